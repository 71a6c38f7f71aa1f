### The Ranger's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. “hidden” stands for an empty list.
### Glossary: gear sprzęt · need potrzeba · loot łup · pack plecak · stamina siły · trip ekspedycja ·
### worker robotnik · sprite duszek · villager mieszkaniec.

## Names

mythwind-ranger-help = Przygotuj się w miasteczku – sprzęt, odpoczynek, zwiad – i wyrusz na ekspedycję. W dziczy każda karta ma potrzeby, które pokrywa sprzęt albo siły, oraz łupy. Wróć, zanim opadniesz z sił, bo inaczej stracisz połowę łupów. W domu sprzedajesz je albo oddajesz miasteczku; mapy otwierają dalekie krainy. Mieszkańcy pomagają z linami i ostrzami, duszki z lampami i lekarstwami.
mythwind-ranger-rope = Lina
mythwind-ranger-blade = Ostrze
mythwind-ranger-lamp = Lampa
mythwind-ranger-remedy = Lekarstwo
mythwind-ranger-cloak = Płaszcz
mythwind-ranger-ration = Prowiant
mythwind-ranger-pelt = Futro
mythwind-ranger-herb = Zioło
mythwind-ranger-ore = Ruda
mythwind-ranger-relic = Relikt
mythwind-ranger-fens = Moczary
mythwind-ranger-old-wood = Stary Bór
mythwind-ranger-crags = Turnie
mythwind-ranger-silver-deep = Srebrna Głębia

# In a list.
mythwind-word-rope = lina
mythwind-word-blade = ostrze
mythwind-word-lamp = lampa
mythwind-word-remedy = lekarstwo
mythwind-word-cloak = płaszcz
mythwind-word-pelt = futro
mythwind-word-herb = zioło
mythwind-word-ore = ruda
mythwind-word-relic = relikt

## Skills

mythwind-skill-R1 = Tropienie ścieżek
mythwind-skill-R1-help = Gdy podróżujesz, obejrzyj dwie karty: jedną weź, drugą wsuń na spód.
mythwind-skill-R2 = Stelaż
mythwind-skill-R2-help = Twój plecak ma o dwa miejsca więcej.
mythwind-skill-R3 = Naprawy polowe
mythwind-skill-R3-help = Raz dziennie: odnów jedno użycie sprzętu.
mythwind-skill-R4 = Zielarstwo
mythwind-skill-R4-help = Karta z ziołem daje o jedno zioło więcej.
mythwind-skill-R5 = Traperstwo
mythwind-skill-R5-help = Futro sprzedajesz o 1 monetę drożej.
mythwind-skill-R6 = Drugi oddech
mythwind-skill-R6-help = Raz dziennie: odzyskaj 1 punkt sił.
mythwind-skill-R7 = Kartografia
mythwind-skill-R7-help = Pierwsza mapa z każdej ekspedycji liczy się podwójnie.
mythwind-skill-R8 = Wędrówka przez burzę
mythwind-skill-R8-help = Pogoda nigdy nie dodaje potrzeb.

## Parts of sentences

mythwind-ranger-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
mythwind-ranger-part-price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
# co
mythwind-ranger-part-gear =
    { $gear ->
        [rope] linę
        [blade] ostrze
        [lamp] lampę
        [remedy] lekarstwo
        [cloak] płaszcz
       *[ration] prowiant
    }
# bez czego
mythwind-ranger-part-gear-gen =
    { $gear ->
        [rope] liny
        [blade] ostrza
        [lamp] lampy
        [remedy] lekarstwa
        [cloak] płaszcza
       *[ration] prowiantu
    }
# co
mythwind-ranger-part-loot =
    { $loot ->
        [pelt] futro
        [herb] zioło
        [ore] rudę
       *[relic] relikt
    }
mythwind-ranger-part-loot-count =
    { $loot ->
        [pelt] { $count ->
            [one] { $count } futro
            [few] { $count } futra
           *[many] { $count } futer
        }
        [herb] { $count ->
            [one] { $count } zioło
            [few] { $count } zioła
           *[many] { $count } ziół
        }
        [ore] { $count ->
            [one] { $count } ruda
            [few] { $count } rudy
           *[many] { $count } rud
        }
       *[relic] { $count ->
            [one] { $count } relikt
            [few] { $count } relikty
           *[many] { $count } reliktów
        }
    }
# co
mythwind-ranger-part-thing =
    { $thing ->
        [rope] linę
        [blade] ostrze
        [lamp] lampę
        [remedy] lekarstwo
        [cloak] płaszcz
        [ration] prowiant
        [pelt] futro
        [herb] zioło
        [ore] rudę
       *[relic] relikt
    }
# czego
mythwind-ranger-part-thing-gen =
    { $thing ->
        [rope] liny
        [blade] ostrza
        [lamp] lampy
        [remedy] lekarstwa
        [cloak] płaszcza
        [ration] prowiantu
        [pelt] futra
        [herb] zioła
        [ore] rudy
       *[relic] reliktu
    }
