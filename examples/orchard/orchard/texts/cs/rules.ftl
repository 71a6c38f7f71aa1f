## Set-up

rule-ORC-SETUP-01 = Hrají dva až čtyři hráči, každý má prázdný koš.
rule-ORC-SETUP-02 = Na jabloni roste devět plodů, na hrušni osm a na švestce sedm; za každého dalšího hráče nad dva jsou na každém stromě o tři víc.
rule-ORC-SETUP-03 = Zamíchá se šest receptů, dva na každý druh ovoce. Každý dostane jeden a drží jej v tajnosti; ostatní zůstanou zakryté.
rule-ORC-SETUP-04 = Kdo začíná, určí los. Pak se hraje po řadě.

## Picking

rule-ORC-PICK-01 = Ve svém tahu utrhnete jeden, dva nebo tři plody z jednoho stromu, na němž jich tolik je.
rule-ORC-PICK-02 = Strom, z něhož se trhalo naposledy, odpočívá: další hráč musí zvolit jiný.
rule-ORC-PICK-03 = Neodpočívá, když jako jediný ještě nese ovoce.

## The wind

rule-ORC-WIND-01 = Když všichni natrhali, vítr shodí jeden plod ze stromu, který určí los, pokud na něm nějaký je. Pak začíná další kolo.
rule-ORC-WIND-02 = Můžete se dohodnout na hře bez větru.

## End and scoring

rule-ORC-END-01 = Hra končí, když na žádném stromě není ovoce.
rule-ORC-END-02 = Recepty se odkryjí. Každý plod má hodnotu jednoho bodu, ovoce z vašeho receptu o bod víc.
rule-ORC-END-03 = Každá sada z jablka, hrušky a švestky přináší další dva body.
rule-ORC-END-04 = Při shodě je na tom lépe ten, kdo má víc ovoce ze svého receptu; potom je vítězství společné.
