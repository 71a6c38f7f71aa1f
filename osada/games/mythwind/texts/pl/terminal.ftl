### The board of Mythwind at the terminal. Each key is used in terminal/, without "cli-".
### ● are coins, as on the whole board.

cli-mythwind-season = { $season }, rok { $year }
cli-mythwind-day = dzień { $day } z { $days }

## Letters of the pieces

cli-mythwind-letter-sprite = D
cli-mythwind-letter-villager = M
cli-mythwind-letter-farmer = R
cli-mythwind-letter-crafter = Z
cli-mythwind-letter-merchant = H
cli-mythwind-letter-ranger = L
cli-mythwind-letter-strawberry = t
cli-mythwind-letter-bean = f
cli-mythwind-letter-potato = z

## The town

cli-mythwind-town = Miasteczko
cli-mythwind-weather = Pogoda
cli-mythwind-tower = Wieża
cli-mythwind-supply = Pula
cli-mythwind-forest = las
cli-mythwind-empty = pusty
cli-mythwind-site = Budowa
cli-mythwind-prices = Ceny
cli-mythwind-price-clear = odkrycie obszaru
cli-mythwind-price-hire-one = jeden robotnik
cli-mythwind-price-hire-two = dwóch
cli-mythwind-price-odd-job = dorywcza praca daje
cli-mythwind-visit-adventure = następna karta przygody, dla ciebie
cli-mythwind-visit-community = kup zasoby miejskie albo odkryj obszar za { $clear }●
cli-mythwind-visit-construct = połóż budynek na torze budowy
cli-mythwind-visit-hire = jeden robotnik za { $hire_one }●, dwóch za { $hire_two }●
cli-mythwind-bonus = po ukończeniu: { $effects }
cli-mythwind-action = akcja: { $effects }
cli-mythwind-season-end = na koniec każdej pory roku: { $effects }
cli-mythwind-season-end-goal = gdy cel zrealizowano: { $effects }

## The story

cli-mythwind-story = Opowieść
cli-mythwind-goal = Cel
cli-mythwind-goal-met = sukces: { $effects }
cli-mythwind-goal-missed = porażka: { $effects }
cli-mythwind-decks = Talie
cli-mythwind-deck-event = wydarzenia
cli-mythwind-deck-adventure = przygody
cli-mythwind-deck-goal = cele
cli-mythwind-deck-weather = pogoda
cli-mythwind-kept = W mocy
cli-mythwind-field = Pole akcji duszków
cli-mythwind-no-visitor = nikt nie przyszedł
cli-mythwind-field-used = dziś już użyte: { $who }
cli-mythwind-upgrades = Ulepszenia wieży
cli-mythwind-envelopes = Otwarte koperty
cli-mythwind-achievements = Osiągnięcia
cli-mythwind-achieved-on = { $season } roku { $year }, dzień { $day }
cli-mythwind-event = Wydarzenie
cli-mythwind-adventure = Przygoda
cli-mythwind-joint = Decydują wszyscy razem.
cli-mythwind-proposed = Propozycja: { $answer } (zgadza się: { $who }).

## The players

cli-mythwind-players = Gracze
cli-mythwind-seat = gracz
cli-mythwind-coins = monety
cli-mythwind-workers = robotnicy
cli-mythwind-attached = przywiązanie
cli-mythwind-actions = akcje
cli-mythwind-where = figurka
cli-mythwind-at-home = w domu
cli-mythwind-finished = koniec dnia
cli-mythwind-skills = Umiejętności:

## The Farmer

cli-mythwind-set =
    { $count ->
        [one] { $crop }, { $count } kafelek (dojrzałe: { $ripe }): { $coins }●
        [few] { $crop }, { $count } kafelki (dojrzałe: { $ripe }): { $coins }●
       *[many] { $crop }, { $count } kafelków (dojrzałe: { $ripe }): { $coins }●
    }
cli-mythwind-cow = krowa
cli-mythwind-calf = cielę
cli-mythwind-tired-cow = krowa (zmęczona)
cli-mythwind-tired-calf = cielę (zmęczone)
cli-mythwind-seeds = Nasiona
cli-mythwind-gear = Do kupienia
cli-mythwind-equipment = sprzęt
cli-mythwind-sprout-ripe = mała litera: sadzonka, wielka: dojrzałe

## The Crafter

cli-mythwind-level = Poziom { $level }
cli-mythwind-room = miejsca
cli-mythwind-bag = Worek
cli-mythwind-reserve = Rezerwa
cli-mythwind-reputation = Reputacja
cli-mythwind-counter-done = lada już dziś użyta
cli-mythwind-from-level = od poziomu { $level }

## The Merchant

cli-mythwind-price = cena
cli-mythwind-middle = średnia
cli-mythwind-market-supply = podaż
cli-mythwind-demand = popyt
cli-mythwind-held = magazyn
cli-mythwind-order = Zamówienie:
cli-mythwind-intent-buy = kupi: { $good } ({ $count })
cli-mythwind-intent-sell = sprzeda: { $good } ({ $count })
cli-mythwind-intent-corner = wykupi z rynku: { $good }
cli-mythwind-intent-dump = wyprzeda: { $good }
cli-mythwind-intent-order = zrealizuje starsze zamówienie
cli-mythwind-intent-idle = nic nie zrobi

## The Ranger

cli-mythwind-trail = Gdzie
cli-mythwind-mode-town = w miasteczku
cli-mythwind-mode-wild = w drodze: { $region }
cli-mythwind-mode-back = w drodze do domu: { $region }
cli-mythwind-stamina = Siły
cli-mythwind-pack = Plecak
cli-mythwind-maps = Mapy
cli-mythwind-ahead = Przed tobą
cli-mythwind-region = długość { $length }, potrzebne mapy: { $maps }
cli-mythwind-icon-map = mapa
cli-mythwind-icon-event = wydarzenie
cli-mythwind-icon-adventure = przygoda
