### The game before it is opened: what the lobby and the first game say of it.

mythwind-about-title = Mythwind
mythwind-about-what = Městečko, které žije z období do období. Nikdo neprohrává; obyvatelé a skřítci si jen pamatují, co se stalo.
mythwind-about-play = Vstoupit do údolí
mythwind-about-reached =
    { $season ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    } roku { $year }, { $day ->
        [0] před prvním dnem
       *[other] den { $day }
    }
mythwind-about-learn-1 = Společně se staráte o městečko v údolí, každý s vlastní postavou.
mythwind-about-learn-2 = Každý den má úsvit s novým počasím, poledne pro vlastní i městskou práci a soumrak.
mythwind-about-learn-3 = Nemá konec ani vítěze: městečko roste z období do období a pamatuje si každé rozhodnutí.
mythwind-about-end = Městečko do této chvíle

# How a level thinks, behind its animal’s name
mythwind-about-level =
    { $level ->
        [novice] dělá, co je po ruce, podle pár jednoduchých pravidel
        [skilled] drží se jednoho plánu pro celé městečko a hlídá cíl
       *[master] drží se plánu a tři nejlepší akce si zkusí až do konce ročního období
    }

## The chapters of its rules, by the section that content/rules.toml names

mythwind-about-chapter-general = O hře
mythwind-about-chapter-components = Komponenty
mythwind-about-chapter-setup = První příprava
mythwind-about-chapter-characters = Postavy
mythwind-about-chapter-areas = Oblasti
mythwind-about-chapter-resources = Zdroje městečka
mythwind-about-chapter-workers = Dělníci
mythwind-about-chapter-coins = Mince
mythwind-about-chapter-dawn = Úsvit
mythwind-about-chapter-noon = Poledne
mythwind-about-chapter-noon-adventure = Poledne: dobrodružství
mythwind-about-chapter-noon-community = Poledne: obecní práce nebo odkrytí oblasti
mythwind-about-chapter-noon-construct = Poledne: stavba nebo bourání
mythwind-about-chapter-noon-hire = Poledne: najímání
mythwind-about-chapter-noon-use = Poledne: použití budovy
mythwind-about-chapter-dusk = Soumrak
mythwind-about-chapter-season-end = Konec ročního období
mythwind-about-chapter-goals = Cíle
mythwind-about-chapter-track = Stavební stupnice
mythwind-about-chapter-buildings = Budovy
mythwind-about-chapter-events = Události
mythwind-about-chapter-skills = Dovednosti
mythwind-about-chapter-envelopes = Tajemné obálky
mythwind-about-chapter-saving = Uložení a návrat ke hře
mythwind-about-chapter-tower = Vylepšení věže
mythwind-about-chapter-sprites = Skřítci a jejich návštěvy
mythwind-about-chapter-achievements = Úspěchy
mythwind-about-chapter-icons = Symboly
mythwind-about-chapter-rulings = Otevřené otázky a jak jsme je rozhodli
