### Co zrobiłby dobry towarzysz i dlaczego. Klucze są z bots/why.py i advice/phrases.py.

## Ile kosztuje i co daje

mythwind-brings = Kosztuje: { $cost }; daje: { $gain }.
mythwind-brings-cost = Kosztuje: { $cost }.
mythwind-brings-gain = Daje: { $gain }.
mythwind-brings-drawn = Reszta leży zakryta.
mythwind-part-of-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-part-of-resource = { $resource-nom } ({ $count })
mythwind-part-of-worker = { $die-nom }
mythwind-part-of-begun = rozpoczęta budowa { $building-gen }
mythwind-part-of-built = ukończona budowa { $building-gen }
mythwind-part-of-torn = { $building-nom } do rozbiórki
mythwind-part-of-cleared = odkryty obszar { $area }
mythwind-part-of-skill = umiejętność { mythwind-part-skill }
mythwind-part-of-attached = przywiązanie { $kind-to }
mythwind-part-of-watered =
    { $count ->
        [one] { $count } podlany kafelek
        [few] { $count } podlane kafelki
       *[other] { $count } podlanych kafelków
    }
mythwind-part-of-planted =
    { $count ->
        [one] { $count } obsadzona kratka
        [few] { $count } obsadzone kratki
       *[other] { $count } obsadzonych kratek
    }
mythwind-part-of-land =
    { $count ->
        [one] { $count } kratka ziemi
        [few] { $count } kratki ziemi
       *[other] { $count } kratek ziemi
    }
mythwind-part-of-cow =
    { $count ->
        [one] { $count } krowa
        [few] { $count } krowy
       *[other] { $count } krów
    }
mythwind-part-of-farm-gear =
    { $gear ->
        [beehive] ul
        [cart] wóz
        [sickle] sierp
        [compost] kompostownik
        [barrel] beczka na wodę
        [scarecrow] strach na wróble
        [plough] pług
       *[hay-rack] paśnik
    }
mythwind-part-material-nom =
    { $material ->
        [cloth] sukno
        [leather] skóra
        [paper] papier
        [birch] brzoza
       *[cedar] cedr
    }
mythwind-part-good-nom =
    { $good ->
        [grain] zboże
        [salt] sól
        [wool] wełna
        [pots] ceramika
        [glass] szkło
       *[spice] przyprawy
    }
mythwind-part-of-token = { mythwind-part-material-nom } na poziomie { $level }
mythwind-part-of-stocked = { mythwind-part-material-nom } w worku
mythwind-part-of-reputation = reputacja { $reputation }
mythwind-part-of-good = { mythwind-part-good-nom } ({ $count })
mythwind-part-of-demand = { mythwind-part-good-nom } po { $price }
mythwind-part-of-stamina = siły ({ $count })
mythwind-part-of-uses =
    { $count ->
        [one] { $count } użycie { mythwind-ranger-part-gear-gen }
        [few] { $count } użycia { mythwind-ranger-part-gear-gen }
       *[other] { $count } użyć { mythwind-ranger-part-gear-gen }
    }
mythwind-part-of-loot = { mythwind-ranger-part-loot-count }
mythwind-part-of-on-trip = droga { mythwind-ranger-part-region-to }

## Dokąd idzie figurka

mythwind-part-days-left =
    { $days ->
        [one] został { $days } dzień
        [few] zostały { $days } dni
       *[other] zostało { $days } dni
    }
mythwind-part-step =
    { $what ->
        [clear] odkrytych obszarów
        [complete] ukończonych budynków
        [complete_III] ukończonych budynków poziomu III lub IV
        [construct] rozpoczętych budów
        [hire] zatrudnionych robotników
        [hire_S] zatrudnionych duszków
        [adventure] przygód
        [skill] nowych umiejętności
        [use_building] użyć budynków
        [sprite_field] użyć pola akcji duszków
        [buy] zakupów
        [event] wydarzeń
       *[coins] monet
    } ({ $count })
