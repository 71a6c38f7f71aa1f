### What is said while a moment of a campaign of Mythwind is entered by hand.

mythwind-edit-buildings = Budovy a les
mythwind-edit-forest = les
mythwind-edit-building = { $building-name }
mythwind-edit-dice = Dělníci
mythwind-edit-die = { $die-name }
mythwind-edit-tower = na věž
mythwind-edit-sheet = na list: { $character-name }
mythwind-edit-site = stavební stupnice, pole { $space }
mythwind-edit-from-tower = věž: { $die-name }
mythwind-edit-from-sheet = { $character-name }: { $die-name }
mythwind-edit-day-and-tracks = Den a zdroje městečka
mythwind-edit-season = Roční období
mythwind-edit-day = Den
mythwind-edit-goal = Cíl
mythwind-edit-goal-number = karta cíle { $goal }
mythwind-edit-track = { $resource-name }
mythwind-edit-characters = Postavy
mythwind-edit-seat = Hráč { $number }
mythwind-edit-character = { $character-name }
mythwind-edit-coins = { $character-name }: mince
