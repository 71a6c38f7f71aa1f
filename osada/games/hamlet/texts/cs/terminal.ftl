### Plán Vesničky v terminálu. Klíče se používají v osada/cli/boards/hamlet, bez „cli-“.
### ● je zlato a ★ jsou body, jako na celém plánu.

cli-hamlet-round = kolo { $round }
cli-hamlet-solo-round = kolo { $round } z { $rounds } (naše sólová hra)
cli-hamlet-first = začíná { $seat }
cli-hamlet-last-round = kostel je dokončen: poslední kolo

## Značky

cli-hamlet-sign-road = cesta
cli-hamlet-sign-forest = les
cli-hamlet-sign-hill = hory
cli-hamlet-sign-cliff = útes
cli-hamlet-sign-villager = vesničan
cli-hamlet-sign-lying = leží
cli-hamlet-sign-donkey = osel
cli-hamlet-sign-resource = surovina
cli-hamlet-sign-refined = zpracovaná
cli-hamlet-sign-fine = kvalitní
cli-hamlet-sign-flag = vlajka
cli-hamlet-sign-apart = bez cesty ke kostelu
cli-hamlet-sign-printed = natištěná
cli-hamlet-sign-bridge = most
cli-hamlet-sign-path = stezka

## Co je vyloženo

cli-hamlet-offers = V nabídce
cli-hamlet-church = Kostel: dodávky
cli-hamlet-market = Tržiště: prodej (hromádka { $stack }) · nákup: { $basic }●, zpracované { $refined }●
cli-hamlet-no-sale = žádný další dílek prodeje
cli-hamlet-row = Rychta: plány (pytlík { $bag })
cli-hamlet-no-blueprint = pytlík je prázdný
cli-hamlet-stacks = s první zpracovatelskou budovou se vždy přidají čtyři: { $kinds }
cli-hamlet-milestones = Milníky:
cli-hamlet-awards = Ocenění:
cli-hamlet-any-basic =
    { $count ->
        [one] { $count } základní
        [few] { $count } základní
       *[other] { $count } základních
    }
cli-hamlet-any-refined =
    { $count ->
        [one] { $count } zpracovaná
        [few] { $count } zpracované
       *[other] { $count } zpracovaných
    }

## Vesnička

cli-hamlet-village = Vesnice
cli-hamlet-building = budova
cli-hamlet-goods = suroviny
cli-hamlet-workers = pracovníci
cli-hamlet-links = cesty do
cli-hamlet-unconnected = nespojeno

## Placení

cli-hamlet-also-paid = kromě už vybraných ({ $paid }): { $rest }

## Kde leží dílek

cli-hamlet-sites = Čísla na obrázcích dílků jsou čísla úseků. V řádku: které dva se spojí a vše, co se bude dotýkat. Řádky, které by vypadaly stejně, jsou vynechány.
cli-hamlet-touches = dotýká se
cli-hamlet-joins = cesta do
cli-hamlet-joins-nothing = bez cesty

## Hráči

cli-hamlet-players = Hráči
cli-hamlet-you = hrajete jako { $name }
cli-hamlet-seat = hráč
cli-hamlet-forecast = odhad
cli-hamlet-own-workers = pracovníci
cli-hamlet-roads-left = zbývá cest
cli-hamlet-sales = prodeje
cli-hamlet-deliveries = dodávky
cli-hamlet-hand = Plány:
cli-hamlet-points = Odhad:

## Dílky nejvýše čtyřmi písmeny: na mapu a do seznamů cest

cli-hamlet-code-church = Kost
cli-hamlet-code-market = Trži
cli-hamlet-code-town-hall = Rych
cli-hamlet-code-woodcutter = Tábo
cli-hamlet-code-quarry = Kamo
cli-hamlet-code-farm = Stat
cli-hamlet-code-sawmill = Dřev
cli-hamlet-code-stonemason = Kamt
cli-hamlet-code-dairy-farm = Ovčí
cli-hamlet-code-flour-mill = Mlýn
cli-hamlet-code-shrine = Svat
cli-hamlet-code-trade-post = Obch
cli-hamlet-code-forest-pond = LRyb
cli-hamlet-code-mountain-pond = HRyb
cli-hamlet-code-small-woodland = MPol
cli-hamlet-code-small-range = MPoh
cli-hamlet-code-lumber-mill = Pila
cli-hamlet-code-barn-a = StoI
cli-hamlet-code-large-range = VPoh
cli-hamlet-code-outpost-a = HláI
cli-hamlet-code-cow-conservatory = Ohra
cli-hamlet-code-barn-b = StII
cli-hamlet-code-tavern = Krčm
cli-hamlet-code-stables = Stáj
cli-hamlet-code-master-stonemason = Cech
cli-hamlet-code-warehouse = Skla
cli-hamlet-code-farrier = Ková
cli-hamlet-code-large-woodland = VPol
cli-hamlet-code-windmill = Větr
cli-hamlet-code-square = Námě
cli-hamlet-code-monument = Pamá
cli-hamlet-code-outpost-b = HlII
