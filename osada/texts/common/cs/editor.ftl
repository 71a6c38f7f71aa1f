### The page where the position of a table at home is entered.

page-edit-title = Přeneste sem hru ze svého stolu
page-edit-link = Přenést sem hru od domácího stolu
page-edit-link-help = Položte vše tam, kde to leží, a hrajte odtud dál, nechte si pozici rozebrat, nebo ji vytiskněte.
page-edit-here = Změnit tuto pozici
page-edit-redo = Znovu
page-edit-begin = Začít znovu
page-edit-set-up = Začít od připravené hry
page-edit-empty = Začít od prázdného stolu
page-edit-text = Jako text
page-edit-print = Tisk
page-edit-copy = Kopírovat pozici
page-edit-download = Uložit jako soubor
page-edit-paste-here = Vložte sem text pozice, nebo sem pusťte její soubor
page-edit-choose-file = Vybrat soubor
page-edit-use = Pokračovat od ní
page-edit-left =
    { $left ->
        [0] nic nezbylo
       *[other] v krabici: { $left }
    }
page-edit-thing = { $name }; { page-edit-left }
page-edit-less = méně: { $name }
page-edit-more = více: { $name }
page-edit-adds-up = Sedí všechno?
page-edit-sound = Všechno sedí.
page-edit-places = Kam to položit, slovy ({ $count })
page-edit-take-up = Co leží na stole, slovy ({ $count })
page-edit-take = Rozložte, co leží na vašem stole
page-edit-take-how = Zvolte něco z krabice, nebo to, co chcete přesunout
page-edit-put = Položte tam, kde to leží na vašem stole: { $name }
page-edit-put-how = Zvolte zvýrazněné místo
page-edit-put-back = Zpět do krabice
page-edit-analyse = Rozebrat
page-edit-play-on = Hrát odtud dál
page-edit-advice = Nejlepší tahy, { $name }
page-edit-unreachable = Server není dostupný. Co jste rozložili, zůstává zde.
page-edit-from-here = Hra pokračuje od pozice, kterou jste rozložili.
problem-fault =
    Něco nesedí.
    Podrobnosti (anglicky): { $why }
# What the reader is told already, as a fault
problem-said = { $why }
problem-no-position =
    Tento text není pozice.
    Podrobnosti (anglicky): { $why }
problem-bad-edit =
    S touto pozicí to nejde udělat.
    Podrobnosti (anglicky): { $why }
