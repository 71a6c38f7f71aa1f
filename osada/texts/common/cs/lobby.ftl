### The pages around the table: lobby, new table, links, account, rules, first game, replay, end.

## The head of these pages

page-lobby-nav-play = Hrát
page-lobby-nav-puzzles = Hádanky
page-lobby-nav-learn = Naučit se hrát
page-lobby-nav-rules = Pravidla
page-lobby-nav-label = Hlavní stránky
page-lobby-nav-you = Váš účet: { $name }
page-lobby-nav-nobody = Váš účet
page-lobby-nav-home = Na úvodní stránku

## Lobby

page-lobby-tab =
    { $waiting ->
        [0] Osada
       *[other] ({ $waiting }) Osada
    }
page-lobby-hello =
    { $time ->
        [morning] Dobré ráno
        [day] Dobrý den
       *[evening] Dobrý večer
    }{ $named ->
        [yes] , { $name }
       *[no] { "" }
    }
page-lobby-waiting =
    { $count ->
        [0] Na váš tah nikdo nečeká. Co si zahrajete?
        [1] Jeden stůl čeká na váš tah. Voda na čaj se už vaří.
        [2] Dva stoly čekají na váš tah. Voda na čaj se už vaří.
        [few] { $count } stoly čekají na váš tah. Voda na čaj se už vaří.
       *[other] { $count } stolů čeká na váš tah. Voda na čaj se už vaří.
    }
page-lobby-first-time = Sedněte si a hrajte hned, o samotě nebo s přáteli. Nic se neinstaluje, účet není třeba.
page-lobby-games = Hry
page-lobby-new = Začít něco nového
page-lobby-learn = Naučit se hrou
page-lobby-learn-label = Naučit se hrou: { $game }
page-lobby-players = počet hráčů: { $from }–{ $to }
page-lobby-minutes = { $from }–{ $to } min
page-lobby-minutes-one = { $from } min
page-lobby-yours = Vaše stoly
page-lobby-open = Volné stoly
page-lobby-your-turn = Jste na řadě
page-lobby-together = Rozhodněte společně
page-lobby-thinking =
    { $count ->
        [one] { $names } přemýšlí
       *[other] { $names } přemýšlejí
    }
