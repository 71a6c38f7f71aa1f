### Postavení slovy, pro textový stůl. Jména hráčů stojí tam, kde první pád.

## Co se právě děje

hamlet-words-donkeys-led = { $seat }: osli se v tomto tahu už přesunuli
hamlet-words-acting = { $seat }: vesničan provádí akci { $tile-on }
hamlet-words-building = Staví se
hamlet-words-to-pay = K zaplacení
hamlet-words-paid = Už zaplaceno
hamlet-words-in-gold = { hamlet-words-gold } na tržišti
hamlet-words-maker = { $seat } dostane: { hamlet-words-reward }
hamlet-words-road-sites = Místa pro cestu
hamlet-words-road-site = { hamlet-words-piece } { $tile-to }
hamlet-words-piece =
    { $road ->
        [bridge] { cli-hamlet-sign-bridge }
       *[path] { cli-hamlet-sign-path }
    }

## Vesnička

hamlet-words-sections = Úseky
hamlet-words-token =
    { $fine ->
        [1] { $resource-name } ({ cli-hamlet-sign-fine }, { $seat })
       *[0] { $resource-name } ({ $seat })
    }
hamlet-words-empty =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
hamlet-words-flag =
    vlajka: { $seat }, teď { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
hamlet-words-villagers =
    { $count ->
        [one] { $count } vesničan
        [few] { $count } vesničané
       *[other] { $count } vesničanů
    }
hamlet-words-lying =
    { $count ->
        [one] { $count } ležící vesničan
        [few] { $count } ležící vesničané
       *[other] { $count } ležících vesničanů
    }
hamlet-words-moved =
    { $count ->
        [one] { $count } osel po přesunu
        [few] { $count } osli po přesunu
       *[other] { $count } oslů po přesunu
    }
hamlet-words-roads-to = cesty do
hamlet-words-road = { $tile-name } ({ hamlet-words-piece }, { $seat })

## Co je vyloženo

hamlet-words-space = Místo pro dodávku { $space }
hamlet-words-sale = Dílek prodeje { $sale }
hamlet-words-level = úroveň { $level }
hamlet-words-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
hamlet-words-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
hamlet-words-reward =
    { hamlet-words-gold }, { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
hamlet-words-prices = Ceny a odměny
hamlet-words-price-basic = Nákup základní suroviny: { hamlet-words-gold }
hamlet-words-price-refined = Nákup zpracované suroviny: { hamlet-words-gold }
hamlet-words-price-donkey = Osel: { hamlet-words-gold }
hamlet-words-price-bridge = Most
hamlet-words-price-path = Stezka
hamlet-words-maker-plain = Výrobci za spotřebovanou zpracovanou surovinu
hamlet-words-maker-fine = Totéž, kvalitní surovina

## Hráči

hamlet-words-players = Hráči
hamlet-words-forecast =
    { $count ->
        [one] { $count } bod, kdyby hra skončila teď
        [few] { $count } body, kdyby hra skončila teď
       *[other] { $count } bodů, kdyby hra skončila teď
    }
hamlet-words-next-villager = další vesničan stojí { hamlet-words-gold }
hamlet-words-donkeys-left = lze ještě najmout: { $count }
hamlet-words-deliveries =
    { $count ->
        [one] { $count } dodávka
        [few] { $count } dodávky
       *[other] { $count } dodávek
    }
hamlet-words-sales =
    { $count ->
        [one] { $count } dílek prodeje
        [few] { $count } dílky prodeje
       *[other] { $count } dílků prodeje
    }
hamlet-words-tokens-left = Žetony v zásobě
