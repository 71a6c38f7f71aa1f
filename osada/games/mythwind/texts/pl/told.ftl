### Ile przyniosła zakończona pora roku. Klucze są z told/phrases.py.

mythwind-told-season = { mythwind-part-season }, rok { $year }
mythwind-told-earned = Monety zarobione: { $count } ({ $parts }).
mythwind-told-spent = Monety wydane: { $count } ({ $parts }).
mythwind-told-gained = { $resource-name }, zysk: { $count } ({ $parts }).
mythwind-told-used = { $resource-name }, zużycie i straty: { $count } ({ $parts }).
mythwind-told-by =
    { $cause ->
        [trade] własny fach { $count }
        [odd-job] dorywcze prace { $count }
        [stores] prace społeczne { $count }
        [construction] budowy { $count }
        [workers] robotnicy { $count }
        [skills] umiejętności { $count }
        [building] budynki { $count }
        [event] wydarzenia { $count }
        [adventure] przygody { $count }
        [goal] cel { $count }
        [field] pole akcji duszków { $count }
        [weather] pogoda { $count }
        [forest] odkryte obszary { $count }
        [tower] wieża { $count }
        [tales] małe historie miasteczka { $count }
       *[errand] sprawunki { $count }
    }
mythwind-told-built = Miasteczko ukończyło { $building-acc }.
mythwind-told-given =
    { $cause ->
        [event] Dzięki wydarzeniu miasteczko dostało { $building-acc }.
        [adventure] Dzięki przygodzie miasteczko dostało { $building-acc }.
       *[other] Miasteczko dostało { $building-acc }.
    }
mythwind-told-nothing-built = Żadna budowa nie dobiegła końca; rozpoczętych: { $count }.
mythwind-told-met = Cel { mythwind-part-goal } zrealizowany: { $has }, wystarczało { $needs }.
mythwind-told-missed = Cel { mythwind-part-goal } niezrealizowany: { $has } z { $needs }.
mythwind-told-days = Dni: { $days }; bez akcji postaci: { $idle }; dorywcze prace: { $odd }; wizyty tylko dla przywiązania: { $stood }.
mythwind-told-dice = Zatrudnieni robotnicy: { $hired }; ile razy pomogli: { $helped }.
