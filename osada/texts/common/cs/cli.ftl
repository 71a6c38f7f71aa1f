### What the command line says. Each key is used in osada/cli as talk("…"), without "cli-".

## osada serve a samotné osada

cli-serve-here = Stůl je připraven: { $url }
cli-serve-network = Ve stejné síti:  { $url }
cli-serve-scan = Na telefonu naskenujte:
cli-serve-kept = Hry se ukládají do: { $place }
cli-serve-no-page = Stránka není sestavená, takže hrát mohou jen programy: ./run ji sestaví.
cli-serve-port-taken = Port { $port } je obsazený, takže toto je port { $other }.
cli-serve-how-to-end = Ctrl-C server ukončí; rozehrané hry počkají. „osada --help“ řekne, co dalšího tu je.
cli-serve-ended = Server skončil. Všechny hry jsou uložené.

## osada server check-upgrade

cli-upgrade-tables = stoly
cli-upgrade-same =
    { $same ->
        [one] { $same } z { $tables } her proběhne podle nynějších pravidel stejně.
        [few] { $same } z { $tables } her proběhnou podle nynějších pravidel stejně.
        [many] { $same } z { $tables } her proběhne podle nynějších pravidel stejně.
       *[other] { $same } z { $tables } her proběhne podle nynějších pravidel stejně.
    }
cli-upgrade-table = stůl
cli-upgrade-game = hra
cli-upgrade-number = zápis
cli-upgrade-what = co se liší
cli-upgrade-start = nelze připravit
cli-upgrade-action = taková akce není
cli-upgrade-illegal = teď není dovoleno
cli-upgrade-chance = losování probíhá jinak
cli-upgrade-told = hlásí něco jiného
cli-upgrade-position = vede k jiné situaci
cli-upgrade-applied =
    { $count ->
        [one] { $count } hra odteď pokračuje podle nynějších pravidel.
        [few] { $count } hry odteď pokračují podle nynějších pravidel.
        [many] { $count } hry odteď pokračuje podle nynějších pravidel.
       *[other] { $count } her odteď pokračuje podle nynějších pravidel.
    }
cli-upgrade-to-apply =
    { $count ->
        [one] { $count } z nich zůstává u starších pravidel: --apply jí umožní pokračovat.
        [few] { $count } z nich zůstávají u starších pravidel: --apply jim umožní pokračovat.
        [many] { $count } z nich zůstává u starších pravidel: --apply jim umožní pokračovat.
       *[other] { $count } z nich zůstává u starších pravidel: --apply jim umožní pokračovat.
    }

## osada server backup, verify, restore

cli-backup-bytes = bajty
cli-backup-tables = stoly
cli-backup-made =
    { $tables ->
        [one] Zkopírován { $tables } stůl, { $size } MB: { $place }
        [few] Zkopírovány { $tables } stoly, { $size } MB: { $place }
       *[other] Zkopírováno { $tables } stolů, { $size } MB: { $place }
    }
cli-backup-keep-safe = Záloha obsahuje karty všech a tajemství, kterým jsou podepsány odkazy: střežte ji jako hesla.
cli-backup-whole = Každý bajt je takový, jak byl zapsán ({ $made }): { $place }
cli-backup-same =
    { $tables ->
        [one] { $same } z { $tables } hry proběhne znovu tak, jak se hrála.
        [few] { $same } ze { $tables } her proběhne znovu tak, jak se hrály.
       *[other] { $same } z { $tables } her proběhne znovu tak, jak se hrály.
    }
cli-backup-other = Znovu nepřehráno: { $table } ({ $game }), { $why }
cli-backup-differs = Liší se od zápisu { $number }: { $table } ({ $game })
cli-restore-done = Záloha z { $made } je v { $place }
cli-restore-ask = Toto je kopie. Odhlásit všechny?
cli-restore-signed-out = Každý, kdo má účet, se přihlásí znovu. Odkazy a cookies hostů platí dál, pokud nenastavíte jiné OSADA_SECRET.
cli-restore-copy = Toto je kopie: kdo byl přihlášen, je přihlášen dál. --sign-out by to ukončilo.

