### Przebieg gry w kilku słowach: obok każdego zdarzenia jego zwrot (osada/texts/log.py).
### $title, $chosen i podobne to teksty, które wymienia log.toml.

mythwind-season-began-log =
    { mythwind-part-season }, rok { $year }{ $goal ->
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
    { $resource-nom } +1{ $track-changed ->
        [0] { "" }
       *[other] { " " }→ { $track-changed-value }
    }, −{ $price }
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
mythwind-used-log = { $building-name }
mythwind-hired-log =
    zatrudnienie: { $die-nom }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
mythwind-track-changed-log = { $resource-nom } { $change-signed } → { $value }
mythwind-coins-log = monety { $change-signed } → { $coins }
mythwind-die-gained-log = wieża: + { $die-nom }
mythwind-die-lost-log = do zasobów: { $die-nom }
mythwind-die-changed-log =
    { $place ->
        [tower] wieża
       *[hired] zatrudniony
    }: { $die-nom } → { $now-value }
mythwind-die-rerolled-log = nowy rzut: { $die-nom }
mythwind-learned-log =
    umiejętność „{ $title }”, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
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
mythwind-field-opened-log = pole duszków
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
mythwind-season-ended-log = { mythwind-part-season }: koniec
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
mythwind-farmer-watered-log =
    { $by ->
        [rain] deszcz
        [barrel] beczka
       *[hand] woda
    }: { $title } { $cell }
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
mythwind-farmer-gear-lifted-log = { $title }: z { $cell }
mythwind-farmer-powered-log = { $title }: krowa na { $cell }
mythwind-farmer-cleared-log =
    usunięte: { $title } { $cell }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
mythwind-farmer-honey-log = miód { $cell }, +{ $coins }
mythwind-farmer-overgrown-log = chwasty na { $cell }
mythwind-crafter-stocked-log = worek: { $title }
mythwind-crafter-sold-log = sprzedaż: { $title } { $level }, +{ $coins }
mythwind-crafter-drew-log =
    { $materials ->
        [hidden] nic z worka
       *[other] { $materials }
    }
mythwind-crafter-returned-log = do worka: { $title }
mythwind-crafter-refined-log = { $title } → { $level }
mythwind-crafter-delivered-log =
    zamówienie { $title }: +{ $coins }{ $crafter-reputation ->
        [0] { "" }
       *[other] , reputacja { $crafter-reputation-reputation }
    }
    .brief = { $title }
mythwind-crafter-replaced-log = zamówienie { $title } pod stos
mythwind-crafter-order-opened-log = nowe zamówienie: { $title }
mythwind-crafter-reputation-log = reputacja { $reputation }
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
    { $title }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    } (cena { $now })
mythwind-merchant-sold-log = { $title }, +{ $price } (cena { $now })
mythwind-merchant-delivered-log = zamówienie { $title }: +{ $coins }
mythwind-merchant-swapped-log = oddane zamówienie: { $title }
mythwind-merchant-order-opened-log = nowe zamówienie: { $title }
mythwind-merchant-set-bonus-log = rodzaje towarów: { $kinds }, +{ $coins }
mythwind-merchant-intent-left-log = { $trader }: bez planu
mythwind-merchant-foreseen-log = { $trader }: { mythwind-merchant-part-deed }
mythwind-merchant-bottomed-log = { $trader }: karta pod talię
mythwind-merchant-marked-log = oznaczone: { $title }
mythwind-merchant-intent-log = potem: { mythwind-merchant-part-deed }
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
mythwind-merchant-demand-reset-log = każdy popyt znów 0
mythwind-merchant-orders-replaced-log = stare zamówienia przepadają
mythwind-ranger-preparing-log = przygotowania, punkty: { $points }
mythwind-ranger-outfitted-log =
    { $title }, { $price ->
        [0] za darmo
       *[other] −{ $price }
    }
mythwind-ranger-mended-log = naprawa: { $title }
mythwind-ranger-rested-log = odpoczynek: siły { $stamina }
mythwind-ranger-scouted-log = zwiad: { $place }, karty: { $count }
mythwind-ranger-departed-log = → { $place }
mythwind-ranger-travelled-log =
    { $place }, potrzeby: { $needs ->
        [hidden] brak
       *[other] { $needs }
    }; do znalezienia: { $finds }
mythwind-ranger-need-ignored-log = słońce: niepotrzebne { $title }
mythwind-ranger-needs-called-log = pomaga { $kind-one }
mythwind-ranger-need-met-log =
    { $by ->
        [gear] { $title }
       *[stamina] { $title }, siły −1
    }
mythwind-ranger-find-lost-log = strata: { $title }
mythwind-ranger-took-log = łup: { $each }
    .each = { $title }
mythwind-ranger-left-log = zostaje: { $title }
mythwind-ranger-dropped-log = porzucone: { $title }
mythwind-ranger-map-found-log = mapy: { $maps }
mythwind-ranger-pushed-on-log = dalej: siły { $stamina }
mythwind-ranger-camped-log = obóz, prowiant
mythwind-ranger-turned-back-log = odwrót: { $place }
mythwind-ranger-came-home-log = do domu: { $place }
mythwind-ranger-carried-home-log = powrót na noszach, połowa łupu: { $place }
mythwind-ranger-handed-over-log = dla miasteczka: { mythwind-ranger-part-loot-count }
mythwind-ranger-sold-loot-log = sprzedane znaleziska: { $count }, +{ $coins }
