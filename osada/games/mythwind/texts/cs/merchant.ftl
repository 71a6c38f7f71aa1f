### The Merchant's journal: names, actions, questions, and what the table says of it.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. Rivals too stand in the nominative.
### Glossary: good zboží · supply nabídka · demand poptávka · order objednávka · intent záměr · deal obchod ·
### warehouse sklad · worker dělník · sprite skřítek · villager obyvatel · attached přidružený.

## Names

mythwind-merchant-help = Nakupujte zboží, když je ho dost, a prodávejte, když chybí: každá koupená či prodaná jednotka pohne cenou. Vyřizujte objednávky městečka, prodávejte za den mnoho druhů zboží kvůli bonusu a hlídejte, co za soumraku zamýšlejí soupeři.
mythwind-merchant-grain = Obilí
mythwind-merchant-salt = Sůl
mythwind-merchant-wool = Vlna
mythwind-merchant-pots = Keramika
mythwind-merchant-glass = Sklo
mythwind-merchant-spice = Koření
mythwind-merchant-weigher = Vážný
mythwind-merchant-caravan = Karavana
mythwind-merchant-tinker = Dráteník
mythwind-merchant-grain-salt = Pro pekaře: obilí a sůl
mythwind-merchant-grain-wool = Pro vdovu po mlynáři: obilí a vlna
mythwind-merchant-grain-pots = Pro pivovar: obilí a keramika
mythwind-merchant-grain-glass = Pro palírnu: obilí a sklo
mythwind-merchant-grain-spice = Pro perníkáře: obilí a koření
mythwind-merchant-salt-wool = Pro ovčáky: sůl a vlna
mythwind-merchant-salt-pots = Pro zelný sklep: sůl a keramika
mythwind-merchant-salt-glass = Pro bylinkářku: sůl a sklo
mythwind-merchant-salt-spice = Pro udírnu: sůl a koření
mythwind-merchant-wool-pots = Pro novomanžele: vlna a keramika
mythwind-merchant-wool-glass = Pro školičku: vlna a sklo
mythwind-merchant-wool-spice = Pro barvíře: vlna a koření
mythwind-merchant-pots-glass = Pro šenkýře: keramika a sklo
mythwind-merchant-pots-spice = Pro kuchařku: keramika a koření
mythwind-merchant-glass-spice = Pro lékárníka: sklo a koření

## Skills

mythwind-skill-M1 = Velký vůz
mythwind-skill-M1-help = Sklad pojme o { $printed-merchant-skills-big_cart ->
        [one] { $printed-merchant-skills-big_cart } jednotku
        [few] { $printed-merchant-skills-big_cart } jednotky
       *[other] { $printed-merchant-skills-big_cart } jednotek
    } více.
mythwind-skill-M2 = Umění smlouvat
mythwind-skill-M2-help = První jednotka koupená v daný den stojí o { $printed-merchant-skills-haggler ->
        [one] { $printed-merchant-skills-haggler } minci
        [few] { $printed-merchant-skills-haggler } mince
       *[other] { $printed-merchant-skills-haggler } mincí
    } méně.
mythwind-skill-M3 = Plný sortiment
mythwind-skill-M3-help = Bonus za různé zboží prodané v jednom dni je o { $printed-merchant-skills-sets ->
        [one] { $printed-merchant-skills-sets } minci
        [few] { $printed-merchant-skills-sets } mince
       *[other] { $printed-merchant-skills-sets } mincí
    } vyšší.
mythwind-skill-M4 = Účetní kniha
mythwind-skill-M4-help = Jednou denně: prohlédněte si další kartu každého soupeře; jednu z nich smíte zasunout pod její balíček.
mythwind-skill-M5 = Zprostředkování
mythwind-skill-M5-help = { $printed-merchant-skills-broker ->
        [one] { $printed-merchant-skills-broker } mince
        [few] { $printed-merchant-skills-broker } mince
       *[other] { $printed-merchant-skills-broker } mincí
    }, kdykoli soupeř prodává nebo rozprodává zboží, které máte na skladě.
