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

## What lies in the wild

mythwind-ranger-find-fens-1-title = Błękitny brzeg
mythwind-ranger-find-fens-1-text = Rośnie tu wszystko, co leczy, a obok wszystko, co nie. Wyglądają tak samo.
mythwind-ranger-find-fens-2-title = Światło na wodzie
mythwind-ranger-find-fens-2-text = Światło idzie przed tobą po wodzie i czeka, ilekroć staniesz. Lepiej mieć własne.
mythwind-ranger-find-fens-3-title = Płaczące olchy
mythwind-ranger-find-fens-3-text = Pod tymi drzewami pada też w pogodne dni. Ziołom to chyba odpowiada.
mythwind-ranger-find-fens-4-title = Wydrza brama
mythwind-ranger-find-fens-4-text = Trzcina gruba jak nadgarstek, zarosła od wiosny. Ktoś ma w niej drzwi, wysokie na stopę.
mythwind-ranger-find-fens-5-title = Gorączkowy dół
mythwind-ranger-find-fens-5-text = Powietrze jest ciepłe, słodkie i nie takie jak trzeba. Kto tu był ostatni, wyszedł w pośpiechu i bez skóry.
mythwind-ranger-find-fens-6-title = Zatopiony geometra
mythwind-ranger-find-fens-6-text = Z błota sterczy miernicza tyczka, a na końcu łańcucha wisi blaszana tuba. Nikt nie odpowiada.
mythwind-ranger-find-fens-7-title = Kładki
mythwind-ranger-find-fens-7-text = Ścieżka z desek kończy się tam, gdzie zaczyna być potrzebna. Na ostatniej ktoś wyciął strzałkę.
mythwind-ranger-find-fens-8-title = Ruda dziura
mythwind-ranger-find-fens-8-text = Woda jest rdzawa i barwi wszystko, co się w niej zanurzy. Pod nią leży to, po co zawsze przychodzili kowale.
mythwind-ranger-find-fens-9-title = Wyspa czapli
mythwind-ranger-find-fens-9-text = Sucha ziemia, krąg kamieni i czapla, która nie odlatuje. Na kogoś czekała.
mythwind-ranger-find-old-wood-1-title = Aleja wiatrołomów
mythwind-ranger-find-old-wood-1-text = Burza ułożyła czterdzieści pni jeden na drugim jak słomki. W szparach mieszkają kuny.
mythwind-ranger-find-old-wood-2-title = Korzeniowy szyb
mythwind-ranger-find-old-wood-2-text = Dąb runął i zabrał ze sobą ziemię. Dziura sięga głębiej, niż dąb sięgał wysoko.
mythwind-ranger-find-old-wood-3-title = Pusty król
mythwind-ranger-find-old-wood-3-text = Drzewo tak szerokie, że ktoś kiedyś w nim mieszkał, a wychodząc, zamknął drzwi na klucz.
mythwind-ranger-find-old-wood-4-title = Niedźwiedzia spiżarnia
mythwind-ranger-find-old-wood-4-text = Szczelina pod korzeniami, głębsza, niż się wydaje. Ktoś zrobił tu zapasy i śpi przed nimi.
mythwind-ranger-find-old-wood-5-title = Piwnica smolarza
mythwind-ranger-find-old-wood-5-text = Sadza na stopniach, stołek, lampa bez oleju. Na ścianie cały las narysowany węglem, z jednym krzyżykiem.
mythwind-ranger-find-old-wood-6-title = Cicha polana
mythwind-ranger-find-old-wood-6-text = Ani ptaka, ani muchy, ani wiatru. Zioła stoją w rzędach, a nikt ich nie siał.
mythwind-ranger-find-old-wood-7-title = Okrągły żywopłot
mythwind-ranger-find-old-wood-7-text = Cierniowy żywopłot w środku lasu, zamknięty w koło. To, co jest wewnątrz, miało czas urosnąć.
mythwind-ranger-find-old-wood-8-title = Wilczy most
mythwind-ranger-find-old-wood-8-text = Jeden pień nad wąwozem, z korą zdartą pazurami. Przechodzą o zmierzchu; do tego czasu jest wolny.
mythwind-ranger-find-old-wood-9-title = Kaplica ciem
mythwind-ranger-find-old-wood-9-text = Cztery ściany bez dachu, a co wieczór parę tysięcy ciem. Czekają na lampę, a potem na to, co powiesz.
mythwind-ranger-find-crags-1-title = Kozia półka
mythwind-ranger-find-crags-1-text = Kozy przebiegają ją pędem. Ma szerokość dłoni, a one zostają popatrzeć, jak ci pójdzie.
mythwind-ranger-find-crags-2-title = Komin
mythwind-ranger-find-crags-2-text = Szczelina prosto w głąb góry, na końcu ciepła. Dokąd sięga lampa, coś połyskuje.
mythwind-ranger-find-crags-3-title = Wietrzna brama
mythwind-ranger-find-crags-3-text = Między dwiema iglicami wiatr nie ma innej drogi. Zabiera kapelusze, a raz zabrał muła.
mythwind-ranger-find-crags-4-title = Rysi taras
mythwind-ranger-find-crags-4-text = Słońce, płaskie kamienie, kości w równych kupkach. Gospodarz wyszedł, ale niedaleko.
mythwind-ranger-find-crags-5-title = Jaskinia sygnałowa
mythwind-ranger-find-crags-5-text = Nisza pełna sadzy, z której widać całą dolinę. Ktoś wydrapał na skale to, co zobaczył.
mythwind-ranger-find-crags-6-title = Orli skarbiec
mythwind-ranger-find-crags-6-text = Gałązki, wełna, jedna łyżka i to, do czego łyżka należała. Orły lubią srebro tak jak wszyscy.
mythwind-ranger-find-crags-7-title = Błękitny lodowiec
mythwind-ranger-find-crags-7-text = Lód, a w nim kucyk, osiodłany. Od czasu pieśni o nim zjechał już spory kawałek w dół.
mythwind-ranger-find-crags-8-title = Ciepłe źródło
mythwind-ranger-find-crags-8-text = Ciepła woda z zimnej skały, a przy niej ławka. Kto na niej usiądzie, niedługo siedzi sam.
mythwind-ranger-find-crags-9-title = Stara lina
mythwind-ranger-find-crags-9-text = Lina zwisa z krawędzi, stara, ale cała. Na końcu, porządnie przywiązane, jest to, co ktoś niósł.
mythwind-ranger-find-silver-deep-1-title = Pierwszy chodnik
mythwind-ranger-find-silver-deep-1-text = Stemple grube jak maszty, na każdym znak kredą. Ostatni mówi: dość.
mythwind-ranger-find-silver-deep-2-title = Studnia wiader
mythwind-ranger-find-silver-deep-2-text = Sto wiader na stu hakach. Jedno jest cięższe.
mythwind-ranger-find-silver-deep-3-title = Zasnuta sztolnia
mythwind-ranger-find-silver-deep-3-text = Pajęczyny od ściany do ściany, grube jak filc. Utkano je, żeby coś się trzymało.
mythwind-ranger-find-silver-deep-4-title = Blady ogród
mythwind-ranger-find-silver-deep-4-text = Białe liście, które nigdy nie widziały słońca, na grządkach i wypielone. Nożyce są jeszcze ciepłe.
mythwind-ranger-find-silver-deep-5-title = Przepaść
mythwind-ranger-find-silver-deep-5-text = Rzucasz kamień i liczysz do dziewięciu, po czym postanawiasz więcej nie liczyć.
mythwind-ranger-find-silver-deep-6-title = Kantor
mythwind-ranger-find-silver-deep-6-text = Stół, waga, dwa przysunięte krzesła. Kurz na wszystkim prócz wagi.
mythwind-ranger-find-silver-deep-7-title = Zimne jezioro
mythwind-ranger-find-silver-deep-7-text = Czarna woda, na niej łódka, a w łódce sucha mapa. Krople spadają ze stropu, równo.
mythwind-ranger-find-silver-deep-8-title = Zwalony kołowrót
mythwind-ranger-find-silver-deep-8-text = Belki, łańcuchy, koło dwa razy wyższe od ciebie. Pod nim leży zgnieciona praca całego dnia.
mythwind-ranger-find-silver-deep-9-title = Drzwi bez domu
mythwind-ranger-find-silver-deep-9-text = Dąb, żelazo, kołatka w kształcie dłoni. Jedyna rzecz tu na dole bez kurzu.
mythwind-ranger-no-card =
    { $count ->
        [one] Leży tam tylko { $count } karta, więc nie ma karty { $number }.
        [few] Leżą tam tylko { $count } karty, więc nie ma karty { $number }.
       *[many] Leży tam tylko { $count } kart, więc nie ma karty { $number }.
    }
