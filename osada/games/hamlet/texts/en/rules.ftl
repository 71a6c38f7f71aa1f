### Glossary (building names as in docs/rules/hamlet.md; the English rulebook was not at hand)
### Tiles: tile on the table = building · tile in a personal supply or the offer = blueprint · unit of a tile’s edge = section: road, forest, hill · adjacent = sharing a whole section · connected = joined by a road · forest against hill = cliff
### Roads: printed road · road piece, built by a player: bridge (hill to hill) or path (forest to forest) · longest road
### Workers: villager (acts) and donkey (carries on) · hire · lay down
### Resources: basic (wood, stone, wheat) · refined (timber, brick, milk, flour; “timber” as reviews of the English box say) · high quality · maker · consume · transport · quick purchase
### Buildings: producer · refinery · landmark (with a flag) · resource space · delivery space · church part · sale tile · offer · bag · stack
### Goals: milestone (Carpenter, Mason, Herder, Miller, Planner) · award (Chaplain, Sexton, Merchant, Steward)

## Components

rule-HAM-COMP-01 = Each of the four colours has { $printed-pieces-tokens_of_each_refined ->
        [one] { $printed-pieces-tokens_of_each_refined } token
       *[other] { $printed-pieces-tokens_of_each_refined } tokens
    } of each refined resource (timber, flour, milk and brick), 6 discs, 6 flags, { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } villager
       *[other] { $printed-pieces-villagers } villagers
    }, { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } road piece
       *[other] { $printed-pieces-roads } road pieces
    } and { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } donkey
       *[other] { $printed-pieces-donkeys } donkeys
    }.
rule-HAM-COMP-02 = Everybody shares 18 markers of basic resources (six each of wood, stone and wheat), 30 coins, { $printed-church-parts ->
        [one] { $printed-church-parts } church part
       *[other] { $printed-church-parts } church parts
    }, 9 milestone and award tiles, 12 sale tiles, 32 building tiles, the score board, the bag and the first-player token. Of the coins, 23 are worth 1 and 7 are worth 5.
rule-HAM-COMP-03 = A token of a refined resource has two faces. The black symbol means an ordinary resource, the white one a resource of high quality.
rule-HAM-COMP-04 = Basic resources and flags never run out. Refined resources, road pieces, villagers and donkeys are limited to the pieces of your colour.
rule-HAM-COMP-05 = The back of a building tile shows its name and where it starts: on the table, in the bag or in one of the four stacks (timber, milk, brick, flour). Only the Church and the Market have two playing sides; the number of players decides which is used.
rule-HAM-COMP-06 = One to four people can play. The published solo mode has a leaflet of its own, which these rules do not contain; the solo game at this table is a stand-in for it.

## Setup

rule-HAM-SETUP-01 = Everybody takes all the pieces of one colour.
rule-HAM-SETUP-02 = The Church lies in the centre. With three or four players it shows side “3-4” and starts with { $printed-church-side-3-4-parts ->
        [one] one church part
       *[other] { $printed-church-side-3-4-parts } church parts
    }; with one or two players it shows side “1-2” and starts with { $printed-church-side-1-2-parts }.
rule-HAM-SETUP-03 = Everybody starts with one villager, ready to act, and one donkey on the Church.
rule-HAM-SETUP-04 = The Woodcutter, the Quarry, the Farm, the Market and the Town Hall lie around the Church so that a road section of each meets a road section of the Church. Any such arrangement is allowed. With two players the Market shows side “2”, otherwise side “3-4”.
rule-HAM-SETUP-05 = At the start { $printed-start-basics } wood lie on the Woodcutter, { $printed-start-basics } stone on the Quarry and { $printed-start-basics } wheat on the Farm.
rule-HAM-SETUP-06 = The tiles with the bag symbol go into the bag. The other tiles wait in four stacks of four: timber, milk, brick and flour.
rule-HAM-SETUP-07 = Everybody starts at 0 points, marked with one of their discs.
rule-HAM-SETUP-08 = { $printed-start-row ->
        [one] One blueprint drawn from the bag forms the offer
       *[other] { $printed-start-row } blueprints drawn from the bag form the offer
    }. The first on the left is free, and each one further to the right costs 1 gold more.
