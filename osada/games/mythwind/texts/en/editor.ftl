### What is said while a moment of a campaign of Mythwind is entered by hand.

mythwind-edit-buildings = Buildings and forest
mythwind-edit-forest = forest
mythwind-edit-building = { $building-name }
mythwind-edit-dice = Workers
mythwind-edit-die = { $die-name }
mythwind-edit-tower = to the Tower
mythwind-edit-sheet = to { $character-name }
mythwind-edit-site = construction site, space { $space }
mythwind-edit-from-tower = Tower: { $die-name }
mythwind-edit-from-sheet = { $character-name }: { $die-name }
mythwind-edit-day-and-tracks = Day and tracks
mythwind-edit-season = Season
mythwind-edit-day = Day
mythwind-edit-goal = Goal
mythwind-edit-goal-number = goal card { $goal }
mythwind-edit-track = { $resource-name }
mythwind-edit-characters = Characters
mythwind-edit-seat = Player { $number }
mythwind-edit-character = { $character-name }
mythwind-edit-coins = { $character-name }: coins
