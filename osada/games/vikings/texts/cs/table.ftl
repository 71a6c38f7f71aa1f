### What the table says while Vikings on Board is played. The keys are those of phrases.py.
### “hidden” stands for what a reader may not know. Names of players always come as they are, so
### they stand only where the nominative does, and never with a verb in the past tense.
### The glossary stands at the top of rules.ftl.

## The game and its things

vikings-title = Vikingové: Na palubu!

vikings-colour-red = červený
vikings-colour-green = zelený
vikings-colour-blue = modrý
vikings-colour-yellow = žlutý

vikings-word-fur = kůže
vikings-word-grain = obilí
vikings-word-nails = hřebíky

vikings-space-first-player = První hráč
    .help = Teď se nic neděje, ale tento viking bude v příštím kole na řadě jako první.
vikings-space-promote = Postup k přídi
    .help = Posuňte díl své barvy blíž k přídi jeho lodi; při shodě rozhoduje díl nejblíž přídi.
vikings-space-jump-own = Přeskok vlastního dílu
    .help = Přeložte díl své barvy na konec jiné lodi.
vikings-space-bet = Sázka
    .help = Položte žeton sázky lícem dolů k lodi, na kroužek týmu, který podle vás bude mít při vyplutí hlavní kontrolu.
vikings-space-add-1 = Naložit 1
    .help = Odkryjte vrchní žeton této hromádky a naložte ho na loď.
vikings-space-market = Tržiště
    .help = Zvyšte o 1 cenu jednoho druhu zboží.
vikings-space-jump-any = Přeskok libovolného dílu
    .help = Přeložte díl libovolné barvy na konec jiné lodi.
vikings-space-bet-or-move = Sázka / Přesun sázky
    .help = Položte sázku, nebo přesuňte svou sázku na jiný kroužek, i od lodi, která už vyplula.
vikings-space-draw-3 = Vzít 3, naložit 1
    .help = Podívejte se na { $printed-goods-drawn_at_once ->
        [one] vrchní žeton
        [few] { $printed-goods-drawn_at_once } vrchní žetony
       *[other] { $printed-goods-drawn_at_once } vrchních žetonů
    } této hromádky, jeden naložte na loď a ostatní vraťte pod hromádku.
vikings-space-set-sail = Na moře!
    .help = Vezměte si záď: na konci kola určíte loď, která vypluje.
vikings-space-swap = Výměna
    .help = Prohoďte dva díly jakýchkoli barev mezi dvěma loděmi.

## Parts of sentences

# jaký díl, tým nebo kroužek: červený
vikings-part-colour =
    { $colour ->
        [green] { vikings-colour-green }
        [blue] { vikings-colour-blue }
        [yellow] { vikings-colour-yellow }
       *[red] { vikings-colour-red }
    }
    .other =
        { $other_colour ->
            [green] { vikings-colour-green }
            [blue] { vikings-colour-blue }
            [yellow] { vikings-colour-yellow }
           *[red] { vikings-colour-red }
        }
    .from =
        { $colour ->
            [green] ze zeleného
            [blue] z modrého
            [yellow] ze žlutého
           *[red] z červeného
        }
    .locative =
        { $colour ->
            [green] zeleném
            [blue] modrém
            [yellow] žlutém
           *[red] červeném
        }
# beru co: kůže; žeton s čím: s kůžemi
vikings-part-goods =
    { $goods ->
        [fur] { vikings-word-fur }
        [grain] { vikings-word-grain }
       *[nails] { vikings-word-nails }
    }
    .genitive =
        { $goods ->
            [fur] kůží
            [grain] obilí
           *[nails] hřebíků
        }
    .instrumental =
        { $goods ->
            [fur] kůžemi
            [grain] obilím
           *[nails] hřebíky
        }
    .lacking =
        { $goods ->
            [fur] nejsou kůže
            [grain] není obilí
           *[nails] nejsou hřebíky
        }
vikings-part-space =
    { $space ->
        [promote] { vikings-space-promote }
        [jump-own] { vikings-space-jump-own }
        [bet] { vikings-space-bet }
        [add-1] { vikings-space-add-1 }
        [market] { vikings-space-market }
        [jump-any] { vikings-space-jump-any }
        [bet-or-move] { vikings-space-bet-or-move }
        [draw-3] { vikings-space-draw-3 }
        [set-sail] { vikings-space-set-sail }
        [swap] { vikings-space-swap }
       *[first-player] { vikings-space-first-player }
    }
