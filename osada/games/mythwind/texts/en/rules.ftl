### Glossary (building names are our translations; the English rulebook was not at hand)
### Town: Town Charter (the shared rules) · journal (the rules of one character) · town board · area: forest, empty or a building · town resources: Culture, Income, Production, Food · coins belong to a character
### Workers: worker = a die · Sprite (blue) · Villager (orange) · supply · Tower · hire · hired · dice tray · strengthen +1 · weaken -1
### Time: season · day: Dawn, Noon, Dusk · weather card · weather pattern · season effect · weather effect · goal
### Noon: town action · town action tile · Adventure · Community work or Clear an area · Construct or Demolish · Hire · Use a building · attachment · Character action · Worker action · skill
### Building: construction track with spaces 4 to 1 · construction progress · completion bonus · requirement · upgrade (replaces the building it requires)
### Story: event · adventure · mystery envelope · tower upgrade · sprite field · sprite visit · achievement
### What is “ours” is reconstructed by this project: the Charter names it, but does not print it.

## The game

rule-MYT-GEN-01 = One to four people play together, not against each other. Each of them plays one character in a season.
rule-MYT-GEN-02 = Nobody wins, nobody loses and there is no last round. The end of a story thread can be a good place to stop, but you may always play on.
rule-MYT-GEN-03 = A campaign is a series of seasons, and a season is a series of days. Every day has three phases, in this order: Dawn, Noon and Dusk.
rule-MYT-GEN-04 = The town stays as it is from one session to the next. A session is closed and packed away only at the end of a season; simply interrupting a game, so that nothing moves, is always possible.
rule-MYT-GEN-05 = Within a phase the characters may act in any order. All of them finish the phase before anybody begins the next one. What concerns everybody is decided together.
rule-MYT-GEN-06 = Playing alone needs no other rules. Start with one character; more can join after the end of a season.
rule-MYT-GEN-07 = The Town Charter contains the rules for everybody, and each character has a journal with rules of its own. A journal may add steps to any phase.
rule-MYT-GEN-08 = For a joint decision anybody proposes an answer and all the others agree to it; a table may also let the player in the first seat decide. You decide together on the choices at Dawn, in events and at a season’s end, on the area of a completed building and on the worker that is lost. Within your own action at Noon you choose alone.
rule-MYT-GEN-09 = Actions of different characters happen one after the other, as they come. Steps that all take at the same time go in seat order. A phase ends when everybody has finished it, and you cannot finish Noon before you have placed your figure.

## Components

rule-MYT-COMP-01 = There are 154 event cards.
rule-MYT-COMP-02 = There are 80 two-sided adventure cards and the Unknown Adventure tile, which covers their deck.
rule-MYT-COMP-03 = There are 9 weather cards. One more waits in a sealed envelope.
rule-MYT-COMP-04 = There are 28 two-sided goal cards.
rule-MYT-COMP-05 = There are 5 goal tokens.
rule-MYT-COMP-06 = There are 42 two-sided building cards: one side is for the construction, the other is the finished building.
rule-MYT-COMP-07 = There are 2 season tiles with two sides each, one side for every season.
rule-MYT-COMP-08 = There are 12 forest cards, numbered 1 to 6 and 8 to 13.
rule-MYT-COMP-09 = The town board consists of three parts.
rule-MYT-COMP-10 = There are 4 town action tiles.
rule-MYT-COMP-11 = There are 4 markers for the town resources, and 4 spare ones.
rule-MYT-COMP-12 = There are { $printed-dice-each } blue Sprites and as many orange Villagers among the worker dice.
rule-MYT-COMP-13 = There are 120 coins: 52 of value 1, 44 of value 5 and 24 of value 10. Coins never run out; use anything as a substitute.
rule-MYT-COMP-14 = There are 4 sealed mystery envelopes.
rule-MYT-COMP-15 = There is one main organiser, a two-sided separator for the dice, and an organiser and a figure for each character.

## The first set-up

rule-MYT-SETUP-01 = Put the three parts of the town board together.
rule-MYT-SETUP-02 = The first season is Spring: put its tile on the season slot.
rule-MYT-SETUP-03 = Each of the four town resources starts at 1.
rule-MYT-SETUP-04 = Each of the 12 forest cards covers the area with its number, forest side up. Area 7 has no forest card.
rule-MYT-SETUP-05 = Put the four town action tiles on their places.
rule-MYT-SETUP-06 = The Longhouse stands finished on area 7.
rule-MYT-SETUP-07 = One Sprite and one Villager are rolled and wait at the Tower. Re-roll blanks.
rule-MYT-SETUP-08 = At first the event deck is a single card, number 1.
rule-MYT-SETUP-09 = Shuffle adventure cards 1 to 10. They form the adventure deck, and the Unknown Adventure tile always lies on top of it.
rule-MYT-SETUP-10 = In the first season the weather deck is not shuffled; its 9 cards come in the order in which they lie in the box.
rule-MYT-SETUP-11 = Shuffle goal cards 1 to 7 and turn up the top card: it is the goal of the first season. This once there is nothing to choose.
rule-MYT-SETUP-12 = Coins, goal tokens and the other dice form the supply. The building cards lie open beside it, and everybody may look through them at any time.
rule-MYT-SETUP-13 = Everybody picks a different character and sets it up as its journal says. At the end of a season you may change to another one.
rule-MYT-SETUP-14 = A later session does not begin like this: you resume the campaign where it was saved.

## Characters

rule-MYT-CHAR-01 = You play one character. It has a figure and an organiser with things of its own, which also keeps them between sessions.
rule-MYT-CHAR-02 = There are four characters. The Crafter makes things for the townsfolk, better and more valuable ones as she learns. The Farmer grows crops, which fit together on his plots like a puzzle. The Merchant trades on a market with supply, demand and rivals. The Ranger prepares for expeditions around the valley and brings things home.
rule-MYT-CHAR-03 = Your figure stands on your organiser while it is idle, and on a space of the town once it has been used that day.

## Areas

rule-MYT-AREA-01 = The town has 13 numbered areas. Each of them is forest, empty or holds a building.
rule-MYT-AREA-02 = At first 12 areas are forest and area 7 holds the Longhouse. An area whose forest card is removed is empty: a plot to build on.
rule-MYT-AREA-03 = A building takes one area, and an area holds at most one building. Every building card exists once.

## Town resources

