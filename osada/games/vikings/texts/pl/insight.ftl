### Dlaczego ruch jest dobry albo co kosztuje. Klucze jak w insight/phrases.py.

vikings-part-why-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
# o ile: o 1 tarczę, o 2 tarcze
vikings-part-why-by =
    { $count ->
        [one] { $count } tarczę
        [few] { $count } tarcze
       *[other] { $count } tarcz
    }
vikings-part-why-shields =
    { $lead ->
        [0] tarcz tyle samo ({ $mine }), ale bliżej dziobu
       *[other] tarcze { $mine } do { $next }
    }
vikings-part-why-left =
    { $left ->
        [0] nikt już nie ruszy
        [one] został { $left } wiking
       *[other] zostało { $left } wikingów
    }

vikings-why-first = Masz główną kontrolę nad statkiem { $ship }, { vikings-part-why-shields }: { $goods }, na razie { vikings-part-why-points }.
vikings-why-first-empty = Masz główną kontrolę nad statkiem { $ship }, { vikings-part-why-shields }, zanim trafią na niego towary.
vikings-why-share =
    { $was ->
        [0] Wchodzisz na statek { $ship }: { $now }. wybór, na razie { vikings-part-why-points }.
       *[other] Statek { $ship }: { $was }. wybór → { $now }. wybór, na razie { vikings-part-why-points }.
    }
vikings-why-fuller = Więcej towarów na statku { $ship }: twój { $now }. wybór jest na razie wart o { vikings-part-why-points } więcej.
vikings-why-less =
    { $now ->
        [0] Nie ma cię już na statku { $ship }: na razie mniej o { vikings-part-why-points }.
       *[other] Statek { $ship }: na razie mniej o { vikings-part-why-points }, { $now }. wybór zamiast { $was }.
    }
vikings-why-load = Na statku { $ship } przybywa towarów, a masz nad nim główną kontrolę: { $goods }, na razie { vikings-part-why-points }.
vikings-why-load-neutral = Towary na statek { $ship }: { $goods }. Prowadzi tam neutralna drużyna { vikings-part-colour.team }, więc nikt nie zyskuje.
vikings-why-load-rival = To ładunek dla kogoś innego. Statek { $ship }: { $seat } zyskuje na razie { vikings-part-why-points }.
vikings-why-bet =
    { $count ->
        [0] Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } przy remisie, { vikings-part-why-left }: zakład za { $token } byłby trafiony.
       *[other] Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } o { vikings-part-why-by }, { vikings-part-why-left }: zakład za { $token } byłby trafiony.
    }
vikings-why-bet-later =
    { $count ->
        [0] Zakład za { $token } na drużynę { vikings-part-colour.team-object } przy statku { $ship }: remis o główną kontrolę, { vikings-part-why-left }.
       *[other] Zakład za { $token } na drużynę { vikings-part-colour.team-object } przy statku { $ship }: brakuje jej { vikings-part-why-lacking }, { vikings-part-why-left }.
    }
# ile brakuje: 1 tarczy, 2 tarcz
vikings-part-why-lacking =
    { $count ->
        [one] { $count } tarczy
       *[other] { $count } tarcz
    }
vikings-why-bet-leads =
    { $count ->
        [0] Drużyna { vikings-part-colour.team } prowadzi teraz na statku { $ship } przy remisie: twój zakład za { $token } byłby trafiony.
       *[other] Drużyna { vikings-part-colour.team } prowadzi teraz na statku { $ship } o { vikings-part-why-by }: twój zakład za { $token } byłby trafiony.
    }
vikings-why-bet-firmer = Drużyna { vikings-part-colour.team } prowadzi na statku { $ship } o { vikings-part-why-by }, więc twój zakład za { $token } jest pewniejszy.
vikings-why-bet-trails = Drużyna { vikings-part-colour.team } nie prowadzi już na statku { $ship }: twój zakład za { $token } byłby chybiony.
vikings-why-spoils = { $seat } ma przy statku { $ship } zakład na drużynę { vikings-part-colour.team-object }, która traci główną kontrolę.
vikings-why-helps = { $seat } ma przy statku { $ship } zakład na drużynę { vikings-part-colour.team-object }, która zyskuje główną kontrolę.
vikings-why-takes-lead = { $seat } traci główną kontrolę nad statkiem { $ship }: na razie mniej o { vikings-part-why-points }.
vikings-why-gives-lead = { $seat } zyskuje główną kontrolę nad statkiem { $ship }: na razie więcej o { vikings-part-why-points }.
vikings-why-rival-less = Statek { $ship }: { $seat } dostanie na razie mniej o { vikings-part-why-points }.
vikings-why-rival-more = Statek { $ship }: { $seat } dostanie na razie więcej o { vikings-part-why-points }.
vikings-why-market =
    { $count ->
        [one] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a masz { $count } taki żeton.
        [few] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a masz { $count } takie żetony.
       *[other] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a masz { $count } takich żetonów.
    }
