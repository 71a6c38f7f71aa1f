### The Farmer's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense.
### Glossary: tile kafelek · field poletko · cell kratka · set grupa · sprout sadzonka · brush zarośla · weed chwasty ·
### worker robotnik · sprite duszek · villager mieszkaniec · attached przywiązany.

## Names

mythwind-farmer-help = Układaj uprawy na poletku jak układankę, podlewaj je i zbieraj całe grupy naraz. Mieszkańcy pomagają sadzić i zbierać, duszki podlewać i karczować. Bydło napędza część sprzętu; zarośla i chwasty zabierają to, z czego nie korzystasz.
mythwind-farmer-strawberry = Truskawki
mythwind-farmer-bean = Fasola
mythwind-farmer-potato = Ziemniaki
mythwind-farmer-brush = Zarośla
mythwind-farmer-weed = Chwasty
mythwind-farmer-cow = Krowa
mythwind-farmer-beehive = Ul
    .help = O zmierzchu przynosi { $printed-farmer-gear-beehive-coins ->
        [one] { $printed-farmer-gear-beehive-coins } monetę
        [few] { $printed-farmer-gear-beehive-coins } monety
       *[other] { $printed-farmer-gear-beehive-coins } monet
    }, jeśli stykają się z nim dwa kafelki upraw.
mythwind-farmer-cart = Wóz
    .help = Gdy stoi przy nim krowa: { $printed-farmer-gear-cart-coins ->
        [one] { $printed-farmer-gear-cart-coins } moneta
        [few] { $printed-farmer-gear-cart-coins } monety
       *[other] { $printed-farmer-gear-cart-coins } monet
    } więcej za każdy zebrany kafelek, który się z nim styka.
mythwind-farmer-sickle = Sierp
    .help = Akcja zbiorów może objąć jeszcze jedną grupę, która się z nim styka.
mythwind-farmer-compost = Kompostownik
    .help = Nasiona na kafelki, które się z nim stykają, kosztują o { $printed-farmer-gear-compost-less ->
        [one] { $printed-farmer-gear-compost-less } monetę
        [few] { $printed-farmer-gear-compost-less } monety
       *[other] { $printed-farmer-gear-compost-less } monet
    } mniej.
mythwind-farmer-barrel = Beczka na wodę
    .help = Gdy stoi przy niej krowa: o świcie podlewa jedną sadzonkę, która się z nią styka.
mythwind-farmer-scarecrow = Strach na wróble
    .help = Na ośmiu kratkach wokół niego nie rosną chwasty.
mythwind-farmer-plough = Pług
    .help = Gdy stoi przy nim krowa: karczując w akcji sprzętu, usuwasz za darmo jeszcze { $printed-farmer-gear-plough-brush ->
        [one] jedną kratkę
        [few] { $printed-farmer-gear-plough-brush } kratki
       *[other] { $printed-farmer-gear-plough-brush } kratek
    } zarośli.
mythwind-farmer-hay-rack = Paśnik
    .help = Cielę może stanąć na dowolnej wolnej kratce.

## Skills

mythwind-skill-F1 = Ręka do roślin
mythwind-skill-F1-help = Akcja podlewania obejmuje o { $printed-farmer-skills-green_thumb ->
        [one] jeden kafelek
        [few] { $printed-farmer-skills-green_thumb } kafelki
       *[other] { $printed-farmer-skills-green_thumb } kafelków
    } więcej.
mythwind-skill-F2 = Strażnik nasion
mythwind-skill-F2-help = Raz dziennie: posadź za darmo kafelek I2.
mythwind-skill-F3 = Mieszane grządki
mythwind-skill-F3-help = Zebrana grupa może objąć jeden stykający się z nią kafelek innej uprawy.
mythwind-skill-F4 = Pasterz
mythwind-skill-F4-help = Odchowanie cielęcia nic nie kosztuje.
mythwind-skill-F5 = Nocna rosa
mythwind-skill-F5-help = Deszcz o świcie podlewa o { $printed-farmer-skills-night_dew ->
        [one] jedną sadzonkę
        [few] { $printed-farmer-skills-night_dew } sadzonki
       *[other] { $printed-farmer-skills-night_dew } sadzonek
    } więcej.
mythwind-skill-F6 = Straganiarz
mythwind-skill-F6-help = Raz dziennie akcja zbiorów co najmniej { $printed-farmer-skills-stall_tiles ->
        [one] jednego kafelka
       *[other] { $printed-farmer-skills-stall_tiles } kafelków
    } przynosi { $printed-farmer-skills-stall_coins ->
        [one] { $printed-farmer-skills-stall_coins } monetę
        [few] { $printed-farmer-skills-stall_coins } monety
       *[other] { $printed-farmer-skills-stall_coins } monet
    } więcej.
