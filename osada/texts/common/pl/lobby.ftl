### The pages around the table: lobby, new table, links, account, rules, first game, replay, end.

## The head of these pages

page-lobby-nav-play = Graj
page-lobby-nav-puzzles = Zagadki
page-lobby-nav-learn = Samouczek
page-lobby-nav-rules = Zasady
page-lobby-nav-label = Główne strony
page-lobby-nav-you = Twoje konto: { $name }
page-lobby-nav-nobody = Twoje konto
page-lobby-nav-home = Na stronę główną

## Lobby

page-lobby-tab =
    { $waiting ->
        [0] Osada
       *[other] ({ $waiting }) Osada
    }
page-lobby-hello =
    { $time ->
        [morning] Dzień dobry
        [day] Dzień dobry
       *[evening] Dobry wieczór
    }{ $named ->
        [yes] , { $name }
       *[no] { "" }
    }
page-lobby-waiting =
    { $count ->
        [0] Nikt nie czeka na twój ruch. W co dziś zagrasz?
        [1] Jeden stół czeka na twój ruch. Woda na herbatę już się gotuje.
        [2] Dwa stoły czekają na twój ruch. Woda na herbatę już się gotuje.
        [few] { $count } stoły czekają na twój ruch. Woda na herbatę już się gotuje.
       *[other] { $count } stołów czeka na twój ruch. Woda na herbatę już się gotuje.
    }
page-lobby-first-time = Siadaj i graj od razu, w pojedynkę albo z przyjaciółmi. Bez instalowania i bez zakładania konta.
page-lobby-games = Gry
page-lobby-new = Zacznij coś nowego
page-lobby-learn = Naucz się, grając
page-lobby-learn-label = Naucz się, grając: { $game }
page-lobby-players = liczba graczy: { $from }–{ $to }
page-lobby-minutes = { $from }–{ $to } min
page-lobby-minutes-one = { $from } min
page-lobby-yours = Twoje stoły
page-lobby-open = Otwarte stoły
page-lobby-your-turn = Twoja kolej
page-lobby-together = Zdecydujcie razem
page-lobby-thinking =
    { $count ->
        [one] { $names } myśli
       *[other] { $names } myślą
    }