# kolik: 2 štíty; díl s čím: se 2 štíty (s pěti, ale se dvěma až čtyřmi, se šesti a se sedmi)
vikings-part-shields =
    { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
    .with =
        { $shields ->
            [one] s { $shields } štítem
            [few] se { $shields } štíty
            [6] se { $shields } štíty
            [7] se { $shields } štíty
           *[other] s { $shields } štíty
        }
    .with-other =
        { $other_shields ->
            [one] s { $other_shields } štítem
            [few] se { $other_shields } štíty
            [6] se { $other_shields } štíty
            [7] se { $other_shields } štíty
           *[other] s { $other_shields } štíty
        }
vikings-part-piece = { vikings-part-colour } díl { vikings-part-shields.with }
vikings-part-most =
    { $most ->
        [one] { $most } díl
        [few] { $most } díly
       *[other] { $most } dílů
    }
vikings-part-tokens-drawn =
    { $count ->
        [one] { $count } žeton zboží
        [few] { $count } žetony zboží
       *[other] { $count } žetonů zboží
    }
vikings-part-kind-wanted =
    { $wanted ->
        [space] akční pole
        [piece] díl trupu
        [ship] loď
        [token] svůj žeton sázky
        [circle] sázkový kroužek
       *[goods] druh zboží
    }
vikings-part-kind-given =
    { $given ->
        [space] akční pole
        [piece] díl trupu
        [ship] loď
        [token] žeton sázky
        [circle] sázkový kroužek
       *[goods] druh zboží
    }

## Actions

vikings-action-space = { vikings-part-space }
vikings-action-piece = díl { $place } na lodi { $ship }
vikings-action-ship = loď { $ship }
vikings-action-token = žeton sázky { $token }
vikings-action-circle = { vikings-part-colour } kroužek u lodi { $ship }
vikings-action-goods = { vikings-part-goods }

## Events

vikings-started =
    { $seat-coloured ->
        [yes] { $seat } hraje.
       *[no] { $seat } hraje za { vikings-part-colour } tým.
    }
vikings-round-began =
    Začíná kolo { $round }. { $sterns ->
        [one] Zbývá { $sterns } záď.
        [few] Zbývají { $sterns } zádě.
       *[other] Zbývá { $sterns } zádí.
    }
vikings-placed = { $seat } staví vikinga na pole „{ vikings-part-space }“.
vikings-no-effect = { $seat } nemůže provést žádnou z volných akcí, takže pole „{ vikings-part-space }“ tentokrát nic nepřinese.
vikings-piece-chosen = { $seat } volí { vikings-part-piece } na místě { $place } lodi { $ship }.
vikings-promoted =
    { $place ->
        [1] { $seat } posouvá díl { vikings-part-shields.with } na první místo za přídí lodi { $ship }.
       *[other] { $seat } posouvá díl { vikings-part-shields.with } na místo { $place } lodi { $ship }.
    }
vikings-jumped = { $seat } překládá { vikings-part-piece } z lodi { $ship } na konec lodi { $target }.
vikings-jumped-any = { vikings-jumped }
vikings-token-chosen =
    { $token ->
        [hidden] { $seat } bere žeton sázky.
       *[other] { $seat } bere žeton sázky s hodnotou { $token }.
    }
vikings-bet-laid =
    { $token ->
        [hidden] { $seat } pokládá sázku lícem dolů na { vikings-part-colour } kroužek u lodi { $ship }.
       *[other] { $seat } pokládá sázku s hodnotou { $token } lícem dolů na { vikings-part-colour } kroužek u lodi { $ship }.
    }
vikings-bet-lifted =
    { $token ->
        [hidden] { $seat } zvedá sázku { vikings-part-colour.from } kroužku u lodi { $ship }.
       *[other] { $seat } zvedá sázku s hodnotou { $token } { vikings-part-colour.from } kroužku u lodi { $ship }.
    }
vikings-bet-moved =
    { $token ->
        [hidden] { $seat } přesouvá sázku lícem dolů na { vikings-part-colour } kroužek u lodi { $ship }.
       *[other] { $seat } přesouvá sázku s hodnotou { $token } lícem dolů na { vikings-part-colour } kroužek u lodi { $ship }.
    }
vikings-drew-1 = { $seat } odkrývá žeton s { vikings-part-goods.instrumental }.
vikings-drew =
    { $goods ->
        [hidden] { $seat } se tajně dívá na { vikings-part-tokens-drawn }.
       *[other] { $seat } se tajně dívá na { vikings-part-tokens-drawn }: { $goods }.
    }
vikings-goods-kept =
    { $goods ->
        [hidden] { $seat } vybírá žeton k naložení.
       *[other] { $seat } vybírá k naložení { vikings-part-goods }.
    }
vikings-loaded = { $seat } nakládá { vikings-part-goods } na loď { $ship }.
vikings-returned =
    { $count ->
        [0] Pod hromádku se nic nevrací.
        [one] Lícem dolů pod hromádku se vrací { $count } žeton.
        [few] Lícem dolů pod hromádku se vracejí { $count } žetony.
       *[other] Lícem dolů pod hromádku se vrací { $count } žetonů.
    }
vikings-market-rose = { $seat } zvyšuje cenu { vikings-part-goods.genitive } na { $value }.
vikings-stern-taken =
    { $seat } si bere záď: na konci kola vypluje loď. { $left ->
        [0] Je to poslední záď.
        [one] Zbývá ještě { $left } záď.
        [few] Zbývají ještě { $left } zádě.
       *[other] Zbývá ještě { $left } zádí.
    }
vikings-swapped = { $seat } prohazuje { vikings-part-piece } na lodi { $ship } a { vikings-part-colour.other } díl { vikings-part-shields.with-other } na lodi { $other_ship }.
vikings-viking-aboard = { $seat } staví přidaného vikinga na svůj díl (loď { $ship }, místo { $place }): je to jeden štít navíc.
vikings-sailed = { $seat } posílá na moře loď { $ship }.
vikings-control =
    { $rank ->
        [1] Hlavní kontrola nad lodí { $ship }: { vikings-part-colour } tým, { vikings-part-shields }.
        [2] Druhý v pořadí kontroly: { vikings-part-colour } tým, { vikings-part-shields }.
        [3] Třetí v pořadí kontroly: { vikings-part-colour } tým, { vikings-part-shields }.
       *[4] Čtvrtý v pořadí kontroly: { vikings-part-colour } tým, { vikings-part-shields }.
    }
vikings-nobody-aboard = Loď { $ship } nemá jediný díl trupu, takže nad ní nikdo nemá kontrolu.
vikings-took = { $seat } si bere { vikings-part-goods }.
vikings-removed =
    { $colour ->
        [nobody] Žeton s { vikings-part-goods.instrumental } se odstraňuje ze hry.
       *[other] Za { vikings-part-colour } tým nikdo nehraje: žeton s { vikings-part-goods.instrumental } se odstraňuje ze hry.
    }
vikings-bet-won =
    { $token ->
        [hidden] { $seat } vyhrává sázku u lodi { $ship }.
       *[other] { $seat } vyhrává sázku s hodnotou { $token } u lodi { $ship }.
    }
vikings-bet-lost = { $seat } má neúspěšnou sázku na { vikings-part-colour } tým u lodi { $ship }. Žeton zůstává na místě.
vikings-nothing-sailed = V kole { $round } si nikdo nebere záď, takže žádná loď nevypluje.
vikings-game-over = Nezbývá žádná záď: hra končí. Je čas sečíst body.
vikings-scored =
    { $total ->
        [one] { $seat } má { $total } bod
        [few] { $seat } má { $total } body
       *[other] { $seat } má { $total } bodů
    }: { $goods } za zboží ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }) a { $bets } za vyhrané sázky.

