### Koniec gry przy stole: jego film, wstęga na planszy i strona po nim.

page-end-film = Tak to się kończy…
page-end-skip = Pomiń
page-end-see = Zobacz jeszcze raz
page-end-how = Jak poszło
page-end-stay = Zostań tutaj
page-end-points = Punkty
page-end-sources = wszystkie źródła
page-end-parted = { $names } wygrywa po remisie: { $what }, { $first } do { $second }.
page-end-took-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[other] { $count } rund
    }
page-end-took-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
page-end-banner-wins =
    { $count ->
        [one] Wygrywa { $names }: { $count } punkt
        [few] Wygrywa { $names }: { $count } punkty
       *[other] Wygrywa { $names }: { $count } punktów
    }
page-end-banner-brief = Wygrywa { $names }: { $count }
page-end-banner-share = Wspólne zwycięstwo: { $names }
page-end-banner-alone =
    { $count ->
        [one] { $names } ma { $count } punkt
        [few] { $names } ma { $count } punkty
       *[other] { $names } ma { $count } punktów
    }
page-end-banner-ended = Grę zakończono przed czasem
