### Podpowiedzi, analizy i lekcje na stronie.

page-hint = Podpowiedź
page-hint-thinking = Szukam dobrego ruchu
page-hint-failed = Nie udało się znaleźć podpowiedzi.
page-hint-play = Zagraj { $letter }
page-hint-companion = Dobry towarzysz radzi
page-hint-next = Druga możliwość
page-hint-think = Pomyślę
page-hint-stop = Przerwij
page-hint-same = równie dobre
page-hint-slightly = trochę słabsze
page-hint-weaker = słabsze
page-hint-much = dużo słabsze
page-new-hints = Wolno prosić o podpowiedź
page-new-hints-help = Kto ma ruch, może poprosić o podpowiedź; w dzienniku zostanie o tym wpis.

page-analysis = Analiza
page-analysis-table = Wróć do stołu
page-analysis-beginning = Pierwsze spojrzenie
page-analysis-looked = Przeanalizowane decyzje: { $done } z { $of }
page-analysis-left =
    { $minutes ->
        [0] mniej niż minuta
        [one] jeszcze około minuty
       *[other] jeszcze około { $minutes } minut
    }
page-analysis-pause = Wstrzymaj
page-analysis-go-on = Wznów
page-analysis-failed = Nie można teraz kontynuować analizy.
page-analysis-course = Szansa na wygraną
page-analysis-turn = Runda { $round }, { $name }
page-analysis-was = było { $chance }
page-analysis-then = Potem może tak:
page-analysis-try = Spróbuj tu inaczej
page-analysis-try-failed = Nie udało się przygotować stołu do tej próby.
page-analysis-moves = Ruchy
page-analysis-lesson = Lekcja
page-analysis-round = runda { $round }
page-analysis-your-try = twoja próba
page-analysis-in-game = W grze:
page-analysis-tried = Po twojej próbie:
page-analysis-compare = Porównaj
page-analysis-try-keep = Zachowaj jako stół
page-analysis-try-keep-how = Próba znajdzie się wtedy też wśród twoich stołów. Z samych prób pamiętanych jest 60 ostatnich.
page-analysis-try-open = Otwórz jej stół
page-analysis-try-away = Wyrzuć
page-analysis-compare-later = Teraz ruch mają pozostali. Porównaj znowu, gdy przyjdzie twoja kolej.
page-analysis-beside = Obok planszy
page-analysis-dock = Na ręce i w rzędzie
page-analysis-leave-try = Wróć do gry
page-analysis-instead = Lepiej: { $move }.
page-analysis-again = Spróbuj stąd jeszcze raz
page-analysis-no-lesson = Żadna decyzja się nie wyróżniła.
page-analysis-decided = Żadna decyzja gracza { $whose } się nie wyróżniła. Wygrywa { $name }, { $other } ma o { $by } pkt mniej. Najwięcej dało: { $part }, { $mine } do { $theirs }.
page-analysis-level = Żadna decyzja gracza { $whose } się nie wyróżniła. { $name } i { $other } kończą z równą liczbą punktów.
page-analysis-played = Zagrane: { $move }.
page-analysis-first = Pierwsza decyzja
page-analysis-previous = Poprzednia decyzja
page-analysis-next = Następna decyzja
page-analysis-last = Ostatnia decyzja
page-analysis-decision = decyzja { $number }
page-analysis-between = bardzo prawdopodobnie między { $low } a { $high }%
page-analysis-about = około { $chance }%
page-analysis-more = i jeszcze { $count }
page-analysis-play-on = Graj dalej stąd
page-analysis-record = Zapis z twoimi próbami i komentarzami
page-analysis-remark = Napisz komentarz
page-analysis-remark-change = Zmień komentarz
page-analysis-remark-save = Zapisz
page-analysis-remark-failed = Komentarz nie został zapisany.
page-mark-chance = przypadek
page-end-moments = Chwile, które rozstrzygnęły
page-mark-best = najlepszy
page-mark-good = dobry
page-mark-slip = potknięcie
page-mark-blunder = błąd
page-mark-only = jedyny ruch

page-puzzles = Zagadki
page-puzzle-today = Zagadka na dziś
page-puzzle-week = W tym tygodniu
page-puzzle-collection = Zbiór
page-puzzle-try = Rozwiąż
page-puzzle-none = Nie ma jeszcze żadnych zagadek.
page-puzzle-error = Nie udało się pobrać zagadek.
page-puzzle-unknown = Nie ma takiej zagadki.
page-puzzle-grade-skilled = Zaplanuj całą turę
page-puzzle-grade-strong = Rywale odpowiedzą
page-puzzle-grade-master = Patrz dwie rundy naprzód
page-puzzle-grade-nobody = Nie znajduje jej żaden komputer
page-puzzle-done = { $done } z { $of }
page-puzzle-number = Zagadka { $number }
page-puzzle-task = Ruch ma { $name }. Znajdź najlepszą turę.
page-puzzle-goal =
    Jedna tura jest wyraźnie najlepsza: każda inna oddaje co najmniej { $points ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
       *[other] { $points } punktów procentowych
    } szansy na wygraną.
page-puzzle-seats = Gra dla { $seats } osób.
page-puzzle-people = Rozwiązana od razu: { $found } na { $tried }.
page-puzzle-help = Daj mi wskazówkę
page-puzzle-about = Temat: { $theme }.
page-puzzle-thinking = Sprawdzamy twoją odpowiedź
page-puzzle-solved = Rozwiązane
page-puzzle-at-first = za pierwszym razem
page-puzzle-at-last = nie za pierwszym razem
page-puzzle-not-yet = Jeszcze nie
page-puzzle-costs = Szansa na wygraną: −{ $lost } p.p.
page-puzzle-then = Dalej może być tak:
page-puzzle-again = Spróbuj ponownie
page-puzzle-show = Pokaż odpowiedź
page-puzzle-next = Następna zagadka
page-puzzle-answer = Odpowiedź
page-puzzle-chance = Twoja szansa na wygraną to wtedy { $chance }%, najpewniej od { $low } do { $high }.
page-puzzle-chance-about = Twoja szansa na wygraną to wtedy około { $chance }%.
page-puzzle-every = Wszystkie zagadki
page-puzzle-themes = Według tego, czego uczą
page-puzzle-unsolved = Tylko nierozwiązane
page-puzzle-none-left = Nie ma już takich zagadek.
page-puzzle-mark-first = rozwiązana za pierwszym razem
page-puzzle-mark-later = rozwiązana
page-puzzle-mark-missed = jeszcze nierozwiązana
page-puzzle-mark-none = jeszcze nietknięta
