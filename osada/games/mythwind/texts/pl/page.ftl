### Plansza Mythwind na stronie. To, co plansza terminala nazywa tak samo, jest w mythwind-board.ftl.

## Tabs and status

mythwind-page-tabs = Plansze
mythwind-page-tab-town = Dolina
mythwind-page-tab-own = Postać
mythwind-page-tab-page = Karta
mythwind-page-tab-cards = Budynki
mythwind-page-tab-sky = Pogoda
mythwind-page-possible = możliwe teraz
mythwind-page-status = { $season } roku { $year }, { $day ->
        [0] przed pierwszym dniem
       *[other] dzień { $day }
    } · { $phase }
# In the Bad Winter: by the calendar and by the window.
mythwind-page-status-winter = { $season }, rok { $year }, { $day ->
        [0] przed pierwszym dniem
       *[other] dzień { $day }
    } · { $phase }
mythwind-page-price =
    { $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[many] { $price } monet
    }

## The town

mythwind-page-valley = Dolina
mythwind-page-tracks = Zasoby miejskie
mythwind-page-track = { $name }: { $value } z 10. { $action }
mythwind-page-area = Obszar { $area }: { $what }. { $action }
mythwind-page-plot = pusty obszar
mythwind-page-figure = { $name }, { $character }
mythwind-page-site-card = Pole { $space }: { $building }. { $help }
mythwind-page-tile =
    { $here ->
        [none] { $name }: { $help }
       *[other] { $name }: { $help }. Dziś jest tu { $here }.
    }
mythwind-page-tile-adventure = Przygoda
mythwind-page-tile-community = Prace / Odkrycie
mythwind-page-tile-construct = Budowa
mythwind-page-tile-hire = Zatrudnienie
mythwind-page-visit-adventure = następna karta przygody, dla ciebie
mythwind-page-visit-community = kup zasoby miejskie albo odkryj obszar (cena w monetach: { $clear })
mythwind-page-visit-construct = rozpocznij budowę albo rozbierz budynek
mythwind-page-visit-hire = cena w monetach: jeden robotnik { $hire_one }, dwóch { $hire_two }

## Building cards

mythwind-page-level = poziom { $level }
mythwind-page-enters = wchodzi na pole { $space }
mythwind-page-needs = Wymaga: { $building }
mythwind-page-replaces = Zastępuje: { $building }
mythwind-page-bonus = Po ukończeniu:
mythwind-page-action = Akcja:
mythwind-page-season-end = Koniec pory roku:
mythwind-page-season-end-goal = Cel zrealizowany:

## The sky

mythwind-page-patterns = wzorce
mythwind-page-today = Dziś
mythwind-page-tomorrow = jutro
mythwind-page-last-day = ostatni dzień
mythwind-page-brings-progress = postęp budowy
mythwind-page-brings-event = wydarzenie
mythwind-page-brings-visit = wizyta duszka
mythwind-page-days-left =
    { $days ->
        [0] ostatni dzień
        [one] został { $days } dzień
        [few] zostały { $days } dni
       *[many] zostało { $days } dni
    }

## The page

mythwind-page-page = Karta opowieści
mythwind-page-kind-event = Wydarzenie · karta { $number }
mythwind-page-kind-adventure =
    { $who ->
        [none] Przygoda { $number }
       *[other] Przygoda { $number } · { $who }
    }
mythwind-page-kind-envelope = Tajemnicza koperta { $number }
mythwind-page-card-event = Wydarzenie
mythwind-page-card-adventure = Przygoda
mythwind-page-card-envelope = Otwarcie koperty
mythwind-page-day-title =
    { $day ->
        [0] { $phase }
       *[other] { $phase }, dzień { $day }
    }
mythwind-page-calm = Karta jest jeszcze pusta. Co dziś zrobisz?
mythwind-page-together = Decydują wszyscy razem: zaproponuj odpowiedź.
mythwind-page-waiting-for = Czekamy na zgodę: { $who }
mythwind-page-chronicle = Kronika
mythwind-page-chapter-over = Koniec rozdziału
mythwind-page-from-now-on = Odtąd
mythwind-page-for-good = na zawsze
mythwind-page-next-chapter = Do następnego rozdziału
mythwind-page-agreed = zgoda
mythwind-page-thinking = jeszcze myśli
mythwind-page-no-goal = W tej porze roku nie ma celu.
mythwind-page-if-met = Sukces:
mythwind-page-if-missed = Porażka:

