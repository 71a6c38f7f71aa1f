### Names of Hamlet (Vesnička), as in the Czech rulebook: buildings, resources, goals, kinds of section, colours.
### A value stands alone (a label, a list); an attribute is its form inside a sentence, in lower case as in the rulebook:
### .nom 1. pád · .acc 4. pád · .gen 2. pád · .ins 7. pád („mezi … a …“) · .on kde · .to kam · .from odkud, with their preposition.
### Two tiles with one name are told apart: stodola I/II, hláska I/II, lesní/horský rybník. Kupec and Správce are this project's names.

## Title

hamlet-title = Vesnička

## Buildings

hamlet-tile-church = Kostel
    .nom = kostel
    .gen = kostela
    .acc = kostel
    .ins = kostelem
    .on = v kostele
    .to = do kostela
    .from = z kostela
hamlet-tile-town-hall = Rychta
    .nom = rychta
    .gen = rychty
    .acc = rychtu
    .ins = rychtou
    .on = na rychtě
    .to = na rychtu
    .from = z rychty
hamlet-tile-market = Tržiště
    .nom = tržiště
    .gen = tržiště
    .acc = tržiště
    .ins = tržištěm
    .on = na tržišti
    .to = na tržiště
    .from = z tržiště
hamlet-tile-woodcutter = Tábor dřevorubců
    .nom = tábor dřevorubců
    .gen = tábora dřevorubců
    .acc = tábor dřevorubců
    .ins = táborem dřevorubců
    .on = v táboře dřevorubců
    .to = do tábora dřevorubců
    .from = z tábora dřevorubců
hamlet-tile-quarry = Kamenolom
    .nom = kamenolom
    .gen = kamenolomu
    .acc = kamenolom
    .ins = kamenolomem
    .on = v kamenolomu
    .to = do kamenolomu
    .from = z kamenolomu
hamlet-tile-farm = Statek
    .nom = statek
    .gen = statku
    .acc = statek
    .ins = statkem
    .on = na statku
    .to = na statek
    .from = ze statku
hamlet-tile-sawmill = Dřevařství
    .nom = dřevařství
    .gen = dřevařství
    .acc = dřevařství
    .ins = dřevařstvím
    .on = v dřevařství
    .to = do dřevařství
    .from = z dřevařství
hamlet-tile-stonemason = Kamenictví
    .nom = kamenictví
    .gen = kamenictví
    .acc = kamenictví
    .ins = kamenictvím
    .on = v kamenictví
    .to = do kamenictví
    .from = z kamenictví
hamlet-tile-dairy-farm = Ovčí farma
    .nom = ovčí farma
    .gen = ovčí farmy
    .acc = ovčí farmu
    .ins = ovčí farmou
    .on = na ovčí farmě
    .to = na ovčí farmu
    .from = z ovčí farmy
hamlet-tile-flour-mill = Mlýn
    .nom = mlýn
    .gen = mlýna
    .acc = mlýn
    .ins = mlýnem
    .on = ve mlýně
    .to = do mlýna
    .from = ze mlýna
hamlet-tile-shrine = Svatyně
    .nom = svatyně
    .gen = svatyně
    .acc = svatyni
    .ins = svatyní
    .on = ve svatyni
    .to = do svatyně
    .from = ze svatyně
hamlet-tile-trade-post = Obchodní místo
    .nom = obchodní místo
    .gen = obchodního místa
    .acc = obchodní místo
    .ins = obchodním místem
    .on = na obchodním místě
    .to = na obchodní místo
    .from = z obchodního místa
hamlet-tile-forest-pond = Lesní rybník
    .nom = lesní rybník
    .gen = lesního rybníka
    .acc = lesní rybník
    .ins = lesním rybníkem
    .on = u lesního rybníka
    .to = k lesnímu rybníku
    .from = od lesního rybníka
hamlet-tile-mountain-pond = Horský rybník
    .nom = horský rybník
    .gen = horského rybníka
    .acc = horský rybník
    .ins = horským rybníkem
    .on = u horského rybníka
    .to = k horskému rybníku
    .from = od horského rybníka
hamlet-tile-small-woodland = Malé polesí
    .nom = malé polesí
    .gen = malého polesí
    .acc = malé polesí
    .ins = malým polesím
    .on = v malém polesí
    .to = do malého polesí
    .from = z malého polesí
