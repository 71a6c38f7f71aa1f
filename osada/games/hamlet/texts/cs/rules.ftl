### Glossary (words of the Czech rulebook „Vesnička“; sentences are this project's own)
### Tiles: tile = dílek · building = budova · blueprint = plán budovy · section = úsek: s cestou, s lesem, s horami · clearing = mýtina · adjacent = sousední · connected = propojený cestou · cliff = útes · village = vesnice
### Roads: printed road = natištěná cesta · road piece = cesta hráče, vaše cesta · bridge = most · path = stezka · longest road = nejdelší cesta
### Workers: worker = pracovník · villager = vesničan · donkey = osel · hire = najmout · lay down = položit
### Resources: resource = surovina: základní (dřevo, kámen, obilí), zpracovaná (prkno, cihla, mléko, mouka), kvalitní · make = vyrobit · consume = spotřebovat · transport = přepravit · quick purchase = nákup na volném trhu · gold = zlaťáky · supply = zásoba · point = bod
### Buildings: producer = výrobní budova · refinery = zpracovatelská budova · landmark = památka · flag = vlajka · disc = disk · resource space = místo na surovinu · delivery space = místo pro dodávku · church part = část kostela · sale tile = dílek prodeje · offer = nabídka plánů · bag = pytlík · stack = hromádka · Town Hall = rychta · begging = žebrání
### Goals: milestone = milník (Tesař, Kameník, Pastýř, Mlynář, Cestář) · award = ocenění (Kaplan, Sakristián; Kupec and Správce are this project's names)
### Turn: round = kolo · turn = tah · action = akce · tie = shoda

## Components

rule-HAM-COMP-01 = Každá ze čtyř barev má od každé zpracované suroviny (prken, mouky, mléka a cihel) { $printed-pieces-tokens_of_each_refined ->
        [one] { $printed-pieces-tokens_of_each_refined } žeton
        [few] { $printed-pieces-tokens_of_each_refined } žetony
       *[other] { $printed-pieces-tokens_of_each_refined } žetonů
    }, 6 disků, 6 vlajek, { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } vesničana
        [few] { $printed-pieces-villagers } vesničany
       *[other] { $printed-pieces-villagers } vesničanů
    }, { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } cestu
        [few] { $printed-pieces-roads } cesty
       *[other] { $printed-pieces-roads } cest
    } a { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } osla
        [few] { $printed-pieces-donkeys } osly
       *[other] { $printed-pieces-donkeys } oslů
    }.
rule-HAM-COMP-02 = Všem hráčům slouží 18 kostiček základních surovin (po šesti od dřeva, kamene a obilí), 30 mincí, { $printed-church-parts ->
        [one] { $printed-church-parts } část kostela
        [few] { $printed-church-parts } části kostela
       *[other] { $printed-church-parts } částí kostela
    }, 9 dílků milníků a ocenění, 12 dílků prodejů, 32 dílků budov, bodovací deska, pytlík a žeton začínajícího hráče. Z mincí má 23 hodnotu 1 a 7 hodnotu 5.
rule-HAM-COMP-03 = Žeton zpracované suroviny má dvě strany. Černý symbol znamená běžnou surovinu, bílý kvalitní.
rule-HAM-COMP-04 = Základní suroviny a vlajky nikdy nedojdou. Zpracovaných surovin, cest, vesničanů a oslů máte jen tolik, kolik je jich ve vaší barvě.
rule-HAM-COMP-05 = Na zadní straně dílku budovy je její název a symbol místa, kde začíná: stůl, pytlík, nebo jedna ze čtyř hromádek (prkna, mléko, cihly, mouka). Jen kostel a tržiště mají dvě herní strany; o tom, která se použije, rozhoduje počet hráčů.
rule-HAM-COMP-06 = Hrát může jeden až čtyři hráči. Vydaná sólová hra má samostatný dvoulist, který tato pravidla neobsahují; sólová hra u tohoto stolu ji jen nahrazuje.

## Setup

rule-HAM-SETUP-01 = Každý si vezme všechny komponenty jedné barvy.
rule-HAM-SETUP-02 = Uprostřed leží kostel. Ve hře pro tři nebo čtyři hráče ukazuje stranu „3-4“ a začíná { $printed-church-side-3-4-parts ->
        [one] s jednou částí kostela
       *[other] s { $printed-church-side-3-4-parts } částmi kostela
    }, ve hře pro jednoho nebo dva ukazuje stranu „1-2“ a začíná { $printed-church-side-1-2-parts ->
        [one] s jednou
        [few] se { $printed-church-side-1-2-parts }
       *[other] s { $printed-church-side-1-2-parts }
    }.
