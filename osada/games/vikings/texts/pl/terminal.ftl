### The board of Vikings on Board at the terminal. Each key is used in terminal/, without "cli-".

cli-vikings-village = Wioska
cli-vikings-line = kolejka
cli-vikings-harbour = Statki
cli-vikings-prow = dziób
cli-vikings-hull = kadłub od dziobu
cli-vikings-control = kontrola
cli-vikings-bets = zakłady: kto→kogo:ile
cli-vikings-players = Gracze
cli-vikings-seat = gracz
cli-vikings-you = grasz: { $name }
cli-vikings-sailed = na morzu
cli-vikings-worth = pkt
cli-vikings-hand = obok
cli-vikings-won = trafne
cli-vikings-market = Targowisko
cli-vikings-removed = Poza grą
cli-vikings-drawn = Wzięte
cli-vikings-neutral = Bez gracza
cli-vikings-round = runda { $round }
cli-vikings-sterns =
    { $count ->
        [0] nie ma już ruf
        [one] została { $count } rufa
        [few] zostały { $count } rufy
       *[many] zostało { $count } ruf
    }
cli-vikings-sailor = { $seat } ma rufę: na koniec rundy wypływa statek

## Letters: of the teams as on the page, and of the goods

cli-vikings-letter-red = { page-letter-r }
cli-vikings-letter-green = { page-letter-g }
cli-vikings-letter-blue = { page-letter-b }
cli-vikings-letter-yellow = { page-letter-y }
cli-vikings-letter-fur = s
cli-vikings-letter-grain = z
cli-vikings-letter-nails = g
