### Co by udělal dobrý společník a proč. Klíče jsou z bots/why.py a advice/phrases.py.

## Co to stojí a přinese

mythwind-brings = Stojí: { $cost }; přinese: { $gain }.
mythwind-brings-cost = Stojí: { $cost }.
mythwind-brings-gain = Přinese: { $gain }.
mythwind-brings-drawn = Zbytek leží zakrytý.
mythwind-part-of-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-part-of-resource = { $resource-nom } ({ $count })
mythwind-part-of-worker = { $die-nom }
mythwind-part-of-begun = začatá stavba { $building-gen }
mythwind-part-of-built = hotová stavba { $building-gen }
mythwind-part-of-torn = { $building-nom } k zboření
mythwind-part-of-cleared = odkrytá oblast { $area }
mythwind-part-of-skill = dovednost { mythwind-part-skill }
mythwind-part-of-attached = přidružení { $kind-to }
mythwind-part-of-watered =
    { $count ->
        [one] { $count } zalitý dílek
        [few] { $count } zalité dílky
       *[other] { $count } zalitých dílků
    }
mythwind-part-of-planted =
    { $count ->
        [one] { $count } osázené políčko
        [few] { $count } osázená políčka
       *[other] { $count } osázených políček
    }
mythwind-part-of-land =
    { $count ->
        [one] { $count } políčko půdy
        [few] { $count } políčka půdy
       *[other] { $count } políček půdy
    }
mythwind-part-of-cow =
    { $count ->
        [one] { $count } kráva
        [few] { $count } krávy
       *[other] { $count } krav
    }
mythwind-part-of-farm-gear =
    { $gear ->
        [beehive] úl
        [cart] vůz
        [sickle] srp
        [compost] kompost
        [barrel] sud na vodu
        [scarecrow] strašák
        [plough] pluh
       *[hay-rack] jesle
    }
mythwind-part-material-nom =
    { $material ->
        [cloth] látka
        [leather] kůže
        [paper] papír
        [birch] bříza
       *[cedar] cedr
    }
mythwind-part-good-nom =
    { $good ->
        [grain] obilí
        [salt] sůl
        [wool] vlna
        [pots] keramika
        [glass] sklo
       *[spice] koření
    }
mythwind-part-of-token = { mythwind-part-material-nom } na úrovni { $level }
mythwind-part-of-stocked = { mythwind-part-material-nom } v pytlíku
mythwind-part-of-reputation = pověst { $reputation }
mythwind-part-of-good = { mythwind-part-good-nom } ({ $count })
mythwind-part-of-demand = { mythwind-part-good-nom } po { $price }
mythwind-part-of-stamina = síly ({ $count })
mythwind-part-of-uses =
    { $count ->
        [one] { $count } použití { mythwind-ranger-part-gear-gen }
        [few] { $count } použití { mythwind-ranger-part-gear-gen }
       *[other] { $count } použití { mythwind-ranger-part-gear-gen }
    }
mythwind-part-of-loot = { mythwind-ranger-part-loot-count }
mythwind-part-of-on-trip = výprava { mythwind-part-region-to }
mythwind-part-region-to =
    { $region ->
        [fens] do Mokřin
        [old-wood] do Starého lesa
        [crags] do Skal
       *[silver-deep] do Stříbrné hlubiny
    }

## Kam jde figurka

mythwind-part-days-left =
    { $days ->
        [one] zbývá { $days } den
        [few] zbývají { $days } dny
       *[other] zbývá { $days } dní
    }
mythwind-part-step =
    { $what ->
        [clear] odkryté oblasti
        [complete] dokončené budovy
        [complete_III] dokončené budovy úrovně III nebo IV
        [construct] zahájené stavby
        [hire] najatí dělníci
        [hire_S] najatí skřítci
        [adventure] dobrodružství
        [skill] nové dovednosti
        [use_building] použití budov
        [sprite_field] použití pole akcí skřítků
        [buy] nákupy
        [event] události
       *[coins] mince
    } ({ $count })
