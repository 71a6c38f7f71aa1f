### Names of Hamlet (Wioska), as in the Polish rulebook: buildings, resources, goals, kinds of section, colours.
### A value stands alone (a label, a list); an attribute is its form inside a sentence:
### .nom mianownik · .acc biernik · .gen dopełniacz · .ins narzędnik („między … a …”) · .on gdzie · .to dokąd · .from skąd, with their preposition.
### Two tiles with one name are told apart: Stodoła I/II, Posterunek I/II, Staw leśny/górski. Kupiec and Zarządca are this project's names.

## Title

hamlet-title = Wioska

## Buildings

hamlet-tile-church = Kościół
    .nom = Kościół
    .gen = Kościoła
    .acc = Kościół
    .ins = Kościołem
    .on = na Kościele
    .to = do Kościoła
    .from = z Kościoła
hamlet-tile-town-hall = Ratusz
    .nom = Ratusz
    .gen = Ratusza
    .acc = Ratusz
    .ins = Ratuszem
    .on = w Ratuszu
    .to = do Ratusza
    .from = z Ratusza
hamlet-tile-market = Targ
    .nom = Targ
    .gen = Targu
    .acc = Targ
    .ins = Targiem
    .on = na Targu
    .to = na Targ
    .from = z Targu
hamlet-tile-woodcutter = Drwal
    .nom = Drwal
    .gen = Drwala
    .acc = Drwala
    .ins = Drwalem
    .on = u Drwala
    .to = do Drwala
    .from = od Drwala
hamlet-tile-quarry = Kamieniołom
    .nom = Kamieniołom
    .gen = Kamieniołomu
    .acc = Kamieniołom
    .ins = Kamieniołomem
    .on = w Kamieniołomie
    .to = do Kamieniołomu
    .from = z Kamieniołomu
hamlet-tile-farm = Farma
    .nom = Farma
    .gen = Farmy
    .acc = Farmę
    .ins = Farmą
    .on = na Farmie
    .to = na Farmę
    .from = z Farmy
hamlet-tile-sawmill = Cieśla
    .nom = Cieśla
    .gen = Cieśli
    .acc = Cieślę
    .ins = Cieślą
    .on = u Cieśli
    .to = do Cieśli
    .from = od Cieśli
hamlet-tile-stonemason = Kamieniarz
    .nom = Kamieniarz
    .gen = Kamieniarza
    .acc = Kamieniarza
    .ins = Kamieniarzem
    .on = u Kamieniarza
    .to = do Kamieniarza
    .from = od Kamieniarza
hamlet-tile-dairy-farm = Mleczarnia
    .nom = Mleczarnia
    .gen = Mleczarni
    .acc = Mleczarnię
    .ins = Mleczarnią
    .on = w Mleczarni
    .to = do Mleczarni
    .from = z Mleczarni
hamlet-tile-flour-mill = Młyn
    .nom = Młyn
    .gen = Młyna
    .acc = Młyn
    .ins = Młynem
    .on = w Młynie
    .to = do Młyna
    .from = z Młyna
hamlet-tile-shrine = Kapliczka
    .nom = Kapliczka
    .gen = Kapliczki
    .acc = Kapliczkę
    .ins = Kapliczką
    .on = przy Kapliczce
    .to = do Kapliczki
    .from = od Kapliczki
hamlet-tile-trade-post = Faktoria
    .nom = Faktoria
    .gen = Faktorii
    .acc = Faktorię
    .ins = Faktorią
    .on = w Faktorii
    .to = do Faktorii
    .from = z Faktorii
hamlet-tile-forest-pond = Staw leśny
    .nom = Staw leśny
    .gen = Stawu leśnego
    .acc = Staw leśny
    .ins = Stawem leśnym
    .on = nad Stawem leśnym
    .to = nad Staw leśny
    .from = znad Stawu leśnego