rule-MYT-RES-01 = The town has four resources: Culture, Income, Production and Food. All characters gain and spend them together.
rule-MYT-RES-02 = Each resource runs from 0 to 10. Whatever would go above or below that is ignored.
rule-MYT-RES-03 = A cost has to be paid in full, or it is not paid at all. A penalty takes as much as there is.

## Workers

rule-MYT-WORK-01 = There are two kinds of workers, Sprites and Villagers, { $printed-dice-each } dice each. A die is in the supply, at the Tower, hired by a character or on the sprite field.
rule-MYT-WORK-02 = The value of a worker is the number of symbols on its upper face, from 0 (blank) to 3.
rule-MYT-WORK-03 = To gain a worker, take a die of that kind from the supply, roll it and put it at the Tower.
rule-MYT-WORK-04 = If the supply has no die of that kind left, the town gains 1 resource of your choice instead.
rule-MYT-WORK-05 = To lose a worker, return one die of that kind from the Tower to the supply. You choose together which.
rule-MYT-WORK-06 = If the Tower has no worker of that kind, a hired one is lost instead (decide together whose); a die on the sprite field counts as hired. If there is none, nothing happens. This applies only to losses; it never pays a cost.
rule-MYT-WORK-07 = To strengthen a worker, raise its value by 1; to weaken it, lower its value by 1. A 3 cannot be strengthened and a 0 cannot be weakened.
rule-MYT-WORK-08 = Where the shared rules strengthen or weaken workers, those at the Tower are meant, unless hired ones are named.
rule-MYT-WORK-09 = A die at the Tower never shows 0. If it would, roll it at once until it shows something else.
rule-MYT-WORK-10 = A hired die may show 0. It is spent and stays where it is until Dusk.
rule-MYT-WORK-11 = When a die is rolled by an effect, it goes back to where it came from and keeps the face it shows.
rule-MYT-WORK-12 = Hired workers belong to one character. Characters never trade workers or coins with each other.
rule-MYT-WORK-13 = Which faces a die has is not printed in the Charter. Ours has the faces { $printed-dice-faces-1 }, { $printed-dice-faces-2 }, { $printed-dice-faces-3 }, { $printed-dice-faces-4 }, { $printed-dice-faces-5 } and { $printed-dice-faces-6 }.

## Coins

rule-MYT-COIN-01 = Every character has coins of its own. They can be changed freely into other values, but never given to another character.
rule-MYT-COIN-02 = The supply never limits how many coins you gain.

## Dawn

rule-MYT-DAWN-01 = First turn up the top weather card. Its symbol says whether the day is sunny, cloudy or rainy.
rule-MYT-DAWN-02 = The weather cards of a season are laid over one another so that all their symbols stay visible in one column, the oldest at the top.
rule-MYT-DAWN-03 = Then look at the season tile. It shows three weather patterns of three symbols each, read from top to bottom, and a season effect for each of them.
rule-MYT-DAWN-04 = If the last three weather cards, the oldest first, show exactly one of these patterns, its season effect happens. Before the third day of a season nothing can match.
rule-MYT-DAWN-05 = A season effect can add or take town resources, or do something else for everybody, such as construction progress, an event or a change of workers.
rule-MYT-DAWN-06 = Then today’s weather card does what its icon says, if it has one: construction progress, an event or, later in the campaign, a sprite visit.
rule-MYT-DAWN-07 = Last come the dawn steps that the characters’ journals have.

## Noon

rule-MYT-NOON-01 = At Noon each character takes one town action. After that it has one Character action and as many Worker actions as it can pay for.
rule-MYT-NOON-02 = There are five town actions: Adventure; Community work or Clear an area; Construct or Demolish; Hire; and Use a building. The first four have tiles on the board. The fifth needs a building with an action, and the Longhouse has one from the start.
rule-MYT-NOON-03 = To take a town action, put your figure on its tile or on the building. Only one figure a day fits on a tile or a building, so talk about your plans.
rule-MYT-NOON-04 = Your town action attaches you to Sprites or to Villagers for the rest of the day. Your journal says what that allows.
rule-MYT-NOON-05 = Community work and Clear attach you to Sprites, Construct and Demolish to Villagers. Hire attaches you to the kind you hire, an Adventure to the kind on the section you resolve, and a building to the kind on its card.
rule-MYT-NOON-06 = Where both kinds are possible, the outcome of the action decides. If an effect gives you several town actions, the first one counts.
rule-MYT-NOON-07 = You may stand somewhere only for the attachment and skip the action, even if you cannot pay for it. Where the outcome would decide, you choose the kind yourself.
rule-MYT-NOON-08 = A slash in a cost or an effect means “or”.
rule-MYT-NOON-09 = Effects can give you more Character actions for the day, or forbid them. The journal says what one Character action is.

## Noon: Adventure

rule-MYT-NOON-ADV-01 = Take the card that lies right under the Unknown Adventure tile.
rule-MYT-NOON-ADV-02 = Read its front. If it offers a choice, choose before you turn it over. Then read only your choice’s section of the back, or the whole back if there was nothing to choose.
rule-MYT-NOON-ADV-03 = Every section shows a Sprite or a Villager. That is your attachment for the day.
rule-MYT-NOON-ADV-04 = Afterwards the card leaves the game, unless it says otherwise.
rule-MYT-NOON-ADV-05 = If the adventure deck is empty, the tile gives you only your attachment.

## Noon: Community work or Clear an area

rule-MYT-NOON-COM-01 = Decide whether you do community work or clear an area. Either way you are attached to Sprites.
rule-MYT-NOON-COM-02 = Community work: buy any number and mix of resources for the town with your own coins. Every character has prices of its own; the Farmer, for example, pays { $printed-character-farmer-community-4 } for Food and { $printed-character-farmer-community-3 } for Production.
rule-MYT-NOON-COM-03 = The resources are added at once. You cannot buy what would go beyond 10.
rule-MYT-NOON-CLR-01 = Clear: pay { $printed-prices-clear ->
        [one] { $printed-prices-clear } coin
       *[other] { $printed-prices-clear } coins
    } and remove one forest card of your choice.
rule-MYT-NOON-CLR-02 = The area is empty at once. Turn the forest card over, do what its back says, usually something good, and put it away. If an effect brings it back later, it can be cleared again for the same effect.

## Noon: Construct or Demolish

