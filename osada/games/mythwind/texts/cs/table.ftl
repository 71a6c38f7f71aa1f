### What the table says while Mythwind is played. The keys are those of phrases.py; what only one
### character says stands in its own file, the story in story.ftl.
### $building-acc, $die-nom and the like are forms of the names in names.ftl.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. The glossary stands at the top of rules.ftl.

## Parts of sentences

# platí, dostává kolik: 2 mince
mythwind-part-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
mythwind-part-price =
    { $price ->
        [one] { $price } minci
        [few] { $price } mince
       *[other] { $price } mincí
    }
mythwind-part-have =
    { $coins ->
        [0] a vy nemáte ani jednu
       *[other] a vy máte { mythwind-part-coins }
    }
# Fluent cannot ask for a sign: what is above 0 is listed, to get its plus.
mythwind-part-change =
    { $change ->
        [1] +{ $change }
        [2] +{ $change }
        [3] +{ $change }
        [4] +{ $change }
        [5] +{ $change }
        [6] +{ $change }
        [7] +{ $change }
        [8] +{ $change }
        [9] +{ $change }
        [10] +{ $change }
        [11] +{ $change }
        [12] +{ $change }
        [13] +{ $change }
        [14] +{ $change }
        [15] +{ $change }
        [16] +{ $change }
        [17] +{ $change }
        [18] +{ $change }
        [19] +{ $change }
        [20] +{ $change }
        [21] +{ $change }
        [22] +{ $change }
        [23] +{ $change }
        [24] +{ $change }
        [25] +{ $change }
        [26] +{ $change }
        [27] +{ $change }
        [28] +{ $change }
        [29] +{ $change }
        [30] +{ $change }
        [31] +{ $change }
        [32] +{ $change }
        [33] +{ $change }
        [34] +{ $change }
        [35] +{ $change }
        [36] +{ $change }
        [37] +{ $change }
        [38] +{ $change }
        [39] +{ $change }
        [40] +{ $change }
        [41] +{ $change }
        [42] +{ $change }
        [43] +{ $change }
        [44] +{ $change }
        [45] +{ $change }
        [46] +{ $change }
        [47] +{ $change }
        [48] +{ $change }
        [49] +{ $change }
        [50] +{ $change }
        [51] +{ $change }
        [52] +{ $change }
        [53] +{ $change }
        [54] +{ $change }
        [55] +{ $change }
        [56] +{ $change }
        [57] +{ $change }
        [58] +{ $change }
        [59] +{ $change }
        [60] +{ $change }
        [61] +{ $change }
        [62] +{ $change }
        [63] +{ $change }
        [64] +{ $change }
        [65] +{ $change }
        [66] +{ $change }
        [67] +{ $change }
        [68] +{ $change }
        [69] +{ $change }
        [70] +{ $change }
        [71] +{ $change }
        [72] +{ $change }
        [73] +{ $change }
        [74] +{ $change }
        [75] +{ $change }
        [76] +{ $change }
        [77] +{ $change }
        [78] +{ $change }
        [79] +{ $change }
        [80] +{ $change }
        [81] +{ $change }
        [82] +{ $change }
        [83] +{ $change }
        [84] +{ $change }
        [85] +{ $change }
        [86] +{ $change }
        [87] +{ $change }
        [88] +{ $change }
        [89] +{ $change }
        [90] +{ $change }
        [91] +{ $change }
        [92] +{ $change }
        [93] +{ $change }
        [94] +{ $change }
        [95] +{ $change }
        [96] +{ $change }
        [97] +{ $change }
        [98] +{ $change }
        [99] +{ $change }
        [100] +{ $change }
        [101] +{ $change }
        [102] +{ $change }
        [103] +{ $change }
        [104] +{ $change }
        [105] +{ $change }
        [106] +{ $change }
        [107] +{ $change }
        [108] +{ $change }
        [109] +{ $change }
        [110] +{ $change }
        [111] +{ $change }
        [112] +{ $change }
        [113] +{ $change }
        [114] +{ $change }
        [115] +{ $change }
        [116] +{ $change }
        [117] +{ $change }
        [118] +{ $change }
        [119] +{ $change }
        [120] +{ $change }
       *[other] { $change }
    }
mythwind-part-season =
    { $season ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zima
    }
mythwind-part-goal =
    { $goal ->
        [1] „{ mythwind-goal-1-title }“
        [2] „{ mythwind-goal-2-title }“
        [3] „{ mythwind-goal-3-title }“
        [4] „{ mythwind-goal-4-title }“
        [5] „{ mythwind-goal-5-title }“
        [6] „{ mythwind-goal-6-title }“
        [7] „{ mythwind-goal-7-title }“
        [8] „{ mythwind-goal-8-title }“
        [9] „{ mythwind-goal-9-title }“
        [10] „{ mythwind-goal-10-title }“
        [11] „{ mythwind-goal-11-title }“
        [12] „{ mythwind-goal-12-title }“
        [13] „{ mythwind-goal-13-title }“
        [14] „{ mythwind-goal-14-title }“
        [15] „{ mythwind-goal-15-title }“
        [16] „{ mythwind-goal-16-title }“
        [17] „{ mythwind-goal-17-title }“
        [18] „{ mythwind-goal-18-title }“
        [19] „{ mythwind-goal-19-title }“
        [20] „{ mythwind-goal-20-title }“
        [21] „{ mythwind-goal-21-title }“
        [22] „{ mythwind-goal-22-title }“
        [23] „{ mythwind-goal-23-title }“
        [24] „{ mythwind-goal-24-title }“
        [25] „{ mythwind-goal-25-title }“
        [26] „{ mythwind-goal-26-title }“
        [27] „{ mythwind-goal-27-title }“
        [28] „{ mythwind-goal-28-title }“
       *[other] { $goal }
    }
mythwind-part-skill =
    { $skill ->
        [F1] „{ mythwind-skill-F1 }“
        [F2] „{ mythwind-skill-F2 }“
        [F3] „{ mythwind-skill-F3 }“
        [F4] „{ mythwind-skill-F4 }“
        [F5] „{ mythwind-skill-F5 }“
        [F6] „{ mythwind-skill-F6 }“
        [F7] „{ mythwind-skill-F7 }“
        [F8] „{ mythwind-skill-F8 }“
        [C1] „{ mythwind-skill-C1 }“
        [C2] „{ mythwind-skill-C2 }“
        [C3] „{ mythwind-skill-C3 }“
        [C4] „{ mythwind-skill-C4 }“
        [C5] „{ mythwind-skill-C5 }“
        [C6] „{ mythwind-skill-C6 }“
        [C7] „{ mythwind-skill-C7 }“
        [C8] „{ mythwind-skill-C8 }“
        [M1] „{ mythwind-skill-M1 }“
        [M2] „{ mythwind-skill-M2 }“
        [M3] „{ mythwind-skill-M3 }“
        [M4] „{ mythwind-skill-M4 }“
        [M5] „{ mythwind-skill-M5 }“
        [M6] „{ mythwind-skill-M6 }“
        [M7] „{ mythwind-skill-M7 }“
        [M8] „{ mythwind-skill-M8 }“
        [R1] „{ mythwind-skill-R1 }“
        [R2] „{ mythwind-skill-R2 }“
        [R3] „{ mythwind-skill-R3 }“
        [R4] „{ mythwind-skill-R4 }“
        [R5] „{ mythwind-skill-R5 }“
        [R6] „{ mythwind-skill-R6 }“
        [R7] „{ mythwind-skill-R7 }“
        [R8] „{ mythwind-skill-R8 }“
       *[other] { $skill }
    }