# co
mythwind-ranger-part-region =
    { $region ->
        [fens] Moczary
        [old-wood] Stary Bór
        [crags] Turnie
       *[silver-deep] Srebrną Głębię
    }
# czego
mythwind-ranger-part-region-gen =
    { $region ->
        [fens] Moczarów
        [old-wood] Starego Boru
        [crags] Turni
       *[silver-deep] Srebrnej Głębi
    }
# dokąd
mythwind-ranger-part-region-to =
    { $region ->
        [fens] na Moczary
        [old-wood] do Starego Boru
        [crags] na Turnie
       *[silver-deep] do Srebrnej Głębi
    }
# gdzie
mythwind-ranger-part-region-in =
    { $region ->
        [fens] na Moczarach
        [old-wood] w Starym Borze
        [crags] na Turniach
       *[silver-deep] w Srebrnej Głębi
    }
# skąd
mythwind-ranger-part-region-from =
    { $region ->
        [fens] z Moczarów
        [old-wood] ze Starego Boru
        [crags] z Turni
       *[silver-deep] ze Srebrnej Głębi
    }
mythwind-ranger-part-stamina =
    { $stamina ->
        [one] { $stamina } punkt sił
        [few] { $stamina } punkty sił
       *[many] { $stamina } punktów sił
    }

## Actions

mythwind-action-prepare = przygotuj się w miasteczku
mythwind-action-travel = podróżuj dalej
mythwind-action-camp = rozbij obóz i zjedz prowiant
mythwind-action-rest-up = odpocznij: 1 punkt sił
mythwind-action-leave-it = zostaw znalezisko
mythwind-action-spend-stamina = obejdź się bez tego za 1 punkt sił
mythwind-action-outfit = kup { mythwind-ranger-part-gear }
mythwind-action-mend = napraw { mythwind-ranger-part-gear }
mythwind-action-scout = zbadaj { mythwind-ranger-part-region }
mythwind-action-depart = wyrusz { mythwind-ranger-part-region-to }
mythwind-action-spend-gear = zużyj { mythwind-ranger-part-gear }
mythwind-action-ignore-need = obejdź się bez { mythwind-ranger-part-gear-gen }
mythwind-action-drop = porzuć { mythwind-ranger-part-thing }
mythwind-action-card = karta { $number }
mythwind-action-call =
    { $kind ->
        [sprite] duszek zadba o lampy i lekarstwa
       *[villager] mieszkaniec zadba o liny i ostrza
    }
mythwind-action-hand-over =
    { $loot ->
        [pelt] futra dla miasteczka: 1 dochodu
        [herb] zioła dla miasteczka: 1 żywności
        [ore] ruda dla miasteczka: 1 produkcji
       *[relic] relikt dla miasteczka: 1 kultury
    }
mythwind-action-trail-help =
    { $help ->
        [point] mieszkaniec pomaga w przygotowaniach
        [scout] duszek idzie na zwiad
       *[rest] duszek czuwa, gdy odpoczywasz
    }

## Questions

mythwind-question-ranger-prepare = Na co wydajesz punkt przygotowań?
mythwind-question-ranger-depart = Czy wyruszasz i dokąd?
mythwind-question-ranger-look = Którą krainę ma zbadać duszek?
mythwind-question-ranger-bottom = Czy odkładasz którąś z kart na spód?
mythwind-question-ranger-order = Która karta ma być następna?
mythwind-question-ranger-pathfinder = Którą z dwóch kart bierzesz?
mythwind-question-ranger-sun = Świeci słońce: bez czego się obejdziesz?
mythwind-question-ranger-call = Czy robotnik ma zadbać o potrzeby?
mythwind-question-ranger-need = Jak pokrywasz potrzebę?
mythwind-question-ranger-finds = Plecak jest pełny: co porzucasz dla następnego znaleziska?
mythwind-question-ranger-push = Czy idziesz jeszcze dalej za 1 punkt sił?
mythwind-question-ranger-restore = Któremu sprzętowi odnawiasz użycie?
mythwind-question-ranger-turn-back = Czy zawracasz?
mythwind-question-ranger-halve = Zachowujesz tylko połowę łupów: co zostawiasz w dziczy?
mythwind-question-ranger-home = Czy oddajesz łupy miasteczku? Reszta zostanie sprzedana.

## What happens

mythwind-ranger-preparing =
    { $points ->
        [one] { $seat } przygotowuje się, ma { $points } punkt.
        [few] { $seat } przygotowuje się, ma { $points } punkty.
       *[many] { $seat } przygotowuje się, ma { $points } punktów.
    }
mythwind-ranger-outfitted = { $seat } kupuje { mythwind-ranger-part-gear } za { mythwind-ranger-part-price }.
mythwind-ranger-mended = { $seat } naprawia { mythwind-ranger-part-gear }.
mythwind-ranger-rested = { $seat } odpoczywa i ma { mythwind-ranger-part-stamina }.
mythwind-ranger-scouted =
    { $count ->
        [one] { $seat } ogląda wierzchnią kartę { mythwind-ranger-part-region-gen }.
        [few] { $seat } ogląda { $count } wierzchnie karty { mythwind-ranger-part-region-gen }.
       *[many] { $seat } ogląda { $count } wierzchnich kart { mythwind-ranger-part-region-gen }.
    }
