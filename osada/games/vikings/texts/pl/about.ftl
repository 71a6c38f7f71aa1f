### The game before it is opened: what the lobby and the first game say of it.

vikings-about-title = Wikingowie: Na pokład!
vikings-about-what = Wybierz dobrą chwilę, poprzestawiaj tarcze, postaw na najsilniejszą załogę i wypłyń z właściwym towarem.
vikings-about-play = Zagraj w Wikingów
vikings-about-reached = runda { $round }
vikings-about-learn-1 = W fiordzie cumuje osiem statków, a drużyny na pokładach walczą o kontrolę nad każdym z nich.
vikings-about-learn-2 = Swoimi wikingami wybierasz akcje: przesuwasz fragmenty statków, ładujesz towary, obstawiasz najsilniejszych i wysyłasz statek w morze.
vikings-about-learn-3 = Towary ze statku, który wypływa, dzieli się według siły drużyn; po siódmym statku podlicza się towary i zakłady.
vikings-about-end = Siódmy statek wypłynął w morze.
vikings-about-rests = Nie ma już żadnej rufy, osada odpoczywa.
vikings-about-wins = Wygrywa, kto po siedmiu statkach ma najwięcej punktów

# How a level thinks, behind its animal’s name
vikings-about-level =
    { $level ->
        [novice] bierze to, co ładnie wygląda, a co czwartą turę robi coś dziwnego
        [casual] patrzy na tę turę, nigdy na następną
        [skilled] rozgrywa w głowie 60 możliwych przebiegów gry i wie, co wygrywa
        [strong] rozgrywa 200 możliwych przebiegów, do końca rundy
       *[master] rozgrywa 600 możliwych przebiegów, do końca następnej rundy
    }

## The chapters of its rules, by the section that content/rules.toml names

vikings-about-chapter-components = Elementy
vikings-about-chapter-setup = Przygotowanie
vikings-about-chapter-areas = Obszary planszy
vikings-about-chapter-ships = Statki
vikings-about-chapter-rounds = Rundy i tury
vikings-about-chapter-actions = Jedenaście akcji w wiosce
vikings-about-chapter-sailing = Wypływanie w morze
vikings-about-chapter-control = Kto kontroluje statek
vikings-about-chapter-goods = Podział towarów
vikings-about-chapter-hidden = Co jest ukryte
vikings-about-chapter-betting = Zakłady
vikings-about-chapter-limits = Ograniczenia
vikings-about-chapter-two-players = Opcjonalna zasada dla 2 graczy
vikings-about-chapter-end = Koniec, punktacja i remisy
vikings-about-chapter-rulings = Kwestie otwarte i nasze rozstrzygnięcia
