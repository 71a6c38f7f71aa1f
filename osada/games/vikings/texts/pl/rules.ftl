## Components

rule-VIK-COMP-01 = Na jednej planszy mieszczą się wioska, przystań i fiord.
rule-VIK-COMP-02 = Elementy statków to 24 fragmenty kadłuba, 8 dziobów i { $printed-ships-sterns ->
        [one] { $printed-ships-sterns } rufa
        [few] { $printed-ships-sterns } rufy
       *[many] { $printed-ships-sterns } ruf
    }.
rule-VIK-COMP-03 = Każdy fragment kadłuba ma jeden kolor i tarcze w tym kolorze. W każdym kolorze jest sześć fragmentów o liczbie tarcz { $printed-hull-shields-1 }, { $printed-hull-shields-2 }, { $printed-hull-shields-3 }, { $printed-hull-shields-4 }, { $printed-hull-shields-5 } i { $printed-hull-shields-6 }.
rule-VIK-COMP-04 = W pudełku jest 16 wikingów, po czterech w każdym z czterech kolorów.
rule-VIK-COMP-05 = Wódz nie należy do nikogo. Wskazuje tylko, na którą stronę wioski przechodzą w tej rundzie wikingowie.
rule-VIK-COMP-06 = Są cztery tarcze punktacji, po jednej w każdym kolorze. Na swojej tarczy gromadzisz zdobyte towary i wygrane zakłady.
rule-VIK-COMP-07 = Jest 16 żetonów zakładów, po cztery w każdym kolorze, o wartościach { $printed-bets-values-1 }, { $printed-bets-values-2 }, { $printed-bets-values-3 } i { $printed-bets-values-4 }. Wartość widnieje tylko po jednej stronie żetonu.
rule-VIK-COMP-08 = Liczba żetonów towarów: ze skórami { $printed-goods-tokens-1 }, ze zbożem { $printed-goods-tokens-2 }, z gwoździami { $printed-goods-tokens-3 }.
rule-VIK-COMP-09 = Każdy rodzaj towaru ma na targowisku jeden żeton wartości rynkowej. Wskazuje on wartość tego towaru: od { $printed-market-start } do { $printed-market-top }.
rule-VIK-COMP-10 = Drobne przedmioty namalowane na elementach statków to tylko ozdoba. Nie są towarami i niczego w grze nie zmieniają.

## Setup

rule-VIK-SETUP-01 = Grają od dwóch do czterech osób. Każda wybiera inny kolor i bierze tarczę punktacji w tym kolorze.
rule-VIK-SETUP-02 = Weź cztery żetony zakładów w swoim kolorze i trzymaj je zakryte obok tarczy punktacji, a nie na niej. Na tarczę trafiają dopiero wygrane zakłady.
rule-VIK-SETUP-03 = W grze dwuosobowej każdy ma czterech wikingów, w trzyosobowej trzech, a w czteroosobowej dwóch. Pozostali wikingowie nie biorą udziału w grze, chyba że korzystacie z opcjonalnej zasady dla dwóch graczy.
rule-VIK-SETUP-04 = O kolejności w pierwszej rundzie decyduje los: losuje się po jednym wikingu każdego gracza. Każdy wylosowany wiking staje na najwyższym wolnym polu akcji, począwszy od „Pierwszeństwa”.
rule-VIK-SETUP-05 = Pozostali wikingowie ustawiają się według stałego wzoru, w którym A to kolor wylosowany jako pierwszy, B jako drugi i tak dalej. Cała kolejka, licząc od góry, to A B B A A B B A w grze dwuosobowej, A B C B C A C A B w trzyosobowej i A B C D D C B A w czteroosobowej.
rule-VIK-SETUP-06 = Wikingowie ustawieni podczas przygotowania gry nie uruchamiają żadnych akcji. Wyznaczają tylko kolejność w pierwszej rundzie.
rule-VIK-SETUP-07 = Na początku wszyscy wikingowie stoją po tej samej stronie wioski, a wódz po przeciwnej.
rule-VIK-SETUP-08 = Wszystkie rufy ({ $printed-ships-sterns }) czekają obok pola akcji „W morze!”.
rule-VIK-SETUP-09 = Na początku gry wartość rynkowa każdego z trzech towarów wynosi { $printed-market-start }.
rule-VIK-SETUP-10 = Z wymieszanych żetonów towarów powstają dwa zakryte stosy: { $printed-goods-add_1_pile ->
        [one] jeden żeton
        [few] { $printed-goods-add_1_pile } żetony
        *[other] { $printed-goods-add_1_pile } żetonów
    } przy akcji „Ładuj 1”, a reszta przy akcji „Weź 3, ładuj 1”.
