## Set-up

rule-ORC-SETUP-01 = Gra od dwóch do czterech osób, każda ma pusty kosz.
rule-ORC-SETUP-02 = Na jabłoni rośnie dziewięć owoców, na gruszy osiem, a na śliwie siedem; za każdą osobę ponad dwie dochodzą na każdym drzewie trzy.
rule-ORC-SETUP-03 = Tasuje się sześć przepisów, po dwa na każdy rodzaj owoców. Każdy dostaje jeden i go nie zdradza; pozostałe leżą zakryte.
rule-ORC-SETUP-04 = Kto zaczyna, rozstrzyga los. Dalej gra się po kolei.

## Picking

rule-ORC-PICK-01 = W swojej turze zrywasz jeden, dwa lub trzy owoce z jednego drzewa, na którym tyle ich rośnie.
rule-ORC-PICK-02 = Drzewo, z którego ostatnio zrywano, odpoczywa: następna osoba musi wybrać inne.
rule-ORC-PICK-03 = Nie odpoczywa, gdy tylko na nim są jeszcze owoce.

## The wind

rule-ORC-WIND-01 = Gdy wszyscy zerwali owoce, wiatr strąca jeden z wylosowanego drzewa, jeśli coś na nim rośnie. Potem zaczyna się następna runda.
rule-ORC-WIND-02 = Możecie umówić się na grę bez wiatru.

## End and scoring

rule-ORC-END-01 = Gra kończy się, gdy na żadnym drzewie nie ma owoców.
rule-ORC-END-02 = Odkrywa się przepisy. Każdy owoc jest wart punkt, a owoce z twojego przepisu jeszcze jeden.
rule-ORC-END-03 = Każdy zestaw z jabłka, gruszki i śliwki daje dwa punkty więcej.
rule-ORC-END-04 = Przy remisie lepszy jest ten, kto ma więcej owoców ze swojego przepisu; potem zwycięstwo jest wspólne.
