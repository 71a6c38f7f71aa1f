### The board of Mythwind on the page. What the terminal's board calls the same way stands in mythwind-board.ftl.

## Tabs and status

mythwind-page-tabs = Boards
mythwind-page-tab-town = Town
mythwind-page-tab-own = Sheet
mythwind-page-tab-page = Story
mythwind-page-tab-cards = Buildings
mythwind-page-tab-sky = Weather
mythwind-page-possible = possible now
mythwind-page-status = { $season } of year { $year }, { $day ->
        [0] before the first day
       *[other] day { $day }
    } · { $phase }
# In the Bad Winter: by the calendar and by the window.
mythwind-page-status-winter = { $season }, year { $year }, { $day ->
        [0] before the first day
       *[other] day { $day }
    } · { $phase }
mythwind-page-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }

## The town

mythwind-page-valley = The valley
mythwind-page-tracks = Town resources
mythwind-page-track = { $name }: { $value } of 10. { $action }
mythwind-page-area = Area { $area }: { $what }. { $action }
mythwind-page-plot = empty plot
mythwind-page-figure = { $name }, { $character }
mythwind-page-site-card = Space { $space }: { $building }. { $help }
mythwind-page-tile =
    { $here ->
        [none] { $name }: { $help }
       *[other] { $name }: { $help }. { $here } is there today.
    }
mythwind-page-tile-adventure = Adventure
mythwind-page-tile-community = Work / Clear
mythwind-page-tile-construct = Construct
mythwind-page-tile-hire = Hire
mythwind-page-visit-adventure = the next adventure card, for you
mythwind-page-visit-community = buy resources for the town, or clear a forest for { $clear } coins
mythwind-page-visit-construct = start a building, or demolish one
mythwind-page-visit-hire = one worker for { $hire_one } coins, two for { $hire_two }

## Building cards

mythwind-page-level = level { $level }
mythwind-page-enters = enters at { $space }
mythwind-page-needs = Needs: { $building }
mythwind-page-replaces = Replaces: { $building }
mythwind-page-bonus = When complete:
mythwind-page-action = Action:
mythwind-page-season-end = Season’s end:
mythwind-page-season-end-goal = Goal met:

## The sky

mythwind-page-patterns = patterns
mythwind-page-today = Today
mythwind-page-tomorrow = tomorrow
mythwind-page-last-day = last day
mythwind-page-brings-progress = progress
mythwind-page-brings-event = event
mythwind-page-brings-visit = sprite visit
mythwind-page-days-left =
    { $days ->
        [0] last day
        [one] { $days } day left
       *[other] { $days } days left
    }

## The page

mythwind-page-page = The story
mythwind-page-kind-event = Event · page { $number }
mythwind-page-kind-adventure =
    { $who ->
        [none] Adventure { $number }
       *[other] Adventure { $number } · { $who }
    }
mythwind-page-kind-envelope = Mystery envelope { $number }
mythwind-page-card-event = An event
mythwind-page-card-adventure = An adventure
mythwind-page-card-envelope = The envelope is opened
mythwind-page-day-title =
    { $day ->
        [0] { $phase }
       *[other] { $phase } of day { $day }
    }
mythwind-page-calm = The page is still blank. What will you do today?
mythwind-page-together = You all decide together: propose an answer.
mythwind-page-waiting-for = Waiting for { $who }
mythwind-page-chronicle = Chronicle
mythwind-page-chapter-over = A chapter is over
mythwind-page-from-now-on = From now on
mythwind-page-for-good = for good
mythwind-page-next-chapter = To the next chapter
mythwind-page-agreed = agreed
mythwind-page-thinking = still thinking
mythwind-page-no-goal = There is no goal this season.
mythwind-page-if-met = If met:
mythwind-page-if-missed = If missed:

## A character's own board

mythwind-page-attached = attached: { $kind }
mythwind-page-unattached = no attachment yet
mythwind-page-actions-left =
    { $count ->
        [0] no Character action left
        [one] { $count } Character action
       *[other] { $count } Character actions
    }
mythwind-page-no-workers = no hired workers
mythwind-page-left =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
mythwind-page-orders = Orders
mythwind-page-deliver =
    { $quality ->
        [0] Deliver
       *[other] Deliver (+{ $quality })
    }