# Every event that has a text is told by its title; a number is never told for a name.
mythwind-part-event =
    { $card ->
        [1] „{ mythwind-event-1-title }“
        [2] „{ mythwind-event-2-title }“
        [3] „{ mythwind-event-3-title }“
        [4] „{ mythwind-event-4-title }“
        [5] „{ mythwind-event-5-title }“
        [6] „{ mythwind-event-6-title }“
        [7] „{ mythwind-event-7-title }“
        [8] „{ mythwind-event-8-title }“
        [9] „{ mythwind-event-9-title }“
        [10] „{ mythwind-event-10-title }“
        [11] „{ mythwind-event-11-title }“
        [12] „{ mythwind-event-12-title }“
        [13] „{ mythwind-event-13-title }“
        [14] „{ mythwind-event-14-title }“
        [15] „{ mythwind-event-15-title }“
        [16] „{ mythwind-event-16-title }“
        [17] „{ mythwind-event-17-title }“
        [18] „{ mythwind-event-18-title }“
        [19] „{ mythwind-event-19-title }“
        [20] „{ mythwind-event-20-title }“
        [21] „{ mythwind-event-21-title }“
        [22] „{ mythwind-event-22-title }“
        [23] „{ mythwind-event-23-title }“
        [24] „{ mythwind-event-24-title }“
        [25] „{ mythwind-event-25-title }“
        [26] „{ mythwind-event-26-title }“
        [27] „{ mythwind-event-27-title }“
        [28] „{ mythwind-event-28-title }“
        [29] „{ mythwind-event-29-title }“
        [30] „{ mythwind-event-30-title }“
        [31] „{ mythwind-event-31-title }“
        [32] „{ mythwind-event-32-title }“
        [33] „{ mythwind-event-33-title }“
        [34] „{ mythwind-event-34-title }“
        [35] „{ mythwind-event-35-title }“
        [36] „{ mythwind-event-36-title }“
        [37] „{ mythwind-event-37-title }“
        [38] „{ mythwind-event-38-title }“
        [39] „{ mythwind-event-39-title }“
        [40] „{ mythwind-event-40-title }“
        [41] „{ mythwind-event-41-title }“
        [42] „{ mythwind-event-42-title }“
        [43] „{ mythwind-event-43-title }“
        [44] „{ mythwind-event-44-title }“
        [45] „{ mythwind-event-45-title }“
        [46] „{ mythwind-event-46-title }“
        [47] „{ mythwind-event-47-title }“
        [48] „{ mythwind-event-48-title }“
        [49] „{ mythwind-event-49-title }“
        [50] „{ mythwind-event-50-title }“
        [51] „{ mythwind-event-51-title }“
        [52] „{ mythwind-event-52-title }“
        [53] „{ mythwind-event-53-title }“
        [54] „{ mythwind-event-54-title }“
        [55] „{ mythwind-event-55-title }“
        [56] „{ mythwind-event-56-title }“
        [57] „{ mythwind-event-57-title }“
        [58] „{ mythwind-event-58-title }“
        [59] „{ mythwind-event-59-title }“
        [60] „{ mythwind-event-60-title }“
        [61] „{ mythwind-event-61-title }“
        [62] „{ mythwind-event-62-title }“
        [63] „{ mythwind-event-63-title }“
        [64] „{ mythwind-event-64-title }“
        [65] „{ mythwind-event-65-title }“
        [66] „{ mythwind-event-66-title }“
        [67] „{ mythwind-event-67-title }“
        [68] „{ mythwind-event-68-title }“
        [69] „{ mythwind-event-69-title }“
        [70] „{ mythwind-event-70-title }“
        [71] „{ mythwind-event-71-title }“
        [72] „{ mythwind-event-72-title }“
        [73] „{ mythwind-event-73-title }“
        [74] „{ mythwind-event-74-title }“
        [75] „{ mythwind-event-75-title }“
        [76] „{ mythwind-event-76-title }“
        [77] „{ mythwind-event-77-title }“
        [78] „{ mythwind-event-78-title }“
        [79] „{ mythwind-event-79-title }“
        [80] „{ mythwind-event-80-title }“
        [81] „{ mythwind-event-81-title }“
        [82] „{ mythwind-event-82-title }“
        [83] „{ mythwind-event-83-title }“
        [84] „{ mythwind-event-84-title }“
        [85] „{ mythwind-event-85-title }“
        [86] „{ mythwind-event-86-title }“
        [87] „{ mythwind-event-87-title }“
        [88] „{ mythwind-event-88-title }“
        [89] „{ mythwind-event-89-title }“
        [90] „{ mythwind-event-90-title }“
        [91] „{ mythwind-event-91-title }“
        [92] „{ mythwind-event-92-title }“
        [93] „{ mythwind-event-93-title }“
        [94] „{ mythwind-event-94-title }“
        [95] „{ mythwind-event-95-title }“
        [96] „{ mythwind-event-96-title }“
        [97] „{ mythwind-event-97-title }“
        [98] „{ mythwind-event-98-title }“
        [99] „{ mythwind-event-99-title }“
        [100] „{ mythwind-event-100-title }“
        [101] „{ mythwind-event-101-title }“
        [102] „{ mythwind-event-102-title }“
        [103] „{ mythwind-event-103-title }“
        [104] „{ mythwind-event-104-title }“
        [105] „{ mythwind-event-105-title }“
        [106] „{ mythwind-event-106-title }“
        [107] „{ mythwind-event-107-title }“
        [108] „{ mythwind-event-108-title }“
        [109] „{ mythwind-event-109-title }“
        [110] „{ mythwind-event-110-title }“
        [111] „{ mythwind-event-111-title }“
        [112] „{ mythwind-event-112-title }“
        [113] „{ mythwind-event-113-title }“
        [114] „{ mythwind-event-114-title }“
        [115] „{ mythwind-event-115-title }“
        [116] „{ mythwind-event-116-title }“
        [117] „{ mythwind-event-117-title }“
        [118] „{ mythwind-event-118-title }“
        [119] „{ mythwind-event-119-title }“
        [120] „{ mythwind-event-120-title }“
        [121] „{ mythwind-event-121-title }“
        [122] „{ mythwind-event-122-title }“
        [123] „{ mythwind-event-123-title }“
        [124] „{ mythwind-event-124-title }“
        [125] „{ mythwind-event-125-title }“
        [126] „{ mythwind-event-126-title }“
        [127] „{ mythwind-event-127-title }“
        [128] „{ mythwind-event-128-title }“
        [129] „{ mythwind-event-129-title }“
        [130] „{ mythwind-event-130-title }“
        [131] „{ mythwind-event-131-title }“
        [132] „{ mythwind-event-132-title }“
        [133] „{ mythwind-event-133-title }“
        [134] „{ mythwind-event-134-title }“
        [135] „{ mythwind-event-135-title }“
        [136] „{ mythwind-event-136-title }“
        [137] „{ mythwind-event-137-title }“
        [138] „{ mythwind-event-138-title }“
        [139] „{ mythwind-event-139-title }“
        [140] „{ mythwind-event-140-title }“
        [141] „{ mythwind-event-141-title }“
        [142] „{ mythwind-event-142-title }“
        [143] „{ mythwind-event-143-title }“
        [144] „{ mythwind-event-144-title }“
        [145] „{ mythwind-event-145-title }“
        [146] „{ mythwind-event-146-title }“
        [147] „{ mythwind-event-147-title }“
        [148] „{ mythwind-event-148-title }“
        [149] „{ mythwind-event-149-title }“
        [150] „{ mythwind-event-150-title }“
        [151] „{ mythwind-event-151-title }“
        [152] „{ mythwind-event-152-title }“
        [153] „{ mythwind-event-153-title }“
        [154] „{ mythwind-event-154-title }“
       *[other]
            { $title ->
                [hidden] událost v údolí
               *[told] „{ $title }“
            }
    }