rule-VIK-SETUP-11 = Przy każdym z ośmiu stanowisk cumowniczych leży jeden dziób.
rule-VIK-SETUP-12 = Za każdym dziobem: { $printed-ships-pieces_at_start ->
        [one] { $printed-ships-pieces_at_start } losowy fragment kadłuba
        [few] { $printed-ships-pieces_at_start } losowe fragmenty kadłuba
       *[many] { $printed-ships-pieces_at_start } losowych fragmentów kadłuba
    }, każdy w innym kolorze. Zawsze gra się wszystkimi 24 fragmentami, bez względu na liczbę graczy.
rule-VIK-SETUP-13 = Każdy dozwolony początkowy układ kadłubów jest równie prawdopodobny. Każdego koloru brakuje na dokładnie dwóch statkach.

## Board areas

rule-VIK-AREA-01 = W wiosce jest jedenaście akcji ułożonych w stałej kolejności. Każda ma po jednym polu z obu stron budynków, więc po każdej stronie mieści się przy niej jeden wiking.
rule-VIK-AREA-02 = Przystań ma osiem stanowisk cumowniczych. Przy każdym są cztery kółka na zakłady, po jednym dla każdego koloru, także takiego, którym nikt nie gra.
rule-VIK-AREA-03 = W fiordzie cumują statki od 1 do 8, każdy przy stanowisku o tym samym numerze. To tutaj przekłada się fragmenty kadłuba.

## Ships

rule-VIK-SHIP-01 = Statek to dziób i kadłub; rufę dostaje dopiero wtedy, gdy wypływa w morze. Miejsca w kadłubie liczy się od dziobu: pierwsze jest tuż za nim, najbliżej przystani, a ostatnie na końcu statku.
rule-VIK-SHIP-02 = Kadłub może mieć najwyżej { $printed-hull-most_pieces ->
        [few] { $printed-hull-most_pieces } fragmenty
        *[other] { $printed-hull-most_pieces } fragmentów
    }. Dziób i rufa się do nich nie liczą.
rule-VIK-SHIP-03 = Statek, który jeszcze nie wypłynął, może stracić nawet ostatni fragment kadłuba. Pusty kadłub jest dozwolony.
rule-VIK-SHIP-04 = Towary leżą odkryte na dziobie i nigdy nie przechodzą na inny statek. Czekają tam, aż ich statek wypłynie.
rule-VIK-SHIP-05 = Na dziobie może leżeć dowolnie wiele żetonów towarów.
rule-VIK-SHIP-06 = Statek, który wypłynął, wypada z gry: żadna akcja nie może już dotyczyć jego kadłuba, dziobu ani kółek przy jego stanowisku. Można tylko przenieść na inny statek nietrafione zakłady, które tam zostały.
rule-VIK-SHIP-07 = Akcji przebudowujących statki można użyć na każdym statku, który jeszcze nie wypłynął, nawet na takim, który ma wypłynąć na koniec tej rundy.
rule-VIK-SHIP-08 = W grze dwu- i trzyosobowej fragmenty w kolorach, którymi nikt nie gra, podlegają tym samym zasadom co inne. Można je przekładać akcjami, które dopuszczają dowolny kolor, i liczą się przy ustalaniu kontroli.

## Round and turn flow