mythwind-why-goal = Do celu { mythwind-part-goal } brakuje jeszcze { mythwind-part-step }, a { mythwind-part-days-left }.
mythwind-why-wish = Twoja postać chce dziś spotkać { $kind-acc }; zatrudnionych, gotowych do pomocy: { $count }.
mythwind-why-room = Żaden obszar nie jest pusty, a { $building-nom } na torze go potrzebuje.
mythwind-why-new-house =
    { $count ->
        [0] Nikt tu jeszcze nie zbudował { $building-gen }.
        [one] Nikt tu jeszcze nie zbudował { $building-gen }, a czeka na to { $count } inny budynek.
        [few] Nikt tu jeszcze nie zbudował { $building-gen }, a czekają na to { $count } inne budynki.
       *[other] Nikt tu jeszcze nie zbudował { $building-gen }, a czeka na to { $count } innych budynków.
    }
mythwind-why-old-house = Miasteczko może jeszcze raz zbudować { $building-acc }.
mythwind-why-no-land = Żaden obszar nie jest pusty; za { mythwind-part-price } można odkryć jeden z lasów ({ $count }).
mythwind-why-news =
    { $count ->
        [one] Leży tam { $count } karta przygody, której nikt jeszcze nie zna.
        [few] Leżą tam { $count } karty przygód, których nikt jeszcze nie zna.
       *[other] Leży tam { $count } kart przygód, których nikt jeszcze nie zna.
    }
mythwind-why-hands = W wieży są { $kind-nom } do zatrudnienia ({ $count }), pierwszy za { mythwind-part-price }.
mythwind-why-useful = Warto tam zajrzeć; { $building-nom } daje: { $gain }.
mythwind-why-stand = Gdzie indziej jest jeszcze mniej do zrobienia niż { $space-on }.
mythwind-why-learning = Masz { mythwind-part-coins }, umiejętność kosztuje co najmniej { $price }, a wolnych miejsc jest { $count }.
mythwind-why-teaching = Do celu { mythwind-part-goal } brakuje jeszcze nowych umiejętności ({ $count }), a { mythwind-part-days-left }.
mythwind-why-great-again = Cel { mythwind-part-goal } wymaga wielkiego budynku; może nim być { $building-nom }, a { mythwind-part-days-left }.

## Miasteczko

