### Glossary (there is no Czech edition; these terms are this project's own)
### Town: Town Charter = Městská listina · journal = deník postavy · town board = herní plán městečka · area = oblast · forest card = karta lesa · town resources = zdroje městečka: kultura, příjem, výroba, jídlo · coins = mince · organiser = organizér
### Workers: worker = dělník, kostka · Sprite = skřítek · Villager = obyvatel · supply = zásoba · Tower = věž · hire = najmout · dice tray = přihrádka na kostky · strengthen = posílit · weaken = oslabit · blank face = prázdná strana
### Time: season = roční období · day = den: úsvit, poledne, soumrak · weather card = karta počasí · weather pattern = vzor počasí · season effect = efekt ročního období · weather effect = efekt počasí · goal = cíl
### Noon: town action = městská akce · Adventure = dobrodružství · Community work = obecní práce · Clear an area = odkrytí oblasti · Construct, Demolish = stavba, bourání · Hire = najímání · Use a building = použití budovy · attachment = přidružení (ke skřítkům, k obyvatelům) · Character action = akce postavy · Worker action = akce dělníků · skill = dovednost
### Building: construction track = stavební stupnice, its space = pole · construction progress = postup staveb · completion bonus = bonus za dostavění · requirement = podmínka · upgrade = přestavba · available buildings = dostupné budovy
### Story: event = událost · mystery envelope = tajemná obálka · tower upgrade = vylepšení věže · sprite field = pole akcí skřítků · sprite visit = návštěva skřítka · achievement = úspěch
### What is „naše“ is reconstructed by this project: the Charter names it, but does not print it.

## The game

rule-MYT-GEN-01 = Hraje jeden až čtyři hráči společně, ne proti sobě. Každý vede v ročním období jednu postavu.
rule-MYT-GEN-02 = Nikdo nevyhrává ani neprohrává a poslední kolo neexistuje. Konec některé linie příběhu je dobrá chvíle přestat, ale vždy se dá hrát dál.
rule-MYT-GEN-03 = Kampaň je řada ročních období a roční období je řada dní. Každý den má tři fáze, vždy v tomto pořadí: úsvit, poledne a soumrak.
rule-MYT-GEN-04 = Mezi setkáními zůstává městečko takové, jaké je. Hra se ukládá a uklízí jen na konci ročního období; pouhé přerušení, při kterém se nic nepohne, je možné vždy.
rule-MYT-GEN-05 = Během fáze mohou postavy provádět akce souběžně a v libovolném pořadí. Další fáze začne, až všechny dokončí tu stávající. O tom, co se týká všech, se rozhoduje společně.
rule-MYT-GEN-06 = Hra jednoho hráče nevyžaduje jiná pravidla. Začněte s jednou postavou; další se mohou přidat po konci ročního období.
rule-MYT-GEN-07 = Městská listina obsahuje společná pravidla a každá postava má deník s vlastními. Deník může přidat kroky do kterékoli fáze.
rule-MYT-GEN-08 = Při společném rozhodnutí kdokoli navrhne odpověď a všichni ostatní s ní souhlasí; u stolu se lze také dohodnout, že rozhoduje hráč na místě 1. Společné jsou volby za úsvitu, při událostech a na konci ročního období, oblast pro dostavěnou budovu a ztracený dělník. Ve vlastní polední akci volíte sami.
rule-MYT-GEN-09 = To, co dělají různé postavy, se vyhodnocuje jedno po druhém, v pořadí, v jakém to nastane. Kroky, které dělají všichni zároveň, se vyhodnocují podle pořadí míst. Fáze skončí, když každý ohlásí, že má hotovo, a poledne nelze ukončit dřív, než vaše figurka někde stojí.

## Components

rule-MYT-COMP-01 = V krabici je 154 karet událostí.
rule-MYT-COMP-02 = V krabici je 80 oboustranných karet dobrodružství a dílek neznámého dobrodružství, který zakrývá jejich balíček.
rule-MYT-COMP-03 = Karet počasí je 9. Ještě jedna čeká v zapečetěné obálce.
rule-MYT-COMP-04 = Oboustranných karet cílů je 28.
rule-MYT-COMP-05 = Žetonů cílů je 5.
rule-MYT-COMP-06 = Oboustranných karet budov je 42: jedna strana slouží ke stavbě, druhá je hotová budova.
rule-MYT-COMP-07 = Dva dílky ročních období mají po dvou stranách, pro každé roční období jednu.
rule-MYT-COMP-08 = Karet lesa je 12, s čísly 1 až 6 a 8 až 13.
rule-MYT-COMP-09 = Herní plán městečka se skládá ze tří částí.
rule-MYT-COMP-10 = V krabici jsou 4 dílky městských akcí.
rule-MYT-COMP-11 = V krabici jsou 4 ukazatele zdrojů městečka a 4 náhradní.
rule-MYT-COMP-12 = Mezi kostkami dělníků je modrých skřítků { $printed-dice-each } a oranžových obyvatel stejně.
rule-MYT-COMP-13 = Mincí je 120: 52 s hodnotou 1, 44 s hodnotou 5 a 24 s hodnotou 10. Mince nikdy nedojdou; použijte cokoli místo nich.
rule-MYT-COMP-14 = V krabici jsou 4 zapečetěné tajemné obálky.
rule-MYT-COMP-15 = V krabici je hlavní organizér, oboustranná přepážka na kostky a pro každou postavu organizér a figurka.

## The first set-up

rule-MYT-SETUP-01 = Spojte tři části herního plánu městečka.
rule-MYT-SETUP-02 = Prvním ročním obdobím je jaro: jeho dílek leží na poli ročního období.
rule-MYT-SETUP-03 = Každý ze čtyř zdrojů městečka začíná na 1.
rule-MYT-SETUP-04 = Každá z 12 karet lesa zakrývá oblast se svým číslem, stranou s lesem nahoru. Oblast 7 kartu lesa nemá.
rule-MYT-SETUP-05 = Čtyři dílky městských akcí leží na svých místech.
rule-MYT-SETUP-06 = V oblasti 7 stojí hotový dlouhý dům.
rule-MYT-SETUP-07 = Hodí se jednou kostkou skřítka a jednou kostkou obyvatele a obě se dají do věže. Padne-li prázdná strana, hází se znovu.
rule-MYT-SETUP-08 = Na začátku tvoří balíček událostí jediná karta s číslem 1.
rule-MYT-SETUP-09 = Zamíchané karty dobrodružství 1 až 10 tvoří balíček dobrodružství a navrchu vždy leží dílek neznámého dobrodružství.
rule-MYT-SETUP-10 = V prvním ročním období se balíček počasí nemíchá; jeho 9 karet se bere v pořadí, v jakém leží v krabici.
rule-MYT-SETUP-11 = Zamíchejte karty cílů 1 až 7 a otočte vrchní: to je cíl prvního ročního období. Tentokrát není z čeho vybírat.
rule-MYT-SETUP-12 = Mince, žetony cílů a ostatní kostky tvoří zásobu. Karty budov leží vedle ní veřejně a každý si je může kdykoli prohlížet.
rule-MYT-SETUP-13 = Každý si zvolí jinou postavu a připraví ji podle jejího deníku. Na konci ročního období ji lze vyměnit.
rule-MYT-SETUP-14 = Další setkání nezačíná touto přípravou: kampaň se obnoví tam, kde byla uložena.

## Characters

rule-MYT-CHAR-01 = Vedete jednu postavu. Má figurku a organizér s vlastními komponentami, ve kterém leží i mezi setkáními.
rule-MYT-CHAR-02 = Postavy jsou čtyři. Řemeslnice vyrábí věci pro obyvatele, čím dál lepší a dražší. Farmář pěstuje plodiny, které na svých políčkách skládá jako skládačku. Obchodnice obchoduje na trhu s nabídkou, poptávkou a soupeři. Hraničář se připravuje na výpravy po okolí a nosí z nich domů, co najde.
rule-MYT-CHAR-03 = Nečinná figurka stojí na vašem organizéru, figurka použitá toho dne na místě v městečku.

## Areas

rule-MYT-AREA-01 = Městečko má 13 číslovaných oblastí. Každá z nich je les, prázdná oblast, nebo v ní stojí budova.
rule-MYT-AREA-02 = Na začátku je 12 oblastí les a v oblasti 7 stojí dlouhý dům. Oblast, ze které byla odstraněna karta lesa, je prázdná a dá se v ní stavět.
rule-MYT-AREA-03 = Budova zabírá jednu oblast a v oblasti stojí nejvýš jedna budova. Každá karta budovy je jen jedna.

## Town resources

rule-MYT-RES-01 = Městečko má čtyři zdroje: kulturu, příjem, výrobu a jídlo. Všechny postavy je získávají a utrácejí společně.
rule-MYT-RES-02 = Každý zdroj má hodnotu od 0 do 10. Co by tyto meze překročilo, propadá.
rule-MYT-RES-03 = Cena se platí celá, nebo vůbec. Postih vezme tolik, kolik je.

## Workers

