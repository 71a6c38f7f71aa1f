### Proč je činnost dobrá, nebo co stojí. Klíče jsou ty z insight/phrases.py.

hamlet-part-why-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
hamlet-part-why-coins =
    { $count ->
        [one] { $count } zlaťák
        [few] { $count } zlaťáky
       *[other] { $count } zlaťáků
    }

hamlet-why-stars = Hned { hamlet-part-why-points }.
hamlet-why-delivery = Dodávka { $space }: { hamlet-part-why-points }, dřív než ji zaplní někdo jiný.
hamlet-why-sale =
    { $count ->
        [0] Dílek prodeje { $sale } je váš a počítá se k ocenění.
       *[other] Dílek prodeje { $sale }: { hamlet-part-why-points }, a počítá se i k ocenění.
    }
hamlet-why-gold = +{ hamlet-part-why-coins }: máte { $gold }.
hamlet-why-gold-villager = +{ hamlet-part-why-coins }: máte { $gold }, stačí na vesničana ({ $price }).
hamlet-why-gold-short = +{ hamlet-part-why-coins }: máte { $gold }, na vesničana chybí { $short }.
hamlet-why-spent = Stojí { hamlet-part-why-coins }, zbývá { $gold }.
hamlet-why-spent-villager =
    { $gold ->
        [few] Zbývají { hamlet-part-gold }: na vesničana je to málo ({ $price }).
       *[other] Zbývá { hamlet-part-gold }: na vesničana je to málo ({ $price }).
    }
hamlet-why-milestone =
    { $count ->
        [0] Milník „{ $goal-name }“ je váš a nikdo jiný ho už nezíská.
       *[other] Milník „{ $goal-name }“ je váš: { hamlet-part-why-points } na konci.
    }
hamlet-why-road =
    { $count ->
        [one] Nejdelší cesta: { $count } dílek, na konci o { hamlet-part-stars } víc.
        [few] Nejdelší cesta: { $count } dílky, na konci o { hamlet-part-stars } víc.
       *[other] Nejdelší cesta: { $count } dílků, na konci o { hamlet-part-stars } víc.
    }
hamlet-why-end = { $part }: zatím +{ $count } na konci.
hamlet-why-end-less = { $part }: zatím −{ $count } na konci.
hamlet-why-built = { $tile-name }: na tomto místě { hamlet-part-why-points } na konci.
hamlet-why-built-apart = { $tile-name }: { hamlet-part-why-points } na konci, až tam povede cesta.
hamlet-why-built-works =
    { $count ->
        [0] { $tile-name }: stojí ve vesnici.
        [one] { $tile-name }: stojí ve vesnici a má { $count } místo na suroviny.
        [few] { $tile-name }: stojí ve vesnici a má { $count } místa na suroviny.
       *[other] { $tile-name }: stojí ve vesnici a má { $count } míst na suroviny.
    }
hamlet-why-blueprint = Plán { $tile-gen }: postavený a s cestou by zatím vynesl { hamlet-part-why-points } na konci.
hamlet-why-blueprint-each = Plán { $tile-gen }: { hamlet-part-why-points } pokaždé, když se počítá.
hamlet-why-blueprint-stars = Plán { $tile-gen }: { hamlet-part-why-points } za stavbu.
hamlet-why-villager =
    { $count ->
        [one] Máte { $count } vesničana: v každém dalším kole stihnete o jednu věc víc.
        [few] Máte { $count } vesničany: v každém dalším kole stihnete o jednu věc víc.
       *[other] Máte { $count } vesničanů: v každém dalším kole stihnete o jednu věc víc.
    }
hamlet-why-donkey =
    { $count ->
        [one] První osel přinese suroviny z větší dálky.
       *[other] Osel číslo { $count } přinese suroviny z větší dálky.
    }
