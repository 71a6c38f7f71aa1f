### What the table says while Vikings on Board is played. The keys are those of phrases.py.
### “hidden” stands for what a reader may not know. Names of players always come as they are, so
### they stand only where the nominative does, and never with a verb in the past tense.

## The game and its things

vikings-title = Wikingowie: Na pokład!

vikings-colour-red = czerwony
vikings-colour-green = zielony
vikings-colour-blue = niebieski
vikings-colour-yellow = żółty

vikings-word-fur = skóry
vikings-word-grain = zboże
vikings-word-nails = gwoździe

vikings-space-first-player = Pierwszeństwo
    .help = Teraz nic się nie dzieje, ale ten wiking ruszy jako pierwszy w następnej rundzie.
vikings-space-promote = Zwiększ kontrolę
    .help = Przesuń fragment w swoim kolorze bliżej dziobu statku; przy remisie rozstrzyga fragment najbliżej dziobu.
vikings-space-jump-own = Skocz na SWÓJ statek
    .help = Przenieś fragment w swoim kolorze na koniec innego statku.
vikings-space-bet = Obstaw
    .help = Połóż zakryty żeton zakładu przy statku, na kółku drużyny, która twoim zdaniem będzie mieć główną kontrolę w chwili wypłynięcia.
vikings-space-add-1 = Ładuj 1
    .help = Odkryj wierzchni żeton z tego stosu i załaduj go na statek.
vikings-space-market = Rynek
    .help = Podnieś o jeden wartość wybranego towaru.
vikings-space-jump-any = Skocz na DOWOLNY statek
    .help = Przenieś fragment w dowolnym kolorze na koniec innego statku.
vikings-space-bet-or-move = Obstaw/Zmień zakład
    .help = Połóż zakład albo przenieś swój zakład na inne kółko, nawet ze statku, który już wypłynął.
vikings-space-draw-3 = Weź 3, ładuj 1
    .help = Obejrzyj { $printed-goods-drawn_at_once ->
        [one] wierzchni żeton
        [few] { $printed-goods-drawn_at_once } wierzchnie żetony
       *[other] { $printed-goods-drawn_at_once } wierzchnich żetonów
    } z tego stosu, jeden załaduj na statek, a resztę wsuń pod stos.
vikings-space-set-sail = W morze!
    .help = Weź rufę: na koniec rundy wskażesz statek, który wypłynie.
vikings-space-swap = Zamiana
    .help = Zamień miejscami dwa fragmenty w dowolnych kolorach, leżące na dwóch statkach.

## Parts of sentences

# jaki fragment: czerwony; .team-object: drużynę jaką i drużyną jaką, bo brzmią tak samo
vikings-part-colour =
    { $colour ->
        [green] { vikings-colour-green }
        [blue] { vikings-colour-blue }
        [yellow] { vikings-colour-yellow }
       *[red] { vikings-colour-red }
    }
    .other =
        { $other_colour ->
            [green] { vikings-colour-green }
            [blue] { vikings-colour-blue }
            [yellow] { vikings-colour-yellow }
           *[red] { vikings-colour-red }
        }
    .genitive =
        { $colour ->
            [green] zielonego
            [blue] niebieskiego
            [yellow] żółtego
           *[red] czerwonego
        }
    .locative =
        { $colour ->
            [green] zielonym
            [blue] niebieskim
            [yellow] żółtym
           *[red] czerwonym
        }
    .circle =
        { $colour ->
            [green] zielone
            [blue] niebieskie
            [yellow] żółte
           *[red] czerwone
        }
    .team =
        { $colour ->
            [green] zielona
            [blue] niebieska
            [yellow] żółta
           *[red] czerwona
        }
    .team-object =
        { $colour ->
            [green] zieloną
            [blue] niebieską
            [yellow] żółtą
           *[red] czerwoną
        }
# biorę co: skóry
vikings-part-goods =
    { $goods ->
        [fur] { vikings-word-fur }
        [grain] { vikings-word-grain }
       *[nails] { vikings-word-nails }
    }
    .genitive =
        { $goods ->
            [fur] skór
            [grain] zboża
           *[nails] gwoździ
        }
vikings-part-space =
    { $space ->
        [promote] { vikings-space-promote }
        [jump-own] { vikings-space-jump-own }
        [bet] { vikings-space-bet }
        [add-1] { vikings-space-add-1 }
        [market] { vikings-space-market }
        [jump-any] { vikings-space-jump-any }
        [bet-or-move] { vikings-space-bet-or-move }
        [draw-3] { vikings-space-draw-3 }
        [set-sail] { vikings-space-set-sail }
        [swap] { vikings-space-swap }
       *[first-player] { vikings-space-first-player }
    }
