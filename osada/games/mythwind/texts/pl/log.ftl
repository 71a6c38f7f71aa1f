### Przebieg gry w kilku słowach: obok każdego zdarzenia jego zwrot (osada/texts/log.py).
### $title, $chosen i podobne to teksty, które wymienia log.toml.

# a die in few words: “Sprite 2”
mythwind-part-die =
    { $die ->
        [s0] duszek 0
        [s1] duszek 1
        [s2] duszek 2
        [s3] duszek 3
        [v0] mieszkaniec 0
        [v1] mieszkaniec 1
        [v2] mieszkaniec 2
       *[v3] mieszkaniec 3
    }
# at the head of a line
mythwind-part-season-head =
    { $season ->
        [spring] { mythwind-season-spring }
        [summer] { mythwind-season-summer }
        [autumn] { mythwind-season-autumn }
       *[winter] { mythwind-season-winter }
    }
mythwind-season-began-log =
    { mythwind-part-season-head }, rok { $year }{ $goal ->
        [0] { "" }
       *[other] { " " }· cel: { $title }
    }
mythwind-day-began-log = Dzień { $day }
mythwind-weather-log =
    { $symbol ->
        [sunny] słonecznie
        [cloudy] pochmurno
       *[rainy] deszczowo
    }{ $effect ->
        [none] { "" }
        [progress] { " " }· budowa
        [event] { " " }· wydarzenie
       *[visit] { " " }· wizyta duszka
    }
mythwind-season-effect-log = efekt pory roku
mythwind-noon-began-log = Południe
mythwind-dusk-began-log = Zmierzch
mythwind-dice-to-tower-log = kości do wieży: { $count }
mythwind-finished-log = { "" }
mythwind-proposed-log = { "" }
mythwind-agreed-log = { "" }
mythwind-objected-log = sprzeciw
mythwind-visited-log = { $space-name }
mythwind-attached-log = { $kind-nom }
mythwind-passed-log = { $space-name }: bez akcji
mythwind-bought-log =
    { $resource-nom } +{ $times }{ $track-changed ->
        [0] { "" }
       *[other] { " " }→ { $track-changed-value }
    }, −{ mythwind-part-price }
    .brief = { $resource-nom } +{ $times }
mythwind-cleared-log =
    odkryty obszar { $area }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-construction-began-log = { $building-name }: budowa, pole { $space }
    .gain = pole { $space }
    .brief = { $building-name }
