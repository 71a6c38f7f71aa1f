### What the table says while Orchard is played. The keys are those of rules/phrases.py.

orchard-title = Sad
orchard-word-apple = jablka
orchard-word-pear = hrušky
orchard-word-plum = švestky

orchard-action-pick = Utrhnout { orchard-part-fruit }
orchard-part-fruit =
    { $tree ->
        [apple] { $count ->
            [one] { $count } jablko
            [few] { $count } jablka
           *[other] { $count } jablek
        }
        [pear] { $count ->
            [one] { $count } hrušku
            [few] { $count } hrušky
           *[other] { $count } hrušek
        }
       *[plum] { $count ->
            [one] { $count } švestku
            [few] { $count } švestky
           *[other] { $count } švestek
        }
    }
orchard-part-tree =
    { $tree ->
        [apple] jabloni
        [pear] hrušni
       *[plum] švestce
    }

## What happens

orchard-picked = { $seat } trhá { orchard-part-fruit }.
orchard-shaken =
    { $count ->
        [0] Vítr fouká, ale na { orchard-part-tree } už nic nevisí.
       *[other] Vítr shodí { orchard-part-fruit }.
    }
orchard-round-began = Začíná kolo { $round }.
orchard-game-over = Stromy jsou prázdné: konec hry.
orchard-recipe =
    { $tree ->
        [apple] { $seat } sbírá jablka.
        [pear] { $seat } sbírá hrušky.
       *[plum] { $seat } sbírá švestky.
    }

## What is asked

orchard-ask = { $seat }: natrhejte ovoce z jednoho stromu.

## Why not

orchard-bare =
    { $count ->
        [0] Na { orchard-part-tree } už nic není.
       *[other] Na { orchard-part-tree } zbývá příliš málo ovoce: { $count }.
    }
orchard-rests = Na { orchard-part-tree } se právě trhalo, jeden tah odpočívá.
orchard-too-many = Najednou lze utrhnout nejvýš { $most }.
orchard-not-your-turn = Na řadě je { $turn }.
orchard-not-seated = Na tomto místě nikdo nesedí.
orchard-is-over = Hra skončila.

## Scores and options

orchard-score-fruit = ovoce
orchard-score-recipe = recept
orchard-score-sets = sady
orchard-score-wanted = ovoce z receptu
orchard-option-wind = Vítr
    .help = Zda po každém kole vítr shodí jeden plod.
    .choice =
        { $choice ->
            [on] vítr shazuje ovoce
           *[off] bezvětří
        }
