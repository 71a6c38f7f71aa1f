### Dlaczego ruch jest dobry albo co kosztuje. Klucze jak w insight/phrases.py.

vikings-why-first =
    Masz główną kontrolę nad statkiem { $ship }, { $mine } do { $next }, i { $count ->
        [one] towar na jego dziobie jest twój.
       *[other] pierwszeństwo wyboru towarów z jego dziobu ({ $count }).
    }
vikings-why-first-empty = Masz główną kontrolę nad statkiem { $ship }, { $mine } do { $next }, zanim trafią na niego towary.
vikings-why-share = Twój udział w towarach ze statku { $ship } rośnie.
vikings-why-less = Twój udział w towarach ze statku { $ship } maleje.
vikings-why-load =
    { $count ->
        [one] Na statku { $ship } jest towar, a ty masz nad nim główną kontrolę.
        [few] Na statku { $ship } leżą już { $count } towary, a ty masz pierwszeństwo wyboru.
       *[other] Na statku { $ship } leży już { $count } towarów, a ty masz pierwszeństwo wyboru.
    }
vikings-why-bet = Twój zakład za { $token } na drużynę { vikings-part-colour.team-object } przy statku { $ship } teraz wygrywa.
vikings-why-bet-leads = Drużyna { vikings-part-colour.team } przejmuje główną kontrolę nad statkiem { $ship }: twój zakład jest tam wart { $token }.
vikings-why-bet-firmer =
    { $count ->
        [one] Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } o { $count } tarczę, więc twój zakład za { $token } jest pewniejszy.
        [few] Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } o { $count } tarcze, więc twój zakład za { $token } jest pewniejszy.
       *[other] Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } o { $count } tarcz, więc twój zakład za { $token } jest pewniejszy.
    }
vikings-why-bet-trails = Drużyna { vikings-part-colour.team } traci główną kontrolę nad statkiem { $ship }, a z nią przepada twój zakład za { $token }.
vikings-why-spoils = { $seat } ma przy statku { $ship } zakład na drużynę { vikings-part-colour.team-object }, która traci główną kontrolę.
vikings-why-helps = { $seat } ma przy statku { $ship } zakład na drużynę { vikings-part-colour.team-object }, która zyskuje główną kontrolę.
vikings-why-takes-lead = { $seat } traci główną kontrolę nad statkiem { $ship } i najlepsze towary.
vikings-why-gives-lead = { $seat } zyskuje główną kontrolę nad statkiem { $ship } i najlepsze towary.
vikings-why-market =
    { $count ->
        [0] Cena { vikings-part-goods.genitive } rośnie do { $value }.
       *[other] Cena { vikings-part-goods.genitive } rośnie do { $value }, a ty masz już { $count }.
    }
vikings-why-stern = Bierzesz rufę, więc to ty wskażesz statek, który wypłynie w tej rundzie.
vikings-why-sails =
    { $count ->
        [one] Statek { $ship } wypływa, kiedy jego towar jest twój.
       *[other] Statek { $ship } wypływa z towarami ({ $count }), kiedy masz w nich udział.
    }
vikings-why-sails-bet = Statek { $ship } wypływa, a główną kontrolę ma drużyna { vikings-part-colour.team }: twój zakład za { $token } wygrywa.
vikings-why-took = Bierzesz { vikings-part-goods }, teraz za { $value }.
vikings-why-early = Następną rundę zaczynasz ty.
vikings-why-fine = Niczego nie tracisz, a dalszy ciąg jest stąd dla ciebie najlepszy.

## Czego uczą zagadki

vikings-theme-control = Kto ma główną kontrolę
vikings-theme-bets = Zakłady, które wygrywają
vikings-theme-rivals = Na co liczą inni
vikings-theme-cargo = Towary na pokładzie
vikings-theme-market = Cena towarów
vikings-theme-order = Zdążyć na czas
