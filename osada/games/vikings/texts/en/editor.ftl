### What is said while a position of Vikings on Board is entered by hand.

vikings-edit-pieces = Hull pieces
vikings-edit-piece = { vikings-part-colour }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
vikings-edit-piece-at = Ship { $ship }: { vikings-edit-piece }
vikings-edit-vikings = Vikings
vikings-edit-viking-waiting = { vikings-part-colour }, still to move
vikings-edit-viking-placed = { vikings-part-colour }, on the leader’s side
vikings-edit-goods = Goods
vikings-edit-token = { vikings-part-goods }
vikings-edit-unload = take goods off
vikings-edit-bets = Gambling tokens
vikings-edit-bet = { vikings-part-colour } { $token }
vikings-edit-won = Won
vikings-edit-won-token = Won: { vikings-edit-bet }
vikings-edit-round-and-prices = Round and prices
vikings-edit-round = Round
vikings-edit-removed = out of the game: { vikings-part-goods }
vikings-edit-players = Players
vikings-edit-how-many = How many play
vikings-edit-seat = Player { $number }
vikings-edit-colour = { vikings-part-colour }
vikings-edit-shield = { vikings-part-colour }: { vikings-part-goods }
vikings-edit-ships = Ships
vikings-edit-ship-sailed = Ship { $ship }, out at sea
vikings-edit-sailed = Ship { $ship }
vikings-edit-in-harbour = in the harbour
vikings-edit-out = out at sea

## What does not add up

vikings-fault-pieces = Hull pieces of the { vikings-part-colour } clan:{ $missing ->
        [none] {""}
       *[other] {" "}nowhere yet, with so many shields: { $missing }. A piece may be on a ship that has sailed.
    }{ $extra ->
        [none] {""}
       *[other] {" "}too many, with so many shields: { $extra }.
    }
vikings-fault-hull = Ship { $ship } has too many pieces: there is room for { $most }.
vikings-fault-goods = There are { $count } of { $wanted } tokens: { vikings-part-goods }.
vikings-fault-bow = Ship { $ship } has sailed and holds no goods any more.
vikings-fault-vikings = The { vikings-part-colour } clan has { $count } of { $wanted } vikings in the village.
vikings-fault-two-bets = Two { vikings-part-colour } tokens lie at ship { $ship }: one is the limit.
vikings-fault-sterns = { $gone } ships have sailed, and there are only { $sterns } sterns.
vikings-fault-round =
    { $gone ->
        [one] One ship has sailed: it is round { $round } or later.
       *[other] { $gone } ships have sailed, one in a round: it is round { $round } or later.
    }
vikings-fault-shields = The { vikings-part-colour } clan has goods, but no ship has sailed yet.
vikings-fault-won = The { vikings-part-colour } clan has won { $won } bets, with { $settled } ships sailed.
vikings-fault-settled = The { vikings-part-colour } token at ship { $ship } was right, and the ship has sailed: it is won.
vikings-fault-nobody-waits = No viking is left to move.
vikings-fault-over = No stern is left: the game is over.
