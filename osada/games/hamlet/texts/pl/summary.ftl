### Gra na jednej stronie: nazwy ramek; w nich stoją zasady.

hamlet-summary-turn = Twoja tura, w dowolnej kolejności
hamlet-summary-goods = Surowce trafiają do mieszkańca
hamlet-summary-actions = Jedna akcja każdego mieszkańca
hamlet-summary-touch = Co może się stykać
hamlet-summary-makers = Korzystają wszyscy, zarabia wytwarzający
hamlet-summary-end = Koniec gry
