### Glossary (words of the Polish rulebook „Wioska”; sentences are this project's own)
### Tiles: tile = kafelek · building = budowla · blueprint = projekt · section = odcinek: droga, las, wzgórze · clearing = polana · adjacent = sąsiadujący · connected = połączony drogą · cliff = urwisko · village = wioska
### Roads: printed road = nadrukowana droga · road piece = znacznik drogi, droga w twoim kolorze · bridge = most · path = ścieżka · longest road = najdłuższa droga
### Workers: worker = robotnik · villager = mieszkaniec · donkey = osioł · hire = zatrudnić · lay down = położyć
### Resources: resource = surowiec: podstawowy (drewno, kamień, zboże), przetworzony (deska, cegła, mleko, mąka), wysokiej jakości · make = wytworzyć · consume = zużyć · transport = przetransportować · quick purchase = szybki zakup (na Targu) · gold = złoto · supply = pula · point = punkt
### Buildings: producer = wytwórca · refinery = przetwórnia · landmark = miejsce kluczowe · flag = flaga · disc = znacznik gracza · resource space = pole surowca · delivery space = pole dostawy · church part = część Kościoła · sale tile = kafelek sprzedaży · offer = rząd projektów · bag = worek · stack = stos · Town Hall = Ratusz · begging = żebranie
### Goals: milestone = kamień milowy (Stolarz, Murarz, Pasterz, Młynarz, Planista) · award = nagroda (Kapelan, Kościelny; Kupiec and Zarządca are this project's names)
### Turn: round = runda · turn = tura · action = akcja · tie = remis

## Components

rule-HAM-COMP-01 = Każdy z czterech kolorów ma po { $printed-pieces-tokens_of_each_refined ->
        [one] { $printed-pieces-tokens_of_each_refined } znaczniku
        [few] { $printed-pieces-tokens_of_each_refined } znaczniki
       *[other] { $printed-pieces-tokens_of_each_refined } znaczników
    } każdego przetworzonego surowca (deski, mąki, mleka i cegły), 6 znaczników gracza, 6 flag, { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } mieszkańca
       *[other] { $printed-pieces-villagers } mieszkańców
    }, { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } drogę
        [few] { $printed-pieces-roads } drogi
       *[other] { $printed-pieces-roads } dróg
    } i { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } osła
        [few] { $printed-pieces-donkeys } osły
       *[other] { $printed-pieces-donkeys } osłów
    }.
rule-HAM-COMP-02 = Wspólne dla wszystkich są: 18 znaczników podstawowych surowców (po sześć drewna, kamienia i zboża), 30 monet, { $printed-church-parts ->
        [one] { $printed-church-parts } część Kościoła
       *[other] { $printed-church-parts } części Kościoła
    }, 9 kafelków kamieni milowych i nagród, 12 kafelków sprzedaży, 32 kafelki budowli, plansza punktacji, worek i żeton pierwszego gracza. Wśród monet 23 mają wartość 1, a 7 ma wartość 5.
rule-HAM-COMP-03 = Znacznik przetworzonego surowca ma dwie strony. Czarny symbol oznacza surowiec zwykły, a biały surowiec wysokiej jakości.
rule-HAM-COMP-04 = Podstawowe surowce i flagi nigdy się nie kończą. Przetworzonych surowców, dróg, mieszkańców i osłów masz tylko tyle, ile jest elementów w twoim kolorze.
rule-HAM-COMP-05 = Rewers kafelka budowli podaje jego nazwę i miejsce, w którym zaczyna grę: na stole, w worku albo w jednym z czterech stosów (deska, mleko, cegła, mąka). Tylko Kościół i Targ mają dwie strony do gry; o wyborze strony decyduje liczba graczy.
rule-HAM-COMP-06 = Gra jest dla jednej do czterech osób. Wydany tryb solo ma osobną broszurę, której te zasady nie zawierają; gra solo przy tym stole tylko go zastępuje.

## Setup

rule-HAM-SETUP-01 = Każdy bierze wszystkie elementy w jednym kolorze.
rule-HAM-SETUP-02 = Pośrodku leży Kościół. W grze trzy- i czteroosobowej leży stroną „3-4” do góry i zaczyna z { $printed-church-side-3-4-parts ->
        [one] jedną częścią Kościoła
       *[other] { $printed-church-side-3-4-parts } częściami Kościoła
    }, a w jedno- i dwuosobowej leży stroną „1-2” i zaczyna z { $printed-church-side-1-2-parts ->
        [one] jedną
       *[other] { $printed-church-side-1-2-parts }
    }.
rule-HAM-SETUP-03 = Każdy zaczyna z jednym mieszkańcem gotowym do działania i jednym osłem na Kościele.
rule-HAM-SETUP-04 = Drwal, Kamieniołom, Farma, Targ i Ratusz leżą wokół Kościoła tak, że odcinek drogi każdego z nich styka się z odcinkiem drogi Kościoła. Każdy taki układ jest dozwolony. W grze dwuosobowej Targ leży stroną „2” do góry, w pozostałych stroną „3-4”.
rule-HAM-SETUP-05 = Na początku u Drwala leży drewno ({ $printed-start-basics }), w Kamieniołomie kamień ({ $printed-start-basics }), a na Farmie zboże ({ $printed-start-basics }).
rule-HAM-SETUP-06 = Kafelki z symbolem worka trafiają do worka. Pozostałe czekają w czterech stosach po cztery: deska, mleko, cegła i mąka.
rule-HAM-SETUP-07 = Każdy zaczyna z wynikiem 0 punktów, który zaznacza jednym ze swoich znaczników gracza.
rule-HAM-SETUP-08 = { $printed-start-row ->
        [one] Jeden projekt dobrany z worka tworzy
        [few] { $printed-start-row } projekty dobrane z worka tworzą
       *[other] { $printed-start-row } projektów dobranych z worka tworzy
    } rząd nad planszą punktacji. Pierwszy od lewej jest za darmo, a każdy następny kosztuje o 1 złoto więcej.