mythwind-why-goal = K cíli { mythwind-part-goal } chybí ještě { mythwind-part-step } a { mythwind-part-days-left }.
mythwind-why-wish = Vaše postava chce dnes potkat { $kind-acc }; najatých, kteří mohou pomoci: { $count }.
mythwind-why-room = Žádná oblast není prázdná a { $building-nom } na stupnici nějakou potřebuje.
mythwind-why-new-house =
    { $count ->
        [0] Nikdo tu ještě nepostavil { $building-acc }.
        [one] Nikdo tu ještě nepostavil { $building-acc } a čeká na to { $count } další budova.
        [few] Nikdo tu ještě nepostavil { $building-acc } a čekají na to { $count } další budovy.
       *[other] Nikdo tu ještě nepostavil { $building-acc } a čeká na to { $count } dalších budov.
    }
mythwind-why-old-house = Městečko může ještě jednou postavit { $building-acc }.
mythwind-why-no-land = Žádná oblast není prázdná; za { mythwind-part-price } lze odkrýt některý z lesů ({ $count }).
mythwind-why-news =
    { $count ->
        [one] Leží tam { $count } karta dobrodružství, kterou ještě nikdo nezná.
        [few] Leží tam { $count } karty dobrodružství, které ještě nikdo nezná.
       *[other] Leží tam { $count } karet dobrodružství, které ještě nikdo nezná.
    }
mythwind-why-hands = Ve věži jsou k najmutí { $kind-nom } ({ $count }), první za { mythwind-part-price }.
mythwind-why-useful = Stojí za to tam zajít; { $building-nom } přinese: { $gain }.
mythwind-why-stand = Jinde je práce ještě méně než { $space-on }.
mythwind-why-learning = Máte { mythwind-part-coins }, dovednost stojí nejméně { $price } a volných míst je { $count }.
mythwind-why-teaching = K cíli { mythwind-part-goal } chybí ještě nové dovednosti ({ $count }) a { mythwind-part-days-left }.
mythwind-why-great-again = Cíl { mythwind-part-goal } žádá velkou budovu; může to být { $building-nom } a { mythwind-part-days-left }.

## Městečko

