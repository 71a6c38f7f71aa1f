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
mythwind-chronicle-who = Kdo je kdo
mythwind-chronicle-span = { $first } – { $last }
mythwind-chronicle-stands = Co dnes stojí
mythwind-chronicle-there = Kdo u toho byl

## Who is who: a name, a line, and the forms in which the story names them (“…” stands for any ending)

mythwind-who-ilsa = Ilsa
mythwind-who-ilsa-says = vůdkyně přes průsmyk; tábor vybírala devatenáctkrát
mythwind-who-ilsa-forms = Ils…
mythwind-who-fiks = Fiks
mythwind-who-fiks-says = ne vyšší než bota; počítá a jde napřed
mythwind-who-fiks-forms = Fiks…
mythwind-who-agatha = Agáta
mythwind-who-agatha-says = pekařka; o těstě má své mínění
mythwind-who-agatha-forms = Agát…
mythwind-who-mila = Mila
mythwind-who-mila-says = Agátina vnučka, nejmenší; říká, že jen počítali
mythwind-who-mila-forms = Mila Milu Mily Milo Milě
mythwind-who-vitus = Vít
mythwind-who-vitus-says = zedník; nevěří ničemu, co není z kamene
mythwind-who-vitus-forms = Vít…
mythwind-who-dora = Dora
mythwind-who-dora-says = včelařka; mluví málo, zbytek připíše tužkou
mythwind-who-dora-forms = Dora Dory Doru Doro Dorou Doře Dořin…
mythwind-who-anton = Antonín
mythwind-who-anton-says = učitel; vede městskou knihu a počítá lžíce
mythwind-who-anton-forms = Antonín…
mythwind-who-tobias = Tobiáš
mythwind-who-tobias-says = podomní obchodník; čte dopisy, které nosí
mythwind-who-tobias-forms = Tobiáš…
mythwind-who-deacon = Jáhen
mythwind-who-deacon-says = nejstarší z mezků
mythwind-who-deacon-forms = Jáhn… Jáhe…
mythwind-who-buuk = Buuk
mythwind-who-buuk-says = nosí; a taky sází, jak uzná za vhodné
mythwind-who-buuk-forms = Buuk…
mythwind-who-slate = Lupek
mythwind-who-slate-says = balvan, který se naučil klepat
mythwind-who-slate-forms = Lupek… Lupk…
mythwind-who-dimple = Důlek
mythwind-who-dimple-says = majitel dolní louky, podle vlastních výpočtů
mythwind-who-dimple-forms = Důlek… Důlk…
mythwind-who-elida = Elida
mythwind-who-elida-says = přišla s mrazem na okně
mythwind-who-elida-forms = Elid…
mythwind-who-puk = Puk
mythwind-who-puk-says = dokončuje, co leží na cizích poncích
mythwind-who-puk-forms = Puk Puka Pukovi Pukem Puku
mythwind-who-kaspar = Kašpar
mythwind-who-kaspar-says = houslista; vzal písničku, aby nezmokla
mythwind-who-kaspar-forms = Kašpar…
mythwind-who-jonas = Jonáš
mythwind-who-jonas-says = uhlíř; uchoval svou půlku ohně
mythwind-who-jonas-forms = Jonáš…
mythwind-who-simon = Šimon
mythwind-who-simon-says = převozník; jeho lano bylo od zvonu
mythwind-who-simon-forms = Šimon…
mythwind-who-lucy = Lucie
mythwind-who-lucy-says = pastýřka; šestý háček a naběračka
mythwind-who-lucy-forms = Luci…
mythwind-who-hedwig = Hedvika
mythwind-who-hedwig-says = lékárnice; vzala sklenici sněhu z té zimy
mythwind-who-hedwig-forms = Hedvik… Hedvic…
mythwind-who-matthias = Matěj
mythwind-who-matthias-says = ten, o kterém si každý myslel, že ho drží za ruku jiný
mythwind-who-matthias-forms = Matěj…
mythwind-who-rosa = Růžena
mythwind-who-rosa-says = zeměměřička; drží se přímky
mythwind-who-rosa-forms = Růžen…