rule-HAM-SETUP-09 = The first player is drawn by lot and keeps the first-player token for the whole game.
rule-HAM-SETUP-10 = Everybody starts with some gold, by turn order: with two players { $printed-start-gold_2-1 } and { $printed-start-gold_2-2 }, with three { $printed-start-gold_3-1 }, { $printed-start-gold_3-2 } and { $printed-start-gold_3-3 }, with four { $printed-start-gold_4-1 }, { $printed-start-gold_4-2 }, { $printed-start-gold_4-3 } and { $printed-start-gold_4-4 }. Whoever plays alone starts with { $printed-start-gold_1-1 }.
rule-HAM-SETUP-11 = All milestone and award tiles lie open for everybody to see.
rule-HAM-SETUP-12 = There are four sale tiles of each level, and some are removed without being seen. Of levels 1, 2 and 3 there remain, in this order: { $printed-kept-players-4-1 }, { $printed-kept-players-4-2 } and { $printed-kept-players-4-3 } with four players; { $printed-kept-players-3-1 }, { $printed-kept-players-3-2 } and { $printed-kept-players-3-3 } with three players; { $printed-kept-players-2-1 }, { $printed-kept-players-2-2 } and { $printed-kept-players-2-3 } with two players.
rule-HAM-SETUP-13 = The sale tiles that remain form a face-down stack with level 1 on top, then level 2, and level 3 at the bottom. The top ones are turned up, one on each space of the Market.

## Tiles, sections, adjacency

rule-HAM-TILE-01 = A tile in your personal supply or in the offer is a blueprint. Once it is placed in the village it is a building.
rule-HAM-TILE-02 = The edge of every tile consists of sections of equal length with a small clearing between them. Each section is road, forest or hill.
rule-HAM-TILE-03 = Two tiles are adjacent when at least one whole section of one lies against one whole section of the other. Touching at a corner is not enough.
rule-HAM-TILE-04 = A road section may touch only another road section. Forest and hill may touch each other and their own kind freely.
rule-HAM-TILE-05 = Where forest lies against hill there is a cliff. Tiles may lie like that, but no road can ever cross it.
rule-HAM-TILE-06 = Two road sections that touch connect their tiles at once and for everybody. A road section may also face empty ground.
rule-HAM-TILE-07 = You may place a tile that no road reaches yet; it can be connected later. Until then no worker can enter it, it cannot be activated and it usually scores nothing.
rule-HAM-TILE-08 = Blue squares are spaces for basic resources, blue octagons for refined ones, and a flag beside the name marks a landmark. Yellow stands for an action, red for a cost, green for a reward, and a hammer for the reward of construction.

## Ownership

rule-HAM-OWN-01 = Your blueprints and your gold are yours alone. All buildings, all resources in the village, whatever their colour, and all roads can be used by everybody.
rule-HAM-OWN-02 = A landmark scores only for the player whose flag stands on it. A road piece scores only for the player who built it, although everybody may use it.
rule-HAM-OWN-03 = You use only your own workers: only your villagers act for you, and only your donkeys pass resources on for you.
rule-HAM-OWN-04 = Any number of workers, of any players, may stand on the same tile.

## Gold

rule-HAM-GOLD-01 = Everybody can see how much gold each player has. You pay only with your own gold.
rule-HAM-GOLD-02 = Gold that you receive during an action may be spent later in the same action. Coins taken with a blueprint can pay for hiring, and the reward for a consumed resource can pay for a quick purchase.

## Roads

rule-HAM-ROAD-01 = Two tiles are connected when their road sections touch or when a road piece lies across the place where they meet. Workers and resources travel only along such connections.
rule-HAM-ROAD-02 = You have { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } road piece
       *[other] { $printed-pieces-roads } road pieces
    }. When all of them are built you can build no more, and a road is never removed.

## Resources

rule-HAM-RES-01 = Basic resources are wood, stone and wheat. They belong to nobody, and consuming them brings no reward.
rule-HAM-RES-02 = Refined resources are timber (made from wood), bricks (from stone), milk and flour (both from wheat). They carry the colour of the player who made them, but everybody may use them.
rule-HAM-RES-03 = If you hold the milestone of a refined resource, every token of it that you make is of high quality and lies white side up. The quality is settled when the token is made and does not change.
rule-HAM-RES-04 = When a refined resource is consumed, its maker at once gets { $printed-refined-gold } gold and { $printed-refined-stars ->
        [one] { $printed-refined-stars } point
       *[other] { $printed-refined-stars } points
    }, or { $printed-refined-fine_gold } gold and { $printed-refined-fine_stars ->
        [one] { $printed-refined-fine_stars } point
       *[other] { $printed-refined-fine_stars } points
    } if it is of high quality. It does not matter who consumes it: your own resources reward you too.
