### Wygoda przy stole: ustawienia, potwierdzanie ruchu, powtórka z rundami, streszczenia na jednej stronie.

page-settings = Ustawienia
page-settings-here = Zapisane tylko w tej przeglądarce.
page-settings-pace = Szybkość animacji
page-settings-pace-off = Brak
page-settings-pace-slow = Wolno
page-settings-pace-normal = Zwykle
page-settings-pace-fast = Szybko
page-settings-pace-help = Bez animacji każdy ruch widać od razu. Dopóki nic nie wybierzesz, obowiązuje ustawienie urządzenia.
page-settings-confirm = Potwierdzaj każdy ruch
page-settings-confirm-help = Ruch jest najpierw tylko pokazany. Wybierz go jeszcze raz albo naciśnij Enter, aby go wykonać; Esc go cofa.
page-settings-end = Kończ automatycznie, gdy nie zostało nic innego
page-settings-end-help = Tura lub dzień, które można już tylko zakończyć, kończą się po chwili. Ruchy do potwierdzenia czekają jak zawsze.
page-settings-sound = Dźwięki
page-settings-volume = Głośność

page-confirm-ask = Wykonać ten ruch? { $action }
page-confirm-how = Wybierz jeszcze raz albo naciśnij Enter. Esc cofa.
page-confirm-go = Wykonaj ruch

page-note-record-breaks = Krok { $step } tego zapisu łamie zasadę, więc gra jest pokazana do tego miejsca. Wiersz { $line }: { $seat } nie może wykonać „{ $action }”. { $why }
page-note-record-differs =
    { $kind ->
        [action] Krok { $step } tego zapisu to akcja, której w tej grze nie ma, więc gra jest pokazana do tego miejsca (wiersz { $line }).
       *[other] Kroku { $step } tego zapisu nie da się rozegrać, więc gra jest pokazana do tego miejsca (wiersz { $line }).
    }
    Szczegóły (po angielsku): { $why }

page-replay-round-back = Na początek rundy
page-replay-round-on = Do następnej rundy
page-replay-chart = Punkty
page-end-chart-pick = Wybierz chwilę, aby zobaczyć, jak wyglądał wtedy stół.

page-undo-begun = { $who } zaczyna: { $what }

page-summary = Zasady na jednej stronie
page-summary-tab = { $game } na jednej stronie
page-summary-print = Drukuj
