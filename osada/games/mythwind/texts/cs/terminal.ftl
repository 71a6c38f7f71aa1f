### The board of Mythwind at the terminal. Each key is used in terminal/, without "cli-".
### ● are coins, as on the whole board.

cli-mythwind-season = { $season }, rok { $year }
cli-mythwind-day = den { $day } z { $days }

## Letters of the pieces

cli-mythwind-letter-sprite = S
cli-mythwind-letter-villager = O
cli-mythwind-letter-farmer = F
cli-mythwind-letter-crafter = Ř
cli-mythwind-letter-merchant = O
cli-mythwind-letter-ranger = H
cli-mythwind-letter-strawberry = j
cli-mythwind-letter-bean = f
cli-mythwind-letter-potato = b

## The town

cli-mythwind-town = Městečko
cli-mythwind-weather = Počasí
cli-mythwind-tower = Věž
cli-mythwind-supply = Zásoba
cli-mythwind-forest = les
cli-mythwind-empty = prázdné
cli-mythwind-site = Stavba
cli-mythwind-prices = Ceny
cli-mythwind-price-clear = odkrytí oblasti
cli-mythwind-price-hire-one = jeden dělník
cli-mythwind-price-hire-two = dva
cli-mythwind-price-odd-job = příležitostná práce vynese
cli-mythwind-visit-adventure = další karta dobrodružství, pro vás
cli-mythwind-visit-community = koupit zdroje pro městečko, nebo odkrýt oblast za { $clear }●
cli-mythwind-visit-construct = začít stavbu, nebo budovu zbourat
cli-mythwind-visit-hire = jeden dělník za { $hire_one }●, dva za { $hire_two }●
cli-mythwind-bonus = po dokončení: { $effects }
cli-mythwind-action = akce: { $effects }
cli-mythwind-season-end = na konci každého období: { $effects }
cli-mythwind-season-end-goal = je-li cíl splněn: { $effects }

## The story

cli-mythwind-story = Příběh
cli-mythwind-goal = Cíl
cli-mythwind-goal-met = splněn: { $effects }
cli-mythwind-goal-missed = nesplněn: { $effects }
cli-mythwind-decks = Balíčky
cli-mythwind-deck-event = události
cli-mythwind-deck-adventure = dobrodružství
cli-mythwind-deck-goal = cíle
cli-mythwind-deck-weather = počasí
cli-mythwind-kept = Trvale v platnosti
cli-mythwind-field = Pole akcí skřítků
cli-mythwind-no-visitor = nikdo nepřišel
cli-mythwind-field-used = dnes už použito: { $who }
cli-mythwind-upgrades = Vylepšení věže
cli-mythwind-envelopes = Otevřené obálky
cli-mythwind-achievements = Úspěchy
cli-mythwind-achieved-on = { $season } roku { $year }, den { $day }
cli-mythwind-event = Událost
cli-mythwind-adventure = Dobrodružství
cli-mythwind-joint = Rozhodují všichni společně.
cli-mythwind-proposed = Návrh: { $answer } (souhlasí: { $who }).

## The players

cli-mythwind-players = Hráči
cli-mythwind-seat = hráč
cli-mythwind-coins = mince
cli-mythwind-workers = dělníci
cli-mythwind-attached = přidružení
cli-mythwind-actions = akce
cli-mythwind-where = figurka
cli-mythwind-at-home = doma
cli-mythwind-finished = hotovo
cli-mythwind-skills = Dovednosti:

## The Farmer

cli-mythwind-set =
    { $count ->
        [one] { $crop }, { $count } dílek (zralé: { $ripe }): { $coins }●
        [few] { $crop }, { $count } dílky (zralé: { $ripe }): { $coins }●
       *[other] { $crop }, { $count } dílků (zralé: { $ripe }): { $coins }●
    }
cli-mythwind-cow = kráva
cli-mythwind-calf = tele
cli-mythwind-tired-cow = kráva (unavená)
cli-mythwind-tired-calf = tele (unavené)
cli-mythwind-seeds = Semena
cli-mythwind-gear = Ke koupi
cli-mythwind-equipment = vybavení
cli-mythwind-sprout-ripe = malé písmeno: sazenice, velké: zralé

## The Crafter

cli-mythwind-level = Úroveň { $level }
cli-mythwind-room = místa
cli-mythwind-bag = Pytlík
cli-mythwind-reserve = Rezerva
cli-mythwind-reputation = Pověst
cli-mythwind-counter-done = pult je dnes už použitý
cli-mythwind-from-level = od úrovně { $level }

## The Merchant

cli-mythwind-price = cena
cli-mythwind-middle = střed
cli-mythwind-market-supply = nabídka
cli-mythwind-demand = poptávka
cli-mythwind-held = sklad
cli-mythwind-order = Objednávka:
cli-mythwind-intent-buy = koupí: { $good } ({ $count })
cli-mythwind-intent-sell = prodá: { $good } ({ $count })
cli-mythwind-intent-corner = skoupí z trhu: { $good }
cli-mythwind-intent-dump = rozprodá: { $good }
cli-mythwind-intent-order = vyřídí starší objednávku
cli-mythwind-intent-idle = neudělá nic

## The Ranger

cli-mythwind-trail = Kde
cli-mythwind-mode-town = v městečku
cli-mythwind-mode-wild = na cestě: { $region }
cli-mythwind-mode-back = na cestě domů: { $region }
cli-mythwind-stamina = Síly
cli-mythwind-pack = Batoh
cli-mythwind-maps = Mapy
cli-mythwind-ahead = Před vámi
cli-mythwind-region = délka { $length }, potřebné mapy: { $maps }
cli-mythwind-icon-map = mapa
cli-mythwind-icon-event = událost
cli-mythwind-icon-adventure = dobrodružství
