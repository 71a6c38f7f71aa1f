### Why an activity is good, or what it costs. The keys are those of insight/phrases.py.

hamlet-part-why-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

hamlet-why-stars = { hamlet-part-why-points } at once.
hamlet-why-delivery = Delivery { $space }: { hamlet-part-why-points }, before somebody else fills it.
hamlet-why-sale =
    { $count ->
        [0] Sale tile { $sale } is yours, and counts for the Merchant.
       *[other] Sale tile { $sale }: { hamlet-part-why-points }, and it counts for the Merchant.
    }
hamlet-why-gold = +{ $count } gold: you have { $gold }.
hamlet-why-gold-villager = +{ $count } gold: you have { $gold }, enough for a villager ({ $price }).
hamlet-why-gold-short = +{ $count } gold: you have { $gold }, { $short } short of a villager.
hamlet-why-spent = It costs { $count } gold and leaves you { $gold }.
hamlet-why-spent-villager = It leaves you { $gold } gold: too little for a villager ({ $price }).
hamlet-why-milestone =
    { $count ->
        [0] The milestone “{ $goal-name }” is yours, and nobody else can have it.
       *[other] The milestone “{ $goal-name }” is yours: { hamlet-part-why-points } at the end.
    }
hamlet-why-road =
    { $count ->
        [one] Your longest road: { $count } tile, { hamlet-part-stars } more at the end.
       *[other] Your longest road: { $count } tiles, { hamlet-part-stars } more at the end.
    }
hamlet-why-end = { $part }: +{ $count } at the end as things stand.
hamlet-why-end-less = { $part }: −{ $count } at the end as things stand.
hamlet-why-built = { $tile-name }: { hamlet-part-why-points } at the end as it lies there.
hamlet-why-built-apart = { $tile-name }: { hamlet-part-why-points } at the end, once a road leads there.
hamlet-why-built-works =
    { $count ->
        [0] { $tile-name }: in the village now.
        [one] { $tile-name }: in the village now, with { $count } space for resources.
       *[other] { $tile-name }: in the village now, with { $count } spaces for resources.
    }
hamlet-why-blueprint = Blueprint { $tile-gen }: built and joined by road, it would score { hamlet-part-why-points } as things stand.
hamlet-why-blueprint-each = Blueprint { $tile-gen }: { hamlet-part-why-points } each time it counts.
hamlet-why-blueprint-stars = Blueprint { $tile-gen }: { hamlet-part-why-points } once it is built.
hamlet-why-villager = With { $count } villagers you can do one more thing in every round to come.
hamlet-why-donkey =
    { $count ->
        [one] Your first donkey brings resources from further away.
       *[other] With { $count } donkeys, resources come from further away.
    }
hamlet-why-tokens =
    { $stars ->
        [0] Yours, and ready: { $goods-counted }. Used, it brings you { $gold } gold from the supply.
       *[other] Yours, and ready: { $goods-counted }. Used, it brings you { $gold } gold and { hamlet-part-stars } from the supply.
    }
hamlet-why-reach = Now within reach { $target-gen }: { $goods-counted }.
hamlet-why-reach-from =
    { $count ->
        [one] Resources { $tile-from } now reach { $count } building, { $was } before.
       *[other] Resources { $tile-from } now reach { $count } buildings, { $was } before.
    }
hamlet-why-reach-less =
    { $count ->
        [one] Resources { $tile-from } reach only { $count } building, { $was } before.
       *[other] Resources { $tile-from } reach only { $count } buildings, { $was } before.
    }
hamlet-why-stock = Now within reach of the Church as well: { $goods-counted }.
hamlet-why-ready-delivery = Delivery { $space } ({ hamlet-part-why-points }) now has all it needs.
hamlet-why-near-delivery =
    { $count ->
        [one] Delivery { $space } now lacks only one resource: { $goods-either }.
       *[other] Delivery { $space } now lacks only { $count } resources: { $goods-either }.
    }
hamlet-why-ready-sale =
    { $gold ->
        [0] Sale tile { $sale } ({ hamlet-part-why-points }) now has all it needs.
       *[other] Sale tile { $sale } ({ hamlet-part-why-points }, { $gold } gold) now has all it needs.
    }
hamlet-why-near-sale =
    { $count ->
        [one] Sale tile { $sale } now lacks only one resource: { $goods-either }.
       *[other] Sale tile { $sale } now lacks only { $count } resources: { $goods-either }.
    }
hamlet-why-idle =
    { $count ->
        [one] { $count } villager who could still act stays idle.
       *[other] { $count } villagers who could still act stay idle.
    }
