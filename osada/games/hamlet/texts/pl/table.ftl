### What the table says while Hamlet is played. The keys are those of phrases.py.
### $tile-on, $resource-acc and the like are forms of the names in names.ftl; of a list, -either
### joins by “or”, -counted tells equal things together, -number is how many there are.
### “hidden” stands for an empty list. Names of players always come as they are, so they stand only
### where the nominative does, and never with a verb in the past tense.
### The glossary stands at the top of rules.ftl.

## Parts of sentences

hamlet-part-gold =
    { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }
hamlet-part-price =
    { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
hamlet-part-stars =
    { $stars ->
        [one] { $stars } punkt
        [few] { $stars } punkty
       *[other] { $stars } punktów
    }
# What somebody gets: gold, points, both, or neither.
hamlet-part-reward =
    { $gold ->
        [0] { $stars ->
            [0] brak
           *[other] { hamlet-part-stars }
        }
       *[other] { $stars ->
            [0] { hamlet-part-gold }
           *[other] { hamlet-part-gold } i { hamlet-part-stars }
        }
    }
# wytwarza ile czego: 2 deski
hamlet-part-made =
    { $resource ->
        [plank] { hamlet-resource-plank-count.acc }
        [brick] { hamlet-resource-brick-count.acc }
        [milk] { hamlet-resource-milk-count.acc }
       *[flour] { hamlet-resource-flour-count.acc }
    }
hamlet-part-spaces =
    { $spaces ->
        [one] jest puste { $spaces } pole
        [few] są puste { $spaces } pola
       *[other] jest pustych { $spaces } pól
    }
# potrzebujesz kogo: swojego osła
hamlet-part-donkeys =
    { $donkeys-number ->
        [one] swojego osła { $donkeys-on }
       *[other] swoich osłów { $donkeys-on }
    }
hamlet-part-sections = odcinek { $section } { $tile-gen } ({ $terrain-name }) i odcinek { $other_section } { $other-gen } ({ $other_terrain-name })
# Nie możesz teraz …
hamlet-part-deed =
    { $given ->
        [donkeys] rozpocząć ruchu osłów
        [lead] poprowadzić osła
        [go] wysłać mieszkańca
        [work] wytwarzać surowców
        [fill] zapełnić Stodoły
        [refine] przetwarzać surowców
        [take] wziąć projektu
        [hire] zatrudniać robotników
        [stable] postawić nowego osła
        [sell] sprzedawać
        [deliver] realizować dostawy
        [beg] żebrać
        [build] wznosić budowli
        [place] położyć kafelka
        [bridge] budować mostu
        [path] budować ścieżki
        [pay] płacić surowcami
        [settle] zapłacić według propozycji
        [rest] dać mieszkańcowi odpocząć
        [done] wybrać „{ hamlet-action-done }”
       *[end] zakończyć tury
    }
hamlet-part-stage =
    { $stage ->
        [layout] trwa układanie wioski, więc wybierz miejsce dla następnego kafelka
        [turn] wybierz kafelek dla mieszkańca, ruch osłów albo koniec tury
        [lead] trwa ruch osłów, więc poprowadź jednego z nich albo wybierz „{ hamlet-action-done }”
        [act] twój mieszkaniec czeka, więc wybierz jego akcję albo daj mu odpocząć
        [hire] twój mieszkaniec jest w Ratuszu, więc zatrudnij kogoś albo wybierz „{ hamlet-action-done }”
        [stable] wybierz kafelek dla nowego osła
        [place] wybierz, jak położyć nowy kafelek
       *[pay] najpierw dokończ płacenie, po jednym surowcu albo według propozycji
    }

## Actions

hamlet-action-donkeys = ruch osłów
hamlet-action-lead = osioł { $origin-from } { $target-to }
hamlet-action-go = mieszkaniec { $tile-to }
hamlet-action-work = wytwarzanie
hamlet-action-fill = zapełnij pola: { $goods-counted }
hamlet-action-refine =
    { $count ->
        [one] przetwórz { $count } surowiec
        [few] przetwórz { $count } surowce
       *[other] przetwórz { $count } surowców
    }
hamlet-action-take = projekt { $tile-gen }
hamlet-action-hire =
    { $worker ->
        [donkey] zatrudnij osła
       *[villager] zatrudnij mieszkańca
    }
hamlet-action-stable = nowy osioł { $tile-on }
hamlet-action-sell = kafelek sprzedaży { $sale }
hamlet-action-deliver = pole dostawy { $space }
hamlet-action-beg = żebranie o złoto
hamlet-action-build = budowla: { $tile-name }
hamlet-action-place = { $tile-name } obok { $anchor-gen }: odcinek { $section } do { $anchor_section }
hamlet-action-bridge = most { $tile-to }
hamlet-action-path = ścieżka { $tile-to }
hamlet-action-pay =
    { $what ->
        [buy] kup { $where-acc }
        [wood] { $what-name } { $where-from }
        [stone] { $what-name } { $where-from }
        [wheat] { $what-name } { $where-from }
       *[other] { $quality ->
            [fine] { $where-name } znacznik wysokiej jakości { $what-from }
           *[hidden] { $where-name } znacznik { $what-from }
        }
    }
hamlet-action-settle = zapłać według propozycji
hamlet-action-rest = odpoczynek bez akcji
hamlet-action-done = gotowe
hamlet-action-end = koniec tury

## Events

hamlet-started = { $seat } ma na początku { hamlet-part-gold }.
hamlet-laid-out = { $seat } kładzie { $tile-acc } obok Kościoła.
hamlet-row-filled =
    { $price ->
        [0] Nowy projekt w rzędzie: { $tile-name }, za darmo.
       *[other] Nowy projekt w rzędzie: { $tile-name }, za { hamlet-part-price }.
    }
hamlet-sale-shown = Na Targu pojawia się kafelek sprzedaży { $sale }.
hamlet-round-began = Zaczyna się runda { $round }.
hamlet-turn-began = { $seat } zaczyna turę.
hamlet-turn-ended = { $seat } kończy turę.
hamlet-donkeys-set-out = { $seat } rozpoczyna ruch osłów.
hamlet-donkey-led = { $seat } prowadzi osła { $origin-from } { $target-to }.
hamlet-villager-went = { $seat } wysyła mieszkańca { $tile-to }.
hamlet-rested = { $seat } daje mieszkańcowi odpocząć { $tile-on }.
hamlet-produced = { $seat } zapełnia puste pola { $tile-on }: { $goods-counted }. Nagroda: { hamlet-part-reward }.
hamlet-refined =
    { $fine ->
        [yes] { $seat } wytwarza { hamlet-part-made } wysokiej jakości { $tile-on }.
       *[no] { $seat } wytwarza { hamlet-part-made } { $tile-on }.
    }
hamlet-consumed = { $seat } zużywa { $resource-acc } { $tile-from }.
hamlet-bought = { $seat } kupuje na Targu { $resource-acc } za { hamlet-part-price }.
hamlet-rewarded =
    { $fine ->
        [yes] { $seat } dostaje nagrodę za { $resource-acc } wysokiej jakości: { hamlet-part-reward }.
       *[no] { $seat } dostaje nagrodę za { $resource-acc }: { hamlet-part-reward }.
    }
hamlet-blueprint-taken =
    { $price ->
        [0] { $seat } bierze za darmo projekt { $tile-gen }
       *[other] { $seat } bierze projekt { $tile-gen } za { hamlet-part-price }
    }{ $coins ->
        [0] .
       *[other] . Zabiera też leżące na nim złoto: { $coins }.
    }
hamlet-hired-villager = { $seat } zatrudnia mieszkańca za { hamlet-part-price }. Do akcji od następnej tury.
hamlet-hired-donkey = { $seat } zatrudnia osła za { hamlet-part-price }.
hamlet-donkey-placed = { $seat } stawia nowego osła { $tile-on }.
hamlet-sold = { $seat } zabiera kafelek sprzedaży { $sale }. Nagroda: { hamlet-part-reward }.
hamlet-delivered = { $seat } zapełnia pole dostawy { $space } w Kościele i dostaje { hamlet-part-stars }.
hamlet-begged = { $seat } żebrze o złoto pod Kościołem.
hamlet-site-chosen = { $seat } wybiera miejsce na budowlę „{ $tile-name }” obok { $anchor-gen }.
hamlet-built =
    { $stars ->
        [0] { $seat } wznosi budowlę „{ $tile-name }”.
       *[other] { $seat } wznosi budowlę „{ $tile-name }” i dostaje { hamlet-part-stars }.
    }
hamlet-flagged = { $seat } stawia flagę { $tile-on }.
hamlet-milestone = { $seat } zdobywa kamień milowy „{ $goal-name }”.
hamlet-stack-added = Stos „{ $resource-name }” trafia do worka i miesza się z jego zawartością.
hamlet-road-built =
    { $road ->
        [bridge] { $seat } buduje most między { $origin-ins } a { $target-ins }.
       *[path] { $seat } buduje ścieżkę między { $origin-ins } a { $target-ins }.
    }
hamlet-church-complete = { $seat } realizuje ostatnią dostawę: Kościół jest ukończony! Ta runda jest ostatnia.
hamlet-game-over = Gra się kończy. Czas policzyć punkty.
hamlet-scored =
    { $total ->
        [one] { $seat } ma { $total } punkt.
        [few] { $seat } ma { $total } punkty.
       *[other] { $seat } ma { $total } punktów.
    }

## Reasons for a refusal: whose turn, what is asked

hamlet-is-over = Gra już się skończyła: nie ma o czym decydować.
hamlet-not-seated =
    { $seats ->
        [one] { $seat } nie siedzi przy tym stole: gra tu { $seats } osoba.
        [few] { $seat } nie siedzi przy tym stole: grają tu { $seats } osoby.
       *[other] { $seat } nie siedzi przy tym stole: gra tu { $seats } osób.
    }
hamlet-not-your-turn = To nie twoja kolej: teraz decyduje { $turn }.
hamlet-wrong-kind = Nie możesz teraz { hamlet-part-deed }: { hamlet-part-stage }.
hamlet-no-such-tile = Tego kafelka nie ma jeszcze w wiosce: { $tile-name }.

## Reasons: moving

hamlet-no-villager-left = Wszyscy twoi mieszkańcy już działali. Wstaną na początku twojej następnej tury.
hamlet-unreachable = Nie prowadzi jeszcze { $tile-to } żadna droga, więc nikt tam nie dotrze. Potrzebny jest most, ścieżka albo kafelek z drogą.
hamlet-donkeys-done = Ruchu osłów nie można teraz rozpocząć: wszystkie razem poruszasz raz na turę, a przy stole, przy którym chodzą osobno, po prostu prowadzisz każdego z nich.
hamlet-no-donkey-can-move = Żaden twój osioł nie może się ruszyć: nie prowadzi od niego żadna droga.
hamlet-no-donkey-there = Żaden z twoich osłów nie stoi { $tile-on }.
hamlet-donkey-moved = Twój osioł { $tile-on } już się ruszał: w turze przechodzi tylko o jeden kafelek.
hamlet-not-linked = Między { $origin-ins } a { $target-ins } nie ma bezpośredniej drogi, a osioł przechodzi tylko na sąsiedni, połączony kafelek.

## Reasons: using a building

hamlet-not-here =
    { $action ->
        [work] Surowce wytwarza tylko wytwórca, na przykład Kamieniołom, a twój mieszkaniec jest { $tile-on }.
        [fill] Surowce do zapełnienia wybiera się tylko w Stodole, a twój mieszkaniec jest { $tile-on }.
        [refine] Surowce przetwarza tylko przetwórnia, na przykład Cieśla, a twój mieszkaniec jest { $tile-on }.
        [take] Projekty bierze się w Ratuszu, a twój mieszkaniec jest { $tile-on }.
        [hire] Robotników zatrudnia się w Ratuszu, a twój mieszkaniec jest { $tile-on }.
        [sell] Sprzedaje się na Targu, a twój mieszkaniec jest { $tile-on }.
        [deliver] Dostawy realizuje się w Kościele, a twój mieszkaniec jest { $tile-on }.
       *[beg] Żebrze się pod Kościołem, a twój mieszkaniec jest { $tile-on }.
    }
hamlet-landmark-idle = Nie ma akcji { $tile-on }: miejsce kluczowe daje tylko punkty na koniec gry. Możesz stąd wznieść budowlę albo wybudować drogę.
hamlet-no-space = Wszystkie pola { $tile-on } są zapełnione. Najpierw trzeba coś stamtąd zużyć.
hamlet-fill-all =
    Puste pola { $tile-on } zapełnia się wszystkie naraz: { hamlet-part-spaces }, a { $given ->
        [one] wybrany jest { $given } surowiec.
        [few] wybrane są { $given } surowce.
       *[other] wybranych jest { $given } surowców.
    }
hamlet-own-resource = Powstaje tam tylko jeden surowiec ({ $resource-name }), więc { $tile-on } nie ma czego wybierać: po prostu wytwarzaj.
hamlet-refinery-full =
    { $spaces ->
        [0] Nie ma już pustych pól { $tile-on }, a { $given ->
            [one] potrzeba { $given } pola
           *[other] potrzeba { $given } pól
        }. Najpierw ktoś musi zużyć to, co tam leży.
       *[other] Za mało pustych pól { $tile-on }: { hamlet-part-spaces }, a { $given ->
            [one] potrzeba { $given } pola
           *[other] potrzeba { $given } pól
        }.
    }
hamlet-no-token-left =
    { $left ->
        [0] Nie masz już w puli żadnego znacznika „{ $resource-name }”, a potrzeba { $given }. Znaczniki wracają, gdy ktoś je zużyje.
        [one] Masz w puli tylko { $left } znacznik „{ $resource-name }”, a potrzeba { $given }.
        [few] Masz w puli tylko { $left } znaczniki „{ $resource-name }”, a potrzeba { $given }.
       *[other] Masz w puli tylko { $left } znaczników „{ $resource-name }”, a potrzeba { $given }.
    }
hamlet-not-begging = Żebrać można tylko wtedy, gdy kafelki Farmy, Drwala i Kamieniołomu są pełne, a { $tile-on } { hamlet-part-spaces }.
hamlet-hand-full =
    { $most ->
        [one] Masz już { $most } projekt, a więcej mieć nie wolno. Najpierw zbuduj to, co masz.
        [few] Masz już { $most } projekty, a więcej mieć nie wolno. Najpierw zbuduj któryś z nich.
       *[other] Masz już { $most } projektów, a więcej mieć nie wolno. Najpierw zbuduj któryś z nich.
    }
hamlet-not-in-row = Projektu { $tile-gen } nie ma w rzędzie.
hamlet-row-too-dear = Projekt { $tile-gen } kosztuje { hamlet-part-price }, a ty masz { $gold }.
hamlet-blueprint-first = Podczas wizyty w Ratuszu możesz wziąć jeden projekt, i to przed zatrudnianiem. Teraz możesz zatrudniać albo wybrać „{ hamlet-action-done }”.
hamlet-hire-too-dear =
    { $worker ->
        [donkey] Osioł kosztuje { hamlet-part-price }, a ty masz { $gold }.
       *[villager] Następny mieszkaniec kosztuje { hamlet-part-price }, a ty masz { $gold }.
    }
hamlet-no-worker-left =
    { $worker ->
        [donkey] Wszystkie osły w twoim kolorze są już w wiosce: { $most }.
       *[villager] Wszyscy mieszkańcy w twoim kolorze są już w wiosce: { $most }.
    }
hamlet-not-home = Nowego osła można postawić tylko tam, skąd drogi prowadzą do Kościoła, a { $tile-from } nie prowadzą.
hamlet-sale-gone = Na Targu nie leży teraz kafelek sprzedaży { $sale }.
hamlet-space-filled = Pole dostawy { $space } jest już zapełnione ({ $seat }). Wybierz inne.
hamlet-no-such-space =
    { $spaces ->
        [one] Nie ma pola dostawy { $space }: Kościół ma tylko { $spaces } takie pole.
        [few] Nie ma pola dostawy { $space }: Kościół ma tylko { $spaces } takie pola.
       *[other] Nie ma pola dostawy { $space }: Kościół ma tylko { $spaces } takich pól.
    }

## Reasons: building

hamlet-not-in-hand = Nie masz projektu { $tile-gen }. Projekty bierze się w Ratuszu.
hamlet-no-site = Obok { $anchor-gen } nie ma miejsca, w które pasuje kafelek „{ $tile-name }”. Spróbuj z innego kafelka.
hamlet-other-tile = Teraz kładziesz kafelek „{ $wanted-name }”, a nie „{ $tile-name }”.
hamlet-other-anchor = Nowy kafelek musi leżeć obok { $wanted-gen }, a nie obok { $anchor-gen }.
hamlet-no-such-section =
    { $sections ->
        [one] Nie ma odcinka { $section }: kafelek „{ $tile-name }” ma tylko { $sections } odcinek.
        [few] Nie ma odcinka { $section }: kafelek „{ $tile-name }” ma tylko { $sections } odcinki.
       *[other] Nie ma odcinka { $section }: kafelek „{ $tile-name }” ma tylko { $sections } odcinków.
    }
hamlet-overlaps = To miejsce jest zajęte: kafelek „{ $tile-name }” nachodzi tu na kafelek „{ $other-name }”.
hamlet-road-clash = Tutaj zetknęłyby się { hamlet-part-sections }. Odcinek drogi może się stykać tylko z innym odcinkiem drogi.
hamlet-terrain-clash = Tutaj zetknęłyby się { hamlet-part-sections }. Przy tym stole odcinek może się stykać tylko z odcinkiem tego samego rodzaju.
hamlet-looks-the-same = W takim obrocie { $tile-nom } wygląda tak samo, jak kiedy odcinek { $section } przylega do odcinka { $anchor_section } { $anchor-gen }. Wybierz to miejsce.
hamlet-not-to-church = Odcinek drogi { $tile-gen } musi się stykać z odcinkiem drogi Kościoła, a tutaj żaden się nie styka.
hamlet-blocks-layout = Kiedy { $tile-nom } leży w tym miejscu, nie wszystkie pozostałe kafelki początkowe się zmieszczą. Wybierz inne miejsce.
hamlet-no-road-piece = Wszystkie drogi w twoim kolorze są już wybudowane: { $most }.
hamlet-not-adjacent = Droga łączy dwa stykające się kafelki, a { $origin-nom } i { $target-nom } się nie stykają.
hamlet-already-linked = Między { $origin-ins } a { $target-ins } jest już bezpośrednia droga.
hamlet-detour = Nadrukowana droga prowadzi już { $origin-from } { $target-to }, a przy tym stole nie buduje się wtedy następnej.
hamlet-cliff =
    { $road ->
        [bridge] Most łączy wzgórze ze wzgórzem, a między { $origin-ins } a { $target-ins } nigdzie nie ma wzgórz po obu stronach.
       *[path] Ścieżka łączy las z lasem, a między { $origin-ins } a { $target-ins } nigdzie nie ma lasu po obu stronach.
    }

## Reasons: paying

hamlet-short =
    { $wanted ->
        [one] Potrzeba { $wanted } surowca ({ $resources-either })
       *[other] Potrzeba { $wanted } surowców ({ $resources-either })
    }{ $reachable ->
        [0] , a { $target-to } nie dotrze żaden.
        [few] , a { $target-to } dotrą tylko { $reachable }.
       *[other] , a { $target-to } dotrze tylko { $reachable }.
    }
hamlet-cannot-come = Żeby sprowadzić { $resource-acc } { $tile-from } { $target-to }, potrzebujesz { hamlet-part-donkeys }.
hamlet-no-way = Nie da się sprowadzić { $resource-gen } { $tile-from }: nie prowadzi stamtąd { $target-to } żadna droga.
hamlet-market-too-far =
    { $donkeys ->
        [hidden] Kupowanie nie pomoże: z Targu nie prowadzi { $target-to } żadna droga.
       *[other] Kupione surowce wyruszają z Targu: żeby sprowadzić je { $target-to }, potrzebujesz { hamlet-part-donkeys }.
    }
hamlet-no-buying = Sprzedajesz tylko to, co jest w wiosce: do sprzedaży nie wolno dokupować surowców.
hamlet-gold-short =
    { $needed ->
        [one] Tego, czego brakuje, trzeba dokupić. Razem kosztuje to { $needed } złoto, a ty masz { $gold }.
       *[other] Tego, czego brakuje, trzeba dokupić. Razem kosztuje to { $needed } złota, a ty masz { $gold }.
    }
hamlet-not-demanded =
    { $resource ->
        [nothing] Tam się niczego nie przetwarza, więc takiego znacznika nie ma. Potrzebny surowiec: { $resources-either }.
       *[other] Nie możesz teraz użyć { $resource-gen }. Potrzebny surowiec: { $resources-either }.
    }
hamlet-not-there = Nie ma już { $tile-on } takiego surowca: { $resource-name }.
hamlet-purchase-too-dear = Kupno { $resource-gen } kosztuje { hamlet-part-price }, a ty masz { $gold }.
hamlet-would-fail = Jeśli użyjesz { $resource-gen } { $tile-from }, reszty nie da się już zapłacić. Wybierz coś innego.

## Questions

hamlet-ask-layout = { $seat }: gdzie kładziesz { $tile-acc }?
hamlet-ask-turn =
    { $seat }: { $villagers ->
        [0] { $donkeys ->
            [0] wszystko zrobione, zakończ turę.
           *[other] mieszkańcy wykonali już akcje: przesuń osły (gotowe: { $donkeys }) albo zakończ turę.
        }
       *[other] { $donkeys ->
            [0] wyślij mieszkańca na kafelek (gotowi: { $villagers }) albo zakończ turę.
           *[other] wyślij mieszkańca na kafelek (gotowi: { $villagers }), przesuń osły (gotowe: { $donkeys }) albo zakończ turę.
        }
    }
hamlet-ask-lead = { $seat }: którego osła prowadzisz i dokąd?
hamlet-ask-act = { $seat }: co twój mieszkaniec ma zrobić { $tile-on }?
hamlet-ask-hire = { $seat }: masz { hamlet-part-gold }. Kogo zatrudniasz?
hamlet-ask-stable = { $seat }: na którym kafelku stawiasz nowego osła?
hamlet-ask-place = { $seat }: jak kładziesz { $tile-acc } obok { $anchor-gen }?
hamlet-ask-pay =
    { $purpose ->
        [refine] { $seat }: co przetwarzasz?
        [sell] { $seat }: co sprzedajesz?
        [deliver] { $seat }: co dostarczasz?
        [build] { $seat }: z czego wznosisz budowlę?
        [bridge] { $seat }: z czego budujesz most?
       *[path] { $seat }: z czego budujesz ścieżkę?
    } { $left ->
        [one] Potrzeba jeszcze { $left } surowca
       *[other] Potrzeba jeszcze { $left } surowców
    } ({ $resources-either }).

## Options

hamlet-option-layout = Układ wioski
    .help = Jak leży wokół Kościoła pięć kafelków początkowych.
    .choice =
        { $choice ->
            [free] układa je pierwszy gracz
            [random] losowo
           *[beginners] jak w pierwszej grze
        }
hamlet-option-strict-terrain = Las i wzgórze
    .help = Czy odcinek lasu może się stykać z odcinkiem wzgórza. W takim miejscu jest urwisko, przez które nie przejdzie żadna droga.
    .choice =
        { $choice ->
            [on] każdy tylko z odcinkiem tego samego rodzaju
           *[off] mogą się stykać
        }
hamlet-option-no-detour = Drogi obok nadrukowanych dróg
    .help = Czy wolno wybudować drogę między kafelkami, które nadrukowane drogi łączą już naokoło.
    .choice =
        { $choice ->
            [on] nie, jeśli prowadzi tam nadrukowana droga
           *[off] tak, jeśli nie ma bezpośredniego połączenia
        }
hamlet-option-lenient-donkeys = Ruch osłów
    .help = Czy wszystkie osły ruszają się razem, raz na turę, czy każdy wtedy, kiedy chcesz.
    .choice =
        { $choice ->
            [on] każdy osioł w dowolnej chwili
           *[off] wszystkie osły razem
        }

## Scores

hamlet-score-deliveries = Dostawy do Kościoła
hamlet-score-sales = Kafelki sprzedaży
hamlet-score-construction = Wzniesione budowle
hamlet-score-refined = Zużyte przetworzone surowce
hamlet-score-barns = Praca w Stodołach
hamlet-score-milestones = Kamienie milowe
hamlet-score-awards = Nagrody
hamlet-score-landmarks = Miejsca kluczowe
hamlet-score-roads = Mosty i ścieżki
hamlet-score-longest-road = Najdłuższa droga
hamlet-score-gold = Pozostałe złoto
hamlet-score-unfinished = Puste pola dostaw
