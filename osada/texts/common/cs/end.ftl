### Konec hry u stolu: jeho film, stuha na plánu a stránka po něm.

page-end-film = Takhle to končí…
page-end-skip = Přeskočit
page-end-see = Podívat se znovu
page-end-how = Jak to šlo
page-end-stay = Zůstat tady
page-end-points = Body
page-end-sources = všechny zdroje
page-end-parted = { $names } vyhrává při shodě: { $what }, { $first } ku { $second }.
page-end-took-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
page-end-took-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
page-end-banner-wins =
    { $count ->
        [one] Vítězí { $names }: { $count } bod
        [few] Vítězí { $names }: { $count } body
       *[other] Vítězí { $names }: { $count } bodů
    }
page-end-banner-brief = Vítězí { $names }: { $count }
page-end-banner-share = Společné vítězství: { $names }
page-end-banner-alone =
    { $count ->
        [one] { $names } má { $count } bod
        [few] { $names } má { $count } body
       *[other] { $names } má { $count } bodů
    }
page-end-banner-ended = Hra byla předčasně ukončena
