### What the table says while Vikings on Board is played. The keys are those of phrases.py.
### “hidden” stands for what a reader may not know. Names of players always come as they are.

## The game and its things

vikings-title = Vikings on Board

vikings-colour-red = red
vikings-colour-green = green
vikings-colour-blue = blue
vikings-colour-yellow = yellow

vikings-word-fur = hide
vikings-word-grain = grain
vikings-word-nails = metal

vikings-space-first-player = First Player
    .help = Nothing happens now, but this viking moves first in the next round.
vikings-space-promote = Promote
    .help = Move a piece of your colour towards the bow of its ship; in a tie the foremost piece decides.
vikings-space-jump-own = Jump YOUR Ship
    .help = Move a piece of your colour to the back of another ship.
vikings-space-bet = Bet
    .help = Put a gambling token face down at a ship, on the clan you expect to have first control when it sails.
vikings-space-add-1 = Add 1
    .help = Turn up the top goods token of this pile and load it onto a ship.
vikings-space-market = Marketplace
    .help = Raise the value of one kind of goods by one.
vikings-space-jump-any = Jump ANY Ship
    .help = Move a piece of any colour to the back of another ship.
vikings-space-bet-or-move = Bet / Move a Bet
    .help = Place a bet, or move one of your bets to another circle, even from a ship that has sailed.
vikings-space-draw-3 = Draw 3, Add 1
    .help = Look at { $printed-goods-drawn_at_once ->
        [one] the top goods token
       *[other] the top { $printed-goods-drawn_at_once } goods tokens
    } of this pile, load one onto a ship and put the others under the pile.
vikings-space-set-sail = Set Sail
    .help = Take a stern: at the end of the round you choose the ship that sails.
vikings-space-swap = Swap Ships
    .help = Exchange two pieces, of any colours, between two ships.

## Parts of sentences

vikings-part-colour =
    { $colour ->
        [green] { vikings-colour-green }
        [blue] { vikings-colour-blue }
        [yellow] { vikings-colour-yellow }
       *[red] { vikings-colour-red }
    }
    .other =
        { $other_colour ->
            [green] { vikings-colour-green }
            [blue] { vikings-colour-blue }
            [yellow] { vikings-colour-yellow }
           *[red] { vikings-colour-red }
        }
vikings-part-goods =
    { $goods ->
        [fur] { vikings-word-fur }
        [grain] { vikings-word-grain }
       *[nails] { vikings-word-nails }
    }
vikings-part-space =
    { $space ->
        [promote] { vikings-space-promote }
        [jump-own] { vikings-space-jump-own }
        [bet] { vikings-space-bet }
        [add-1] { vikings-space-add-1 }
        [market] { vikings-space-market }
        [jump-any] { vikings-space-jump-any }
        [bet-or-move] { vikings-space-bet-or-move }
        [draw-3] { vikings-space-draw-3 }
        [set-sail] { vikings-space-set-sail }
        [swap] { vikings-space-swap }
       *[first-player] { vikings-space-first-player }
    }
vikings-part-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
    .other =
        { $other_shields ->
            [one] { $other_shields } shield
           *[other] { $other_shields } shields
        }
vikings-part-piece = { vikings-part-colour } piece with { vikings-part-shields }
vikings-part-circle = { vikings-part-colour } circle at ship { $ship }
vikings-part-most =
    { $most ->
        [one] { $most } piece
       *[other] { $most } pieces
    }
vikings-part-tokens-drawn =
    { $count ->
        [one] { $count } goods token
       *[other] { $count } goods tokens
    }
vikings-part-kind-wanted =
    { $wanted ->
        [space] an action space
        [piece] a hull piece
        [ship] a ship
        [token] one of your gambling tokens
        [circle] a betting circle
       *[goods] a kind of goods
    }
vikings-part-kind-given =
    { $given ->
        [space] an action space
        [piece] a hull piece
        [ship] a ship
        [token] a gambling token
        [circle] a betting circle
       *[goods] a kind of goods
    }

## Actions

vikings-action-space = { vikings-part-space }
vikings-action-piece = piece { $place } of ship { $ship }
vikings-action-ship = ship { $ship }
vikings-action-token = gambling token { $token }
vikings-action-circle = the { vikings-part-circle }
vikings-action-goods = { vikings-part-goods }

