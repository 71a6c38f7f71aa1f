### What the command line says. Each key is used in osada/cli as talk("…"), without "cli-".

## osada serve i samo osada

cli-serve-here = Stół gotowy: { $url }
cli-serve-network = W tej samej sieci:  { $url }
cli-serve-scan = Na telefonie: zeskanuj
cli-serve-kept = Gry są przechowywane w: { $place }
cli-serve-no-page = Strona nie została zbudowana, więc grać mogą tylko programy: ./run ją zbuduje.
cli-serve-port-taken = Port { $port } jest zajęty, więc to jest port { $other }.
cli-serve-how-to-end = Ctrl-C kończy pracę serwera; rozpoczęte gry poczekają. „osada --help” pokazuje, co jeszcze można zrobić.
cli-serve-ended = Serwer zakończył pracę. Wszystkie gry są zapisane.

## osada server check-upgrade

cli-upgrade-tables = stoły
cli-upgrade-same =
    { $tables ->
        [one] { $same } z { $tables } gry przebiega tak samo według obecnych zasad.
       *[other]
            { $same ->
                [few] { $same } z { $tables } gier przebiegają tak samo według obecnych zasad.
               *[other] { $same } z { $tables } gier przebiega tak samo według obecnych zasad.
            }
    }
cli-upgrade-table = stół
cli-upgrade-game = gra
cli-upgrade-number = wpis
cli-upgrade-what = co się różni
cli-upgrade-start = gry nie da się rozłożyć
cli-upgrade-action = nie ma takiej akcji
cli-upgrade-illegal = teraz niedozwolone
cli-upgrade-chance = losowania przebiegają inaczej
cli-upgrade-told = inaczej relacjonuje przebieg
cli-upgrade-position = prowadzi do innej pozycji
cli-upgrade-applied =
    { $count ->
        [one] { $count } gra toczy się odtąd według obecnych zasad.
        [few] { $count } gry toczą się odtąd według obecnych zasad.
        [many] { $count } gier toczy się odtąd według obecnych zasad.
       *[other] { $count } gry toczy się odtąd według obecnych zasad.
    }
cli-upgrade-to-apply =
    { $count ->
        [one] { $count } z nich pozostaje przy starszych zasadach: --apply pozwoli ją kontynuować.
        [few] { $count } z nich pozostają przy starszych zasadach: --apply pozwoli je kontynuować.
        [many] { $count } z nich pozostaje przy starszych zasadach: --apply pozwoli je kontynuować.
       *[other] { $count } z nich pozostaje przy starszych zasadach: --apply pozwoli je kontynuować.
    }

## osada server backup, verify, restore

cli-backup-bytes = bajty
cli-backup-tables = stoły
cli-backup-made =
    { $tables ->
        [one] Skopiowano { $tables } stół, { $size } MB: { $place }
        [few] Skopiowano { $tables } stoły, { $size } MB: { $place }
       *[other] Skopiowano { $tables } stołów, { $size } MB: { $place }
    }
cli-backup-keep-safe = Kopia zawiera karty wszystkich i sekret, którym podpisane są linki: strzeż jej jak haseł.
cli-backup-whole = Każdy bajt jest taki, jak został zapisany ({ $made }): { $place }
cli-backup-same =
    { $tables ->
        [one] { $same } z { $tables } gry przebiega ponownie tak, jak ją rozegrano.
        [few] { $same } z { $tables } gier przebiega ponownie tak, jak je rozegrano.
       *[other] { $same } z { $tables } gier przebiega ponownie tak, jak je rozegrano.
    }
cli-backup-other = Nie rozegrano ponownie: { $table } ({ $game }), { $why }
cli-backup-differs = Różni się od wpisu { $number }: { $table } ({ $game })
cli-restore-done = Kopia z { $made } jest w { $place }
cli-restore-ask = To jest kopia. Wylogować wszystkich?
cli-restore-signed-out = Każdy, kto ma konto, zaloguje się ponownie. Linki i ciasteczka gości nadal działają, chyba że ustawisz inny OSADA_SECRET.
cli-restore-copy = To jest kopia: kto był zalogowany, jest nim nadal. --sign-out by to zakończyło.