mythwind-why-lacks = Další v plánu je { $building-nom } a v zásobách ještě chybí { $resource-nom } ({ $count }).
mythwind-why-stock = V zásobách je málo { $resource-gen }: { $level } z 10.
mythwind-why-goal-level = Cíl { mythwind-part-goal } žádá { $resource-acc } na { $count } a { mythwind-part-days-left }.
mythwind-why-spare = Nejsnáz se lze obejít bez { $resource-gen }: je tu { $level } z 10.
mythwind-why-goal-buy = K cíli { mythwind-part-goal } chybí ještě nákupy ({ $count }) a { mythwind-part-days-left }.
mythwind-why-must-buy = Něco se koupit musí a { $resource-nom } stojí jen { mythwind-part-price }.
mythwind-why-saves = Máte { mythwind-part-coins }; peníze se víc hodí ve vašem řemesle.
mythwind-why-enough = Každého zdroje má městečko nejméně { $count } a žádný plán na nic nečeká.
mythwind-why-not-now = Stavba by vzala to, co žádá cíl { mythwind-part-goal }, a { mythwind-part-days-left }.
mythwind-why-no-plan = Z budov, které teď mohou vzniknout ({ $count }), se žádnou nevyplatí začínat.
mythwind-why-least-needed = Nejsnáz se lze obejít bez { $building-gen }; budov, které na ni čekají: { $count }.
mythwind-why-strongest = Silnější tu není: { $die-nom }.
mythwind-why-weakest = Je to nejmenší ztráta: { $die-nom }.
mythwind-why-no-second = Zbývá vám { mythwind-part-coins }; druhý dělník by vzal, co je třeba ve vašem řemesle.
mythwind-why-uses = Po použití { $building-nom } přinese: { $gain }.
mythwind-why-steps-in = Dnes { $space-on } nejde získat nic než přidružení.
mythwind-why-goal-near = Cíl { mythwind-part-goal } je nejblíž: žádá { $needs } a městečko má { $has }.
mythwind-why-goal-pays = Cíl { mythwind-part-goal } přinese nejvíc: { $gain }.
mythwind-why-goal-never = Cíl { mythwind-part-goal } lze ještě splnit; u ostatních ({ $count }) zbývá příliš málo toho, co počítají.
mythwind-why-takes-least = Bere nejméně: { $cost }. Co která cesta přinese, se ukáže potom.
mythwind-why-takes-nothing = Nebere nic, kdežto jiná cesta bere: { $cost }. Co která přinese, se ukáže potom.
mythwind-why-told-later = Žádná z cest ({ $count }) nic nebere a co která přinese, se ukáže potom: zvolte podle příběhu.
mythwind-why-turned-later = Co tyto cesty ({ $count }) přinesou, stojí na rubu karty: zvolte podle příběhu.
mythwind-why-areas = Všechny oblasti ({ $count }) jsou stejně dobré jako oblast { $area }.
mythwind-why-order = Každá budova tak jako tak přinese své; nejdřív { $building-nom }: { $gain }.
mythwind-why-brings-more = Městečku se bude hodit nejvíc: { $gain }.
mythwind-why-worth-it = Zisk ({ $gain }) má větší cenu než výdaj ({ $cost }).
mythwind-why-too-dear = Zisk ({ $gain }) má menší cenu než výdaj ({ $cost }).
mythwind-why-richest = Nejvíc má { $character-nom }: { mythwind-part-coins }.
mythwind-why-poorest = Nejméně má { $character-nom }: { mythwind-part-coins }.
mythwind-why-alike = Nic na stole nemluví pro jednu z možností ({ $count }) víc než pro jinou.
mythwind-why-only = Je tu jen { $count } možnost.
mythwind-why-agrees =
    { $count ->
        [one] Chce to už { $count } z vás a nic nemluví proti.
        [few] Chtějí to už { $count } z vás a nic nemluví proti.
       *[other] Chce to už { $count } z vás a nic nemluví proti.
    }
mythwind-why-stays =
    { $count ->
        [0] Údolí už zná { $character-nom }; kdo přijde nový, začíná od začátku.
        [one] Údolí už zná { $character-nom } a má { $count } dovednost.
        [few] Údolí už zná { $character-nom } a má { $count } dovednosti.
       *[other] Údolí už zná { $character-nom } a má { $count } dovedností.
    }
mythwind-why-swaps = Někdo o to stojí; do věže se vrátí jen vaši najatí dělníci ({ $count }).
mythwind-why-field = Na poli akcí skřítků { $sprite-name } přinese: { $gain }.
mythwind-why-lesson = Dovednost { mythwind-part-skill } pomáhá nejvíc; stojí { mythwind-part-price } a máte { $coins }.
mythwind-why-no-lesson = Žádná z chybějících dovedností teď nestojí za svou cenu; máte { mythwind-part-coins }.
mythwind-why-goal-lesson = Cíl { mythwind-part-goal } žádá dovednosti a { mythwind-part-skill } stojí nejméně: { mythwind-part-price }.
mythwind-why-forgets = Dovednost { mythwind-part-skill } pomáhá nejméně.
mythwind-why-skill = Dovednost { mythwind-part-skill } lze použít hned, a zdarma.
mythwind-part-kind-there =
    { $kind ->
        [sprite] najaté skřítky
        [villager] najaté obyvatele
       *[none] najaté dělníky
    }
mythwind-why-day-done = Akcí postavy zbývá: { $actions }. Ani pro { mythwind-part-kind-there } už není nic, co by stálo za to.
mythwind-why-odd-job = Ve svém řemesle dnes nemáte nic lepšího a příležitostná práce vynese { mythwind-part-price }.

## Farmář