## The Farmer

mythwind-page-field = The field
mythwind-page-soil = free ground
mythwind-page-idle = idle
mythwind-page-point = Place the tile over { $cell }
mythwind-page-plant-here = Plant here?
mythwind-page-plant-how = Cells { $cells } · place { $at } of { $of }
mythwind-page-plant = Plant
mythwind-page-previous = Previous place
mythwind-page-next = Next place

## The Crafter

mythwind-page-bench = Tokens by level and material
mythwind-page-replace = Replace
mythwind-page-orders-left = orders in the piles

## The Merchant

mythwind-page-ledger = Goods with price, supply, demand and stock
mythwind-page-deal = Deal
mythwind-page-buy = Buy
mythwind-page-sell = Sell
mythwind-page-swap = Swap
mythwind-page-rivals = Rivals
mythwind-page-stall-decks = Market cards: { $market } · orders to come: { $orders }
mythwind-page-sold-today = Sold today: { $goods }

## The Ranger

mythwind-page-steps = Step { $step } of { $length }
mythwind-page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
mythwind-page-depart = Set out
mythwind-page-scout = Scout
mythwind-page-outfit = Buy gear
mythwind-page-drop = Drop it
mythwind-page-drop-how = It will be gone from your pack.

## When one looks back at a campaign

mythwind-page-end-time =
    { $seasons ->
        [0] It is the first season of the town: { $season } of year { $year }, day { $day }.
        [one] One season has gone by. It is { $season } of year { $year }, day { $day }.
       *[other] { $seasons } seasons have gone by. It is { $season } of year { $year }, day { $day }.
    }
mythwind-page-end-buildings =
    { $count ->
        [one] One building stands: { $names }.
       *[other] { $count } buildings stand: { $names }.
    }
mythwind-page-end-cleared =
    { $count ->
        [0] The forest still covers every other area.
        [one] One more area has been cleared of forest.
       *[other] { $count } more areas have been cleared of forest.
    }
mythwind-page-end-tracks = The town has { $list }.
mythwind-page-end-track = { $name } { $value }
mythwind-page-end-coins =
    { $count ->
        [one] { $name }, the { $character }, has { $count } coin.
       *[other] { $name }, the { $character }, has { $count } coins.
    }
mythwind-page-end-achievements =
    { $count ->
        [0] No achievement has been reached yet.
        [one] One achievement has been reached.
       *[other] { $count } achievements have been reached.
    }
mythwind-page-end-season =
    { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }

## Decisions and the season’s page

mythwind-page-decision = What you decide now
mythwind-page-season-over = The season is over
mythwind-page-stores = The town’s stores
mythwind-page-season-told = What was told
mythwind-page-new-marks = New in the valley’s chronicle
mythwind-page-season-goal =
    { $season ->
        [spring] The goal of this spring
        [summer] The goal of this summer
        [autumn] The goal of this autumn
       *[winter] The goal of this winter
    }
# What somebody did in the season that is over.
mythwind-page-did-nothing = a quiet season
mythwind-page-did-calves =
    { $count ->
        [one] 1 calf born
       *[other] { $count } calves born
    }
mythwind-page-did-maps =
    { $count ->
        [one] 1 map found
       *[other] { $count } maps found
    }
mythwind-page-did-harvested =
    { $count ->
        [one] 1 tile harvested
       *[other] { $count } tiles harvested
    }
mythwind-page-did-orders =
    { $count ->
        [one] 1 order delivered
       *[other] { $count } orders delivered
    }
mythwind-page-did-journeys =
    { $count ->
        [one] 1 journey
       *[other] { $count } journeys
    }
mythwind-page-did-finds =
    { $count ->
        [one] 1 find
       *[other] { $count } finds
    }
mythwind-page-did-sold =
    { $count ->
        [one] 1 unit of goods sold
       *[other] { $count } units of goods sold
    }
mythwind-page-did-refined =
    { $count ->
        [one] 1 refinement
       *[other] { $count } refinements
    }
mythwind-page-did-begun =
    { $count ->
        [one] 1 building begun
       *[other] { $count } buildings begun
    }