# A question of any character's journal too; its text stands in the character's file.
mythwind-part-question =
    { $question ->
        [construct] { mythwind-question-construct }
        [building-area] { mythwind-question-building-area }
        [advance-card] { mythwind-question-advance-card }
        [demolish] { mythwind-question-demolish }
        [forest-area] { mythwind-question-forest-area }
        [clear-area] { mythwind-question-clear-area }
        [event-option] { mythwind-question-event-option }
        [who-adventures] { mythwind-question-who-adventures }
        [adventure-option] { mythwind-question-adventure-option }
        [roll-die] { mythwind-question-roll-die }
        [choose] { mythwind-question-choose }
        [may] { mythwind-question-may }
        [who] { mythwind-question-who }
        [learn] { mythwind-question-learn }
        [forget] { mythwind-question-forget }
        [use-skill] { mythwind-question-use-skill }
        [character-action] { mythwind-question-character-action }
        [gain-worker] { mythwind-question-gain-worker }
        [lose-worker] { mythwind-question-lose-worker }
        [whose-worker] { mythwind-question-whose-worker }
        [lose-hired] { mythwind-question-lose-hired }
        [one-kind] { mythwind-question-one-kind }
        [whose-dice] { mythwind-question-whose-dice }
        [strengthen-tower] { mythwind-question-strengthen-tower }
        [strengthen-hired] { mythwind-question-strengthen-hired }
        [weaken-tower] { mythwind-question-weaken-tower }
        [weaken-hired] { mythwind-question-weaken-hired }
        [hire-free] { mythwind-question-hire-free }
        [building-order] { mythwind-question-building-order }
        [choose-goal] { mythwind-question-choose-goal }
        [swap] { mythwind-question-swap }
        [gain-resource] { mythwind-question-gain-resource }
        [lose-resource] { mythwind-question-lose-resource }
        [who-coins] { mythwind-question-who-coins }
        [visit-adventure] { mythwind-question-visit-adventure }
        [attach] { mythwind-question-attach }
        [visit-community] { mythwind-question-visit-community }
        [buy-more] { mythwind-question-buy-more }
        [buy-first] { mythwind-question-buy-first }
        [visit-construct] { mythwind-question-visit-construct }
        [visit-hire] { mythwind-question-visit-hire }
        [hire-second] { mythwind-question-hire-second }
        [visit-building] { mythwind-question-visit-building }
        [use-which] { mythwind-question-use-which }
        [farmer-seed] { mythwind-question-farmer-seed }
        [farmer-plot] { mythwind-question-farmer-plot }
        [farmer-water] { mythwind-question-farmer-water }
        [farmer-barrel] { mythwind-question-farmer-barrel }
        [farmer-harvest] { mythwind-question-farmer-harvest }
        [farmer-mixed] { mythwind-question-farmer-mixed }
        [farmer-reap-one] { mythwind-question-farmer-reap-one }
        [farmer-equip] { mythwind-question-farmer-equip }
        [farmer-clear] { mythwind-question-farmer-clear }
        [farmer-place] { mythwind-question-farmer-place }
        [farmer-herd] { mythwind-question-farmer-herd }
        [farmer-cow-buy] { mythwind-question-farmer-cow-buy }
        [farmer-cow-sell] { mythwind-question-farmer-cow-sell }
        [farmer-cow-move] { mythwind-question-farmer-cow-move }
        [farmer-cow-move-to] { mythwind-question-farmer-cow-move-to }
        [farmer-cow-breed] { mythwind-question-farmer-cow-breed }
        [farmer-job] { mythwind-question-farmer-job }
        [crafter-return] { mythwind-question-crafter-return }
        [crafter-refine] { mythwind-question-crafter-refine }
        [crafter-bonus] { mythwind-question-crafter-bonus }
        [crafter-sell-another] { mythwind-question-crafter-sell-another }
        [crafter-replace] { mythwind-question-crafter-replace }
        [crafter-tier] { mythwind-question-crafter-tier }
        [crafter-skill] { mythwind-question-crafter-skill }
        [merchant-trade] { mythwind-question-merchant-trade }
        [merchant-errand] { mythwind-question-merchant-errand }
        [merchant-dawn] { mythwind-question-merchant-dawn }
        [merchant-demand] { mythwind-question-merchant-demand }
        [merchant-chase] { mythwind-question-merchant-chase }
        [merchant-ledger] { mythwind-question-merchant-ledger }
        [merchant-exclusive] { mythwind-question-merchant-exclusive }
        [ranger-prepare] { mythwind-question-ranger-prepare }
        [ranger-depart] { mythwind-question-ranger-depart }
        [ranger-look] { mythwind-question-ranger-look }
        [ranger-bottom] { mythwind-question-ranger-bottom }
        [ranger-order] { mythwind-question-ranger-order }
        [ranger-pathfinder] { mythwind-question-ranger-pathfinder }
        [ranger-sun] { mythwind-question-ranger-sun }
        [ranger-call] { mythwind-question-ranger-call }
        [ranger-need] { mythwind-question-ranger-need }
        [ranger-finds] { mythwind-question-ranger-finds }
        [ranger-push] { mythwind-question-ranger-push }
        [ranger-restore] { mythwind-question-ranger-restore }
        [ranger-turn-back] { mythwind-question-ranger-turn-back }
        [ranger-halve] { mythwind-question-ranger-halve }
        [ranger-home] { mythwind-question-ranger-home }
       *[other] Je třeba o něčem rozhodnout.
    }

## Weather in a list

mythwind-word-sunny = slunečno
mythwind-word-cloudy = oblačno
mythwind-word-rainy = deštivo

## Phases

mythwind-phase-dawn = Úsvit
mythwind-phase-noon = Poledne
mythwind-phase-dusk = Soumrak
mythwind-phase-season-end = Konec ročního období
mythwind-phase-between = Mezi ročními obdobími

## Actions

mythwind-action-use = pustit se do toho
mythwind-action-pass = zůstat jen kvůli přidružení
mythwind-action-done = hotovo
mythwind-action-yes = ano
mythwind-action-no = ne
mythwind-action-agree = souhlasit
mythwind-action-object = vznést námitku
mythwind-action-odd-job = vzít příležitostnou práci
mythwind-action-finish = skončit pro dnešek
mythwind-action-keep = nechat si postavu
mythwind-action-visit = jít { $space-to }
mythwind-action-buy = koupit městečku { $resource-one }
mythwind-action-clear = odkrýt oblast { $area }
mythwind-action-construct = začít stavět { $building-acc }
mythwind-action-demolish = zbourat { $building-acc }
mythwind-action-hire = najmout { $die-acc }
mythwind-action-learn = získat dovednost { mythwind-part-skill }
mythwind-action-skill = použít dovednost { mythwind-part-skill }
mythwind-action-field = poslat { $die-acc } na pole akcí skřítků
mythwind-action-resource = { $resource-nom }
mythwind-action-die = { $die-nom }
mythwind-action-option = volba { $option }
mythwind-action-area = oblast { $area }
mythwind-action-building = { $building-nom }
mythwind-action-character = { $character-nom }
mythwind-action-goal = cíl { mythwind-part-goal }
mythwind-action-kind = { $kind-nom }
mythwind-action-become = hrát odteď za { $character-acc }

## The day

mythwind-season-began =
    { $goal ->
        [0] Začíná { mythwind-part-season } roku { $year }. Toto roční období nemá cíl.
       *[other] Začíná { mythwind-part-season } roku { $year }. Cíl ročního období: { mythwind-part-goal }.
    }
