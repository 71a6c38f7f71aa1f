### Dlaczego czynność jest dobra albo co kosztuje. Klucze jak w insight/phrases.py.

hamlet-part-why-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }

hamlet-why-stars = Od razu { hamlet-part-why-points }.
hamlet-why-delivery = Dostawa { $space }: { hamlet-part-why-points }, zanim zajmie ją ktoś inny.
hamlet-why-sale =
    { $count ->
        [0] Kafelek sprzedaży { $sale } jest twój i liczy się do nagrody.
       *[other] Kafelek sprzedaży { $sale }: { hamlet-part-why-points }, a do tego liczy się do nagrody.
    }
hamlet-why-gold =
    { $count ->
        [one] +{ $count } złoto: masz { $gold }.
       *[other] +{ $count } złota: masz { $gold }.
    }
hamlet-why-gold-villager =
    { $count ->
        [one] +{ $count } złoto: masz { $gold }, starczy na mieszkańca ({ $price }).
       *[other] +{ $count } złota: masz { $gold }, starczy na mieszkańca ({ $price }).
    }
hamlet-why-gold-short =
    { $count ->
        [one] +{ $count } złoto: masz { $gold }, do mieszkańca brakuje { $short }.
       *[other] +{ $count } złota: masz { $gold }, do mieszkańca brakuje { $short }.
    }
hamlet-why-spent =
    { $count ->
        [one] Kosztuje { $count } złoto, zostaje { $gold }.
       *[other] Kosztuje { $count } złota, zostaje { $gold }.
    }
hamlet-why-spent-villager =
    { $gold ->
        [one] Zostaje { $gold } złoto: za mało na mieszkańca ({ $price }).
        [few] Zostają { $gold } złota: za mało na mieszkańca ({ $price }).
       *[other] Zostaje { $gold } złota: za mało na mieszkańca ({ $price }).
    }
hamlet-why-milestone =
    { $count ->
        [0] Kamień milowy „{ $goal-name }” jest twój i nikt inny już go nie zdobędzie.
       *[other] Kamień milowy „{ $goal-name }” jest twój: { hamlet-part-why-points } na koniec.
    }
hamlet-why-road =
    { $count ->
        [one] Najdłuższa droga: { $count } kafelek, na koniec więcej o { hamlet-part-stars }.
        [few] Najdłuższa droga: { $count } kafelki, na koniec więcej o { hamlet-part-stars }.
       *[other] Najdłuższa droga: { $count } kafelków, na koniec więcej o { hamlet-part-stars }.
    }
hamlet-why-end = { $part }: na razie +{ $count } na koniec.
hamlet-why-end-less = { $part }: na razie −{ $count } na koniec.
hamlet-why-built = { $tile-name }: w tym miejscu { hamlet-part-why-points } na koniec.
hamlet-why-built-apart = { $tile-name }: { hamlet-part-why-points } na koniec, gdy dojdzie tam droga.
hamlet-why-built-works =
    { $count ->
        [0] { $tile-name } stoi w wiosce.
        [one] { $tile-name } stoi w wiosce i ma { $count } miejsce na surowce.
        [few] { $tile-name } stoi w wiosce i ma { $count } miejsca na surowce.
       *[other] { $tile-name } stoi w wiosce i ma { $count } miejsc na surowce.
    }
hamlet-why-blueprint = Projekt { $tile-gen }: zbudowany i z drogą da na koniec { hamlet-part-why-points }, licząc jak dziś.
hamlet-why-blueprint-each = Projekt { $tile-gen }: { hamlet-part-why-points } za każdym razem, gdy się liczy.
hamlet-why-blueprint-stars = Projekt { $tile-gen }: { hamlet-part-why-points } za budowę.
hamlet-why-villager = Masz { $count } mieszkańców: w każdej następnej rundzie jedno działanie więcej.
hamlet-why-donkey =
    { $count ->
        [one] Pierwszy osioł przyniesie surowce z większej odległości.
       *[other] Osioł numer { $count } przyniesie surowce z większej odległości.
    }