## osada server export, import

cli-move-rows = řádky
cli-move-written =
    { $tables ->
        [one] { $tables } stůl je zapsán v { $place }
        [few] { $tables } stoly jsou zapsány v { $place }
       *[other] { $tables } stolů je zapsáno v { $place }
    }
cli-move-read =
    { $tables ->
        [one] { $tables } stůl je načten do { $place }
        [few] { $tables } stoly jsou načteny do { $place }
       *[other] { $tables } stolů je načteno do { $place }
    }
cli-move-there = Už tu byl a zůstává beze změny: { $table }

## osada server status, tables, people

cli-office-place = Hry se ukládají do { $place }
cli-office-tables = Stoly: běží { $running }, skončilo { $over }, záznamů { $records }, pokusů { $tries }.
cli-office-due = Kde je na tahu počítačový hráč: { $count }
cli-office-people = Lidé: s účtem { $accounts }, hostů { $guests }; přihlášených prohlížečů: { $open }.
cli-office-stored = Všechny zápisy dohromady: { $streams } MB; soubory: { $disk } MB.
cli-office-last = Naposledy se něco stalo { $when } UTC.
cli-office-backups = Zálohy: { $count }, poslední { $when } UTC.
cli-office-no-backups = Žádné zálohy nejsou (OSADA_BACKUPS).
cli-office-id = stůl
cli-office-game = hra
cli-office-title = název
cli-office-status = stav
cli-office-entries = zápisy
cli-office-kb = kB
cli-office-when = poslední tah
cli-office-login = přihlašovací jméno
cli-office-name = jméno
cli-office-running = běží
cli-office-since = od
cli-office-seen = naposledy

## osada server doctor

cli-doctor-disk = Tam, kde leží hry, je volných { $told } MB.
cli-doctor-disk-little = Tam, kde leží hry, je volných jen { $told } MB: na zálohu málo. Co zabírá místo: { $type }
cli-doctor-database = Databázi lze číst: { $told }
cli-doctor-database-none = V { $told } zatím žádné hry nejsou. Vytvoří je: { $type }
cli-doctor-database-ill = Databázi nelze používat: { $told } ({ $type })
cli-doctor-clocks-differ = Hodiny databáze se od zdejších liší o { $told } s. Podívejte se na obou strojích: { $type }
cli-doctor-redis = Redis odpovídá: { $told }
cli-doctor-redis-away = Redis na { $told } neodpovídá. Zkuste: { $type }
cli-doctor-clock = Hodiny se seřizují zvenčí.
cli-doctor-clock-free = Hodiny tohoto stroje nikdo neseřizuje. Napište: { $type }
cli-doctor-server = Zdejší server je v pořádku (verze { $told }).
cli-doctor-server-ill = Se zdejším serverem není něco v pořádku: { $told }
cli-doctor-server-none = Žádný server zde neodpovídá: { $told }. Podívejte se: { $type }
cli-doctor-address-none = Není nastaveno veřejné jméno (OSADA_ADDRESS): vedou sem jen jména, která nemůže mít nikdo cizí.
cli-doctor-address = Pod svým jménem je dosažitelný: { $told }
cli-doctor-address-unknown = Server na { $told } neodpovídá: spusťte ho s { $type }
cli-doctor-address-away = Cesta zvenčí je uzavřená, { $told }. Podívejte se: { $type }
cli-doctor-address-plain = { $told } není šifrovaný, přestože před ním stojí proxy. Uveďte adresu jako { $type }
cli-doctor-headers-lost = To, co chrání stránku, na { $told } nedorazí: proxy odebírá hlavičky. Ať je propouští.
cli-doctor-proxy-unbelieved = Na { $told } server neví, že je cesta šifrovaná: proxy nastaví X-Forwarded-Proto a server potřebuje { $type }
cli-doctor-sockets-lost = K { $told } se nedostane žádný soket: proxy musí propouštět Upgrade a Connection.
cli-doctor-metrics-open = Kdokoli může číst { $told }/metrics: ať tam proxy odpoví 404.
cli-doctor-backups = Poslední záloha je stará { $told } h.
cli-doctor-backups-none = Žádné zálohy se nedělají. Nastavte { $type }
cli-doctor-backups-missing = V { $told } zatím žádná záloha není. Napište: { $type }
cli-doctor-backups-old = Poslední záloha je stará { $told } h. Napište: { $type }

