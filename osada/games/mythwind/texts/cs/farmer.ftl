### The Farmer's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense.
### Glossary: tile dílek · cell políčko · set skupina · sprout sazenice · brush křoví · weed plevel ·
### worker dělník · sprite skřítek · villager obyvatel · attached přidružený.

## Names

mythwind-farmer-help = Skládejte plodiny na pole jako skládačku, zalévejte je a sklízejte celé skupiny najednou. Obyvatelé pomáhají sázet a sklízet, skřítci zalévat a klučit. Dobytek pohání část vybavení; křoví a plevel si berou zpět, co neobděláváte.
mythwind-farmer-strawberry = Jahody
mythwind-farmer-bean = Fazole
mythwind-farmer-potato = Brambory
mythwind-farmer-brush = Křoví
mythwind-farmer-weed = Plevel
mythwind-farmer-cow = Kráva
mythwind-farmer-beehive = Úl
    .help = Za soumraku přinese { $printed-farmer-gear-beehive-coins ->
        [one] { $printed-farmer-gear-beehive-coins } minci
        [few] { $printed-farmer-gear-beehive-coins } mince
       *[other] { $printed-farmer-gear-beehive-coins } mincí
    }, pokud se ho dotýkají dva dílky plodin.
mythwind-farmer-cart = Vůz
    .help = Stojí-li u něj kráva: o { $printed-farmer-gear-cart-coins ->
        [one] { $printed-farmer-gear-cart-coins } minci
        [few] { $printed-farmer-gear-cart-coins } mince
       *[other] { $printed-farmer-gear-cart-coins } mincí
    } víc za každý sklizený dílek, který se ho dotýká.
mythwind-farmer-sickle = Srp
    .help = Akce sklizně může vzít ještě jednu skupinu, která se ho dotýká.
mythwind-farmer-compost = Kompost
    .help = Osivo na dílky, které se ho dotýkají, stojí o { $printed-farmer-gear-compost-less ->
        [one] { $printed-farmer-gear-compost-less } minci
        [few] { $printed-farmer-gear-compost-less } mince
       *[other] { $printed-farmer-gear-compost-less } mincí
    } méně.
mythwind-farmer-barrel = Sud na vodu
    .help = Stojí-li u něj kráva: za úsvitu zalije jednu sazenici, která se ho dotýká.
mythwind-farmer-scarecrow = Strašák
    .help = Na osmi políčkách kolem něj neroste plevel.
mythwind-farmer-plough = Pluh
    .help = Stojí-li u něj kráva: při klučení v akci vybavení odstraníte zdarma křoví z { $printed-farmer-gear-plough-brush ->
        [one] dalšího políčka
       *[other] dalších { $printed-farmer-gear-plough-brush } políček
    }.
mythwind-farmer-hay-rack = Jesle
    .help = Tele smí stát na kterémkoli volném políčku.

## Skills

mythwind-skill-F1 = Šťastná ruka
mythwind-skill-F1-help = Akce zalévání zalije o { $printed-farmer-skills-green_thumb ->
        [one] jeden dílek
        [few] { $printed-farmer-skills-green_thumb } dílky
       *[other] { $printed-farmer-skills-green_thumb } dílků
    } víc.
mythwind-skill-F2 = Strážce semen
mythwind-skill-F2-help = Jednou denně: zasaďte zdarma dílek I2.
mythwind-skill-F3 = Smíšené záhony
mythwind-skill-F3-help = Sklizená skupina smí zahrnout jeden dílek jiné plodiny, který se jí dotýká.
mythwind-skill-F4 = Pastýř
mythwind-skill-F4-help = Odchov telat nic nestojí.
mythwind-skill-F5 = Noční rosa
mythwind-skill-F5-help = Déšť za úsvitu zalije o { $printed-farmer-skills-night_dew ->
        [one] jednu sazenici
        [few] { $printed-farmer-skills-night_dew } sazenice
       *[other] { $printed-farmer-skills-night_dew } sazenic
    } víc.
