### The position in words, for the text table.

view-trees = drzewa
view-tree = drzewo
view-fruit = owoce
view-resting = odpoczywa
view-first = zaczyna
view-basket = kosz
view-recipe = przepis
view-apple = jabłka
view-pear = gruszki
view-plum = śliwki
view-value-apple = jabłko
view-value-pear = gruszka
view-value-plum = śliwka
