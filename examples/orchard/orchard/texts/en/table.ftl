### What the table says while Orchard is played. The keys are those of rules/phrases.py.

orchard-title = Orchard
orchard-word-apple = apples
orchard-word-pear = pears
orchard-word-plum = plums

orchard-action-pick = Pick { orchard-part-fruit }
orchard-part-fruit =
    { $tree ->
        [apple] { $count ->
            [one] { $count } apple
           *[other] { $count } apples
        }
        [pear] { $count ->
            [one] { $count } pear
           *[other] { $count } pears
        }
       *[plum] { $count ->
            [one] { $count } plum
           *[other] { $count } plums
        }
    }
orchard-part-tree =
    { $tree ->
        [apple] apple tree
        [pear] pear tree
       *[plum] plum tree
    }

## What happens

orchard-picked = { $seat } picks { orchard-part-fruit }.
orchard-shaken =
    { $count ->
        [0] The wind shakes the { orchard-part-tree }, but nothing is left to fall.
       *[other] The wind takes { orchard-part-fruit }.
    }
orchard-round-began = Round { $round } begins.
orchard-game-over = The trees are bare: the game is over.
orchard-recipe =
    { $tree ->
        [apple] { $seat } was collecting apples.
        [pear] { $seat } was collecting pears.
       *[plum] { $seat } was collecting plums.
    }

## What is asked

orchard-ask = { $seat }, pick fruit from a tree.

## Why not

orchard-bare =
    { $count ->
        [0] The { orchard-part-tree } is bare.
       *[other] The { orchard-part-tree } has only { $count } left.
    }
orchard-rests = The { orchard-part-tree } was picked just now and has to rest for a turn.
orchard-too-many = You may pick { $most } at most.
orchard-not-your-turn = { $turn } is in turn.
orchard-not-seated = Nobody sits at that seat.
orchard-is-over = The game is over.

## Scores and options

orchard-score-fruit = fruit
orchard-score-recipe = recipe
orchard-score-sets = sets
orchard-score-wanted = fruit of the recipe
orchard-option-wind = Wind
    .help = Whether the wind takes a fruit after every round.
    .choice =
        { $choice ->
            [on] the wind takes fruit
           *[off] no wind
        }