hamlet-tile-mountain-pond = Staw górski
    .nom = Staw górski
    .gen = Stawu górskiego
    .acc = Staw górski
    .ins = Stawem górskim
    .on = nad Stawem górskim
    .to = nad Staw górski
    .from = znad Stawu górskiego
hamlet-tile-small-woodland = Niewielki zagajnik
    .nom = Niewielki zagajnik
    .gen = Niewielkiego zagajnika
    .acc = Niewielki zagajnik
    .ins = Niewielkim zagajnikiem
    .on = w Niewielkim zagajniku
    .to = do Niewielkiego zagajnika
    .from = z Niewielkiego zagajnika
hamlet-tile-small-range = Niewielki łańcuch górski
    .nom = Niewielki łańcuch górski
    .gen = Niewielkiego łańcucha górskiego
    .acc = Niewielki łańcuch górski
    .ins = Niewielkim łańcuchem górskim
    .on = w Niewielkim łańcuchu górskim
    .to = do Niewielkiego łańcucha górskiego
    .from = z Niewielkiego łańcucha górskiego
hamlet-tile-lumber-mill = Tartak
    .nom = Tartak
    .gen = Tartaku
    .acc = Tartak
    .ins = Tartakiem
    .on = w Tartaku
    .to = do Tartaku
    .from = z Tartaku
hamlet-tile-barn-a = Stodoła I
    .nom = Stodoła I
    .gen = Stodoły I
    .acc = Stodołę I
    .ins = Stodołą I
    .on = w Stodole I
    .to = do Stodoły I
    .from = ze Stodoły I
hamlet-tile-large-range = Rozległy łańcuch górski
    .nom = Rozległy łańcuch górski
    .gen = Rozległego łańcucha górskiego
    .acc = Rozległy łańcuch górski
    .ins = Rozległym łańcuchem górskim
    .on = w Rozległym łańcuchu górskim
    .to = do Rozległego łańcucha górskiego
    .from = z Rozległego łańcucha górskiego
hamlet-tile-outpost-a = Posterunek I
    .nom = Posterunek I
    .gen = Posterunku I
    .acc = Posterunek I
    .ins = Posterunkiem I
    .on = na Posterunku I
    .to = na Posterunek I
    .from = z Posterunku I
hamlet-tile-cow-conservatory = Hodowla krów
    .nom = Hodowla krów
    .gen = Hodowli krów
    .acc = Hodowlę krów
    .ins = Hodowlą krów
    .on = w Hodowli krów
    .to = do Hodowli krów
    .from = z Hodowli krów
hamlet-tile-barn-b = Stodoła II
    .nom = Stodoła II
    .gen = Stodoły II
    .acc = Stodołę II
    .ins = Stodołą II
    .on = w Stodole II
    .to = do Stodoły II
    .from = ze Stodoły II
hamlet-tile-tavern = Karczma
    .nom = Karczma
    .gen = Karczmy
    .acc = Karczmę
    .ins = Karczmą
    .on = w Karczmie
    .to = do Karczmy
    .from = z Karczmy
hamlet-tile-stables = Stajnia
    .nom = Stajnia
    .gen = Stajni
    .acc = Stajnię
    .ins = Stajnią
    .on = w Stajni
    .to = do Stajni
    .from = ze Stajni
hamlet-tile-master-stonemason = Mistrz kamieniarstwa
    .nom = Mistrz kamieniarstwa
    .gen = Mistrza kamieniarstwa
    .acc = Mistrza kamieniarstwa
    .ins = Mistrzem kamieniarstwa
    .on = u Mistrza kamieniarstwa
    .to = do Mistrza kamieniarstwa
    .from = od Mistrza kamieniarstwa
hamlet-tile-warehouse = Skład
    .nom = Skład
    .gen = Składu
    .acc = Skład
    .ins = Składem
    .on = w Składzie
    .to = do Składu
    .from = ze Składu
