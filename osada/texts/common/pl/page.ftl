### Słowa samej strony przy stole: nagłówek, pytanie, dziennik, rozmowa, głosowania, miejsca, stół tekstowy, kłopoty.

## Wszędzie

page-skip = Przejdź do stołu
page-close = Zamknij
page-back = Wstecz
page-yes = Tak
page-no = Nie
page-show = Pokaż
page-loading = Chwileczkę…
page-unrolling = Rozwijam mapę…
page-try-again = Spróbuj ponownie
page-try-now = Spróbuj teraz
page-to-lobby = Wszystkie stoły
page-language = Język
page-theme-dark = Przy latarni (ciemny)
page-theme-light = Za dnia (jasny)
page-menu = Menu
page-rules = Zasady
page-rule-open = Zasada { $rule }
page-rule-book = Przeczytaj w zasadach gry
page-copy = Kopiuj
page-copied = Skopiowano
page-link = Link
page-step = Krok { $step } z { $of }

## Litery kolorów graczy

page-letter-r = C
page-letter-b = N
page-letter-y = Ż
page-letter-g = Z

## Kłopoty

page-trouble-lost = Pod tym adresem nic nie ma
page-trouble-no-table = Nie ma takiego stołu
page-trouble-no-table-how = Może link jest stary albo miejsce dostał ktoś inny.
page-trouble-other-rules = Ta gra toczy się według innych zasad
page-trouble-other-rules-how = Jeśli to twój serwer: „osada server check-upgrade --apply” pozwala grać dalej we wszystkie gry, których nowe zasady nie zmieniają.
page-trouble-refused = Nie możesz oglądać tego stołu
page-trouble-refused-how = Widzą go tylko ci, którzy tam grają lub oglądają. Może link, z którego korzystasz, został zastąpiony: poproś kogoś przy stole o nowy.
page-offline = Brak połączenia.
page-offline-kept = Twój ostatni ruch jest zachowany i zostanie wysłany.
page-offline-trying = Łączę ponownie…
page-renewed = Osada ma nową wersję.
page-renewed-how = Wczytaj stronę ponownie, żeby grać dalej. Żaden twój ruch nie przepadł.
page-renewed-go = Wczytaj ponownie
page-late = Ruchy innych mogą teraz docierać z opóźnieniem. Nic nie przepada.
page-back-online = Znów przy stole.
page-missed =
    { $count ->
        [one] Podczas twojej nieobecności wykonano jeden ruch.
        [few] Podczas twojej nieobecności wykonano { $count } ruchy.
        [many] Podczas twojej nieobecności wykonano { $count } ruchów.
       *[other] Podczas twojej nieobecności wykonano { $count } ruchu.
    }

## Nagłówek

page-your-turn = Twoja kolej
page-turn-of = Wybiera { $who }
page-turn-many = Wybiera kilka osób
page-turn-none = Teraz nikt nie ma ruchu.
page-replay = Powtórka
page-text-table = Stół tekstowy
page-undo = Cofnij
page-status-running = W grze
page-status-over = Koniec gry
page-status-ended = Zakończono przed czasem
page-status-archive = Zapisana gra

## Gracze