mythwind-page-did-skills =
    { $count ->
        [one] 1 skill learned
       *[other] { $count } skills learned
    }
mythwind-page-did-adventures =
    { $count ->
        [one] 1 adventure
       *[other] { $count } adventures
    }
mythwind-page-did-planted =
    { $count ->
        [one] 1 tile planted
       *[other] { $count } tiles planted
    }
mythwind-page-did-hired =
    { $count ->
        [one] 1 worker hired
       *[other] { $count } workers hired
    }
mythwind-page-did-used =
    { $count ->
        [one] 1 use of a building
       *[other] { $count } uses of buildings
    }
mythwind-page-did-bought =
    { $count ->
        [one] 1 resource bought for the town
       *[other] { $count } resources bought for the town
    }
mythwind-page-did-errands =
    { $count ->
        [one] 1 odd job
       *[other] { $count } odd jobs
    }
mythwind-page-kept = Kept
mythwind-page-missed = Missed
mythwind-page-town-then = What the town gets
mythwind-page-season-counted = The season counted
mythwind-page-your-season = Your season
mythwind-page-what-comes = What comes now
mythwind-page-to-town = Back to the town
mythwind-page-go-on = On to the next season: { $season }
mythwind-page-came-of-it = What came of it

## Where to choose

mythwind-page-how-home = Choose a tile under the valley, or a building with a die and a blue edge.
mythwind-page-how-out = Choose an action on your own board, or finish the day.
mythwind-page-how-between = Keep your character, or take another on the page of the season.
mythwind-page-how-page = Choose an answer under the story.
mythwind-page-how-season = Choose an answer on the page of the season.
mythwind-page-how-own = Choose anything with a blue edge on your board.
mythwind-page-how-town = Choose an answer on the card beside the house.
mythwind-page-how-area = Choose an area with a blue edge in the valley.
mythwind-page-how-cards = Choose a building card to start it, or a building in the valley to demolish it.
mythwind-page-how-site = Choose a building on the construction track.
mythwind-page-how-house = Choose a building with a blue edge in the valley.
mythwind-page-how-tower = Choose a die at the Tower.
mythwind-page-how-hired = Choose one of the hired dice.
mythwind-page-how-track = Choose one of the tracks above the valley.
mythwind-page-how-work = Choose a track above the valley to buy, or a forest to clear.
mythwind-page-how-cell = Choose a cell with a blue edge on your field.
mythwind-page-how-seed = Choose a tile in the seed box beside the field.
mythwind-page-how-plot = Choose a cell of the field; Q and E change the place.
mythwind-page-how-token = Choose a piece with a blue edge on the shelves.
mythwind-page-how-order = Choose a paper on the cork board.
mythwind-page-how-foot = Choose an answer at the foot of the workshop.
mythwind-page-how-bay = Choose a price under its goods, or an order beside the cart.
mythwind-page-how-rival = Choose a rival in the street.
mythwind-page-how-prepare = Choose gear beside the map, worn gear in the pack, or a region to scout.
mythwind-page-how-region = Choose a region on the map.
mythwind-page-how-need = Choose gear in the pack, or an answer on the page. At 0 stamina, half the loot is lost at dusk.
mythwind-page-how-pack = Choose a thing in the pack.
mythwind-page-how-beside = Choose an answer beside your figure on the map.
mythwind-page-how-together = Choose an answer to propose it to the others.
mythwind-page-how-proposed = Proposed: { $answer }. Agree, or choose another answer.
mythwind-page-step-deed = action
mythwind-page-step-tile = tile
mythwind-page-step-place = place
mythwind-page-step-gear = equipment
mythwind-page-step-cow = cow
mythwind-page-step-first = first worker
mythwind-page-step-second = second worker

## What things are

