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

## What lies in the wild

mythwind-ranger-find-fens-1-title = Modrý břeh
mythwind-ranger-find-fens-1-text = Roste tu všechno, co léčí, a vedle všechno, co ne. Vypadá to stejně.
mythwind-ranger-find-fens-2-title = Světlo na vodě
mythwind-ranger-find-fens-2-text = Po vodě jde před vámi světlo a čeká, kdykoli zastavíte. Lepší je mít vlastní.
mythwind-ranger-find-fens-3-title = Plačící olše
mythwind-ranger-find-fens-3-text = Pod těmi stromy prší i za sucha. Bylinám to zřejmě vyhovuje.
mythwind-ranger-find-fens-4-title = Vydří brána
mythwind-ranger-find-fens-4-text = Rákos silný jako zápěstí, od jara zarostlý. Někdo v něm má dveře, stopu vysoké.
mythwind-ranger-find-fens-5-title = Horečná jáma
mythwind-ranger-find-fens-5-text = Vzduch je teplý, sladký a špatný. Kdo tu byl naposled, odešel ve spěchu a bez kožešiny.
mythwind-ranger-find-fens-6-title = Utopený zeměměřič
mythwind-ranger-find-fens-6-text = Z bahna trčí vytyčovací tyč a na konci řetězu visí plechové pouzdro. Nikdo se neozývá.
mythwind-ranger-find-fens-7-title = Povalový chodník
mythwind-ranger-find-fens-7-text = Cesta z prken končí tam, kde začíná být potřeba. Do posledního někdo vyřezal šipku.
mythwind-ranger-find-fens-8-title = Rudá díra
mythwind-ranger-find-fens-8-text = Voda je rezavá a obarví všechno, co do ní ponoříte. Pod ní leží to, proč sem kováři vždycky chodili.
mythwind-ranger-find-fens-9-title = Volavčí ostrov
mythwind-ranger-find-fens-9-text = Suchá zem, kruh z kamenů a volavka, která neuletí. Na někoho čekala.
mythwind-ranger-find-old-wood-1-title = Polomová alej
mythwind-ranger-find-old-wood-1-text = Bouře naskládala čtyřicet kmenů přes sebe jako stébla. V mezerách bydlí kuny.
mythwind-ranger-find-old-wood-2-title = Kořenová šachta
mythwind-ranger-find-old-wood-2-text = Dub padl a vzal zem s sebou. Díra sahá hlouběji, než dub sahal do výšky.
mythwind-ranger-find-old-wood-3-title = Dutý král
mythwind-ranger-find-old-wood-3-text = Strom tak široký, že v něm kdysi někdo bydlel, a když odcházel, zamkl.
mythwind-ranger-find-old-wood-4-title = Medvědí spíž
mythwind-ranger-find-old-wood-4-text = Rozsedlina pod kořeny, hlubší, než vypadá. Někdo si tu udělal zásoby a spí před nimi.
mythwind-ranger-find-old-wood-5-title = Uhlířův sklep
mythwind-ranger-find-old-wood-5-text = Saze na schodech, stolička, lampa bez oleje. Na stěně celý les uhlem a v něm jeden křížek.
mythwind-ranger-find-old-wood-6-title = Tichá mýtina
mythwind-ranger-find-old-wood-6-text = Žádný pták, žádná moucha, žádný vítr. Byliny stojí v řadách a nikdo je nezasel.
mythwind-ranger-find-old-wood-7-title = Kulatý plot
mythwind-ranger-find-old-wood-7-text = Trnitý plot uprostřed lesa, a jde dokola. Co je uvnitř, mělo čas vyrůst.
mythwind-ranger-find-old-wood-8-title = Vlčí most
mythwind-ranger-find-old-wood-8-text = Jeden kmen přes rokli, kůra sedřená drápy. Přecházejí za soumraku; do té doby je volno.
mythwind-ranger-find-old-wood-9-title = Můří kaple
mythwind-ranger-find-old-wood-9-text = Čtyři zdi bez střechy a každý večer pár tisíc můr. Čekají na lampu a potom na to, co řeknete.
mythwind-ranger-find-crags-1-title = Kozí římsa
mythwind-ranger-find-crags-1-text = Kozy ji přeběhnou. Je široká na dlaň a ony zůstanou, aby viděly, jak si povedete.
mythwind-ranger-find-crags-2-title = Komín
mythwind-ranger-find-crags-2-text = Puklina rovnou dolů do hory, na konci teplá. Kam dosáhne lampa, něco se leskne.
mythwind-ranger-find-crags-3-title = Větrná brána
mythwind-ranger-find-crags-3-text = Mezi dvěma jehlami nemá vítr kam jinam. Bere klobouky a jednou vzal mezka.
mythwind-ranger-find-crags-4-title = Rysí terasa
mythwind-ranger-find-crags-4-text = Slunce, ploché kameny, kosti v úhledných hromádkách. Pán domu si vyšel, ale ne daleko.
mythwind-ranger-find-crags-5-title = Signální jeskyně
mythwind-ranger-find-crags-5-text = Výklenek plný sazí, odkud je vidět celé údolí. Někdo vyškrábal do skály, co viděl.
mythwind-ranger-find-crags-6-title = Orlí poklad
mythwind-ranger-find-crags-6-text = Větvičky, vlna, jedna lžíce a to, k čemu lžíce patřila. Orli mají rádi stříbro jako každý jiný.
mythwind-ranger-find-crags-7-title = Modrý ledovec
mythwind-ranger-find-crags-7-text = Led a v něm poník, osedlaný. Od dob, kdy o něm složili písně, sjel pěkný kus dolů.
mythwind-ranger-find-crags-8-title = Teplý pramen
mythwind-ranger-find-crags-8-text = Teplá voda ze studené skály a vedle lavička. Kdo si na ni sedne, nebývá dlouho sám.
mythwind-ranger-find-crags-9-title = Staré lano
mythwind-ranger-find-crags-9-text = Přes hranu visí lano, staré, ale celé. Na konci je pečlivě přivázáno, co kdosi nesl.
mythwind-ranger-find-silver-deep-1-title = První chodba
mythwind-ranger-find-silver-deep-1-text = Výdřeva silná jako stožáry, na každém kuse značka křídou. Ta poslední říká: dost.
mythwind-ranger-find-silver-deep-2-title = Studna věder
mythwind-ranger-find-silver-deep-2-text = Sto věder na stu hácích. Jedno z nich je těžší.
mythwind-ranger-find-silver-deep-3-title = Opředená štola
mythwind-ranger-find-silver-deep-3-text = Pavučiny od stěny ke stěně, silné jako plsť. Byly upředeny, aby něco držely pohromadě.
mythwind-ranger-find-silver-deep-4-title = Bledá zahrada
mythwind-ranger-find-silver-deep-4-text = Bílé listy, které nikdy neviděly slunce, na záhonech a vypleté. Nůžky jsou ještě teplé.
mythwind-ranger-find-silver-deep-5-title = Propast
mythwind-ranger-find-silver-deep-5-text = Hodíte kámen a napočítáte do devíti, než se rozhodnete dál nepočítat.
mythwind-ranger-find-silver-deep-6-title = Účtárna
mythwind-ranger-find-silver-deep-6-text = Stůl, váhy, dvě přisunuté židle. Na všem prach, jen na vahách ne.
mythwind-ranger-find-silver-deep-7-title = Studené jezero
mythwind-ranger-find-silver-deep-7-text = Černá voda, na ní loďka a v loďce suchá mapa. Ze stropu padají kapky, do taktu.
mythwind-ranger-find-silver-deep-8-title = Zřícený vrátek
mythwind-ranger-find-silver-deep-8-text = Trámy, řetězy, kolo dvakrát vyšší než vy. Pod ním leží rozdrcená práce celého dne.
mythwind-ranger-find-silver-deep-9-title = Dveře bez domu
mythwind-ranger-find-silver-deep-9-text = Dub, železo, klepadlo v podobě ruky. Jediná věc tady dole, na které není prach.
mythwind-ranger-no-card =
    { $count ->
        [one] Leží tam jen { $count } karta, takže karta { $number } neexistuje.
        [few] Leží tam jen { $count } karty, takže karta { $number } neexistuje.
       *[other] Leží tam jen { $count } karet, takže karta { $number } neexistuje.
    }