hamlet-why-tokens =
    { $stars ->
        [0] Vaše a připravené k použití: { $goods-counted }. Po použití dostanete ze zásoby { hamlet-part-gold }.
       *[other] Vaše a připravené k použití: { $goods-counted }. Po použití dostanete ze zásoby { hamlet-part-gold } a { hamlet-part-stars }.
    }
hamlet-why-reach = Teď dorazí { $target-to }: { $goods-counted }.
hamlet-why-reach-from =
    { $count ->
        [one] Suroviny { $tile-from } teď dorazí do { $count } budovy, předtím do { $was }.
       *[other] Suroviny { $tile-from } teď dorazí do { $count } budov, předtím do { $was }.
    }
hamlet-why-reach-less =
    { $count ->
        [one] Suroviny { $tile-from } dorazí jen do { $count } budovy, předtím do { $was }.
       *[other] Suroviny { $tile-from } dorazí jen do { $count } budov, předtím do { $was }.
    }
hamlet-why-stock = Ke kostelu dorazí ještě: { $goods-counted }.
hamlet-why-ready-delivery = K dodávce { $space } ({ hamlet-part-why-points }) už nic nechybí.
hamlet-why-near-delivery =
    { $count ->
        [one] K dodávce { $space } už chybí jen jedna surovina: { $goods-either }.
        [few] K dodávce { $space } už chybí jen { $count } suroviny: { $goods-either }.
       *[other] K dodávce { $space } už chybí jen { $count } surovin: { $goods-either }.
    }
hamlet-why-ready-sale =
    { $gold ->
        [0] K prodeji { $sale } ({ hamlet-part-why-points }) už nic nechybí.
       *[other] K prodeji { $sale } ({ hamlet-part-why-points }, { hamlet-part-gold }) už nic nechybí.
    }
hamlet-why-near-sale =
    { $count ->
        [one] K prodeji { $sale } už chybí jen jedna surovina: { $goods-either }.
        [few] K prodeji { $sale } už chybí jen { $count } suroviny: { $goods-either }.
       *[other] K prodeji { $sale } už chybí jen { $count } surovin: { $goods-either }.
    }
hamlet-why-idle =
    { $count ->
        [one] { $count } vesničan, který mohl ještě něco udělat, zahálí.
        [few] { $count } vesničané, kteří mohli ještě něco udělat, zahálejí.
       *[other] { $count } vesničanů, kteří mohli ještě něco udělat, zahálí.
    }
hamlet-why-finishes = Dokončuje kostel, takže hra končí tímto kolem.
hamlet-why-done =
    { $count ->
        [one] Váš vesničan už má hotovo: zbývá jen přesun oslů.
       *[other] Všichni vaši vesničané ({ $count }) už mají hotovo: zbývá jen přesun oslů.
    }
hamlet-why-stays =
    { $count ->
        [one] Osli zůstávají na místě: ke kostelu dorazí { $count } surovina.
        [few] Osli zůstávají na místě: ke kostelu dorazí { $count } suroviny.
       *[other] Osli zůstávají na místě: ke kostelu dorazí { $count } surovin.
    }
hamlet-why-keeps = Na příští tah si necháte { hamlet-part-gold }.

## Kde žádný zisk nevyčnívá

hamlet-why-even = Totéž přinese { $letter }: šance na výhru asi { $count } %.
hamlet-why-near = { $letter } přinese totéž v mezích chyby: šance na výhru asi { $count } % a { $next } %.
hamlet-why-alone = Slibuje asi o { hamlet-part-why-points } víc než druhý nejlepší tah.
hamlet-why-chance = Žádný zisk nevyčnívá: šance na výhru je asi { $count } %, po druhém nejlepším tahu { $next } %.
hamlet-why-worse = Šance na výhru je asi { $count } %; po nejlepším tahu by byla { $best } %.
hamlet-why-lone = Každý jiný tah přinese totéž, nebo méně: šance na výhru je asi { $count } %.
hamlet-why-then = { $seat } na to má odpověď. { $what }

## Jak se okamžik jmenuje