rule-HAM-SETUP-09 = Pierwszego gracza wyznacza los. Zachowuje on żeton pierwszego gracza przez całą grę.
rule-HAM-SETUP-10 = Każdy dostaje na początku złoto, według kolejności: w grze dwuosobowej { $printed-start-gold_2-1 } i { $printed-start-gold_2-2 }, w trzyosobowej { $printed-start-gold_3-1 }, { $printed-start-gold_3-2 } i { $printed-start-gold_3-3 }, w czteroosobowej { $printed-start-gold_4-1 }, { $printed-start-gold_4-2 }, { $printed-start-gold_4-3 } i { $printed-start-gold_4-4 }. W grze jednoosobowej zaczynasz z { $printed-start-gold_1-1 }.
rule-HAM-SETUP-11 = Wszystkie kafelki kamieni milowych i nagród leżą odkryte na widoku.
rule-HAM-SETUP-12 = Na każdym z trzech poziomów są cztery kafelki sprzedaży, ale część z nich usuwa się losowo, bez podglądania. Z poziomów 1, 2 i 3 zostaje kolejno: w grze czteroosobowej { $printed-kept-players-4-1 }, { $printed-kept-players-4-2 } i { $printed-kept-players-4-3 }; w grze trzyosobowej { $printed-kept-players-3-1 }, { $printed-kept-players-3-2 } i { $printed-kept-players-3-3 }; w grze dwuosobowej { $printed-kept-players-2-1 }, { $printed-kept-players-2-2 } i { $printed-kept-players-2-3 }.
rule-HAM-SETUP-13 = Z pozostałych kafelków sprzedaży powstaje zakryty stos: na wierzchu poziom 1, pod nim poziom 2, na spodzie poziom 3. Wierzchnie kafelki odkrywa się, po jednym na każdym polu Targu.

## Tiles, sections, adjacency

rule-HAM-TILE-01 = Kafelek w puli osobistej gracza albo w rzędzie nad planszą punktacji to projekt. Umieszczony w wiosce staje się budowlą.
rule-HAM-TILE-02 = Brzeg każdego kafelka składa się z odcinków równej długości, między którymi są małe polany. Każdy odcinek to droga, las albo wzgórze.
rule-HAM-TILE-03 = Dwa kafelki sąsiadują, gdy co najmniej jeden pełny odcinek jednego przylega do pełnego odcinka drugiego. Zetknięcie się rogami nie wystarcza.
rule-HAM-TILE-04 = Odcinek drogi może się stykać tylko z innym odcinkiem drogi. Las i wzgórze mogą się stykać dowolnie: ze sobą nawzajem i z odcinkami tego samego rodzaju.
rule-HAM-TILE-05 = Tam, gdzie las styka się ze wzgórzem, jest urwisko. Kafelki mogą tak leżeć, ale żadna droga nigdy tamtędy nie przejdzie.
rule-HAM-TILE-06 = Dwa stykające się odcinki drogi od razu łączą swoje kafelki, i to dla wszystkich. Odcinek drogi może też wychodzić na puste miejsce.
rule-HAM-TILE-07 = Wolno położyć kafelek, do którego nie prowadzi jeszcze żadna droga; można go połączyć później. Do tego czasu żaden robotnik na niego nie wejdzie, nie można go aktywować i zwykle nie daje punktów.
rule-HAM-TILE-08 = Niebieskie kwadraty to pola podstawowych surowców, niebieskie ośmiokąty to pola przetworzonych, a flaga obok nazwy oznacza miejsce kluczowe. Żółty kolor oznacza akcję, czerwony koszt, zielony nagrodę, a młotek nagrodę za budowę.

## Ownership

rule-HAM-OWN-01 = Twoje projekty i twoje złoto należą tylko do ciebie. Ze wszystkich budowli, dróg i surowców w wiosce, bez względu na ich kolor, mogą korzystać wszyscy.
rule-HAM-OWN-02 = Miejsce kluczowe daje punkty tylko temu, czyja flaga na nim stoi. Wybudowana droga daje punkty tylko temu, kto ją wybudował, choć korzystać z niej może każdy.
rule-HAM-OWN-03 = Używasz tylko własnych robotników: działają dla ciebie tylko twoi mieszkańcy, a surowce przekazują dalej tylko twoje osły.
rule-HAM-OWN-04 = Na jednym kafelku może stać dowolnie wielu robotników dowolnych graczy.

## Gold

rule-HAM-GOLD-01 = Wszyscy widzą, ile kto ma złota. Płacisz tylko własnym.
rule-HAM-GOLD-02 = Złoto otrzymane w trakcie akcji możesz wydać jeszcze w tej samej akcji. Monetami zabranymi razem z projektem zapłacisz robotnikom, a nagrodą za zużyty surowiec opłacisz szybki zakup.

## Roads

