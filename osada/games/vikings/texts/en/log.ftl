### The log in few words: beside each event its phrase (osada/texts/log.py).

vikings-started-log =
    { $seat-coloured ->
        [yes] { "" }
       *[no] { vikings-part-colour }
    }
vikings-round-began-log =
    Round { $round } · { $sterns ->
        [one] { $sterns } stern left
       *[other] { $sterns } sterns left
    }
vikings-placed-log = { vikings-part-space }
vikings-no-effect-log = { vikings-part-space }: without effect
vikings-piece-chosen-log = { vikings-part-colour } { $shields }, place { $place } of ship { $ship }
vikings-promoted-log =
    { $place ->
        [1] own { $shields } to the front of ship { $ship }
       *[other] own { $shields } to place { $place } of ship { $ship }
    }
    .brief = own { $shields }, ship { $ship }
    .gain =
        { $place ->
            [1] front
           *[other] place { $place }
        }
vikings-jumped-log = own { $shields }: ship { $ship } → { $target }
vikings-jumped-any-log = { vikings-part-colour } { $shields }: ship { $ship } → { $target }
vikings-token-chosen-log =
    { $token ->
        [hidden] bet ?
       *[other] bet { $token }
    }
vikings-bet-laid-log =
    { $placed-space ->
        [bet-or-move] { vikings-space-bet-or-move }: { vikings-part-bet } on { vikings-part-colour }, ship { $ship }
       *[other] bet { vikings-part-bet } on { vikings-part-colour }, ship { $ship }
    }
    .brief = bet { vikings-part-bet } on { $sign } ship { $ship }
vikings-part-bet =
    { $token ->
        [hidden] ?
       *[other] { $token }
    }
vikings-bet-lifted-log = bet { vikings-part-bet } off { vikings-part-colour }, ship { $ship }
vikings-bet-moved-log = bet { vikings-part-bet }: { vikings-part-lifted }, ship { $bet-lifted-ship } → { vikings-part-colour }, ship { $ship }
    .brief = bet { vikings-part-bet }: ship { $bet-lifted-ship } → { $sign } { $ship }
vikings-part-lifted =
    { $bet-lifted-colour ->
        [green] { vikings-colour-green }
        [blue] { vikings-colour-blue }
        [yellow] { vikings-colour-yellow }
       *[red] { vikings-colour-red }
    }
vikings-drew-1-log = { vikings-part-goods }
vikings-drew-log =
    { $goods ->
        [hidden] 1 of { $count }
       *[other] { $goods }
    }
vikings-goods-kept-log =
    { $goods ->
        [hidden] { "" }
       *[other] { vikings-part-goods }
    }
vikings-loaded-log =
    { $drew ->
        [1] { $drew-goods ->
            [hidden] { vikings-part-goods } on ship { $ship } (1 of { $drew-count })
           *[other] { $drew-goods }: { vikings-part-goods } on ship { $ship }
        }
       *[0] { vikings-part-goods } on ship { $ship }
    }
    .brief = ship { $ship }
    .gain =
        { $drew ->
            [1] 1 of { $drew-count }
           *[0] { "" }
        }
vikings-returned-log = { "" }
vikings-market-rose-log = { vikings-part-goods } { $value-before } → { $value }
    .brief = { vikings-part-goods }
    .gain = { $value-before } → { $value }
vikings-stern-taken-log = stern ({ $left } left)
    .brief = stern
    .gain = { $left } left
vikings-swapped-log = { vikings-part-colour } { $shields }, ship { $ship } ↔ { vikings-part-colour.other } { $other_shields }, ship { $other_ship }
    .brief = ship { $ship } ↔ { $sign } { $other_ship }
vikings-viking-aboard-log = viking on ship { $ship }, place { $place }
vikings-sailed-log = { "" }
    .subject = Ship { $ship } sails
vikings-control-log = { $each }
    .each = { vikings-part-colour } { $shields }
vikings-nobody-aboard-log = nobody aboard
vikings-took-log = { $goods-counted }
vikings-removed-log =
    { $colour ->
        [nobody] { $goods-counted } out of the game
       *[other] { vikings-part-colour }, played by nobody: { $goods-counted } out of the game
    }
vikings-bet-won-log = bets won: { $each }
    .each =
        { $token ->
            [hidden] { $seat }
           *[other] { $seat } { $token-signed }
        }
vikings-bet-lost-log = missed: { $each }
    .each = { $seat } ({ vikings-part-colour })
vikings-nothing-sailed-log = { "" }
    .subject = No stern, nothing sails
vikings-game-over-log = The end
vikings-scored-log = goods { $goods } ({ $tokens }), bets { $bets }
    .subject = { $seat } { $total }
