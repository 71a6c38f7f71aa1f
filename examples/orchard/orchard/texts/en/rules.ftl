## Set-up

rule-ORC-SETUP-01 = Two to four people play, each with an empty basket.
rule-ORC-SETUP-02 = The apple tree bears nine fruits, the pear tree eight and the plum tree seven; three more each for every player after the second.
rule-ORC-SETUP-03 = Six recipes, two for each kind of fruit, are shuffled. Everybody is dealt one and keeps it secret; the others stay face down.
rule-ORC-SETUP-04 = The first player is drawn by lot; then turns go round the table.

## Picking

rule-ORC-PICK-01 = On your turn you pick one, two or three fruits from one tree that bears at least that many.
rule-ORC-PICK-02 = The tree that was picked last rests: the next player has to choose another.
rule-ORC-PICK-03 = It does not rest when it is the only one that bears fruit.

## The wind

rule-ORC-WIND-01 = When everybody has picked, the wind takes one fruit from a tree drawn by lot, if it bears any. Then the next round begins.
rule-ORC-WIND-02 = You may agree to play without wind.

## End and scoring

rule-ORC-END-01 = The game ends when no tree bears fruit.
rule-ORC-END-02 = The recipes are turned up. Every fruit is worth one point, and those of the kind that your recipe asks for one more.
rule-ORC-END-03 = Every set of an apple, a pear and a plum brings two more points.
rule-ORC-END-04 = In a tie, whoever has more of what their recipe asks for wins; if that is tied too, the victory is shared.
