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
mythwind-chronicle-who = Who is who
mythwind-chronicle-span = from { $first } to { $last }
mythwind-chronicle-stands = What stands today
mythwind-chronicle-there = Those who were there

## Who is who: a name, a line, and the forms in which the story names them (“…” stands for any ending)

mythwind-who-ilsa = Ilsa
mythwind-who-ilsa-says = guide over the pass; she has chosen the camp nineteen times
mythwind-who-ilsa-forms = Ilsa
mythwind-who-fiks = Fiks
mythwind-who-fiks-says = no taller than a boot; she counts, and goes ahead
mythwind-who-fiks-forms = Fiks
mythwind-who-agatha = Agatha
mythwind-who-agatha-says = the baker; she has views on dough
mythwind-who-agatha-forms = Agatha
mythwind-who-mila = Mila
mythwind-who-mila-says = Agatha’s granddaughter, the smallest; says they were only counting
mythwind-who-mila-forms = Mila
mythwind-who-vitus = Vitus
mythwind-who-vitus-says = the mason; he distrusts anything that is not stone
mythwind-who-vitus-forms = Vitus
mythwind-who-dora = Dora
mythwind-who-dora-says = the beekeeper; says little, and pencils in the rest
mythwind-who-dora-forms = Dora
mythwind-who-anton = Anton
mythwind-who-anton-says = schoolmaster; keeps the town book and counts the spoons
mythwind-who-anton-forms = Anton
mythwind-who-tobias = Tobias
mythwind-who-tobias-says = the pedlar; reads the letters that he carries
mythwind-who-tobias-forms = Tobias
mythwind-who-deacon = Deacon
mythwind-who-deacon-says = the oldest of the mules
mythwind-who-deacon-forms = Deacon
mythwind-who-buuk = Buuk
mythwind-who-buuk-says = carries; plants, too, as he thinks best
mythwind-who-buuk-forms = Buuk
mythwind-who-slate = Slate
mythwind-who-slate-says = a boulder who has learnt to knock
mythwind-who-slate-forms = Slate
mythwind-who-dimple = Dimple
mythwind-who-dimple-says = landlord of the lower meadow, by his own reckoning
mythwind-who-dimple-forms = Dimple
mythwind-who-elida = Elida
mythwind-who-elida-says = came in by the frost on the pane
mythwind-who-elida-forms = Elida
mythwind-who-puk = Puk
mythwind-who-puk-says = finishes what lies on other people’s benches
mythwind-who-puk-forms = Puk
mythwind-who-kaspar = Kaspar
mythwind-who-kaspar-says = fiddler; he took the tune, to keep it dry
mythwind-who-kaspar-forms = Kaspar
mythwind-who-jonas = Jonas
mythwind-who-jonas-says = charcoal-burner; he kept his half of the fire
mythwind-who-jonas-forms = Jonas
mythwind-who-simon = Simon
mythwind-who-simon-says = ferryman; his rope was the bell’s
mythwind-who-simon-forms = Simon
mythwind-who-lucy = Lucy
mythwind-who-lucy-says = shepherdess; hook six, and a ladle
mythwind-who-lucy-forms = Lucy
mythwind-who-hedwig = Hedwig
mythwind-who-hedwig-says = apothecary; she took a jar of that winter’s snow
mythwind-who-hedwig-forms = Hedwig
mythwind-who-matthias = Matthias
mythwind-who-matthias-says = the one they each thought another had by the hand
mythwind-who-matthias-forms = Matthias
mythwind-who-rosa = Rosa
mythwind-who-rosa-says = the surveyor; goes by the straight line
mythwind-who-rosa-forms = Rosa