mythwind-day-began = Úsvit dne { $day }.
mythwind-weather =
    { $symbol ->
        [sunny] Den je slunečný.
        [cloudy] Den je oblačný.
       *[rainy] Den je deštivý.
    }{ $effect ->
        [none] {""}
        [progress] {" "}Počasí přináší postup staveb.
        [event] {" "}Počasí přináší událost.
       *[visit] {" "}Počasí přináší návštěvu skřítka.
    }
mythwind-season-effect =
    Poslední tři dny ({ $symbols }) odpovídají vzoru počasí pro { $season ->
        [spring] jaro
        [summer] léto
        [autumn] podzim
       *[winter] zimu
    }: nastává jeho efekt.
mythwind-noon-began = Poledne: na řadě jsou všechny postavy.
mythwind-dusk-began = Soumrak: figurky a dělníci se vracejí domů.
mythwind-dice-to-tower =
    { $count ->
        [one] { $seat } po hodu vrací do věže { $count } vyčerpanou kostku.
        [few] { $seat } po hodu vrací do věže { $count } vyčerpané kostky.
       *[other] { $seat } po hodu vrací do věže { $count } vyčerpaných kostek.
    }
mythwind-finished = { $seat } má pro dnešek hotovo.
mythwind-proposed = { $seat } navrhuje odpověď za všechny.
mythwind-agreed = { $seat } souhlasí s návrhem.
mythwind-objected = { $seat } má námitku a návrh padá.

## The town

mythwind-after-building = { $seat } chce postavit { $building-acc }.
mythwind-after-room = { $seat } chce udělat místo pro { $building-acc }.
mythwind-after-stock = { $seat } shání, co je třeba na { $building-acc }.
mythwind-after-land = { $seat } hledá půdu pro stavbu.
mythwind-after-goal = { $seat } má na mysli cíl { mythwind-part-goal }.
mythwind-after-news = { $seat } chce vidět, co je nového v okolí.
mythwind-after-hands = { $seat } hledá pomocné ruce.
mythwind-after-skill = { $seat } se chce něco naučit.
mythwind-after-use = { $seat } si tu jde něco vyřídit.
mythwind-visited = { $seat } jde { $space-to }.
mythwind-attached = { $seat } má dnes přidružení { $kind-to }.
mythwind-passed = { $seat } { $space-on } neprovádí akci, jde jen o přidružení.
mythwind-bought = { $seat } kupuje městečku { $resource-one } a platí { mythwind-part-price }.
mythwind-cleared = Z oblasti { $area } mizí les.
mythwind-construction-began = { $seat } začíná stavět { $building-acc }, na poli { $space } stavební stupnice.
mythwind-moved-on = Stavba { $building-gen } postupuje na pole { $space }.
mythwind-moved-back = Stavba { $building-gen } se vrací na pole { $space }.
mythwind-completed = Konec stavby: { $building-nom }, v oblasti { $area }.
mythwind-replaced = Přestavba: karta „{ $building-name }“ nahrazuje kartu „{ $old-name }“, která je znovu dostupná.
mythwind-jammed = Pro { $building-acc } není prázdná oblast: karta zůstává na stavební stupnici.
mythwind-demolished = Bourání: { $building-nom }, v oblasti { $area }.
mythwind-forest-back = V oblasti { $area } znovu roste les.
mythwind-granted = Městečko dostává novou budovu: { $building-nom }, v oblasti { $area }.
mythwind-unlocked = Odteď může městečko postavit { $building-acc }.
mythwind-used = { $seat } používá { $building-acc }.
mythwind-hired =
    { $price ->
        [0] { $seat } najímá { $die-acc } bez placení.
       *[other] { $seat } najímá { $die-acc } a platí { mythwind-part-price }.
    }
mythwind-track-changed = { $resource-name }: teď { $value } ({ mythwind-part-change }).
mythwind-coins = { $seat } má teď { mythwind-part-coins } ({ mythwind-part-change }).
mythwind-die-gained = Ve věži přibývá { $die-nom }.
mythwind-die-lost = Do zásoby se vrací { $die-nom }.
mythwind-die-changed =
    { $place ->
        [tower] Ve věži: { $die-nom } má teď hodnotu { $now-value }.
       *[hired] Mezi najatými: { $die-nom } má teď hodnotu { $now-value }.
    }
mythwind-die-rerolled = Kostkou s prázdnou stranou ve věži se hází znovu: { $die-nom }.
mythwind-learned = { $seat } získává dovednost { mythwind-part-skill } a platí { mythwind-part-price }.
mythwind-forgot = { $seat } se vzdává dovednosti { mythwind-part-skill }.
mythwind-skill-used = { $seat } používá dovednost { mythwind-part-skill }.
mythwind-extra-action = { $seat } dostává akci postavy navíc.
mythwind-no-character-action = { $seat } dnes nemá akci postavy.
mythwind-odd-job = { $seat } bere příležitostnou práci za { mythwind-part-coins }.
mythwind-field-used = { $seat } posílá skřítka na pole akcí skřítků, kde pomáhá { $sprite-name }.
mythwind-sprite-came = Na pole akcí skřítků přichází { $sprite-name }.
mythwind-field-opened = Na herním plánu se objevuje pole akcí skřítků.
mythwind-envelope = Je čas otevřít tajemnou obálku { $envelope }.
mythwind-part-upgrade =
    { $upgrade ->
        [1] kdo staví, dostane minci za každou utracenou výrobu a příjem
        [2] kdo staví, dostane minci za každou utracenou kulturu a jídlo
        [3] po obecních pracích lze za 1 minci posílit všechny skřítky ve věži
        [4] po obecních pracích lze za 1 minci posílit všechny obyvatele ve věži
        [5] po najímání lze oslabit najatého obyvatele a zažít dobrodružství
        [6] po najímání lze oslabit najatého skřítka a zažít dobrodružství
        [7] po dobrodružství lze oslabit najatého obyvatele a posunout budovu obyvatel na stavební stupnici
       *[8] po dobrodružství lze oslabit najatého skřítka a posunout budovu skřítků na stavební stupnici
    }
mythwind-upgrade = Věž má nové vylepšení: { mythwind-part-upgrade }.
mythwind-rolled =
    { $face ->
        [0] Na kostce padá prázdná strana.
       *[other] Na kostce padá { $face }.
    }

## Cards

mythwind-event = Událost: { mythwind-part-event }.
mythwind-no-event = V balíčku událostí už není karta, takže se nic neděje.
mythwind-event-chosen =
    { $chosen ->
        [hidden] V události { mythwind-part-event } se městečko rozhodlo.
       *[told] V události { mythwind-part-event } volí městečko: { $chosen }.
    }
mythwind-adventure = { $seat } se vydává na dobrodružství { $card }.
mythwind-no-adventure = Balíček dobrodružství je prázdný, takže { $seat } žádné nenachází.
mythwind-adventure-chosen =
    { $chosen ->
        [hidden] { $seat } otáčí kartu dobrodružství { $card }.
       *[told] Na dobrodružství { $card } volí { $seat }: { $chosen }.
    }
mythwind-not-paid = Cenu nelze zaplatit celou, takže z toho nic nebude.
mythwind-deck-grew =
    { $deck ->
        [event] { $count ->
            [one] Do balíčku událostí přibývá { $count } nová karta.
            [few] Do balíčku událostí přibývají { $count } nové karty.
           *[other] Do balíčku událostí přibývá { $count } nových karet.
        }
        [adventure] { $count ->
            [one] Do balíčku dobrodružství přibývá { $count } nová karta.
            [few] Do balíčku dobrodružství přibývají { $count } nové karty.
           *[other] Do balíčku dobrodružství přibývá { $count } nových karet.
        }
        [goal] { $count ->
            [one] Do balíčku cílů přibývá { $count } nová karta.
            [few] Do balíčku cílů přibývají { $count } nové karty.
           *[other] Do balíčku cílů přibývá { $count } nových karet.
        }
       *[weather] { $count ->
            [one] Do balíčku počasí přibývá { $count } nová karta.
            [few] Do balíčku počasí přibývají { $count } nové karty.
           *[other] Do balíčku počasí přibývá { $count } nových karet.
        }
    }