hamlet-tile-small-range = Malé pohoří
    .nom = malé pohoří
    .gen = malého pohoří
    .acc = malé pohoří
    .ins = malým pohořím
    .on = v malém pohoří
    .to = do malého pohoří
    .from = z malého pohoří
hamlet-tile-lumber-mill = Pila
    .nom = pila
    .gen = pily
    .acc = pilu
    .ins = pilou
    .on = na pile
    .to = na pilu
    .from = z pily
hamlet-tile-barn-a = Stodola I
    .nom = stodola I
    .gen = stodoly I
    .acc = stodolu I
    .ins = stodolou I
    .on = ve stodole I
    .to = do stodoly I
    .from = ze stodoly I
hamlet-tile-large-range = Velké pohoří
    .nom = velké pohoří
    .gen = velkého pohoří
    .acc = velké pohoří
    .ins = velkým pohořím
    .on = ve velkém pohoří
    .to = do velkého pohoří
    .from = z velkého pohoří
hamlet-tile-outpost-a = Hláska I
    .nom = hláska I
    .gen = hlásky I
    .acc = hlásku I
    .ins = hláskou I
    .on = na hlásce I
    .to = na hlásku I
    .from = z hlásky I
hamlet-tile-cow-conservatory = Ohrada s krávami
    .nom = ohrada s krávami
    .gen = ohrady s krávami
    .acc = ohradu s krávami
    .ins = ohradou s krávami
    .on = v ohradě s krávami
    .to = do ohrady s krávami
    .from = z ohrady s krávami
hamlet-tile-barn-b = Stodola II
    .nom = stodola II
    .gen = stodoly II
    .acc = stodolu II
    .ins = stodolou II
    .on = ve stodole II
    .to = do stodoly II
    .from = ze stodoly II
hamlet-tile-tavern = Krčma
    .nom = krčma
    .gen = krčmy
    .acc = krčmu
    .ins = krčmou
    .on = v krčmě
    .to = do krčmy
    .from = z krčmy
hamlet-tile-stables = Stáje
    .nom = stáje
    .gen = stájí
    .acc = stáje
    .ins = stájemi
    .on = ve stájích
    .to = do stájí
    .from = ze stájí
hamlet-tile-master-stonemason = Cech kameníků
    .nom = cech kameníků
    .gen = cechu kameníků
    .acc = cech kameníků
    .ins = cechem kameníků
    .on = v cechu kameníků
    .to = do cechu kameníků
    .from = z cechu kameníků
hamlet-tile-warehouse = Skladiště
    .nom = skladiště
    .gen = skladiště
    .acc = skladiště
    .ins = skladištěm
    .on = ve skladišti
    .to = do skladiště
    .from = ze skladiště
hamlet-tile-farrier = Kovárna
    .nom = kovárna
    .gen = kovárny
    .acc = kovárnu
    .ins = kovárnou
    .on = v kovárně
    .to = do kovárny
    .from = z kovárny
hamlet-tile-large-woodland = Velké polesí
    .nom = velké polesí
    .gen = velkého polesí
    .acc = velké polesí
    .ins = velkým polesím
    .on = ve velkém polesí
    .to = do velkého polesí
    .from = z velkého polesí
hamlet-tile-windmill = Větrný mlýn
    .nom = větrný mlýn
    .gen = větrného mlýna
    .acc = větrný mlýn
    .ins = větrným mlýnem
    .on = ve větrném mlýně
    .to = do větrného mlýna
    .from = z větrného mlýna
hamlet-tile-square = Náměstí
    .nom = náměstí
    .gen = náměstí
    .acc = náměstí
    .ins = náměstím
    .on = na náměstí
    .to = na náměstí
    .from = z náměstí
hamlet-tile-monument = Památník
    .nom = památník
    .gen = památníku
    .acc = památník
    .ins = památníkem
    .on = u památníku
    .to = k památníku
    .from = od památníku
hamlet-tile-outpost-b = Hláska II
    .nom = hláska II
    .gen = hlásky II
    .acc = hlásku II
    .ins = hláskou II
    .on = na hlásce II
    .to = na hlásku II
    .from = z hlásky II

