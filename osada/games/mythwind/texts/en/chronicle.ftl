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
# From event 111 to event 121 it is winter, and the calendar goes on.
mythwind-chronicle-winter =
    { $season ->
        [spring] Spring by the calendar, winter by the window
        [summer] Summer by the calendar, winter by the window
        [autumn] Autumn by the calendar, winter by the window
       *[winter] Winter by the calendar and by the window
    }
# Before a card of that winter that comes to hand in another season.
mythwind-chronicle-leaf =
    { $kind ->
        [adventure] High up, where it is winter all year round.
       *[event] A leaf from the bad winter.
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
mythwind-chronicle-years = The years
mythwind-chronicle-marks = Marks in the margin
mythwind-chronicle-untold = Not yet told
mythwind-chronicle-goal-met = { $goal }: kept.
mythwind-chronicle-goal-missed = { $goal }: missed.
mythwind-chronicle-earned =
    { $count ->
        [one] { $count } coin earned
       *[other] { $count } coins earned
    }
mythwind-chronicle-untold-envelopes =
    { $count ->
        [one] One seal is unbroken.
       *[other] { $count } seals are unbroken.
    }
mythwind-chronicle-untold-sprites =
    { $count ->
        [one] One sprite has not yet given its name.
       *[other] { $count } sprites have not yet given their names.
    }
mythwind-chronicle-untold-upgrades =
    { $count ->
        [one] There is one more thing that the tower could do.
       *[other] There are { $count } more things that the tower could do.
    }
mythwind-chronicle-untold-kept = Still open on the table: { $titles }.