## The end of a season

mythwind-season-ended = Končí { mythwind-part-season }.
mythwind-building-gave = Efekt na konci ročního období: { $building-nom }.
mythwind-goal-met = Cíl je splněn: { mythwind-part-goal }.
mythwind-goal-missed = Cíl není splněn: { mythwind-part-goal }.
mythwind-goal-ignored = Efekt cíle se vynechává: { mythwind-part-goal }.
mythwind-goal-chosen = Cíl na příští roční období: { mythwind-part-goal }.
mythwind-not-swapped = { $seat } zůstává u své postavy.
mythwind-joins = { $seat } usedá ke stolu a hraje za { $character-acc }.
mythwind-rests = Odteď nikdo nehraje za { $character-acc }: najaté kostky jdou do věže, vše ostatní počká na později.
mythwind-changed = { $seat } prozatím odkládá { $old-acc } a hraje odteď za { $new-acc }.
mythwind-achieved =
    { $achievement ->
        [1] Úspěch: „{ mythwind-achievement-1 }“.
        [2] Úspěch: „{ mythwind-achievement-2 }“.
        [3] Úspěch: „{ mythwind-achievement-3 }“.
        [4] Úspěch: „{ mythwind-achievement-4 }“.
        [5] Úspěch: „{ mythwind-achievement-5 }“.
        [6] Úspěch: „{ mythwind-achievement-6 }“.
        [7] Úspěch: „{ mythwind-achievement-7 }“.
        [8] Úspěch: „{ mythwind-achievement-8 }“.
        [9] Úspěch: „{ mythwind-achievement-9 }“.
        [10] Úspěch: „{ mythwind-achievement-10 }“.
        [11] Úspěch: „{ mythwind-achievement-11 }“.
        [12] Úspěch: „{ mythwind-achievement-12 }“.
        [13] Úspěch: „{ mythwind-achievement-13 }“.
        [14] Úspěch: „{ mythwind-achievement-14 }“.
        [15] Úspěch: „{ mythwind-achievement-15 }“.
       *[other] Úspěch: { $achievement }.
    }

## Reasons for a refusal

mythwind-not-seated =
    { $seats ->
        [one] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráč.
        [few] { $seat } u tohoto stolu nesedí: hrají tu { $seats } hráči.
       *[other] { $seat } u tohoto stolu nesedí: hraje tu { $seats } hráčů.
    }
mythwind-wait = Teď nemáte o čem rozhodovat: počkejte na ostatní.
mythwind-another-decides = Nejdřív musí rozhodnout { $turn }. Pak můžete pokračovat.
mythwind-not-asked = To není odpověď na to, o co teď jde. { mythwind-part-question }
mythwind-no-proposal = Zatím nikdo nic nenavrhuje: nejdřív navrhněte odpověď.
mythwind-same-proposal = Tato odpověď už je navržena: souhlaste s ní, nebo navrhněte jinou.
mythwind-not-now =
    { $phase ->
        [dawn] Za úsvitu to udělat nelze: počkejte na poledne.
        [noon] Teď to udělat nelze: nejdřív někam pošlete figurku, nebo začněte akci své postavy; na ostatní se hra zeptá.
        [dusk] Za soumraku to udělat nelze: počkejte na další poledne.
        [season-end] Na konci ročního období to udělat nelze: počkejte na další.
       *[between] Mezi ročními obdobími to udělat nelze: nechte si postavu, nebo zvolte jinou.
    }
mythwind-figure-placed = Vaše figurka už je { $space-on }: městskou akci máte jednu za den.
mythwind-place-first = Nejdřív někam postavte figurku: teprve pak můžete den ukončit.
mythwind-occupied = Vejde se { $space-to } jen jedna figurka a dnes je tam { $seat }. Zvolte jiné místo.
mythwind-not-standing = V městečku není tato budova: { $building-nom }.
mythwind-no-action-icon = { $building-name }: tato budova nemá akci, takže tam jít nelze.
mythwind-no-action-left = Dnes už nemáte žádnou akci postavy.
mythwind-not-attached = Nejdřív proveďte městskou akci: teprve ta dává přidružení.
mythwind-field-closed = Na návštěvě není žádný skřítek: pole akcí skřítků ještě není otevřené.
mythwind-field-taken = Pole akcí skřítků lze použít jednou denně a dnes ho používá { $seat }.
mythwind-no-such-die = Na pole akcí skřítků můžete poslat jednoho ze svých najatých skřítků s hodnotou alespoň 1. Toto není takový dělník: { $die-nom }.
mythwind-cannot-pay = Cenu nemůžete zaplatit celou: { $cost }.
mythwind-useless = { $sprite-name } teď nemůže pomoci: nabízenou akci by nešlo provést.
mythwind-not-owned = Nemáte dovednost { mythwind-part-skill }.
mythwind-skill-spent = Dovednost { mythwind-part-skill } je dnes už použitá.
mythwind-skill-idle = Dovednost { mythwind-part-skill } by teď nic nepřinesla.
mythwind-other-character = Hrajete za { $character-acc } a toto patří do deníku jiné postavy.
mythwind-character-taken = Za { $character-acc } už někdo hraje: zvolte jinou postavu.
mythwind-not-between = Hráči se přidávají a odcházejí jen na konci ročního období, než začne další.
mythwind-too-many = Ve hře mohou být 1 až 4 postavy, ne { $count }.
mythwind-not-proposer = U tohoto stolu odpovídá za všechny { $turn }: počkejte na odpověď.
mythwind-buy-too-dear = Za { $resource-one } se platí { mythwind-part-price }, { mythwind-part-have }.
mythwind-buy-full = { $resource-name }: už { $value }, tedy konec stupnice, takže víc koupit nelze.
mythwind-clear-too-dear = Odkrytí oblasti stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-forest = V oblasti { $area } není les.
mythwind-area-forest = Oblast { $area } není prázdná: roste tam les.
mythwind-area-built = Oblast { $area } není prázdná: stojí tam { $building-nom }.
mythwind-area-home = Oblast { $area } nikdy neměla kartu lesa, takže se tam žádná nemůže vrátit.
mythwind-building-stands = { $building-name }: tato budova už v městečku stojí.
mythwind-building-begun = { $building-name }: tato budova se už staví, na poli { $space }.
mythwind-building-too-high =
    { $level ->
        [none] { $building-name }: tato budova nemá úroveň a tady lze začít jen budovu úrovně { $most } nebo nižší.
       *[other] { $building-name }: to je budova úrovně { $level } a tady lze začít jen budovu úrovně { $most } nebo nižší.
    }
mythwind-building-costs = { $building-name }: stavba stojí { $needs } { $resource-gen } a městečko má { $value }.
mythwind-building-needs = { $building-name }: stavbu lze začít, jen když v městečku stojí { $needed-nom }.
mythwind-building-locked =
    { $by ->
        [event] { $building-name }: stavbu lze začít, teprve až to dovolí událost.
       *[adventure] { $building-name }: stavbu lze začít, teprve až to dovolí dobrodružství.
    }
