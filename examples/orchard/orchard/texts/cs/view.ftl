### The position in words, for the text table.

view-trees = stromy
view-tree = strom
view-fruit = ovoce
view-resting = odpočívá
view-first = začíná
view-basket = koš
view-recipe = recept
view-apple = jablka
view-pear = hrušky
view-plum = švestky
view-value-apple = jablko
view-value-pear = hruška
view-value-plum = švestka
