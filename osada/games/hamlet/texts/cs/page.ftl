### Plán Vesničky v prohlížeči. Slova vedle těch, která říká sama hra.

hamlet-page-map = Vesnice: tažením posunete, + a − přiblíží a oddálí, 0 ukáže celou
hamlet-page-village = Vesnice
hamlet-page-village-size =
    { $tiles ->
        [one] { $tiles } dílek
        [few] { $tiles } dílky
       *[other] { $tiles } dílků
    }, { $roads ->
        [0] žádný volný úsek s cestou
        [one] { $roads } volný úsek s cestou
        [few] { $roads } volné úseky s cestou
       *[other] { $roads } volných úseků s cestou
    }
hamlet-page-fit = Ukázat celou vesnici
hamlet-page-nearer = Přiblížit
hamlet-page-farther = Oddálit
hamlet-page-beyond-left =
    { $count ->
        [one] Ještě { $count } možnost vlevo: ukázat
        [few] Ještě { $count } možnosti vlevo: ukázat
       *[other] Ještě { $count } možností vlevo: ukázat
    }
hamlet-page-beyond-right =
    { $count ->
        [one] Ještě { $count } možnost vpravo: ukázat
        [few] Ještě { $count } možnosti vpravo: ukázat
       *[other] Ještě { $count } možností vpravo: ukázat
    }
hamlet-page-beyond-above =
    { $count ->
        [one] Ještě { $count } možnost nahoře: ukázat
        [few] Ještě { $count } možnosti nahoře: ukázat
       *[other] Ještě { $count } možností nahoře: ukázat
    }
hamlet-page-beyond-below =
    { $count ->
        [one] Ještě { $count } možnost dole: ukázat
        [few] Ještě { $count } možnosti dole: ukázat
       *[other] Ještě { $count } možností dole: ukázat
    }
hamlet-page-round =
    { $rounds ->
        [0] { $round }. kolo
       *[other] { $round }. kolo z { $rounds }
    }
hamlet-page-last-round = Poslední kolo

## Volba na mapě

hamlet-page-place-ask = Postavte { $tile-acc } vedle { $anchor-gen }
hamlet-page-place-how =
    { $joined ->
        [hidden] zatím bez cesty
       *[other] cesta vede { $joined-to }
    }
hamlet-page-place-here = Položit sem
hamlet-page-turn-left = Otočit doleva
hamlet-page-turn-right = Otočit doprava
hamlet-page-pick-donkey = Vybrat osla { $tile-on }
hamlet-page-turn-space = Volné místo, bude tu: { $now }. Zvolit jinou surovinu
hamlet-page-fill-ask = Co bude ležet { $tile-on }?
hamlet-page-fill-how = Zvolte volné místo a změníte surovinu, která na něm bude.

## Placení

hamlet-page-unit =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] přes vašeho osla
           *[other] přes vaše osly
        } { $donkeys-on }
    }
