### The Crafter's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. “hidden” stands for an empty list.
### Glossary: token żeton · level poziom · bag worek · reserve rezerwa · order zamówienie · counter lada ·
### refine uszlachetnić · reputation reputacja · worker robotnik · sprite duszek · villager mieszkaniec.

## Names

mythwind-crafter-help = Dobieraj materiały z worka, uszlachetniaj je poziom po poziomie i realizuj zamówienia. Za lepszą robotę i lepszą reputację płacą więcej. Raz dziennie możesz skorzystać z lady: dołóż materiał do worka albo sprzedaj uszlachetniony żeton za monety i premię. Mieszkańcy przynoszą materiały i zamówienia, duszki uszlachetniają.
mythwind-crafter-cloth = Sukno
mythwind-crafter-leather = Skóra
mythwind-crafter-paper = Papier
mythwind-crafter-birch = Brzoza
mythwind-crafter-cedar = Cedr
mythwind-crafter-boots = Buty
mythwind-crafter-satchel = Torba
mythwind-crafter-scroll = Zwój
mythwind-crafter-mallet = Młotek
mythwind-crafter-stool = Stołek
mythwind-crafter-ledger = Księga rachunkowa
mythwind-crafter-cloak = Płaszcz
mythwind-crafter-chest = Skrzynia
mythwind-crafter-lantern = Latarnia
mythwind-crafter-sail = Żagiel
mythwind-crafter-cradle = Kołyska
mythwind-crafter-map-case = Futerał na mapy
mythwind-crafter-loom = Krosno
mythwind-crafter-saddle = Siodło
mythwind-crafter-bookcase = Biblioteczka
mythwind-crafter-harp = Harfa
mythwind-crafter-festival-tent = Namiot na festyn

# In a list.
mythwind-word-cloth = sukno
mythwind-word-leather = skóra
mythwind-word-paper = papier
mythwind-word-birch = brzoza
mythwind-word-cedar = cedr

## Skills

mythwind-skill-C1 = Tkactwo
mythwind-skill-C1-help = Raz dziennie, gdy sprzedajesz sukno: uszlachetnij inne sukno o jeden poziom.
mythwind-skill-C2 = Garbarstwo
mythwind-skill-C2-help = Raz dziennie, gdy sprzedajesz skórę: 2 monety więcej.
mythwind-skill-C3 = Papiernia
mythwind-skill-C3-help = Raz dziennie, gdy sprzedajesz papier: dobierz jeden żeton na pierwszy poziom.
mythwind-skill-C4 = Stolarstwo
mythwind-skill-C4-help = Raz dziennie, gdy sprzedajesz brzozę: uszlachetnij jeden żeton z pierwszego poziomu.
mythwind-skill-C5 = Meblarstwo
mythwind-skill-C5-help = Raz dziennie, gdy sprzedajesz cedr: uszlachetnij jeden żeton z trzeciego lub czwartego poziomu.
mythwind-skill-C6 = Pomoc czeladnika
mythwind-skill-C6-help = Praca daje o jeden punkt uszlachetniania więcej.
mythwind-skill-C7 = Otwarte drzwi
mythwind-skill-C7-help = Możesz mieć o jedno otwarte zamówienie więcej.
mythwind-skill-C8 = Znak mistrzyni
mythwind-skill-C8-help = Każdy poziom lepszej jakości to o 1 monetę więcej.

## Parts of sentences

mythwind-crafter-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
# co
mythwind-crafter-part-material =
    { $material ->
        [cloth] sukno
        [leather] skórę
        [paper] papier
        [birch] brzozę
       *[cedar] cedr
    }
# czego
mythwind-crafter-part-material-gen =
    { $material ->
        [cloth] sukna
        [leather] skóry
        [paper] papieru
        [birch] brzozy
       *[cedar] cedru
    }