mythwind-why-lacks = Następny w planie budynek to { $building-nom }, a w zapasach brakuje { $resource-gen } ({ $count }).
mythwind-why-stock = W zapasach jest mało { $resource-gen }: { $level } z 10.
mythwind-why-goal-level = Cel { mythwind-part-goal } wymaga { $resource-gen } na poziomie { $count }, a { mythwind-part-days-left }.
mythwind-why-spare = Najłatwiej obejść się bez { $resource-gen }: jest { $level } z 10.
mythwind-why-goal-buy = Do celu { mythwind-part-goal } brakuje jeszcze zakupów ({ $count }), a { mythwind-part-days-left }.
mythwind-why-must-buy = Coś trzeba kupić, a { $resource-nom } kosztuje tylko { mythwind-part-price }.
mythwind-why-saves = Masz { mythwind-part-coins }; pieniądze bardziej przydadzą się w twoim fachu.
mythwind-why-enough = Każdego zasobu miasteczko ma co najmniej { $count } i żaden plan na nic nie czeka.
mythwind-why-not-now = Budowa zabrałaby to, czego wymaga cel { mythwind-part-goal }, a { mythwind-part-days-left }.
mythwind-why-no-plan = Z budynków, które mogą teraz powstać ({ $count }), żadnego nie warto zaczynać.
mythwind-why-least-needed = Najłatwiej obejść się bez { $building-gen }; budynków, które na to czekają: { $count }.
mythwind-why-strongest = Silniejszego nie ma: { $die-nom }.
mythwind-why-weakest = To najmniejsza strata: { $die-nom }.
mythwind-why-no-second = Masz jeszcze { mythwind-part-coins }; drugi robotnik zabrałby to, co potrzebne w twoim fachu.
mythwind-why-uses = Po użyciu { $building-nom } daje: { $gain }.
mythwind-why-steps-in = Dziś { $space-on } nie ma nic do zyskania poza przywiązaniem.
mythwind-why-goal-near = Cel { mythwind-part-goal } jest najbliżej: wymaga { $needs }, a miasteczko ma { $has }.
mythwind-why-goal-pays = Cel { mythwind-part-goal } daje najwięcej: { $gain }.
mythwind-why-goal-never = Cel { mythwind-part-goal } da się jeszcze zrealizować; do pozostałych ({ $count }) zostało za mało tego, co liczą.
mythwind-why-takes-least = Zabiera najmniej: { $cost }. Co która droga daje, okazuje się później.
mythwind-why-takes-nothing = Nic nie zabiera, a inna droga zabiera: { $cost }. Co która daje, okazuje się później.
mythwind-why-told-later = Żadna z dróg ({ $count }) nic nie zabiera, a co która daje, okazuje się później: wybierz sercem.
mythwind-why-turned-later = Co dają te drogi ({ $count }), zdradza odwrót karty: wybierz sercem.
mythwind-why-areas = Wszystkie obszary ({ $count }) są równie dobre jak obszar { $area }.
mythwind-why-order = Każdy budynek i tak daje swoje; najpierw { $building-nom }: { $gain }.
mythwind-why-brings-more = To przyda się miasteczku najbardziej: { $gain }.
mythwind-why-worth-it = Zysk ({ $gain }) jest wart więcej niż koszt ({ $cost }).
mythwind-why-too-dear = Zysk ({ $gain }) jest wart mniej niż koszt ({ $cost }).
mythwind-why-richest = Najwięcej ma { $character-nom }: { mythwind-part-coins }.
mythwind-why-poorest = Najmniej ma { $character-nom }: { mythwind-part-coins }.
mythwind-why-alike = Na stole nic nie przemawia za jedną możliwością z { $count } bardziej niż za inną.
mythwind-why-only = Jest tu tylko { $count } możliwość.
mythwind-why-agrees = Chce tego już { $count } z was i nic nie przemawia przeciw.
mythwind-why-stays =
    { $count ->
        [0] Dolinę zna już { $character-nom }; ktoś nowy zaczynałby od początku.
        [one] Dolinę zna już { $character-nom } i ma { $count } umiejętność.
        [few] Dolinę zna już { $character-nom } i ma { $count } umiejętności.
       *[other] Dolinę zna już { $character-nom } i ma { $count } umiejętności.
    }
mythwind-why-swaps = Ktoś tego chce; do wieży wrócą tylko twoi zatrudnieni robotnicy ({ $count }).
mythwind-why-field = Na polu akcji duszków { $sprite-name } daje: { $gain }.
mythwind-why-lesson = Umiejętność { mythwind-part-skill } pomaga najbardziej; kosztuje { mythwind-part-price }, a masz { $coins }.
mythwind-why-no-lesson = Żadna z brakujących umiejętności nie jest teraz warta swej ceny; masz { mythwind-part-coins }.
mythwind-why-goal-lesson = Cel { mythwind-part-goal } wymaga umiejętności, a { mythwind-part-skill } kosztuje najmniej: { mythwind-part-price }.
mythwind-why-forgets = Umiejętność { mythwind-part-skill } pomaga najmniej.
mythwind-why-skill = Umiejętności { mythwind-part-skill } można teraz użyć, i to za darmo.
mythwind-part-kind-there =
    { $kind ->
        [sprite] zatrudnionych duszków
        [villager] zatrudnionych mieszkańców
       *[none] zatrudnionych robotników
    }
mythwind-why-day-done = Akcji postaci zostało: { $actions }. Dla { mythwind-part-kind-there } też nie ma już nic wartego zachodu.
mythwind-why-odd-job = W swoim fachu nie masz dziś nic lepszego, a dorywcza praca daje { mythwind-part-price }.

## Rolnik

mythwind-why-compost = Przy kompostowniku nasiona są tańsze; kosztuje { mythwind-part-price }, a masz { $coins }.
mythwind-why-land = Kratek ziemi uprawnej jest tylko { $count }, a trzy duże kafelki potrzebują 14.
mythwind-why-land-enough = Kratek ziemi uprawnej jest { $count }, na razie dość.
mythwind-why-large =
    { $size ->
        [one] Mieści się duży kafelek { mythwind-farmer-part-crop-gen }, na { $size } kratkę.
        [few] Mieści się duży kafelek { mythwind-farmer-part-crop-gen }, na { $size } kratki.
       *[other] Mieści się duży kafelek { mythwind-farmer-part-crop-gen }, na { $size } kratek.
    }
