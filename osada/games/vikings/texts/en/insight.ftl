### Why a turn is good, or what it costs. The keys are those of insight/phrases.py.

vikings-part-why-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
vikings-part-why-shields =
    { $lead ->
        [0] as many shields as the next ({ $mine }), but nearer the bow
       *[other] { $mine } to { $next } shields
    }
vikings-part-why-left =
    { $left ->
        [0] no viking to come
        [one] { $left } viking to come
       *[other] { $left } vikings to come
    }

vikings-why-first = You are first on ship { $ship }, { vikings-part-why-shields }: { $goods }, { vikings-part-why-points } for now.
vikings-why-first-empty = You are first on ship { $ship }, { vikings-part-why-shields }, before goods come aboard.
vikings-why-share =
    { $was ->
        [0] You come aboard ship { $ship }: pick { $now }, { vikings-part-why-points } for now.
       *[other] Ship { $ship }: your pick moves up from { $was } to { $now }, { vikings-part-why-points } for now.
    }
vikings-why-fuller = More goods on ship { $ship }: your pick, number { $now }, is worth { vikings-part-why-points } more for now.
vikings-why-less =
    { $now ->
        [0] You are no longer aboard ship { $ship }: { vikings-part-why-points } less for now.
       *[other] Ship { $ship }: for now { vikings-part-why-points } less for you, pick { $now } instead of { $was }.
    }
vikings-why-load = Goods come aboard ship { $ship }, where you are first: { $goods }, { vikings-part-why-points } for now.
vikings-why-load-neutral = Goods for ship { $ship }: { $goods }. The neutral { vikings-part-colour } clan is first there, so no player gains.
vikings-why-load-rival = It loads for { $seat }: { vikings-part-why-points } more on ship { $ship } for now.
vikings-why-bet =
    { $count ->
        [0] The { vikings-part-colour } clan leads ship { $ship } in a tie, { vikings-part-why-left }: your bet of { $token } would win.
        [one] The { vikings-part-colour } clan leads ship { $ship } by { $count } shield, { vikings-part-why-left }: your bet of { $token } would win.
       *[other] The { vikings-part-colour } clan leads ship { $ship } by { $count } shields, { vikings-part-why-left }: your bet of { $token } would win.
    }
vikings-why-bet-later =
    { $count ->
        [0] Your bet of { $token } is on the { vikings-part-colour } clan at ship { $ship }: level with the first, { vikings-part-why-left }.
        [one] Your bet of { $token } is on the { vikings-part-colour } clan at ship { $ship }: { $count } shield behind, { vikings-part-why-left }.
       *[other] Your bet of { $token } is on the { vikings-part-colour } clan at ship { $ship }: { $count } shields behind, { vikings-part-why-left }.
    }
vikings-why-bet-leads =
    { $count ->
        [0] The { vikings-part-colour } clan now leads ship { $ship } in a tie: your bet of { $token } there would win.
        [one] The { vikings-part-colour } clan now leads ship { $ship } by { $count } shield: your bet of { $token } there would win.
       *[other] The { vikings-part-colour } clan now leads ship { $ship } by { $count } shields: your bet of { $token } there would win.
    }
vikings-why-bet-firmer =
    { $count ->
        [one] The { vikings-part-colour } clan leads ship { $ship } by { $count } shield, so your bet of { $token } is safer.
       *[other] The { vikings-part-colour } clan leads ship { $ship } by { $count } shields, so your bet of { $token } is safer.
    }
vikings-why-bet-trails = The { vikings-part-colour } clan no longer leads ship { $ship }: your bet of { $token } there would lose.
vikings-why-spoils = { $seat } has bet on the { vikings-part-colour } clan at ship { $ship }, and it no longer leads.
vikings-why-helps = { $seat } has bet on the { vikings-part-colour } clan at ship { $ship }, and now it leads.
vikings-why-takes-lead = { $seat } is no longer first on ship { $ship }: { vikings-part-why-points } less for now.
vikings-why-gives-lead = { $seat } is now first on ship { $ship }: { vikings-part-why-points } more for now.
vikings-why-rival-less =
    { $count ->
        [one] Ship { $ship }: { $seat } gets { $count } point less for now.
       *[other] Ship { $ship }: { $seat } gets { $count } points less for now.
    }
vikings-why-rival-more =
    { $count ->
        [one] Ship { $ship }: { $seat } gets { $count } point more for now.
       *[other] Ship { $ship }: { $seat } gets { $count } points more for now.
    }
vikings-why-market =
    { $count ->
        [one] The value of { vikings-part-goods }: { $was } → { $value }, and you have one token of it.
       *[other] The value of { vikings-part-goods }: { $was } → { $value }, and you have { $count } tokens of it.
    }
vikings-why-market-soon =
    { $count ->
        [one] The value of { vikings-part-goods }: { $was } → { $value }, and one token of it would be yours on the ships.
       *[other] The value of { vikings-part-goods }: { $was } → { $value }, and { $count } tokens of it would be yours on the ships.
    }
vikings-why-market-rival = The value of { vikings-part-goods }: { $was } → { $value }. { $seat } has { $theirs } of it, you have { $mine }.
vikings-why-draw = You see { $count } goods tokens and choose which one is loaded, and where.
vikings-why-add =
    { $count ->
        [one] The goods token goes where you choose; on ship { $ships } you are first.
       *[other] The goods token goes where you choose; you are first on ships { $ships }.
    }
vikings-why-stern =
    { $count ->
        [0] You take the last stern and choose which ship sails.
        [one] You take a stern and choose which ship sails; { $count } is left.
       *[other] You take a stern and choose which ship sails; { $count } are left.
    }