mythwind-skill-M6 = Ranní ptáče
mythwind-skill-M6-help = Jeden obchod za úsvitu, po kartě trhu.
mythwind-skill-M7 = Výhradní právo
mythwind-skill-M7-help = Jednou denně: označte zboží. Soupeři ho nechají být do konce nejbližšího soumraku.
mythwind-skill-M8 = Poctivé váhy
mythwind-skill-M8-help = První prodej v daný den nezvýší nabídku a vynese cenu platnou před prodejem.

## Parts of sentences

mythwind-merchant-part-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-merchant-part-price =
    { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }
mythwind-merchant-part-paid =
    { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    }
# kupuje co
mythwind-merchant-part-good-acc =
    { $good ->
        [grain] obilí
        [salt] sůl
        [wool] vlnu
        [pots] keramiku
        [glass] sklo
       *[spice] koření
    }
# přibývá čeho
mythwind-merchant-part-good-gen =
    { $good ->
        [grain] obilí
        [salt] soli
        [wool] vlny
        [pots] keramiky
        [glass] skla
       *[spice] koření
    }
# poptávka po čem
mythwind-merchant-part-good-loc =
    { $good ->
        [grain] obilí
        [salt] soli
        [wool] vlně
        [pots] keramice
        [glass] skle
       *[spice] koření
    }
mythwind-merchant-part-rival =
    { $rival ->
        [weigher] Vážný
        [caravan] Karavana
       *[tinker] Dráteník
    }
# objednávka …: pro pekaře (obilí a sůl)
mythwind-merchant-part-order =
    { $order ->
        [grain-salt] pro pekaře (obilí a sůl)
        [grain-wool] pro vdovu po mlynáři (obilí a vlna)
        [grain-pots] pro pivovar (obilí a keramika)
        [grain-glass] pro palírnu (obilí a sklo)
        [grain-spice] pro perníkáře (obilí a koření)
        [salt-wool] pro ovčáky (sůl a vlna)
        [salt-pots] pro zelný sklep (sůl a keramika)
        [salt-glass] pro bylinkářku (sůl a sklo)
        [salt-spice] pro udírnu (sůl a koření)
        [wool-pots] pro novomanžele (vlna a keramika)
        [wool-glass] pro školičku (vlna a sklo)
        [wool-spice] pro barvíře (vlna a koření)
        [pots-glass] pro šenkýře (keramika a sklo)
        [pots-spice] pro kuchařku (keramika a koření)
       *[glass-spice] pro lékárníka (sklo a koření)
    }
# chce …
mythwind-merchant-part-deed =
    { $deed ->
        [buy] koupit { mythwind-merchant-part-good-acc } ({ $count })
        [sell] prodat { mythwind-merchant-part-good-acc } ({ $count })
        [corner] skoupit z trhu { mythwind-merchant-part-good-acc }
        [dump] rozprodat { mythwind-merchant-part-good-acc }
        [order] vyřídit starší z otevřených objednávek
       *[idle] nedělat nic
    }

## Actions

mythwind-action-trade = obchodovat
mythwind-action-buy-good = koupit { mythwind-merchant-part-good-acc }
mythwind-action-sell-good = prodat { mythwind-merchant-part-good-acc }
mythwind-action-deliver-goods = vyřídit objednávku { mythwind-merchant-part-order }
mythwind-action-swap-order = vyměnit objednávku { mythwind-merchant-part-order } za jinou
mythwind-action-hawk =
    { $errand ->
        [deal] nechat obyvatele uzavřít obchod
        [demand] nechat skřítka ovlivnit poptávku
       *[rival] nechat skřítka rozptýlit soupeře
    }
mythwind-action-raise-demand = zvýšit poptávku po { mythwind-merchant-part-good-loc }
mythwind-action-lower-demand = snížit poptávku po { mythwind-merchant-part-good-loc }
mythwind-action-rival = { mythwind-merchant-part-rival }
mythwind-action-mark-good = označit { mythwind-merchant-part-good-acc }

## Questions

