### Names of Hamlet: buildings, resources, goals, kinds of section, colours.
### A value stands alone (a label, a list); an attribute is its form inside a sentence:
### .nom subject · .acc object · .gen “of …” · .ins after “between” · .on · .to · .from, with their preposition.
### English needs few of these forms; the keys are the same in all languages.

## Title

hamlet-title = Hamlet

## Buildings

hamlet-tile-church = Church
    .nom = the Church
    .gen = of the Church
    .acc = the Church
    .ins = the Church
    .on = at the Church
    .to = to the Church
    .from = from the Church
hamlet-tile-town-hall = Town Hall
    .nom = the Town Hall
    .gen = of the Town Hall
    .acc = the Town Hall
    .ins = the Town Hall
    .on = at the Town Hall
    .to = to the Town Hall
    .from = from the Town Hall
hamlet-tile-market = Market
    .nom = the Market
    .gen = of the Market
    .acc = the Market
    .ins = the Market
    .on = at the Market
    .to = to the Market
    .from = from the Market
hamlet-tile-woodcutter = Woodcutter
    .nom = the Woodcutter
    .gen = of the Woodcutter
    .acc = the Woodcutter
    .ins = the Woodcutter
    .on = at the Woodcutter
    .to = to the Woodcutter
    .from = from the Woodcutter
hamlet-tile-quarry = Quarry
    .nom = the Quarry
    .gen = of the Quarry
    .acc = the Quarry
    .ins = the Quarry
    .on = at the Quarry
    .to = to the Quarry
    .from = from the Quarry
hamlet-tile-farm = Farm
    .nom = the Farm
    .gen = of the Farm
    .acc = the Farm
    .ins = the Farm
    .on = at the Farm
    .to = to the Farm
    .from = from the Farm
hamlet-tile-sawmill = Sawmill
    .nom = the Sawmill
    .gen = of the Sawmill
    .acc = the Sawmill
    .ins = the Sawmill
    .on = at the Sawmill
    .to = to the Sawmill
    .from = from the Sawmill
hamlet-tile-stonemason = Stonemason
    .nom = the Stonemason
    .gen = of the Stonemason
    .acc = the Stonemason
    .ins = the Stonemason
    .on = at the Stonemason
    .to = to the Stonemason
    .from = from the Stonemason
hamlet-tile-dairy-farm = Dairy Farm
    .nom = the Dairy Farm
    .gen = of the Dairy Farm
    .acc = the Dairy Farm
    .ins = the Dairy Farm
    .on = at the Dairy Farm
    .to = to the Dairy Farm
    .from = from the Dairy Farm
hamlet-tile-flour-mill = Flour Mill
    .nom = the Flour Mill
    .gen = of the Flour Mill
    .acc = the Flour Mill
    .ins = the Flour Mill
    .on = at the Flour Mill
    .to = to the Flour Mill
    .from = from the Flour Mill
hamlet-tile-shrine = Shrine
    .nom = the Shrine
    .gen = of the Shrine
    .acc = the Shrine
    .ins = the Shrine
    .on = at the Shrine
    .to = to the Shrine
    .from = from the Shrine
hamlet-tile-trade-post = Trade Post
    .nom = the Trade Post
    .gen = of the Trade Post
    .acc = the Trade Post
    .ins = the Trade Post
    .on = at the Trade Post
    .to = to the Trade Post
    .from = from the Trade Post
hamlet-tile-forest-pond = Forest Pond
    .nom = the Forest Pond
    .gen = of the Forest Pond
    .acc = the Forest Pond
    .ins = the Forest Pond
    .on = at the Forest Pond
    .to = to the Forest Pond
    .from = from the Forest Pond
hamlet-tile-mountain-pond = Mountain Pond
    .nom = the Mountain Pond
    .gen = of the Mountain Pond
    .acc = the Mountain Pond
    .ins = the Mountain Pond
    .on = at the Mountain Pond
    .to = to the Mountain Pond
    .from = from the Mountain Pond
hamlet-tile-small-woodland = Small Woodland
    .nom = the Small Woodland
    .gen = of the Small Woodland
    .acc = the Small Woodland
    .ins = the Small Woodland
    .on = at the Small Woodland
    .to = to the Small Woodland
    .from = from the Small Woodland
