### Kronika kampanii: osada chronicle i strona, którą otwiera się ze stołu.

mythwind-chronicle-title = Kronika doliny
mythwind-chronicle-season = { $season }, rok { $year }
mythwind-chronicle-chapter =
    { $chapter ->
        [1] Rozdział pierwszy: Klucz
        [2] Rozdział drugi: Osiem imion
        [3] Rozdział trzeci: Zła zima
        [4] Rozdział czwarty: Linia
       *[5] Potem
    }
mythwind-chronicle-adventure = { $who } rusza w drogę.
mythwind-chronicle-built = Nowe w dolinie: { $names }.
mythwind-chronicle-cleared =
    { $count ->
        [one] Jeden las zrobił miejsce.
        [few] { $count } lasy zrobiły miejsce.
       *[many] { $count } lasów zrobiło miejsce.
    }
mythwind-chronicle-then = Dolina wtedy
mythwind-chronicle-now = Dolina dziś
mythwind-chronicle-after-year = Po roku { $year }
mythwind-chronicle-joins = Do miasteczka dołącza: { $who }.
mythwind-chronicle-rests = Na razie nie ma w miasteczku: { $who }.
