### The end of a game at the table: its film, the banner on the board, and the page after it.

page-end-film = This is how it ends…
page-end-skip = Skip
page-end-see = See it again
page-end-how = How it went
page-end-stay = Stay here
page-end-points = Points
page-end-sources = all sources
page-end-parted = { $names } wins on the tie-break: { $what }, { $first } to { $second }.
page-end-took-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-end-took-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-end-banner-wins =
    { $count ->
        [one] { $names } wins with { $count } point
       *[other] { $names } wins with { $count } points
    }
page-end-banner-brief = { $names } wins with { $count }
page-end-banner-share = { $names } share the victory
page-end-banner-alone =
    { $count ->
        [one] { $names } has { $count } point
       *[other] { $names } has { $count } points
    }
page-end-banner-ended = The game was ended early
