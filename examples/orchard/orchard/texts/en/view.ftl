### The position in words, for the text table.

view-trees = trees
view-tree = tree
view-fruit = fruit
view-resting = rests
view-first = began
view-basket = basket
view-recipe = recipe
view-apple = apples
view-pear = pears
view-plum = plums
view-value-apple = apple
view-value-pear = pear
view-value-plum = plum