mythwind-skill-F7 = Pielarz
mythwind-skill-F7-help = Raz dziennie: usuń { $printed-farmer-skills-hedger_weeds ->
        [one] jeden chwast
        [few] { $printed-farmer-skills-hedger_weeds } chwasty
       *[other] { $printed-farmer-skills-hedger_weeds } chwastów
    }. Na koniec pory roku wyrasta o { $printed-farmer-skills-hedger_less ->
        [one] jeden chwast
        [few] { $printed-farmer-skills-hedger_less } chwasty
       *[other] { $printed-farmer-skills-hedger_less } chwastów
    } mniej.
mythwind-skill-F8 = Rządca
mythwind-skill-F8-help = Raz dziennie: akcja robotnika bez robotnika, niezależnie od przywiązania.

## Parts of sentences

# za ile: za 1 monetę
mythwind-farmer-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-farmer-part-price =
    { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
       *[other] za { $price } monet
    }
# sadzi co
mythwind-farmer-part-crop-acc =
    { $crop ->
        [strawberry] truskawki
        [bean] fasolę
       *[potato] ziemniaki
    }
# kafelek czego
mythwind-farmer-part-crop-gen =
    { $crop ->
        [strawberry] truskawek
        [bean] fasoli
       *[potato] ziemniaków
    }
mythwind-farmer-part-shape =
    { $shape ->
        [i2] I2
        [i3] I3
        [l3] L3
        [i4] I4
        [o4] O4
        [l4] L4
        [t4] T4
        [s4] S4
        [p5] P5
        [u5] U5
       *[w5] W5
    }
# stawia co
mythwind-farmer-part-gear =
    { $gear ->
        [beehive] ul
        [cart] wóz
        [sickle] sierp
        [compost] kompostownik
        [barrel] beczkę na wodę
        [scarecrow] stracha na wróble
        [plough] pług
       *[hay-rack] paśnik
    }

## Actions

mythwind-action-plant = sadzenie kafelków
mythwind-action-water = podlewanie sadzonek
mythwind-action-harvest = zbiory
mythwind-action-livestock = bydło
mythwind-action-equip = sprzęt lub karczowanie
mythwind-action-farmhand =
    { $job ->
        [plant] mieszkaniec sadzi kafelek
        [harvest] mieszkaniec zbiera kafelek
        [water] duszek podlewa kafelek
        [weed] duszek usuwa chwasty
       *[brush] duszek karczuje zarośla
    }
mythwind-action-seed = kafelek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen }
mythwind-action-plot = na kratkach { $cells }
mythwind-action-cell = kratka { $cell }
mythwind-action-herd =
    { $step ->
        [buy] kup krowę
        [sell] sprzedaj krowę
        [move] przestaw krowę
       *[breed] odchowaj cielę
    }
mythwind-action-farm-gear = kup { mythwind-farmer-part-gear }
mythwind-action-lift = zabierz sprzęt z kratki { $cell }

## Questions

mythwind-question-farmer-seed = Który kafelek sadzisz?
mythwind-question-farmer-plot = Gdzie kładziesz kafelek?
mythwind-question-farmer-water = Którą sadzonkę podlać?
mythwind-question-farmer-barrel = Którą sadzonkę ma podlać beczka? Krowę można oszczędzić.
mythwind-question-farmer-harvest = Którą grupę zbierasz? Każdą wskazuje jej pierwszy kafelek.
mythwind-question-farmer-mixed = Czy zbierasz z grupą także kafelek innej uprawy?
mythwind-question-farmer-reap-one = Który kafelek ma zebrać mieszkaniec?
mythwind-question-farmer-equip = Kupujesz sprzęt, oczyszczasz kratki czy najpierw zabierasz sprzęt z poletka?
mythwind-question-farmer-clear = Którą kratkę oczyszczasz?
mythwind-question-farmer-place = Gdzie stawiasz sprzęt?
mythwind-question-farmer-herd = Co robisz z bydłem?
mythwind-question-farmer-cow-buy = Gdzie stawiasz nową krowę?
mythwind-question-farmer-cow-sell = Którą krowę sprzedajesz?
mythwind-question-farmer-cow-move = Którą krowę przestawiasz?
mythwind-question-farmer-cow-move-to = Dokąd przestawiasz krowę?
mythwind-question-farmer-cow-breed = Gdzie stawiasz cielę?
mythwind-question-farmer-job = Którą akcję robotnika ma wykonać Rządca?