hamlet-tile-farrier = Kowal
    .nom = Kowal
    .gen = Kowala
    .acc = Kowala
    .ins = Kowalem
    .on = u Kowala
    .to = do Kowala
    .from = od Kowala
hamlet-tile-large-woodland = Rozległy zagajnik
    .nom = Rozległy zagajnik
    .gen = Rozległego zagajnika
    .acc = Rozległy zagajnik
    .ins = Rozległym zagajnikiem
    .on = w Rozległym zagajniku
    .to = do Rozległego zagajnika
    .from = z Rozległego zagajnika
hamlet-tile-windmill = Wiatrak
    .nom = Wiatrak
    .gen = Wiatraka
    .acc = Wiatrak
    .ins = Wiatrakiem
    .on = w Wiatraku
    .to = do Wiatraka
    .from = z Wiatraka
hamlet-tile-square = Plac
    .nom = Plac
    .gen = Placu
    .acc = Plac
    .ins = Placem
    .on = na Placu
    .to = na Plac
    .from = z Placu
hamlet-tile-monument = Pomnik
    .nom = Pomnik
    .gen = Pomnika
    .acc = Pomnik
    .ins = Pomnikiem
    .on = przy Pomniku
    .to = do Pomnika
    .from = od Pomnika
hamlet-tile-outpost-b = Posterunek II
    .nom = Posterunek II
    .gen = Posterunku II
    .acc = Posterunek II
    .ins = Posterunkiem II
    .on = na Posterunku II
    .to = na Posterunek II
    .from = z Posterunku II

## What a building does or scores

hamlet-tile-church-help = Zrealizuj jedną z dostaw i zdobądź punkty albo żebraj o { $printed-begging-gold ->
        [one] { $printed-begging-gold } złoto
       *[other] { $printed-begging-gold } złota
    }, gdy kafelki Farmy, Drwala i Kamieniołomu są pełne.
hamlet-tile-town-hall-help = Kup jeden projekt i/lub zatrudnij robotników.
hamlet-tile-market-help = Sprowadź to, czego wymaga jeden kafelek sprzedaży, i weź nagrodę. Stąd wyruszają surowce z szybkiego zakupu.
hamlet-tile-woodcutter-help = Zapełnij puste pola drewnem i otrzymaj { $printed-tile-woodcutter-work_gold ->
        [one] { $printed-tile-woodcutter-work_gold } złoto
       *[other] { $printed-tile-woodcutter-work_gold } złota
    }.
hamlet-tile-quarry-help = Zapełnij puste pola kamieniem i otrzymaj { $printed-tile-quarry-work_gold ->
        [one] { $printed-tile-quarry-work_gold } złoto
       *[other] { $printed-tile-quarry-work_gold } złota
    }.
hamlet-tile-farm-help = Zapełnij puste pola zbożem i otrzymaj { $printed-tile-farm-work_gold ->
        [one] { $printed-tile-farm-work_gold } złoto
       *[other] { $printed-tile-farm-work_gold } złota
    }.
hamlet-tile-sawmill-help = Przetwórz 1 drewno w 1 deskę.
hamlet-tile-stonemason-help = Przetwórz 1 kamień w 1 cegłę.
hamlet-tile-dairy-farm-help = Przetwórz 1 zboże w 1 mleko.
hamlet-tile-flour-mill-help = Przetwórz 1 zboże w 1 mąkę.
hamlet-tile-shrine-help = Jeśli jest połączona drogą: { $printed-tile-shrine-points ->
        [one] { $printed-tile-shrine-points } punkt
        [few] { $printed-tile-shrine-points } punkty
       *[other] { $printed-tile-shrine-points } punktów
    } za każdą twoją dostawę do Kościoła.
hamlet-tile-trade-post-help = Jeśli jest połączona drogą: { $printed-tile-trade-post-points ->
        [one] { $printed-tile-trade-post-points } punkt
        [few] { $printed-tile-trade-post-points } punkty
       *[other] { $printed-tile-trade-post-points } punktów
    } za każdy twój kafelek sprzedaży.
