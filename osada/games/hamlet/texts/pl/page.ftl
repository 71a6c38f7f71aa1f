### Plansza Wioski w przeglądarce. Słowa obok tych, które mówi sama gra.

hamlet-page-map = Wioska: przeciągnij, aby przesunąć; + i − przybliżają i oddalają, 0 pokazuje całość
hamlet-page-village = Wioska
hamlet-page-village-size =
    { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }, { $roads ->
        [0] bez wolnych odcinków drogi
        [one] { $roads } wolny odcinek drogi
        [few] { $roads } wolne odcinki drogi
       *[many] { $roads } wolnych odcinków drogi
    }
hamlet-page-fit = Pokaż całą wioskę
hamlet-page-nearer = Przybliż
hamlet-page-farther = Oddal
hamlet-page-beyond-left =
    { $count ->
        [one] Jeszcze { $count } możliwość po lewej: pokaż
        [few] Jeszcze { $count } możliwości po lewej: pokaż
       *[many] Jeszcze { $count } możliwości po lewej: pokaż
    }
hamlet-page-beyond-right =
    { $count ->
        [one] Jeszcze { $count } możliwość po prawej: pokaż
        [few] Jeszcze { $count } możliwości po prawej: pokaż
       *[many] Jeszcze { $count } możliwości po prawej: pokaż
    }
hamlet-page-beyond-above =
    { $count ->
        [one] Jeszcze { $count } możliwość wyżej: pokaż
        [few] Jeszcze { $count } możliwości wyżej: pokaż
       *[many] Jeszcze { $count } możliwości wyżej: pokaż
    }
hamlet-page-beyond-below =
    { $count ->
        [one] Jeszcze { $count } możliwość niżej: pokaż
        [few] Jeszcze { $count } możliwości niżej: pokaż
       *[many] Jeszcze { $count } możliwości niżej: pokaż
    }
hamlet-page-round =
    { $rounds ->
        [0] Runda { $round }
       *[other] Runda { $round } z { $rounds }
    }
hamlet-page-last-round = Ostatnia runda

## Wybieranie na mapie

hamlet-page-place-ask = Zbuduj { $tile-acc } obok { $anchor-gen }
hamlet-page-place-how =
    { $joined ->
        [hidden] żadna droga jeszcze się nie łączy
       *[other] droga prowadzi { $joined-to }
    }
hamlet-page-place-here = Połóż tutaj
hamlet-page-turn-left = Obróć w lewo
hamlet-page-turn-right = Obróć w prawo
hamlet-page-pick-donkey = Wybierz osła { $tile-on }
hamlet-page-turn-space = Puste pole, trafi tu: { $now }. Zmień surowiec
hamlet-page-fill-ask = Co będzie leżeć { $tile-on }?
hamlet-page-fill-how = Wybierz puste pole, aby zmienić surowiec, który na nim będzie.

## Płacenie

hamlet-page-unit =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] przez twojego osła
           *[other] przez twoje osły
        } { $donkeys-on }
    }
hamlet-page-unit-made =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] przez twojego osła
           *[other] przez twoje osły
        } { $donkeys-on }
    }: { $seat } dostaje { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } i { $stars ->
        [one] { $stars } punkt
        [few] { $stars } punkty
       *[many] { $stars } punktów
    }
hamlet-page-unit-bought =
    { $what } za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] przez twojego osła
           *[other] przez twoje osły
        } { $donkeys-on }
    }
hamlet-page-pay-gold =
    { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    } dla Targu
hamlet-page-pay-reward =
    { $seat } dostaje { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }

## Panele

hamlet-page-blueprints = Projekty
hamlet-page-dock-open = Wszystkie projekty
hamlet-page-tab-goals = Cele
hamlet-page-tab-church = Kościół
hamlet-page-bag =
    { $bag ->
        [0] worek jest pusty
       *[other] bierze się je w Ratuszu · w worku: { $bag }
    }