page-lobby-waiting-for =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
page-lobby-finished = gra zakończona
page-lobby-won = zwycięstwo: { $names } ({ $points })
page-lobby-alone =
    { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-lobby-ended = gra zakończona przed czasem
page-lobby-archive = zapis gry
page-lobby-frozen = wstrzymana: zmieniły się zasady albo liczby na kartach
page-lobby-guided = gra z przewodnikiem
page-lobby-continue = Graj dalej
page-lobby-go-in = Wejdź
page-lobby-look = Obejrzyj
page-lobby-result = Wynik
page-lobby-watch = Oglądaj
page-lobby-sit = Usiądź
page-lobby-row-button = { $button }: { $table }
page-lobby-untitled = Stół: { $game }
page-lobby-seat-free = wolne miejsce
page-lobby-open-none-title = Teraz nie ma otwartych stołów
page-lobby-open-none = Przygotuj własny i pokaż go tutaj, a ktoś może się dosiądzie.
page-lobby-loading = Szykujemy stoły…
page-lobby-error-title = Nie można pokazać stołów
page-lobby-error = Serwer nie odpowiada. Nic nie zginęło: twoje stoły są tam zachowane. Strona sama spróbuje ponownie.
page-lobby-gone = Serwer nie odpowiada. To, co widać, jest sprzed chwili; strona próbuje dalej.
page-lobby-again = Spróbuj teraz
page-lobby-more =
    { $count ->
        [one] Pokaż jeszcze jeden
        [few] Pokaż jeszcze { $count }
       *[other] Pokaż jeszcze { $count }
    }
page-lobby-fewer = Pokaż mniej
page-lobby-older = Pokaż starsze stoły
page-lobby-join = Dołącz przez link
page-lobby-join-label = Link, który ktoś ci wysłał
page-lobby-join-go = Przejdź
page-lobby-join-close = Zamknij
page-lobby-join-wrong = To nie jest link do stołu. Taki link zawiera /g/, /s/ albo /w/ i ciąg liter.
page-lobby-record-title = Zapisana gra
page-lobby-record = Upuść plik z zapisem gdziekolwiek na tej stronie albo wybierz go i obejrzyj grę jeszcze raz, krok po kroku.
page-lobby-record-choose = Wybierz zapis
page-lobby-record-drop = Upuść, aby otworzyć zapis
page-lobby-record-reading = Otwieramy { $file }…
page-record-stop = Przerwij czytanie
page-lobby-record-long = { $file }: ten plik ma ponad { $megabytes } MB, za dużo jak na zapis jednej gry.
page-lobby-record-failed = { $file }: tego pliku nie udało się otworzyć.

## A new table

page-new-tab = Nowy stół: { $game }
page-new-title = Nowy stół
page-new-players = Kto gdzie siedzi
page-new-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }
page-new-count = Ilu graczy
page-new-who = Kto siedzi na miejscu { $number }
page-new-seat = Miejsce { $number }
page-new-me = Ja
page-new-friend = Ktoś znajomy
page-new-friend-help = Kto ma link, może usiąść w każdej chwili.
page-new-computer = Komputer
page-new-nobody = Nikt
page-new-me-help = Siedzisz tutaj i grasz na tym urządzeniu.
page-new-nobody-help = To miejsce zostaje puste.
page-new-animals = Które zwierzę siada na miejscu { $number }
page-new-change = Zmień, kto tu siedzi
page-new-kind = Stół
page-new-first = Pierwsza partia? Poznaj grę, grając
page-animal-line = { $name } { $how }.
page-animal-first = Na dobry początek.
page-animal-fares = Przeciw { $below ->
        [novice] { $others ->
            [one] jednej Kurze
            [2] dwóm Kurom
           *[other] trzem Kurom
        }
        [casual] { $others ->
            [one] jednej Kozie
            [2] dwóm Kozom
           *[other] trzem Kozom
        }
        [skilled] { $others ->
            [one] jednemu Lisowi
            [2] dwóm Lisom
           *[other] trzem Lisom
        }
       *[strong] { $others ->
            [one] jednemu Niedźwiedziowi
            [2] dwóm Niedźwiedziom
           *[other] trzem Niedźwiedziom
        }
    } wygrywa { $won } { $won ->
        [one] partię
        [few] partie
       *[other] partii
    } na 100 (od { $low } do { $high }).
page-animals-title = Kto gra, gdy nikogo nie ma
page-animals-lead = Pięć zwierząt, od najsłabszego. Obiecują tyle, ile zmierzyło laboratorium.
page-animals-won = Wygrane na 100 partii przeciw { $below ->
        [novice] trzem Kurom
        [casual] trzem Kozom
        [skilled] trzem Lisom
       *[strong] trzem Niedźwiedziom
    }. Linia przerywana: równy udział, { $fair }; wąsy: 95%.
page-animals-interval = od { $low } do { $high }, przy ufności 95%
page-guest =
    { $place ->
        [1] Gość z młyna
        [2] Gość z pagórka
        [3] Gość znad zatoki
        [4] Gość z łąki
        [5] Gość znad strumienia
        [6] Gość z dąbrowy
        [7] Gość z przełęczy
        [8] Gość z wyspy
        [9] Gość z sadu
        [10] Gość spod mostu
        [11] Gość z jarmarku
       *[other] Gość z doliny
    }