mythwind-moved-on-log = { $building-name } → { $space }
mythwind-moved-back-log = { $building-name }: cofa się na { $space }
mythwind-completed-log = { $building-name }: stoi, obszar { $area }
mythwind-replaced-log = { $old-name } → { $building-name }
mythwind-jammed-log = { $building-name }: brak pustego obszaru
mythwind-demolished-log = { $building-name }: rozbiórka, obszar { $area }
mythwind-forest-back-log = las na obszarze { $area }
mythwind-granted-log = { $building-name } dla miasteczka, obszar { $area }
mythwind-unlocked-log = nowe do budowy: { $building-name }
mythwind-used-log =
    { $building-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
    .brief = { $building-name }
mythwind-hired-log =
    zatrudnienie: { mythwind-part-die }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .brief = { mythwind-part-die }
mythwind-track-changed-log = { $resource-nom } { $change-signed } → { $value }
    .brief = { $resource-nom }
mythwind-coins-log =
    { $times ->
        [1] { $own ->
            [yes] monety { $change-signed } → { $coins }
           *[no] { $seat }: monety { $change-signed } → { $coins }
        }
       *[other] monety { $change-signed }: { $each }
    }
    .each = { $seat } → { $coins }
mythwind-die-gained-log = wieża: + { mythwind-part-die }
mythwind-die-lost-log = do zasobów: { mythwind-part-die }
mythwind-die-changed-log =
    { $place ->
        [tower] wieża: { mythwind-part-die }
       *[hired] { mythwind-part-die }
    } → { $now-value }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-die-rerolled-log = nowy rzut: { mythwind-part-die }
mythwind-learned-log =
    umiejętność „{ $title }”, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .brief = „{ $title }”
mythwind-forgot-log = zapomniana umiejętność „{ $title }”
mythwind-skill-used-log = umiejętność „{ $title }”
mythwind-extra-action-log = +1 akcja postaci
mythwind-no-character-action-log = dziś bez akcji postaci
mythwind-odd-job-log = dorywcza praca, +{ $coins }
mythwind-field-used-log =
    pole duszków: { $sprite-name }{ $coins ->
        [0] { "" }
       *[other] , { $coins-change-signed }
    }
mythwind-sprite-came-log = na pole duszków: { $sprite-name }
mythwind-field-opened-log = nowe: pole duszków
mythwind-envelope-log = tajemnicza koperta { $envelope }
mythwind-upgrade-log = ulepszenie wieży: { mythwind-part-upgrade }
mythwind-rolled-log =
    kość: { $face ->
        [0] pusta ścianka
       *[other] { $face }
    }
mythwind-event-log = { "" }
    .subject = { $title }
mythwind-no-event-log = brak karty wydarzenia
mythwind-event-chosen-log =
    { $chosen ->
        [hidden] { "" }
       *[other] { $chosen }
    }
mythwind-adventure-log = przygoda { $card }
mythwind-no-adventure-log = brak przygód
mythwind-adventure-chosen-log =
    { $chosen ->
        [hidden] przygoda { $card }
       *[other] przygoda { $card }: { $chosen }
    }
mythwind-not-paid-log = bez pełnej zapłaty: nic
mythwind-deck-grew-log =
    { $deck ->
        [event] talia wydarzeń
        [adventure] talia przygód
        [goal] talia celów
       *[weather] talia pogody
    } +{ $count }
mythwind-season-ended-log = { mythwind-part-season-head }: koniec
mythwind-building-gave-log = na koniec pory: { $building-name }
mythwind-goal-met-log = cel zrealizowany: { $title }
mythwind-goal-missed-log = cel niezrealizowany: { $title }
mythwind-goal-ignored-log = cel { $title }: bez efektu
mythwind-goal-chosen-log = następny cel: { $title }
mythwind-not-swapped-log = { "" }
mythwind-joins-log = { $character-name }
mythwind-rests-log = odpoczywa: { $character-name }
mythwind-changed-log = { $old-name } → { $new-name }
mythwind-achieved-log = osiągnięcie: { $title }
mythwind-farmer-planted-log =
    { $title } { mythwind-farmer-part-shape }, { $cells }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-watered-log =
    { $by ->
        [rain] deszcz
        [barrel] beczka
       *[hand] woda
    }: { $title } { $each }
    .each = { $cell }
mythwind-farmer-harvested-log = zbiór: { $title } ×{ $count }, { $cell }, +{ $coins }
    .brief = zbiór ×{ $count }
mythwind-farmer-stall-log = stragan, +{ $coins }
mythwind-farmer-cow-bought-log =
    krowa { $cell }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
mythwind-farmer-cow-sold-log = sprzedaż krowy { $cell }, +{ $coins }
mythwind-farmer-cow-moved-log = krowa { $cell } → { $to }
mythwind-farmer-calf-born-log =
    cielę { $cell }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
mythwind-farmer-gear-bought-log =
    { $title } { $cell }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-farmer-gear-lifted-log = { $title }: z { $cell }
mythwind-farmer-powered-log = { $title }: krowa na { $cell }
mythwind-farmer-cleared-log =
    usunięte: { $title } { $each }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .each = { $cell }
mythwind-farmer-honey-log = miód { $cell }, +{ $coins }
mythwind-farmer-overgrown-log = chwasty na { $each }
    .each = { $cell }
mythwind-crafter-stocked-log = worek: { $title }
mythwind-crafter-sold-log = sprzedaż: { $title } { $level }, +{ $coins }
mythwind-crafter-drew-log =
    { $materials ->
        [hidden] nic z worka
       *[other] { $materials-counted }
    }
mythwind-crafter-returned-log = do worka: { $material-counted }
mythwind-crafter-refined-log = { $title } → { $each }
    .each = { $level }
mythwind-crafter-delivered-log =
    zamówienie { $title }: +{ $coins }{ $crafter-reputation ->
        [0] { "" }
       *[other] , reputacja { $crafter-reputation-reputation }
    }
    .brief = { $title }
mythwind-crafter-replaced-log = zamówienie { $title } pod stos
mythwind-crafter-order-opened-log = nowe zamówienie: { $title }
mythwind-crafter-reputation-log = reputacja { $reputation }
# what a trader means to do, in few words
mythwind-part-plan =
    { $deed ->
        [buy] kupić { mythwind-merchant-part-good-acc } ({ $count })
        [sell] sprzedać { mythwind-merchant-part-good-acc } ({ $count })
        [corner] wykupić { mythwind-merchant-part-good-acc }
        [dump] wyprzedać { mythwind-merchant-part-good-acc }
        [order] starsze zamówienie
       *[idle] nic
    }
mythwind-merchant-supply-moved-log =
    { $title }, { $way ->
        [up] więcej
       *[down] mniej
    } ({ $now })
    .subject = Rynek
mythwind-merchant-demand-moved-log =
    { $title }, { $way ->
        [up] większy popyt
       *[down] mniejszy popyt
    } ({ $now })
mythwind-merchant-rain-log = deszcz: { $title }, mniej ({ $now })
mythwind-merchant-sun-log = słońce: { $title }, większy popyt ({ $now })
mythwind-merchant-calm-log = spokojniejszy popyt
mythwind-merchant-rival-came-log = nowy kupiec: { mythwind-merchant-part-rival }
mythwind-merchant-bought-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    } (cena { $now })
    .brief = { $title }