rule-MYT-BUILD-01 = Decide whether you construct or demolish. Either way you are attached to Villagers.
rule-MYT-BUILD-02 = Construct: choose any available building whose requirement is met, and pay its whole cost.
rule-MYT-BUILD-03 = The cost is paid in town resources and depends on the number of players. Some buildings cost nothing.
rule-MYT-BUILD-04 = Most requirements name a building that has to stand in the town when the construction starts. The Chapel becomes available through an event, the Fishing Grounds through an adventure.
rule-MYT-BUILD-05 = Put the card on the space of the construction track that is printed on it. If that is taken, it goes to the next free space with a higher number; if there is none, this building cannot be started.
rule-MYT-BUILD-06 = You may start a construction even when no area is empty.
rule-MYT-BUILD-07 = If the required building leaves the town during the construction, the card stays on the track and can still be completed.
rule-MYT-BUILD-08 = Demolish: put any building back to the available cards. Its area is empty and nothing is paid back. It can be built again, without its completion bonus.

## Noon: Hire

rule-MYT-HIRE-01 = Pay { $printed-prices-hire_one ->
        [one] { $printed-prices-hire_one } coin
       *[other] { $printed-prices-hire_one } coins
    } to hire one worker from the Tower, or { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } coin
       *[other] { $printed-prices-hire_two } coins
    } to hire two, of any kind.
rule-MYT-HIRE-02 = Hired dice move to your dice tray with their values unchanged.
rule-MYT-HIRE-03 = You are attached to the kind you hired. If you hired both kinds, you choose.

## Noon: Use a building

rule-MYT-USE-01 = Put your figure on a free building that has an action and whose cost you can pay. Pay the cost on the left, then carry out what is shown on the right.
rule-MYT-USE-02 = Costs are town resources, your own coins or weakening your own hired workers. Where no cost is printed, the action is free.
rule-MYT-USE-03 = The symbol on the building is your attachment; the Bakery’s is Sprites.

## Dusk

rule-MYT-DUSK-01 = At Dusk all characters do the following at the same time. First the figures go back to their organisers.
rule-MYT-DUSK-02 = Then everybody collects their dice. A die of value 1 or more stays hired, unchanged. A die on 0 is rolled until it is not blank and goes to the Tower; it is no longer hired.
rule-MYT-DUSK-03 = Then come the dusk steps that the characters’ journals have.
rule-MYT-DUSK-04 = If there are weather cards left, a new day begins. If not, the season ends.
rule-MYT-DUSK-05 = So a season has as many days as there are weather cards: 9, and 10 once the card from Envelope 1 has joined them.

## The end of a season

rule-MYT-SEASON-01 = Together, in this order: end-of-season effects, the goal, a new weather deck, the next season tile, a change of characters. Then play on or save the campaign.
rule-MYT-SEASON-02 = Every finished building with an end-of-season effect has it once, in an order you choose. Buildings on the construction track do not count.
rule-MYT-SEASON-03 = Effects that depend on having met the goal come at the very end of the goal step.
rule-MYT-SEASON-04 = Shuffle all weather cards into a new weather deck.
rule-MYT-SEASON-05 = The seasons follow one another: Spring, Summer, Autumn, Winter, and Spring again.
rule-MYT-SEASON-06 = You may change your character. All workers of the old one go to the Tower with their values unchanged, but a die on 0 is rolled at once; everything else of it stays as it is and waits.
rule-MYT-SEASON-07 = When all twelve projects stand, the town may have a great work done to one of its buildings at each season’s end, after the goal; buildings with the fewest come first. Each character pays half of what the poorest has, at least { $printed-works-least } coins, then whoever has most pays half of the rest; the town pays the resources. A work gives its gift at once, and from then on one of the works on standing buildings gives its gift again at each season’s end, in turn.

## Goals

rule-MYT-GOAL-01 = The front of a goal card says what the town has to reach this season. The upper half of the back is for success, the lower half for failure.
rule-MYT-GOAL-02 = If the goal is met, the success half happens and the card leaves the game; usually a new goal card is shuffled into the deck. The check comes after the end-of-season effects, so what they gave counts.
rule-MYT-GOAL-03 = If the goal is missed, the failure half happens and the card is shuffled back into the goal deck.
rule-MYT-GOAL-04 = Then shuffle the goal deck and draw two cards, more if a building says so. Choose one together as the goal of the next season, lay it face up on the deck and shuffle the others back.
rule-MYT-GOAL-05 = Goal tokens only count what the goal asks for, one for each time it happens. When there are enough of them, the goal is met.

## The construction track

rule-MYT-TRACK-01 = The construction track has four spaces, from 4 down to 1. The lower the number, the nearer the building is to completion. Each space holds one card.
rule-MYT-TRACK-02 = Construction progress moves every card on the track one space forward. A card that was on space 1 is completed.
rule-MYT-TRACK-03 = The cards move in order from space 1 to space 4. A card whose next space is still taken stays where it is.
rule-MYT-TRACK-04 = A completed building leaves the track, its completion bonus happens, and its card is turned over and placed on an empty area that you choose together, in our order before the bonus.
rule-MYT-TRACK-05 = If there is no empty area, the building is not completed: it stays on space 1 and gives no bonus. It may hold up the cards behind it, and you try again with every construction progress.
rule-MYT-TRACK-06 = The completion bonus comes only the first time a building is ever built in a campaign.
rule-MYT-TRACK-07 = An upgrade has to take the area of the building it requires; the old card goes back to the available ones. The Smithy, for example, replaces the Quarry.
rule-MYT-TRACK-08 = If the building to be replaced is gone, the new one is placed like any other: on an empty area, or it waits on the track.
rule-MYT-TRACK-09 = A backward icon moves every card one space back, never beyond space 4. The cards move in order from 4 to 1, and a blocked card stays.
rule-MYT-TRACK-10 = A single card that an effect moves cannot enter a taken space; it stops before it. If it moves forward from space 1, it is completed in the usual way.
rule-MYT-TRACK-11 = Any effect can bring construction progress. Most often it comes at Dawn, from the weather and the season.
rule-MYT-TRACK-12 = A building given as a reward is placed on an empty area at once. If the reward names a required building that is not in the town, nothing happens.

## Effects of buildings

