### Glossary (there is no Czech edition; these terms are this project's own)
### Areas: village = vesnice · harbour, dock = přístav · fjord = fjord · berth = stání · betting circle = (sázkový) kroužek · action space = akční pole · marketplace = tržiště
### Ships: ship = loď · prow = příď · stern = záď · hull = trup · hull piece = díl trupu · shield = štít · front = první místo za přídí · tail = konec lodi · to sail = vyplout · side = bok
### Pieces: viking = viking · chief = náčelník · scoring shield = bodovací štít · bet token = žeton sázky · goods token = žeton zboží · fur, grain, nails = kůže, obilí, hřebíky · market value, its marker = (tržní) cena, ukazatel ceny · pile = hromádka · supply = zásoba · face down, face up = lícem dolů, lícem nahoru
### Terms: team = tým · team nobody plays = tým, za který nikdo nehraje · control = kontrola · first control = hlavní kontrola · order of control = pořadí kontroly · bet = sázka · won / wrong bet = vyhraná / neúspěšná sázka · round = kolo · turn = tah · tie = shoda
### Actions: First Player = První hráč · Promote = Postup k přídi · Jump YOUR Ship = Přeskok vlastního dílu · Bet = Sázka · Add 1 = Naložit 1 · Marketplace = Tržiště · Jump ANY Ship = Přeskok libovolného dílu · Bet / Move a Bet = Sázka / Přesun sázky · Draw 3, Add 1 = Vzít 3, naložit 1 · Set Sail = Na moře! · Swap Ships = Výměna

## Components

rule-VIK-COMP-01 = Na jednom herním plánu je vesnice, přístav a fjord.
rule-VIK-COMP-02 = Částmi lodí jsou 24 dílů trupu, 8 přídí a { $printed-ships-sterns ->
        [one] { $printed-ships-sterns } záď
        [few] { $printed-ships-sterns } zádě
       *[other] { $printed-ships-sterns } zádí
    }.
rule-VIK-COMP-03 = Každý díl trupu má jednu barvu a nese štíty této barvy. V každé barvě je šest dílů s počtem štítů { $printed-hull-shields-1 }, { $printed-hull-shields-2 }, { $printed-hull-shields-3 }, { $printed-hull-shields-4 }, { $printed-hull-shields-5 } a { $printed-hull-shields-6 }.
rule-VIK-COMP-04 = V krabici je 16 vikingů, po čtyřech v každé ze čtyř barev.
rule-VIK-COMP-05 = Náčelník nepatří nikomu. Jen ukazuje, na kterou stranu vesnice vikingové v tomto kole přecházejí.
rule-VIK-COMP-06 = Bodovací štíty jsou čtyři, po jednom v každé barvě. Na svém štítu shromažďujete získané zboží a vyhrané sázky.
rule-VIK-COMP-07 = Žetonů sázek je 16, po čtyřech v každé barvě, s hodnotami { $printed-bets-values-1 }, { $printed-bets-values-2 }, { $printed-bets-values-3 } a { $printed-bets-values-4 }. Hodnota je jen na jedné straně žetonu.
rule-VIK-COMP-08 = Počet žetonů zboží: s kůžemi { $printed-goods-tokens-1 }, s obilím { $printed-goods-tokens-2 }, s hřebíky { $printed-goods-tokens-3 }.
rule-VIK-COMP-09 = Každý druh zboží má na tržišti jeden ukazatel ceny. Ten ukazuje cenu tohoto zboží od { $printed-market-start } do { $printed-market-top }.
rule-VIK-COMP-10 = Drobné předměty nakreslené na částech lodí jsou jen ozdoba. Nejsou to žetony zboží a na hru nemají vliv.

## Setup