## osada lab load

cli-load-steps = kroky
cli-open-steps = Hraje se
cli-open-told = Dohraná hra { $game }, hráčů: { $seats }, akcí: { $actions }, { $size } kB: otevřena za { $middle } (medián), nejvýše { $worst }.
cli-backup-during = Od tahu ke zprávě pro všechny, bez zálohy a během ní: { $size } MB, tahů za sekundu: { $rate }
cli-backup-middle = p50 během zálohy
cli-backup-slow = p99 během zálohy
cli-backup-seconds = jedna záloha
cli-stored-steps = kroků
cli-stored-told = Uložené stoly: { $tables }, { $size } MB: připraven za { $start } s ({ $processor } s procesoru), { $resident } MB paměti.
cli-stored-title = Čas procesoru serveru na jeden seznam
cli-stored-list = seznam
cli-stored-who = kdo se ptá
cli-stored-lobby = otevřené stoly
cli-stored-mine = vlastní
cli-stored-further = další strana
cli-stored-results = výsledky
cli-keeper-added = { $login } se teď stará o dům: /house, po přihlášení.
cli-keeper-removed = { $login } se už o dům nestará.
cli-keeper-none = O dům se zatím nikdo nestará: osada server keeper add LOGIN
cli-deeds-none = Zatím se nic neudělalo.
cli-deeds-here = (na tomto stroji)
cli-load-title = Od akce ke zprávě na každém místě (hráčů: { $players }, stolů: { $tables }; { $games })
cli-load-part = mezitím
cli-load-quiet = nikdo nepřemýšlí
cli-load-thinking = dva počítačoví hráči přemýšlejí
cli-load-rate = akcí/s
cli-load-worst = nejhůř
cli-load-limit = mez p99

## osada lab players

cli-players-steps = Hraje se { $game }
cli-players-title = Tah počítačového hráče „{ $level }“ v ms procesoru (lidí u stolu: { $people })
cli-players-decisions = rozhodnutí
cli-players-thinking = jen přemýšlení
cli-players-table = u stolu
cli-players-ratio = poměr
cli-players-server = z toho server
cli-players-sitting-down = usednutí

## osada lab siege, osada lab kill

cli-siege-steps = útoky
cli-siege-attack = útok
cli-siege-errors = chyby
cli-siege-verdict = výsledek
cli-siege-held = odražen
cli-siege-hurt = bolel
cli-siege-broken = prolomil
cli-siege-told = Útoky: { $attacks } (odražené: { $held }, bolestivé: { $hurt }, úspěšné: { $broken }). Poctiví hráči při obléhání: p50 { $p50 }, p99 { $p99 }, chyby: { $errors }; p99 předtím { $before }. Paměť nejvýše { $memory } MiB.
cli-kill-steps = zabití
cli-kill-told = Počet zabití serveru: { $times } za { $seconds } s. Potvrzeno: { $acknowledged }, ztraceno: { $lost }, zdvojeno: { $doubled }, posláno znovu po přerušení: { $again }; záznamy, které nelze přehrát: { $unplayable } z { $tables }.

## osada games

cli-games-seats = hráči
cli-games-languages = jazyky
cli-games-rules = verze pravidel
cli-games-content = hodnoty z krabice
cli-games-option = volba
cli-games-default = výchozí
cli-games-meaning = význam
cli-games-rule = pravidlo

## osada record