rule-HAM-RES-05 = You have { $printed-pieces-tokens_of_each_refined ->
        [one] one token
       *[other] { $printed-pieces-tokens_of_each_refined } tokens
    } of each refined resource. While all of yours are in the village you cannot make more of it; a consumed token comes back to you.

## Workers

rule-HAM-WORKER-01 = Villagers carry out actions. They move any distance along connected tiles. You start with one and can have { $printed-pieces-villagers }.
rule-HAM-WORKER-02 = Donkeys carry out no actions; they help to transport resources. Each can move to one connected tile per turn. You start with one and can have { $printed-pieces-donkeys }.

## Transport and consumption

rule-HAM-TRANSPORT-01 = A resource is consumed on the tile where the acting villager stands. If it lies elsewhere it must first be transported there.
rule-HAM-TRANSPORT-02 = Any resource can move one step to a connected tile without help. To travel farther it needs one of your donkeys on every tile between its start and the villager’s tile. No donkey is needed on the first or on the last tile.
rule-HAM-TRANSPORT-03 = Donkeys stay where they are while they pass resources on, and one donkey can help with any number of them. Resources are moved and consumed one after the other, in any order.
rule-HAM-TRANSPORT-04 = If you cannot bring together everything that an action needs, you cannot take the action. You may not move a resource without consuming it at once.
rule-HAM-TRANSPORT-05 = A consumed basic resource goes back to the common supply. A consumed refined resource goes back to its maker, who is rewarded at once.
rule-HAM-TRANSPORT-06 = Rewards arrive one by one while you pay, so gold from the first resources may buy the last. An action can be paid for if some order never leaves you short of gold; consuming your own refined resources first is never worse.
rule-HAM-TRANSPORT-07 = You choose every unit of a payment yourself: the tile it comes from, whose token it is and of which quality, and whether it is bought instead.

## Milestones and awards

rule-HAM-GOAL-01 = A milestone goes at once to the first player who achieves it and never changes hands. It gives an ability from then on, or points at the end of the game.
rule-HAM-GOAL-02 = Awards are given only in the final scoring, to the best in their category.
rule-HAM-GOAL-03 = The Carpenter always makes high-quality timber, the Mason bricks, the Herder milk and the Miller flour.
rule-HAM-GOAL-04 = The Planner goes to the first player who builds a road. At the end each road piece of its holder is worth { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } point
       *[other] { $printed-goal-planner-per_road } points
    } more.
rule-HAM-GOAL-05 = The Chaplain goes to the player with the most church deliveries, the Sexton to the one with the second most.

## Turn flow

rule-HAM-TURN-01 = The game is played in rounds. Starting with the first player and going clockwise, everybody takes one turn per round.
rule-HAM-TURN-02 = On your turn you may move your donkeys once and activate each of your available villagers once, in any order. None of this is compulsory.
rule-HAM-TURN-03 = When you move your donkeys, each of them may go to one connected adjacent tile. You do this only once in a turn, all together: before, between or after the actions of your villagers.
rule-HAM-TURN-04 = An activated villager moves along roads to any tile, or stays, and may take one action there: activate the building, construct a building beside it or build a road. Then the villager lies down.
rule-HAM-TURN-05 = No worker can enter a tile to which no road leads.
rule-HAM-TURN-06 = You cannot take an action if you lack the resources or the gold for it.
rule-HAM-TURN-07 = A villager lying down has finished for this turn and stands up again at the start of your next turn.
rule-HAM-TURN-08 = Your turn ends when you have used all the workers you want to use. Then it is the turn of the player to your left.
rule-HAM-TURN-09 = Several villagers may act on the same tile, even in one turn. Each of them must meet the conditions of the action for themselves.

## Producers

