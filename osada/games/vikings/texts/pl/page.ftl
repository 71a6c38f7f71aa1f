### What the board of Vikings on Board says on the page. Colours and goods come as the game names them.

vikings-page-round = Runda { $round }
vikings-page-tab-fjord = Fiord
vikings-page-tab-village = Wioska
vikings-page-tab-market = Wartości

## The village

vikings-page-village = Wioska
vikings-page-to-move = czekają
vikings-page-chosen = wybrali
vikings-page-space-number = pole { $number }
vikings-page-waits = czeka tu { $seat }, numer { $order } w kolejce
vikings-page-stands = stoi tu { $seat }

vikings-page-hint-first-player = zaczniesz nową rundę
vikings-page-hint-promote = swój fragment bliżej dziobu
vikings-page-hint-jump-own = przenieś swój fragment
vikings-page-hint-bet = kto przejmie kontrolę?
vikings-page-hint-add-1 =
    { $left ->
        [0] stos jest pusty
        [one] załaduj towar, został { $left }
        [few] załaduj towar, zostały { $left }
       *[other] załaduj towar, zostało { $left }
    }
vikings-page-hint-market = podnieś jedną wartość
vikings-page-hint-jump-any = przenieś dowolny fragment
vikings-page-hint-bet-or-move = nowy zakład lub zmiana
vikings-page-hint-draw-3 =
    { $left ->
        [0] stos jest pusty
        [one] wybierz towar, został { $left }
        [few] wybierz towar, zostały { $left }
       *[other] wybierz towar, zostało { $left }
    }
vikings-page-hint-set-sail =
    { $left ->
        [0] nie ma już ruf
        [one] weź rufę, została { $left }
        [few] weź rufę, zostały { $left }
       *[other] weź rufę, zostało { $left }
    }
vikings-page-hint-swap = zamień dwa fragmenty

## Harbour and fjord

vikings-page-fjord = Przystań i fiord
vikings-page-berth = Stanowisko { $ship }
vikings-page-piece =
    Fragment { $place } statku { $ship }: { $colour }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    }
vikings-page-piece-viking =
    Fragment { $place } statku { $ship }: { $colour }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    } i dodatkowy wiking
vikings-page-ship = Statek { $ship }. Towary: { $goods }. Kontrola: { $control }
vikings-page-ship-sailed = Statek { $ship }, na morzu. Towary: { $goods }. Kontrola: { $control }
vikings-page-none = brak
vikings-page-rank =
    { $rank ->
        [1] Główna kontrola
        [2] Drugi w kolejności kontroli
        [3] Trzeci w kolejności kontroli
       *[4] Czwarty w kolejności kontroli
    }: { $colour }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    }
vikings-page-bet-of = zakład: { $seat }
vikings-page-bet-worth = zakład: { $seat }, wart { $value }
vikings-page-sailed = na morzu
vikings-page-sailed-in = na morzu od rundy { $round }
vikings-page-skip = Pomiń

## Before the player

vikings-page-your-bets = Twoje zakłady
vikings-page-token-hand = Żeton zakładu { $token }, obok tarczy punktacji
vikings-page-token-laid = Żeton zakładu { $token }, przy statku { $ship }
vikings-page-token-won = Żeton zakładu { $token }, wygrany
vikings-page-at = { $ship }
vikings-page-in-hand-goods = Do załadunku
vikings-page-choose-drawn = Załaduj jeden
vikings-page-choose-market = Podnieś wartość
vikings-page-choose-take = Weź jeden
vikings-page-choose-remove = Usuń jeden
vikings-page-goods-worth = { $goods }, wartość { $value }

## Beside the board

vikings-page-market = Targowisko
vikings-page-market-worth = wartość na koniec
vikings-page-worth-each = po { $value }
vikings-page-sterns =
    { $left ->
        [0] Nie ma już ruf
        [one] Została { $left } rufa
        [few] Zostały { $left } rufy
       *[other] Zostało { $left } ruf
    }
vikings-page-nobody-plays = Drużyny bez gracza
vikings-page-removed = Poza grą
vikings-page-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
vikings-page-holds-stern = ma rufę: wskaże statek, który wypłynie
vikings-page-bets-held =
    { $hand ->
        [one] { $hand } żeton zakładu obok tarczy
        [few] { $hand } żetony zakładów obok tarczy
       *[other] { $hand } żetonów zakładów obok tarczy
    }, wygrane: { $won }

## The position in words

vikings-page-words-ship = Statek
vikings-page-words-hull = Kadłub od dziobu
vikings-page-words-goods = Towary
vikings-page-words-control = Kontrola
vikings-page-words-bets = Zakłady
vikings-page-words-player = Gracz
vikings-page-words-hand = Zakłady obok tarczy
vikings-page-words-won = Zakłady wygrane
vikings-page-words-pile = { $space }: { $count ->
        [one] { $count } żeton w stosie
        [few] { $count } żetony w stosie
       *[many] { $count } żetonów w stosie
    }