## Reasons for a refusal

vikings-is-over = Hra už skončila, není o čem rozhodovat.
vikings-not-seated =
    { $seats ->
        [one] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráč.
        [few] { $seat } u tohoto stolu nesedí: hrají tu { $seats } hráči.
       *[other] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráčů.
    }
vikings-not-your-turn = Teď nejste na řadě: rozhoduje { $turn }.
vikings-wrong-kind = Teď zvolte { vikings-part-kind-wanted }, ne { vikings-part-kind-given }.
vikings-space-taken = Na poli „{ vikings-part-space }“ už v tomto kole stojí { $seat }. Zvolte volné pole.
vikings-cannot-promote = Nemáte žádný { vikings-part-colour } díl, který by šlo posunout blíž k přídi. Zvolte jinou akci.
vikings-cannot-jump =
    { $space ->
        [jump-own] Žádný váš díl nemůže přeskočit na jinou loď. Zvolte jinou akci.
       *[jump-any] Žádný díl nemůže přeskočit na jinou loď. Zvolte jinou akci.
    }
vikings-no-bet-left = V zásobě už nemáte žádný žeton sázky. Zvolte jinou akci.
vikings-no-berth-for-bet = Není tu už loď, na kterou smíte vsadit: u každé můžete mít jen jeden žeton. Zvolte jinou akci.
vikings-no-bet-to-move = V zásobě už nemáte žádný žeton a žádnou ze svých sázek nemůžete přesunout. Zvolte jinou akci.
vikings-pile-empty = Hromádka zboží u pole „{ vikings-part-space }“ je prázdná. Zvolte jinou akci.
vikings-market-full = Všechno zboží už má nejvyšší cenu, { $top }. Zvolte jinou akci.
vikings-cannot-swap = K výměně jsou potřeba díly trupu na dvou různých lodích a dvě takové lodě tu nejsou. Zvolte jinou akci.
vikings-ship-sailed = Loď { $ship } už vyplula. Zvolte takovou, která je ještě ve fjordu.
vikings-no-piece =
    Na místě { $place } lodi { $ship } žádný díl není: { $pieces ->
        [0] její trup je prázdný.
        [one] její trup má jen { $pieces } díl.
        [few] její trup má jen { $pieces } díly.
       *[other] její trup má jen { $pieces } dílů.
    }
