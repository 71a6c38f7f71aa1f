### What the board of Vikings on Board says on the page. Colours and goods come as the game names them.

vikings-page-round = Kolo { $round }
vikings-page-tab-fjord = Fjord
vikings-page-tab-village = Vesnice
vikings-page-tab-market = Ceny

## The village

vikings-page-village = Vesnice
vikings-page-to-move = čekají
vikings-page-chosen = zvolili
vikings-page-space-number = pole { $number }
vikings-page-waits = čeká tu { $seat }, v řadě číslo { $order }
vikings-page-stands = stojí tu { $seat }

vikings-page-hint-first-player = příští kolo jako první
vikings-page-hint-promote = vlastní díl k přídi
vikings-page-hint-jump-own = vlastní díl na jinou loď
vikings-page-hint-bet = kdo bude mít kontrolu?
vikings-page-hint-add-1 =
    { $left ->
        [0] hromádka je prázdná
        [one] naložte zboží, zbývá { $left }
        [few] naložte zboží, zbývají { $left }
       *[other] naložte zboží, zbývá { $left }
    }
vikings-page-hint-market = zvyšte jednu cenu
vikings-page-hint-jump-any = libovolný díl na jinou loď
vikings-page-hint-bet-or-move = nová sázka, nebo přesun
vikings-page-hint-draw-3 =
    { $left ->
        [0] hromádka je prázdná
        [one] zvolte zboží, zbývá { $left }
        [few] zvolte zboží, zbývají { $left }
       *[other] zvolte zboží, zbývá { $left }
    }
vikings-page-hint-set-sail =
    { $left ->
        [0] nezbývá žádná záď
        [one] vezměte záď, zbývá { $left }
        [few] vezměte záď, zbývají { $left }
       *[other] vezměte záď, zbývá { $left }
    }
vikings-page-hint-swap = dva díly, dvě lodě

## Harbour and fjord