rule-HAM-PROD-01 = You can use a producer only if at least one of its resource spaces is empty.
rule-HAM-PROD-02 = Using a producer fills all its empty spaces, with one resource each.
rule-HAM-PROD-03 = You get the reward for the work once, however many spaces you filled. The Woodcutter gives { $printed-tile-woodcutter-work_gold } gold, the Quarry { $printed-tile-quarry-work_gold } and the Farm { $printed-tile-farm-work_gold }.
rule-HAM-PROD-04 = In a Barn you fill the empty spaces with any mix of wood, stone and wheat. You get { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } point
       *[other] { $printed-tile-barn-a-work_stars } points
    } for it, and no gold.
rule-HAM-PROD-05 = The Woodcutter has { $printed-tile-woodcutter-spaces ->
        [one] { $printed-tile-woodcutter-spaces } resource space
       *[other] { $printed-tile-woodcutter-spaces } resource spaces
    }, the Quarry { $printed-tile-quarry-spaces }, the Farm { $printed-tile-farm-spaces } and a Barn { $printed-tile-barn-a-spaces }.

## Refineries

rule-HAM-REF-01 = To use a refinery you need an empty space on it and a token of its resource in your own supply. For each token you must also bring one basic resource there.
rule-HAM-REF-02 = In a refinery with two spaces you may fill one or both empty spaces in the same action. Each space needs a resource and a token of its own.
rule-HAM-REF-03 = Put your token on the empty space black side up, or white side up if you hold the milestone of this resource.
rule-HAM-REF-04 = Refining itself brings no reward. You are rewarded when somebody consumes the resource.
rule-HAM-REF-05 = The basic resources for a refinery may come from a quick purchase.

## Town Hall

rule-HAM-HALL-01 = At the Town Hall you may first buy one blueprint and then hire workers. You may skip either part, but not both, and you may not change their order.
rule-HAM-HALL-02 = You can have { $printed-pieces-blueprints_in_hand ->
        [one] { $printed-pieces-blueprints_in_hand } blueprint
       *[other] { $printed-pieces-blueprints_in_hand } blueprints
    } at most. With that many you cannot buy another, but you may still hire.
rule-HAM-HALL-03 = The leftmost blueprint is free. For any other, put 1 gold on each blueprint to its left. You pay before you receive the coins on the blueprint you take, so they cannot help you to pay.
rule-HAM-HALL-04 = Together with a blueprint you take all the coins that lie on it.
rule-HAM-HALL-05 = The remaining blueprints slide to the left with their coins, and a new one from the bag comes in on the right. Whenever the offer has fewer than { $printed-start-row ->
        [one] { $printed-start-row } blueprint
       *[other] { $printed-start-row } blueprints
    } it is filled up at once.
rule-HAM-HALL-06 = Hire as many workers as you can pay for. Your second villager costs { $printed-hire-villagers-1 } gold, the third { $printed-hire-villagers-2 } and the fourth { $printed-hire-villagers-3 }; every donkey costs { $printed-hire-donkey }. The most you can have is { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } villager
       *[other] { $printed-pieces-villagers } villagers
    } and { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } donkey
       *[other] { $printed-pieces-donkeys } donkeys
    }.
rule-HAM-HALL-07 = New villagers lie down at the Church and can act from your next turn. A new donkey goes on any tile connected with the Church by roads, and helps at once.

## Market

rule-HAM-SALE-01 = To sell, your villager must be at the Market. Choose one open sale tile, bring all the resources it asks for to the Market and consume them; the makers are rewarded at once.
rule-HAM-SALE-02 = You take the sale tile, keep it, and get its points and gold at once.
rule-HAM-SALE-03 = The empty spaces of the Market are filled with sale tiles again. When the stack is empty a space stays empty.
rule-HAM-SALE-04 = Resources from a quick purchase cannot be used for a sale.
rule-HAM-BUY-01 = A quick purchase is not an action, and you need no villager at the Market. Whenever your villager has to consume resources you may buy any of them at the prices of the Market, as many as you can pay for, even if the same resource lies within reach.
rule-HAM-BUY-02 = A bought resource starts at the Market. It must be possible to transport it from there to your villager.
rule-HAM-BUY-03 = The Market never runs out, and nothing is put on the board. A bought refined resource belongs to nobody and brings no reward, and high quality cannot be bought.
rule-HAM-BUY-04 = A basic resource costs { $printed-market-side-3-4-basic } gold at the Market, a refined one { $printed-market-side-3-4-refined }; on side “2” they cost { $printed-market-side-2-basic } and { $printed-market-side-2-refined }.