## osada server export, import

cli-move-rows = wiersze
cli-move-written =
    { $tables ->
        [one] { $tables } stół zapisano w { $place }
        [few] { $tables } stoły zapisano w { $place }
       *[other] { $tables } stołów zapisano w { $place }
    }
cli-move-read =
    { $tables ->
        [one] { $tables } stół wczytano do { $place }
        [few] { $tables } stoły wczytano do { $place }
       *[other] { $tables } stołów wczytano do { $place }
    }
cli-move-there = Już tu był i zostaje bez zmian: { $table }

## osada server status, tables, people

cli-office-place = Gry są zapisywane w { $place }
cli-office-tables = Stoły: trwa { $running }, zakończonych { $over }, zapisów { $records }, prób { $tries }.
cli-office-due = Gdzie kolej na gracza komputerowego: { $count }
cli-office-people = Ludzie: z kontem { $accounts }, gości { $guests }; zalogowanych przeglądarek: { $open }.
cli-office-stored = Wszystkie zapisy razem: { $streams } MB; pliki: { $disk } MB.
cli-office-last = Ostatnio coś się wydarzyło { $when } UTC.
cli-office-backups = Kopie: { $count }, ostatnia { $when } UTC.
cli-office-no-backups = Nie ma kopii (OSADA_BACKUPS).
cli-office-id = stół
cli-office-game = gra
cli-office-title = tytuł
cli-office-status = stan
cli-office-entries = wpisy
cli-office-kb = kB
cli-office-when = ostatni ruch
cli-office-login = login
cli-office-name = imię
cli-office-running = w toku
cli-office-since = od
cli-office-seen = ostatnio

## osada server doctor

cli-doctor-disk = Tam, gdzie leżą gry, wolne jest { $told } MB.
cli-doctor-disk-little = Tam, gdzie leżą gry, wolne jest tylko { $told } MB: za mało na kopię. Co zajmuje miejsce: { $type }
cli-doctor-database = Bazę danych można czytać: { $told }
cli-doctor-database-none = W { $told } nie ma jeszcze gier. Tworzy je: { $type }
cli-doctor-database-ill = Bazy danych nie można używać: { $told } ({ $type })
cli-doctor-clocks-differ = Zegar bazy danych różni się od tutejszego o { $told } s. Sprawdź na obu maszynach: { $type }
cli-doctor-redis = Redis odpowiada: { $told }
cli-doctor-redis-away = Redis nie odpowiada pod { $told }. Spróbuj: { $type }
cli-doctor-clock = Zegar jest ustawiany z zewnątrz.
cli-doctor-clock-free = Nikt nie ustawia zegara tej maszyny. Wpisz: { $type }
cli-doctor-server = Tutejszy serwer działa dobrze (wersja { $told }).
cli-doctor-server-ill = Z tutejszym serwerem coś jest nie tak: { $told }
cli-doctor-server-none = Żaden serwer tu nie odpowiada: { $told }. Sprawdź: { $type }
cli-doctor-address-none = Nie ustawiono publicznej nazwy (OSADA_ADDRESS): prowadzą tu tylko nazwy, których nikt obcy nie może mieć.
cli-doctor-address = Pod swoją nazwą jest osiągalny: { $told }
cli-doctor-address-unknown = Serwer nie odpowiada na { $told }: uruchom go z { $type }
cli-doctor-address-away = Droga z zewnątrz jest zamknięta, { $told }. Sprawdź: { $type }
cli-doctor-address-plain = { $told } nie jest szyfrowany, choć stoi przed nim pośrednik. Podaj adres jako { $type }
cli-doctor-headers-lost = To, co chroni stronę, nie dociera pod { $told }: pośrednik usuwa nagłówki. Niech je przepuszcza.
cli-doctor-proxy-unbelieved = Pod { $told } serwer nie wie, że droga jest szyfrowana: pośrednik ustawia X-Forwarded-Proto, a serwer potrzebuje { $type }
cli-doctor-sockets-lost = Żadne gniazdo nie dociera do { $told }: pośrednik musi przepuszczać Upgrade i Connection.
cli-doctor-metrics-open = Każdy może czytać { $told }/metrics: niech pośrednik odpowiada tam 404.
cli-doctor-backups = Ostatnia kopia jest sprzed { $told } godz.
cli-doctor-backups-none = Nie są robione kopie zapasowe. Ustaw { $type }
cli-doctor-backups-missing = W { $told } nie ma jeszcze kopii. Wpisz: { $type }
cli-doctor-backups-old = Ostatnia kopia jest sprzed { $told } godz. Wpisz: { $type }

