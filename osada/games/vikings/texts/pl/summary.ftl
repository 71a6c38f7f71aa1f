### Gra na jednej stronie: nazwy ramek; w nich stoją zasady.

vikings-summary-round = Ruch
vikings-summary-sail = Wypłynięcie
vikings-summary-actions = Jedenaście akcji
vikings-summary-control = Kto ma kontrolę nad statkiem
vikings-summary-bets = Zakłady
vikings-summary-end = Koniec gry
