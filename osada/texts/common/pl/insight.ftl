### Podpowiedzi, analizy i lekcje na stronie.

page-hint = Podpowiedź
page-hint-thinking = Szukam dobrego ruchu
page-hint-failed = Podpowiedź nie przyszła.
page-hint-play = Zagraj { $letter }
page-hint-think = Pomyślę
page-hint-stop = Przerwij
page-hint-little = trochę słabsze
page-hint-holds = na razie wystarczy
page-hint-less = dużo słabsze
page-new-hints = Wolno prosić o podpowiedź
page-new-hints-help = Kto jest na ruchu, może poprosić o dobry ruch; zapis to odnotuje.