hamlet-tile-forest-pond-help = Jeśli jest połączony drogą: { $printed-tile-forest-pond-points ->
        [one] { $printed-tile-forest-pond-points } punkt
        [few] { $printed-tile-forest-pond-points } punkty
       *[other] { $printed-tile-forest-pond-points } punktów
    }; może tu prowadzić tylko ścieżka.
hamlet-tile-mountain-pond-help = Jeśli jest połączony drogą: { $printed-tile-mountain-pond-points ->
        [one] { $printed-tile-mountain-pond-points } punkt
        [few] { $printed-tile-mountain-pond-points } punkty
       *[other] { $printed-tile-mountain-pond-points } punktów
    }; może tu prowadzić tylko most.
hamlet-tile-small-woodland-help = { $printed-tile-small-woodland-points ->
        [one] { $printed-tile-small-woodland-points } punkt
        [few] { $printed-tile-small-woodland-points } punkty
       *[other] { $printed-tile-small-woodland-points } punktów
    } za każdy jego odcinek, który styka się z odcinkiem lasu, nawet bez drogi.
hamlet-tile-small-range-help = { $printed-tile-small-range-points ->
        [one] { $printed-tile-small-range-points } punkt
        [few] { $printed-tile-small-range-points } punkty
       *[other] { $printed-tile-small-range-points } punktów
    } za każdy jego odcinek, który styka się z odcinkiem wzgórza, nawet bez drogi.
hamlet-tile-lumber-mill-help = Przetwórz 1 drewno w 1 deskę albo w jednej akcji 2 drewna w 2 deski.
hamlet-tile-barn-a-help = Zapełnij puste pola drewnem, kamieniem i zbożem w dowolnej kombinacji i otrzymaj { $printed-tile-barn-a-work_stars ->
        [one] { $printed-tile-barn-a-work_stars } punkt
        [few] { $printed-tile-barn-a-work_stars } punkty
       *[other] { $printed-tile-barn-a-work_stars } punktów
    }.
hamlet-tile-large-range-help = { $printed-tile-large-range-points ->
        [one] { $printed-tile-large-range-points } punkt
        [few] { $printed-tile-large-range-points } punkty
       *[other] { $printed-tile-large-range-points } punktów
    } za każdy jego odcinek, który styka się z odcinkiem wzgórza, nawet bez drogi.
hamlet-tile-outpost-a-help = Jeśli jest połączony drogą: { $printed-tile-outpost-a-points ->
        [one] { $printed-tile-outpost-a-points } punkt
        [few] { $printed-tile-outpost-a-points } punkty
       *[other] { $printed-tile-outpost-a-points } punktów
    } za każdy kafelek na najkrótszej drodze do Kościoła, licząc oba końce.
hamlet-tile-cow-conservatory-help = Przetwórz 1 zboże w 1 mleko albo w jednej akcji 2 zboża w 2 mleka.
hamlet-tile-barn-b-help = Zapełnij puste pola drewnem, kamieniem i zbożem w dowolnej kombinacji i otrzymaj { $printed-tile-barn-b-work_stars ->
        [one] { $printed-tile-barn-b-work_stars } punkt
        [few] { $printed-tile-barn-b-work_stars } punkty
       *[other] { $printed-tile-barn-b-work_stars } punktów
    }.
hamlet-tile-tavern-help = Jeśli jest połączona drogą: { $printed-tile-tavern-points ->
        [one] { $printed-tile-tavern-points } punkt
        [few] { $printed-tile-tavern-points } punkty
       *[other] { $printed-tile-tavern-points } punktów
    } za każde złoto, które ci zostało, najwyżej { $printed-tile-tavern-most }.
hamlet-tile-stables-help = Jeśli jest połączona drogą: { $printed-tile-stables-points ->
        [one] { $printed-tile-stables-points } punkt
        [few] { $printed-tile-stables-points } punkty
       *[other] { $printed-tile-stables-points } punktów
    } za każdego twojego osła w wiosce.
