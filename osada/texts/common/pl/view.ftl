### Położenie słowami, dla stołu tekstowego: view-… nazywa pole widoku gry, view-value-… wartość.

view-round = runda
view-mover = wybiera
view-colour = kolor
view-seats = gracze
view-seat = gracz
