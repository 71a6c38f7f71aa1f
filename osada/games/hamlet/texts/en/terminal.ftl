### The board of Hamlet at the terminal. Each key is used in terminal/, without "cli-".
### ● is gold and ★ are points, as on the whole board.

cli-hamlet-round = round { $round }
cli-hamlet-solo-round = round { $round } of { $rounds } (our stand-in for the solo game)
cli-hamlet-first = { $seat } goes first
cli-hamlet-last-round = the Church is complete: last round

## The signs

cli-hamlet-sign-road = road
cli-hamlet-sign-forest = forest
cli-hamlet-sign-hill = hill
cli-hamlet-sign-cliff = cliff
cli-hamlet-sign-villager = villager
cli-hamlet-sign-lying = lying
cli-hamlet-sign-donkey = donkey
cli-hamlet-sign-resource = resource
cli-hamlet-sign-refined = refined
cli-hamlet-sign-fine = high quality
cli-hamlet-sign-flag = flag
cli-hamlet-sign-apart = no road to the Church
cli-hamlet-sign-printed = printed
cli-hamlet-sign-bridge = bridge
cli-hamlet-sign-path = path

## What lies out

cli-hamlet-offers = On offer
cli-hamlet-church = Church: deliveries
cli-hamlet-market = Market: sales (stack { $stack }) · to buy: { $basic }●, refined { $refined }●
cli-hamlet-no-sale = no sale tile left
cli-hamlet-row = Town Hall: blueprints (bag { $bag })
cli-hamlet-no-blueprint = none left in the bag
cli-hamlet-stacks = with the first refinery, four more of each: { $kinds }
cli-hamlet-milestones = Milestones:
cli-hamlet-awards = Awards:
cli-hamlet-any-basic = { $count } basic
cli-hamlet-any-refined = { $count } refined

## The village

cli-hamlet-village = Village
cli-hamlet-building = building
cli-hamlet-goods = resources
cli-hamlet-workers = workers
cli-hamlet-links = roads to
cli-hamlet-unconnected = not connected

## Paying

cli-hamlet-also-paid = besides { $paid }: { $rest }

## Where a tile lies

cli-hamlet-sites = Numbers on the drawings are sections. Each line: the two that come together, and all that would touch. Lines that would look the same are left out.
cli-hamlet-touches = touches
cli-hamlet-joins = road to
cli-hamlet-joins-nothing = no road

## The players

cli-hamlet-players = Players
cli-hamlet-you = you are { $name }
cli-hamlet-seat = player
cli-hamlet-forecast = forecast
cli-hamlet-own-workers = workers
cli-hamlet-roads-left = roads left
cli-hamlet-sales = sales
cli-hamlet-deliveries = deliveries
cli-hamlet-hand = Blueprints:
cli-hamlet-points = Forecast:

## The tiles in at most four letters, for the map and the lists of roads

cli-hamlet-code-church = Chur
cli-hamlet-code-market = Mark
cli-hamlet-code-town-hall = Hall
cli-hamlet-code-woodcutter = Wood
cli-hamlet-code-quarry = Quar
cli-hamlet-code-farm = Farm
cli-hamlet-code-sawmill = Saw
cli-hamlet-code-stonemason = Ston
cli-hamlet-code-dairy-farm = Dair
cli-hamlet-code-flour-mill = Flou
cli-hamlet-code-shrine = Shri
cli-hamlet-code-trade-post = Trad
cli-hamlet-code-forest-pond = FPon
cli-hamlet-code-mountain-pond = MPon
cli-hamlet-code-small-woodland = SWoo
cli-hamlet-code-small-range = SRan
cli-hamlet-code-lumber-mill = Lumb
cli-hamlet-code-barn-a = BarI
cli-hamlet-code-large-range = LRan
cli-hamlet-code-outpost-a = OutI
cli-hamlet-code-cow-conservatory = Cow
cli-hamlet-code-barn-b = BaII
cli-hamlet-code-tavern = Tave
cli-hamlet-code-stables = Stab
cli-hamlet-code-master-stonemason = MSto
cli-hamlet-code-warehouse = Ware
cli-hamlet-code-farrier = Farr
cli-hamlet-code-large-woodland = LWoo
cli-hamlet-code-windmill = Wind
cli-hamlet-code-square = Squa
cli-hamlet-code-monument = Monu
cli-hamlet-code-outpost-b = OuII