mythwind-site-full = { $building-name }: stavba začíná na poli { $space } stavební stupnice a od něj dolů není žádné pole volné.
mythwind-not-demolished = { $building-name }: tato budova v městečku není, takže není co zbořit.
mythwind-home-stays = { $building-name }: tato budova stojí v oblasti 7, kam se les vrátit nemůže. Zvolte jinou.
mythwind-hire-too-dear = Najmout tohoto dělníka stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-tower-die = Ve věži není takový dělník k najmutí: { $die-name }.
mythwind-use-lacks = { $building-name }: tuto část ceny zaplatit nemůžete: { $cost }.
mythwind-use-idle =
    { $grants ->
        [construct] { $building-name } dovoluje začít stavbu a teď žádnou začít nelze.
        [community] { $building-name } dovoluje nakupovat pro městečko a teď nic koupit nemůžete.
        [use_building] { $building-name } dovoluje použít budovu a teď žádnou použít nelze.
        [advance_one] { $building-name } posouvá stavbu a teď žádnou posunout nelze.
       *[adventure] { $building-name } přináší dobrodružství a karty dobrodružství už došly.
    }
mythwind-no-icon = { $building-name }: tato budova nemá akci.
mythwind-not-started = { $building-name }: tato karta na stavební stupnici není.
mythwind-other-badge =
    { $kind ->
        [sprite] { $building-name }: tato stavba není přidružená ke skřítkům a teď se posouvá jen taková.
       *[villager] { $building-name }: tato stavba není přidružená k obyvatelům a teď se posouvá jen taková.
    }
mythwind-blocked = { $building-name }: tato stavba se nemůže posunout, protože na poli před ní leží karta „{ $front-name }“.
mythwind-no-area = { $building-name }: stavbu nelze dokončit, protože není prázdná oblast.
mythwind-no-season-icon = { $building-name }: tato budova na konci ročního období nic nepřináší.
mythwind-season-icon-done = { $building-name }: tato budova už na konci tohoto období byla na řadě.
mythwind-not-drawn = Cíl { mythwind-part-goal } není mezi vytaženými kartami.
mythwind-no-option =
    { $count ->
        [one] Je tu jen { $count } odpověď, takže odpověď { $option } neexistuje.
        [few] Jsou tu jen { $count } odpovědi, takže odpověď { $option } neexistuje.
       *[other] Je tu jen { $count } odpovědí, takže odpověď { $option } neexistuje.
    }
mythwind-option-closed = Odpověď { $option } je zavřená: toto městečko její podmínku nesplňuje.
mythwind-option-lacks = Odpověď { $option } nelze zaplatit. Chybí: { $cost }.
mythwind-option-unlearned =
    { $coins ->
        [0] Nemáte mince a žádná dovednost není zdarma.
       *[other] Každá dovednost, kterou ještě nemáte, stojí víc než { mythwind-part-coins }.
    }
mythwind-others-skill = Dovednost { mythwind-part-skill } patří jiné postavě.
mythwind-skill-owned = Dovednost { mythwind-part-skill } už máte.
mythwind-skill-too-dear = Dovednost { mythwind-part-skill } stojí { mythwind-part-price }, { mythwind-part-have }.
mythwind-not-played = Za { $character-acc } teď nikdo nehraje.
mythwind-few-coins =
    { $coins ->
        [0] { $character-name }: musí zaplatit { mythwind-part-price } a nemá ani jednu.
       *[other] { $character-name }: musí zaplatit { mythwind-part-price } a má jen { mythwind-part-coins }.
    }
mythwind-no-hired-die = { $character-name } nemá najatého dělníka, kterého by šlo zvolit.
mythwind-no-die-there =
    { $place ->
        [tower] Ve věži takový dělník není: { $die-name }.
       *[hired] Mezi najatými takový dělník není: { $die-name }.
    }
mythwind-other-die =
    { $kind ->
        [sprite] Tady se počítají jen skřítci a toto skřítek není: { $die-name }.
       *[villager] Tady se počítají jen obyvatelé a toto obyvatel není: { $die-name }.
    }
mythwind-die-chosen = Už zvolen: { $die-name }. Zvolte jiného dělníka.
mythwind-die-at-end = { $die-name }: hodnotu { $die-value } takto změnit nelze.
mythwind-other-resource = { $resource-name }: tento zdroj tady zvolit nelze.
mythwind-track-at-end = { $resource-name }: { $value }, dál už to nejde.

## Questions

mythwind-ask-noon =
    { $figure ->
        [home] { $seat }: kam dnes pošlete svou figurku?
       *[out] { $seat }: co ještě dnes uděláte? Zbývající akce postavy: { $actions }.
    }
mythwind-ask-noon-empty =
    { $kind ->
        [sprite] { mythwind-ask-noon } Pozor: ve věži není žádný skřítek, takže pomoc by teď nic nepřinesla ({ $sprite-name }).
       *[villager] { mythwind-ask-noon } Pozor: ve věži není žádný obyvatel, takže pomoc by teď nic nepřinesla ({ $sprite-name }).
    }
mythwind-ask-empty =
    { $kind ->
        [sprite] { $seat }: { mythwind-question-visit-building } Pozor: ve věži není žádný skřítek, takže akce by teď nic nepřinesla ({ $building-name }).
       *[villager] { $seat }: { mythwind-question-visit-building } Pozor: ve věži není žádný obyvatel, takže akce by teď nic nepřinesla ({ $building-name }).
    }
mythwind-ask-between = { $seat }: necháte si postavu i na příští roční období? Kdo někoho žádá o výměnu, čeká na odpověď, a s ním všichni.
mythwind-ask =
    { $joint ->
        [yes] { $seat }: { mythwind-part-question } Rozhodujete společně.
       *[no] { $seat }: { mythwind-part-question }
    }
mythwind-question-construct = Kterou budovu začnete stavět?
mythwind-question-building-area = Ve které prázdné oblasti bude budova stát?
mythwind-question-advance-card = Která budova na stavební stupnici postoupí?
mythwind-question-demolish = Která budova se zbourá?
mythwind-question-forest-area = Ve které prázdné oblasti znovu vyroste les?
mythwind-question-clear-area = Ze které oblasti zmizí les?
mythwind-question-event-option = Co zvolíte v této události?
mythwind-question-who-adventures = Kdo se vydá na dobrodružství?
mythwind-question-adventure-option = Co zvolíte v tomto dobrodružství?
mythwind-question-roll-die = Kterou kostkou z věže se hází?
mythwind-question-choose = Který z efektů nastane?
mythwind-question-may = Zaplatíte cenu a získáte efekt?
mythwind-question-who = Které postavy se to týká?
mythwind-question-learn = Kterou dovednost získáte?
mythwind-question-forget = Žádné místo na dovednost není volné. Které dovednosti se vzdáte?
mythwind-question-use-skill = Kterou dovednost použijete?
mythwind-question-character-action = Jakou akci postavy navíc provedete?
mythwind-question-gain-worker = Jaký dělník přibude ve věži?
mythwind-question-lose-worker = Který dělník odejde z věže?
mythwind-question-whose-worker = Čí najatý dělník odejde?
mythwind-question-lose-hired = Který najatý dělník odejde?
mythwind-question-one-kind = Čí kostky se ve věži změní: skřítků, nebo obyvatel?
mythwind-question-whose-dice = Čí najatí dělníci se změní?
mythwind-question-strengthen-tower = Který dělník ve věži se posílí?
mythwind-question-strengthen-hired = Který najatý dělník se posílí?
mythwind-question-weaken-tower = Který dělník ve věži se oslabí?
mythwind-question-weaken-hired = Který najatý dělník se oslabí?
mythwind-question-hire-free = Kterého dělníka díky tomuto efektu najmete?
mythwind-question-building-order = Efekt které budovy teď na konci ročního období nastane?
mythwind-question-swap = Někdo by si s vámi chtěl vyměnit postavu. Souhlasíte?
mythwind-question-choose-goal = Který cíl zvolíte na příští roční období?
mythwind-question-gain-resource = Který zdroj městečko získá?
mythwind-question-lose-resource = Který zdroj městečko ztratí?
mythwind-question-who-coins = O čí mince jde?
mythwind-question-visit-adventure = Vydáte se na dobrodružství, nebo vám jde jen o přidružení?
mythwind-question-attach = Ke komu máte dnes přidružení?
mythwind-question-visit-community = Co městečku koupíte, nebo kterou oblast odkryjete?
mythwind-question-buy-more = Co ještě městečku koupíte?
mythwind-question-buy-first = Co městečku koupíte?
mythwind-question-visit-construct = Kterou budovu začnete stavět, nebo kterou zbouráte?
mythwind-question-visit-hire = Kterého dělníka z věže najmete?
mythwind-question-hire-second = Najmete druhého dělníka?
mythwind-question-visit-building = Použijete budovu, nebo vám jde jen o přidružení?
mythwind-question-use-which = Kterou budovu použijete?

