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
page-settings-confirm-help = Ruch jest najpierw tylko pokazany. Naciśnij go jeszcze raz albo użyj klawisza Enter, aby go wykonać; Esc go cofa.
page-settings-sound = Dźwięki
page-settings-volume = Głośność

page-confirm-ask = Wykonać ten ruch? { $action }
page-confirm-how = Naciśnij jeszcze raz albo użyj klawisza Enter. Esc cofa.
page-confirm-go = Wykonaj ruch
