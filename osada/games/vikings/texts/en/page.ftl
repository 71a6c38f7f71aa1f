### What the board of Vikings on Board says on the page. Colours and goods come as the game names them.

vikings-page-round = Round { $round }
vikings-page-tab-fjord = Fjord
vikings-page-tab-village = Village
vikings-page-tab-market = Prices

## The village

vikings-page-village = The village
vikings-page-to-move = to move
vikings-page-chosen = chosen
vikings-page-space-number = space { $number }
vikings-page-waits = { $seat } is waiting here, number { $order } in line
vikings-page-stands = { $seat } has chosen it

vikings-page-hint-first-player = move first next round
vikings-page-hint-promote = own piece forward
vikings-page-hint-jump-own = own piece to another ship
vikings-page-hint-bet = who will be in control?
vikings-page-hint-add-1 =
    { $left ->
        [0] the pile is empty
        [one] load a token, { $left } left
       *[other] load a token, { $left } left
    }
vikings-page-hint-market = raise one value
vikings-page-hint-jump-any = any piece to another ship
vikings-page-hint-bet-or-move = place or move a bet
vikings-page-hint-draw-3 =
    { $left ->
        [0] the pile is empty
        [one] load your pick, { $left } left
       *[other] load your pick, { $left } left
    }
vikings-page-hint-set-sail =
    { $left ->
        [0] no sterns left
        [one] take a stern, { $left } left
       *[other] take a stern, { $left } left
    }
vikings-page-hint-swap = two pieces, two ships

## Harbour and fjord

vikings-page-fjord = Harbour and fjord
vikings-page-berth = Berth { $ship }
vikings-page-piece =
    Piece { $place } of ship { $ship }: { $colour }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
vikings-page-piece-viking =
    Piece { $place } of ship { $ship }: { $colour }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } and an extra viking
vikings-page-ship = Ship { $ship }. Goods: { $goods }. Control: { $control }
vikings-page-ship-sailed = Ship { $ship }, out at sea. Goods: { $goods }. Control: { $control }
vikings-page-none = none
vikings-page-rank =
    { $rank ->
        [1] First in control
        [2] Second in control
        [3] Third in control
       *[4] Fourth in control
    }: { $colour }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
vikings-page-bet-of = { $seat }’s bet
vikings-page-bet-worth = { $seat }’s bet, worth { $value }
vikings-page-sailed = sailed
vikings-page-sailed-in = sailed in round { $round }
vikings-page-skip = Skip

## Before the player

vikings-page-your-bets = Your bets
vikings-page-token-hand = Gambling token { $token }, in your supply
vikings-page-token-laid = Gambling token { $token }, at ship { $ship }
vikings-page-token-won = Gambling token { $token }, won
vikings-page-at = at { $ship }
vikings-page-in-hand-goods = To load
vikings-page-choose-drawn = Load one
vikings-page-choose-market = Raise one
vikings-page-choose-take = Take one
vikings-page-choose-remove = Remove one
vikings-page-goods-worth = { $goods }, worth { $value }

## Beside the board

vikings-page-market = Market
vikings-page-market-worth = worth at the end
vikings-page-worth-each = worth { $value }
vikings-page-sterns =
    { $left ->
        [0] No sterns left
        [one] { $left } stern left
       *[other] { $left } sterns left
    }
vikings-page-nobody-plays = Clans without a player
vikings-page-removed = Out of the game
vikings-page-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
vikings-page-holds-stern = holds a stern: chooses the ship that sails
vikings-page-bets-held =
    { $hand ->
        [one] { $hand } gambling token in the supply
       *[other] { $hand } gambling tokens in the supply
    }, { $won } won

## The position in words

vikings-page-words-ship = Ship
vikings-page-words-hull = Hull from the bow
vikings-page-words-goods = Goods
vikings-page-words-control = Control
vikings-page-words-bets = Bets
vikings-page-words-player = Player
vikings-page-words-hand = Bets in the supply
vikings-page-words-won = Bets won
vikings-page-words-pile = { $space }: { $count ->
        [one] { $count } token in the pile
       *[other] { $count } tokens in the pile
    }

## Information cards

vikings-page-nth =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
vikings-page-card-space = action space { $number }, village
vikings-page-card-waits = { $seat } has a viking here that is still to move.
vikings-page-card-left = left in the pile
vikings-page-card-sterns = sterns left
vikings-page-card-line = to move next round
vikings-page-card-ship = Ship { $ship }
vikings-page-card-places = { $taken } of { $of } places taken
vikings-page-card-ship-does = The clan with the most shields aboard has first control; in a tie, the one whose piece is nearest the bow.
vikings-page-card-ship-sailed = It is out at sea. Bets that lost stay at its berth.
vikings-page-card-on-prow = on the bow
vikings-page-card-bets-here = bets here
vikings-page-card-piece-name =
    { $shields ->
        [one] { $colour } piece, { $shields } shield
       *[other] { $colour } piece, { $shields } shields
    }
vikings-page-card-piece = place { $place } of ship { $ship }
vikings-page-card-piece-does = Its shields count for its clan when the ship sails. The first piece behind the bow wins ties.
vikings-page-card-piece-viking = Its shields count for its clan when the ship sails, and the viking on it counts as one more.
vikings-page-card-shields = shields
vikings-page-card-team = of its clan aboard
vikings-page-card-circle-name = { $colour } at ship { $ship }
vikings-page-card-circle = betting circle
vikings-page-card-circle-does = A bet here wins if the { $team } clan has first control when ship { $ship } sails.
vikings-page-card-first-now = first now
vikings-page-card-token = Gambling token { $token }
vikings-page-card-token-does =
    { $token ->
        [one] It is laid face down and scores { $token } point at the end if the bet is right.
       *[other] It is laid face down and scores { $token } points at the end if the bet is right.
    }
vikings-page-card-goods = goods
vikings-page-card-goods-does = Every token of it that you own at the end is worth as many points as the market says then.
vikings-page-card-worth = points each now
vikings-page-card-top = the most

## Steps and what they bring

vikings-page-step-piece = piece
vikings-page-step-other = another piece
vikings-page-step-ship = ship
vikings-page-step-token = token
vikings-page-step-circle = circle
vikings-page-step-goods = goods
vikings-page-how-space = Choose one of the blue spaces in the village.
vikings-page-how-promote = Choose a highlighted piece.
vikings-page-how-jump-piece = Choose a highlighted piece: it goes to the back of another ship with room.
vikings-page-how-jump-ship = Choose a blue place with a +.
vikings-page-how-token = A right bet scores the number on its token.
vikings-page-how-circle = Choose the colour that will have first control when the ship sails.
vikings-page-how-load-ship = Goods stay on the bow until the ship sails.
vikings-page-how-market = Its value rises by one, for everybody.
vikings-page-how-drawn = The others go back under the pile.
vikings-page-how-swap-first = Choose a highlighted piece.
vikings-page-how-swap-second = The two change places.
vikings-page-how-viking = It counts as one more shield.
vikings-page-how-sail = Its goods are shared out at once.
vikings-page-how-take = Each kind is worth what the market says at the end.
vikings-page-how-remove = Nobody will own it.
vikings-page-how-finished = The points are counted.
vikings-page-brings-control = ship { $ship }: { $order }
vikings-page-brings-price = { $goods }: { $from } → { $value }
vikings-page-guide-piece = This piece
vikings-page-guide-ship = This ship
vikings-page-guide-circle = Bet here
