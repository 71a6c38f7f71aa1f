### Why an activity is good, or what it costs. The keys are those of insight/phrases.py.

hamlet-why-stars =
    { $count ->
        [one] It brings { $count } point at once.
       *[other] It brings { $count } points at once.
    }
hamlet-why-delivery =
    { $count ->
        [one] It fills delivery space { $space } for { $count } point before somebody else does.
       *[other] It fills delivery space { $space } for { $count } points before somebody else does.
    }
hamlet-why-sale =
    { $count ->
        [0] It takes a sale tile, which also counts for the Merchant.
        [one] It takes a sale tile for { $count } point, which also counts for the Merchant.
       *[other] It takes a sale tile for { $count } points, which also counts for the Merchant.
    }
hamlet-why-gold = It brings { $count } gold for what you want next.
hamlet-why-spent = It costs { $count } gold that you will miss.
hamlet-why-milestone = The milestone is yours, and nobody else can have it any more.
hamlet-why-road =
    { $count ->
        [one] Your longest road has { $count } tile.
       *[other] Your longest road grows to { $count } tiles.
    }
hamlet-why-end =
    { $count ->
        [one] The final scoring promises about { $count } point more.
       *[other] The final scoring promises about { $count } points more.
    }
hamlet-why-end-less =
    { $count ->
        [one] The final scoring promises about { $count } point less.
       *[other] The final scoring promises about { $count } points less.
    }
hamlet-why-built = It puts { $tile-acc } where it serves you, and what it needs is at hand.
hamlet-why-blueprint = The blueprint { $tile-gen } promises more than the others in the row.
hamlet-why-villager =
    { $count ->
        [one] You have { $count } villager.
       *[other] With { $count } villagers you do more in every round to come.
    }
hamlet-why-donkey = One donkey more brings resources from further away.
hamlet-why-tokens =
    { $count ->
        [one] Your resource lies ready: whoever uses it pays you.
       *[other] { $count } of your resources lie ready: whoever uses them pays you.
    }
hamlet-why-reach = Your donkeys bring resources from more tiles to where you need them.
hamlet-why-stock =
    { $count ->
        [one] One resource more can be brought to the Church.
       *[other] { $count } more resources can be brought to the Church.
    }
hamlet-why-nearer = Your next delivery, sale or building lacks less than before.
hamlet-why-idle =
    { $count ->
        [one] A villager who could still act stays idle.
       *[other] { $count } villagers who could still act stay idle.
    }
hamlet-why-finishes = It completes the Church, so that the game ends with this round.
hamlet-why-fine = It is the best beginning of what your villagers can still do this turn.

## What puzzles teach

hamlet-theme-church = The race to the Church
hamlet-theme-market = A sale in time
hamlet-theme-roads = Roads and donkeys
hamlet-theme-building = What to build, and where
hamlet-theme-resources = Resources for everybody
hamlet-theme-villagers = One villager more
hamlet-theme-scoring = The final scoring
