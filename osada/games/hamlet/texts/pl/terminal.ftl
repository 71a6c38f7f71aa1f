### Plansza Wioski w terminalu. Klucze używane w osada/cli/boards/hamlet, bez „cli-”.
### ● to złoto, a ★ to punkty, jak na całej planszy.

cli-hamlet-round = runda { $round }
cli-hamlet-solo-round = runda { $round } z { $rounds } (nasz zastępczy tryb solo)
cli-hamlet-first = zaczyna { $seat }
cli-hamlet-last-round = kościół ukończony: ostatnia runda

## Znaki

cli-hamlet-sign-road = droga
cli-hamlet-sign-forest = las
cli-hamlet-sign-hill = wzgórze
cli-hamlet-sign-cliff = urwisko
cli-hamlet-sign-villager = mieszkaniec
cli-hamlet-sign-lying = leży
cli-hamlet-sign-donkey = osioł
cli-hamlet-sign-resource = surowiec
cli-hamlet-sign-refined = przetworzony
cli-hamlet-sign-fine = wysokiej jakości
cli-hamlet-sign-flag = flaga
cli-hamlet-sign-apart = bez drogi do kościoła
cli-hamlet-sign-printed = nadrukowana
cli-hamlet-sign-bridge = most
cli-hamlet-sign-path = ścieżka

## Co jest wyłożone

cli-hamlet-offers = Do wzięcia
cli-hamlet-church = Kościół: dostawy
cli-hamlet-market = Targ: sprzedaż (stos { $stack }) · zakup: { $basic }●, przetworzone { $refined }●
cli-hamlet-no-sale = nie ma więcej kafelków sprzedaży
cli-hamlet-row = Ratusz: projekty (worek { $bag })
cli-hamlet-no-blueprint = worek jest pusty
cli-hamlet-stacks = z pierwszą przetwórnią dojdą po cztery: { $kinds }
cli-hamlet-milestones = Kamienie milowe:
cli-hamlet-awards = Nagrody:
cli-hamlet-any-basic =
    { $count ->
        [one] { $count } podstawowy
        [few] { $count } podstawowe
       *[many] { $count } podstawowych
    }
cli-hamlet-any-refined =
    { $count ->
        [one] { $count } przetworzony
        [few] { $count } przetworzone
       *[many] { $count } przetworzonych
    }

## Wioska

cli-hamlet-village = Wioska
cli-hamlet-building = budowla
cli-hamlet-goods = surowce
cli-hamlet-workers = robotnicy
cli-hamlet-links = drogi do
cli-hamlet-unconnected = niepołączone

## Płacenie

cli-hamlet-also-paid = oprócz już wskazanych ({ $paid }): { $rest }

## Gdzie leży kafelek

cli-hamlet-sites = Liczby na rysunkach kafelków to numery odcinków. W wierszu: które dwa się zetkną i wszystko, co będzie się stykać. Wiersze, które wyglądałyby tak samo, pominięto.
cli-hamlet-touches = dotyka
cli-hamlet-joins = droga do
cli-hamlet-joins-nothing = bez drogi

## Gracze

cli-hamlet-players = Gracze
cli-hamlet-you = grasz jako { $name }
cli-hamlet-seat = gracz
cli-hamlet-forecast = prognoza
cli-hamlet-own-workers = robotnicy
cli-hamlet-roads-left = zapas dróg
cli-hamlet-sales = sprzedaże
cli-hamlet-deliveries = dostawy
cli-hamlet-hand = Projekty:
cli-hamlet-points = Prognoza:

## Kafelki w najwyżej czterech literach: na mapę i listy dróg

cli-hamlet-code-church = Kośc
cli-hamlet-code-market = Targ
cli-hamlet-code-town-hall = Ratu
cli-hamlet-code-woodcutter = Drwa
cli-hamlet-code-quarry = Kamo
cli-hamlet-code-farm = Farm
cli-hamlet-code-sawmill = Cieś
cli-hamlet-code-stonemason = Kamr
cli-hamlet-code-dairy-farm = Mlec
cli-hamlet-code-flour-mill = Młyn
cli-hamlet-code-shrine = Kapl
cli-hamlet-code-trade-post = Fakt
cli-hamlet-code-forest-pond = StLe
cli-hamlet-code-mountain-pond = StGó
cli-hamlet-code-small-woodland = NZag
cli-hamlet-code-small-range = NŁań
cli-hamlet-code-lumber-mill = Tart
cli-hamlet-code-barn-a = StoI
cli-hamlet-code-large-range = RŁań
cli-hamlet-code-outpost-a = PosI
cli-hamlet-code-cow-conservatory = Hodo
cli-hamlet-code-barn-b = StII
cli-hamlet-code-tavern = Karc
cli-hamlet-code-stables = Staj
cli-hamlet-code-master-stonemason = MKam
cli-hamlet-code-warehouse = Skła
cli-hamlet-code-farrier = Kowa
cli-hamlet-code-large-woodland = RZag
cli-hamlet-code-windmill = Wiat
cli-hamlet-code-square = Plac
cli-hamlet-code-monument = Pomn
cli-hamlet-code-outpost-b = PoII