## What happens

mythwind-farmer-planted = { $seat } sadzi { mythwind-farmer-part-crop-acc } ({ mythwind-farmer-part-shape }) na kratkach { $cells } { mythwind-farmer-part-price }.
mythwind-farmer-watered =
    { $by ->
        [rain] { $seat }: deszcz podlewa { mythwind-farmer-part-crop-acc } na kratce { $cell }.
        [barrel] { $seat }: beczka podlewa { mythwind-farmer-part-crop-acc } na kratce { $cell }.
       *[hand] { $seat } podlewa { mythwind-farmer-part-crop-acc } na kratce { $cell }.
    }
mythwind-farmer-harvested =
    { $count ->
        [one] { $seat } zbiera { $count } kafelek { mythwind-farmer-part-crop-gen } na kratce { $cell } za { mythwind-farmer-part-coins }.
        [few] { $seat } zbiera { $count } kafelki { mythwind-farmer-part-crop-gen } wokół kratki { $cell } za { mythwind-farmer-part-coins }.
       *[other] { $seat } zbiera { $count } kafelków { mythwind-farmer-part-crop-gen } wokół kratki { $cell } za { mythwind-farmer-part-coins }.
    }
mythwind-farmer-stall = { $seat } sprzedaje pełny kosz na straganie i dostaje jeszcze { mythwind-farmer-part-coins }.
mythwind-farmer-cow-bought = { $seat } kupuje krowę { mythwind-farmer-part-price }; stoi ona na kratce { $cell }.
mythwind-farmer-cow-sold = { $seat } sprzedaje krowę z kratki { $cell } za { mythwind-farmer-part-coins }.
mythwind-farmer-cow-moved = { $seat } prowadzi krowę z kratki { $cell } na kratkę { $to }.
mythwind-farmer-calf-born = { $seat } odchowuje cielę { mythwind-farmer-part-price }; stoi ono na kratce { $cell }.
mythwind-farmer-gear-bought = { $seat } stawia { mythwind-farmer-part-gear } na kratce { $cell } { mythwind-farmer-part-price }.
mythwind-farmer-gear-lifted = { $seat } zabiera { mythwind-farmer-part-gear } z kratki { $cell }.
mythwind-farmer-powered = Krowa na kratce { $cell } napędza dziś { mythwind-farmer-part-gear }.
mythwind-farmer-cleared =
    { $ground ->
        [weed] { $seat } usuwa chwasty z kratki { $cell } { mythwind-farmer-part-price }.
       *[brush] { $seat } karczuje zarośla na kratce { $cell } { mythwind-farmer-part-price }.
    }
mythwind-farmer-honey = { $seat }: pszczoły na kratce { $cell } przynoszą { mythwind-farmer-part-coins }.
mythwind-farmer-overgrown = { $seat }: na kratce { $cell } wyrastają chwasty.

## Why not

mythwind-farmer-nothing-to-plant =
    { $coins ->
        [0] Nie masz monet, a żaden kafelek, który by się zmieścił, nie jest za darmo.
       *[other] Nie ma kafelka, który by się zmieścił na poletku i kosztował najwyżej { mythwind-farmer-part-coins }.
    }
mythwind-farmer-nothing-to-water = Żadna sadzonka nie czeka na wodę.
mythwind-farmer-nothing-to-harvest = Na poletku nie ma upraw.
mythwind-farmer-nothing-to-herd =
    { $coins ->
        [0] Nie masz monet, a z bydłem nie da się teraz nic zrobić.
       *[other] Masz { mythwind-farmer-part-coins }, a z bydłem nie da się teraz nic zrobić.
    }
mythwind-farmer-nothing-to-equip =
    { $coins ->
        [0] Nie masz monet, a na poletku nie ma czego karczować ani z niego zabrać.
       *[other] Masz tylko { mythwind-farmer-part-coins }: nie ma czego kupić, karczować ani zabrać z poletka.
    }
mythwind-farmer-no-weeds = Na poletku nie ma chwastów.
mythwind-farmer-no-brush = Nie ma już zarośli.
mythwind-farmer-other-workers =
    { $kind ->
        [sprite] Robią to tylko duszki, a dziś nie masz przywiązania do duszków.
       *[villager] Robią to tylko mieszkańcy, a dziś nie masz przywiązania do mieszkańców.
    }