# ile: 2 tarcze; fragment z czym: z 2 tarczami
vikings-part-shields =
    { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    }
    .instrumental =
        { $shields ->
            [one] { $shields } tarczą
           *[other] { $shields } tarczami
        }
    .other =
        { $other_shields ->
            [one] { $other_shields } tarczą
           *[other] { $other_shields } tarczami
        }
vikings-part-piece = { vikings-part-colour } fragment z { vikings-part-shields.instrumental }
vikings-part-most =
    { $most ->
        [one] { $most } fragment
        [few] { $most } fragmenty
       *[other] { $most } fragmentów
    }
vikings-part-tokens-drawn =
    { $count ->
        [one] { $count } żeton towaru
        [few] { $count } żetony towarów
       *[other] { $count } żetonów towarów
    }
vikings-part-kind-wanted =
    { $wanted ->
        [space] pole akcji
        [piece] fragment kadłuba
        [ship] statek
        [token] swój żeton zakładu
        [circle] kółko na zakład
       *[goods] rodzaj towaru
    }
vikings-part-kind-given =
    { $given ->
        [space] pole akcji
        [piece] fragment kadłuba
        [ship] statek
        [token] żeton zakładu
        [circle] kółko na zakład
       *[goods] rodzaj towaru
    }

## Actions

vikings-action-space = { vikings-part-space }
vikings-action-piece = fragment { $place } na statku { $ship }
vikings-action-ship = statek { $ship }
vikings-action-token = żeton zakładu { $token }
vikings-action-circle = { vikings-part-colour.circle } kółko przy statku { $ship }
vikings-action-goods = { vikings-part-goods }

## Events

vikings-started =
    { $seat-coloured ->
        [yes] { $seat } zasiada do gry.
       *[no] { $seat } gra drużyną { vikings-part-colour.team-object }.
    }
vikings-round-began =
    Zaczyna się runda { $round }. { $sterns ->
        [one] Została { $sterns } rufa.
        [few] Zostały { $sterns } rufy.
       *[other] Zostało { $sterns } ruf.
    }
vikings-placed = { $seat } stawia wikinga na polu „{ vikings-part-space }”.
vikings-no-effect = { $seat } nie może wykonać żadnej wolnej akcji, więc pole „{ vikings-part-space }” tym razem nic nie daje.
vikings-piece-chosen = { $seat } wybiera { vikings-part-piece } na miejscu { $place } statku { $ship }.
vikings-promoted =
    { $place ->
        [1] { $seat } przesuwa fragment z { vikings-part-shields.instrumental } na sam przód statku { $ship }.
       *[other] { $seat } przesuwa fragment z { vikings-part-shields.instrumental } na miejsce { $place } statku { $ship }.
    }
vikings-jumped = { $seat } przenosi { vikings-part-piece } ze statku { $ship } na koniec statku { $target }.
vikings-jumped-any = { vikings-jumped }
vikings-token-chosen =
    { $token ->
        [hidden] { $seat } bierze żeton zakładu.
       *[other] { $seat } bierze żeton zakładu o wartości { $token }.
    }
vikings-bet-laid =
    { $token ->
        [hidden] { $seat } kładzie zakryty zakład na { vikings-part-colour.locative } kółku przy statku { $ship }.
       *[other] { $seat } kładzie zakryty zakład o wartości { $token } na { vikings-part-colour.locative } kółku przy statku { $ship }.
    }
vikings-bet-lifted =
    { $token ->
        [hidden] { $seat } podnosi zakład z { vikings-part-colour.genitive } kółka przy statku { $ship }.
       *[other] { $seat } podnosi zakład o wartości { $token } z { vikings-part-colour.genitive } kółka przy statku { $ship }.
    }
vikings-bet-moved =
    { $token ->
        [hidden] { $seat } przenosi zakryty zakład na { vikings-part-colour.circle } kółko przy statku { $ship }.
       *[other] { $seat } przenosi zakryty zakład o wartości { $token } na { vikings-part-colour.circle } kółko przy statku { $ship }.
    }
vikings-drew-1 = { $seat } odkrywa żeton { vikings-part-goods.genitive }.
vikings-drew =
    { $goods ->
        [hidden] { $seat } ogląda w tajemnicy { vikings-part-tokens-drawn }.
       *[other] { $seat } ogląda w tajemnicy { vikings-part-tokens-drawn }: { $goods }.
    }
