### The board of Mythwind at the terminal. Each key is used in terminal/, without "cli-".
### ● are coins, as on the whole board.

cli-mythwind-season = { $season }, year { $year }
cli-mythwind-day = day { $day } of { $days }

## Letters of the pieces

cli-mythwind-letter-sprite = S
cli-mythwind-letter-villager = V
cli-mythwind-letter-farmer = F
cli-mythwind-letter-crafter = C
cli-mythwind-letter-merchant = M
cli-mythwind-letter-ranger = R
cli-mythwind-letter-strawberry = s
cli-mythwind-letter-bean = b
cli-mythwind-letter-potato = p

## The town

cli-mythwind-town = Town
cli-mythwind-weather = Weather
cli-mythwind-tower = Tower
cli-mythwind-supply = Supply
cli-mythwind-forest = forest
cli-mythwind-empty = empty
cli-mythwind-site = Construction
cli-mythwind-prices = Prices
cli-mythwind-price-clear = clear
cli-mythwind-price-hire-one = hire one
cli-mythwind-price-hire-two = hire two
cli-mythwind-price-odd-job = odd job pays
cli-mythwind-visit-adventure = the next adventure card, for you
cli-mythwind-visit-community = buy resources for the town, or clear a forest for { $clear }●
cli-mythwind-visit-construct = put a building on the construction track
cli-mythwind-visit-hire = one worker for { $hire_one }●, two for { $hire_two }●
cli-mythwind-bonus = when complete: { $effects }
cli-mythwind-action = action: { $effects }
cli-mythwind-season-end = each season’s end: { $effects }
cli-mythwind-season-end-goal = when the goal is met: { $effects }

## The story

cli-mythwind-story = Story
cli-mythwind-goal = Goal
cli-mythwind-goal-met = met: { $effects }
cli-mythwind-goal-missed = missed: { $effects }
cli-mythwind-decks = Decks
cli-mythwind-deck-event = events
cli-mythwind-deck-adventure = adventures
cli-mythwind-deck-goal = goals
cli-mythwind-deck-weather = weather
cli-mythwind-kept = In effect
cli-mythwind-field = Sprite field
cli-mythwind-no-visitor = nobody visits
cli-mythwind-field-used = used today: { $who }
cli-mythwind-upgrades = Tower upgrades
cli-mythwind-envelopes = Envelopes opened
cli-mythwind-achievements = Achievements
cli-mythwind-achieved-on = { $season }, year { $year }, day { $day }
cli-mythwind-event = Event
cli-mythwind-adventure = Adventure
cli-mythwind-joint = All decide together.
cli-mythwind-proposed = Proposed: { $answer } (agreed: { $who }).

## The players

cli-mythwind-players = Players
cli-mythwind-seat = player
cli-mythwind-coins = coins
cli-mythwind-workers = workers
cli-mythwind-attached = attached to
cli-mythwind-actions = actions
cli-mythwind-where = figure
cli-mythwind-at-home = at home
cli-mythwind-finished = finished
cli-mythwind-skills = Skills:

## The Farmer

cli-mythwind-set =
    { $count ->
        [one] { $crop }, { $count } tile ({ $ripe } ripe): { $coins }●
       *[other] { $crop }, { $count } tiles ({ $ripe } ripe): { $coins }●
    }
cli-mythwind-cow = cow
cli-mythwind-calf = calf
cli-mythwind-tired-cow = cow (tired)
cli-mythwind-tired-calf = calf (tired)
cli-mythwind-seeds = Seeds
cli-mythwind-gear = To buy
cli-mythwind-equipment = equipment
cli-mythwind-sprout-ripe = small: sprout, large: ripe

## The Crafter

cli-mythwind-level = Level { $level }
cli-mythwind-room = room
cli-mythwind-bag = Bag
cli-mythwind-reserve = Reserve
cli-mythwind-reputation = Reputation
cli-mythwind-counter-done = counter used today
cli-mythwind-from-level = from level { $level }

## The Merchant

cli-mythwind-price = price
cli-mythwind-middle = base price
cli-mythwind-market-supply = supply
cli-mythwind-demand = demand
cli-mythwind-held = held
cli-mythwind-order = Order:
cli-mythwind-intent-buy = will buy { $good } ({ $count })
cli-mythwind-intent-sell = will sell { $good } ({ $count })
cli-mythwind-intent-corner = will corner the market: { $good }
cli-mythwind-intent-dump = will flood the market: { $good }
cli-mythwind-intent-order = will deliver the older order
cli-mythwind-intent-idle = will do nothing

## The Ranger

cli-mythwind-trail = Where
cli-mythwind-mode-town = in town
cli-mythwind-mode-wild = on the way: { $region }
cli-mythwind-mode-back = on the way home: { $region }
cli-mythwind-stamina = Stamina
cli-mythwind-pack = Pack
cli-mythwind-maps = Maps
cli-mythwind-ahead = Ahead
cli-mythwind-region = length { $length }, maps needed { $maps }
cli-mythwind-icon-map = map
cli-mythwind-icon-event = event
cli-mythwind-icon-adventure = adventure
