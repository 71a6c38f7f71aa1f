### What a good companion would do, and why. The keys are those of bots/why.py and advice/phrases.py.

## What a deed costs and brings

mythwind-brings = It costs { $cost } and brings { $gain }.
mythwind-brings-cost = It costs { $cost }.
mythwind-brings-gain = It brings { $gain }.
mythwind-brings-drawn = The rest lies face down.
mythwind-part-of-coins = { mythwind-part-coins }
mythwind-part-of-resource = { $count } { $resource-nom }
mythwind-part-of-worker = { $die-acc }
mythwind-part-of-begun = { $building-acc } begun
mythwind-part-of-built = { $building-acc } finished
mythwind-part-of-torn = { $building-acc } (torn down)
mythwind-part-of-cleared = area { $area } cleared
mythwind-part-of-skill = the skill { mythwind-part-skill }
mythwind-part-of-attached = attachment { $kind-to }
mythwind-part-of-watered =
    { $count ->
        [one] { $count } tile watered
       *[other] { $count } tiles watered
    }
mythwind-part-of-planted =
    { $count ->
        [one] { $count } cell planted
       *[other] { $count } cells planted
    }
mythwind-part-of-land =
    { $count ->
        [one] { $count } cell of land
       *[other] { $count } cells of land
    }
mythwind-part-of-cow =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
mythwind-part-of-farm-gear = a { mythwind-farmer-part-gear }
mythwind-part-of-token = { mythwind-crafter-part-material } on level { $level }
mythwind-part-of-stocked = { mythwind-crafter-part-material } in the bag
mythwind-part-of-reputation = reputation { $reputation }
mythwind-part-of-good = { $count } { mythwind-merchant-part-good }
mythwind-part-of-demand = { mythwind-merchant-part-good } at { mythwind-part-price }
mythwind-part-of-stamina = { $count } stamina
mythwind-part-of-uses =
    { $count ->
        [one] { $count } use of { mythwind-ranger-part-gear }
       *[other] { $count } uses of { mythwind-ranger-part-gear }
    }
mythwind-part-of-loot = { mythwind-ranger-part-loot-count }
mythwind-part-of-on-trip = the way into { mythwind-ranger-part-region }

## Where the figure goes

mythwind-part-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
mythwind-part-step =
    { $what ->
        [clear] { $count ->
            [one] { $count } cleared area
           *[other] { $count } cleared areas
        }
        [complete] { $count ->
            [one] { $count } finished building
           *[other] { $count } finished buildings
        }
        [complete_III] { $count ->
            [one] { $count } finished building of level III or IV
           *[other] { $count } finished buildings of level III or IV
        }
        [construct] { $count ->
            [one] { $count } start of a construction
           *[other] { $count } starts of constructions
        }
        [hire] { $count ->
            [one] { $count } hired worker
           *[other] { $count } hired workers
        }
        [hire_S] { $count ->
            [one] { $count } hired Sprite
           *[other] { $count } hired Sprites
        }
        [adventure] { $count ->
            [one] { $count } adventure
           *[other] { $count } adventures
        }
        [skill] { $count ->
            [one] { $count } new skill
           *[other] { $count } new skills
        }
        [use_building] { $count ->
            [one] { $count } use of a building
           *[other] { $count } uses of buildings
        }
        [sprite_field] { $count ->
            [one] { $count } use of the sprite field
           *[other] { $count } uses of the sprite field
        }
        [buy] { $count ->
            [one] { $count } purchase
           *[other] { $count } purchases
        }
        [event] { $count ->
            [one] { $count } event
           *[other] { $count } events
        }
       *[coins] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    }
