### The board of Vikings on Board at the terminal. Each key is used in terminal/, without "cli-".

cli-vikings-village = Vesnice
cli-vikings-line = řada
cli-vikings-harbour = Lodě
cli-vikings-prow = příď
cli-vikings-hull = trup od přídě
cli-vikings-control = kontrola
cli-vikings-bets = sázky: kdo→koho:kolik
cli-vikings-players = Hráči
cli-vikings-seat = hráč
cli-vikings-you = hrajete: { $name }
cli-vikings-sailed = na moři
cli-vikings-worth = body
cli-vikings-hand = žetony
cli-vikings-won = vyhrané
cli-vikings-market = Tržiště
cli-vikings-removed = Mimo hru
cli-vikings-drawn = Vzaté
cli-vikings-neutral = Týmy bez hráče
cli-vikings-round = kolo { $round }
cli-vikings-sterns =
    { $count ->
        [0] nezbývá žádná záď
        [one] zbývá { $count } záď
        [few] zbývají { $count } zádě
       *[other] zbývá { $count } zádí
    }
cli-vikings-sailor = { $seat } má záď: na konci kola vypluje loď

## Letters: of the teams as on the page, and of the goods

cli-vikings-letter-red = { page-letter-r }
cli-vikings-letter-green = { page-letter-g }
cli-vikings-letter-blue = { page-letter-b }
cli-vikings-letter-yellow = { page-letter-y }
cli-vikings-letter-fur = k
cli-vikings-letter-grain = o
cli-vikings-letter-nails = h