mythwind-why-compost = U kompostu jsou semena levnější; stojí { mythwind-part-price } a máte { $coins }.
mythwind-why-land = Obdělaných políček je jen { $count } a tři velké dílky jich potřebují 14.
mythwind-why-land-enough = Obdělaných políček je { $count }, zatím to stačí.
mythwind-why-large =
    { $size ->
        [one] Vejde se velký dílek { mythwind-farmer-part-crop-gen } na { $size } políčko.
        [few] Vejde se velký dílek { mythwind-farmer-part-crop-gen } na { $size } políčka.
       *[other] Vejde se velký dílek { mythwind-farmer-part-crop-gen } na { $size } políček.
    }
mythwind-why-small =
    { $size ->
        [one] Větší se nevejde: dílek { mythwind-farmer-part-crop-gen } na { $size } políčko.
        [few] Větší se nevejde: dílek { mythwind-farmer-part-crop-gen } na { $size } políčka.
       *[other] Větší se nevejde: dílek { mythwind-farmer-part-crop-gen } na { $size } políček.
    }
mythwind-why-no-seed = Když máte { mythwind-part-coins } a takové pole, nevyplatí se nic sázet.
mythwind-why-sprouts =
    { $count ->
        [one] Na vodu čeká { $count } sazenice.
        [few] Na vodu čekají { $count } sazenice.
       *[other] Na vodu čeká { $count } sazenic.
    }
mythwind-why-ripe =
    { $count ->
        [one] Nic jiného nespěchá a { $count } dílek už lze sklidit.
        [few] Nic jiného nespěchá a { $count } dílky už lze sklidit.
       *[other] Nic jiného nespěchá a { $count } dílků už lze sklidit.
    }
mythwind-why-weeds = Na poli roste plevel: { $count }.
mythwind-why-plot = Semena tam stojí { mythwind-part-price }; volných políček vcelku zůstane { $count }.
mythwind-why-tile = Nejcennější je dílek { mythwind-farmer-part-crop-gen } za { mythwind-part-price }.
mythwind-why-tile-set = Nic cennějšího tu není: dílky { mythwind-farmer-part-crop-gen } ({ $count }) za { mythwind-part-price }.
mythwind-why-clearing = Spojí nejvíc půdy: obdělaných políček kolem je { $count }.
mythwind-why-middle = Dotýká se nejvíc obdělaných políček: { $count }.
mythwind-why-aside = Tam překáží nejméně: volných políček vcelku zůstane { $count }.
mythwind-why-cattle = Máte { mythwind-part-coins }; je to první, co váš dobytek dovolí.

## Řemeslnice

mythwind-why-deliver = Zakázka „{ mythwind-crafter-part-order }“ je hotová a vynese { mythwind-part-price }.
mythwind-why-work = Zakázka „{ mythwind-crafter-part-order }“ vynese nejvíc; žetonů, na které ještě čeká: { $count }.
mythwind-why-bring-on = Posune zakázku „{ mythwind-crafter-part-order }“; příliš hrubých žetonů má ještě { $count }.
mythwind-why-missing = Zakázce „{ mythwind-crafter-part-order }“ chybí { mythwind-part-material-nom }.
mythwind-why-unwanted = Žádná otevřená zakázka tento materiál nepotřebuje ({ mythwind-part-material-nom }) a prodej vynese { mythwind-part-price }.
mythwind-why-unwanted-raw = Žádná otevřená zakázka tento materiál nepotřebuje ({ mythwind-part-material-nom }); zušlechtěný se dá prodat.
mythwind-why-bag = Žetonů v pytlíku je jen { $count }.
mythwind-why-refined = Nic, co jde zušlechtit, vašim zakázkám ({ $count }) nepomůže.
mythwind-why-crowded =
    { $count ->
        [one] Na první úroveň se vejde { $count } žeton a tento ({ mythwind-part-material-nom }) žádná zakázka nechce.
        [few] Na první úroveň se vejdou { $count } žetony a tento ({ mythwind-part-material-nom }) žádná zakázka nechce.
       *[other] Na první úroveň se vejde { $count } žetonů a tento ({ mythwind-part-material-nom }) žádná zakázka nechce.
    }
