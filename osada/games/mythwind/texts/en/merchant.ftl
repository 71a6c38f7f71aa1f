### The Merchant's journal: names, actions, questions, and what the table says of it.

## Names

mythwind-merchant-help = Buy goods when they are plentiful and sell them when they are scarce: every unit traded moves the price. Serve the town’s orders, sell many kinds in one day for a bonus, and watch what your rivals intend to do at dusk.
mythwind-merchant-grain = Grain
mythwind-merchant-salt = Salt
mythwind-merchant-wool = Wool
mythwind-merchant-pots = Pottery
mythwind-merchant-glass = Glass
mythwind-merchant-spice = Spice
mythwind-merchant-weigher = Weigher
mythwind-merchant-caravan = Caravan
mythwind-merchant-tinker = Tinker
mythwind-merchant-grain-salt = For the baker: grain and salt
mythwind-merchant-grain-wool = For the miller’s widow: grain and wool
mythwind-merchant-grain-pots = For the brewery: grain and pottery
mythwind-merchant-grain-glass = For the distiller: grain and glass
mythwind-merchant-grain-spice = For the gingerbread stall: grain and spice
mythwind-merchant-salt-wool = For the shepherds: salt and wool
mythwind-merchant-salt-pots = For the pickling cellar: salt and pottery
mythwind-merchant-salt-glass = For the herb woman: salt and glass
mythwind-merchant-salt-spice = For the smokehouse: salt and spice
mythwind-merchant-wool-pots = For the newlyweds: wool and pottery
mythwind-merchant-wool-glass = For the schoolroom: wool and glass
mythwind-merchant-wool-spice = For the dyer: wool and spice
mythwind-merchant-pots-glass = For the alehouse: pottery and glass
mythwind-merchant-pots-spice = For the cook: pottery and spice
mythwind-merchant-glass-spice = For the apothecary: glass and spice

## Skills

mythwind-skill-M1 = Big Cart
mythwind-skill-M1-help = Your warehouse holds { $printed-merchant-skills-big_cart ->
        [one] { $printed-merchant-skills-big_cart } more unit
       *[other] { $printed-merchant-skills-big_cart } more units
    }.
mythwind-skill-M2 = Haggler
mythwind-skill-M2-help = The first unit you buy each day costs { $printed-merchant-skills-haggler ->
        [one] { $printed-merchant-skills-haggler } coin
       *[other] { $printed-merchant-skills-haggler } coins
    } less.
mythwind-skill-M3 = Full Range
mythwind-skill-M3-help = The bonus for selling different goods in a day is { $printed-merchant-skills-sets ->
        [one] { $printed-merchant-skills-sets } coin
       *[other] { $printed-merchant-skills-sets } coins
    } higher.
mythwind-skill-M4 = Ledger
mythwind-skill-M4-help = Once a day: look at every rival’s next card; you may put one of them under its deck.
mythwind-skill-M5 = Broker
mythwind-skill-M5-help = Get { $printed-merchant-skills-broker ->
        [one] { $printed-merchant-skills-broker } coin
       *[other] { $printed-merchant-skills-broker } coins
    } whenever a rival sells or dumps a good you hold.
mythwind-skill-M6 = Early Riser
mythwind-skill-M6-help = One transaction at Dawn, after the market card.
mythwind-skill-M7 = Exclusive
mythwind-skill-M7-help = Once a day: mark a good. Rivals leave it alone until the end of the next Dusk.
mythwind-skill-M8 = Fair Scales
mythwind-skill-M8-help = Your first sale each day does not raise the supply, and pays the price as it was before.

## Parts of sentences