## A character's own board

mythwind-page-attached = przywiązanie: { $kind }
mythwind-page-unattached = jeszcze bez przywiązania
mythwind-page-actions-left =
    { $count ->
        [0] bez akcji postaci
        [one] { $count } akcja postaci
        [few] { $count } akcje postaci
       *[many] { $count } akcji postaci
    }
mythwind-page-no-workers = brak zatrudnionych robotników
mythwind-page-left =
    { $count ->
        [one] { $count } sztuka
        [few] { $count } sztuki
       *[many] { $count } sztuk
    }
mythwind-page-orders = Zamówienia
mythwind-page-deliver =
    { $quality ->
        [0] Zrealizuj
       *[other] Zrealizuj (+{ $quality })
    }

## The Farmer

mythwind-page-field = Poletko
mythwind-page-soil = wolna ziemia
mythwind-page-idle = nie działa
mythwind-page-point = Połóż kafelek na kratce { $cell }
mythwind-page-plant-here = Posadzić tutaj?
mythwind-page-plant-how = Kratki { $cells } · miejsce { $at } z { $of }
mythwind-page-plant = Posadź
mythwind-page-previous = Poprzednie miejsce
mythwind-page-next = Następne miejsce

## The Crafter

mythwind-page-bench = Żetony według poziomu i materiału
mythwind-page-replace = Wymień
mythwind-page-orders-left = – zamówienia w stosach

## The Merchant

mythwind-page-ledger = Towary: cena, podaż, popyt i magazyn
mythwind-page-deal = Transakcja
mythwind-page-buy = Kup
mythwind-page-sell = Sprzedaj
mythwind-page-swap = Wymień
mythwind-page-rivals = Rywale
mythwind-page-stall-decks = Karty rynku: { $market } · dalsze zamówienia: { $orders }
mythwind-page-sold-today = Sprzedano dziś: { $goods }

## The Ranger

mythwind-page-steps = Krok { $step } z { $length }
mythwind-page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
mythwind-page-depart = Wyrusz
mythwind-page-scout = Zbadaj
mythwind-page-outfit = Kup sprzęt
mythwind-page-drop = Porzuć
mythwind-page-drop-how = Zniknie z plecaka.

## When one looks back at a campaign

mythwind-page-end-time =
    { $seasons ->
        [0] To pierwsza pora roku miasteczka: { $season }, rok { $year }, dzień { $day }.
        [one] Minęła jedna pora roku. Teraz jest { $season }, rok { $year }, dzień { $day }.
        [few] Minęły { $seasons } pory roku. Teraz jest { $season }, rok { $year }, dzień { $day }.
       *[other] Minęło { $seasons } pór roku. Teraz jest { $season }, rok { $year }, dzień { $day }.
    }
mythwind-page-end-buildings =
    { $count ->
        [one] Stoi jeden budynek: { $names }.
        [few] Stoją { $count } budynki: { $names }.
       *[other] Stoi { $count } budynków: { $names }.
    }
mythwind-page-end-cleared =
    { $count ->
        [0] Na pozostałych obszarach wciąż rośnie las.
        [one] Odkryto jeszcze jeden obszar.
        [few] Odkryto jeszcze { $count } obszary.
       *[other] Odkryto jeszcze { $count } obszarów.
    }
mythwind-page-end-tracks = Zasoby miejskie: { $list }.
mythwind-page-end-track = { $name } { $value }
mythwind-page-end-coins =
    { $count ->
        [one] { $name } ({ $character }) ma { $count } monetę.
        [few] { $name } ({ $character }) ma { $count } monety.
       *[other] { $name } ({ $character }) ma { $count } monet.
    }
mythwind-page-end-achievements =
    { $count ->
        [0] Nie ma jeszcze żadnego osiągnięcia.
        [one] Jest jedno osiągnięcie.
        [few] Są { $count } osiągnięcia.
       *[other] Jest { $count } osiągnięć.
    }
mythwind-page-end-season =
    { $season ->
        [spring] wiosna
        [summer] lato
        [autumn] jesień
       *[winter] zima
    }

## Decisions and the season’s page

mythwind-page-decision = Co teraz postanawiasz
mythwind-page-season-over = Koniec pory roku
mythwind-page-stores = Zapasy miasteczka
mythwind-page-season-told = Co opowiadano
mythwind-page-new-marks = Nowe w kronice doliny
mythwind-page-season-goal =
    { $season ->
        [spring] Cel tej wiosny
        [summer] Cel tego lata
        [autumn] Cel tej jesieni
       *[winter] Cel tej zimy
    }
