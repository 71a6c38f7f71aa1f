### Why a turn is good, or what it costs. The keys are those of insight/phrases.py.

vikings-why-first =
    You are first in control of ship { $ship }, { $mine } to { $next }, and { $count ->
        [one] the good on its bow is yours.
       *[other] choose first of the { $count } goods on its bow.
    }
vikings-why-first-empty = You are first in control of ship { $ship }, { $mine } to { $next }, before goods come aboard.
vikings-why-share = Your share of the goods on ship { $ship } grows.
vikings-why-less = Your share of the goods on ship { $ship } shrinks.
vikings-why-load =
    { $count ->
        [one] Ship { $ship } carries a good, and you are first in control of it.
       *[other] Ship { $ship } now carries { $count } goods, and you choose first of them.
    }
vikings-why-bet = Your bet of { $token } on the { vikings-part-colour } clan at ship { $ship } wins as things stand.
vikings-why-bet-leads = The { vikings-part-colour } clan takes first control of ship { $ship }: your bet there is worth { $token } to you.
vikings-why-bet-firmer =
    { $count ->
        [one] The { vikings-part-colour } clan leads ship { $ship } by { $count } shield, which keeps your bet of { $token } safer.
       *[other] The { vikings-part-colour } clan leads ship { $ship } by { $count } shields, which keeps your bet of { $token } safer.
    }
vikings-why-bet-trails = The { vikings-part-colour } clan loses first control of ship { $ship }, and your bet of { $token } with it.
vikings-why-spoils = { $seat } has bet on the { vikings-part-colour } clan at ship { $ship }, which is no longer first in control.
vikings-why-helps = { $seat } has bet on the { vikings-part-colour } clan at ship { $ship }, which is now first in control.
vikings-why-takes-lead = { $seat } loses first control of ship { $ship } and its best goods.
vikings-why-gives-lead = { $seat } gets first control of ship { $ship } and its best goods.
vikings-why-market =
    { $count ->
        [0] The price of { vikings-part-goods } rises to { $value }.
       *[other] The price of { vikings-part-goods } rises to { $value }, and you have { $count } of it.
    }
vikings-why-stern = You take the stern, so you choose which ship sails this round.
vikings-why-sails =
    { $count ->
        [one] Ship { $ship } sails while its good is yours.
       *[other] Ship { $ship } sails with { $count } goods while you have a share of them.
    }
vikings-why-sails-bet = Ship { $ship } sails under the { vikings-part-colour } clan: your bet of { $token } wins.
vikings-why-took = You take { vikings-part-goods }, worth { $value } now.
vikings-why-early = You move first in the next round.
vikings-why-fine = It gives nothing away, and what follows from here is best for you.

## What puzzles teach

vikings-theme-control = Who is first in control
vikings-theme-bets = Bets that win
vikings-theme-rivals = What the others count on
vikings-theme-cargo = Goods aboard
vikings-theme-market = The price of goods
vikings-theme-order = Being in time