mythwind-question-merchant-trade = Jaký bude další obchod?
mythwind-question-merchant-errand = Jaký obchod uzavře obyvatel? Nakoupí o 2 mince levněji, prodá o 2 mince dráž.
mythwind-question-merchant-dawn = Trh se právě otvírá. Jeden obchod dřív než ostatní?
mythwind-question-merchant-demand = Kterou poptávku skřítek ovlivní?
mythwind-question-merchant-chase = Který soupeř se vzdá svého záměru a odkryje další?
mythwind-question-merchant-ledger = Zasunete jednu z těchto karet pod balíček? Určete soupeře.
mythwind-question-merchant-exclusive = Které zboží mají soupeři nechat být?

## What happens

mythwind-merchant-supply-moved =
    { $way ->
        [up] Na trhu přibývá { mythwind-merchant-part-good-gen }: cena je teď { $now }.
       *[down] Na trhu ubývá { mythwind-merchant-part-good-gen }: cena je teď { $now }.
    }
mythwind-merchant-demand-moved =
    { $way ->
        [up] Poptávka po { mythwind-merchant-part-good-loc } roste: cena je teď { $now }.
       *[down] Poptávka po { mythwind-merchant-part-good-loc } klesá: cena je teď { $now }.
    }
mythwind-merchant-rain = Déšť: na trhu ubývá { mythwind-merchant-part-good-gen } a cena je teď { $now }.
mythwind-merchant-sun = Slunce: poptávka po { mythwind-merchant-part-good-loc } roste a cena je teď { $now }.
mythwind-merchant-calm = Trh se uklidňuje: každá poptávka se o krok blíží nule.
mythwind-merchant-rival-came = Na trhu se objevuje nový soupeř: { mythwind-merchant-part-rival }.
mythwind-merchant-bought = { $seat } kupuje { mythwind-merchant-part-good-acc } { mythwind-merchant-part-paid }; cena je teď { $now }.
mythwind-merchant-sold = { $seat } prodává { mythwind-merchant-part-good-acc } { mythwind-merchant-part-paid }; cena je teď { $now }.
mythwind-merchant-delivered = { $seat } vyřizuje objednávku { mythwind-merchant-part-order } a dostává { mythwind-merchant-part-coins }.
mythwind-merchant-swapped = { $seat } se vzdává objednávky { mythwind-merchant-part-order }.
mythwind-merchant-order-opened = Nová objednávka: { mythwind-merchant-part-order }.
mythwind-merchant-set-bonus =
    { $kinds ->
        [few] { $seat } dostává navíc { mythwind-merchant-part-coins } za { $kinds } různé druhy zboží prodané v jednom dni.
       *[other] { $seat } dostává navíc { mythwind-merchant-part-coins } za { $kinds } různých druhů zboží prodaných v jednom dni.
    }
mythwind-merchant-intent-left = { $seat } rozptyluje soupeře: { mythwind-merchant-part-rival } se vzdává svého záměru.
mythwind-merchant-foreseen = Další karta – { mythwind-merchant-part-rival }: { mythwind-merchant-part-deed }.
mythwind-merchant-bottomed = { $seat } zasouvá pod balíček další kartu soupeře ({ mythwind-merchant-part-rival }).
mythwind-merchant-marked = { $seat } označuje { mythwind-merchant-part-good-acc }: soupeři nechají toto zboží být do konce nejbližšího soumraku.
mythwind-merchant-intent = Záměr soupeře: { mythwind-merchant-part-rival } plánuje: { mythwind-merchant-part-deed }.
mythwind-merchant-rival-acted =
    { $deed ->
        [buy] { mythwind-merchant-part-rival } kupuje { mythwind-merchant-part-good-acc }: cena je teď { $now }.
        [sell] { mythwind-merchant-part-rival } prodává { mythwind-merchant-part-good-acc }: cena je teď { $now }.
        [corner] { mythwind-merchant-part-rival } skupuje z trhu { mythwind-merchant-part-good-acc }: cena je teď { $now }.
       *[dump] { mythwind-merchant-part-rival } rozprodává { mythwind-merchant-part-good-acc }: cena je teď { $now }.
    }