## osada lab load

cli-load-steps = kroki
cli-open-steps = Rozgrywka
cli-open-told = Ukończona gra { $game }, graczy: { $seats }, akcji: { $actions }, { $size } kB: otwarta w { $middle } (mediana), najwyżej { $worst }.
cli-backup-during = Od ruchu do wieści dla wszystkich, bez kopii i podczas niej: { $size } MB, ruchów na sekundę: { $rate }
cli-backup-middle = p50 podczas kopii
cli-backup-slow = p99 podczas kopii
cli-backup-seconds = jedna kopia
cli-stored-steps = kroków
cli-stored-told = Zapisane stoły: { $tables }, { $size } MB: gotowy po { $start } s ({ $processor } s procesora), { $resident } MB pamięci.
cli-stored-title = Czas procesora serwera na jedną listę
cli-stored-list = lista
cli-stored-who = kto pyta
cli-stored-lobby = otwarte stoły
cli-stored-mine = własne
cli-stored-further = następna strona
cli-stored-results = wyniki
cli-keeper-added = { $login } opiekuje się teraz domem: /house, po zalogowaniu.
cli-keeper-removed = { $login } nie opiekuje się już domem.
cli-keeper-none = Nikt nie opiekuje się jeszcze domem: osada server keeper add LOGIN
cli-deeds-none = Niczego dotąd nie zrobiono.
cli-deeds-here = (na tej maszynie)
cli-load-title = Od akcji do powiadomienia wszystkich miejsc (graczy: { $players }, stołów: { $tables }; { $games })
cli-load-part = tymczasem
cli-load-quiet = nikt nie myśli
cli-load-thinking = myśli dwóch graczy komputerowych
cli-load-rate = akcji/s
cli-load-worst = najgorzej
cli-load-limit = granica p99

## osada lab players

cli-players-steps = Rozgrywka { $game }
cli-players-title = Ruch gracza komputerowego „{ $level }” w ms procesora (osób przy stole: { $people })
cli-players-decisions = decyzji
cli-players-thinking = samo myślenie
cli-players-table = przy stole
cli-players-ratio = stosunek
cli-players-server = w tym serwer
cli-players-sitting-down = zajęcie miejsca

## osada lab siege, osada lab kill

cli-siege-steps = ataki
cli-siege-attack = atak
cli-siege-errors = błędy
cli-siege-verdict = wynik
cli-siege-held = odparty
cli-siege-hurt = odczuwalny
cli-siege-broken = udany
cli-siege-told = Ataki: { $attacks } (odparte: { $held }, odczuwalne: { $hurt }, udane: { $broken }). Uczciwi gracze podczas oblężenia: p50 { $p50 }, p99 { $p99 }, błędy: { $errors }; p99 przed nim { $before }. Pamięć najwyżej { $memory } MiB.
cli-kill-steps = zabicia
cli-kill-told = Serwer zabito tyle razy: { $times }, w { $seconds } s. Potwierdzone: { $acknowledged }, utracone: { $lost }, podwojone: { $doubled }, wysłane ponownie po zerwaniu: { $again }; zapisy, których nie da się odtworzyć: { $unplayable } z { $tables }.

## osada games

cli-games-seats = gracze
cli-games-languages = języki
cli-games-rules = wersja zasad
cli-games-content = wartości z pudełka
cli-games-option = opcja
cli-games-default = domyślnie
cli-games-meaning = znaczenie
cli-games-rule = zasada

## osada record

cli-record-ok =
    ok: { $game }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[many] { $seats } graczy
    }, { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, { $result }
cli-record-chapters =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[many] { $count } rozdziałów
    }
