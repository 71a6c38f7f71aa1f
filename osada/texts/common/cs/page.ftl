### Slova samotné stránky u stolu: záhlaví, otázka, záznam, hovor, hlasování, místa, textový stůl, potíže.

## Všude

page-skip = Přejít ke stolu
page-close = Zavřít
page-back = Zpět
page-yes = Ano
page-no = Ne
page-show = Ukázat
page-loading = Okamžik…
page-unrolling = Rozvinuji mapu…
page-try-again = Zkusit znovu
page-try-now = Zkusit hned
page-to-lobby = Všechny stoly
page-language = Jazyk
page-theme-dark = Při lucerně (tmavý)
page-theme-light = Za dne (světlý)
page-menu = Nabídka
page-rules = Pravidla
page-rule-open = Pravidlo { $rule }
page-rule-book = Přečíst v pravidlech
page-copy = Kopírovat
page-copied = Zkopírováno
page-link = Odkaz
page-step = Krok { $step } z { $of }

## Písmena barev hráčů

page-letter-r = Č
page-letter-b = M
page-letter-y = Ž
page-letter-g = Z

## Potíže

page-trouble-lost = Na této adrese nic není
page-trouble-no-table = Takový stůl není
page-trouble-no-table-how = Možná je odkaz starý, nebo místo dostal někdo jiný.
page-trouble-other-rules = Tato hra se hraje podle jiných pravidel
page-trouble-other-rules-how = Pokud je to váš server: „osada server check-upgrade --apply“ nechá pokračovat všechny hry, které nová pravidla nemění.
page-trouble-refused = Na tento stůl se dívat nemůžete
page-trouble-refused-how = Vidí ho jen ti, kdo u něj hrají nebo přihlížejí. Možná byl váš odkaz nahrazen: požádejte někoho u stolu o nový.
page-offline = Žádné spojení.
page-offline-kept = Váš poslední tah je uschován a bude odeslán.
page-offline-trying = Připojuji se znovu…
page-renewed = Osada má novou verzi.
page-renewed-how = Chcete-li pokračovat, načtěte stránku znovu. Žádný váš tah se neztratil.
page-renewed-go = Načíst znovu
page-late = Tahy ostatních teď mohou přicházet se zpožděním. Nic se neztrácí.
page-back-online = Zpět u stolu.
page-missed =
    { $count ->
        [one] Za vaší nepřítomnosti se odehrál jeden tah.
        [few] Za vaší nepřítomnosti se odehrály { $count } tahy.
        [many] Za vaší nepřítomnosti se odehrálo { $count } tahu.
       *[other] Za vaší nepřítomnosti se odehrálo { $count } tahů.
    }

## Záhlaví

page-your-turn = Jste na řadě
page-turn-of = Vybírá { $who }
page-turn-many = Vybírá několik hráčů
page-turn-none = Teď není nikdo na tahu.
page-replay = Přehrání
page-text-table = Textový stůl
page-undo = Vrátit
page-status-running = Hraje se
page-status-over = Konec hry
page-status-ended = Předčasně ukončeno
page-status-archive = Zaznamenaná hra

## Hráči

page-players = Hráči
page-computer = Počítač { $number }
page-watcher = Někdo z diváků
page-their-turn = vybírá
page-seat-you = vy
page-seat-another = Jiné zvíře
page-seat-another-do = Ať si sedne
page-seat-friend = Raději někdo z přátel
page-seat-friend-how = { $who } vstane a místo čeká na někoho z přátel, kdo přisedne přes odkaz na stůl.
page-seat-last-here = naposledy zde { $since }
page-seat-open = volné místo
page-seat-waiting = čeká
page-seat-more = Více o tomto místě
page-presence-online = u stolu
page-presence-offline = teď tu není
page-presence-away = v zastoupení hraje počítač
page-presence-computer = počítačový hráč
page-presence-open = zatím tu nikdo nesedí
page-kind-person = Člověk
page-kind-computer = Počítačový hráč
page-kind-open = Volné místo
page-level-random = hraje náhodně
page-level-greedy = hraje s rozmyslem
page-stand-in = Ať tu hraje počítač:
page-stand-in-me = Ať za mě hraje počítač:
page-stand-in-do = Ať hraje
page-after =
    { $unit ->
        [days]
            { $count ->
                [one] po dni
                [few] po { $count } dnech
                [many] po { $count } dne
               *[other] po { $count } dnech
            }
        [hours]
            { $count ->
                [one] po hodině
                [few] po { $count } hodinách
                [many] po { $count } hodiny
               *[other] po { $count } hodinách
            }
       *[minutes]
            { $count ->
                [one] po minutě
                [few] po { $count } minutách
                [many] po { $count } minuty
               *[other] po { $count } minutách
            }
    }