mythwind-why-keeps-raw = Hrubých žetonů na první úrovni je { $count }; čekají na ně zakázky, nebo je ještě místo.
mythwind-why-hopeless = Zakázka „{ mythwind-crafter-part-order }“ potřebuje { mythwind-crafter-part-material } a v pytlíku žádný takový žeton není.
mythwind-why-hopeful = Všechny vaše zakázky ({ $count }) lze ještě vyrobit.
mythwind-why-tier =
    { $points ->
        [one] Zakázka třídy { $tier } vynese { $points } minci za každý bod zušlechtění.
        [few] Zakázka třídy { $tier } vynese { $points } mince za každý bod zušlechtění.
        [many] Zakázka třídy { $tier } vynese { $points } mince za každý bod zušlechtění.
       *[other] Zakázka třídy { $tier } vynese { $points } mincí za každý bod zušlechtění.
    }
mythwind-why-sell-two = Ani tohle žádná zakázka nepotřebuje ({ mythwind-part-material-nom }) a prodej vynese { mythwind-part-price }.
mythwind-why-free-draw = Tah z pytlíku nic nestojí a žetonů v pytlíku je { $count }.
mythwind-why-name = Lepší pověst zvýší odměnu za každou zakázku; vaše je { $reputation }.
mythwind-why-no-bonus = Žádný bonus vašim zakázkám ({ $count }) nepomůže.

## Kupec

mythwind-why-protect =
    { $count ->
        [one] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } minci.
        [few] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } mince.
       *[other] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } mincí.
    }
mythwind-why-unthreatened = Žádný soupeř nemá zálusk na vaše zboží; první po ruce: { mythwind-part-good-nom }.
mythwind-why-look-up = Podívat se na další karty soupeřů ({ $count }) nic nestojí.
mythwind-why-chase =
    { $count ->
        [one] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } minci.
        [few] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } mince.
       *[other] { mythwind-merchant-part-rival } vám zkazí cenu { mythwind-merchant-part-good-gen }, dohromady o { $count } mincí.
    }
mythwind-why-chase-any = Žádný soupeř nemá zálusk na vaše zboží; { mythwind-merchant-part-rival } může změnit plány.
mythwind-why-cry-up = Nejvíc máte { mythwind-merchant-part-good-gen }: { $count }.
mythwind-why-no-load = Žádného zboží nemáte dost, nejvýš { $count }.
mythwind-why-trade = Máte { mythwind-part-coins } a zboží ve skladu ({ $count }): je s čím obchodovat.
mythwind-why-buy = Teď { mythwind-part-good-nom } stojí { mythwind-part-price } a později může mít cenu { $value }.
mythwind-why-sell = Teď za { mythwind-merchant-part-good-acc } dostanete { mythwind-part-price } a později může mít cenu { $value }.
mythwind-why-serve = Objednávka { mythwind-merchant-part-order } vynese { mythwind-part-price }.
mythwind-why-swap-order = K objednávce { mythwind-merchant-part-order } máte { $count } ze 2 druhů zboží; jiná se může hodit víc.
mythwind-why-no-deal = Žádný z obchodů ({ $count }) teď nic nepřinese.
mythwind-why-bottom =
    { $count ->
        [one] Další karta soupeře ({ mythwind-merchant-part-rival }) by vás stála { $count } minci.
        [few] Další karta soupeře ({ mythwind-merchant-part-rival }) by vás stála { $count } mince.
       *[other] Další karta soupeře ({ mythwind-merchant-part-rival }) by vás stála { $count } mincí.
    }
mythwind-why-harmless = Žádná z dalších karet soupeřů ({ $count }) neuškodí.

## Hraničář

mythwind-why-trip =
    { $count ->
        [one] Nejvíc se dá získat { mythwind-ranger-part-region-in }: asi { $count } mince denně. Je třeba se připravit.
        [few] Nejvíc se dá získat { mythwind-ranger-part-region-in }: asi { $count } mince denně. Je třeba se připravit.
       *[other] Nejvíc se dá získat { mythwind-ranger-part-region-in }: asi { $count } mincí denně. Je třeba se připravit.
    }
