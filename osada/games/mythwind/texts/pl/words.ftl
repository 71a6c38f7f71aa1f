### Położenie słowami, dla stołu tekstowego; co plansze nazywają tak samo, jest w page.ftl i terminal.ftl.

mythwind-words-area = Obszar { $area }
mythwind-words-space = Pole { $space }
mythwind-words-progress = { $has } z { $needs }
mythwind-words-row = Rząd { $row }
mythwind-words-to-build = Budynki jeszcze niezbudowane
mythwind-words-community = Koszt prac społecznych
mythwind-words-skills = Umiejętności
mythwind-words-used = dziś użyta
mythwind-words-set =
    { $count ->
        [one] { $count } kafelek, dojrzałe: { $ripe }, wartość: { $coins }; kratki { $cells }
        [few] { $count } kafelki, dojrzałe: { $ripe }, wartość: { $coins }; kratki { $cells }
       *[many] { $count } kafelków, dojrzałe: { $ripe }, wartość: { $coins }; kratki { $cells }
    }
mythwind-words-orders-left = zamówienia w stosach: { $count }
mythwind-words-exclusive = rywale go nie ruszą
