### The Merchant's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. Rivals too stand in the nominative.
### Glossary: good towar · supply podaż · demand popyt · order zamówienie · intent zamiar · deal transakcja ·
### warehouse magazyn · worker robotnik · sprite duszek · villager mieszkaniec · attached przywiązany.

## Names

mythwind-merchant-help = Kupuj towary, gdy jest ich w bród, i sprzedawaj, gdy ich brakuje: każda kupiona lub sprzedana jednostka zmienia cenę. Realizuj zamówienia miasteczka, sprzedawaj wiele rodzajów towarów w jeden dzień, żeby dostać premię, i pilnuj, co o zmierzchu zamierzają rywale.
mythwind-merchant-grain = Zboże
mythwind-merchant-salt = Sól
mythwind-merchant-wool = Wełna
mythwind-merchant-pots = Ceramika
mythwind-merchant-glass = Szkło
mythwind-merchant-spice = Przyprawy
mythwind-merchant-weigher = Wagowy
mythwind-merchant-caravan = Karawana
mythwind-merchant-tinker = Druciarz
mythwind-merchant-grain-salt = Dla piekarza: zboże i sól
mythwind-merchant-grain-wool = Dla wdowy po młynarzu: zboże i wełna
mythwind-merchant-grain-pots = Dla browaru: zboże i ceramika
mythwind-merchant-grain-glass = Dla gorzelnika: zboże i szkło
mythwind-merchant-grain-spice = Dla piernikarza: zboże i przyprawy
mythwind-merchant-salt-wool = Dla pasterzy: sól i wełna
mythwind-merchant-salt-pots = Dla kiszarni: sól i ceramika
mythwind-merchant-salt-glass = Dla zielarki: sól i szkło
mythwind-merchant-salt-spice = Dla wędzarni: sól i przyprawy
mythwind-merchant-wool-pots = Dla nowożeńców: wełna i ceramika
mythwind-merchant-wool-glass = Dla szkółki: wełna i szkło
mythwind-merchant-wool-spice = Dla farbiarza: wełna i przyprawy
mythwind-merchant-pots-glass = Dla szynkarza: ceramika i szkło
mythwind-merchant-pots-spice = Dla kucharki: ceramika i przyprawy
mythwind-merchant-glass-spice = Dla aptekarza: szkło i przyprawy

## Skills

mythwind-skill-M1 = Duży wóz
mythwind-skill-M1-help = Magazyn mieści o { $printed-merchant-skills-big_cart ->
        [one] { $printed-merchant-skills-big_cart } jednostkę
        [few] { $printed-merchant-skills-big_cart } jednostki
       *[other] { $printed-merchant-skills-big_cart } jednostek
    } więcej.
mythwind-skill-M2 = Żyłka do targów
mythwind-skill-M2-help = Pierwsza jednostka kupiona danego dnia kosztuje o { $printed-merchant-skills-haggler ->
        [one] { $printed-merchant-skills-haggler } monetę
        [few] { $printed-merchant-skills-haggler } monety
       *[other] { $printed-merchant-skills-haggler } monet
    } mniej.
mythwind-skill-M3 = Pełny asortyment
mythwind-skill-M3-help = Premia za różne towary sprzedane jednego dnia jest o { $printed-merchant-skills-sets ->
        [one] { $printed-merchant-skills-sets } monetę
        [few] { $printed-merchant-skills-sets } monety
       *[other] { $printed-merchant-skills-sets } monet
    } wyższa.
mythwind-skill-M4 = Księga rachunkowa
mythwind-skill-M4-help = Raz dziennie: obejrzyj następną kartę każdego rywala; jedną z nich możesz wsunąć pod jej talię.
mythwind-skill-M5 = Pośrednictwo
mythwind-skill-M5-help = { $printed-merchant-skills-broker ->
        [one] { $printed-merchant-skills-broker } moneta
        [few] { $printed-merchant-skills-broker } monety
       *[other] { $printed-merchant-skills-broker } monet
    }, ilekroć rywal sprzedaje lub wyprzedaje towar, który masz w magazynie.