mythwind-why-goal = The goal { mythwind-part-goal } still asks for { mythwind-part-step }, with { mythwind-part-days-left }.
mythwind-why-wish = Your character wishes to meet { $kind-nom } today; hired ones who can help: { $count }.
mythwind-why-room = No area is empty, and { $building-nom } on the track needs one.
mythwind-why-new-house =
    { $count ->
        [0] So far nobody has built { $building-acc } here.
        [one] So far nobody has built { $building-acc } here, and { $count } other building waits for it.
       *[other] So far nobody has built { $building-acc } here, and { $count } other buildings wait for it.
    }
mythwind-why-old-house = The town can build { $building-acc } once more.
mythwind-why-no-land =
    { $count ->
        [one] No area is empty; for { mythwind-part-price } the last forest can be cleared.
       *[other] No area is empty; for { mythwind-part-price } one of { $count } forests can be cleared.
    }
mythwind-why-news =
    { $count ->
        [one] There is { $count } adventure card that nobody knows yet.
       *[other] There are { $count } adventure cards that nobody knows yet.
    }
mythwind-why-hands = At the Tower there are { $kind-nom } to hire ({ $count }), the first for { mythwind-part-price }.
mythwind-why-useful = There is something to be had { $building-on }: { $gain }.
mythwind-why-stand = Elsewhere there is less to do than { $space-on }.
mythwind-why-learning = You have { mythwind-part-coins }, and a skill costs { $price } or more; free slots: { $count }.
mythwind-why-teaching = The goal { mythwind-part-goal } still asks for new skills: { $count }, with { mythwind-part-days-left }.
mythwind-why-great-again = The goal { mythwind-part-goal } asks for a great building such as { $building-acc }, with { mythwind-part-days-left }.
## The town

mythwind-why-lacks = Next comes { $building-nom }, and the stores still lack { $resource-acc }: { $count }.
mythwind-why-stock = The stores hold little { $resource-acc }: { $level } of 10.
mythwind-why-goal-level = The goal { mythwind-part-goal } asks for { $resource-acc } at { $count }, with { mythwind-part-days-left }.
mythwind-why-spare = There is most { $resource-acc } to spare: { $level } of 10.
mythwind-why-goal-buy = The goal { mythwind-part-goal } still asks for purchases: { $count }, with { mythwind-part-days-left }.
mythwind-why-must-buy = One unit has to be bought, and { $resource-nom } costs only { mythwind-part-price }.
mythwind-why-saves = You have { mythwind-part-coins }, and your own trade needs them more.
mythwind-why-enough = Every resource of the town stands at { $count } or more, and no plan lacks any.
mythwind-why-not-now = What can be begun would take what the goal { mythwind-part-goal } asks for, with { mythwind-part-days-left }.
mythwind-why-no-plan = Of the buildings that may come next ({ $count }) none is worth beginning now.
mythwind-why-least-needed = The town can best spare { $building-acc }; buildings that wait for it: { $count }.
mythwind-why-strongest = It is the strongest there is: { $die-nom }.
mythwind-why-weakest = It is the smallest loss: { $die-nom }.
mythwind-why-no-second = You have { mythwind-part-coins } left; a second worker would take what your own trade needs.
mythwind-why-uses = Used, { $building-nom } gives { $gain }.
mythwind-why-steps-in = There is nothing to be gained { $space-on } today but the attachment.
mythwind-why-goal-near = The goal { mythwind-part-goal } is the nearest: it asks for { $needs }, and the town has { $has }.
mythwind-why-goal-pays = The goal { mythwind-part-goal } pays best: { $gain }.
mythwind-why-goal-never = The goal { mythwind-part-goal } can still be met; for the others ({ $count }) too little is left of what they count.
mythwind-why-takes-least = It takes the least: { $cost }. What each way brings is told afterwards.
mythwind-why-takes-nothing = It takes nothing, while another way takes { $cost }. What each brings is told afterwards.
mythwind-why-told-later = None of the { $count } ways takes anything, and what each brings is told afterwards: follow the story.
mythwind-why-turned-later = What the { $count } ways bring is on the back of the card: follow the story.
mythwind-why-areas = All { $count } areas are as good as area { $area }.
mythwind-why-order = Each building gives its share anyway; first { $building-nom }: { $gain }.
mythwind-why-brings-more = The town can use this most: { $gain }.
mythwind-why-worth-it = What it brings is worth more than it takes: { $gain } for { $cost }.
mythwind-why-too-dear = What it brings is worth less than it takes: { $gain } for { $cost }.
mythwind-why-richest = { $character-nom } has the most: { mythwind-part-coins }.
mythwind-why-poorest = { $character-nom } has the least: { mythwind-part-coins }.
mythwind-why-alike = Nothing on the table speaks for one of the { $count } more than for another.
mythwind-why-only = There is only { $count } thing to do here.
mythwind-why-agrees =
    { $count ->
        [one] { $count } of you wants it already, and nothing speaks against it.
       *[other] { $count } of you want it already, and nothing speaks against it.
    }