rule-VIK-SETUP-01 = Hrají dva až čtyři hráči. Každý si zvolí jinou barvu a vezme si bodovací štít této barvy.
rule-VIK-SETUP-02 = Vezměte si čtyři žetony sázek své barvy a nechte je ležet lícem dolů vedle bodovacího štítu, ne na něm. Na štít se kladou až vyhrané sázky.
rule-VIK-SETUP-03 = Při hře 2 hráčů má každý čtyři vikingy, při hře 3 hráčů tři a při hře 4 hráčů dva. Ostatní vikingové se hry neúčastní, ledaže hrajete s volitelným pravidlem pro dva hráče.
rule-VIK-SETUP-04 = O pořadí v prvním kole rozhoduje los: losuje se po jednom vikingovi od každého hráče. Každý vylosovaný viking se postaví na nejvyšší volné akční pole, počínaje polem „První hráč“.
rule-VIK-SETUP-05 = Ostatní vikingové se rozestaví podle pevného vzoru, ve kterém A je barva vylosovaná jako první, B jako druhá a tak dále. Celá řada odshora je A B B A A B B A při hře 2 hráčů, A B C B C A C A B při hře 3 hráčů a A B C D D C B A při hře 4 hráčů.
rule-VIK-SETUP-06 = Vikingové rozestavení při přípravě hry nespouštějí žádné akce. Určují jen pořadí v prvním kole.
rule-VIK-SETUP-07 = Na začátku stojí všichni vikingové na stejné straně vesnice a náčelník na opačné.
rule-VIK-SETUP-08 = Všechny zádě ({ $printed-ships-sterns }) čekají vedle akce „Na moře!“.
rule-VIK-SETUP-09 = Na začátku hry má každý ze tří druhů zboží cenu { $printed-market-start }.
rule-VIK-SETUP-10 = Ze zamíchaných žetonů zboží vzniknou dvě hromádky lícem dolů: { $printed-goods-add_1_pile ->
        [one] jeden žeton
        [few] { $printed-goods-add_1_pile } žetony
        *[other] { $printed-goods-add_1_pile } žetonů
    } u akce „Naložit 1“ a zbytek u akce „Vzít 3, naložit 1“.
rule-VIK-SETUP-11 = U každého z osmi stání leží jedna příď.
rule-VIK-SETUP-12 = Za každou přídí: { $printed-ships-pieces_at_start ->
        [one] { $printed-ships-pieces_at_start } náhodný díl trupu
        [few] { $printed-ships-pieces_at_start } náhodné díly trupu
       *[other] { $printed-ships-pieces_at_start } náhodných dílů trupu
    }, každý v jiné barvě. Vždy se použije všech 24 dílů bez ohledu na počet hráčů.
rule-VIK-SETUP-13 = Každé povolené počáteční rozložení trupů je stejně pravděpodobné. Každá barva chybí právě na dvou lodích.

## Board areas

rule-VIK-AREA-01 = Ve vesnici je jedenáct akcí v pevném pořadí. Každá má po jednom poli z obou stran domů, takže se k ní na každou stranu vejde jeden viking.
rule-VIK-AREA-02 = Přístav má osm stání. U každého jsou čtyři sázkové kroužky, po jednom pro každou barvu, i pro takovou, za kterou nikdo nehraje.
rule-VIK-AREA-03 = Ve fjordu kotví lodě 1 až 8, každá u stání se stejným číslem. Právě tady se překládají díly trupu.

## Ships

rule-VIK-SHIP-01 = Loď tvoří příď a trup; záď dostane až ve chvíli, kdy vypluje. Místa v trupu se počítají od přídě: první je hned za ní, nejblíž přístavu, a poslední na konci lodi.
rule-VIK-SHIP-02 = Trup může mít nejvýš { $printed-hull-most_pieces ->
        [few] { $printed-hull-most_pieces } díly
        *[other] { $printed-hull-most_pieces } dílů
    }. Příď ani záď se do nich nepočítají.