rule-HAM-SETUP-03 = Každý začíná s jedním vesničanem připraveným k akci a s jedním oslem v kostele.
rule-HAM-SETUP-04 = Kolem kostela leží statek, kamenolom, tábor dřevorubců, rychta a tržiště; každý z těchto dílků se jedním svým úsekem s cestou dotýká úseku s cestou kostela. Každé takové rozložení je dovoleno. Při hře 2 hráčů ukazuje tržiště stranu „2“, jinak stranu „3-4“.
rule-HAM-SETUP-05 = Na začátku leží v táboře dřevorubců dřevo ({ $printed-start-basics }), v kamenolomu kámen ({ $printed-start-basics }) a na statku obilí ({ $printed-start-basics }).
rule-HAM-SETUP-06 = Dílky se symbolem pytlíku se dají do pytlíku. Ostatní čekají ve čtyřech hromádkách po čtyřech: prkna, mléko, cihly a mouka.
rule-HAM-SETUP-07 = Každý začíná s 0 body a skóre si značí jedním ze svých disků.
rule-HAM-SETUP-08 = { $printed-start-row ->
        [one] Jeden plán budovy vytažený z pytlíku tvoří
        [few] { $printed-start-row } plány budov vytažené z pytlíku tvoří
       *[other] { $printed-start-row } plánů budov vytažených z pytlíku tvoří
    } nabídku. První zleva je zdarma a každý další vpravo stojí o 1 zlaťák víc.
rule-HAM-SETUP-09 = Začínajícího hráče určí los. Žeton začínajícího hráče si nechá po celou hru.
rule-HAM-SETUP-10 = Každý dostane na začátku zlaťáky podle pořadí: při hře dvou hráčů { $printed-start-gold_2-1 } a { $printed-start-gold_2-2 }, tří { $printed-start-gold_3-1 }, { $printed-start-gold_3-2 } a { $printed-start-gold_3-3 }, čtyř { $printed-start-gold_4-1 }, { $printed-start-gold_4-2 }, { $printed-start-gold_4-3 } a { $printed-start-gold_4-4 }. Kdo hraje sám, dostane { $printed-start-gold_1-1 }.
rule-HAM-SETUP-11 = Všechny dílky milníků a ocenění leží lícem nahoru, aby na ně každý viděl.
rule-HAM-SETUP-12 = Na každé ze tří úrovní jsou čtyři dílky prodejů, některé se však náhodně odstraní. Z 1., 2. a 3. úrovně zůstanou postupně: při hře čtyř hráčů { $printed-kept-players-4-1 }, { $printed-kept-players-4-2 } a { $printed-kept-players-4-3 }; při hře tří hráčů { $printed-kept-players-3-1 }, { $printed-kept-players-3-2 } a { $printed-kept-players-3-3 }; při hře dvou hráčů { $printed-kept-players-2-1 }, { $printed-kept-players-2-2 } a { $printed-kept-players-2-3 }.
rule-HAM-SETUP-13 = Zbylé dílky prodejů tvoří hromádku lícem dolů: nahoře 1. úroveň, pod ní 2. a vespod 3. Vrchní dílky se odkryjí, jeden na každém místě tržiště.

## Tiles, sections, adjacency

rule-HAM-TILE-01 = Dílek v osobní zásobě hráče nebo v nabídce je plán budovy. Jakmile ho někdo položí do vesnice, je to budova.
rule-HAM-TILE-02 = Okraj každého dílku se skládá ze stejně dlouhých úseků, mezi kterými jsou malé mýtiny. Každý úsek je buď s cestou, s lesem, nebo s horami.
rule-HAM-TILE-03 = Dva dílky sousedí, když aspoň jeden celý úsek jednoho přiléhá k celému úseku druhého. Dotýkat se rohem nestačí.
rule-HAM-TILE-04 = Úsek s cestou se smí dotýkat jen jiného úseku s cestou. Les a hory se smějí dotýkat libovolně: navzájem i úseků stejného druhu.
rule-HAM-TILE-05 = Tam, kde se les dotýká hor, je útes. Dílky tak ležet smějí, ale žádná cesta tudy nikdy nepovede.
rule-HAM-TILE-06 = Dva úseky s cestou, které se dotýkají, ihned propojují své dílky, a to pro všechny. Úsek s cestou smí také vést do prázdna.
rule-HAM-TILE-07 = Smíte položit i dílek, ke kterému zatím žádná cesta nevede; propojit ho lze později. Do té doby na něj nevstoupí žádný pracovník, nelze ho aktivovat a obvykle nepřináší body.
rule-HAM-TILE-08 = Modré čtverce jsou místa na základní suroviny, modré osmiúhelníky na zpracované a vlajka u názvu označuje památku. Žlutá znamená akci, červená cenu, zelená odměnu a kladivo odměnu za postavení.

## Ownership

rule-HAM-OWN-01 = Vaše plány budov a vaše zlaťáky patří jen vám. Všechny budovy, cesty a suroviny ve vesnici, ať mají jakoukoli barvu, mohou používat všichni.
rule-HAM-OWN-02 = Památka přináší body jen tomu, čí vlajka na ní stojí. Postavená cesta přináší body jen tomu, kdo ji postavil, i když ji smí používat každý.
rule-HAM-OWN-03 = Používáte jen vlastní pracovníky: akce za vás provádějí jen vaši vesničané a suroviny předávají dál jen vaši osli.
rule-HAM-OWN-04 = Na jednom dílku smí stát libovolný počet pracovníků kterýchkoli hráčů.

## Gold

rule-HAM-GOLD-01 = Všichni vidí, kolik má kdo zlaťáků. Platíte jen svými.
rule-HAM-GOLD-02 = Zlaťáky získané během akce smíte utratit ještě v téže akci. Mincemi, které si vezmete s plánem budovy, můžete zaplatit pracovníky a odměnou za spotřebovanou surovinu nákup na volném trhu.

## Roads