hamlet-tile-small-range = Small Mountain Range
    .nom = the Small Mountain Range
    .gen = of the Small Mountain Range
    .acc = the Small Mountain Range
    .ins = the Small Mountain Range
    .on = at the Small Mountain Range
    .to = to the Small Mountain Range
    .from = from the Small Mountain Range
hamlet-tile-lumber-mill = Lumber Mill
    .nom = the Lumber Mill
    .gen = of the Lumber Mill
    .acc = the Lumber Mill
    .ins = the Lumber Mill
    .on = at the Lumber Mill
    .to = to the Lumber Mill
    .from = from the Lumber Mill
hamlet-tile-barn-a = Barn I
    .nom = Barn I
    .gen = of Barn I
    .acc = Barn I
    .ins = Barn I
    .on = at Barn I
    .to = to Barn I
    .from = from Barn I
hamlet-tile-large-range = Large Mountain Range
    .nom = the Large Mountain Range
    .gen = of the Large Mountain Range
    .acc = the Large Mountain Range
    .ins = the Large Mountain Range
    .on = at the Large Mountain Range
    .to = to the Large Mountain Range
    .from = from the Large Mountain Range
hamlet-tile-outpost-a = Outpost I
    .nom = Outpost I
    .gen = of Outpost I
    .acc = Outpost I
    .ins = Outpost I
    .on = at Outpost I
    .to = to Outpost I
    .from = from Outpost I
hamlet-tile-cow-conservatory = Cow Conservatory
    .nom = the Cow Conservatory
    .gen = of the Cow Conservatory
    .acc = the Cow Conservatory
    .ins = the Cow Conservatory
    .on = at the Cow Conservatory
    .to = to the Cow Conservatory
    .from = from the Cow Conservatory
hamlet-tile-barn-b = Barn II
    .nom = Barn II
    .gen = of Barn II
    .acc = Barn II
    .ins = Barn II
    .on = at Barn II
    .to = to Barn II
    .from = from Barn II
hamlet-tile-tavern = Tavern
    .nom = the Tavern
    .gen = of the Tavern
    .acc = the Tavern
    .ins = the Tavern
    .on = at the Tavern
    .to = to the Tavern
    .from = from the Tavern
hamlet-tile-stables = Stables
    .nom = the Stables
    .gen = of the Stables
    .acc = the Stables
    .ins = the Stables
    .on = at the Stables
    .to = to the Stables
    .from = from the Stables
hamlet-tile-master-stonemason = Master Stonemason
    .nom = the Master Stonemason
    .gen = of the Master Stonemason
    .acc = the Master Stonemason
    .ins = the Master Stonemason
    .on = at the Master Stonemason
    .to = to the Master Stonemason
    .from = from the Master Stonemason
hamlet-tile-warehouse = Warehouse
    .nom = the Warehouse
    .gen = of the Warehouse
    .acc = the Warehouse
    .ins = the Warehouse
    .on = at the Warehouse
    .to = to the Warehouse
    .from = from the Warehouse
hamlet-tile-farrier = Farrier
    .nom = the Farrier
    .gen = of the Farrier
    .acc = the Farrier
    .ins = the Farrier
    .on = at the Farrier
    .to = to the Farrier
    .from = from the Farrier
hamlet-tile-large-woodland = Large Woodland
    .nom = the Large Woodland
    .gen = of the Large Woodland
    .acc = the Large Woodland
    .ins = the Large Woodland
    .on = at the Large Woodland
    .to = to the Large Woodland
    .from = from the Large Woodland
hamlet-tile-windmill = Windmill
    .nom = the Windmill
    .gen = of the Windmill
    .acc = the Windmill
    .ins = the Windmill
    .on = at the Windmill
    .to = to the Windmill
    .from = from the Windmill
hamlet-tile-square = Square
    .nom = the Square
    .gen = of the Square
    .acc = the Square
    .ins = the Square
    .on = at the Square
    .to = to the Square
    .from = from the Square
hamlet-tile-monument = Monument
    .nom = the Monument
    .gen = of the Monument
    .acc = the Monument
    .ins = the Monument
    .on = at the Monument
    .to = to the Monument
    .from = from the Monument
