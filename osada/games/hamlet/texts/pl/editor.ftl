### What is said while a position of Hamlet is entered by hand.

hamlet-edit-tiles = Kafelki
hamlet-edit-tile = { $tile-name }
hamlet-edit-pieces = Elementy
hamlet-edit-villager = mieszkaniec, { $colour-name }
hamlet-edit-donkey = osioł, { $colour-name }
hamlet-edit-flag = flaga, gracz { $colour-name }
hamlet-edit-path = ścieżka, gracz { $colour-name }
hamlet-edit-bridge = most, { $colour-name }
hamlet-edit-goods = Surowce
hamlet-edit-resource = { $resource-name }
hamlet-edit-token = znacznik, { $colour-name }
hamlet-edit-token-fine = znacznik białą stroną do góry, { $colour-name }
hamlet-edit-at = { $tile-name }
hamlet-edit-from = To, co jest { $tile-on }
hamlet-edit-to-row = do rzędu projektów
hamlet-edit-to-hand = projekt, gracz { $colour-name }
hamlet-edit-from-row = rząd projektów: { $tile-name }
hamlet-edit-from-hand = projekt, gracz { $colour-name }: { $tile-name }
hamlet-edit-from-road = droga między { $tile-ins } a { $other-ins }
hamlet-edit-players = Gracze
hamlet-edit-colour = { $colour-name }
hamlet-edit-round = Runda
hamlet-edit-first = Pierwszy gracz
hamlet-edit-mover = Czyja jest tura
hamlet-edit-stars = { $colour-name }: punkty
hamlet-edit-gold = { $colour-name }: złoto
hamlet-edit-goals = Kościół i kamienie milowe
hamlet-edit-space = Kościół, pole { $space }
hamlet-edit-goal = { $goal-name }
hamlet-edit-nobody = nikt
hamlet-edit-sales = Kafelki sprzedaży
hamlet-edit-sale = Kafelek sprzedaży { $sale }
hamlet-edit-in-stack = w stosie
hamlet-edit-on-market = na Targu
hamlet-edit-row = Monety w rzędzie projektów
hamlet-edit-coins = { $tile-name }

## What does not add up

hamlet-fault-lies = { $how ->
        [overlap] { $tile-name }: leży na innym kafelku.
        [apart] { $tile-name }: nie styka się z żadnym kafelkiem.
       *[section] { $tile-name }: leży tak, że stykają się odcinki, które nie mogą.
    }
hamlet-fault-missing = Brakuje kafelka: { $tile-name }.
hamlet-fault-places = { $tile-name }: ten kafelek leży naraz w kilku miejscach ({ $count }).
hamlet-fault-hand = Gracz { $colour-name } ma więcej projektów niż { $most }.
hamlet-fault-row = Rząd projektów nie jest pełny ({ $count } z { $length }), choć w worku są jeszcze kafelki.
hamlet-fault-flag = { $tile-name }: flaga stoi na każdym miejscu kluczowym i nigdzie indziej.
hamlet-fault-villagers = Gracz { $colour-name }: liczba mieszkańców się nie zgadza.
hamlet-fault-donkeys = Gracz { $colour-name }: liczba osłów się nie zgadza.
hamlet-fault-cut-off = Gracz { $colour-name }: nikt nie może być { $tile-on }, bo nie prowadzi tam droga.
hamlet-fault-market = Jedno z pól Targu jest puste, choć w stosie są jeszcze kafelki sprzedaży.
hamlet-fault-sales = Kafelek sprzedaży jest w dwóch miejscach.
hamlet-fault-unheld = { $goal-name }: przetwórnia ({ $resource-name }) już stoi, więc ktoś ma ten kamień milowy.
hamlet-fault-early = { $goal-name }: żadna przetwórnia ({ $resource-name }) jeszcze nie stoi, więc nikt nie ma tego kamienia milowego.
hamlet-fault-white = { $tile-name }: gracz { $colour-name } nie ma kamienia milowego, więc znacznik nie leży białą stroną do góry.
hamlet-fault-level = Kafelka sprzedaży { $sale } z poziomu { $level } jeszcze nie widać: w stosie są niższe poziomy.