vikings-not-own-piece = Díl na místě { $place } lodi { $ship } je { vikings-part-colour }. Blíž k přídi smíte posouvat jen díly své barvy.
vikings-not-own-to-jump = Díl na místě { $place } lodi { $ship } je { vikings-part-colour }. Akce „{ vikings-space-jump-own }“ překládá jen díly vaší barvy.
vikings-already-first = Tento díl už je první za přídí lodi { $ship }. Zvolte některý, který leží dál.
vikings-last-piece-stays = To je poslední díl lodi { $ship } a u tohoto stolu nesmí trup zůstat prázdný. Zvolte jiný díl.
vikings-no-room-anywhere = Díl z lodi { $ship } nemá kam přeskočit: trup má nejvýš { vikings-part-most } a na žádné jiné lodi není místo.
vikings-same-ship = Tento díl už na lodi { $ship } je. Zvolte jinou loď, na kterou přeskočí.
vikings-ship-full = Loď { $ship } je plná: trup má nejvýš { vikings-part-most }. Zvolte jinou loď.
vikings-swap-same-ship = Oba díly jsou na lodi { $ship }. Druhý zvolte na jiné lodi.
vikings-no-such-token = Žeton sázky s hodnotou { $token } neexistuje. Vybrat si můžete z hodnot { $values }.
vikings-token-laid = Váš žeton s hodnotou { $token } už leží na { vikings-part-colour.locative } kroužku u lodi { $ship }. Přesunout ho lze jen akcí „{ vikings-space-bet-or-move }“.
vikings-token-won = Váš žeton s hodnotou { $token } už vyhrál a zůstává na bodovacím štítu. Zvolte jiný.
vikings-token-stuck = Pro váš žeton s hodnotou { $token } není žádný kroužek, na který by směl. Zvolte jiný.
vikings-already-bet = U lodi { $ship } už sázku máte, na { vikings-part-colour } tým. U každé lodi smíte mít jen jednu: zvolte jinou loď.
vikings-same-circle = Tato sázka už leží na { vikings-part-colour.locative } kroužku u lodi { $ship }. Zvolte jiný kroužek.
vikings-circle-taken = Na { vikings-part-colour.locative } kroužku u lodi { $ship } už leží sázka ({ $seat }) a u tohoto stolu smí na kroužku ležet jen jedna sázka. Zvolte jiný kroužek.
vikings-market-at-top =
    { $goods ->
        [fur] Kůže už mají
        [grain] Obilí už má
       *[nails] Hřebíky už mají
    } nejvyšší cenu, { $top }. Zvolte jiné zboží.
vikings-not-drawn = Mezi vzatými žetony { vikings-part-goods.lacking }. Zvolte některý z nich.
vikings-not-on-prow = Na přídi lodi { $ship } { vikings-part-goods.lacking }. Zvolte něco, co tam leží.
vikings-not-ready-to-sail =
    { $goods ->
        [0] { $pieces ->
            [0] Loď { $ship } nemá zboží ani díly trupu.
           *[other] Loď { $ship } nemá na přídi žádné zboží.
        }
       *[other] Loď { $ship } nemá jediný díl trupu.
    } Dokud je tu loď, která má obojí, musí vyplout právě taková.
