### Przebieg gry w kilku słowach: obok każdego zdarzenia jego zwrot (osada/texts/log.py).

## Co za to oddano i co to daje

# minus ile złota: −1 złoto, −2 złota
hamlet-part-lying =
    { $coins ->
        [one] złoto
        [few] złota
       *[other] złota
    }
hamlet-part-begged =
    { $printed-begging-gold ->
        [one] złoto
        [few] złota
       *[other] złota
    }
hamlet-part-paid-gold =
    { $bought-price ->
        [one] −{ $bought-price } złoto
       *[other] −{ $bought-price } złota
    }
hamlet-part-cost =
    { $price ->
        [one] −{ $price } złoto
       *[other] −{ $price } złota
    }
hamlet-part-paid =
    { $consumed ->
        [0] { $bought ->
            [0] { "" }
           *[other] { " " }({ $bought-resource-counted } { hamlet-part-paid-gold })
        }
       *[other] { $bought ->
            [0] { " " }({ $consumed-resource-counted })
           *[other] { " " }({ $consumed-resource-counted }, { $bought-resource-counted } { hamlet-part-paid-gold })
        }
    }
hamlet-part-points = { $stars-signed } pkt
hamlet-part-coins =
    { $gold ->
        [one] { $gold-signed } złoto
       *[other] { $gold-signed } złota
    }
hamlet-part-gained =
    { $gold ->
        [0] { $stars ->
            [0] { "" }
           *[other] { hamlet-part-points }
        }
       *[other] { $stars ->
            [0] { hamlet-part-coins }
           *[other] { hamlet-part-coins }, { hamlet-part-points }
        }
    }
    .after =
        { $gold ->
            [0] { $stars ->
                [0] { "" }
               *[other] , { hamlet-part-points }
            }
           *[other] , { hamlet-part-gained }
        }
hamlet-part-of =
    { $consumed ->
        [0] { "" }
       *[other] { $consumed-resource-counted } →{ " " }
    }
hamlet-part-refined =
    { $count ->
        [one] { $resource-name }
       *[other] { hamlet-part-made }
    }
hamlet-part-stack =
    { $stack-added-resource ->
        [plank] stos desek
        [brick] stos cegieł
        [cheese] stos sera
       *[flour] stos mąki
    }

## Events

hamlet-started-log = { hamlet-part-gold }
hamlet-laid-out-log = { $tile-name } obok Kościoła
hamlet-row-filled-log = rząd projektów: { $each }
    .each =
        { $price ->
            [0] { $tile-name } za darmo
           *[other] { $tile-name } { $price }
        }
hamlet-sale-shown-log =
    { $each-number ->
        [1] nowa sprzedaż { $each }
       *[other] nowe sprzedaże { $each }
    }
    .each = { $sale }
hamlet-round-began-log = Runda { $round }
hamlet-turn-began-log = { "" }
hamlet-turn-ended-log = { "" }
hamlet-donkeys-set-out-log = { "" }
hamlet-donkey-led-log =
    { $each-number ->
        [1] osioł { $origin-name } → { $target-name }
       *[other] osły: { $each }
    }
    .each = { $origin-name } → { $target-name }
hamlet-villager-went-log = mieszkaniec → { $tile-name }
hamlet-rested-log = odpoczynek { $tile-on }
hamlet-produced-log =
    { $times ->
        [1] { $tile-name }: { $goods-counted }
       *[other] { $each }
    }{ hamlet-part-gained.after }
    .each = { $tile-name } { $goods-counted }
    .brief = { $goods-counted }
hamlet-refined-log =
    { $times ->
        [1] { $fine ->
            [yes] { $tile-name }: { hamlet-part-of }{ hamlet-part-refined } wysokiej jakości
           *[no] { $tile-name }: { hamlet-part-of }{ hamlet-part-refined }
        }
       *[other] { $each }
    }
    .each =
        { $fine ->
            [yes] { $tile-name } { hamlet-part-refined } wysokiej jakości
           *[no] { $tile-name } { hamlet-part-refined }
        }
    .brief =
        { $times ->
            [1] { hamlet-part-refined }
           *[other] { $resource-counted }
        }
hamlet-consumed-log = { $resource-name } { $tile-from }
hamlet-bought-log = { $resource-name }, { hamlet-part-cost }
hamlet-rewarded-log =
    { $own ->
        [yes] { $resource-counted }: { hamlet-part-gained }
       *[no] { $resource-counted } ({ $seat }): { hamlet-part-gained }
    }
hamlet-blueprint-taken-log =
    { $price ->
        [0] { $coins ->
            [0] projekt { $tile-gen } za darmo
           *[other] projekt { $tile-gen }, { $coins-signed } { hamlet-part-lying }
        }
       *[other] { $coins ->
            [0] projekt { $tile-gen }, { hamlet-part-cost }
           *[other] projekt { $tile-gen }, −{ $price } { $coins-signed } { hamlet-part-lying }
        }
    }
    .brief = { $tile-name }
hamlet-hired-villager-log = mieszkaniec, { hamlet-part-cost }, od następnej tury
    .brief = mieszkaniec
hamlet-hired-donkey-log = osioł, { hamlet-part-cost }
    .brief = osioł
hamlet-donkey-placed-log =
    { $times ->
        [1] osioł { $each }
       *[other] osły { $each }
    }{ $hired-donkey ->
        [0] { "" }
       *[other] , { $hired-donkey-price ->
                [one] −{ $hired-donkey-price } złoto
               *[other] −{ $hired-donkey-price } złota
            }
    }
    .each = { $tile-on }
    .brief = { $tile-name }
hamlet-sold-log = sprzedaż { $sale }{ hamlet-part-paid }: { hamlet-part-gained }
    .brief = sprzedaż { $sale }
hamlet-delivered-log = dostawa { $space }{ hamlet-part-paid }: { hamlet-part-points }
    .brief = dostawa { $space }
hamlet-begged-log =
    żebranie: +{ $printed-begging-gold } { hamlet-part-begged }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
    .brief = żebranie
hamlet-site-chosen-log = miejsce na budowlę „{ $tile-name }” obok { $anchor-gen }
hamlet-built-log =
    { $tile-name }{ $site-chosen ->
        [0] { "" }
       *[other] { " " }obok { $site-chosen-anchor-gen }
    }{ hamlet-part-paid }{ $stars ->
        [0] { "" }
       *[other] : { hamlet-part-points }
    }{ $flagged ->
        [0] { "" }
       *[other] , flaga
    }{ $milestone ->
        [0] { "" }
       *[other] , { $milestone-goal-name }
    }{ $stack-added ->
        [0] { "" }
       *[other] , { hamlet-part-stack }
    }
    .brief = { $tile-name }
hamlet-flagged-log = flaga { $tile-on }
hamlet-milestone-log = kamień milowy { $goal-name }
hamlet-stack-added-log = do worka: { $resource-name }
hamlet-road-built-log =
    { $road ->
        [bridge] { $times ->
            [1] most { $each }{ hamlet-part-paid }
           *[other] mosty { $each }{ hamlet-part-paid }
        }
       *[path] { $times ->
            [1] ścieżka { $each }{ hamlet-part-paid }
           *[other] ścieżki { $each }{ hamlet-part-paid }
        }
    }
    .each = { $origin-name }–{ $target-name }
    .brief =
        { $road ->
            [bridge] most
           *[path] ścieżka
        }
hamlet-church-complete-log = Kościół ukończony: ostatnia runda
hamlet-game-over-log = Koniec
hamlet-scored-log = { "" }
    .subject = { $seat } { $total }
