### Průběh hry v několika slovech: vedle každé události její obrat (osada/texts/log.py).
### $title, $chosen a podobné jsou texty, které jmenuje log.toml.

# a die in few words: “Sprite 2”
mythwind-part-die =
    { $die ->
        [s0] skřítek 0
        [s1] skřítek 1
        [s2] skřítek 2
        [s3] skřítek 3
        [v0] obyvatel 0
        [v1] obyvatel 1
        [v2] obyvatel 2
       *[v3] obyvatel 3
    }
# at the head of a line
mythwind-part-season-head =
    { $season ->
        [spring] { mythwind-season-spring }
        [summer] { mythwind-season-summer }
        [autumn] { mythwind-season-autumn }
       *[winter] { mythwind-season-winter }
    }
mythwind-season-began-log =
    { mythwind-part-season-head }, rok { $year }{ $goal ->
        [0] { "" }
       *[other] { " " }· cíl: { $title }
    }
mythwind-day-began-log = Den { $day }
mythwind-weather-log =
    { $symbol ->
        [sunny] slunečno
        [cloudy] oblačno
       *[rainy] deštivo
    }{ $effect ->
        [none] { "" }
        [progress] { " " }· stavba
        [event] { " " }· událost
       *[visit] { " " }· návštěva skřítka
    }
mythwind-season-effect-log = efekt ročního období
mythwind-noon-began-log = Poledne
mythwind-dusk-began-log = Soumrak
mythwind-dice-to-tower-log = kostky do věže: { $count }
mythwind-finished-log = { "" }
mythwind-proposed-log = { "" }
mythwind-agreed-log = { "" }
mythwind-objected-log = námitka
mythwind-visited-log = { $space-name }
mythwind-attached-log = { $kind-nom }
mythwind-passed-log = { $space-name }: bez akce
mythwind-bought-log =
    { $resource-nom } +{ $times }{ $track-changed ->
        [0] { "" }
       *[other] { " " }→ { $track-changed-value }
    }, −{ mythwind-part-price }
    .brief = { $resource-nom } +{ $times }
mythwind-cleared-log =
    odkrytá oblast { $area }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-construction-began-log = { $building-name }: stavba, pole { $space }
    .gain = pole { $space }
    .brief = { $building-name }