mythwind-merchant-rival-idle = { mythwind-merchant-part-rival } dnes nic nedělá.
mythwind-merchant-rival-delivered = { mythwind-merchant-part-rival } vyřizuje objednávku { mythwind-merchant-part-order }.
mythwind-merchant-rival-lacked = { mythwind-merchant-part-rival } nevyřizuje objednávku { mythwind-merchant-part-order }: na trhu chybí zboží.
mythwind-merchant-rival-kept-off = { mythwind-merchant-part-rival } nechává být { mythwind-merchant-part-good-acc }: platí výhradní právo.
mythwind-merchant-brokered = { $seat } zprostředkovává prodej { mythwind-merchant-part-good-gen } a dostává { mythwind-merchant-part-coins }.
mythwind-merchant-demand-reset = Roční období končí: každá poptávka se vrací na nulu.
mythwind-merchant-orders-replaced = Roční období končí: staré objednávky městečka propadají.

## Why not

mythwind-merchant-no-more-actions = Dnes už nemáte žádnou akci postavy.
mythwind-merchant-no-worker =
    { $kind ->
        [sprite] K tomu musíte mít dnes přidružení ke skřítkům a najatého skřítka s hodnotou alespoň 1.
       *[villager] K tomu musíte mít dnes přidružení k obyvatelům a najatého obyvatele s hodnotou alespoň 1.
    }
mythwind-merchant-asked-only =
    { $given ->
        [buy-good] Zboží se kupuje při obchodování: nejdřív zvolte „{ mythwind-action-trade }“.
        [sell-good] Zboží se prodává při obchodování: nejdřív zvolte „{ mythwind-action-trade }“.
        [deliver-goods] Objednávky se vyřizují při obchodování: nejdřív zvolte „{ mythwind-action-trade }“.
        [swap-order] Objednávky se vyměňují při obchodování: nejdřív zvolte „{ mythwind-action-trade }“.
       *[other] To je odpověď, na kterou se teď nikdo neptá.
    }
mythwind-merchant-no-supply = Na trhu není ani jednotka { mythwind-merchant-part-good-gen }.
mythwind-merchant-no-room =
    { $room ->
        [one] Sklad je plný: pojme { $room } jednotku.
        [few] Sklad je plný: pojme { $room } jednotky.
       *[other] Sklad je plný: pojme { $room } jednotek.
    }
mythwind-merchant-too-dear =
    { $coins ->
        [0] Jednotka { mythwind-merchant-part-good-gen } stojí { mythwind-merchant-part-price }, a vy nemáte ani jednu.
       *[other] Jednotka { mythwind-merchant-part-good-gen } stojí { mythwind-merchant-part-price }, a vy máte jen { mythwind-merchant-part-coins }.
    }
mythwind-merchant-not-held = Na skladě nemáte ani jednotku { mythwind-merchant-part-good-gen }.
mythwind-merchant-glut = Trh je plný { mythwind-merchant-part-good-gen }: nikdo už nekupuje.
mythwind-merchant-not-open = Objednávka { mythwind-merchant-part-order } není otevřená.
mythwind-merchant-order-lacks = K objednávce { mythwind-merchant-part-order } chybí na skladě jednotka { mythwind-merchant-part-good-gen }.
mythwind-merchant-demand-at-top = Poptávka po { mythwind-merchant-part-good-loc } už nemůže růst.
mythwind-merchant-demand-at-bottom = Poptávka po { mythwind-merchant-part-good-loc } už nemůže klesnout.
mythwind-merchant-back-and-forth = Skřítek právě posunul poptávku po { mythwind-merchant-part-good-loc } opačným směrem.
mythwind-merchant-no-rival = { mythwind-merchant-part-rival }: tento soupeř ještě na trhu není.
mythwind-merchant-one-intent = { mythwind-merchant-part-rival } má už jen jednu kartu, takže ji není pod co zasunout.
mythwind-merchant-marked-before = Výhradní právo už platí pro { mythwind-merchant-part-good-acc }.