## What a building does or scores

hamlet-tile-church-help = Splňte jednu z dodávek a získejte body, nebo si vyžebrejte { $printed-begging-gold ->
        [one] { $printed-begging-gold } zlaťák
        [few] { $printed-begging-gold } zlaťáky
       *[other] { $printed-begging-gold } zlaťáků
    }, jsou-li statek, tábor dřevorubců i kamenolom plné.
hamlet-tile-town-hall-help = Kupte jeden plán budovy a/nebo potom najměte pracovníky.
hamlet-tile-market-help = Dopravte sem to, co požaduje jeden dílek prodeje, a vezměte si odměnu. Odtud se přepravují i suroviny z nákupu na volném trhu.
hamlet-tile-woodcutter-help = Zaplňte volná místa dřevem a vezměte si { $printed-tile-woodcutter-work_gold ->
        [one] { $printed-tile-woodcutter-work_gold } zlaťák
        [few] { $printed-tile-woodcutter-work_gold } zlaťáky
       *[other] { $printed-tile-woodcutter-work_gold } zlaťáků
    }.
hamlet-tile-quarry-help = Zaplňte volná místa kamenem a vezměte si { $printed-tile-quarry-work_gold ->
        [one] { $printed-tile-quarry-work_gold } zlaťák
        [few] { $printed-tile-quarry-work_gold } zlaťáky
       *[other] { $printed-tile-quarry-work_gold } zlaťáků
    }.
hamlet-tile-farm-help = Zaplňte volná místa obilím a vezměte si { $printed-tile-farm-work_gold ->
        [one] { $printed-tile-farm-work_gold } zlaťák
        [few] { $printed-tile-farm-work_gold } zlaťáky
       *[other] { $printed-tile-farm-work_gold } zlaťáků
    }.
hamlet-tile-sawmill-help = Zpracujte 1 dřevo na 1 prkno.
hamlet-tile-stonemason-help = Zpracujte 1 kámen na 1 cihlu.
hamlet-tile-dairy-farm-help = Zpracujte 1 obilí na 1 mléko.
hamlet-tile-flour-mill-help = Zpracujte 1 obilí na 1 mouku.
hamlet-tile-shrine-help = Je-li propojena cestou: { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } bod
        [few] { $printed-tile-shrine-points } body
       *[other] { $printed-tile-shrine-points } bodů
    } za každou vaši dodávku do kostela.
hamlet-tile-trade-post-help = Je-li propojeno cestou: { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } bod
        [few] { $printed-tile-trade-post-points } body
       *[other] { $printed-tile-trade-post-points } bodů
    } za každý váš dílek prodeje.
hamlet-tile-forest-pond-help = Je-li propojen cestou: { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } bod
        [few] { $printed-tile-forest-pond-points } body
       *[other] { $printed-tile-forest-pond-points } bodů
    }; vést sem může jen stezka.
hamlet-tile-mountain-pond-help = Je-li propojen cestou: { $printed-tile-mountain-pond-points ->
        [one] { $printed-tile-mountain-pond-points } bod
        [few] { $printed-tile-mountain-pond-points } body
       *[other] { $printed-tile-mountain-pond-points } bodů
    }; vést sem může jen most.
hamlet-tile-small-woodland-help = { $printed-tile-small-woodland-points ->
        [one] { $printed-tile-small-woodland-points } bod
        [few] { $printed-tile-small-woodland-points } body
       *[other] { $printed-tile-small-woodland-points } bodů
    } za každý jeho úsek, který se dotýká úseku s lesem, i bez cesty.
hamlet-tile-small-range-help = { $printed-tile-small-range-points ->
        [one] { $printed-tile-small-range-points } bod
        [few] { $printed-tile-small-range-points } body
       *[other] { $printed-tile-small-range-points } bodů
    } za každý jeho úsek, který se dotýká úseku s horami, i bez cesty.
hamlet-tile-lumber-mill-help = Zpracujte 1 dřevo na 1 prkno, nebo v jedné akci 2 dřeva na 2 prkna.
hamlet-tile-barn-a-help = Zaplňte volná místa dřevem, kamenem a obilím v libovolném poměru a získejte { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } bod
        [few] { $printed-tile-barn-a-work_stars } body
       *[other] { $printed-tile-barn-a-work_stars } bodů
    }.
