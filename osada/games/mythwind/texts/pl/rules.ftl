### Glossary (words of the Polish Charter „Statut miejski”; sentences are this project's own)
### Town: Town Charter = Statut miejski · journal = dziennik postaci · town board = plansza miasteczka · area = obszar · forest card = karta lasu · town resources = zasoby miejskie: kultura, dochód, produkcja, żywność · coins = monety · organiser = organizer
### Workers: worker = robotnik, kość · Sprite = duszek · Villager = mieszkaniec · supply = pula · Tower = wieża · hire = zatrudnić · dice tray = przegródka na kości · strengthen = wzmocnić · weaken = osłabić · blank face = pusta ścianka
### Time: season = pora roku · day = dzień: świt, południe, zmierzch · weather card = karta pogody · weather pattern = wzorzec pogodowy · season effect = efekt pory roku · weather effect = efekt pogody · goal = cel
### Noon: town action = akcja miejska · Adventure = przygoda · Community work = prace społeczne · Clear an area = odkrycie obszaru · Construct, Demolish = budowa, rozbiórka · Hire = zatrudnienie · Use a building = użycie budynku · attachment = przywiązanie · Character action = akcja postaci · Worker action = akcja robotników · skill = umiejętność
### Building: construction track = tor budowy, its space = pole · construction progress = postęp budowy · completion bonus = premia za wybudowanie · requirement = wymaganie · upgrade = rozbudowa · stack of available buildings = stos dostępnych budynków
### Story: event = wydarzenie · mystery envelope = tajemnicza koperta · tower upgrade = ulepszenie wieży · sprite field = pole akcji duszków · sprite visit = wizyta duszka · achievement = osiągnięcie
### What is „nasze” is reconstructed by this project: the Charter names it, but does not print it.

## The game

rule-MYT-GEN-01 = Gra jest dla jednej do czterech osób, które grają razem, a nie przeciw sobie. W każdej porze roku każdy prowadzi jedną postać.
rule-MYT-GEN-02 = Nikt nie wygrywa ani nie przegrywa i nie ma ostatniej rundy. Koniec jakiegoś wątku opowieści to dobra chwila, żeby przestać, ale zawsze można grać dalej.
rule-MYT-GEN-03 = Kampania to kolejne pory roku, a pora roku to kolejne dni. Każdy dzień ma trzy fazy, zawsze w tej kolejności: świt, południe i zmierzch.
rule-MYT-GEN-04 = Między spotkaniami miasteczko pozostaje takie, jakie jest. Grę zapisuje się i składa tylko na koniec pory roku; samo przerwanie gry, przy którym nic się nie przesuwa, jest możliwe zawsze.
rule-MYT-GEN-05 = W obrębie fazy postacie mogą działać równolegle i w dowolnej kolejności. Następna faza zaczyna się dopiero, gdy wszystkie skończą obecną. O tym, co dotyczy wszystkich, decyduje się wspólnie.
rule-MYT-GEN-06 = Gra w pojedynkę nie wymaga innych zasad. Zacznij od jednej postaci; kolejne mogą dołączyć po końcu pory roku.
rule-MYT-GEN-07 = Statut miejski zawiera zasady wspólne, a każda postać ma dziennik z własnymi. Dziennik może dodać kroki do każdej fazy.
rule-MYT-GEN-08 = Wspólna decyzja wygląda tak: ktoś proponuje odpowiedź, a wszyscy pozostali się na nią zgadzają. Przy stole można też ustalić, że decyduje osoba z pierwszego miejsca. Wspólne są wybory o świcie, przy wydarzeniach i na koniec pory roku, obszar dla ukończonego budynku i utracony robotnik. W swojej akcji w południe wybierasz tylko ty.
rule-MYT-GEN-09 = To, co robią różne postacie, rozpatruje się po kolei, tak jak przychodzi. Kroki wykonywane przez wszystkich naraz rozpatruje się w kolejności miejsc. Faza kończy się, gdy każdy zgłosi, że skończył, a południa nie można zakończyć, zanim figurka gdzieś nie stanie.

## Components

rule-MYT-COMP-01 = W pudełku są 154 karty wydarzeń.
rule-MYT-COMP-02 = W pudełku jest 80 dwustronnych kart przygód i kafelek nieznanej przygody, który przykrywa ich talię.
rule-MYT-COMP-03 = Kart pogody jest 9. Jeszcze jedna czeka w zapieczętowanej kopercie.
rule-MYT-COMP-04 = Dwustronnych kart celów jest 28.
rule-MYT-COMP-05 = Żetonów celów jest 5.
rule-MYT-COMP-06 = Są 42 dwustronne karty budynków: jedna strona służy do budowy, druga to gotowy budynek.
rule-MYT-COMP-07 = Dwa kafelki pór roku mają po dwie strony, po jednej na każdą porę roku.
rule-MYT-COMP-08 = Kart lasu jest 12, o numerach od 1 do 6 i od 8 do 13.
rule-MYT-COMP-09 = Plansza miasteczka składa się z trzech części.
rule-MYT-COMP-10 = Są 4 kafelki akcji miejskich.
rule-MYT-COMP-11 = Są 4 znaczniki zasobów miejskich i 4 zapasowe.
rule-MYT-COMP-12 = Wśród kości robotników niebieskich duszków jest { $printed-dice-each }, a pomarańczowych mieszkańców tyle samo.
rule-MYT-COMP-13 = Monet jest 120: 52 o wartości 1, 44 o wartości 5 i 24 o wartości 10. Monet nigdy nie brakuje; w razie potrzeby zastąpi je cokolwiek.
rule-MYT-COMP-14 = Są 4 tajemnicze koperty, wszystkie zapieczętowane.
rule-MYT-COMP-15 = Jest jeden główny organizer i dwustronny separator kości, a każda postać ma organizer i figurkę.

## The first set-up

rule-MYT-SETUP-01 = Połącz trzy części planszy miasteczka.
rule-MYT-SETUP-02 = Pierwszą porą roku jest wiosna: na polu pory roku leży jej kafelek.
rule-MYT-SETUP-03 = Każdy z czterech zasobów miejskich zaczyna na poziomie 1.
rule-MYT-SETUP-04 = Każda z 12 kart lasu przykrywa obszar o swoim numerze, stroną z lasem do góry. Obszar 7 nie ma karty lasu.
rule-MYT-SETUP-05 = Cztery kafelki akcji miejskich leżą na swoich miejscach.
rule-MYT-SETUP-06 = Na obszarze 7 stoi gotowy Długi dom.
rule-MYT-SETUP-07 = Po rzucie jedną kością duszka i jedną kością mieszkańca obie trafiają do wieży. Pusta ścianka oznacza ponowny rzut.
rule-MYT-SETUP-08 = Na początku talia wydarzeń to tylko jedna karta, o numerze 1.
rule-MYT-SETUP-09 = Potasowane karty przygód od 1 do 10 tworzą talię przygód, a na jej wierzchu zawsze leży kafelek nieznanej przygody.
rule-MYT-SETUP-10 = W pierwszej porze roku talii pogody się nie tasuje; jej 9 kart odkrywa się w takiej kolejności, w jakiej leżą w pudełku.
rule-MYT-SETUP-11 = Po potasowaniu kart celów od 1 do 7 odkrywa się wierzchnią: to cel na pierwszą porę roku. Ten jeden raz niczego się nie wybiera.
rule-MYT-SETUP-12 = Monety, żetony celów i pozostałe kości tworzą pulę. Karty budynków leżą obok jawnie i każdy może je w każdej chwili przejrzeć.
rule-MYT-SETUP-13 = Każdy wybiera inną postać i przygotowuje ją według jej dziennika. Na koniec pory roku postać można zmienić.
rule-MYT-SETUP-14 = Następne spotkanie nie zaczyna się od tego przygotowania: wznawia się kampanię tam, gdzie została zapisana.

## Characters

rule-MYT-CHAR-01 = Prowadzisz jedną postać. Ma ona figurkę i organizer z własnymi elementami, w którym leżą one także między spotkaniami.
rule-MYT-CHAR-02 = Postacie są cztery. Rzemieślniczka wytwarza przedmioty dla mieszkańców, coraz lepsze i droższe. Rolnik uprawia rośliny, które układa na poletkach jak układankę. Handlarka handluje na rynku, gdzie liczą się podaż, popyt i rywale. Leśniczy przygotowuje się do ekspedycji po okolicy i przynosi z nich różne rzeczy.
rule-MYT-CHAR-03 = Nieużywana figurka stoi na twoim organizerze, a użyta danego dnia stoi na polu w miasteczku.