mythwind-ranger-card-lies = Karta { $number } už své místo má.
mythwind-ranger-no-need = Karta nevyžaduje { mythwind-ranger-part-gear }.
mythwind-ranger-other-need =
    { $need ->
        [rope] Teď je potřeba lano, nic jiného.
        [blade] Teď je potřeba čepel, nic jiného.
        [lamp] Teď je potřeba lampa, nic jiného.
        [remedy] Teď je potřeba lék, nic jiného.
       *[cloak] Teď je potřeba plášť, nic jiného.
    }
mythwind-ranger-only-loot = Vybavení zůstává v batohu ({ mythwind-ranger-part-thing }): nechává se jen kořist.
mythwind-ranger-not-worn = { mythwind-ranger-part-gear }: tady není co opravovat.
mythwind-ranger-few-loot =
    { $loot ->
        [pelt] Městečko bere kožešiny po { $least }, a vy máte { $count }.
        [herb] Městečko bere byliny po { $least }, a vy máte { $count }.
        [ore] Městečko bere rudu po { $least }, a vy máte { $count }.
       *[relic] Městečko bere relikvie po { $least }, a vy máte { $count }.
    }
mythwind-ranger-gear-too-dear = Vybavení ({ mythwind-ranger-part-gear }) stojí { mythwind-ranger-part-price }, { mythwind-part-have }.
mythwind-ranger-pack-full =
    { $count ->
        [one] Batoh je plný: pojme { $count } věc.
        [few] Batoh je plný: pojme { $count } věci.
       *[other] Batoh je plný: pojme { $count } věcí.
    }
mythwind-ranger-spare-point =
    { $kind ->
        [sprite] Poslední bod dávají skřítci: je na průzkum nebo odpočinek, ne na vybavení.
       *[villager] Poslední bod dávají obyvatelé: je na vybavení, ne na průzkum ani odpočinek.
    }
mythwind-ranger-region-closed =
    { $least ->
        [one] Cesta do { mythwind-ranger-part-region-gen } vyžaduje { $least } mapu, a vy máte { $maps }.
        [few] Cesta do { mythwind-ranger-part-region-gen } vyžaduje { $least } mapy, a vy máte { $maps }.
       *[other] Cesta do { mythwind-ranger-part-region-gen } vyžaduje { $least } map, a vy máte { $maps }.
    }
