### What is said while a position of Vikings on Board is entered by hand.

vikings-edit-pieces = Díly lodí
vikings-edit-piece = { vikings-part-colour }, { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
vikings-edit-piece-at = Loď { $ship }: { vikings-edit-piece }
vikings-edit-vikings = Vikingové
vikings-edit-viking-waiting = { vikings-part-colour }, čeká na tah
vikings-edit-viking-placed = { vikings-part-colour }, na straně náčelníka
vikings-edit-goods = Zboží
vikings-edit-token = { vikings-part-goods }
vikings-edit-unload = vyložit zboží
vikings-edit-bets = Žetony sázek
vikings-edit-bet = { vikings-part-colour } { $token }
vikings-edit-won = Vyhraný
vikings-edit-won-token = Vyhraný: { vikings-edit-bet }
vikings-edit-round-and-prices = Kolo a ceny
vikings-edit-round = Kolo
vikings-edit-removed = mimo hru: { vikings-part-goods }
vikings-edit-players = Hráči
vikings-edit-how-many = Kolik hráčů
vikings-edit-seat = Hráč { $number }
vikings-edit-colour = { vikings-part-colour }
vikings-edit-shield = { vikings-part-colour }: { vikings-part-goods }
vikings-edit-ships = Lodě
vikings-edit-ship-sailed = Loď { $ship }, na moři
vikings-edit-sailed = Loď { $ship }
vikings-edit-in-harbour = v přístavu
vikings-edit-out = na moři

## What does not add up

vikings-fault-pieces = Díly, barva { vikings-part-colour }:{ $missing ->
        [none] {""}
       *[other] {" "}zatím nikde neleží, s tolika štíty: { $missing }. Díl může být na lodi, která vyplula.
    }{ $extra ->
        [none] {""}
       *[other] {" "}je jich moc, s tolika štíty: { $extra }.
    }
vikings-fault-hull = Loď { $ship } má moc dílů: místo je pro { $most }.
vikings-fault-goods = Žetony „{ vikings-part-goods }“: je jich { $count } z { $wanted }.
vikings-fault-bow = Loď { $ship } vyplula a žádné zboží už na ní není.
vikings-fault-vikings = Barva { vikings-part-colour }: ve vesnici stojí { $count } z { $wanted } vikingů.
vikings-fault-two-bets = Barva { vikings-part-colour }: u lodi { $ship } leží dva žetony, smí jen jeden.
vikings-fault-sterns = Vyplulo lodí: { $gone }, a zádí je jen { $sterns }.
vikings-fault-round =
    { $gone ->
        [one] Vyplula jedna loď: je kolo { $round } nebo pozdější.
        [few] Vypluly { $gone } lodě, v každém kole jedna: je kolo { $round } nebo pozdější.
       *[other] Vyplulo { $gone } lodí, v každém kole jedna: je kolo { $round } nebo pozdější.
    }
vikings-fault-shields = Barva { vikings-part-colour } má zboží, ale žádná loď ještě nevyplula.
vikings-fault-won = Barva { vikings-part-colour }: vyhraných sázek { $won }, ale vyplulo lodí { $settled }.
vikings-fault-settled = Barva { vikings-part-colour }: sázka u lodi { $ship } byla správná a loď vyplula, takže žeton je vyhraný.
vikings-fault-nobody-waits = Žádný viking už nečeká na tah.
vikings-fault-over = Žádná záď už nezbývá: hra skončila.