page-field-missing = Wypełnij to pole.
page-field-short = Co najmniej tyle znaków: { $least }.
page-field-letters = Tylko litery, cyfry, kropki, łączniki i @.
page-lobby-again-with = Jeszcze raz: { $who }
page-lobby-again-alone = Jeszcze raz, solo
page-new-options = Zasady przy tym stole
page-new-measured = Zmierzone w { $games } partiach równych graczy komputerowych (graczy: { $seats }): { $changes }.
page-new-measured-length =
    { $way ->
        [more] gra o { $percent }% dłuższa
        [less] gra o { $percent }% krótsza
       *[same] gra mniej więcej tak samo długa
    }
page-new-measured-score =
    { $way ->
        [more] o { $percent }% więcej punktów
        [less] o { $percent }% mniej punktów
       *[same] mniej więcej tyle samo punktów
    }
page-new-measured-first =
    { $way ->
        [same] pierwsze miejsce ani lepsze, ani gorsze
       *[other] pierwsze miejsce wygrywa { $percent }% partii, a nie { $was }%
    }
page-new-name = Nazwa stołu
page-new-name-hint = Na przykład: Czwartkowy wieczór
page-new-listed = Pokaż na stronie głównej
page-new-listed-help = Na wolnym miejscu może wtedy usiąść każdy.
page-new-patience = Gdy kogoś nie ma, może za niego zagrać komputer
page-new-patience-help = Tylko jeśli inni się zgodzą; kto wróci, odzyska miejsce.
page-new-patience-live = po minucie (gra na jednym posiedzeniu)
page-new-patience-slow = po 12 godzinach (gra rozłożona na dni)
page-new-watch-only = Nie masz własnego miejsca: będziesz się przyglądać.
page-new-make = Przygotuj stół i zaproś
page-new-your-name = Twoje imię
page-new-begin = Zacznij
page-new-sum-me = Ty
page-new-sum-friends =
    { $count ->
        [one] jedna znajoma osoba
        [few] { $count } znajome osoby
       *[other] { $count } znajomych osób
    }
page-new-sum-computers =
    { $count ->
        [one] jeden gracz komputerowy
        [few] { $count } gracze komputerowi
       *[other] { $count } graczy komputerowych
    }
page-new-making = Rozkładamy elementy…
page-new-unknown-title = Nie ma tu takiej gry
page-new-unknown = Może w adresie jest błąd. Strona główna pokazuje, w co można zagrać.
page-new-lobby = Na stronę główną
page-new-failed = Nie udało się przygotować stołu.
page-new-made = Stół jest gotowy
page-new-link-seat = Link do miejsca { $number }
page-new-link-watch = Link dla widzów
page-new-share = Udostępnij
page-new-share-text = Zagraj ze mną! { $game }
page-new-go = Do stołu
page-invite-title = Zaproś znajomych
page-invite-how = Jeden link dla wszystkich: kto go otworzy, wybiera wolne miejsce i siada, podając tylko imię. Stół poczeka, ile trzeba.
page-invite-link = Link dla znajomych
page-invite-qr = Link jako kod QR
page-invite-qr-how = Albo skieruj na ten kod aparat telefonu.
page-invite-renew = Utwórz nowy link
page-invite-renew-how = Stary link przestanie działać. Kto już siedzi, zostaje.
page-invite-close = Zamknij link
page-invite-close-how = Nikt nowy już przez niego nie usiądzie. W każdej chwili możesz otworzyć inny.
page-invite-closed = Link jest zamknięty: nikt nowy przez niego nie usiądzie.
page-invite-open = Otwórz nowy link
page-invite-single = Osobny link do każdego miejsca i dla widzów
page-invite-name = Jak mają się do ciebie zwracać znajomi?
page-invite-name-save = To ja
page-invite-full = Wszystkie miejsca są zajęte.
page-preview-title =
    { $named ->
        [yes] { $name } zaprasza do gry: { $game }
       *[no] Zaproszenie do gry: { $game }
    }
page-preview-shown = { $game }: { $reached }
page-preview-leads = Na prowadzeniu: { $names }
page-preview-won = Zwycięstwo: { $names }

## Sharing what is shown

