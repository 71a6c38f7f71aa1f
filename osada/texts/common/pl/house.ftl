# Strony osoby, która opiekuje się domem

page-house-title = Dom
page-house-room-health = Stan
page-house-room-tables = Stoły
page-house-room-people = Ludzie
page-house-room-deeds = Kto co zrobił
page-house-signed = { $minutes ->
    [0] { $login }: przed każdą zmianą trzeba podać hasło
    [one] zalogowano jako { $login }, została 1 minuta
    [few] zalogowano jako { $login }, zostały { $minutes } minuty
   *[many] zalogowano jako { $login }, zostało { $minutes } minut
}
page-house-prove = Czy to ty?
page-house-prove-go = Dalej
page-house-well = Dom ma się dobrze.
page-house-know = Dom ma się dobrze. Warto wiedzieć:
page-house-wrong = Coś jest nie tak:
page-house-since = Otwarty bez przerwy od: { $when }.
page-house-copy = Skopiuj dla pomocnika
page-house-news-store-full = Dysk jest pełny. Zwolnij miejsce, a gra sama ruszy dalej.
page-house-news-store-gone = Plik bazy danych przeniesiono lub usunięto. Nic się już nie zapisuje.
page-house-news-store-corrupt = Baza danych jest uszkodzona. Zatrzymaj serwer i przywróć ostatnią kopię.
page-house-news-store-locked = Inny program blokuje bazę danych.
page-house-news-store-read-only = Do bazy danych nie da się pisać.
page-house-news-store-schema = Baza danych pochodzi z innego wydania Osady.
page-house-news-store-slow = Baza danych nie odpowiada na czas.
page-house-news-store-away = Serwera bazy danych nie ma.
page-house-news-store-broken = Baza danych nie odpowiada. Więcej jest w dzienniku.
page-house-news-redis-away = Redisa nie ma: ruchy mogą docierać z opóźnieniem.
page-house-news-disk-little = Na dysku zostało { $free } MB, za mało na kopię zapasową.
page-house-news-backup-failed = Ostatniej kopii nie udało się zrobić: { $why }
page-house-news-backups-missing = Nie zrobiono jeszcze żadnej kopii.
page-house-news-backups-old = Ostatnia kopia jest sprzed { $hours } godz.
page-house-news-backups-none = Nie ustawiono miejsca na kopie zapasowe.
page-house-news-disk-soon = { $days ->
    [one] Jutro dysk będzie w trzech czwartych pełny.
   *[other] Za { $days } dni dysk będzie w trzech czwartych pełny.
}
page-house-news-thoughts-wait = { $count ->
    [one] Jedna osoba lub jeden gracz komputerowy czeka na namysł.
   *[other] Na namysł czeka ludzi i graczy komputerowych: { $count }.
}
page-house-tables = Stoły
page-house-day = ostatnie 24 godziny
page-house-open = { $sockets ->
    [one] teraz otwarte, przez jedną osobę
   *[other] teraz otwarte, przez { $sockets } osób
}
page-house-running = trwają
page-house-over = zakończone
page-house-records = zapisy · próby
page-house-accounts = konta · goście
page-house-storage = Miejsce
page-house-daily = { $size } więcej dziennie
page-house-database = baza danych
page-house-free = wolne
page-house-disk = cały dysk
page-house-elsewhere = Trzyma ją PostgreSQL. Ile zostało tam miejsca, wie jego maszyna.
page-house-backup = Kopia zapasowa
page-house-backup-last = ostatnia, { $size }
page-house-backup-when = zrobiona
page-house-backup-tables = stoły w niej
page-house-backup-none = Nie zrobiono jeszcze żadnej.
page-house-backup-off = Serwer nie robi żadnych: ustaw OSADA_BACKUPS na folder, najlepiej na innym dysku.
page-house-back-up = Zrób kopię teraz
page-house-backing-up = Kopia właśnie powstaje …
page-house-backed = kopia jest
page-house-not-backed = bez kopii
page-house-today = dziś
page-house-workers = Myśliciele
page-house-working = { $count ->
    [one] jeden nie śpi
    [few] { $count } nie śpią
   *[many] { $count } nie śpi
}
page-house-thinker = myśliciel { $number }
page-house-asleep = śpi
page-house-waiting = czeka na namysł
page-house-due = stoły, przy których ruch ma komputer
page-house-quick = Jak szybko to działa
page-house-hour = ta godzina
page-house-middle = od ruchu do ekranów wszystkich, mediana
page-house-quiet = W tej godzinie nikt nie grał.
page-house-slow = jeden na stu czeka dłużej niż
page-house-commands = ruchy i słowa
page-house-troubles = Co poszło źle
page-house-lines = { $count ->
    [one] wiersz w dzienniku
    [few] wiersze w dzienniku
   *[many] wierszy w dzienniku
}
page-house-no-troubles = Nic.
page-house-version = wersja
page-house-process = Otwarte stoły, godziny, myśliciele i dziennik są z procesu, który odpowiada.
page-house-kind = Które stoły
page-house-kind-all = wszystkie
page-house-kind-running = trwają
page-house-kind-over = zakończone
page-house-kind-ended = przerwane
page-house-kind-archive = zapisy
page-house-tables-none = Nie ma takich stołów.
page-house-record = Zapis
page-house-record-of = Zapis stołu { $table }
page-house-people = Ludzie
page-house-search = Nazwa zaczyna się od
page-house-find = Znajdź
page-house-people-none = Nikt nie loguje się taką nazwą.
page-house-person = trwające gry: { $running } · konto od: { $since } · ostatnio: { $seen }
page-house-more = Pokaż więcej
page-house-sign-out = Wyloguj wszędzie
page-house-sign-out-how = { $login } będzie musiał(a) zalogować się ponownie w każdej przeglądarce. Gry i miejsca zostają.
page-house-signed-out = { $count ->
    [one] { $login }: wylogowano z jednej przeglądarki.
   *[other] { $login }: wylogowano z { $count } przeglądarek.
}
page-house-deeds = Kto co zrobił
page-house-deeds-stay = zostaje na zawsze, nie da się zmienić
page-house-keepers = Domem opiekują się: { $logins }.
page-house-deeds-none = Na razie nic.
page-house-deed-machine = na samej maszynie
page-house-deed-keeper-added = { $about } opiekuje się domem
page-house-deed-keeper-removed = { $about } nie opiekuje się już domem
page-house-deed-backup = kopia zapasowa
page-house-deed-signed-out = { $about }: wylogowanie wszędzie
page-house-deed-record = pobrano zapis stołu { $about }