hamlet-why-tokens =
    { $stars ->
        [0] Twoje i gotowe do użycia: { $goods-counted }. Po użyciu dostajesz z zasobów ogólnych { hamlet-part-gold }.
       *[other] Twoje i gotowe do użycia: { $goods-counted }. Po użyciu dostajesz z zasobów ogólnych { hamlet-part-gold } i { hamlet-part-stars }.
    }
hamlet-why-reach = Teraz dotrze { $target-to }: { $goods-counted }.
hamlet-why-reach-from =
    { $count ->
        [one] Surowce { $tile-from } docierają teraz do { $count } budowli, przedtem do { $was }.
       *[other] Surowce { $tile-from } docierają teraz do { $count } budowli, przedtem do { $was }.
    }
hamlet-why-reach-less =
    { $count ->
        [one] Surowce { $tile-from } docierają tylko do { $count } budowli, przedtem do { $was }.
       *[other] Surowce { $tile-from } docierają tylko do { $count } budowli, przedtem do { $was }.
    }
hamlet-why-stock = Do Kościoła dotrze jeszcze: { $goods-counted }.
hamlet-why-ready-delivery = Do dostawy { $space } ({ hamlet-part-why-points }) niczego już nie brakuje.
hamlet-why-near-delivery =
    { $count ->
        [one] Do dostawy { $space } brakuje już tylko jednego surowca: { $goods-either }.
       *[other] Do dostawy { $space } brakuje już tylko { $count } surowców: { $goods-either }.
    }
hamlet-why-ready-sale =
    { $gold ->
        [0] Do sprzedaży { $sale } ({ hamlet-part-why-points }) niczego już nie brakuje.
       *[other] Do sprzedaży { $sale } ({ hamlet-part-why-points }, złoto: { $gold }) niczego już nie brakuje.
    }
hamlet-why-near-sale =
    { $count ->
        [one] Do sprzedaży { $sale } brakuje już tylko jednego surowca: { $goods-either }.
       *[other] Do sprzedaży { $sale } brakuje już tylko { $count } surowców: { $goods-either }.
    }
hamlet-why-idle =
    { $count ->
        [one] { $count } mieszkaniec mógł jeszcze działać, a stoi bezczynnie.
       *[other] { $count } mieszkańców mogło jeszcze działać, a stoi bezczynnie.
    }
hamlet-why-finishes = Kończy budowę Kościoła, więc gra kończy się z tą rundą.
hamlet-why-done =
    { $count ->
        [one] Twój mieszkaniec już działał: zostaje tylko ruch osłów.
       *[other] Wszyscy twoi mieszkańcy ({ $count }) już działali: zostaje tylko ruch osłów.
    }
hamlet-why-stays =
    { $count ->
        [one] Osły zostają na miejscu: do Kościoła dociera { $count } surowiec.
        [few] Osły zostają na miejscu: do Kościoła docierają { $count } surowce.
       *[other] Osły zostają na miejscu: do Kościoła dociera { $count } surowców.
    }
hamlet-why-keeps = Zachowujesz złoto na następną turę: { $gold }.

## Kiedy żaden zysk się nie wyróżnia

hamlet-why-even = To samo daje { $letter }: szansa na wygraną około { $count }%.
hamlet-why-near = { $letter } daje to samo w granicach błędu: szansa na wygraną około { $count }% i { $next }%.
hamlet-why-alone =
    { $count ->
        [one] Zapowiada około { $count } punktu więcej niż drugi najlepszy ruch.
       *[other] Zapowiada około { $count } punktów więcej niż drugi najlepszy ruch.
    }
hamlet-why-chance = Żaden zysk się nie wyróżnia: szansa na wygraną około { $count }%, po drugim najlepszym ruchu { $next }%.
hamlet-why-worse = Szansa na wygraną to około { $count }%; po najlepszym ruchu byłoby { $best }%.
hamlet-why-lone = Każdy inny ruch daje to samo albo mniej: szansa na wygraną to około { $count }%.
hamlet-why-then = { $seat } ma na to odpowiedź. { $what }

## Jak nazywa się chwila

hamlet-title-stars = Od razu { hamlet-part-why-points }
hamlet-title-no-stars =
    { $count ->
        [one] Przepada { $count } punkt
        [few] Przepadają { $count } punkty
       *[other] Przepada { $count } punktów
    }