rule-HAM-ROAD-01 = Dwa kafelki są połączone, gdy stykają się ich odcinki drogi albo gdy na ich styku leży znacznik drogi. Robotnicy i surowce poruszają się tylko po takich połączeniach.
rule-HAM-ROAD-02 = Masz { $printed-pieces-roads ->
        [one] { $printed-pieces-roads } znacznik drogi
        [few] { $printed-pieces-roads } znaczniki dróg
       *[many] { $printed-pieces-roads } znaczników dróg
    }. Gdy wszystkie leżą na planszy, nie wybudujesz już żadnej drogi, a raz wybudowanej nigdy się nie usuwa.

## Resources

rule-HAM-RES-01 = Podstawowe surowce to drewno, kamień i zboże. Nie należą do nikogo, a za ich zużycie nie ma nagrody.
rule-HAM-RES-02 = Przetworzone surowce to deska (z drewna), cegła (z kamienia) oraz mleko i mąka (oba ze zboża). Mają kolor gracza, który je wytworzył, ale używać ich mogą wszyscy.
rule-HAM-RES-03 = Jeśli masz kamień milowy danego przetworzonego surowca, każdy twój znacznik tego surowca jest wysokiej jakości i leży białą stroną do góry. O jakości rozstrzyga chwila wytworzenia i później się ona nie zmienia.
rule-HAM-RES-04 = Gdy przetworzony surowiec zostaje zużyty, ten, kto go wytworzył, od razu dostaje { $printed-refined-gold ->
        [one] { $printed-refined-gold } złoto
       *[other] { $printed-refined-gold } złota
    } i { $printed-refined-stars ->
        [one] { $printed-refined-stars } punkt
        [few] { $printed-refined-stars } punkty
       *[other] { $printed-refined-stars } punktów
    }, a jeśli surowiec był wysokiej jakości, { $printed-refined-fine_gold ->
        [one] { $printed-refined-fine_gold } złoto
       *[other] { $printed-refined-fine_gold } złota
    } i { $printed-refined-fine_stars ->
        [one] { $printed-refined-fine_stars } punkt
        [few] { $printed-refined-fine_stars } punkty
       *[other] { $printed-refined-fine_stars } punktów
    }. Nie ma znaczenia, kto go zużywa: własne surowce też przynoszą ci nagrodę.
rule-HAM-RES-05 = Każdego przetworzonego surowca masz { $printed-pieces-tokens_of_each_refined ->
        [one] jeden znacznik
        [few] { $printed-pieces-tokens_of_each_refined } znaczniki
       *[other] { $printed-pieces-tokens_of_each_refined } znaczników
    }. Dopóki wszystkie są w wiosce, nie wytworzysz go więcej; zużyty znacznik do ciebie wraca.

## Workers

rule-HAM-WORKER-01 = Mieszkańcy wykonują akcje. Po połączonych kafelkach przechodzą na dowolną odległość. Zaczynasz z jednym, a możesz ich mieć najwyżej { $printed-pieces-villagers }.
rule-HAM-WORKER-02 = Osły nie wykonują akcji, tylko pomagają w transporcie surowców. Każdy może w twojej turze przejść na jeden połączony kafelek. Zaczynasz z jednym, a możesz ich mieć najwyżej { $printed-pieces-donkeys }.

## Transport and consumption

rule-HAM-TRANSPORT-01 = Surowiec zużywa się na kafelku, na którym stoi działający mieszkaniec. Jeśli leży gdzie indziej, trzeba go tam najpierw przetransportować.
rule-HAM-TRANSPORT-02 = Każdy surowiec może przejść bez pomocy na jeden kafelek połączony z jego kafelkiem. Żeby dotarł dalej, na każdym kafelku pomiędzy miejscem, w którym leży, a kafelkiem mieszkańca musi stać twój osioł. Na pierwszym i na ostatnim kafelku osioł nie jest potrzebny.
rule-HAM-TRANSPORT-03 = Przekazując surowce, osły zostają na swoich miejscach, a jeden osioł może pomóc przy dowolnie wielu. Surowce przenosi się i zużywa jeden po drugim, w dowolnej kolejności.
rule-HAM-TRANSPORT-04 = Jeśli nie możesz sprowadzić wszystkiego, czego wymaga akcja, nie możesz jej wykonać. Nie wolno przenosić surowca, którego od razu nie zużywasz.
rule-HAM-TRANSPORT-05 = Zużyty podstawowy surowiec wraca do wspólnej puli. Zużyty przetworzony surowiec wraca do gracza, który go wytworzył, a ten od razu dostaje nagrodę.
rule-HAM-TRANSPORT-06 = Nagrody dostaje się po kolei w trakcie płacenia, więc złotem za pierwsze surowce można kupić ostatnie. Na akcję cię stać, jeśli w jakiejś kolejności złota nigdy nie zabraknie; zużycie najpierw własnych przetworzonych surowców nigdy nie jest gorsze.
rule-HAM-TRANSPORT-07 = To ty wybierasz każdą sztukę, którą płacisz: z którego kafelka pochodzi, czyj to znacznik i jakiej jakości oraz czy raczej ją kupujesz.

## Milestones and awards

rule-HAM-GOAL-01 = Kamień milowy dostaje od razu ten, kto pierwszy go osiągnie, i nikt mu go już nie odbierze. Daje on odtąd zdolność albo punkty na koniec gry.
rule-HAM-GOAL-02 = Nagrody przyznaje się dopiero przy końcowej punktacji, najlepszym w danej dziedzinie.
rule-HAM-GOAL-03 = Stolarz zawsze wytwarza deski wysokiej jakości, Murarz cegły, Pasterz mleko, a Młynarz mąkę.
rule-HAM-GOAL-04 = Planistę dostaje ten, kto pierwszy wybuduje drogę. Na koniec gry każda jego droga jest warta o { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } punkt
        [few] { $printed-goal-planner-per_road } punkty
       *[other] { $printed-goal-planner-per_road } punktów
    } więcej.
