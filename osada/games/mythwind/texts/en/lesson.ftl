### What the guided first days say, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-mythwind-intro = Nobody wins here and nobody loses: there is a small town, a valley and a year that turns. You are the Farmer. Follow the highlighted choices until the fourth day; after that the valley is yours.

## Day 1

lesson-mythwind-event = Every dawn turns a weather card, and today’s brings an event. Read it and choose; with several players you choose together. This season’s goal is Culture 3: camp under the old tower.
lesson-mythwind-figure = At noon your figure goes to one place in town. It also decides who helps you today, Sprites or Villagers: that is your attachment. Choose “{ mythwind-tile-community }”.
lesson-mythwind-clear = This place gives you an attachment to Sprites. Clear area 6 for 5 coins: the town gets room for a building, and what the forest hides is yours.
lesson-mythwind-plant = There were 4 coins under the trees! After the town action comes your Character action, one a day. A Farmer begins by planting: choose “{ mythwind-action-plant }”.
lesson-mythwind-seed = Crops are tiles of many shapes; bigger ones cost more and bring more. Take the strawberries with three cells in a row, for 2 coins.
lesson-mythwind-plot = Brush leaves you little room at first. Place the tile in the top row of your field, starting at the left.
lesson-mythwind-seed-again = You may plant two tiles a day, and three when attached to Villagers. Take the same strawberries again.
lesson-mythwind-plot-again = A tile must touch the others of its kind, and tiles that touch are harvested together. Place it just below the first.
lesson-mythwind-finish = There is nothing left to do today. Choose “{ mythwind-action-finish }”: when everybody has, dusk comes, figures and workers go home, and the next day dawns.

## Day 2

lesson-mythwind-weather = A cloudy dawn. The last three days together may match one of the season’s weather patterns, and then something happens. Send your figure to “{ mythwind-tile-construct }”.
lesson-mythwind-construct = Today you are attached to Villagers. Buildings cost town resources; the Shop costs 1 Income and 1 Production when you are alone. Build it: it goes onto the construction track.
lesson-mythwind-water = Ripe crops are worth far more than sprouts. Choose “{ mythwind-action-water }”: two a day, or three when attached to Sprites.
lesson-mythwind-evening = A building on the track waits for construction progress, and that comes mostly with the weather at dawn. Finish the day and see.

## Day 3

lesson-mythwind-completed = Rain, and construction progress: the Shop now stands on area 6, where you made room! Its completion bonus is 2 coins. You can use them: go to “{ mythwind-tile-hire }”.
lesson-mythwind-hire = Workers are dice that wait at the Tower. One costs 2 coins, two cost 5, and your attachment is the kind you hire. Hire the Sprite of value 3.
lesson-mythwind-harvest = Both strawberry tiles are ripe and touch each other: one set, harvested in one go. Choose “{ mythwind-action-harvest }”.
lesson-mythwind-worker = 11 coins! Hired workers help too, as often as you like: each Worker action weakens one worker of today’s attachment by 1. Let the Sprite clear brush.
lesson-mythwind-brush = Choose the cell just above the left end of your top row, c1. Your field grows.
lesson-mythwind-rest = Your Sprite still has value 2, so it stays hired overnight. A worker down to 0 goes back to the Tower at dusk. Finish the day.

## Day 4

lesson-mythwind-adventure = The valley is large and mostly unknown. Send your figure to “{ mythwind-tile-adventure }”.
lesson-mythwind-unknown = You could also stand here just for the attachment and take no action; that is true of every place in town. But you came for the adventure: “{ mythwind-action-use }”.
lesson-mythwind-path = Two paths. Choose first; only then is the card turned over, and it also gives your attachment. The goal is Culture, so take the path that hums.

## On your own

lesson-mythwind-free = Culture 3: that is the goal, if it stays so until the season ends. From here on, do as you like; with 11 coins you could plant again or buy a cow.
lesson-mythwind-done = A season has nine days, one for each weather card. Then buildings take effect, the goal is checked, you choose a new one, and the next season begins. It never has to end. Have a good year!
