### What the guided first game says, step by step; the order is that of tutorial/first.osada.
### At most 45 words each.

lesson-vikings-intro = W fiordzie cumuje osiem statków, a na żadnym załoga nie może dojść do zgody. W tej pierwszej grze prowadzisz czerwonych przeciwko jednemu rywalowi. Przez dwie rundy wykonuj podświetlone ruchy, a potem fiord jest twój.

## Round 1

lesson-vikings-goods = W swojej turze twój pierwszy w kolejce wiking przechodzi przez wioskę na wolne pole akcji i od razu ją wykonuje. Statki wypływają z towarami, więc załaduj pierwszy: wybierz „{ vikings-space-add-1 }”.
lesson-vikings-load = To gwoździe. Towar leży na dziobie i zostaje tam, aż statek wypłynie. Na statku 3 masz jeden ze swoich mocnych fragmentów, więc wybierz właśnie ten statek.
lesson-vikings-promote = Przeciwnik też coś tam załadował: skóry, których wartość podniósł. Na statku 3 czerwoni i zieloni mają po 3 tarcze, a przy remisie wygrywa fragment najbliżej dziobu, czyli zielony. Wybierz „{ vikings-space-promote }”.
lesson-vikings-front = Wybierz swój czerwony fragment na statku 3. Trafi na sam przód, tuż za dziób, i czerwoni będą mieć główną kontrolę.
lesson-vikings-bet = Kto będzie mieć główną kontrolę, gdy statek wypłynie? Trafny zakład daje tyle punktów, ile wynosi wartość żetonu. O statku 3 coś już wiesz: wybierz „{ vikings-space-bet }”.
lesson-vikings-token = Twoje żetony mają wartości od 1 do 4 i tylko ty je znasz. Weź 3, a 4 zachowaj na chwilę, gdy nic nie będzie mogło pójść źle.
lesson-vikings-circle = Połóż żeton na czerwonym kółku przy statku 3. Przy każdym statku możesz mieć jeden zakład, na dowolną drużynę, nawet taką, którą nikt nie gra.
lesson-vikings-sail = Twój wiking jest w tej rundzie ostatni, więc nikt już nie przebuduje statku 3. Wybierz „{ vikings-space-set-sail }” i weź rufę: to ty wskażesz, który statek wypłynie.
lesson-vikings-ship = Dopóki jest statek z towarem i choć jednym fragmentem, musi wypłynąć właśnie taki. To statek 3: w morze!
lesson-vikings-share = Czerwoni mają główną kontrolę, więc wybierasz przed zielonymi, a oni wezmą to, co zostanie. Skóry są już warte 2, a gwoździe tylko 1. Weź skóry.

## Round 2

lesson-vikings-order = Zakład wygrany! W nowej rundzie wikingowie ruszają w kolejności pól, na których stoją, od góry. Na statku 6 prowadzą teraz zieloni: przy remisie ich fragment jest bliżej dziobu. Wybierz „{ vikings-space-jump-own }”.
lesson-vikings-piece = Wybierz swój czerwony fragment z 1 tarczą na statku 8. Gdzie indziej przyda się bardziej.
lesson-vikings-aboard = Fragmenty jednego koloru liczą się razem: z tym nowym czerwoni mają na statku 6 już 3 tarcze, a zieloni tylko 2. Wybierz statek 6.
lesson-vikings-market = Na koniec każdy twój żeton towaru jest wart tyle, ile wskazuje targowisko, a wartości nigdy nie spadają. Masz skóry, więc wybierz „{ vikings-space-market }”.
lesson-vikings-price = Wybierz skóry: ich wartość wzrośnie z 2 do 3.
lesson-vikings-draw = Teraz ładunek dla statku 6. Pole „{ vikings-space-draw-3 }” pokaże ci trzy żetony towarów, a ty załadujesz ten, który wolisz.
lesson-vikings-keep = Te trzy żetony widzisz tylko ty; dwa wrócą pod stos. Wybierz skóry.
lesson-vikings-cargo = Załaduj je na statek 6, na którym czerwoni mają główną kontrolę. Na dziobie mieści się dowolnie dużo towarów.
lesson-vikings-swap = Przeciwnik odesłał twój mały fragment i wziął rufę: statek 6 ma wypłynąć z zielonymi na czele. Ale ostatni wiking jest twój! Wybierz pole „{ vikings-space-swap }”.
lesson-vikings-theirs = Najpierw wskaż fragment, który ci przeszkadza: zielony na przodzie statku 6.
lesson-vikings-yours = Teraz swój czerwony fragment z 3 tarczami na statku 1. Oba zamienią się miejscami i czerwoni będą mieć na statku 6 aż 5 tarcz.
lesson-vikings-neutral = Statek 6 wypływa pod kontrolą czerwonych. Wybierasz przed innymi; następni są żółci, którymi nikt nie gra, więc ich towar znika z gry. Weź skóry.

## On your own

lesson-vikings-free = Gra kończy się, gdy wypłynie siódmy statek. Mocne akcje leżą nisko w wiosce i w następnej rundzie dają późniejszy ruch. Odtąd rób, co chcesz; możesz na przykład znowu coś obstawić.
lesson-vikings-done = To wszystko, czego trzeba. Nietrafiony zakład można jeszcze przenieść dzięki polu „{ vikings-space-bet-or-move }”, a gdy czegoś zrobić nie można, stół wyjaśni dlaczego. Pomyślnych wiatrów!
