### The board of Hamlet in the browser. What people read beside the game's own words.

hamlet-page-map = The village: drag to move, + and − to zoom, 0 to see all of it
hamlet-page-village = The village
hamlet-page-village-size =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $roads ->
        [0] no free road sections
        [one] { $roads } free road section
       *[other] { $roads } free road sections
    }
hamlet-page-fit = See the whole village
hamlet-page-nearer = Zoom in
hamlet-page-farther = Zoom out
hamlet-page-beyond-left =
    { $count ->
        [one] { $count } more choice to the left: bring it into sight
       *[other] { $count } more choices to the left: bring them into sight
    }
hamlet-page-beyond-right =
    { $count ->
        [one] { $count } more choice to the right: bring it into sight
       *[other] { $count } more choices to the right: bring them into sight
    }
hamlet-page-beyond-above =
    { $count ->
        [one] { $count } more choice above: bring it into sight
       *[other] { $count } more choices above: bring them into sight
    }
hamlet-page-beyond-below =
    { $count ->
        [one] { $count } more choice below: bring it into sight
       *[other] { $count } more choices below: bring them into sight
    }
hamlet-page-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
hamlet-page-last-round = Last round

## Choosing on the map

hamlet-page-place-ask = Build { $tile-acc } beside { $anchor-acc }
hamlet-page-place-how =
    { $touching ->
        [one] { $touching } section touches
       *[other] { $touching } sections touch
    }, { $joined ->
        [hidden] no road joins yet
       *[other] a road leads { $joined-to }
    }
hamlet-page-place-here = Place here
hamlet-page-turn-left = Turn left
hamlet-page-turn-right = Turn right
hamlet-page-pick-donkey = Pick up the donkey { $tile-on }
hamlet-page-turn-space = Empty space, to be filled with { $now }: click for another resource
hamlet-page-fill-ask = What do you produce { $tile-on }?
hamlet-page-fill-how = Each click on an empty space changes what it is filled with.

## Paying

hamlet-page-unit =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] by way of your donkey
           *[other] by way of your donkeys
        } { $donkeys-on }
    }
hamlet-page-unit-made =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] by way of your donkey
           *[other] by way of your donkeys
        } { $donkeys-on }
    }: { $seat } gets { $gold } gold and { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
hamlet-page-unit-bought =
    { $what } for { $price } gold{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] by way of your donkey
           *[other] by way of your donkeys
        } { $donkeys-on }
    }
hamlet-page-pay-gold = { $price } gold to the Market
hamlet-page-pay-reward = { $seat } gets { $gold } gold

## Panels

hamlet-page-blueprints = Blueprints
hamlet-page-tab-goals = Goals
hamlet-page-tab-church = Church
hamlet-page-bag =
    { $bag ->
        [0] the bag is empty
       *[other] taken at the Town Hall · { $bag } in the bag
    }
hamlet-page-no-plan = none left
hamlet-page-plan =
    { $name }. Costs { $cost }{ $stars ->
        [0] .
        [one] , gives { $stars } point.
       *[other] , gives { $stars } points.
    } { $price ->
        [-1] {""}
        [0] Free to take.
       *[other] To take it: { $price } gold.
    } { $coins ->
        [0] {""}
       *[other] { $coins } gold lies on it.
    } { $help }
hamlet-page-hire = Hire
hamlet-page-for-gold = { $who } for { $price } gold
hamlet-page-hand = Your blueprints
hamlet-page-hand-hint = up to 3
hamlet-page-hand-of = Blueprints of { $name }
hamlet-page-church = The Church
hamlet-page-delivered = { $done } of { $all } delivered
hamlet-page-delivered-by = delivered by { $name }
hamlet-page-deliver =
    Deliver { $demand } for { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
hamlet-page-market = Market
hamlet-page-stack =
    { $stack ->
        [0] no more sales to come
        [one] { $stack } more sale to come
       *[other] { $stack } more sales to come
    }
hamlet-page-sell =
    Sell { $demand } for { $gold } gold and { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
hamlet-page-quick = Quick purchase
hamlet-page-any-basic = { $count } basic
hamlet-page-any-refined = { $count } refined
hamlet-page-goals = Milestones and awards
hamlet-page-chaplain = most deliveries
hamlet-page-sexton = second most
hamlet-page-merchant = most sales
hamlet-page-steward = most flags
hamlet-page-forecast = Forecast
hamlet-page-forecast-now = if it ended now
hamlet-page-sum = Total
hamlet-page-points = points
hamlet-page-gold = gold
hamlet-page-villagers = { $up } of { $all } villagers ready
hamlet-page-donkeys =
    { $count ->
        [one] { $count } donkey
       *[other] { $count } donkeys
    }
hamlet-page-flags =
    { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    }
hamlet-page-roads-left =
    { $count ->
        [one] { $count } road piece left
       *[other] { $count } road pieces left
    }
