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
