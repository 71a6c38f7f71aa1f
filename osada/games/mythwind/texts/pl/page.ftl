### Plansza Mythwind na stronie. To, co plansza terminala nazywa tak samo, jest w mythwind-board.ftl.

## Tabs and status

mythwind-page-tabs = Plansze
mythwind-page-tab-town = Miasteczko
mythwind-page-tab-own = Moja plansza
mythwind-page-tab-page = Karta
mythwind-page-tab-cards = Budynki
mythwind-page-tab-sky = Pogoda
mythwind-page-possible = możliwe teraz
mythwind-page-status = { $season } roku { $year }, dzień { $day } · { $phase }
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
mythwind-page-day-title = { $phase }, dzień { $day }
mythwind-page-calm = Karta jest jeszcze pusta. Co dziś zrobisz?
mythwind-page-together = Decydują wszyscy razem: zaproponuj odpowiedź.
mythwind-page-waiting-for = Czekamy na zgodę: { $who }
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