rule-MYT-WORK-01 = Jsou dva druhy dělníků, skřítci a obyvatelé; kostek každého druhu je { $printed-dice-each }. Kostka je v zásobě, ve věži, najatá některou postavou, nebo na poli akcí skřítků.
rule-MYT-WORK-02 = Hodnota dělníka je počet symbolů na horní straně, od 0 (prázdná strana) do 3.
rule-MYT-WORK-03 = Získat dělníka znamená vzít ze zásoby kostku toho druhu, hodit jí a dát ji do věže.
rule-MYT-WORK-04 = Pokud v zásobě žádná kostka toho druhu není, získá městečko místo ní 1 zdroj podle vaší volby.
rule-MYT-WORK-05 = Ztratit dělníka znamená vrátit kostku toho druhu z věže do zásoby. Kterou, volíte společně.
rule-MYT-WORK-06 = Pokud ve věži dělník toho druhu není, odejde najatý, a čí, volíte společně; kostka na poli akcí skřítků se počítá jako najatá. Pokud není ani takový, nestane se nic. Platí to jen pro ztráty a nikdy se tím nehradí cena.
rule-MYT-WORK-07 = Posílení zvýší hodnotu dělníka o 1, oslabení ji o 1 sníží. Trojku nelze posílit a nulu nelze oslabit.
rule-MYT-WORK-08 = Kde společná pravidla posilují nebo oslabují dělníky, myslí se ti ve věži, pokud není řeč o najatých.
rule-MYT-WORK-09 = Kostka ve věži nikdy neukazuje 0. Kdyby měla, hned se jí hází, dokud nepadne něco jiného.
rule-MYT-WORK-10 = Najatá kostka smí ukazovat 0. Je vyčerpaná a zůstává u vás do soumraku.
rule-MYT-WORK-11 = Když se kostkou hází kvůli efektu, vrátí se tam, odkud je, a stranu, která padla, si nechá.
rule-MYT-WORK-12 = Najatí dělníci patří jedné postavě. Postavy si mezi sebou nevyměňují dělníky ani mince.
rule-MYT-WORK-13 = Listina strany kostky neuvádí. Naše má strany { $printed-dice-faces-1 }, { $printed-dice-faces-2 }, { $printed-dice-faces-3 }, { $printed-dice-faces-4 }, { $printed-dice-faces-5 } a { $printed-dice-faces-6 }.

## Coins

rule-MYT-COIN-01 = Každá postava má vlastní mince. Lze je libovolně rozměňovat, ale nikdy ne předat jiné postavě.
rule-MYT-COIN-02 = Počet mincí v zásobě nikdy neomezuje zisk.

## Dawn

rule-MYT-DAWN-01 = Nejdřív otočte vrchní kartu počasí. Její symbol určuje, zda je den slunečný, oblačný, nebo deštivý.
rule-MYT-DAWN-02 = Karty počasí celého ročního období leží přes sebe tak, že všechny symboly tvoří jeden sloupec, nejstarší nahoře.
rule-MYT-DAWN-03 = Pak se podívejte na dílek ročního období. Má tři vzory počasí po třech symbolech, čtené shora dolů, a u každého efekt ročního období.
rule-MYT-DAWN-04 = Pokud poslední tři karty počasí, od nejstarší, ukazují přesně některý z těchto vzorů, nastane jeho efekt. Před třetím dnem ročního období se nic shodovat nemůže.
rule-MYT-DAWN-05 = Efekt ročního období může přidat nebo vzít zdroje městečka, nebo udělat pro všechny něco jiného, třeba vyvolat postup staveb, událost nebo změnu dělníků.
rule-MYT-DAWN-06 = Pak se vyhodnotí symbol na dnešní kartě počasí, pokud na ní nějaký je: postup staveb, událost, nebo později v kampani návštěva skřítka.
rule-MYT-DAWN-07 = Nakonec proběhnou kroky úsvitu z deníků postav.

## Noon

rule-MYT-NOON-01 = V poledne provede každá postava jednu městskou akci. Potom má jednu akci postavy a tolik akcí dělníků, kolik jich může zaplatit.
rule-MYT-NOON-02 = Městských akcí je pět: dobrodružství, obecní práce nebo odkrytí oblasti, stavba nebo bourání, najímání a použití budovy. První čtyři mají na herním plánu dílky. Pátá vyžaduje budovu s akcí a dlouhý dům ji má od začátku.
rule-MYT-NOON-03 = K městské akci postavte figurku na její dílek nebo na budovu. Denně se tam vejde jen jedna figurka, takže o plánech mluvte.
rule-MYT-NOON-04 = Městská akce vám do konce dne dává přidružení ke skřítkům, nebo k obyvatelům. Co z toho plyne, najdete ve svém deníku.
rule-MYT-NOON-05 = Obecní práce a odkrytí oblasti dávají přidružení ke skřítkům, stavba a bourání k obyvatelům. Při najímání rozhoduje najatý druh, při dobrodružství symbol vyhodnocené části a u budovy symbol na její kartě.
rule-MYT-NOON-06 = Kde jsou možné oba druhy, rozhoduje výsledek akce. Pokud vám efekt dá několik městských akcí, platí první z nich.
rule-MYT-NOON-07 = Smíte někde stát jen kvůli přidružení a akci vynechat, i když na ni nemáte. Kde by rozhodl výsledek, zvolíte druh sami.
rule-MYT-NOON-08 = Lomítko v ceně nebo v efektu znamená „nebo“.
rule-MYT-NOON-09 = Efekty vám mohou na daný den dát víc akcí postavy, nebo je zakázat. Co tvoří jednu akci postavy, určuje deník.

## Noon: Adventure

rule-MYT-NOON-ADV-01 = Vezmete kartu, která leží hned pod dílkem neznámého dobrodružství.
rule-MYT-NOON-ADV-02 = Přečtěte přední stranu. Pokud nabízí volbu, rozhodněte se dřív, než kartu otočíte. Pak čtěte vzadu jen část své volby, nebo celou zadní stranu, pokud volba nebyla.
rule-MYT-NOON-ADV-03 = U každé části je symbol skřítka nebo obyvatele. To je vaše přidružení pro tento den.
rule-MYT-NOON-ADV-04 = Karta se potom odstraní ze hry, pokud na ní není uvedeno jinak.
rule-MYT-NOON-ADV-05 = Pokud je balíček dobrodružství prázdný, dá vám dílek jen přidružení.

## Noon: Community work or Clear an area

rule-MYT-NOON-COM-01 = Rozhodněte se pro obecní práce, nebo pro odkrytí oblasti. Tak či tak máte přidružení ke skřítkům.
rule-MYT-NOON-COM-02 = Obecní práce: za vlastní mince kupujete městečku libovolné zdroje, kolik chcete. Každá postava má vlastní ceny; Farmář například platí { $printed-character-farmer-community-4 } za jídlo a { $printed-character-farmer-community-3 } za výrobu.
rule-MYT-NOON-COM-03 = Zdroje se přičítají hned. Co by přesáhlo 10, koupit nelze.
rule-MYT-NOON-CLR-01 = Odkrytí oblasti: zaplatíte { $printed-prices-clear ->
        [one] { $printed-prices-clear } minci
        [few] { $printed-prices-clear } mince
       *[other] { $printed-prices-clear } mincí
    } a odstraníte jednu kartu lesa podle své volby.
rule-MYT-NOON-CLR-02 = Oblast je hned prázdná. Otočte kartu lesa, proveďte, co je vzadu, většinou něco dobrého, a odložte ji. Pokud ji nějaký efekt vrátí, lze ji odstranit znovu a dá totéž.

## Noon: Construct or Demolish

rule-MYT-BUILD-01 = Rozhodněte se pro stavbu, nebo pro bourání. Tak či tak máte přidružení k obyvatelům.
rule-MYT-BUILD-02 = Stavba: zvolte kteroukoli dostupnou budovu, jejíž podmínka je splněna, a zaplaťte celou její cenu.
rule-MYT-BUILD-03 = Cena se platí zdroji městečka a závisí na počtu hráčů. Některé budovy jsou zdarma.
rule-MYT-BUILD-04 = Většina podmínek je budova, která musí při zahájení stavby stát v městečku. Kapli zpřístupní událost, rybí loviště dobrodružství.
rule-MYT-BUILD-05 = Karta se položí na pole stavební stupnice, které je na ní uvedeno. Pokud je obsazené, položí se na další volné pole s vyšším číslem; pokud žádné není, tuto stavbu zahájit nelze.
rule-MYT-BUILD-06 = Stavbu lze zahájit, i když není žádná oblast prázdná.
rule-MYT-BUILD-07 = Pokud budova z podmínky během stavby v městečku přestane stát, karta zůstane na stupnici a stavbu lze dokončit.
rule-MYT-BUILD-08 = Bourání: kterákoli budova se vrátí mezi dostupné. Její oblast je prázdná a nic se nevrací. Lze ji postavit znovu, už bez bonusu za dostavění.

## Noon: Hire

rule-MYT-HIRE-01 = Za { $printed-prices-hire_one ->
        [one] { $printed-prices-hire_one } minci
        [few] { $printed-prices-hire_one } mince
       *[other] { $printed-prices-hire_one } mincí
    } najmete z věže jednoho dělníka, za { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } minci
        [few] { $printed-prices-hire_two } mince
       *[other] { $printed-prices-hire_two } mincí
    } dva, libovolných druhů.