mythwind-page-card-skill = skill
mythwind-page-card-tile = town action tile
mythwind-page-card-building = building, level { $level }
mythwind-page-card-attach-sprite = Whoever comes here is attached to the Sprites today.
mythwind-page-card-attach-villager = Whoever comes here is attached to the Villagers today.
mythwind-page-card-cost = cost
mythwind-page-card-entry = enters the track at
mythwind-page-card-area = area { $area }
mythwind-page-card-forest = Forest. It has to be cleared, for { $price } coins, before a building can stand here.
mythwind-page-card-plot = Cleared ground: a finished building may be put here.
mythwind-page-card-die = worker
mythwind-page-card-die-sprite = A Sprite helps you in the Sprites’ Worker actions. Its value says how much it can do; each use weakens it.
mythwind-page-card-die-villager = A Villager helps you in the Villagers’ Worker actions. The value says how much they can do; each use weakens them.
mythwind-page-card-value = value
mythwind-page-card-hire = coins for one / two
mythwind-page-card-track = town resource
mythwind-page-card-track-does = It pays for buildings and for what events ask. At Work / Clear you buy more of it.
mythwind-page-card-level = level
mythwind-page-card-price = your price for one, in coins
mythwind-page-help-plant = Buy tiles of seeds and place them on free ground of your field.
mythwind-page-help-water = Water sprouts, so that they become ripe.
mythwind-page-help-harvest = Harvest a set of connected ripe tiles for coins.
mythwind-page-help-livestock = Buy, sell or move cows, or let them breed.
mythwind-page-help-equip = Buy equipment for the field, or clear cells of brush and weeds.
mythwind-page-help-craft = Draw tokens from the bag, then refine what lies on your bench.
mythwind-page-help-trade = Buy and sell goods on the market and deliver orders, one transaction after the other.
mythwind-page-help-prepare = In town: buy and mend gear, scout regions, rest, and set out.
mythwind-page-help-travel = Go one step on and meet the next card of the region.
mythwind-page-help-camp = Spend a ration and regain stamina on the trail.
mythwind-page-help-odd-job = Take coins instead of your Character action.
mythwind-page-help-finish = Your day is over; dusk falls when everybody has finished.
mythwind-page-help-sell-token = Sell a refined token for coins.
mythwind-page-help-refine-token = Raise the token by one level, if there is room above.
mythwind-page-help-deliver-order = Hand over the tokens the order asks for. Better ones raise the pay.
mythwind-page-help-deliver-goods = Hand over both goods of the order for its pay.
mythwind-page-help-depart = Leave the town for this region; the journey begins.
mythwind-page-help-scout = Look at the next cards of this region and put them in order.

## The four places

mythwind-page-not-now =
    { $count ->
        [one] { $count } not now
       *[other] { $count } not now
    }
mythwind-page-does-plant =
    { $plant ->
        [one] { $plant } tile
       *[other] up to { $plant } tiles
    }
mythwind-page-does-water =
    { $water ->
        [one] { $water } tile
       *[other] up to { $water } tiles
    }
mythwind-page-does-harvest =
    { $harvest ->
        [one] { $harvest } set
       *[other] up to { $harvest } sets
    }
mythwind-page-does-livestock =
    { $livestock ->
        [one] { $livestock } step
       *[other] { $livestock } steps
    }
mythwind-page-does-equip =
    { $equip ->
        [one] gear, or clear { $equip } cell
       *[other] gear, or clear up to { $equip } cells
    }
mythwind-page-does-craft =
    { $craft ->
        [one] refine { $craft } step
       *[other] refine { $craft } steps
    }
mythwind-page-does-trade =
    { $trade ->
        [one] { $trade } transaction
       *[other] up to { $trade } transactions
    }
mythwind-page-does-prepare =
    { $prepare ->
        [one] { $prepare } point
       *[other] { $prepare } points
    }
mythwind-page-does-travel = one step, one card
mythwind-page-does-camp = one ration
mythwind-page-does-odd-job =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-page-does-worker = a point of a worker
mythwind-page-place-farmer = Farm
mythwind-page-place-crafter = Workshop
mythwind-page-place-merchant = Market
mythwind-page-place-ranger = The wild
mythwind-page-seed-box = Seed box
mythwind-page-shed = Shed
mythwind-page-stands = stands
mythwind-page-worth =
    { $coins ->
        [one] worth { $coins } coin
       *[other] worth { $coins } coins
    }
