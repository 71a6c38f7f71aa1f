### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-hamlet-intro = Kilka budowli, jeden mieszkaniec, jeden osioł i kościół do ukończenia. W tej pierwszej grze masz jednego przeciwnika. Przez siedem tur wykonuj podświetlone ruchy, a potem wioska jest w twoich rękach.

## Turn 1

lesson-hamlet-villager = W swojej turze każdy twój mieszkaniec może przejść dowolnie daleko po drogach i wykonać jedną akcję. Wybierz Farmę.
lesson-hamlet-work = Na Farmie jest puste pole. Wybierz „{ hamlet-action-work }”: trafi tam zboże, a ty dostaniesz za pracę 2 złota. Surowców w wiosce mogą używać wszyscy.
lesson-hamlet-end = Mieszkaniec leży i odpoczywa do twojej następnej tury, a osioł może zostać na miejscu. Wybierz „{ hamlet-action-end }”.

## Turn 2

lesson-hamlet-hall = Przeciwnik zapełnił Kamieniołom. Czas na twoją własną budowlę: wyślij mieszkańca do Ratusza, żeby wziąć jeden projekt, a potem zatrudnić robotników.
lesson-hamlet-blueprint = Projekt leżący najdalej po lewej jest za darmo. Każdy krok w prawo kosztuje o 1 złoto więcej: po monecie na każdym pominiętym projekcie. Weź za darmo Kamieniarza.
lesson-hamlet-donkey = Surowiec sam przechodzi na sąsiedni kafelek. Żeby dotarł dalej, na każdym kafelku po drodze musi stać twój osioł. Zatrudnij osła za 3 złota.
lesson-hamlet-stable = Nowy osioł staje na dowolnym kafelku połączonym z Kościołem i od razu pomaga. Postaw go na Kościele: to skrzyżowanie wszystkich dróg wioski.
lesson-hamlet-end-hall = Zakończ turę. Gdy znów przyjdzie twoja kolej, mieszkaniec wstanie i pójdzie, dokąd zechcesz.

## Turn 3

lesson-hamlet-site = Nowy kafelek musi przylegać do tego, na którym stoi twój mieszkaniec. Idź na Targ: jeden z jego odcinków drogi jest jeszcze wolny.
lesson-hamlet-build = Kamieniarz kosztuje 2 drewna i 1 zboże. Na Targ dotrą przez Kościół, gdzie poda je dalej twój osioł. Wybierz projekt.
lesson-hamlet-place = Droga może się stykać tylko z drogą; las i wzgórze mogą się stykać ze sobą. Połóż kafelek tak, żeby droga spotkała drogę: wtedy oba kafelki są połączone dla wszystkich.
lesson-hamlet-donkeys = Budowla stoi: 3 punkty i kamień milowy „{ hamlet-goal-mason }”! Kamień idzie do Kamieniarza przez Kościół i Targ, a osioł musi stać i tu, i tam. Wybierz „{ hamlet-action-donkeys }”.
lesson-hamlet-lead = Raz na turę każdy twój osioł może przejść na sąsiedni połączony kafelek. Poprowadź jednego z Kościoła na Targ; drugi zostaje.
lesson-hamlet-enough = Osły nie ruszają się z miejsca, gdy podają surowce, i mogą podać ich dowolnie wiele. Teraz stoją dobrze: wybierz „{ hamlet-action-done }”.
lesson-hamlet-end-built = Murarz wytwarza tylko cegły wysokiej jakości: gdy ktoś je zużyje, przynoszą dwa razy więcej. Zakończ turę.

## Turn 4

lesson-hamlet-refinery = Przetwórnia zamienia podstawowy surowiec w przetworzony, tutaj kamień w cegłę. Wyślij mieszkańca do Kamieniarza.
lesson-hamlet-refine = Kamień przyjdzie z Kamieniołomu, przez kafelki z twoimi osłami. Przetwórz 1 surowiec.
lesson-hamlet-end-brick = Samo wytworzenie cegły nic jeszcze nie daje. Gdy ktokolwiek ją zużyje, to ty dostaniesz 2 złota i 2 punkty. Zakończ turę.

## Turn 5

lesson-hamlet-stall = Na Targu leżą trzy kafelki sprzedaży. Jeden wymaga drewna, kamienia i zboża, a wszystko to da się tam sprowadzić. Idź na Targ.
lesson-hamlet-sell = Wybierz kafelek sprzedaży z 1 drewnem, 1 kamieniem i 1 zbożem. Nagrodę dostajesz od razu, a kafelek zostaje u ciebie.
lesson-hamlet-end-sold = Przy sprzedaży płacisz tym, co leży w wiosce. Wszystko inne możesz opłacić też surowcami z szybkiego zakupu na Targu: podstawowy za 3 złota, przetworzony za 5. Zakończ turę.

## Turn 6

lesson-hamlet-church = Gra kończy się, gdy wszystkie pola dostaw Kościoła są zapełnione, a dostawy dają sporo punktów. Idź do Kościoła.
lesson-hamlet-deliver = Pierwsze pole wymaga czterech podstawowych surowców i jednego przetworzonego. Masz cegłę: wybierz to pole.
lesson-hamlet-settle = To ty decydujesz, czym płacisz i skąd to bierzesz; drogi surowców widać na mapie. Ta propozycja jest dobra: wybierz „{ hamlet-action-settle }”.
lesson-hamlet-end-church = 5 punktów za dostawę, a za własną cegłę 2 punkty i 2 złota! Na koniec jest jeszcze nagroda za największą liczbę dostaw. Zakończ turę.

## Turn 7

lesson-hamlet-road = Stykające się kafelki możesz połączyć własną drogą: mostem między wzgórzami albo ścieżką między lasami. Targ i Farma się stykają. Idź na Targ.
lesson-hamlet-path = Most kosztuje 2 drewna, a ścieżka 2 kamienie. Zbuduj ścieżkę na Farmę: chodzić nią mogą wszyscy, ale punkty są twoje.
lesson-hamlet-pay = Weź kamień z Kamieniołomu. Można by go też kupić, ale złoto lepiej przyda się gdzie indziej.
lesson-hamlet-end-road = Pierwsza droga jest twoja, więc zostajesz Planistą: każda twoja droga jest warta o 1 punkt więcej. Na koniec liczy się też najdłuższa droga. Zakończ turę.

## On your own

lesson-hamlet-free = Znasz już wioskę. Masz 5 złota: tyle kosztuje w Ratuszu drugi mieszkaniec, a we dwóch zrobią w turze więcej. Albo wybierz coś zupełnie innego; to twoja gra.
lesson-hamlet-done = Miejsca kluczowe, nagrody, drogi i złoto liczą się po ukończeniu Kościoła. Gdy czegoś zrobić nie można, stół wyjaśni, dlaczego i co by pomogło. Niech wioska rośnie!