hamlet-why-finishes = It completes the Church, so that the game ends with this round.
hamlet-why-done =
    { $count ->
        [one] Your villager has acted: only donkeys can still be moved.
       *[other] Your { $count } villagers have all acted: only donkeys can still be moved.
    }
hamlet-why-stays =
    { $count ->
        [one] Your donkeys stay where they are: { $count } resource reaches the Church.
       *[other] Your donkeys stay where they are: { $count } resources reach the Church.
    }
hamlet-why-keeps = You keep your { $gold } gold for the next turn.

## Where no gain stands out

hamlet-why-even = This and { $letter } come to the same: a chance to win of about { $count }%.
hamlet-why-near = This and { $letter } are too close to call: a chance to win of about { $count } or { $next }%.
hamlet-why-alone =
    { $count ->
        [one] It promises about { $count } point more than the next best.
       *[other] It promises about { $count } points more than the next best.
    }
hamlet-why-chance = No single gain stands out: the chance to win is about { $count }%, { $next }% after the next best.
hamlet-why-worse = The chance to win is about { $count }%; after the best move it would be { $best }%.
hamlet-why-lone = Every other move comes to the same or to less: a chance to win of about { $count }%.
hamlet-why-then = { $seat } has an answer to it. { $what }

## What a moment is called

hamlet-title-stars = { hamlet-part-why-points } at once
hamlet-title-no-stars = { hamlet-part-why-points } let slip
hamlet-title-delivery = Delivery { $space } was yours
hamlet-title-no-delivery = Delivery { $space }, left to the others
hamlet-title-ready = Delivery { $space } within reach
hamlet-title-no-ready = Delivery { $space } stayed out of reach
hamlet-title-sale = Sale tile { $sale } was yours
hamlet-title-no-sale = Sale tile { $sale }, left to the others
hamlet-title-ready-sale = Sale tile { $sale } within reach
hamlet-title-no-ready-sale = Sale tile { $sale } stayed out of reach
hamlet-title-gold = { $count } gold in time
hamlet-title-no-gold = The { $count } gold that was missing
hamlet-title-spent = { $count } gold gone
hamlet-title-milestone = First to the milestone “{ $goal-name }”
hamlet-title-no-milestone = The milestone “{ $goal-name }”, left to the others
hamlet-title-road =
    { $count ->
        [one] A road of { $count } tile
       *[other] A road of { $count } tiles
    }
hamlet-title-no-road =
    { $count ->
        [one] The road of { $count } tile that never was
       *[other] The road of { $count } tiles that never was
    }
hamlet-title-end = { $part }: +{ $count }
hamlet-title-no-end = { $part }: { $count } let slip
hamlet-title-end-less = { $part }: { $count } given up
hamlet-title-built = { $tile-name } in its place
hamlet-title-no-built = { $tile-name } was not built
hamlet-title-blueprint = { $tile-name } in hand
hamlet-title-no-blueprint = { $tile-name }, left in the row
hamlet-title-villager = One villager more
hamlet-title-no-villager = One villager fewer
hamlet-title-donkey = One donkey more
hamlet-title-no-donkey = One donkey too few
hamlet-title-tokens = Yours, for all to use: { $goods-counted }
hamlet-title-no-tokens = Nothing of yours to use: { $goods-counted }
hamlet-title-stock = Within reach: { $goods-counted }
hamlet-title-no-stock = Out of reach: { $goods-counted }
hamlet-title-reach = { $tile-name }, closer to everything
hamlet-title-no-reach = { $tile-name }, too far from everything
hamlet-title-idle =
    { $count ->
        [one] A villager stood idle
       *[other] { $count } villagers stood idle
    }
hamlet-title-finishes = The Church, complete in time
hamlet-title-no-finishes = The Church could have been complete
hamlet-title-keeps = { $gold } gold kept
hamlet-title-no-keeps = { $gold } gold better kept
hamlet-title-stays = Donkeys in the right places
hamlet-title-no-stays = The donkeys were better where they stood
hamlet-title-chance = A chance of { $count }% rather than { $next }%
hamlet-title-slid = A chance of { $count }% rather than { $best }%
hamlet-title-answered = { $seat } had an answer

## What puzzles teach

hamlet-theme-church = The race to the Church
hamlet-theme-market = A sale in time
hamlet-theme-roads = Roads and donkeys
hamlet-theme-building = What to build, and where
hamlet-theme-resources = Resources for everybody
hamlet-theme-villagers = One villager more
hamlet-theme-scoring = The final scoring