mythwind-page-shelf-1 = Raw
mythwind-page-shelf-2 = Cut
mythwind-page-shelf-3 = Shaped
mythwind-page-shelf-4 = Fine
mythwind-page-shelf-5 = Masterly
mythwind-page-cart = Your cart
mythwind-page-price-then = { $price } tomorrow
mythwind-page-home = Home
mythwind-page-length =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
mythwind-page-maps-needed =
    { $count ->
        [one] { $count } map opens it
       *[other] { $count } maps open it
    }
mythwind-page-step-of = { $region }, step { $step } of { $length }
mythwind-page-you-find = You find
mythwind-page-answer-ranger-turn-back-yes = Turn back
mythwind-page-answer-ranger-turn-back-no = Sleep here, go on
mythwind-page-answer-ranger-push-yes = Push on
mythwind-page-answer-ranger-push-no = Stay here tonight
mythwind-page-then-ranger-turn-back-yes =
    { $finds ->
        [0] home tomorrow at dusk, with nothing to sell
        [one] home tomorrow at dusk: { $finds } find, worth { mythwind-page-coins-of }
       *[other] home tomorrow at dusk: { $finds } finds, worth { mythwind-page-coins-of }
    }
mythwind-page-then-ranger-turn-back-no = step { $step } of { $length } tomorrow, with { $stamina } stamina left; at 0 half the loot is lost
mythwind-page-then-ranger-push-yes = 1 stamina for another card
mythwind-page-then-ranger-push-no = the next card tomorrow
mythwind-page-answer-ranger-need-spend-stamina = 1 stamina instead
mythwind-page-answer-may-yes = Do it
mythwind-page-answer-may-no = Leave it
mythwind-page-then-may-no = nothing is paid, nothing happens
mythwind-page-answer-learn-no = No skill today
mythwind-page-then-learn-no = you keep your coins
mythwind-page-answer-swap-yes = Swap
mythwind-page-answer-swap-no = Keep mine
mythwind-page-how-sheet = Choose a skill on your sheet.
mythwind-page-read-again = Read the page again
mythwind-page-sheet-workers = Hired workers
mythwind-page-sheet-skills = Skills
mythwind-page-skills-none = no skill yet
mythwind-page-plant-for =
    { $price ->
        [0] Plant here for free
        [one] Plant here for { $price } coin
       *[other] Plant here for { $price } coins
    }
mythwind-page-plant-set =
    { $count ->
        [one] A set of its own, worth { mythwind-page-coins-of } today
       *[other] Its set: { $count } tiles, worth { mythwind-page-coins-of } today
    }
mythwind-page-refined = { $piece } to { $level }
mythwind-page-refined-can = Can go then: { $orders }
mythwind-page-refined-same = No order becomes ready by it.
mythwind-page-coins-of =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-page-chapter-told =
    { $seasons ->
        [one] { $seasons } season
       *[other] { $seasons } seasons
    }, { $houses ->
        [one] { $houses } house.
       *[other] { $houses } houses.
    }
mythwind-page-lasting-sprite = may be asked for help at the sprite field, once a day.
mythwind-page-lasting-hatch = It keeps its hatch: from today it is drawn on the map, with light in it.
mythwind-page-lasting-kept = This stays in every season; what came before can be read in the chronicle.
mythwind-page-answer-coins =
    { $count ->
        [one] A coin
       *[other] { $count } coins
    }
mythwind-page-then-skills =
    { $count ->
        [0] none that you can pay for
        [one] { $count } that you can pay for
       *[other] { $count } that you can pay for
    }
mythwind-page-today-farmer-rainy = Rain waters a sprout.
mythwind-page-today-farmer-spring-cloudy = Seeds are cheaper today.
mythwind-page-today-farmer-summer-sunny = Strawberries bring more today.
mythwind-page-today-farmer-autumn-cloudy = Potatoes bring more today.
mythwind-page-today-farmer-winter = No large tiles can be planted in winter.
mythwind-page-today-crafter-rainy = Paper is damp: it cannot be refined today.
mythwind-page-today-crafter-sunny = The first wood you refine today moves two levels.
mythwind-page-today-merchant-rainy = Rain has made grain scarcer.
mythwind-page-today-merchant-sunny = Sun has made glass more wanted.
mythwind-page-today-ranger-sunny = On the first card today you may ignore a need.
mythwind-page-today-ranger-rainy = In the Fens and the Old Wood a cloak is needed as well.