rule-VIK-SHIP-03 = Loď, která ještě nevyplula, může přijít i o poslední díl trupu. Prázdný trup je dovolen.
rule-VIK-SHIP-04 = Zboží leží lícem nahoru na přídi a nikdy se nepřesouvá na jinou loď. Zůstává tam, dokud loď nevypluje.
rule-VIK-SHIP-05 = Na přídi může ležet libovolný počet žetonů zboží.
rule-VIK-SHIP-06 = Loď, která vyplula, je ze hry venku: žádná další akce se nesmí týkat jejího trupu, přídě ani kroužků u jejího stání. K jiné lodi lze přesunout jen neúspěšné sázky, které tam zůstaly.
rule-VIK-SHIP-07 = Akce, které přestavují lodě, můžete použít na kteroukoli loď, která ještě nevyplula, i když má vyplout na konci tohoto kola.
rule-VIK-SHIP-08 = Při hře 2 nebo 3 hráčů platí pro díly barev, za které nikdo nehraje, stejná pravidla jako pro ostatní. Lze je překládat akcemi, které dovolují libovolnou barvu, a počítají se při určování kontroly.

## Round and turn flow

rule-VIK-ROUND-01 = Kol je nejméně tolik, kolik je zádí, tedy { $printed-ships-sterns }: na každou záď musí vyplout loď a v jednom kole vypluje nejvýš jedna.
rule-VIK-ROUND-02 = Pořadí určuje řada vikingů na straně, kde nestojí náčelník. Vždy se pohne viking, který stojí nejblíž poli „První hráč“, a na řadě je jeho majitel. V jednom kole máte tolik tahů, kolik máte vikingů.
rule-VIK-ROUND-03 = Ve svém tahu vezmete prvního vikinga z řady, postavíte ho na volné akční pole na náčelníkově straně a hned provedete příslušnou akci.
rule-VIK-ROUND-04 = Každou akci lze v jednom kole zvolit jen jednou. Na náčelníkově straně je u ní místo pro jediného vikinga.
rule-VIK-ROUND-05 = Musíte zvolit akci, kterou můžete provést, a také ji provedete. Akci „První hráč“ lze provést vždy.
rule-VIK-ROUND-06 = Jen když nemůžete provést žádnou z volných akcí, postavíte vikinga na libovolné volné pole a nic se nestane.
rule-VIK-ROUND-07 = Akce „První hráč“ a „Na moře!“ lze provést vždy. Dokud je tedy aspoň jedno z jejich polí volné, nikdo nestaví vikinga bez účinku a na žádném z nich takový viking nikdy nestojí.
rule-VIK-ROUND-08 = Kolo končí, jakmile na náčelníkově straně stojí všichni vikingové.
rule-VIK-ROUND-09 = Pokud v tomto kole někdo zvolil „Na moře!“, na konci kola vypluje jedna loď. Jinak nevypluje žádná.
rule-VIK-ROUND-10 = Zbývají-li vedle herního plánu zádě, náčelník přejde na druhou stranu vesnice a začne nové kolo; jeho pořadí určují právě obsazená pole. Nezbývá-li žádná, hra končí.
rule-VIK-ROUND-11 = Hra nemůže trvat donekonečna: v kolech, kdy žádná loď nevypluje, ubývá sázek, zboží i volných stupňů na tržišti. S vytištěnými hodnotami trvá při hře 2 hráčů nejvýš 23 kol, při hře 3 hráčů 19 a při hře 4 hráčů 27, a proto počet kol není omezen.

## The eleven village actions