cli-record-variations =
    { $count ->
        [one] { $count } wariant
        [few] { $count } warianty
       *[many] { $count } wariantów
    }
cli-record-remarks =
    { $count ->
        [one] { $count } komentarz
        [few] { $count } komentarze
       *[many] { $count } komentarzy
    }
cli-variation = Zamiast tego ({ $name }):
cli-variation-nameless = Zamiast tego:
cli-record-unfinished = niedokończona
cli-record-won = wygrywa { $names } ({ $points })
cli-record-reached =
    { $count ->
        [one] Po { $count } akcji. Teraz decyduje: { $names }.
       *[other] Po { $count } akcjach. Teraz decyduje: { $names }.
    }
cli-step-ask = Krok { $step } z { $last }. Enter: dalej, b: wstecz, liczba: do tego kroku, q: koniec.
cli-step-unknown = „{ $text }” to nie krok: naciśnij Enter, żeby iść dalej, albo wpisz b, q lub liczbę od 0 do { $last }.
cli-record-short =
    { $count ->
        [one] W zapisie jest tylko { $count } akcja.
        [few] W zapisie są tylko { $count } akcje.
       *[many] W zapisie jest tylko { $count } akcji.
    }

## osada rules

cli-rules-more = „osada rules GRA NUMER” pokazuje całą zasadę i jej źródło.
cli-rules-scenario = (scenariusz testowy: jego pozycja i wynik są w docs/rules)
cli-rules-kind = rodzaj
cli-rules-section = dział
cli-rules-from = podstawa
cli-rules-heading = w instrukcji
cli-rules-heading-after = po
cli-rules-heading-polish = polska
cli-rules-heading-czech = czeska
cli-rules-heading-summary = skrót zasad
cli-rules-heading-example = przykład
cli-rules-heading-implied = wynika z tekstu
cli-rules-heading-legend = legenda
cli-rules-heading-title-page = strona tytułowa
cli-rules-kind-rule = zasada
cli-rules-kind-ruling = nasze rozstrzygnięcie tam, gdzie instrukcja jest niejasna
cli-rules-kind-scenario = scenariusz testowy
cli-rules-from-rulebook = instrukcja
cli-rules-from-public = publiczne źródło
cli-rules-from-ruling = nasze rozstrzygnięcie
cli-rules-from-derived = wynika z innych zasad
cli-rules-from-reconstructed = odtworzone przez nas
cli-coverage-cited = przywołane w kodzie
cli-coverage-tested = sprawdzone testem
cli-coverage-worded = opisane: { $lang }
cli-coverage-scenarios = sprawdzone scenariusze
cli-coverage-no-tests = Obok tego pakietu nie ma testów, więc nic o nich nie wiadomo.
cli-coverage-complete = Niczego nie brakuje.

## osada content

cli-content-entry = wpis
cli-content-value = wartość
cli-content-from = skąd
cli-content-rule = zasada
cli-content-hash = Odcisk tych wartości: { $hash }
cli-content-nothing = { $file } niczego nie zmienia: to te same wartości co w pudełku.
cli-content-sound = { $game }: { $count ->
    [one] { $count } wydrukowana wartość
    [few] { $count } wydrukowane wartości
   *[many] { $count } wydrukowanych wartości
 } i wszystkie karty – wszystko się zgadza ({ $hash }).
cli-content-ok = ok: odcisk z tymi poprawkami: { $hash }

## The table: around a game

cli-seed = Ziarno { $seed }: „--seed { $seed }” da jeszcze raz to samo rozłożenie gry.
cli-from-position = Gra zaczyna się od podanej pozycji; żadne ziarno jej nie odtworzy.
cli-sealed = Ziarno jest utajnione: zapis pochodzi z serwera, z gry, która jeszcze trwała. Dalsze losowania będą inne.
cli-is-person = ty
cli-is-bot =
    gracz komputerowy ({ $bot ->
        [random] gra losowo
        [greedy] gra uważnie
        [novice] gra jak ktoś początkujący
        [casual] gra dla przyjemności
        [skilled] gra dobrze
        [strong] trudno go pokonać
        [master] gra najlepiej, jak umie
       *[other] { $bot }
    })