rule-HAM-ROAD-01 = Dva dílky jsou propojené, když se dotýkají jejich úseky s cestou nebo když přes místo jejich dotyku leží cesta některého hráče. Pracovníci a suroviny se pohybují jen po takových spojeních.
rule-HAM-ROAD-02 = Máte { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } cestu
        [few] { $printed-pieces-roads } cesty
       *[other] { $printed-pieces-roads } cest
    }. Jakmile je postavíte všechny, žádnou další už postavit nemůžete, a postavená cesta se nikdy neodstraňuje.

## Resources

rule-HAM-RES-01 = Základní suroviny jsou dřevo, kámen a obilí. Nepatří nikomu a za jejich spotřebování není odměna.
rule-HAM-RES-02 = Zpracované suroviny jsou prkno (ze dřeva), cihla (z kamene), mléko a mouka (obojí z obilí). Mají barvu hráče, který je vyrobil, ale používat je smějí všichni.
rule-HAM-RES-03 = Máte-li milník některé zpracované suroviny, je každý žeton, který z ní vyrobíte, kvalitní a leží bílou stranou nahoru. O kvalitě rozhoduje okamžik výroby a později se nemění.
rule-HAM-RES-04 = Když se zpracovaná surovina spotřebuje, hráč, který ji vyrobil, hned dostane { $printed-refined-gold ->
        [one] { $printed-refined-gold } zlaťák
        [few] { $printed-refined-gold } zlaťáky
       *[other] { $printed-refined-gold } zlaťáků
    } a { $printed-refined-stars ->
        [one] { $printed-refined-stars } bod
        [few] { $printed-refined-stars } body
       *[other] { $printed-refined-stars } bodů
    }, za kvalitní surovinu { $printed-refined-fine_gold ->
        [one] { $printed-refined-fine_gold } zlaťák
        [few] { $printed-refined-fine_gold } zlaťáky
       *[other] { $printed-refined-fine_gold } zlaťáků
    } a { $printed-refined-fine_stars ->
        [one] { $printed-refined-fine_stars } bod
        [few] { $printed-refined-fine_stars } body
       *[other] { $printed-refined-fine_stars } bodů
    }. Nezáleží na tom, kdo ji spotřebuje: odměnu máte i ze své vlastní.
rule-HAM-RES-05 = Od každé zpracované suroviny máte { $printed-pieces-tokens_of_each_refined ->
        [one] jeden žeton
        [few] { $printed-pieces-tokens_of_each_refined } žetony
       *[other] { $printed-pieces-tokens_of_each_refined } žetonů
    }. Dokud jsou všechny ve vesnici, víc jí nevyrobíte; spotřebovaný žeton se vám vrátí.

## Workers

rule-HAM-WORKER-01 = Vesničané provádějí akce. Po propojených dílcích dojdou libovolně daleko. Začínáte s jedním a můžete jich mít nejvýš { $printed-pieces-villagers }.
rule-HAM-WORKER-02 = Osli žádné akce neprovádějí, pomáhají přepravovat suroviny. Každý se smí ve vašem tahu přesunout na jeden propojený dílek. Začínáte s jedním a můžete jich mít nejvýš { $printed-pieces-donkeys }.

## Transport and consumption

rule-HAM-TRANSPORT-01 = Surovina se spotřebuje na dílku, kde stojí vesničan, který akci provádí. Leží-li jinde, je třeba ji tam nejdřív přepravit.
rule-HAM-TRANSPORT-02 = Každá surovina se může bez pomoci přesunout na jeden dílek propojený s tím, na kterém leží. Má-li se dostat dál, musí na každém dílku mezi jejím místem a dílkem vesničana stát váš osel. Na prvním ani na posledním dílku osla nepotřebujete.
rule-HAM-TRANSPORT-03 = Při předávání surovin zůstávají osli na svých místech a jeden osel může pomoci s libovolným počtem surovin. Přesouvají a spotřebovávají se postupně po jedné, v pořadí, jaké si zvolíte.
rule-HAM-TRANSPORT-04 = Nemůžete-li dopravit všechno, co akce vyžaduje, nemůžete ji provést. Nesmíte přesouvat surovinu, kterou hned nespotřebujete.
rule-HAM-TRANSPORT-05 = Spotřebovaná základní surovina se vrátí do společné zásoby. Spotřebovaná zpracovaná surovina se vrátí hráči, který ji vyrobil, a ten hned dostane odměnu.
rule-HAM-TRANSPORT-06 = Odměny se vyplácejí během placení jedna po druhé, takže ze zlaťáků za první suroviny lze koupit poslední. Akci můžete zaplatit, pokud vám v některém pořadí zlaťáky nikdy nedojdou; spotřebovat nejdřív vlastní zpracované suroviny není nikdy horší.
rule-HAM-TRANSPORT-07 = Každý kus, kterým platíte, si zvolíte: z kterého dílku pochází, čí je to žeton a jaké kvality, a zda ho raději nekoupíte.

## Milestones and awards