mythwind-crafter-part-order =
    { $order ->
        [boots] { mythwind-crafter-boots }
        [satchel] { mythwind-crafter-satchel }
        [scroll] { mythwind-crafter-scroll }
        [mallet] { mythwind-crafter-mallet }
        [stool] { mythwind-crafter-stool }
        [ledger] { mythwind-crafter-ledger }
        [cloak] { mythwind-crafter-cloak }
        [chest] { mythwind-crafter-chest }
        [lantern] { mythwind-crafter-lantern }
        [sail] { mythwind-crafter-sail }
        [cradle] { mythwind-crafter-cradle }
        [map-case] { mythwind-crafter-map-case }
        [loom] { mythwind-crafter-loom }
        [saddle] { mythwind-crafter-saddle }
        [bookcase] { mythwind-crafter-bookcase }
        [harp] { mythwind-crafter-harp }
       *[festival-tent] { mythwind-crafter-festival-tent }
    }

## Actions

mythwind-action-stock = dołóż do worka { mythwind-crafter-part-material }
mythwind-action-sell-token = sprzedaj { mythwind-crafter-part-material } z poziomu { $level }
mythwind-action-refine-token = uszlachetnij { mythwind-crafter-part-material } z poziomu { $level }
mythwind-action-return-token = odłóż do worka { mythwind-crafter-part-material }
mythwind-action-craft = praca: dobierz { $printed-crafter-drawn_at_work ->
        [one] { $printed-crafter-drawn_at_work } żeton
        [few] { $printed-crafter-drawn_at_work } żetony
       *[other] { $printed-crafter-drawn_at_work } żetonów
    } i uszlachetniaj
mythwind-action-deliver-order =
    { $quality ->
        [0] zrealizuj zamówienie „{ mythwind-crafter-part-order }”
        [one] zrealizuj zamówienie „{ mythwind-crafter-part-order }” o { $quality } poziom lepiej
        [few] zrealizuj zamówienie „{ mythwind-crafter-part-order }” o { $quality } poziomy lepiej
       *[many] zrealizuj zamówienie „{ mythwind-crafter-part-order }” o { $quality } poziomów lepiej
    }
mythwind-action-replace-order = wymień zamówienie „{ mythwind-crafter-part-order }”
mythwind-action-tier = zamówienie klasy { $tier }
mythwind-action-bench =
    { $help ->
        [draw] mieszkaniec dobiera żeton
        [replace] mieszkaniec wymienia zamówienie
       *[refine] duszek uszlachetnia żeton
    }
mythwind-action-bonus =
    { $bonus ->
        [order] wymień zamówienie
        [refine] uszlachetnij żeton
        [draw] dobierz żeton
        [sell] sprzedaj jeszcze jeden żeton
       *[reputation] zapłać { $printed-crafter-reputation_price ->
            [one] { $printed-crafter-reputation_price } monetę
            [few] { $printed-crafter-reputation_price } monety
           *[other] { $printed-crafter-reputation_price } monet
        } za lepszą reputację
    }

## Questions

mythwind-question-crafter-return = Które nieuszlachetnione żetony odkładasz do worka, zanim dobierzesz nowe?
mythwind-question-crafter-refine = Który żeton uszlachetniasz?
mythwind-question-crafter-bonus = Jaką premię wybierasz za sprzedaż?
mythwind-question-crafter-sell-another = Który żeton jeszcze sprzedajesz?
mythwind-question-crafter-replace = Które zamówienie wymieniasz?
mythwind-question-crafter-tier = Jakiej klasy ma być następne zamówienie?
mythwind-question-crafter-skill = Czy używasz umiejętności sprzedanego materiału?

## What happens

mythwind-crafter-stocked = { $seat } dokłada do worka żeton { mythwind-crafter-part-material-gen }.
mythwind-crafter-sold = { $seat } sprzedaje { mythwind-crafter-part-material } z poziomu { $level } za { mythwind-crafter-part-coins }.
mythwind-crafter-drew =
    { $materials ->
        [hidden] { $seat } nic nie dobiera.
       *[other] { $seat } dobiera z worka: { $materials }.
    }