rule-HAM-GOAL-05 = Kapelana dostaje gracz z największą liczbą dostaw do Kościoła, a Kościelnego gracz z drugą co do wielkości.

## Turn flow

rule-HAM-TURN-01 = Gra toczy się w rundach. W każdej rundzie wszyscy mają po jednej turze, począwszy od pierwszego gracza i dalej zgodnie z ruchem wskazówek zegara.
rule-HAM-TURN-02 = W swojej turze możesz raz poruszyć osły i raz aktywować każdego dostępnego mieszkańca, w dowolnej kolejności. Nic z tego nie jest obowiązkowe.
rule-HAM-TURN-03 = Podczas ruchu osłów każdy twój osioł może przejść na jeden sąsiedni, połączony kafelek. Robisz to tylko raz w turze i wszystkimi osłami naraz: przed działaniami mieszkańców, między nimi albo po nich.
rule-HAM-TURN-04 = Aktywowany mieszkaniec przechodzi drogami na dowolny kafelek albo zostaje na swoim i może tam wykonać jedną akcję: aktywować budowlę, wznieść obok nową lub wybudować drogę. Potem się go kładzie.
rule-HAM-TURN-05 = Na kafelek, do którego nie prowadzi droga, nie wejdzie żaden robotnik.
rule-HAM-TURN-06 = Nie możesz wykonać akcji, na którą nie wystarcza ci surowców lub złota.
rule-HAM-TURN-07 = Leżący mieszkaniec skończył działać w tej turze. Wstaje na początku twojej następnej tury.
rule-HAM-TURN-08 = Twoja tura kończy się, gdy nie chcesz już używać kolejnych robotników. Potem gra osoba po twojej lewej ręce.
rule-HAM-TURN-09 = Na tym samym kafelku może działać kilku mieszkańców, nawet w jednej turze. Każdy z nich musi od nowa spełnić warunki swojej akcji.

## Producers

rule-HAM-PROD-01 = Z wytwórcy można skorzystać tylko wtedy, gdy ma choć jedno puste pole surowca.
rule-HAM-PROD-02 = Skorzystanie z wytwórcy zapełnia wszystkie jego puste pola, po jednym surowcu na każde.
rule-HAM-PROD-03 = Nagrodę za pracę dostajesz raz, bez względu na liczbę zapełnionych pól. Drwal daje { $printed-tile-woodcutter-work_gold ->
        [one] { $printed-tile-woodcutter-work_gold } złoto
       *[other] { $printed-tile-woodcutter-work_gold } złota
    }, Kamieniołom { $printed-tile-quarry-work_gold }, a Farma { $printed-tile-farm-work_gold }.
rule-HAM-PROD-04 = W Stodole zapełniasz puste pola drewnem, kamieniem i zbożem w dowolnej proporcji. Dostajesz za to { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } punkt
        [few] { $printed-tile-barn-a-work_stars } punkty
       *[other] { $printed-tile-barn-a-work_stars } punktów
    }, ale żadnego złota.
rule-HAM-PROD-05 = Drwal ma { $printed-tile-woodcutter-spaces ->
        [one] { $printed-tile-woodcutter-spaces } pole surowców
        [few] { $printed-tile-woodcutter-spaces } pola surowców
       *[other] { $printed-tile-woodcutter-spaces } pól surowców
    }, Kamieniołom { $printed-tile-quarry-spaces }, Farma { $printed-tile-farm-spaces }, a Stodoła { $printed-tile-barn-a-spaces }.

## Refineries

rule-HAM-REF-01 = Aby skorzystać z przetwórni, potrzebujesz na niej pustego pola i znacznika jej surowca we własnej puli. Na każdy znacznik musisz też sprowadzić tam jeden podstawowy surowiec.
rule-HAM-REF-02 = W przetwórni z dwoma polami możesz w jednej akcji zapełnić jedno puste pole albo oba. Każde wymaga osobnego surowca i osobnego znacznika.
rule-HAM-REF-03 = Połóż swój znacznik na pustym polu czarną stroną do góry, a jeśli masz kamień milowy tego surowca, białą.
rule-HAM-REF-04 = Za samo przetworzenie nie ma nagrody. Dostajesz ją, gdy ktoś zużyje surowiec.
rule-HAM-REF-05 = Podstawowe surowce dla przetwórni mogą pochodzić z szybkiego zakupu.

## Town Hall

rule-HAM-HALL-01 = W Ratuszu możesz najpierw kupić jeden projekt, a potem zatrudnić robotników. Każdą z tych części wolno pominąć, ale nie obie, a ich kolejności nie można zmienić.
rule-HAM-HALL-02 = Możesz mieć najwyżej { $printed-pieces-blueprints_in_hand ->
        [one] { $printed-pieces-blueprints_in_hand } projekt
        [few] { $printed-pieces-blueprints_in_hand } projekty
       *[many] { $printed-pieces-blueprints_in_hand } projektów
    }. Mając tyle, nie kupisz kolejnego, ale nadal możesz zatrudniać.
