### Nápověda, rozbory a ponaučení na stránce.

page-hint = Nápověda
page-hint-thinking = Hledám dobrý tah
page-hint-failed = Nápověda nepřišla.
page-hint-play = Zahrát { $letter }
page-hint-think = Rozmyslím si to
page-hint-stop = Přestat
page-hint-little = o něco horší
page-hint-holds = prozatím stačí
page-hint-less = o dost horší
page-new-hints = Nápověda povolena
page-new-hints-help = Kdo je na tahu, může požádat o dobrý tah; zápis to zaznamená.