rule-MYT-HIRE-02 = Najaté kostky se položí do vaší přihrádky s nezměněnou hodnotou.
rule-MYT-HIRE-03 = Přidružení máte k druhu, který najmete. Pokud najmete oba, volíte.

## Noon: Use a building

rule-MYT-USE-01 = Postavte figurku na volnou budovu s akcí, jejíž cenu můžete zaplatit. Nejdřív zaplaťte, co je vlevo, pak proveďte, co je vpravo.
rule-MYT-USE-02 = Cenou jsou zdroje městečka, vaše mince nebo oslabení vašich najatých dělníků. Kde cena uvedena není, je akce zdarma.
rule-MYT-USE-03 = Symbol na budově určuje vaše přidružení; v pekárně jsou to skřítci.

## Dusk

rule-MYT-DUSK-01 = Za soumraku dělají všechny postavy totéž ve stejnou chvíli. Nejdřív se figurky vrátí na organizéry.
rule-MYT-DUSK-02 = Pak každý sebere své kostky. Kostka s hodnotou aspoň 1 zůstává najatá beze změny. Kostkou s 0 se hází, dokud nepadne jiná strana než prázdná, a pak se vrátí do věže; najatá už není.
rule-MYT-DUSK-03 = Potom proběhnou kroky soumraku z deníků postav.
rule-MYT-DUSK-04 = Pokud zbývají karty počasí, začíná nový den. Pokud ne, roční období končí.
rule-MYT-DUSK-05 = Roční období má tedy tolik dní, kolik je karet počasí: 9, a 10, jakmile k nim přibude karta z obálky 1.

## The end of a season

rule-MYT-SEASON-01 = Společně a v tomto pořadí: efekty na konci ročního období, cíl, nový balíček počasí, další dílek ročního období, výměna postav. Potom lze hrát dál, nebo kampaň uložit.
rule-MYT-SEASON-02 = Každá dostavěná budova s efektem na konci ročního období ho má jednou, v pořadí, které zvolíte. Budovy na stavební stupnici se nepočítají.
rule-MYT-SEASON-03 = Efekty závislé na splnění cíle se vyhodnotí až na samém konci kroku s cílem.
rule-MYT-SEASON-04 = Všechny karty počasí se zamíchají do nového balíčku.
rule-MYT-SEASON-05 = Roční období jdou po sobě: jaro, léto, podzim, zima a znovu jaro.
rule-MYT-SEASON-06 = Postavu můžete vyměnit. Všichni dělníci té dosavadní se vrátí do věže s nezměněnou hodnotou, jen kostkou s 0 se hned hází; všechno ostatní zůstane, jak je, a čeká.
rule-MYT-SEASON-07 = Když stojí všech dvanáct projektů, může městečko na konci každého ročního období, po cíli, zadat velké dílo pro jednu ze svých budov; nejdřív pro ty, které jich mají nejméně. Každá postava zaplatí polovinu toho, co má nejchudší, nejméně { $printed-works-least } mincí, potom ta, která má nejvíc, polovinu zbytku; zdroje platí městečko. Dílo dá svůj dar hned a odtud dá na konci každého ročního období svůj dar znovu po řadě jedno z děl u stojících budov.

## Goals

rule-MYT-GOAL-01 = Na přední straně karty cíle je uvedeno, čeho má městečko v tomto ročním období dosáhnout. Horní polovina zadní strany je úspěch, dolní neúspěch.
rule-MYT-GOAL-02 = Pokud je cíl splněn, nastane efekt úspěchu a karta se odstraní ze hry; obvykle se do balíčku zamíchá nová karta cíle. Zjišťuje se to až po efektech na konci ročního období, takže jejich zisky se počítají.
rule-MYT-GOAL-03 = Pokud cíl splněn není, nastane efekt neúspěchu a karta se zamíchá zpět do balíčku cílů.
rule-MYT-GOAL-04 = Pak zamíchejte balíček cílů a vezměte dvě karty, s některými budovami víc. Společně zvolte jednu jako cíl příštího ročního období; leží lícem nahoru navrchu balíčku a ostatní se zamíchají zpět.
rule-MYT-GOAL-05 = Žetony cílů jen počítají, co cíl vyžaduje, za každý výskyt jeden. Když jich je dost, je cíl splněn.

## The construction track

rule-MYT-TRACK-01 = Stavební stupnice má čtyři pole, od 4 do 1. Čím nižší číslo, tím blíž je budova dokončení. Na poli leží jedna karta.
rule-MYT-TRACK-02 = Postup staveb posune každou kartu na stupnici o jedno pole dál. Karta z pole 1 je dokončena.
rule-MYT-TRACK-03 = Karty se posouvají postupně od pole 1 k poli 4. Karta, která má před sebou stále obsazené pole, zůstává na místě.
rule-MYT-TRACK-04 = Dokončená budova opustí stupnici, nastane její bonus za dostavění a otočená karta se položí do prázdné oblasti, kterou zvolíte společně, v našem pořadí ještě před bonusem.
rule-MYT-TRACK-05 = Pokud žádná oblast prázdná není, budova dokončena není: zůstane na poli 1 a bonus nedá. Může zdržet karty za sebou a s každým dalším postupem se to zkusí znovu.
rule-MYT-TRACK-06 = Bonus za dostavění nastane jen tehdy, když se budova v kampani staví vůbec poprvé.
rule-MYT-TRACK-07 = Přestavba musí zabrat oblast budovy, kterou má v podmínce; stará karta se vrátí mezi dostupné. Například kovárna nahradí kamenolom.
rule-MYT-TRACK-08 = Pokud budova k nahrazení už neexistuje, nová se postaví jako každá jiná: do prázdné oblasti, nebo čeká na stupnici.
rule-MYT-TRACK-09 = Symbol posunu zpět vrátí každou kartu o jedno pole, nikdy ne za pole 4. Karty se posouvají postupně od 4 k 1 a zablokovaná zůstává na místě.
rule-MYT-TRACK-10 = Jediná karta, kterou posouvá efekt, nesmí na obsazené pole; zastaví se před ním. Pokud postupuje z pole 1, dokončí se obvyklým způsobem.
rule-MYT-TRACK-11 = Postup staveb může přinést kterýkoli efekt. Nejčastěji nastává za úsvitu, s počasím a ročním obdobím.
rule-MYT-TRACK-12 = Budova získaná jako odměna se hned postaví do prázdné oblasti. Pokud odměna uvádí budovu v podmínce a ta v městečku není, nestane se nic.

## Effects of buildings

rule-MYT-BLD-01 = Budova má akci, kterou použijete jako městskou akci, nebo efekt na konci ročního období, nebo obojí.
rule-MYT-BLD-31 = Budov je 42 a oblastí jen 13, takže se městečko mění bouráním a přestavbami. Na podmínce záleží jen při zahájení stavby.
rule-MYT-BLD-32 = Kde byla budova zbourána akcí hřiště, vrátí se karta lesa té oblasti. Oblast 7 ji nemá.
rule-MYT-BLD-33 = V kasinu a v loděnici se každý zisk volí zvlášť. Bez převahy není nic; 3 proti 1 dají 2.

## The 42 buildings: -01 is the action, -02 the end of a season

rule-MYT-BLD-LIBRARY-02 = Knihovna, konec ročního období se splněným cílem: městečko získá { $printed-building-library-season_end_goal-1-number ->
        [one] { $printed-building-library-season_end_goal-1-number } kulturu
        [few] { $printed-building-library-season_end_goal-1-number } kultury
       *[other] { $printed-building-library-season_end_goal-1-number } kultur
    } a každá postava { $printed-building-library-season_end_goal-2-number ->
        [one] { $printed-building-library-season_end_goal-2-number } minci
        [few] { $printed-building-library-season_end_goal-2-number } mince
       *[other] { $printed-building-library-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-FIELD-01 = Hřiště, akce: zbouráte budovu, do její oblasti se vrátí les a městečko získá { $printed-building-sports-field-action-1-number ->
        [one] { $printed-building-sports-field-action-1-number } zdroj
        [few] { $printed-building-sports-field-action-1-number } zdroje
       *[other] { $printed-building-sports-field-action-1-number } zdrojů
    } podle vaší volby.
rule-MYT-BLD-GUILD-01 = Cech, akce: městečko ztratí { $printed-building-guild-action_cost-1-number ->
        [one] { $printed-building-guild-action_cost-1-number } výrobu nebo příjem
        [few] { $printed-building-guild-action_cost-1-number } výroby nebo příjmy
       *[other] { $printed-building-guild-action_cost-1-number } výrob nebo příjmů
    } a vy najmete { $printed-building-guild-action-1-number ->
        [one] { $printed-building-guild-action-1-number } obyvatele
        [few] { $printed-building-guild-action-1-number } obyvatele
       *[other] { $printed-building-guild-action-1-number } obyvatel
    }.
rule-MYT-BLD-DELI-01 = Lahůdkářství, akce: oslabíte { $printed-building-delicatessen-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-delicatessen-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-delicatessen-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-delicatessen-action_cost-2-number ->
        [one] { $printed-building-delicatessen-action_cost-2-number } minci
        [few] { $printed-building-delicatessen-action_cost-2-number } mince
       *[other] { $printed-building-delicatessen-action_cost-2-number } mincí
    }, městečko získá { $printed-building-delicatessen-action-1-number ->
        [one] { $printed-building-delicatessen-action-1-number } jídlo
        [few] { $printed-building-delicatessen-action-1-number } jídla
       *[other] { $printed-building-delicatessen-action-1-number } jídel
    }.
rule-MYT-BLD-DELI-02 = Lahůdkářství, konec ročního období: městečko získá { $printed-building-delicatessen-season_end-1-number ->
        [one] { $printed-building-delicatessen-season_end-1-number } jídlo
        [few] { $printed-building-delicatessen-season_end-1-number } jídla
       *[other] { $printed-building-delicatessen-season_end-1-number } jídel
    }.
rule-MYT-BLD-LONGHOUSE-01 = Dlouhý dům, akce: dostanete { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } minci
        [few] { $printed-building-longhouse-action-1-number } mince
       *[other] { $printed-building-longhouse-action-1-number } mincí
    }, nebo získáte 1 dovednost.
rule-MYT-BLD-DOCKS-01 = Doky, akce: oslabíte { $printed-building-docks-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-docks-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-docks-action_cost-1-number } svých najatých obyvatel
    } a zaplatíte { $printed-building-docks-action_cost-2-number ->
        [one] { $printed-building-docks-action_cost-2-number } minci
        [few] { $printed-building-docks-action_cost-2-number } mince
       *[other] { $printed-building-docks-action_cost-2-number } mincí
    }, městečko získá { $printed-building-docks-action-1-number ->
        [one] { $printed-building-docks-action-1-number } příjem
        [few] { $printed-building-docks-action-1-number } příjmy
       *[other] { $printed-building-docks-action-1-number } příjmů
    }.
