### Osada bez serwera: folder, który zostaje na urządzeniu, i strona, która tam zostaje.

## Przygotowania

page-laying-title = Przygotowujemy stół
page-laying-once = Tylko raz. Potem Osada otwiera się bez sieci; każda gra przychodzi, gdy ją pierwszy raz otworzysz.
page-laying-bytes = { $done } z { $of } MB
page-laying-left = { $seconds ->
    [one] około sekundy
    [few] około { $seconds } sekund
   *[other] około { $seconds } sekund
}
page-laying-step-page = Strona i jej obrazki
page-laying-step-bringing = Python, zasady i słowa
page-laying-step-starting = Python się budzi
page-laying-step-opening = Czytanie reguł
page-laying-alone = Bez serwera i bez konta: partie, lekcje i zagadki zostają tu z tobą.
page-laying-close = Możesz zamknąć stronę; ruszy tam, gdzie stanęła.
page-laying-failed = Nie udało się przygotować stołu
page-laying-failed-no-wasm = Ta przeglądarka nie uruchomi Pythona: nie ma WebAssembly. Nowsza potrafi.
page-laying-failed-not-reached = Sieć zniknęła. To, co przyszło, zostaje tutaj: spróbuj ponownie, a ruszy tam, gdzie stanęło.
page-laying-failed-damaged = Część tego, co przyszło, do siebie nie pasuje; może właśnie Osada jest tam odnawiana. Spróbuj ponownie za minutę.
page-laying-failed-broken = Wszystko przyszło, ale Python nie ruszył. Może brakuje pamięci: zamknij inne strony i spróbuj ponownie.
page-laying-again = Spróbuj ponownie
page-laying-elsewhere = Osada jest otwarta w innej karcie
page-laying-taken = Twoje stoły ma teraz inna karta. Zawsze ma je tylko jedna, żeby nic nie zostało zagrane dwa razy.
page-laying-here = Przenieś je tutaj

## W kieszeni

page-pocket-in = w kieszeni
page-pocket-pure = Reguły nie są tu skompilowane, więc Niedźwiedź i Sowa patrzą mniej daleko w przód niż na serwerze. Reszta jest taka sama.
page-animal-pace =
    { $longest ->
        [0] Na tym urządzeniu myśli mniej niż 0,1 s.
       *[other] Na tym urządzeniu myśli zwykle { $usual ->
            [0] mniej niż 0,1
           *[other] { $usual }
        } s, najwyżej { $longest } s.
    }
page-animal-pace-none = Na tym urządzeniu jeszcze nie grało, więc nie wiadomo, jak długo tu myśli.
page-pocket-fleeting = Nic nie przetrwa tej karty: przeglądarka niczego tu nie zachowuje (okno prywatne albo adres niezabezpieczony). Zapisz partie do pliku, zanim ją zamkniesz.
page-pocket-works = Działa wszystko, co jest na urządzeniu.
page-pocket-again = Urządzenie na chwilę odebrało pamięć. Twoje stoły są takie, jak je zostawiono.
problem-shelf-full = W przeglądarce nie ma już na to miejsca. Nic się nie stało: zapisz gry do pliku, zrób miejsce na urządzeniu i spróbuj ponownie.
problem-shelf-gone = Przeglądarka nie pozwala teraz niczego zachować. Nic się nie stało: zapisz gry do pliku i otwórz stronę ponownie.

## Sieć i nowsza wersja

page-shell-offline = Brak sieci.
page-shell-waits = Stoły na serwerze czekają, aż wrócisz.
page-shell-pocket = Zagraj w kieszeni
page-shell-newer = Nowsza Osada jest gotowa.
page-shell-newer-how = Przyjdzie z następnym uruchomieniem; trwające partie się nie zmienią.
page-shell-newer-elsewhere = Osada jest otwarta także w innej karcie, w której gra się jeszcze według starszej wersji. Najpierw zamknij ją tam.
page-shell-newer-go = Uruchom ją teraz

## Jak program

page-install-title = Umieść Osadę na tym urządzeniu
page-install-how = Ikona, własne okno, a przeglądarka pewniej zachowa twoje partie.
page-install-go = Zainstaluj
page-install-rest = Nie teraz

## To urządzenie