page-share = Udostępnij
page-share-title = Udostępnij to
page-share-how = Kto otworzy ten link, zobaczy dokładnie to.
page-share-running = Gra jeszcze trwa: kto ma ten link, może przyglądać się jej od tego miejsca do końca jako widz. Unieważnisz go w oknie „Linki”.
page-share-elsewhere = Wyślij…
page-share-copied = Link skopiowany
page-share-picture = Zapisz jako obraz
page-share-picture-saved = Obraz zapisany
page-share-picture-failed = Ta przeglądarka nie zdołała zrobić obrazu.
page-share-failed = Nie udało się utworzyć linku.

## By a link

page-sit-tab = Zaproszenie
page-sit-host = Zaproszenie od: { $name }.
page-sit-choose = Wybierz miejsce
page-sit-full-title = Wszystkie miejsca są zajęte
page-sit-full = Wszyscy, których tu widać, już siedzą. Poproś tego, od kogo masz link, o inny stół.
page-sit-title = Czeka na ciebie miejsce
page-sit-watch-title = Zapraszamy na widownię
page-sit-mine-title = To twoje miejsce
page-sit-taken-title = Twoje miejsce, także na tym urządzeniu
page-sit-what = { $game }: { $title }
page-sit-who = Przy stole
page-sit-you = twoje miejsce
page-sit-free = wolne miejsce
page-sit-computer = komputer
page-sit-name = Jak mają się do ciebie zwracać?
page-sit-name-hint = Wystarczy imię. Nie potrzebujesz konta.
page-sit-sit = Usiądź
page-sit-watch = Oglądaj
page-sit-continue = Graj dalej
page-sit-taken = Ktoś już tu siedzi i to jest jego własny link. Jeśli to ty, usiądź także tutaj. Wszyscy przy stole to zobaczą.
page-sit-over = Ta gra jest zakończona. Można ją obejrzeć krok po kroku.
page-sit-gone-title = Ten link donikąd nie prowadzi
page-sit-gone = Ktoś już z niego skorzystał, zastąpił go nowy albo brakuje w nim litery. Poproś osobę, od której pochodzi, o aktualny link.
page-sit-closed-title = Nikt nowy nie może tu usiąść
page-sit-closed = W trakcie gry ktoś pobrał jej zapis, a widać w nim to, co ukryte. Poproś o miejsce przy innym stole.
page-sit-error-title = Nie można dotrzeć do stołu
page-sit-error = Serwer nie odpowiada. Link pozostaje ważny; spróbuj za chwilę.
page-sit-rules = Najpierw przeczytaj zasady

## Account

