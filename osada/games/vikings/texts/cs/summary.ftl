### Hra na jedné stránce: názvy rámečků; v nich stojí pravidla.

vikings-summary-round = Tah
vikings-summary-sail = Vyplutí
vikings-summary-actions = Jedenáct akcí
vikings-summary-control = Kdo má kontrolu nad lodí
vikings-summary-bets = Sázky
vikings-summary-end = Konec hry