rule-VIK-ROUND-01 = Rund jest co najmniej tyle, ile ruf, czyli { $printed-ships-sterns }: na każdą rufę musi wypłynąć statek, a w jednej rundzie wypływa najwyżej jeden.
rule-VIK-ROUND-02 = O kolejności decyduje kolejka wikingów po stronie, po której nie ma wodza. Zawsze rusza wiking stojący najbliżej „Pierwszeństwa”, a ruch wykonuje jego właściciel. W rundzie masz tyle ruchów, ilu masz wikingów.
rule-VIK-ROUND-03 = W swoim ruchu bierzesz pierwszego wikinga z kolejki, stawiasz go na wolnym polu akcji po stronie wodza i od razu wykonujesz tę akcję.
rule-VIK-ROUND-04 = Każda akcja jest w rundzie dostępna tylko raz. Po stronie wodza mieści się przy niej jeden wiking.
rule-VIK-ROUND-05 = Musisz wybrać akcję, którą możesz wykonać, i rzeczywiście ją wykonujesz. „Pierwszeństwo” można wykonać zawsze.
rule-VIK-ROUND-06 = Tylko wtedy, gdy nie możesz wykonać żadnej z wolnych akcji, stawiasz wikinga na dowolnym wolnym polu i nic się nie dzieje.
rule-VIK-ROUND-07 = „Pierwszeństwo” i „W morze!” można wykonać zawsze. Dlatego dopóki choć jedno z tych pól jest wolne, nikt nie stawia wikinga bez efektu, a taki wiking nigdy nie staje na żadnym z nich.
rule-VIK-ROUND-08 = Runda dobiega końca, kiedy po stronie wodza stoją już wszyscy wikingowie.
rule-VIK-ROUND-09 = Jeśli w tej rundzie ktoś wybrał „W morze!”, na jej koniec wypływa jeden statek. W przeciwnym razie nie wypływa żaden.
rule-VIK-ROUND-10 = Jeśli przy planszy są jeszcze rufy, wódz przechodzi na drugą stronę wioski i zaczyna się nowa runda; jej kolejność wyznaczają właśnie zajęte pola. Jeśli ruf już nie ma, gra się kończy.
rule-VIK-ROUND-11 = Gra nie może ciągnąć się bez końca: w rundach, w których nic nie wypływa, ubywa zakładów, towarów i wolnych stopni na targowisku. Przy wydrukowanych wartościach trwa najwyżej 23 rundy przy dwóch graczach, 19 przy trzech i 27 przy czterech, dlatego nie ma limitu rund.

## The eleven village actions