mythwind-merchant-sold-log =
    { $times ->
        [1] { $title }
       *[other] { $times }× { $title }
    }, +{ $price } (cena { $now })
    .brief = { $title }
mythwind-merchant-delivered-log = zamówienie { $title }, +{ $coins }
    .brief = { $title }
mythwind-merchant-swapped-log = oddane zamówienie: { $title }
mythwind-merchant-order-opened-log = nowe zamówienie: { $title }
mythwind-merchant-set-bonus-log = rodzaje towarów: { $kinds }, +{ $coins }
mythwind-merchant-intent-left-log = { $trader }: bez planu
mythwind-merchant-foreseen-log = { $trader }: { mythwind-part-plan }
mythwind-merchant-bottomed-log = { $trader }: karta pod talię
mythwind-merchant-marked-log = oznaczone: { $title }
mythwind-merchant-intent-log = potem: { mythwind-part-plan }
    .subject = { $trader }
mythwind-merchant-rival-acted-log =
    { $deed ->
        [buy] kupuje
        [sell] sprzedaje
        [corner] wykupuje
       *[dump] wyprzedaje
    } { mythwind-merchant-part-good-acc } ({ $now })
    .subject = { $trader }
mythwind-merchant-rival-idle-log = nic
    .subject = { $trader }
mythwind-merchant-rival-delivered-log = zamówienie { $title }
    .subject = { $trader }
mythwind-merchant-rival-lacked-log = brak towarów, zamówienie { $title }
    .subject = { $trader }
mythwind-merchant-rival-kept-off-log = { $title }: oznaczone, bez ruchu
    .subject = { $trader }
mythwind-merchant-brokered-log = pośrednictwo: { $title }, +{ $coins }
mythwind-merchant-demand-reset-log = popyt na wszystko znów 0
mythwind-merchant-orders-replaced-log = stare zamówienia przepadają
mythwind-ranger-preparing-log = przygotowania: { $points }
mythwind-ranger-outfitted-log =
    { $title }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
    .brief = { $title }
mythwind-ranger-mended-log = naprawa: { $title }
mythwind-ranger-rested-log =
    { $times ->
        [1] odpoczynek
       *[other] odpoczynek ×{ $times }
    }: siły { $stamina }
mythwind-ranger-scouted-log =
    zwiad: { $place }, karty: { $count }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
mythwind-ranger-departed-log = → { $place }
mythwind-ranger-travelled-log =
    { $place }{ $needs ->
        [hidden] { "" }
       *[other] , potrzeby: { $needs-counted }
    }
    .brief = { $place }
mythwind-ranger-need-ignored-log = słońce: bez { mythwind-ranger-part-gear-gen }
mythwind-ranger-needs-called-log = pomaga { $kind-one }
mythwind-ranger-need-met-log =
    { $by ->
        [gear] { "" }
       *[stamina] { $gear-counted }, siły −{ $times }
    }
mythwind-ranger-find-lost-log = strata: { $loot-counted }
mythwind-ranger-took-log = łup: { $loot-counted }
mythwind-ranger-left-log = zostaje: { $loot-counted }
mythwind-ranger-dropped-log = porzucone: { $thing-counted }
mythwind-ranger-map-found-log = mapy: { $maps }
mythwind-ranger-pushed-on-log = dalej: siły { $stamina }
mythwind-ranger-camped-log = obóz, prowiant
mythwind-ranger-turned-back-log = odwrót: { $place }
mythwind-ranger-came-home-log = do domu: { $place }
mythwind-ranger-carried-home-log = powrót na noszach, połowa łupu: { $place }
mythwind-ranger-handed-over-log = dla miasteczka: { mythwind-ranger-part-loot-count }
mythwind-ranger-sold-loot-log = sprzedane znaleziska: { $count }, +{ $coins }