page-account-tab = Twoje konto
page-account-title = Twoje konto
page-account-name = Jak się do ciebie zwracać
page-account-save = Zapisz
page-account-saved = Zapisano.
page-account-guest = Jesteś tu gościem
page-account-guest-help = Ta przeglądarka cię pamięta. Z kontem zobaczysz swoje stoły i wyniki w każdej innej.
page-account-signed = Zalogowano jako { $login }
page-account-signed-help = Twoje stoły i wyniki są przechowywane pod tą nazwą.
page-account-register = Załóż konto
page-account-sign-in = Zaloguj się
page-account-sign-out = Wyloguj się
page-account-login = Nazwa do logowania
page-account-login-hint = Od 2 do 40 liter, cyfr lub znaków . @ _ -
page-account-password = Hasło
page-account-password-hint = Co najmniej 8 znaków
page-account-have = Mam już konto
page-account-have-none = Nie mam jeszcze konta
page-account-failed = To się nie udało.
page-account-results = Wyniki
page-account-results-none = Nie ma jeszcze zakończonej gry. Pierwszy wynik pojawi się tutaj.
page-account-game = Gra
page-account-played = Zakończone
page-account-won = Wygrane
page-account-best = Najlepszy wynik
page-account-no-winner = bez zwycięzcy
page-account-running = W toku
page-account-tables = Stoły
page-account-password-now = Obecne hasło
page-account-password-new = Nowe hasło
page-account-password-change = Zmień hasło
page-account-password-wrong = To nie jest twoje obecne hasło.
page-account-password-changed = Zmieniono. Wszystkie inne przeglądarki są wylogowane.
page-account-sessions = Zalogowane przeglądarki
page-account-sessions-help = Jeśli którejś nie znasz, wyloguj ją i zmień hasło.
page-account-session-unknown = Nieznana przeglądarka
page-account-session-here = ta przeglądarka
page-account-session-since = Zalogowano { $when }
page-account-session-seen = ostatnio używana { $when }
page-account-session-end = Wyloguj
page-account-session-end-one = Wyloguj: { $agent }
page-account-session-end-others = Wyloguj wszystkie inne
page-account-sessions-ended = Wylogowano.
page-account-data = Co o tobie przechowujemy
page-account-export = Pobierz wszystko
page-account-export-help = Jeden plik: twoje konto, twoje stoły, twoje wypowiedzi przy nich i zakończone gry.
page-account-delete = Usuń konto
page-account-delete-help = Twoja nazwa, hasło i wszystkie twoje wypowiedzi znikną na dobre. Miejsca przy trwających grach się zwolnią. Tego nie da się cofnąć.
page-account-delete-type = Dla pewności wpisz swoją nazwę do logowania: { $login }
page-account-delete-typed-wrong = To nie jest twoja nazwa do logowania.
page-account-delete-do = Usuń na dobre
page-account-deleted = Usunięto. Jesteś tu teraz nowym gościem.
page-account-forget = Zapomnij o mnie
page-account-forget-help = Gościa zna tylko ta przeglądarka. Jeśli o tobie zapomni, twoje miejsca, wyniki i wypowiedzi znikną na dobre.
page-account-forget-running =
    { $count ->
        [0] Nie masz miejsca przy żadnej trwającej grze.
        [one] Oddajesz miejsce przy jednym stole, przy którym gra trwa.
        [few] Oddajesz miejsca przy { $count } stołach, przy których gra trwa.
        [many] Oddajesz miejsca przy { $count } stołach, przy których gra trwa.
       *[other] Oddajesz miejsca przy { $count } stołach, przy których gra trwa.
    }
page-account-keep = Wróć

## Rules

page-rules-tab = Zasady: { $game }
page-rules-title = Zasady gry { $game }
page-rules-what = Każda zasada ma swoje oznaczenie. Stół podaje je zawsze, gdy na coś nie pozwala albo gdy coś się dzieje.
page-rules-search = Szukaj słów lub oznaczenia
page-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } znaleziona zasada
        [few] { $count } znalezione zasady
       *[other] { $count } znalezionych zasad
    }
page-rules-none = W żadnej zasadzie nie ma tych słów. Spróbuj krócej albo podaj oznaczenie, na przykład { $id }.
page-rules-contents = Spis treści
page-rules-loading = Otwieramy zasady…
page-rules-error-title = Nie można pokazać zasad
page-rules-error = Serwer nie odpowiada. Spróbuj za chwilę.
page-rules-link = Link do { $id }
page-rules-see = zob.
page-rules-from-public = z publicznie dostępnego źródła
page-rules-from-ruling = nasze rozstrzygnięcie
page-rules-from-derived = wynika z innych zasad
page-rules-from-reconstructed = odtworzone przez nas
page-rules-heading = W instrukcji pod nagłówkiem: { $heading }

## The first game