mythwind-skill-F6 = Stánkař
mythwind-skill-F6-help = Jednou denně přinese akce sklizně alespoň { $printed-farmer-skills-stall_tiles ->
        [one] jednoho dílku
       *[other] { $printed-farmer-skills-stall_tiles } dílků
    } o { $printed-farmer-skills-stall_coins ->
        [one] { $printed-farmer-skills-stall_coins } minci
        [few] { $printed-farmer-skills-stall_coins } mince
       *[other] { $printed-farmer-skills-stall_coins } mincí
    } víc.
mythwind-skill-F7 = Hlídač mezí
mythwind-skill-F7-help = Jednou denně: odstraňte plevel { $printed-farmer-skills-hedger_weeds ->
        [one] z jednoho políčka
        [few] ze { $printed-farmer-skills-hedger_weeds } políček
       *[other] z { $printed-farmer-skills-hedger_weeds } políček
    }. Na konci ročního období zaroste o { $printed-farmer-skills-hedger_less ->
        [one] jedno políčko
        [few] { $printed-farmer-skills-hedger_less } políčka
       *[other] { $printed-farmer-skills-hedger_less } políček
    } méně.
mythwind-skill-F8 = Správce
mythwind-skill-F8-help = Jednou denně: akce dělníka bez dělníka, bez ohledu na přidružení.

## Parts of sentences

# za kolik: za 1 minci
mythwind-farmer-part-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-farmer-part-price =
    { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    }
# sází co
mythwind-farmer-part-crop-acc =
    { $crop ->
        [strawberry] jahody
        [bean] fazole
       *[potato] brambory
    }
# dílek čeho
mythwind-farmer-part-crop-gen =
    { $crop ->
        [strawberry] jahod
        [bean] fazolí
       *[potato] brambor
    }
mythwind-farmer-part-shape =
    { $shape ->
        [i2] I2
        [i3] I3
        [l3] L3
        [i4] I4
        [o4] O4
        [l4] L4
        [t4] T4
        [s4] S4
        [p5] P5
        [u5] U5
       *[w5] W5
    }
# staví co
mythwind-farmer-part-gear =
    { $gear ->
        [beehive] úl
        [cart] vůz
        [sickle] srp
        [compost] kompost
        [barrel] sud na vodu
        [scarecrow] strašáka
        [plough] pluh
       *[hay-rack] jesle
    }

## Actions

mythwind-action-plant = sázet dílky
mythwind-action-water = zalévat sazenice
mythwind-action-harvest = sklízet
mythwind-action-livestock = starat se o dobytek
mythwind-action-equip = koupit vybavení, nebo klučit pole
mythwind-action-farmhand =
    { $job ->
        [plant] nechat obyvatele zasadit dílek
        [harvest] nechat obyvatele sklidit dílek
        [water] nechat skřítka zalít dílek
        [weed] nechat skřítka odstranit plevel
       *[brush] nechat skřítka vyklučit křoví
    }
mythwind-action-seed = dílek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen }
mythwind-action-plot = na políčka { $cells }
mythwind-action-cell = políčko { $cell }
mythwind-action-herd =
    { $step ->
        [buy] koupit krávu
        [sell] prodat krávu
        [move] přesunout krávu
       *[breed] odchovat tele
    }
mythwind-action-farm-gear = koupit { mythwind-farmer-part-gear }
mythwind-action-lift = odebrat vybavení z { $cell }

## Questions

mythwind-question-farmer-seed = Který dílek zasadíte?
mythwind-question-farmer-plot = Kam dílek položíte?
mythwind-question-farmer-water = Kterou sazenici zalijete?
mythwind-question-farmer-barrel = Kterou sazenici zalije sud? Krávu můžete ušetřit.
mythwind-question-farmer-harvest = Kterou skupinu sklidíte? Každou označuje její první dílek.
mythwind-question-farmer-mixed = Sklidíte se skupinou i dílek jiné plodiny?
mythwind-question-farmer-reap-one = Který dílek sklidí obyvatel?
mythwind-question-farmer-equip = Koupíte vybavení, vyklučíte políčka, nebo nejdřív odeberete vybavení z pole?
mythwind-question-farmer-clear = Které políčko vyčistíte?
mythwind-question-farmer-place = Kam vybavení postavíte?
mythwind-question-farmer-herd = Co uděláte s dobytkem?
mythwind-question-farmer-cow-buy = Kam postavíte novou krávu?
mythwind-question-farmer-cow-sell = Kterou krávu prodáte?
mythwind-question-farmer-cow-move = Kterou krávu přesunete?
mythwind-question-farmer-cow-move-to = Kam krávu přesunete?
mythwind-question-farmer-cow-breed = Kam postavíte tele?
mythwind-question-farmer-job = Kterou akci dělníka obstará Správce?