rule-MYT-BLD-01 = A building has an action, which you use as a town action, or an effect at the end of a season, or both.
rule-MYT-BLD-31 = There are 42 buildings and only 13 areas, so the town changes by demolishing and upgrading. A requirement matters only when the construction starts.
rule-MYT-BLD-32 = Where the Sports Field has demolished a building, the forest card of that area comes back. Area 7 has none.
rule-MYT-BLD-33 = At the Casino and the Shipyard each gain is chosen by itself. Without a majority there is nothing; 3 against 1 gives 2.

## The 42 buildings: -01 is the action, -02 the end of a season

rule-MYT-BLD-LIBRARY-02 = Library, end of season, if the goal is met: the town gains { $printed-building-library-season_end_goal-1-number } Culture and each character { $printed-building-library-season_end_goal-2-number ->
        [one] { $printed-building-library-season_end_goal-2-number } coin
       *[other] { $printed-building-library-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-FIELD-01 = Sports Field, action: demolish a building; its area becomes forest again, and the town gains { $printed-building-sports-field-action-1-number ->
        [one] { $printed-building-sports-field-action-1-number } resource of
       *[other] { $printed-building-sports-field-action-1-number } resources of
    } your choice.
rule-MYT-BLD-GUILD-01 = Guild, action: the town loses { $printed-building-guild-action_cost-1-number } Production or Income, and you hire { $printed-building-guild-action-1-number ->
        [one] { $printed-building-guild-action-1-number } Villager
       *[other] { $printed-building-guild-action-1-number } Villagers
    }.
rule-MYT-BLD-DELI-01 = Delicatessen, action: weaken { $printed-building-delicatessen-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-delicatessen-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-delicatessen-action_cost-2-number ->
        [one] { $printed-building-delicatessen-action_cost-2-number } coin
       *[other] { $printed-building-delicatessen-action_cost-2-number } coins
    }, and the town gains { $printed-building-delicatessen-action-1-number } Food.
rule-MYT-BLD-DELI-02 = Delicatessen, end of season: the town gains { $printed-building-delicatessen-season_end-1-number } Food.
rule-MYT-BLD-LONGHOUSE-01 = Longhouse, action: you gain { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } coin
       *[other] { $printed-building-longhouse-action-1-number } coins
    } or acquire 1 skill.
rule-MYT-BLD-DOCKS-01 = Docks, action: weaken { $printed-building-docks-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-docks-action_cost-1-number } of your hired Villagers
    } and pay { $printed-building-docks-action_cost-2-number ->
        [one] { $printed-building-docks-action_cost-2-number } coin
       *[other] { $printed-building-docks-action_cost-2-number } coins
    }, and the town gains { $printed-building-docks-action-1-number } Income.
rule-MYT-BLD-DOCKS-02 = Docks, end of season, if the goal is met: the town gains { $printed-building-docks-season_end_goal-1-number } Income and each character { $printed-building-docks-season_end_goal-2-number ->
        [one] { $printed-building-docks-season_end_goal-2-number } coin
       *[other] { $printed-building-docks-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-CULTURE-02 = Culture House, end of season: each character may use one of its skills.
rule-MYT-BLD-PRINT-01 = Printing House, action: weaken { $printed-building-printing-house-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-printing-house-action_cost-1-number } of your hired Villagers
    } and pay { $printed-building-printing-house-action_cost-2-number ->
        [one] { $printed-building-printing-house-action_cost-2-number } coin
       *[other] { $printed-building-printing-house-action_cost-2-number } coins
    }, and the town gains { $printed-building-printing-house-action-1-number } Income.
rule-MYT-BLD-PRINT-02 = Printing House, end of season: you draw { $printed-building-printing-house-season_end-1-number ->
        [one] one more goal card
       *[other] { $printed-building-printing-house-season_end-1-number } more goal cards
    } to choose from.
rule-MYT-BLD-STATION-01 = Railway Station, action: weaken { $printed-building-railway-station-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-railway-station-action_cost-1-number } of your hired Sprites
    }, and an event is resolved.
rule-MYT-BLD-TRADING-01 = Trading Post, action: pay { $printed-building-trading-post-action_cost-1-number ->
        [one] { $printed-building-trading-post-action_cost-1-number } coin
       *[other] { $printed-building-trading-post-action_cost-1-number } coins
    } and { $printed-building-trading-post-action_cost-2-number ->
        [one] { $printed-building-trading-post-action_cost-2-number } town resource
       *[other] { $printed-building-trading-post-action_cost-2-number } town resources
    }, and the town gains { $printed-building-trading-post-action-1-number ->
        [one] { $printed-building-trading-post-action-1-number } resource of
       *[other] { $printed-building-trading-post-action-1-number } resources of
    } your choice.
rule-MYT-BLD-CLAY-02 = Clay Pit, end of season, if the goal is met: the town gains { $printed-building-clay-pit-season_end_goal-1-number } Production and each character { $printed-building-clay-pit-season_end_goal-2-number ->
        [one] { $printed-building-clay-pit-season_end_goal-2-number } coin
       *[other] { $printed-building-clay-pit-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-INN-01 = Inn, action: pay { $printed-building-inn-action_cost-1-number ->
        [one] { $printed-building-inn-action_cost-1-number } coin
       *[other] { $printed-building-inn-action_cost-1-number } coins
    } to strengthen all Villagers or all Sprites at the Tower.
rule-MYT-BLD-HOTEL-01 = Hotel, action: the town loses { $printed-building-hotel-action_cost-1-number } Culture or Food, and you hire { $printed-building-hotel-action-1-number ->
        [one] { $printed-building-hotel-action-1-number } Sprite
       *[other] { $printed-building-hotel-action-1-number } Sprites
    }.
rule-MYT-BLD-QUARRY-02 = Quarry, end of season: the town gains { $printed-building-quarry-season_end-1-number } Production.
rule-MYT-BLD-CHAPEL-02 = Chapel, end of season: the town gains { $printed-building-chapel-season_end-1-number } Culture.
rule-MYT-BLD-CASINO-02 = Casino, end of season: the town gains 1 Culture or 1 Food for each Sprite by which the Sprites at the Tower outnumber the Villagers.
rule-MYT-BLD-CATHEDRAL-02 = Cathedral, end of season: the town gains { $printed-building-cathedral-season_end-1-number } Culture.
rule-MYT-BLD-PUB-01 = Pub, action: weaken { $printed-building-pub-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-pub-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-pub-action_cost-2-number ->
        [one] { $printed-building-pub-action_cost-2-number } coin
       *[other] { $printed-building-pub-action_cost-2-number } coins
    }, and the town gains { $printed-building-pub-action-1-number } Food.
rule-MYT-BLD-CHURCH-01 = Church, action: weaken { $printed-building-church-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-church-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-church-action_cost-2-number ->
        [one] { $printed-building-church-action_cost-2-number } coin
       *[other] { $printed-building-church-action_cost-2-number } coins
    }, and the town gains { $printed-building-church-action-1-number } Culture.
rule-MYT-BLD-CHURCH-02 = Church, end of season: the town gains { $printed-building-church-season_end-1-number } Culture.
rule-MYT-BLD-SMITHY-01 = Smithy, action: weaken { $printed-building-smithy-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-smithy-action_cost-1-number } of your hired Villagers
    } and pay { $printed-building-smithy-action_cost-2-number ->
        [one] { $printed-building-smithy-action_cost-2-number } coin
       *[other] { $printed-building-smithy-action_cost-2-number } coins
    }, and the town gains { $printed-building-smithy-action-1-number } Production.
rule-MYT-BLD-SMITHY-02 = Smithy, end of season: the town gains { $printed-building-smithy-season_end-1-number } Production.
rule-MYT-BLD-FISHING-01 = Fishing Grounds, action: you have no Character action today; the town may lose { $printed-building-fishing-grounds-action-1-number } Income or Production and gain { $printed-building-fishing-grounds-action-1-number-2 } Culture or Food.
rule-MYT-BLD-FOUNDRY-01 = Foundry, action: weaken { $printed-building-foundry-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-foundry-action_cost-1-number } of your hired Villagers
    } and pay { $printed-building-foundry-action_cost-2-number ->
        [one] { $printed-building-foundry-action_cost-2-number } coin
       *[other] { $printed-building-foundry-action_cost-2-number } coins
    }, and the town gains { $printed-building-foundry-action-1-number } Production.