rule-HAM-HALL-03 = Projekt leżący najdalej po lewej jest za darmo. Za każdy inny kładziesz po 1 złocie na wszystkich projektach na lewo od niego. Płacisz, zanim dostaniesz monety leżące na wybranym projekcie, więc w zapłacie ci one nie pomogą.
rule-HAM-HALL-04 = Razem z projektem zabierasz wszystkie leżące na nim monety.
rule-HAM-HALL-05 = Pozostałe projekty przesuwają się razem z monetami w lewo, a po prawej dochodzi nowy z worka. Gdy w rzędzie jest mniej projektów niż { $printed-start-row }, od razu się go uzupełnia.
rule-HAM-HALL-06 = Zatrudniasz dowolnie wielu robotników, byle starczyło ci złota. Drugi mieszkaniec kosztuje { $printed-hire-villagers-1 ->
        [one] { $printed-hire-villagers-1 } złoto
       *[other] { $printed-hire-villagers-1 } złota
    }, trzeci { $printed-hire-villagers-2 }, a czwarty { $printed-hire-villagers-3 }; każdy osioł kosztuje { $printed-hire-donkey ->
        [one] { $printed-hire-donkey } złoto
       *[other] { $printed-hire-donkey } złota
    }. Najwyżej możesz mieć { $printed-pieces-villagers ->
        [one] { $printed-pieces-villagers } mieszkańca
        [few] { $printed-pieces-villagers } mieszkańców
       *[many] { $printed-pieces-villagers } mieszkańców
    } i { $printed-pieces-donkeys ->
        [one] { $printed-pieces-donkeys } osła
        [few] { $printed-pieces-donkeys } osły
       *[many] { $printed-pieces-donkeys } osłów
    }.
rule-HAM-HALL-07 = Nowych mieszkańców kładzie się na Kościele i mogą działać od twojej następnej tury. Nowy osioł staje na dowolnym kafelku połączonym drogami z Kościołem i pomaga od razu.

## Market

rule-HAM-SALE-01 = Aby coś sprzedać, twój mieszkaniec musi stać na Targu. Wybierz jeden odkryty kafelek sprzedaży, sprowadź na Targ wszystkie wymagane surowce i zużyj je; nagrody za nie przyznaje się od razu.
rule-HAM-SALE-02 = Zabierasz kafelek sprzedaży, zachowujesz go i od razu dostajesz jego punkty i złoto.
rule-HAM-SALE-03 = Puste pola Targu uzupełnia się kafelkami sprzedaży. Gdy stos jest pusty, pole pozostaje puste.
rule-HAM-SALE-04 = Surowców z szybkiego zakupu nie można przeznaczyć na sprzedaż.
rule-HAM-BUY-01 = Szybki zakup nie jest akcją i nie wymaga mieszkańca na Targu. Gdy twój mieszkaniec ma zużyć surowce, możesz kupić dowolne z nich po cenach Targu, tyle, na ile cię stać, nawet jeśli taki sam surowiec leży w zasięgu.
rule-HAM-BUY-02 = Kupiony surowiec wyrusza z Targu. Musi się dać przetransportować stamtąd do twojego mieszkańca.
rule-HAM-BUY-03 = Na Targu niczego nie zabraknie, a na planszę nic się nie kładzie. Kupiony przetworzony surowiec nie należy do nikogo i nie przynosi nagrody, a surowców wysokiej jakości kupić nie można.
rule-HAM-BUY-04 = Podstawowy surowiec kosztuje na Targu { $printed-market-side-3-4-basic ->
        [one] { $printed-market-side-3-4-basic } złoto
       *[other] { $printed-market-side-3-4-basic } złota
    }, a przetworzony { $printed-market-side-3-4-refined }; na stronie „2” kosztują { $printed-market-side-2-basic } i { $printed-market-side-2-refined }.

## Church

rule-HAM-CHURCH-01 = Każde pole dostawy na Kościele wymaga określonych surowców i daje punkty. Pola można zapełniać w dowolnej kolejności, każde tylko raz. Gdy wszystkie są zapełnione, Kościół jest ukończony.
rule-HAM-CHURCH-02 = Jedną akcją realizujesz jedno pole dostawy: sprowadź do Kościoła wszystkie wymagane surowce i zużyj je; nagrody za nie przyznaje się od razu. Połóż na polu swój znacznik gracza, od razu policz jego punkty i dołóż część Kościoła.
rule-HAM-CHURCH-03 = Ukośnik „/” znaczy „lub”. „3 mleko/cegła” wymaga trzech surowców, z których każdy jest mlekiem albo cegłą, w dowolnej proporcji.
rule-HAM-CHURCH-04 = Przy dostawie wolno korzystać z szybkiego zakupu, także za złoto zdobyte w tej samej dostawie.
rule-HAM-CHURCH-05 = Kościół ma pięć pól dostaw w grze trzy- i czteroosobowej, a cztery w jedno- i dwuosobowej.
rule-HAM-BEG-01 = Żebranie to akcja na Kościele, która daje { $printed-begging-gold ->
        [one] { $printed-begging-gold } złoto
       *[other] { $printed-begging-gold } złota
    }. Wolno żebrać tylko wtedy, gdy kafelki Farmy, Drwala i Kamieniołomu są całkiem pełne.

## Construct a building

