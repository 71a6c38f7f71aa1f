### Průběh hry v několika slovech: vedle každé události její obrat (osada/texts/log.py).

# kdo: modří; na koho: na modré
vikings-part-team =
    { $colour ->
        [green] zelení
        [blue] modří
        [yellow] žlutí
       *[red] červení
    }
    .them =
        { $colour ->
            [green] zelené
            [blue] modré
            [yellow] žluté
           *[red] červené
        }

vikings-started-log =
    { $seat-coloured ->
        [yes] { "" }
       *[no] { vikings-part-colour }
    }
vikings-round-began-log = { $round }. kolo · zádí: { $sterns }
vikings-placed-log = { vikings-part-space }
vikings-no-effect-log = { vikings-part-space }: bez účinku
vikings-piece-chosen-log = { vikings-part-colour } { $shields }, loď { $ship }, místo { $place }
vikings-promoted-log =
    { $place ->
        [1] vlastní { $shields } na čelo lodi { $ship }
       *[other] vlastní { $shields } na místo { $place } lodi { $ship }
    }
    .brief = vlastní { $shields }, loď { $ship }
    .gain =
        { $place ->
            [1] čelo
           *[other] místo { $place }
        }
vikings-jumped-log = vlastní { $shields }: loď { $ship } → { $target }
vikings-jumped-any-log = { vikings-part-colour } { $shields }: loď { $ship } → { $target }
vikings-token-chosen-log = sázka { vikings-part-bet }
vikings-bet-laid-log =
    { $placed-space ->
        [bet-or-move] { vikings-space-bet-or-move }: { vikings-part-bet } na { vikings-part-team.them }, loď { $ship }
       *[other] sázka { vikings-part-bet }: { vikings-part-team }, loď { $ship }
    }
    .brief = sázka { vikings-part-bet }: { $sign } loď { $ship }
vikings-part-bet =
    { $token ->
        [hidden] ?
       *[other] { $token }
    }
vikings-bet-lifted-log = sázka { vikings-part-bet } zvednuta: { vikings-part-team }, loď { $ship }
vikings-bet-moved-log = sázka { vikings-part-bet }: { vikings-part-lifted }, loď { $bet-lifted-ship } → { vikings-part-team }, loď { $ship }
    .brief = sázka { vikings-part-bet }: loď { $bet-lifted-ship } → { $sign } { $ship }
vikings-part-lifted =
    { $bet-lifted-colour ->
        [green] zelení
        [blue] modří
        [yellow] žlutí
       *[red] červení
    }
vikings-drew-1-log = { vikings-part-goods }
vikings-drew-log =
    { $goods ->
        [hidden] 1 z { $count }
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
            [hidden] { vikings-part-goods } na loď { $ship } (1 { vikings-part-of-drawn })
           *[other] { $drew-goods }: { vikings-part-goods } na loď { $ship }
        }
       *[0] { vikings-part-goods } na loď { $ship }
    }
    .brief = loď { $ship }
    .gain =
        { $drew ->
            [1] 1 { vikings-part-of-drawn }
           *[0] { "" }
        }
# ze tří, ze čtyř, ale z jednoho, z pěti
vikings-part-of-drawn =
    { $drew-count ->
        [few] ze { $drew-count }
       *[other] z { $drew-count }
    }
vikings-returned-log = { "" }
vikings-market-rose-log = { vikings-part-goods } { $value-before } → { $value }
    .brief = { vikings-part-goods }
    .gain = { $value-before } → { $value }
vikings-stern-taken-log = záď (zbývá { $left })
    .brief = záď
    .gain = zbývá { $left }
vikings-swapped-log = { vikings-part-colour } { $shields }, loď { $ship } ↔ { vikings-part-colour.other } { $other_shields }, loď { $other_ship }
    .brief = loď { $ship } ↔ { $sign } { $other_ship }
vikings-viking-aboard-log = viking na loď { $ship }, místo { $place }
vikings-sailed-log = { "" }
    .subject = Vyplouvá loď { $ship }
vikings-control-log = { $each }
    .each = { vikings-part-team } { $shields }
vikings-nobody-aboard-log = nikdo na palubě
vikings-took-log = { $goods-counted }
vikings-removed-log =
    { $colour ->
        [nobody] { $goods-counted }: ze hry
       *[other] { vikings-part-team }, nikdo za ně nehraje: { $goods-counted } ze hry
    }
vikings-bet-won-log = sázky vyšly: { $each }
    .each =
        { $token ->
            [hidden] { $seat }
           *[other] { $seat } { $token-signed }
        }
vikings-bet-lost-log = vedle: { $each }
    .each = { $seat } ({ vikings-part-team })
vikings-nothing-sailed-log = { "" }
    .subject = Bez zádě nic nevyplouvá
vikings-game-over-log = Konec
vikings-scored-log = zboží { $goods } ({ $tokens }), sázky { $bets }
    .subject = { $seat } { $total }