mythwind-ranger-departed = { $seat } wyrusza { mythwind-ranger-part-region-to }.
mythwind-ranger-travelled =
    { $needs ->
        [hidden] { $seat } podróżuje { mythwind-ranger-part-region-in }. Nic nie potrzeba; do znalezienia: { $finds }.
       *[other] { $seat } podróżuje { mythwind-ranger-part-region-in }. Potrzeby: { $needs }; do znalezienia: { $finds }.
    }
mythwind-ranger-need-ignored = W słońcu { $seat } obchodzi się bez { mythwind-ranger-part-gear-gen }.
mythwind-ranger-needs-called =
    { $kind ->
        [sprite] { $seat }: duszek dba o lampy i lekarstwa.
       *[villager] { $seat }: mieszkaniec dba o liny i ostrza.
    }
mythwind-ranger-need-met =
    { $by ->
        [gear] { $seat } zużywa { mythwind-ranger-part-gear }.
       *[stamina] { $seat } obchodzi się bez { mythwind-ranger-part-gear-gen } za 1 punkt sił.
    }
mythwind-ranger-find-lost = { $seat } musi zostawić { mythwind-ranger-part-loot }.
mythwind-ranger-took = { $seat } zabiera { mythwind-ranger-part-loot }.
mythwind-ranger-left = { $seat } zostawia { mythwind-ranger-part-loot } na miejscu.
mythwind-ranger-dropped = { $seat } porzuca { mythwind-ranger-part-thing }.
mythwind-ranger-map-found =
    { $maps ->
        [one] { $seat } znajduje mapę i ma teraz { $maps } mapę.
        [few] { $seat } znajduje mapę i ma teraz { $maps } mapy.
       *[many] { $seat } znajduje mapę i ma teraz { $maps } map.
    }
mythwind-ranger-pushed-on = { $seat } idzie jeszcze dalej i ma { mythwind-ranger-part-stamina }.
mythwind-ranger-camped = { $seat } rozbija obóz i zjada prowiant.
mythwind-ranger-turned-back = { $seat } zawraca { mythwind-ranger-part-region-from }.
mythwind-ranger-came-home = { $seat } wraca do domu { mythwind-ranger-part-region-from }.
mythwind-ranger-carried-home = { $seat } opada z sił i wraca { mythwind-ranger-part-region-from } z połową łupów.
mythwind-ranger-handed-over = { $seat } oddaje miasteczku: { mythwind-ranger-part-loot-count }.
mythwind-ranger-sold-loot =
    { $count ->
        [one] { $seat } sprzedaje { $count } łup za { mythwind-ranger-part-coins }.
        [few] { $seat } sprzedaje { $count } łupy za { mythwind-ranger-part-coins }.
       *[many] { $seat } sprzedaje { $count } łupów za { mythwind-ranger-part-coins }.
    }

## Why not

mythwind-ranger-not-in-town = Jesteś { mythwind-ranger-part-region-in }, a nie w miasteczku.
mythwind-ranger-in-town = Jesteś w miasteczku; najpierw przygotuj się i wyrusz.
mythwind-ranger-trip-done = To już koniec { mythwind-ranger-part-region-gen }; o zmierzchu wracasz do domu.
mythwind-ranger-going-back = Jesteś w drodze powrotnej; możesz tylko obozować.
mythwind-ranger-no-ration = Nie masz prowiantu.
mythwind-ranger-no-more-actions = Nie masz już dziś akcji postaci.
mythwind-ranger-no-worker =
    { $kind ->
        [sprite] Do tego trzeba przywiązania do duszków i zatrudnionego duszka o wartości co najmniej 1.
       *[villager] Do tego trzeba przywiązania do mieszkańców i zatrudnionego mieszkańca o wartości co najmniej 1.
    }
mythwind-ranger-not-carried = Nie masz w plecaku { mythwind-ranger-part-thing-gen }.
mythwind-ranger-fully-rested = Masz już pełnię sił.
mythwind-ranger-asked-only =
    { $given ->
        [rest-up] Najpierw się przygotuj; wtedy wydasz punkt na odpoczynek.
        [outfit] Najpierw się przygotuj; wtedy wydasz punkt na sprzęt.
        [mend] Najpierw się przygotuj; wtedy wydasz punkt na naprawę.
        [scout] Najpierw się przygotuj albo wyślij duszka na zwiad; potem gra zapyta o krainę.
        [depart] Najpierw się przygotuj; potem gra zapyta, czy wyruszasz.
        [card] Karty wybierasz, gdy je oglądasz.
        [hand-over] Łupy oddajesz po powrocie do domu.
       *[other] O to gra pyta dopiero w podróży; najpierw wyrusz w dalszą drogę.
    }
