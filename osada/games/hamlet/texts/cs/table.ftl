### What the table says while Hamlet is played. The keys are those of phrases.py.
### $tile-on, $resource-acc and the like are forms of the names in names.ftl; of a list, -either
### joins by “or”, -counted tells equal things together, -number is how many there are.
### “hidden” stands for an empty list. Names of players always come as they are, so they stand only
### where the nominative does, and never with a verb in the past tense.
### The glossary stands at the top of rules.ftl.

## Parts of sentences

hamlet-part-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
hamlet-part-price =
    { $price ->
        [one] { $price } zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    }
hamlet-part-stars =
    { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
# What somebody gets: gold, points, both, or neither.
hamlet-part-reward =
    { $gold ->
        [0] { $stars ->
            [0] nic
           *[other] { hamlet-part-stars }
        }
       *[other] { $stars ->
            [0] { hamlet-part-gold }
           *[other] { hamlet-part-gold } a { hamlet-part-stars }
        }
    }
# vyrábí kolik čeho: 2 prkna
hamlet-part-made =
    { $resource ->
        [plank] { hamlet-resource-plank-count.acc }
        [brick] { hamlet-resource-brick-count.acc }
        [milk] { hamlet-resource-milk-count.acc }
       *[flour] { hamlet-resource-flour-count.acc }
    }
hamlet-part-spaces =
    { $spaces ->
        [one] je volné { $spaces } místo
        [few] jsou volná { $spaces } místa
       *[other] je volných { $spaces } míst
    }
# potřebujete koho: svého osla
hamlet-part-donkeys =
    { $donkeys-number ->
        [one] svého osla { $donkeys-on }
       *[other] své osly { $donkeys-on }
    }
hamlet-part-sections = úsek { $section } { $tile-gen } ({ $terrain-name }) a úsek { $other_section } { $other-gen } ({ $other_terrain-name })
# Teď nemůžete …
hamlet-part-deed =
    { $given ->
        [donkeys] zahájit přesun oslů
        [lead] vést osla
        [go] vyslat vesničana
        [work] vyrábět suroviny
        [fill] zaplnit stodolu
        [refine] zpracovávat suroviny
        [take] vzít plán budovy
        [hire] najímat pracovníky
        [stable] postavit nového osla
        [sell] prodávat
        [deliver] dodávat do kostela
        [beg] žebrat
        [build] stavět budovu
        [place] položit dílek
        [bridge] stavět most
        [path] stavět stezku
        [pay] platit surovinami
        [settle] zaplatit podle návrhu
        [rest] nechat vesničana odpočívat
        [done] zvolit „{ hamlet-action-done }“
       *[end] ukončit tah
    }
hamlet-part-stage =
    { $stage ->
        [layout] vesnice se teprve rozkládá, zvolte místo pro další dílek
        [turn] zvolte dílek pro vesničana, přesun oslů, nebo konec tahu
        [lead] probíhá přesun oslů, veďte některého z nich, nebo zvolte „{ hamlet-action-done }“
        [act] váš vesničan čeká, zvolte jeho akci, nebo ho nechte odpočívat
        [hire] váš vesničan je na rychtě, najměte někoho, nebo zvolte „{ hamlet-action-done }“
        [stable] zvolte dílek pro nového osla
        [place] zvolte, jak bude ležet nový dílek
       *[pay] nejdřív dokončete placení, po jedné surovině, nebo podle návrhu
    }

## Actions

hamlet-action-donkeys = přesunout osly
hamlet-action-lead = vést osla { $origin-from } { $target-to }
hamlet-action-go = poslat vesničana { $tile-to }
hamlet-action-work = vyrábět
hamlet-action-fill = zaplnit místa: { $goods-counted }
hamlet-action-refine =
    { $count ->
        [one] zpracovat { $count } surovinu
        [few] zpracovat { $count } suroviny
       *[other] zpracovat { $count } surovin
    }
hamlet-action-take = vzít plán { $tile-gen }
hamlet-action-hire =
    { $worker ->
        [donkey] najmout osla
       *[villager] najmout vesničana
    }
hamlet-action-stable = postavit nového osla { $tile-to }
hamlet-action-sell = prodat podle dílku prodeje { $sale }
hamlet-action-deliver = splnit dodávku { $space }
hamlet-action-beg = žebrat o zlaťáky
hamlet-action-build = postavit { $tile-acc }
hamlet-action-place = { $tile-nom } vedle { $anchor-gen }: úsek { $section } k { $anchor_section }
hamlet-action-bridge = postavit most { $tile-to }
hamlet-action-path = postavit stezku { $tile-to }
hamlet-action-pay =
    { $what ->
        [buy] koupit { $where-acc }
        [wood] { $what-name } { $where-from }
        [stone] { $what-name } { $where-from }
        [wheat] { $what-name } { $where-from }
       *[other] { $quality ->
            [fine] { $where-name } kvalitní žeton { $what-from }
           *[hidden] { $where-name } žeton { $what-from }
        }
    }
hamlet-action-settle = zaplatit podle návrhu
hamlet-action-rest = odpočívat bez akce
hamlet-action-done = hotovo
hamlet-action-end = ukončit tah

## Events

hamlet-started = { $seat } má na začátku { hamlet-part-gold }.
hamlet-laid-out = { $seat } pokládá { $tile-acc } vedle kostela.
hamlet-row-filled =
    { $price ->
        [0] Nový plán v nabídce: { $tile-nom }, zdarma.
       *[other] Nový plán v nabídce: { $tile-nom }, za { hamlet-part-price }.
    }
hamlet-sale-shown = Na tržišti se objevuje dílek prodeje { $sale }.
hamlet-round-began = Začíná kolo { $round }.
hamlet-turn-began = { $seat } začíná tah.
hamlet-turn-ended = { $seat } končí tah.
hamlet-donkeys-set-out = { $seat } zahajuje přesun oslů.
hamlet-donkey-led = { $seat } vede osla { $origin-from } { $target-to }.
hamlet-villager-went = { $seat } posílá vesničana { $tile-to }.
hamlet-rested = { $seat } nechává vesničana odpočívat { $tile-on }.
hamlet-produced = { $seat } zaplňuje volná místa { $tile-on }: { $goods-counted }. Odměna: { hamlet-part-reward }.
hamlet-refined =
    { $fine ->
        [yes] { $seat } vyrábí { hamlet-part-made } vysoké kvality { $tile-on }.
       *[no] { $seat } vyrábí { hamlet-part-made } { $tile-on }.
    }
hamlet-consumed = { $seat } spotřebovává { $resource-acc } { $tile-from }.
hamlet-bought = { $seat } kupuje na volném trhu { $resource-acc } za { hamlet-part-price }.
hamlet-rewarded =
    { $fine ->
        [yes] { $seat } získává odměnu za { $resource-acc } vysoké kvality: { hamlet-part-reward }.
       *[no] { $seat } získává odměnu za { $resource-acc }: { hamlet-part-reward }.
    }
hamlet-blueprint-taken =
    { $price ->
        [0] { $seat } bere zdarma plán { $tile-gen }
       *[other] { $seat } bere plán { $tile-gen } za { hamlet-part-price }
    }{ $coins ->
        [0] .
       *[other] . Získává i zlaťáky, které na něm leží: { $coins }.
    }
hamlet-hired-villager = { $seat } najímá vesničana za { hamlet-part-price }. Pracovat může od příštího tahu.
hamlet-hired-donkey = { $seat } najímá osla za { hamlet-part-price }.
hamlet-donkey-placed = { $seat } staví nového osla { $tile-to }.
hamlet-sold = { $seat } bere dílek prodeje { $sale }. Odměna: { hamlet-part-reward }.
hamlet-delivered = { $seat } zaplňuje v kostele místo pro dodávku { $space } a získává { hamlet-part-stars }.
hamlet-begged = { $seat } žebrá v kostele o zlaťáky.
hamlet-site-chosen = { $seat } volí místo: { $tile-nom } vedle { $anchor-gen }.
hamlet-built =
    { $stars ->
        [0] { $seat } staví { $tile-acc }.
       *[other] { $seat } staví { $tile-acc } a získává { hamlet-part-stars }.
    }
hamlet-flagged = { $seat } vztyčuje vlajku { $tile-on }.
hamlet-milestone = { $seat } získává milník „{ $goal-name }“.
hamlet-stack-added = Do pytlíku se přimíchává hromádka „{ $resource-name }“.
hamlet-road-built =
    { $road ->
        [bridge] { $seat } staví most mezi { $origin-ins } a { $target-ins }.
       *[path] { $seat } staví stezku mezi { $origin-ins } a { $target-ins }.
    }
hamlet-church-complete = { $seat } plní poslední dodávku: kostel je dokončen! Toto kolo je poslední.
hamlet-game-over = Hra končí. Je čas spočítat body.
hamlet-scored =
    { $total ->
        [one] { $seat } má { $total } bod.
        [few] { $seat } má { $total } body.
       *[other] { $seat } má { $total } bodů.
    }

## Reasons for a refusal: whose turn, what is asked

hamlet-is-over = Hra už skončila: není o čem rozhodovat.
hamlet-not-seated =
    { $seats ->
        [one] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráč.
        [few] { $seat } u tohoto stolu nesedí: hrají tu { $seats } hráči.
       *[other] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráčů.
    }
hamlet-not-your-turn = Teď nejste na řadě: rozhoduje { $turn }.
hamlet-wrong-kind = Teď nemůžete { hamlet-part-deed }: { hamlet-part-stage }.
hamlet-no-such-tile = Tento dílek ve vesnici ještě není: { $tile-nom }.

## Reasons: moving

hamlet-no-villager-left = Všichni vaši vesničané už něco udělali. Vstanou na začátku vašeho příštího tahu.
hamlet-unreachable = Žádná cesta zatím { $tile-to } nevede, takže tam nikdo nedojde. Je potřeba most, stezka nebo dílek s cestou.
hamlet-donkeys-done = Přesun oslů teď nelze zahájit: provádí se jednou za tah, a u stolu, kde osli chodí po jednom, prostě vedete každého zvlášť.
hamlet-no-donkey-can-move = Žádný z vašich oslů se nemůže hnout: odtamtud, kde stojí, nevede cesta.
hamlet-no-donkey-there = Žádný z vašich oslů nestojí { $tile-on }.
hamlet-donkey-moved = Váš osel { $tile-on } se už přesunul: za tah dojde jen o jeden dílek dál.
hamlet-not-linked = Mezi { $origin-ins } a { $target-ins } není přímá cesta, a osel dojde jen na sousední propojený dílek.

## Reasons: using a building

hamlet-not-here =
    { $action ->
        [work] Suroviny se vyrábějí jen ve výrobních budovách, třeba v kamenolomu. Váš vesničan je { $tile-on }.
        [fill] Směs surovin se volí jen ve stodole. Váš vesničan je { $tile-on }.
        [refine] Suroviny se zpracovávají jen ve zpracovatelských budovách, třeba v dřevařství. Váš vesničan je { $tile-on }.
        [take] Plány budov se berou na rychtě. Váš vesničan je { $tile-on }.
        [hire] Pracovníci se najímají na rychtě. Váš vesničan je { $tile-on }.
        [sell] Prodává se na tržišti. Váš vesničan je { $tile-on }.
        [deliver] Dodávky se plní v kostele. Váš vesničan je { $tile-on }.
       *[beg] Žebrá se v kostele. Váš vesničan je { $tile-on }.
    }
hamlet-landmark-idle = Akci { $tile-on } provést nelze: památka jen přináší body na konci hry. Můžete odtud postavit budovu nebo cestu.
hamlet-no-space = Všechna místa { $tile-on } jsou plná. Nejdřív se odtamtud musí něco spotřebovat.
hamlet-fill-all =
    Volná místa { $tile-on } se zaplňují všechna najednou: { hamlet-part-spaces }, ale { $given ->
        [one] zvolena je { $given } surovina.
        [few] zvoleny jsou { $given } suroviny.
       *[other] zvoleno je { $given } surovin.
    }
hamlet-own-resource = Vyrábí se tam jediná surovina ({ $resource-name }), takže { $tile-on } není co vybírat: prostě zvolte „{ hamlet-action-work }“.
hamlet-refinery-full =
    { $spaces ->
        [0] Žádné místo { $tile-on } není volné, ale potřebujete { $given }. Nejdřív musí někdo spotřebovat, co tam leží.
       *[other] Příliš málo volných míst { $tile-on }: { hamlet-part-spaces }, ale potřebujete { $given }.
    }
hamlet-no-token-left =
    { $left ->
        [0] Nemáte už v zásobě žádný žeton „{ $resource-name }“, ale potřebujete { $given }. Žetony se vracejí, když je někdo spotřebuje.
        [one] Máte v zásobě jen { $left } žeton „{ $resource-name }“, ale potřebujete { $given }.
        [few] Máte v zásobě jen { $left } žetony „{ $resource-name }“, ale potřebujete { $given }.
       *[other] Máte v zásobě jen { $left } žetonů „{ $resource-name }“, ale potřebujete { $given }.
    }
hamlet-not-begging = Žebrat smíte, jen když jsou statek, tábor dřevorubců i kamenolom plné, ale { $tile-on } { hamlet-part-spaces }.
hamlet-hand-full =
    { $most ->
        [one] Už máte { $most } plán budovy a víc jich mít nesmíte. Nejdřív ho postavte.
        [few] Už máte { $most } plány budov a víc jich mít nesmíte. Nejdřív některý postavte.
       *[other] Už máte { $most } plánů budov a víc jich mít nesmíte. Nejdřív některý postavte.
    }
hamlet-not-in-row = Plán { $tile-gen } v nabídce není.
hamlet-row-too-dear = Plán { $tile-gen } stojí { hamlet-part-price }, ale máte jen { $gold }.
hamlet-blueprint-first = Při návštěvě rychty smíte vzít jeden plán budovy, a to ještě před najímáním. Teď můžete najímat, nebo zvolit „{ hamlet-action-done }“.
hamlet-hire-too-dear =
    { $worker ->
        [donkey] Osel stojí { hamlet-part-price }, ale máte jen { $gold }.
       *[villager] Další vesničan stojí { hamlet-part-price }, ale máte jen { $gold }.
    }
hamlet-no-worker-left =
    { $worker ->
        [donkey] Všichni osli vaší barvy už jsou ve vesnici: { $most }.
       *[villager] Všichni vesničané vaší barvy už jsou ve vesnici: { $most }.
    }
hamlet-not-home = Nový osel smí stát jen tam, odkud vedou cesty ke kostelu, a { $tile-from } nevedou.
hamlet-sale-gone = Na tržišti teď dílek prodeje { $sale } neleží.
hamlet-space-filled = Místo pro dodávku { $space } už je zaplněné ({ $seat }). Zvolte jiné.
hamlet-no-such-space =
    { $spaces ->
        [one] Místo pro dodávku { $space } neexistuje: kostel má jen { $spaces } takové místo.
        [few] Místo pro dodávku { $space } neexistuje: kostel má jen { $spaces } taková místa.
       *[other] Místo pro dodávku { $space } neexistuje: kostel má jen { $spaces } takových míst.
    }

## Reasons: building

hamlet-not-in-hand = Plán { $tile-gen } nemáte. Plány budov se berou na rychtě.
hamlet-no-site = Vedle { $anchor-gen } není místo, kam se vejde dílek „{ $tile-name }“. Zkuste to z jiného dílku.
hamlet-other-tile = Teď pokládáte { $wanted-acc }, ne { $tile-acc }.
hamlet-other-anchor = Nový dílek musí ležet vedle { $wanted-gen }, ne vedle { $anchor-gen }.
hamlet-no-such-section =
    { $sections ->
        [one] Úsek { $section } neexistuje: dílek „{ $tile-name }“ má jen { $sections } úsek.
        [few] Úsek { $section } neexistuje: dílek „{ $tile-name }“ má jen { $sections } úseky.
       *[other] Úsek { $section } neexistuje: dílek „{ $tile-name }“ má jen { $sections } úseků.
    }
hamlet-overlaps = To místo je obsazené: dílek „{ $tile-name }“ tu překrývá dílek „{ $other-name }“.
hamlet-road-clash = Tady by se dotkly { hamlet-part-sections }. Úsek s cestou se smí dotýkat jen jiného úseku s cestou.
hamlet-terrain-clash = Tady by se dotkly { hamlet-part-sections }. U tohoto stolu se úsek smí dotýkat jen úseku stejného druhu.
hamlet-looks-the-same = Takto otočený dílek „{ $tile-name }“ vypadá stejně, jako když jeho úsek { $section } leží u úseku { $anchor_section } { $anchor-gen }. Zvolte to místo.
hamlet-not-to-church = Úsek s cestou { $tile-gen } se musí dotýkat úseku s cestou kostela, a tady se žádný nedotýká.
hamlet-blocks-layout = Leží-li tam { $tile-nom }, nevejdou se kolem kostela všechny ostatní počáteční dílky. Zvolte jiné místo.
hamlet-no-road-piece = Všechny cesty vaší barvy už jsou postavené: { $most }.
hamlet-not-adjacent = Cesta spojuje dva dílky, které se dotýkají, ale { $origin-nom } a { $target-nom } se nedotýkají.
hamlet-already-linked = Mezi { $origin-ins } a { $target-ins } už přímá cesta je.
hamlet-detour = Natištěná cesta už { $origin-from } { $target-to } vede, a u tohoto stolu se pak další nestaví.
hamlet-cliff =
    { $road ->
        [bridge] Most spojuje hory s horami, a mezi { $origin-ins } a { $target-ins } nikde nejsou hory na obou stranách.
       *[path] Stezka spojuje les s lesem, a mezi { $origin-ins } a { $target-ins } nikde není les na obou stranách.
    }

## Reasons: paying

hamlet-short =
    { $wanted ->
        [one] Je potřeba { $wanted } surovina ({ $resources-either })
        [few] Jsou potřeba { $wanted } suroviny ({ $resources-either })
       *[other] Je potřeba { $wanted } surovin ({ $resources-either })
    }{ $reachable ->
        [0] , ale { $target-to } nelze dopravit žádnou.
       *[other] , ale { $target-to } lze dopravit jen { $reachable }.
    }
hamlet-cannot-come = K přepravě { $resource-gen } { $tile-from } { $target-to } potřebujete { hamlet-part-donkeys }.
hamlet-no-way = Přeprava { $resource-gen } { $tile-from } není možná: nevede odtamtud { $target-to } žádná cesta.
hamlet-market-too-far =
    { $donkeys ->
        [hidden] Nákup nepomůže: z tržiště nevede { $target-to } žádná cesta.
       *[other] Koupené suroviny se přepravují z tržiště: aby se dostaly { $target-to }, potřebujete { hamlet-part-donkeys }.
    }
hamlet-no-buying = Prodávat lze jen to, co je ve vesnici: k prodeji se suroviny kupovat nesmějí.
hamlet-gold-short =
    { $needed ->
        [one] Co chybí, musíte dokoupit. Celkem to stojí { $needed } zlaťák, ale máte jen { $gold }.
        [few] Co chybí, musíte dokoupit. Celkem to stojí { $needed } zlaťáky, ale máte jen { $gold }.
       *[other] Co chybí, musíte dokoupit. Celkem to stojí { $needed } zlaťáků, ale máte jen { $gold }.
    }
hamlet-not-demanded =
    { $resource ->
        [nothing] Nic se tam nezpracovává, takže takový žeton není. Teď je potřeba: { $resources-either }.
       *[other] Teď nemůžete použít { $resource-acc }. Je potřeba: { $resources-either }.
    }
hamlet-not-there = Taková surovina už { $tile-on } není: { $resource-name }.
hamlet-purchase-too-dear = Koupě { $resource-gen } stojí { hamlet-part-price }, ale máte jen { $gold }.
hamlet-would-fail = Použijete-li { $resource-acc } { $tile-from }, zbytek už zaplatit nepůjde. Zvolte něco jiného.

## Questions

hamlet-ask-layout = { $seat }: kam položíte { $tile-acc }?
hamlet-ask-turn =
    { $seat }: { $villagers ->
        [0] { $donkeys ->
            [0] všechno je hotovo, ukončete tah.
           *[other] vesničané už provedli akce: přesuňte osly (připraveni: { $donkeys }), nebo ukončete tah.
        }
       *[other] { $donkeys ->
            [0] vyšlete vesničana na dílek (připraveni: { $villagers }), nebo ukončete tah.
           *[other] vyšlete vesničana na dílek (připraveni: { $villagers }), přesuňte osly (připraveni: { $donkeys }), nebo ukončete tah.
        }
    }
hamlet-ask-lead = { $seat }: kterého osla povedete a kam?
hamlet-ask-act = { $seat }: co váš vesničan { $tile-on } udělá?
hamlet-ask-hire = { $seat }: máte { hamlet-part-gold }. Koho najmete?
hamlet-ask-stable = { $seat }: na který dílek postavíte nového osla?
hamlet-ask-place = { $seat }: jak položíte { $tile-acc } vedle { $anchor-gen }?
hamlet-ask-pay =
    { $purpose ->
        [refine] { $seat }: co zpracujete?
        [sell] { $seat }: co prodáte?
        [deliver] { $seat }: co dodáte?
        [build] { $seat }: z čeho postavíte budovu?
        [bridge] { $seat }: z čeho postavíte most?
       *[path] { $seat }: z čeho postavíte stezku?
    } { $left ->
        [one] Ještě je potřeba { $left } surovina
        [few] Ještě jsou potřeba { $left } suroviny
       *[other] Ještě je potřeba { $left } surovin
    } ({ $resources-either }).

## Options

hamlet-option-layout = Rozložení vesnice
    .help = Jak leží kolem kostela pět počátečních dílků.
    .choice =
        { $choice ->
            [free] rozloží je začínající hráč
            [random] náhodně
           *[beginners] jako při první hře
        }
hamlet-option-strict-terrain = Les a hory
    .help = Zda se úsek s lesem smí dotýkat úseku s horami. Na takovém místě je útes, přes který žádná cesta nevede.
    .choice =
        { $choice ->
            [on] dotýkají se jen úseky stejného druhu
           *[off] smějí se dotýkat navzájem
        }
hamlet-option-no-detour = Cesty vedle natištěných cest
    .help = Zda se smí stavět cesta mezi dílky, které už oklikou propojují natištěné cesty.
    .choice =
        { $choice ->
            [on] ne, vede-li tam natištěná cesta
           *[off] ano, není-li přímé propojení
        }
hamlet-option-lenient-donkeys = Přesun oslů
    .help = Zda se všichni osli přesouvají společně, jednou za tah, nebo každý, kdy chcete.
    .choice =
        { $choice ->
            [on] každý osel kdykoli
           *[off] všichni osli společně
        }

## Scores

hamlet-score-deliveries = Dodávky do kostela
hamlet-score-sales = Dílky prodejů
hamlet-score-construction = Postavené budovy
hamlet-score-refined = Spotřebované zpracované suroviny
hamlet-score-barns = Práce ve stodolách
hamlet-score-milestones = Milníky
hamlet-score-awards = Ocenění
hamlet-score-landmarks = Památky
hamlet-score-roads = Mosty a stezky
hamlet-score-longest-road = Nejdelší cesta
hamlet-score-gold = Zbylé zlaťáky
hamlet-score-unfinished = Volná místa pro dodávky