rule-VIK-ACT-FIRST-01 = „Pierwszeństwo” nic teraz nie daje, ale stojący tam wiking ruszy jako pierwszy w następnej rundzie.
rule-VIK-ACT-PROMOTE-01 = „Zwiększ kontrolę”: wybierz fragment kadłuba w swoim kolorze i przesuń go bliżej dziobu tego samego statku.
rule-VIK-ACT-PROMOTE-02 = Przesuwany fragment staje się pierwszy za dziobem. Wyminięte fragmenty cofają się o jedno miejsce i zachowują kolejność. Nie można wybrać fragmentu, który już jest pierwszy za dziobem.
rule-VIK-ACT-JUMPOWN-01 = „Skocz na SWÓJ statek”: przenieś fragment kadłuba w swoim kolorze na koniec innego statku, w którego kadłubie jest jeszcze miejsce. Oba statki muszą jeszcze być w fiordzie.
rule-VIK-ACT-JUMPOWN-02 = Po skoku luka w opuszczonym kadłubie się zamyka. Pozostałe fragmenty zachowują kolejność.
rule-VIK-ACT-BET-01 = „Obstaw”: wybierz żeton zakładu spośród leżących obok twojej tarczy punktacji i połóż go zakryty na kółku przy statku, który jeszcze nie wypłynął. Kolor kółka wskazuje drużynę, która twoim zdaniem będzie mieć główną kontrolę w chwili wypłynięcia.
rule-VIK-ACT-BET-02 = Nie możesz obstawić statku, przy którym masz już swój żeton. Kolor kółka jest dowolny: może być twój, nieobecny na statku, a nawet taki, którym nikt nie gra.
rule-VIK-ACT-ADD1-01 = „Ładuj 1”: weź wierzchni żeton ze stosu przy tej akcji i połóż go odkryty na dziobie dowolnego statku, który jeszcze nie wypłynął. Gdy stos jest pusty, akcji nie można wykonać.
rule-VIK-ACT-ADD1-02 = Najpierw widzisz wzięty żeton, a dopiero potem wybierasz statek.
rule-VIK-ACT-MARKET-01 = „Rynek”: wybierz towar o wartości niższej niż { $printed-market-top } i podnieś ją o jeden. Wartości nigdy nie spadają i nigdy nie przekraczają { $printed-market-top }.
rule-VIK-ACT-JUMPANY-01 = „Skocz na DOWOLNY statek”: przenieś fragment kadłuba w dowolnym kolorze na koniec innego statku, w którego kadłubie jest jeszcze miejsce. Luka po nim się zamyka. Oba statki muszą jeszcze być w fiordzie.
rule-VIK-ACT-BETMOVE-01 = „Obstaw/Zmień zakład” daje wybór: połóż nowy zakład na zasadach akcji „Obstaw” albo przenieś na inne kółko zakład, który już leży na planszy. Nowe kółko może być przy tym samym statku lub przy innym.
rule-VIK-ACT-BETMOVE-02 = Przenieść możesz tylko własny zakład, na inne kółko przy statku, który jeszcze nie wypłynął i przy którym nie masz innego żetonu. Zakład może leżeć przy takim statku albo przy statku, który już wypłynął. Żeton pozostaje zakryty i zachowuje wartość.
rule-VIK-ACT-DRAW3-01 = „Weź 3, ładuj 1”: weź z wierzchu stosu przy tej akcji { $printed-goods-drawn_at_once ->
        [one] jeden żeton
        [few] { $printed-goods-drawn_at_once } żetony
        *[other] { $printed-goods-drawn_at_once } żetonów
    } albo tyle, ile zostało. Jeden połóż odkryty na dziobie dowolnego statku, który jeszcze nie wypłynął, a resztę wsuń zakrytą pod stos. Gdy stos jest pusty, akcji nie można wykonać.
rule-VIK-ACT-DRAW3-02 = Odkładane żetony widzisz tylko ty. Wracają pod stos w kolejności, w jakiej zostały wzięte.
rule-VIK-ACT-DRAW3-03 = Wybierasz rodzaj towaru; jeśli wśród wziętych żetonów jest kilka takich samych, na statek trafia wzięty najwcześniej. Pozostałe trafiają pod stos, wzięty wcześniej nad wziętym później.
rule-VIK-ACT-SAIL-01 = „W morze!”: weź jedną rufę i zachowaj ją do końca rundy. Statku jeszcze nie wskazujesz.
rule-VIK-ACT-SAIL-02 = W rundzie, w której nikt nie skorzystał z akcji „W morze!”, nie wypływa żaden statek.
rule-VIK-ACT-SWAP-01 = „Zamiana”: zamień miejscami dwa fragmenty kadłuba, w dowolnych kolorach, leżące na dwóch różnych statkach. Oba statki muszą jeszcze być w fiordzie.
rule-VIK-ACT-SWAP-02 = Każdy fragment zajmuje dokładnie miejsce drugiego, więc długość kadłubów się nie zmienia. Wolno zamienić dwa jednakowe fragmenty, choć niczego to nie zmieni.
rule-VIK-ACT-00 = Silniejsze akcje leżą w wiosce niżej. Kto po nie sięga, w następnej rundzie rusza później.

## Sailing

rule-VIK-SAIL-01 = Wypływający statek wskazuje na koniec rundy ten gracz, który wybrał akcję „W morze!”.
rule-VIK-SAIL-02 = Musi to być statek z przynajmniej jednym żetonem towaru na dziobie i przynajmniej jednym fragmentem kadłuba, o ile taki jest w fiordzie.
rule-VIK-SAIL-03 = Gdy żaden statek nie ma zarazem towaru i fragmentu kadłuba, można wskazać dowolny, który jeszcze nie wypłynął.
rule-VIK-SAIL-04 = Statek dostaje rufę i odpływa od przystani. Potem ustala się kontrolę, dzieli towary i rozlicza zakłady na ten statek.

## Sailing: control