hamlet-page-no-plan = nie ma więcej
hamlet-page-plan =
    { $name }. Koszt: { $cost }{ $stars ->
        [0] .
        [one] , daje { $stars } punkt.
        [few] , daje { $stars } punkty.
       *[many] , daje { $stars } punktów.
    } { $price ->
        [-1] {""}
        [0] Do wzięcia za darmo.
        [one] Do wzięcia za { $price } złoto.
       *[other] Do wzięcia za { $price } złota.
    } { $coins ->
        [0] {""}
       *[other] Złoto na projekcie: { $coins }.
    } { $help }
hamlet-page-hire = Zatrudnianie
hamlet-page-for-gold =
    { $who } za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
hamlet-page-hand = Twoje projekty
hamlet-page-hand-hint = najwyżej 3
hamlet-page-hand-of = Projekty gracza: { $name }
hamlet-page-church = Kościół
hamlet-page-delivered = dostawy: { $done } z { $all }
hamlet-page-delivered-by = dostawa gracza { $name }
hamlet-page-deliver =
    Dostawa: { $demand }, za { $stars ->
        [one] { $stars } punkt
        [few] { $stars } punkty
       *[many] { $stars } punktów
    }
hamlet-page-market = Targ
hamlet-page-stack =
    { $stack ->
        [0] nie ma więcej sprzedaży
        [one] jeszcze { $stack } sprzedaż
        [few] jeszcze { $stack } sprzedaże
       *[many] jeszcze { $stack } sprzedaży
    }
hamlet-page-sell =
    Sprzedaż: { $demand }, za { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } i { $stars ->
        [one] { $stars } punkt
        [few] { $stars } punkty
       *[many] { $stars } punktów
    }
hamlet-page-quick = Szybki zakup
hamlet-page-any-basic =
    { $count ->
        [one] { $count } podstawowy
        [few] { $count } podstawowe
       *[many] { $count } podstawowych
    }
hamlet-page-any-refined =
    { $count ->
        [one] { $count } przetworzony
        [few] { $count } przetworzone
       *[many] { $count } przetworzonych
    }
hamlet-page-goals = Kamienie milowe i nagrody
hamlet-page-chaplain = najwięcej dostaw
hamlet-page-sexton = drugie miejsce
hamlet-page-merchant = najwięcej sprzedaży
hamlet-page-steward = najwięcej flag
hamlet-page-forecast = Prognoza
hamlet-page-forecast-now = gdyby teraz był koniec
hamlet-page-sum = Razem
hamlet-page-points = punkty
hamlet-page-gold = złoto
hamlet-page-villagers = mieszkańcy gotowi do działania: { $up } z { $all }
hamlet-page-donkeys =
    { $count ->
        [one] { $count } osioł
        [few] { $count } osły
       *[many] { $count } osłów
    }
hamlet-page-flags =
    { $count ->
        [one] { $count } flaga
        [few] { $count } flagi
       *[many] { $count } flag
    }
hamlet-page-roads-left =
    { $count ->
        [one] została { $count } droga
        [few] zostały { $count } drogi
       *[many] zostało { $count } dróg
    }

## Karty informacyjne