page-device-title = To urządzenie
page-device-what = Wszystko tutaj jest tylko twoje. Nic nie zostało nigdzie wysłane.
page-device-games = Zachowane tu partie
page-device-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
page-device-none = Nie ma tu jeszcze żadnej partii.
page-device-play = Graj
page-device-look = Obejrzyj
page-device-save = Zapisz do pliku
page-device-space = Miejsce
page-device-space-of = { $used } MB z użyczonych { $lent }
page-device-space-gb = { $number } GB
page-device-space-mb = { $number } MB
page-device-part-page = Osada { $used } MB
page-device-part-quick = szybki start { $used } MB
page-device-part-games = twoje partie { $used } MB
page-device-stays = obiecane, że zostanie
page-device-may-go = Przeglądarka może to usunąć, gdy zabraknie miejsca.
page-device-ask = Poproś, by je zachowała
page-device-asked-not = Przeglądarka na razie nic nie obiecuje. Zwykle robi to, gdy Osada jest zainstalowana albo często używana.
page-device-take = Zabierz wszystko na inne urządzenie
page-device-take-how = Wszystkie twoje partie w jednym pliku. Otwórz Osadę na drugim urządzeniu i wczytaj plik; tutaj też zostaną.
page-device-file = Jako jeden plik
page-device-share = Udostępnij plik
page-device-bring = Wczytaj partie
page-device-brought = { $count ->
    [one] Wczytano jedną partię.
    [few] Wczytano { $count } partie.
   *[other] Wczytano { $count } partii.
}
page-device-brought-not = Nie udało się odczytać pliku { $name }: nie ma w nim partii Osady.
page-device-server = Umieść partię na serwerze
page-device-server-how = Zapisz ją do pliku i otwórz ten plik w poczekalni serwera: przechodzi zapis, a obie strony go sprawdzają.
page-device-clear = Wyczyść to urządzenie
page-device-clear-how = Pyta dwa razy i najpierw proponuje plik.
page-device-clear-sure = { $count ->
    [one] Jedyna partia na tym urządzeniu zniknie na zawsze. Chcesz ją najpierw zapisać do pliku?
    [few] Wszystkie { $count } partie na tym urządzeniu znikną na zawsze. Chcesz je najpierw zapisać do pliku?
   *[other] Wszystkie partie na tym urządzeniu ({ $count }) znikną na zawsze. Chcesz je najpierw zapisać do pliku?
}
page-device-clear-last = Nikt ich nie przywróci. Wyczyścić wszystko?
page-device-clear-go = Wyczyść …
page-device-clear-on = Wyczyść bez pliku
page-device-clear-now = Wyczyść wszystko
page-device-clear-keep = Zachowaj
page-device-failed = Nie udało się. Nic się nie zmieniło.

## Several people with one device

page-pocket-friend = Ktoś obok
page-pocket-friend-help = Gracie na jednym urządzeniu i podajecie je sobie między turami.
page-pocket-player = Gracz { $number }
page-pass-to = Urządzenie dostaje { $name }
page-pass-how = Dopóki nikt go nie przejmie, stołu nie widać.
page-pass-take = To ja, { $name }
page-pass-turn = Teraz kolej: { $name }.
page-pass-on = Podaj urządzenie dalej

## Co przychodzi, gdy ktoś po raz pierwszy o to poprosi

page-coming = { $what } w drodze: { $done } z { $of } MB
page-coming-not-reached = Tego jeszcze nie ma na tym urządzeniu: { $what }. A sieci brak. Otwórz raz z siecią, potem już tu zostanie.
page-coming-damaged = Nie udało się rozłożyć: { $what }. To, co przyszło, do siebie nie pasuje; może właśnie Osada jest tam odnawiana. Spróbuj ponownie za minutę.
page-coming-broken = Przyszło, ale nie dało się rozłożyć: { $what }. Otwórz stronę jeszcze raz.
page-coming-again = Tego tu nie ma, ale nic nie przepadło. Spróbuj ponownie, gdy będzie sieć.
problem-not-brought = Tego jeszcze nie ma na tym urządzeniu, a sieci brak. Otwórz raz z siecią, potem już tu zostanie.
problem-brought-damaged = To, co przyszło, do siebie nie pasuje. Może właśnie Osada jest tam odnawiana. Spróbuj ponownie za minutę.
page-device-here = Co tu leży
page-device-here-how = Gra i język przychodzą, gdy otwierasz je po raz pierwszy, reszta po cichu zaraz potem. To, co tu leży, nie potrzebuje sieci.
page-device-here-yes = leży tutaj
page-device-here-no = przyjdzie przy pierwszym otwarciu
page-device-here-all = Sprowadź wszystko teraz
