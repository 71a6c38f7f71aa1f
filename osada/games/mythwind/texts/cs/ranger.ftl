### The Ranger's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. “hidden” stands for an empty list.
### Glossary: gear vybavení · need potřeba · loot kořist · pack batoh · stamina síly · trip výprava ·
### worker dělník · sprite skřítek · villager obyvatel.

## Names

mythwind-ranger-help = Připravte se v městečku – vybavení, odpočinek, průzkum – a vyražte. V divočině má každá karta potřeby, které pokryje vybavení nebo síly, a kořist. Vraťte se, než vám síly dojdou, jinak přijdete o půlku kořisti. Doma ji prodáte, nebo odevzdáte městečku; mapy otevírají vzdálené kraje. Obyvatelé pomáhají s lany a čepelemi, skřítci s lampami a léky.
mythwind-ranger-rope = Lano
mythwind-ranger-blade = Čepel
mythwind-ranger-lamp = Lampa
mythwind-ranger-remedy = Lék
mythwind-ranger-cloak = Plášť
mythwind-ranger-ration = Proviant
mythwind-ranger-pelt = Kožešina
mythwind-ranger-herb = Bylina
mythwind-ranger-ore = Ruda
mythwind-ranger-relic = Relikvie
mythwind-ranger-fens = Mokřiny
mythwind-ranger-old-wood = Starý les
mythwind-ranger-crags = Skály
mythwind-ranger-silver-deep = Stříbrná hlubina

# In a list.
mythwind-word-rope = lano
mythwind-word-blade = čepel
mythwind-word-lamp = lampa
mythwind-word-remedy = lék
mythwind-word-cloak = plášť
mythwind-word-pelt = kožešina
mythwind-word-herb = bylina
mythwind-word-ore = ruda
mythwind-word-relic = relikvie

## Skills

mythwind-skill-R1 = Hledání stezek
mythwind-skill-R1-help = Na cestě si prohlédněte dvě karty: jednu vezměte, druhou dejte dospod.
mythwind-skill-R2 = Krosna
mythwind-skill-R2-help = Váš batoh má o dvě místa víc.
mythwind-skill-R3 = Polní opravy
mythwind-skill-R3-help = Jednou denně: obnovte jedno použití vybavení.
mythwind-skill-R4 = Bylinkářství
mythwind-skill-R4-help = Karta s bylinou dává o jednu bylinu víc.
mythwind-skill-R5 = Lov kožešin
mythwind-skill-R5-help = Kožešinu prodáváte o 1 minci dráž.
mythwind-skill-R6 = Druhý dech
mythwind-skill-R6-help = Jednou denně: 1 bod sil.
mythwind-skill-R7 = Kartografie
mythwind-skill-R7-help = První mapa z každé výpravy platí dvakrát.
mythwind-skill-R8 = Chůze bouří
mythwind-skill-R8-help = Počasí nikdy nepřidá potřebu.

## Parts of sentences

mythwind-ranger-part-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-ranger-part-price =
    { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }
# co
mythwind-ranger-part-gear =
    { $gear ->
        [rope] lano
        [blade] čepel
        [lamp] lampu
        [remedy] lék
        [cloak] plášť
       *[ration] proviant
    }
# bez čeho
mythwind-ranger-part-gear-gen =
    { $gear ->
        [rope] lana
        [blade] čepele
        [lamp] lampy
        [remedy] léku
        [cloak] pláště
       *[ration] proviantu
    }
# co
mythwind-ranger-part-loot =
    { $loot ->
        [pelt] kožešinu
        [herb] bylinu
        [ore] rudu
       *[relic] relikvii
    }
mythwind-ranger-part-loot-count =
    { $loot ->
        [pelt] { $count ->
            [one] { $count } kožešina
            [few] { $count } kožešiny
           *[other] { $count } kožešin
        }
        [herb] { $count ->
            [one] { $count } bylina
            [few] { $count } byliny
           *[other] { $count } bylin
        }
        [ore] { $count ->
            [one] { $count } ruda
            [few] { $count } rudy
           *[other] { $count } rud
        }
       *[relic] { $count ->
            [one] { $count } relikvie
            [few] { $count } relikvie
           *[other] { $count } relikvií
        }
    }
# co
mythwind-ranger-part-thing =
    { $thing ->
        [rope] lano
        [blade] čepel
        [lamp] lampu
        [remedy] lék
        [cloak] plášť
        [ration] proviant
        [pelt] kožešinu
        [herb] bylinu
        [ore] rudu
       *[relic] relikvii
    }
# co
mythwind-ranger-part-region =
    { $region ->
        [fens] Mokřiny
        [old-wood] Starý les
        [crags] Skály
       *[silver-deep] Stříbrnou hlubinu
    }