hamlet-tile-master-stonemason-help = Przetwórz 1 kamień w 1 cegłę albo w jednej akcji 2 kamienie w 2 cegły.
hamlet-tile-warehouse-help = Jeśli jest połączony drogą: { $printed-tile-warehouse-points ->
        [one] { $printed-tile-warehouse-points } punkt
        [few] { $printed-tile-warehouse-points } punkty
       *[other] { $printed-tile-warehouse-points } punktów
    } więcej za każdy twój most i każdą twoją ścieżkę.
hamlet-tile-farrier-help = Jeśli jest połączony drogą: twoja najdłuższa droga daje o { $printed-tile-farrier-points ->
        [one] { $printed-tile-farrier-points } punkt
        [few] { $printed-tile-farrier-points } punkty
       *[other] { $printed-tile-farrier-points } punktów
    } więcej za kafelek.
hamlet-tile-large-woodland-help = { $printed-tile-large-woodland-points ->
        [one] { $printed-tile-large-woodland-points } punkt
        [few] { $printed-tile-large-woodland-points } punkty
       *[other] { $printed-tile-large-woodland-points } punktów
    } za każdy jego odcinek, który styka się z odcinkiem lasu, nawet bez drogi.
hamlet-tile-windmill-help = Przetwórz 1 zboże w 1 mąkę albo w jednej akcji 2 zboża w 2 mąki.
hamlet-tile-square-help = Jeśli jest połączony drogą: { $printed-tile-square-points ->
        [one] { $printed-tile-square-points } punkt
        [few] { $printed-tile-square-points } punkty
       *[other] { $printed-tile-square-points } punktów
    } za każdy jego odcinek drogi, który styka się z innym odcinkiem drogi.
hamlet-tile-monument-help = Jeśli jest połączony drogą: { $printed-tile-monument-points ->
        [one] { $printed-tile-monument-points } punkt
        [few] { $printed-tile-monument-points } punkty
       *[other] { $printed-tile-monument-points } punktów
    } za każdy jego odcinek, który styka się z odcinkiem tego samego rodzaju.
hamlet-tile-outpost-b-help = Jeśli jest połączony drogą: { $printed-tile-outpost-b-points ->
        [one] { $printed-tile-outpost-b-points } punkt
        [few] { $printed-tile-outpost-b-points } punkty
       *[other] { $printed-tile-outpost-b-points } punktów
    } za każdy kafelek na najkrótszej drodze do Kościoła, licząc oba końce.

## Resources: the word, then with a number

hamlet-resource-wood = drewno
    .acc = drewno
    .gen = drewna
hamlet-resource-stone = kamień
    .acc = kamień
    .gen = kamienia
hamlet-resource-wheat = zboże
    .acc = zboże
    .gen = zboża
hamlet-resource-plank = deska
    .acc = deskę
    .gen = deski
hamlet-resource-brick = cegła
    .acc = cegłę
    .gen = cegły
hamlet-resource-milk = mleko
    .acc = mleko
    .gen = mleka
hamlet-resource-flour = mąka
    .acc = mąkę
    .gen = mąki

hamlet-resource-wood-count =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewien
    }
    .acc =
        { $count ->
            [one] { $count } drewno
            [few] { $count } drewna
           *[many] { $count } drewien
        }
    .gen =
        { $count ->
            [one] { $count } drewna
           *[many] { $count } drewien
        }
hamlet-resource-stone-count =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
    .acc =
        { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
           *[many] { $count } kamieni
        }
    .gen =
        { $count ->
            [one] { $count } kamienia
           *[many] { $count } kamieni
        }
hamlet-resource-wheat-count =
    { $count ->
        [one] { $count } zboże
        [few] { $count } zboża
       *[many] { $count } zbóż
    }
    .acc =
        { $count ->
            [one] { $count } zboże
            [few] { $count } zboża
           *[many] { $count } zbóż
        }
    .gen =
        { $count ->
            [one] { $count } zboża
           *[many] { $count } zbóż
        }
