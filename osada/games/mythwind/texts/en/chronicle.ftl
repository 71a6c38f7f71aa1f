### The chronicle of a campaign: osada chronicle, and the page one opens from the table.

mythwind-chronicle-title = The Chronicle of the Valley
mythwind-chronicle-season = { $season }, year { $year }
mythwind-chronicle-chapter =
    { $chapter ->
        [1] Chapter one: The Key
        [2] Chapter two: Eight Names
        [3] Chapter three: The Bad Winter
        [4] Chapter four: The Line
       *[5] Afterwards
    }
mythwind-chronicle-adventure = { $who } sets out.
mythwind-chronicle-built = New in the valley: { $names }.
mythwind-chronicle-cleared =
    { $count ->
        [one] One forest has made room.
       *[other] { $count } forests have made room.
    }
mythwind-chronicle-then = The valley then
mythwind-chronicle-now = The valley now
mythwind-chronicle-after-year = After year { $year }
mythwind-chronicle-joins = { $who } joins the town.
mythwind-chronicle-rests = Not in the town for now: { $who }.