rule-HAM-GOAL-01 = Milník hned dostane ten, kdo ho dosáhne první, a nikdo mu ho už nevezme. Od té chvíle mu dává schopnost, nebo body na konci hry.
rule-HAM-GOAL-02 = Ocenění se udělují až při závěrečném bodování, a to nejlepším v dané kategorii.
rule-HAM-GOAL-03 = Tesař vždy vyrábí kvalitní prkna, Kameník cihly, Pastýř mléko a Mlynář mouku.
rule-HAM-GOAL-04 = Cestáře dostane ten, kdo první postaví cestu. Na konci hry mu každá jeho cesta přinese o { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } bod
        [few] { $printed-goal-planner-per_road } body
       *[other] { $printed-goal-planner-per_road } bodů
    } víc.
rule-HAM-GOAL-05 = Kaplana dostane hráč s nejvíce dodávkami do kostela, Sakristiána hráč s druhým nejvyšším počtem.

## Turn flow

rule-HAM-TURN-01 = Hraje se na kola. V každém kole má každý jeden tah, počínaje začínajícím hráčem a dál po směru hodinových ručiček.
rule-HAM-TURN-02 = Ve svém tahu smíte jednou přesunout osly a jednou použít každého dostupného vesničana, v libovolném pořadí. Nic z toho není povinné.
rule-HAM-TURN-03 = Při přesunu oslů smí každý váš osel přejít na jeden sousední propojený dílek. Uděláte to jen jednou za tah a se všemi osly najednou: před akcemi vesničanů, mezi nimi, nebo po nich.
rule-HAM-TURN-04 = Vesničan přejde po cestách na libovolný dílek, nebo zůstane stát, a smí tam provést jednu akci: aktivovat budovu, postavit vedle novou, nebo postavit cestu. Potom ho položíte.
rule-HAM-TURN-05 = Na dílek, ke kterému nevede cesta, nevstoupí žádný pracovník.
rule-HAM-TURN-06 = Pokud na akci nemáte dost surovin nebo zlaťáků, nemůžete ji provést.
rule-HAM-TURN-07 = Ležící vesničan už v tomto tahu skončil. Vstane na začátku vašeho příštího tahu.
rule-HAM-TURN-08 = Váš tah končí, když už nechcete použít žádného dalšího pracovníka. Potom hraje hráč po vaší levici.
rule-HAM-TURN-09 = Na stejném dílku smí akci provést několik vesničanů, i v jednom tahu. Každý z nich musí podmínky své akce splnit znovu.

## Producers

rule-HAM-PROD-01 = Výrobní budovu lze použít jen tehdy, když má aspoň jedno volné místo na surovinu.
rule-HAM-PROD-02 = Použitím výrobní budovy zaplníte všechna její volná místa, každé jednou surovinou.
rule-HAM-PROD-03 = Odměnu za práci dostanete jednou, ať zaplníte jedno místo, nebo všechna. Tábor dřevorubců dává { $printed-tile-woodcutter-work_gold ->
        [one] { $printed-tile-woodcutter-work_gold } zlaťák
        [few] { $printed-tile-woodcutter-work_gold } zlaťáky
       *[other] { $printed-tile-woodcutter-work_gold } zlaťáků
    }, kamenolom { $printed-tile-quarry-work_gold } a statek { $printed-tile-farm-work_gold }.
rule-HAM-PROD-04 = Ve stodole zaplníte volná místa dřevem, kamenem a obilím v libovolném poměru. Dostanete za to { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } bod
        [few] { $printed-tile-barn-a-work_stars } body
       *[other] { $printed-tile-barn-a-work_stars } bodů
    }, ale žádné zlaťáky.
rule-HAM-PROD-05 = Tábor dřevorubců má { $printed-tile-woodcutter-spaces ->
        [one] { $printed-tile-woodcutter-spaces } místo
        [few] { $printed-tile-woodcutter-spaces } místa
       *[other] { $printed-tile-woodcutter-spaces } míst
    } na suroviny, kamenolom { $printed-tile-quarry-spaces }, statek { $printed-tile-farm-spaces } a stodola { $printed-tile-barn-a-spaces }.

## Refineries

rule-HAM-REF-01 = K použití zpracovatelské budovy potřebujete volné místo na ní a žeton její suroviny ve vlastní zásobě. Na každý žeton tam navíc musíte dopravit jednu základní surovinu.
rule-HAM-REF-02 = Ve zpracovatelské budově se dvěma místy smíte v jedné akci zaplnit jedno volné místo, nebo obě. Každé potřebuje svou surovinu a svůj žeton.
rule-HAM-REF-03 = Svůj žeton položte na volné místo černou stranou nahoru, a máte-li milník této suroviny, bílou stranou nahoru.
rule-HAM-REF-04 = Za samotné zpracování odměna není. Dostanete ji, až surovinu někdo spotřebuje.
rule-HAM-REF-05 = Základní suroviny pro zpracování smějí pocházet z nákupu na volném trhu.

## Town Hall

rule-HAM-HALL-01 = Na rychtě smíte nejdřív koupit jeden plán budovy a potom najmout pracovníky. Kteroukoli z těchto částí smíte vynechat, ale ne obě, a jejich pořadí změnit nelze.
rule-HAM-HALL-02 = Můžete mít nejvýš { $printed-pieces-blueprints_in_hand ->
        [one] { $printed-pieces-blueprints_in_hand } plán budovy
        [few] { $printed-pieces-blueprints_in_hand } plány budov
       *[other] { $printed-pieces-blueprints_in_hand } plánů budov
    }. Máte-li jich tolik, další nekoupíte, ale najímat můžete dál.