cli-bot-fault = { $bot }: { $fault } – zdecydował los.
cli-welcome-help = Odpowiadaj numerem albo tekstem; „help” pokazuje, co jeszcze można wpisać.
cli-hand-over = { $name }, siadaj do klawiatury. Naciśnij Enter, gdy tylko ty widzisz ekran.
cli-more = (Enter: dalej)
cli-more-unseen = „{ $text }” jeszcze nie zagrano: lista, do której należą numery, dopiero będzie.
cli-kept = Gra jest w pliku { $file } (osada play { $game } --load { $file }).
cli-not-kept = Nie udało się zapisać gry ({ $why }). Wpisz „save PLIK”, żeby zapisać ją gdzie indziej.
cli-load-cut = Plik { $file } urywa się bez ostatniego wiersza i zostaje bez zmian; gra toczy się dalej w innym pliku.
cli-load-not-adopted = { $file } ma własne komentarze i zostaje bez zmian; gra toczy się dalej w innym pliku.
cli-goodbye = Nic nie zapisano. Do zobaczenia.
cli-quit-save = Zapisać grę? Enter: tak, w { $file } · nazwa pliku: tam · n: nie{" "}
cli-quit-yes-words = t tak y yes
cli-quit-no-words = n nie no

## The table: answers to what was typed

cli-no-such-number = Na liście nie ma numeru { $number }: są numery od 1 do { $most }. Żeby coś nazwać, napisz to w całości, np. „{ $example }”.
cli-not-understood = „{ $text }” to nie akcja. „moves” pokazuje, co możesz zrobić, „help”, co jeszcze można wpisać.
cli-not-understood-near = „{ $text }” to nie akcja. Może chodziło o „{ $near }”?
cli-refused = Tak nie można: { $action }.
cli-rest-not-played = Koniec na „{ $text }”; niewykonane: { $rest }.
cli-turn-passed = To już nie twoja kolej; niewykonane: { $rest }.
cli-why-what = O co pytasz? Dopisz akcję, np. „why { $example }”.
cli-why-legal = To jest dozwolone: { $action }.
cli-why-not = Teraz tak nie można: { $action }.
cli-rule-is-scenario = { $id } to scenariusz testowy, nie zasada. Jego pozycja i wynik są w docs/rules.
cli-undo-nothing = Nie masz czego cofnąć.
cli-undo-barrier = Tego nie można cofnąć: od tamtej pory coś dobrano lub pokazano, a tego nikt już nie zapomni.
cli-undo-other-person = Tego nie można cofnąć: od tamtej pory decydował już inny gracz.
cli-undo-what = Wpisz „undo”, żeby cofnąć jedną decyzję, albo „undo turn”, żeby cofnąć cały ruch.
cli-took-back =
    { $count ->
        [one] Cofnięto { $count } decyzję.
        [few] Cofnięto { $count } decyzje.
       *[many] Cofnięto { $count } decyzji.
    }
cli-took-back-answers =
    { $count ->
        [one] I { $count } odpowiedź gracza komputerowego.
        [few] I { $count } odpowiedzi graczy komputerowych.
       *[many] I { $count } odpowiedzi graczy komputerowych.
    }

## The table: help

cli-help-act = wybierz z listy według numeru
cli-help-act-text = albo tekstem obok
cli-help-act-short = albo krótszym tekstem, gdy może znaczyć tylko jedno
cli-help-act-several = podejmij kilka decyzji naraz; pierwsza niedozwolona zatrzymuje resztę
cli-help-why = sprawdź, dlaczego teraz tak nie można (także z „?” zamiast „why”)
cli-help-rule = przeczytaj zasadę
cli-help-undo = cofnij ostatnią decyzję, o ile nikt się od tego czasu niczego nie dowiedział
cli-help-undo-turn = cofnij cały ruch
cli-help-moves = pokaż jeszcze raz pytanie i listę, z objaśnieniem
cli-help-board = pokaż jeszcze raz planszę
cli-help-log = pokaż wszystko, co się stało, o ile wolno ci to wiedzieć
cli-help-file = PLIK
cli-help-save = zapisuj odtąd grę w tym pliku
cli-help-quit = zakończ na teraz; do gry można wrócić z --load

