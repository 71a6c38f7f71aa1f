### Przebieg gry w kilku słowach: obok każdego zdarzenia jego zwrot (osada/texts/log.py).

# kto: niebiescy; na kogo: na niebieskich
vikings-part-team =
    { $colour ->
        [green] zieloni
        [blue] niebiescy
        [yellow] żółci
       *[red] czerwoni
    }
    .them =
        { $colour ->
            [green] zielonych
            [blue] niebieskich
            [yellow] żółtych
           *[red] czerwonych
        }

vikings-started-log =
    { $seat-coloured ->
        [yes] { "" }
       *[no] { vikings-part-colour }
    }
vikings-round-began-log = Runda { $round } · ruf: { $sterns }
vikings-placed-log = { vikings-part-space }
vikings-no-effect-log = { vikings-part-space }: bez skutku
vikings-piece-chosen-log = { vikings-part-colour } { $shields }, statek { $ship }, miejsce { $place }
vikings-promoted-log =
    { $place ->
        [1] swój { $shields } na przód statku { $ship }
       *[other] swój { $shields } na miejsce { $place } statku { $ship }
    }
    .brief = swój { $shields }, statek { $ship }
    .gain =
        { $place ->
            [1] przód
           *[other] miejsce { $place }
        }
vikings-jumped-log = swój { $shields }: statek { $ship } → { $target }
vikings-jumped-any-log = { vikings-part-colour } { $shields }: statek { $ship } → { $target }
vikings-token-chosen-log = zakład { vikings-part-bet }
vikings-bet-laid-log =
    { $placed-space ->
        [bet-or-move] { vikings-space-bet-or-move }: { vikings-part-bet } na { vikings-part-team.them }, statek { $ship }
       *[other] zakład { vikings-part-bet }: { vikings-part-team }, statek { $ship }
    }
    .brief = zakład { vikings-part-bet }: { $sign } statek { $ship }
vikings-part-bet =
    { $token ->
        [hidden] ?
       *[other] { $token }
    }
vikings-bet-lifted-log = zakład { vikings-part-bet } zdjęty: { vikings-part-team }, statek { $ship }
vikings-bet-moved-log = zakład { vikings-part-bet }: { vikings-part-lifted }, statek { $bet-lifted-ship } → { vikings-part-team }, statek { $ship }
    .brief = zakład { vikings-part-bet }: statek { $bet-lifted-ship } → { $sign } { $ship }
vikings-part-lifted =
    { $bet-lifted-colour ->
        [green] zieloni
        [blue] niebiescy
        [yellow] żółci
       *[red] czerwoni
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
            [hidden] { vikings-part-goods } na statek { $ship } (1 z { $drew-count })
           *[other] { $drew-goods }: { vikings-part-goods } na statek { $ship }
        }
       *[0] { vikings-part-goods } na statek { $ship }
    }
    .brief = statek { $ship }
    .gain =
        { $drew ->
            [1] 1 z { $drew-count }
           *[0] { "" }
        }
vikings-returned-log = { "" }
vikings-market-rose-log = { vikings-part-goods } { $value-before } → { $value }
    .brief = { vikings-part-goods }
    .gain = { $value-before } → { $value }
vikings-stern-taken-log = rufa (zostało { $left })
    .brief = rufa
    .gain = zostało { $left }
vikings-swapped-log = { vikings-part-colour } { $shields }, statek { $ship } ↔ { vikings-part-colour.other } { $other_shields }, statek { $other_ship }
    .brief = statek { $ship } ↔ { $sign } { $other_ship }
vikings-viking-aboard-log = wiking na statek { $ship }, miejsce { $place }
vikings-sailed-log = { "" }
    .subject = Wypływa statek { $ship }
vikings-control-log = { $each }
    .each = { vikings-part-team } { $shields }
vikings-nobody-aboard-log = nikogo na pokładzie
vikings-took-log = { $goods-counted }
vikings-removed-log =
    { $colour ->
        [nobody] { $goods-counted }: poza grę
       *[other] { vikings-part-team }, nikt nimi nie gra: { $goods-counted } poza grę
    }
vikings-bet-won-log = trafione zakłady: { $each }
    .each =
        { $token ->
            [hidden] { $seat }
           *[other] { $seat } { $token-signed }
        }
vikings-bet-lost-log = pudło: { $each }
    .each = { $seat } ({ vikings-part-team })
vikings-nothing-sailed-log = { "" }
    .subject = Bez rufy nic nie wypływa
vikings-game-over-log = Koniec
vikings-scored-log = towary { $goods } ({ $tokens }), zakłady { $bets }
    .subject = { $seat } { $total }