page-stand-in-ask = Zeptat se ostatních, zda tu má hrát počítač
page-stand-in-how = Možné { page-after } nepřítomnosti, pokud všichni přítomní souhlasí. Po návratu dostane hráč místo zpět.
page-return = Vrátit se na své místo
page-away = Hraje za vás počítač
page-away-how = Na své místo se můžete kdykoli vrátit.
page-seat-link = Odkaz na toto místo
page-seat-link-how = Kdo jej otevře první, sedne si sem. Dejte jej jen jednomu člověku.
page-seat-link-mine = Otevře vaše místo na jiném zařízení, jednou. Nikomu jej nedávejte.
page-devices = Vaše zařízení u tohoto stolu
page-devices-here = toto zařízení
page-devices-unknown = program nebo neznámý prohlížeč
page-devices-last = naposledy { $when }
page-devices-out = Odpojit všechna ostatní zařízení
page-devices-out-how = Vznikne nový odkaz. Všichni ostatní, kdo toto místo používali, o ně přijdou; vaše další zařízení také.
page-free = Uvolnit toto místo
page-free-how = { $who } přijde o místo a dozví se to; všichni to uvidí v záznamu. Kdo si sem sedne příště, hraje dál s tím, co tu leží.
page-freed = Vaše místo u tohoto stolu bylo uvolněno.
page-freed-how = Můžete přihlížet. Chcete-li znovu hrát, požádejte vlastníka stolu o odkaz.
page-link-revoke = Vytvořit nový odkaz
page-link-watch = Pro diváky
page-links = Odkazy
page-table-menu = Více o tomto stole
page-table-menu-of = Více: { $table }
page-table-rename = Název stolu
page-table-save = Přejmenovat
page-table-saved = Uloženo.
page-table-leave = Odejít od stolu
page-table-leave-how = Na vašem místě bude dál hrát počítač a ostatní se to dozvědí. Od té chvíle rozhodují bez vás a stůl zmizí z vašeho seznamu. Když se vrátíte na jeho adresu, můžete se zase posadit na své místo.
page-table-remove = Ukončit a odstranit
page-table-remove-how = Nikdo jiný tu nehraje, takže hra tím končí a zmizí z vašeho seznamu. Dál ji hrát nepůjde.
page-table-hide = Odebrat z mého seznamu
page-table-hide-how = Změní se jen váš seznam. Kdo zná adresu a má tu místo, může si hru dál prohlížet.
page-table-failed = To se nepovedlo.
page-no-answer = Server neodpovídá. Zkuste to za chvíli.

## Otázka