mythwind-ranger-card-lies = Karta { $number } ma już swoje miejsce.
mythwind-ranger-no-need = Karta nie wymaga { mythwind-ranger-part-gear-gen }.
mythwind-ranger-other-need =
    { $need ->
        [rope] Teraz potrzeba liny, nic innego.
        [blade] Teraz potrzeba ostrza, nic innego.
        [lamp] Teraz potrzeba lampy, nic innego.
        [remedy] Teraz potrzeba lekarstwa, nic innego.
       *[cloak] Teraz potrzeba płaszcza, nic innego.
    }
mythwind-ranger-only-loot = Sprzęt zostaje w plecaku ({ mythwind-ranger-part-thing }): zostawia się tylko łupy.
mythwind-ranger-not-worn = { mythwind-ranger-part-gear }: nie ma tu czego naprawiać.
mythwind-ranger-few-loot =
    { $loot ->
        [pelt] Miasteczko bierze futra po { $least }, a ty masz { $count }.
        [herb] Miasteczko bierze zioła po { $least }, a ty masz { $count }.
        [ore] Miasteczko bierze rudę po { $least }, a ty masz { $count }.
       *[relic] Miasteczko bierze relikty po { $least }, a ty masz { $count }.
    }
mythwind-ranger-gear-too-dear = Sprzęt ({ mythwind-ranger-part-gear }) kosztuje { mythwind-ranger-part-price }, { mythwind-part-have }.
mythwind-ranger-pack-full =
    { $count ->
        [one] Plecak jest pełny: mieści { $count } rzecz.
        [few] Plecak jest pełny: mieści { $count } rzeczy.
       *[many] Plecak jest pełny: mieści { $count } rzeczy.
    }
mythwind-ranger-spare-point =
    { $kind ->
        [sprite] Ostatni punkt dają duszki: jest na zwiad albo odpoczynek, nie na sprzęt.
       *[villager] Ostatni punkt dają mieszkańcy: jest na sprzęt, nie na zwiad ani odpoczynek.
    }
mythwind-ranger-region-closed =
    { $least ->
        [one] Droga { mythwind-ranger-part-region-to } wymaga { $least } mapy, a ty masz { $maps }.
       *[other] Droga { mythwind-ranger-part-region-to } wymaga { $least } map, a ty masz { $maps }.
    }
