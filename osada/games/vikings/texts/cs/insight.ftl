### Proč je tah dobrý, nebo co stojí. Klíče jsou ty z insight/phrases.py.

vikings-why-first =
    Máte hlavní kontrolu nad lodí { $ship }, { $mine } ku { $next }, a { $count ->
        [one] zboží na její přídi je vaše.
       *[other] ze zboží na její přídi ({ $count }) si vybíráte první.
    }
vikings-why-first-empty = Máte hlavní kontrolu nad lodí { $ship }, { $mine } ku { $next }, ještě než na ni přijde zboží.
vikings-why-share = Váš podíl na zboží z lodi { $ship } roste.
vikings-why-less = Váš podíl na zboží z lodi { $ship } klesá.
vikings-why-load =
    { $count ->
        [one] Na lodi { $ship } je zboží a vy nad ní máte hlavní kontrolu.
       *[other] Na lodi { $ship } je už více zboží ({ $count }) a vy si vybíráte první.
    }
vikings-why-bet = Vaše sázka za { $token } na { vikings-part-colour } tým u lodi { $ship } teď vyhrává.
vikings-why-bet-leads = Hlavní kontrolu nad lodí { $ship } získává { vikings-part-colour } tým: vaše sázka tam má cenu { $token }.
vikings-why-bet-firmer =
    { $count ->
        [one] Na lodi { $ship } vede { vikings-part-colour } tým o { $count } štít, takže vaše sázka za { $token } je jistější.
        [few] Na lodi { $ship } vede { vikings-part-colour } tým o { $count } štíty, takže vaše sázka za { $token } je jistější.
       *[other] Na lodi { $ship } vede { vikings-part-colour } tým o { $count } štítů, takže vaše sázka za { $token } je jistější.
    }
vikings-why-bet-trails = Hlavní kontrolu nad lodí { $ship } ztrácí { vikings-part-colour } tým a s ní přicházíte o sázku za { $token }.
vikings-why-spoils = { $seat } má u lodi { $ship } sázku na { vikings-part-colour } tým, který hlavní kontrolu ztrácí.
vikings-why-helps = { $seat } má u lodi { $ship } sázku na { vikings-part-colour } tým, který hlavní kontrolu získává.
vikings-why-takes-lead = { $seat } ztrácí hlavní kontrolu nad lodí { $ship } a nejlepší zboží.
vikings-why-gives-lead = { $seat } získává hlavní kontrolu nad lodí { $ship } a nejlepší zboží.
vikings-why-market =
    { $count ->
        [0] Cena { vikings-part-goods.genitive } stoupá na { $value }.
       *[other] Cena { vikings-part-goods.genitive } stoupá na { $value } a vy už máte { $count }.
    }
vikings-why-stern = Berete si záď, takže v tomto kole určíte, která loď vypluje.
vikings-why-sails =
    { $count ->
        [one] Loď { $ship } vyplouvá, když je její zboží vaše.
       *[other] Loď { $ship } vyplouvá se zbožím ({ $count }), na kterém máte podíl.
    }
vikings-why-sails-bet = Loď { $ship } vyplouvá a hlavní kontrolu má { vikings-part-colour } tým: vaše sázka za { $token } vyhrává.
vikings-why-took = Berete si { vikings-part-goods } v ceně { $value }.
vikings-why-early = V příštím kole táhnete první.
vikings-why-fine = O nic nepřicházíte a pokračování odtud je pro vás nejlepší.

## Co hádanky učí

vikings-theme-control = Kdo má hlavní kontrolu
vikings-theme-bets = Sázky, které vyhrají
vikings-theme-rivals = S čím počítají ostatní
vikings-theme-cargo = Zboží na palubě
vikings-theme-market = Cena zboží
vikings-theme-order = Být včas
