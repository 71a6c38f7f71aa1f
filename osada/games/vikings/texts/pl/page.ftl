### What the board of Vikings on Board says on the page. Colours and goods come as the game names them.

vikings-page-round = Runda { $round }
vikings-page-tab-fjord = Fiord
vikings-page-tab-village = Wioska
vikings-page-tab-market = Targowisko

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
vikings-page-token-hand = Żeton zakładu { $token }, w puli
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
        [one] { $hand } żeton zakładu w puli
        [few] { $hand } żetony zakładów w puli
       *[other] { $hand } żetonów zakładów w puli
    }, wygrane: { $won }

## The position in words

vikings-page-words-ship = Statek
vikings-page-words-hull = Kadłub od dziobu
vikings-page-words-goods = Towary
vikings-page-words-control = Kontrola
vikings-page-words-bets = Zakłady
vikings-page-words-player = Gracz
vikings-page-words-hand = Zakłady w puli
vikings-page-words-won = Zakłady wygrane