mythwind-why-small =
    { $size ->
        [one] Większy się nie mieści: kafelek { mythwind-farmer-part-crop-gen } na { $size } kratkę.
        [few] Większy się nie mieści: kafelek { mythwind-farmer-part-crop-gen } na { $size } kratki.
       *[other] Większy się nie mieści: kafelek { mythwind-farmer-part-crop-gen } na { $size } kratek.
    }
mythwind-why-no-seed = Masz { mythwind-part-coins }, a na takim poletku nie warto nic sadzić.
mythwind-why-sprouts =
    { $count ->
        [one] Na wodę czeka { $count } sadzonka.
        [few] Na wodę czekają { $count } sadzonki.
       *[other] Na wodę czeka { $count } sadzonek.
    }
mythwind-why-ripe =
    { $count ->
        [one] Nic innego nie jest pilne, a { $count } kafelek można już zebrać.
        [few] Nic innego nie jest pilne, a { $count } kafelki można już zebrać.
       *[other] Nic innego nie jest pilne, a { $count } kafelków można już zebrać.
    }
mythwind-why-weeds = Na poletku rosną chwasty: { $count }.
mythwind-why-plot = Nasiona kosztują tam { mythwind-part-price }; wolnych kratek w jednym kawałku zostaje { $count }.
mythwind-why-tile = Najcenniejszy jest kafelek { mythwind-farmer-part-crop-gen } za { mythwind-part-price }.
mythwind-why-tile-set = Nic cenniejszego tu nie ma: kafelki { mythwind-farmer-part-crop-gen } ({ $count }) za { mythwind-part-price }.
mythwind-why-clearing = Łączy najwięcej ziemi: kratek uprawnych dookoła jest { $count }.
mythwind-why-middle = Styka się z największą liczbą kratek uprawnych: { $count }.
mythwind-why-aside = Tam przeszkadza najmniej: wolnych kratek w jednym kawałku zostaje { $count }.
mythwind-why-cattle = Masz { mythwind-part-coins }; to pierwsze, na co pozwala bydło.

## Rzemieślniczka

mythwind-why-deliver = Zamówienie „{ mythwind-crafter-part-order }” jest gotowe i daje { mythwind-part-price }.
mythwind-why-work = Zamówienie „{ mythwind-crafter-part-order }” daje najwięcej; żetonów, na które jeszcze czeka: { $count }.
mythwind-why-bring-on = To przybliża zamówienie „{ mythwind-crafter-part-order }”; zbyt surowych żetonów ma jeszcze { $count }.
mythwind-why-missing = Zamówieniu „{ mythwind-crafter-part-order }” brakuje { mythwind-crafter-part-material-gen }.
mythwind-why-unwanted = Żadne otwarte zamówienie nie potrzebuje tego materiału ({ mythwind-part-material-nom }), a sprzedaż daje { mythwind-part-price }.
mythwind-why-unwanted-raw = Żadne otwarte zamówienie nie potrzebuje tego materiału ({ mythwind-part-material-nom }); po uszlachetnieniu można go sprzedać.
mythwind-why-bag = Żetonów w worku jest tylko { $count }.
mythwind-why-refined = Nic, co da się uszlachetnić, nie pomoże twoim zamówieniom ({ $count }).
mythwind-why-crowded =
    { $count ->
        [one] Pierwszy poziom mieści { $count } żeton, a tego ({ mythwind-part-material-nom }) nie chce żadne zamówienie.
        [few] Pierwszy poziom mieści { $count } żetony, a tego ({ mythwind-part-material-nom }) nie chce żadne zamówienie.
       *[other] Pierwszy poziom mieści { $count } żetonów, a tego ({ mythwind-part-material-nom }) nie chce żadne zamówienie.
    }