## Achievements: the name, and what has to be reached

mythwind-achievement-1 = Vzkvétající městečko
mythwind-achievement-1-help = V městečku je 8 obyvatel.
mythwind-achievement-2 = Kouzelné bytosti
mythwind-achievement-2-help = V městečku je 8 skřítků.
mythwind-achievement-3 = Architekt
mythwind-achievement-3-help = V každé oblasti stojí budova.
mythwind-achievement-4 = Magnát
mythwind-achievement-4-help = Na konci ročního období je výroba na úrovni 10.
mythwind-achievement-5 = Čtyři roční období
mythwind-achievement-5-help = Na konci ročního období je kultura na úrovni 10.
mythwind-achievement-6 = Živitel
mythwind-achievement-6-help = Na konci ročního období je jídlo na úrovni 10.
mythwind-achievement-7 = Krésus
mythwind-achievement-7-help = Na konci ročního období je příjem na úrovni 10.
mythwind-achievement-8 = Z čistého nebe
mythwind-achievement-8-help = Jedno roční období přinese 3 události.
mythwind-achievement-9 = Tulák
mythwind-achievement-9-help = Jedno roční období přinese 8 dobrodružství.
mythwind-achievement-10 = Vypravěč
mythwind-achievement-10-help = Balíček událostí dojde.
mythwind-achievement-11 = Všeuměl
mythwind-achievement-11-help = Všechny čtyři postavy mají zaplněná všechna místa na dovednosti.
mythwind-achievement-12 = Obchodní žralok
mythwind-achievement-12-help = Výdělek v jednom ročním období je 100 mincí.
mythwind-achievement-13 = Stavitel
mythwind-achievement-13-help = V jednom ročním období začnou 4 stavby.
mythwind-achievement-14 = Přítel údolí
mythwind-achievement-14-help = Pole akcí skřítků se v jednom ročním období použije 10krát.
mythwind-achievement-15 = Vzorný dělník
mythwind-achievement-15-help = Ve věži je 16 dělníků s hodnotou 3.

## Options

mythwind-option-one-decides = Společná rozhodnutí
    .help = Zda se na tom, co se týká všech, musí shodnout všichni, nebo rozhoduje jeden hráč.
    .choice =
        { $choice ->
            [on] rozhoduje hráč na místě 1
           *[off] někdo navrhuje, všichni souhlasí
        }
mythwind-option-cast = Postavy
    .help = Kdo hraje v prvním ročním období za kterou postavu, v pořadí míst; zbylé postavy čekají v krabici.
    .choice =
        { $choice ->
            [C] Řemeslnice
            [M] Obchodnice
            [R] Hraničář
           *[F] Farmář
        }

## Effects in words: what a card or a building does. $change has a sign; $count 99 means all.
## $kind is sprite, villager, any or one-kind (one of both, chosen); $place is tower or hired.

mythwind-part-who =
    { $who ->
        [each] každá postava
        [group] platíte společně
        [most] ta, která jich má nejvíc
       *[one] jedna postava
    }
mythwind-part-workers =
    { $place ->
        [tower] { $kind ->
            [sprite] skřítci ve věži
            [villager] obyvatelé ve věži
            [one-kind] skřítci, nebo obyvatelé ve věži
           *[any] dělníci ve věži
        }
       *[hired] { $kind ->
            [sprite] najatí skřítci
            [villager] najatí obyvatelé
            [one-kind] najatí skřítci, nebo obyvatelé
           *[any] najatí dělníci
        }
    }
