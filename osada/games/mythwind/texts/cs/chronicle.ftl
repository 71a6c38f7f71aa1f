### Kronika kampaně: osada chronicle a stránka, která se otevírá od stolu.

mythwind-chronicle-title = Kronika údolí
mythwind-chronicle-season = { $season }, rok { $year }
mythwind-chronicle-chapter =
    { $chapter ->
        [1] Kapitola první: Klíč
        [2] Kapitola druhá: Osm jmen
        [3] Kapitola třetí: Zlá zima
        [4] Kapitola čtvrtá: Trať
       *[5] Potom
    }
# From event 111 to event 121 it is winter, and the calendar goes on.
mythwind-chronicle-winter =
    { $season ->
        [spring] V kalendáři jaro, za oknem zima
        [summer] V kalendáři léto, za oknem zima
        [autumn] V kalendáři podzim, za oknem zima
       *[winter] Zima v kalendáři i za oknem
    }
# Before a card of that winter that comes to hand in another season.
mythwind-chronicle-leaf =
    { $kind ->
        [adventure] Vysoko, kde je zima po celý rok.
       *[event] List ze zlé zimy.
    }
mythwind-chronicle-adventure = { $who } vyráží na cestu.
mythwind-chronicle-built = Nové v údolí: { $names }.
mythwind-chronicle-cleared =
    { $count ->
        [one] Jeden les uvolnil místo.
        [few] { $count } lesy uvolnily místo.
       *[other] { $count } lesů uvolnilo místo.
    }
mythwind-chronicle-then = Údolí tehdy
mythwind-chronicle-now = Údolí dnes
mythwind-chronicle-after-year = Po roce { $year }
mythwind-chronicle-joins = Do městečka přichází: { $who }.
mythwind-chronicle-rests = Prozatím není v městečku: { $who }.
mythwind-chronicle-years = Léta
mythwind-chronicle-marks = Značky na okraji
mythwind-chronicle-untold = Ještě nevyprávěno
mythwind-chronicle-goal-met = { $goal }: splněno.
mythwind-chronicle-goal-missed = { $goal }: nesplněno.
mythwind-chronicle-earned =
    { $count ->
        [one] výdělek: { $count } mince
        [few] výdělek: { $count } mince
       *[other] výdělek: { $count } mincí
    }
mythwind-chronicle-untold-envelopes =
    { $count ->
        [one] Jedna pečeť je neporušená.
        [few] { $count } pečeti jsou neporušené.
       *[other] { $count } pečetí je neporušených.
    }
mythwind-chronicle-untold-sprites =
    { $count ->
        [one] Jeden skřítek ještě neprozradil své jméno.
        [few] { $count } skřítci ještě neprozradili svá jména.
       *[other] { $count } skřítků ještě neprozradilo svá jména.
    }
mythwind-chronicle-untold-upgrades =
    { $count ->
        [one] Je ještě jedna věc, kterou by věž mohla umět.
        [few] Jsou ještě { $count } věci, které by věž mohla umět.
       *[other] Je ještě { $count } věcí, které by věž mohla umět.
    }
mythwind-chronicle-untold-kept = Na stole leží dál otevřené: { $titles }.