vikings-has-viking = Na tomto dílu (loď { $ship }, místo { $place }) už přidaný viking stojí. Zvolte jiný díl.
vikings-not-own-for-viking = Díl na místě { $place } lodi { $ship } je { vikings-part-colour }. Přidaný viking patří na díl vaší barvy.

## Questions

vikings-ask-space = { $seat }: zvolte akci pro svého dalšího vikinga.
vikings-ask-no-effect = { $seat }: žádnou z volných akcí nelze provést. Postavte vikinga na kterékoli volné pole; nic se tam nestane.
vikings-ask-promote = { $seat }: který svůj díl posunete blíž k přídi?
vikings-ask-jump-piece =
    { $space ->
        [jump-own] { $seat }: který svůj díl přeložíte na jinou loď?
       *[jump-any] { $seat }: který díl přeložíte na jinou loď?
    }
vikings-ask-jump-ship = { $seat }: na kterou loď přeložíte { vikings-part-piece } z lodi { $ship }?
vikings-ask-token =
    { $space ->
        [bet] { $seat }: kterým žetonem vsadíte?
       *[bet-or-move] { $seat }: kterým žetonem vsadíte, nebo kterou sázku přesunete?
    }
vikings-ask-circle =
    { $token ->
        [hidden] { $seat }: na který kroužek položíte žeton?
       *[other] { $seat }: na který kroužek položíte žeton s hodnotou { $token }?
    }
vikings-ask-load =
    { $goods ->
        [hidden] { $seat }: na kterou loď naložíte žeton?
       *[other] { $seat }: na kterou loď naložíte { $goods }?
    }
vikings-ask-market = { $seat }: cenu kterého zboží zvýšíte?
vikings-ask-keep =
    { $goods ->
        [hidden] { $seat }: který ze vzatých žetonů naložíte?
       *[other] { $seat }: který ze vzatých žetonů naložíte: { $goods }?
    }
vikings-ask-swap-first = { $seat }: který díl vyměníte?
vikings-ask-swap-second = { $seat }: za který díl z jiné lodi vyměníte { vikings-part-piece } na lodi { $ship }?
vikings-ask-viking = { $seat }: soupeř si bere záď. Na který svůj díl postavíte přidaného vikinga?
vikings-ask-sail = { $seat }: která loď vypluje?
vikings-ask-take = { $seat }: které zboží si vezmete z lodi { $ship }?
vikings-ask-remove = { $seat }: za { vikings-part-colour } tým nikdo nehraje. Které zboží z lodi { $ship } se odstraní ze hry?

## Options

vikings-option-promote = Postup k přídi
    .help = Jak daleko „{ vikings-space-promote }“ posune díl směrem k přídi.
    .choice =
        { $choice ->
            [one-step] o jedno místo
           *[front] až dopředu
        }
vikings-option-empty-hull = Prázdné trupy
    .help = Zda smí poslední díl trupu přeskočit na jinou loď.
    .choice =
        { $choice ->
            [off] poslední díl zůstává
           *[on] i poslední díl smí přeskočit
        }
vikings-option-exclusive-circles = Sázkové kroužky
    .help = Zda smějí na stejném kroužku ležet sázky různých hráčů.
    .choice =
        { $choice ->
            [on] na kroužku jen jedna sázka
           *[off] kroužky jsou společné
        }
vikings-option-two-player-viking = Přidaný viking pro dva hráče
    .help = Při hře 2 hráčů: když si jeden z nich vezme záď, druhý postaví přidaného vikinga na díl své barvy jako jeden štít navíc.
    .choice =
        { $choice ->
            [on] s přidanými vikingy
           *[off] bez přidaných vikingů
        }
vikings-option-colours = Barvy
    .help = Kdo hraje za kterou barvu, v pořadí míst u stolu: R červená, G zelená, B modrá, Y žlutá (anglická písmena). Zbylá písmena jsou týmy, za které nikdo nehraje.
    .choice =
        { $choice ->
            [G] zelená
            [B] modrá
            [Y] žlutá
           *[R] červená
        }

## Scores

vikings-score-fur = Kůže
vikings-score-grain = Obilí
vikings-score-nails = Hřebíky
vikings-score-bets = Vyhrané sázky
vikings-score-goods-tokens = Žetony zboží
vikings-score-goods-points = Body za zboží
