### The game before it is opened: what the lobby and the rules page say of it.

orchard-about-title = Orchard
orchard-about-what = Pick apples, pears and plums before the wind does, and keep your recipe to yourself.
orchard-about-play = Play Orchard
orchard-about-reached = round { $round }
orchard-about-end = The trees are bare.
orchard-about-learn-1 = Three trees bear fruit, and everybody picks in turn.
orchard-about-learn-2 = A tree that was picked just now rests, and after every round the wind takes a fruit.
orchard-about-learn-3 = When the trees are bare, fruit, sets and your secret recipe are counted.
orchard-about-chapter-setup = Set-up
orchard-about-chapter-picking = Picking
orchard-about-chapter-wind = The wind
orchard-about-chapter-end = End and scoring