rule-MYT-BLD-DOCKS-02 = Doky, konec ročního období se splněným cílem: městečko získá { $printed-building-docks-season_end_goal-1-number ->
        [one] { $printed-building-docks-season_end_goal-1-number } příjem
        [few] { $printed-building-docks-season_end_goal-1-number } příjmy
       *[other] { $printed-building-docks-season_end_goal-1-number } příjmů
    } a každá postava { $printed-building-docks-season_end_goal-2-number ->
        [one] { $printed-building-docks-season_end_goal-2-number } minci
        [few] { $printed-building-docks-season_end_goal-2-number } mince
       *[other] { $printed-building-docks-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-CULTURE-02 = Kulturní dům, konec ročního období: každá postava může použít jednu ze svých dovedností.
rule-MYT-BLD-PRINT-01 = Tiskárna, akce: oslabíte { $printed-building-printing-house-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-printing-house-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-printing-house-action_cost-1-number } svých najatých obyvatel
    } a zaplatíte { $printed-building-printing-house-action_cost-2-number ->
        [one] { $printed-building-printing-house-action_cost-2-number } minci
        [few] { $printed-building-printing-house-action_cost-2-number } mince
       *[other] { $printed-building-printing-house-action_cost-2-number } mincí
    }, městečko získá { $printed-building-printing-house-action-1-number ->
        [one] { $printed-building-printing-house-action-1-number } příjem
        [few] { $printed-building-printing-house-action-1-number } příjmy
       *[other] { $printed-building-printing-house-action-1-number } příjmů
    }.
rule-MYT-BLD-PRINT-02 = Tiskárna, konec ročního období: při volbě cíle berete { $printed-building-printing-house-season_end-1-number ->
        [one] o jednu kartu víc
        [few] o { $printed-building-printing-house-season_end-1-number } karty víc
       *[other] o { $printed-building-printing-house-season_end-1-number } karet víc
    }.
rule-MYT-BLD-STATION-01 = Nádraží, akce: oslabíte { $printed-building-railway-station-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-railway-station-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-railway-station-action_cost-1-number } svých najatých skřítků
    } a nastane událost.
rule-MYT-BLD-TRADING-01 = Obchodní stanice, akce: zaplatíte { $printed-building-trading-post-action_cost-1-number ->
        [one] { $printed-building-trading-post-action_cost-1-number } minci
        [few] { $printed-building-trading-post-action_cost-1-number } mince
       *[other] { $printed-building-trading-post-action_cost-1-number } mincí
    } a { $printed-building-trading-post-action_cost-2-number ->
        [one] { $printed-building-trading-post-action_cost-2-number } zdroj
        [few] { $printed-building-trading-post-action_cost-2-number } zdroje
       *[other] { $printed-building-trading-post-action_cost-2-number } zdrojů
    } městečka a městečko získá { $printed-building-trading-post-action-1-number ->
        [one] { $printed-building-trading-post-action-1-number } zdroj
        [few] { $printed-building-trading-post-action-1-number } zdroje
       *[other] { $printed-building-trading-post-action-1-number } zdrojů
    } podle vaší volby.
rule-MYT-BLD-CLAY-02 = Hliniště, konec ročního období se splněným cílem: městečko získá { $printed-building-clay-pit-season_end_goal-1-number ->
        [one] { $printed-building-clay-pit-season_end_goal-1-number } výrobu
        [few] { $printed-building-clay-pit-season_end_goal-1-number } výroby
       *[other] { $printed-building-clay-pit-season_end_goal-1-number } výrob
    } a každá postava { $printed-building-clay-pit-season_end_goal-2-number ->
        [one] { $printed-building-clay-pit-season_end_goal-2-number } minci
        [few] { $printed-building-clay-pit-season_end_goal-2-number } mince
       *[other] { $printed-building-clay-pit-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-INN-01 = Hostinec, akce: zaplatíte { $printed-building-inn-action_cost-1-number ->
        [one] { $printed-building-inn-action_cost-1-number } minci
        [few] { $printed-building-inn-action_cost-1-number } mince
       *[other] { $printed-building-inn-action_cost-1-number } mincí
    } a posílíte ve věži všechny obyvatele, nebo všechny skřítky.
rule-MYT-BLD-HOTEL-01 = Hotel, akce: městečko ztratí { $printed-building-hotel-action_cost-1-number ->
        [one] { $printed-building-hotel-action_cost-1-number } kulturu nebo jídlo
        [few] { $printed-building-hotel-action_cost-1-number } kultury nebo jídla
       *[other] { $printed-building-hotel-action_cost-1-number } kultur nebo jídel
    } a vy najmete { $printed-building-hotel-action-1-number ->
        [one] { $printed-building-hotel-action-1-number } skřítka
        [few] { $printed-building-hotel-action-1-number } skřítky
       *[other] { $printed-building-hotel-action-1-number } skřítků
    }.
rule-MYT-BLD-QUARRY-02 = Kamenolom, konec ročního období: městečko získá { $printed-building-quarry-season_end-1-number ->
        [one] { $printed-building-quarry-season_end-1-number } výrobu
        [few] { $printed-building-quarry-season_end-1-number } výroby
       *[other] { $printed-building-quarry-season_end-1-number } výrob
    }.
rule-MYT-BLD-CHAPEL-02 = Kaple, konec ročního období: městečko získá { $printed-building-chapel-season_end-1-number ->
        [one] { $printed-building-chapel-season_end-1-number } kulturu
        [few] { $printed-building-chapel-season_end-1-number } kultury
       *[other] { $printed-building-chapel-season_end-1-number } kultur
    }.
rule-MYT-BLD-CASINO-02 = Kasino, konec ročního období: za každého skřítka ve věži nad počet obyvatel získá městečko 1 kulturu, nebo 1 jídlo.
rule-MYT-BLD-CATHEDRAL-02 = Katedrála, konec ročního období: městečko získá { $printed-building-cathedral-season_end-1-number ->
        [one] { $printed-building-cathedral-season_end-1-number } kulturu
        [few] { $printed-building-cathedral-season_end-1-number } kultury
       *[other] { $printed-building-cathedral-season_end-1-number } kultur
    }.
rule-MYT-BLD-PUB-01 = Hospoda, akce: oslabíte { $printed-building-pub-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-pub-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-pub-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-pub-action_cost-2-number ->
        [one] { $printed-building-pub-action_cost-2-number } minci
        [few] { $printed-building-pub-action_cost-2-number } mince
       *[other] { $printed-building-pub-action_cost-2-number } mincí
    }, městečko získá { $printed-building-pub-action-1-number ->
        [one] { $printed-building-pub-action-1-number } jídlo
        [few] { $printed-building-pub-action-1-number } jídla
       *[other] { $printed-building-pub-action-1-number } jídel
    }.
rule-MYT-BLD-CHURCH-01 = Kostel, akce: oslabíte { $printed-building-church-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-church-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-church-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-church-action_cost-2-number ->
        [one] { $printed-building-church-action_cost-2-number } minci
        [few] { $printed-building-church-action_cost-2-number } mince
       *[other] { $printed-building-church-action_cost-2-number } mincí
    }, městečko získá { $printed-building-church-action-1-number ->
        [one] { $printed-building-church-action-1-number } kulturu
        [few] { $printed-building-church-action-1-number } kultury
       *[other] { $printed-building-church-action-1-number } kultur
    }.
rule-MYT-BLD-CHURCH-02 = Kostel, konec ročního období: městečko získá { $printed-building-church-season_end-1-number ->
        [one] { $printed-building-church-season_end-1-number } kulturu
        [few] { $printed-building-church-season_end-1-number } kultury
       *[other] { $printed-building-church-season_end-1-number } kultur
    }.
rule-MYT-BLD-SMITHY-01 = Kovárna, akce: oslabíte { $printed-building-smithy-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-smithy-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-smithy-action_cost-1-number } svých najatých obyvatel
    } a zaplatíte { $printed-building-smithy-action_cost-2-number ->
        [one] { $printed-building-smithy-action_cost-2-number } minci
        [few] { $printed-building-smithy-action_cost-2-number } mince
       *[other] { $printed-building-smithy-action_cost-2-number } mincí
    }, městečko získá { $printed-building-smithy-action-1-number ->
        [one] { $printed-building-smithy-action-1-number } výrobu
        [few] { $printed-building-smithy-action-1-number } výroby
       *[other] { $printed-building-smithy-action-1-number } výrob
    }.
rule-MYT-BLD-SMITHY-02 = Kovárna, konec ročního období: městečko získá { $printed-building-smithy-season_end-1-number ->
        [one] { $printed-building-smithy-season_end-1-number } výrobu
        [few] { $printed-building-smithy-season_end-1-number } výroby
       *[other] { $printed-building-smithy-season_end-1-number } výrob
    }.
rule-MYT-BLD-FISHING-01 = Rybí loviště, akce: dnes nemáte akci postavy; městečko může ztratit { $printed-building-fishing-grounds-action-1-number ->
        [one] { $printed-building-fishing-grounds-action-1-number } příjem nebo výrobu
        [few] { $printed-building-fishing-grounds-action-1-number } příjmy nebo výroby
       *[other] { $printed-building-fishing-grounds-action-1-number } příjmů nebo výrob
    } a získat { $printed-building-fishing-grounds-action-1-number-2 ->
        [one] { $printed-building-fishing-grounds-action-1-number-2 } kulturu nebo jídlo
        [few] { $printed-building-fishing-grounds-action-1-number-2 } kultury nebo jídla
       *[other] { $printed-building-fishing-grounds-action-1-number-2 } kultur nebo jídel
    }.
rule-MYT-BLD-FOUNDRY-01 = Slévárna, akce: oslabíte { $printed-building-foundry-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-foundry-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-foundry-action_cost-1-number } svých najatých obyvatel
    } a zaplatíte { $printed-building-foundry-action_cost-2-number ->
        [one] { $printed-building-foundry-action_cost-2-number } minci
        [few] { $printed-building-foundry-action_cost-2-number } mince
       *[other] { $printed-building-foundry-action_cost-2-number } mincí
    }, městečko získá { $printed-building-foundry-action-1-number ->
        [one] { $printed-building-foundry-action-1-number } výrobu
        [few] { $printed-building-foundry-action-1-number } výroby
       *[other] { $printed-building-foundry-action-1-number } výrob
    }.
