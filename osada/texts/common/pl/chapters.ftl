### The chapters of the rules pages, by the section that content/rules.toml names.

## Hamlet

page-rules-hamlet-components = Elementy
page-rules-hamlet-setup = Przygotowanie
page-rules-hamlet-tiles = Kafelki, odcinki i sąsiedztwo
page-rules-hamlet-ownership = Co do kogo należy
page-rules-hamlet-gold = Złoto
page-rules-hamlet-roads = Drogi
page-rules-hamlet-resources = Surowce
page-rules-hamlet-workers = Robotnicy
page-rules-hamlet-transport = Transport i zużywanie surowców
page-rules-hamlet-goals = Kamienie milowe i nagrody
page-rules-hamlet-turns = Przebieg tury
page-rules-hamlet-producers = Wytwórcy
page-rules-hamlet-refineries = Przetwórnie
page-rules-hamlet-town-hall = Ratusz
page-rules-hamlet-market = Targ
page-rules-hamlet-church = Kościół
page-rules-hamlet-building = Wznoszenie budowli
page-rules-hamlet-road-building = Budowa drogi
page-rules-hamlet-end = Koniec gry
page-rules-hamlet-scoring = Punktacja końcowa
page-rules-hamlet-landmarks = Punktacja miejsc kluczowych
page-rules-hamlet-rulings = Kwestie otwarte i nasze rozstrzygnięcia

## Vikings

page-rules-vikings-components = Elementy
page-rules-vikings-setup = Przygotowanie
page-rules-vikings-areas = Obszary planszy
page-rules-vikings-ships = Statki
page-rules-vikings-rounds = Rundy i tury
page-rules-vikings-actions = Jedenaście akcji w wiosce
page-rules-vikings-sailing = Wypływanie w morze
page-rules-vikings-control = Kto kontroluje statek
page-rules-vikings-goods = Podział towarów
page-rules-vikings-hidden = Co jest ukryte
page-rules-vikings-betting = Zakłady
page-rules-vikings-limits = Ograniczenia
page-rules-vikings-two-players = Zasada dodatkowa dla dwóch graczy
page-rules-vikings-end = Koniec, punktacja i remisy
page-rules-vikings-rulings = Kwestie otwarte i nasze rozstrzygnięcia

## Mythwind

page-rules-mythwind-general = O grze
page-rules-mythwind-components = Elementy
page-rules-mythwind-setup = Pierwsze przygotowanie
page-rules-mythwind-characters = Postacie
page-rules-mythwind-areas = Obszary
page-rules-mythwind-resources = Zasoby miejskie
page-rules-mythwind-workers = Robotnicy
page-rules-mythwind-coins = Monety
page-rules-mythwind-dawn = Świt
page-rules-mythwind-noon = Południe
page-rules-mythwind-noon-adventure = Południe: przygoda
page-rules-mythwind-noon-community = Południe: prace społeczne lub odkrycie obszaru
page-rules-mythwind-noon-construct = Południe: budowa lub rozbiórka
page-rules-mythwind-noon-hire = Południe: zatrudnienie
page-rules-mythwind-noon-use = Południe: użycie budynku
page-rules-mythwind-dusk = Zmierzch
page-rules-mythwind-season-end = Koniec pory roku
page-rules-mythwind-goals = Cele
page-rules-mythwind-track = Tor budowy
page-rules-mythwind-buildings = Budynki
page-rules-mythwind-events = Wydarzenia
page-rules-mythwind-skills = Umiejętności
page-rules-mythwind-envelopes = Tajemnicze koperty
page-rules-mythwind-saving = Zapis i wznowienie
page-rules-mythwind-tower = Ulepszenia wieży
page-rules-mythwind-sprites = Duszki i ich wizyty
page-rules-mythwind-achievements = Osiągnięcia
page-rules-mythwind-icons = Ikony
page-rules-mythwind-rulings = Kwestie otwarte i nasze rozstrzygnięcia
