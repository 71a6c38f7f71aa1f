### The game before it is opened: what the lobby and the first game say of it.

mythwind-about-title = Mityczny Wiatr
mythwind-about-what = Miasteczko, które rośnie z pory roku na porę roku. Nikt nie przegrywa, a mieszkańcy i duszki pamiętają, co zrobiliście.
mythwind-about-play = Wejdź do doliny
mythwind-about-reached =
    { $season ->
        [spring] wiosna
        [summer] lato
        [autumn] jesień
       *[winter] zima
    } roku { $year }, { $day ->
        [0] przed pierwszym dniem
       *[other] dzień { $day }
    }
mythwind-about-learn-1 = Razem dbacie o miasteczko w dolinie, a każde z was prowadzi własną postać.
mythwind-about-learn-2 = Każdy dzień ma świt z nową pogodą, południe na pracę własną i miejską oraz zmierzch.
mythwind-about-learn-3 = Nie ma końca ani zwycięzcy: miasteczko rośnie z pory roku na porę roku i pamięta, co zrobiliście.
mythwind-about-end = Miasteczko do tej pory

# How a level thinks, behind its animal’s name
mythwind-about-level =
    { $level ->
        [novice] robi, co pod ręką, według kilku prostych zasad
        [skilled] trzyma się jednego planu dla całego miasteczka i pilnuje celu
       *[master] trzyma się planu i sprawdza trzy najlepsze akcje aż do końca pory roku
    }

## The chapters of its rules, by the section that content/rules.toml names

mythwind-about-chapter-general = O grze
mythwind-about-chapter-components = Elementy
mythwind-about-chapter-setup = Pierwsze przygotowanie
mythwind-about-chapter-characters = Postacie
mythwind-about-chapter-areas = Obszary
mythwind-about-chapter-resources = Zasoby miejskie
mythwind-about-chapter-workers = Robotnicy
mythwind-about-chapter-coins = Monety
mythwind-about-chapter-dawn = Świt
mythwind-about-chapter-noon = Południe
mythwind-about-chapter-noon-adventure = Południe: przygoda
mythwind-about-chapter-noon-community = Południe: prace społeczne lub odkrycie obszaru
mythwind-about-chapter-noon-construct = Południe: budowa lub rozbiórka
mythwind-about-chapter-noon-hire = Południe: zatrudnienie
mythwind-about-chapter-noon-use = Południe: użycie budynku
mythwind-about-chapter-dusk = Zmierzch
mythwind-about-chapter-season-end = Koniec pory roku
mythwind-about-chapter-goals = Cele
mythwind-about-chapter-track = Tor budowy
mythwind-about-chapter-buildings = Budynki
mythwind-about-chapter-events = Wydarzenia
mythwind-about-chapter-skills = Umiejętności
mythwind-about-chapter-envelopes = Tajemnicze koperty
mythwind-about-chapter-saving = Zapis i wznowienie
mythwind-about-chapter-tower = Ulepszenia wieży
mythwind-about-chapter-sprites = Duszki i ich wizyty
mythwind-about-chapter-achievements = Osiągnięcia
mythwind-about-chapter-icons = Symbole
mythwind-about-chapter-rulings = Kwestie otwarte i nasze rozstrzygnięcia
