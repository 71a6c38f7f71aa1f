### The game before it is opened: what the lobby and the first game say of it.

hamlet-about-title = Hamlet
hamlet-about-what = Fit odd-shaped tiles into one village, share its roads, and finish the church together while making every point count.
hamlet-about-play = Play Hamlet
hamlet-about-reached =
    { $last ->
        [yes] last round
       *[no]
            { $rounds ->
                [0] round { $round }
               *[other] round { $round } of { $rounds }
            }
    }
hamlet-about-learn-1 = You build one village together from tiles of odd shapes, and their roads must meet.
hamlet-about-learn-2 = Villagers make resources, donkeys carry them along the roads, and whenever anybody uses something you refined, you earn gold and points.
hamlet-about-learn-3 = When the church is finished, the round is played out, and whoever has the most points wins.
hamlet-about-end = The church is finished.
hamlet-about-end-early = The last turn is over, and the church is not finished.
hamlet-about-rests = The church stands, and the last round is played.
hamlet-about-rests-early = The last turn is over, and the church is not finished.
hamlet-about-wins = Most points when the church is finished wins

# How a level thinks, behind its animal’s name
hamlet-about-level =
    { $level ->
        [novice] takes what looks nice, step by step
        [casual] weighs each step by itself
        [skilled] plans its whole turn before the first step
        [strong] plans its turn, and looks at the answers to its five best
       *[master] reckons with your answers and its own next turn
    }

## The chapters of its rules, by the section that content/rules.toml names

hamlet-about-chapter-components = Components
hamlet-about-chapter-setup = Set-up
hamlet-about-chapter-tiles = Tiles, sections and adjacency
hamlet-about-chapter-ownership = What belongs to whom
hamlet-about-chapter-gold = Gold
hamlet-about-chapter-roads = Roads
hamlet-about-chapter-resources = Resources
hamlet-about-chapter-workers = Workers
hamlet-about-chapter-transport = Transporting and using resources
hamlet-about-chapter-goals = Milestones and awards
hamlet-about-chapter-turns = The turn
hamlet-about-chapter-producers = Producers
hamlet-about-chapter-refineries = Refineries
hamlet-about-chapter-town-hall = The Town Hall
hamlet-about-chapter-market = The Market
hamlet-about-chapter-church = The Church
hamlet-about-chapter-building = Constructing a building
hamlet-about-chapter-road-building = Building a road
hamlet-about-chapter-end = The end of the game
hamlet-about-chapter-scoring = Final scoring
hamlet-about-chapter-landmarks = Scoring landmarks
hamlet-about-chapter-rulings = Open questions, and how we decided them
