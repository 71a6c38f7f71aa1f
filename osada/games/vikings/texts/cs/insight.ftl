### Proč je tah dobrý, nebo co stojí. Klíče jsou ty z insight/phrases.py.

vikings-part-why-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
# o kolik: o 1 štít, o 2 štíty
vikings-part-why-by =
    { $count ->
        [one] { $count } štít
        [few] { $count } štíty
       *[other] { $count } štítů
    }
vikings-part-why-shields =
    { $lead ->
        [0] štítů stejně ({ $mine }), ale blíž přídi
       *[other] štíty { $mine } ku { $next }
    }
vikings-part-why-left =
    { $left ->
        [0] nikdo už netáhne
        [one] zbývá { $left } viking
        [few] zbývají { $left } vikingové
       *[other] zbývá { $left } vikingů
    }

vikings-why-first = Máte hlavní kontrolu nad lodí { $ship }, { vikings-part-why-shields }: { $goods }, zatím { vikings-part-why-points }.
vikings-why-first-empty = Máte hlavní kontrolu nad lodí { $ship }, { vikings-part-why-shields }, ještě než se na ni něco naloží.
vikings-why-share =
    { $was ->
        [0] Dostáváte se na loď { $ship }: { $now }. výběr, zatím { vikings-part-why-points }.
       *[other] Loď { $ship }: { $was }. výběr → { $now }. výběr, zatím { vikings-part-why-points }.
    }
vikings-why-fuller = Na lodi { $ship } je víc zboží: váš { $now }. výběr má zatím o { vikings-part-why-points } vyšší cenu.
vikings-why-less =
    { $now ->
        [0] Na lodi { $ship } už nejste: zatím o { vikings-part-why-points } méně.
       *[other] Loď { $ship }: zatím o { vikings-part-why-points } méně, { $now }. výběr místo { $was }.
    }
vikings-why-load = Na lodi { $ship } přibývá zboží a hlavní kontrolu nad ní máte vy: { $goods }, zatím { vikings-part-why-points }.
vikings-why-load-neutral = Zboží na loď { $ship }: { $goods }. Vede na ní neutrální { vikings-part-colour } tým, takže nikdo nezíská.
vikings-why-load-rival = Nakládá se pro někoho jiného. { $seat } má zatím na lodi { $ship } o { vikings-part-why-points } víc.
vikings-why-bet =
    { $count ->
        [0] Na lodi { $ship } vede při remíze { vikings-part-colour } tým, { vikings-part-why-left }: sázka za { $token } by vyšla.
       *[other] Na lodi { $ship } vede { vikings-part-colour } tým o { vikings-part-why-by }, { vikings-part-why-left }: sázka za { $token } by vyšla.
    }
vikings-why-bet-later =
    { $count ->
        [0] Sázka za { $token } na { vikings-part-colour } tým u lodi { $ship }: o vedení je remíza, { vikings-part-why-left }.
       *[other] Sázka za { $token } na { vikings-part-colour } tým u lodi { $ship }: ztrácí { vikings-part-why-by }, { vikings-part-why-left }.
    }
vikings-why-bet-leads =
    { $count ->
        [0] Na lodi { $ship } teď při remíze vede { vikings-part-colour } tým: vaše sázka za { $token } by vyšla.
       *[other] Na lodi { $ship } teď vede { vikings-part-colour } tým o { vikings-part-why-by }: vaše sázka za { $token } by vyšla.
    }
vikings-why-bet-firmer = Na lodi { $ship } vede { vikings-part-colour } tým o { vikings-part-why-by }, takže vaše sázka za { $token } je jistější.
vikings-why-bet-trails = Na lodi { $ship } už nevede { vikings-part-colour } tým: vaše sázka za { $token } by nevyšla.
vikings-why-spoils = { $seat } má u lodi { $ship } sázku na { vikings-part-colour } tým, který hlavní kontrolu ztrácí.
vikings-why-helps = { $seat } má u lodi { $ship } sázku na { vikings-part-colour } tým, který hlavní kontrolu získává.
vikings-why-takes-lead = { $seat } ztrácí hlavní kontrolu nad lodí { $ship }: zatím o { vikings-part-why-points } méně.
vikings-why-gives-lead = { $seat } získává hlavní kontrolu nad lodí { $ship }: zatím o { vikings-part-why-points } víc.
vikings-why-rival-less = Loď { $ship }: { $seat } dostane zatím o { vikings-part-why-points } méně.
vikings-why-rival-more = Loď { $ship }: { $seat } dostane zatím o { vikings-part-why-points } víc.
vikings-why-market =
    { $count ->
        [one] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a máte { $count } takový žeton.
        [few] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a máte { $count } takové žetony.
       *[other] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a máte { $count } takových žetonů.
    }
