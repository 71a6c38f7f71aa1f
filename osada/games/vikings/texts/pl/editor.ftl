### What is said while a position of Vikings on Board is entered by hand.

vikings-edit-pieces = Fragmenty statków
vikings-edit-piece = { vikings-part-colour }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    }
vikings-edit-piece-at = Statek { $ship }: { vikings-edit-piece }
vikings-edit-vikings = Wikingowie
vikings-edit-viking-waiting = { vikings-part-colour }, czeka na ruch
vikings-edit-viking-placed = { vikings-part-colour }, po stronie wodza
vikings-edit-goods = Towary
vikings-edit-token = { vikings-part-goods }
vikings-edit-unload = zdejmij towar
vikings-edit-bets = Żetony zakładów
vikings-edit-bet = { vikings-part-colour } { $token }
vikings-edit-won = Wygrany
vikings-edit-won-token = Wygrany: { vikings-edit-bet }
vikings-edit-round-and-prices = Runda i wartości
vikings-edit-round = Runda
vikings-edit-removed = poza grą: { vikings-part-goods }
vikings-edit-players = Gracze
vikings-edit-how-many = Ilu gra
vikings-edit-seat = Gracz { $number }
vikings-edit-colour = { vikings-part-colour }
vikings-edit-shield = { vikings-part-colour }: { vikings-part-goods }
vikings-edit-ships = Statki
vikings-edit-ship-sailed = Statek { $ship }, na morzu
vikings-edit-sailed = Statek { $ship }
vikings-edit-in-harbour = w porcie
vikings-edit-out = na morzu

## What does not add up

vikings-fault-pieces = Fragmenty, kolor { vikings-part-colour }:{ $missing ->
        [none] {""}
       *[other] {" "}jeszcze nigdzie nie leżą, z tyloma tarczami: { $missing }. Fragment może być na statku, który wypłynął.
    }{ $extra ->
        [none] {""}
       *[other] {" "}jest za dużo, z tyloma tarczami: { $extra }.
    }
vikings-fault-hull = Statek { $ship } ma za dużo fragmentów: miejsca jest na { $most }.
vikings-fault-goods = Żetony „{ vikings-part-goods }”: jest { $count } z { $wanted }.
vikings-fault-bow = Statek { $ship } wypłynął i nie ma już na nim towarów.
vikings-fault-vikings = Kolor { vikings-part-colour }: w wiosce stoi { $count } z { $wanted } wikingów.
vikings-fault-two-bets = Kolor { vikings-part-colour }: przy statku { $ship } leżą dwa żetony, a może tylko jeden.
vikings-fault-sterns = Wypłynęło statków: { $gone }, a rufy są tylko { $sterns }.
vikings-fault-round =
    { $gone ->
        [one] Wypłynął jeden statek: jest runda { $round } albo późniejsza.
        [few] Wypłynęły { $gone } statki, po jednym w rundzie: jest runda { $round } albo późniejsza.
       *[other] Wypłynęło { $gone } statków, po jednym w rundzie: jest runda { $round } albo późniejsza.
    }
vikings-fault-shields = Kolor { vikings-part-colour } ma towary, a żaden statek jeszcze nie wypłynął.
vikings-fault-won = Kolor { vikings-part-colour }: wygranych zakładów { $won }, a wypłynęło statków { $settled }.
vikings-fault-settled = Kolor { vikings-part-colour }: zakład przy statku { $ship } był trafny, a statek wypłynął, więc żeton jest wygrany.
vikings-fault-nobody-waits = Żaden wiking nie czeka już na ruch.
vikings-fault-over = Nie ma już ruf: gra jest skończona.
