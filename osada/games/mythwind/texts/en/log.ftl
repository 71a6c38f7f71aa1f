### The log in few words: beside each event its phrase (osada/texts/log.py).
### $title, $chosen and the like are texts that log.toml names.

# a die in few words: “Sprite 2”
mythwind-part-die =
    { $die ->
        [s0] Sprite 0
        [s1] Sprite 1
        [s2] Sprite 2
        [s3] Sprite 3
        [v0] Villager 0
        [v1] Villager 1
        [v2] Villager 2
       *[v3] Villager 3
    }
mythwind-season-began-log =
    { mythwind-part-season }, year { $year }{ $goal ->
        [0] { "" }
       *[other] { " " }· goal: { $title }
    }
mythwind-day-began-log = Day { $day }
mythwind-weather-log =
    { $symbol ->
        [sunny] sunny
        [cloudy] cloudy
       *[rainy] rainy
    }{ $effect ->
        [none] { "" }
        [progress] { " " }· construction
        [event] { " " }· event
       *[visit] { " " }· sprite visit
    }
mythwind-season-effect-log = season effect
mythwind-noon-began-log = Noon
mythwind-dusk-began-log = Dusk
mythwind-dice-to-tower-log = dice to the Tower: { $count }
mythwind-finished-log = { "" }
mythwind-proposed-log = { "" }
mythwind-agreed-log = { "" }
mythwind-objected-log = objection
mythwind-visited-log = { $space-name }
mythwind-attached-log = { $kind-nom }
mythwind-passed-log = { $space-name }: no action
mythwind-bought-log =
    { $resource-nom } +{ $times }{ $track-changed ->
        [0] { "" }
       *[other] { " " }→ { $track-changed-value }
    }, −{ mythwind-part-price }
    .brief = { $resource-nom } +{ $times }