vikings-goods-kept =
    { $goods ->
        [hidden] { $seat } wybiera żeton do załadowania.
       *[other] { $seat } wybiera do załadowania { vikings-part-goods }.
    }
vikings-loaded = { $seat } ładuje { vikings-part-goods } na statek { $ship }.
vikings-returned =
    { $count ->
        [0] Nic nie wraca pod stos.
        [one] { $count } żeton wraca zakryty pod stos.
        [few] { $count } żetony wracają zakryte pod stos.
       *[other] { $count } żetonów wraca zakrytych pod stos.
    }
vikings-market-rose = { $seat } podnosi wartość { vikings-part-goods.genitive } do { $value }.
vikings-stern-taken =
    { $seat } bierze rufę: na koniec rundy wypłynie statek. { $left ->
        [0] To ostatnia rufa.
        [one] Została jeszcze { $left } rufa.
        [few] Zostały jeszcze { $left } rufy.
       *[other] Zostało jeszcze { $left } ruf.
    }
vikings-swapped = { $seat } zamienia miejscami { vikings-part-piece } na statku { $ship } i { vikings-part-colour.other } fragment z { vikings-part-shields.other } na statku { $other_ship }.
vikings-viking-aboard = { $seat } stawia dodatkowego wikinga na swoim fragmencie (statek { $ship }, miejsce { $place }): to jeszcze jedna tarcza.
vikings-sailed = { $seat } wysyła w morze statek { $ship }.
vikings-control =
    { $rank ->
        [1] Główna kontrola nad statkiem { $ship }: drużyna { vikings-part-colour.team }, { vikings-part-shields }.
        [2] Druga w kolejności kontroli: drużyna { vikings-part-colour.team }, { vikings-part-shields }.
        [3] Trzecia w kolejności kontroli: drużyna { vikings-part-colour.team }, { vikings-part-shields }.
       *[4] Czwarta w kolejności kontroli: drużyna { vikings-part-colour.team }, { vikings-part-shields }.
    }
vikings-nobody-aboard = Statek { $ship } nie ma ani jednego fragmentu kadłuba, więc nikt go nie kontroluje.
vikings-took = { $seat } bierze { vikings-part-goods }.
vikings-removed =
    { $colour ->
        [nobody] Żeton { vikings-part-goods.genitive } znika z gry.
       *[other] Drużyną { vikings-part-colour.team-object } nikt nie gra: żeton { vikings-part-goods.genitive } znika z gry.
    }
vikings-bet-won =
    { $token ->
        [hidden] { $seat } wygrywa zakład przy statku { $ship }.
       *[other] { $seat } wygrywa zakład o wartości { $token } przy statku { $ship }.
    }
vikings-bet-lost = { $seat } ma nietrafiony zakład na drużynę { vikings-part-colour.team-object } przy statku { $ship }. Żeton zostaje na miejscu.
vikings-nothing-sailed = W rundzie { $round } nikt nie bierze rufy, więc żaden statek nie wypływa.
vikings-game-over = Nie ma już ruf: gra się kończy. Czas policzyć punkty.
vikings-scored =
    { $total ->
        [one] { $seat } ma { $total } punkt
        [few] { $seat } ma { $total } punkty
       *[other] { $seat } ma { $total } punktów
    }: { $goods } za towary ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[other] { $tokens } żetonów
    }) i { $bets } za wygrane zakłady.

## Reasons for a refusal

vikings-is-over = Gra już się skończyła: nie ma o czym decydować.
vikings-not-seated =
    { $seats ->
        [one] { $seat } nie siedzi przy tym stole: gra tu { $seats } osoba.
        [few] { $seat } nie siedzi przy tym stole: grają tu { $seats } osoby.
       *[other] { $seat } nie siedzi przy tym stole: gra tu { $seats } osób.
    }
vikings-not-your-turn = To nie twoja kolej: teraz decyduje { $turn }.
vikings-wrong-kind = Teraz wybierz { vikings-part-kind-wanted }, a nie { vikings-part-kind-given }.
vikings-space-taken = Na polu „{ vikings-part-space }” stoi już w tej rundzie { $seat }. Wybierz wolne pole.
vikings-cannot-promote = Nie masz { vikings-part-colour.genitive } fragmentu, który da się przesunąć bliżej dziobu. Wybierz inną akcję.
vikings-cannot-jump =
    { $space ->
        [jump-own] Żaden twój fragment nie może skoczyć na inny statek. Wybierz inną akcję.
       *[jump-any] Żaden fragment nie może skoczyć na inny statek. Wybierz inną akcję.
    }