page-players = Gracze
page-computer = Komputer { $number }
page-watcher = Ktoś z widowni
page-their-turn = wybiera
page-seat-you = ty
page-seat-another = Inne zwierzę
page-seat-another-do = Niech siada
page-seat-friend = Raczej ktoś znajomy
page-seat-friend-how = { $who } wstaje, a miejsce czeka na kogoś znajomego, kto dosiądzie się przez link do stołu.
page-seat-last-here = ostatnio tutaj: { $since }
page-seat-open = wolne miejsce
page-seat-waiting = czeka
page-seat-more = Więcej o tym miejscu
page-presence-online = przy stole
page-presence-offline = teraz nie przy stole
page-presence-away = w zastępstwie gra komputer
page-presence-computer = gracz komputerowy
page-presence-open = nikt tu jeszcze nie siedzi
page-kind-person = Człowiek
page-kind-computer = Gracz komputerowy
page-kind-open = Wolne miejsce
page-level-random = gra losowo
page-level-greedy = gra uważnie
page-stand-in = Niech gra tu komputer:
page-stand-in-me = Niech komputer gra za mnie:
page-stand-in-do = Niech gra
page-after =
    { $unit ->
        [days]
            { $count ->
                [one] po dniu
                [few] po { $count } dniach
                [many] po { $count } dniach
               *[other] po { $count } dnia
            }
        [hours]
            { $count ->
                [one] po godzinie
                [few] po { $count } godzinach
                [many] po { $count } godzinach
               *[other] po { $count } godziny
            }
       *[minutes]
            { $count ->
                [one] po minucie
                [few] po { $count } minutach
                [many] po { $count } minutach
               *[other] po { $count } minuty
            }
    }
page-stand-in-ask = Zapytaj innych, czy ma tu grać komputer
page-stand-in-how = Możliwe { page-after } nieobecności, jeśli zgodzą się wszyscy obecni. Po powrocie gracz odzyska miejsce.
page-return = Wracam na swoje miejsce
page-away = Za ciebie gra komputer
page-away-how = Możesz wrócić na swoje miejsce w każdej chwili.
page-seat-link = Link do tego miejsca
page-seat-link-how = Kto pierwszy go otworzy, siada tutaj. Daj go tylko jednej osobie.
page-seat-link-mine = Otwiera twoje miejsce na innym urządzeniu, jeden raz. Nie dawaj go nikomu.
page-devices = Twoje urządzenia przy tym stole
page-devices-here = to urządzenie
page-devices-unknown = program albo nieznana przeglądarka
page-devices-last = ostatnio { $when }
page-devices-out = Odłącz wszystkie inne urządzenia
page-devices-out-how = Powstanie nowy link. Wszyscy inni, którzy korzystali z tego miejsca, stracą je; twoje pozostałe urządzenia też.
page-free = Zwolnij to miejsce
page-free-how = { $who } traci miejsce i dowie się o tym; wszyscy zobaczą to w dzienniku. Kto usiądzie następny, gra dalej tym, co tu leży.
page-freed = Twoje miejsce przy tym stole zostało zwolnione.
page-freed-how = Możesz oglądać. Aby znów grać, poproś właściciela stołu o link.
page-link-revoke = Utwórz nowy link
page-link-watch = Dla widzów
page-links = Linki
page-table-menu = Więcej o tym stole
page-table-menu-of = Więcej: { $table }
page-table-rename = Nazwa stołu
page-table-save = Zmień nazwę
page-table-saved = Zapisano.
page-table-leave = Odejdź od stołu
page-table-leave-how = Na twoim miejscu zagra dalej komputer, a pozostali zobaczą tę informację. Odtąd decydują bez ciebie, a stół znika z twojej listy. Gdy wrócisz pod jego adres, możesz znów zająć swoje miejsce.
page-table-remove = Zakończ i usuń
page-table-remove-how = Nikt inny tu nie gra, więc gra się tu kończy i znika z twojej listy. Nie da się jej grać dalej.
page-table-hide = Usuń z mojej listy
page-table-hide-how = Zmienia się tylko twoja lista. Kto zna adres i ma tu miejsce, nadal może obejrzeć grę.
page-table-failed = To się nie udało.
page-no-answer = Serwer nie odpowiada. Spróbuj za chwilę.

## Pytanie