mythwind-part-count =
    { $count ->
        [99] všechny kostky
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
mythwind-effect-res =
    { $resources-number ->
        [4] Libovolný zdroj { mythwind-part-change }
       *[other] { $resources-either } { mythwind-part-change }
    }
mythwind-effect-coins = Mince { mythwind-part-change } ({ mythwind-part-who })
mythwind-effect-worker =
    { $kind ->
        [sprite] Skřítci ve věži { mythwind-part-change }
        [villager] Obyvatelé ve věži { mythwind-part-change }
       *[any] Libovolní dělníci ve věži { mythwind-part-change }
    }
mythwind-effect-strengthen = Posílení: { mythwind-part-workers } ({ mythwind-part-count })
mythwind-effect-weaken = Oslabení: { mythwind-part-workers } ({ mythwind-part-count })
mythwind-effect-hire =
    { $kind ->
        [sprite] Najmutí skřítků: { $count }
        [villager] Najmutí obyvatel: { $count }
       *[any] Najmutí dělníků: { $count }
    }
mythwind-effect-progress = Postup staveb
mythwind-effect-back = Všechny stavby se vracejí
mythwind-effect-advance_one =
    { $kind ->
        [sprite] Postup jedné stavby přidružené ke skřítkům
        [villager] Postup jedné stavby přidružené k obyvatelům
       *[any] Postup jedné stavby
    }
mythwind-effect-event = Událost
mythwind-effect-goto = Událost: { mythwind-part-event }
mythwind-effect-adventure = Dobrodružství
mythwind-effect-visit = Návštěva skřítka
mythwind-effect-construct =
    { $level ->
        [IV] Stavba
       *[other] Stavba, nejvýš úroveň { $level }
    }
mythwind-effect-community = Obecní práce
mythwind-effect-use_building = Použití budovy
mythwind-effect-forest_return = Les se vrací do prázdných oblastí: { $count }
mythwind-effect-forest_remove = Odkrytí oblastí: { $count }
mythwind-effect-building =
    { $mode ->
        [grant] Nová budova v městečku: { $building-nom }
       *[unlock] Městečko může postavit { $building-acc }
    }
mythwind-effect-demolish = Bourání budov: { $count }
mythwind-effect-demolish_forest = Bourání budovy, do její oblasti se vrací les
mythwind-effect-skill =
    { $who ->
        [each] Každá postava může získat dovednost
       *[one] Získání dovednosti
    }
mythwind-effect-use_skill =
    { $who ->
        [each] Každá postava může použít dovednost
       *[one] Použití dovednosti
    }
mythwind-effect-char_action =
    { $mode ->
        [extra] Akce postavy navíc ({ mythwind-part-who })
       *[forbid] Dnes bez akce postavy ({ mythwind-part-who })
    }
mythwind-effect-goal_draw = Karty cílů na výběr navíc: { $count }
mythwind-effect-goal_ignore = Vynechání efektu cíle
mythwind-effect-surplus =
    { $kind ->
        [sprite] { $resources-either } +1 za každého skřítka nad počet obyvatel ve věži
       *[villager] { $resources-either } +1 za každého obyvatele nad počet skřítků ve věži
    }
mythwind-effect-deck =
    { $deck ->
        [event] Nové karty událostí
        [adventure] Nové karty dobrodružství
        [goal] Nové karty cílů
       *[weather] Nové karty počasí
    }
mythwind-effect-envelope = Otevření tajemné obálky { $envelope }
mythwind-effect-tower = Vylepšení věže { $upgrade }
mythwind-effect-sprite =
    { $mode ->
        [field] Otevření pole akcí skřítků
       *[add] Na návštěvu odteď může přijít { $sprite-name }
    }
mythwind-effect-flag = Městečko si to pamatuje
mythwind-effect-return_card = Tato karta se vrací do balíčku
mythwind-effect-choose = { $head }, nebo { $next }
mythwind-effect-may = Pokud zaplatíte { $cost }: { $gain }

## Vyprávění na konci ročního období

mythwind-part-project =
    { $project ->
        [1] krytý most
        [2] řada lamp podél ulice
        [3] hodiny s jednou ručičkou
        [4] lázně pro lidi i skřítky
        [5] cesta s obrubníkem
        [6] večerní škola
        [7] dům pro ty, kdo jen procházejí
        [8] větrná harfa na věži
        [9] jeřáb na nábřeží
        [10] zahrada pod sklem
        [11] mincovna, která razí vlastní mince
       *[12] síň se židlí pro každého, kdo sem kdy přišel
    }
mythwind-part-achievement =
    { $achievement ->
        [1] „{ mythwind-achievement-1 }“
        [2] „{ mythwind-achievement-2 }“
        [3] „{ mythwind-achievement-3 }“
        [4] „{ mythwind-achievement-4 }“
        [5] „{ mythwind-achievement-5 }“
        [6] „{ mythwind-achievement-6 }“
        [7] „{ mythwind-achievement-7 }“
        [8] „{ mythwind-achievement-8 }“
        [9] „{ mythwind-achievement-9 }“
        [10] „{ mythwind-achievement-10 }“
        [11] „{ mythwind-achievement-11 }“
        [12] „{ mythwind-achievement-12 }“
        [13] „{ mythwind-achievement-13 }“
        [14] „{ mythwind-achievement-14 }“
       *[15] „{ mythwind-achievement-15 }“
    }
mythwind-project = Někdo to nakreslil na rub účtu: { mythwind-part-project }. Bylo by to drahé.
mythwind-project-built = Městečko to postavilo: { mythwind-part-project }.
mythwind-part-work =
    { $work ->
        [1] měděná střecha pro { $building-acc }
        [2] zvon pro { $building-acc }, jen na dobré zprávy
        [3] zeď { $building-gen }, na které jsou namalovaní všichni
        [4] zelinářská zahrádka pro { $building-acc }
        [5] zdvihadlo pro { $building-acc }, s brzdou
        [6] druhé dveře do { $building-gen }, po kolena vysoké
        [7] kamna pro { $building-acc } a kolem nich devět míst
        [8] lampa v nejvyšším okně { $building-gen }
        [9] polička pro { $building-acc } na knihy, které se vracejí
        [10] studna pro { $building-acc }, s vlastní stříškou
        [11] kniha hostů pro { $building-acc }, na řetízku
       *[12] tabule pro { $building-acc }, na které má každý nástroj svůj obrys
    }
mythwind-work = Zednická mistrová projde jednou městečkem, spočítá komíny a teprve pak řekne cenu. Na výkresu: { mythwind-part-work }.
mythwind-work-built = Městečko má odteď něco nového: { mythwind-part-work }. Nejvíc přidává { $seat } a nechce, aby se o tom mluvilo.
mythwind-work-gave =
    { $work ->
        [1] Lidé jdou přes průsmyk, aby viděli, jak zezelenala střecha { $building-gen }, a zůstanou na večeři.
        [2] Zvoní zvon { $building-gen }. Nikdo ještě neví proč, ale všichni chodí rovněji.
        [3] Někdo nový prosí, aby ho také přimalovali na zeď { $building-gen }. Ostatní se trochu smáčknou.
        [4] Na zahrádce { $building-gen } uzrálo víc, než kolik kdo přiznává, že zasel.
        [5] Zdvihadlo { $building-gen } bylo celé léto půjčené. Vrací se namazané a ne samo.
        [6] Nízké dveře { $building-gen } bylo v noci slyšet, tam a zpátky, tam a zpátky. Ráno je všude zameteno.
        [7] Za nejstudenějšího večera sedí u kamen { $building-gen } na devíti místech čtrnáct lidí.
        [8] Díky lampě { $building-gen } stojí poslední hodina dne za práci.
        [9] Do poličky { $building-gen } se vrací kniha a na jejím okraji je odpověď.
        [10] V suchých týdnech se jen studna { $building-gen } nehádá.
        [11] Někdo cizí obrátí v knize hostů { $building-gen } tři listy zpátky a zaplatí něčí účet z těch let.
       *[12] Na tabuli { $building-gen } nic nechybí a jedna věc tam visí dvakrát.
    }
mythwind-feast =
    { $resource ->
        [culture] Písní je víc než večerů. Někdo navrhuje slavnost, na které se zazpívají všechny.
        [income] Truhla se už nedovírá. Někdo navrhuje slavnost a účet ať zaplatí truhla.
        [production] Dvůr je plný prken. Někdo navrhuje taneční parket a k němu slavnost.
       *[food] Spíž se naklání. Někdo navrhuje slavnost, než spadne.
    }
mythwind-guest-painter = Malíř prosí, zda smí malovat { $building-acc }, a pak celý týden maluje jen dveře.
mythwind-guest-pedlar = Podomní obchodník vybaluje zboží pod nápisem „{ $building-nom }“ a neřekne, kde to všechno vzal.
mythwind-guest-soldier = Starý voják si prohlíží { $building-acc } a ptá se, zda je tu třeba něco hlídat.
mythwind-guest-singer = Zpěvačka chce vědět, jak v noci zní { $building-nom }. Ticho si přivezla vlastní.
mythwind-guest-surveyor = Zeměměřič měří { $building-acc } a shledává, že se to od loňska pohnulo o dlaň.
mythwind-guest-child = Dítě zpoza průsmyku se ptá na { $building-acc }: prý tam pod podlahou bydlí někdo malý.
mythwind-letter-thanks = O léta opožděný dopis děkuje městečku za událost { mythwind-part-event }. Jsou v něm peníze.
mythwind-letter-question = V dopise se někdo ptá, jak dopadla událost { mythwind-part-event }. Odpovídají dva, každý jinak.
mythwind-letter-quarrel = Dopis tvrdí, že událost { mythwind-part-event } proběhla jinak, a přikládá svědka.
mythwind-letter-copy = Daleká škola opsala příběh { mythwind-part-event } a posílá nejlepší rukopis, s opravami.
mythwind-anniversary-kept = Někdo to spočítal: od úspěchu { mythwind-part-achievement } už uplynula léta. Slušel by se koláč.
mythwind-sky-fog = Rok { $year } se zapsal jako rok mlhy. Přišla na jednu noc a najala si pokoj.
mythwind-sky-comet = V roce { $year } stojí nad věží kometa. Názory, čí je, se různí.
mythwind-sky-frost = V roce { $year } přichází mráz o měsíc dřív a nikomu se neomlouvá.
mythwind-sky-bees = V roce { $year } se nastěhuje roj včel a platí nájem medem.
mythwind-sky-flood = V roce { $year } řeka navštíví dolní zahrady a všechno si prohlédne.
mythwind-sky-geese = V roce { $year } husy neletí dál. Slyšely o městečku.