## Events

vikings-started =
    { $seat-coloured ->
        [yes] { $seat } plays.
       *[no] { $seat } plays the { vikings-part-colour } clan.
    }
vikings-round-began =
    Round { $round } begins. { $sterns ->
        [one] { $sterns } stern is left.
       *[other] { $sterns } sterns are left.
    }
vikings-placed = { $seat } places a viking at “{ vikings-part-space }”.
vikings-no-effect = { $seat } cannot carry out any free action, so “{ vikings-part-space }” has no effect this time.
vikings-piece-chosen = { $seat } picks the { vikings-part-piece } at place { $place } of ship { $ship }.
vikings-promoted =
    { $place ->
        [1] { $seat } moves a piece with { vikings-part-shields } to the front of ship { $ship }.
       *[other] { $seat } moves a piece with { vikings-part-shields } forward to place { $place } of ship { $ship }.
    }
vikings-jumped = { $seat } moves the { vikings-part-piece } from ship { $ship } to the back of ship { $target }.
vikings-jumped-any = { vikings-jumped }
vikings-token-chosen =
    { $token ->
        [hidden] { $seat } takes a gambling token.
       *[other] { $seat } takes gambling token { $token }.
    }
vikings-bet-laid =
    { $token ->
        [hidden] { $seat } places a bet face down on the { vikings-part-circle }.
       *[other] { $seat } places a bet of { $token } face down on the { vikings-part-circle }.
    }
vikings-bet-lifted =
    { $token ->
        [hidden] { $seat } picks up a bet from the { vikings-part-circle }.
       *[other] { $seat } picks up the bet of { $token } from the { vikings-part-circle }.
    }
vikings-bet-moved =
    { $token ->
        [hidden] { $seat } moves the bet to the { vikings-part-circle }, still face down.
       *[other] { $seat } moves the bet of { $token } to the { vikings-part-circle }, still face down.
    }
vikings-drew-1 = { $seat } turns up { vikings-part-goods }.
vikings-drew =
    { $goods ->
        [hidden] { $seat } secretly looks at { vikings-part-tokens-drawn }.
       *[other] { $seat } secretly looks at { vikings-part-tokens-drawn }: { $goods }.
    }
vikings-goods-kept =
    { $goods ->
        [hidden] { $seat } chooses the token to load.
       *[other] { $seat } chooses { vikings-part-goods } to load.
    }
vikings-loaded = { $seat } loads { vikings-part-goods } onto ship { $ship }.
vikings-returned =
    { $count ->
        [0] Nothing goes back under the pile.
        [one] { $count } token goes back face down under the pile.
       *[other] { $count } tokens go back face down under the pile.
    }
vikings-market-rose = { $seat } raises the value of { vikings-part-goods } to { $value }.
vikings-stern-taken =
    { $seat } takes a stern: a ship will sail at the end of the round. { $left ->
        [0] It was the last stern.
        [one] { $left } stern is left.
       *[other] { $left } sterns are left.
    }
vikings-swapped = { $seat } swaps the { vikings-part-piece } on ship { $ship } and the { vikings-part-colour.other } piece with { vikings-part-shields.other } on ship { $other_ship }.
vikings-viking-aboard = { $seat } puts an extra viking on the piece at place { $place } of ship { $ship }: one more shield.
vikings-sailed = { $seat } sends ship { $ship } out to sea.
vikings-control =
    { $rank ->
        [1] First control of ship { $ship }: the { vikings-part-colour } clan, { vikings-part-shields }.
        [2] Second in control: the { vikings-part-colour } clan, { vikings-part-shields }.
        [3] Third in control: the { vikings-part-colour } clan, { vikings-part-shields }.
       *[4] Fourth in control: the { vikings-part-colour } clan, { vikings-part-shields }.
    }
vikings-nobody-aboard = Ship { $ship } has no hull pieces, so nobody controls it.
vikings-took = { $seat } takes { vikings-part-goods }.
vikings-removed =
    { $colour ->
        [nobody] A { vikings-part-goods } token leaves the game.
       *[other] Nobody plays the { vikings-part-colour } clan: a { vikings-part-goods } token leaves the game.
    }