# What somebody did in the season that is over.
mythwind-page-did-nothing = spokojna pora roku
mythwind-page-did-calves =
    { $count ->
        [one] 1 cielę
        [few] { $count } cielęta
       *[other] { $count } cieląt
    }
mythwind-page-did-maps =
    { $count ->
        [one] 1 znaleziona mapa
        [few] { $count } znalezione mapy
       *[other] { $count } znalezionych map
    }
mythwind-page-did-harvested =
    { $count ->
        [one] 1 zebrany kafelek
        [few] { $count } zebrane kafelki
       *[other] { $count } zebranych kafelków
    }
mythwind-page-did-orders =
    { $count ->
        [one] 1 zamówienie
        [few] { $count } zamówienia
       *[other] { $count } zamówień
    }
mythwind-page-did-journeys =
    { $count ->
        [one] 1 wyprawa
        [few] { $count } wyprawy
       *[other] { $count } wypraw
    }
mythwind-page-did-finds =
    { $count ->
        [one] 1 znalezisko
        [few] { $count } znaleziska
       *[other] { $count } znalezisk
    }
mythwind-page-did-sold =
    { $count ->
        [one] 1 sprzedany towar
        [few] { $count } sprzedane towary
       *[other] { $count } sprzedanych towarów
    }
mythwind-page-did-refined =
    { $count ->
        [one] 1 uszlachetnienie
        [few] { $count } uszlachetnienia
       *[other] { $count } uszlachetnień
    }
mythwind-page-did-begun =
    { $count ->
        [one] 1 rozpoczęta budowa
        [few] { $count } rozpoczęte budowy
       *[other] { $count } rozpoczętych budów
    }
mythwind-page-did-skills =
    { $count ->
        [one] 1 nowa umiejętność
        [few] { $count } nowe umiejętności
       *[other] { $count } nowych umiejętności
    }
mythwind-page-did-adventures =
    { $count ->
        [one] 1 przygoda
        [few] { $count } przygody
       *[other] { $count } przygód
    }
mythwind-page-did-planted =
    { $count ->
        [one] 1 posadzony kafelek
        [few] { $count } posadzone kafelki
       *[other] { $count } posadzonych kafelków
    }
mythwind-page-did-hired =
    { $count ->
        [one] 1 zatrudniony robotnik
        [few] { $count } zatrudnionych robotników
       *[other] { $count } zatrudnionych robotników
    }
mythwind-page-did-used =
    { $count ->
        [one] 1 użyty budynek
        [few] budynki użyte { $count } razy
       *[other] budynki użyte { $count } razy
    }
mythwind-page-did-bought =
    { $count ->
        [one] 1 zasób kupiony dla miasteczka
        [few] { $count } zasoby kupione dla miasteczka
       *[other] { $count } zasobów kupionych dla miasteczka
    }
mythwind-page-did-errands =
    { $count ->
        [one] 1 dorywcza praca
        [few] { $count } dorywcze prace
       *[other] { $count } dorywczych prac
    }
mythwind-page-kept = Zrealizowany
mythwind-page-missed = Nie{ "\u00AD" }zrealizowany
mythwind-page-town-then = Co dostaje miasteczko
mythwind-page-season-counted = Pora roku w liczbach
mythwind-page-your-season = Wasza pora roku
mythwind-page-what-comes = Co dalej
mythwind-page-to-town = Wróć do miasteczka
mythwind-page-go-on = Dalej, w następną porę roku: { $season }
mythwind-page-came-of-it = Co z tego wynikło

## Where to choose