## What happens

mythwind-farmer-planted = { $seat } sází { mythwind-farmer-part-crop-acc } ({ mythwind-farmer-part-shape }) na { $cells } { mythwind-farmer-part-price }.
mythwind-farmer-watered =
    { $by ->
        [rain] { $seat }: déšť zalévá { mythwind-farmer-part-crop-acc } na { $cell }.
        [barrel] { $seat }: sud zalévá { mythwind-farmer-part-crop-acc } na { $cell }.
       *[hand] { $seat } zalévá { mythwind-farmer-part-crop-acc } na { $cell }.
    }
mythwind-farmer-harvested =
    { $count ->
        [one] { $seat } sklízí { $count } dílek { mythwind-farmer-part-crop-gen } na { $cell } za { mythwind-farmer-part-coins }.
        [few] { $seat } sklízí { $count } dílky { mythwind-farmer-part-crop-gen } kolem { $cell } za { mythwind-farmer-part-coins }.
       *[other] { $seat } sklízí { $count } dílků { mythwind-farmer-part-crop-gen } kolem { $cell } za { mythwind-farmer-part-coins }.
    }
mythwind-farmer-stall = { $seat } prodává plný koš u stánku a dostává ještě { mythwind-farmer-part-coins }.
mythwind-farmer-cow-bought = { $seat } kupuje krávu { mythwind-farmer-part-price } a staví ji na { $cell }.
mythwind-farmer-cow-sold = { $seat } prodává krávu z { $cell } za { mythwind-farmer-part-coins }.
mythwind-farmer-cow-moved = { $seat } vede krávu z { $cell } na { $to }.
mythwind-farmer-calf-born = { $seat } odchovává tele { mythwind-farmer-part-price }; stojí na { $cell }.
mythwind-farmer-gear-bought = { $seat } staví { mythwind-farmer-part-gear } na { $cell } { mythwind-farmer-part-price }.
mythwind-farmer-gear-lifted = { $seat } odebírá { mythwind-farmer-part-gear } z { $cell }.
mythwind-farmer-powered = Kráva na { $cell } dnes pohání { mythwind-farmer-part-gear }.
mythwind-farmer-cleared =
    { $ground ->
        [weed] { $seat } odstraňuje plevel z { $cell } { mythwind-farmer-part-price }.
       *[brush] { $seat } klučí křoví na { $cell } { mythwind-farmer-part-price }.
    }
mythwind-farmer-honey = { $seat }: včely na { $cell } přinášejí { mythwind-farmer-part-coins }.
mythwind-farmer-overgrown = { $seat }: na { $cell } roste plevel.

## Why not

mythwind-farmer-nothing-to-plant =
    { $coins ->
        [0] Nemáte mince a žádný dílek, který by se vešel, není zdarma.
       *[other] Není dílek, který by se vešel na pole a stál nejvýš { mythwind-farmer-part-coins }.
    }
mythwind-farmer-nothing-to-water = Žádná sazenice nečeká na vodu.
mythwind-farmer-nothing-to-harvest = Na poli nejsou plodiny.
mythwind-farmer-nothing-to-herd =
    { $coins ->
        [0] Nemáte mince a s tímto dobytkem teď není co dělat.
       *[other] Máte { mythwind-farmer-part-coins } a s tímto dobytkem teď není co dělat.
    }
mythwind-farmer-nothing-to-equip =
    { $coins ->
        [0] Nemáte mince, takže není co koupit, klučit ani odebrat z pole.
       *[other] Máte { mythwind-farmer-part-coins }, takže není co koupit, klučit ani odebrat z pole.
    }
mythwind-farmer-no-weeds = Na poli není plevel.
mythwind-farmer-no-brush = Žádné křoví už nezbývá.
mythwind-farmer-other-workers =
    { $kind ->
        [sprite] To dělají jen skřítci a dnes k nim nemáte přidružení.
       *[villager] To dělají jen obyvatelé a dnes k nim nemáte přidružení.
    }
