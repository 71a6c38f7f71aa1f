### The log in few words: beside each event its phrase (osada/texts/log.py).

## What was given for it, and what it brings

hamlet-part-paid =
    { $consumed ->
        [0] { $bought ->
            [0] { "" }
           *[other] { " " }({ $bought-resource-counted } −{ $bought-price } gold)
        }
       *[other] { $bought ->
            [0] { " " }({ $consumed-resource-counted })
           *[other] { " " }({ $consumed-resource-counted }, { $bought-resource-counted } −{ $bought-price } gold)
        }
    }
hamlet-part-points =
    { $stars ->
        [one] { $stars-signed } point
       *[other] { $stars-signed } points
    }
hamlet-part-gained =
    { $gold ->
        [0] { $stars ->
            [0] { "" }
           *[other] { hamlet-part-points }
        }
       *[other] { $stars ->
            [0] { $gold-signed } gold
           *[other] { $gold-signed } gold, { hamlet-part-points }
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
        [plank] timber stack
        [brick] brick stack
        [cheese] cheese stack
       *[flour] flour stack
    }

## Events

hamlet-started-log = { $gold } gold
hamlet-laid-out-log = { $tile-name } by the Church
hamlet-row-filled-log = offer: { $each }
    .each =
        { $price ->
            [0] { $tile-name } free
           *[other] { $tile-name } { $price }
        }
hamlet-sale-shown-log =
    { $each-number ->
        [1] new sale { $each }
       *[other] new sales { $each }
    }
    .each = { $sale }
hamlet-round-began-log = Round { $round }
hamlet-turn-began-log = { "" }
hamlet-turn-ended-log = { "" }
hamlet-donkeys-set-out-log = { "" }
hamlet-donkey-led-log =
    { $each-number ->
        [1] donkey { $origin-name } → { $target-name }
       *[other] donkeys: { $each }
    }
    .each = { $origin-name } → { $target-name }
hamlet-villager-went-log = villager → { $tile-name }
hamlet-rested-log = rest { $tile-on }
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
            [yes] { $tile-name }: { hamlet-part-of }high-quality { hamlet-part-refined }
           *[no] { $tile-name }: { hamlet-part-of }{ hamlet-part-refined }
        }
       *[other] { $each }
    }
    .each =
        { $fine ->
            [yes] { $tile-name } high-quality { hamlet-part-refined }
           *[no] { $tile-name } { hamlet-part-refined }
        }
    .brief =
        { $times ->
            [1] { hamlet-part-refined }
           *[other] { $resource-counted }
        }
hamlet-consumed-log = { $resource-name } { $tile-from }
hamlet-bought-log = { $resource-name }, −{ $price } gold
hamlet-rewarded-log =
    { $own ->
        [yes] { $resource-counted }: { hamlet-part-gained }
       *[no] { $resource-counted } ({ $seat }): { hamlet-part-gained }
    }
hamlet-blueprint-taken-log =
    { $price ->
        [0] { $coins ->
            [0] blueprint { $tile-name }, free
           *[other] blueprint { $tile-name }, { $coins-signed } gold
        }
       *[other] { $coins ->
            [0] blueprint { $tile-name }, −{ $price } gold
           *[other] blueprint { $tile-name }, −{ $price } { $coins-signed } gold
        }
    }
    .brief = { $tile-name }
hamlet-hired-villager-log = villager, −{ $price } gold, ready next turn
    .brief = villager
hamlet-hired-donkey-log = donkey, −{ $price } gold
    .brief = donkey
hamlet-donkey-placed-log =
    { $times ->
        [1] donkey { $each }
       *[other] donkeys { $each }
    }{ $hired-donkey ->
        [0] { "" }
       *[other] , −{ $hired-donkey-price } gold
    }
    .each = { $tile-on }
    .brief = { $tile-name }
hamlet-sold-log = sale { $sale }{ hamlet-part-paid }: { hamlet-part-gained }
    .brief = sale { $sale }
hamlet-delivered-log = delivery { $space }{ hamlet-part-paid }: { hamlet-part-points }
    .brief = delivery { $space }
hamlet-begged-log =
    begging: +{ $printed-begging-gold } gold{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
    .brief = begging
hamlet-site-chosen-log = site for { $tile-acc } by { $anchor-ins }
hamlet-built-log =
    { $tile-name }{ $site-chosen ->
        [0] { "" }
       *[other] { " " }by { $site-chosen-anchor-ins }
    }{ hamlet-part-paid }{ $stars ->
        [0] { "" }
       *[other] : { hamlet-part-points }
    }{ $flagged ->
        [0] { "" }
       *[other] , flag
    }{ $milestone ->
        [0] { "" }
       *[other] , { $milestone-goal-name }
    }{ $stack-added ->
        [0] { "" }
       *[other] , { hamlet-part-stack }
    }
    .brief = { $tile-name }
hamlet-flagged-log = flag { $tile-on }
hamlet-milestone-log = milestone { $goal-name }
hamlet-stack-added-log = { $resource-name } stack into the bag
hamlet-road-built-log =
    { $road ->
        [bridge] { $times ->
            [1] bridge { $each }{ hamlet-part-paid }
           *[other] bridges { $each }{ hamlet-part-paid }
        }
       *[path] { $times ->
            [1] path { $each }{ hamlet-part-paid }
           *[other] paths { $each }{ hamlet-part-paid }
        }
    }
    .each = { $origin-name }–{ $target-name }
    .brief =
        { $road ->
            [bridge] bridge
           *[path] path
        }
hamlet-church-complete-log = Church complete: last round
hamlet-game-over-log = The end
hamlet-scored-log = { "" }
    .subject = { $seat } { $total }