mythwind-page-how-home = Wybierz kafelek pod doliną albo budynek z kością w niebieskiej ramce.
mythwind-page-how-out = Wybierz akcję na swojej planszy albo zakończ dzień.
mythwind-page-how-between = Zachowaj postać albo weź inną na karcie pory roku.
mythwind-page-how-page = Wybierz odpowiedź pod opowieścią.
mythwind-page-how-season = Wybierz odpowiedź na karcie pory roku.
mythwind-page-how-own = Wybierz coś w niebieskiej ramce na swojej planszy.
mythwind-page-how-town = Wybierz odpowiedź na karcie przy budynku.
mythwind-page-how-area = Wybierz obszar w niebieskiej ramce w dolinie.
mythwind-page-how-cards = Wybierz kartę budynku, by zacząć budowę, albo budynek w dolinie, by go rozebrać.
mythwind-page-how-site = Wybierz budynek na torze budowy.
mythwind-page-how-house = Wybierz budynek w niebieskiej ramce w dolinie.
mythwind-page-how-tower = Wybierz kość w wieży.
mythwind-page-how-hired = Wybierz jedną z zatrudnionych kości.
mythwind-page-how-track = Wybierz jeden z torów nad doliną.
mythwind-page-how-work = Wybierz tor nad doliną, by kupić, albo las, by go odkryć.
mythwind-page-how-cell = Wybierz kratkę w niebieskiej ramce na poletku.
mythwind-page-how-seed = Wybierz kafelek wśród nasion obok poletka.
mythwind-page-how-plot = Wybierz kratkę poletka; Q i E zmieniają miejsce.
mythwind-page-how-token = Wybierz żeton w niebieskiej ramce na półkach.
mythwind-page-how-order = Wybierz kartkę na tablicy korkowej.
mythwind-page-how-foot = Wybierz odpowiedź na dole warsztatu.
mythwind-page-how-bay = Wybierz cenę pod towarem albo zamówienie obok wozu.
mythwind-page-how-rival = Wybierz rywala na ulicy.
mythwind-page-how-prepare = Wybierz sprzęt obok mapy, zużyty sprzęt w plecaku albo krainę do zbadania.
mythwind-page-how-region = Wybierz krainę na mapie.
mythwind-page-how-need = Wybierz sprzęt w plecaku albo odpowiedź na kartce. Przy 0 sił o zmierzchu przepada połowa łupów.
mythwind-page-how-pack = Wybierz coś w plecaku.
mythwind-page-how-beside = Wybierz odpowiedź obok swojej figurki na mapie.
mythwind-page-how-together = Wybierz odpowiedź, by zaproponować ją innym.
mythwind-page-how-proposed = Propozycja: { $answer }. Zgódź się albo wybierz inną odpowiedź.
mythwind-page-step-deed = akcja
mythwind-page-step-tile = kafelek
mythwind-page-step-place = miejsce
mythwind-page-step-gear = sprzęt
mythwind-page-step-cow = krowa
mythwind-page-step-first = pierwszy robotnik
mythwind-page-step-second = drugi robotnik

## What things are

mythwind-page-card-skill = umiejętność
mythwind-page-card-tile = kafelek akcji miejskiej
mythwind-page-card-building = budynek, poziom { $level }
mythwind-page-card-attach-sprite = Kto tu przyjdzie, ma dziś przywiązanie do duszków.
mythwind-page-card-attach-villager = Kto tu przyjdzie, ma dziś przywiązanie do mieszkańców.
mythwind-page-card-cost = koszt
mythwind-page-card-entry = pole wejścia na tor
mythwind-page-card-area = obszar { $area }
mythwind-page-card-forest = Las. Zanim stanie tu budynek, trzeba odkryć obszar (cena w monetach: { $price }).
mythwind-page-card-plot = Odkryty obszar: można tu postawić ukończony budynek.
mythwind-page-card-die = robotnik
mythwind-page-card-die-sprite = Duszek pomaga w akcjach robotników dla duszków. Wartość mówi, ile zdziała; każde użycie go osłabia.
mythwind-page-card-die-villager = Mieszkaniec pomaga w akcjach robotników dla mieszkańców. Wartość mówi, ile zdziała; każde użycie go osłabia.
mythwind-page-card-value = wartość
mythwind-page-card-hire = monet za jednego / dwóch
mythwind-page-card-track = zasób miejski
mythwind-page-card-track-does = Opłaca budynki i to, czego żądają wydarzenia. Więcej kupisz na polu Prace / Odkrycie.
mythwind-page-card-level = poziom
mythwind-page-card-price = twoja cena za jeden, w monetach
mythwind-page-help-plant = Kup kafelki nasion i połóż je na wolnej ziemi poletka.
mythwind-page-help-water = Podlej sadzonki, żeby dojrzały.
mythwind-page-help-harvest = Zbierz grupę połączonych dojrzałych kafelków za monety.
mythwind-page-help-livestock = Kup, sprzedaj albo przestaw krowy, albo rozmnóż je.
mythwind-page-help-equip = Kup sprzęt na poletko albo oczyść kratki z zarośli i chwastów.
mythwind-page-help-craft = Dobierz żetony z worka, potem uszlachetnij to, co leży w warsztacie.
mythwind-page-help-trade = Kupuj i sprzedawaj towary na rynku i realizuj zamówienia, transakcja po transakcji.
mythwind-page-help-prepare = W miasteczku: kup i napraw sprzęt, zbadaj krainy, odpocznij i wyrusz.
mythwind-page-help-travel = Zrób krok dalej i napotkaj następną kartę krainy.
mythwind-page-help-camp = Zjedz prowiant i odzyskaj siły na szlaku.
mythwind-page-help-odd-job = Weź monety zamiast akcji postaci.
mythwind-page-help-finish = Twój dzień się kończy; zmierzch zapada, gdy skończą wszyscy.
mythwind-page-help-sell-token = Sprzedaj uszlachetniony żeton za monety.
mythwind-page-help-refine-token = Podnieś żeton o poziom, jeśli wyżej jest miejsce.
mythwind-page-help-deliver-order = Oddaj żetony, których żąda zamówienie. Lepsze podnoszą zapłatę.
mythwind-page-help-deliver-goods = Oddaj oba towary z zamówienia za zapłatę.
mythwind-page-help-depart = Wyrusz z miasteczka do tej krainy; zaczyna się podróż.
mythwind-page-help-scout = Obejrzyj następne karty tej krainy i ułóż je.

