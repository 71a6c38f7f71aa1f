### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-vikings-intro = Eight ships lie in the fjord, and no crew can agree. In this first game you play red against one opponent. Follow the highlighted moves for two rounds; after that the fjord is yours.

## Round 1

lesson-vikings-goods = Each turn, your foremost viking crosses the village to a free action space and carries out that action. Ships sail for their goods, so load some: choose “{ vikings-space-add-1 }”.
lesson-vikings-load = You turned up metal. Goods lie on a bow and stay there until the ship sails. One of your strong pieces is on ship 3, so choose that ship.
lesson-vikings-promote = Your opponent loaded hide there too and raised its value. On ship 3 red and green have 3 shields each, and in a tie the foremost piece wins: green. Choose “{ vikings-space-promote }”.
lesson-vikings-front = Choose your red piece on ship 3. It moves to the very front, next to the bow, and red has first control.
lesson-vikings-bet = Who will have first control when a ship sails? A right guess scores the value of its token. You know something about ship 3: choose “{ vikings-space-bet }”.
lesson-vikings-token = Your tokens are worth 1 to 4, and only you see their values. Take the 3; keep the 4 for a day when nothing can go wrong.
lesson-vikings-circle = Put it on the red circle at ship 3. You may have one bet at each ship, on any clan, even on one that nobody plays.
lesson-vikings-sail = Yours is the last viking of the round, so nobody can rebuild ship 3 any more. Choose “{ vikings-space-set-sail }” and take a stern: then you decide which ship sails.
lesson-vikings-ship = As long as some ship has both goods and hull pieces, such a ship must sail. That is ship 3: send it out to sea!
lesson-vikings-share = Red has first control, so you choose first, and green gets what is left. Hide is already worth 2, metal only 1. Take the hide.

## Round 2

lesson-vikings-order = You won the bet! In the new round vikings move in the order of their spaces, from the top. On ship 6 green now leads on the tie-break. Choose “{ vikings-space-jump-own }”.
lesson-vikings-piece = Choose your red piece with 1 shield on ship 8. It can do more elsewhere.
lesson-vikings-aboard = Pieces of one colour count together: with this one red has 3 shields on ship 6, and green only 2. Choose ship 6.
lesson-vikings-market = At the end each of your goods tokens scores its market value, and values never fall. You have hide, so choose “{ vikings-space-market }”.
lesson-vikings-price = Choose hide: its value rises from 2 to 3.
lesson-vikings-draw = Now some cargo for ship 6. “{ vikings-space-draw-3 }” shows you three goods tokens, and you load the one you like best.
lesson-vikings-keep = Only you see these three; two of them go back under the pile. Choose the hide.
lesson-vikings-cargo = Load it onto ship 6, where red has first control. A bow holds any number of goods.
lesson-vikings-swap = Your opponent sent your small piece away and took a stern: ship 6 is meant to sail with green in front. But the last viking is yours! Choose “{ vikings-space-swap }”.
lesson-vikings-theirs = First choose the piece that is in your way: the green one at the front of ship 6.
lesson-vikings-yours = Now choose your red piece with 3 shields on ship 1. The two change places, and red has 5 shields on ship 6.
lesson-vikings-neutral = Ship 6 sails with red in control. You choose first; next is yellow, which nobody plays, so the token it would take leaves the game. Take the hide.

## On your own

lesson-vikings-free = The game ends when the seventh ship has sailed. Strong actions are low in the village, and they make you move late in the next round. From here on, do as you like; you could bet again, for example.
lesson-vikings-done = That is all you need. A wrong bet can still be moved with “{ vikings-space-bet-or-move }”, and if something is not possible, the table tells you why. Fair winds!