mythwind-why-keeps-raw = Surowych żetonów na pierwszym poziomie jest { $count }; czekają na nie zamówienia albo jest jeszcze miejsce.
mythwind-why-hopeless = Zamówienie „{ mythwind-crafter-part-order }” potrzebuje { mythwind-crafter-part-material-gen }, a w worku nie ma ani jednego żetonu.
mythwind-why-hopeful = Wszystkie twoje zamówienia ({ $count }) można jeszcze wykonać.
mythwind-why-tier =
    { $points ->
        [one] Zamówienie klasy { $tier } daje { $points } monetę za każdy punkt uszlachetniania.
        [few] Zamówienie klasy { $tier } daje { $points } monety za każdy punkt uszlachetniania.
        [many] Zamówienie klasy { $tier } daje { $points } monet za każdy punkt uszlachetniania.
       *[other] Zamówienie klasy { $tier } daje { $points } monety za każdy punkt uszlachetniania.
    }
mythwind-why-sell-two = Tego też nie potrzebuje żadne zamówienie ({ mythwind-part-material-nom }), a sprzedaż daje { mythwind-part-price }.
mythwind-why-free-draw = Dobranie nic nie kosztuje, a żetonów w worku jest { $count }.
mythwind-why-name = Lepsza reputacja podnosi zapłatę za każde zamówienie; twoja wynosi { $reputation }.
mythwind-why-no-bonus = Żadna premia nie pomoże twoim zamówieniom ({ $count }).

## Kupiec

mythwind-why-protect =
    { $count ->
        [one] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monetę.
        [few] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monety.
       *[other] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monet.
    }
mythwind-why-unthreatened = Żaden rywal nie czyha na twoje towary; pierwszy z brzegu: { mythwind-part-good-nom }.
mythwind-why-look-up = Zajrzeć do następnych kart rywali ({ $count }) można za darmo.
mythwind-why-chase =
    { $count ->
        [one] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monetę.
        [few] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monety.
       *[other] { mythwind-merchant-part-rival } zepsuje ci cenę { mythwind-merchant-part-good-gen }, razem o { $count } monet.
    }
mythwind-why-chase-any = Żaden rywal nie czyha na twoje towary; { mythwind-merchant-part-rival } może zmienić plany.
mythwind-why-cry-up = Najwięcej masz { mythwind-merchant-part-good-gen }: { $count }.
mythwind-why-no-load = Żadnego towaru nie masz dość, najwyżej { $count }.
mythwind-why-trade = Masz { mythwind-part-coins } i towar w magazynie ({ $count }): jest czym handlować.
mythwind-why-buy = Teraz { mythwind-part-good-nom } kosztuje { mythwind-part-price }, a później wartość może wynosić { $value }.
mythwind-why-sell = Teraz za { mythwind-merchant-part-good-acc } dostaniesz { mythwind-part-price }, a później wartość może wynosić { $value }.
mythwind-why-serve = Zamówienie { mythwind-merchant-part-order } daje { mythwind-part-price }.
mythwind-why-swap-order = Do zamówienia { mythwind-merchant-part-order } masz { $count } z 2 towarów; inne może pasować lepiej.
mythwind-why-no-deal = Żadna z transakcji ({ $count }) nic teraz nie daje.
mythwind-why-bottom =
    { $count ->
        [one] Następna karta rywala ({ mythwind-merchant-part-rival }) kosztowałaby cię { $count } monetę.
        [few] Następna karta rywala ({ mythwind-merchant-part-rival }) kosztowałaby cię { $count } monety.
       *[other] Następna karta rywala ({ mythwind-merchant-part-rival }) kosztowałaby cię { $count } monet.
    }
mythwind-why-harmless = Żadna z następnych kart rywali ({ $count }) nie zaszkodzi.

## Leśniczy

mythwind-why-trip =
    { $count ->
        [one] Najwięcej można zyskać { mythwind-ranger-part-region-in }: około { $count } monety dziennie. Trzeba się przygotować.
       *[other] Najwięcej można zyskać { mythwind-ranger-part-region-in }: około { $count } monet dziennie. Trzeba się przygotować.
    }