## Church

rule-HAM-CHURCH-01 = Each delivery space of the Church asks for certain resources and gives points. The spaces can be filled in any order, each of them once. When all are filled the Church is complete.
rule-HAM-CHURCH-02 = With one action you fill one delivery space: bring everything it asks for to the Church and consume it; the makers are rewarded at once. Put one of your discs on the space, score its points at once and add a church part.
rule-HAM-CHURCH-03 = The sign “/” means “or”. “3 milk/brick” asks for three resources, each of them milk or brick, in any mix.
rule-HAM-CHURCH-04 = For a delivery you may use quick purchases, even with gold that you earn during the same delivery.
rule-HAM-CHURCH-05 = The Church has five delivery spaces with three or four players and four with one or two.
rule-HAM-BEG-01 = Begging is an action at the Church that brings { $printed-begging-gold } gold. You may beg only while the Farm, the Woodcutter and the Quarry are all completely full.

## Construct a building

rule-HAM-BUILD-01 = To construct, your villager must stand on a tile with at least one free section. Choose one of your blueprints.
rule-HAM-BUILD-02 = At least one whole section of the new tile must lie against a whole section of the villager’s tile. The new tile may not overlap anything, and where it touches other tiles, a road section may meet only a road section.
rule-HAM-BUILD-03 = The resources are brought to the tile where your villager stands and consumed there; the makers are rewarded at once. Gold earned in this way may pay for quick purchases in the same construction.
rule-HAM-BUILD-04 = Place the tile and then take the reward for its construction.
rule-HAM-BUILD-05 = If the reward shows a milestone, take the milestone of that refined resource, unless somebody already has it.
rule-HAM-BUILD-06 = When the first refinery of a refined resource is built, the stack of that resource is added to the bag and mixed in. This happens only once for each of the four resources. If the offer has fewer than { $printed-start-row ->
        [one] { $printed-start-row } blueprint
       *[other] { $printed-start-row } blueprints
    } it is then filled up at once.
rule-HAM-BUILD-07 = Whoever constructs a landmark puts one of their flags on it. Landmarks cannot be activated.
rule-HAM-BUILD-08 = The villager stays where they are, and the new building starts without resources.

## Build a road

rule-HAM-BRIDGE-01 = To build a road, your villager must stand on one of the two adjacent tiles. The tiles may not be directly connected yet, either by a printed road or by anybody’s road piece.
rule-HAM-BRIDGE-02 = A bridge joins hill with hill and costs { $printed-road-bridge }. A path joins forest with forest and costs { $printed-road-path }. A cliff, where forest meets hill, cannot be crossed.
rule-HAM-BRIDGE-03 = Consume the resources on your villager’s tile and put one of your road pieces across the place where the tiles meet. From now on they are connected for everybody. Quick purchases are allowed.
rule-HAM-BRIDGE-04 = Take the Planner milestone if nobody has it yet. Building a road brings no other reward at once.

## Game end

rule-HAM-END-01 = When the last delivery space is filled, the current round is played to its end, so that everybody has had the same number of turns. The player to the right of the first player has the last turn. Then comes the final scoring.
rule-HAM-END-02 = The player who fills the last space finishes the turn as usual. Until the end of the round everything is still possible except deliveries to the Church.

## Final scoring

rule-HAM-SCORE-01 = Milestones that show points add them to the score of their holder.
rule-HAM-SCORE-02 = Awards are given to the best in each category. If players are tied, the points of the award are divided equally among them, rounded down.
rule-HAM-SCORE-03 = If players are tied for the most church deliveries, the points of Chaplain and Sexton are added together and divided equally among them, rounded down. In that case nobody else gets the Sexton.
rule-HAM-SCORE-04 = Every landmark that can be reached from the Church by road scores for the player whose flag stands on it. Mountain Ranges and Woodlands score even without a road.
rule-HAM-SCORE-05 = Every road piece of yours in the village scores { $printed-score-per_road ->
        [one] { $printed-score-per_road } point
       *[other] { $printed-score-per_road } points
    }; with the Planner it scores { $printed-goal-planner-per_road } more.