rule-VIK-ACT-FIRST-01 = „První hráč“ teď nic nepřinese, ale viking, který tam stojí, bude v příštím kole na řadě jako první.
rule-VIK-ACT-PROMOTE-01 = „Postup k přídi“: zvolte díl trupu své barvy a posuňte ho blíž k přídi téže lodi.
rule-VIK-ACT-PROMOTE-02 = Posunutý díl bude první za přídí. Díly, které předběhne, se posunou o jedno místo dozadu a zachovají si pořadí. Díl, který už je první za přídí, zvolit nelze.
rule-VIK-ACT-JUMPOWN-01 = „Přeskok vlastního dílu“: přeložte díl trupu své barvy na konec jiné lodi, v jejímž trupu je ještě místo. Obě lodě musí ještě kotvit ve fjordu.
rule-VIK-ACT-JUMPOWN-02 = Po přeskoku se mezera v opuštěném trupu uzavře. Ostatní díly si zachovají pořadí.
rule-VIK-ACT-BET-01 = „Sázka“: položte žeton sázky ze své zásoby lícem dolů na kroužek u lodi, která ještě nevyplula. Barva kroužku označuje tým, který podle vás bude mít při vyplutí hlavní kontrolu.
rule-VIK-ACT-BET-02 = Nemůžete vsadit na loď, u které už svůj žeton máte. Barva kroužku je libovolná: může být vaše, může na lodi chybět a nemusí za ni ani nikdo hrát.
rule-VIK-ACT-ADD1-01 = „Naložit 1“: vezměte vrchní žeton z hromádky u této akce a položte ho lícem nahoru na příď libovolné lodi, která ještě nevyplula. Je-li hromádka prázdná, akci nelze provést.
rule-VIK-ACT-ADD1-02 = Vzatý žeton nejdřív uvidíte a teprve potom zvolíte loď.
rule-VIK-ACT-MARKET-01 = „Tržiště“: zvolte druh zboží, jehož cena je nižší než { $printed-market-top }, a zvyšte ji o 1. Ceny nikdy neklesají a nikdy nepřekročí { $printed-market-top }.
rule-VIK-ACT-JUMPANY-01 = „Přeskok libovolného dílu“: přeložte díl trupu libovolné barvy na konec jiné lodi, v jejímž trupu je ještě místo. Mezera po něm se uzavře. Obě lodě musí ještě kotvit ve fjordu.
rule-VIK-ACT-BETMOVE-01 = „Sázka / Přesun sázky“: buď položte novou sázku stejně jako při akci „Sázka“, nebo přesuňte už položenou sázku na jiný kroužek. Nový kroužek může být u téže lodi i u jiné.
rule-VIK-ACT-BETMOVE-02 = Přesunout smíte jen vlastní sázku, a to na jiný kroužek u lodi, která ještě nevyplula a u které nemáte jiný žeton. Sázka může ležet u takové lodi, nebo u lodi, která už vyplula. Žeton zůstane lícem dolů a jeho hodnota se nezmění.
rule-VIK-ACT-DRAW3-01 = „Vzít 3, naložit 1“: vezměte { $printed-goods-drawn_at_once ->
        [one] vrchní žeton
        [few] { $printed-goods-drawn_at_once } vrchní žetony
        *[other] { $printed-goods-drawn_at_once } vrchních žetonů
    } z hromádky u této akce, nebo všechny, které zbývají. Jeden položte lícem nahoru na příď libovolné lodi, která ještě nevyplula, a ostatní vraťte lícem dolů pod hromádku. Je-li hromádka prázdná, akci nelze provést.
rule-VIK-ACT-DRAW3-02 = Vrácené žetony vidíte jen vy. Pod hromádku se vracejí v pořadí, v jakém byly vzaty.
rule-VIK-ACT-DRAW3-03 = Volíte druh zboží; je-li mezi vzatými žetony víc stejných, na loď se položí ten, který byl vzat nejdřív. Ostatní se vrátí pod hromádku, dříve vzatý nad později vzatým.
rule-VIK-ACT-SAIL-01 = „Na moře!“: vezměte si jednu záď a nechte si ji do konce kola. Loď zatím neurčujete.
rule-VIK-ACT-SAIL-02 = V kole, kdy nikdo nezvolí „Na moře!“, nevypluje žádná loď.
rule-VIK-ACT-SWAP-01 = „Výměna“: prohoďte libovolné dva díly trupu jakýchkoli barev, které leží na dvou různých lodích. Obě lodě musí ještě kotvit ve fjordu.
rule-VIK-ACT-SWAP-02 = Každý díl zaujme přesně místo toho druhého, takže se délka trupů nezmění. Prohodit dva stejné díly je dovoleno, jen se tím nic nezmění.
rule-VIK-ACT-00 = Silnější akce leží ve vesnici níž. Kdo po nich sáhne, přijde v příštím kole na řadu později.

## Sailing

