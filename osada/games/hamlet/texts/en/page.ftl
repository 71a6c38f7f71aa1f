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
    { $joined ->
        [hidden] no road joins yet
       *[other] a road leads { $joined-to }
    }
hamlet-page-place-here = Place here
hamlet-page-turn-left = Turn left
hamlet-page-turn-right = Turn right
hamlet-page-pick-donkey = Pick up the donkey { $tile-on }
hamlet-page-turn-space = Empty space, to be filled with { $now }: choose another resource
hamlet-page-fill-ask = What do you produce { $tile-on }?
hamlet-page-fill-how = Choose an empty space to change what it is filled with.

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
hamlet-page-dock-open = All blueprints
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

## Information cards

hamlet-page-card-special = special building
hamlet-page-card-producer = producer
hamlet-page-card-refinery = refinery
hamlet-page-card-landmark = landmark
hamlet-page-card-plan = blueprint
hamlet-page-card-filled = spaces filled
hamlet-page-card-flag = flag
hamlet-page-card-now = if it ended now
hamlet-page-card-cost = to build it
hamlet-page-card-built = when built
hamlet-page-card-price = to take it
hamlet-page-card-sale = Sale
hamlet-page-card-sale-does = A villager at the Market brings what is asked and takes the reward.
hamlet-page-card-delivery = Delivery to the Church
hamlet-page-card-delivery-does = A villager at the Church brings what is asked. Each space is filled once.
hamlet-page-card-asks = asked for
hamlet-page-card-reward = reward
hamlet-page-card-villager = Villager
hamlet-page-card-villager-does = Goes along roads to any tile and acts there, once a turn. Then it lies down.
hamlet-page-card-villager-lying = Has acted. It stands up again at the start of its owner’s next turn.
hamlet-page-card-villagers = in the village
hamlet-page-card-donkey = Donkey
hamlet-page-card-donkey-does = Passes on any number of resources for its owner. It moves to a connected tile once a turn.
hamlet-page-card-donkey-lying = Has already moved this turn. It still passes on resources for its owner.
hamlet-page-card-donkeys = in the village
hamlet-page-card-bridge = Bridge
hamlet-page-card-path = Path
hamlet-page-card-road-does = Connects two tiles for everybody and scores for its owner at the end.
hamlet-page-card-roads-left = road pieces left
hamlet-page-card-basic = basic resource
hamlet-page-card-basic-does = Anybody may use it.
hamlet-page-card-refined = refined resource
hamlet-page-card-fine = refined, high quality
hamlet-page-card-refined-does = Made by { $name }. Anybody may use it, and its maker is rewarded.
hamlet-page-card-maker = to the maker
hamlet-page-card-bought = by quick purchase
hamlet-page-card-at-the-end = at the end
hamlet-page-card-held = held by

## What to do

hamlet-page-step-go = Villager
hamlet-page-step-act = Action
hamlet-page-step-lead = Donkeys
hamlet-page-step-hire = Hire
hamlet-page-step-stable = Tile
hamlet-page-ask-turn = Your turn: choose a marked tile to send a villager there
hamlet-page-tap-turn = Choose a marked tile to send a villager
hamlet-page-how-lead = Choose a donkey, then the tile it should go to.
hamlet-page-how-hire = Choose whom to hire, or “{ hamlet-action-done }”.
hamlet-page-how-stable = Choose the tile where it starts.
hamlet-page-how-act = You may { $ways }, or rest.
hamlet-page-how-rest = There is nothing to do here but rest.
hamlet-page-way-work = produce
hamlet-page-way-refine = refine
hamlet-page-way-beg = beg
hamlet-page-way-take = take a blueprint
hamlet-page-way-hire = hire
hamlet-page-way-sell = sell
hamlet-page-way-deliver = deliver
hamlet-page-way-build = build
hamlet-page-way-road = build a road
hamlet-page-marks = Which choices are marked
hamlet-page-marks-all = All { $count }
hamlet-page-marks-work = Work { $count }
hamlet-page-marks-build = Build { $count }
hamlet-page-marks-road = Road { $count }
hamlet-page-ready =
    { $count ->
        [one] { $tile-on }
       *[other] { $count } { $tile-on }
    }
hamlet-page-reaches =
    { $count ->
        [one] reaches every mark
       *[other] each reaches every mark
    }
hamlet-page-site-built = { $won } when built
hamlet-page-site-end = { $won } at the end
hamlet-page-site-cost = costs { $cost }
hamlet-page-site-road = counts once a road reaches it
hamlet-page-site-others = other places: up to { $won }
hamlet-page-brings = { $name }: { $won }
hamlet-page-brings-full = No empty space: nothing to produce.