page-prompt = Co teď udělat
page-choices =
    { $count ->
        [one] jedna možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
page-waiting =
    { $count ->
        [one] Vybírá { $who }
       *[other] Vybírají { $who }
    }
page-waiting-how = Můžete se rozhlížet a plánovat; nic se neodešle.
page-watching-how = Přihlížíte.
page-sending = Odesílá se
page-nudge = Popohnat
page-undo-barrier = dál vrátit nelze: něco se odkrylo
page-undo-barrier-long = Co už někdo viděl, to nezapomene: váš poslední tah ukázal něco nového, a tak jej nelze jen tak vrátit. Můžete požádat ostatní.
page-undo-nothing = Poslední tah nebyl váš, a tak jej nelze jen tak vrátit. Můžete požádat ostatní.
page-undo-ask = Požádat o návrat před…
page-undo-others = Požádat o vrácení tahu
page-undo-propose =
    { $count ->
        [one] Požádat o vrácení posledního tahu
        [few] Požádat o vrácení posledních { $count } tahů
        [many] Požádat o vrácení posledních { $count } tahu
       *[other] Požádat o vrácení posledních { $count } tahů
    }
page-replay-at = Díváte se na krok { $at } z { $of }
page-replay-how = Tady se jen díváte; u stolu se hraje dál bez vás.
page-go-live = Zpět ke stolu
page-frozen = Tento stůl je pozastaven
page-frozen-how = Hra začala s jinými čísly na kartách a plánech, než má server teď. Nic se neztratilo. Pokud je to váš server: „osada server check-upgrade --apply“ nechá pokračovat všechny hry, kterých se změna netýká.
page-over-how = Hru si můžete přehrát, stáhnout, nebo od kteréhokoli kroku hrát dál.
page-show-scores = Ukázat výsledek
page-lesson = Lekce
page-lesson-here = Zde
page-lesson-wants = Teď: { $action }
page-stale = Než dorazila vaše volba „{ $action }“, situace u stolu se změnila.
page-stale-kept = Vaše volba je uschována: podívejte se, co se změnilo, a odešlete ji znovu.
page-stale-gone = Už to není možné.
page-send-again = Odeslat znovu
page-discard = Zahodit
page-more = více
page-you-may = Toto můžete zvolit.
page-not-now = Teď to nejde.
page-card-keep = nechat otevřené
page-do-it = Provést
page-its-rule = Pravidlo

## Hlasování

page-vote-undo =
    { $count ->
        [one] { $who } žádá o vrácení posledního tahu.
        [few] { $who } žádá o vrácení posledních { $count } tahů.
        [many] { $who } žádá o vrácení posledních { $count } tahu.
       *[other] { $who } žádá o vrácení posledních { $count } tahů.
    }
page-vote-end = { $who } navrhuje hru ukončit.
page-vote-stand-in = { $who } navrhuje, aby za hráče { $whom } hrál počítač.
page-vote-waiting = Čeká se na odpověď: { $who }.
page-vote-count = { $yes } z { $of }
page-vote-withdraw = Stáhnout návrh
page-end-early = Ukončení hry
page-end-early-how = Všichni musí souhlasit, i ti, kdo tu právě nejsou. Nikdo pak nevyhrává a body se nepočítají.
page-end-early-alone = Hra skončí hned a nepůjde v ní pokračovat. Body se nepočítají.
page-end-propose = Navrhnout ukončení

## Záznam a hovor

page-log = Záznam
page-log-earlier =
    { $count ->
        [one] Jeden dřívější zápis
        [few] { $count } dřívější zápisy
        [many] { $count } dřívějšího zápisu
       *[other] { $count } dřívějších zápisů
    }
page-log-words = Slovy
page-log-symbols = Symboly
page-log-newest =
    { $count ->
        [0] Nejnovější
       *[other] Nejnovější ({ $count })
    }
page-log-taken-back =
    { $count ->
        [one] Vrácen jeden krok
        [few] Vráceny { $count } kroky
        [many] Vráceno { $count } kroku
       *[other] Vráceno { $count } kroků
    }
page-log-way = Jak vyprávět průběh hry
page-log-round-how = Rozbalit nebo sbalit toto kolo
page-log-hint =
    { $count ->
        [one] S jednou radou
        [few] Se { $count } radami
        [many] S { $count } rady
       *[other] S { $count } radami
    }
page-log-points = body
page-log-began = Začátek hry
page-just-now = právě teď
page-others = Co udělali ostatní
page-show-me = Ukázat
page-chat-say = Napsat zprávu
page-chat-send = Odeslat
page-chat-phrases = Věty, kterým každý rozumí
chat-hello = Ahoj!
chat-good-luck = Hodně štěstí!
chat-well-played = Pěkný tah!
chat-thanks = Díky!
chat-sorry = Pardon!
chat-thinking = Přemýšlím…
chat-your-turn = Jsi na řadě.
chat-moment = Moment, hned jsem zpátky.
chat-undo-please = Můžu to vrátit?
chat-good-game = Pěkná partie!
chat-bye = Mějte se!

## Kdo hraje dál

page-hands = Kdo hraje dál?
page-hands-how = Za chvíli začne nová část hry. Určete, kdo v ní hraje a za koho. Kdo odchází, může se dívat a jindy se vrátit; kdo se chce jen vyměnit, udělá to u stolu.
page-hands-who = Kdo hraje dál za: { $name }
page-hands-nobody = nikdo
page-hands-save = Hrajeme dál v této sestavě
page-hands-sit-out = Vynechám
page-hands-sit-out-how = Vzdáte se místa a budete se dívat. Vlastník stolu vám může dát nové, až další část skončí.
page-hands-closed = Už to začalo: sestavu lze změnit zase, až tato část skončí.

## Co říká stůl sám

page-note-sits = { $seat } usedá ke stolu.
page-note-sits-too = { $seat } usedá ke stolu i na jiném zařízení.
page-note-device = Místo hráče { $seat } se teď používá i z jiného zařízení.
page-note-freed = Vlastník stolu uvolnil místo hráče { $who }. Kdo si tam sedne příště, uvidí to, co viděl tento hráč.
page-note-computer-changes = { $was } uvolňuje místo, usedá { $seat }.
page-note-seat-opened = { $was } vstává od stolu: místo čeká na někoho z přátel, přes odkaz na stůl.
page-note-computer-sits = Ke stolu usedá počítačový hráč: { $seat }.
page-note-stands-in = Počítač zastupuje hráče: { $seat }.
page-note-returns = { $seat } je zpět.
page-note-leaves = { $seat } odchází od stolu. Na tomto místě hraje dál počítač.
page-note-hands = { $seat } mění sestavu hráčů pro další hru.
page-note-hands-owner = Vlastník stolu změnil sestavu hráčů.
page-note-titled = Stůl má nový název.
page-note-renamed = Nové jméno u stolu: { $name }.
page-note-stumbled = Počítačový hráč klopýtl: { $seat } hraje první dovolený tah, který je po ruce.
page-note-asks-undo =
    { $count ->
        [one] { $seat } žádá o vrácení posledního tahu.
        [few] { $seat } žádá o vrácení posledních { $count } tahů.
        [many] { $seat } žádá o vrácení posledních { $count } tahu.
       *[other] { $seat } žádá o vrácení posledních { $count } tahů.
    }
page-note-asks-end = { $seat } navrhuje hru ukončit.
page-note-asks-stand-in = { $seat } navrhuje, aby za hráče { $turn } hrál počítač.
page-note-agrees-undo = { $seat } s vrácením souhlasí.
page-note-agrees-end = { $seat } souhlasí s ukončením hry.
page-note-agrees-stand-in = { $seat } souhlasí, aby hrál počítač.
page-note-declines-undo = { $seat } s vrácením nesouhlasí.
page-note-declines-end = { $seat } chce hrát dál.
page-note-declines-stand-in = { $seat } chce raději počkat.
page-note-withdraws = { $seat } stahuje návrh.
page-note-ended = Hra byla ukončena dohodou všech.
page-note-ended-without = Hra byla ukončena, aniž mohli odpovědět všichni. Co bylo skryté, zůstává skryté.
page-note-rematch = Pro tytéž hráče je připraven nový stůl.
page-note-link-revoked = Nový odkaz na místo: { $seat }. Kdo jiný používal starý, o místo přišel.
page-note-open-link-revoked = Nový odkaz na místo: { $seat }. Starý už neplatí.
page-note-watch-revoked = Nový odkaz pro diváky. Starý už neplatí.
page-note-group-renewed = Přátelé mají nový odkaz; starý už neplatí.
page-note-group-closed = Odkaz pro přátele je uzavřený.
page-note-record-ends = Zde záznam končí.
page-note-record-saved = Kampaň byla uložena jako soubor. Je v něm vidět to, co je skryté.
page-note-record-out = Záznam rozehrané hry má teď { $seat }. Je v něm vidět i to, co je skryté, takže nikdo nový už přisednout nemůže.
page-note-hint = { $seat } žádá o radu.
page-note-gone = { $seat }: místo je volné, hráč odešel nadobro.
page-note-forgotten = Někdo z hráčů odešel nadobro a to, co tu napsal, zmizelo.
page-note-removed = (odstraněno: tento člověk odešel nadobro)

## Textový stůl

page-text-now = Teď
page-text-filter =
    { $count ->
        [one] Jedna možnost. Ukázat ty se slovy:
        [few] { $count } možnosti. Ukázat ty se slovy:
        [many] { $count } možnosti. Ukázat ty se slovy:
       *[other] { $count } možností. Ukázat ty se slovy:
    }
page-text-none = Žádná možnost tato slova neobsahuje.
page-text-news = Co se právě stalo
page-text-no-news = Od otevření stolu nic.
page-text-position = Situace na plánu

## Telefony

page-tabs = Části stolu
page-tab-board = Herní plán
page-tab-left = Stůl
page-tab-side = Další
page-tab-dock = Moje
page-tab-log = Záznam

## Nabídka

page-record = Stáhnout záznam
page-keys = Klávesové zkratky
page-keys-on = Používat písmena jako klávesové zkratky
page-licences = Licence součástí této stránky
page-notify = Upozornit mě, až budu na řadě
page-options = Jak se u tohoto stolu hraje
page-patience = Za někoho může hrát počítač { page-after } nepřítomnosti, pokud ostatní souhlasí.
page-known = Dobré vědět
page-known-seed = Kdo tento stůl připravil, zvolil semínko náhody a může vědět, co se vylosuje.
page-known-values = Kdo tento stůl připravil, změnil některé hodnoty vytištěné na komponentách.
page-known-position = Tato hra pokračuje ze situace v jiné hře. Kdo stůl připravil, může vědět, co je v ní skryto.
page-key-tab = procházet vším
page-key-enter = zvolit; není-li nic vybráno, hlavní tlačítko
page-key-esc = jít zpět, zavřít
page-key-number = zvolit toto tlačítko u otázky
page-key-next = přejít na další věc, kterou lze udělat
page-key-previous = přejít na předchozí věc, kterou lze udělat
page-key-info = nechat informační kartu otevřenou
page-key-prompt = přejít k otázce
page-key-undo = vrátit tah
page-key-text = otevřít textový stůl a vrátit se
page-key-log = číst záznam
page-key-chat = napsat zprávu
page-key-menu = otevřít nabídku
page-key-help = ukázat tento seznam

## Potíže

problem-unknown = To tu není.
problem-broken = Na serveru se něco pokazilo. Nic se nezměnilo; zkuste to znovu.
problem-bad-request = Server tomu nerozuměl.
problem-not-signed-in = Nejprve se přihlaste.
problem-wrong-password = Nesprávné jméno nebo heslo.
problem-origin = Tato stránka pochází z jiné adresy než server.
problem-csrf = Stránka je neaktuální. Načtěte ji znovu.
problem-not-yours = To není vaše místo.
problem-sign-in-anew = Zadejte ještě jednou heslo: platí čtvrt hodiny.
problem-no-backups = Není určeno místo pro zálohy. Nastavte OSADA_BACKUPS a spusťte server znovu.
problem-watching = Kdo přihlíží, nehraje.
problem-sit-first = Nejprve si sedněte: nikdo nevidí, co u místa leží, dokud si tam nesedne.
problem-ask-others = O tom rozhodují i ostatní. Zeptejte se jich.
problem-unfair = Kdo zastupuje člověka, musí hrát dobře. Zvolte jiného počítačového hráče.
problem-no-link = Tento odkaz nikam nevede: možná vznikl novější.
problem-no-name = Je potřeba jméno.
problem-too-slow = Trvalo to příliš dlouho.
problem-login-taken = Jméno „{ $login }“ je obsazené.
problem-signed-in = Tento účet už je přihlášený.
problem-password-short =
    { $least ->
        [one] Heslo musí mít nejméně jeden znak.
        [few] Heslo musí mít nejméně { $least } znaky.
        [many] Heslo musí mít nejméně { $least } znaku.
       *[other] Heslo musí mít nejméně { $least } znaků.
    }
problem-password-login = Heslo nesmí být stejné jako vaše přihlašovací jméno.
problem-password-common = Tohle heslo zkouší každý jako první. Zvolte jiné.
problem-stale = Situace u stolu se mezitím změnila.
problem-frozen = Tato hra začala s jinými čísly na kartách a plánech, než má server teď, takže je pozastavena.
problem-hints-off = U tohoto stolu se neradí.
problem-no-insight = V této hře nelze určit šance, proto tu není rozbor.
problem-no-hints = K této hře nejsou rady.
problem-one-choice = Tady je jen jedna možnost.
problem-not-in-turn = Nejste na tahu, takže není co radit.
problem-no-hint = Teď se radu najít nepodařilo. Zkuste to znovu.
problem-no-verdict = Odpověď teď nešlo posoudit. Zkuste to znovu.
problem-no-try = To už není pokus: byl zahozen, nebo je z něj samostatný stůl.
problem-no-answer = Váš tah ještě neskončil: dohrajte ho, pak je to odpověď.
problem-other-rules =
    { $than ->
        [older] Tato hra začala podle starších pravidel (verze { $version }), podle kterých už tento server nehraje: jeho pravidla mají verzi { $ours }. Hra zůstává uložená a její záznam lze stáhnout.
       *[newer] Tato hra začala podle novějších pravidel (verze { $version }), než má tento server (verze { $ours }): je třeba ho aktualizovat.
    }
problem-unreadable =
    U tohoto stolu se hrálo podle jiných pravidel nebo hodnot na komponentách, které tento server nemá.
    Podrobnosti (anglicky): { $why }
problem-no-option = U tohoto stolu byla nastavena volba „{ $option }“, kterou tento server nezná. Nic se neztratilo.
problem-over = Hra skončila.
problem-running = Hra se ještě hraje.
problem-unshown = Tato hra byla ukončena, aniž mohli odpovědět všichni; co bylo skryté, zůstává skryté.
problem-away = Hraje za vás počítač. Nejprve se vraťte na své místo.
problem-empty-chat = Zpráva je prázdná.
problem-not-gone = Tento hráč není pryč dost dlouho: ostatní rozhodují { page-after } nepřítomnosti.
problem-seat-computer = Tam už sedí počítačový hráč.
problem-secrets-out = Nikdo nový si sem nemůže sednout: záznam této hry byl vydán a je v něm vidět i to, co je skryté.
problem-seat-yours = Toto místo je vaše.
problem-seat-taken = Teď tam někdo sedí a odkaz je jen jeho. Můžete místo uvolnit.
problem-seat-freed = Místo bylo uvolněno a nikdo nemůže souhlasit za toho, kdo tam seděl: { $seat }. Ať si tam nejprve někdo sedne.
problem-seated = U tohoto stolu už místo máte. Jeden člověk, jedno místo.
problem-vote-open = Už probíhá jiné hlasování.
problem-vote-over = To už je rozhodnuto.
problem-too-big = To je příliš velké.
problem-illegal = To teď není dovoleno.
problem-no-action = Taková akce není: { $action }
problem-lesson = V lekci je teď na řadě něco jiného: { $action }
problem-hands = V této sestavě teď nelze pokračovat.
problem-hands-stay = V této hře se sestava hráčů od začátku do konce nemění.
problem-no-undo =
    { $count ->
        [0] Žádný váš tah nelze vrátit.
        [one] Vrátit lze jen jeden tah.
        [few] Vrátit lze jen { $count } tahy.
        [many] Vrátit lze jen { $count } tahu.
       *[other] Vrátit lze jen { $count } tahů.
    }
problem-bad-table =
    Takový stůl nelze připravit.
    Podrobnosti (anglicky): { $why }
problem-table-lesson = Hra s průvodcem začíná od svého začátku, ne uprostřed jiné hry.
problem-table-seed = Stůl ukázaný na úvodní stránce nemůže mít zvolené semínko: kdo ho zvolil, věděl by, co se vylosuje.
problem-table-seats =
    { $seats ->
        [one] Tato hra má { $seats } místo a nelze to změnit.
        [few] Tato hra má { $seats } místa a nelze to změnit.
        [many] Tato hra má { $seats } místa a nelze to změnit.
       *[other] Tato hra má { $seats } míst a nelze to změnit.
    }
problem-table-nobody = Hrát musí aspoň jeden člověk.
problem-table-twice = Můžete obsadit jen jedno místo.
problem-table-level = Počítačový hráč „{ $level }“ neexistuje.
problem-bad-record =
    { $kind ->
        [foreign] Tohle není záznam hry z Osady.
        [version] Tento záznam vznikl v novější verzi Osady. K jeho otevření je třeba server aktualizovat.
        [rules] Tento záznam vznikl podle starších pravidel, podle kterých už Osada nehraje. Otevře ho vydání z té doby.
        [values] Tento záznam vznikl s jinými hodnotami na komponentách, než má server.
        [header] Hlavička tohoto záznamu je poškozená (řádek { $line }).
        [action] Řádek { $line } tohoto záznamu uvádí akci, kterou tato hra nemá.
       *[other] Tento záznam nelze přečíst.
    }
    Podrobnosti (anglicky): { $why }
problem-reading-time =
    { $seconds ->
        [one] Čtení trvalo déle než sekundu, proto bylo přerušeno.
        [few] Čtení trvalo déle než { $seconds } sekundy, proto bylo přerušeno.
        [many] Čtení trvalo déle než { $seconds } sekundy, proto bylo přerušeno.
       *[other] Čtení trvalo déle než { $seconds } sekund, proto bylo přerušeno.
    }
problem-reading-stopped = Čtení bylo zastaveno, záznam se tedy neotevřel.
problem-reading-memory = Čtení potřebuje více než { $megabytes } MB paměti, proto bylo přerušeno.
problem-reading-size = Stůl z tohoto záznamu by zabral více než { $megabytes } MB, proto nebyl otevřen.
problem-reading-actions = Tento záznam je příliš dlouhý: ke stolu se vejde nejvýše { $count } akcí.
problem-asks-already = Jedna otázka od vás nebo z vaší sítě už na odpověď čeká. Zeptejte se znovu, až přijde.
problem-many-ask =
    { $seconds ->
        [one] Právě se ptá mnoho lidí najednou a počítačoví hráči u stolů mají přednost. Zeptejte se znovu za sekundu.
        [few] Právě se ptá mnoho lidí najednou a počítačoví hráči u stolů mají přednost. Zeptejte se znovu za { $seconds } sekundy.
        [many] Právě se ptá mnoho lidí najednou a počítačoví hráči u stolů mají přednost. Zeptejte se znovu za { $seconds } sekundy.
       *[other] Právě se ptá mnoho lidí najednou a počítačoví hráči u stolů mají přednost. Zeptejte se znovu za { $seconds } sekund.
    }
problem-too-fast =
    { $seconds ->
        [one] Příliš mnoho najednou. Zkuste to znovu za sekundu.
        [few] Příliš mnoho najednou. Zkuste to znovu za { $seconds } sekundy.
        [many] Příliš mnoho najednou. Zkuste to znovu za { $seconds } sekundy.
       *[other] Příliš mnoho najednou. Zkuste to znovu za { $seconds } sekund.
    }
problem-too-many = Příliš mnoho spojení najednou. Zavřete ostatní okna této stránky, nebo chvilku počkejte.
problem-too-many-remarks = Vedle jedné partie se vejde { $count } komentářů a všechny už jsou napsané.
problem-too-many-tables =
    { $count ->
        [one] Jednu rozehranou hru už máte. Nejdřív ji dohrajte nebo ukončete.
        [few] Máte už { $count } rozehrané hry. Nejdřív některou dohrajte nebo ukončete.
        [many] Máte už { $count } rozehrané hry. Nejdřív některou dohrajte nebo ukončete.
       *[other] Máte už { $count } rozehraných her. Nejdřív některou dohrajte nebo ukončete.
    }
problem-too-much = Z vaší adresy už bylo uloženo tolik, že server zatím víc nepřijme. Zkuste to později.
problem-table-full = Záznam tohoto stolu dosáhl limitu serveru: nic dalšího se nevejde.
problem-table-nearly-full = Záznam tohoto stolu je téměř plný: hru lze dohrát, ale nic jiného už přidat nejde.
problem-long-address = Tato adresa je příliš dlouhá.
problem-big-head = Prohlížeč poslal příliš mnoho údajů. Pomůže smazat soubory cookie této stránky.
problem-host = Server se nejmenuje { $host }. Kdo ho provozuje, může nastavit OSADA_ADDRESS.
problem-full = Server je právě plný. Zkuste to znovu za minutu.
problem-no-home = Proces, ve kterém byl tento stůl, právě skončil. Podívejte se, zda se to provedlo; pokud ne, zkuste to znovu.
problem-no-store =
    { $why ->
        [full] Disk hostitele je plný. Nic se neuložilo; zkuste to později.
        [gone] Databáze hostitele není na svém místě. Nic se neuložilo; zkuste to později.
        [locked] Databáze hostitele je zaměstnaná něčím jiným. Nic se neuložilo; zkuste to znovu.
        [read-only] Databáze hostitele nic nepřijímá. Nic se neuložilo; zkuste to později.
        [corrupt] Databáze hostitele je poškozená. Nic se neuložilo; řekněte to tomu, kdo tento dům vede.
       *[away] Databáze hostitele je právě nedostupná. Nic se neuložilo; zkuste to za chvíli.
    }

## The chronicle of a campaign

page-chronicle-file = Stáhnout jako soubor
page-chronicle-tab = Kronika
page-chronicle-table = Ke stolu
page-chronicle-none-title = Kronika tu není
page-chronicle-none = Má ji jen kampaň: hra, která pokračuje z období do období.