rule-HAM-HALL-03 = Plán nejvíc vlevo je zdarma. Za každý jiný položíte po 1 zlaťáku na všechny plány nalevo od něj. Platíte dřív, než dostanete mince ležící na zvoleném plánu, takže vám s placením nepomohou.
rule-HAM-HALL-04 = Spolu s plánem budovy si vezmete všechny mince, které na něm leží.
rule-HAM-HALL-05 = Ostatní plány se i s mincemi posunou doleva a vpravo přibude nový z pytlíku. Kdykoli je v nabídce méně plánů než { $printed-start-row }, hned se doplní.
rule-HAM-HALL-06 = Najmout můžete tolik pracovníků, kolik jich zaplatíte. Druhý vesničan stojí { $printed-hire-villagers-1 ->
        [one] { $printed-hire-villagers-1 } zlaťák
        [few] { $printed-hire-villagers-1 } zlaťáky
       *[other] { $printed-hire-villagers-1 } zlaťáků
    }, třetí { $printed-hire-villagers-2 } a čtvrtý { $printed-hire-villagers-3 }; každý osel stojí { $printed-hire-donkey ->
        [one] { $printed-hire-donkey } zlaťák
        [few] { $printed-hire-donkey } zlaťáky
       *[other] { $printed-hire-donkey } zlaťáků
    }. Nejvýš můžete mít { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } vesničana
        [few] { $printed-pieces-villagers } vesničany
       *[other] { $printed-pieces-villagers } vesničanů
    } a { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } osla
        [few] { $printed-pieces-donkeys } osly
       *[other] { $printed-pieces-donkeys } oslů
    }.
rule-HAM-HALL-07 = Nové vesničany položíte do kostela a akce mohou provádět od vašeho příštího tahu. Nového osla postavíte na libovolný dílek propojený cestami s kostelem a pomáhá hned.

## Market

rule-HAM-SALE-01 = K prodeji musí váš vesničan stát na tržišti. Zvolte jeden odkrytý dílek prodeje, dopravte na tržiště všechny požadované suroviny a spotřebujte je; odměny za ně se rozdají hned.
rule-HAM-SALE-02 = Dílek prodeje si vezmete, necháte si ho a hned dostanete jeho body a zlaťáky.
rule-HAM-SALE-03 = Volná místa tržiště se doplní dílky prodejů. Je-li hromádka prázdná, místo zůstane volné.
rule-HAM-SALE-04 = Suroviny z nákupu na volném trhu nelze použít k prodeji.
rule-HAM-BUY-01 = Nákup na volném trhu není akce a nepotřebujete k němu vesničana na tržišti. Kdykoli má váš vesničan spotřebovat suroviny, smíte kteroukoli z nich koupit za ceny tržiště, kolik jich zaplatíte, i když stejná surovina leží na dosah.
rule-HAM-BUY-02 = Koupená surovina se přepravuje z tržiště. Musí být možné dopravit ji odtud k vašemu vesničanovi.
rule-HAM-BUY-03 = Na tržišti nikdy nic nedojde a na herní plán se nic nepokládá. Koupená zpracovaná surovina nepatří nikomu a nepřináší odměnu. Kvalitní suroviny koupit nelze.
rule-HAM-BUY-04 = Základní surovina stojí na tržišti { $printed-market-side-3-4-basic ->
        [one] { $printed-market-side-3-4-basic } zlaťák
        [few] { $printed-market-side-3-4-basic } zlaťáky
       *[other] { $printed-market-side-3-4-basic } zlaťáků
    }, zpracovaná { $printed-market-side-3-4-refined }; na straně „2“ stojí { $printed-market-side-2-basic } a { $printed-market-side-2-refined }.

## Church

rule-HAM-CHURCH-01 = Každé místo pro dodávku do kostela vyžaduje určité suroviny a přináší body. Místa lze zaplňovat v libovolném pořadí, každé jen jednou. Když jsou zaplněna všechna, je kostel dokončen.
rule-HAM-CHURCH-02 = Jednou akcí splníte jednu dodávku: dopravte do kostela všechno, co vyžaduje, a spotřebujte to; odměny se rozdají hned. Na místo položte svůj disk, hned si připište jeho body a přidejte část kostela.
rule-HAM-CHURCH-03 = Znak „/“ znamená „nebo“. „3 mléko/cihla“ znamená tři suroviny, z nichž každá je mléko nebo cihla, v libovolném poměru.
rule-HAM-CHURCH-04 = Při dodávce smíte použít nákup na volném trhu, a to i za zlaťáky získané v téže dodávce.
rule-HAM-CHURCH-05 = Kostel má pět míst pro dodávky ve hře pro tři nebo čtyři hráče a čtyři místa ve hře pro jednoho nebo dva.
rule-HAM-BEG-01 = Žebrání je akce v kostele, která přinese { $printed-begging-gold ->
        [one] { $printed-begging-gold } zlaťák
        [few] { $printed-begging-gold } zlaťáky
       *[other] { $printed-begging-gold } zlaťáků
    }. Žebrat smíte jen tehdy, když jsou statek, tábor dřevorubců i kamenolom úplně plné.

## Construct a building