mythwind-skill-M6 = Ranny ptaszek
mythwind-skill-M6-help = Jedna transakcja o świcie, po karcie rynku.
mythwind-skill-M7 = Wyłączność
mythwind-skill-M7-help = Raz dziennie: oznacz towar. Rywale omijają go do końca najbliższego zmierzchu.
mythwind-skill-M8 = Rzetelna waga
mythwind-skill-M8-help = Pierwsza sprzedaż danego dnia nie zwiększa podaży i przynosi tyle, ile wynosiła cena przed nią.

## Parts of sentences

mythwind-merchant-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-merchant-part-price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[other] { $price } monet
    }
mythwind-merchant-part-paid =
    { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
       *[other] za { $price } monet
    }
# kupuje co
mythwind-merchant-part-good-acc =
    { $good ->
        [grain] zboże
        [salt] sól
        [wool] wełnę
        [pots] ceramikę
        [glass] szkło
       *[spice] przyprawy
    }
# przybywa czego
mythwind-merchant-part-good-gen =
    { $good ->
        [grain] zboża
        [salt] soli
        [wool] wełny
        [pots] ceramiki
        [glass] szkła
       *[spice] przypraw
    }
mythwind-merchant-part-rival =
    { $rival ->
        [weigher] Wagowy
        [caravan] Karawana
       *[tinker] Druciarz
    }
# zamówienie …: dla piekarza (zboże i sól)
mythwind-merchant-part-order =
    { $order ->
        [grain-salt] dla piekarza (zboże i sól)
        [grain-wool] dla wdowy po młynarzu (zboże i wełna)
        [grain-pots] dla browaru (zboże i ceramika)
        [grain-glass] dla gorzelnika (zboże i szkło)
        [grain-spice] dla piernikarza (zboże i przyprawy)
        [salt-wool] dla pasterzy (sól i wełna)
        [salt-pots] dla kiszarni (sól i ceramika)
        [salt-glass] dla zielarki (sól i szkło)
        [salt-spice] dla wędzarni (sól i przyprawy)
        [wool-pots] dla nowożeńców (wełna i ceramika)
        [wool-glass] dla szkółki (wełna i szkło)
        [wool-spice] dla farbiarza (wełna i przyprawy)
        [pots-glass] dla szynkarza (ceramika i szkło)
        [pots-spice] dla kucharki (ceramika i przyprawy)
       *[glass-spice] dla aptekarza (szkło i przyprawy)
    }
# zamierza …
mythwind-merchant-part-deed =
    { $deed ->
        [buy] kupić { mythwind-merchant-part-good-acc } ({ $count })
        [sell] sprzedać { mythwind-merchant-part-good-acc } ({ $count })
        [corner] wykupić z rynku { mythwind-merchant-part-good-acc }
        [dump] wyprzedać { mythwind-merchant-part-good-acc }
        [order] zrealizować starsze z otwartych zamówień
       *[idle] nic nie robić
    }

## Actions

mythwind-action-trade = handel
mythwind-action-buy-good = kup { mythwind-merchant-part-good-acc }
mythwind-action-sell-good = sprzedaj { mythwind-merchant-part-good-acc }
mythwind-action-deliver-goods = zrealizuj zamówienie { mythwind-merchant-part-order }
mythwind-action-swap-order = wymień zamówienie { mythwind-merchant-part-order } na inne
mythwind-action-hawk =
    { $errand ->
        [deal] mieszkaniec zawiera transakcję
        [demand] duszek wpływa na popyt
       *[rival] duszek odwraca uwagę rywala
    }
mythwind-action-raise-demand = większy popyt na { mythwind-merchant-part-good-acc }
mythwind-action-lower-demand = mniejszy popyt na { mythwind-merchant-part-good-acc }
mythwind-action-rival = { mythwind-merchant-part-rival }
mythwind-action-mark-good = oznacz { mythwind-merchant-part-good-acc }

## Questions