mythwind-why-stays =
    { $count ->
        [0] By now { $character-nom } knows the valley; a newcomer would begin anew.
        [one] By now { $character-nom } knows the valley and has learned { $count } skill.
       *[other] By now { $character-nom } knows the valley and has learned { $count } skills.
    }
mythwind-why-swaps = Somebody would like to; only your hired workers ({ $count }) go back to the Tower.
mythwind-why-field = At the sprite field { $sprite-name } gives { $gain }.
mythwind-why-lesson = The skill { mythwind-part-skill } helps most; it costs { mythwind-part-price }, and you have { $coins }.
mythwind-why-no-lesson = None of the skills you lack is worth its price now; you have { mythwind-part-coins }.
mythwind-why-goal-lesson = The goal { mythwind-part-goal } asks for skills, and { mythwind-part-skill } is the cheapest: { mythwind-part-price }.
mythwind-why-forgets = The skill { mythwind-part-skill } helps least.
mythwind-why-skill = The skill { mythwind-part-skill } can be used now, and it costs nothing.
mythwind-part-kind-there =
    { $kind ->
        [sprite] for hired Sprites
        [villager] for hired Villagers
       *[none] for hired workers
    }
mythwind-why-day-done = Character actions left: { $actions }. There is nothing worth while { mythwind-part-kind-there } either.
mythwind-why-odd-job = There is nothing better to do in your own trade today, and an odd job brings { mythwind-part-price }.

## The Farmer

mythwind-why-compost = A compost heap makes seeds beside it cheaper; it costs { mythwind-part-price }, and you have { $coins }.
mythwind-why-land = Only { $count } cells are farmland; three large tiles need 14.
mythwind-why-land-enough = The field has { $count } cells of farmland, enough for now.
mythwind-why-large = A large tile fits: { mythwind-farmer-part-crop }, { $size } cells.
mythwind-why-small = The largest tile that fits: { mythwind-farmer-part-crop }, { $size } cells.
mythwind-why-no-seed = With { mythwind-part-coins } and this field no tile is worth planting.
mythwind-why-sprouts =
    { $count ->
        [one] On the field { $count } sprout waits for water.
       *[other] On the field { $count } sprouts wait for water.
    }
mythwind-why-ripe =
    { $count ->
        [one] Nothing else is due, and { $count } tile can be harvested.
       *[other] Nothing else is due, and { $count } tiles can be harvested.
    }
mythwind-why-weeds = Weeds stand on the field: { $count }.
mythwind-why-plot = The seed costs { mythwind-part-price } there; clear cells left in one piece: { $count }.
mythwind-why-tile = It is worth most: { mythwind-farmer-part-crop } for { mythwind-part-price }.
mythwind-why-tile-set =
    { $count ->
        [one] It is worth most: { $count } tile of { mythwind-farmer-part-crop } for { mythwind-part-price }.
       *[other] It is worth most: { $count } tiles of { mythwind-farmer-part-crop } for { mythwind-part-price }.
    }