rule-HAM-BUILD-01 = Ke stavbě musí váš vesničan stát na dílku, který má aspoň jeden volný úsek. Zvolte jeden z plánů budov ze své osobní zásoby.
rule-HAM-BUILD-02 = Aspoň jeden celý úsek nového dílku musí přiléhat k celému úseku dílku, na kterém stojí vesničan. Nový dílek nesmí nic překrývat, a kde se dotýká jiných dílků, smí úsek s cestou navazovat jen na úsek s cestou.
rule-HAM-BUILD-03 = Potřebné suroviny se dopraví na dílek, na kterém stojí váš vesničan, a tam se spotřebují; odměny se rozdají hned. Takto získané zlaťáky smíte při téže stavbě použít k nákupu na volném trhu.
rule-HAM-BUILD-04 = Položte dílek a potom si vezměte odměnu za jeho postavení.
rule-HAM-BUILD-05 = Je-li v odměně milník, vezměte si milník této zpracované suroviny, pokud ho ještě nikdo nemá.
rule-HAM-BUILD-06 = Když vznikne první zpracovatelská budova některé zpracované suroviny, přidá se hromádka této suroviny do pytlíku a zamíchá se. Stane se to jen jednou pro každou ze čtyř surovin. Je-li v nabídce méně plánů než { $printed-start-row }, hned se doplní.
rule-HAM-BUILD-07 = Kdo postaví památku, dá na ni svou vlajku. Památky nelze aktivovat.
rule-HAM-BUILD-08 = Vesničan zůstane na svém dílku a nová budova začíná bez surovin.

## Build a road

rule-HAM-BRIDGE-01 = Ke stavbě cesty musí váš vesničan stát na jednom ze dvou sousedních dílků. Ty ještě nesmějí být přímo propojené, ani natištěnou cestou, ani cestou kteréhokoli hráče.
rule-HAM-BRIDGE-02 = Most spojuje hory s horami a stojí { $printed-road-bridge }. Stezka spojuje les s lesem a stojí { $printed-road-path }. Přes útes, kde se les dotýká hor, cestu vést nelze.
rule-HAM-BRIDGE-03 = Potřebné suroviny spotřebujte na dílku svého vesničana a přes místo dotyku obou dílků položte jednu svou cestu. Od té chvíle jsou propojené pro všechny. Nákup na volném trhu je dovolen.
rule-HAM-BRIDGE-04 = Vezměte si milník Cestář, pokud ho ještě nikdo nemá. Jinou okamžitou odměnu stavba cesty nepřináší.

## Game end

rule-HAM-END-01 = Když se zaplní poslední místo pro dodávku, dohraje se probíhající kolo, aby měli všichni stejně tahů. Poslední tah má hráč po pravici začínajícího hráče. Potom následuje závěrečné bodování.
rule-HAM-END-02 = Kdo zaplní poslední místo, dokončí svůj tah jako obvykle. Do konce kola je dovoleno všechno kromě dodávek do kostela.

## Final scoring

rule-HAM-SCORE-01 = Milníky, na kterých jsou body, je přičtou svému držiteli.
rule-HAM-SCORE-02 = Ocenění dostanou nejlepší v každé kategorii. Při shodě se body ocenění rozdělí rovným dílem mezi hráče, mezi nimiž shoda nastala, a zaokrouhlí se dolů.
rule-HAM-SCORE-03 = Při shodě v nejvyšším počtu dodávek do kostela se body Kaplana a Sakristiána sečtou, rozdělí rovným dílem mezi tyto hráče a zaokrouhlí dolů. Nikdo jiný pak Sakristiána nedostane.
rule-HAM-SCORE-04 = Každá památka, ke které se lze z kostela dostat po cestách, přináší body tomu, čí vlajka na ní stojí. Pohoří a polesí přinášejí body i bez cesty.
rule-HAM-SCORE-05 = Za každou svou cestu ve vesnici dostanete { $printed-score-per_road ->
        [one] { $printed-score-per_road } bod
        [few] { $printed-score-per_road } body
       *[other] { $printed-score-per_road } bodů
    }, a máte-li Cestáře, o { $printed-goal-planner-per_road } víc.
rule-HAM-SCORE-06 = Vaše nejdelší cesta je nejdelší nepřerušená řada dílků propojených jen vašimi nebo natištěnými cestami. Musí obsahovat aspoň jednu vaši cestu a nesmí vést přes kostel. Přináší { $printed-score-per_tile_of_longest_road ->
        [one] { $printed-score-per_tile_of_longest_road } bod
        [few] { $printed-score-per_tile_of_longest_road } body
       *[other] { $printed-score-per_tile_of_longest_road } bodů
    } za každý dílek.
rule-HAM-SCORE-07 = Za každé celé { $printed-score-gold_for_a_star ->
        [one] { $printed-score-gold_for_a_star } zlaťák
        [few] { $printed-score-gold_for_a_star } zlaťáky
       *[other] { $printed-score-gold_for_a_star } zlaťáků
    }, které vám zbyly, dostanete 1 bod.
rule-HAM-SCORE-08 = Vítězí hráč s nejvíce body. Při shodě rozhoduje vyšší počet dodávek do kostela a potom dílků prodejů. Trvá-li shoda dál, rozhoduje podle tištěných pravidel závod v pití mléka; u tohoto stolu se místo toho hráči o vítězství dělí.

## Final scoring: landmarks