mythwind-merchant-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-merchant-part-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
mythwind-merchant-part-paid =
    { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
mythwind-merchant-part-good =
    { $good ->
        [grain] grain
        [salt] salt
        [wool] wool
        [pots] pottery
        [glass] glass
       *[spice] spice
    }
mythwind-merchant-part-rival =
    { $rival ->
        [weigher] the Weigher
        [caravan] the Caravan
       *[tinker] the Tinker
    }
# at the beginning of a sentence
mythwind-merchant-part-rival-first =
    { $rival ->
        [weigher] The Weigher
        [caravan] The Caravan
       *[tinker] The Tinker
    }
# the order …: for the baker (grain and salt)
mythwind-merchant-part-order =
    { $order ->
        [grain-salt] for the baker (grain and salt)
        [grain-wool] for the miller’s widow (grain and wool)
        [grain-pots] for the brewery (grain and pottery)
        [grain-glass] for the distiller (grain and glass)
        [grain-spice] for the gingerbread stall (grain and spice)
        [salt-wool] for the shepherds (salt and wool)
        [salt-pots] for the pickling cellar (salt and pottery)
        [salt-glass] for the herb woman (salt and glass)
        [salt-spice] for the smokehouse (salt and spice)
        [wool-pots] for the newlyweds (wool and pottery)
        [wool-glass] for the schoolroom (wool and glass)
        [wool-spice] for the dyer (wool and spice)
        [pots-glass] for the alehouse (pottery and glass)
        [pots-spice] for the cook (pottery and spice)
       *[glass-spice] for the apothecary (glass and spice)
    }
# the Weigher means to …
mythwind-merchant-part-deed =
    { $deed ->
        [buy] buy { mythwind-merchant-part-good } ({ $count })
        [sell] sell { mythwind-merchant-part-good } ({ $count })
        [corner] corner the market in { mythwind-merchant-part-good }
        [dump] dump { mythwind-merchant-part-good } on the market
        [order] serve the older of the open orders
       *[idle] do nothing
    }

## Actions

mythwind-action-trade = trade
mythwind-action-buy-good = buy { mythwind-merchant-part-good }
mythwind-action-sell-good = sell { mythwind-merchant-part-good }
mythwind-action-deliver-goods = deliver the order { mythwind-merchant-part-order }
mythwind-action-swap-order = swap the order { mythwind-merchant-part-order } for another
mythwind-action-hawk =
    { $errand ->
        [deal] let a Villager make a deal
        [demand] let a Sprite sway demand
       *[rival] let a Sprite distract a rival
    }
mythwind-action-raise-demand = more demand for { mythwind-merchant-part-good }
mythwind-action-lower-demand = less demand for { mythwind-merchant-part-good }
mythwind-action-rival = { mythwind-merchant-part-rival }
mythwind-action-mark-good = mark { mythwind-merchant-part-good }

## Questions

mythwind-question-merchant-trade = What is your next transaction?
mythwind-question-merchant-errand = Which transaction does the Villager make? A purchase costs 2 coins less, a sale brings 2 coins more.
mythwind-question-merchant-dawn = The market has just opened. Do you make one transaction before the others?
mythwind-question-merchant-demand = Which demand does the Sprite sway?
mythwind-question-merchant-chase = Which rival do you distract? They turn up another intent.
mythwind-question-merchant-ledger = Do you put one of these cards under its deck? Name the rival.
mythwind-question-merchant-exclusive = Which good must rivals leave alone?

## What happens

mythwind-merchant-supply-moved =
    { $way ->
        [up] More { mythwind-merchant-part-good } comes to market: the price is now { $now }.
       *[down] Less { mythwind-merchant-part-good } is on the market: the price is now { $now }.
    }
mythwind-merchant-demand-moved =
    { $way ->
        [up] Demand for { mythwind-merchant-part-good } rises: the price is now { $now }.
       *[down] Demand for { mythwind-merchant-part-good } falls: the price is now { $now }.
    }
mythwind-merchant-rain = Rain: less { mythwind-merchant-part-good } comes to market, and the price is now { $now }.
mythwind-merchant-sun = Sun: demand for { mythwind-merchant-part-good } rises, and the price is now { $now }.
mythwind-merchant-calm = The market calms down: every demand moves one step towards zero.
mythwind-merchant-rival-came = A new trader comes to town: { mythwind-merchant-part-rival }.
mythwind-merchant-bought = { $seat } buys { mythwind-merchant-part-good } { mythwind-merchant-part-paid }; the price is now { $now }.
mythwind-merchant-sold = { $seat } sells { mythwind-merchant-part-good } { mythwind-merchant-part-paid }; the price is now { $now }.
mythwind-merchant-delivered = { $seat } delivers the order { mythwind-merchant-part-order } and gets { mythwind-merchant-part-coins }.
mythwind-merchant-swapped = { $seat } gives up the order { mythwind-merchant-part-order }.
mythwind-merchant-order-opened = A new order comes in { mythwind-merchant-part-order }.
mythwind-merchant-set-bonus = { $seat } has sold { $kinds } different goods today: { mythwind-merchant-part-coins } on top.
mythwind-merchant-intent-left = { $seat } distracts a rival: { mythwind-merchant-part-rival } drops the plan for the day.
mythwind-merchant-foreseen = The next card of { mythwind-merchant-part-rival }: { mythwind-merchant-part-deed }.
mythwind-merchant-bottomed = { $seat } puts the next card of { mythwind-merchant-part-rival } under its deck.
mythwind-merchant-marked = { $seat } marks { mythwind-merchant-part-good }: rivals leave it alone until the end of the next Dusk.
mythwind-merchant-intent = { mythwind-merchant-part-rival-first } intends to { mythwind-merchant-part-deed }.
mythwind-merchant-rival-acted =
    { $deed ->
        [buy] { mythwind-merchant-part-rival-first } buys { mythwind-merchant-part-good }: the price is now { $now }.
        [sell] { mythwind-merchant-part-rival-first } sells { mythwind-merchant-part-good }: the price is now { $now }.
        [corner] { mythwind-merchant-part-rival-first } corners the market in { mythwind-merchant-part-good }: the price is now { $now }.
       *[dump] { mythwind-merchant-part-rival-first } dumps { mythwind-merchant-part-good } on the market: the price is now { $now }.
    }
mythwind-merchant-rival-idle = { mythwind-merchant-part-rival-first } does nothing today.
mythwind-merchant-rival-delivered = { mythwind-merchant-part-rival-first } delivers the order { mythwind-merchant-part-order }.
mythwind-merchant-rival-lacked = { mythwind-merchant-part-rival-first } cannot deliver the order { mythwind-merchant-part-order }: the market lacks the goods.
mythwind-merchant-rival-kept-off = { mythwind-merchant-part-rival-first } leaves { mythwind-merchant-part-good } alone, because it is marked.
mythwind-merchant-brokered = { $seat } brokers the sale of { mythwind-merchant-part-good } and gets { mythwind-merchant-part-coins }.
mythwind-merchant-demand-reset = The season ends, and every demand returns to zero.
mythwind-merchant-orders-replaced = The season ends, and the town’s old orders lapse.

## Why not

mythwind-merchant-no-more-actions = You have no Character action left today.
mythwind-merchant-no-worker =
    { $kind ->
        [sprite] For that you must be attached to Sprites today and have a hired Sprite of value 1 or more.
       *[villager] For that you must be attached to Villagers today and have a hired Villager of value 1 or more.
    }
mythwind-merchant-asked-only =
    { $given ->
        [buy-good] Goods are bought while you trade: begin with “trade”.
        [sell-good] Goods are sold while you trade: begin with “trade”.
        [deliver-goods] Orders are delivered while you trade: begin with “trade”.
        [swap-order] Orders are swapped while you trade: begin with “trade”.
       *[other] That answers a question nobody has asked yet.
    }
mythwind-merchant-no-supply = There is no { mythwind-merchant-part-good } on the market.
mythwind-merchant-no-room = Your warehouse is full: it holds { $room } units.
mythwind-merchant-too-dear =
    { $coins ->
        [0] A unit of { mythwind-merchant-part-good } costs { mythwind-merchant-part-price }, and you have none.
       *[other] A unit of { mythwind-merchant-part-good } costs { mythwind-merchant-part-price }, and you have { mythwind-merchant-part-coins }.
    }
mythwind-merchant-not-held = You have no { mythwind-merchant-part-good } in your warehouse.
mythwind-merchant-glut = The market is full of { mythwind-merchant-part-good }: nobody is buying any more.
mythwind-merchant-not-open = The order { mythwind-merchant-part-order } is not open.
mythwind-merchant-order-lacks = The order { mythwind-merchant-part-order } needs { mythwind-merchant-part-good }, and your warehouse has none.
mythwind-merchant-demand-at-top = Demand for { mythwind-merchant-part-good } cannot rise any further.
mythwind-merchant-demand-at-bottom = Demand for { mythwind-merchant-part-good } cannot fall any further.
mythwind-merchant-back-and-forth = The Sprite has just moved the demand for { mythwind-merchant-part-good } the other way.
mythwind-merchant-no-rival = { mythwind-merchant-part-rival-first } is not on the market yet.
mythwind-merchant-one-intent = { mythwind-merchant-part-rival-first } has only one card left, so it cannot go under another.
mythwind-merchant-marked-before = You have already marked { mythwind-merchant-part-good }.
