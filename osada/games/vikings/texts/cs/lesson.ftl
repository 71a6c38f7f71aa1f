### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-vikings-intro = Ve fjordu kotví osm lodí a na žádné není posádka zajedno. V této první hře vedete červený tým proti jednomu soupeři. Dvě kola provádějte zvýrazněné tahy, a pak je fjord váš.

## Round 1

lesson-vikings-goods = Ve svém tahu přejdete prvním vikingem z řady přes vesnici na volné akční pole a akci hned provedete. Lodě vyplouvají se zbožím, tak nějaké naložte: zvolte „{ vikings-space-add-1 }“.
lesson-vikings-load = Jsou to hřebíky. Zboží leží na přídi a zůstává tam, dokud loď nevypluje. Na lodi 3 máte jeden ze svých silných dílů, zvolte tedy ji.
lesson-vikings-promote = Soupeř tam také něco naložil: kůže, a zvýšil jejich cenu. Červený i zelený tým mají na lodi 3 po 3 štítech a při shodě vítězí díl nejblíž přídi, tedy zelený. Zvolte „{ vikings-space-promote }“.
lesson-vikings-front = Zvolte svůj červený díl na lodi 3. Posune se úplně dopředu, hned za příď, a červený tým získá hlavní kontrolu.
lesson-vikings-bet = Kdo bude mít hlavní kontrolu, až loď vypluje? Správná sázka přinese tolik bodů, jakou hodnotu má její žeton. O lodi 3 už něco víte: zvolte „{ vikings-space-bet }“.
lesson-vikings-token = Vaše žetony mají hodnoty 1 až 4 a vidíte je jen vy. Vezměte 3 a 4 si nechte na chvíli, kdy se už nic nemůže pokazit.
lesson-vikings-circle = Položte ho na červený kroužek u lodi 3. U každé lodi smíte mít jednu sázku, a to na kterýkoli tým, i na takový, za který nikdo nehraje.
lesson-vikings-sail = Váš viking je v tomto kole poslední, takže na lodi 3 už nikdo nic nezmění. Zvolte „{ vikings-space-set-sail }“ a vezměte si záď: vy určíte, která loď vypluje.
lesson-vikings-ship = Dokud je tu loď se zbožím a aspoň jedním dílem trupu, musí vyplout právě taková. To je loď 3: na moře!
lesson-vikings-share = Červený tým má hlavní kontrolu, takže vybíráte první a zelenému týmu připadne, co zbude. Kůže už mají cenu 2, hřebíky jen 1. Vezměte si kůže.

## Round 2

lesson-vikings-order = Sázka vyšla! V novém kole jsou vikingové na řadě v pořadí polí, na kterých stojí, odshora. Na lodi 6 teď při shodě vede zelený tým. Zvolte „{ vikings-space-jump-own }“.
lesson-vikings-piece = Zvolte svůj červený díl s 1 štítem na lodi 8. Jinde bude užitečnější.
lesson-vikings-aboard = Díly jedné barvy se sčítají: s tímto bude mít červený tým na lodi 6 už 3 štíty, zelený jen 2. Zvolte loď 6.
lesson-vikings-market = Na konci má každý váš žeton zboží takovou hodnotu, jaká je jeho cena, a ceny nikdy neklesají. Máte kůže, zvolte tedy „{ vikings-space-market }“.
lesson-vikings-price = Zvolte kůže: jejich cena stoupne ze 2 na 3.
lesson-vikings-draw = Teď náklad pro loď 6. Akce „{ vikings-space-draw-3 }“ vám ukáže tři žetony zboží a vy naložíte ten, který chcete.
lesson-vikings-keep = Tyto tři žetony vidíte jen vy; dva se vrátí pod hromádku. Zvolte kůže.
lesson-vikings-cargo = Naložte je na loď 6, na které má červený tým hlavní kontrolu. Na příď se vejde libovolně mnoho zboží.
lesson-vikings-swap = Soupeř odsunul váš malý díl a vzal si záď: loď 6 má vyplout se zeleným týmem v čele. Jenže poslední viking je váš! Zvolte pole „{ vikings-space-swap }“.
lesson-vikings-theirs = Nejdřív zvolte díl, který vám překáží: zelený na prvním místě lodi 6.
lesson-vikings-yours = Teď svůj červený díl se 3 štíty na lodi 1. Díly si vymění místa a červený tým bude mít na lodi 6 celkem 5 štítů.
lesson-vikings-neutral = Loď 6 vyplouvá pod kontrolou červeného týmu. Vybíráte první; další je žlutý tým, za který nikdo nehraje, takže se jeho zboží odstraní ze hry. Vezměte si kůže.

## On your own

lesson-vikings-free = Hra končí, až vypluje sedmá loď. Silné akce leží ve vesnici dole, ale v příštím kole budete kvůli nim na řadě později. Odteď hrajte podle sebe; můžete třeba znovu vsadit.
lesson-vikings-done = To je vše, co potřebujete. Neúspěšnou sázku lze ještě přesunout akcí „{ vikings-space-bet-or-move }“, a když něco nejde, stůl vám řekne proč. Příznivý vítr!