rule-HAM-BUILD-01 = Aby wznieść budowlę, twój mieszkaniec musi stać na kafelku, który ma choć jeden wolny odcinek. Wybierz jeden z projektów ze swojej puli osobistej.
rule-HAM-BUILD-02 = Co najmniej jeden pełny odcinek nowego kafelka musi przylegać do pełnego odcinka kafelka, na którym stoi mieszkaniec. Nowy kafelek nie może na nic nachodzić, a tam, gdzie styka się z innymi, odcinek drogi może trafić tylko na odcinek drogi.
rule-HAM-BUILD-03 = Wymagane surowce sprowadza się na kafelek, na którym stoi twój mieszkaniec, i tam zużywa; nagrody przyznaje się od razu. Zdobyte tak złoto możesz wydać na szybki zakup przy tej samej budowie.
rule-HAM-BUILD-04 = Połóż kafelek, a potem weź nagrodę za jego budowę.
rule-HAM-BUILD-05 = Jeśli nagroda pokazuje kamień milowy, weź kamień milowy tego przetworzonego surowca, o ile nikt go jeszcze nie ma.
rule-HAM-BUILD-06 = Gdy powstaje pierwsza przetwórnia danego przetworzonego surowca, stos tego surowca trafia do worka i miesza się go z resztą. Dzieje się to tylko raz dla każdego z czterech surowców. Jeśli w rzędzie jest mniej projektów niż { $printed-start-row }, od razu się go wtedy uzupełnia.
rule-HAM-BUILD-07 = Kto wznosi miejsce kluczowe, stawia na nim swoją flagę. Miejsc kluczowych nie można aktywować.
rule-HAM-BUILD-08 = Mieszkaniec zostaje na swoim kafelku, a na nowej budowli nie ma na początku żadnych surowców.

## Build a road

rule-HAM-BRIDGE-01 = Aby wybudować drogę, twój mieszkaniec musi stać na jednym z dwóch sąsiadujących kafelków. Nie mogą one być jeszcze bezpośrednio połączone ani nadrukowaną drogą, ani czyimkolwiek znacznikiem drogi.
rule-HAM-BRIDGE-02 = Most łączy wzgórze ze wzgórzem i kosztuje { $printed-road-bridge }. Ścieżka łączy las z lasem i kosztuje { $printed-road-path }. Przez urwisko, gdzie las styka się ze wzgórzem, drogi poprowadzić nie można.
rule-HAM-BRIDGE-03 = Zużyj wymagane surowce na kafelku swojego mieszkańca i połóż swój znacznik drogi na styku kafelków. Odtąd są połączone dla wszystkich. Szybki zakup jest dozwolony.
rule-HAM-BRIDGE-04 = Weź kamień milowy Planista, jeśli nikt go jeszcze nie ma. Innej natychmiastowej nagrody za drogę nie ma.

## Game end

rule-HAM-END-01 = Gdy zapełni się ostatnie pole dostawy, dogrywa się bieżącą rundę, żeby wszyscy mieli tyle samo tur. Ostatnią turę ma osoba po prawej ręce pierwszego gracza. Potem następuje końcowa punktacja.
rule-HAM-END-02 = Kto zapełnia ostatnie pole, normalnie kończy swoją turę. Do końca rundy dozwolone jest wszystko oprócz dostaw do Kościoła.

## Final scoring

rule-HAM-SCORE-01 = Kamienie milowe, które pokazują punkty, dodają je do wyniku posiadacza.
rule-HAM-SCORE-02 = Nagrody dostają najlepsi w każdej dziedzinie. Przy remisie punkty nagrody dzieli się po równo między remisujących i zaokrągla w dół.
rule-HAM-SCORE-03 = Przy remisie o największą liczbę dostaw do Kościoła punkty Kapelana i Kościelnego sumuje się, dzieli po równo między remisujących i zaokrągla w dół. Nikt inny nie dostaje wtedy Kościelnego.
rule-HAM-SCORE-04 = Każde miejsce kluczowe, do którego da się dotrzeć drogami z Kościoła, daje punkty temu, czyja flaga na nim stoi. Łańcuchy górskie i zagajniki dają punkty także bez drogi.
rule-HAM-SCORE-05 = Za każdy swój znacznik drogi w wiosce dostajesz { $printed-score-per_road ->
        [one] { $printed-score-per_road } punkt
        [few] { $printed-score-per_road } punkty
       *[many] { $printed-score-per_road } punktów
    }, a jeśli masz Planistę, o { $printed-goal-planner-per_road } więcej.
rule-HAM-SCORE-06 = Twoja najdłuższa droga to najdłuższy nieprzerwany ciąg kafelków połączonych wyłącznie twoimi drogami lub drogami nadrukowanymi. Musi zawierać choć jedną twoją drogę i nie może przechodzić przez Kościół. Daje { $printed-score-per_tile_of_longest_road ->
        [one] { $printed-score-per_tile_of_longest_road } punkt
        [few] { $printed-score-per_tile_of_longest_road } punkty
       *[other] { $printed-score-per_tile_of_longest_road } punktów
    } za każdy kafelek.
rule-HAM-SCORE-07 = Za każde pełne { $printed-score-gold_for_a_star ->
        [one] { $printed-score-gold_for_a_star } złoto
       *[other] { $printed-score-gold_for_a_star } złota
    }, które ci zostały, dostajesz 1 punkt.
rule-HAM-SCORE-08 = Wygrywa gracz z największą liczbą punktów. Przy remisie decyduje większa liczba dostaw do Kościoła, a potem kafelków sprzedaży; jeśli remis trwa nadal, remisujący dzielą się zwycięstwem (instrukcja każe wtedy ścigać się w piciu mleka).

## Final scoring: landmarks

rule-HAM-TILE-TRADEPOST-01 = Faktoria daje { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } punkt
        [few] { $printed-tile-trade-post-points } punkty
       *[many] { $printed-tile-trade-post-points } punktów
    } za każdy twój kafelek sprzedaży. Zachowujesz punkty, które przyniosła sama sprzedaż.
