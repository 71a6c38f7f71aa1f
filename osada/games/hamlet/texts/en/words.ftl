### The position in words, for the text table. Names of players stand where the nominative does.

## What is being done

hamlet-words-donkeys-led = { $seat }: donkeys already moved this turn
hamlet-words-acting = { $seat }: a villager is acting { $tile-on }
hamlet-words-building = Being built
hamlet-words-to-pay = To pay
hamlet-words-paid = Paid so far
hamlet-words-in-gold = { $gold } gold to the Market
hamlet-words-maker = { $seat } gets { hamlet-words-reward }
hamlet-words-road-sites = Places for a road
hamlet-words-road-site = { hamlet-words-piece } { $tile-to }
hamlet-words-piece =
    { $road ->
        [bridge] { cli-hamlet-sign-bridge }
       *[path] { cli-hamlet-sign-path }
    }

## The village

hamlet-words-sections = Sections
hamlet-words-token =
    { $fine ->
        [1] { $resource-name } ({ cli-hamlet-sign-fine }, { $seat })
       *[0] { $resource-name } ({ $seat })
    }
hamlet-words-empty =
    { $count ->
        [one] { $count } empty space
       *[other] { $count } empty spaces
    }
hamlet-words-flag =
    flag: { $seat }, { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
hamlet-words-villagers =
    { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
hamlet-words-lying =
    { $count ->
        [one] { $count } villager lying down
       *[other] { $count } villagers lying down
    }
hamlet-words-moved =
    { $count ->
        [one] { $count } donkey that has moved
       *[other] { $count } donkeys that have moved
    }
hamlet-words-roads-to = roads to
hamlet-words-road = { $tile-name } ({ hamlet-words-piece }, { $seat })

## What lies out

hamlet-words-space = Space { $space }
hamlet-words-sale = Sale tile { $sale }
hamlet-words-level = level { $level }
hamlet-words-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hamlet-words-gold = { $gold } gold
hamlet-words-reward =
    { $gold } gold, { $stars ->
        [one] { $stars } point
       *[other] { $stars } points
    }
hamlet-words-prices = Prices and rewards
hamlet-words-price-basic = Quick purchase, a basic resource: { hamlet-words-gold }
hamlet-words-price-refined = Quick purchase, a refined resource: { hamlet-words-gold }
hamlet-words-price-donkey = A donkey: { hamlet-words-gold }
hamlet-words-price-bridge = A bridge
hamlet-words-price-path = A path
hamlet-words-maker-plain = To the maker of a consumed refined resource
hamlet-words-maker-fine = The same, of high quality

## The players

hamlet-words-players = Players
hamlet-words-forecast =
    { $count ->
        [one] { $count } point if the game ended now
       *[other] { $count } points if the game ended now
    }
hamlet-words-next-villager = the next villager costs { hamlet-words-gold }
hamlet-words-donkeys-left = { $count } more to hire
hamlet-words-deliveries =
    { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
hamlet-words-sales =
    { $count ->
        [one] { $count } sale tile
       *[other] { $count } sale tiles
    }
hamlet-words-tokens-left = Tokens in supply
