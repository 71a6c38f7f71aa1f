### What is said while a moment of a campaign of Mythwind is entered by hand.

mythwind-edit-buildings = Budynki i las
mythwind-edit-forest = las
mythwind-edit-building = { $building-name }
mythwind-edit-dice = Robotnicy
mythwind-edit-die = { $die-name }
mythwind-edit-tower = na wieżę
mythwind-edit-sheet = na kartę: { $character-name }
mythwind-edit-site = tor budowy, pole { $space }
mythwind-edit-from-tower = wieża: { $die-name }
mythwind-edit-from-sheet = { $character-name }: { $die-name }
mythwind-edit-day-and-tracks = Dzień i zasoby miejskie
mythwind-edit-season = Pora roku
mythwind-edit-day = Dzień
mythwind-edit-goal = Cel
mythwind-edit-goal-number = karta celu { $goal }
mythwind-edit-track = { $resource-name }
mythwind-edit-characters = Postacie
mythwind-edit-seat = Gracz { $number }
mythwind-edit-character = { $character-name }
mythwind-edit-coins = { $character-name }: monety