# čeho
mythwind-ranger-part-region-gen =
    { $region ->
        [fens] Mokřin
        [old-wood] Starého lesa
        [crags] Skal
       *[silver-deep] Stříbrné hlubiny
    }
# kde
mythwind-ranger-part-region-in =
    { $region ->
        [fens] v Mokřinách
        [old-wood] ve Starém lese
        [crags] ve Skalách
       *[silver-deep] ve Stříbrné hlubině
    }
# odkud
mythwind-ranger-part-region-from =
    { $region ->
        [fens] z Mokřin
        [old-wood] ze Starého lesa
        [crags] ze Skal
       *[silver-deep] ze Stříbrné hlubiny
    }
mythwind-ranger-part-stamina =
    { $stamina ->
        [one] { $stamina } bod sil
        [few] { $stamina } body sil
       *[other] { $stamina } bodů sil
    }

## Actions

mythwind-action-prepare = připravit se v městečku
mythwind-action-travel = cestovat dál
mythwind-action-camp = utábořit se a sníst proviant
mythwind-action-rest-up = odpočinout si: 1 bod sil
mythwind-action-leave-it = nechat nález ležet
mythwind-action-spend-stamina = obejít se bez toho za 1 bod sil
mythwind-action-outfit = koupit { mythwind-ranger-part-gear }
mythwind-action-mend = opravit { mythwind-ranger-part-gear }
mythwind-action-scout = prozkoumat { mythwind-ranger-part-region }
mythwind-action-depart = vyrazit do { mythwind-ranger-part-region-gen }
mythwind-action-spend-gear = použít { mythwind-ranger-part-gear }
mythwind-action-ignore-need = obejít se bez { mythwind-ranger-part-gear-gen }
mythwind-action-drop = odhodit { mythwind-ranger-part-thing }
mythwind-action-card = karta { $number }
mythwind-action-call =
    { $kind ->
        [sprite] nechat skřítka obstarat lampy a léky
       *[villager] nechat obyvatele obstarat lana a čepele
    }
mythwind-action-hand-over =
    { $loot ->
        [pelt] odevzdat městečku kožešiny za 1 příjem
        [herb] odevzdat městečku byliny za 1 jídlo
        [ore] odevzdat městečku rudu za 1 výrobu
       *[relic] odevzdat městečku relikvii za 1 kulturu
    }
mythwind-action-trail-help =
    { $help ->
        [point] nechat obyvatele pomoci s přípravou
        [scout] poslat skřítka na průzkum
       *[rest] nechat skřítka hlídat a odpočinout si
    }

## Questions

mythwind-question-ranger-prepare = Na co použijete bod přípravy?
mythwind-question-ranger-depart = Vyrazíte, a kam?
mythwind-question-ranger-look = Který kraj skřítek prozkoumá?
mythwind-question-ranger-bottom = Zasunete některou z karet dospod?
mythwind-question-ranger-order = Která karta bude další?
mythwind-question-ranger-pathfinder = Kterou ze dvou karet vezmete?
mythwind-question-ranger-sun = Svítí slunce: bez čeho se obejdete?
mythwind-question-ranger-call = Obstará potřeby dělník?
mythwind-question-ranger-need = Jak pokryjete potřebu?
mythwind-question-ranger-finds = Batoh je plný: co odhodíte kvůli dalšímu nálezu?
mythwind-question-ranger-push = Půjdete ještě dál za 1 bod sil?
mythwind-question-ranger-restore = Kterému vybavení se vrátí použití?
mythwind-question-ranger-turn-back = Obrátíte se zpět?
mythwind-question-ranger-halve = Necháte si jen půlku kořisti: co zůstane v divočině?
mythwind-question-ranger-home = Odevzdáte kořist městečku? Zbytek se prodá.

## What happens

mythwind-ranger-preparing =
    { $points ->
        [one] { $seat } se připravuje, má { $points } bod.
        [few] { $seat } se připravuje, má { $points } body.
       *[other] { $seat } se připravuje, má { $points } bodů.
    }
mythwind-ranger-outfitted = { $seat } kupuje { mythwind-ranger-part-gear } za { mythwind-ranger-part-price }.
mythwind-ranger-mended = { $seat } opravuje { mythwind-ranger-part-gear }.
mythwind-ranger-rested = { $seat } odpočívá a má { mythwind-ranger-part-stamina }.
mythwind-ranger-scouted =
    { $count ->
        [one] { $seat } si prohlíží vrchní kartu { mythwind-ranger-part-region-gen }.
        [few] { $seat } si prohlíží { $count } vrchní karty { mythwind-ranger-part-region-gen }.
       *[other] { $seat } si prohlíží { $count } vrchních karet { mythwind-ranger-part-region-gen }.
    }
