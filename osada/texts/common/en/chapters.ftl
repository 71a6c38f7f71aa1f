### The chapters of the rules pages, by the section that content/rules.toml names.

## Hamlet

page-rules-hamlet-components = Components
page-rules-hamlet-setup = Set-up
page-rules-hamlet-tiles = Tiles, sections and what touches
page-rules-hamlet-ownership = What belongs to whom
page-rules-hamlet-gold = Gold
page-rules-hamlet-roads = Roads
page-rules-hamlet-resources = Resources
page-rules-hamlet-workers = Workers
page-rules-hamlet-transport = Transport and use of resources
page-rules-hamlet-goals = Milestones and awards
page-rules-hamlet-turns = The turn
page-rules-hamlet-producers = Producers
page-rules-hamlet-refineries = Refineries
page-rules-hamlet-town-hall = The Town Hall
page-rules-hamlet-market = The Market
page-rules-hamlet-church = The Church
page-rules-hamlet-building = Constructing a building
page-rules-hamlet-road-building = Building a road
page-rules-hamlet-end = The end of the game
page-rules-hamlet-scoring = Final scoring
page-rules-hamlet-landmarks = Scoring of landmarks
page-rules-hamlet-rulings = Open questions, and how we decided them

## Vikings

page-rules-vikings-components = Components
page-rules-vikings-setup = Set-up
page-rules-vikings-areas = The areas of the board
page-rules-vikings-ships = Ships
page-rules-vikings-rounds = Rounds and turns
page-rules-vikings-actions = The eleven actions of the village
page-rules-vikings-sailing = Sailing
page-rules-vikings-control = Who controls a ship
page-rules-vikings-goods = Sharing the goods
page-rules-vikings-hidden = What is hidden
page-rules-vikings-betting = Bets
page-rules-vikings-limits = Limits
page-rules-vikings-two-players = Optional rule for two players
page-rules-vikings-end = End, scoring and ties
page-rules-vikings-rulings = Open questions, and how we decided them

## Mythwind

page-rules-mythwind-general = The game
page-rules-mythwind-components = Components
page-rules-mythwind-setup = The first set-up
page-rules-mythwind-characters = Characters
page-rules-mythwind-areas = Areas
page-rules-mythwind-resources = Town resources
page-rules-mythwind-workers = Workers
page-rules-mythwind-coins = Coins
page-rules-mythwind-dawn = Dawn
page-rules-mythwind-noon = Noon
page-rules-mythwind-noon-adventure = Noon: Adventure
page-rules-mythwind-noon-community = Noon: Community work or Clear an area
page-rules-mythwind-noon-construct = Noon: Construct or Demolish
page-rules-mythwind-noon-hire = Noon: Hire
page-rules-mythwind-noon-use = Noon: Use a building
page-rules-mythwind-dusk = Dusk
page-rules-mythwind-season-end = The end of a season
page-rules-mythwind-goals = Goals
page-rules-mythwind-track = The construction track
page-rules-mythwind-buildings = The buildings
page-rules-mythwind-events = Events
page-rules-mythwind-skills = Skills
page-rules-mythwind-envelopes = Mystery envelopes
page-rules-mythwind-saving = Saving and resuming
page-rules-mythwind-tower = Tower upgrades
page-rules-mythwind-sprites = Sprites and their visits
page-rules-mythwind-achievements = Achievements
page-rules-mythwind-icons = Icons
page-rules-mythwind-rulings = Open questions, and how we decided them