rule-VIK-CTRL-01 = Dla każdej drużyny liczy się tarcze na wszystkich jej fragmentach kadłuba tego statku, tylko z jednej burty. Drużyna bez fragmentu na statku nie ma ani kontroli, ani udziału w towarach.
rule-VIK-CTRL-02 = Drużyny szereguje się według liczby tarcz, od największej. Pierwsza z nich ma główną kontrolę.
rule-VIK-CTRL-03 = Przy remisie na dowolnym miejscu pierwszeństwo w kontroli ma drużyna, której pierwszy fragment leży bliżej dziobu, a więc i przystani. To zawsze rozstrzyga.
rule-VIK-CTRL-04 = Drużyny, którymi nikt nie gra, szereguje się tak samo jak pozostałe. Mogą mieć nawet główną kontrolę.

## Sailing: sharing the goods

rule-VIK-GOODS-01 = Zgodnie z kolejnością kontroli każdy gracz obecny na statku wybiera jeden żeton towaru i kładzie go zakryty na swojej tarczy punktacji. Zrezygnować nie można.
rule-VIK-GOODS-02 = Gdy towarów jest mniej niż drużyn na statku, ostatnie drużyny nic nie dostają.
rule-VIK-GOODS-03 = Jeśli każda drużyna miała już swoją kolej, a towary jeszcze są, bierze się dalej w tym samym porządku aż do ostatniego żetonu.
rule-VIK-GOODS-04 = Jeśli drużyna gracza jest na statku sama, bierze wszystkie towary. Nie jest sama, gdy płynie z nią drużyna, którą nikt nie gra.
rule-VIK-GOODS-05 = W grze dwu- i trzyosobowej, gdy wypada kolej drużyny, którą nikt nie gra, jeden żeton znika z gry. Wskazuje go gracz siedzący po lewej ręce tego, kto brałby następny żeton.
rule-VIK-GOODS-06 = Następny żeton brałby ten gracz, którego drużyna jest najbliższa w kolejności kontroli (po ostatniej znów liczy się od pierwszej), nawet jeśli żetonu już dla niej nie starczy. Wskazujący nie musi mieć fragmentu na statku. Jeśli na statku nie ma drużyny żadnego gracza, wszystkie towary znikają z gry i nikt nie wybiera.
rule-VIK-GOODS-07 = Jeśli wypływa statek bez ani jednego fragmentu kadłuba, nikt go nie kontroluje. Jego towary znikają z gry, a wszystkie zakłady na niego są nietrafione.

## Hidden information

rule-VIK-HID-01 = Wszyscy widzą wikingów, wodza, kadłuby, towary na dziobach, targowisko, pozostałe rufy i wielkość obu stosów. Widzą też, gdzie i czyje zakłady leżą oraz ile żetonów ma każdy gracz.
rule-VIK-HID-02 = Wartości swoich żetonów zakładów znasz tylko ty, niezależnie od tego, czy leżą obok twojej tarczy punktacji, na kółku, czy na niej. Wygrany zakład zabierasz bez pokazywania wartości.
rule-VIK-HID-03 = Towary na tarczy punktacji leżą zakryte. Swoje towary i zakłady możesz podejrzeć, kiedy chcesz, ale innym nie wolno ci zdradzić ich wartości.
rule-VIK-HID-04 = Towary bierze się po jednym spośród odkrytych żetonów na dziobie, więc wszyscy widzą, co kto zabiera. Naprawdę tajne są wartości zakładów, kolejność żetonów w stosach i żetony odłożone w akcji „Weź 3, ładuj 1”.
rule-VIK-HID-05 = Jeśli odkładasz żetony w akcji „Weź 3, ładuj 1”, wiesz, jakie są i gdzie leżą, dopóki ktoś ich znów nie weźmie; inni znają tylko żeton położony na statku i liczbę odłożonych. Kto weźmie je później, ten je zobaczy. Wartość zakładu jest tajna także po wygranej: żetony na tarczach punktacji odkrywa się dopiero na koniec gry.

## Betting