rule-HAM-TILE-SHRINE-01 = Kapliczka daje { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } punkt
        [few] { $printed-tile-shrine-points } punkty
       *[many] { $printed-tile-shrine-points } punktów
    } za każdą twoją dostawę do Kościoła.
rule-HAM-TILE-TAVERN-01 = Karczma daje { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } punkt
        [few] { $printed-tile-tavern-points } punkty
       *[many] { $printed-tile-tavern-points } punktów
    } za każde złoto, które ci zostało, ale najwyżej { $printed-tile-tavern-most ->
        [one] { $printed-tile-tavern-most } punkt
        [few] { $printed-tile-tavern-most } punkty
       *[many] { $printed-tile-tavern-most } punktów
    }. To samo złoto liczy się też zwyczajnie w końcowej punktacji.
rule-HAM-TILE-SMITHY-01 = Z Kowalem twoja najdłuższa droga daje za każdy kafelek o { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } punkt
        [few] { $printed-tile-farrier-points } punkty
       *[many] { $printed-tile-farrier-points } punktów
    } więcej.
rule-HAM-TILE-RANGE-01 = Łańcuch górski daje punkty za każdy swój odcinek, który styka się z odcinkiem wzgórza: niewielki { $printed-tile-small-range-points }, rozległy { $printed-tile-large-range-points }. Droga nie jest potrzebna.
rule-HAM-TILE-WOODLAND-01 = Zagajnik daje punkty za każdy swój odcinek, który styka się z odcinkiem lasu: niewielki { $printed-tile-small-woodland-points }, rozległy { $printed-tile-large-woodland-points }. Droga nie jest potrzebna.
rule-HAM-TILE-SQUARE-01 = Plac daje { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } punkt
        [few] { $printed-tile-square-points } punkty
       *[many] { $printed-tile-square-points } punktów
    } za każdy swój odcinek drogi, który styka się z innym odcinkiem drogi. Mosty, ścieżki i pozostałe styki nic nie dają.
rule-HAM-TILE-MONUMENT-01 = Pomnik daje { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } punkt
        [few] { $printed-tile-monument-points } punkty
       *[many] { $printed-tile-monument-points } punktów
    } za każdy swój odcinek, który styka się z odcinkiem tego samego rodzaju. Ma dziewięć odcinków, po trzy każdego rodzaju.
rule-HAM-TILE-OUTPOST-01 = Posterunek daje { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } punkt
        [few] { $printed-tile-outpost-a-points } punkty
       *[many] { $printed-tile-outpost-a-points } punktów
    } za każdy kafelek na najkrótszej drodze od niego do Kościoła, po drogach dowolnych graczy. Posterunek i Kościół też się liczą.
rule-HAM-TILE-WAREHOUSE-01 = Skład daje { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } punkt
        [few] { $printed-tile-warehouse-points } punkty
       *[many] { $printed-tile-warehouse-points } punktów
    } za każdy most i każdą ścieżkę w twoim kolorze. Te same drogi liczą się też zwyczajnie w końcowej punktacji.
rule-HAM-TILE-STABLES-01 = Stajnia daje { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } punkt
        [few] { $printed-tile-stables-points } punkty
       *[many] { $printed-tile-stables-points } punktów
    } za każdego twojego osła w wiosce.
rule-HAM-TILE-POND-01 = Staw daje { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } punkt
        [few] { $printed-tile-forest-pond-points } punkty
       *[many] { $printed-tile-forest-pond-points } punktów
    }, jeśli jest połączony drogą z Kościołem.

## Rulings