hamlet-title-stars = Hned { hamlet-part-why-points }
hamlet-title-no-stars =
    { $count ->
        [one] Utekl { $count } bod
        [few] Utekly { $count } body
       *[other] Uteklo { $count } bodů
    }
hamlet-title-delivery = Dodávka { $space } je vaše
hamlet-title-no-delivery = Dodávka { $space } nechaná ostatním
hamlet-title-ready = Dodávka { $space } na dosah
hamlet-title-no-ready = Dodávka { $space } mimo dosah
hamlet-title-sale = Dílek prodeje { $sale } je váš
hamlet-title-no-sale = Dílek prodeje { $sale } nechaný ostatním
hamlet-title-ready-sale = Prodej { $sale } na dosah
hamlet-title-no-ready-sale = Prodej { $sale } mimo dosah
hamlet-title-gold = { hamlet-part-why-coins } právě včas
hamlet-title-no-gold =
    { $count ->
        [one] Chyběl { hamlet-part-why-coins }
        [few] Chyběly { hamlet-part-why-coins }
       *[other] Chybělo { hamlet-part-why-coins }
    }
hamlet-title-spent = O { hamlet-part-why-coins } méně
hamlet-title-milestone = Milník „{ $goal-name }“ je váš
hamlet-title-no-milestone = Milník „{ $goal-name }“ nechaný ostatním
hamlet-title-road =
    { $count ->
        [one] Cesta na { $count } dílek
        [few] Cesta na { $count } dílky
       *[other] Cesta na { $count } dílků
    }
hamlet-title-no-road =
    { $count ->
        [one] Cesta na { $count } dílek, která nebyla
        [few] Cesta na { $count } dílky, která nebyla
       *[other] Cesta na { $count } dílků, která nebyla
    }
hamlet-title-end = { $part }: +{ $count }
hamlet-title-no-end = { $part }: uteklo { $count }
hamlet-title-end-less = { $part }: −{ $count }
hamlet-title-built = { $tile-name } na svém místě
hamlet-title-no-built = { $tile-name }: nepostaveno
hamlet-title-blueprint = { $tile-name } v ruce
hamlet-title-no-blueprint = { $tile-name }: plán zůstal v nabídce
hamlet-title-villager = O vesničana víc
hamlet-title-no-villager = O vesničana méně
hamlet-title-donkey = O osla víc
hamlet-title-no-donkey = O osla méně
hamlet-title-tokens = Vaše suroviny pro všechny: { $goods-counted }
hamlet-title-no-tokens = Chyběly vaše suroviny: { $goods-counted }
hamlet-title-stock = Na dosah: { $goods-counted }
hamlet-title-no-stock = Mimo dosah: { $goods-counted }
hamlet-title-reach = { $tile-name } blíž ke všemu
hamlet-title-no-reach = { $tile-name } daleko ode všeho
hamlet-title-idle =
    { $count ->
        [one] Vesničan zahálel
        [few] { $count } vesničané zaháleli
       *[other] { $count } vesničanů zahálelo
    }
hamlet-title-finishes = Kostel dokončen včas
hamlet-title-no-finishes = Kostel mohl být hotov
hamlet-title-keeps = Na potom: { hamlet-part-gold }
hamlet-title-no-keeps = Lepší bylo nechat si { hamlet-part-gold }
hamlet-title-stays = Osli na správných místech
hamlet-title-no-stays = Osly bylo lepší nechat stát
hamlet-title-chance = Šance { $count } % místo { $next } %
hamlet-title-slid = Šance { $count } % místo { $best } %
hamlet-title-answered = { $seat } má odpověď

## Co hádanky učí

hamlet-theme-church = Závod ke kostelu
hamlet-theme-market = Prodej včas
hamlet-theme-roads = Cesty a osli
hamlet-theme-building = Co postavit a kam
hamlet-theme-resources = Suroviny pro všechny
hamlet-theme-villagers = O vesničana víc
hamlet-theme-scoring = Závěrečné bodování