vikings-why-sails = Ship { $ship } sails, and { $goods } would be yours: { vikings-part-why-points } for now.
vikings-why-sails-bet = Ship { $ship } sails under the { vikings-part-colour } clan: your bet of { $token } wins.
vikings-why-sails-lost = Ship { $ship } sails, and not under the { vikings-part-colour } clan: your bet of { $token } loses.
vikings-why-sails-missed = Ship { $ship } sails, and not under the { vikings-part-colour } clan, on which { $seat } has bet.
vikings-why-sails-gives = { $seat } gets the most from ship { $ship }: { $goods }, { vikings-part-why-points } for now.
vikings-why-sails-stays = Ship { $ship } stays; { $seat } would get { $goods } from it: { vikings-part-why-points } for now.
vikings-why-took = You take { vikings-part-goods }, worth { $value } now.
vikings-why-early = You move first in the next round.

## Where no gain stands out

vikings-why-even = This and { $letter } come to the same: a chance to win of about { $count }%.
vikings-why-near = This and { $letter } are too close to call: a chance to win of about { $count } or { $next }%.
vikings-why-alone =
    { $count ->
        [one] It promises about { $count } point more than the next best.
       *[other] It promises about { $count } points more than the next best.
    }
vikings-why-points = No single gain stands out: about { vikings-part-why-points } at the end, { $next } after the next best.
vikings-why-rival = It holds { $seat } back: about { vikings-part-why-points } at the end, { $next } after the next best.
vikings-why-chance = No single gain stands out: the chance to win is about { $count }%, { $next }% after the next best.
vikings-why-fewer = About { vikings-part-why-points } at the end; after the best move it would be { $best }.
vikings-why-gives = { $seat } may end with about { vikings-part-why-points }; after the best move it would be { $best }.
vikings-why-worse = The chance to win is about { $count }%; after the best move it would be { $best }%.
vikings-why-lone = Every other move comes to the same or to less: a chance to win of about { $count }%.
vikings-why-then = { $seat } has an answer to it. { $what }

## What a moment is called

vikings-title-led = First on ship { $ship }
vikings-title-unled = Ship { $ship } could have been yours
vikings-title-loaded = Goods aboard your ship { $ship }
vikings-title-unloaded = Your ship { $ship } stayed half empty
vikings-title-bet = Your { $token } on { vikings-part-colour }, in time
vikings-title-unbet = The bet of { $token } on { vikings-part-colour } that never was
vikings-title-saved = Your bet of { $token } at ship { $ship }, made safe
vikings-title-unsaved = Your bet of { $token } at ship { $ship }, left to luck
vikings-title-dearer = The value of { vikings-part-goods }, up to { $value }
vikings-title-cheap = The value of { vikings-part-goods } stayed at { $was }
vikings-title-beaten = { $seat } beaten on ship { $ship }
vikings-title-unbeaten = { $seat } kept ship { $ship }
vikings-title-loot =
    { $count ->
        [one] { $count } point more from ship { $ship }
       *[other] { $count } points more from ship { $ship }
    }
vikings-title-left =
    { $count ->
        [one] { $count } point left on ship { $ship }
       *[other] { $count } points left on ship { $ship }
    }
vikings-title-less =
    { $count ->
        [one] { $count } point given up on ship { $ship }
       *[other] { $count } points given up on ship { $ship }
    }
vikings-title-neutral = The goods that nobody got, on ship { $ship }
vikings-title-load-rival = You loaded ship { $ship } for { $seat }
vikings-title-bet-trails = Your bet of { $token } at ship { $ship }, given away
vikings-title-spoils = { $seat }’s bet at ship { $ship }, spoilt
vikings-title-unspoilt = { $seat }’s bet at ship { $ship }, left to win
vikings-title-helps = You won a bet for { $seat } at ship { $ship }
vikings-title-gives-lead = You put { $seat } first on ship { $ship }
vikings-title-rival-more = You helped { $seat } on ship { $ship }
vikings-title-market-rival = You raised { vikings-part-goods } to { $value } for { $seat }
vikings-title-choice = Your choice of the goods
vikings-title-no-choice = The goods that you did not choose
vikings-title-stern = The stern was yours
vikings-title-no-stern = Somebody else took the stern
vikings-title-early = First in the next round
vikings-title-late = Late for the next round
vikings-title-sails = { $goods } from ship { $ship }
vikings-title-unsailed = Your ship { $ship } stayed in the harbour
vikings-title-sails-lost = Your bet of { $token } sank with ship { $ship }
vikings-title-missed = { $seat }’s bet sank with ship { $ship }
vikings-title-sails-gives = { $goods } sailed with { $seat }
vikings-title-kept = Ship { $ship } kept from { $seat }
vikings-title-unkept = Ship { $ship } was for { $seat }
vikings-title-took = { vikings-part-goods } at { $value }
vikings-title-untaken = No { vikings-part-goods } at { $value }
vikings-title-near =
    { $count ->
        [one] { $count } point rather than { $next }
       *[other] { $count } points rather than { $next }
    }
vikings-title-short =
    { $count ->
        [one] { $count } point rather than { $best }
       *[other] { $count } points rather than { $best }
    }
vikings-title-chance = A chance of { $count }% rather than { $next }%
vikings-title-slid = A chance of { $count }% rather than { $best }%
vikings-title-rival = It was all about { $seat }
vikings-title-answered = { $seat } had an answer

## What puzzles teach

vikings-theme-control = Who is first in control
vikings-theme-bets = Bets that win
vikings-theme-rivals = What the others count on
vikings-theme-cargo = Goods aboard
vikings-theme-market = The value of goods
vikings-theme-order = Timing