ruling-HAM-AMB-01 = Ile części Kościoła leży na nim na początku gry jedno- lub dwuosobowej? Dwie, jak mówią obie instrukcje, polska i czeska.
ruling-HAM-AMB-02 = Czy wszędzie, gdzie kafelki się stykają, rodzaje odcinków muszą się zgadzać? Nie, las może stykać się ze wzgórzem, ściśle pasować muszą tylko drogi; pełną zgodność można włączyć jako zasadę opcjonalną.
ruling-HAM-AMB-03 = O której Stodole mowa w przykładzie transportu w instrukcjach? Najpewniej chodzi o dwie różne; tak czy inaczej twój osioł musi stać na każdym kafelku pomiędzy.
ruling-HAM-AMB-04 = Czy można wybudować drogę między kafelkami, które są już połączone okrężnie? Tak, przeszkadza tylko bezpośrednie połączenie; ostrzejszą wersję, w której liczą się też nadrukowane objazdy, można włączyć jako zasadę opcjonalną.
ruling-HAM-AMB-05 = Czy bezpośrednio łączy też znacznik drogi, czy tylko droga nadrukowana? Jedno i drugie: między dwoma kafelkami jest jedno połączenie, ktokolwiek je wybudował.
ruling-HAM-AMB-06 = Z czym musi być połączone miejsce kluczowe, żeby dawało punkty? Z Kościołem, po drogach dowolnych graczy.
ruling-HAM-AMB-07 = Czy Pomnik i Plac muszą być połączone, żeby dawały punkty? Tak, jak każde miejsce kluczowe bez wyraźnego wyjątku.
ruling-HAM-AMB-08 = Czy najdłuższa droga może dwa razy przejść przez ten sam kafelek? Nie, każdy kafelek liczy się najwyżej raz.
ruling-HAM-AMB-09 = Czy własną drogę musi zawierać najdłuższy ciąg w ogóle, czy wybiera się najdłuższy z tych, które ją zawierają? Wybiera się najdłuższy z ciągów z choć jedną twoją drogą; bez takiego ciągu nie ma punktów.
ruling-HAM-AMB-10 = Kiedy mieszkańcy wstają? Na początku tury swojego gracza.
ruling-HAM-AMB-11 = Czy osły można poruszać w kilku momentach tury? Nie, tylko raz i wszystkie naraz, więc osioł zatrudniony później już się nie rusza; ruch każdego osła w osobnym momencie można włączyć jako zasadę opcjonalną.
ruling-HAM-AMB-12 = Czy mieszkańcy przekazują surowce tak jak osły? Nie, robią to tylko osły.
ruling-HAM-AMB-13 = Czy kamień milowy daje pierwsza przetwórnia danego surowca, czy symbol na kafelku? To na jedno wychodzi: kto wznosi przetwórnię surowca, bierze jego kamień milowy, jeśli nikt go jeszcze nie ma.
ruling-HAM-AMB-14 = Co się dzieje, gdy worek jest pusty? Miejsca po prawej stronie rzędu pozostają puste, aż do worka trafi nowy stos; cena zależy od miejsca liczonego od lewej.
ruling-HAM-AMB-15 = Ile jest warta droga z Planistą? Razem 2 punkty.
ruling-HAM-AMB-16 = Dlaczego w przykładzie punktacji z instrukcji nikt nie ma Planisty? Przyjmuje się, że ma go inny gracz.
ruling-HAM-AMB-17 = Po czyich drogach liczy się trasę od Posterunku? Po drogach dowolnych graczy.
ruling-HAM-AMB-18 = Czy do Stawu musi prowadzić most? Nie, wystarczy dowolne połączenie; do Stawu leśnego może prowadzić tylko ścieżka, a do górskiego tylko most.
ruling-HAM-AMB-19 = Kto wytwarza deski wysokiej jakości? Posiadacz kamienia milowego Stolarz; inne nazwy w czeskiej instrukcji to pomyłki.
ruling-HAM-AMB-20 = Czego wymaga zapis w rodzaju „3 mleko/cegła”? Razem trzech surowców, w dowolnej proporcji obu rodzajów.
ruling-HAM-AMB-21 = Co przy remisie o Kościelnego i co, gdy ktoś nie ma nic z tego, co liczy nagroda? Remisujący dzielą punkty z zaokrągleniem w dół; kto nie ma nic do policzenia, nigdy nagrody nie dostaje.
ruling-HAM-AMB-22 = Jak dzieli się nagrodę, gdy remisuje więcej niż dwóch graczy? Po równo między wszystkich remisujących, z zaokrągleniem w dół.
ruling-HAM-AMB-23 = Czy kafelek można odwrócić na lustrzaną stronę? Nie, można go tylko obracać.
ruling-HAM-AMB-24 = Czy kafelki mogą otoczyć dziurę albo stykać się częścią odcinka? Dziury są dozwolone; wszystkie kafelki leżą na wspólnej siatce, więc odcinki zawsze stykają się w całości.
ruling-HAM-AMB-25 = Czy na styku nowego kafelka z kafelkiem mieszkańca musi dać się wybudować drogę? Nie, wystarczy nawet urwisko.
ruling-HAM-AMB-26 = Czy można odrzucać lub wymieniać projekty? Nie; niewybudowane na koniec gry ani nie dają punktów, ani ich nie odbierają.
ruling-HAM-AMB-27 = Co, jeśli skończą się monety? Nie skończą się: złota jest bez ograniczeń.
ruling-HAM-AMB-28 = Czy mieszkaniec stojący na Targu może skorzystać z szybkiego zakupu? Tak, do wszystkiego oprócz sprzedaży.
ruling-HAM-AMB-29 = Której strony Targu używa się w grze solo? Instrukcje tego nie rozstrzygają; w grze solo przy tym stole leży stroną „2” do góry.
ruling-HAM-AMB-30 = Czy po ukończeniu Kościoła można jeszcze żebrać lub sprzedawać? Tak, do końca rundy dozwolone jest wszystko oprócz dostaw.
ruling-HAM-AMB-31 = Czy w jednej przetwórni mogą leżeć obok siebie znaczniki różnych graczy lub różnej jakości? Tak; o jakości każdego decyduje to, kto go wytworzył, w chwili położenia.
ruling-HAM-AMB-32 = Czy kolejność końcowej punktacji ma znaczenie? Nie, suma jest zawsze taka sama.
ruling-HAM-AMB-33 = Czy o wysokiej jakości decyduje chwila wytworzenia, czy zużycia? Wytworzenia: liczy się strona znacznika, a różnicy nigdy być nie może.
ruling-HAM-AMB-34 = Czy inni mogą widzieć twoje projekty? Tak; ukryte są tylko zawartość worka i zakryte kafelki sprzedaży.
ruling-HAM-AMB-35 = Czy dwaj mieszkańcy mogą w jednej turze skorzystać z tej samej budowli? Tak, jeśli każdy z nich spełnia warunki.
ruling-HAM-AMB-36 = Czy gra może utknąć? Nie: mieszkaniec zawsze może zarobić trochę złota, a wszystko, czego wymaga Kościół, da się w końcu kupić, więc poza grą solo nie ma limitu rund.
ruling-HAM-AMB-37 = Czy można kupić surowiec, który leży też w zasięgu? Tak, kupić można każdą potrzebną sztukę.
ruling-HAM-AMB-38 = Czy punkty za sprzedaż liczy się od razu, czy na koniec gry? Od razu; Faktoria dodaje do nich 1 punkt za każdy kafelek sprzedaży.