vikings-bet-won =
    { $token ->
        [hidden] { $seat } wins a bet at ship { $ship }.
       *[other] { $seat } wins a bet of { $token } at ship { $ship }.
    }
vikings-bet-lost = { $seat }’s bet on the { vikings-part-colour } clan at ship { $ship } was wrong. The token stays there.
vikings-nothing-sailed = Nobody took a stern in round { $round }, so no ship sails.
vikings-game-over = No stern is left: the game is over. Time to count the points.
vikings-scored =
    { $total ->
        [one] { $seat } has { $total } point
       *[other] { $seat } has { $total } points
    }: { $goods } for goods ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }) and { $bets } for bets won.

## Reasons for a refusal

vikings-is-over = The game is over; there is nothing left to decide.
vikings-not-seated =
    { $seats ->
        [one] { $seat } does not sit at this table: it has { $seats } player.
       *[other] { $seat } does not sit at this table: it has { $seats } players.
    }
vikings-not-your-turn = Not yet, { $seat }: { $turn } is deciding now.
vikings-wrong-kind = Choose { vikings-part-kind-wanted } now, not { vikings-part-kind-given }.
vikings-space-taken = { $seat } already has a viking at “{ vikings-part-space }” this round. Choose a free space.
vikings-cannot-promote = You have no { vikings-part-colour } piece that could move forward. Choose another action.
vikings-cannot-jump =
    { $space ->
        [jump-own] None of your pieces can jump to another ship. Choose another action.
       *[jump-any] No piece can jump to another ship. Choose another action.
    }
vikings-no-bet-left = You have no gambling token left in your supply. Choose another action.
vikings-no-berth-for-bet = There is no ship left that you may bet on: you may have only one token at each. Choose another action.
vikings-no-bet-to-move = You have no gambling token left in your supply, and none of your bets can be moved. Choose another action.
vikings-pile-empty = The goods pile at “{ vikings-part-space }” is empty. Choose another action.
vikings-market-full = All goods already have the highest value, { $top }. Choose another action.
vikings-cannot-swap = A swap needs hull pieces on two different ships, and there are no two such ships. Choose another action.
vikings-ship-sailed = Ship { $ship } has already sailed. Choose one that is still in the fjord.
vikings-no-piece =
    There is no piece at place { $place } of ship { $ship }: { $pieces ->
        [0] its hull is empty.
        [one] its hull has only { $pieces } piece.
       *[other] its hull has only { $pieces } pieces.
    }
vikings-not-own-piece = The piece at place { $place } of ship { $ship } is { vikings-part-colour }. You may promote only pieces of your own colour.
vikings-not-own-to-jump = The piece at place { $place } of ship { $ship } is { vikings-part-colour }. “{ vikings-space-jump-own }” moves only pieces of your own colour.
vikings-already-first = This piece is already first behind the bow of ship { $ship }. Choose one farther back.
vikings-last-piece-stays = This is the last piece of ship { $ship }, and at this table a hull may not become empty. Choose another piece.
vikings-no-room-anywhere = A piece of ship { $ship } has nowhere to jump: a hull holds at most { vikings-part-most }, and no other ship has room.
vikings-same-ship = The piece is already on ship { $ship }. Choose another ship for it to jump to.
vikings-ship-full = Ship { $ship } is full: a hull holds at most { vikings-part-most }. Choose another ship.
vikings-swap-same-ship = Both pieces are on ship { $ship }. Choose the second one on another ship.
vikings-no-such-token = There is no gambling token { $token }. You can choose from { $values }.
vikings-token-laid = Your token { $token } already lies on the { vikings-part-circle }. Only “{ vikings-space-bet-or-move }” can move it.
vikings-token-won = Your token { $token } has already won and stays on your scoring circle. Choose another one.
vikings-token-stuck = There is no circle where your token { $token } may go. Choose another one.
vikings-already-bet = You already have a bet at ship { $ship }, on the { vikings-part-colour } clan. Only one is allowed at each ship: choose another ship.
vikings-same-circle = The bet already lies on the { vikings-part-circle }. Choose another circle.
vikings-circle-taken = { $seat } already has a bet on the { vikings-part-circle }, and at this table circles are not shared. Choose another one.
vikings-market-at-top =
    { $goods ->
        [fur] Hide already has
        [grain] Grain already has
       *[nails] Metal already has
    } the highest value, { $top }. Choose other goods.
