### Hra na jedné stránce: názvy rámečků; v nich stojí pravidla.

hamlet-summary-turn = Váš tah v libovolném pořadí
hamlet-summary-goods = Suroviny putují k vesničanovi
hamlet-summary-actions = Jedna akce každého vesničana
hamlet-summary-touch = Co se smí dotýkat
hamlet-summary-makers = Užívají všichni, vydělává ten, kdo vyrobil
hamlet-summary-end = Konec hry
