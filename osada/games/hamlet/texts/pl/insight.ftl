### Dlaczego czynność jest dobra albo co kosztuje. Klucze jak w insight/phrases.py.

hamlet-why-stars =
    { $count ->
        [one] Od razu daje { $count } punkt.
        [few] Od razu daje { $count } punkty.
       *[other] Od razu daje { $count } punktów.
    }
hamlet-why-delivery =
    { $count ->
        [one] Zajmuje pole dostawy { $space } za { $count } punkt, zanim zrobi to ktoś inny.
        [few] Zajmuje pole dostawy { $space } za { $count } punkty, zanim zrobi to ktoś inny.
       *[other] Zajmuje pole dostawy { $space } za { $count } punktów, zanim zrobi to ktoś inny.
    }
hamlet-why-sale =
    { $count ->
        [0] Daje kafelek sprzedaży, który liczy się też do nagrody.
        [one] Daje kafelek sprzedaży za { $count } punkt, a ten liczy się też do nagrody.
        [few] Daje kafelek sprzedaży za { $count } punkty, a ten liczy się też do nagrody.
       *[other] Daje kafelek sprzedaży za { $count } punktów, a ten liczy się też do nagrody.
    }
hamlet-why-gold =
    { $count ->
        [one] Daje { $count } złoto na to, co zaraz się przyda.
       *[other] Daje { $count } złota na to, co zaraz się przyda.
    }
hamlet-why-spent =
    { $count ->
        [one] Kosztuje { $count } złoto, którego potem zabraknie.
       *[other] Kosztuje { $count } złota, którego potem zabraknie.
    }
hamlet-why-milestone = Kamień milowy jest twój i nikt inny już go nie zdobędzie.
hamlet-why-road =
    { $count ->
        [one] Twoja najdłuższa droga ma { $count } kafelek.
        [few] Twoja najdłuższa droga ma już { $count } kafelki.
       *[other] Twoja najdłuższa droga ma już { $count } kafelków.
    }
hamlet-why-end =
    { $count ->
        [one] Na koniec gry zapowiada się około jednego punktu więcej.
       *[other] Na koniec gry zapowiada się około { $count } punktów więcej.
    }
hamlet-why-end-less =
    { $count ->
        [one] Na koniec gry zapowiada się około jednego punktu mniej.
       *[other] Na koniec gry zapowiada się około { $count } punktów mniej.
    }
hamlet-why-built = Stawia { $tile-acc } tam, gdzie ci to służy, a wszystko, czego trzeba, jest pod ręką.
hamlet-why-blueprint = Projekt { $tile-gen } obiecuje więcej niż inne w rzędzie.
hamlet-why-villager =
    { $count ->
        [one] Masz { $count } mieszkańca.
       *[other] Mając { $count } mieszkańców, w każdej następnej rundzie zrobisz więcej.
    }
hamlet-why-donkey = Jeszcze jeden osioł przyniesie surowce z większej odległości.
hamlet-why-tokens =
    { $count ->
        [one] Twój surowiec leży gotowy: kto go zużyje, ten ci zapłaci.
        [few] { $count } twoje surowce leżą gotowe: kto je zużyje, ten ci zapłaci.
       *[other] { $count } twoich surowców leży gotowych: kto je zużyje, ten ci zapłaci.
    }
hamlet-why-reach = Twoje osły przynoszą surowce z większej liczby kafelków tam, gdzie ich trzeba.
hamlet-why-stock =
    { $count ->
        [one] Do kościoła można przynieść jeden surowiec więcej.
        [few] Do kościoła można przynieść { $count } surowce więcej.
       *[other] Do kościoła można przynieść { $count } surowców więcej.
    }
hamlet-why-nearer = Do następnej dostawy, sprzedaży albo budowli brakuje mniej niż przedtem.
hamlet-why-idle =
    { $count ->
        [one] Mieszkaniec, który mógł jeszcze działać, stoi bezczynnie.
        [few] { $count } mieszkańcy, którzy mogli jeszcze działać, stoją bezczynnie.
       *[other] { $count } mieszkańców, którzy mogli jeszcze działać, stoi bezczynnie.
    }
hamlet-why-finishes = Kończy budowę kościoła, więc gra kończy się z tą rundą.
hamlet-why-fine = To najlepszy początek tego, co twoi mieszkańcy mogą jeszcze zrobić w tej turze.

## Czego uczą zagadki

hamlet-theme-church = Wyścig do kościoła
hamlet-theme-market = Sprzedaż na czas
hamlet-theme-roads = Drogi i osły
hamlet-theme-building = Co zbudować i gdzie
hamlet-theme-resources = Surowce dla wszystkich
hamlet-theme-villagers = O jednego mieszkańca więcej
hamlet-theme-scoring = Punktacja końcowa