page-prompt = Co teraz zrobić
page-choices =
    { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
page-waiting =
    { $count ->
        [one] Wybiera { $who }
       *[other] Wybierają { $who }
    }
page-waiting-how = Możesz się rozglądać i planować; nic nie zostanie wysłane.
page-watching-how = Oglądasz.
page-sending = Wysyłam
page-nudge = Ponaglij
page-undo-barrier = dalej cofnąć nie można: coś zostało odkryte
page-undo-barrier-long = Co się raz zobaczyło, tego się nie odzobaczy: twój ostatni ruch pokazał coś nowego, więc nie można go po prostu cofnąć. Możesz poprosić pozostałych.
page-undo-nothing = Ostatni ruch nie był twój, więc nie można go tak po prostu cofnąć. Możesz poprosić pozostałych.
page-undo-ask = Poproś o powrót do chwili przed…
page-undo-others = Poproś o cofnięcie ruchu
page-undo-propose =
    { $count ->
        [one] Poproś o cofnięcie ostatniego ruchu
        [few] Poproś o cofnięcie ostatnich { $count } ruchów
        [many] Poproś o cofnięcie ostatnich { $count } ruchów
       *[other] Poproś o cofnięcie ostatnich { $count } ruchu
    }
page-replay-at = Oglądasz krok { $at } z { $of }
page-replay-how = To tylko podgląd: tutaj się nie gra, a przy stole gra toczy się dalej.
page-go-live = Wróć do stołu
page-frozen = Ten stół jest wstrzymany
page-frozen-how = Gra zaczęła się z innymi liczbami na kartach i planszach, niż ma teraz serwer. Nic nie przepadło. Jeśli to twój serwer: „osada server check-upgrade --apply” pozwala grać dalej we wszystkie gry, których ta zmiana nie dotyczy.
page-over-how = Możesz obejrzeć tę grę jeszcze raz, pobrać jej zapis albo grać dalej od dowolnego kroku.
page-show-scores = Pokaż wynik
page-lesson = Lekcja
page-lesson-here = Tutaj
page-lesson-wants = Teraz: { $action }
page-stale = Zanim dotarło „{ $action }”, przy stole zaszły zmiany.
page-stale-kept = Twój wybór jest zachowany: zobacz, co się zmieniło, i wyślij go ponownie.
page-stale-gone = To już nie jest możliwe.
page-send-again = Wyślij ponownie
page-discard = Odrzuć
page-more = więcej
page-you-may = Możesz to wybrać.
page-not-now = Nie teraz.
page-card-keep = zostaw otwarte
page-do-it = Zrób to
page-its-rule = Zasada

## Głosowania

page-vote-undo =
    { $count ->
        [one] { $who } prosi o cofnięcie ostatniego ruchu.
        [few] { $who } prosi o cofnięcie ostatnich { $count } ruchów.
        [many] { $who } prosi o cofnięcie ostatnich { $count } ruchów.
       *[other] { $who } prosi o cofnięcie ostatnich { $count } ruchu.
    }
page-vote-end = { $who } proponuje zakończenie gry.
page-vote-stand-in = { $who } proponuje, by komputer grał za: { $whom }.
page-vote-waiting = Jeszcze bez odpowiedzi: { $who }.
page-vote-count = { $yes } z { $of }
page-vote-withdraw = Wycofaj
page-end-early = Zakończenie gry
page-end-early-how = Wszyscy muszą się zgodzić, także ci, których teraz nie ma. Nikt wtedy nie wygrywa, a punktów się nie liczy.
page-end-early-alone = Gra kończy się od razu i nie da się jej kontynuować. Punktów się nie liczy.
page-end-propose = Zaproponuj zakończenie

## Dziennik i rozmowa

page-log = Dziennik
page-log-earlier =
    { $count ->
        [one] Jeden wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
        [many] { $count } wcześniejszych wpisów
       *[other] { $count } wcześniejszego wpisu
    }
page-log-words = Słowa
page-log-symbols = Symbole
page-log-newest =
    { $count ->
        [0] Najnowsze
       *[other] Najnowsze ({ $count })
    }
page-log-taken-back =
    { $count ->
        [one] Cofnięto jeden krok
        [few] Cofnięto { $count } kroki
        [many] Cofnięto { $count } kroków
       *[other] Cofnięto { $count } kroku
    }
page-log-way = Jak opowiadać przebieg gry
page-log-round-how = Rozwiń albo zwiń tę rundę
page-log-hint =
    { $count ->
        [one] Z jedną podpowiedzią
        [few] Z { $count } podpowiedziami
        [many] Z { $count } podpowiedziami
       *[other] Z { $count } podpowiedziami
    }
page-log-points = punkty
page-log-began = Początek gry
page-just-now = przed chwilą
page-others = Co zrobili inni
page-show-me = Pokaż
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-chat-phrases = Zwroty, które każdy zrozumie
chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-well-played = Świetny ruch!
chat-thanks = Dzięki!
chat-sorry = Przepraszam!
chat-thinking = Myślę…
chat-your-turn = Twoja kolej.
chat-moment = Chwileczkę, zaraz wracam.
chat-undo-please = Czy mogę to cofnąć?
chat-good-game = Dobra partia!
chat-bye = Do zobaczenia!

## Kto gra dalej

page-hands = Kto gra dalej?
page-hands-how = Zaraz zacznie się nowa część gry. Wskaż, kto w niej zagra i jako kto. Kto odchodzi, może oglądać i kiedyś wrócić; kto chce się tylko zamienić, robi to przy stole.
page-hands-who = Kto gra dalej jako: { $name }
page-hands-nobody = nikt
page-hands-save = Gramy dalej w tym składzie
page-hands-sit-out = Pauzuję
page-hands-sit-out-how = Oddajesz miejsce i oglądasz. Właściciel stołu może dać ci je znowu, gdy skończy się następna część.
page-hands-closed = Już się zaczęło: skład można zmienić znowu, gdy ta część się skończy.

## Co mówi sam stół

page-note-sits = { $seat } siada do stołu.
page-note-sits-too = { $seat } siada do stołu na innym urządzeniu.
page-note-device = Miejsce gracza { $seat } jest teraz używane także z innego urządzenia.
page-note-freed = Właściciel stołu zwolnił miejsce gracza { $who }. Kto usiądzie tam następny, zobaczy to, co widział ten gracz.
page-note-computer-changes = { $was } ustępuje miejsca, siada { $seat }.
page-note-seat-opened = { $was } wstaje od stołu: miejsce czeka na kogoś znajomego, przez link do stołu.
page-note-computer-sits = Do stołu siada gracz komputerowy: { $seat }.
page-note-stands-in = Komputer zastępuje gracza: { $seat }.
page-note-returns = { $seat } wraca do stołu.
page-note-leaves = { $seat } odchodzi od stołu. Na tym miejscu gra dalej komputer.
page-note-hands = { $seat } zmienia skład graczy.
page-note-hands-owner = Właściciel stołu zmienił skład graczy.
page-note-titled = Stół ma nową nazwę.
page-note-renamed = Nowe imię przy stole: { $name }.
page-note-stumbled = Gracz komputerowy się pogubił: { $seat } wykonuje pierwszy lepszy dozwolony ruch.
page-note-asks-undo =
    { $count ->
        [one] { $seat } prosi o cofnięcie ostatniego ruchu.
        [few] { $seat } prosi o cofnięcie ostatnich { $count } ruchów.
        [many] { $seat } prosi o cofnięcie ostatnich { $count } ruchów.
       *[other] { $seat } prosi o cofnięcie ostatnich { $count } ruchu.
    }
page-note-asks-end = { $seat } proponuje zakończenie gry.
page-note-asks-stand-in = { $seat } proponuje, by komputer grał za: { $turn }.
page-note-agrees-undo = { $seat } zgadza się na cofnięcie.
page-note-agrees-end = { $seat } zgadza się zakończyć grę.
page-note-agrees-stand-in = { $seat } zgadza się, by grał komputer.
page-note-declines-undo = { $seat } nie zgadza się na cofnięcie.
page-note-declines-end = { $seat } chce grać dalej.
page-note-declines-stand-in = { $seat } woli poczekać.
page-note-withdraws = { $seat } wycofuje pytanie.
page-note-ended = Grę zakończono za zgodą wszystkich.
page-note-ended-without = Grę zakończono, choć nie wszyscy mogli odpowiedzieć. Co było ukryte, pozostaje ukryte.
page-note-rematch = Dla tych samych graczy przygotowano nowy stół.
page-note-link-revoked = Jest nowy link do miejsca: { $seat }. Kto inny używał starego, stracił miejsce.
page-note-open-link-revoked = Jest nowy link do miejsca: { $seat }. Stary już nie działa.
page-note-watch-revoked = Jest nowy link dla widzów. Stary już nie działa.
page-note-group-renewed = Jest nowy link dla znajomych; stary już nie działa.
page-note-group-closed = Link dla znajomych jest zamknięty.
page-note-record-ends = Tu kończy się zapis.
page-note-record-saved = Kampania została zapisana jako plik. Widać w nim to, co ukryte.
page-note-record-out = { $seat } ma zapis trwającej gry. Widać w nim to, co ukryte, więc nikt nowy nie może się już dosiąść.
page-note-hint = { $seat } prosi o podpowiedź.
page-note-gone = { $seat }: to miejsce jest wolne, bo gracz odszedł na dobre.
page-note-forgotten = Ktoś z graczy odszedł na dobre; jego wypowiedzi zniknęły.
page-note-removed = (usunięto: ta osoba odeszła na dobre)

## Stół tekstowy

page-text-now = Teraz
page-text-filter =
    { $count ->
        [one] Jedna możliwość. Pokaż te ze słowami:
        [few] { $count } możliwości. Pokaż te ze słowami:
        [many] { $count } możliwości. Pokaż te ze słowami:
       *[other] { $count } możliwości. Pokaż te ze słowami:
    }
page-text-none = Żadna możliwość nie zawiera tych słów.
page-text-news = Co się właśnie stało
page-text-no-news = Nic od otwarcia stołu.
page-text-position = Sytuacja na planszy

## Telefony

page-tabs = Części stołu
page-tab-board = Plansza
page-tab-left = Stół
page-tab-side = Więcej
page-tab-dock = Moje
page-tab-log = Dziennik

## Menu

page-record = Pobierz zapis
page-keys = Skróty klawiszowe
page-keys-on = Używaj liter jako skrótów klawiszowych
page-licences = Licencje oprogramowania tej strony
page-notify = Powiadom mnie, gdy przyjdzie moja kolej
page-options = Zasady przy tym stole
page-patience = Za kogoś może zagrać komputer { page-after } nieobecności, jeśli inni się zgodzą.
page-known = Warto wiedzieć
page-known-seed = Osoba, która przygotowała ten stół, wybrała ziarno losowania i może wiedzieć, co zostanie wylosowane.
page-known-values = Osoba, która przygotowała ten stół, zmieniła niektóre wartości z pudełka.
page-known-position = Ta gra zaczyna się od sytuacji z innej gry. Osoba, która przygotowała stół, może wiedzieć, co jest w niej ukryte.
page-key-tab = przejdź po wszystkich elementach
page-key-enter = wybierz; gdy nic nie jest zaznaczone: główny przycisk
page-key-esc = wróć, zamknij
page-key-number = wybierz ten przycisk pod pytaniem
page-key-next = przejdź do następnej możliwości
page-key-previous = przejdź do poprzedniej możliwości
page-key-info = zostaw kartę elementu otwartą
page-key-prompt = przejdź do pytania
page-key-undo = cofnij
page-key-text = przełącz na stół tekstowy i z powrotem
page-key-log = czytaj dziennik
page-key-chat = powiedz coś
page-key-menu = otwórz menu
page-key-help = pokaż tę listę

## Kłopoty

problem-unknown = Tego tu nie ma.
problem-broken = Coś się zepsuło na serwerze. Nic się nie zmieniło; spróbuj ponownie.
problem-bad-request = Serwer tego nie zrozumiał.
problem-not-signed-in = Najpierw się zaloguj.
problem-wrong-password = Nieprawidłowa nazwa lub hasło.
problem-origin = Ta strona pochodzi spod innego adresu niż serwer.
problem-csrf = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-not-yours = To nie jest twoje miejsce.
problem-sign-in-anew = Podaj jeszcze raz hasło: wystarczy to na kwadrans.
problem-no-backups = Nie ustawiono miejsca na kopie zapasowe. Ustaw OSADA_BACKUPS i uruchom serwer ponownie.
problem-watching = Oglądając, nie można grać.
problem-sit-first = Najpierw usiądź: nikt nie widzi, co leży przy miejscu, zanim na nim usiądzie.
problem-ask-others = Nie możesz o tym zdecydować w pojedynkę. Zapytaj innych.
problem-unfair = Gracz komputerowy, który zastępuje człowieka, musi grać dobrze. Wybierz innego.
problem-no-link = Ten link prowadzi donikąd: może utworzono nowszy.
problem-no-name = Potrzebne jest imię.
problem-too-slow = To trwało za długo.
problem-login-taken = Nazwa „{ $login }” jest zajęta.
problem-signed-in = To konto jest już zalogowane.
problem-password-short =
    { $least ->
        [one] Hasło musi mieć co najmniej jeden znak.
        [few] Hasło musi mieć co najmniej { $least } znaki.
        [many] Hasło musi mieć co najmniej { $least } znaków.
       *[other] Hasło musi mieć co najmniej { $least } znaku.
    }
problem-password-login = Hasło nie może być takie samo jak twoja nazwa do logowania.
problem-password-common = To jedno z haseł, które najłatwiej odgadnąć. Wybierz inne.
problem-stale = Przy stole zaszły zmiany.
problem-frozen = Ta gra zaczęła się z innymi liczbami na kartach i planszach, niż ma teraz serwer, więc jest wstrzymana.
problem-hints-off = Przy tym stole nie ma podpowiedzi.
problem-no-insight = W tej grze nie da się podać szans, więc nie ma analizy.
problem-no-hints = Do tej gry nie ma podpowiedzi.
problem-one-choice = Tu jest tylko jedna możliwość.
problem-not-in-turn = To nie twoja kolej, więc nie ma czego podpowiadać.
problem-no-hint = Teraz nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
problem-no-verdict = Nie udało się teraz sprawdzić odpowiedzi. Spróbuj ponownie.
problem-no-try = To już nie jest próba: została wyrzucona albo jest osobnym stołem.
problem-no-answer = Twoja tura jeszcze trwa: dokończ ją, a będzie odpowiedzią.
problem-other-rules =
    { $than ->
        [older] Tę grę zaczęto według starszych zasad (wersja { $version }), według których ten serwer już nie gra: jego zasady mają wersję { $ours }. Gra jest przechowywana i można pobrać jej zapis.
       *[newer] Tę grę zaczęto według nowszych zasad (wersja { $version }), niż ma ten serwer (wersja { $ours }): trzeba go zaktualizować.
    }
problem-unreadable =
    Przy tym stole grano według zasad lub wartości z pudełka, których ten serwer nie zna.
    Szczegóły (po angielsku): { $why }
problem-no-option = Przy tym stole wybrano opcję „{ $option }”, której ten serwer nie zna. Nic nie przepadło.
problem-over = Gra jest skończona.
problem-running = Gra jeszcze trwa.
problem-unshown = Tę grę zakończono, choć nie wszyscy mogli odpowiedzieć; co było ukryte, pozostaje ukryte.
problem-away = Za ciebie gra komputer. Najpierw wróć na swoje miejsce.
problem-empty-chat = Wiadomość jest pusta.
problem-not-gone = Tej osoby nie ma od niedawna: inni mogą zdecydować { page-after } nieobecności.
problem-seat-computer = Tam już siedzi gracz komputerowy.
problem-secrets-out = Nikt nowy nie może tu usiąść: ktoś pobrał zapis trwającej gry, a widać w nim to, co ukryte.
problem-seat-yours = To miejsce jest twoje.
problem-seat-taken = Ktoś tam teraz siedzi i link jest tylko jego. Możesz zwolnić to miejsce.
problem-seat-freed = Zwolniono miejsce i nikt nie może zgodzić się za tego, kto tam siedział: { $seat }. Niech najpierw ktoś tam usiądzie.
problem-seated = Masz już miejsce przy tym stole, a jedna osoba może mieć tylko jedno.
problem-vote-open = Trwa już inne głosowanie.
problem-vote-over = To już rozstrzygnięto.
problem-too-big = To jest za duże.
problem-illegal = Teraz tego nie wolno.
problem-no-action = Nie ma takiej akcji: { $action }
problem-lesson = W tej lekcji zrób teraz co innego: { $action }
problem-hands = W takim składzie nie da się teraz grać dalej.
problem-hands-stay = W tej grze skład graczy nie zmienia się od początku do końca.
problem-no-undo =
    { $count ->
        [0] Nie można cofnąć żadnego twojego ruchu.
        [one] Można cofnąć tylko jeden ruch.
        [few] Można cofnąć tylko { $count } ruchy.
        [many] Można cofnąć tylko { $count } ruchów.
       *[other] Można cofnąć tylko { $count } ruchu.
    }
problem-bad-table =
    Takiego stołu nie można przygotować.
    Szczegóły (po angielsku): { $why }
problem-table-lesson = Gra z przewodnikiem zaczyna się od własnego początku, a nie w środku innej gry.
problem-table-seed = Stół pokazany na stronie głównej nie może mieć wybranego ziarna: kto je wybrał, wiedziałby, co zostanie wylosowane.
problem-table-seats =
    { $seats ->
        [one] W tej grze jest { $seats } miejsce i musi tak zostać.
        [few] W tej grze są { $seats } miejsca i musi tak zostać.
        [many] W tej grze jest { $seats } miejsc i musi tak zostać.
       *[other] W tej grze jest { $seats } miejsca i musi tak zostać.
    }
problem-table-nobody = Musi grać co najmniej jedna osoba.
problem-table-twice = Możesz zająć tylko jedno miejsce.
problem-table-level = Nie ma gracza komputerowego „{ $level }”.
problem-bad-record =
    { $kind ->
        [foreign] To nie jest zapis gry z Osady.
        [version] Ten zapis powstał w nowszej wersji Osady. Żeby go otworzyć, trzeba zaktualizować serwer.
        [rules] Ten zapis powstał według starszych zasad, według których Osada już nie gra. Otworzy go wydanie z tamtego czasu.
        [values] Ten zapis powstał przy innych wartościach z pudełka niż te na serwerze.
        [header] Nagłówek tego zapisu jest uszkodzony (wiersz { $line }).
        [action] Wiersz { $line } tego zapisu podaje akcję, której w tej grze nie ma.
       *[other] Tego zapisu nie można odczytać.
    }
    Szczegóły (po angielsku): { $why }
problem-reading-time =
    { $seconds ->
        [one] Czytanie trwało dłużej niż sekundę, więc zostało przerwane.
        [few] Czytanie trwało dłużej niż { $seconds } sekundy, więc zostało przerwane.
        [many] Czytanie trwało dłużej niż { $seconds } sekund, więc zostało przerwane.
       *[other] Czytanie trwało dłużej niż { $seconds } sekundy, więc zostało przerwane.
    }
problem-reading-stopped = Czytanie przerwano, więc zapisu nie otwarto.
problem-reading-memory = Czytanie wymaga ponad { $megabytes } MB pamięci, więc zostało przerwane.
problem-reading-size = Stół z tego zapisu zająłby ponad { $megabytes } MB, więc go nie otwarto.
problem-reading-actions = Ten zapis jest za długi: stół pomieści najwyżej { $count } akcji.
problem-asks-already = Jedno pytanie od ciebie albo z twojej sieci czeka już na odpowiedź. Zapytaj ponownie, gdy nadejdzie.
problem-many-ask =
    { $seconds ->
        [one] Wiele osób pyta teraz naraz, a pierwszeństwo mają gracze komputerowi przy stołach. Zapytaj znowu za sekundę.
        [few] Wiele osób pyta teraz naraz, a pierwszeństwo mają gracze komputerowi przy stołach. Zapytaj znowu za { $seconds } sekundy.
       *[many] Wiele osób pyta teraz naraz, a pierwszeństwo mają gracze komputerowi przy stołach. Zapytaj znowu za { $seconds } sekund.
    }
problem-too-fast =
    { $seconds ->
        [one] Za dużo naraz. Spróbuj ponownie za sekundę.
        [few] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
        [many] Za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
       *[other] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
    }
problem-too-many = Za dużo połączeń naraz. Zamknij inne okna tej strony albo poczekaj chwilę.
problem-too-many-remarks = Obok jednej partii mieści się { $count } komentarzy; wszystkie są już zapisane.
problem-too-many-tables =
    { $count ->
        [one] Masz już rozpoczętą grę. Najpierw ją dokończ albo zakończ.
        [few] Masz już { $count } rozpoczęte gry. Najpierw dokończ albo zakończ którąś z nich.
        [many] Masz już { $count } rozpoczętych gier. Najpierw dokończ albo zakończ którąś z nich.
       *[other] Masz już { $count } rozpoczętej gry. Najpierw dokończ albo zakończ którąś z nich.
    }
problem-too-much = Z twojego adresu zapisano już tyle, że serwer na razie nie przyjmie więcej. Spróbuj później.
problem-table-full = Zapis tego stołu osiągnął limit serwera: nic więcej się nie zmieści.
problem-table-nearly-full = Zapis tego stołu jest prawie pełny: grę można dokończyć, ale nic innego nie da się już dodać.
problem-long-address = Ten adres jest za długi.
problem-big-head = Przeglądarka wysłała zbyt wiele danych. Pomoże usunięcie plików cookie tej strony.
problem-host = Ten serwer nie działa pod adresem { $host }. Kto go prowadzi, może ustawić OSADA_ADDRESS.
problem-full = Serwer jest w tej chwili pełny. Spróbuj ponownie za minutę.
problem-no-home = Proces, w którym był ten stół, właśnie się zakończył. Sprawdź, czy się udało; jeśli nie, spróbuj ponownie.
problem-no-store =
    { $why ->
        [full] Dysk gospodarza jest pełny. Niczego nie zapisano; spróbuj później.
        [gone] Bazy danych gospodarza nie ma na swoim miejscu. Niczego nie zapisano; spróbuj później.
        [locked] Baza danych gospodarza jest zajęta czymś innym. Niczego nie zapisano; spróbuj ponownie.
        [read-only] Baza danych gospodarza niczego nie przyjmuje. Niczego nie zapisano; spróbuj później.
        [corrupt] Baza danych gospodarza jest uszkodzona. Niczego nie zapisano; powiedz o tym osobie, która prowadzi ten dom.
       *[away] Baza danych gospodarza jest chwilowo niedostępna. Niczego nie zapisano; spróbuj za chwilę.
    }

## The chronicle of a campaign

page-chronicle-file = Pobierz jako plik
page-chronicle-tab = Kronika
page-chronicle-table = Do stołu
page-chronicle-none-title = Nie ma kroniki
page-chronicle-none = Ma ją tylko kampania: gra, która ciągnie się od pory roku do pory roku.