rule-MYT-BLD-GARDENS-02 = Městské zahrady, konec ročního období se splněným cílem: městečko získá { $printed-building-town-gardens-season_end_goal-1-number ->
        [one] { $printed-building-town-gardens-season_end_goal-1-number } jídlo
        [few] { $printed-building-town-gardens-season_end_goal-1-number } jídla
       *[other] { $printed-building-town-gardens-season_end_goal-1-number } jídel
    } a každá postava { $printed-building-town-gardens-season_end_goal-2-number ->
        [one] { $printed-building-town-gardens-season_end_goal-2-number } minci
        [few] { $printed-building-town-gardens-season_end_goal-2-number } mince
       *[other] { $printed-building-town-gardens-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-BAKERY-01 = Pekárna, akce: oslabíte { $printed-building-bakery-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-bakery-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-bakery-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-bakery-action_cost-2-number ->
        [one] { $printed-building-bakery-action_cost-2-number } minci
        [few] { $printed-building-bakery-action_cost-2-number } mince
       *[other] { $printed-building-bakery-action_cost-2-number } mincí
    }, městečko získá { $printed-building-bakery-action-1-number ->
        [one] { $printed-building-bakery-action-1-number } jídlo
        [few] { $printed-building-bakery-action-1-number } jídla
       *[other] { $printed-building-bakery-action-1-number } jídel
    }.
rule-MYT-BLD-POST-02 = Pošta, konec ročního období: při volbě cíle berete { $printed-building-post-office-season_end-1-number ->
        [one] o jednu kartu víc
        [few] o { $printed-building-post-office-season_end-1-number } karty víc
       *[other] o { $printed-building-post-office-season_end-1-number } karet víc
    }.
rule-MYT-BLD-MONUMENT-01 = Pomník, akce: oslabíte { $printed-building-monument-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-monument-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-monument-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-monument-action_cost-2-number ->
        [one] { $printed-building-monument-action_cost-2-number } minci
        [few] { $printed-building-monument-action_cost-2-number } mince
       *[other] { $printed-building-monument-action_cost-2-number } mincí
    }, městečko získá { $printed-building-monument-action-1-number ->
        [one] { $printed-building-monument-action-1-number } kulturu
        [few] { $printed-building-monument-action-1-number } kultury
       *[other] { $printed-building-monument-action-1-number } kultur
    }.
rule-MYT-BLD-HARBOUR-02 = Přístav, konec ročního období se splněným cílem: městečko získá { $printed-building-harbour-season_end_goal-1-number ->
        [one] { $printed-building-harbour-season_end_goal-1-number } příjem
        [few] { $printed-building-harbour-season_end_goal-1-number } příjmy
       *[other] { $printed-building-harbour-season_end_goal-1-number } příjmů
    } a každá postava { $printed-building-harbour-season_end_goal-2-number ->
        [one] { $printed-building-harbour-season_end_goal-2-number } minci
        [few] { $printed-building-harbour-season_end_goal-2-number } mince
       *[other] { $printed-building-harbour-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-TOWNHALL-01 = Radnice, akce: zahájíte stavbu budovy úrovně I nebo II a městečko získá { $printed-building-town-hall-action-2-number ->
        [one] { $printed-building-town-hall-action-2-number } zdroj
        [few] { $printed-building-town-hall-action-2-number } zdroje
       *[other] { $printed-building-town-hall-action-2-number } zdrojů
    } podle vaší volby.
rule-MYT-BLD-RESTAURANT-01 = Restaurace, akce: oslabíte { $printed-building-restaurant-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-restaurant-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-restaurant-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-restaurant-action_cost-2-number ->
        [one] { $printed-building-restaurant-action_cost-2-number } minci
        [few] { $printed-building-restaurant-action_cost-2-number } mince
       *[other] { $printed-building-restaurant-action_cost-2-number } mincí
    }, městečko získá { $printed-building-restaurant-action-1-number ->
        [one] { $printed-building-restaurant-action-1-number } jídlo
        [few] { $printed-building-restaurant-action-1-number } jídla
       *[other] { $printed-building-restaurant-action-1-number } jídel
    }.
rule-MYT-BLD-RESTAURANT-02 = Restaurace, konec ročního období: městečko získá { $printed-building-restaurant-season_end-1-number ->
        [one] { $printed-building-restaurant-season_end-1-number } příjem
        [few] { $printed-building-restaurant-season_end-1-number } příjmy
       *[other] { $printed-building-restaurant-season_end-1-number } příjmů
    }.
rule-MYT-BLD-BUTCHER-01 = Jatka, akce: oslabíte { $printed-building-slaughterhouse-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-slaughterhouse-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-slaughterhouse-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-slaughterhouse-action_cost-2-number ->
        [one] { $printed-building-slaughterhouse-action_cost-2-number } minci
        [few] { $printed-building-slaughterhouse-action_cost-2-number } mince
       *[other] { $printed-building-slaughterhouse-action_cost-2-number } mincí
    }, městečko získá { $printed-building-slaughterhouse-action-1-number ->
        [one] { $printed-building-slaughterhouse-action-1-number } jídlo
        [few] { $printed-building-slaughterhouse-action-1-number } jídla
       *[other] { $printed-building-slaughterhouse-action-1-number } jídel
    }.
rule-MYT-BLD-BUTCHER-02 = Jatka, konec ročního období: městečko získá { $printed-building-slaughterhouse-season_end-1-number ->
        [one] { $printed-building-slaughterhouse-season_end-1-number } jídlo
        [few] { $printed-building-slaughterhouse-season_end-1-number } jídla
       *[other] { $printed-building-slaughterhouse-season_end-1-number } jídel
    }.
rule-MYT-BLD-COURT-01 = Soud, akce: zaplatíte { $printed-building-court-action_cost-1-number ->
        [one] { $printed-building-court-action_cost-1-number } minci
        [few] { $printed-building-court-action_cost-1-number } mince
       *[other] { $printed-building-court-action_cost-1-number } mincí
    } a pošlete z věže pryč obyvatele, nebo skřítka, potom do věže přibude obyvatel, nebo skřítek.
rule-MYT-BLD-UNION-01 = Dům odborů, akce: oslabíte { $printed-building-union-seat-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-union-seat-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-union-seat-action_cost-1-number } svých najatých obyvatel
    } a nastane událost.
rule-MYT-BLD-SHOP-01 = Krámek, akce: za { $printed-building-shop-action_cost-1-number ->
        [one] { $printed-building-shop-action_cost-1-number } minci
        [few] { $printed-building-shop-action_cost-1-number } mince
       *[other] { $printed-building-shop-action_cost-1-number } mincí
    } máte dnes ještě jednu akci postavy.
rule-MYT-BLD-LUMBER-01 = Sklad dřeva, akce: oslabíte { $printed-building-lumber-store-action_cost-1-number ->
        [one] kteréhokoli svého najatého dělníka
        [few] { $printed-building-lumber-store-action_cost-1-number } kterékoli své najaté dělníky
       *[other] { $printed-building-lumber-store-action_cost-1-number } kterýchkoli svých najatých dělníků
    } a zaplatíte { $printed-building-lumber-store-action_cost-2-number ->
        [one] { $printed-building-lumber-store-action_cost-2-number } minci
        [few] { $printed-building-lumber-store-action_cost-2-number } mince
       *[other] { $printed-building-lumber-store-action_cost-2-number } mincí
    }, městečko získá { $printed-building-lumber-store-action-1-number ->
        [one] { $printed-building-lumber-store-action-1-number } výrobu
        [few] { $printed-building-lumber-store-action-1-number } výroby
       *[other] { $printed-building-lumber-store-action-1-number } výrob
    }.
rule-MYT-BLD-SHIPYARD-02 = Loděnice, konec ročního období: za každého obyvatele ve věži nad počet skřítků získá městečko 1 výrobu, nebo 1 příjem.
rule-MYT-BLD-SCHOOL-02 = Škola, konec ročního období: každá postava může provést jednu akci postavy navíc.
rule-MYT-BLD-SAWMILL-01 = Pila, akce: oslabíte { $printed-building-sawmill-action_cost-1-number ->
        [one] jednoho svého najatého obyvatele
        [few] { $printed-building-sawmill-action_cost-1-number } své najaté obyvatele
       *[other] { $printed-building-sawmill-action_cost-1-number } svých najatých obyvatel
    } a zaplatíte { $printed-building-sawmill-action_cost-2-number ->
        [one] { $printed-building-sawmill-action_cost-2-number } minci
        [few] { $printed-building-sawmill-action_cost-2-number } mince
       *[other] { $printed-building-sawmill-action_cost-2-number } mincí
    }, městečko získá { $printed-building-sawmill-action-1-number ->
        [one] { $printed-building-sawmill-action-1-number } výrobu
        [few] { $printed-building-sawmill-action-1-number } výroby
       *[other] { $printed-building-sawmill-action-1-number } výrob
    }.
rule-MYT-BLD-SAWMILL-02 = Pila, konec ročního období: městečko získá { $printed-building-sawmill-season_end-1-number ->
        [one] { $printed-building-sawmill-season_end-1-number } příjem
        [few] { $printed-building-sawmill-season_end-1-number } příjmy
       *[other] { $printed-building-sawmill-season_end-1-number } příjmů
    }.
rule-MYT-BLD-TAVERN-01 = Taverna, akce: oslabíte { $printed-building-tavern-action_cost-1-number ->
        [one] kteréhokoli svého najatého dělníka
        [few] { $printed-building-tavern-action_cost-1-number } kterékoli své najaté dělníky
       *[other] { $printed-building-tavern-action_cost-1-number } kterýchkoli svých najatých dělníků
    } a zaplatíte { $printed-building-tavern-action_cost-2-number ->
        [one] { $printed-building-tavern-action_cost-2-number } minci
        [few] { $printed-building-tavern-action_cost-2-number } mince
       *[other] { $printed-building-tavern-action_cost-2-number } mincí
    }, městečko získá { $printed-building-tavern-action-1-number ->
        [one] { $printed-building-tavern-action-1-number } příjem
        [few] { $printed-building-tavern-action-1-number } příjmy
       *[other] { $printed-building-tavern-action-1-number } příjmů
    }.
rule-MYT-BLD-PRISON-02 = Vězení, konec ročního období: můžete zbourat libovolnou budovu, a vynechat tak efekt cíle.
rule-MYT-BLD-WINERY-01 = Vinařství, akce: oslabíte { $printed-building-winery-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-winery-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-winery-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-winery-action_cost-2-number ->
        [one] { $printed-building-winery-action_cost-2-number } minci
        [few] { $printed-building-winery-action_cost-2-number } mince
       *[other] { $printed-building-winery-action_cost-2-number } mincí
    }, městečko získá { $printed-building-winery-action-1-number ->
        [one] { $printed-building-winery-action-1-number } kulturu
        [few] { $printed-building-winery-action-1-number } kultury
       *[other] { $printed-building-winery-action-1-number } kultur
    }.
rule-MYT-BLD-WINERY-02 = Vinařství, konec ročního období: městečko získá { $printed-building-winery-season_end-1-number ->
        [one] { $printed-building-winery-season_end-1-number } jídlo
        [few] { $printed-building-winery-season_end-1-number } jídla
       *[other] { $printed-building-winery-season_end-1-number } jídel
    }.
rule-MYT-BLD-VINEYARD-01 = Vinice, akce: oslabíte { $printed-building-vineyard-action_cost-1-number ->
        [one] jednoho svého najatého skřítka
        [few] { $printed-building-vineyard-action_cost-1-number } své najaté skřítky
       *[other] { $printed-building-vineyard-action_cost-1-number } svých najatých skřítků
    } a zaplatíte { $printed-building-vineyard-action_cost-2-number ->
        [one] { $printed-building-vineyard-action_cost-2-number } minci
        [few] { $printed-building-vineyard-action_cost-2-number } mince
       *[other] { $printed-building-vineyard-action_cost-2-number } mincí
    }, městečko získá { $printed-building-vineyard-action-1-number ->
        [one] { $printed-building-vineyard-action-1-number } kulturu
        [few] { $printed-building-vineyard-action-1-number } kultury
       *[other] { $printed-building-vineyard-action-1-number } kultur
    }.
rule-MYT-BLD-VINEYARD-02 = Vinice, konec ročního období se splněným cílem: městečko získá { $printed-building-vineyard-season_end_goal-1-number ->
        [one] { $printed-building-vineyard-season_end_goal-1-number } jídlo
        [few] { $printed-building-vineyard-season_end_goal-1-number } jídla
       *[other] { $printed-building-vineyard-season_end_goal-1-number } jídel
    } a každá postava { $printed-building-vineyard-season_end_goal-2-number ->
        [one] { $printed-building-vineyard-season_end_goal-2-number } minci
        [few] { $printed-building-vineyard-season_end_goal-2-number } mince
       *[other] { $printed-building-vineyard-season_end_goal-2-number } mincí
    }.
rule-MYT-BLD-PAVING-02 = Dlaždičství, konec ročního období: městečko získá { $printed-building-paving-works-season_end-1-number ->
        [one] { $printed-building-paving-works-season_end-1-number } výrobu
        [few] { $printed-building-paving-works-season_end-1-number } výroby
       *[other] { $printed-building-paving-works-season_end-1-number } výrob
    }.

## Events

rule-MYT-EVENT-01 = Symbol události znamená: vezměte vrchní kartu události, přečtěte ji nahlas a udělejte, co je na ní. Většinu událostí přináší počasí.
rule-MYT-EVENT-02 = Každá volba na kartě události je společná.
rule-MYT-EVENT-03 = Karta se potom odstraní ze hry, pokud na ní není uvedeno jinak.
rule-MYT-EVENT-04 = Pokud je balíček událostí prázdný, nestane se nic.
rule-MYT-EVENT-05 = Postih vezme, co může: má-li městečko ztratit 2 jídla a má jen 1, přijde o 1.
rule-MYT-EVENT-06 = Pokud má výhoda cenu, musí se zaplatit celá, jinak výhoda propadá.
rule-MYT-EVENT-07 = Události mění svět: přinášejí nové karty, otevírají obálky, dávají budovy nebo vracejí les.

## Skills

rule-MYT-SKILL-01 = Každá postava má vlastní dovednosti. Symbol dovednosti vám dovolí jednu získat za cenu z deníku.
rule-MYT-SKILL-02 = Většina dovedností se získává v dlouhém domě, který dává { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } minci
        [few] { $printed-building-longhouse-action-1-number } mince
       *[other] { $printed-building-longhouse-action-1-number } mincí
    }, nebo 1 dovednost.
rule-MYT-SKILL-03 = Organizér má jen omezený počet míst na dovednosti. Pokud žádné není volné, nová nahradí jinou, kterou lze později koupit znovu.
rule-MYT-SKILL-04 = Některé efekty dovolují použít dovednost: je to jedno použití navíc u dovednosti, kterou máte.

## Envelopes

rule-MYT-ENV-01 = Čtyři tajemné obálky zůstávají zapečetěné. Otevřete je jen tehdy, když to přikazuje efekt.

## Saving and resuming

rule-MYT-SAVE-01 = Kampaň se ukládá jen na konci ročního období.
rule-MYT-SAVE-02 = Kostky z věže se odloží s nezměněnou hodnotou, odděleně od zásoby.
rule-MYT-SAVE-03 = Herní plán s budovami, lesem a ukazateli, organizéry a všechny balíčky zůstávají, jak jsou.
rule-MYT-SAVE-04 = Každá postava se odloží tak, jak je uvedeno v jejím deníku.
rule-MYT-SAVE-05 = Uložená kampaň obsahuje všechno: roční období a rok, zdroje, oblasti a stavební stupnici, budovy kdy postavené a zpřístupněné, všech 16 kostek, všechny balíčky v jejich pořadí, cíl, obálky, vylepšení a skřítky, paměť příběhu, úspěchy a všechno, co patří postavám.
rule-MYT-RESUME-01 = Rozložte herní plán se vším, co na něm je.
rule-MYT-RESUME-02 = Kostky odložené zvlášť se vrátí do věže s nezměněnou hodnotou.
rule-MYT-RESUME-03 = Každý si zvolí postavu, dřívější, nebo novou, a obnoví ji nebo připraví podle jejího deníku. Hráčů může být víc i méně než minule.

## Tower upgrades

rule-MYT-TOWER-01 = Vylepšení věže 1: když zahájíte stavbu, získáte { $printed-tower-1-effects-1-number ->
        [one] { $printed-tower-1-effects-1-number } minci
        [few] { $printed-tower-1-effects-1-number } mince
       *[other] { $printed-tower-1-effects-1-number } mincí
    } za každou výrobu a každý příjem v její ceně.
rule-MYT-TOWER-02 = Vylepšení věže 2: když zahájíte stavbu, získáte { $printed-tower-2-effects-1-number ->
        [one] { $printed-tower-2-effects-1-number } minci
        [few] { $printed-tower-2-effects-1-number } mince
       *[other] { $printed-tower-2-effects-1-number } mincí
    } za každou kulturu a každé jídlo v její ceně.
rule-MYT-TOWER-03 = Vylepšení věže 3: při obecních pracích můžete zaplatit { $printed-tower-3-effects-1-number ->
        [one] { $printed-tower-3-effects-1-number } minci
        [few] { $printed-tower-3-effects-1-number } mince
       *[other] { $printed-tower-3-effects-1-number } mincí
    } a posílit všechny skřítky ve věži.
rule-MYT-TOWER-04 = Vylepšení věže 4: při obecních pracích můžete zaplatit { $printed-tower-4-effects-1-number ->
        [one] { $printed-tower-4-effects-1-number } minci
        [few] { $printed-tower-4-effects-1-number } mince
       *[other] { $printed-tower-4-effects-1-number } mincí
    } a posílit všechny obyvatele ve věži.
rule-MYT-TOWER-05 = Vylepšení věže 5: při najímání můžete oslabit jednoho svého najatého obyvatele a vydat se i na dobrodružství.
rule-MYT-TOWER-06 = Vylepšení věže 6: při najímání můžete oslabit jednoho svého najatého skřítka a vydat se i na dobrodružství.
rule-MYT-TOWER-07 = Vylepšení věže 7: při dobrodružství můžete oslabit jednoho svého najatého obyvatele a posunout na stupnici jednu budovu přidruženou k obyvatelům.
rule-MYT-TOWER-08 = Vylepšení věže 8: při dobrodružství můžete oslabit jednoho svého najatého skřítka a posunout na stupnici jednu budovu přidruženou ke skřítkům.

## Sprites

rule-MYT-SPRITE-01 = Příběh přidá na herní plán pole akcí skřítků. Vždy na něm hostuje jeden skřítek.
rule-MYT-SPRITE-02 = Před svou městskou akcí, nebo po ní můžete oslabit jednoho svého najatého skřítka, položit ho na toto pole, pokud je volné, a použít efekt hostujícího skřítka.
rule-MYT-SPRITE-03 = Kostka tam leží do soumraku a pak se vám vrátí. Celé městečko tedy použije pole nejvýš jednou denně. Kostku s 0 poslat nelze.
rule-MYT-SPRITE-04 = Fiks, ochranná skřítkyně: za { $printed-sprite-fiks-cost-1-number ->
        [one] { $printed-sprite-fiks-cost-1-number } minci
        [few] { $printed-sprite-fiks-cost-1-number } mince
       *[other] { $printed-sprite-fiks-cost-1-number } mincí
    } najmete obyvatele.
rule-MYT-SPRITE-05 = Buuk, dřevěný golem: za { $printed-sprite-buuk-cost-1-number ->
        [one] { $printed-sprite-buuk-cost-1-number } minci
        [few] { $printed-sprite-buuk-cost-1-number } mince
       *[other] { $printed-sprite-buuk-cost-1-number } mincí
    } najmete skřítka.
rule-MYT-SPRITE-06 = Lupek, kamenný golem: zahájíte stavbu a městečko potom získá { $printed-sprite-lupek-effects-2-number ->
        [one] { $printed-sprite-lupek-effects-2-number } zdroj
        [few] { $printed-sprite-lupek-effects-2-number } zdroje
       *[other] { $printed-sprite-lupek-effects-2-number } zdrojů
    } podle vaší volby.
rule-MYT-SPRITE-07 = Důlek, bažinný skřítek: provedete obecní práce a potom můžete použít jednu ze svých dovedností.
rule-MYT-SPRITE-08 = Elida, víla: za { $printed-sprite-elida-cost-1-number ->
        [one] { $printed-sprite-elida-cost-1-number } minci
        [few] { $printed-sprite-elida-cost-1-number } mince
       *[other] { $printed-sprite-elida-cost-1-number } mincí
    } použijete kteroukoli budovu s akcí.
rule-MYT-SPRITE-09 = Puk, skřítek tvoření: vydáte se na dobrodružství a hned potom můžete provést akci postavy navíc.
rule-MYT-VISIT-01 = V obálce 1 je karta počasí s návštěvou skřítka. Zamíchá se do balíčku počasí.
rule-MYT-VISIT-02 = Návštěva skřítka: na pole přijde další dostupný skřítek v pořadí; po posledním zase první.

## Achievements

rule-MYT-ACH-01 = Vzkvétající městečko: v městečku je 8 obyvatel.
rule-MYT-ACH-02 = Kouzelné bytosti: v městečku je 8 skřítků.
rule-MYT-ACH-03 = Architekt: v každé oblasti stojí budova.
rule-MYT-ACH-04 = Magnát: na konci ročního období je výroba na úrovni 10.
rule-MYT-ACH-05 = Čtyři roční období: na konci ročního období je kultura na úrovni 10.
rule-MYT-ACH-06 = Živitel: na konci ročního období je jídlo na úrovni 10.
rule-MYT-ACH-07 = Krésus: na konci ročního období je příjem na úrovni 10.
rule-MYT-ACH-08 = Z čistého nebe: jedno roční období přinese 3 události.
rule-MYT-ACH-09 = Tulák: jedno roční období přinese 8 dobrodružství.
rule-MYT-ACH-10 = Vypravěč: balíček událostí dojde.
rule-MYT-ACH-11 = Všeuměl: všechny čtyři postavy mají zaplněná všechna místa na dovednosti.
rule-MYT-ACH-12 = Obchodní žralok: výdělek v jednom ročním období je 100 mincí.
rule-MYT-ACH-13 = Stavitel: v jednom ročním období začnou 4 stavby.
rule-MYT-ACH-14 = Přítel údolí: pole akcí skřítků se v jednom ročním období použije 10krát.
rule-MYT-ACH-15 = Vzorný dělník: ve věži je 16 dělníků s hodnotou 3.

## Icons

rule-MYT-ICON-01 = Symboly městečka jsou: čtyři zdroje a libovolný zdroj; skřítek, obyvatel nebo libovolná kostka ve věži; najatý skřítek, obyvatel nebo libovolná najatá kostka; městské akce; les, cíl a konec ročního období; stavební stupnice, její postup a pole; najmutí skřítka, obyvatele nebo libovolné kostky.
rule-MYT-ICON-02 = Obecné symboly jsou: Listina a deník; karta události; úsvit, poledne a soumrak; slunečno, deštivo a oblačno; karta počasí; čtyři roční období; postava, její akce a dovednosti; návštěva skřítka; mince; posílení a oslabení; zisk a ztráta; všechny; úspěch a neúspěch; nahrazení.
rule-MYT-ICON-03 = Tři symboly je třeba rozlišovat: najmutí kostky z věže, kostku, která je ve věži, a kostku už najatou.

## Rulings

ruling-AMB-01 = Jak mohou dva dílky dát čtyři roční období? Každý má dvě strany. Pořadí je jaro, léto, podzim, zima.
ruling-AMB-02 = Kterým směrem se čte vzor počasí? Od nejstarší ze tří karet nahoře k nejnovější dole.
ruling-AMB-03 = Může tentýž vzor platit dva dny po sobě? Ano, poslední tři karty se porovnávají za každého úsvitu od třetího dne.
ruling-AMB-04 = Co když se shodují dva vzory najednou? To se stát nemůže: tři vzory na dílku jsou různé.
ruling-AMB-05 = Kdy probíhají kroky z deníků? Za úsvitu i za soumraku po společných krocích.
ruling-AMB-06 = V jakém pořadí jsou akce postavy a akce dělníků? Nejdřív městská akce, potom akce postavy a akce dělníků v libovolném pořadí, třeba i střídavě.
ruling-AMB-07 = Co dá dílek dobrodružství, když je balíček prázdný? Jen přidružení, které si zvolíte.
ruling-AMB-08 = Lze koupit zdroj, který už je na 10? Ne, takový nákup se odmítne.
ruling-AMB-09 = Znamená „oslab 2 najaté skřítky“ dvě kostky? Ano, dvě různé, každou o 1.
ruling-AMB-10 = Co když je dělníků k najmutí málo? Najmete jich, kolik je, a cena se nemění. U akce najímání jsou na dva za { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } minci
        [few] { $printed-prices-hire_two } mince
       *[other] { $printed-prices-hire_two } mincí
    } potřeba dva dělníci ve věži.
ruling-AMB-11 = Kolik kostek se vejde do přihrádky? Listina mez neuvádí, takže žádná není.
ruling-AMB-12 = Které budovy jsou přestavby? Text Listiny uvádí kovárnu. Za přestavby považujeme i ty, které opakují efekt budovy ze své podmínky: lahůdkářství, jatka, pilu, tiskárnu, kostel, doky, restauraci, vinici a vinařství.
ruling-AMB-13 = Co když kaple nebo rybí loviště někdo nahradí nebo zbourá? Jednou zpřístupněné je lze za jejich cenu postavit znovu bez další karty.
ruling-AMB-14 = Smí se zbourat dlouhý dům? Ano, a protože nemá podmínku, lze ho postavit znovu.
ruling-AMB-15 = Může v oblasti 7 vyrůst les? Ne, není pro ni karta. Les se tam nikdy nevrací a hřiště ji nemůže zvolit.
ruling-AMB-16 = Dá vrácený les svůj efekt znovu? Ano, pokaždé, když se odstraní.
ruling-AMB-17 = Kdo se počítá do cen a do „každé postavy“? Postavy, za které se v tomto ročním období hraje; změna platí od příštího. Postava, za kterou nikdo nehraje, nic nezíská, nezaplatí a neudělá.
ruling-AMB-18 = Může jediná karta na stupnici přeskočit jinou? Ne, posouvá se krok za krokem a zastaví se před obsazeným polem.
ruling-AMB-19 = Lze dokončit přestavbu, když je městečko plné? Ano, nahradí starou budovu a prázdnou oblast nepotřebuje.
ruling-AMB-20 = Co když se zbourá nebo nahradí budova, na které stojí figurka? To je dovoleno. Figurka zůstane v oblasti do soumraku, její akce už proběhla a co tam toho dne bude stát, platí za obsazené.
ruling-AMB-21 = Co znamená, že radnice a Lupek dovolují stavět? Celou akci stavby s podmínkou, cenou a stupnicí; zdroj městečko získá potom. Radnice dovoluje jen úroveň I a II. O přidružení rozhoduje první akce.
ruling-AMB-22 = Může Elida použít budovu, na které stojí figurka? Ano, figurku nepotřebuje a cizí jí nevadí. Cena samotné budovy se platí také.
ruling-AMB-23 = Mohou Puk nebo vylepšení věže 5 a 6 dát dobrodružství, když je dílek dobrodružství obsazený? Ano, figurka k tomu není potřeba.
ruling-AMB-24 = Které přidružení a které hodnoty platí pro školu a kulturní dům na konci ročního období? Přidružení z posledního dne a kostky takové, jaké jsou po posledním soumraku.
ruling-AMB-25 = Kdy se použije vězení? Po vyhodnocení cíle a před jeho efektem: zbouráte jednu budovu, třeba i vězení samo, a ta polovina karty se vynechá i s novým cílem, který uvádí. Karta se podle výsledku odstraní, nebo vrátí a výsledek platí i pro ostatní budovy.
ruling-AMB-26 = Sčítají se dvě budovy s kartou cíle navíc? Ano; pokud je karet méně, vezměte všechny. S prázdným balíčkem cílů nemá příští roční období cíl a efekty na něm závislé nenastanou.
ruling-AMB-27 = Co se stane s mincemi při výměně postavy? Zůstanou té dosavadní.
ruling-AMB-28 = Co se stane s najatými kostkami při uložení kampaně? Zůstanou v přihrádkách s nezměněnou hodnotou. Pokud se příště za tu postavu nehraje, vrátí se do věže.
ruling-AMB-29 = Co se počítá do úspěchů? „V městečku“ je každá kostka mimo zásobu. Výdělek jsou mince, které v ročním období získají všechny postavy, bez toho, co Obchodnice platí za zboží. Dobrodružství jsou vyhodnocené karty.
ruling-AMB-30 = Kdo dostane mince z vylepšení věže 1 a 2? Postava, která stavbu zahajuje. Zdroje prominuté efektem se za zaplacené nepočítají.
ruling-AMB-31 = Na které straně Listina vysvětluje obálky? Uvádí dvě různá čísla; je to tisková chyba bez vlivu na pravidla.
ruling-AMB-32 = Kdo volí ztraceného dělníka? Všichni společně; bez volby je to ten s nejnižší hodnotou.
ruling-AMB-33 = Co znamená posílit nebo oslabit „všechny“? Každý dělník toho druhu ve věži, který se změnit může, se změní o 1.
ruling-AMB-34 = Co stojí rybí loviště? Akci postavy: po ní už je použít nelze a akce postavy navíc jsou toho dne také zakázané. Samotná výměna je dobrovolná.
ruling-AMB-35 = Kdy přesně lze použít pole akcí skřítků? V kterékoli chvíli poledne mimo jinou akci. Městská akce od skřítka před akcí figurky platí pro přidružení jako první. Fiks a Buuk jen najímají a o ničem nerozhodují.
ruling-AMB-36 = Kterou budovu mají v podmínce pošta a pomník? Krámek; v seznamu v Listině je na tom místě překlep.
ruling-AMB-37 = Lze zaplatit 1 zdroj, když je na 0? Ne, budovu pak použít nelze.
ruling-AMB-38 = Odkdy se cíl počítá? Od chvíle, kdy jeho karta leží lícem nahoru, tedy po celé roční období.
ruling-AMB-39 = Smí se ve skladu dřeva a v taverně oslabit kterýkoli dělník? Ano, uvádějí kteréhokoli, kdežto pila obyvatele.
ruling-AMB-40 = Je pátá městská akce k dispozici od začátku? Ano, dlouhý dům lze použít od prvního dne.
ruling-AMB-41 = Co je při dokončení dřív, bonus, nebo oblast? Pravidla uvádějí nejdřív bonus; naše pořadí je jiné: nejdřív se zvolí a vyhradí oblast, pak nastane bonus a nakonec se položí karta. Bonus nemůže tu oblast zabrat ani dokončení zrušit.
ruling-AMB-42 = Co když jeden efekt vyvolá druhý? Postup během postupu a událost během události počkají, až první skončí. Všechno ostatní se stane tam, kde je to napsáno.
ruling-AMB-43 = Co platí pro budovu získanou jako odměna? Nedá bonus za dostavění, počítá se jako postavená a pro cíle a úspěchy není zahájením ani dokončením. Přestavba nahradí budovu ze své podmínky. Bez prázdné oblasti se jen zpřístupní; pokud už je na stupnici nebo v městečku, nestane se nic.
ruling-AMB-44 = Které dělníky vyměňuje soud? Ztracený musí být ve věži a nejdřív se vrátí do zásoby, takže lze získat i týž druh. Pokud v zásobě takový není, získá městečko zdroj.
ruling-AMB-45 = Kdy se zjišťují úspěchy? Čtyři za zdroje po prvním a po druhém kroku konce ročního období; Vypravěč po celé události; Všeuměl u všech čtyř postav, hraných i nehraných; ostatní po každé akci. Čeho se jednou dosáhne, to zůstává.
ruling-AMB-46 = Jak přesně fungují vylepšení věže 3 až 8? Vyžadují akci opravdu provedenou, každé jednou za takovou akci. Vylepšení 3 a 4 při odkrytí oblasti nenastanou. Vylepšení 5 a 6 mohou použít právě najatého dělníka a lze použít obě; přidružení zůstává z najímání. Vylepšení 7 a 8 nastanou i při dobrodružství, které dá efekt.
ruling-AMB-47 = V jakém pořadí skřítci přicházejí? Fiks, Buuk, Lupek, Důlek, Elida, Puk. Pole otevře první dostupný; jediný dostupný zůstává.
ruling-AMB-48 = Jak spolu fungují pošta, tiskárna a vězení? Karty cílů navíc dávají budovy, které stojí při braní karet, efekty závislé na cíli ty, které stojí na konci toho kroku.
ruling-AMB-49 = Kdo a jak volí u lomítka? Ten, kdo platí. Zisky podle volby se volí po jednom. Prostý zisk na konci ročního období je povinný, co „můžete“, povinné není.
ruling-AMB-50 = Co když akci, kterou dává efekt, nelze provést? Pak efekt použít nelze. Co se k ní pojí slovem „a“ nebo „potom“, vyžaduje akci opravdu provedenou; obecní práce aspoň jeden nákup.