## The four places

mythwind-page-not-now = { $count } nie teraz
mythwind-page-does-plant =
    { $plant ->
        [one] { $plant } kafelek
        [few] do { $plant } kafelków
       *[other] do { $plant } kafelków
    }
mythwind-page-does-water =
    { $water ->
        [one] { $water } kafelek
       *[other] do { $water } kafelków
    }
mythwind-page-does-harvest =
    { $harvest ->
        [one] { $harvest } grupa
       *[other] do { $harvest } grup
    }
mythwind-page-does-livestock =
    { $livestock ->
        [one] { $livestock } krok
        [few] { $livestock } kroki
       *[other] { $livestock } kroków
    }
mythwind-page-does-equip =
    { $equip ->
        [one] sprzęt albo oczyść { $equip } kratkę
       *[other] sprzęt albo oczyść do { $equip } kratek
    }
mythwind-page-does-craft =
    { $craft ->
        [one] uszlachetnij o { $craft } krok
        [few] uszlachetnij o { $craft } kroki
       *[other] uszlachetnij o { $craft } kroków
    }
mythwind-page-does-trade =
    { $trade ->
        [one] { $trade } transakcja
       *[other] do { $trade } transakcji
    }
mythwind-page-does-prepare =
    { $prepare ->
        [one] { $prepare } punkt
        [few] { $prepare } punkty
       *[other] { $prepare } punktów
    }
mythwind-page-does-travel = jeden krok, jedna karta
mythwind-page-does-camp = jeden prowiant
mythwind-page-does-odd-job =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-page-does-worker = punkt robotnika
mythwind-page-place-farmer = Poletko
mythwind-page-place-crafter = Warsztat
mythwind-page-place-merchant = Rynek
mythwind-page-place-ranger = Dzicz
mythwind-page-seed-box = Skrzynka z nasionami
mythwind-page-shed = Szopa
mythwind-page-stands = stoi
mythwind-page-worth =
    { $coins ->
        [one] warte { $coins } monetę
        [few] warte { $coins } monety
       *[other] warte { $coins } monet
    }
mythwind-page-shelf-1 = surowe
mythwind-page-shelf-2 = przycięte
mythwind-page-shelf-3 = obrobione
mythwind-page-shelf-4 = piękne
mythwind-page-shelf-5 = mistrzowskie
mythwind-page-cart = Twój wózek
mythwind-page-price-then = jutro { $price }
mythwind-page-home = Dom
mythwind-page-length =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
mythwind-page-maps-needed =
    { $count ->
        [one] trzeba { $count } mapy
       *[other] trzeba { $count } map
    }
mythwind-page-step-of = { $region }, krok { $step } z { $length }
mythwind-page-you-find = Znajdujesz
mythwind-page-answer-ranger-turn-back-yes = Zawróć
mythwind-page-answer-ranger-turn-back-no = Śpij tutaj, idź dalej
mythwind-page-answer-ranger-push-yes = Idź dalej
mythwind-page-answer-ranger-push-no = Zostań tu na noc
mythwind-page-then-ranger-turn-back-yes =
    { $finds ->
        [0] jutro o zmierzchu w domu, bez niczego na sprzedaż
        [one] jutro o zmierzchu w domu: { $finds } łup wart { mythwind-page-coins-of }
        [few] jutro o zmierzchu w domu: { $finds } łupy warte { mythwind-page-coins-of }
       *[other] jutro o zmierzchu w domu: { $finds } łupów wartych { mythwind-page-coins-of }
    }