rule-MYT-BLD-GARDENS-02 = Town Gardens, end of season, if the goal is met: the town gains { $printed-building-town-gardens-season_end_goal-1-number } Food and each character { $printed-building-town-gardens-season_end_goal-2-number ->
        [one] { $printed-building-town-gardens-season_end_goal-2-number } coin
       *[other] { $printed-building-town-gardens-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-BAKERY-01 = Bakery, action: weaken { $printed-building-bakery-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-bakery-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-bakery-action_cost-2-number ->
        [one] { $printed-building-bakery-action_cost-2-number } coin
       *[other] { $printed-building-bakery-action_cost-2-number } coins
    }, and the town gains { $printed-building-bakery-action-1-number } Food.
rule-MYT-BLD-POST-02 = Post Office, end of season: you draw { $printed-building-post-office-season_end-1-number ->
        [one] one more goal card
       *[other] { $printed-building-post-office-season_end-1-number } more goal cards
    } to choose from.
rule-MYT-BLD-MONUMENT-01 = Monument, action: weaken { $printed-building-monument-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-monument-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-monument-action_cost-2-number ->
        [one] { $printed-building-monument-action_cost-2-number } coin
       *[other] { $printed-building-monument-action_cost-2-number } coins
    }, and the town gains { $printed-building-monument-action-1-number } Culture.
rule-MYT-BLD-HARBOUR-02 = Harbour, end of season, if the goal is met: the town gains { $printed-building-harbour-season_end_goal-1-number } Income and each character { $printed-building-harbour-season_end_goal-2-number ->
        [one] { $printed-building-harbour-season_end_goal-2-number } coin
       *[other] { $printed-building-harbour-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-TOWNHALL-01 = Town Hall, action: start the construction of a level I or II building, and the town gains { $printed-building-town-hall-action-2-number ->
        [one] { $printed-building-town-hall-action-2-number } resource of
       *[other] { $printed-building-town-hall-action-2-number } resources of
    } your choice.
rule-MYT-BLD-RESTAURANT-01 = Restaurant, action: weaken { $printed-building-restaurant-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-restaurant-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-restaurant-action_cost-2-number ->
        [one] { $printed-building-restaurant-action_cost-2-number } coin
       *[other] { $printed-building-restaurant-action_cost-2-number } coins
    }, and the town gains { $printed-building-restaurant-action-1-number } Food.
rule-MYT-BLD-RESTAURANT-02 = Restaurant, end of season: the town gains { $printed-building-restaurant-season_end-1-number } Income.
rule-MYT-BLD-BUTCHER-01 = Slaughterhouse, action: weaken { $printed-building-slaughterhouse-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-slaughterhouse-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-slaughterhouse-action_cost-2-number ->
        [one] { $printed-building-slaughterhouse-action_cost-2-number } coin
       *[other] { $printed-building-slaughterhouse-action_cost-2-number } coins
    }, and the town gains { $printed-building-slaughterhouse-action-1-number } Food.
rule-MYT-BLD-BUTCHER-02 = Slaughterhouse, end of season: the town gains { $printed-building-slaughterhouse-season_end-1-number } Food.
rule-MYT-BLD-COURT-01 = Court, action: pay { $printed-building-court-action_cost-1-number ->
        [one] { $printed-building-court-action_cost-1-number } coin
       *[other] { $printed-building-court-action_cost-1-number } coins
    } and lose a Villager or a Sprite from the Tower, then gain a Villager or a Sprite.
rule-MYT-BLD-UNION-01 = Union Seat, action: weaken { $printed-building-union-seat-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-union-seat-action_cost-1-number } of your hired Villagers
    }, and an event is resolved.
rule-MYT-BLD-SHOP-01 = Shop, action: pay { $printed-building-shop-action_cost-1-number ->
        [one] { $printed-building-shop-action_cost-1-number } coin
       *[other] { $printed-building-shop-action_cost-1-number } coins
    } for one more Character action today.
rule-MYT-BLD-LUMBER-01 = Lumber Store, action: weaken { $printed-building-lumber-store-action_cost-1-number ->
        [one] any one of your hired workers
       *[other] any { $printed-building-lumber-store-action_cost-1-number } of your hired workers
    } and pay { $printed-building-lumber-store-action_cost-2-number ->
        [one] { $printed-building-lumber-store-action_cost-2-number } coin
       *[other] { $printed-building-lumber-store-action_cost-2-number } coins
    }, and the town gains { $printed-building-lumber-store-action-1-number } Production.
rule-MYT-BLD-SHIPYARD-02 = Shipyard, end of season: the town gains 1 Production or 1 Income for each Villager by which the Villagers at the Tower outnumber the Sprites.
rule-MYT-BLD-SCHOOL-02 = School, end of season: each character may take one extra Character action.
rule-MYT-BLD-SAWMILL-01 = Sawmill, action: weaken { $printed-building-sawmill-action_cost-1-number ->
        [one] one of your hired Villagers
       *[other] { $printed-building-sawmill-action_cost-1-number } of your hired Villagers
    } and pay { $printed-building-sawmill-action_cost-2-number ->
        [one] { $printed-building-sawmill-action_cost-2-number } coin
       *[other] { $printed-building-sawmill-action_cost-2-number } coins
    }, and the town gains { $printed-building-sawmill-action-1-number } Production.
rule-MYT-BLD-SAWMILL-02 = Sawmill, end of season: the town gains { $printed-building-sawmill-season_end-1-number } Income.
rule-MYT-BLD-TAVERN-01 = Tavern, action: weaken { $printed-building-tavern-action_cost-1-number ->
        [one] any one of your hired workers
       *[other] any { $printed-building-tavern-action_cost-1-number } of your hired workers
    } and pay { $printed-building-tavern-action_cost-2-number ->
        [one] { $printed-building-tavern-action_cost-2-number } coin
       *[other] { $printed-building-tavern-action_cost-2-number } coins
    }, and the town gains { $printed-building-tavern-action-1-number } Income.
rule-MYT-BLD-PRISON-02 = Prison, end of season: you may demolish any building to ignore the effect of the season’s goal.
rule-MYT-BLD-WINERY-01 = Winery, action: weaken { $printed-building-winery-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-winery-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-winery-action_cost-2-number ->
        [one] { $printed-building-winery-action_cost-2-number } coin
       *[other] { $printed-building-winery-action_cost-2-number } coins
    }, and the town gains { $printed-building-winery-action-1-number } Culture.
rule-MYT-BLD-WINERY-02 = Winery, end of season: the town gains { $printed-building-winery-season_end-1-number } Food.
rule-MYT-BLD-VINEYARD-01 = Vineyard, action: weaken { $printed-building-vineyard-action_cost-1-number ->
        [one] one of your hired Sprites
       *[other] { $printed-building-vineyard-action_cost-1-number } of your hired Sprites
    } and pay { $printed-building-vineyard-action_cost-2-number ->
        [one] { $printed-building-vineyard-action_cost-2-number } coin
       *[other] { $printed-building-vineyard-action_cost-2-number } coins
    }, and the town gains { $printed-building-vineyard-action-1-number } Culture.
rule-MYT-BLD-VINEYARD-02 = Vineyard, end of season, if the goal is met: the town gains { $printed-building-vineyard-season_end_goal-1-number } Food and each character { $printed-building-vineyard-season_end_goal-2-number ->
        [one] { $printed-building-vineyard-season_end_goal-2-number } coin
       *[other] { $printed-building-vineyard-season_end_goal-2-number } coins
    }.
rule-MYT-BLD-PAVING-02 = Paving Works, end of season: the town gains { $printed-building-paving-works-season_end-1-number } Production.

## Events

rule-MYT-EVENT-01 = An event icon means: draw the top event card, read it aloud and do what it says. Most events come with the weather.
rule-MYT-EVENT-02 = Every choice on an event card is made together.
rule-MYT-EVENT-03 = Afterwards the card leaves the game, unless it says otherwise.
rule-MYT-EVENT-04 = If the event deck is empty, nothing happens.
rule-MYT-EVENT-05 = A penalty takes as much as it can: whoever has to lose 2 Food but has only 1 loses 1.
rule-MYT-EVENT-06 = If a benefit has a cost, the cost must be paid in full, or the benefit is lost.
rule-MYT-EVENT-07 = Events change the world: they bring new cards, open envelopes, give buildings or let forests return.

## Skills

rule-MYT-SKILL-01 = Every character has skills of its own. A skill icon lets you acquire one at the price in your journal.
rule-MYT-SKILL-02 = Most skills are acquired at the Longhouse, which gives { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } coin
       *[other] { $printed-building-longhouse-action-1-number } coins
    } or 1 skill.
rule-MYT-SKILL-03 = Your organiser has only so many skill slots. If none is free, a new skill takes the place of another one, which you may buy again later.
rule-MYT-SKILL-04 = Some effects let you use a skill: that is one more use of a skill you have.

## Envelopes

rule-MYT-ENV-01 = The four mystery envelopes stay sealed. Open one only when an effect says so.

## Saving and resuming

rule-MYT-SAVE-01 = A campaign is saved only at the end of a season.
rule-MYT-SAVE-02 = The dice at the Tower are put away with their values unchanged, kept separate from the supply.
rule-MYT-SAVE-03 = The board with buildings, forests and markers, the organisers and all decks are kept as they are.
rule-MYT-SAVE-04 = Every character is put away as its journal says.
rule-MYT-SAVE-05 = A saved campaign holds everything: season and year, resources, areas and track, the buildings ever built and unlocked, all 16 dice, all decks in their order, the goal, envelopes, upgrades and sprites, the story’s memory, achievements, and everything the characters own.
rule-MYT-RESUME-01 = Lay the board out again with everything on it.
rule-MYT-RESUME-02 = The dice kept apart go back to the Tower with their values unchanged.
rule-MYT-RESUME-03 = Everybody picks a character, old or new, and resumes it or sets it up as its journal says. There may be more or fewer players than last time.

## Tower upgrades

rule-MYT-TOWER-01 = Tower upgrade 1: when you start a construction, you gain { $printed-tower-1-effects-1-number ->
        [one] { $printed-tower-1-effects-1-number } coin
       *[other] { $printed-tower-1-effects-1-number } coins
    } for each Production and Income it costs.
rule-MYT-TOWER-02 = Tower upgrade 2: when you start a construction, you gain { $printed-tower-2-effects-1-number ->
        [one] { $printed-tower-2-effects-1-number } coin
       *[other] { $printed-tower-2-effects-1-number } coins
    } for each Culture and Food it costs.
rule-MYT-TOWER-03 = Tower upgrade 3: when you do community work, you may pay { $printed-tower-3-effects-1-number ->
        [one] { $printed-tower-3-effects-1-number } coin
       *[other] { $printed-tower-3-effects-1-number } coins
    } to strengthen all Sprites at the Tower.
rule-MYT-TOWER-04 = Tower upgrade 4: when you do community work, you may pay { $printed-tower-4-effects-1-number ->
        [one] { $printed-tower-4-effects-1-number } coin
       *[other] { $printed-tower-4-effects-1-number } coins
    } to strengthen all Villagers at the Tower.
rule-MYT-TOWER-05 = Tower upgrade 5: when you hire, you may weaken one of your hired Villagers to take an Adventure action as well.
rule-MYT-TOWER-06 = Tower upgrade 6: when you hire, you may weaken one of your hired Sprites to take an Adventure action as well.
rule-MYT-TOWER-07 = Tower upgrade 7: when you take an Adventure action, you may weaken one of your hired Villagers to move one building attached to Villagers forward on the track.
rule-MYT-TOWER-08 = Tower upgrade 8: when you take an Adventure action, you may weaken one of your hired Sprites to move one building attached to Sprites forward on the track.

## Sprites

rule-MYT-SPRITE-01 = The story adds a sprite field to the board. One visiting sprite at a time is there.
rule-MYT-SPRITE-02 = Before or after your town action you may weaken one of your hired Sprites, put it on the field if the field is free, and use the effect of the visiting sprite.
rule-MYT-SPRITE-03 = The die stays there until Dusk and then returns to you. So the whole town uses the field at most once a day. A die on 0 cannot be sent.
rule-MYT-SPRITE-04 = Fiks, the guardian sprite: pay { $printed-sprite-fiks-cost-1-number ->
        [one] { $printed-sprite-fiks-cost-1-number } coin
       *[other] { $printed-sprite-fiks-cost-1-number } coins
    } to hire a Villager.
rule-MYT-SPRITE-05 = Buuk, the wood golem: pay { $printed-sprite-buuk-cost-1-number ->
        [one] { $printed-sprite-buuk-cost-1-number } coin
       *[other] { $printed-sprite-buuk-cost-1-number } coins
    } to hire a Sprite.
rule-MYT-SPRITE-06 = Slate, the rock golem: take a Construct action, then the town gains { $printed-sprite-lupek-effects-2-number ->
        [one] { $printed-sprite-lupek-effects-2-number } resource of
       *[other] { $printed-sprite-lupek-effects-2-number } resources of
    } your choice.
rule-MYT-SPRITE-07 = Dimple, the swamp sprite: do community work, then you may use one of your skills.
rule-MYT-SPRITE-08 = Elida, the fairy: pay { $printed-sprite-elida-cost-1-number ->
        [one] { $printed-sprite-elida-cost-1-number } coin
       *[other] { $printed-sprite-elida-cost-1-number } coins
    } to use a building that has an action.
rule-MYT-SPRITE-09 = Puk, the sprite of creation: take an Adventure action, then you may take an extra Character action at once.
rule-MYT-VISIT-01 = Envelope 1 holds a weather card with a sprite visit. It is shuffled into the weather deck.
rule-MYT-VISIT-02 = A sprite visit: the next sprite in order that is available takes the place of the one on the field. After the last one the first comes again.

## Achievements

rule-MYT-ACH-01 = Blooming Town: 8 Villagers are in the town.
rule-MYT-ACH-02 = Magical Beings: 8 Sprites are in the town.
rule-MYT-ACH-03 = Architect: every area holds a building.
rule-MYT-ACH-04 = Magnate: Production is at 10 at the end of a season.
rule-MYT-ACH-05 = Four Seasons: Culture is at 10 at the end of a season.
rule-MYT-ACH-06 = Provider: Food is at 10 at the end of a season.
rule-MYT-ACH-07 = Croesus: Income is at 10 at the end of a season.
rule-MYT-ACH-08 = Out of the Blue: 3 events are resolved in one season.
rule-MYT-ACH-09 = Rambler: 8 adventures are resolved in one season.
rule-MYT-ACH-10 = Storyteller: the event deck runs out.
rule-MYT-ACH-11 = Polymath: all skill slots of all four characters are filled.
rule-MYT-ACH-12 = Business Shark: 100 coins are earned in one season.
rule-MYT-ACH-13 = Builder: 4 constructions are started in one season.
rule-MYT-ACH-14 = Friend of the Valley: the sprite field is used 10 times in one season.
rule-MYT-ACH-15 = Model Worker: 16 workers of value 3 are at the Tower.

## Icons

rule-MYT-ICON-01 = The town’s icons show: the four resources and any resource; a Sprite, a Villager or any die at the Tower; a hired Sprite, Villager or any hired die; the town actions; forest, goal and the end of a season; the construction track, its progress and its spaces; and hiring a Sprite, a Villager or any die.
rule-MYT-ICON-02 = The general icons show: the Charter and a journal; an event card; Dawn, Noon and Dusk; sunny, rainy and cloudy; a weather card; the four seasons; a character, its Character action and its skills; a sprite visit; coins; strengthen and weaken; gain and loss; all; success and failure; replace.
rule-MYT-ICON-03 = Three icons have to be told apart: hiring a die from the Tower, a die that is at the Tower, and a die that is already hired.

## Rulings

ruling-AMB-01 = How can two season tiles make four seasons? They have two sides each. The order is Spring, Summer, Autumn, Winter.
ruling-AMB-02 = In which direction is a weather pattern read? From the oldest of the three cards at the top to the newest at the bottom.
ruling-AMB-03 = Can the same pattern work on two days running? Yes, the last three cards are compared at every Dawn from the third day on.
ruling-AMB-04 = What if two patterns match at once? That cannot happen: the three patterns of a tile are all different.
ruling-AMB-05 = When do the journals’ steps come? At Dawn and at Dusk after the shared steps.
ruling-AMB-06 = In which order do Character and Worker actions come? The town action is first; then the Character action and Worker actions in any order, mixed as you like.
ruling-AMB-07 = What does the Adventure tile do when its deck is empty? It only gives you an attachment, which you choose.
ruling-AMB-08 = May you buy a resource that is already at 10? No, the purchase is refused.
ruling-AMB-09 = Does “weaken 2 hired Sprites” mean two dice? Yes, two different dice, each by 1.
ruling-AMB-10 = What if there are too few workers to hire? You hire as many as there are, and a cost does not change. At the Hire tile two for { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } coin
       *[other] { $printed-prices-hire_two } coins
    } need two workers at the Tower.
ruling-AMB-11 = How many dice fit into a dice tray? The Charter gives no limit, so there is none.
ruling-AMB-12 = Which buildings are upgrades? The Charter’s text names the Smithy. We also treat as upgrades those that repeat an effect of the building they require: Delicatessen, Slaughterhouse, Sawmill, Printing House, Church, Docks, Restaurant, Vineyard and Winery.
ruling-AMB-13 = What if the Chapel or the Fishing Grounds are replaced or demolished? Once unlocked, they can be built again at their cost without another card.
ruling-AMB-14 = May the Longhouse be demolished? Yes, and because it has no requirement it can be built again.
ruling-AMB-15 = Can forest grow on area 7? No, there is no card for it. Forests never return there, and the Sports Field cannot choose it.
ruling-AMB-16 = Does a returned forest give its effect again? Yes, every time it is cleared.
ruling-AMB-17 = Who counts for costs and for “each character”? The characters in play this season; a change counts from the next season on. A character nobody plays gains, pays and does nothing.
ruling-AMB-18 = Can a single card on the track jump over another? No, it moves step by step and stops before a taken space.
ruling-AMB-19 = Can an upgrade be completed when the town is full? Yes, it replaces the old building and needs no empty area.
ruling-AMB-20 = What if a building is demolished or replaced while a figure stands on it? That is allowed. The figure stays on the area until Dusk, its action is done, and what stands there later that day counts as taken.
ruling-AMB-21 = What does it mean that the Town Hall and Slate let you construct? A whole Construct action with requirement, cost and track; the resource comes afterwards. The Town Hall allows only levels I and II. The first action fixes the attachment.
ruling-AMB-22 = May Elida use a building where a figure stands? Yes, she needs no figure and does not mind one. The building’s own cost is paid as well.
ruling-AMB-23 = May Puk or tower upgrades 5 and 6 give an adventure while the Adventure tile is taken? Yes, no figure is needed for it.
ruling-AMB-24 = Which attachment and which values count for the School and the Culture House at a season’s end? The attachment of the last day, and the dice as they are after the last Dusk.
ruling-AMB-25 = When is the Prison used? After the goal is checked and before its effect: demolish one building, the Prison itself if you like, and that half of the card is skipped, with any new goal it names. The card leaves or goes back as the result says, and the result counts for other buildings.
ruling-AMB-26 = Do two buildings that draw more goal cards add up? Yes; if the deck has fewer cards, draw them all. With an empty goal deck there is no goal next season, and effects that depend on it do not happen.
ruling-AMB-27 = What happens to coins when you change your character? They stay with the old character.
ruling-AMB-28 = What happens to hired dice when the campaign is saved? They stay in their trays with their values. If the character is not played next, they go to the Tower.
ruling-AMB-29 = What counts for achievements? “In the town” means every die that is not in the supply. Coins earned are those all characters gain in the season, less what the Merchant pays for goods. Adventures are the cards resolved.
ruling-AMB-30 = Who gets the coins of tower upgrades 1 and 2? The character that constructs. Resources an effect has waived are not spent.
ruling-AMB-31 = On which page does the Charter explain the envelopes? It gives two different numbers, which is a misprint and changes no rule.
ruling-AMB-32 = Who chooses the worker that is lost? All together; without a choice it is the one with the lowest value.
ruling-AMB-33 = What does strengthening or weakening “all” mean? Every worker of the kind at the Tower that can change does so by 1.
ruling-AMB-34 = What do the Fishing Grounds cost? Your Character action: you cannot use them after you have taken it, and extra Character actions of that day are forbidden too. The exchange itself is optional.
ruling-AMB-35 = When exactly may the sprite field be used? At any moment of Noon outside another action. A town action a sprite gives you before your figure’s own counts as the first for the attachment. Fiks and Buuk only hire and fix nothing.
ruling-AMB-36 = Which building do the Post Office and the Monument require? The Shop; its name is misspelt there in the Charter’s list.
ruling-AMB-37 = Can a cost of 1 resource be paid at 0? No, then the building cannot be used.
ruling-AMB-38 = From when does a goal count? From the moment its card lies face up, so for the whole season.
ruling-AMB-39 = May any worker be weakened at the Lumber Store and the Tavern? Yes, they name any worker, while the Sawmill names a Villager.
ruling-AMB-40 = Is the fifth town action there from the start? Yes, the Longhouse can be used from the first day.
ruling-AMB-41 = Which comes first at a completion, the bonus or the area? The rulebook names the bonus first; our order is another: the area is chosen first and kept free, then the bonus happens, then the card is placed. A bonus can neither take that area nor undo the completion.
ruling-AMB-42 = What if an effect causes another one? Progress during a progress, or an event during an event, waits until the first is over. Everything else happens where it is written.
ruling-AMB-43 = What are the rules for a building given as a reward? It gives no completion bonus, counts as built, and is neither a start nor a completion for goals and achievements. An upgrade replaces the building it requires. Without an empty area it becomes available instead; if it is already on the track or in the town, nothing happens.
ruling-AMB-44 = Which workers does the Court exchange? The lost one has to be at the Tower and goes to the supply first, so the same kind may be gained. If the supply has none of the kind, the town gains a resource.
ruling-AMB-45 = When are achievements checked? The four for resources after the first and after the second step of a season’s end; the Storyteller after an event is wholly resolved; the Polymath over all four characters, played or not; the others after every action. What is reached stays.
ruling-AMB-46 = How exactly do tower upgrades 3 to 8 work? They need an action that is really taken, and each works once for it. Upgrades 3 and 4 do not come with Clear. Upgrades 5 and 6 may use a worker hired just now, and both may be used; the attachment stays that of the Hire. Upgrades 7 and 8 also come with adventures that an effect gives.
ruling-AMB-47 = In which order do the sprites come? Fiks, Buuk, Slate, Dimple, Elida, Puk. The field opens with the first available; a single one stays.
ruling-AMB-48 = How do the Post Office, the Printing House and the Prison work together? Extra goal cards depend on the buildings standing when cards are drawn; effects that need the goal depend on those standing at the end of that step.
ruling-AMB-49 = Who chooses at a slash, and how? Whoever pays. Gains of choice are chosen one by one. A plain end-of-season gain is compulsory; what you “may” do is optional.
ruling-AMB-50 = What if an action that an effect gives cannot be carried out? Then the effect cannot be used. What is joined to it by “and” or “then” requires that the action is really taken; community work needs at least one purchase.
