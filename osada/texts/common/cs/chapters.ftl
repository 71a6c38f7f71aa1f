### The chapters of the rules pages, by the section that content/rules.toml names.

## Hamlet

page-rules-hamlet-components = Komponenty
page-rules-hamlet-setup = Příprava hry
page-rules-hamlet-tiles = Dílky, úseky a sousedství
page-rules-hamlet-ownership = Co komu patří
page-rules-hamlet-gold = Zlaťáky
page-rules-hamlet-roads = Cesty
page-rules-hamlet-resources = Suroviny
page-rules-hamlet-workers = Pracovníci
page-rules-hamlet-transport = Přeprava a spotřeba surovin
page-rules-hamlet-goals = Milníky a ocenění
page-rules-hamlet-turns = Průběh tahu
page-rules-hamlet-producers = Výrobní budovy
page-rules-hamlet-refineries = Zpracovatelské budovy
page-rules-hamlet-town-hall = Rychta
page-rules-hamlet-market = Tržiště
page-rules-hamlet-church = Kostel
page-rules-hamlet-building = Stavba budovy
page-rules-hamlet-road-building = Stavba cesty
page-rules-hamlet-end = Konec hry
page-rules-hamlet-scoring = Závěrečné bodování
page-rules-hamlet-landmarks = Bodování památek
page-rules-hamlet-rulings = Otevřené otázky a jak jsme je rozhodli

## Vikings

page-rules-vikings-components = Komponenty
page-rules-vikings-setup = Příprava hry
page-rules-vikings-areas = Oblasti herní desky
page-rules-vikings-ships = Lodě
page-rules-vikings-rounds = Kola a tahy
page-rules-vikings-actions = Jedenáct akcí ve vesnici
page-rules-vikings-sailing = Vyplutí na moře
page-rules-vikings-control = Kdo kontroluje loď
page-rules-vikings-goods = Dělení zboží
page-rules-vikings-hidden = Co je skryté
page-rules-vikings-betting = Sázky
page-rules-vikings-limits = Omezení
page-rules-vikings-two-players = Volitelné pravidlo pro dva hráče
page-rules-vikings-end = Konec, bodování a shody
page-rules-vikings-rulings = Otevřené otázky a jak jsme je rozhodli

## Mythwind

page-rules-mythwind-general = O hře
page-rules-mythwind-components = Komponenty
page-rules-mythwind-setup = První příprava
page-rules-mythwind-characters = Postavy
page-rules-mythwind-areas = Oblasti
page-rules-mythwind-resources = Suroviny městečka
page-rules-mythwind-workers = Dělníci
page-rules-mythwind-coins = Mince
page-rules-mythwind-dawn = Úsvit
page-rules-mythwind-noon = Poledne
page-rules-mythwind-noon-adventure = Poledne: dobrodružství
page-rules-mythwind-noon-community = Poledne: obecní práce nebo odkrytí oblasti
page-rules-mythwind-noon-construct = Poledne: stavba nebo bourání
page-rules-mythwind-noon-hire = Poledne: najímání
page-rules-mythwind-noon-use = Poledne: použití budovy
page-rules-mythwind-dusk = Soumrak
page-rules-mythwind-season-end = Konec ročního období
page-rules-mythwind-goals = Cíle
page-rules-mythwind-track = Stavební stupnice
page-rules-mythwind-buildings = Budovy
page-rules-mythwind-events = Události
page-rules-mythwind-skills = Dovednosti
page-rules-mythwind-envelopes = Tajemné obálky
page-rules-mythwind-saving = Uložení a návrat ke hře
page-rules-mythwind-tower = Vylepšení věže
page-rules-mythwind-sprites = Skřítci a jejich návštěvy
page-rules-mythwind-achievements = Úspěchy
page-rules-mythwind-icons = Symboly
page-rules-mythwind-rulings = Otevřené otázky a jak jsme je rozhodli