cli-record-ok =
    ok: { $game }, { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }, { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
       *[other] { $actions } akcí
    }, { $result }
cli-record-chapters =
    { $count ->
        [one] { $count } kapitola
        [few] { $count } kapitoly
       *[other] { $count } kapitol
    }
cli-record-variations =
    { $count ->
        [one] { $count } varianta
        [few] { $count } varianty
       *[other] { $count } variant
    }
cli-record-remarks =
    { $count ->
        [one] { $count } komentář
        [few] { $count } komentáře
       *[other] { $count } komentářů
    }
cli-variation = Místo toho ({ $name }):
cli-variation-nameless = Místo toho:
cli-record-unfinished = nedohraná
cli-record-won = vyhrává { $names } ({ $points })
cli-record-reached =
    { $count ->
        [one] Po { $count } akci. Teď rozhoduje: { $names }.
       *[other] Po { $count } akcích. Teď rozhoduje: { $names }.
    }
cli-step-ask = Krok { $step } z { $last }. Enter: dál, b: zpět, číslo: na tento krok, q: konec.
cli-step-unknown = „{ $text }“ není krok: pokračujte klávesou Enter, nebo napište b, q či číslo od 0 do { $last }.
cli-record-short =
    { $count ->
        [one] V záznamu je jen { $count } akce.
        [few] V záznamu jsou jen { $count } akce.
       *[other] V záznamu je jen { $count } akcí.
    }

## osada rules

cli-rules-more = „osada rules HRA PRAVIDLO“ ukáže celé pravidlo a odkud pochází.
cli-rules-scenario = (testovací scénář: jeho pozice a výsledek jsou v docs/rules)
cli-rules-kind = druh
cli-rules-section = oddíl
cli-rules-from = pramen
cli-rules-heading = v pravidlech hry
cli-rules-heading-after = po
cli-rules-heading-polish = polsky
cli-rules-heading-czech = česky
cli-rules-heading-summary = přehled pravidel
cli-rules-heading-example = příklad
cli-rules-heading-implied = vyplývá z textu
cli-rules-heading-legend = legenda
cli-rules-heading-title-page = titulní strana
cli-rules-kind-rule = pravidlo
cli-rules-kind-ruling = naše rozhodnutí tam, kde jsou pravidla nejasná
cli-rules-kind-scenario = testovací scénář
cli-rules-from-rulebook = pravidla hry
cli-rules-from-public = veřejný zdroj
cli-rules-from-ruling = naše rozhodnutí
cli-rules-from-derived = plyne z jiných pravidel
cli-rules-from-reconstructed = naše rekonstrukce
cli-coverage-cited = uvedená v kódu
cli-coverage-tested = ověřená testem
cli-coverage-worded = popsaná: { $lang }
cli-coverage-scenarios = ověřené scénáře
cli-coverage-no-tests = Vedle tohoto balíčku nejsou testy, takže o nich nelze nic říct.
cli-coverage-complete = Nic nechybí.

## osada content

cli-content-entry = položka
cli-content-value = hodnota
cli-content-from = odkud
cli-content-rule = pravidlo
cli-content-hash = Otisk těchto hodnot: { $hash }
cli-content-nothing = { $file } nic nemění: hodnoty jsou stejné jako v krabici.
cli-content-sound = { $game }: { $count ->
    [one] { $count } vytištěná hodnota
    [few] { $count } vytištěné hodnoty
   *[other] { $count } vytištěných hodnot
 } a všechny karty – vše souhlasí ({ $hash }).
cli-content-ok = ok: otisk s těmito opravami: { $hash }

## The table: around a game

cli-seed = Semínko { $seed }: „--seed { $seed }“ připraví stejnou hru znovu.
cli-from-position = Hra začíná od zadané pozice; žádné semínko ji nepřipraví.
cli-sealed = Semínko je zapečetěné: záznam pochází ze serveru, ze hry, která se ještě hrála. Další losování proto dopadne jinak.
cli-is-person = vy
cli-is-bot =
    počítačový hráč ({ $bot ->
        [random] hraje náhodně
        [greedy] hraje s rozmyslem
        [novice] hraje jako začátečník
        [casual] hraje pro radost
        [skilled] hraje dobře
        [strong] těžko ho porazíte
        [master] hraje, jak nejlépe umí
       *[other] { $bot }
    })