## Karty informacyjne

vikings-page-nth = { $number }.
vikings-page-card-space = pole akcji { $number }, wioska
vikings-page-card-waits = { $seat } ma tu wikinga, który jeszcze nie ruszył.
vikings-page-card-left = zostało w stosie
vikings-page-card-sterns = zostało ruf
vikings-page-card-line = w kolejce następnej rundy
vikings-page-card-ship = Statek { $ship }
vikings-page-card-places = zajęte miejsca: { $taken } z { $of }
vikings-page-card-ship-does = Główną kontrolę ma drużyna z największą liczbą tarcz na pokładzie; przy remisie ta, której fragment leży bliżej dziobu.
vikings-page-card-ship-sailed = Wypłynął w morze. Przegrane zakłady zostają przy jego stanowisku.
vikings-page-card-on-prow = na dziobie
vikings-page-card-bets-here = zakłady tutaj
vikings-page-card-piece-name =
    { $shields ->
        [one] { $colour } fragment, { $shields } tarcza
        [few] { $colour } fragment, { $shields } tarcze
       *[many] { $colour } fragment, { $shields } tarcz
    }
vikings-page-card-piece = miejsce { $place } na statku { $ship }
vikings-page-card-piece-does = Jego tarcze liczą się dla drużyny, gdy statek wypływa. Przy remisie decyduje fragment najbliżej dziobu.
vikings-page-card-piece-viking = Jego tarcze liczą się dla drużyny, gdy statek wypływa, a stojący na nim wiking liczy się jak jeszcze jedna.
vikings-page-card-shields = tarcze
vikings-page-card-team = jego drużyny na pokładzie
vikings-page-card-circle-name = { $colour }, statek { $ship }
vikings-page-card-circle = kółko na zakłady
vikings-page-card-circle-does = Zakład tutaj wygrywa, jeśli główną kontrolę ma drużyna { $team }, gdy statek { $ship } wypływa.
vikings-page-card-first-now = teraz pierwsza
vikings-page-card-token = Żeton zakładu { $token }
vikings-page-card-token-does =
    { $token ->
        [one] Kładzie się go zakrytego; trafny zakład daje na końcu { $token } punkt.
        [few] Kładzie się go zakrytego; trafny zakład daje na końcu { $token } punkty.
       *[many] Kładzie się go zakrytego; trafny zakład daje na końcu { $token } punktów.
    }
vikings-page-card-goods = towar
vikings-page-card-goods-does = Każdy taki żeton, który masz na końcu gry, jest wart tyle punktów, ile wtedy wskazuje targowisko.
vikings-page-card-worth = punkty za sztukę teraz
vikings-page-card-top = najwięcej

## Kroki i ich skutki

vikings-page-step-piece = fragment
vikings-page-step-other = drugi fragment
vikings-page-step-ship = statek
vikings-page-step-token = żeton
vikings-page-step-circle = kółko
vikings-page-step-goods = towar
vikings-page-how-space = Wybierz jedno z pól w niebieskich ramkach.
vikings-page-how-promote = Wybierz podświetlony fragment.
vikings-page-how-jump-piece = Wybierz podświetlony fragment: przejdzie na koniec innego statku, na którym jest miejsce.
vikings-page-how-jump-ship = Wybierz niebieskie miejsce ze znakiem +.
vikings-page-how-token = Trafny zakład daje tyle punktów, ile jest na żetonie.
vikings-page-how-circle = Wybierz kolor, który będzie mieć główną kontrolę, gdy statek wypłynie.
vikings-page-how-load-ship = Towary zostają na dziobie, aż statek wypłynie.
vikings-page-how-market = Jego wartość rośnie o jeden, dla wszystkich.
vikings-page-how-drawn = Pozostałe wracają pod stos.
vikings-page-how-swap-first = Wybierz podświetlony fragment.
vikings-page-how-swap-second = Fragmenty zamienią się miejscami.
vikings-page-how-viking = Liczy się jak jeszcze jedna tarcza.
vikings-page-how-sail = Jego towary zostaną od razu rozdzielone.
vikings-page-how-take = Towar jest wart tyle, ile na końcu wskazuje targowisko.
vikings-page-how-remove = Nikt go nie dostanie.
vikings-page-how-finished = Liczone są punkty.
vikings-page-brings-control = statek { $ship }: { $order }
vikings-page-brings-price = { $goods }: { $from } → { $value }
vikings-page-guide-piece = Ten fragment
vikings-page-guide-ship = Ten statek
vikings-page-guide-circle = Obstaw tutaj