rule-HAM-TILE-TRADEPOST-01 = Obchodní místo přináší { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } bod
        [few] { $printed-tile-trade-post-points } body
       *[other] { $printed-tile-trade-post-points } bodů
    } za každý váš dílek prodeje. Body z prodejů samotných vám zůstávají.
rule-HAM-TILE-SHRINE-01 = Svatyně přináší { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } bod
        [few] { $printed-tile-shrine-points } body
       *[other] { $printed-tile-shrine-points } bodů
    } za každou vaši dodávku do kostela.
rule-HAM-TILE-TAVERN-01 = Krčma přináší { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } bod
        [few] { $printed-tile-tavern-points } body
       *[other] { $printed-tile-tavern-points } bodů
    } za každý zlaťák, který vám zbyl, nejvýš však { $printed-tile-tavern-most ->
        [one] { $printed-tile-tavern-most } bod
        [few] { $printed-tile-tavern-most } body
       *[other] { $printed-tile-tavern-most } bodů
    }. Tytéž zlaťáky se počítají i jako obvykle v závěrečném bodování.
rule-HAM-TILE-SMITHY-01 = S kovárnou přináší vaše nejdelší cesta za každý dílek o { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } bod
        [few] { $printed-tile-farrier-points } body
       *[other] { $printed-tile-farrier-points } bodů
    } víc.
rule-HAM-TILE-RANGE-01 = Pohoří přináší body za každý svůj úsek, který se dotýká úseku s horami: malé { $printed-tile-small-range-points }, velké { $printed-tile-large-range-points }. Cestu nepotřebuje.
rule-HAM-TILE-WOODLAND-01 = Polesí přináší body za každý svůj úsek, který se dotýká úseku s lesem: malé { $printed-tile-small-woodland-points }, velké { $printed-tile-large-woodland-points }. Cestu nepotřebuje.
rule-HAM-TILE-SQUARE-01 = Náměstí přináší { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } bod
        [few] { $printed-tile-square-points } body
       *[other] { $printed-tile-square-points } bodů
    } za každý svůj úsek s cestou, který se dotýká jiného úseku s cestou. Mosty, stezky a ostatní dotyky nepřinášejí nic.
rule-HAM-TILE-MONUMENT-01 = Památník přináší { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } bod
        [few] { $printed-tile-monument-points } body
       *[other] { $printed-tile-monument-points } bodů
    } za každý svůj úsek, který se dotýká úseku stejného druhu. Má devět úseků, po třech od každého druhu.
rule-HAM-TILE-OUTPOST-01 = Hláska přináší { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } bod
        [few] { $printed-tile-outpost-a-points } body
       *[other] { $printed-tile-outpost-a-points } bodů
    } za každý dílek na nejkratší cestě od ní ke kostelu, po cestách kterýchkoli hráčů. Hláska i kostel se počítají také.
rule-HAM-TILE-WAREHOUSE-01 = Skladiště přináší { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } bod
        [few] { $printed-tile-warehouse-points } body
       *[other] { $printed-tile-warehouse-points } bodů
    } za každý váš most a každou vaši stezku. Tytéž cesty se počítají i jako obvykle v závěrečném bodování.
rule-HAM-TILE-STABLES-01 = Stáje přinášejí { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } bod
        [few] { $printed-tile-stables-points } body
       *[other] { $printed-tile-stables-points } bodů
    } za každého vašeho osla ve vesnici.
rule-HAM-TILE-POND-01 = Rybník přináší { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } bod
        [few] { $printed-tile-forest-pond-points } body
       *[other] { $printed-tile-forest-pond-points } bodů
    }, pokud je propojen cestou s kostelem.

## Rulings