## Areas

rule-MYT-AREA-01 = Miasteczko ma 13 ponumerowanych obszarów. Każdy z nich to las, pusty obszar albo budynek.
rule-MYT-AREA-02 = Na początku 12 obszarów to las, a na obszarze 7 stoi Długi dom. Obszar bez karty lasu jest pusty: to działka pod zabudowę.
rule-MYT-AREA-03 = Budynek zajmuje jeden obszar, a na obszarze stoi najwyżej jeden budynek. Każda karta budynku jest tylko jedna.

## Town resources

rule-MYT-RES-01 = Miasteczko ma cztery zasoby: kulturę, dochód, produkcję i żywność. Wszystkie postacie zyskują je i wydają wspólnie.
rule-MYT-RES-02 = Poziom każdego zasobu mieści się między 0 a 10. Wszystko, co miałoby wyjść poza te granice, przepada.
rule-MYT-RES-03 = Koszt trzeba pokryć w całości albo wcale. Kara zabiera tyle, ile jest.

## Workers

rule-MYT-WORK-01 = Są dwa rodzaje robotników, duszki i mieszkańcy; kości każdego rodzaju jest { $printed-dice-each }. Kość jest w puli, w wieży, zatrudniona przez postać albo na polu akcji duszków.
rule-MYT-WORK-02 = Wartość robotnika to liczba symboli na górnej ściance, od 0 (pusta ścianka) do 3.
rule-MYT-WORK-03 = Zyskać robotnika to wziąć z puli kość tego rodzaju, rzucić nią i położyć ją w wieży.
rule-MYT-WORK-04 = Gdy pula nie ma już takiej kości, miasteczko zyskuje w zamian 1 zasób, który wybierasz.
rule-MYT-WORK-05 = Stracić robotnika to odłożyć kość tego rodzaju z wieży do puli. Którą, wybieracie wspólnie.
rule-MYT-WORK-06 = Jeśli w wieży nie ma robotnika tego rodzaju, odchodzi zatrudniony, a czyj, wybieracie wspólnie; kość na polu akcji duszków liczy się jako zatrudniona. Jeśli takiego nie ma, nic się nie dzieje. Dotyczy to tylko strat i nigdy nie pokrywa kosztu.
rule-MYT-WORK-07 = Wzmocnienie zwiększa wartość robotnika o 1, a osłabienie zmniejsza ją o 1. Kości z 3 nie da się wzmocnić, a kości z 0 osłabić.
rule-MYT-WORK-08 = Gdzie wspólne zasady wzmacniają lub osłabiają robotników, chodzi o tych w wieży, chyba że mowa o zatrudnionych.
rule-MYT-WORK-09 = Kość w wieży nigdy nie pokazuje 0. Gdyby miała, od razu się nią rzuca, aż wypadnie coś innego.
rule-MYT-WORK-10 = Zatrudniona kość może pokazywać 0. Jest zużyta i zostaje u ciebie do zmierzchu.
rule-MYT-WORK-11 = Gdy rzut kością wynika z efektu, kość wraca tam, skąd pochodzi, i zachowuje wyrzuconą ściankę.
rule-MYT-WORK-12 = Zatrudnieni robotnicy należą do jednej postaci. Postacie nie wymieniają się ani robotnikami, ani monetami.
rule-MYT-WORK-13 = Statut nie podaje, jakie ścianki mają kości. Nasze mają { $printed-dice-faces-1 }, { $printed-dice-faces-2 }, { $printed-dice-faces-3 }, { $printed-dice-faces-4 }, { $printed-dice-faces-5 } i { $printed-dice-faces-6 }.

## Coins

rule-MYT-COIN-01 = Każda postać ma własne monety. Można je dowolnie rozmieniać, ale nie wolno dawać ich innej postaci.
rule-MYT-COIN-02 = Liczba monet w puli nigdy nie ogranicza zysku.

## Dawn

rule-MYT-DAWN-01 = Najpierw odkrywa się wierzchnią kartę pogody. Jej symbol mówi, czy dzień jest słoneczny, pochmurny czy deszczowy.
rule-MYT-DAWN-02 = Karty pogody z całej pory roku leżą jedna na drugiej tak, że wszystkie symbole tworzą jedną kolumnę, od najstarszego u góry.
rule-MYT-DAWN-03 = Potem patrzy się na kafelek pory roku. Ma on trzy wzorce pogodowe po trzy symbole, czytane od góry, a przy każdym efekt pory roku.
rule-MYT-DAWN-04 = Jeśli trzy ostatnie karty pogody, od najstarszej, pokazują dokładnie jeden z tych wzorców, następuje jego efekt pory roku. Przed trzecim dniem pory roku nic nie może pasować.
rule-MYT-DAWN-05 = Efekt pory roku może dodać lub zabrać zasoby miejskie albo zrobić dla wszystkich coś innego, na przykład wywołać postęp budowy, wydarzenie lub zmianę robotników.
rule-MYT-DAWN-06 = Potem działa symbol na dzisiejszej karcie pogody, jeśli jakiś na niej jest: postęp budowy, wydarzenie albo, w dalszej części kampanii, wizyta duszka.
rule-MYT-DAWN-07 = Na końcu następują kroki świtu z dzienników postaci.

## Noon

rule-MYT-NOON-01 = W południe każda postać wykonuje jedną akcję miejską. Potem ma jedną akcję postaci i tyle akcji robotników, ile może opłacić.
rule-MYT-NOON-02 = Akcji miejskich jest pięć: przygoda, prace społeczne lub odkrycie obszaru, budowa lub rozbiórka, zatrudnienie i użycie budynku. Pierwsze cztery mają kafelki na planszy. Piąta wymaga budynku z akcją, a Długi dom ma ją od początku.
rule-MYT-NOON-03 = Żeby wykonać akcję miejską, stawiasz figurkę na jej kafelku albo na budynku. Każdego dnia mieści się tam tylko jedna figurka, więc rozmawiajcie o planach.
rule-MYT-NOON-04 = Akcja miejska daje ci do końca dnia przywiązanie do duszków albo do mieszkańców. Co z tego wynika, mówi twój dziennik.
rule-MYT-NOON-05 = Prace społeczne i odkrycie obszaru dają przywiązanie do duszków, a budowa i rozbiórka do mieszkańców. Przy zatrudnieniu decyduje rodzaj zatrudnionego robotnika, przy przygodzie symbol rozpatrzonej części, a przy budynku symbol na jego karcie.
rule-MYT-NOON-06 = Gdzie możliwe są oba rodzaje, decyduje wynik akcji. Jeśli efekt daje ci kilka akcji miejskich, liczy się pierwsza z nich.
rule-MYT-NOON-07 = Wolno stanąć gdzieś tylko dla przywiązania i pominąć akcję, także wtedy, gdy cię na nią nie stać. Gdzie miałby zdecydować wynik, rodzaj wybierasz ty.
rule-MYT-NOON-08 = Ukośnik w koszcie lub efekcie znaczy „lub”.
rule-MYT-NOON-09 = Efekty mogą dać ci na dany dzień więcej akcji postaci albo ich zabronić. Co wchodzi w skład jednej akcji postaci, mówi dziennik.

## Noon: Adventure

rule-MYT-NOON-ADV-01 = Bierzesz kartę leżącą tuż pod kafelkiem nieznanej przygody.
rule-MYT-NOON-ADV-02 = Przeczytaj przód karty. Jeśli jest tam wybór, zdecyduj przed jej odwróceniem. Potem czytasz z tyłu tylko część swojego wyboru albo cały tył, jeśli wyboru nie było.
rule-MYT-NOON-ADV-03 = Przy każdej części jest symbol duszka albo mieszkańca. To twoje przywiązanie na ten dzień.
rule-MYT-NOON-ADV-04 = Potem kartę usuwa się z gry, chyba że zaznaczono na niej inaczej.
rule-MYT-NOON-ADV-05 = Jeśli talia przygód jest pusta, kafelek daje tylko przywiązanie.

## Noon: Community work or Clear an area

