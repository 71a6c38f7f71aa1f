### The game before it is opened: what the lobby and the rules page say of it.

orchard-about-title = Sad
orchard-about-what = Natrhejte jablka, hrušky a švestky dřív než vítr a svůj recept si nechte pro sebe.
orchard-about-play = Hrát Sad
orchard-about-reached = { $round }. kolo
orchard-about-end = Stromy jsou prázdné.
orchard-about-learn-1 = Na třech stromech roste ovoce a hráči je po řadě trhají.
orchard-about-learn-2 = Strom, z něhož se právě trhalo, odpočívá, a po každém kole vítr shodí jeden plod.
orchard-about-learn-3 = Když jsou stromy prázdné, počítá se ovoce, sady a váš tajný recept.
orchard-about-chapter-setup = Příprava hry
orchard-about-chapter-picking = Trhání
orchard-about-chapter-wind = Vítr
orchard-about-chapter-end = Konec a bodování