page-lobby-waiting-for =
    { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
page-lobby-finished = hra skončila
page-lobby-won = vítězství: { $names } ({ $points })
page-lobby-alone =
    { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-lobby-ended = hra předčasně ukončena
page-lobby-archive = záznam hry
page-lobby-frozen = hra pozastavena: změnila se pravidla nebo čísla na kartách
page-lobby-guided = hra s průvodcem
page-lobby-continue = Pokračovat
page-lobby-go-in = Vstoupit
page-lobby-look = Prohlédnout
page-lobby-result = Výsledek
page-lobby-watch = Dívat se
page-lobby-sit = Sednout si
page-lobby-row-button = { $button }: { $table }
page-lobby-untitled = Stůl: { $game }
page-lobby-seat-free = volné místo
page-lobby-open-none-title = Teď není žádný volný stůl
page-lobby-open-none = Připravte vlastní a ukažte ho tady, třeba si někdo přisedne.
page-lobby-loading = Chystáme stoly…
page-lobby-error-title = Stoly nelze zobrazit
page-lobby-error = Server neodpovídá. Nic se neztratilo: vaše stoly jsou tam uložené. Stránka to zkusí znovu sama.
page-lobby-gone = Server neodpovídá. To, co vidíte, je chvíli staré; stránka to zkouší dál.
page-lobby-again = Zkusit hned
page-lobby-more =
    { $count ->
        [one] Zobrazit ještě jeden
        [few] Zobrazit ještě { $count }
       *[other] Zobrazit ještě { $count }
    }
page-lobby-fewer = Zobrazit méně
page-lobby-older = Zobrazit starší stoly
page-lobby-join = Přidat se odkazem
page-lobby-join-label = Odkaz, který vám někdo poslal
page-lobby-join-go = Přejít
page-lobby-join-close = Zavřít
page-lobby-join-wrong = Tohle není odkaz ke stolu. Měl by obsahovat /g/, /s/ nebo /w/ a řadu písmen.
page-lobby-record-title = Stará hra
page-lobby-record = Přetáhněte soubor se záznamem kamkoli na tuto stránku, nebo ho vyberte, a projděte si hru znovu krok za krokem.
page-lobby-record-choose = Vybrat záznam
page-lobby-record-drop = Pusťte a záznam se otevře
page-lobby-record-reading = Otevíráme { $file }…
page-record-stop = Přestat číst
page-lobby-record-long = { $file }: soubor má přes { $megabytes } MB, na záznam jedné hry je příliš velký.
page-lobby-record-failed = { $file }: soubor se nepodařilo otevřít.

## A new table

page-new-tab = Nový stůl: { $game }
page-new-title = Nový stůl
page-new-players = Kdo kde sedí
page-new-seats =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
page-new-count = Počet hráčů
page-new-who = Kdo sedí na místě { $number }
page-new-seat = Místo { $number }
page-new-me = Já
page-new-friend = Někdo známý
page-new-friend-help = Kdo má odkaz, může si kdykoli přisednout.
page-new-computer = Počítač
page-new-nobody = Nikdo
page-new-me-help = Sedíte tady a hrajete na tomto zařízení.
page-new-nobody-help = Toto místo zůstane volné.
page-new-animals = Které zvíře sedí na místě { $number }
page-new-change = Změnit, kdo tu sedí
page-new-kind = Stůl
page-new-first = Hrajete to poprvé? Naučte se to hrou
page-animal-line = { $name } { $how }.
page-animal-first = Pro začátek to pravé.
page-animal-fares = Proti { $below ->
        [novice] { $others ->
            [one] jedné Slepici
            [2] dvěma Slepicím
           *[other] třem Slepicím
        }
        [casual] { $others ->
            [one] jedné Koze
            [2] dvěma Kozám
           *[other] třem Kozám
        }
        [skilled] { $others ->
            [one] jedné Lišce
            [2] dvěma Liškám
           *[other] třem Liškám
        }
       *[strong] { $others ->
            [one] jednomu Medvědovi
            [2] dvěma Medvědům
           *[other] třem Medvědům
        }
    } vyhraje { $won } { $won ->
        [one] partii
        [few] partie
       *[other] partií
    } ze 100 ({ $low } až { $high }).
page-animals-title = Kdo hraje, když tu nikdo není
page-animals-lead = Pět zvířat, od nejslabšího. Slibují jen to, co laboratoř naměřila.
page-animals-won = Výhry ze 100 partií proti { $below ->
        [novice] třem Slepicím
        [casual] třem Kozám
        [skilled] třem Liškám
       *[strong] třem Medvědům
    }. Přerušovaně: spravedlivý podíl, { $fair }; vousy: 95 %.
page-animals-interval = od { $low } do { $high }, se spolehlivostí 95 %
page-guest =
    { $place ->
        [1] Host ze mlýna
        [2] Host z kopce
        [3] Host od zátoky
        [4] Host z louky
        [5] Host od potoka
        [6] Host z doubravy
        [7] Host z průsmyku
        [8] Host z ostrova
        [9] Host ze sadu
        [10] Host od mostu
        [11] Host z jarmarku
       *[other] Host z údolí
    }
page-field-missing = Vyplňte toto pole.
page-field-short = Nejméně tolik znaků: { $least }.
page-field-letters = Jen písmena, číslice, tečky, spojovníky a @.
page-lobby-again-with = Znovu: { $who }
page-lobby-again-alone = Znovu, sólo
page-new-options = Pravidla u tohoto stolu
page-new-measured = Změřeno na { $games } partiích vyrovnaných počítačových hráčů (hráčů: { $seats }): { $changes }.
page-new-measured-length =
    { $way ->
        [more] hra o { $percent } % delší
        [less] hra o { $percent } % kratší
       *[same] hra zhruba stejně dlouhá
    }
page-new-measured-score =
    { $way ->
        [more] o { $percent } % více bodů
        [less] o { $percent } % méně bodů
       *[same] zhruba stejně bodů
    }
page-new-measured-first =
    { $way ->
        [same] první místo na tom není lépe ani hůře
       *[other] první místo vyhrává { $percent } % partií, ne { $was } %
    }
page-new-name = Název stolu
page-new-name-hint = Například: Čtvrteční večer
page-new-listed = Ukázat na úvodní stránce
page-new-listed-help = Na volné místo si pak může sednout kdokoli.
page-new-patience = Když někdo odejde, může za něj hrát počítač
page-new-patience-help = Jen pokud ostatní souhlasí; kdo se vrátí, dostane místo zpět.
page-new-patience-live = po minutě (hra na jedno posezení)
page-new-patience-slow = po 12 hodinách (hra na více dní)
page-new-watch-only = U stolu nemáte místo: budete přihlížet.
page-new-make = Připravit stůl a pozvat
page-new-your-name = Vaše jméno
page-new-begin = Začít
page-new-sum-me = Vy
page-new-sum-friends =
    { $count ->
        [one] jeden známý
        [few] { $count } známí
       *[other] { $count } známých
    }
page-new-sum-computers =
    { $count ->
        [one] jeden počítačový hráč
        [few] { $count } počítačoví hráči
       *[other] { $count } počítačových hráčů
    }
page-new-making = Rozkládáme komponenty…
page-new-unknown-title = Taková hra tu není
page-new-unknown = V adrese je možná překlep. Úvodní stránka ukazuje, co se dá hrát.
page-new-lobby = Na úvodní stránku
page-new-failed = Stůl se nepodařilo připravit.
page-new-made = Stůl je připravený
page-new-link-seat = Odkaz na místo { $number }
page-new-link-watch = Odkaz pro diváky
page-new-share = Sdílet
page-new-share-text = Přidej se, zahrajeme si: { $game }
page-new-go = Ke stolu
page-invite-title = Pozvat přátele
page-invite-how = Jeden odkaz pro všechny: kdo ho otevře, zvolí si volné místo a posadí se, stačí jméno. Stůl počká, jak dlouho bude třeba.
page-invite-link = Odkaz pro přátele
page-invite-qr = Odkaz jako QR kód
page-invite-qr-how = Nebo na tento kód namiřte fotoaparát telefonu.
page-invite-renew = Vytvořit nový odkaz
page-invite-renew-how = Starý odkaz přestane platit. Kdo už sedí, zůstane.
page-invite-close = Uzavřít odkaz
page-invite-close-how = Nikdo nový se přes něj už neposadí. Kdykoli můžete otevřít jiný.
page-invite-closed = Odkaz je uzavřený: nikdo nový se přes něj neposadí.
page-invite-open = Otevřít nový odkaz
page-invite-single = Odkaz na každé místo zvlášť a pro diváky
page-invite-name = Jak vám mají přátelé říkat?
page-invite-name-save = To jsem já
page-invite-full = Všechna místa jsou obsazená.
page-preview-title =
    { $named ->
        [yes] { $name } vás zve ke hře { $game }
       *[no] Pozvánka ke hře { $game }
    }
page-preview-shown = { $game }: { $reached }
page-preview-leads = V čele: { $names }
page-preview-won = Vítězství: { $names }

## Sharing what is shown

page-share = Sdílet
page-share-title = Sdílet tohle
page-share-how = Kdo tento odkaz otevře, uvidí přesně tohle.
page-share-running = Hra ještě běží: kdo má tento odkaz, smí ji odtud až do konce sledovat jako divák. Zneplatnit ho můžete v okně Odkazy.
page-share-elsewhere = Poslat…
page-share-copied = Odkaz zkopírován
page-share-picture = Uložit jako obrázek
page-share-picture-saved = Obrázek uložen
page-share-picture-failed = Tento prohlížeč obrázek vytvořit neumí.
page-share-failed = Odkaz se nepodařilo vytvořit.

## By a link

page-sit-tab = Pozvánka
page-sit-host = Zve vás { $name }.
page-sit-choose = Zvolte si místo
page-sit-full-title = Všechna místa jsou obsazená
page-sit-full = Všichni, které tu vidíte, už sedí. Požádejte toho, kdo poslal odkaz, o jiný stůl.
page-sit-title = Čeká na vás místo
page-sit-watch-title = Pojďte se dívat
page-sit-mine-title = Tohle je vaše místo
page-sit-taken-title = Vaše místo, i na tomto zařízení
page-sit-what = { $game }: { $title }
page-sit-who = U stolu
page-sit-you = vaše místo
page-sit-free = volné místo
page-sit-computer = počítač
page-sit-name = Jak vám mají ostatní říkat?
page-sit-name-hint = Stačí jméno. Účet není potřeba.
page-sit-sit = Sednout si
page-sit-watch = Dívat se
page-sit-continue = Pokračovat
page-sit-taken = Někdo tu už sedí a tohle je jeho vlastní odkaz. Jste-li to vy, sedněte si i tady. Všichni u stolu to uvidí.
page-sit-over = Tato hra skončila. Můžete si ji projít krok za krokem.
page-sit-gone-title = Tento odkaz nikam nevede
page-sit-gone = Někdo si podle něj už sedl, nahradil ho nový, nebo v něm chybí písmeno. Požádejte toho, kdo vám ho poslal, o platný odkaz.
page-sit-closed-title = Nikdo nový si sem nemůže sednout
page-sit-closed = Někdo má záznam této hry, vydaný ještě za hry, a je v něm vidět i to, co je skryté. Požádejte o místo u jiného stolu.
page-sit-error-title = Ke stolu se nelze dostat
page-sit-error = Server neodpovídá. Odkaz platí dál; zkuste to za chvíli.
page-sit-rules = Nejdřív si přečíst pravidla

## Account

page-account-tab = Váš účet
page-account-title = Váš účet
page-account-name = Jak vám říkat
page-account-save = Uložit
page-account-saved = Uloženo.
page-account-guest = Jste tu jako host
page-account-guest-help = Tento prohlížeč si vás pamatuje. S účtem uvidíte své stoly a výsledky i v každém jiném.
page-account-signed = Přihlášený účet: { $login }
page-account-signed-help = Vaše stoly a výsledky jsou uložené pod tímto jménem.
page-account-register = Založit účet
page-account-sign-in = Přihlásit se
page-account-sign-out = Odhlásit se
page-account-login = Přihlašovací jméno
page-account-login-hint = 2 až 40 písmen, číslic nebo znaků . @ _ -
page-account-password = Heslo
page-account-password-hint = Nejméně 8 znaků
page-account-have = Už mám účet
page-account-have-none = Účet ještě nemám
page-account-failed = To se nepovedlo.
page-account-results = Výsledky
page-account-results-none = Ještě žádná dohraná hra. První výsledek se objeví tady.
page-account-game = Hra
page-account-played = Dohráno
page-account-won = Vyhráno
page-account-best = Nejlepší výsledek
page-account-no-winner = bez vítěze
page-account-running = Rozehrané
page-account-tables = Stoly
page-account-password-now = Současné heslo
page-account-password-new = Nové heslo
page-account-password-change = Změnit heslo
page-account-password-wrong = To není vaše současné heslo.
page-account-password-changed = Změněno. Všechny ostatní prohlížeče jsou odhlášené.
page-account-sessions = Přihlášené prohlížeče
page-account-sessions-help = Pokud některý neznáte, odhlaste ho a změňte si heslo.
page-account-session-unknown = Neznámý prohlížeč
page-account-session-here = tento prohlížeč
page-account-session-since = Přihlášeno { $when }
page-account-session-seen = naposledy použito { $when }
page-account-session-end = Odhlásit
page-account-session-end-one = Odhlásit: { $agent }
page-account-session-end-others = Odhlásit všechny ostatní
page-account-sessions-ended = Odhlášeno.
page-account-data = Co o vás uchováváme
page-account-export = Stáhnout vše
page-account-export-help = Jeden soubor: váš účet, vaše stoly, vaše zprávy u nich a vaše dohrané hry.
page-account-delete = Smazat účet
page-account-delete-help = Vaše jméno, heslo a všechny vaše zprávy zmizí nadobro. Místa v rozehraných hrách se uvolní. Nelze to vrátit.
page-account-delete-type = Pro jistotu napište své přihlašovací jméno: { $login }
page-account-delete-typed-wrong = To není vaše přihlašovací jméno.
page-account-delete-do = Smazat nadobro
page-account-deleted = Smazáno. Teď jste tu jako nový host.
page-account-forget = Zapomenout na mě
page-account-forget-help = Hosta zná jen tento prohlížeč. Když na vás zapomene, zmizí nadobro vaše místa, výsledky i všechny vaše zprávy.
page-account-forget-running =
    { $count ->
        [0] Nemáte místo v žádné rozehrané hře.
        [one] Vzdáte se místa v jedné rozehrané hře.
        [few] Vzdáte se míst ve { $count } rozehraných hrách.
        [many] Vzdáte se míst v { $count } rozehrané hry.
       *[other] Vzdáte se míst v { $count } rozehraných hrách.
    }
page-account-keep = Zpět

## Rules

page-rules-tab = Pravidla: { $game }
page-rules-title = Pravidla hry { $game }
page-rules-what = Každé pravidlo má své označení. Stůl ho uvádí, kdykoli něco odmítne nebo se něco stane.
page-rules-search = Hledat slova nebo označení
page-rules-found =
    { $count ->
        [0] Nic nenalezeno
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
page-rules-none = V žádném pravidle tato slova nejsou. Zkuste méně písmen nebo označení, například { $id }.
page-rules-contents = Obsah
page-rules-loading = Otevíráme pravidla…
page-rules-error-title = Pravidla nelze zobrazit
page-rules-error = Server neodpovídá. Zkuste to za chvíli.
page-rules-link = Odkaz na { $id }
page-rules-see = viz
page-rules-from-public = z veřejného zdroje
page-rules-from-ruling = naše rozhodnutí
page-rules-from-derived = plyne z jiných pravidel
page-rules-from-reconstructed = naše rekonstrukce
page-rules-heading = V pravidlech pod nadpisem: { $heading }

## The first game

page-learn-tab = První hra: { $game }
page-learn-title = { $game }: první hra
page-learn-what = O co jde
page-learn-how = Jak to probíhá
page-learn-how-text = Hrajete opravdovou hru. V každém kroku stůl řekne, co se děje a co zkusit; tahy děláte vy. Po posledním kroku hrajete dál po svém.
page-learn-begin = Začít hru s průvodcem
page-learn-beginning = Rozkládáme komponenty…
page-learn-rules = Přečíst pravidla
page-learn-play = Hrát hned
page-learn-none = Pro tuto hru průvodce zatím není. Stůl v každém kroku řekne, co se dá dělat, a „Proč ne?“ vysvětlí ostatní.
page-learn-failed = Hru s průvodcem se nepodařilo začít.

## Replay

page-replay-title = Přehrání hry
page-replay-close = Zpět ke stolu
page-replay-close-lobby = Zavřít
page-replay-first = Na začátek
page-replay-turn-back = O tah zpět
page-replay-back = O krok zpět
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-replay-on = O krok dál
page-replay-turn-on = O tah dál
page-replay-last = Na konec
page-replay-step = Krok { $step } z { $of }
page-replay-slider = Okamžik hry
page-replay-beginning = Začátek
page-replay-speed = Rychlost
page-replay-speed-times = × { $times }
page-replay-eyes = Pohled hráče
page-replay-watcher = divák
page-replay-record = Stáhnout záznam
page-replay-play-on = Hrát odtud dál
page-replay-play-on-title = Hrát dál od kroku { $step }
page-replay-play-on-help = Vznikne nový stůl s touto situací. Stará hra zůstane, jak je.
page-replay-play-on-seat = Moje místo
page-replay-play-on-others = Ostatní
page-replay-play-on-who = Kdo hraje na místě: { $name }
page-replay-play-on-go = Připravit nový stůl
page-replay-play-on-cancel = Zrušit
page-replay-play-on-failed = Nový stůl se nepodařilo připravit.

## Catching up

page-catchup-title =
    { $count ->
        [one] Od vaší poslední návštěvy se stala jedna věc
        [few] Od vaší poslední návštěvy se staly { $count } věci
       *[other] Od vaší poslední návštěvy se stalo { $count } věcí
    }
page-catchup-play = Přehrát
page-catchup-pause = Pozastavit
page-catchup-now = Do přítomnosti
page-catchup-step = { $step } z { $of }

## The end of a game

page-end-generic = Hra skončila.
page-end-wins =
    { $count ->
        [0] Při shodě bodů vítězí { $names }.
        [one] Vítězí { $names } o { $count } bod.
        [few] Vítězí { $names } o { $count } body.
       *[other] Vítězí { $names } o { $count } bodů.
    }
page-end-share = Společné vítězství: { $names }.
page-end-alone =
    { $count ->
        [one] { $names } má { $count } bod.
        [few] { $names } má { $count } body.
       *[other] { $names } má { $count } bodů.
    }
page-end-ended = Hra byla předčasně ukončena.
page-end-ended-help = Všichni souhlasili, že se tady přestane; body se nepočítají.
page-end-ended-without = Nemohli odpovědět všichni, takže co bylo skryté, zůstává skryté; body se nepočítají.
page-end-table = Body podle hráčů a zdrojů
page-end-source = Zdroj
page-end-total = Celkem
page-end-rank = { $rank }.
page-end-tie = Při shodě bodů rozhoduje: { $what }.
page-end-best = nejlepší
page-end-chart = Body během hry
page-end-chart-text = { $name }: { $last } na konci, { $middle } v polovině hry.
page-end-chart-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
page-end-chart-table = Totéž v číslech
page-end-chart-turn = Tah
page-end-chart-none = Jak se body v této hře měnily tah po tahu, není známo.
page-end-replay = Přehrát znovu
page-end-again = Hrát znovu
page-end-again-go = K novému stolu
page-end-again-failed = Nový stůl se nepodařilo připravit.
page-end-hide = Podívat se na herní plán
page-end-lobby = Na úvodní stránku