mythwind-moved-on-log = { $building-name } → { $space }
mythwind-moved-back-log = { $building-name }: zpět na { $space }
mythwind-completed-log = { $building-name }: hotovo, oblast { $area }
mythwind-replaced-log = { $old-name } → { $building-name }
mythwind-jammed-log = { $building-name }: žádná prázdná oblast
mythwind-demolished-log = { $building-name }: zbouráno, oblast { $area }
mythwind-forest-back-log = les v oblasti { $area }
mythwind-granted-log = { $building-name } pro městečko, oblast { $area }
mythwind-unlocked-log = nově ke stavbě: { $building-name }
mythwind-used-log =
    { $building-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
    .brief = { $building-name }
mythwind-hired-log =
    najat: { mythwind-part-die }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .brief = { mythwind-part-die }
mythwind-track-changed-log = { $resource-nom } { $change-signed } → { $value }
    .brief = { $resource-nom }
mythwind-coins-log =
    { $times ->
        [1] { $own ->
            [yes] mince { $change-signed } → { $coins }
           *[no] { $seat }: mince { $change-signed } → { $coins }
        }
       *[other] mince { $change-signed }: { $each }
    }
    .each = { $seat } → { $coins }
mythwind-die-gained-log = věž: + { mythwind-part-die }
mythwind-die-lost-log = zpět do zásoby: { mythwind-part-die }
mythwind-die-changed-log =
    { $place ->
        [tower] věž: { mythwind-part-die }
       *[hired] { mythwind-part-die }
    } → { $now-value }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-die-rerolled-log = nový hod: { mythwind-part-die }
mythwind-learned-log =
    dovednost „{ $title }“, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .brief = „{ $title }“
mythwind-forgot-log = zapomenutá dovednost „{ $title }“
mythwind-skill-used-log = dovednost „{ $title }“
mythwind-extra-action-log = +1 akce postavy
mythwind-no-character-action-log = dnes bez akce postavy
mythwind-odd-job-log = příležitostná práce, +{ $coins }
mythwind-field-used-log =
    pole skřítků: { $sprite-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-sprite-came-log = na pole skřítků: { $sprite-name }
mythwind-field-opened-log = nově: pole skřítků
mythwind-envelope-log = tajemná obálka { $envelope }
mythwind-upgrade-log = vylepšení věže: { mythwind-part-upgrade }
mythwind-rolled-log =
    kostka: { $face ->
        [0] prázdná
       *[other] { $face }
    }
mythwind-event-log = { "" }
    .subject = { $title }
mythwind-no-event-log = žádná karta události
mythwind-event-chosen-log =
    { $chosen ->
        [hidden] { "" }
       *[other] { $chosen }
    }
mythwind-adventure-log = dobrodružství { $card }
mythwind-no-adventure-log = žádné dobrodružství
mythwind-adventure-chosen-log =
    { $chosen ->
        [hidden] dobrodružství { $card }
       *[other] dobrodružství { $card }: { $chosen }
    }
mythwind-not-paid-log = bez plné platby: nic
mythwind-deck-grew-log =
    { $deck ->
        [event] balíček událostí
        [adventure] balíček dobrodružství
        [goal] balíček cílů
       *[weather] balíček počasí
    } +{ $count }
mythwind-season-ended-log = { mythwind-part-season-head }: konec
mythwind-building-gave-log = na konci období: { $building-name }
mythwind-goal-met-log = cíl splněn: { $title }
mythwind-goal-missed-log = cíl nesplněn: { $title }
mythwind-goal-ignored-log = cíl { $title }: bez efektu
mythwind-goal-chosen-log = další cíl: { $title }
mythwind-not-swapped-log = { "" }
mythwind-joins-log = { $character-name }
mythwind-rests-log = odpočívá: { $character-name }
mythwind-changed-log = { $old-name } → { $new-name }
mythwind-achieved-log = úspěch: { $title }
mythwind-farmer-planted-log =
    { $title } { mythwind-farmer-part-shape }, { $cells }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-watered-log =
    { $by ->
        [rain] déšť
        [barrel] sud
       *[hand] voda
    }: { $title } { $each }
    .each = { $cell }
mythwind-farmer-harvested-log = sklizeň: { $title } ×{ $count }, { $cell }, +{ $coins }
    .brief = sklizeň ×{ $count }
mythwind-farmer-stall-log = stánek, +{ $coins }
mythwind-farmer-cow-bought-log =
    kráva { $cell }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
mythwind-farmer-cow-sold-log = prodej krávy { $cell }, +{ $coins }
mythwind-farmer-cow-moved-log = kráva { $cell } → { $to }
mythwind-farmer-calf-born-log =
    tele { $cell }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
mythwind-farmer-gear-bought-log =
    { $title } { $cell }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-gear-lifted-log = { $title }: z { $cell }
mythwind-farmer-powered-log = { $title }: kráva na { $cell }
mythwind-farmer-cleared-log =
    odstraněno: { $title } { $each }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .each = { $cell }
mythwind-farmer-honey-log = med { $cell }, +{ $coins }
mythwind-farmer-overgrown-log = plevel na { $each }
    .each = { $cell }
mythwind-crafter-stocked-log = pytlík: { $title }
mythwind-crafter-sold-log = prodej: { $title } { $level }, +{ $coins }
mythwind-crafter-drew-log =
    { $materials ->
        [hidden] nic z pytlíku
       *[other] { $materials-counted }
    }
mythwind-crafter-returned-log = zpět do pytlíku: { $material-counted }
mythwind-crafter-refined-log = { $title } → { $each }
    .each = { $level }
mythwind-crafter-delivered-log =
    zakázka { $title }: +{ $coins }{ $crafter-reputation ->
        [0] { "" }
       *[other] , pověst { $crafter-reputation-reputation }
    }
    .brief = { $title }
mythwind-crafter-replaced-log = zakázka { $title } pod hromádku
mythwind-crafter-order-opened-log = nová zakázka: { $title }
mythwind-crafter-reputation-log = pověst { $reputation }
# what a trader means to do, in few words
mythwind-part-plan =
    { $deed ->
        [buy] koupit { mythwind-merchant-part-good-acc } ({ $count })
        [sell] prodat { mythwind-merchant-part-good-acc } ({ $count })
        [corner] skoupit { mythwind-merchant-part-good-acc }
        [dump] rozprodat { mythwind-merchant-part-good-acc }
        [order] starší objednávka
       *[idle] nic
    }
mythwind-merchant-supply-moved-log =
    { $title }, { $way ->
        [up] víc
       *[down] méně
    } ({ $now })
    .subject = Trh
mythwind-merchant-demand-moved-log =
    { $title }, { $way ->
        [up] větší poptávka
       *[down] menší poptávka
    } ({ $now })
mythwind-merchant-rain-log = déšť: { $title }, méně ({ $now })
mythwind-merchant-sun-log = slunce: { $title }, větší poptávka ({ $now })
mythwind-merchant-calm-log = klidnější poptávka
mythwind-merchant-rival-came-log = nový obchodník: { mythwind-merchant-part-rival }
mythwind-merchant-bought-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    } (cena { $now })
    .brief = { $title }
mythwind-merchant-sold-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, +{ $price } (cena { $now })
    .brief = { $title }
mythwind-merchant-delivered-log = objednávka { $title }, +{ $coins }
    .brief = { $title }
mythwind-merchant-swapped-log = vrácená objednávka: { $title }
mythwind-merchant-order-opened-log = nová objednávka: { $title }
mythwind-merchant-set-bonus-log = druhy zboží: { $kinds }, +{ $coins }
mythwind-merchant-intent-left-log = { $trader }: bez plánu
mythwind-merchant-foreseen-log = { $trader }: { mythwind-part-plan }
mythwind-merchant-bottomed-log = { $trader }: karta pod balíček
mythwind-merchant-marked-log = označeno: { $title }
mythwind-merchant-intent-log = potom: { mythwind-part-plan }
    .subject = { $trader }
mythwind-merchant-rival-acted-log =
    { $deed ->
        [buy] kupuje
        [sell] prodává
        [corner] skupuje
       *[dump] rozprodává
    } { mythwind-merchant-part-good-acc } ({ $now })
    .subject = { $trader }
mythwind-merchant-rival-idle-log = nic
    .subject = { $trader }
mythwind-merchant-rival-delivered-log = objednávka { $title }
    .subject = { $trader }
mythwind-merchant-rival-lacked-log = chybí zboží, objednávka { $title }
    .subject = { $trader }
mythwind-merchant-rival-kept-off-log = { $title }: označeno, beze změny
    .subject = { $trader }
mythwind-merchant-brokered-log = zprostředkování: { $title }, +{ $coins }
mythwind-merchant-demand-reset-log = poptávka po všem zpět na 0
mythwind-merchant-orders-replaced-log = staré objednávky propadají
mythwind-ranger-preparing-log = příprava: { $points }
mythwind-ranger-outfitted-log =
    { $title }, { $price ->
        [0] zdarma
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-ranger-mended-log = oprava: { $title }
mythwind-ranger-rested-log =
    { $times ->
        [1] odpočinek
       *[other] odpočinek ×{ $times }
    }: síly { $stamina }
mythwind-ranger-scouted-log =
    průzkum: { $place }, karty: { $count }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-ranger-departed-log = → { $place }
mythwind-ranger-travelled-log =
    { $place }{ $needs ->
        [hidden] { "" }
       *[other] , potřeba: { $needs-counted }
    }
    .brief = { $place }
mythwind-ranger-need-ignored-log = slunce: bez { mythwind-ranger-part-gear-gen }
mythwind-ranger-needs-called-log = pomáhá { $kind-one }
mythwind-ranger-need-met-log =
    { $by ->
        [gear] { "" }
       *[stamina] { $gear-counted }, síly −{ $times }
    }
mythwind-ranger-find-lost-log = ztráta: { $loot-counted }
mythwind-ranger-took-log = kořist: { $loot-counted }
mythwind-ranger-left-log = zůstává: { $loot-counted }
mythwind-ranger-dropped-log = odhozeno: { $thing-counted }
mythwind-ranger-map-found-log = mapy: { $maps }
mythwind-ranger-pushed-on-log = dál: síly { $stamina }
mythwind-ranger-camped-log = tábor, proviant
mythwind-ranger-turned-back-log = návrat: { $place }
mythwind-ranger-came-home-log = domů: { $place }
mythwind-ranger-carried-home-log = domů na nosítkách, půl kořisti: { $place }
mythwind-ranger-handed-over-log = pro městečko: { mythwind-ranger-part-loot-count }
mythwind-ranger-sold-loot-log = prodané nálezy: { $count }, +{ $coins }
