### What is said while a position of Hamlet is entered by hand.

hamlet-edit-tiles = Dílky
hamlet-edit-tile = { $tile-name }
hamlet-edit-pieces = Figurky a cesty
hamlet-edit-villager = vesničan, { $colour-name }
hamlet-edit-donkey = osel, { $colour-name }
hamlet-edit-flag = vlajka, hráč { $colour-name }
hamlet-edit-path = stezka, hráč { $colour-name }
hamlet-edit-bridge = most, { $colour-name }
hamlet-edit-goods = Suroviny
hamlet-edit-resource = { $resource-name }
hamlet-edit-token = žeton, { $colour-name }
hamlet-edit-token-fine = žeton bílou stranou nahoru, { $colour-name }
hamlet-edit-at = { $tile-name }
hamlet-edit-from = Co je { $tile-on }
hamlet-edit-to-row = do nabídky plánů
hamlet-edit-to-hand = plán, hráč { $colour-name }
hamlet-edit-from-row = nabídka plánů: { $tile-name }
hamlet-edit-from-hand = plán, hráč { $colour-name }: { $tile-name }
hamlet-edit-from-road = cesta mezi { $tile-ins } a { $other-ins }
hamlet-edit-players = Hráči
hamlet-edit-colour = { $colour-name }
hamlet-edit-round = Kolo
hamlet-edit-first = Začínající hráč
hamlet-edit-mover = Kdo je na tahu
hamlet-edit-stars = { $colour-name }: body
hamlet-edit-gold = { $colour-name }: zlaťáky
hamlet-edit-goals = Kostel a milníky
hamlet-edit-space = Kostel, místo pro dodávku { $space }
hamlet-edit-goal = { $goal-name }
hamlet-edit-nobody = nikdo
hamlet-edit-sales = Dílky prodejů
hamlet-edit-sale = Dílek prodeje { $sale }
hamlet-edit-in-stack = v hromádce
hamlet-edit-on-market = na tržišti
hamlet-edit-row = Mince na nabídce plánů
hamlet-edit-coins = { $tile-name }

## What does not add up

hamlet-fault-lies = { $how ->
        [overlap] { $tile-name }: leží na jiném dílku.
        [apart] { $tile-name }: nedotýká se žádného dílku.
       *[section] { $tile-name }: leží tak, že se stýkají úseky, které nesmějí.
    }
hamlet-fault-missing = Chybí dílek: { $tile-name }.
hamlet-fault-places = { $tile-name }: dílek leží na více místech najednou ({ $count }).
hamlet-fault-hand = Hráč { $colour-name } má víc plánů než { $most }.
hamlet-fault-row = Nabídka plánů není plná ({ $count } z { $length }), ačkoli v pytlíku jsou ještě dílky.
hamlet-fault-flag = { $tile-name }: vlajka stojí na každé památce a nikde jinde.
hamlet-fault-villagers = Hráč { $colour-name }: počet vesničanů nesouhlasí.
hamlet-fault-donkeys = Hráč { $colour-name }: počet oslů nesouhlasí.
hamlet-fault-cut-off = Hráč { $colour-name }: nikdo nemůže být { $tile-on }, nevede tam cesta.
hamlet-fault-market = Jedno místo na tržišti je volné, ačkoli v hromádce jsou ještě dílky prodejů.
hamlet-fault-sales = Dílek prodeje je na dvou místech.
hamlet-fault-unheld = { $goal-name }: zpracovatelská budova ({ $resource-name }) stojí, takže tento milník někdo má.
hamlet-fault-early = { $goal-name }: žádná zpracovatelská budova ({ $resource-name }) nestojí, takže tento milník nikdo nemá.
hamlet-fault-white = { $tile-name }: hráč { $colour-name } nemá milník, takže žeton neleží bílou stranou nahoru.
hamlet-fault-level = Dílek prodeje { $sale } úrovně { $level } ještě není vidět: v hromádce jsou nižší úrovně.