hamlet-page-card-special = budowla specjalna
hamlet-page-card-producer = wytwórca
hamlet-page-card-refinery = przetwórnia
hamlet-page-card-landmark = miejsce kluczowe
hamlet-page-card-plan = projekt
hamlet-page-card-filled = zajęte pola
hamlet-page-card-flag = flaga
hamlet-page-card-now = gdyby gra skończyła się teraz
hamlet-page-card-cost = koszt budowy
hamlet-page-card-built = za zbudowanie
hamlet-page-card-price = koszt wzięcia
hamlet-page-card-sale = Sprzedaż
hamlet-page-card-sale-does = Mieszkaniec na Targu dostarcza to, czego potrzeba, i bierze nagrodę.
hamlet-page-card-delivery = Dostawa do Kościoła
hamlet-page-card-delivery-does = Mieszkaniec w Kościele dostarcza to, czego potrzeba. Każde pole wypełnia się raz.
hamlet-page-card-asks = potrzeba
hamlet-page-card-reward = nagroda
hamlet-page-card-villager = Mieszkaniec
hamlet-page-card-villager-does = Raz w turze idzie drogami na dowolny kafelek i wykonuje tam akcję. Potem się kładzie.
hamlet-page-card-villager-lying = Już wykonał akcję. Wstanie na początku następnej tury właściciela.
hamlet-page-card-villagers = w wiosce
hamlet-page-card-donkey = Osioł
hamlet-page-card-donkey-does = Przekazuje dla właściciela dowolną liczbę surowców. Raz w turze przechodzi na połączony kafelek.
hamlet-page-card-donkey-lying = W tej turze już się ruszył. Nadal przekazuje surowce właściciela.
hamlet-page-card-donkeys = w wiosce
hamlet-page-card-bridge = Most
hamlet-page-card-path = Ścieżka
hamlet-page-card-road-does = Łączy dwa kafelki dla wszystkich, a na koniec daje punkty właścicielowi.
hamlet-page-card-roads-left = pozostałe drogi
hamlet-page-card-basic = surowiec podstawowy
hamlet-page-card-basic-does = Każdy może go użyć.
hamlet-page-card-refined = surowiec przetworzony
hamlet-page-card-fine = przetworzony, wysokiej jakości
hamlet-page-card-refined-does = Wytworzony przez: { $name }. Użyć go może każdy; nagrodę dostaje, kto go wytworzył.
hamlet-page-card-maker = dla tego, kto wytworzył
hamlet-page-card-bought = przy szybkim zakupie
hamlet-page-card-at-the-end = na koniec
hamlet-page-card-held = ma

## Co zrobić

hamlet-page-step-go = Mieszkaniec
hamlet-page-step-act = Akcja
hamlet-page-step-lead = Osły
hamlet-page-step-hire = Zatrudnianie
hamlet-page-step-stable = Kafelek
hamlet-page-ask-turn = Twoja tura: wybierz oznaczony kafelek, żeby wysłać tam mieszkańca
hamlet-page-tap-turn = Wybierz znak, żeby wysłać mieszkańca
hamlet-page-how-lead = Wybierz osła, a potem kafelek, na który ma pójść.
hamlet-page-how-hire = Wybierz, kogo zatrudniasz, albo „{ hamlet-action-done }”.
hamlet-page-how-stable = Wybierz kafelek, na którym zacznie.
hamlet-page-how-act = Wybierz: { $ways } albo odpoczynek.
hamlet-page-how-rest = Nie ma tu nic do zrobienia, można tylko odpocząć.
hamlet-page-way-work = wytwarzanie
hamlet-page-way-refine = przetwarzanie
hamlet-page-way-beg = żebranie
hamlet-page-way-take = projekt
hamlet-page-way-hire = robotnika
hamlet-page-way-sell = sprzedaż
hamlet-page-way-deliver = dostawę
hamlet-page-way-build = budowę
hamlet-page-way-road = drogę
hamlet-page-marks = Które możliwości są oznaczone
hamlet-page-marks-all = Wszystkie { $count }
hamlet-page-marks-work = Praca { $count }
hamlet-page-marks-build = Budowa { $count }
hamlet-page-marks-road = Droga { $count }
hamlet-page-ready =
    { $count ->
        [one] { $tile-on }
       *[other] { $count } { $tile-on }
    }
hamlet-page-reaches =
    { $count ->
        [one] dojdzie wszędzie, gdzie jest znak
       *[other] każdy dojdzie wszędzie, gdzie jest znak
    }
hamlet-page-site-built = { $won } za zbudowanie
hamlet-page-site-end = { $won } na koniec
hamlet-page-site-cost = koszt: { $cost }
hamlet-page-site-road = liczy się, gdy dojdzie tu droga
hamlet-page-site-others = inne miejsca: do { $won }
hamlet-page-brings = { $name }: { $won }
hamlet-page-brings-full = Brak wolnego pola: nic do wytworzenia.
