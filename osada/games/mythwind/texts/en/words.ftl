### The position in words, for the text table; what the boards call the same way is in page.ftl and terminal.ftl.

mythwind-words-area = Area { $area }
mythwind-words-space = Space { $space }
mythwind-words-progress = { $has } of { $needs }
mythwind-words-row = Row { $row }
mythwind-words-to-build = Buildings not built yet
mythwind-words-community = Community work costs
mythwind-words-skills = Skills
mythwind-words-used = used today
mythwind-words-set =
    { $count ->
        [one] { $count } tile, { $ripe } ripe, worth { $coins }: { $cells }
       *[other] { $count } tiles, { $ripe } ripe, worth { $coins }: { $cells }
    }
mythwind-words-orders-left = orders in the piles: { $count }
mythwind-words-exclusive = rivals leave it alone
