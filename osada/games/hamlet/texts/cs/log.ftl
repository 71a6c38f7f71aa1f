### Průběh hry v několika slovech: vedle každé události její obrat (osada/texts/log.py).

## Co se za to dalo a co to přináší

# minus kolik: −1 zlaťák, −2 zlaťáky, −5 zlaťáků
hamlet-part-paid-gold =
    { $bought-price ->
        [one] −{ $bought-price } zlaťák
        [few] −{ $bought-price } zlaťáky
       *[other] −{ $bought-price } zlaťáků
    }
hamlet-part-cost =
    { $price ->
        [one] −{ $price } zlaťák
        [few] −{ $price } zlaťáky
       *[other] −{ $price } zlaťáků
    }
hamlet-part-paid =
    { $consumed ->
        [0] { $bought ->
            [0] { "" }
           *[other] { " " }({ $bought-resource-counted } { hamlet-part-paid-gold })
        }
       *[other] { $bought ->
            [0] { " " }({ $consumed-resource-counted })
           *[other] { " " }({ $consumed-resource-counted }, { $bought-resource-counted } { hamlet-part-paid-gold })
        }
    }
hamlet-part-lying =
    { $coins ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
hamlet-part-begged =
    { $printed-begging-gold ->
        [one] zlaťák
        [few] zlaťáky
       *[other] zlaťáků
    }
hamlet-part-points =
    { $stars ->
        [one] { $stars-signed } bod
        [few] { $stars-signed } body
       *[other] { $stars-signed } bodů
    }
hamlet-part-coins =
    { $gold ->
        [one] { $gold-signed } zlaťák
        [few] { $gold-signed } zlaťáky
       *[other] { $gold-signed } zlaťáků
    }
hamlet-part-gained =
    { $gold ->
        [0] { $stars ->
            [0] { "" }
           *[other] { hamlet-part-points }
        }
       *[other] { $stars ->
            [0] { hamlet-part-coins }
           *[other] { hamlet-part-coins }, { hamlet-part-points }
        }
    }
    .after =
        { $gold ->
            [0] { $stars ->
                [0] { "" }
               *[other] , { hamlet-part-points }
            }
           *[other] , { hamlet-part-gained }
        }
hamlet-part-of =
    { $consumed ->
        [0] { "" }
       *[other] { $consumed-resource-counted } →{ " " }
    }
hamlet-part-refined =
    { $count ->
        [one] { $resource-name }
       *[other] { hamlet-part-made }
    }
hamlet-part-fine =
    { $count ->
        [one] kvalitní { $resource-name }
       *[other] { hamlet-part-made } (kvalitní)
    }
hamlet-part-stack =
    { $stack-added-resource ->
        [plank] hromádka prken
        [brick] hromádka cihel
        [cheese] hromádka sýra
       *[flour] hromádka mouky
    }

## Events

hamlet-started-log =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
hamlet-laid-out-log = { $tile-nom } vedle kostela
hamlet-row-filled-log = nabídka: { $each }
    .each =
        { $price ->
            [0] { $tile-nom } zdarma
           *[other] { $tile-nom } { $price }
        }
hamlet-sale-shown-log =
    { $each-number ->
        [1] nový prodej { $each }
       *[other] nové prodeje { $each }
    }
    .each = { $sale }
hamlet-round-began-log = { $round }. kolo
hamlet-turn-began-log = { "" }
hamlet-turn-ended-log = { "" }
hamlet-donkeys-set-out-log = { "" }
hamlet-donkey-led-log =
    { $each-number ->
        [1] osel { $origin-nom } → { $target-nom }
       *[other] osli: { $each }
    }
    .each = { $origin-nom } → { $target-nom }
hamlet-villager-went-log = vesničan → { $tile-nom }
hamlet-rested-log = odpočinek { $tile-on }
hamlet-produced-log =
    { $times ->
        [1] { $tile-nom }: { $goods-counted }
       *[other] { $each }
    }{ hamlet-part-gained.after }
    .each = { $tile-nom } { $goods-counted }
    .brief = { $goods-counted }
hamlet-refined-log =
    { $times ->
        [1] { $fine ->
            [yes] { $tile-nom }: { hamlet-part-of }{ hamlet-part-fine }
           *[no] { $tile-nom }: { hamlet-part-of }{ hamlet-part-refined }
        }
       *[other] { $each }
    }
    .each =
        { $fine ->
            [yes] { $tile-nom } { hamlet-part-fine }
           *[no] { $tile-nom } { hamlet-part-refined }
        }
    .brief =
        { $times ->
            [1] { hamlet-part-refined }
           *[other] { $resource-counted }
        }
hamlet-consumed-log = { $resource-name } { $tile-from }
hamlet-bought-log = { $resource-name }, { hamlet-part-cost }
hamlet-rewarded-log =
    { $own ->
        [yes] { $resource-counted }: { hamlet-part-gained }
       *[no] { $resource-counted } ({ $seat }): { hamlet-part-gained }
    }
hamlet-blueprint-taken-log =
    { $price ->
        [0] { $coins ->
            [0] plán { $tile-gen } zdarma
           *[other] plán { $tile-gen }, { $coins-signed } { hamlet-part-lying }
        }
       *[other] { $coins ->
            [0] plán { $tile-gen }, { hamlet-part-cost }
           *[other] plán { $tile-gen }, −{ $price } { $coins-signed } { hamlet-part-lying }
        }
    }
    .brief = { $tile-nom }
hamlet-hired-villager-log = vesničan, { hamlet-part-cost }, od příštího tahu
    .brief = vesničan
hamlet-hired-donkey-log = osel, { hamlet-part-cost }
    .brief = osel
hamlet-donkey-placed-log =
    { $times ->
        [1] osel { $each }
       *[other] osli { $each }
    }{ $hired-donkey ->
        [0] { "" }
       *[other] , { $hired-donkey-price ->
                [one] −{ $hired-donkey-price } zlaťák
                [few] −{ $hired-donkey-price } zlaťáky
               *[other] −{ $hired-donkey-price } zlaťáků
            }
    }
    .each = { $tile-on }
    .brief = { $tile-nom }
hamlet-sold-log = prodej { $sale }{ hamlet-part-paid }: { hamlet-part-gained }
    .brief = prodej { $sale }
hamlet-delivered-log = dodávka { $space }{ hamlet-part-paid }: { hamlet-part-points }
    .brief = dodávka { $space }
hamlet-begged-log =
    žebrání: +{ $printed-begging-gold } { hamlet-part-begged }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
    .brief = žebrání
hamlet-site-chosen-log = místo pro { $tile-acc } vedle { $anchor-gen }
hamlet-built-log =
    { $tile-nom }{ $site-chosen ->
        [0] { "" }
       *[other] { " " }vedle { $site-chosen-anchor-gen }
    }{ hamlet-part-paid }{ $stars ->
        [0] { "" }
       *[other] : { hamlet-part-points }
    }{ $flagged ->
        [0] { "" }
       *[other] , vlajka
    }{ $milestone ->
        [0] { "" }
       *[other] , { $milestone-goal-name }
    }{ $stack-added ->
        [0] { "" }
       *[other] , { hamlet-part-stack }
    }
    .brief = { $tile-nom }
hamlet-flagged-log = vlajka { $tile-on }
hamlet-milestone-log = milník { $goal-name }
hamlet-stack-added-log = do pytlíku: { $resource-name }
hamlet-road-built-log =
    { $road ->
        [bridge] { $times ->
            [1] most { $each }{ hamlet-part-paid }
           *[other] mosty { $each }{ hamlet-part-paid }
        }
       *[path] { $times ->
            [1] stezka { $each }{ hamlet-part-paid }
           *[other] stezky { $each }{ hamlet-part-paid }
        }
    }
    .each = { $origin-nom }–{ $target-nom }
    .brief =
        { $road ->
            [bridge] most
           *[path] stezka
        }
hamlet-church-complete-log = kostel dokončen: poslední kolo
hamlet-game-over-log = Konec
hamlet-scored-log = { "" }
    .subject = { $seat } { $total }