mythwind-why-clearing =
    { $count ->
        [one] It joins the most farmland: { $count } cell beside it.
       *[other] It joins the most farmland: { $count } cells around it.
    }
mythwind-why-middle =
    { $count ->
        [one] Most farmland touches it: { $count } cell.
       *[other] Most farmland touches it: { $count } cells.
    }
mythwind-why-aside = It is least in the way there; clear cells left in one piece: { $count }.
mythwind-why-cattle = You have { mythwind-part-coins }; of what your cattle allow it is the first step.

## The Crafter

mythwind-why-deliver = The order “{ mythwind-crafter-part-order }” is ready and pays { mythwind-part-price }.
mythwind-why-work = The order “{ mythwind-crafter-part-order }” pays best; tokens it still waits for: { $count }.
mythwind-why-bring-on = It brings the order “{ mythwind-crafter-part-order }” closer; tokens still too raw for it: { $count }.
mythwind-why-missing = The order “{ mythwind-crafter-part-order }” lacks { mythwind-crafter-part-material }.
mythwind-why-unwanted = No open order needs this { mythwind-crafter-part-material }, and it sells for { mythwind-part-price }.
mythwind-why-unwanted-raw = No open order needs this { mythwind-crafter-part-material }; refined, it can be sold.
mythwind-why-bag = Tokens in the bag: only { $count }.
mythwind-why-refined =
    { $count ->
        [one] Nothing that can be refined would help your one order.
       *[other] Nothing that can be refined would help any of your { $count } orders.
    }
mythwind-why-crowded =
    { $count ->
        [one] The first level holds { $count } token, and no order needs this { mythwind-crafter-part-material }.
       *[other] The first level holds { $count } tokens, and no order needs this { mythwind-crafter-part-material }.
    }
mythwind-why-keeps-raw = Raw tokens on the first level: { $count }; orders need them, or there is room.
mythwind-why-hopeless = The order “{ mythwind-crafter-part-order }” needs { mythwind-crafter-part-material }, and there is none in the bag.
mythwind-why-hopeful =
    { $count ->
        [one] Your one order can still be made.
       *[other] Each of your { $count } orders can still be made.
    }
mythwind-why-tier = An order of tier { $tier } pays { $points } coins for each refine point.
mythwind-why-sell-two = No order needs this { mythwind-crafter-part-material } either, and it sells for { mythwind-part-price }.
mythwind-why-free-draw = The draw costs nothing; tokens in the bag: { $count }.
mythwind-why-name = A better reputation makes every order pay more; yours is at { $reputation }.
mythwind-why-no-bonus =
    { $count ->
        [one] No bonus would help your one order.
       *[other] No bonus would help any of your { $count } orders.
    }

## The Merchant

mythwind-why-protect =
    { $count ->
        [one] { mythwind-merchant-part-rival-first } would spoil the price of your { mythwind-merchant-part-good } by { $count } coin in all.
       *[other] { mythwind-merchant-part-rival-first } would spoil the price of your { mythwind-merchant-part-good } by { $count } coins in all.
    }
mythwind-why-unthreatened = No rival is after your goods; any will do, say { mythwind-merchant-part-good }.
mythwind-why-look-up = It costs nothing to see the next cards of your rivals ({ $count }).
mythwind-why-chase =
    { $count ->
        [one] { mythwind-merchant-part-rival-first } would spoil the price of your { mythwind-merchant-part-good } by { $count } coin in all.
       *[other] { mythwind-merchant-part-rival-first } would spoil the price of your { mythwind-merchant-part-good } by { $count } coins in all.
    }