rule-MYT-NOON-COM-01 = Zdecyduj: prace społeczne czy odkrycie obszaru. Tak czy inaczej masz przywiązanie do duszków.
rule-MYT-NOON-COM-02 = Prace społeczne: za własne monety kupujesz dla miasteczka dowolnie wiele dowolnych zasobów. Każda postać ma własne ceny; Rolnik na przykład płaci { $printed-character-farmer-community-4 } za żywność i { $printed-character-farmer-community-3 } za produkcję.
rule-MYT-NOON-COM-03 = Zasoby dodaje się od razu. Nie wolno kupić tego, co wyszłoby ponad 10.
rule-MYT-NOON-CLR-01 = Odkrycie obszaru: płacisz { $printed-prices-clear ->
        [one] { $printed-prices-clear } monetę
        [few] { $printed-prices-clear } monety
       *[other] { $printed-prices-clear } monet
    } i usuwasz jedną wybraną kartę lasu.
rule-MYT-NOON-CLR-02 = Obszar jest od razu pusty. Odwróć kartę lasu, rozpatrz jej tył, zwykle coś dobrego, i odłóż ją. Jeśli jakiś efekt ją przywróci, można ją usunąć ponownie i da to samo.

## Noon: Construct or Demolish

rule-MYT-BUILD-01 = Zdecyduj: budowa czy rozbiórka. Tak czy inaczej masz przywiązanie do mieszkańców.
rule-MYT-BUILD-02 = Budowa: wybierasz dowolny dostępny budynek, którego wymaganie jest spełnione, i pokrywasz cały jego koszt.
rule-MYT-BUILD-03 = Koszt płaci się zasobami miejskimi i jego wysokość zależy od liczby graczy. Niektóre budynki są za darmo.
rule-MYT-BUILD-04 = Większość wymagań to budynek, który w chwili rozpoczęcia budowy musi stać w miasteczku. Kaplicę udostępnia wydarzenie, a Łowisko przygoda.
rule-MYT-BUILD-05 = Karta trafia na pole toru budowy, które jest na niej podane. Jeśli jest zajęte, trafia na następne wolne pole o wyższym numerze; jeśli takiego nie ma, tej budowy nie da się zacząć.
rule-MYT-BUILD-06 = Budowę można zacząć nawet wtedy, gdy żaden obszar nie jest pusty.
rule-MYT-BUILD-07 = Jeśli w trakcie budowy wymagany budynek zniknie z miasteczka, karta zostaje na torze i budowę nadal można ukończyć.
rule-MYT-BUILD-08 = Rozbiórka: dowolny budynek wraca do stosu dostępnych. Jego obszar jest pusty, a kosztu nikt nie zwraca. Można go zbudować ponownie, już bez premii za wybudowanie.

## Noon: Hire

rule-MYT-HIRE-01 = Za { $printed-prices-hire_one ->
        [one] { $printed-prices-hire_one } monetę
        [few] { $printed-prices-hire_one } monety
       *[other] { $printed-prices-hire_one } monet
    } zatrudniasz z wieży jednego robotnika, a za { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } monetę
        [few] { $printed-prices-hire_two } monety
       *[other] { $printed-prices-hire_two } monet
    } dwóch, dowolnych rodzajów.
rule-MYT-HIRE-02 = Zatrudnione kości trafiają do twojej przegródki z niezmienioną wartością.
rule-MYT-HIRE-03 = Masz przywiązanie do rodzaju, który zatrudniasz. Jeśli zatrudniasz oba, wybierasz.

## Noon: Use a building

rule-MYT-USE-01 = Postaw figurkę na wolnym budynku z akcją, na której koszt cię stać. Najpierw pokrywasz koszt z lewej strony, potem rozpatrujesz efekt z prawej.
rule-MYT-USE-02 = Kosztem są zasoby miejskie, twoje monety lub osłabienie twoich zatrudnionych robotników. Bez podanego kosztu akcja jest darmowa.
rule-MYT-USE-03 = Symbol na budynku to twoje przywiązanie; w Piekarni są to duszki.

## Dusk

rule-MYT-DUSK-01 = O zmierzchu wszystkie postacie równocześnie rozpatrują te same kroki. Najpierw figurki wracają na organizery.
rule-MYT-DUSK-02 = Potem każdy zbiera swoje kości. Kość o wartości co najmniej 1 pozostaje zatrudniona bez zmian. Kością z 0 rzuca się do uzyskania wyniku innego niż pusta ścianka i kładzie się ją w wieży; nie jest już zatrudniona.
rule-MYT-DUSK-03 = Potem następują kroki zmierzchu z dzienników postaci.
rule-MYT-DUSK-04 = Jeśli są jeszcze karty pogody, zaczyna się nowy dzień. Jeśli nie, pora roku się kończy.
rule-MYT-DUSK-05 = Pora roku ma więc tyle dni, ile jest kart pogody: 9, a 10, gdy dołączy do nich karta z koperty 1.

## The end of a season

rule-MYT-SEASON-01 = Wspólnie i po kolei: efekty na koniec pory roku, cel, nowa talia pogody, następny kafelek pory roku, zmiana postaci. Potem można grać dalej albo zapisać kampanię.
rule-MYT-SEASON-02 = Każdy ukończony budynek z efektem na koniec pory roku daje go raz, w kolejności, którą wybieracie. Budynki na torze budowy się nie liczą.
rule-MYT-SEASON-03 = Efekty zależne od zrealizowania celu następują na samym końcu kroku z celem.
rule-MYT-SEASON-04 = Wszystkie karty pogody po potasowaniu tworzą nową talię.
rule-MYT-SEASON-05 = Pory roku następują po sobie: wiosna, lato, jesień, zima i znowu wiosna.
rule-MYT-SEASON-06 = Możesz zmienić postać. Wszyscy robotnicy dotychczasowej trafiają do wieży z niezmienioną wartością, a kością z wartością 0 od razu się rzuca; cała reszta zostaje tak, jak jest, i czeka.
rule-MYT-SEASON-07 = Gdy zbudowano wszystkie dwanaście projektów, miasteczko może na koniec każdej pory roku, po celu, zlecić wielkie dzieło dla jednego ze swoich budynków; najpierw dla tych, które mają ich najmniej. Każda postać płaci połowę tego, co ma najuboższa, co najmniej { $printed-works-least } monet, a potem ta, która ma najwięcej, połowę reszty; zasoby płaci miasteczko. Dzieło daje swój dar od razu, a odtąd na koniec każdej pory roku jeszcze raz daje go po kolei jedno z dzieł przy stojących budynkach.

## Goals

rule-MYT-GOAL-01 = Przód karty celu podaje, jaki cel miasteczko ma zrealizować w tej porze roku. Górna połowa tyłu to sukces, a dolna to porażka.
rule-MYT-GOAL-02 = Jeśli udało się zrealizować cel, następuje efekt sukcesu, a kartę usuwa się z gry; zwykle do talii trafia nowa karta celu. Sprawdza się to po efektach na koniec pory roku, więc ich zyski się liczą.
rule-MYT-GOAL-03 = Jeśli nie udało się zrealizować celu, następuje efekt porażki, a kartę wtasowuje się z powrotem do talii celów.
rule-MYT-GOAL-04 = Potem tasuje się talię celów i dobiera dwie karty, a z niektórymi budynkami więcej. Wspólnie wybieracie jedną: to cel na następną porę roku. Leży odkryta na wierzchu talii, a pozostałe się wtasowuje.
rule-MYT-GOAL-05 = Żetony celów tylko liczą to, czego wymaga cel, po jednym za każdy raz. Gdy jest ich dość, cel jest zrealizowany.

## The construction track

rule-MYT-TRACK-01 = Tor budowy ma cztery pola, od 4 do 1. Im niższy numer, tym bliżej ukończenia jest budynek. Na polu mieści się jedna karta.
rule-MYT-TRACK-02 = Postęp budowy przesuwa każdą kartę na torze o jedno pole do przodu. Karta z pola 1 zostaje ukończona.
rule-MYT-TRACK-03 = Karty przesuwają się kolejno od pola 1 do pola 4. Karta, przed którą pole jest nadal zajęte, stoi w miejscu.
rule-MYT-TRACK-04 = Ukończony budynek schodzi z toru, następuje jego premia za wybudowanie, a odwrócona karta trafia na pusty obszar, który wybieracie wspólnie, w naszej kolejności jeszcze przed premią.
rule-MYT-TRACK-05 = Jeśli nie ma pustego obszaru, budynek nie jest ukończony: zostaje na polu 1 i nie daje premii. Może wstrzymać karty za sobą, a każdy następny postęp to nowa próba.
rule-MYT-TRACK-06 = Premia za wybudowanie należy się tylko za pierwszym razem, gdy dany budynek w ogóle powstaje w kampanii.
rule-MYT-TRACK-07 = Rozbudowa musi zająć obszar budynku, którego wymaga; stara karta wraca do stosu dostępnych. Kuźnia na przykład zastępuje Kamieniołom.
rule-MYT-TRACK-08 = Jeśli budynku do zastąpienia już nie ma, nowy stawia się jak każdy inny: na pustym obszarze, a w razie jego braku czeka na torze.
rule-MYT-TRACK-09 = Symbol cofnięcia przesuwa każdą kartę o jedno pole do tyłu, ale nigdy poza pole 4. Karty przesuwają się kolejno od 4 do 1, a zablokowana stoi w miejscu.
rule-MYT-TRACK-10 = Pojedyncza karta przesuwana przez efekt nie może wejść na zajęte pole; staje przed nim. Jeśli rusza z pola 1, zostaje ukończona tak jak zwykle.
rule-MYT-TRACK-11 = Postęp budowy może być wywołany każdym efektem. Najczęściej następuje o świcie, dzięki pogodzie i porze roku.
rule-MYT-TRACK-12 = Budynek otrzymany w nagrodę stawia się od razu na pustym obszarze. Jeśli nagroda ma wymaganie, a tego budynku w miasteczku brak, nic się nie dzieje.