hamlet-tile-large-range-help = { $printed-tile-large-range-points ->
        [one] { $printed-tile-large-range-points } bod
        [few] { $printed-tile-large-range-points } body
       *[other] { $printed-tile-large-range-points } bodů
    } za každý jeho úsek, který se dotýká úseku s horami, i bez cesty.
hamlet-tile-outpost-a-help = Je-li propojena cestou: { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } bod
        [few] { $printed-tile-outpost-a-points } body
       *[other] { $printed-tile-outpost-a-points } bodů
    } za každý dílek na nejkratší cestě ke kostelu včetně obou konců.
hamlet-tile-cow-conservatory-help = Zpracujte 1 obilí na 1 mléko, nebo v jedné akci 2 obilí na 2 mléka.
hamlet-tile-barn-b-help = Zaplňte volná místa dřevem, kamenem a obilím v libovolném poměru a získejte { $printed-tile-barn-b-work_stars ->
        [one] { $printed-tile-barn-b-work_stars } bod
        [few] { $printed-tile-barn-b-work_stars } body
       *[other] { $printed-tile-barn-b-work_stars } bodů
    }.
hamlet-tile-tavern-help = Je-li propojena cestou: { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } bod
        [few] { $printed-tile-tavern-points } body
       *[other] { $printed-tile-tavern-points } bodů
    } za každý zlaťák, který vám zbyl, nejvýš { $printed-tile-tavern-most }.
hamlet-tile-stables-help = Jsou-li propojeny cestou: { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } bod
        [few] { $printed-tile-stables-points } body
       *[other] { $printed-tile-stables-points } bodů
    } za každého vašeho osla ve vesnici.
hamlet-tile-master-stonemason-help = Zpracujte 1 kámen na 1 cihlu, nebo v jedné akci 2 kameny na 2 cihly.
hamlet-tile-warehouse-help = Je-li propojeno cestou: { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } bod
        [few] { $printed-tile-warehouse-points } body
       *[other] { $printed-tile-warehouse-points } bodů
    } navíc za každý váš most a každou vaši stezku.
hamlet-tile-farrier-help = Je-li propojena cestou: vaše nejdelší cesta přináší o { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } bod
        [few] { $printed-tile-farrier-points } body
       *[other] { $printed-tile-farrier-points } bodů
    } víc za dílek.
hamlet-tile-large-woodland-help = { $printed-tile-large-woodland-points ->
        [one] { $printed-tile-large-woodland-points } bod
        [few] { $printed-tile-large-woodland-points } body
       *[other] { $printed-tile-large-woodland-points } bodů
    } za každý jeho úsek, který se dotýká úseku s lesem, i bez cesty.
hamlet-tile-windmill-help = Zpracujte 1 obilí na 1 mouku, nebo v jedné akci 2 obilí na 2 mouky.
hamlet-tile-square-help = Je-li propojeno cestou: { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } bod
        [few] { $printed-tile-square-points } body
       *[other] { $printed-tile-square-points } bodů
    } za každý jeho úsek s cestou, který se dotýká jiného úseku s cestou.
hamlet-tile-monument-help = Je-li propojen cestou: { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } bod
        [few] { $printed-tile-monument-points } body
       *[other] { $printed-tile-monument-points } bodů
    } za každý jeho úsek, který se dotýká úseku stejného druhu.
hamlet-tile-outpost-b-help = Je-li propojena cestou: { $printed-tile-outpost-b-points ->
        [one] { $printed-tile-outpost-b-points } bod
        [few] { $printed-tile-outpost-b-points } body
       *[other] { $printed-tile-outpost-b-points } bodů
    } za každý dílek na nejkratší cestě ke kostelu včetně obou konců.

## Resources: the word, then with a number

hamlet-resource-wood = dřevo
    .acc = dřevo
    .gen = dřeva
hamlet-resource-stone = kámen
    .acc = kámen
    .gen = kamene
hamlet-resource-wheat = obilí
    .acc = obilí
    .gen = obilí
hamlet-resource-plank = prkno
    .acc = prkno
    .gen = prkna
hamlet-resource-brick = cihla
    .acc = cihlu
    .gen = cihly