rule-VIK-SAIL-01 = Loď, která vypluje, určí na konci kola hráč, který zvolil „Na moře!“.
rule-VIK-SAIL-02 = Musí to být loď, která má na přídi aspoň jeden žeton zboží a v trupu aspoň jeden díl, pokud taková ve fjordu je.
rule-VIK-SAIL-03 = Když žádná loď nemá zároveň zboží i díl trupu, lze určit kteroukoli, která ještě nevyplula.
rule-VIK-SAIL-04 = Loď dostane záď a odpluje od přístavu. Potom se určí kontrola, rozdělí zboží a vyhodnotí sázky na tuto loď.

## Sailing: control

rule-VIK-CTRL-01 = U každého týmu se sečtou štíty na všech jeho dílech trupu této lodi, a to jen z jednoho boku. Tým, který na lodi nemá žádný díl, nemá kontrolu ani podíl na zboží.
rule-VIK-CTRL-02 = Týmy se seřadí podle počtu štítů od nejvyššího. První z nich má hlavní kontrolu.
rule-VIK-CTRL-03 = Při shodě na kterémkoli místě je výš tým, jehož první díl leží blíž přídi, a tedy i přístavu. Tím je vždy rozhodnuto.
rule-VIK-CTRL-04 = Týmy, za které nikdo nehraje, se řadí stejně jako ostatní. Mohou mít i hlavní kontrolu.

## Sailing: sharing the goods

rule-VIK-GOODS-01 = V pořadí kontroly si každý hráč, který má na lodi svůj tým, vybere jeden žeton zboží a položí ho lícem dolů na svůj bodovací štít. Odmítnout nelze.
rule-VIK-GOODS-02 = Je-li zboží méně než týmů na lodi, na poslední týmy se nedostane.
rule-VIK-GOODS-03 = Zbývá-li zboží i poté, co přišly na řadu všechny týmy, pokračuje se ve stejném pořadí až do posledního žetonu.
rule-VIK-GOODS-04 = Je-li tým některého hráče na lodi sám, vezme si všechno zboží. Sám není, když s ním pluje tým, za který nikdo nehraje.
rule-VIK-GOODS-05 = Když při hře 2 nebo 3 hráčů přijde řada na tým, za který nikdo nehraje, odstraní se jeden žeton ze hry. Který to bude, určí hráč sedící po levici toho, kdo by bral další žeton.
rule-VIK-GOODS-06 = Další žeton by bral ten hráč, jehož tým je v pořadí kontroly nejbližší další (po posledním se začíná znovu od prvního), i kdyby na něj už žádný žeton nezbyl. Hráč, který vybírá, nemusí mít na lodi žádný díl. Není-li na lodi tým žádného hráče, odstraní se ze hry všechno zboží a nikdo nevybírá.
rule-VIK-GOODS-07 = Vypluje-li loď bez jediného dílu trupu, nemá nad ní kontrolu nikdo. Její zboží se odstraní ze hry a všechny sázky na ni jsou neúspěšné.

## Hidden information

rule-VIK-HID-01 = Všichni vidí vikingy, náčelníka, trupy, zboží na přídích, tržiště, zbývající zádě i velikost obou hromádek. Vidí také, kde leží čí sázky a kolik má kdo žetonů.
rule-VIK-HID-02 = Hodnoty svých žetonů sázek znáte jen vy, ať leží ve vaší zásobě, na kroužku, nebo na bodovacím štítu. Vyhranou sázku si berete zpět, aniž hodnotu ukážete.
rule-VIK-HID-03 = Zboží na bodovacím štítu leží lícem dolů. Na své zboží a sázky se můžete kdykoli podívat, ale jejich hodnotu nesmíte ostatním prozradit.
rule-VIK-HID-04 = Zboží se bere po jednom z odkrytých žetonů na přídi, takže všichni vidí, co si kdo bere. Opravdu tajné jsou hodnoty sázek, pořadí žetonů v hromádkách a žetony vrácené při akci „Vzít 3, naložit 1“.
rule-VIK-HID-05 = Když při akci „Vzít 3, naložit 1“ žetony vracíte, víte, jaké jsou a kde leží, dokud je někdo znovu nevezme; ostatní znají jen žeton položený na loď a počet vrácených. Kdo je vezme později, ten je uvidí. Hodnota sázky je tajná i po výhře: žetony na bodovacích štítech se odkryjí až na konci hry.

