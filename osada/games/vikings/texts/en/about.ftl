### The game before it is opened: what the lobby and the first game say of it.

vikings-about-title = Vikings on Board
vikings-about-what = Pick your moment, shuffle the shields, bet on the strongest clan and set sail with the right goods.
vikings-about-play = Play Vikings
vikings-about-reached = round { $round }
vikings-about-learn-1 = Eight ships lie in the fjord, and the clans on board compete for each of them.
vikings-about-learn-2 = Your vikings choose the actions: move pieces between ships, load goods, bet on who will be strongest, and send a ship to sea.
vikings-about-learn-3 = When a ship sails, its goods are shared out by the strength of the clans; after the seventh, goods and bets are counted.
vikings-about-end = The seventh ship has sailed.
vikings-about-rests = The last stern is taken; the village rests.
vikings-about-wins = Most points when seven ships have sailed wins

# How a level thinks, behind its animal’s name
vikings-about-level =
    { $level ->
        [novice] takes what looks nice, and every fourth turn something odd
        [casual] weighs this turn, never the next one
        [skilled] plays 60 likely futures in its head, and has learned what wins
        [strong] plays 200 futures, to the end of the round
       *[master] plays 600 futures, to the end of the next round
    }

## The chapters of its rules, by the section that content/rules.toml names

vikings-about-chapter-components = Components
vikings-about-chapter-setup = Set-up
vikings-about-chapter-areas = The areas of the board
vikings-about-chapter-ships = Ships
vikings-about-chapter-rounds = Rounds and turns
vikings-about-chapter-actions = The eleven actions of the village
vikings-about-chapter-sailing = Sailing
vikings-about-chapter-control = Who controls a ship
vikings-about-chapter-goods = Sharing the goods
vikings-about-chapter-hidden = What is hidden
vikings-about-chapter-betting = Bets
vikings-about-chapter-limits = Limits
vikings-about-chapter-two-players = Optional rule for two players
vikings-about-chapter-end = End, scoring and ties
vikings-about-chapter-rulings = Open questions, and how we decided them
