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
# From event 111 to event 121 it is winter, and the calendar goes on.
mythwind-chronicle-winter =
    { $season ->
        [spring] W kalendarzu wiosna, za oknem zima
        [summer] W kalendarzu lato, za oknem zima
        [autumn] W kalendarzu jesień, za oknem zima
       *[winter] Zima w kalendarzu i za oknem
    }
# Before a card of that winter that comes to hand in another season.
mythwind-chronicle-leaf =
    { $kind ->
        [adventure] Wysoko, gdzie zima trwa cały rok.
       *[event] Kartka ze złej zimy.
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
mythwind-chronicle-years = Lata
mythwind-chronicle-marks = Znaki na marginesie
mythwind-chronicle-untold = Jeszcze nieopowiedziane
mythwind-chronicle-goal-met = { $goal }: zrealizowany.
mythwind-chronicle-goal-missed = { $goal }: niezrealizowany.
mythwind-chronicle-earned =
    { $count ->
        [one] zarobek: { $count } moneta
        [few] zarobek: { $count } monety
       *[many] zarobek: { $count } monet
    }
mythwind-chronicle-untold-envelopes =
    { $count ->
        [one] Jedna pieczęć jest nienaruszona.
        [few] { $count } pieczęcie są nienaruszone.
       *[many] { $count } pieczęci jest nienaruszonych.
    }
mythwind-chronicle-untold-sprites =
    { $count ->
        [one] Jeden duszek nie zdradził jeszcze imienia.
        [few] { $count } duszki nie zdradziły jeszcze imion.
       *[many] { $count } duszków nie zdradziło jeszcze imion.
    }
mythwind-chronicle-untold-upgrades =
    { $count ->
        [one] Jest jeszcze jedna rzecz, którą wieża mogłaby umieć.
        [few] Są jeszcze { $count } rzeczy, które wieża mogłaby umieć.
       *[many] Jest jeszcze { $count } rzeczy, które wieża mogłaby umieć.
    }
mythwind-chronicle-untold-kept = Wciąż otwarte na stole: { $titles }.
