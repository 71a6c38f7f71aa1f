### Gra na jednej stronie: nazwy ramek; w nich stoją zasady.

mythwind-summary-together = Razem
mythwind-summary-dawn = Świt
mythwind-summary-noon = Południe
mythwind-summary-workers = Robotnicy
mythwind-summary-town = Zasoby miasteczka
mythwind-summary-season = Zmierzch i koniec pory roku