hamlet-tile-outpost-b = Outpost II
    .nom = Outpost II
    .gen = of Outpost II
    .acc = Outpost II
    .ins = Outpost II
    .on = at Outpost II
    .to = to Outpost II
    .from = from Outpost II

## What a building does or scores

hamlet-tile-church-help = Deliver what one of its spaces asks for and score points, or beg for { $printed-begging-gold } gold while Farm, Woodcutter and Quarry are full.
hamlet-tile-town-hall-help = Buy one blueprint, and then hire villagers and donkeys. Either part may be skipped.
hamlet-tile-market-help = Bring what one sale tile asks for and take its reward. Resources from a quick purchase start here.
hamlet-tile-woodcutter-help = Fill the empty spaces with wood and get { $printed-tile-woodcutter-work_gold } gold.
hamlet-tile-quarry-help = Fill the empty spaces with stone and get { $printed-tile-quarry-work_gold } gold.
hamlet-tile-farm-help = Fill the empty spaces with wheat and get { $printed-tile-farm-work_gold } gold.
hamlet-tile-sawmill-help = Refine 1 wood into 1 timber.
hamlet-tile-stonemason-help = Refine 1 stone into 1 brick.
hamlet-tile-dairy-farm-help = Refine 1 wheat into 1 milk.
hamlet-tile-flour-mill-help = Refine 1 wheat into 1 flour.
hamlet-tile-shrine-help = If connected by road: { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } point
       *[other] { $printed-tile-shrine-points } points
    } for each of your deliveries to the Church.
hamlet-tile-trade-post-help = If connected by road: { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } point
       *[other] { $printed-tile-trade-post-points } points
    } for each of your sale tiles.
hamlet-tile-forest-pond-help = If connected by road: { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } point
       *[other] { $printed-tile-forest-pond-points } points
    }; only a path can lead here.
hamlet-tile-mountain-pond-help = If connected by road: { $printed-tile-mountain-pond-points ->
        [one] { $printed-tile-mountain-pond-points } point
       *[other] { $printed-tile-mountain-pond-points } points
    }; only a bridge can lead here.
hamlet-tile-small-woodland-help = { $printed-tile-small-woodland-points ->
        [one] { $printed-tile-small-woodland-points } point
       *[other] { $printed-tile-small-woodland-points } points
    } for each of its sections that touches a forest section, even without a road.
hamlet-tile-small-range-help = { $printed-tile-small-range-points ->
        [one] { $printed-tile-small-range-points } point
       *[other] { $printed-tile-small-range-points } points
    } for each of its sections that touches a hill section, even without a road.
hamlet-tile-lumber-mill-help = Refine 1 wood into 1 timber, or 2 wood into 2 timber in one action.
hamlet-tile-barn-a-help = Fill the empty spaces with any mix of wood, stone and wheat and get { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } point
       *[other] { $printed-tile-barn-a-work_stars } points
    }.
hamlet-tile-large-range-help = { $printed-tile-large-range-points ->
        [one] { $printed-tile-large-range-points } point
       *[other] { $printed-tile-large-range-points } points
    } for each of its sections that touches a hill section, even without a road.
hamlet-tile-outpost-a-help = If connected by road: { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } point
       *[other] { $printed-tile-outpost-a-points } points
    } for each tile on the shortest route to the Church, both ends included.
hamlet-tile-cow-conservatory-help = Refine 1 wheat into 1 milk, or 2 wheat into 2 milk in one action.
hamlet-tile-barn-b-help = Fill the empty spaces with any mix of wood, stone and wheat and get { $printed-tile-barn-b-work_stars ->
        [one] { $printed-tile-barn-b-work_stars } point
       *[other] { $printed-tile-barn-b-work_stars } points
    }.
hamlet-tile-tavern-help = If connected by road: { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } point
       *[other] { $printed-tile-tavern-points } points
    } for each gold you have left, up to { $printed-tile-tavern-most }.
hamlet-tile-stables-help = If connected by road: { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } point
       *[other] { $printed-tile-stables-points } points
    } for each of your donkeys in the village.
hamlet-tile-master-stonemason-help = Refine 1 stone into 1 brick, or 2 stone into 2 bricks in one action.
hamlet-tile-warehouse-help = If connected by road: { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } point
       *[other] { $printed-tile-warehouse-points } points
    } more for each bridge and path you have built.