vikings-no-bet-left = Nie masz już obok tarczy żadnego żetonu zakładu. Wybierz inną akcję.
vikings-no-berth-for-bet = Nie ma już statku, który możesz obstawić: przy każdym wolno mieć tylko jeden żeton. Wybierz inną akcję.
vikings-no-bet-to-move = Nie masz już żetonu obok tarczy, a żadnego z twoich zakładów nie można przenieść. Wybierz inną akcję.
vikings-pile-empty = Stos towarów przy polu „{ vikings-part-space }” jest pusty. Wybierz inną akcję.
vikings-market-full = Wszystkie towary mają już najwyższą wartość, { $top }. Wybierz inną akcję.
vikings-cannot-swap = Do zamiany potrzeba fragmentów kadłuba na dwóch różnych statkach, a dwóch takich statków nie ma. Wybierz inną akcję.
vikings-ship-sailed = Statek { $ship } już wypłynął. Wybierz taki, który jest jeszcze w fiordzie.
vikings-no-piece =
    Na miejscu { $place } statku { $ship } nie ma fragmentu: { $pieces ->
        [0] jego kadłub jest pusty.
        [one] jego kadłub ma tylko { $pieces } fragment.
        [few] jego kadłub ma tylko { $pieces } fragmenty.
       *[other] jego kadłub ma tylko { $pieces } fragmentów.
    }
vikings-not-own-piece = Fragment na miejscu { $place } statku { $ship } jest { vikings-part-colour }. Bliżej dziobu możesz przesuwać tylko fragmenty w swoim kolorze.
vikings-not-own-to-jump = Fragment na miejscu { $place } statku { $ship } jest { vikings-part-colour }. Akcja „{ vikings-space-jump-own }” przenosi tylko fragmenty w twoim kolorze.
vikings-already-first = Ten fragment jest już pierwszy za dziobem statku { $ship }. Wybierz któryś z dalszych.
vikings-last-piece-stays = To ostatni fragment statku { $ship }, a przy tym stole kadłub nie może zostać pusty. Wybierz inny fragment.
vikings-no-room-anywhere = Fragment ze statku { $ship } nie ma dokąd skoczyć: kadłub mieści najwyżej { vikings-part-most }, a na żadnym innym statku nie ma miejsca.
vikings-same-ship = Ten fragment już jest na statku { $ship }. Wybierz inny statek, na który skoczy.
vikings-ship-full = Statek { $ship } jest pełny: kadłub mieści najwyżej { vikings-part-most }. Wybierz inny statek.
vikings-swap-same-ship = Oba fragmenty są na statku { $ship }. Drugi wybierz na innym statku.
vikings-no-such-token = Nie ma żetonu zakładu o wartości { $token }. Do wyboru są: { $values }.
vikings-token-laid = Twój żeton o wartości { $token } leży już na { vikings-part-colour.locative } kółku przy statku { $ship }. Przenieść go można tylko akcją „{ vikings-space-bet-or-move }”.
vikings-token-won = Twój żeton o wartości { $token } już wygrał i zostaje na tarczy punktacji. Wybierz inny.
vikings-token-stuck = Nie ma kółka, na które można położyć żeton o wartości { $token }. Wybierz inny.
vikings-already-bet = Masz już zakład przy statku { $ship }, na drużynę { vikings-part-colour.team-object }. Przy każdym statku wolno mieć tylko jeden: wybierz inny statek.
vikings-same-circle = Ten zakład już leży na { vikings-part-colour.locative } kółku przy statku { $ship }. Wybierz inne kółko.
vikings-circle-taken = Na { vikings-part-colour.locative } kółku przy statku { $ship } leży już zakład ({ $seat }), a przy tym stole na kółku może leżeć tylko jeden zakład. Wybierz inne kółko.
vikings-market-at-top =
    { $goods ->
        [fur] Skóry mają już
        [grain] Zboże ma już
       *[nails] Gwoździe mają już
    } najwyższą wartość, { $top }. Wybierz inny towar.
vikings-not-drawn = Wśród wziętych żetonów nie ma { vikings-part-goods.genitive }. Wybierz któryś z nich.
vikings-not-on-prow = Na dziobie statku { $ship } nie ma { vikings-part-goods.genitive }. Wybierz coś, co tam leży.
vikings-not-ready-to-sail =
    { $goods ->
        [0] { $pieces ->
            [0] Statek { $ship } nie ma ani towarów, ani fragmentów kadłuba.
           *[other] Statek { $ship } nie ma na dziobie żadnego towaru.
        }
       *[other] Statek { $ship } nie ma ani jednego fragmentu kadłuba.
    } Dopóki jest statek, który ma jedno i drugie, musi wypłynąć właśnie taki.
