### Położenie słowami, dla stołu tekstowego. Imiona graczy stoją tam, gdzie mianownik.

## Co się właśnie dzieje

hamlet-words-donkeys-led = { $seat }: osły już się poruszyły w tej turze
hamlet-words-acting = { $seat }: mieszkaniec działa { $tile-on }
hamlet-words-building = W budowie
hamlet-words-to-pay = Do zapłacenia
hamlet-words-paid = Już zapłacono
hamlet-words-in-gold = { hamlet-words-gold } dla Targu
hamlet-words-maker = { $seat } dostaje: { hamlet-words-reward }
hamlet-words-road-sites = Miejsca na drogę
hamlet-words-road-site = { hamlet-words-piece } { $tile-to }
hamlet-words-piece =
    { $road ->
        [bridge] { cli-hamlet-sign-bridge }
       *[path] { cli-hamlet-sign-path }
    }

## Wioska

hamlet-words-sections = Odcinki
hamlet-words-token =
    { $fine ->
        [1] { $resource-name } ({ cli-hamlet-sign-fine }, { $seat })
       *[0] { $resource-name } ({ $seat })
    }
hamlet-words-empty =
    { $count ->
        [one] { $count } puste pole
        [few] { $count } puste pola
       *[many] { $count } pustych pól
    }
hamlet-words-flag =
    flaga: { $seat }, teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
hamlet-words-villagers =
    { $count ->
        [one] { $count } mieszkaniec
        [few] { $count } mieszkańcy
       *[many] { $count } mieszkańców
    }
hamlet-words-lying =
    { $count ->
        [one] { $count } leżący mieszkaniec
        [few] { $count } leżący mieszkańcy
       *[many] { $count } leżących mieszkańców
    }
hamlet-words-moved =
    { $count ->
        [one] { $count } osioł po ruchu
        [few] { $count } osły po ruchu
       *[many] { $count } osłów po ruchu
    }
hamlet-words-roads-to = drogi do
hamlet-words-road = { $tile-name } ({ hamlet-words-piece }, { $seat })

## Co jest wyłożone

hamlet-words-space = Pole { $space }
hamlet-words-sale = Kafelek sprzedaży { $sale }
hamlet-words-level = poziom { $level }
hamlet-words-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
hamlet-words-gold =
    { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }
hamlet-words-reward =
    { hamlet-words-gold }, { $stars ->
        [one] { $stars } punkt
        [few] { $stars } punkty
       *[many] { $stars } punktów
    }
hamlet-words-prices = Ceny i nagrody
hamlet-words-price-basic = Szybki zakup, podstawowy surowiec: { hamlet-words-gold }
hamlet-words-price-refined = Szybki zakup, przetworzony surowiec: { hamlet-words-gold }
hamlet-words-price-donkey = Osioł: { hamlet-words-gold }
hamlet-words-price-bridge = Most
hamlet-words-price-path = Ścieżka
hamlet-words-maker-plain = Dla wytwarzającego za zużyty przetworzony surowiec
hamlet-words-maker-fine = To samo, surowiec wysokiej jakości

## Gracze

hamlet-words-players = Gracze
hamlet-words-forecast =
    { $count ->
        [one] { $count } punkt, gdyby gra skończyła się teraz
        [few] { $count } punkty, gdyby gra skończyła się teraz
       *[many] { $count } punktów, gdyby gra skończyła się teraz
    }
hamlet-words-next-villager = następny mieszkaniec kosztuje { hamlet-words-gold }
hamlet-words-donkeys-left = jeszcze do zatrudnienia: { $count }
hamlet-words-deliveries =
    { $count ->
        [one] { $count } dostawa
        [few] { $count } dostawy
       *[many] { $count } dostaw
    }
hamlet-words-sales =
    { $count ->
        [one] { $count } kafelek sprzedaży
        [few] { $count } kafelki sprzedaży
       *[many] { $count } kafelków sprzedaży
    }
hamlet-words-tokens-left = Znaczniki w zasobach