hamlet-title-delivery = Dostawa { $space } jest twoja
hamlet-title-no-delivery = Dostawa { $space } oddana innym
hamlet-title-ready = Dostawa { $space } w zasięgu
hamlet-title-no-ready = Dostawa { $space } poza zasięgiem
hamlet-title-sale = Kafelek sprzedaży { $sale } jest twój
hamlet-title-no-sale = Kafelek sprzedaży { $sale } oddany innym
hamlet-title-ready-sale = Sprzedaż { $sale } w zasięgu
hamlet-title-no-ready-sale = Sprzedaż { $sale } poza zasięgiem
hamlet-title-gold =
    { $count ->
        [one] { $count } złoto w samą porę
       *[other] { $count } złota w samą porę
    }
hamlet-title-no-gold = Zabrakło { $count } złota
hamlet-title-spent =
    { $count ->
        [one] { $count } złoto mniej
       *[other] { $count } złota mniej
    }
hamlet-title-milestone = Kamień milowy „{ $goal-name }” jest twój
hamlet-title-no-milestone = Kamień milowy „{ $goal-name }” oddany innym
hamlet-title-road =
    { $count ->
        [one] Droga na { $count } kafelek
        [few] Droga na { $count } kafelki
       *[other] Droga na { $count } kafelków
    }
hamlet-title-no-road =
    { $count ->
        [one] Droga na { $count } kafelek, której nie ma
        [few] Droga na { $count } kafelki, której nie ma
       *[other] Droga na { $count } kafelków, której nie ma
    }
hamlet-title-end = { $part }: +{ $count }
hamlet-title-no-end = { $part }: przepada { $count }
hamlet-title-end-less = { $part }: −{ $count }
hamlet-title-built = { $tile-name } na swoim miejscu
hamlet-title-no-built = { $tile-name }: bez budowy
hamlet-title-blueprint = { $tile-name } w ręku
hamlet-title-no-blueprint = { $tile-name }: projekt zostaje w rzędzie
hamlet-title-villager = O jednego mieszkańca więcej
hamlet-title-no-villager = O jednego mieszkańca mniej
hamlet-title-donkey = O jednego osła więcej
hamlet-title-no-donkey = O jednego osła za mało
hamlet-title-tokens = Twoje surowce dla wszystkich: { $goods-counted }
hamlet-title-no-tokens = Zabrakło twoich surowców: { $goods-counted }
hamlet-title-stock = W zasięgu: { $goods-counted }
hamlet-title-no-stock = Poza zasięgiem: { $goods-counted }
hamlet-title-reach = { $tile-name } bliżej wszystkiego
hamlet-title-no-reach = { $tile-name } za daleko od wszystkiego
hamlet-title-idle =
    { $count ->
        [one] Mieszkaniec stał bezczynnie
       *[other] { $count } mieszkańców stało bezczynnie
    }
hamlet-title-finishes = Kościół ukończony w porę
hamlet-title-no-finishes = Kościół mógł być gotowy
hamlet-title-keeps =
    { $gold ->
        [one] { $gold } złoto na później
       *[other] { $gold } złota na później
    }
hamlet-title-no-keeps =
    { $gold ->
        [one] { $gold } złoto lepiej było zachować
       *[other] { $gold } złota lepiej było zachować
    }
hamlet-title-stays = Osły na właściwych miejscach
hamlet-title-no-stays = Osły lepiej było zostawić na miejscu
hamlet-title-chance = Szansa { $count }% zamiast { $next }%
hamlet-title-slid = Szansa { $count }% zamiast { $best }%
hamlet-title-answered = { $seat } ma odpowiedź

## Czego uczą zagadki

hamlet-theme-church = Wyścig do Kościoła
hamlet-theme-market = Sprzedaż na czas
hamlet-theme-roads = Drogi i osły
hamlet-theme-building = Co zbudować i gdzie
hamlet-theme-resources = Surowce dla wszystkich
hamlet-theme-villagers = O jednego mieszkańca więcej
hamlet-theme-scoring = Punktacja końcowa