hamlet-resource-plank-count =
    { $count ->
        [one] { $count } deska
        [few] { $count } deski
       *[many] { $count } desek
    }
    .acc =
        { $count ->
            [one] { $count } deskę
            [few] { $count } deski
           *[many] { $count } desek
        }
    .gen =
        { $count ->
            [one] { $count } deski
           *[many] { $count } desek
        }
hamlet-resource-brick-count =
    { $count ->
        [one] { $count } cegła
        [few] { $count } cegły
       *[many] { $count } cegieł
    }
    .acc =
        { $count ->
            [one] { $count } cegłę
            [few] { $count } cegły
           *[many] { $count } cegieł
        }
    .gen =
        { $count ->
            [one] { $count } cegły
           *[many] { $count } cegieł
        }
hamlet-resource-milk-count =
    { $count ->
        [one] { $count } mleko
        [few] { $count } mleka
       *[many] { $count } mlek
    }
    .acc =
        { $count ->
            [one] { $count } mleko
            [few] { $count } mleka
           *[many] { $count } mlek
        }
    .gen =
        { $count ->
            [one] { $count } mleka
           *[many] { $count } mlek
        }
hamlet-resource-flour-count =
    { $count ->
        [one] { $count } mąka
        [few] { $count } mąki
       *[many] { $count } mąk
    }
    .acc =
        { $count ->
            [one] { $count } mąkę
            [few] { $count } mąki
           *[many] { $count } mąk
        }
    .gen =
        { $count ->
            [one] { $count } mąki
           *[many] { $count } mąk
        }

## Milestones and awards

hamlet-goal-carpenter = Stolarz
hamlet-goal-mason = Murarz
hamlet-goal-herder = Pasterz
hamlet-goal-miller = Młynarz
hamlet-goal-planner = Planista
hamlet-goal-chaplain = Kapelan
hamlet-goal-sexton = Kościelny
hamlet-goal-merchant = Kupiec
hamlet-goal-steward = Zarządca

hamlet-goal-carpenter-help = Kamień milowy za pierwszą przetwórnię desek: twoje deski są wysokiej jakości.
hamlet-goal-mason-help = Kamień milowy za pierwszą przetwórnię cegieł: twoje cegły są wysokiej jakości.
hamlet-goal-herder-help = Kamień milowy za pierwszą przetwórnię mleka: twoje mleko jest wysokiej jakości.
hamlet-goal-miller-help = Kamień milowy za pierwszą przetwórnię mąki: twoja mąka jest wysokiej jakości.
hamlet-goal-planner-help = Kamień milowy za pierwszą drogę: każda twoja droga jest na koniec warta o { $printed-goal-planner-per_road ->
        [one] { $printed-goal-planner-per_road } punkt
        [few] { $printed-goal-planner-per_road } punkty
       *[other] { $printed-goal-planner-per_road } punktów
    } więcej.
hamlet-goal-chaplain-help = Nagroda za największą liczbę dostaw do Kościoła.
hamlet-goal-sexton-help = Nagroda za drugą co do wielkości liczbę dostaw do Kościoła.
hamlet-goal-merchant-help = Nagroda za największą liczbę kafelków sprzedaży.
hamlet-goal-steward-help = Nagroda za największą liczbę flag w wiosce.

## Kinds of section

hamlet-kind-road = droga
    .section = odcinek drogi
    .sections = odcinki drogi
hamlet-kind-forest = las
    .section = odcinek lasu
    .sections = odcinki lasu
hamlet-kind-hill = wzgórze
    .section = odcinek wzgórza
    .sections = odcinki wzgórza

## Colours of the players

hamlet-colour-red = czerwony
hamlet-colour-green = zielony
hamlet-colour-blue = niebieski
hamlet-colour-yellow = żółty