mythwind-page-then-ranger-turn-back-no = jutro krok { $step } z { $length }, siły: { $stamina }; przy 0 przepada połowa łupów
mythwind-page-then-ranger-push-yes = 1 punkt sił za jeszcze jedną kartę
mythwind-page-then-ranger-push-no = następna karta jutro
mythwind-page-answer-ranger-need-spend-stamina = Zamiast tego 1 punkt sił
mythwind-page-answer-may-yes = Zrób to
mythwind-page-answer-may-no = Daj spokój
mythwind-page-then-may-no = bez kosztu i bez efektu
mythwind-page-answer-learn-no = Dziś bez umiejętności
mythwind-page-then-learn-no = monety zostają u ciebie
mythwind-page-answer-swap-yes = Zamień się
mythwind-page-answer-swap-no = Zostań przy swojej
mythwind-page-how-sheet = Wybierz umiejętność na swojej karcie.
mythwind-page-read-again = Przeczytaj stronę jeszcze raz
mythwind-page-sheet-workers = Zatrudnieni robotnicy
mythwind-page-sheet-skills = Umiejętności
mythwind-page-skills-none = jeszcze bez umiejętności
mythwind-page-plant-for =
    { $price ->
        [0] Posadź tu za darmo
        [one] Posadź tu za { $price } monetę
        [few] Posadź tu za { $price } monety
       *[other] Posadź tu za { $price } monet
    }
mythwind-page-plant-set =
    { $count ->
        [one] Osobna grupa, warta dziś { mythwind-page-coins-of }
        [few] Jego grupa: { $count } kafelki, warta dziś { mythwind-page-coins-of }
       *[other] Jego grupa: { $count } kafelków, warta dziś { mythwind-page-coins-of }
    }
mythwind-page-refined = { $piece } na poziom { $level }
mythwind-page-refined-can = Wtedy można zrealizować: { $orders }
mythwind-page-refined-same = Żadne zamówienie nie będzie przez to gotowe.
mythwind-page-coins-of =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-page-chapter-told =
    { $seasons ->
        [one] { $seasons } pora roku
        [few] { $seasons } pory roku
       *[other] { $seasons } pór roku
    }, { $houses ->
        [one] { $houses } dom.
        [few] { $houses } domy.
       *[other] { $houses } domów.
    }
mythwind-page-lasting-sprite = można raz dziennie prosić o pomoc na polu akcji duszków.
mythwind-page-lasting-hatch = Zachowuje klapę w podłodze: od dziś widać ją na mapie, ze światłem w środku.
mythwind-page-lasting-kept = To zostaje na wszystkie pory roku; co było wcześniej, można przeczytać w kronice.
mythwind-page-answer-coins =
    { $count ->
        [one] Moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
mythwind-page-then-skills =
    { $count ->
        [0] na żadną cię nie stać
        [one] stać cię na { $count }
       *[other] stać cię na { $count }
    }
mythwind-page-today-farmer-rainy = Deszcz podlewa sadzonkę.
mythwind-page-today-farmer-spring-cloudy = Nasiona są dziś tańsze.
mythwind-page-today-farmer-summer-sunny = Truskawki dają dziś więcej.
mythwind-page-today-farmer-autumn-cloudy = Ziemniaki dają dziś więcej.
mythwind-page-today-farmer-winter = Zimą nie można sadzić dużych kafelków.
mythwind-page-today-crafter-rainy = Papier zawilgł: dziś nie da się go uszlachetnić.
mythwind-page-today-crafter-sunny = Pierwsze drewno uszlachetniasz dziś o dwa poziomy.
mythwind-page-today-merchant-rainy = Deszcz: zboża jest mniej.
mythwind-page-today-merchant-sunny = Słońce: większy popyt na szkło.
mythwind-page-today-ranger-sunny = Przy pierwszej dzisiejszej karcie możesz pominąć jedną potrzebę.
mythwind-page-today-ranger-rainy = Na Moczarach i w Starym Borze potrzeba też płaszcza.