cli-bot-fault = { $bot }: { $fault } – rozhodl los.
cli-welcome-help = Odpovídejte číslem nebo textem; „help“ řekne, co dalšího lze napsat.
cli-hand-over = { $name }, posaďte se ke klávesnici. Stiskněte Enter, až obrazovku uvidíte jen vy.
cli-more = (Enter: dál)
cli-more-unseen = „{ $text }“ se zatím nehrálo: seznam, ke kterému čísla patří, teprve přijde.
cli-kept = Hra je v souboru { $file } (osada play { $game } --load { $file }).
cli-not-kept = Hru nelze uložit. Napište „save SOUBOR“ a uložte ji jinam. (Hlášení systému: { $why })
cli-load-cut = Soubor { $file } končí bez posledního řádku a zůstane beze změny; hra odtud pokračuje v jiném souboru.
cli-load-not-adopted = { $file } má vlastní komentáře a zůstane beze změny; hra pokračuje v jiném souboru.
cli-goodbye = Nic se neuložilo. Na shledanou.
cli-quit-save = Uložit hru? Enter: ano, do { $file } · název souboru: tam · n: ne{" "}
cli-quit-yes-words = a ano y yes
cli-quit-no-words = n ne no

## The table: answers to what was typed

cli-no-such-number = Číslo { $number } v seznamu není: jde od 1 do { $most }. Chcete-li něco pojmenovat, napište to celé, např. „{ $example }“.
cli-not-understood = „{ $text }“ není akce. „moves“ ukáže, co můžete udělat, „help“, co dalšího lze napsat.
cli-not-understood-near = „{ $text }“ není akce. Není to spíš „{ $near }“?
cli-refused = To nejde: { $action }.
cli-rest-not-played = Konec u „{ $text }“; neprovedeno: { $rest }.
cli-turn-passed = Už nejste na řadě; neprovedeno: { $rest }.
cli-why-what = Na co se ptáte? Připište akci, např. „why { $example }“.
cli-why-legal = To je dovoleno: { $action }.
cli-why-not = Teď to nejde: { $action }.
cli-rule-is-scenario = { $id } je testovací scénář, ne pravidlo. Jeho pozice a výsledek jsou v docs/rules.
cli-undo-nothing = Nemáte co vrátit.
cli-undo-barrier = To už nelze vrátit: od té doby se něco vytáhlo nebo odkrylo a to už nikdo nezapomene.
cli-undo-other-person = To už nelze vrátit: od té doby rozhodoval jiný hráč.
cli-undo-what = Napište „undo“ pro jedno rozhodnutí, nebo „undo turn“ pro celý tah.
cli-took-back = Vráceno: { $count } rozhodnutí.
cli-took-back-answers =
    { $count ->
        [one] A { $count } odpověď počítačového hráče.
        [few] A { $count } odpovědi počítačových hráčů.
       *[other] A { $count } odpovědí počítačových hráčů.
    }

## The table: help

cli-help-act = vybrat ze seznamu podle čísla
cli-help-act-text = nebo napsat text vedle
cli-help-act-short = nebo kratší text, může-li znamenat jen jedno
cli-help-act-several = zadat několik rozhodnutí najednou; první nedovolené zastaví zbytek
cli-help-why = zjistit, proč to teď nejde (také s „?“ místo „why“)
cli-help-rule = přečíst znění pravidla
cli-help-undo = vrátit poslední rozhodnutí, pokud se od té doby nikdo nic nedozvěděl
cli-help-undo-turn = vrátit celý tah
cli-help-moves = znovu ukázat otázku a seznam, s vysvětlením
cli-help-board = znovu ukázat herní plán
cli-help-log = vypsat vše, co se stalo a co smíte vědět
cli-help-file = SOUBOR
cli-help-save = odteď ukládat hru do tohoto souboru
cli-help-quit = zatím skončit; ke hře se lze vrátit s --load

