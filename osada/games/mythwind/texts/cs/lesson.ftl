### What the guided first days say, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-mythwind-intro = Nikdo tu nevyhrává ani neprohrává: je tu městečko, údolí a roční období. Hrajete za Farmáře. Do čtvrtého dne se držte zvýrazněných voleb, a pak je údolí vaše.

## Day 1

lesson-mythwind-event = Každý úsvit odkryje kartu počasí a ta dnešní přináší událost. Přečtěte si ji a rozhodněte se; při hře více hráčů volíte společně. Cílem ročního období je kultura 3: utábořte se pod starou věží.
lesson-mythwind-figure = V poledne jde vaše figurka na jedno místo v městečku. To určuje i to, kdo vám dnes pomáhá, skřítci, nebo obyvatelé: tomu se říká přidružení. Zvolte dílek „{ mythwind-tile-community }“.
lesson-mythwind-clear = Toto místo dává přidružení ke skřítkům. Odkryjte oblast 6 za 5 mincí: městečko získá místo pro budovu, a co les skrývá, je vaše.
lesson-mythwind-plant = Pod stromy byly 4 mince! Po městské akci přichází akce postavy, jedna denně. Farmář začíná sázením: zvolte „{ mythwind-action-plant }“.
lesson-mythwind-seed = Plodiny jsou dílky mnoha tvarů; větší víc stojí a víc přinesou. Vezměte jahody se třemi políčky v řadě, za 2 mince.
lesson-mythwind-plot = Křoví vám zatím nechává málo místa. Položte dílek do horní řady svého pole, od levého okraje.
lesson-mythwind-seed-again = Za den smíte zasadit dva dílky, s přidružením k obyvatelům tři. Vezměte znovu stejné jahody.
lesson-mythwind-plot-again = Dílek se musí dotýkat ostatních téže plodiny, a co se dotýká, sklízí se společně. Položte ho hned pod první.
lesson-mythwind-finish = Na dnešek už není co utratit. Zvolte „{ mythwind-action-finish }“: až to udělají všichni, nastane soumrak, figurky a dělníci jdou domů a přijde nový den.

## Day 2

lesson-mythwind-weather = Zamračený úsvit. Poslední tři dny společně mohou odpovídat některému vzoru počasí, a pak se něco stane. Pošlete figurku na dílek „{ mythwind-tile-construct }“.
lesson-mythwind-construct = Dnes máte přidružení k obyvatelům. Budovy stojí zdroje městečka; krámek stojí v sólové hře 1 příjem a 1 výrobu. Začněte ho stavět: jeho karta se položí na stavební stupnici.
lesson-mythwind-water = Zralé plodiny mají mnohem větší cenu než sazenice. Zvolte „{ mythwind-action-water }“: dvě denně, s přidružením ke skřítkům tři.
lesson-mythwind-evening = Budova na stupnici čeká na postup staveb a ten nejčastěji přináší počasí za úsvitu. Ukončete den a uvidíte.

## Day 3

lesson-mythwind-completed = Déšť a postup staveb: krámek stojí v oblasti 6, kde se uvolnilo místo! Bonus za dostavění jsou 2 mince. Budou se hodit: jděte na dílek „{ mythwind-tile-hire }“.
lesson-mythwind-hire = Dělníci jsou kostky, které čekají ve věži. Jeden stojí 2 mince, dva 5, a přidružení máte k tomu druhu, který najmete. Najměte skřítka s hodnotou 3.
lesson-mythwind-harvest = Oba dílky jahod jsou zralé a dotýkají se: je to jedna skupina a sklidí se naráz. Zvolte „{ mythwind-action-harvest }“.
lesson-mythwind-worker = 11 mincí! Najatí dělníci pomáhají navíc, kolikrát chcete: každá akce dělníka oslabí o 1 jednoho z těch, ke kterým máte dnes přidružení. Ať skřítek vyklučí křoví.
lesson-mythwind-brush = Zvolte políčko c1, hned nad levým koncem horní řady. Vaše pole se zvětší.
lesson-mythwind-rest = Váš skřítek má ještě hodnotu 2, takže přes noc zůstává najatý. Dělník, kterému zbyla 0, se za soumraku vrací do věže. Ukončete den.

## Day 4

lesson-mythwind-adventure = Údolí je velké a skoro neznámé. Pošlete figurku na dílek „{ mythwind-tile-adventure }“.
lesson-mythwind-unknown = Můžete tu být i jen kvůli přidružení; tak je to na každém místě v městečku. Ale čeká dobrodružství: zvolte „{ mythwind-action-use }“.
lesson-mythwind-path = Dvě pěšiny. Nejdřív zvolte; teprve potom se karta otočí a dá vám i přidružení. Cílem je kultura, jděte tedy tou, co si brouká.

## On your own

lesson-mythwind-free = Kultura 3: cíl je splněn, vydrží-li to do konce ročního období. Odteď hrajte podle sebe; za 11 mincí můžete znovu sázet nebo koupit krávu.
lesson-mythwind-done = Roční období má devět dní, jeden na každou kartu počasí. Pak se projeví efekty budov, vyhodnotí se cíl, zvolíte nový a začne další období. Nikdy nemusí skončit. Ať se vám v údolí daří!
