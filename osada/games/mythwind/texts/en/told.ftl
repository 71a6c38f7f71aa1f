### What a finished season came to. The keys are those of told/phrases.py.

mythwind-told-season = { mythwind-part-season }, year { $year }
mythwind-told-earned = Coins in: { $count } ({ $parts }).
mythwind-told-spent = Coins out: { $count } ({ $parts }).
mythwind-told-gained = { $resource-name } gained: { $count } ({ $parts }).
mythwind-told-used = { $resource-name } used or lost: { $count } ({ $parts }).
mythwind-told-by =
    { $cause ->
        [trade] own trade { $count }
        [odd-job] odd jobs { $count }
        [stores] community work { $count }
        [construction] constructions { $count }
        [workers] workers { $count }
        [skills] skills { $count }
        [building] buildings { $count }
        [event] events { $count }
        [adventure] adventures { $count }
        [goal] the goal { $count }
        [field] the sprite field { $count }
        [weather] the weather { $count }
        [forest] cleared forests { $count }
        [tower] the Tower { $count }
        [tales] the town’s small stories { $count }
       *[errand] errands { $count }
    }
mythwind-told-built = The town finished { $building-acc }.
mythwind-told-given =
    { $cause ->
        [event] An event gave the town { $building-acc }.
        [adventure] An adventure gave the town { $building-acc }.
       *[other] The town was given { $building-acc }.
    }
mythwind-told-nothing-built =
    { $count ->
        [0] No building was begun or finished.
        [one] No building was finished; { $count } was begun.
       *[other] No building was finished; { $count } were begun.
    }
mythwind-told-met = The goal { mythwind-part-goal } was met: { $has }, and { $needs } was enough.
mythwind-told-missed = The goal { mythwind-part-goal } was missed: { $has } of { $needs }.
mythwind-told-days = Days: { $days }; without a Character action: { $idle }; odd jobs: { $odd }; visits for the attachment alone: { $stood }.
mythwind-told-dice = Workers hired: { $hired }; put to work: { $helped }.
