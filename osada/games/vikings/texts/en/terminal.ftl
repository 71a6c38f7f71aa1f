### The board of Vikings on Board at the terminal. Each key is used in terminal/, without "cli-".

cli-vikings-village = Village
cli-vikings-line = in line
cli-vikings-harbour = Ships
cli-vikings-prow = bow
cli-vikings-hull = hull, front to back
cli-vikings-control = control
cli-vikings-bets = bets: owner→clan:value
cli-vikings-players = Players
cli-vikings-seat = player
cli-vikings-you = you are { $name }
cli-vikings-sailed = sailed
cli-vikings-worth = worth
cli-vikings-hand = supply
cli-vikings-won = won
cli-vikings-market = Market
cli-vikings-removed = Out of the game
cli-vikings-drawn = Drawn
cli-vikings-neutral = Clans without a player
cli-vikings-round = round { $round }
cli-vikings-sterns =
    { $count ->
        [one] { $count } stern left
       *[other] { $count } sterns left
    }
cli-vikings-sailor = { $seat } holds a stern: a ship sails at the end of the round

## Letters: of the teams as on the page, and of the goods

cli-vikings-letter-red = { page-letter-r }
cli-vikings-letter-green = { page-letter-g }
cli-vikings-letter-blue = { page-letter-b }
cli-vikings-letter-yellow = { page-letter-y }
cli-vikings-letter-fur = h
cli-vikings-letter-grain = g
cli-vikings-letter-nails = m