## Effects of buildings

rule-MYT-BLD-01 = Budynek ma akcję, z której korzysta się w ramach akcji miejskiej, albo efekt na koniec pory roku, albo jedno i drugie.
rule-MYT-BLD-31 = Budynków jest 42, a obszarów tylko 13, więc miasteczko zmienia się dzięki rozbiórkom i rozbudowom. Wymaganie liczy się tylko w chwili rozpoczęcia budowy.
rule-MYT-BLD-32 = Gdzie Boisko rozebrało budynek, wraca karta lasu tego obszaru. Obszar 7 jej nie ma.
rule-MYT-BLD-33 = W Kasynie i w Stoczni każdy zysk wybiera się osobno. Bez przewagi nie ma nic; 3 przeciw 1 daje 2.

## The 42 buildings: -01 is the action, -02 the end of a season

rule-MYT-BLD-LIBRARY-02 = Biblioteka, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-library-season_end_goal-1-number } kultury, a każda postać { $printed-building-library-season_end_goal-2-number ->
        [one] { $printed-building-library-season_end_goal-2-number } monetę
        [few] { $printed-building-library-season_end_goal-2-number } monety
       *[other] { $printed-building-library-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-FIELD-01 = Boisko, akcja: rozbierasz budynek, na jego obszar wraca las, a miasteczko zyskuje { $printed-building-sports-field-action-1-number ->
        [one] { $printed-building-sports-field-action-1-number } zasób, który
        [few] { $printed-building-sports-field-action-1-number } zasoby, które
       *[other] { $printed-building-sports-field-action-1-number } zasobów, które
    } wybierasz.
rule-MYT-BLD-GUILD-01 = Cech, akcja: miasteczko traci { $printed-building-guild-action_cost-1-number } produkcji albo dochodu, a ty zatrudniasz { $printed-building-guild-action-1-number ->
        [one] { $printed-building-guild-action-1-number } mieszkańca
       *[other] { $printed-building-guild-action-1-number } mieszkańców
    }.
rule-MYT-BLD-DELI-01 = Delikatesy, akcja: osłabiasz { $printed-building-delicatessen-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-delicatessen-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-delicatessen-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-delicatessen-action_cost-2-number ->
        [one] { $printed-building-delicatessen-action_cost-2-number } monetę
        [few] { $printed-building-delicatessen-action_cost-2-number } monety
       *[other] { $printed-building-delicatessen-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-delicatessen-action-1-number } żywności.
rule-MYT-BLD-DELI-02 = Delikatesy, koniec pory roku: miasteczko zyskuje { $printed-building-delicatessen-season_end-1-number } żywności.
rule-MYT-BLD-LONGHOUSE-01 = Długi dom, akcja: dostajesz { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } monetę
        [few] { $printed-building-longhouse-action-1-number } monety
       *[other] { $printed-building-longhouse-action-1-number } monet
    } albo zdobywasz 1 umiejętność.
rule-MYT-BLD-DOCKS-01 = Doki, akcja: osłabiasz { $printed-building-docks-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-docks-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i płacisz { $printed-building-docks-action_cost-2-number ->
        [one] { $printed-building-docks-action_cost-2-number } monetę
        [few] { $printed-building-docks-action_cost-2-number } monety
       *[other] { $printed-building-docks-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-docks-action-1-number } dochodu.
rule-MYT-BLD-DOCKS-02 = Doki, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-docks-season_end_goal-1-number } dochodu, a każda postać { $printed-building-docks-season_end_goal-2-number ->
        [one] { $printed-building-docks-season_end_goal-2-number } monetę
        [few] { $printed-building-docks-season_end_goal-2-number } monety
       *[other] { $printed-building-docks-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-CULTURE-02 = Dom kultury, koniec pory roku: każda postać może skorzystać z jednej swojej umiejętności.
rule-MYT-BLD-PRINT-01 = Drukarnia, akcja: osłabiasz { $printed-building-printing-house-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-printing-house-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i płacisz { $printed-building-printing-house-action_cost-2-number ->
        [one] { $printed-building-printing-house-action_cost-2-number } monetę
        [few] { $printed-building-printing-house-action_cost-2-number } monety
       *[other] { $printed-building-printing-house-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-printing-house-action-1-number } dochodu.
rule-MYT-BLD-PRINT-02 = Drukarnia, koniec pory roku: przy wyborze celu dobieracie { $printed-building-printing-house-season_end-1-number ->
        [one] o jedną kartę więcej
        [few] o { $printed-building-printing-house-season_end-1-number } karty więcej
       *[other] o { $printed-building-printing-house-season_end-1-number } kart więcej
    }.
rule-MYT-BLD-STATION-01 = Dworzec kolejowy, akcja: osłabiasz { $printed-building-railway-station-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-railway-station-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-railway-station-action_cost-1-number } swoich zatrudnionych duszków
    } i następuje wydarzenie.
rule-MYT-BLD-TRADING-01 = Faktoria, akcja: płacisz { $printed-building-trading-post-action_cost-1-number ->
        [one] { $printed-building-trading-post-action_cost-1-number } monetę
        [few] { $printed-building-trading-post-action_cost-1-number } monety
       *[other] { $printed-building-trading-post-action_cost-1-number } monet
    } i { $printed-building-trading-post-action_cost-2-number ->
        [one] { $printed-building-trading-post-action_cost-2-number } zasób miejski
        [few] { $printed-building-trading-post-action_cost-2-number } zasoby miejskie
       *[other] { $printed-building-trading-post-action_cost-2-number } zasobów miejskich
    }, a miasteczko zyskuje { $printed-building-trading-post-action-1-number ->
        [one] { $printed-building-trading-post-action-1-number } zasób, który
        [few] { $printed-building-trading-post-action-1-number } zasoby, które
       *[other] { $printed-building-trading-post-action-1-number } zasobów, które
    } wybierasz.
rule-MYT-BLD-CLAY-02 = Glinianka, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-clay-pit-season_end_goal-1-number } produkcji, a każda postać { $printed-building-clay-pit-season_end_goal-2-number ->
        [one] { $printed-building-clay-pit-season_end_goal-2-number } monetę
        [few] { $printed-building-clay-pit-season_end_goal-2-number } monety
       *[other] { $printed-building-clay-pit-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-INN-01 = Gospoda, akcja: płacisz { $printed-building-inn-action_cost-1-number ->
        [one] { $printed-building-inn-action_cost-1-number } monetę
        [few] { $printed-building-inn-action_cost-1-number } monety
       *[other] { $printed-building-inn-action_cost-1-number } monet
    } i wzmacniasz w wieży wszystkich mieszkańców albo wszystkie duszki.
rule-MYT-BLD-HOTEL-01 = Hotel, akcja: miasteczko traci { $printed-building-hotel-action_cost-1-number } kultury albo żywności, a ty zatrudniasz { $printed-building-hotel-action-1-number ->
        [one] { $printed-building-hotel-action-1-number } duszka
        [few] { $printed-building-hotel-action-1-number } duszki
       *[other] { $printed-building-hotel-action-1-number } duszków
    }.
rule-MYT-BLD-QUARRY-02 = Kamieniołom, koniec pory roku: miasteczko zyskuje { $printed-building-quarry-season_end-1-number } produkcji.
rule-MYT-BLD-CHAPEL-02 = Kaplica, koniec pory roku: miasteczko zyskuje { $printed-building-chapel-season_end-1-number } kultury.
rule-MYT-BLD-CASINO-02 = Kasyno, koniec pory roku: za każdego duszka w wieży ponad liczbę mieszkańców miasteczko zyskuje 1 kultury albo 1 żywności.
rule-MYT-BLD-CATHEDRAL-02 = Katedra, koniec pory roku: miasteczko zyskuje { $printed-building-cathedral-season_end-1-number } kultury.
rule-MYT-BLD-PUB-01 = Knajpa, akcja: osłabiasz { $printed-building-pub-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-pub-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-pub-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-pub-action_cost-2-number ->
        [one] { $printed-building-pub-action_cost-2-number } monetę
        [few] { $printed-building-pub-action_cost-2-number } monety
       *[other] { $printed-building-pub-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-pub-action-1-number } żywności.
rule-MYT-BLD-CHURCH-01 = Kościół, akcja: osłabiasz { $printed-building-church-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-church-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-church-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-church-action_cost-2-number ->
        [one] { $printed-building-church-action_cost-2-number } monetę
        [few] { $printed-building-church-action_cost-2-number } monety
       *[other] { $printed-building-church-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-church-action-1-number } kultury.
rule-MYT-BLD-CHURCH-02 = Kościół, koniec pory roku: miasteczko zyskuje { $printed-building-church-season_end-1-number } kultury.
rule-MYT-BLD-SMITHY-01 = Kuźnia, akcja: osłabiasz { $printed-building-smithy-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-smithy-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i płacisz { $printed-building-smithy-action_cost-2-number ->
        [one] { $printed-building-smithy-action_cost-2-number } monetę
        [few] { $printed-building-smithy-action_cost-2-number } monety
       *[other] { $printed-building-smithy-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-smithy-action-1-number } produkcji.
rule-MYT-BLD-SMITHY-02 = Kuźnia, koniec pory roku: miasteczko zyskuje { $printed-building-smithy-season_end-1-number } produkcji.
rule-MYT-BLD-FISHING-01 = Łowisko, akcja: nie masz dziś akcji postaci; miasteczko może stracić { $printed-building-fishing-grounds-action-1-number } dochodu albo produkcji i zyskać { $printed-building-fishing-grounds-action-1-number-2 } kultury albo żywności.
rule-MYT-BLD-FOUNDRY-01 = Odlewnia, akcja: osłabiasz { $printed-building-foundry-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-foundry-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i płacisz { $printed-building-foundry-action_cost-2-number ->
        [one] { $printed-building-foundry-action_cost-2-number } monetę
        [few] { $printed-building-foundry-action_cost-2-number } monety
       *[other] { $printed-building-foundry-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-foundry-action-1-number } produkcji.
rule-MYT-BLD-GARDENS-02 = Ogrody miejskie, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-town-gardens-season_end_goal-1-number } żywności, a każda postać { $printed-building-town-gardens-season_end_goal-2-number ->
        [one] { $printed-building-town-gardens-season_end_goal-2-number } monetę
        [few] { $printed-building-town-gardens-season_end_goal-2-number } monety
       *[other] { $printed-building-town-gardens-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-BAKERY-01 = Piekarnia, akcja: osłabiasz { $printed-building-bakery-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-bakery-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-bakery-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-bakery-action_cost-2-number ->
        [one] { $printed-building-bakery-action_cost-2-number } monetę
        [few] { $printed-building-bakery-action_cost-2-number } monety
       *[other] { $printed-building-bakery-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-bakery-action-1-number } żywności.
rule-MYT-BLD-POST-02 = Poczta, koniec pory roku: przy wyborze celu dobieracie { $printed-building-post-office-season_end-1-number ->
        [one] o jedną kartę więcej
        [few] o { $printed-building-post-office-season_end-1-number } karty więcej
       *[other] o { $printed-building-post-office-season_end-1-number } kart więcej
    }.
rule-MYT-BLD-MONUMENT-01 = Pomnik, akcja: osłabiasz { $printed-building-monument-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-monument-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-monument-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-monument-action_cost-2-number ->
        [one] { $printed-building-monument-action_cost-2-number } monetę
        [few] { $printed-building-monument-action_cost-2-number } monety
       *[other] { $printed-building-monument-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-monument-action-1-number } kultury.
rule-MYT-BLD-HARBOUR-02 = Port, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-harbour-season_end_goal-1-number } dochodu, a każda postać { $printed-building-harbour-season_end_goal-2-number ->
        [one] { $printed-building-harbour-season_end_goal-2-number } monetę
        [few] { $printed-building-harbour-season_end_goal-2-number } monety
       *[other] { $printed-building-harbour-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-TOWNHALL-01 = Ratusz, akcja: zaczynasz budowę budynku poziomu I lub II, a miasteczko zyskuje { $printed-building-town-hall-action-2-number ->
        [one] { $printed-building-town-hall-action-2-number } zasób, który
        [few] { $printed-building-town-hall-action-2-number } zasoby, które
       *[other] { $printed-building-town-hall-action-2-number } zasobów, które
    } wybierasz.
rule-MYT-BLD-RESTAURANT-01 = Restauracja, akcja: osłabiasz { $printed-building-restaurant-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-restaurant-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-restaurant-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-restaurant-action_cost-2-number ->
        [one] { $printed-building-restaurant-action_cost-2-number } monetę
        [few] { $printed-building-restaurant-action_cost-2-number } monety
       *[other] { $printed-building-restaurant-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-restaurant-action-1-number } żywności.
rule-MYT-BLD-RESTAURANT-02 = Restauracja, koniec pory roku: miasteczko zyskuje { $printed-building-restaurant-season_end-1-number } dochodu.
rule-MYT-BLD-BUTCHER-01 = Rzeźnia, akcja: osłabiasz { $printed-building-slaughterhouse-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-slaughterhouse-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-slaughterhouse-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-slaughterhouse-action_cost-2-number ->
        [one] { $printed-building-slaughterhouse-action_cost-2-number } monetę
        [few] { $printed-building-slaughterhouse-action_cost-2-number } monety
       *[other] { $printed-building-slaughterhouse-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-slaughterhouse-action-1-number } żywności.
rule-MYT-BLD-BUTCHER-02 = Rzeźnia, koniec pory roku: miasteczko zyskuje { $printed-building-slaughterhouse-season_end-1-number } żywności.
rule-MYT-BLD-COURT-01 = Sąd, akcja: płacisz { $printed-building-court-action_cost-1-number ->
        [one] { $printed-building-court-action_cost-1-number } monetę
        [few] { $printed-building-court-action_cost-1-number } monety
       *[other] { $printed-building-court-action_cost-1-number } monet
    } i odsyłasz z wieży mieszkańca albo duszka, a potem do wieży przybywa mieszkaniec albo duszek.
rule-MYT-BLD-UNION-01 = Siedziba związkowców, akcja: osłabiasz { $printed-building-union-seat-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-union-seat-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i następuje wydarzenie.
rule-MYT-BLD-SHOP-01 = Sklepik, akcja: za { $printed-building-shop-action_cost-1-number ->
        [one] { $printed-building-shop-action_cost-1-number } monetę
        [few] { $printed-building-shop-action_cost-1-number } monety
       *[other] { $printed-building-shop-action_cost-1-number } monet
    } masz dziś jeszcze jedną akcję postaci.
rule-MYT-BLD-LUMBER-01 = Skład drewna, akcja: osłabiasz { $printed-building-lumber-store-action_cost-1-number ->
        [one] dowolnego swojego zatrudnionego robotnika
       *[other] { $printed-building-lumber-store-action_cost-1-number } dowolnych swoich zatrudnionych robotników
    } i płacisz { $printed-building-lumber-store-action_cost-2-number ->
        [one] { $printed-building-lumber-store-action_cost-2-number } monetę
        [few] { $printed-building-lumber-store-action_cost-2-number } monety
       *[other] { $printed-building-lumber-store-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-lumber-store-action-1-number } produkcji.
rule-MYT-BLD-SHIPYARD-02 = Stocznia, koniec pory roku: za każdego mieszkańca w wieży ponad liczbę duszków miasteczko zyskuje 1 produkcji albo 1 dochodu.
rule-MYT-BLD-SCHOOL-02 = Szkoła, koniec pory roku: każda postać może wykonać dodatkową akcję postaci.
rule-MYT-BLD-SAWMILL-01 = Tartak, akcja: osłabiasz { $printed-building-sawmill-action_cost-1-number ->
        [one] swojego zatrudnionego mieszkańca
       *[other] { $printed-building-sawmill-action_cost-1-number } swoich zatrudnionych mieszkańców
    } i płacisz { $printed-building-sawmill-action_cost-2-number ->
        [one] { $printed-building-sawmill-action_cost-2-number } monetę
        [few] { $printed-building-sawmill-action_cost-2-number } monety
       *[other] { $printed-building-sawmill-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-sawmill-action-1-number } produkcji.
rule-MYT-BLD-SAWMILL-02 = Tartak, koniec pory roku: miasteczko zyskuje { $printed-building-sawmill-season_end-1-number } dochodu.
rule-MYT-BLD-TAVERN-01 = Tawerna, akcja: osłabiasz { $printed-building-tavern-action_cost-1-number ->
        [one] dowolnego swojego zatrudnionego robotnika
       *[other] { $printed-building-tavern-action_cost-1-number } dowolnych swoich zatrudnionych robotników
    } i płacisz { $printed-building-tavern-action_cost-2-number ->
        [one] { $printed-building-tavern-action_cost-2-number } monetę
        [few] { $printed-building-tavern-action_cost-2-number } monety
       *[other] { $printed-building-tavern-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-tavern-action-1-number } dochodu.
rule-MYT-BLD-PRISON-02 = Więzienie, koniec pory roku: możecie rozebrać dowolny budynek i dzięki temu zignorować efekt celu.
rule-MYT-BLD-WINERY-01 = Winiarnia, akcja: osłabiasz { $printed-building-winery-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-winery-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-winery-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-winery-action_cost-2-number ->
        [one] { $printed-building-winery-action_cost-2-number } monetę
        [few] { $printed-building-winery-action_cost-2-number } monety
       *[other] { $printed-building-winery-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-winery-action-1-number } kultury.
rule-MYT-BLD-WINERY-02 = Winiarnia, koniec pory roku: miasteczko zyskuje { $printed-building-winery-season_end-1-number } żywności.
rule-MYT-BLD-VINEYARD-01 = Winnica, akcja: osłabiasz { $printed-building-vineyard-action_cost-1-number ->
        [one] swojego zatrudnionego duszka
        [few] { $printed-building-vineyard-action_cost-1-number } swoje zatrudnione duszki
       *[other] { $printed-building-vineyard-action_cost-1-number } swoich zatrudnionych duszków
    } i płacisz { $printed-building-vineyard-action_cost-2-number ->
        [one] { $printed-building-vineyard-action_cost-2-number } monetę
        [few] { $printed-building-vineyard-action_cost-2-number } monety
       *[other] { $printed-building-vineyard-action_cost-2-number } monet
    }, a miasteczko zyskuje { $printed-building-vineyard-action-1-number } kultury.
rule-MYT-BLD-VINEYARD-02 = Winnica, koniec pory roku, gdy cel zrealizowano: miasteczko zyskuje { $printed-building-vineyard-season_end_goal-1-number } żywności, a każda postać { $printed-building-vineyard-season_end_goal-2-number ->
        [one] { $printed-building-vineyard-season_end_goal-2-number } monetę
        [few] { $printed-building-vineyard-season_end_goal-2-number } monety
       *[other] { $printed-building-vineyard-season_end_goal-2-number } monet
    }.
rule-MYT-BLD-PAVING-02 = Zakład brukarski, koniec pory roku: miasteczko zyskuje { $printed-building-paving-works-season_end-1-number } produkcji.

## Events

rule-MYT-EVENT-01 = Symbol wydarzenia znaczy: dobierzcie wierzchnią kartę wydarzenia, przeczytajcie ją na głos i wykonajcie, co na niej napisano. Większość wydarzeń przynosi pogoda.
rule-MYT-EVENT-02 = Każdego wyboru na karcie wydarzenia dokonuje się wspólnie.
rule-MYT-EVENT-03 = Potem kartę usuwa się z gry, chyba że zaznaczono na niej inaczej.
rule-MYT-EVENT-04 = Jeśli talia wydarzeń jest pusta, nic się nie dzieje.
rule-MYT-EVENT-05 = Kara zabiera tyle, ile może: gdy trzeba stracić 2 żywności, a jest tylko 1, przepada 1.
rule-MYT-EVENT-06 = Jeśli korzyść ma koszt, trzeba go pokryć w całości, inaczej korzyść przepada.
rule-MYT-EVENT-07 = Wydarzenia zmieniają świat: przynoszą nowe karty, otwierają koperty, dają budynki albo przywracają las.

## Skills

rule-MYT-SKILL-01 = Każda postać ma własne umiejętności. Symbol umiejętności pozwala zdobyć jedną za cenę z dziennika.
rule-MYT-SKILL-02 = Większość umiejętności zdobywa się w Długim domu, który daje { $printed-building-longhouse-action-1-number ->
        [one] { $printed-building-longhouse-action-1-number } monetę
        [few] { $printed-building-longhouse-action-1-number } monety
       *[other] { $printed-building-longhouse-action-1-number } monet
    } albo 1 umiejętność.
rule-MYT-SKILL-03 = Organizer ma ograniczoną liczbę pól na umiejętności. Jeśli żadne nie jest wolne, nowa zajmuje miejsce innej, którą można później kupić ponownie.
rule-MYT-SKILL-04 = Niektóre efekty pozwalają użyć umiejętności: to dodatkowe użycie umiejętności, którą masz.

## Envelopes

rule-MYT-ENV-01 = Cztery tajemnicze koperty pozostają zamknięte. Otwiera się je tylko wtedy, gdy każe tak efekt.

## Saving and resuming

rule-MYT-SAVE-01 = Kampanię zapisuje się tylko na koniec pory roku.
rule-MYT-SAVE-02 = Kości z wieży odkłada się z niezmienioną wartością, osobno od puli.
rule-MYT-SAVE-03 = Plansza z budynkami, lasem i znacznikami, organizery i wszystkie talie pozostają takie, jakie są.
rule-MYT-SAVE-04 = Każdą postać odkłada się tak, jak mówi jej dziennik.
rule-MYT-SAVE-05 = Zapis kampanii zawiera wszystko: porę roku i rok, zasoby, obszary i tor budowy, budynki kiedykolwiek wzniesione i udostępnione, wszystkie 16 kości, wszystkie talie po kolei, cel, koperty, ulepszenia i duszki, pamięć opowieści, osiągnięcia i cały dobytek postaci.
rule-MYT-RESUME-01 = Rozłóż planszę ze wszystkim, co na niej jest.
rule-MYT-RESUME-02 = Odłożone osobno kości wracają do wieży z niezmienioną wartością.
rule-MYT-RESUME-03 = Każdy wybiera postać, dawną albo nową, i wznawia ją lub przygotowuje według jej dziennika. Graczy może być więcej albo mniej niż poprzednio.

## Tower upgrades

rule-MYT-TOWER-01 = Ulepszenie wieży 1: gdy zaczynasz budowę, dostajesz { $printed-tower-1-effects-1-number ->
        [one] { $printed-tower-1-effects-1-number } monetę
        [few] { $printed-tower-1-effects-1-number } monety
       *[other] { $printed-tower-1-effects-1-number } monet
    } za każdą jednostkę produkcji i dochodu w jej koszcie.
rule-MYT-TOWER-02 = Ulepszenie wieży 2: gdy zaczynasz budowę, dostajesz { $printed-tower-2-effects-1-number ->
        [one] { $printed-tower-2-effects-1-number } monetę
        [few] { $printed-tower-2-effects-1-number } monety
       *[other] { $printed-tower-2-effects-1-number } monet
    } za każdą jednostkę kultury i żywności w jej koszcie.
rule-MYT-TOWER-03 = Ulepszenie wieży 3: przy pracach społecznych możesz zapłacić { $printed-tower-3-effects-1-number ->
        [one] { $printed-tower-3-effects-1-number } monetę
        [few] { $printed-tower-3-effects-1-number } monety
       *[other] { $printed-tower-3-effects-1-number } monet
    } i wzmocnić wszystkie duszki w wieży.
rule-MYT-TOWER-04 = Ulepszenie wieży 4: przy pracach społecznych możesz zapłacić { $printed-tower-4-effects-1-number ->
        [one] { $printed-tower-4-effects-1-number } monetę
        [few] { $printed-tower-4-effects-1-number } monety
       *[other] { $printed-tower-4-effects-1-number } monet
    } i wzmocnić wszystkich mieszkańców w wieży.
rule-MYT-TOWER-05 = Ulepszenie wieży 5: przy zatrudnieniu możesz osłabić swojego zatrudnionego mieszkańca i wyruszyć też na przygodę.
rule-MYT-TOWER-06 = Ulepszenie wieży 6: przy zatrudnieniu możesz osłabić swojego zatrudnionego duszka i wyruszyć też na przygodę.
rule-MYT-TOWER-07 = Ulepszenie wieży 7: przy przygodzie możesz osłabić swojego zatrudnionego mieszkańca i przesunąć na torze do przodu jeden budynek z przywiązaniem do mieszkańców.
rule-MYT-TOWER-08 = Ulepszenie wieży 8: przy przygodzie możesz osłabić swojego zatrudnionego duszka i przesunąć na torze do przodu jeden budynek z przywiązaniem do duszków.

## Sprites

rule-MYT-SPRITE-01 = Opowieść dodaje do planszy pole akcji duszków. Zawsze gości na nim jeden duszek.
rule-MYT-SPRITE-02 = Przed swoją akcją miejską albo po niej możesz osłabić swojego zatrudnionego duszka, położyć go na tym polu, jeśli jest wolne, i skorzystać z efektu goszczącego tam duszka.
rule-MYT-SPRITE-03 = Kość leży tam do zmierzchu, a potem do ciebie wraca. Całe miasteczko korzysta więc z pola najwyżej raz dziennie. Kości z 0 wysłać nie można.
rule-MYT-SPRITE-04 = Fiks, duszek opiekuńczy: za { $printed-sprite-fiks-cost-1-number ->
        [one] { $printed-sprite-fiks-cost-1-number } monetę
        [few] { $printed-sprite-fiks-cost-1-number } monety
       *[other] { $printed-sprite-fiks-cost-1-number } monet
    } zatrudniasz mieszkańca.
rule-MYT-SPRITE-05 = Buuk, drzewny golem: za { $printed-sprite-buuk-cost-1-number ->
        [one] { $printed-sprite-buuk-cost-1-number } monetę
        [few] { $printed-sprite-buuk-cost-1-number } monety
       *[other] { $printed-sprite-buuk-cost-1-number } monet
    } zatrudniasz duszka.
rule-MYT-SPRITE-06 = Łupek, skalny golem: zaczynasz budowę, a potem miasteczko zyskuje { $printed-sprite-lupek-effects-2-number ->
        [one] { $printed-sprite-lupek-effects-2-number } zasób, który
        [few] { $printed-sprite-lupek-effects-2-number } zasoby, które
       *[other] { $printed-sprite-lupek-effects-2-number } zasobów, które
    } wybierasz.
rule-MYT-SPRITE-07 = Dołek, duszek bagienny: wykonujesz prace społeczne, a potem możesz skorzystać z jednej ze swoich umiejętności.
rule-MYT-SPRITE-08 = Elida, wróżka: za { $printed-sprite-elida-cost-1-number ->
        [one] { $printed-sprite-elida-cost-1-number } monetę
        [few] { $printed-sprite-elida-cost-1-number } monety
       *[other] { $printed-sprite-elida-cost-1-number } monet
    } używasz dowolnego budynku z akcją.
rule-MYT-SPRITE-09 = Puk, duszek stwórczy: wyruszasz na przygodę, a zaraz po niej możesz wykonać jeszcze jedną akcję postaci.
rule-MYT-VISIT-01 = W kopercie 1 jest karta pogody z wizytą duszka. Wtasowuje się ją do talii pogody.
rule-MYT-VISIT-02 = Wizyta duszka: na pole trafia następny z dostępnych duszków według kolejności. Po ostatnim znowu przychodzi pierwszy.

## Achievements

rule-MYT-ACH-01 = Rozkwitające miasto: w miasteczku jest 8 mieszkańców.
rule-MYT-ACH-02 = Magiczne istoty: w miasteczku jest 8 duszków.
rule-MYT-ACH-03 = Architekt: na każdym obszarze stoi budynek.
rule-MYT-ACH-04 = Magnat: poziom produkcji na koniec pory roku to 10.
rule-MYT-ACH-05 = Cztery pory roku: poziom kultury na koniec pory roku to 10.
rule-MYT-ACH-06 = Żywiciel: poziom żywności na koniec pory roku to 10.
rule-MYT-ACH-07 = Krezus: poziom dochodu na koniec pory roku to 10.
rule-MYT-ACH-08 = Błękit nieba: jedna pora roku przynosi 3 wydarzenia.
rule-MYT-ACH-09 = Włóczykij: jedna pora roku przynosi 8 przygód.
rule-MYT-ACH-10 = Gawędziarz: w talii wydarzeń nie zostaje ani jedna karta.
rule-MYT-ACH-11 = Omnibus: wszystkie cztery postacie mają zajęte wszystkie pola na umiejętności.
rule-MYT-ACH-12 = Rekin biznesu: zarobek w jednej porze roku to 100 monet.
rule-MYT-ACH-13 = Budowniczy: w jednej porze roku zaczynają się 4 budowy.
rule-MYT-ACH-14 = Przyjaciel doliny: pole akcji duszków jest użyte 10 razy w jednej porze roku.
rule-MYT-ACH-15 = Przodownik pracy: w wieży czeka 16 robotników o wartości 3.

## Icons

rule-MYT-ICON-01 = Symbole miasteczka to: cztery zasoby i dowolny zasób; duszek, mieszkaniec lub dowolna kość w wieży; zatrudniony duszek, mieszkaniec lub dowolna zatrudniona kość; akcje miejskie; las, cel i koniec pory roku; tor budowy, jego postęp i pola; zatrudnienie duszka, mieszkańca lub dowolnej kości.
rule-MYT-ICON-02 = Symbole ogólne to: Statut i dziennik; karta wydarzenia; świt, południe i zmierzch; pogoda słoneczna, deszczowa i pochmurna; karta pogody; cztery pory roku; postać, jej akcja i umiejętności; wizyta duszka; monety; wzmocnienie i osłabienie; zysk i strata; wszystkie; sukces i porażka; zastąpienie.
rule-MYT-ICON-03 = Trzy symbole trzeba odróżniać: zatrudnienie kości z wieży, kość leżącą w wieży i kość już zatrudnioną.

## Rulings

ruling-AMB-01 = Jak dwa kafelki mogą dać cztery pory roku? Każdy ma dwie strony. Kolejność to wiosna, lato, jesień, zima.
ruling-AMB-02 = W którą stronę czyta się wzorzec pogodowy? Od najstarszej z trzech kart u góry do najnowszej na dole.
ruling-AMB-03 = Czy ten sam wzorzec może zadziałać dwa dni z rzędu? Tak, trzy ostatnie karty porównuje się o każdym świcie od trzeciego dnia.
ruling-AMB-04 = Co, jeśli pasują dwa wzorce naraz? To niemożliwe: trzy wzorce na kafelku są różne.
ruling-AMB-05 = Kiedy następują kroki z dzienników? O świcie i o zmierzchu po krokach wspólnych.
ruling-AMB-06 = W jakiej kolejności są akcje postaci i akcje robotników? Najpierw akcja miejska, potem akcja postaci i akcje robotników w dowolnej kolejności, także na przemian.
ruling-AMB-07 = Co daje kafelek przygody, gdy talia jest pusta? Tylko przywiązanie, które wybierasz.
ruling-AMB-08 = Czy można kupić zasób, który jest już na poziomie 10? Nie, taki zakup jest odrzucany.
ruling-AMB-09 = Czy „osłab 2 zatrudnione duszki” oznacza dwie kości? Tak, dwie różne, każdą o 1.
ruling-AMB-10 = Co, jeśli robotników do zatrudnienia jest za mało? Zatrudniasz tylu, ilu jest, a koszt się nie zmienia. Przy akcji zatrudnienia dwóch za { $printed-prices-hire_two ->
        [one] { $printed-prices-hire_two } monetę
        [few] { $printed-prices-hire_two } monety
       *[other] { $printed-prices-hire_two } monet
    } wymaga dwóch robotników w wieży.
ruling-AMB-11 = Ile kości mieści przegródka? Statut nie podaje granicy, więc jej nie ma.
ruling-AMB-12 = Które budynki są rozbudową? Tekst Statutu wymienia Kuźnię. Za rozbudowę uznajemy też te, które powtarzają efekt wymaganego budynku: Delikatesy, Rzeźnię, Tartak, Drukarnię, Kościół, Doki, Restaurację, Winnicę i Winiarnię.
ruling-AMB-13 = Co, jeśli Kaplica lub Łowisko zostaną zastąpione albo rozebrane? Raz udostępnione, można je zbudować ponownie za ich koszt, bez kolejnej karty.
ruling-AMB-14 = Czy wolno rozebrać Długi dom? Tak, a ponieważ nie ma wymagania, można go zbudować ponownie.
ruling-AMB-15 = Czy na obszarze 7 może wyrosnąć las? Nie, nie ma dla niego karty. Las nigdy tam nie wraca, a Boisko nie może go wybrać.
ruling-AMB-16 = Czy las, który wrócił, znowu daje efekt? Tak, za każdym razem, gdy się go usuwa.
ruling-AMB-17 = Kto liczy się do kosztów i do „każdej postaci”? Postacie grające w tej porze roku; zmiana działa od następnej. Postać, którą nikt nie gra, nic nie zyskuje, nie płaci i nie robi.
ruling-AMB-18 = Czy pojedyncza karta na torze może przeskoczyć inną? Nie, przesuwa się krok po kroku i staje przed zajętym polem.
ruling-AMB-19 = Czy można ukończyć rozbudowę, gdy miasteczko jest pełne? Tak, zastępuje stary budynek i nie potrzebuje pustego obszaru.
ruling-AMB-20 = Co, jeśli budynek zostanie rozebrany lub zastąpiony, gdy stoi na nim figurka? To dozwolone. Figurka stoi na obszarze do zmierzchu, jej akcja już była, a to, co stanie tam tego dnia, jest zajęte.
ruling-AMB-21 = Co znaczy, że Ratusz i Łupek pozwalają budować? To cała akcja budowy: wymaganie, koszt i tor; zasób zyskuje się potem. Ratusz pozwala tylko na poziom I i II. O przywiązaniu decyduje pierwsza akcja.
ruling-AMB-22 = Czy Elida może użyć budynku, na którym stoi figurka? Tak, nie potrzebuje figurki, a cudza jej nie przeszkadza. Koszt samego budynku płaci się także.
ruling-AMB-23 = Czy Puk albo ulepszenia wieży 5 i 6 mogą dać przygodę, gdy kafelek przygody jest zajęty? Tak, figurka nie jest do tego potrzebna.
ruling-AMB-24 = Które przywiązanie i które wartości liczą się dla Szkoły i Domu kultury na koniec pory roku? Przywiązanie z ostatniego dnia i kości takie, jakie są po ostatnim zmierzchu.
ruling-AMB-25 = Kiedy używa się Więzienia? Po sprawdzeniu celu, a przed jego efektem: rozbieracie jeden budynek, choćby samo Więzienie, i ignorujecie tę połowę karty razem z nowym celem, który wskazuje. Karta znika lub wraca zgodnie z wynikiem, a wynik liczy się dla innych budynków.
ruling-AMB-26 = Czy dwa budynki z dodatkową kartą celu się sumują? Tak; jeśli kart jest mniej, dobiera się wszystkie. Przy pustej talii celów następna pora roku nie ma celu, a zależne od niego efekty nie następują.
ruling-AMB-27 = Co się dzieje z monetami przy zmianie postaci? Zostają przy dotychczasowej.
ruling-AMB-28 = Co się dzieje z zatrudnionymi kośćmi przy zapisie kampanii? Zostają w przegródkach z niezmienioną wartością. Jeśli następnym razem nikt nie gra tą postacią, trafiają do wieży.
ruling-AMB-29 = Co się liczy do osiągnięć? „W miasteczku” to każda kość poza pulą. Zarobek to monety zyskane w porze roku przez wszystkie postacie, mniej to, co Handlarka płaci za towary. Przygody to rozpatrzone karty.
ruling-AMB-30 = Kto dostaje monety z ulepszeń wieży 1 i 2? Postać, która zaczyna budowę. Zasoby darowane przez efekt nie są wydane.
ruling-AMB-31 = Na której stronie Statut opisuje koperty? Podaje dwa różne numery; to błąd druku bez wpływu na zasady.
ruling-AMB-32 = Kto wybiera utraconego robotnika? Wszyscy razem; bez wyboru odchodzi ten o najniższej wartości.
ruling-AMB-33 = Co znaczy wzmocnić lub osłabić „wszystkich”? Każdy robotnik tego rodzaju w wieży, który może się zmienić, zmienia się o 1.
ruling-AMB-34 = Ile kosztuje Łowisko? Akcję postaci: po jej wykonaniu nie można go użyć, a dodatkowe akcje postaci są tego dnia zabronione. Sama wymiana nie jest obowiązkowa.
ruling-AMB-35 = Kiedy dokładnie można użyć pola akcji duszków? W każdej chwili południa poza trwaniem innej akcji. Akcja miejska od duszka przed akcją figurki liczy się jako pierwsza dla przywiązania. Fiks i Buuk tylko zatrudniają i o niczym nie decydują.
ruling-AMB-36 = Jakiego budynku wymagają Poczta i Pomnik? Sklepiku; w spisie w Statucie jest w tym miejscu literówka.
ruling-AMB-37 = Czy przy poziomie 0 można zapłacić 1 zasób? Nie, wtedy budynku nie da się użyć.
ruling-AMB-38 = Od kiedy liczy się cel? Od chwili, gdy jego karta leży odkryta, czyli przez całą porę roku.
ruling-AMB-39 = Czy w Składzie drewna i w Tawernie wolno osłabić dowolnego robotnika? Tak, jest tam mowa o dowolnym, a w Tartaku o mieszkańcu.
ruling-AMB-40 = Czy piąta akcja miejska jest dostępna od początku? Tak, Długiego domu można używać od pierwszego dnia.
ruling-AMB-41 = Co jest pierwsze przy ukończeniu: premia czy obszar? Instrukcja wymienia najpierw premię; nasza kolejność jest inna: najpierw wybiera się i rezerwuje obszar, potem następuje premia, a na końcu kładzie się kartę. Premia nie może zająć tego obszaru ani cofnąć ukończenia.
ruling-AMB-42 = Co, jeśli jeden efekt wywołuje drugi? Postęp w trakcie postępu i wydarzenie w trakcie wydarzenia czekają, aż skończy się pierwsze. Wszystko inne dzieje się tam, gdzie jest zapisane.
ruling-AMB-43 = Co dotyczy budynku otrzymanego w nagrodę? Nie daje premii za wybudowanie, liczy się jako wzniesiony, a dla celów i osiągnięć nie jest ani rozpoczęciem, ani ukończeniem. Rozbudowa zastępuje wymagany budynek. Bez pustego obszaru budynek staje się tylko dostępny; jeśli jest już na torze lub w miasteczku, nic się nie dzieje.
ruling-AMB-44 = Jakich robotników wymienia Sąd? Utracony musi być w wieży i najpierw wraca do puli, więc można zyskać ten sam rodzaj. Jeśli pula nie ma takiej kości, miasteczko zyskuje zasób.
ruling-AMB-45 = Kiedy sprawdza się osiągnięcia? Cztery związane z zasobami po pierwszym i po drugim kroku końca pory roku; Gawędziarza po całym wydarzeniu; Omnibusa dla wszystkich czterech postaci, także tych poza grą; pozostałe po każdej akcji. Co raz osiągnięte, to pozostaje.
ruling-AMB-46 = Jak dokładnie działają ulepszenia wieży od 3 do 8? Wymagają akcji naprawdę wykonanej, każde raz na taką akcję. Ulepszenia 3 i 4 nie działają przy odkryciu obszaru. Ulepszenia 5 i 6 mogą użyć robotnika dopiero co zatrudnionego i wolno użyć obu; przywiązanie pozostaje takie jak przy zatrudnieniu. Ulepszenia 7 i 8 działają też przy przygodach z efektów.
ruling-AMB-47 = W jakiej kolejności przychodzą duszki? Fiks, Buuk, Łupek, Dołek, Elida, Puk. Pole otwiera pierwszy dostępny; jedyny dostępny zostaje.
ruling-AMB-48 = Jak łączą się Poczta, Drukarnia i Więzienie? Dodatkowe karty celów dają budynki stojące przy dobieraniu kart, a efekty zależne od celu te, które stoją na końcu tego kroku.
ruling-AMB-49 = Kto i jak wybiera przy ukośniku? Ten, kto płaci. Zyski do wyboru wybiera się po jednym. Zwykły zysk na koniec pory roku jest obowiązkowy, a to, co „możesz”, nie jest.
ruling-AMB-50 = Co, jeśli akcji danej przez efekt nie da się wykonać? Wtedy z efektu nie można skorzystać. To, co łączy z nią „i” lub „potem”, wymaga akcji naprawdę wykonanej; prace społeczne wymagają co najmniej jednego zakupu.
