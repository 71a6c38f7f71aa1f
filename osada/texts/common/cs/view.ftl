### Postavení slovy, pro textový stůl: view-… pojmenovává pole pohledu hry, view-value-… hodnotu.

view-round = kolo
view-mover = na řadě
view-colour = barva
view-seats = hráči
view-seat = hráč