## Betting

rule-VIK-BET-01 = U jedné lodi můžete mít nejvýš jeden žeton sázky.
rule-VIK-BET-02 = Na stejném kroužku mohou ležet sázky různých hráčů.
rule-VIK-BET-03 = Sázka označuje tým, který bude mít při vyplutí lodi hlavní kontrolu. Další místa se nepočítají.
rule-VIK-BET-04 = Když loď vypluje, vyhrává každá sázka na kroužku týmu s hlavní kontrolou. Její majitel si ji položí lícem dolů na svůj bodovací štít, kde počká do konce hry. Znovu s ní vsadit nelze.
rule-VIK-BET-05 = Všechny ostatní sázky u tohoto stání zůstávají tam, kde leží.
rule-VIK-BET-06 = Neúspěšnou sázku lze později akcí „Sázka / Přesun sázky“ přesunout k lodi, která ještě nevyplula. Tam může ještě vyhrát.
rule-VIK-BET-07 = Vsadit lze i na tým, za který nikdo nehraje. Taková sázka vyhrává, má-li tento tým hlavní kontrolu.

## Limits repeated

rule-VIK-LIM-01 = Loď má nejvýš { $printed-hull-most_pieces ->
        [one] { $printed-hull-most_pieces } díl trupu
        [few] { $printed-hull-most_pieces } díly trupu
       *[other] { $printed-hull-most_pieces } dílů trupu
    } a cena zboží je od { $printed-market-start } do { $printed-market-top }. U jedné lodi má každý nejvýš jednu sázku. Každou akci lze zvolit jednou za kolo a zboží nikdy nemění loď.

## Optional rule for two players

rule-VIK-2P-01 = Volitelné pravidlo pro dva hráče, běžně vypnuté: když soupeř zvolí „Na moře!“, ihned, ještě před dalším tahem, postavíte vikinga nepoužité barvy na díl trupu své barvy. Která z nepoužitých barev to je, na tom nezáleží.
rule-VIK-2P-02 = Přidaný viking platí jako jeden štít navíc v barvě tohoto dílu. Přesouvá se spolu s dílem a nikdy se neodstraňuje.
rule-VIK-2P-03 = Na jednom dílu trupu smí stát nejvýš jeden takový viking.
rule-VIK-2P-04 = Díl musí ležet na lodi, která ještě nevyplula, a nesmí na něm už stát viking. Máte-li takový díl, vikinga postavit musíte; nemáte-li, nic se neděje. O shodách dál rozhoduje poloha dílů.

## End, scoring, ties

rule-VIK-END-01 = Hra končí, jakmile vypluje tolik lodí, kolik je zádí ({ $printed-ships-sterns }). Ještě se rozdělí zboží té poslední a vyhodnotí sázky na ni.
rule-VIK-END-02 = Loď, která do té doby nevyplula, žádné body nepřináší: nepočítá se její zboží ani sázky na ni.
rule-VIK-SCORE-01 = Za každý žeton zboží na svém bodovacím štítu dostanete tolik bodů, kolik je konečná tržní cena tohoto zboží.
rule-VIK-SCORE-02 = Za každou vyhranou sázku dostanete tolik bodů, kolik ukazuje číslo na žetonu.
rule-VIK-SCORE-03 = Za neúspěšné sázky a za nevsazené žetony žádné body nejsou.
rule-VIK-TIE-01 = Vítězí nejvyšší počet bodů. Při shodě na prvním místě se porovná počet žetonů zboží a potom body za zboží; trvá-li shoda dál, hráči se o vítězství dělí. V každém kroku se porovnávají jen ti, mezi nimiž shoda trvá.

## Rulings

