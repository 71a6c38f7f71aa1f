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
mythwind-chronicle-who = Kto jest kim
mythwind-chronicle-span = { $first } – { $last }
mythwind-chronicle-stands = Co dziś stoi
mythwind-chronicle-there = Kto tam był

## Who is who: a name, a line, and the forms in which the story names them (“…” stands for any ending)

mythwind-who-ilsa = Ilsa
mythwind-who-ilsa-says = przewodniczka przez przełęcz; obozowisko wybierała dziewiętnaście razy
mythwind-who-ilsa-forms = Ils…
mythwind-who-fiks = Fiks
mythwind-who-fiks-says = nie wyższa niż but; liczy i idzie przodem
mythwind-who-fiks-forms = Fiks…
mythwind-who-agatha = Agata
mythwind-who-agatha-says = piekarka; o cieście ma swoje zdanie
mythwind-who-agatha-forms = Agat…
mythwind-who-mila = Mila
mythwind-who-mila-says = wnuczka Agaty, najmniejsza; mówi, że one tylko liczyły
mythwind-who-mila-forms = Mila Milę Mili Milo Milu
mythwind-who-vitus = Wit
mythwind-who-vitus-says = murarz; nie ufa niczemu, co nie jest z kamienia
mythwind-who-vitus-forms = Wit Wita Witem Witowi Witu Witowie
mythwind-who-dora = Dora
mythwind-who-dora-says = pszczelarka; mówi mało, resztę dopisuje ołówkiem
mythwind-who-dora-forms = Dora Dory Dorze Dorę Dorą Doro
mythwind-who-anton = Antoni
mythwind-who-anton-says = nauczyciel; prowadzi księgę miasteczka i liczy łyżki
mythwind-who-anton-forms = Anton…
mythwind-who-tobias = Tobiasz
mythwind-who-tobias-says = wędrowny kupiec; czyta listy, które nosi
mythwind-who-tobias-forms = Tobiasz…
mythwind-who-deacon = Diakon
mythwind-who-deacon-says = najstarszy z mułów
mythwind-who-deacon-forms = Diakon…
mythwind-who-buuk = Buuk
mythwind-who-buuk-says = nosi; także sadzi, jak uważa za słuszne
mythwind-who-buuk-forms = Buuk…
mythwind-who-slate = Łupek
mythwind-who-slate-says = głaz, który nauczył się pukać
mythwind-who-slate-forms = Łupek… Łupk…
mythwind-who-dimple = Dołek
mythwind-who-dimple-says = właściciel dolnej łąki, według własnych obliczeń
mythwind-who-dimple-forms = Dołek… Dołk…
mythwind-who-elida = Elida
mythwind-who-elida-says = przyszła z mrozem na szybie
mythwind-who-elida-forms = Elid…
mythwind-who-puk = Puk
mythwind-who-puk-says = kończy to, co leży na cudzych warsztatach
mythwind-who-puk-forms = Puk Puka Pukowi Pukiem
mythwind-who-kaspar = Kacper
mythwind-who-kaspar-says = skrzypek; zabrał melodię, żeby nie zmokła
mythwind-who-kaspar-forms = Kacp…
mythwind-who-jonas = Jonasz
mythwind-who-jonas-says = węglarz; zachował swoją połowę ognia
mythwind-who-jonas-forms = Jonasz…
mythwind-who-simon = Szymon
mythwind-who-simon-says = przewoźnik; jego lina była od dzwonu
mythwind-who-simon-forms = Szymon…
mythwind-who-lucy = Łucja
mythwind-who-lucy-says = pasterka; szósty haczyk i chochla
mythwind-who-lucy-forms = Łucj…
mythwind-who-hedwig = Jadwiga
mythwind-who-hedwig-says = aptekarka; wzięła słój śniegu z tamtej zimy
mythwind-who-hedwig-forms = Jadwig… Jadwid…
mythwind-who-matthias = Maciej
mythwind-who-matthias-says = ten, o którym każde myślało, że trzyma go za rękę kto inny
mythwind-who-matthias-forms = Maciej… Maciek… Maćk…
mythwind-who-rosa = Róża
mythwind-who-rosa-says = mierniczyni; trzyma się linii prostej
mythwind-who-rosa-forms = Róż…