hamlet-tile-farrier-help = If connected by road: your longest road scores { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } more point
       *[other] { $printed-tile-farrier-points } more points
    } a tile.
hamlet-tile-large-woodland-help = { $printed-tile-large-woodland-points ->
        [one] { $printed-tile-large-woodland-points } point
       *[other] { $printed-tile-large-woodland-points } points
    } for each of its sections that touches a forest section, even without a road.
hamlet-tile-windmill-help = Refine 1 wheat into 1 flour, or 2 wheat into 2 flour in one action.
hamlet-tile-square-help = If connected by road: { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } point
       *[other] { $printed-tile-square-points } points
    } for each of its road sections that touches another road section.
hamlet-tile-monument-help = If connected by road: { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } point
       *[other] { $printed-tile-monument-points } points
    } for each of its sections that touches a section of the same kind.
hamlet-tile-outpost-b-help = If connected by road: { $printed-tile-outpost-b-points ->
        [one] { $printed-tile-outpost-b-points } point
       *[other] { $printed-tile-outpost-b-points } points
    } for each tile on the shortest route to the Church, both ends included.

## Resources: the word, then with a number

hamlet-resource-wood = wood
    .acc = wood
    .gen = wood
hamlet-resource-stone = stone
    .acc = stone
    .gen = stone
hamlet-resource-wheat = wheat
    .acc = wheat
    .gen = wheat
hamlet-resource-plank = timber
    .acc = timber
    .gen = timber
hamlet-resource-brick = brick
    .acc = a brick
    .gen = brick
hamlet-resource-milk = milk
    .acc = milk
    .gen = milk
hamlet-resource-flour = flour
    .acc = flour
    .gen = flour

hamlet-resource-wood-count = { $count } wood
    .acc = { $count } wood
    .gen = { $count } wood
hamlet-resource-stone-count = { $count } stone
    .acc = { $count } stone
    .gen = { $count } stone
hamlet-resource-wheat-count = { $count } wheat
    .acc = { $count } wheat
    .gen = { $count } wheat
hamlet-resource-plank-count = { $count } timber
    .acc = { $count } timber
    .gen = { $count } timber
hamlet-resource-brick-count =
    { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
    .acc =
        { $count ->
            [one] { $count } brick
           *[other] { $count } bricks
        }
    .gen =
        { $count ->
            [one] { $count } brick
           *[other] { $count } bricks
        }
hamlet-resource-milk-count = { $count } milk
    .acc = { $count } milk
    .gen = { $count } milk
hamlet-resource-flour-count = { $count } flour
    .acc = { $count } flour
    .gen = { $count } flour

## Milestones and awards

hamlet-goal-carpenter = Carpenter
hamlet-goal-mason = Mason
hamlet-goal-herder = Herder
hamlet-goal-miller = Miller
hamlet-goal-planner = Planner
hamlet-goal-chaplain = Chaplain
hamlet-goal-sexton = Sexton
hamlet-goal-merchant = Merchant
hamlet-goal-steward = Steward

hamlet-goal-carpenter-help = Milestone for the first timber refinery: your timber is of high quality.
hamlet-goal-mason-help = Milestone for the first brick refinery: your bricks are of high quality.
hamlet-goal-herder-help = Milestone for the first milk refinery: your milk is of high quality.
hamlet-goal-miller-help = Milestone for the first flour refinery: your flour is of high quality.
hamlet-goal-planner-help = Milestone for the first road: each of your road pieces is worth { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } point
       *[other] { $printed-goal-planner-per_road } points
    } more at the end.
hamlet-goal-chaplain-help = Award for the most deliveries to the Church.
hamlet-goal-sexton-help = Award for the second most deliveries to the Church.
hamlet-goal-merchant-help = Award for the most sale tiles.
hamlet-goal-steward-help = Award for the most flags in the village.

## Kinds of section

hamlet-kind-road = road
    .section = road section
    .sections = road sections
hamlet-kind-forest = forest
    .section = forest section
    .sections = forest sections
hamlet-kind-hill = hill
    .section = hill section
    .sections = hill sections

## Colours of the players

hamlet-colour-red = red
hamlet-colour-green = green
hamlet-colour-blue = blue
hamlet-colour-yellow = yellow