mythwind-question-merchant-trade = Jaka jest następna transakcja?
mythwind-question-merchant-errand = Jaką transakcję ma zawrzeć mieszkaniec? Kupuje o 2 monety taniej, sprzedaje o 2 monety drożej.
mythwind-question-merchant-dawn = Rynek właśnie się otwiera. Jedna transakcja przed innymi?
mythwind-question-merchant-demand = Na który popyt ma wpłynąć duszek?
mythwind-question-merchant-chase = Który rywal ma porzucić swój zamiar i odkryć następny?
mythwind-question-merchant-ledger = Czy wsuwasz jedną z tych kart pod talię? Wskaż rywala.
mythwind-question-merchant-exclusive = Który towar mają omijać rywale?

## What happens

mythwind-merchant-supply-moved =
    { $way ->
        [up] Na rynku przybywa { mythwind-merchant-part-good-gen }: cena wynosi teraz { $now }.
       *[down] Na rynku ubywa { mythwind-merchant-part-good-gen }: cena wynosi teraz { $now }.
    }
mythwind-merchant-demand-moved =
    { $way ->
        [up] Popyt na { mythwind-merchant-part-good-acc } rośnie: cena wynosi teraz { $now }.
       *[down] Popyt na { mythwind-merchant-part-good-acc } spada: cena wynosi teraz { $now }.
    }
mythwind-merchant-rain = Deszcz: na rynku ubywa { mythwind-merchant-part-good-gen }, a cena wynosi teraz { $now }.
mythwind-merchant-sun = Słońce: popyt na { mythwind-merchant-part-good-acc } rośnie, a cena wynosi teraz { $now }.
mythwind-merchant-calm = Rynek się uspokaja: każdy popyt zbliża się o krok do zera.
mythwind-merchant-rival-came = Na rynku pojawia się nowy rywal: { mythwind-merchant-part-rival }.
mythwind-merchant-bought = { $seat } kupuje { mythwind-merchant-part-good-acc } { mythwind-merchant-part-paid }; cena wynosi teraz { $now }.
mythwind-merchant-sold = { $seat } sprzedaje { mythwind-merchant-part-good-acc } { mythwind-merchant-part-paid }; cena wynosi teraz { $now }.
mythwind-merchant-delivered = { $seat } realizuje zamówienie { mythwind-merchant-part-order } i dostaje { mythwind-merchant-part-coins }.
mythwind-merchant-swapped = { $seat } rezygnuje z zamówienia { mythwind-merchant-part-order }.
mythwind-merchant-order-opened = Jest nowe zamówienie { mythwind-merchant-part-order }.
mythwind-merchant-set-bonus =
    { $kinds ->
        [few] { $seat } dostaje jeszcze { mythwind-merchant-part-coins } za { $kinds } różne towary sprzedane jednego dnia.
       *[other] { $seat } dostaje jeszcze { mythwind-merchant-part-coins } za { $kinds } różnych towarów sprzedanych jednego dnia.
    }
mythwind-merchant-intent-left = { $seat } odwraca uwagę rywala: { mythwind-merchant-part-rival } porzuca swój zamiar.
mythwind-merchant-foreseen = Następna karta – { mythwind-merchant-part-rival }: { mythwind-merchant-part-deed }.
mythwind-merchant-bottomed = { $seat } wsuwa pod talię następną kartę rywala ({ mythwind-merchant-part-rival }).
mythwind-merchant-marked = { $seat } oznacza { mythwind-merchant-part-good-acc }: rywale omijają ten towar do końca najbliższego zmierzchu.
mythwind-merchant-intent = Zamiar rywala: { mythwind-merchant-part-rival } chce { mythwind-merchant-part-deed }.
mythwind-merchant-rival-acted =
    { $deed ->
        [buy] { mythwind-merchant-part-rival } kupuje { mythwind-merchant-part-good-acc }: cena wynosi teraz { $now }.
        [sell] { mythwind-merchant-part-rival } sprzedaje { mythwind-merchant-part-good-acc }: cena wynosi teraz { $now }.
        [corner] { mythwind-merchant-part-rival } wykupuje z rynku { mythwind-merchant-part-good-acc }: cena wynosi teraz { $now }.
       *[dump] { mythwind-merchant-part-rival } wyprzedaje { mythwind-merchant-part-good-acc }: cena wynosi teraz { $now }.
    }