mythwind-why-chase-any = No rival is after your goods; { mythwind-merchant-part-rival } may be sent off all the same.
mythwind-why-cry-up = What you hold most of is { mythwind-merchant-part-good }: { $count }.
mythwind-why-no-load = You do not hold enough of any good for it: { $count } at most.
mythwind-why-trade = You have { mythwind-part-coins } and units in the warehouse ({ $count }) to trade with.
mythwind-why-buy = A unit of { mythwind-merchant-part-good } costs { mythwind-part-price } and should be worth { $value } later.
mythwind-why-sell = A unit of { mythwind-merchant-part-good } brings { mythwind-part-price } now; kept, it should be worth { $value }.
mythwind-why-serve = The order { mythwind-merchant-part-order } pays { mythwind-part-price }.
mythwind-why-swap-order = For the order { mythwind-merchant-part-order } you hold { $count } of 2 goods; another may suit better.
mythwind-why-no-deal = None of the { $count } transactions gains anything now.
mythwind-why-bottom =
    { $count ->
        [one] The next card of { mythwind-merchant-part-rival } would cost you { $count } coin.
       *[other] The next card of { mythwind-merchant-part-rival } would cost you { $count } coins.
    }
mythwind-why-harmless = None of the { $count } rivals’ next cards would do harm.

## The Ranger

mythwind-why-trip =
    { $count ->
        [one] The most is to be had in { mythwind-ranger-part-region }: about { $count } coin a day. It takes preparation.
       *[other] The most is to be had in { mythwind-ranger-part-region }: about { $count } coins a day. It takes preparation.
    }
mythwind-why-short = For { mythwind-ranger-part-region } you are still { $points } stamina short, gear counted.
mythwind-why-weak = With { $stamina } stamina you could not cope with the next card.
mythwind-why-onward = You have { $stamina } stamina, enough to go on in { mythwind-ranger-part-region }.
mythwind-why-gear = A trip into { mythwind-ranger-part-region } needs { mythwind-ranger-part-gear } about { $points } times; uses you have: { $count }.
mythwind-why-mend = A trip into { mythwind-ranger-part-region } needs { mythwind-ranger-part-gear } about { $points } times; uses you have: { $count }.
mythwind-why-rest = You have { $stamina } stamina, and gear would not help more.
mythwind-why-ahead = You mean to go into { mythwind-ranger-part-region }: its next cards are worth a look.
mythwind-why-ready = You are ready for { mythwind-ranger-part-region }, with { $stamina } stamina.
mythwind-why-kit-done = Nothing more would help in { mythwind-ranger-part-region }; pieces of gear in your pack: { $count }.
mythwind-why-poor = You have { mythwind-part-coins } for more gear, and for { mythwind-ranger-part-region } you are ready.
mythwind-why-card = It is the best of the cards: loot for { mythwind-part-price }, needs: { $count }.
mythwind-why-card-last = It is the poorest of the cards: loot for { mythwind-part-price }, needs: { $count }.
mythwind-why-fewest = You have the fewest uses of { mythwind-ranger-part-gear }: { $count }.
mythwind-why-call = Needs that the worker would see to, or that would cost stamina: { $count }.
mythwind-why-no-call = You can meet the need yourself: uses of { mythwind-ranger-part-gear } left: { $count }.
mythwind-why-need = Gear is there for it, and you have { $stamina } stamina to spare for later.
mythwind-why-drop = The find, { mythwind-ranger-part-loot }, is worth more than the { mythwind-ranger-part-thing }.
mythwind-why-leave = The find, { mythwind-ranger-part-loot }, would bring { mythwind-part-price }, less than anything in your pack.
mythwind-why-halve = Of what you carry, the { mythwind-ranger-part-thing } is worth least.
mythwind-why-strong = You have { $stamina } stamina, and the next card takes about { $points }.
mythwind-why-tired = You have { $stamina } stamina, and the next card takes about { $points }: too little for another today.
mythwind-why-home = You carry loot for { mythwind-part-coins } and have { $stamina } stamina: better to be safe at home.
mythwind-why-go-on = You have { $stamina } stamina; there is more to be had than loot for { mythwind-part-coins }.
mythwind-why-gift = The town has no { $resource-acc } at all.
mythwind-why-sell-loot = The town is not in need; sold, the loot brings { mythwind-part-coins }.