hamlet-page-unit-made =
    { $what }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] přes vašeho osla
           *[other] přes vaše osly
        } { $donkeys-on }
    }: { $seat } dostane { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    } a { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
hamlet-page-unit-bought =
    { $what } za { $price ->
        [one] { $price } zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    }{ $donkeys ->
        [hidden] {""}
       *[other] , { $donkeys-number ->
            [one] přes vašeho osla
           *[other] přes vaše osly
        } { $donkeys-on }
    }
hamlet-page-pay-gold =
    { $price ->
        [one] { $price } zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    } na tržišti
hamlet-page-pay-reward =
    { $seat } dostane { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }

## Panely

hamlet-page-blueprints = Plány
hamlet-page-dock-open = Všechny plány
hamlet-page-tab-goals = Cíle
hamlet-page-tab-church = Kostel
hamlet-page-bag =
    { $bag ->
        [0] pytlík je prázdný
       *[other] berou se na rychtě · v pytlíku: { $bag }
    }
hamlet-page-no-plan = žádný další
hamlet-page-plan =
    { $name }. Cena: { $cost }{ $stars ->
        [0] .
        [one] , dává { $stars } bod.
        [few] , dává { $stars } body.
       *[other] , dává { $stars } bodů.
    } { $price ->
        [-1] {""}
        [0] K dostání zdarma.
        [one] K dostání za { $price } zlaťák.
        [few] K dostání za { $price } zlaťáky.
       *[other] K dostání za { $price } zlaťáků.
    } { $coins ->
        [0] {""}
       *[other] Zlaťáky na plánu: { $coins }.
    } { $help }
hamlet-page-hire = Najímání
hamlet-page-for-gold =
    { $who } za { $price ->
        [one] { $price } zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    }
hamlet-page-hand = Vaše plány
hamlet-page-hand-hint = nejvýše 3
hamlet-page-hand-of = Plány hráče: { $name }
hamlet-page-church = Kostel
hamlet-page-delivered = dodávky: { $done } z { $all }
hamlet-page-delivered-by = dodávka hráče { $name }
hamlet-page-deliver =
    Dodávka: { $demand }, za { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
hamlet-page-market = Tržiště
hamlet-page-stack =
    { $stack ->
        [0] žádný další prodej
        [one] ještě { $stack } prodej
        [few] ještě { $stack } prodeje
       *[other] ještě { $stack } prodejů
    }
hamlet-page-sell =
    Prodej: { $demand }, za { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    } a { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
hamlet-page-quick = Nákup
hamlet-page-any-basic =
    { $count ->
        [one] { $count } základní
        [few] { $count } základní
       *[other] { $count } základních
    }
hamlet-page-any-refined =
    { $count ->
        [one] { $count } zpracovaná
        [few] { $count } zpracované
       *[other] { $count } zpracovaných
    }
hamlet-page-goals = Milníky a ocenění
hamlet-page-chaplain = nejvíce dodávek
hamlet-page-sexton = druhé místo
hamlet-page-merchant = nejvíce prodejů
hamlet-page-steward = nejvíce vlajek
hamlet-page-forecast = Odhad
hamlet-page-forecast-now = kdyby hra skončila teď
hamlet-page-sum = Celkem
hamlet-page-points = body
hamlet-page-gold = zlaťáky
hamlet-page-villagers = připravení vesničané: { $up } z { $all }
hamlet-page-donkeys =
    { $count ->
        [one] { $count } osel
        [few] { $count } osli
       *[other] { $count } oslů
    }
hamlet-page-flags =
    { $count ->
        [one] { $count } vlajka
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
hamlet-page-roads-left =
    { $count ->
        [one] zbývá { $count } cesta
        [few] zbývají { $count } cesty
       *[other] zbývá { $count } cest
    }

## Informační karty

hamlet-page-card-special = zvláštní budova
hamlet-page-card-producer = výrobní budova
hamlet-page-card-refinery = zpracovatelská budova
hamlet-page-card-landmark = památka
hamlet-page-card-plan = plán
hamlet-page-card-filled = zaplněná místa
hamlet-page-card-flag = vlajka
hamlet-page-card-now = kdyby hra skončila teď
hamlet-page-card-cost = cena stavby
hamlet-page-card-built = za stavbu
hamlet-page-card-price = cena plánu
hamlet-page-card-sale = Prodej
hamlet-page-card-sale-does = Vesničan na tržišti přinese, co se žádá, a vezme si odměnu.
hamlet-page-card-delivery = Dodávka do kostela
hamlet-page-card-delivery-does = Vesničan v kostele přinese, co se žádá. Každé místo se zaplní jen jednou.
hamlet-page-card-asks = je třeba
hamlet-page-card-reward = odměna
hamlet-page-card-villager = Vesničan
hamlet-page-card-villager-does = Jednou za tah jde po cestách na libovolný dílek a tam provede akci. Potom si lehne.
hamlet-page-card-villager-lying = Akci už provedl. Vstane na začátku příštího tahu svého majitele.
hamlet-page-card-villagers = ve vesnici
hamlet-page-card-donkey = Osel
hamlet-page-card-donkey-does = Předává svému majiteli libovolný počet surovin. Jednou za tah přejde na propojený dílek.
hamlet-page-card-donkey-lying = V tomto tahu se už pohnul. Suroviny předává dál.
hamlet-page-card-donkeys = ve vesnici
hamlet-page-card-bridge = Most
hamlet-page-card-path = Stezka
hamlet-page-card-road-does = Spojuje dva dílky pro všechny a na konci přinese body svému majiteli.
hamlet-page-card-roads-left = zbývající cesty
hamlet-page-card-basic = základní surovina
hamlet-page-card-basic-does = Smí ji použít kdokoli.
hamlet-page-card-refined = zpracovaná surovina
hamlet-page-card-fine = zpracovaná, kvalitní
hamlet-page-card-refined-does = Kdo ji vyrobil: { $name }. Použít ji smí kdokoli a ten, kdo ji vyrobil, dostane odměnu.
hamlet-page-card-maker = tomu, kdo ji vyrobil
hamlet-page-card-bought = při nákupu
hamlet-page-card-at-the-end = na konci
hamlet-page-card-held = má

## Co udělat

hamlet-page-step-go = Vesničan
hamlet-page-step-act = Akce
hamlet-page-step-lead = Osli
hamlet-page-step-hire = Najímání
hamlet-page-step-stable = Dílek
hamlet-page-ask-turn = Váš tah: zvolte označený dílek a vyšlete tam vesničana
hamlet-page-tap-turn = Zvolte značku, kam půjde vesničan
hamlet-page-how-lead = Zvolte osla a potom dílek, kam má jít.
hamlet-page-how-hire = Zvolte, koho najmete, nebo „{ hamlet-action-done }“.
hamlet-page-how-stable = Zvolte dílek, kde začne.
hamlet-page-how-act = Zvolte { $ways }, nebo odpočinek.
hamlet-page-how-rest = Tady není co dělat, jen odpočívat.
hamlet-page-way-work = výrobu
hamlet-page-way-refine = zpracování
hamlet-page-way-beg = žebrání
hamlet-page-way-take = plán
hamlet-page-way-hire = pracovníka
hamlet-page-way-sell = prodej
hamlet-page-way-deliver = dodávku
hamlet-page-way-build = stavbu
hamlet-page-way-road = cestu
hamlet-page-marks = Které možnosti jsou označené
hamlet-page-marks-all = Vše { $count }
hamlet-page-marks-work = Práce { $count }
hamlet-page-marks-build = Stavba { $count }
hamlet-page-marks-road = Cesta { $count }
hamlet-page-ready =
    { $count ->
        [one] { $tile-on }
       *[other] { $count } { $tile-on }
    }
hamlet-page-reaches =
    { $count ->
        [one] dojde ke každé značce
       *[other] každý dojde ke každé značce
    }
hamlet-page-site-built = { $won } za stavbu
hamlet-page-site-end = { $won } na konci
hamlet-page-site-cost = cena: { $cost }
hamlet-page-site-road = počítá se, až sem povede cesta
hamlet-page-site-others = jiná místa: až { $won }
hamlet-page-brings = { $name }: { $won }
hamlet-page-brings-full = Žádné volné místo: není co vyrábět.
