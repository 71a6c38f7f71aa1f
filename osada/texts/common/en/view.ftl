### The position in words, for the text table: view-… names a field of a game's view, view-value-… a value.

view-round = round
view-mover = to move
view-colour = colour
view-seats = players
view-seat = player