mythwind-crafter-returned = { $seat } odkłada do worka { mythwind-crafter-part-material }.
mythwind-crafter-refined = { $seat } uszlachetnia { mythwind-crafter-part-material } do poziomu { $level }.
mythwind-crafter-delivered = { $seat } realizuje zamówienie „{ mythwind-crafter-part-order }” za { mythwind-crafter-part-coins }.
mythwind-crafter-replaced = { $seat } wsuwa zamówienie „{ mythwind-crafter-part-order }” pod stos.
mythwind-crafter-order-opened = Nowe zamówienie: „{ mythwind-crafter-part-order }”.
mythwind-crafter-reputation = { $seat } ma teraz reputację { $reputation }.

## Why not

mythwind-crafter-counter-done = Z lady można skorzystać raz dziennie, a dziś już jej użyto.
mythwind-crafter-not-in-reserve = W rezerwie nie ma już { mythwind-crafter-part-material-gen }.
mythwind-crafter-other-stock =
    { $kind ->
        [sprite] Masz dziś przywiązanie do duszków, a one przynoszą brzozę i cedr, nie { mythwind-crafter-part-material }.
       *[villager] Masz dziś przywiązanie do mieszkańców, a oni przynoszą sukno, skórę i papier, nie { mythwind-crafter-part-material }.
    }
mythwind-crafter-no-token = Na poziomie { $level } nie ma { mythwind-crafter-part-material-gen }.
mythwind-crafter-too-raw = Żetonu z pierwszego poziomu nie można sprzedać; najpierw go uszlachetnij.
mythwind-crafter-no-order = Zamówienie „{ mythwind-crafter-part-order }” nie jest otwarte.
mythwind-crafter-cannot-deliver = Na zamówienie „{ mythwind-crafter-part-order }” nie masz żetonów, z których najniższy leży na poziomie { $level }.
mythwind-crafter-no-worker =
    { $kind ->
        [sprite] Do tego trzeba przywiązania do duszków i zatrudnionego duszka o wartości co najmniej 1.
       *[villager] Do tego trzeba przywiązania do mieszkańców i zatrudnionego mieszkańca o wartości co najmniej 1.
    }
mythwind-crafter-nothing-to-do = Teraz nic by to nie dało.
mythwind-crafter-no-more-actions = Nie masz już dziś akcji postaci.
mythwind-crafter-asked-only =
    { $given ->
        [refine-token] Uszlachetniasz, gdy gra o to zapyta: przy pracy, dzięki duszkowi, umiejętności lub premii za sprzedaż.
        [return-token] Najpierw wybierz pracę; potem gra zapyta, co wraca do worka.
        [replace-order] Zamówienie wymieniasz, gdy gra o to zapyta: dzięki mieszkańcowi, premii za sprzedaż lub na koniec pory roku.
        [tier] Klasę wybierasz, gdy nadchodzi nowe zamówienie.
       *[bonus] Najpierw sprzedaj żeton; potem gra zapyta o premię.
    }
mythwind-crafter-on-top = Poziom { $level } jest najwyższy: żetonu nie da się już uszlachetnić.
mythwind-crafter-damp = Pada deszcz, więc papier jest zbyt wilgotny, by go uszlachetnić.
mythwind-crafter-level-full =
    { $count ->
        [one] Poziom { $level } jest pełny: mieści { $count } żeton.
        [few] Poziom { $level } jest pełny: mieści { $count } żetony.
       *[many] Poziom { $level } jest pełny: mieści { $count } żetonów.
    }
mythwind-crafter-other-token = Ta umiejętność nie obejmuje { mythwind-crafter-part-material-gen } na poziomie { $level }.
mythwind-crafter-empty-bag = Worek jest pusty.
mythwind-crafter-none-to-sell = Na drugim ani wyższym poziomie nie ma żetonu na sprzedaż.
mythwind-crafter-name-too-dear = Lepsza reputacja kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-crafter-best-name = Twoja reputacja to już { $reputation }: wyższej nie ma.
mythwind-crafter-tier-closed = Zamówienia klasy { $tier } wymagają reputacji { $least }, a twoja to { $reputation }.
mythwind-crafter-tier-empty = Nie ma już zamówień klasy { $tier }.
mythwind-crafter-tier-too-low = Liczą się tylko dwie najwyższe otwarte dla ciebie klasy, a { $tier } jest niższa.
mythwind-crafter-other-skill = Umiejętność { mythwind-part-skill } należy do innego materiału niż sprzedany.