## The table: the end

cli-scores = Wynik końcowy
cli-rank = miejsce
cli-player = gracz
cli-total = razem
cli-tie-break = przy remisie: { $by }
cli-victory = Wygrywa { $name }.
cli-victory-by-tie-break = { $name } wygrywa po remisie: { $by }, { $own } do { $other }.
cli-shared-victory = Wspólne zwycięstwo: { $names }.

## Hints and analysis

cli-help-hint = dobry ruch i dlaczego
cli-hint = Dobry ruch: { $move }
cli-hint-other = { $letter }  { $move } ({ $step })
cli-hint-same = równie dobre
cli-hint-slightly = trochę słabsze
cli-hint-weaker = słabsze
cli-hint-much = dużo słabsze
cli-hint-one = Tu jest tylko jedna możliwość.
cli-companion = Dobry towarzysz radzi: { $move }
cli-companion-next = Druga możliwość: { $move }. { $brings }
cli-analyse-number = nr
cli-analyse-who = kto
cli-analyse-move = co zagrano
cli-analyse-mark = jak dobrze
cli-analyse-chance = szansa
cli-analyse-better = lepiej
cli-analyse-course = Szansa na wygraną w procentach
cli-analyse-lesson = O wyniku zdecydowało ({ $name }):
cli-analyse-per-cent = { $chance }%
cli-analyse-moment = { $number }. { $title } · { $before }% › { $after }%
cli-analyse-played = Zagrane: { $move }
cli-analyse-instead = Lepiej: { $move }
cli-analyse-no-lesson = Żadna decyzja się nie wyróżniła.
cli-analyse-decided = Żadna decyzja gracza { $whose } się nie wyróżniła. Wygrywa { $name }, { $other } ma o { $by } pkt mniej. Najwięcej dało: { $part }, { $mine } do { $theirs }.
cli-analyse-level = Żadna decyzja gracza { $whose } się nie wyróżniła. { $name } i { $other } kończą z równą liczbą punktów.
cli-analyse-stopped = przerwano: przeanalizowano { $count } z { $of } decyzji
cli-analyse-notes = Na marginesie partii:
cli-analyse-page = Analiza
cli-mark-best = najlepszy
cli-mark-good = dobry
cli-mark-slip = potknięcie
cli-mark-blunder = błąd
cli-mark-only = jedyny ruch

## Zagadki

cli-puzzle-task = { $name }: znajdź najlepszą turę.
cli-puzzle-help = Graj jak przy stole. hint: temat zagadki, undo: krok wstecz, answer: pokaż odpowiedź, quit: koniec.
cli-puzzle-about = Temat: { $theme }.
cli-puzzle-no-theme = Każda podpowiedź zdradziłaby odpowiedź.
cli-puzzle-solved = Rozwiązane.
cli-puzzle-not-yet = Jeszcze nie. Szansa na wygraną: −{ $lost } p.p. Spróbuj jeszcze raz.
cli-puzzle-answer = Odpowiedź:
cli-puzzle-then = { $name } może odpowiedzieć: { $move }
cli-puzzle-chance = Szansa na wygraną wynosi wtedy { $chance }%, bardzo prawdopodobnie między { $low } a { $high }.
cli-puzzle-name = zagadka
cli-puzzle-game = gra
cli-puzzle-grade = czego trzeba
cli-puzzle-count = rozwiązane: { $done } z { $of }
cli-puzzle-grade-skilled = zaplanować całą turę
cli-puzzle-grade-strong = przewidzieć odpowiedź rywali
cli-puzzle-grade-master = patrzeć dwie rundy naprzód
cli-puzzle-grade-nobody = nie znajduje jej żaden komputer
cli-puzzle-mark-first = rozwiązana za pierwszym razem
cli-puzzle-mark-later = rozwiązana
cli-puzzle-mark-missed = jeszcze nierozwiązana
cli-puzzle-mark-none = jeszcze niepróbowana