vikings-why-market-soon =
    { $count ->
        [one] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a na lodích na vás čeká { $count } takový žeton.
        [few] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a na lodích na vás čekají { $count } takové žetony.
       *[other] Cena { vikings-part-goods.genitive }: { $was } → { $value }, a na lodích na vás čeká { $count } takových žetonů.
    }
vikings-why-market-rival = Cena { vikings-part-goods.genitive }: { $was } → { $value }. Žetony: { $seat } má { $theirs }, vy { $mine }.
vikings-why-draw =
    { $count ->
        [few] Prohlédnete si { $count } žetony zboží a vyberete, který se naloží a kam.
       *[other] Prohlédnete si { $count } žetonů zboží a vyberete, který se naloží a kam.
    }
vikings-why-add =
    { $count ->
        [one] Žeton zboží přijde tam, kam určíte; hlavní kontrolu máte nad lodí { $ships }.
       *[other] Žeton zboží přijde tam, kam určíte; hlavní kontrolu máte nad loděmi { $ships }.
    }
vikings-why-stern =
    { $count ->
        [0] Berete si poslední záď a určíte, která loď vypluje.
        [one] Berete si záď a určíte, která loď vypluje; zbývá { $count }.
        [few] Berete si záď a určíte, která loď vypluje; zbývají { $count }.
       *[other] Berete si záď a určíte, která loď vypluje; zbývá { $count }.
    }
vikings-why-sails = Loď { $ship } vyplouvá a dostáváte: { $goods }, zatím { vikings-part-why-points }.
vikings-why-sails-bet = Loď { $ship } vyplouvá a hlavní kontrolu má { vikings-part-colour } tým: vaše sázka za { $token } vyhrává.
vikings-why-sails-lost = Loď { $ship } vyplouvá, ale { vikings-part-colour } tým hlavní kontrolu nemá: vaše sázka za { $token } nevyšla.
vikings-why-sails-missed = Loď { $ship } vyplouvá, ale { vikings-part-colour } tým, na který má { $seat } sázku, hlavní kontrolu nemá.
vikings-why-sails-gives = { $seat } dostane z lodi { $ship } nejvíc: { $goods }, zatím { vikings-part-why-points }.
vikings-why-sails-stays = Loď { $ship } zůstává v přístavu. { $seat } z ní má dostat: { $goods }, zatím { vikings-part-why-points }.
vikings-why-took = Berete si { vikings-part-goods } v ceně { $value }.
vikings-why-early = Příští kolo začínáte vy.

## Kde žádný zisk nevyčnívá

vikings-why-even = Totéž přinese { $letter }: šance na výhru asi { $count } %.
vikings-why-near = { $letter } přinese totéž v mezích chyby: šance na výhru asi { $count } % a { $next } %.
vikings-why-alone = Slibuje asi o { vikings-part-why-points } víc než druhý nejlepší tah.
vikings-why-points = Žádný zisk nevyčnívá: na konci asi { vikings-part-why-points }, po druhém nejlepším tahu { $next }.
vikings-why-rival = { $seat } z toho má méně: na konci asi { vikings-part-why-points }, po druhém nejlepším tahu { $next }.
vikings-why-chance = Žádný zisk nevyčnívá: šance na výhru je asi { $count } %, po druhém nejlepším tahu { $next } %.
vikings-why-fewer = Na konci asi { vikings-part-why-points }; po nejlepším tahu by to bylo { $best }.
vikings-why-gives = { $seat } může mít na konci asi { vikings-part-why-points }; po nejlepším tahu by to bylo { $best }.
vikings-why-worse = Šance na výhru je asi { $count } %; po nejlepším tahu by byla { $best } %.
vikings-why-lone = Každý jiný tah přinese totéž, nebo méně: šance na výhru je asi { $count } %.
vikings-why-then = { $seat } na to má odpověď. { $what }