page-learn-tab = Samouczek: { $game }
page-learn-title = { $game }: pierwsza gra
page-learn-what = Co to za gra
page-learn-how = Jak to przebiega
page-learn-how-text = Grasz w prawdziwą grę. Na każdym kroku stół podpowiada, co się dzieje i czego spróbować, a ruchy wykonujesz ty. Po ostatnim kroku grasz dalej po swojemu.
page-learn-begin = Zacznij grę z przewodnikiem
page-learn-beginning = Rozkładamy elementy…
page-learn-rules = Przeczytaj zasady
page-learn-play = Zagraj od razu
page-learn-none = Dla tej gry nie ma jeszcze przewodnika. Stół na każdym kroku podpowiada, co można zrobić, i wyjaśnia, dlaczego czegoś zrobić nie można.
page-learn-failed = Nie udało się zacząć gry z przewodnikiem.

## Replay

page-replay-title = Powtórka
page-replay-close = Wróć do stołu
page-replay-close-lobby = Zamknij
page-replay-first = Na początek
page-replay-turn-back = Turę wstecz
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-on = Krok naprzód
page-replay-turn-on = Turę naprzód
page-replay-last = Na koniec
page-replay-step = Krok { $step } z { $of }
page-replay-slider = Moment gry
page-replay-beginning = Początek
page-replay-speed = Tempo
page-replay-speed-times = × { $times }
page-replay-eyes = Punkt widzenia
page-replay-watcher = widz
page-replay-record = Pobierz zapis gry
page-replay-play-on = Graj dalej stąd
page-replay-play-on-title = Graj dalej od kroku { $step }
page-replay-play-on-help = Powstanie nowy stół z tą pozycją. Poprzednia gra pozostanie bez zmian.
page-replay-play-on-seat = Moje miejsce
page-replay-play-on-others = Pozostali
page-replay-play-on-who = Kto gra na miejscu: { $name }
page-replay-play-on-go = Przygotuj nowy stół
page-replay-play-on-cancel = Anuluj
page-replay-play-on-failed = Nie udało się przygotować nowego stołu.

## Catching up

page-catchup-title =
    { $count ->
        [one] Od twojej ostatniej wizyty zaszło jedno zdarzenie
        [few] Od twojej ostatniej wizyty zaszły { $count } zdarzenia
       *[other] Od twojej ostatniej wizyty zaszło { $count } zdarzeń
    }
page-catchup-play = Odtwórz
page-catchup-pause = Wstrzymaj
page-catchup-now = Do teraz
page-catchup-step = { $step } z { $of }

## The end of a game

page-end-generic = Koniec gry.
page-end-wins =
    { $count ->
        [0] Przy równej liczbie punktów wygrywa { $names }.
        [one] Wygrywa { $names }, z przewagą { $count } punktu.
       *[other] Wygrywa { $names }, z przewagą { $count } punktów.
    }
page-end-share = Wspólne zwycięstwo: { $names }.
page-end-alone =
    { $count ->
        [one] { $names } ma { $count } punkt.
        [few] { $names } ma { $count } punkty.
       *[other] { $names } ma { $count } punktów.
    }
page-end-ended = Grę zakończono przed czasem.
page-end-ended-help = Wszyscy zgodzili się przerwać w tym miejscu; punktów się nie liczy.
page-end-ended-without = Nie wszyscy mogli odpowiedzieć, więc to, co ukryte, pozostaje ukryte; punktów się nie liczy.
page-end-table = Punkty według graczy i źródeł
page-end-source = Źródło
page-end-total = Razem
page-end-rank = { $rank }.
page-end-tie = Przy równej liczbie punktów rozstrzyga: { $what }.
page-end-best = najlepszy wynik
page-end-chart = Punkty w ciągu gry
page-end-chart-text = { $name }: { $last } na końcu, { $middle } w połowie gry.
page-end-chart-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[other] { $count } tur
    }
page-end-chart-table = To samo w liczbach
page-end-chart-turn = Tura
page-end-chart-none = Nie wiadomo, jak punkty tej gry zmieniały się z tury na turę.
page-end-replay = Powtórka
page-end-again = Jeszcze raz
page-end-again-go = Do nowego stołu
page-end-again-failed = Nie udało się przygotować nowego stołu.
page-end-hide = Pokaż planszę
page-end-lobby = Na stronę główną