vikings-why-market-soon =
    { $count ->
        [one] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a na statkach czeka na ciebie { $count } taki żeton.
        [few] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a na statkach czekają na ciebie { $count } takie żetony.
       *[other] Wartość { vikings-part-goods.genitive }: { $was } → { $value }, a na statkach czeka na ciebie { $count } takich żetonów.
    }
vikings-why-market-rival = Wartość { vikings-part-goods.genitive }: { $was } → { $value }. Żetony: { $seat } ma { $theirs }, ty masz { $mine }.
vikings-why-draw =
    { $count ->
        [few] Oglądasz { $count } żetony towarów i wybierasz, który załadować i gdzie.
       *[other] Oglądasz { $count } żetonów towarów i wybierasz, który załadować i gdzie.
    }
vikings-why-add =
    { $count ->
        [one] Żeton towaru trafi tam, gdzie wskażesz; główną kontrolę masz nad statkiem { $ships }.
       *[other] Żeton towaru trafi tam, gdzie wskażesz; główną kontrolę masz nad statkami { $ships }.
    }
vikings-why-stern =
    { $count ->
        [0] Bierzesz ostatnią rufę i wskazujesz statek, który wypłynie.
        [one] Bierzesz rufę i wskazujesz statek, który wypłynie; zostaje { $count }.
        [few] Bierzesz rufę i wskazujesz statek, który wypłynie; zostają { $count }.
       *[other] Bierzesz rufę i wskazujesz statek, który wypłynie; zostaje { $count }.
    }
vikings-why-sails = Statek { $ship } wypływa i dostajesz: { $goods }, na razie { vikings-part-why-points }.
vikings-why-sails-bet = Statek { $ship } wypływa, a główną kontrolę ma drużyna { vikings-part-colour.team }: twój zakład za { $token } jest trafiony.
vikings-why-sails-lost = Statek { $ship } wypływa, ale drużyna { vikings-part-colour.team } nie prowadzi: twój zakład za { $token } jest chybiony.
vikings-why-sails-missed = Statek { $ship } wypływa, ale drużyna { vikings-part-colour.team }, na którą { $seat } ma zakład, nie prowadzi.
vikings-why-sails-gives = { $seat } bierze ze statku { $ship } najwięcej: { $goods }, na razie { vikings-part-why-points }.
vikings-why-sails-stays = Statek { $ship } zostaje w porcie. { $seat } ma z niego dostać: { $goods }, na razie { vikings-part-why-points }.
vikings-why-took = Bierzesz { vikings-part-goods } (wartość { $value }).
vikings-why-early = Następną rundę zaczynasz ty.

## Kiedy żaden zysk się nie wyróżnia

vikings-why-even = To samo daje { $letter }: szansa na wygraną około { $count }%.
vikings-why-near = { $letter } daje to samo w granicach błędu: szansa na wygraną około { $count }% i { $next }%.
# około ilu: około 1 punktu, około 18 punktów
vikings-part-why-points-of =
    { $count ->
        [one] { $count } punktu
       *[other] { $count } punktów
    }
vikings-why-alone = Zapowiada około { vikings-part-why-points-of } więcej niż drugi najlepszy ruch.
vikings-why-points = Żaden zysk się nie wyróżnia: na koniec około { vikings-part-why-points-of }, po drugim najlepszym ruchu { $next }.
vikings-why-rival = { $seat } ma z tego mniej: na koniec około { vikings-part-why-points-of }, po drugim najlepszym ruchu { $next }.
vikings-why-chance = Żaden zysk się nie wyróżnia: szansa na wygraną około { $count }%, po drugim najlepszym ruchu { $next }%.
vikings-why-fewer = Na koniec około { vikings-part-why-points-of }; po najlepszym ruchu byłoby { $best }.
vikings-why-gives = { $seat } może mieć na koniec około { vikings-part-why-points-of }; po najlepszym ruchu byłoby { $best }.
vikings-why-worse = Szansa na wygraną to około { $count }%; po najlepszym ruchu byłoby { $best }%.
vikings-why-lone = Każdy inny ruch daje to samo albo mniej: szansa na wygraną to około { $count }%.
vikings-why-then = { $seat } ma na to odpowiedź. { $what }