rule-HAM-SCORE-06 = Your longest road is the longest unbroken chain of tiles joined only by your own road pieces or by printed roads. It must contain at least one of your road pieces and may not pass through the Church. It scores { $printed-score-per_tile_of_longest_road ->
        [one] { $printed-score-per_tile_of_longest_road } point
       *[other] { $printed-score-per_tile_of_longest_road } points
    } for each tile.
rule-HAM-SCORE-07 = You score 1 point for every full { $printed-score-gold_for_a_star } gold that you have left.
rule-HAM-SCORE-08 = Whoever has the most points wins. A tie is decided by more church deliveries, then by more sale tiles. The rulebook settles what is still tied by a race to drink a glass of milk; at this table the players share the victory instead.

## Final scoring: landmarks

rule-HAM-TILE-TRADEPOST-01 = The Trade Post scores { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } point
       *[other] { $printed-tile-trade-post-points } points
    } for every sale tile you have. You keep the points the sales themselves brought you.
rule-HAM-TILE-SHRINE-01 = The Shrine scores { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } point
       *[other] { $printed-tile-shrine-points } points
    } for every delivery you made to the Church.
rule-HAM-TILE-TAVERN-01 = The Tavern scores { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } point
       *[other] { $printed-tile-tavern-points } points
    } for every gold you have left, up to { $printed-tile-tavern-most ->
        [one] { $printed-tile-tavern-most } point
       *[other] { $printed-tile-tavern-most } points
    }. The same gold also counts as usual in the final scoring.
rule-HAM-TILE-SMITHY-01 = With the Farrier your longest road scores { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } point
       *[other] { $printed-tile-farrier-points } points
    } more for each tile.
rule-HAM-TILE-RANGE-01 = A Mountain Range scores points for each of its sections that touches a hill section: { $printed-tile-small-range-points } for the Small one, { $printed-tile-large-range-points } for the Large one. It needs no road.
rule-HAM-TILE-WOODLAND-01 = A Woodland scores points for each of its sections that touches a forest section: { $printed-tile-small-woodland-points } for the Small one, { $printed-tile-large-woodland-points } for the Large one. It needs no road.
rule-HAM-TILE-SQUARE-01 = The Square scores { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } point
       *[other] { $printed-tile-square-points } points
    } for each of its road sections that touches another road section. Bridges, paths and other contacts score nothing.
rule-HAM-TILE-MONUMENT-01 = The Monument scores { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } point
       *[other] { $printed-tile-monument-points } points
    } for each of its sections that touches a section of the same kind. It has nine sections, three of each kind.
rule-HAM-TILE-OUTPOST-01 = The Outpost scores { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } point
       *[other] { $printed-tile-outpost-a-points } points
    } for each tile on the shortest route from it to the Church, along anybody’s roads. The Outpost and the Church count too.
rule-HAM-TILE-WAREHOUSE-01 = The Warehouse scores { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } point
       *[other] { $printed-tile-warehouse-points } points
    } for every road piece you have built. The same roads also count as usual in the final scoring.
rule-HAM-TILE-STABLES-01 = The Stables score { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } point
       *[other] { $printed-tile-stables-points } points
    } for each of your donkeys in the village.
rule-HAM-TILE-POND-01 = The Pond scores { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } point
       *[other] { $printed-tile-forest-pond-points } points
    } if it is connected with the Church by road.

## Rulings