mythwind-why-short = Na drogę { mythwind-ranger-part-region-to } brakuje ci jeszcze sił, licząc ze sprzętem: { $points }.
mythwind-why-weak = Masz za mało sił na następną kartę: { $stamina }.
mythwind-why-onward = Siły ({ $stamina }) wystarczą na dalszą drogę { mythwind-ranger-part-region-in }.
mythwind-why-gear =
    { $points ->
        [one] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } raz; użyć masz { $count }.
        [few] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } razy; użyć masz { $count }.
        [many] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } razy; użyć masz { $count }.
       *[other] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } raza; użyć masz { $count }.
    }
mythwind-why-mend =
    { $points ->
        [one] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } raz; użyć masz { $count }.
        [few] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } razy; użyć masz { $count }.
        [many] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } razy; użyć masz { $count }.
       *[other] Na drodze { mythwind-ranger-part-region-to } przydaje się { mythwind-part-gear-nom }, mniej więcej { $points } raza; użyć masz { $count }.
    }
mythwind-why-rest = Twoje siły: { $stamina }; sprzęt nie pomoże bardziej niż odpoczynek.
mythwind-why-ahead = Idziesz { mythwind-ranger-part-region-to }: następne karty warto obejrzeć.
mythwind-why-ready = Na drogę { mythwind-ranger-part-region-to } wystarczą ci siły ({ $stamina }) i sprzęt.
mythwind-why-kit-done = Nic więcej nie pomoże { mythwind-ranger-part-region-in }; sztuk sprzętu w plecaku: { $count }.
mythwind-why-poor = Na sprzęt masz { mythwind-part-coins }, a na drogę { mythwind-ranger-part-region-to } wystarczy to, co jest.
mythwind-why-card = To najlepsza z kart: łup za { mythwind-part-price }, potrzeby: { $count }.
mythwind-why-card-last = To najgorsza z kart: łup za { mythwind-part-price }, potrzeby: { $count }.
mythwind-why-fewest = Najmniej użyć zostało ci z { mythwind-ranger-part-gear-gen }: { $count }.
mythwind-why-call = Potrzeby, którymi zajmie się robotnik: { $count }; inaczej zabrałyby siły.
mythwind-why-no-call = Poradzisz sobie bez robotnika; użyć { mythwind-ranger-part-gear-gen } masz { $count }.
mythwind-why-need = Sprzęt jest na miejscu, a siły ({ $stamina }) przydadzą się później.
mythwind-why-drop = Znalezisko ({ mythwind-part-loot-nom }) jest warte więcej niż to ({ mythwind-part-thing-nom }).
mythwind-why-leave = Za znalezisko ({ mythwind-part-loot-nom }) dostaniesz { mythwind-part-price }, mniej niż za cokolwiek w plecaku.
mythwind-why-halve = Z tego, co niesiesz, najmniej jest warte: { mythwind-part-thing-nom }.
mythwind-why-strong = Twoje siły: { $stamina }; następna karta zabiera około { $points }.
mythwind-why-tired = Twoje siły: { $stamina }; następna karta zabiera około { $points }, na dziś to za dużo.
mythwind-why-home = Niesiesz łup za { mythwind-part-coins }, a sił masz { $stamina }: bezpieczniej wrócić do domu.
mythwind-why-go-on = Twoje siły: { $stamina }; można zdobyć więcej niż łup za { mythwind-part-coins }.
mythwind-why-gift = Miasteczko nie ma wcale { $resource-gen }.
mythwind-why-sell-loot = Miasteczku niczego nie brakuje; sprzedany łup daje { mythwind-part-coins }.
mythwind-part-gear-nom =
    { $gear ->
        [rope] lina
        [blade] ostrze
        [lamp] lampa
        [remedy] lekarstwo
        [cloak] płaszcz
       *[ration] prowiant
    }
mythwind-part-loot-nom =
    { $loot ->
        [pelt] futro
        [herb] zioło
        [ore] ruda
       *[relic] relikt
    }
mythwind-part-thing-nom =
    { $thing ->
        [rope] lina
        [blade] ostrze
        [lamp] lampa
        [remedy] lekarstwo
        [cloak] płaszcz
        [ration] prowiant
        [pelt] futro
        [herb] zioło
        [ore] ruda
       *[relic] relikt
    }
