### The Ranger's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does.
### “hidden” stands for an empty list.

## Names

mythwind-ranger-help = Prepare in town with gear, rest and scouting, then set out. In the wild every card has needs, which gear or stamina meets, and loot. Get home before your stamina runs out, or half the loot is lost. At home you sell it or hand it over to the town; maps open the far regions. Villagers help with ropes and blades, Sprites with lamps and remedies.
mythwind-ranger-rope = Rope
mythwind-ranger-blade = Blade
mythwind-ranger-lamp = Lamp
mythwind-ranger-remedy = Remedy
mythwind-ranger-cloak = Cloak
mythwind-ranger-ration = Ration
mythwind-ranger-pelt = Pelt
mythwind-ranger-herb = Herb
mythwind-ranger-ore = Ore
mythwind-ranger-relic = Relic
mythwind-ranger-fens = Fens
mythwind-ranger-old-wood = Old Wood
mythwind-ranger-crags = Crags
mythwind-ranger-silver-deep = Silver Deep

# In a list.
mythwind-word-rope = rope
mythwind-word-blade = blade
mythwind-word-lamp = lamp
mythwind-word-remedy = remedy
mythwind-word-cloak = cloak
mythwind-word-pelt = pelt
mythwind-word-herb = herb
mythwind-word-ore = ore
mythwind-word-relic = relic

## Skills

mythwind-skill-R1 = Pathfinder
mythwind-skill-R1-help = When you travel, look at two cards: take one, the other goes to the bottom of the deck.
mythwind-skill-R2 = Pack Frame
mythwind-skill-R2-help = Your pack has two more slots.
mythwind-skill-R3 = Field Mender
mythwind-skill-R3-help = Once a day: restore one use of a piece of gear.
mythwind-skill-R4 = Herb Lore
mythwind-skill-R4-help = A card with a herb gives one more herb.
mythwind-skill-R5 = Trapper
mythwind-skill-R5-help = A pelt sells for 1 more coin.
mythwind-skill-R6 = Second Wind
mythwind-skill-R6-help = Once a day: regain 1 stamina.
mythwind-skill-R7 = Cartographer
mythwind-skill-R7-help = The first map of each trip counts twice.
mythwind-skill-R8 = Storm Walker
mythwind-skill-R8-help = The weather never adds a need.

## Parts of sentences

mythwind-ranger-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-ranger-part-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
mythwind-ranger-part-gear =
    { $gear ->
        [rope] a rope
        [blade] a blade
        [lamp] a lamp
        [remedy] a remedy
        [cloak] a cloak
       *[ration] a ration
    }
mythwind-ranger-part-loot =
    { $loot ->
        [pelt] a pelt
        [herb] a herb
        [ore] ore
       *[relic] a relic
    }
mythwind-ranger-part-loot-count =
    { $loot ->
        [pelt] { $count ->
            [one] { $count } pelt
           *[other] { $count } pelts
        }
        [herb] { $count ->
            [one] { $count } herb
           *[other] { $count } herbs
        }
        [ore] { $count } ore
       *[relic] { $count ->
            [one] { $count } relic
           *[other] { $count } relics
        }
    }
mythwind-ranger-part-thing =
    { $thing ->
        [rope] rope
        [blade] blade
        [lamp] lamp
        [remedy] remedy
        [cloak] cloak
        [ration] ration
        [pelt] pelt
        [herb] herb
        [ore] ore
       *[relic] relic
    }
mythwind-ranger-part-region =
    { $region ->
        [fens] the Fens
        [old-wood] the Old Wood
        [crags] the Crags
       *[silver-deep] the Silver Deep
    }

## Actions

mythwind-action-prepare = prepare in town
mythwind-action-travel = travel on
mythwind-action-camp = camp with a ration
mythwind-action-rest-up = rest and regain 1 stamina
mythwind-action-leave-it = leave the find
mythwind-action-spend-stamina = do without it, at the cost of 1 stamina
mythwind-action-outfit = buy { mythwind-ranger-part-gear }
mythwind-action-mend = mend { mythwind-ranger-part-gear }
mythwind-action-scout = scout { mythwind-ranger-part-region }
mythwind-action-depart = set out for { mythwind-ranger-part-region }
mythwind-action-spend-gear = use { mythwind-ranger-part-gear }
mythwind-action-ignore-need = ignore the need for { mythwind-ranger-part-gear }
mythwind-action-drop = drop the { mythwind-ranger-part-thing }
mythwind-action-card = card { $number }
mythwind-action-call =
    { $kind ->
        [sprite] let a Sprite see to lamps and remedies
       *[villager] let a Villager see to ropes and blades
    }
mythwind-action-hand-over =
    { $loot ->
        [pelt] pelts for the town: 1 Income
        [herb] herbs for the town: 1 Food
        [ore] ore for the town: 1 Production
       *[relic] a relic for the town: 1 Culture
    }
mythwind-action-trail-help =
    { $help ->
        [point] let a Villager help you prepare
        [scout] let a Sprite scout
       *[rest] let a Sprite keep watch while you rest
    }

## Questions

