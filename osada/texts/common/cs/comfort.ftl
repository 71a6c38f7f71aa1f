### Pohodlí u stolu: nastavení, potvrzování tahu, přehrávání s koly, přehledy na jednu stránku.

page-settings = Nastavení
page-settings-here = Uloženo jen v tomto prohlížeči.
page-settings-pace = Rychlost animací
page-settings-pace-off = Vypnuto
page-settings-pace-slow = Pomalu
page-settings-pace-normal = Běžně
page-settings-pace-fast = Rychle
page-settings-pace-help = Bez animací je každý tah vidět hned. Dokud nic nezvolíte, platí nastavení zařízení.
page-settings-confirm = Potvrzovat každý tah
page-settings-confirm-help = Tah se nejprve jen ukáže. Zvolte ho znovu nebo stiskněte Enter a provede se; Esc ho vezme zpět.
page-settings-end = Ukončit automaticky, když nezbývá nic jiného
page-settings-end-help = Tah nebo den, který lze už jen ukončit, za chvíli skončí. Tahy k potvrzení čekají jako vždy.
page-settings-sound = Zvuky
page-settings-volume = Hlasitost

page-confirm-ask = Provést tento tah? { $action }
page-confirm-how = Zvolte ho znovu nebo stiskněte Enter. Esc ho vezme zpět.
page-confirm-go = Provést tah

page-note-record-breaks = Krok { $step } tohoto záznamu porušuje pravidlo, hra je proto ukázána jen potud. Řádek { $line }: { $seat } nesmí provést „{ $action }“. { $why }
page-note-record-differs =
    { $kind ->
        [action] Krok { $step } tohoto záznamu je akce, kterou tato hra nemá, hra je proto ukázána jen potud (řádek { $line }).
       *[other] Krok { $step } tohoto záznamu nelze zahrát, hra je proto ukázána jen potud (řádek { $line }).
    }
    Podrobnosti (anglicky): { $why }

page-replay-round-back = Na začátek kola
page-replay-round-on = Do dalšího kola
page-replay-chart = Body
page-end-chart-pick = Zvolte chvíli a uvidíte, jak tehdy stůl vypadal.

page-undo-begun = { $who } začíná: { $what }

page-summary = Pravidla na jedné stránce
page-summary-tab = { $game } na jedné stránce
page-summary-print = Vytisknout