ruling-VIK-AMB-01 = Posune „Postup k přídi“ díl o jedno místo, nebo až dopředu? Až dopředu, na první místo za přídí.
ruling-VIK-AMB-02 = Lze posunout díl, který už je první za přídí? Ne, nic by se nepohnulo; můžete však posunout jiný svůj díl před vlastní první díl.
ruling-VIK-AMB-03 = Kdy se určuje loď, která vypluje? Na konci kola, ne ve chvíli, kdy někdo zvolí „Na moře!“.
ruling-VIK-AMB-04 = Co když na akci „Na moře!“ nezbude žádná záď? To se stát nemůže: v jednom kole se použije nejvýš jedna a poslední hra končí.
ruling-VIK-AMB-05 = Smí loď přijít i o poslední díl trupu? Ano; vyplout pak může jen tehdy, když žádná loď nemá zároveň zboží i díl trupu, a nikomu nic nepřinese.
ruling-VIK-AMB-06 = Vezme si hráč všechno zboží, jsou-li s ním na lodi jen týmy, za které nikdo nehraje? Ne, kdykoli přijde řada na takový tým, jeden žeton se i tak odstraní ze hry.
ruling-VIK-AMB-07 = Čí sázku lze přesunout a odkud? Jen vlastní, od kterékoli lodi, i od té, která už vyplula, ale vždy k lodi, která ještě nevyplula.
ruling-VIK-AMB-08 = Smějí dva hráči použít stejný kroužek a lze sázku přesunout na kroužek, na kterém už leží? První ano, druhé ne.
ruling-VIK-AMB-09 = Kdo bere další žeton, když po týmu bez hráče následuje další takový tým? Nejbližší tým v pořadí kontroly, za který někdo hraje; není-li na lodi žádný, nikdo nevybírá.
ruling-VIK-AMB-10 = Kdo při akci „Vzít 3, naložit 1“ vidí vrácené žetony, v jakém pořadí se vracejí a který ze stejných se položí na loď? Vidí je jen ten, kdo je vzal, vracejí se v pořadí, v jakém byly vzaty, a ze stejných se na loď položí ten, který byl vzat nejdřív.
ruling-VIK-AMB-11 = Vidíte při akci „Naložit 1“ žeton dřív, než zvolíte loď? Ano.
ruling-VIK-AMB-12 = Je množství zboží na přídi omezeno a co se stane, když je hromádka prázdná? Omezeno není; s prázdnou hromádkou akci nelze provést.
ruling-VIK-AMB-13 = Kam se položí prohozené díly a smí výměna nic nezměnit? Každý zaujme přesně místo toho druhého a prohodit stejné díly je dovoleno.
ruling-VIK-AMB-14 = Je ve volitelném pravidle pro dva hráče nutné vikinga postavit, kam a kdy? Je-li to možné, ano: na loď, která ještě nevyplula, hned po vzetí zádě a před dalším tahem.
ruling-VIK-AMB-15 = Jakou hodnotu mají na konci nevsazené žetony sázek? Žádnou.
ruling-VIK-AMB-16 = Musíte si zboží vzít, když na vás přijde řada? Ano.
ruling-VIK-AMB-17 = Jak náhodné je počáteční rozložení? Každé rozložení, při kterém se na žádné lodi neopakuje barva, je stejně pravděpodobné.
ruling-VIK-AMB-18 = Rozděluje se nejdřív zboží, nebo se vyhodnocují sázky? Na tom nezáleží; tady se nejdřív určí kontrola, pak se rozdělí zboží a nakonec se vyhodnotí sázky.
ruling-VIK-AMB-19 = Co znamená „po levici“ a odpovídají písmena A až D místům u stolu? Po levici je další místo po směru hodinových ručiček; písmena pocházejí z losování a na místech nezávisí.
ruling-VIK-AMB-20 = Počítají se štíty z jednoho boku dílu, nebo z obou? Z jednoho: díl se počítá za jeden, dva nebo tři štíty.
ruling-VIK-AMB-21 = Lze vsadit na barvu, za kterou nikdo nehraje nebo která na lodi není? Ano, na kterýkoli ze čtyř kroužků.