vikings-page-fjord = Přístav a fjord
vikings-page-berth = Stání { $ship }
vikings-page-piece =
    Díl { $place } lodi { $ship }: { $colour }, { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
vikings-page-piece-viking =
    Díl { $place } lodi { $ship }: { $colour }, { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    } a viking navíc
vikings-page-ship = Loď { $ship }. Zboží: { $goods }. Kontrola: { $control }
vikings-page-ship-sailed = Loď { $ship }, na moři. Zboží: { $goods }. Kontrola: { $control }
vikings-page-none = nic
vikings-page-rank =
    { $rank ->
        [1] Hlavní kontrola
        [2] Druhý v pořadí kontroly
        [3] Třetí v pořadí kontroly
       *[4] Čtvrtý v pořadí kontroly
    }: { $colour }, { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
vikings-page-bet-of = sázka: { $seat }
vikings-page-bet-worth = sázka: { $seat }, hodnota { $value }
vikings-page-sailed = na moři
vikings-page-sailed-in = na moři od kola { $round }
vikings-page-skip = Přeskočit

## Before the player

vikings-page-your-bets = Vaše sázky
vikings-page-token-hand = Žeton sázky { $token }, v zásobě
vikings-page-token-laid = Žeton sázky { $token }, u lodi { $ship }
vikings-page-token-won = Žeton sázky { $token }, vyhraný
vikings-page-at = { $ship }
vikings-page-in-hand-goods = K naložení
vikings-page-choose-drawn = Naložte jeden
vikings-page-choose-market = Zvyšte cenu
vikings-page-choose-take = Vezměte jeden
vikings-page-choose-remove = Odstraňte jeden
vikings-page-goods-worth = { $goods }, cena { $value }

## Beside the board

vikings-page-market = Tržiště
vikings-page-market-worth = cena na konci
vikings-page-worth-each = po { $value }
vikings-page-sterns =
    { $left ->
        [0] Nezbývá žádná záď
        [one] Zbývá { $left } záď
        [few] Zbývají { $left } zádě
       *[other] Zbývá { $left } zádí
    }
vikings-page-nobody-plays = Týmy bez hráče
vikings-page-removed = Mimo hru
vikings-page-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
vikings-page-holds-stern = má záď: určí loď, která vypluje
vikings-page-bets-held =
    { $hand ->
        [one] { $hand } žeton sázky v zásobě
        [few] { $hand } žetony sázek v zásobě
       *[other] { $hand } žetonů sázek v zásobě
    }, vyhrané: { $won }

## The position in words

vikings-page-words-ship = Loď
vikings-page-words-hull = Trup od přídě
vikings-page-words-goods = Zboží
vikings-page-words-control = Kontrola
vikings-page-words-bets = Sázky
vikings-page-words-player = Hráč
vikings-page-words-hand = Sázky v zásobě
vikings-page-words-won = Sázky vyhrané
vikings-page-words-pile = { $space }: { $count ->
        [one] { $count } žeton v hromádce
        [few] { $count } žetony v hromádce
       *[other] { $count } žetonů v hromádce
    }

## Informační karty

vikings-page-nth = { $number }.
vikings-page-card-space = akční pole { $number }, vesnice
vikings-page-card-waits = { $seat } tu má vikinga, který teprve přijde na řadu.
vikings-page-card-left = zbývá v hromádce
vikings-page-card-sterns = zbývá zádí
vikings-page-card-line = v pořadí příštího kola
vikings-page-card-ship = Loď { $ship }
vikings-page-card-places = obsazená místa: { $taken } z { $of }
vikings-page-card-ship-does = Hlavní kontrolu má tým s nejvíce štíty na palubě; při shodě ten, jehož díl je blíž přídi.
vikings-page-card-ship-sailed = Vyplula na moře. Neúspěšné sázky zůstávají u jejího stání.
vikings-page-card-on-prow = na přídi
vikings-page-card-bets-here = sázky zde
vikings-page-card-piece-name =
    { $shields ->
        [one] { $colour } díl, { $shields } štít
        [few] { $colour } díl, { $shields } štíty
       *[other] { $colour } díl, { $shields } štítů
    }
vikings-page-card-piece = místo { $place } na lodi { $ship }
vikings-page-card-piece-does = Jeho štíty se počítají týmu, když loď vypluje. Při shodě rozhoduje díl nejblíž přídi.
vikings-page-card-piece-viking = Jeho štíty se počítají týmu, když loď vypluje, a viking na něm platí za další štít.
vikings-page-card-shields = štíty
vikings-page-card-team = jeho týmu na palubě
vikings-page-card-circle-name = { $colour }, loď { $ship }
vikings-page-card-circle = sázkový kroužek
vikings-page-card-circle-does = Sázka zde vyhrává, má-li { $team } tým hlavní kontrolu, když loď { $ship } vypluje.
vikings-page-card-first-now = hlavní kontrola teď
vikings-page-card-token = Žeton sázky { $token }
vikings-page-card-token-does =
    { $token ->
        [one] Pokládá se lícem dolů; správná sázka přinese na konci { $token } bod.
        [few] Pokládá se lícem dolů; správná sázka přinese na konci { $token } body.
       *[other] Pokládá se lícem dolů; správná sázka přinese na konci { $token } bodů.
    }
vikings-page-card-goods = zboží
vikings-page-card-goods-does = Každý takový žeton, který máte na konci, přinese tolik bodů, kolik je pak cena tohoto zboží na tržišti.
vikings-page-card-worth = bodů za žeton teď
vikings-page-card-top = nejvíc

## Kroky a co přinesou

vikings-page-step-piece = díl
vikings-page-step-other = druhý díl
vikings-page-step-ship = loď
vikings-page-step-token = žeton
vikings-page-step-circle = kroužek
vikings-page-step-goods = zboží
vikings-page-how-space = Zvolte jedno z polí v modrém rámečku.
vikings-page-how-promote = Zvolte zvýrazněný díl.
vikings-page-how-jump-piece = Zvolte zvýrazněný díl: přejde na konec jiné lodi, kde je místo.
vikings-page-how-jump-ship = Zvolte modré místo se znakem +.
vikings-page-how-token = Správná sázka dá tolik bodů, kolik je na žetonu.
vikings-page-how-circle = Zvolte barvu, která bude mít hlavní kontrolu, až loď vypluje.
vikings-page-how-load-ship = Zboží zůstává na přídi, dokud loď nevypluje.
vikings-page-how-market = Jeho cena stoupne o jedna, pro všechny.
vikings-page-how-drawn = Ostatní se vrátí pod hromádku.
vikings-page-how-swap-first = Zvolte zvýrazněný díl.
vikings-page-how-swap-second = Díly si vymění místa.
vikings-page-how-viking = Počítá se jako další štít.
vikings-page-how-sail = Její zboží se hned rozdělí.
vikings-page-how-take = Zboží má hodnotu, kterou na konci ukáže tržiště.
vikings-page-how-remove = Nikdo ho nezíská.
vikings-page-how-finished = Počítají se body.
vikings-page-brings-control = loď { $ship }: { $order }
vikings-page-brings-price = { $goods }: { $from } → { $value }
vikings-page-guide-piece = Tento díl
vikings-page-guide-ship = Tato loď
vikings-page-guide-circle = Vsaďte sem