mythwind-farmer-no-worker =
    { $kind ->
        [sprite] Nie masz zatrudnionego duszka o wartości co najmniej 1.
       *[villager] Nie masz zatrudnionego mieszkańca o wartości co najmniej 1.
    }
mythwind-farmer-asked-only =
    { $given ->
        [seed] Najpierw wybierz sadzenie; potem gra zapyta o kafelek.
        [plot] Najpierw wybierz sadzenie i kafelek; potem gra zapyta o miejsce.
        [cell] Najpierw wybierz akcję; potem gra zapyta o kratkę.
        [herd] Najpierw wybierz bydło; potem gra zapyta, co z nim zrobić.
        [farm-gear] Najpierw wybierz sprzęt; potem gra zapyta o zakup.
       *[lift] Najpierw wybierz sprzęt; potem można zabrać coś z poletka.
    }
mythwind-farmer-wrong-cell =
    { $asked ->
        [farmer-reap] Kratka { $cell } nie wyznacza grupy, którą można teraz zebrać: wybierz pierwszy kafelek grupy.
        [farmer-gather] Na kratce { $cell } nie zaczyna się kafelek innej uprawy, który styka się ze zbiorem.
        [farmer-reap-one] Na kratce { $cell } nie zaczyna się żaden kafelek: wybierz jego pierwszą kratkę.
        [farmer-water] Na kratce { $cell } nie zaczyna się żadna sadzonka: wybierz jej pierwszą kratkę.
        [farmer-barrel] Na kratce { $cell } nie zaczyna się sadzonka obok beczki.
        [farmer-cow-sell] Na kratce { $cell } nie stoi dorosła krowa.
        [farmer-cow-move] Na kratce { $cell } nie stoi krowa.
        [farmer-cow-breed] Cielę nie może stanąć na kratce { $cell }: musi być wolna i leżeć obok rodziców, chyba że masz paśnik.
        [farmer-clear] Na kratce { $cell } nie ma nic, co można by teraz usunąć i opłacić.
        [farmer-equip] Na kratce { $cell } nie ma nic, co można by teraz usunąć i opłacić.
       *[other] Kratka { $cell } nie jest wolna.
    }
mythwind-farmer-seed-too-dear = Kafelek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-seed-gone = Nie ma już kafelków { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen }.
mythwind-farmer-seed-too-large = Jest zima: rosną kafelki do { $most } kratek, a { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } jest większy.
mythwind-farmer-seed-no-room = Kafelek { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen } nigdzie się nie mieści: potrzebuje wolnych kratek obok swojej uprawy, jeśli już jakaś rośnie.
mythwind-farmer-seed-no-gift = Za darmo jest tylko kafelek I2, a nie { mythwind-farmer-part-shape } { mythwind-farmer-part-crop-gen }.
mythwind-farmer-plot-of-other-shape = Kratki { $cells } nie mają kształtu { mythwind-farmer-part-shape }.
mythwind-farmer-plot-taken = Nie wszystkie kratki { $cells } są wolne.
mythwind-farmer-plot-alone = Na kratkach { $cells } kafelek nie dotykałby rosnących już { mythwind-farmer-part-crop-gen }.
mythwind-farmer-step-taken =
    { $step ->
        [buy] Kupno krowy już było w tej akcji.
        [sell] Sprzedaż krowy już była w tej akcji.
        [move] Przestawienie krowy już było w tej akcji.
       *[breed] Odchów cielęcia już był w tej akcji.
    }
mythwind-farmer-cow-too-dear =
    { $step ->
        [breed] Odchów cielęcia kosztuje { mythwind-part-price }, { mythwind-part-have }.
       *[buy] Krowa kosztuje { mythwind-part-price }, { mythwind-part-have }.
    }
mythwind-farmer-herd-full = Krów na poletku jest już { $count } i więcej być nie może.
mythwind-farmer-no-clear-cell = Na poletku nie ma wolnej kratki.
mythwind-farmer-no-grown-cow = Nie ma dorosłej krowy na sprzedaż.
mythwind-farmer-no-cow = Nie ma krowy do przestawienia.
mythwind-farmer-bred-today = Dziś już urodziło się cielę; następne może być jutro.
mythwind-farmer-no-parents = Do odchowu trzeba dwóch krów obok siebie i wolnej kratki przy nich.
mythwind-farmer-gear-too-dear = Zakup ({ mythwind-farmer-part-gear }) kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-farmer-gear-gone = W puli nie ma już takiego sprzętu ({ mythwind-farmer-part-gear }).
mythwind-farmer-no-gear = Na kratce { $cell } nie ma sprzętu.