mythwind-question-ranger-prepare = What do you spend a preparation point on?
mythwind-question-ranger-depart = Do you set out, and if so, where to?
mythwind-question-ranger-look = Which region does the Sprite scout?
mythwind-question-ranger-bottom = Do you put one of the cards at the bottom?
mythwind-question-ranger-order = Which card comes next?
mythwind-question-ranger-pathfinder = Which of the two cards do you take?
mythwind-question-ranger-sun = It is sunny: which need do you ignore?
mythwind-question-ranger-call = Does a worker see to the needs?
mythwind-question-ranger-need = How do you meet the need?
mythwind-question-ranger-finds = Your pack is full: what do you drop for the next find?
mythwind-question-ranger-push = Do you push on to another card for 1 stamina?
mythwind-question-ranger-restore = Which gear gets a use back?
mythwind-question-ranger-turn-back = Do you turn back?
mythwind-question-ranger-halve = You keep only half the loot: what stays behind?
mythwind-question-ranger-home = Do you hand loot over to the town? The rest is sold.

## What happens

mythwind-ranger-preparing =
    { $points ->
        [one] { $seat } prepares, with { $points } point.
       *[other] { $seat } prepares, with { $points } points.
    }
mythwind-ranger-outfitted = { $seat } buys { mythwind-ranger-part-gear } for { mythwind-ranger-part-price }.
mythwind-ranger-mended = { $seat } mends { mythwind-ranger-part-gear }.
mythwind-ranger-rested = { $seat } rests and has { $stamina } stamina.
mythwind-ranger-scouted =
    { $count ->
        [one] { $seat } looks at the top card of { mythwind-ranger-part-region }.
       *[other] { $seat } looks at the top { $count } cards of { mythwind-ranger-part-region }.
    }
mythwind-ranger-departed = { $seat } sets out for { mythwind-ranger-part-region }.
mythwind-ranger-travelled =
    { $needs ->
        [hidden] { $seat } travels in { mythwind-ranger-part-region }. No needs; to be found: { $finds }.
       *[other] { $seat } travels in { mythwind-ranger-part-region }. Needed: { $needs }; to be found: { $finds }.
    }
mythwind-ranger-need-ignored = In the sun { $seat } can do without { mythwind-ranger-part-gear }.
mythwind-ranger-needs-called =
    { $kind ->
        [sprite] A Sprite sees to lamps and remedies for { $seat }.
       *[villager] A Villager sees to ropes and blades for { $seat }.
    }
mythwind-ranger-need-met =
    { $by ->
        [gear] { $seat } uses { mythwind-ranger-part-gear }.
       *[stamina] { $seat } does without { mythwind-ranger-part-gear }, at the cost of 1 stamina.
    }
mythwind-ranger-find-lost = { $seat } has to leave { mythwind-ranger-part-loot } behind.
mythwind-ranger-took = { $seat } takes { mythwind-ranger-part-loot }.
mythwind-ranger-left = { $seat } leaves { mythwind-ranger-part-loot } where it is.
mythwind-ranger-dropped = { $seat } drops the { mythwind-ranger-part-thing }.
mythwind-ranger-map-found = { $seat } finds a map and now has { $maps }.
mythwind-ranger-pushed-on = { $seat } pushes on; { $stamina } stamina left.
mythwind-ranger-camped = { $seat } camps and eats a ration.
mythwind-ranger-turned-back = { $seat } turns back in { mythwind-ranger-part-region }.
mythwind-ranger-came-home = { $seat } comes home from { mythwind-ranger-part-region }.
mythwind-ranger-carried-home = { $seat } is carried home from { mythwind-ranger-part-region }, with half the loot.
mythwind-ranger-handed-over = { $seat } hands over to the town: { mythwind-ranger-part-loot-count }.
mythwind-ranger-sold-loot =
    { $count ->
        [one] { $seat } sells { $count } find for { mythwind-ranger-part-coins }.
       *[other] { $seat } sells { $count } finds for { mythwind-ranger-part-coins }.
    }

## Why not

mythwind-ranger-not-in-town = You are away in { mythwind-ranger-part-region }, not in town.
mythwind-ranger-in-town = You are in town; prepare and set out first.
mythwind-ranger-trip-done = You have reached the end of { mythwind-ranger-part-region }; at dusk you come home.
mythwind-ranger-going-back = You are on the way back; you can only camp.
mythwind-ranger-no-ration = You have no ration.
mythwind-ranger-no-more-actions = You have no Character action left today.
mythwind-ranger-no-worker =
    { $kind ->
        [sprite] For that you must be attached to Sprites and have a hired Sprite of value 1 or more.
       *[villager] For that you must be attached to Villagers and have a hired Villager of value 1 or more.
    }
mythwind-ranger-not-carried = You have no { mythwind-ranger-part-thing } in your pack.
mythwind-ranger-fully-rested = You are fully rested.
mythwind-ranger-asked-only =
    { $given ->
        [rest-up] Prepare first; then you may spend a point on resting.
        [outfit] Prepare first; then you may spend a point on gear.
        [mend] Prepare first; then you may spend a point on mending.
        [scout] Prepare first, or let a Sprite scout; then you are asked for a region.
        [depart] Prepare first; then you are asked whether you set out.
        [card] Cards are chosen when you look at them.
        [hand-over] Loot is handed over when you come home.
       *[other] That is asked on the way; travel first.
    }