mythwind-cleared-log =
    area { $area } cleared{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-construction-began-log = { $building-name } begun, space { $space }
    .gain = space { $space }
    .brief = { $building-name }
mythwind-moved-on-log = { $building-name } → { $space }
mythwind-moved-back-log = { $building-name } back to { $space }
mythwind-completed-log = { $building-name } stands, area { $area }
mythwind-replaced-log = { $old-name } → { $building-name }
mythwind-jammed-log = { $building-name }: no empty area
mythwind-demolished-log = { $building-name } demolished, area { $area }
mythwind-forest-back-log = forest on area { $area } again
mythwind-granted-log = { $building-name } for the town, area { $area }
mythwind-unlocked-log = new to build: { $building-name }
mythwind-used-log =
    { $building-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
    .brief = { $building-name }
mythwind-hired-log =
    hired: { mythwind-part-die }, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .brief = { mythwind-part-die }
mythwind-track-changed-log = { $resource-nom } { $change-signed } → { $value }
    .brief = { $resource-nom }
mythwind-coins-log =
    { $times ->
        [1] { $own ->
            [yes] coins { $change-signed } → { $coins }
           *[no] { $seat }: coins { $change-signed } → { $coins }
        }
       *[other] coins { $change-signed }: { $each }
    }
    .each = { $seat } → { $coins }
mythwind-die-gained-log = Tower: + { mythwind-part-die }
mythwind-die-lost-log = back in the supply: { mythwind-part-die }
mythwind-die-changed-log =
    { $place ->
        [tower] Tower: { mythwind-part-die }
       *[hired] { mythwind-part-die }
    } → { $now-value }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-die-rerolled-log = rolled again: { mythwind-part-die }
mythwind-learned-log =
    skill “{ $title }”, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .brief = “{ $title }”
mythwind-forgot-log = skill “{ $title }” forgotten
mythwind-skill-used-log = skill “{ $title }”
mythwind-extra-action-log = +1 Character action
mythwind-no-character-action-log = no Character action today
mythwind-odd-job-log = odd job, +{ $coins }
mythwind-field-used-log =
    sprite field: { $sprite-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-sprite-came-log = to the sprite field: { $sprite-name }
mythwind-field-opened-log = new: sprite field
mythwind-envelope-log = mystery envelope { $envelope }
mythwind-upgrade-log = Tower upgrade: { mythwind-part-upgrade }
mythwind-rolled-log =
    die: { $face ->
        [0] blank
       *[other] { $face }
    }
mythwind-event-log = { "" }
    .subject = { $title }
mythwind-no-event-log = no event card
mythwind-event-chosen-log =
    { $chosen ->
        [hidden] { "" }
       *[other] { $chosen }
    }
mythwind-adventure-log = adventure { $card }
mythwind-no-adventure-log = no adventure left
mythwind-adventure-chosen-log =
    { $chosen ->
        [hidden] adventure { $card }
       *[other] adventure { $card }: { $chosen }
    }
mythwind-not-paid-log = not paid in full: nothing
mythwind-deck-grew-log =
    { $deck ->
        [event] event deck
        [adventure] adventure deck
        [goal] goal deck
       *[weather] weather deck
    } +{ $count }
mythwind-season-ended-log = { mythwind-part-season } ends
mythwind-building-gave-log = season’s end: { $building-name }
mythwind-goal-met-log = goal met: { $title }
mythwind-goal-missed-log = goal missed: { $title }
mythwind-goal-ignored-log = goal { $title }: no effect
mythwind-goal-chosen-log = next goal: { $title }
mythwind-not-swapped-log = { "" }
mythwind-joins-log = { $character-name }
mythwind-rests-log = { $character-name } rests
mythwind-changed-log = { $old-name } → { $new-name }
mythwind-achieved-log = achievement: { $title }
mythwind-farmer-planted-log =
    { $title } { mythwind-farmer-part-shape }, { $cells }, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-watered-log =
    { $by ->
        [rain] rain
        [barrel] barrel
       *[hand] water
    }: { $title } { $each }
    .each = { $cell }
mythwind-farmer-harvested-log = harvest: { $title } ×{ $count }, { $cell }, +{ $coins }
    .brief = harvest ×{ $count }
mythwind-farmer-stall-log = stall, +{ $coins }
mythwind-farmer-cow-bought-log =
    cow { $cell }, { $price ->
        [0] free
       *[other] −{ $price }
    }
mythwind-farmer-cow-sold-log = cow { $cell } sold, +{ $coins }
mythwind-farmer-cow-moved-log = cow { $cell } → { $to }
mythwind-farmer-calf-born-log =
    calf { $cell }, { $price ->
        [0] free
       *[other] −{ $price }
    }
mythwind-farmer-gear-bought-log =
    { $title } { $cell }, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-gear-lifted-log = { $title } off { $cell }
mythwind-farmer-powered-log = { $title }: cow on { $cell }
mythwind-farmer-cleared-log =
    cleared: { $title } { $each }, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .each = { $cell }
mythwind-farmer-honey-log = honey { $cell }, +{ $coins }
mythwind-farmer-overgrown-log = weeds on { $each }
    .each = { $cell }
mythwind-crafter-stocked-log = bag: { $title }
mythwind-crafter-sold-log = sold: { $title } { $level }, +{ $coins }
mythwind-crafter-drew-log =
    { $materials ->
        [hidden] nothing drawn
       *[other] { $materials-counted }
    }
mythwind-crafter-returned-log = back in the bag: { $material-counted }
mythwind-crafter-refined-log = { $title } → { $each }
    .each = { $level }
mythwind-crafter-delivered-log =
    order { $title }: +{ $coins }{ $crafter-reputation ->
        [0] { "" }
       *[other] , reputation { $crafter-reputation-reputation }
    }
    .brief = order { $title }
mythwind-crafter-replaced-log = order { $title } under the pile
mythwind-crafter-order-opened-log = new order: { $title }
mythwind-crafter-reputation-log = reputation { $reputation }
# what a trader means to do, in few words
mythwind-part-plan =
    { $deed ->
        [buy] buy { $title } ({ $count })
        [sell] sell { $title } ({ $count })
        [corner] corner { $title }
        [dump] dump { $title }
        [order] the older order
       *[idle] nothing
    }
mythwind-merchant-supply-moved-log =
    { $way ->
        [up] more
       *[down] less
    } { $title } ({ $now })
    .subject = Market
mythwind-merchant-demand-moved-log =
    { $title } wanted { $way ->
        [up] more
       *[down] less
    } ({ $now })
mythwind-merchant-rain-log = rain: less { $title } ({ $now })
mythwind-merchant-sun-log = sun: { $title } wanted more ({ $now })
mythwind-merchant-calm-log = calmer demand
mythwind-merchant-rival-came-log = new trader: { mythwind-merchant-part-rival }
mythwind-merchant-bought-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, { $price ->
        [0] free
       *[other] −{ $price }
    } (price { $now })
    .brief = { $title }
mythwind-merchant-sold-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, +{ $price } (price { $now })
    .brief = { $title }
mythwind-merchant-delivered-log = order { $title }, +{ $coins }
    .brief = { $title }
mythwind-merchant-swapped-log = order given up: { $title }
mythwind-merchant-order-opened-log = new order: { $title }
mythwind-merchant-set-bonus-log = { $kinds } kinds sold: +{ $coins }
mythwind-merchant-intent-left-log = { $trader }: plan dropped
mythwind-merchant-foreseen-log = { $trader }: { mythwind-part-plan }
mythwind-merchant-bottomed-log = { $trader }: card under its deck
mythwind-merchant-marked-log = { $title } marked
mythwind-merchant-intent-log = next: { mythwind-part-plan }
    .subject = { $trader }
mythwind-merchant-rival-acted-log =
    { $deed ->
        [buy] buys
        [sell] sells
        [corner] corners
       *[dump] dumps
    } { $title } ({ $now })
    .subject = { $trader }
mythwind-merchant-rival-idle-log = nothing
    .subject = { $trader }
mythwind-merchant-rival-delivered-log = order { $title }
    .subject = { $trader }
mythwind-merchant-rival-lacked-log = goods lacking, order { $title }
    .subject = { $trader }
mythwind-merchant-rival-kept-off-log = { $title } is marked, left alone
    .subject = { $trader }
mythwind-merchant-brokered-log = brokered: { $title }, +{ $coins }
mythwind-merchant-demand-reset-log = all demand back to 0
mythwind-merchant-orders-replaced-log = old orders lapse
mythwind-ranger-preparing-log = preparation { $points }
mythwind-ranger-outfitted-log =
    { $title }, { $price ->
        [0] free
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-ranger-mended-log = mended: { $title }
mythwind-ranger-rested-log =
    { $times ->
        [1] rest
       *[other] rest ×{ $times }
    }: stamina { $stamina }
mythwind-ranger-scouted-log =
    scouted: { $place }, cards: { $count }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-ranger-departed-log = → { $place }
mythwind-ranger-travelled-log =
    { $place }{ $needs ->
        [hidden] { "" }
       *[other] , needs: { $needs-counted }
    }
    .brief = { $place }
mythwind-ranger-need-ignored-log = sun: without { $title }
mythwind-ranger-needs-called-log = a { $kind-one } helps
mythwind-ranger-need-met-log =
    { $by ->
        [gear] { "" }
       *[stamina] { $gear-counted }, −{ $times } stamina
    }
mythwind-ranger-find-lost-log = lost: { $loot-counted }
mythwind-ranger-took-log = loot: { $loot-counted }
mythwind-ranger-left-log = left there: { $loot-counted }
mythwind-ranger-dropped-log = dropped: { $thing-counted }
mythwind-ranger-map-found-log = maps: { $maps }
mythwind-ranger-pushed-on-log = on: stamina { $stamina }
mythwind-ranger-camped-log = camp, a ration
mythwind-ranger-turned-back-log = turning back: { $place }
mythwind-ranger-came-home-log = home: { $place }
mythwind-ranger-carried-home-log = carried home, half the loot: { $place }
mythwind-ranger-handed-over-log = to the town: { mythwind-ranger-part-loot-count }
mythwind-ranger-sold-loot-log = finds sold: { $count }, +{ $coins }