mythwind-merchant-rival-idle = { mythwind-merchant-part-rival } nic dziś nie robi.
mythwind-merchant-rival-delivered = { mythwind-merchant-part-rival } realizuje zamówienie { mythwind-merchant-part-order }.
mythwind-merchant-rival-lacked = { mythwind-merchant-part-rival } nie realizuje zamówienia { mythwind-merchant-part-order }: na rynku brakuje towarów.
mythwind-merchant-rival-kept-off = { mythwind-merchant-part-rival } omija { mythwind-merchant-part-good-acc }: obowiązuje wyłączność.
mythwind-merchant-brokered = { $seat } pośredniczy w sprzedaży { mythwind-merchant-part-good-gen } i dostaje { mythwind-merchant-part-coins }.
mythwind-merchant-demand-reset = Pora roku się kończy: każdy popyt wraca do zera.
mythwind-merchant-orders-replaced = Pora roku się kończy: stare zamówienia miasteczka przepadają.

## Why not

mythwind-merchant-no-more-actions = Nie masz już dziś akcji postaci.
mythwind-merchant-no-worker =
    { $kind ->
        [sprite] Do tego potrzeba dziś przywiązania do duszków i zatrudnionego duszka o wartości co najmniej 1.
       *[villager] Do tego potrzeba dziś przywiązania do mieszkańców i zatrudnionego mieszkańca o wartości co najmniej 1.
    }
mythwind-merchant-asked-only =
    { $given ->
        [buy-good] Towary kupuje się podczas handlu: zacznij od akcji „handel”.
        [sell-good] Towary sprzedaje się podczas handlu: zacznij od akcji „handel”.
        [deliver-goods] Zamówienia realizuje się podczas handlu: zacznij od akcji „handel”.
        [swap-order] Zamówienia wymienia się podczas handlu: zacznij od akcji „handel”.
       *[other] O to gra teraz nie pyta.
    }
mythwind-merchant-no-supply = Na rynku nie ma { mythwind-merchant-part-good-gen }.
mythwind-merchant-no-room =
    { $room ->
        [one] Magazyn jest pełny: mieści { $room } jednostkę.
        [few] Magazyn jest pełny: mieści { $room } jednostki.
       *[other] Magazyn jest pełny: mieści { $room } jednostek.
    }
mythwind-merchant-too-dear =
    { $coins ->
        [0] Jednostka { mythwind-merchant-part-good-gen } kosztuje { mythwind-merchant-part-price }, a nie masz ani jednej.
       *[other] Jednostka { mythwind-merchant-part-good-gen } kosztuje { mythwind-merchant-part-price }, a masz tylko { mythwind-merchant-part-coins }.
    }
mythwind-merchant-not-held = W magazynie nie ma { mythwind-merchant-part-good-gen }.
mythwind-merchant-glut = Rynek jest pełen { mythwind-merchant-part-good-gen }: nikt już nie kupuje.
mythwind-merchant-not-open = Zamówienie { mythwind-merchant-part-order } nie jest otwarte.
mythwind-merchant-order-lacks = Do zamówienia { mythwind-merchant-part-order } brakuje w magazynie { mythwind-merchant-part-good-gen }.
mythwind-merchant-demand-at-top = Popyt na { mythwind-merchant-part-good-acc } nie może już wzrosnąć.
mythwind-merchant-demand-at-bottom = Popyt na { mythwind-merchant-part-good-acc } nie może już spaść.
mythwind-merchant-back-and-forth = Duszek właśnie zmienił popyt na { mythwind-merchant-part-good-acc } w drugą stronę.
mythwind-merchant-no-rival = { mythwind-merchant-part-rival }: tego rywala nie ma jeszcze na rynku.
mythwind-merchant-one-intent = { mythwind-merchant-part-rival } ma już tylko jedną kartę, więc nie ma jej pod co wsunąć.
mythwind-merchant-marked-before = Wyłączność obejmuje już { mythwind-merchant-part-good-acc }.