mythwind-farmer-no-worker =
    { $kind ->
        [sprite] Nemáte najatého skřítka s hodnotou alespoň 1.
       *[villager] Nemáte najatého obyvatele s hodnotou alespoň 1.
    }
mythwind-farmer-asked-only =
    { $given ->
        [seed] Nejdřív zvolte sázení; pak se hra zeptá na dílek.
        [plot] Nejdřív zvolte sázení a dílek; pak se hra zeptá na místo.
        [cell] Nejdřív zvolte akci; pak se hra zeptá na políčko.
        [herd] Nejdřív zvolte péči o dobytek; pak se hra zeptá, co s ním uděláte.
        [farm-gear] Nejdřív zvolte akci vybavení; pak se hra zeptá na nákup.
       *[lift] Nejdřív zvolte akci vybavení; pak smíte něco odebrat z pole.
    }
mythwind-farmer-wrong-cell =
    { $asked ->
        [farmer-reap] Políčko { $cell } neoznačuje skupinu, kterou lze teď sklidit: zvolte její první dílek.
        [farmer-gather] Na { $cell } nezačíná dílek jiné plodiny, který by se sklizně dotýkal.
        [farmer-reap-one] Na { $cell } nezačíná žádný dílek: zvolte jeho první políčko.
        [farmer-water] Na { $cell } nezačíná žádná sazenice: zvolte její první políčko.
        [farmer-barrel] Na { $cell } nezačíná sazenice vedle sudu.
        [farmer-cow-sell] Na { $cell } nestojí dospělá kráva.
        [farmer-cow-move] Na { $cell } nestojí kráva.
        [farmer-cow-breed] Tele na { $cell } stát nemůže: políčko musí být volné a vedle rodičů, ledaže máte jesle.
        [farmer-clear] Na { $cell } není nic, co by šlo teď odstranit a zaplatit.
        [farmer-equip] Na { $cell } není nic, co by šlo teď odstranit a zaplatit.
       *[other] Políčko { $cell } není volné.
    }
mythwind-farmer-seed-too-dear = Dílek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-seed-gone = Dílky { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } už došly.
mythwind-farmer-seed-too-large = Je zima: rostou dílky do { $most } políček a { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } je větší.
mythwind-farmer-seed-no-room = Dílek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } se nikam nevejde: potřebuje volná políčka vedle své plodiny, pokud už nějaká roste.
mythwind-farmer-seed-no-gift = Zdarma je jen dílek I2, ne { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen }.
mythwind-farmer-plot-of-other-shape = Políčka { $cells } nemají tvar { mythwind-farmer-part-shape }.
mythwind-farmer-plot-taken = Ne všechna políčka { $cells } jsou volná.
mythwind-farmer-plot-alone = Na { $cells } by se dílek nedotýkal { mythwind-farmer-part-crop-gen }, které už rostou.
mythwind-farmer-step-taken =
    { $step ->
        [buy] Koupě krávy už v této akci byla.
        [sell] Prodej krávy už v této akci byl.
        [move] Přesun krávy už v této akci byl.
       *[breed] Odchov telete už v této akci byl.
    }
mythwind-farmer-cow-too-dear =
    { $step ->
        [breed] Odchov telete stojí { mythwind-part-price }, { mythwind-part-have }.
       *[buy] Kráva stojí { mythwind-part-price }, { mythwind-part-have }.
    }
mythwind-farmer-herd-full = Krav na poli už je { $count } a víc jich být nesmí.
mythwind-farmer-no-clear-cell = Na poli není volné políčko.
mythwind-farmer-no-grown-cow = Není dospělá kráva na prodej.
mythwind-farmer-no-cow = Není kráva, kterou by šlo přesunout.
mythwind-farmer-bred-today = Dnes už se tele narodilo; další může být zítra.
mythwind-farmer-no-parents = K odchovu jsou potřeba dvě krávy vedle sebe a volné políčko u nich.
mythwind-farmer-gear-too-dear = Koupě ({ mythwind-farmer-part-gear }) stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-gear-gone = V zásobě už takové vybavení není ({ mythwind-farmer-part-gear }).
mythwind-farmer-no-gear = Na { $cell } není vybavení.