## Jak se okamžik jmenuje

vikings-title-led = Hlavní kontrola nad lodí { $ship }
vikings-title-unled = Loď { $ship } mohla být vaše
vikings-title-loaded = Zboží na vaší lodi { $ship }
vikings-title-unloaded = Vaše loď { $ship } bez nákladu
vikings-title-bet = Sázka za { $token } na { vikings-part-colour } tým: právě včas
vikings-title-unbet = Sázka za { $token } na { vikings-part-colour } tým, která nebyla
vikings-title-saved = Sázka za { $token } u lodi { $ship }: v bezpečí
vikings-title-unsaved = Sázka za { $token } u lodi { $ship }: na pospas náhodě
vikings-title-dearer = Cena { vikings-part-goods.genitive } nahoru na { $value }
vikings-title-cheap = Cena { vikings-part-goods.genitive } zůstala na { $was }
vikings-title-beaten = Loď { $ship }: { $seat } zůstává vzadu
vikings-title-unbeaten = Loď { $ship } dál drží { $seat }
vikings-title-loot = Z lodi { $ship } o { vikings-part-why-points } víc
vikings-title-left =
    { $count ->
        [one] Na lodi { $ship } zůstal { $count } bod
        [few] Na lodi { $ship } zůstaly { $count } body
       *[other] Na lodi { $ship } zůstalo { $count } bodů
    }
vikings-title-less = Loď { $ship }: o { vikings-part-why-points } méně
vikings-title-neutral = Zboží pro nikoho, loď { $ship }
vikings-title-load-rival = Náklad lodi { $ship } pro jiného: { $seat }
vikings-title-bet-trails = Sázka za { $token } u lodi { $ship } odevzdaná zdarma
vikings-title-spoils = Loď { $ship }: { $seat } přichází o sázku
vikings-title-unspoilt = Loď { $ship }: { $seat } o sázku nepřichází
vikings-title-helps = Loď { $ship }: { $seat } díky vám vyhrává sázku
vikings-title-gives-lead = { $seat } díky vám vede na lodi { $ship }
vikings-title-rival-more = Loď { $ship }: { $seat } díky vám získává
vikings-title-market-rival = Cena { vikings-part-goods.genitive } nahoru na { $value }: získává { $seat }
vikings-title-choice = Zboží podle vaší volby
vikings-title-no-choice = Zboží bez vaší volby
vikings-title-stern = Záď je vaše
vikings-title-no-stern = Záď pro někoho jiného
vikings-title-early = První v příštím kole
vikings-title-late = Pozdě do příštího kola
vikings-title-sails = Z lodi { $ship }: { $goods }
vikings-title-unsailed = Vaše loď { $ship } zůstala v přístavu
vikings-title-sails-lost = Sázka za { $token } šla ke dnu s lodí { $ship }
vikings-title-missed = Loď { $ship }: { $seat } se sázkou neuspěje
vikings-title-sails-gives = { $goods }: všechno bere { $seat }
vikings-title-kept = Loď { $ship } zůstala stát: { $seat } si počká
vikings-title-unkept = Loď { $ship } vyplula pro jiného: { $seat }
vikings-title-took = { vikings-part-goods } v ceně { $value }
vikings-title-untaken = { vikings-part-goods } v ceně { $value } pro někoho jiného
vikings-title-near = { vikings-part-why-points } místo { $next }
vikings-title-short = { vikings-part-why-points } místo { $best }
vikings-title-chance = Šance { $count } % místo { $next } %
vikings-title-slid = Šance { $count } % místo { $best } %
vikings-title-rival = Šlo tu o někoho jiného: { $seat }
vikings-title-answered = { $seat } má odpověď

## Co hádanky učí

vikings-theme-control = Kdo má hlavní kontrolu
vikings-theme-bets = Sázky, které vyhrají
vikings-theme-rivals = S čím počítají ostatní
vikings-theme-cargo = Zboží na palubě
vikings-theme-market = Cena zboží
vikings-theme-order = Být včas