mythwind-ranger-departed = { $seat } vyráží do { mythwind-ranger-part-region-gen }.
mythwind-ranger-travelled =
    { $needs ->
        [hidden] { $seat } cestuje { mythwind-ranger-part-region-in }. Nic není potřeba; k nalezení: { $finds }.
       *[other] { $seat } cestuje { mythwind-ranger-part-region-in }. Potřeby: { $needs }; k nalezení: { $finds }.
    }
mythwind-ranger-need-ignored = Na slunci se { $seat } obejde bez { mythwind-ranger-part-gear-gen }.
mythwind-ranger-needs-called =
    { $kind ->
        [sprite] { $seat }: skřítek obstará lampy a léky.
       *[villager] { $seat }: obyvatel obstará lana a čepele.
    }
mythwind-ranger-need-met =
    { $by ->
        [gear] { $seat } používá { mythwind-ranger-part-gear }.
       *[stamina] { $seat } se obejde bez { mythwind-ranger-part-gear-gen } za 1 bod sil.
    }
mythwind-ranger-find-lost = { $seat } musí nechat { mythwind-ranger-part-loot } ležet.
mythwind-ranger-took = { $seat } bere { mythwind-ranger-part-loot }.
mythwind-ranger-left = { $seat } nechává { mythwind-ranger-part-loot } na místě.
mythwind-ranger-dropped = { $seat } odhazuje { mythwind-ranger-part-thing }.
mythwind-ranger-map-found =
    { $maps ->
        [one] { $seat } nachází mapu a má teď { $maps } mapu.
        [few] { $seat } nachází mapu a má teď { $maps } mapy.
       *[other] { $seat } nachází mapu a má teď { $maps } map.
    }
mythwind-ranger-pushed-on = { $seat } jde ještě dál a má { mythwind-ranger-part-stamina }.
mythwind-ranger-camped = { $seat } se utáboří a sní proviant.
mythwind-ranger-turned-back = { $seat } se obrací zpět { mythwind-ranger-part-region-from }.
mythwind-ranger-came-home = { $seat } se vrací domů { mythwind-ranger-part-region-from }.
mythwind-ranger-carried-home = { $seat } ztrácí síly a vrací se { mythwind-ranger-part-region-from } s půlkou kořisti.
mythwind-ranger-handed-over = { $seat } odevzdává městečku: { mythwind-ranger-part-loot-count }.
mythwind-ranger-sold-loot =
    { $count ->
        [one] { $seat } prodává { $count } kus kořisti za { mythwind-ranger-part-coins }.
        [few] { $seat } prodává { $count } kusy kořisti za { mythwind-ranger-part-coins }.
       *[other] { $seat } prodává { $count } kusů kořisti za { mythwind-ranger-part-coins }.
    }

## Why not

mythwind-ranger-not-in-town = Jste { mythwind-ranger-part-region-in }, ne v městečku.
mythwind-ranger-in-town = Jste v městečku; nejdřív se připravte a vyražte.
mythwind-ranger-trip-done = Tady { mythwind-ranger-part-region-in } už cesta končí; za soumraku se vrátíte domů.
mythwind-ranger-going-back = Jste na zpáteční cestě; můžete se jen utábořit.
mythwind-ranger-no-ration = Nemáte proviant.
mythwind-ranger-no-more-actions = Dnes už nemáte akci postavy.
mythwind-ranger-no-worker =
    { $kind ->
        [sprite] K tomu potřebujete přidružení ke skřítkům a najatého skřítka s hodnotou alespoň 1.
       *[villager] K tomu potřebujete přidružení k obyvatelům a najatého obyvatele s hodnotou alespoň 1.
    }
mythwind-ranger-not-carried = V batohu nemáte { mythwind-ranger-part-thing }.
mythwind-ranger-fully-rested = Máte už plné síly.
mythwind-ranger-asked-only =
    { $given ->
        [rest-up] Nejdřív se připravte; pak můžete použít bod na odpočinek.
        [outfit] Nejdřív se připravte; pak můžete použít bod na vybavení.
        [mend] Nejdřív se připravte; pak můžete použít bod na opravu.
        [scout] Nejdřív se připravte, nebo pošlete skřítka na průzkum; pak se hra zeptá na kraj.
        [depart] Nejdřív se připravte; pak se hra zeptá, zda vyrazíte.
        [card] Karty volíte, když si je prohlížíte.
        [hand-over] Kořist odevzdáváte po návratu domů.
       *[other] Na to se hra ptá až cestou; nejdřív se vydejte dál.
    }