## The table: the end

cli-scores = Konečné výsledky
cli-rank = místo
cli-player = hráč
cli-total = celkem
cli-tie-break = při shodě: { $by }
cli-victory = Vyhrává { $name }.
cli-victory-by-tie-break = { $name } vyhrává při shodě: { $by }, { $own } ku { $other }.
cli-shared-victory = Společné vítězství: { $names }.

## Hints and analysis

cli-help-hint = dobrý tah a proč
cli-hint = Dobrý tah: { $move }
cli-hint-other = { $letter }  { $move } ({ $step })
cli-hint-same = stejně dobré
cli-hint-slightly = o něco horší
cli-hint-weaker = horší
cli-hint-much = o dost horší
cli-hint-one = Tady je jen jedna možnost.
cli-companion = Dobrý společník volí: { $move }
cli-companion-next = Další možnost: { $move }. { $brings }
cli-analyse-number = č.
cli-analyse-who = kdo
cli-analyse-move = co se hrálo
cli-analyse-mark = jak dobře
cli-analyse-chance = šance
cli-analyse-better = lépe
cli-analyse-course = Šance na výhru v procentech
cli-analyse-lesson = Co rozhodlo ({ $name }):
cli-analyse-per-cent = { $chance } %
cli-analyse-moment = { $number }. { $title } · { $before } % › { $after } %
cli-analyse-played = Zahráno: { $move }
cli-analyse-instead = Lépe: { $move }
cli-analyse-no-lesson = Žádné rozhodnutí nevyčnívalo.
cli-analyse-decided = Žádné rozhodnutí hráče { $whose } nevyčnívalo. Vítězí { $name }, { $other } má o { $by } b. méně. Nejvíc vyneslo: { $part }, { $mine } ku { $theirs }.
cli-analyse-level = Žádné rozhodnutí hráče { $whose } nevyčnívalo. { $name } a { $other } končí se stejným počtem bodů.
cli-analyse-stopped = přerušeno: rozebráno { $count } z { $of } rozhodnutí
cli-analyse-notes = Na okraj partie:
cli-analyse-page = Rozbor
cli-mark-best = nejlepší
cli-mark-good = dobrý
cli-mark-slip = zaváhání
cli-mark-blunder = chyba
cli-mark-only = jediný tah

## Hádanky

cli-puzzle-task = { $name }: najděte nejlepší tah.
cli-puzzle-help = Hrajte jako u stolu. hint: téma hádanky, undo: krok zpět, answer: ukázat řešení, quit: konec.
cli-puzzle-about = Téma: { $theme }.
cli-puzzle-no-theme = Každá rada by řešení prozradila.
cli-puzzle-solved = Vyřešeno.
cli-puzzle-not-yet = Ještě ne. Šance na výhru: −{ $lost } p. b. Zkuste to znovu.
cli-puzzle-answer = Řešení:
cli-puzzle-then = { $name } může odpovědět: { $move }
cli-puzzle-chance = Šance na výhru je pak { $chance } %, velmi pravděpodobně mezi { $low } a { $high }.
cli-puzzle-name = hádanka
cli-puzzle-game = hra
cli-puzzle-grade = co je potřeba
cli-puzzle-count = vyřešeno: { $done } z { $of }
cli-puzzle-grade-skilled = naplánovat celý tah
cli-puzzle-grade-strong = čekat odpověď soupeřů
cli-puzzle-grade-master = vidět dvě kola dopředu
cli-puzzle-grade-nobody = nenajde ji žádný počítač
cli-puzzle-mark-first = vyřešená na první pokus
cli-puzzle-mark-later = vyřešená
cli-puzzle-mark-missed = zatím nevyřešená
cli-puzzle-mark-none = zatím nezkoušená