ruling-HAM-AMB-01 = Kolik částí kostela na něm leží na začátku hry pro jednoho nebo dva hráče? Dvě, jak uvádějí polská i česká pravidla.
ruling-HAM-AMB-02 = Musí se druhy úseků shodovat všude, kde se dílky dotýkají? Ne, les se smí dotýkat hor, přesně navazovat musí jen cesty; úplnou shodu lze zapnout jako volitelné pravidlo.
ruling-HAM-AMB-03 = O které stodole je řeč v příkladu přepravy v pravidlech? Nejspíš jde o dvě různé; tak či tak musí váš osel stát na každém dílku mezi nimi a cílem.
ruling-HAM-AMB-04 = Lze postavit cestu mezi dílky, které už jsou propojené oklikou? Ano, brání tomu jen přímé propojení; přísnější výklad, který počítá i natištěné okliky, lze zapnout jako volitelné pravidlo.
ruling-HAM-AMB-05 = Propojuje dílky přímo i cesta hráče, nebo jen natištěná? Obojí: mezi dvěma dílky je jedno spojení, ať ho postavil kdokoli.
ruling-HAM-AMB-06 = S čím musí být památka propojena, aby přinesla body? S kostelem, po cestách kterýchkoli hráčů.
ruling-HAM-AMB-07 = Musí být památník a náměstí propojené, aby přinesly body? Ano, jako každá památka bez výslovné výjimky.
ruling-HAM-AMB-08 = Smí nejdelší cesta vést přes stejný dílek dvakrát? Ne, každý dílek se počítá nejvýš jednou.
ruling-HAM-AMB-09 = Musí vlastní cestu obsahovat nejdelší řada vůbec, nebo se hledá nejdelší z těch, které ji obsahují? Hledá se nejdelší z řad s aspoň jednou vaší cestou; bez takové řady body nejsou.
ruling-HAM-AMB-10 = Kdy vesničané vstanou? Na začátku tahu svého hráče.
ruling-HAM-AMB-11 = Lze osly přesouvat v několika okamžicích tahu? Ne, jen jednou a všechny najednou, takže osel najatý později se už nepřesune; přesun každého osla ve vlastní okamžik lze zapnout jako volitelné pravidlo.
ruling-HAM-AMB-12 = Předávají vesničané suroviny tak jako osli? Ne, dělají to jen osli.
ruling-HAM-AMB-13 = Přináší milník první zpracovatelská budova dané suroviny, nebo symbol na dílku? Vyjde to nastejno: kdo postaví zpracovatelskou budovu suroviny, vezme si její milník, pokud ho ještě nikdo nemá.
ruling-HAM-AMB-14 = Co se stane, když je pytlík prázdný? Místa na pravé straně nabídky zůstanou volná, dokud se do pytlíku nepřidá nová hromádka; cena patří k místu počítanému zleva.
ruling-HAM-AMB-15 = Jakou hodnotu má cesta s Cestářem? Celkem 2 body.
ruling-HAM-AMB-16 = Proč v příkladu bodování v pravidlech nemá nikdo Cestáře? Předpokládá se, že ho má jiný hráč.
ruling-HAM-AMB-17 = Po čích cestách se počítá trasa od hlásky? Po cestách kterýchkoli hráčů.
ruling-HAM-AMB-18 = Musí k rybníku vést most? Ne, stačí jakékoli propojení; k lesnímu rybníku může vést jen stezka a k horskému jen most.
ruling-HAM-AMB-19 = Kdo vyrábí kvalitní prkna? Držitel milníku Tesař; jiné názvy v českých pravidlech jsou omyly.
ruling-HAM-AMB-20 = Co vyžaduje dodávka jako „3 mléko/cihla“? Celkem tři suroviny, v libovolném poměru obou druhů.
ruling-HAM-AMB-21 = Co při shodě o Sakristiána a co když někdo nemá nic z toho, co se pro ocenění počítá? Body se rozdělí a zaokrouhlí dolů; kdo nemá co počítat, ocenění nikdy nedostane.
ruling-HAM-AMB-22 = Jak se dělí ocenění při shodě více než dvou hráčů? Rovným dílem mezi všechny, mezi nimiž shoda nastala, se zaokrouhlením dolů.
ruling-HAM-AMB-23 = Lze dílek obrátit na zrcadlovou stranu? Ne, lze ho jen otáčet.
ruling-HAM-AMB-24 = Smějí dílky uzavřít díru nebo se dotýkat částí úseku? Díry jsou dovoleny; všechny dílky leží na společné mřížce, takže se úseky vždy dotýkají celé.
ruling-HAM-AMB-25 = Musí být v místě dotyku nového dílku s dílkem vesničana možné postavit cestu? Ne, stačí i útes.
ruling-HAM-AMB-26 = Lze plány budov odhazovat nebo vyměňovat? Ne; nepostavené na konci body ani nepřinášejí, ani neubírají.
ruling-HAM-AMB-27 = Co když dojdou mince? Nedojdou: zlaťáků je neomezeně.
ruling-HAM-AMB-28 = Smí vesničan na tržišti použít nákup na volném trhu? Ano, ke všemu kromě prodeje.
ruling-HAM-AMB-29 = Která strana tržiště se používá v sólové hře? Pravidla to neurčují; v sólové hře u tohoto stolu je to strana „2“.
ruling-HAM-AMB-30 = Smí se po dokončení kostela ještě žebrat nebo prodávat? Ano, do konce kola je dovoleno všechno kromě dodávek.
ruling-HAM-AMB-31 = Smějí v jedné zpracovatelské budově ležet vedle sebe žetony různých hráčů nebo různé kvality? Ano; o kvalitě každého rozhoduje to, kdo ho vyrobil, ve chvíli položení.
ruling-HAM-AMB-32 = Záleží na pořadí závěrečného bodování? Ne, součet je vždy stejný.
ruling-HAM-AMB-33 = Rozhoduje o kvalitě okamžik výroby, nebo spotřebování? Výroby: platí strana žetonu a rozdíl nikdy nastat nemůže.
ruling-HAM-AMB-34 = Smějí ostatní vidět vaše plány budov? Ano; skrytý je jen obsah pytlíku a dílky prodejů lícem dolů.
ruling-HAM-AMB-35 = Smějí dva vesničané v jednom tahu použít stejnou budovu? Ano, pokud každý z nich splní podmínky.
ruling-HAM-AMB-36 = Může hra uváznout? Ne: vesničan si vždy může vydělat nějaký zlaťák a všechno, co vyžaduje kostel, se dá nakonec koupit, takže kromě sólové hry není počet kol omezen.
ruling-HAM-AMB-37 = Lze koupit surovinu, která také leží na dosah? Ano, koupit lze kterýkoli potřebný kus.
ruling-HAM-AMB-38 = Počítají se body za prodej hned, nebo na konci hry? Hned; obchodní místo k nim přidá 1 bod za každý dílek prodeje.