rule-VIK-BET-01 = Przy jednym statku możesz mieć najwyżej jeden żeton zakładu.
rule-VIK-BET-02 = Na tym samym kółku mogą leżeć zakłady różnych graczy.
rule-VIK-BET-03 = Zakład wskazuje drużynę, która będzie mieć główną kontrolę w chwili wypłynięcia statku. Dalsze miejsca się nie liczą.
rule-VIK-BET-04 = Gdy statek wypływa, wygrywa każdy zakład na kółku drużyny z główną kontrolą. Właściciel kładzie go zakryty na swojej tarczy punktacji, gdzie żeton czeka do końca gry. Drugi raz nie można nim obstawiać.
rule-VIK-BET-05 = Wszystkie inne zakłady przy tym stanowisku zostają tam, gdzie leżą.
rule-VIK-BET-06 = Nietrafiony zakład można później przenieść akcją „Obstaw/Zmień zakład” na statek, który jeszcze nie wypłynął. Tam wciąż może wygrać.
rule-VIK-BET-07 = Można obstawić drużynę, którą nikt nie gra. Taki zakład wygrywa, jeśli ma ona główną kontrolę.

## Limits repeated

rule-VIK-LIM-01 = Statek ma najwyżej { $printed-hull-most_pieces ->
        [one] { $printed-hull-most_pieces } fragment kadłuba
        [few] { $printed-hull-most_pieces } fragmenty kadłuba
       *[many] { $printed-hull-most_pieces } fragmentów kadłuba
    }, a wartość towaru wynosi od { $printed-market-start } do { $printed-market-top }. Przy jednym statku każdy ma najwyżej jeden zakład. Każda akcja jest dostępna raz w rundzie, a towary nigdy nie zmieniają statku.

## Optional rule for two players

rule-VIK-2P-01 = Opcjonalna zasada dla dwóch graczy, domyślnie wyłączona: gdy przeciwnik wybiera „W morze!”, od razu, jeszcze przed następnym ruchem, stawiasz wikinga w nieużywanym kolorze na fragmencie kadłuba w swoim kolorze. Który to z nieużywanych kolorów, jest obojętne.
rule-VIK-2P-02 = Dostawiony wiking to jeszcze jedna tarcza w kolorze tego fragmentu. Wędruje razem z fragmentem i nigdy się go nie zdejmuje.
rule-VIK-2P-03 = Fragment kadłuba mieści najwyżej jednego takiego wikinga.
rule-VIK-2P-04 = Fragment musi leżeć na statku, który jeszcze nie wypłynął, i nie może na nim już stać wiking. Jeśli masz taki fragment, musisz dostawić wikinga; jeśli nie masz, nic się nie dzieje. Remisy nadal rozstrzyga położenie fragmentów.

## End, scoring, ties

rule-VIK-END-01 = Gra dobiega końca, gdy wypłynie tyle statków, ile jest ruf ({ $printed-ships-sterns }). Dzieli się jeszcze towary ostatniego i rozlicza zakłady na niego.
rule-VIK-END-02 = Statek, który do tej chwili nie wypłynął, nie przynosi punktów: nie liczą się ani jego towary, ani zakłady na niego.
rule-VIK-SCORE-01 = Za każdy żeton towaru na swojej tarczy punktacji dostajesz punkty równe końcowej wartości rynkowej tego towaru.
rule-VIK-SCORE-02 = Za każdy wygrany zakład dostajesz tyle punktów, ile pokazuje liczba na żetonie.
rule-VIK-SCORE-03 = Za nietrafione zakłady i za żetony, których nie postawiono, nie ma punktów.
rule-VIK-TIE-01 = Zwycięża najwyższy wynik. Przy remisie o pierwsze miejsce porównuje się liczbę żetonów towarów, a potem punkty za towary; jeśli remis trwa nadal, remisujący dzielą się zwycięstwem. W każdym kroku porównuje się tylko tych, którzy wciąż remisują.

## Rulings