## Jak nazywa się chwila

vikings-title-led = Główna kontrola nad statkiem { $ship }
vikings-title-unled = Statek { $ship } mógł być twój
vikings-title-loaded = Towary na twoim statku { $ship }
vikings-title-unloaded = Twój statek { $ship } bez ładunku
vikings-title-bet = Zakład za { $token } na drużynę { vikings-part-colour.team-object }: w samą porę
vikings-title-unbet = Zakład za { $token } na drużynę { vikings-part-colour.team-object }, którego nie było
vikings-title-saved = Zakład za { $token } przy statku { $ship }: bezpieczny
vikings-title-unsaved = Zakład za { $token } przy statku { $ship }: na łasce losu
vikings-title-dearer = Wartość { vikings-part-goods.genitive } w górę, do { $value }
vikings-title-cheap = Wartość { vikings-part-goods.genitive } stoi na { $was }
vikings-title-beaten = Statek { $ship }: { $seat } zostaje w tyle
vikings-title-unbeaten = Statek { $ship } dalej trzyma { $seat }
vikings-title-loot = Ze statku { $ship } więcej o { vikings-part-why-points }
vikings-title-left =
    { $count ->
        [one] Na statku { $ship } przepada { $count } punkt
        [few] Na statku { $ship } przepadają { $count } punkty
       *[other] Na statku { $ship } przepada { $count } punktów
    }
vikings-title-less = Statek { $ship }: mniej o { vikings-part-why-points }
vikings-title-neutral = Towary dla nikogo, statek { $ship }
vikings-title-load-rival = Na statku { $ship } pracujesz dla kogoś innego: { $seat }
vikings-title-bet-trails = Zakład za { $token } przy statku { $ship } oddany za darmo
vikings-title-spoils = Statek { $ship }: { $seat } traci zakład
vikings-title-unspoilt = Statek { $ship }: { $seat } nie traci zakładu
vikings-title-helps = Statek { $ship }: { $seat } wygrywa zakład dzięki tobie
vikings-title-gives-lead = { $seat } przejmuje statek { $ship } dzięki tobie
vikings-title-rival-more = Statek { $ship }: { $seat } zyskuje dzięki tobie
vikings-title-market-rival = Wartość { vikings-part-goods.genitive } w górę do { $value }: zyskuje { $seat }
vikings-title-choice = Wybór towaru po twojej stronie
vikings-title-no-choice = Towar, którego nie wybierasz
vikings-title-stern = Rufa jest twoja
vikings-title-no-stern = Rufa nie dla ciebie
vikings-title-early = Pierwszeństwo w następnej rundzie
vikings-title-late = Spóźnienie na następną rundę
vikings-title-sails = Ze statku { $ship }: { $goods }
vikings-title-unsailed = Twój statek { $ship } zostaje w porcie
vikings-title-sails-lost = Zakład za { $token } tonie ze statkiem { $ship }
vikings-title-missed = Statek { $ship }: { $seat } chybia
vikings-title-sails-gives = { $goods }: wszystko bierze { $seat }
vikings-title-kept = Statek { $ship } zatrzymany: { $seat } poczeka
vikings-title-unkept = Statek { $ship } płynie dla kogoś innego: { $seat }
vikings-title-took = { vikings-part-goods } po { $value }
vikings-title-untaken = { vikings-part-goods } po { $value } nie dla ciebie
vikings-title-near = { vikings-part-why-points } zamiast { $next }
vikings-title-short = { vikings-part-why-points } zamiast { $best }
vikings-title-chance = Szansa { $count }% zamiast { $next }%
vikings-title-slid = Szansa { $count }% zamiast { $best }%
vikings-title-rival = Tu chodziło o kogoś innego: { $seat }
vikings-title-answered = { $seat } ma odpowiedź

## Czego uczą zagadki

vikings-theme-control = Kto ma główną kontrolę
vikings-theme-bets = Zakłady, które wygrywają
vikings-theme-rivals = Na co liczą inni
vikings-theme-cargo = Towary na pokładzie
vikings-theme-market = Wartość towarów
vikings-theme-order = Zdążyć na czas
