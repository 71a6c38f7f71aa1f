### The board of Mythwind on the page. What the terminal's board calls the same way stands in mythwind-board.ftl.

## Tabs and status

mythwind-page-tabs = Boards
mythwind-page-tab-town = Town
mythwind-page-tab-own = My board
mythwind-page-tab-page = Story
mythwind-page-tab-cards = Buildings
mythwind-page-tab-sky = Weather
mythwind-page-possible = possible now
mythwind-page-status = { $season } of year { $year }, day { $day } · { $phase }
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
mythwind-page-day-title = { $phase } of day { $day }
mythwind-page-calm = The page is still blank. What will you do today?
mythwind-page-together = You all decide together: propose an answer.
mythwind-page-waiting-for = Waiting for { $who }
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