ruling-VIK-AMB-01 = Czy „Zwiększ kontrolę” przesuwa fragment o jedno miejsce, czy na sam przód? Na sam przód, na pierwsze miejsce za dziobem.
ruling-VIK-AMB-02 = Czy można przesunąć fragment, który już jest pierwszy za dziobem? Nie, bo nic by się nie ruszyło; możesz jednak przesunąć dalszy ze swoich fragmentów przed własny pierwszy.
ruling-VIK-AMB-03 = Kiedy wskazuje się statek, który wypłynie? Na koniec rundy, a nie w chwili wyboru akcji „W morze!”.
ruling-VIK-AMB-04 = A jeśli dla akcji „W morze!” zabraknie rufy? To niemożliwe: w rundzie zużywa się najwyżej jedną, a z ostatnią gra się kończy.
ruling-VIK-AMB-05 = Czy statek może stracić ostatni fragment kadłuba? Tak; może potem wypłynąć tylko wtedy, gdy żaden statek nie ma zarazem towaru i fragmentu kadłuba, i nikomu nic nie przynosi.
ruling-VIK-AMB-06 = Czy gracz bierze wszystkie towary, jeśli poza nim są na statku tylko drużyny, którymi nikt nie gra? Nie, gdy wypada kolej takiej drużyny, żeton i tak znika z gry.
ruling-VIK-AMB-07 = Czyj zakład można przenieść i skąd? Tylko własny, z każdego statku, także z takiego, który już wypłynął, ale zawsze na statek, który jeszcze nie wypłynął.
ruling-VIK-AMB-08 = Czy dwóch graczy może zająć to samo kółko i czy zakład można przenieść na kółko, na którym już leży? Pierwsze tak, drugie nie.
ruling-VIK-AMB-09 = Kto bierze następny żeton, gdy po drużynie bez gracza jest kolejna taka drużyna? Najbliższa w kolejności kontroli drużyna, którą ktoś gra; jeśli takiej na statku nie ma, nikt nie wybiera.
ruling-VIK-AMB-10 = Kto w akcji „Weź 3, ładuj 1” widzi odkładane żetony, w jakiej kolejności one wracają i który z jednakowych trafia na statek? Widzi je tylko ten, kto je wziął, wracają w kolejności wzięcia, a z jednakowych na statek trafia wzięty najwcześniej.
ruling-VIK-AMB-11 = Czy w akcji „Ładuj 1” widzisz żeton, zanim wybierzesz statek? Tak.
ruling-VIK-AMB-12 = Czy jest limit towarów na dziobie i co się dzieje, gdy stos jest pusty? Limitu nie ma; przy pustym stosie akcji nie można wykonać.
ruling-VIK-AMB-13 = Dokąd trafiają zamieniane fragmenty i czy zamiana może niczego nie zmienić? Każdy zajmuje dokładnie miejsce drugiego, a zamiana jednakowych fragmentów jest dozwolona.
ruling-VIK-AMB-14 = Czy w opcjonalnej zasadzie dla dwóch graczy trzeba dostawić wikinga, gdzie i kiedy? Trzeba, jeśli się da: na statku, który jeszcze nie wypłynął, zaraz po wzięciu rufy, a przed następnym ruchem.
ruling-VIK-AMB-15 = Ile są warte żetony zakładów, których nie postawiono? Nic.
ruling-VIK-AMB-16 = Czy trzeba wziąć towar, gdy wypada twoja kolej? Tak.
ruling-VIK-AMB-17 = Jak losowy jest układ początkowy? Każdy układ, w którym żaden kolor nie powtarza się na statku, jest równie prawdopodobny.
ruling-VIK-AMB-18 = Czy najpierw dzieli się towary, czy rozlicza zakłady? Nie ma to znaczenia; tutaj najpierw ustala się kontrolę, potem dzieli towary, a na końcu rozlicza zakłady.
ruling-VIK-AMB-19 = Co znaczy „po lewej” i czy litery od A do D odpowiadają miejscom przy stole? Po lewej jest następne miejsce zgodnie z ruchem wskazówek zegara; litery pochodzą z losowania i nie zależą od miejsc.
ruling-VIK-AMB-20 = Czy tarcze liczy się z jednej burty fragmentu, czy z obu? Z jednej: fragment liczy się za jedną, dwie lub trzy tarcze.
ruling-VIK-AMB-21 = Czy można obstawić kolor, którym nikt nie gra albo którego nie ma na statku? Tak, każde z czterech kółek.
