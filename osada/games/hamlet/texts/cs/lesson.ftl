### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-hamlet-intro = Pár budov, jeden vesničan, jeden osel a kostel, který je třeba dokončit. V této první hře máte jednoho soupeře. Sedm tahů provádějte zvýrazněné kroky, a pak je vesnice ve vašich rukou.

## Turn 1

lesson-hamlet-villager = Ve svém tahu může každý váš vesničan dojít po cestách libovolně daleko a provést jednu akci. Zvolte statek.
lesson-hamlet-work = Na statku je volné místo. Zvolte „{ hamlet-action-work }“: zaplní se obilím a vy dostanete za práci 2 zlaťáky. Suroviny ve vesnici smějí používat všichni.
lesson-hamlet-end = Vesničan si lehne a do vašeho příštího tahu odpočívá; osel může zůstat, kde je. Zvolte „{ hamlet-action-end }“.

## Turn 2

lesson-hamlet-hall = Soupeř zaplnil kamenolom. Teď na vaši vlastní budovu: pošlete vesničana na rychtu, kde si vezmete jeden plán budovy a pak můžete najímat pracovníky.
lesson-hamlet-blueprint = Plán nejvíc vlevo je zdarma. Každý krok doprava stojí o 1 zlaťák víc: po minci na každý plán, který přeskočíte. Vezměte si zdarma kamenictví.
lesson-hamlet-donkey = Surovina se sama přesune na sousední dílek. Má-li se dostat dál, musí na každém dílku po cestě stát váš osel. Najměte osla za 3 zlaťáky.
lesson-hamlet-stable = Nový osel začíná na kterémkoli dílku propojeném s kostelem a pomáhá hned. Postavte ho do kostela, na rozcestí vesnice.
lesson-hamlet-end-hall = Ukončete tah. Až na vás zase přijde řada, vesničan vstane a půjde, kam budete chtít.

## Turn 3

lesson-hamlet-site = Nový dílek musí ležet u dílku, na kterém stojí váš vesničan. Jděte na tržiště: jeden jeho úsek s cestou je ještě volný.
lesson-hamlet-build = Kamenictví stojí 2 dřeva a 1 obilí. Na tržiště se dostanou přes kostel, kde je váš osel předá dál. Zvolte plán.
lesson-hamlet-place = Cesta se smí dotýkat jen cesty; les a hory se navzájem dotýkat smějí. Položte dílek tak, aby se cesta setkala s cestou: pak jsou oba dílky propojené pro všechny.
lesson-hamlet-donkeys = Postaveno: 3 body a milník „{ hamlet-goal-mason }“! Kámen se do kamenictví přepravuje přes kostel a tržiště a osel musí stát tam i tam. Zvolte „{ hamlet-action-donkeys }“.
lesson-hamlet-lead = Jednou za tah může každý váš osel přejít na sousední propojený dílek. Veďte jednoho z kostela na tržiště; druhý zůstane.
lesson-hamlet-enough = Osli se při předávání nehnou z místa a mohou předat surovin, kolik je třeba. Teď stojí dobře: zvolte „{ hamlet-action-done }“.
lesson-hamlet-end-built = Kameník vyrábí jen kvalitní cihly: když je někdo spotřebuje, přinesou dvakrát tolik. Ukončete tah.

## Turn 4

lesson-hamlet-refinery = Zpracovatelská budova mění základní surovinu ve zpracovanou, tady kámen v cihlu. Pošlete vesničana do kamenictví.
lesson-hamlet-refine = Kámen se sem dopraví z kamenolomu přes dílky s vašimi osly. Zpracujte 1 surovinu.
lesson-hamlet-end-brick = Výroba cihly sama nic nepřináší. Až ji kdokoli spotřebuje, dostanete vy 2 zlaťáky a 2 body. Ukončete tah.

## Turn 5

lesson-hamlet-stall = Na tržišti leží tři dílky prodejů. Jeden požaduje dřevo, kámen a obilí a všechno se tam dá dopravit. Jděte na tržiště.
lesson-hamlet-sell = Zvolte dílek prodeje s 1 dřevem, 1 kamenem a 1 obilím. Odměnu dostanete hned a dílek si necháte.
lesson-hamlet-end-sold = Při prodeji platíte tím, co leží ve vesnici. Cokoli jiného lze zaplatit i surovinami koupenými na volném trhu: základní za 3 zlaťáky, zpracovanou za 5. Ukončete tah.

## Turn 6

lesson-hamlet-church = Konec hry nastává, když jsou v kostele zaplněna všechna místa pro dodávky, a dodávky přinášejí hodně bodů. Jděte do kostela.
lesson-hamlet-deliver = První místo vyžaduje čtyři základní suroviny a jednu zpracovanou. Máte cihlu: zvolte toto místo.
lesson-hamlet-settle = O tom, čím platíte a odkud to vezmete, rozhodujete vy; trasy vidíte na mapě. Tento návrh je dobrý: zvolte „{ hamlet-action-settle }“.
lesson-hamlet-end-church = 5 bodů za dodávku a za vlastní cihlu 2 body a 2 zlaťáky! Na konci čeká i ocenění za nejvíce dodávek. Ukončete tah.

## Turn 7

lesson-hamlet-road = Dílky, které se dotýkají, můžete propojit vlastní cestou: mostem mezi horami nebo stezkou mezi lesy. Tržiště a statek se dotýkají. Jděte na tržiště.
lesson-hamlet-path = Most stojí 2 dřeva, stezka 2 kameny. Postavte stezku na statek: chodit po ní smějí všichni, ale body budou vaše.
lesson-hamlet-pay = Vezměte kámen z kamenolomu. Dal by se i koupit, ale zlaťáky se víc hodí jinde.
lesson-hamlet-end-road = První cesta je vaše, takže získáváte milník Cestář: každá vaše cesta přinese na konci o 1 bod víc. Počítá se i nejdelší cesta. Ukončete tah.

## On your own

lesson-hamlet-free = Vesnici už znáte. Máte 5 zlaťáků: tolik stojí na rychtě druhý vesničan a ve dvou toho za tah stihnou víc. Nebo udělejte něco úplně jiného; je to vaše hra.
lesson-hamlet-done = Památky, ocenění, cesty a zlaťáky se počítají, až je kostel dokončen. Když něco nejde, stůl vám řekne proč a co by pomohlo. Ať se vesnici daří!
