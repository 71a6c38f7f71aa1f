### The game before it is opened: what the lobby and the rules page say of it.

orchard-about-title = Sad
orchard-about-what = Zerwij jabłka, gruszki i śliwki, zanim zrobi to wiatr, i nie zdradź swojego przepisu.
orchard-about-play = Zagraj w Sad
orchard-about-reached = runda { $round }
orchard-about-end = Drzewa są puste.
orchard-about-learn-1 = Na trzech drzewach rosną owoce, które zrywacie po kolei.
orchard-about-learn-2 = Drzewo, z którego ktoś przed chwilą zrywał, odpoczywa, a po każdej rundzie wiatr strąca owoc.
orchard-about-learn-3 = Gdy drzewa są puste, liczy się owoce, zestawy i twój tajny przepis.
orchard-about-chapter-setup = Przygotowanie
orchard-about-chapter-picking = Zrywanie
orchard-about-chapter-wind = Wiatr
orchard-about-chapter-end = Koniec i punktacja