hamlet-resource-milk = mléko
    .acc = mléko
    .gen = mléka
hamlet-resource-flour = mouka
    .acc = mouku
    .gen = mouky

hamlet-resource-wood-count =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    .acc =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
           *[other] { $count } dřev
        }
    .gen =
        { $count ->
            [one] { $count } dřeva
           *[other] { $count } dřev
        }
hamlet-resource-stone-count =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    .acc =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
           *[other] { $count } kamenů
        }
    .gen =
        { $count ->
            [one] { $count } kamene
           *[other] { $count } kamenů
        }
hamlet-resource-wheat-count = { $count } obilí
    .acc = { $count } obilí
    .gen = { $count } obilí
hamlet-resource-plank-count =
    { $count ->
        [one] { $count } prkno
        [few] { $count } prkna
       *[other] { $count } prken
    }
    .acc =
        { $count ->
            [one] { $count } prkno
            [few] { $count } prkna
           *[other] { $count } prken
        }
    .gen =
        { $count ->
            [one] { $count } prkna
           *[other] { $count } prken
        }
hamlet-resource-brick-count =
    { $count ->
        [one] { $count } cihla
        [few] { $count } cihly
       *[other] { $count } cihel
    }
    .acc =
        { $count ->
            [one] { $count } cihlu
            [few] { $count } cihly
           *[other] { $count } cihel
        }
    .gen =
        { $count ->
            [one] { $count } cihly
           *[other] { $count } cihel
        }
hamlet-resource-milk-count =
    { $count ->
        [one] { $count } mléko
        [few] { $count } mléka
       *[other] { $count } mlék
    }
    .acc =
        { $count ->
            [one] { $count } mléko
            [few] { $count } mléka
           *[other] { $count } mlék
        }
    .gen =
        { $count ->
            [one] { $count } mléka
           *[other] { $count } mlék
        }
hamlet-resource-flour-count =
    { $count ->
        [one] { $count } mouka
        [few] { $count } mouky
       *[other] { $count } mouk
    }
    .acc =
        { $count ->
            [one] { $count } mouku
            [few] { $count } mouky
           *[other] { $count } mouk
        }
    .gen =
        { $count ->
            [one] { $count } mouky
           *[other] { $count } mouk
        }

## Milestones and awards

hamlet-goal-carpenter = Tesař
hamlet-goal-mason = Kameník
hamlet-goal-herder = Pastýř
hamlet-goal-miller = Mlynář
hamlet-goal-planner = Cestář
hamlet-goal-chaplain = Kaplan
hamlet-goal-sexton = Sakristián
hamlet-goal-merchant = Kupec
hamlet-goal-steward = Správce

hamlet-goal-carpenter-help = Milník za první budovu, která vyrábí prkna: vaše prkna jsou kvalitní.
hamlet-goal-mason-help = Milník za první budovu, která vyrábí cihly: vaše cihly jsou kvalitní.
hamlet-goal-herder-help = Milník za první budovu, která vyrábí mléko: vaše mléko je kvalitní.
hamlet-goal-miller-help = Milník za první budovu, která vyrábí mouku: vaše mouka je kvalitní.
hamlet-goal-planner-help = Milník za první cestu: každá vaše cesta přinese na konci o { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } bod
        [few] { $printed-goal-planner-per_road } body
       *[other] { $printed-goal-planner-per_road } bodů
    } víc.
hamlet-goal-chaplain-help = Ocenění za nejvíce dodávek do kostela.
hamlet-goal-sexton-help = Ocenění za druhý nejvyšší počet dodávek do kostela.
hamlet-goal-merchant-help = Ocenění za nejvíce dílků prodejů.
hamlet-goal-steward-help = Ocenění za nejvíce vlajek ve vesnici.

## Kinds of section

hamlet-kind-road = cesta
    .section = úsek s cestou
    .sections = úseky s cestou
hamlet-kind-forest = les
    .section = úsek s lesem
    .sections = úseky s lesem
hamlet-kind-hill = hory
    .section = úsek s horami
    .sections = úseky s horami

## Colours of the players

hamlet-colour-red = červený
hamlet-colour-green = zelený
hamlet-colour-blue = modrý
hamlet-colour-yellow = žlutý