mythwind-why-short = Na výpravu { mythwind-part-region-to } vám ještě chybí síly, i s vybavením: { $points }.
mythwind-why-weak = Na další kartu máte málo sil: { $stamina }.
mythwind-why-onward = Síly ({ $stamina }) stačí na další cestu { mythwind-ranger-part-region-in }.
mythwind-why-gear = Na výpravě { mythwind-part-region-to } se hodí { mythwind-part-gear-nom }, asi { $points }krát; použití máte { $count }.
mythwind-why-mend = Na výpravě { mythwind-part-region-to } se hodí { mythwind-part-gear-nom }, asi { $points }krát; použití máte { $count }.
mythwind-why-rest = Vaše síly: { $stamina }; vybavení by nepomohlo víc než odpočinek.
mythwind-why-ahead = Míříte { mythwind-part-region-to }: na další karty stojí za to se podívat.
mythwind-why-ready = Na výpravu { mythwind-part-region-to } vám stačí síly ({ $stamina }) i vybavení.
mythwind-why-kit-done = Nic dalšího { mythwind-ranger-part-region-in } nepomůže; kusů vybavení v batohu: { $count }.
mythwind-why-poor = Na vybavení máte { mythwind-part-coins } a na výpravu { mythwind-part-region-to } stačí to, co je.
mythwind-why-card = Je to nejlepší z karet: kořist za { mythwind-part-price }, potřeby: { $count }.
mythwind-why-card-last = Je to nejhorší z karet: kořist za { mythwind-part-price }, potřeby: { $count }.
mythwind-why-fewest = Nejméně použití vám zbývá u { mythwind-ranger-part-gear-gen }: { $count }.
mythwind-why-call = Potřeby, o které se postará dělník: { $count }; jinak by vzaly síly.
mythwind-why-no-call = Obejdete se bez dělníka; použití { mythwind-ranger-part-gear-gen } máte { $count }.
mythwind-why-need = Vybavení je po ruce a síly ({ $stamina }) se budou hodit později.
mythwind-why-drop = Nález ({ mythwind-part-loot-nom }) má větší cenu než tohle ({ mythwind-part-thing-nom }).
mythwind-why-leave = Nález ({ mythwind-part-loot-nom }) by vynesl { mythwind-part-price }, méně než cokoli v batohu.
mythwind-why-halve = Z toho, co nesete, má nejmenší cenu: { mythwind-part-thing-nom }.
mythwind-why-strong = Vaše síly: { $stamina }; další karta vezme asi { $points }.
mythwind-why-tired = Vaše síly: { $stamina }; další karta vezme asi { $points }, na dnešek je to moc.
mythwind-why-home = Nesete kořist za { mythwind-part-coins } a sil máte { $stamina }: doma je bezpečněji.
mythwind-why-go-on = Vaše síly: { $stamina }; získat lze víc než kořist za { mythwind-part-coins }.
mythwind-why-gift = V městečku zdroj úplně došel: { $resource-nom }.
mythwind-why-sell-loot = Městečku nic nechybí; prodaná kořist vynese { mythwind-part-coins }.
mythwind-part-gear-nom =
    { $gear ->
        [rope] lano
        [blade] čepel
        [lamp] lampa
        [remedy] lék
        [cloak] plášť
       *[ration] proviant
    }
mythwind-part-loot-nom =
    { $loot ->
        [pelt] kožešina
        [herb] bylina
        [ore] ruda
       *[relic] relikvie
    }
mythwind-part-thing-nom =
    { $thing ->
        [rope] lano
        [blade] čepel
        [lamp] lampa
        [remedy] lék
        [cloak] plášť
        [ration] proviant
        [pelt] kožešina
        [herb] bylina
        [ore] ruda
       *[relic] relikvie
    }