vikings-not-drawn = There is no { vikings-part-goods } among the tokens you drew. Choose one of those.
vikings-not-on-prow = There is no { vikings-part-goods } on the bow of ship { $ship }. Choose from what lies there.
vikings-not-ready-to-sail =
    { $goods ->
        [0] { $pieces ->
            [0] Ship { $ship } has neither goods nor hull pieces.
           *[other] Ship { $ship } has no goods on its bow.
        }
       *[other] Ship { $ship } has no hull pieces.
    } As long as some ship has both, such a ship must sail.
vikings-has-viking = An extra viking already stands on the piece at place { $place } of ship { $ship }. Choose another piece.
vikings-not-own-for-viking = The piece at place { $place } of ship { $ship } is { vikings-part-colour }. The extra viking goes on a piece of your own colour.

## Questions

vikings-ask-space = { $seat }, choose an action for your next viking.
vikings-ask-no-effect = { $seat }, none of the free actions can be carried out. Choose any free space for your viking; nothing will happen there.
vikings-ask-promote = { $seat }, which of your pieces moves forward?
vikings-ask-jump-piece =
    { $space ->
        [jump-own] { $seat }, which of your pieces jumps to another ship?
       *[jump-any] { $seat }, which piece jumps to another ship?
    }
vikings-ask-jump-ship = { $seat }, which ship does the { vikings-part-piece } from ship { $ship } jump to?
vikings-ask-token =
    { $space ->
        [bet] { $seat }, which token do you bet with?
       *[bet-or-move] { $seat }, which token do you bet with, or which bet do you move?
    }
vikings-ask-circle =
    { $token ->
        [hidden] { $seat }, which circle does your token go on?
       *[other] { $seat }, which circle does your token { $token } go on?
    }
vikings-ask-load =
    { $goods ->
        [hidden] { $seat }, which ship do you load the token onto?
       *[other] { $seat }, which ship do you load { $goods } onto?
    }
vikings-ask-market = { $seat }, which goods rise in value?
vikings-ask-keep =
    { $goods ->
        [hidden] { $seat }, which of the drawn tokens do you load?
       *[other] { $seat }, which of the drawn tokens do you load: { $goods }?
    }
vikings-ask-swap-first = { $seat }, which piece do you swap?
vikings-ask-swap-second = { $seat }, which piece of another ship changes places with the { vikings-part-piece } on ship { $ship }?
vikings-ask-viking = { $seat }, your opponent has taken a stern: which of your pieces gets the extra viking?
vikings-ask-sail = { $seat }, which ship sails?
vikings-ask-take = { $seat }, which goods do you take from ship { $ship }?
vikings-ask-remove = { $seat }, nobody plays the { vikings-part-colour } clan: which goods of ship { $ship } leave the game?

## Options

vikings-option-promote = Promote
    .help = How far “{ vikings-space-promote }” moves a piece towards the bow.
    .choice =
        { $choice ->
            [one-step] by one place
           *[front] to the very front
        }
vikings-option-empty-hull = Empty hulls
    .help = Whether the last piece of a hull may jump to another ship.
    .choice =
        { $choice ->
            [off] the last piece stays
           *[on] the last piece may leave
        }
vikings-option-exclusive-circles = Betting circles
    .help = Whether the bets of different players may lie on the same circle.
    .choice =
        { $choice ->
            [on] one bet on each circle
           *[off] circles may be shared
        }
vikings-option-two-player-viking = Extra viking for two
    .help = With two players: when one takes a stern, the other puts an extra viking on one of their own pieces, as one more shield.
    .choice =
        { $choice ->
            [on] with extra vikings
           *[off] without extra vikings
        }
vikings-option-colours = Colours
    .help = Who plays which colour, in the order of seats: R red, G green, B blue, Y yellow. The letters left over are the clans that nobody plays.
    .choice =
        { $choice ->
            [G] green
            [B] blue
            [Y] yellow
           *[R] red
        }

## Scores

vikings-score-fur = Hide
vikings-score-grain = Grain
vikings-score-nails = Metal
vikings-score-bets = Bets won
vikings-score-goods-tokens = Goods tokens
vikings-score-goods-points = Points for goods