vikings-has-viking = Na tym fragmencie (statek { $ship }, miejsce { $place }) stoi już dodatkowy wiking. Wybierz inny fragment.
vikings-not-own-for-viking = Fragment na miejscu { $place } statku { $ship } jest { vikings-part-colour }. Dodatkowy wiking staje na fragmencie w twoim kolorze.

## Questions

vikings-ask-space = { $seat }: wybierz akcję dla swojego następnego wikinga.
vikings-ask-no-effect = { $seat }: żadnej z wolnych akcji nie da się wykonać. Postaw wikinga na dowolnym wolnym polu; nic się tam nie wydarzy.
vikings-ask-promote = { $seat }: który swój fragment przesuwasz bliżej dziobu?
vikings-ask-jump-piece =
    { $space ->
        [jump-own] { $seat }: który swój fragment przenosisz na inny statek?
       *[jump-any] { $seat }: który fragment przenosisz na inny statek?
    }
vikings-ask-jump-ship = { $seat }: na który statek przenosisz { vikings-part-piece } ze statku { $ship }?
vikings-ask-token =
    { $space ->
        [bet] { $seat }: którym żetonem obstawiasz?
       *[bet-or-move] { $seat }: którym żetonem obstawiasz albo który zakład przenosisz?
    }
vikings-ask-circle =
    { $token ->
        [hidden] { $seat }: na którym kółku kładziesz żeton?
       *[other] { $seat }: na którym kółku kładziesz żeton o wartości { $token }?
    }
vikings-ask-load =
    { $goods ->
        [hidden] { $seat }: na który statek ładujesz żeton?
       *[other] { $seat }: na który statek ładujesz { $goods }?
    }
vikings-ask-market = { $seat }: wartość którego towaru podnosisz?
vikings-ask-keep =
    { $goods ->
        [hidden] { $seat }: który z wziętych żetonów ładujesz?
       *[other] { $seat }: który z wziętych żetonów ładujesz: { $goods }?
    }
vikings-ask-swap-first = { $seat }: który fragment zamieniasz?
vikings-ask-swap-second = { $seat }: z którym fragmentem innego statku zamieniasz { vikings-part-piece } na statku { $ship }?
vikings-ask-viking = { $seat }: przeciwnik bierze rufę. Na którym swoim fragmencie stawiasz dodatkowego wikinga?
vikings-ask-sail = { $seat }: który statek wysyłasz w morze?
vikings-ask-take = { $seat }: który towar bierzesz ze statku { $ship }?
vikings-ask-remove = { $seat }: drużyną { vikings-part-colour.team-object } nikt nie gra. Który towar ze statku { $ship } usuwasz z gry?

## Options

vikings-option-promote = Zwiększ kontrolę
    .help = Jak daleko „{ vikings-space-promote }” przesuwa fragment w stronę dziobu.
    .choice =
        { $choice ->
            [one-step] o jedno miejsce
           *[front] na sam przód
        }
vikings-option-empty-hull = Puste kadłuby
    .help = Czy ostatni fragment kadłuba może skoczyć na inny statek.
    .choice =
        { $choice ->
            [off] ostatni fragment zostaje
           *[on] ostatni fragment może odejść
        }
vikings-option-exclusive-circles = Kółka na zakłady
    .help = Czy na tym samym kółku mogą leżeć zakłady różnych graczy.
    .choice =
        { $choice ->
            [on] na kółku jeden zakład
           *[off] kółka są wspólne
        }
vikings-option-two-player-viking = Dodatkowy wiking w grze dwuosobowej
    .help = Przy dwóch graczach: gdy jeden z nich bierze rufę, drugi stawia dodatkowego wikinga na fragmencie w swoim kolorze, jako jeszcze jedną tarczę.
    .choice =
        { $choice ->
            [on] z dodatkowymi wikingami
           *[off] bez dodatkowych wikingów
        }
vikings-option-colours = Kolory
    .help = Kto gra którym kolorem, w kolejności miejsc przy stole: R czerwony, G zielony, B niebieski, Y żółty (litery angielskie). Pozostałe litery to drużyny, którymi nikt nie gra.
    .choice =
        { $choice ->
            [G] zielony
            [B] niebieski
            [Y] żółty
           *[R] czerwony
        }

## Scores

vikings-score-fur = Skóry
vikings-score-grain = Zboże
vikings-score-nails = Gwoździe
vikings-score-bets = Wygrane zakłady
vikings-score-goods-tokens = Żetony towarów
vikings-score-goods-points = Punkty za towary
