### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-hamlet-intro = A handful of buildings, one villager, one donkey, and a church to finish. In this first game you have one opponent. Follow the highlighted moves for seven turns; after that the village is in your hands.

## Turn 1

lesson-hamlet-villager = On your turn each of your villagers may go any distance along the roads and then take one action. Choose the Farm.
lesson-hamlet-work = The Farm has an empty space. Choose “{ hamlet-action-work }”: it is filled with wheat, and you get 2 gold for the work. Anybody may use the resources in the village.
lesson-hamlet-end = Your villager lies down until your next turn, and the donkey may stay where it is. Choose “{ hamlet-action-end }”.

## Turn 2

lesson-hamlet-hall = Your opponent filled the Quarry. Now for a building of your own: send your villager to the Town Hall, to take one blueprint and then hire workers.
lesson-hamlet-blueprint = The leftmost blueprint is free. Each step to the right costs 1 gold more, a coin on every blueprint you pass over. Take the Stonemason for free.
lesson-hamlet-donkey = A resource can move one tile without help. To go farther it needs a donkey of yours on every tile it passes. Hire a donkey for 3 gold.
lesson-hamlet-stable = A new donkey starts on any tile connected with the Church and helps at once. Put it on the Church, the crossroads of the village.
lesson-hamlet-end-hall = End your turn. When it comes again your villager stands up, ready to go anywhere.

## Turn 3

lesson-hamlet-site = A new tile must touch the tile where your villager stands. Go to the Market: one of its road sections is still free.
lesson-hamlet-build = The Stonemason costs 2 wood and 1 wheat. They reach the Market through the Church, where your donkey passes them on. Choose the blueprint.
lesson-hamlet-place = Road may touch only road; forest and hill may touch each other. Place the tile so that road meets road: then the two tiles are connected for everybody.
lesson-hamlet-donkeys = Built: 3 points and the milestone “{ hamlet-goal-mason }”! Stone on its way to the Stonemason passes the Church and the Market, and a donkey must stand on both. Choose “{ hamlet-action-donkeys }”.
lesson-hamlet-lead = Once a turn each of your donkeys may go to the next connected tile. Lead one from the Church to the Market; the other stays.
lesson-hamlet-enough = Donkeys stay put when they pass things on, and they can pass on any number. Yours are well placed now: choose “{ hamlet-action-done }”.
lesson-hamlet-end-built = As the Mason you make only high-quality bricks; they bring twice as much when somebody uses them. End your turn.

## Turn 4

lesson-hamlet-refinery = A refinery turns a basic resource into a refined one, here stone into brick. Send your villager to the Stonemason.
lesson-hamlet-refine = The stone comes from the Quarry by way of both your donkeys. Refine 1 resource.
lesson-hamlet-end-brick = Making the brick brings nothing yet. When anybody uses it, you, its maker, get 2 gold and 2 points. End your turn.

## Turn 5

lesson-hamlet-stall = The Market shows three sale tiles. One asks for wood, stone and wheat, and all of it can be brought there. Go to the Market.
lesson-hamlet-sell = Choose the sale tile with 1 wood, 1 stone and 1 wheat. Its reward is yours at once, and you keep the tile.
lesson-hamlet-end-sold = A sale takes what lies in the village. Everything else may also be paid for with resources bought at the Market: 3 gold for a basic one, 5 for a refined one. End your turn.

## Turn 6

lesson-hamlet-church = The end comes when all delivery spaces of the Church are filled, and deliveries score well. Go to the Church.
lesson-hamlet-deliver = The first space asks for four basic resources and a refined one. You have a brick: choose that space.
lesson-hamlet-settle = You decide what you pay with and where it comes from; the map shows the routes. This suggestion is good: choose “{ hamlet-action-settle }”.
lesson-hamlet-end-church = 5 points for the delivery, 2 points and 2 gold for your own brick! At the end there is an award for the most deliveries, too. End your turn.

## Turn 7

lesson-hamlet-road = Tiles that touch can be joined by a road of your own: a bridge from hill to hill, a path from forest to forest. Market and Farm touch. Go to the Market.
lesson-hamlet-path = A bridge costs 2 wood, a path 2 stone. Build a path to the Farm: everybody may use it, but it scores for you.
lesson-hamlet-pay = Take stone from the Quarry. You could also buy some, but your gold is worth more elsewhere.
lesson-hamlet-end-road = You are the Planner, because you built the first road: each road of yours scores 1 point more. Your longest road scores at the end as well. End your turn.

## On your own

lesson-hamlet-free = Now you know the village. You have 5 gold: at the Town Hall that hires a second villager, so that two can act each turn. Or do something quite different; it is your game.
lesson-hamlet-done = Landmarks, awards, roads and gold are counted when the Church is complete. If something is not possible, the table tells you why and what would help. Enjoy your village!
