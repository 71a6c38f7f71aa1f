### The game before it is opened: what the lobby and the first game say of it.

hamlet-about-title = Wioska
hamlet-about-what = Ułóż z kafelków o dziwnych kształtach jedną wioskę, korzystaj ze wspólnych dróg i razem z innymi dokończ kościół, licząc każdy punkt.
hamlet-about-play = Zagraj w Wioskę
hamlet-about-reached =
    { $last ->
        [yes] ostatnia runda
       *[no]
            { $rounds ->
                [0] runda { $round }
               *[other] runda { $round } z { $rounds }
            }
    }
hamlet-about-learn-1 = Budujecie razem jedną wioskę z kafelków o dziwnych kształtach, których drogi, lasy i wzgórza muszą do siebie pasować.
hamlet-about-learn-2 = Robotnicy wytwarzają surowce, osły niosą je po drogach, a gdy ktoś zużyje surowiec przetworzony przez ciebie, dostajesz złoto i punkty.
hamlet-about-learn-3 = Gdy kościół jest gotowy, dogrywacie rundę; wygrywa ten, kto ma najwięcej punktów.
hamlet-about-end = Kościół jest gotowy.
hamlet-about-end-early = Minęła ostatnia tura, a kościół nie jest gotowy.
hamlet-about-rests = Kościół stoi, ostatnia runda rozegrana.
hamlet-about-rests-early = Minęła ostatnia tura, a kościół nie jest gotowy.
hamlet-about-wins = Wygrywa, kto ma najwięcej punktów, gdy stanie kościół

# How a level thinks, behind its animal’s name
hamlet-about-level =
    { $level ->
        [novice] bierze to, co ładnie wygląda, krok po kroku
        [casual] ocenia każdy krok osobno
        [skilled] planuje całą turę przed pierwszym krokiem
        [strong] planuje turę i sprawdza odpowiedzi na pięć najlepszych
       *[master] liczy się z twoją odpowiedzią i własną następną turą
    }

## The chapters of its rules, by the section that content/rules.toml names

hamlet-about-chapter-components = Elementy
hamlet-about-chapter-setup = Przygotowanie
hamlet-about-chapter-tiles = Kafelki, odcinki i sąsiedztwo
hamlet-about-chapter-ownership = Co do kogo należy
hamlet-about-chapter-gold = Złoto
hamlet-about-chapter-roads = Drogi
hamlet-about-chapter-resources = Surowce
hamlet-about-chapter-workers = Robotnicy
hamlet-about-chapter-transport = Transport i zużywanie surowców
hamlet-about-chapter-goals = Kamienie milowe i nagrody
hamlet-about-chapter-turns = Przebieg tury
hamlet-about-chapter-producers = Wytwórcy
hamlet-about-chapter-refineries = Przetwórnie
hamlet-about-chapter-town-hall = Ratusz
hamlet-about-chapter-market = Targ
hamlet-about-chapter-church = Kościół
hamlet-about-chapter-building = Wznoszenie budowli
hamlet-about-chapter-road-building = Budowa drogi
hamlet-about-chapter-end = Koniec gry
hamlet-about-chapter-scoring = Końcowa punktacja
hamlet-about-chapter-landmarks = Punktacja miejsc kluczowych
hamlet-about-chapter-rulings = Kwestie otwarte i nasze rozstrzygnięcia
