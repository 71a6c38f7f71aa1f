### Co přineslo skončené roční období. Klíče jsou z told/phrases.py.

mythwind-told-season = { mythwind-part-season }, rok { $year }
mythwind-told-earned = Mince získané: { $count } ({ $parts }).
mythwind-told-spent = Mince vydané: { $count } ({ $parts }).
mythwind-told-gained = { $resource-name }, přírůstek: { $count } ({ $parts }).
mythwind-told-used = { $resource-name }, spotřeba a ztráty: { $count } ({ $parts }).
mythwind-told-by =
    { $cause ->
        [trade] vlastní řemeslo { $count }
        [odd-job] příležitostné práce { $count }
        [stores] obecní práce { $count }
        [construction] stavby { $count }
        [workers] dělníci { $count }
        [skills] dovednosti { $count }
        [building] budovy { $count }
        [event] události { $count }
        [adventure] dobrodružství { $count }
        [goal] cíl { $count }
        [field] pole akcí skřítků { $count }
        [weather] počasí { $count }
        [forest] odkryté oblasti { $count }
        [tower] věž { $count }
        [tales] malé příběhy městečka { $count }
       *[errand] pochůzky { $count }
    }
mythwind-told-built = Městečko dokončilo { $building-acc }.
mythwind-told-given =
    { $cause ->
        [event] Díky události městečko získalo { $building-acc }.
        [adventure] Díky dobrodružství městečko získalo { $building-acc }.
       *[other] Městečko získalo { $building-acc }.
    }
mythwind-told-nothing-built = Žádná stavba nebyla dokončena; zahájených: { $count }.
mythwind-told-met = Cíl { mythwind-part-goal } splněn: { $has }, stačilo { $needs }.
mythwind-told-missed = Cíl { mythwind-part-goal } nesplněn: { $has } z { $needs }.
mythwind-told-days = Dnů: { $days }; bez akce postavy: { $idle }; příležitostné práce: { $odd }; návštěvy jen pro přidružení: { $stood }.
mythwind-told-dice = Najatí dělníci: { $hired }; kolikrát pomohli: { $helped }.
