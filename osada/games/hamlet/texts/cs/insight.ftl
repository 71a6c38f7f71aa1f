### Proč je činnost dobrá, nebo co stojí. Klíče jsou ty z insight/phrases.py.

hamlet-why-stars =
    { $count ->
        [one] Hned přináší { $count } bod.
        [few] Hned přináší { $count } body.
       *[other] Hned přináší { $count } bodů.
    }
hamlet-why-delivery =
    { $count ->
        [one] Zaplní místo dodávky { $space } za { $count } bod dřív než někdo jiný.
        [few] Zaplní místo dodávky { $space } za { $count } body dřív než někdo jiný.
       *[other] Zaplní místo dodávky { $space } za { $count } bodů dřív než někdo jiný.
    }
hamlet-why-sale =
    { $count ->
        [0] Přináší žeton prodeje, který se počítá i k ocenění.
        [one] Přináší žeton prodeje za { $count } bod, a ten se počítá i k ocenění.
        [few] Přináší žeton prodeje za { $count } body, a ten se počítá i k ocenění.
       *[other] Přináší žeton prodeje za { $count } bodů, a ten se počítá i k ocenění.
    }
hamlet-why-gold =
    { $count ->
        [one] Přináší { $count } zlaťák na to, co se bude hodit.
        [few] Přináší { $count } zlaťáky na to, co se bude hodit.
       *[other] Přináší { $count } zlaťáků na to, co se bude hodit.
    }
hamlet-why-spent =
    { $count ->
        [one] Stojí { $count } zlaťák, který pak bude chybět.
        [few] Stojí { $count } zlaťáky, které pak budou chybět.
       *[other] Stojí { $count } zlaťáků, které pak budou chybět.
    }
hamlet-why-milestone = Milník je váš a nikdo jiný ho už nezíská.
hamlet-why-road =
    { $count ->
        [one] Vaše nejdelší cesta má { $count } dílek.
        [few] Vaše nejdelší cesta má už { $count } dílky.
       *[other] Vaše nejdelší cesta má už { $count } dílků.
    }
hamlet-why-end =
    { $count ->
        [one] Na konci hry slibuje asi o { $count } bod víc.
        [few] Na konci hry slibuje asi o { $count } body víc.
       *[other] Na konci hry slibuje asi o { $count } bodů víc.
    }
hamlet-why-end-less =
    { $count ->
        [one] Na konci hry to bude asi o { $count } bod méně.
        [few] Na konci hry to bude asi o { $count } body méně.
       *[other] Na konci hry to bude asi o { $count } bodů méně.
    }
hamlet-why-built = Staví { $tile-acc } tam, kde vám to slouží, a co je třeba, je po ruce.
hamlet-why-blueprint = Plán { $tile-gen } slibuje víc než ostatní v řadě.
hamlet-why-villager =
    { $count ->
        [one] Máte { $count } vesničana.
       *[other] S více vesničany ({ $count }) stihnete víc v každém dalším kole.
    }
hamlet-why-donkey = Další osel přinese suroviny z větší dálky.
hamlet-why-tokens =
    { $count ->
        [one] Vaše surovina leží připravená: kdo ji spotřebuje, zaplatí vám.
        [few] { $count } vaše suroviny leží připravené: kdo je spotřebuje, zaplatí vám.
       *[other] { $count } vašich surovin leží připravených: kdo je spotřebuje, zaplatí vám.
    }
hamlet-why-reach = Vaši osli přinesou suroviny z více míst tam, kde je potřebujete.
hamlet-why-stock =
    { $count ->
        [one] Ke kostelu lze přinést o jednu surovinu víc.
        [few] Ke kostelu lze přinést o { $count } suroviny víc.
       *[other] Ke kostelu lze přinést o { $count } surovin víc.
    }
hamlet-why-nearer = K příští dodávce, prodeji nebo stavbě chybí méně než dřív.
hamlet-why-idle =
    { $count ->
        [one] Vesničan, který mohl ještě něco udělat, zahálí.
        [few] { $count } vesničané, kteří mohli ještě něco udělat, zahálejí.
       *[other] { $count } vesničanů, kteří mohli ještě něco udělat, zahálí.
    }
hamlet-why-finishes = Dokončuje kostel, takže hra končí tímto kolem.
hamlet-why-fine = Je to nejlepší začátek toho, co mohou vaši vesničané v tomto tahu ještě udělat.

## Co hádanky učí

hamlet-theme-church = Závod ke kostelu
hamlet-theme-market = Prodej včas
hamlet-theme-roads = Cesty a osli
hamlet-theme-building = Co postavit a kam
hamlet-theme-resources = Suroviny pro všechny
hamlet-theme-villagers = O vesničana víc
hamlet-theme-scoring = Závěrečné bodování