ruling-HAM-AMB-01 = How many church parts lie on the Church at the start with one or two players? Two, as the Polish and the Czech rulebook both say.
ruling-HAM-AMB-02 = Must the kinds of section match wherever tiles touch? No, forest and hill may meet, and only roads must match; matching everywhere can be chosen as an option.
ruling-HAM-AMB-03 = Which Barn is meant in the rulebooks’ example of transport? Most likely two different ones; either way your donkey must stand on every tile in between.
ruling-HAM-AMB-04 = May you build a road between tiles that are already linked by a detour? Yes, only a direct connection forbids it; a stricter reading that counts printed detours can be chosen as an option.
ruling-HAM-AMB-05 = Are two tiles directly connected by a road piece too, or only by a printed road? By either: there is one link between two tiles, whoever built it.
ruling-HAM-AMB-06 = With what must a landmark be connected in order to score? With the Church, along anybody’s roads.
ruling-HAM-AMB-07 = Must the Monument and the Square be connected in order to score? Yes, like every landmark that is not expressly exempt.
ruling-HAM-AMB-08 = May the longest road visit a tile twice? No, each tile at most once.
ruling-HAM-AMB-09 = Must the longest chain of all contain a road of yours, or is it the longest of those that do? It is the longest of the chains with at least one of your road pieces; without such a chain you score nothing.
ruling-HAM-AMB-10 = When do villagers stand up again? At the start of their owner’s turn.
ruling-HAM-AMB-11 = May you move your donkeys at several moments of your turn? No, only once and all together, so a donkey hired afterwards no longer moves; moving each donkey whenever you like can be chosen as an option.
ruling-HAM-AMB-12 = Do villagers pass resources on as donkeys do? No, only donkeys do.
ruling-HAM-AMB-13 = Does a milestone come with the first refinery of its resource or with the symbol on the tile? Whoever builds any refinery of the resource takes its milestone if nobody has it yet, which is the same thing.
ruling-HAM-AMB-14 = What happens when the bag is empty? Places on the right of the offer stay empty and are filled as soon as a stack is added to the bag; prices belong to the places, counted from the left.
ruling-HAM-AMB-15 = What is a road piece worth with the Planner? 2 points in all.
ruling-HAM-AMB-16 = Why does nobody in the rulebooks’ example of scoring have the Planner? We assume that another player holds it.
ruling-HAM-AMB-17 = Along whose roads is the route from the Outpost counted? Anybody’s.
ruling-HAM-AMB-18 = Does the Pond have to be reached by a bridge? No, any connection will do; the Forest Pond can only be reached by a path and the Mountain Pond only by a bridge.
ruling-HAM-AMB-19 = Who makes high-quality timber? The holder of the Carpenter milestone; other names in the Czech rulebook are slips.
ruling-HAM-AMB-20 = What does a demand such as “3 milk/brick” ask for? Three resources in all, in any mix of the two.
ruling-HAM-AMB-21 = What if players are tied for the Sexton, or have nothing that an award counts? The tied divide its points, rounded down; whoever has nothing to count never gets an award.
ruling-HAM-AMB-22 = How is an award divided when more than two players are tied? Equally among all of them, rounded down.
ruling-HAM-AMB-23 = May a tile be turned over to its mirror image? No, it may only be rotated.
ruling-HAM-AMB-24 = May tiles enclose a hole or meet along part of a section? Holes are allowed; all tiles lie on one common grid, so sections always meet whole.
ruling-HAM-AMB-25 = Must a road be possible where the new tile meets the villager’s tile? No, even a cliff will do.
ruling-HAM-AMB-26 = May you discard or exchange blueprints? No; those you have not built by the end neither score nor cost anything.
ruling-HAM-AMB-27 = What if the coins run out? They do not: gold is unlimited.
ruling-HAM-AMB-28 = May a villager at the Market use quick purchases? Yes, for everything but a sale.
ruling-HAM-AMB-29 = Which side of the Market is used in the solo game? The rulebooks leave it open; the stand-in played here uses side “2”.
ruling-HAM-AMB-30 = May you still beg or sell once the Church is complete? Yes, until the end of the round everything is allowed except deliveries.
ruling-HAM-AMB-31 = May tokens of different players or qualities lie side by side in one refinery? Yes; the quality of each depends on who made it, at the moment it is placed.
ruling-HAM-AMB-32 = Does the order of the final scoring matter? No, the totals are always the same.
ruling-HAM-AMB-33 = Is high quality decided when a token is made or when it is consumed? When it is made: the face of the token counts, and the two can never differ.
ruling-HAM-AMB-34 = May the others see your blueprints? Yes; only the bag and the face-down sale tiles are hidden.
ruling-HAM-AMB-35 = May two villagers use the same building in one turn? Yes, if each of them meets the conditions.
ruling-HAM-AMB-36 = Can the game get stuck? No: a villager can always earn some gold, and everything the Church asks for can be bought in the end, so there is no limit on rounds, except in the solo game.
ruling-HAM-AMB-37 = May you buy a resource that also lies within reach? Yes, any unit you need may be bought.
ruling-HAM-AMB-38 = Do the points of a sale count at once or at the end of the game? At once; the Trade Post adds 1 point per sale tile on top.
