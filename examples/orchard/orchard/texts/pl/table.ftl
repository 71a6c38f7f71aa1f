### What the table says while Orchard is played. The keys are those of rules/phrases.py.

orchard-title = Sad
orchard-word-apple = jabłka
orchard-word-pear = gruszki
orchard-word-plum = śliwki

orchard-action-pick = Zerwij { orchard-part-fruit }
orchard-part-fruit =
    { $tree ->
        [apple] { $count ->
            [one] { $count } jabłko
            [few] { $count } jabłka
           *[other] { $count } jabłek
        }
        [pear] { $count ->
            [one] { $count } gruszkę
            [few] { $count } gruszki
           *[other] { $count } gruszek
        }
       *[plum] { $count ->
            [one] { $count } śliwkę
            [few] { $count } śliwki
           *[other] { $count } śliwek
        }
    }
orchard-part-tree =
    { $tree ->
        [apple] jabłoni
        [pear] gruszy
       *[plum] śliwie
    }

## What happens

orchard-picked = { $seat } zrywa { orchard-part-fruit }.
orchard-shaken =
    { $count ->
        [0] Wiatr dmie, ale na { orchard-part-tree } nic już nie wisi.
       *[other] Wiatr strąca { orchard-part-fruit }.
    }
orchard-round-began = Zaczyna się runda { $round }.
orchard-game-over = Drzewa są puste: koniec gry.
orchard-recipe =
    { $tree ->
        [apple] { $seat } zbiera jabłka.
        [pear] { $seat } zbiera gruszki.
       *[plum] { $seat } zbiera śliwki.
    }

## What is asked

orchard-ask = { $seat }, zerwij owoce z jednego drzewa.

## Why not

orchard-bare =
    { $count ->
        [0] Na { orchard-part-tree } nie ma już owoców.
       *[other] Na { orchard-part-tree } zostało za mało owoców: { $count }.
    }
orchard-rests = Na { orchard-part-tree } przed chwilą zrywano owoce: to drzewo odpoczywa przez jedną turę.
orchard-too-many = Za jednym razem wolno zerwać najwyżej { $most }.
orchard-not-your-turn = Teraz gra { $turn }.
orchard-not-seated = Przy tym miejscu nikt nie siedzi.
orchard-is-over = Gra jest skończona.

## Scores and options

orchard-score-fruit = owoce
orchard-score-recipe = przepis
orchard-score-sets = zestawy
orchard-score-wanted = owoce z przepisu
orchard-option-wind = Wiatr
    .help = Czy po każdej rundzie wiatr strąca owoc.
    .choice =
        { $choice ->
            [on] wiatr strąca owoce
           *[off] bez wiatru
        }
