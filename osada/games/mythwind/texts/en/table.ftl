### What the table says while Mythwind is played. The keys are those of phrases.py; what only one
### character says stands in its own file, the story in story.ftl.
### $building-acc, $die-nom and the like are forms of the names in names.ftl.
### Names of players always come as they are.

## Parts of sentences

mythwind-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
mythwind-part-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
mythwind-part-have =
    { $coins ->
        [0] and you have none
       *[other] and you have { mythwind-part-coins }
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
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
mythwind-part-goal =
    { $goal ->
        [1] “{ mythwind-goal-1-title }”
        [2] “{ mythwind-goal-2-title }”
        [3] “{ mythwind-goal-3-title }”
        [4] “{ mythwind-goal-4-title }”
        [5] “{ mythwind-goal-5-title }”
        [6] “{ mythwind-goal-6-title }”
        [7] “{ mythwind-goal-7-title }”
        [8] “{ mythwind-goal-8-title }”
        [9] “{ mythwind-goal-9-title }”
        [10] “{ mythwind-goal-10-title }”
        [11] “{ mythwind-goal-11-title }”
        [12] “{ mythwind-goal-12-title }”
        [13] “{ mythwind-goal-13-title }”
        [14] “{ mythwind-goal-14-title }”
        [15] “{ mythwind-goal-15-title }”
        [16] “{ mythwind-goal-16-title }”
        [17] “{ mythwind-goal-17-title }”
        [18] “{ mythwind-goal-18-title }”
        [19] “{ mythwind-goal-19-title }”
        [20] “{ mythwind-goal-20-title }”
        [21] “{ mythwind-goal-21-title }”
        [22] “{ mythwind-goal-22-title }”
        [23] “{ mythwind-goal-23-title }”
        [24] “{ mythwind-goal-24-title }”
        [25] “{ mythwind-goal-25-title }”
        [26] “{ mythwind-goal-26-title }”
        [27] “{ mythwind-goal-27-title }”
        [28] “{ mythwind-goal-28-title }”
       *[other] { $goal }
    }
mythwind-part-skill =
    { $skill ->
        [F1] “{ mythwind-skill-F1 }”
        [F2] “{ mythwind-skill-F2 }”
        [F3] “{ mythwind-skill-F3 }”
        [F4] “{ mythwind-skill-F4 }”
        [F5] “{ mythwind-skill-F5 }”
        [F6] “{ mythwind-skill-F6 }”
        [F7] “{ mythwind-skill-F7 }”
        [F8] “{ mythwind-skill-F8 }”
        [C1] “{ mythwind-skill-C1 }”
        [C2] “{ mythwind-skill-C2 }”
        [C3] “{ mythwind-skill-C3 }”
        [C4] “{ mythwind-skill-C4 }”
        [C5] “{ mythwind-skill-C5 }”
        [C6] “{ mythwind-skill-C6 }”
        [C7] “{ mythwind-skill-C7 }”
        [C8] “{ mythwind-skill-C8 }”
        [M1] “{ mythwind-skill-M1 }”
        [M2] “{ mythwind-skill-M2 }”
        [M3] “{ mythwind-skill-M3 }”
        [M4] “{ mythwind-skill-M4 }”
        [M5] “{ mythwind-skill-M5 }”
        [M6] “{ mythwind-skill-M6 }”
        [M7] “{ mythwind-skill-M7 }”
        [M8] “{ mythwind-skill-M8 }”
        [R1] “{ mythwind-skill-R1 }”
        [R2] “{ mythwind-skill-R2 }”
        [R3] “{ mythwind-skill-R3 }”
        [R4] “{ mythwind-skill-R4 }”
        [R5] “{ mythwind-skill-R5 }”
        [R6] “{ mythwind-skill-R6 }”
        [R7] “{ mythwind-skill-R7 }”
        [R8] “{ mythwind-skill-R8 }”
       *[other] { $skill }
    }
# Every event that has a text is told by its title; a number is never told for a name. `$title` is
# that of an owner's event.
mythwind-part-event =
    { $card ->
        [1] “{ mythwind-event-1-title }”
        [2] “{ mythwind-event-2-title }”
        [3] “{ mythwind-event-3-title }”
        [4] “{ mythwind-event-4-title }”
        [5] “{ mythwind-event-5-title }”
        [6] “{ mythwind-event-6-title }”
        [7] “{ mythwind-event-7-title }”
        [8] “{ mythwind-event-8-title }”
        [9] “{ mythwind-event-9-title }”
        [10] “{ mythwind-event-10-title }”
        [11] “{ mythwind-event-11-title }”
        [12] “{ mythwind-event-12-title }”
        [13] “{ mythwind-event-13-title }”
        [14] “{ mythwind-event-14-title }”
        [15] “{ mythwind-event-15-title }”
        [16] “{ mythwind-event-16-title }”
        [17] “{ mythwind-event-17-title }”
        [18] “{ mythwind-event-18-title }”
        [19] “{ mythwind-event-19-title }”
        [20] “{ mythwind-event-20-title }”
        [21] “{ mythwind-event-21-title }”
        [22] “{ mythwind-event-22-title }”
        [23] “{ mythwind-event-23-title }”
        [24] “{ mythwind-event-24-title }”
        [25] “{ mythwind-event-25-title }”
        [26] “{ mythwind-event-26-title }”
        [27] “{ mythwind-event-27-title }”
        [28] “{ mythwind-event-28-title }”
        [29] “{ mythwind-event-29-title }”
        [30] “{ mythwind-event-30-title }”
        [31] “{ mythwind-event-31-title }”
        [32] “{ mythwind-event-32-title }”
        [33] “{ mythwind-event-33-title }”
        [34] “{ mythwind-event-34-title }”
        [35] “{ mythwind-event-35-title }”
        [36] “{ mythwind-event-36-title }”
        [37] “{ mythwind-event-37-title }”
        [38] “{ mythwind-event-38-title }”
        [39] “{ mythwind-event-39-title }”
        [40] “{ mythwind-event-40-title }”
        [41] “{ mythwind-event-41-title }”
        [42] “{ mythwind-event-42-title }”
        [43] “{ mythwind-event-43-title }”
        [44] “{ mythwind-event-44-title }”
        [45] “{ mythwind-event-45-title }”
        [46] “{ mythwind-event-46-title }”
        [47] “{ mythwind-event-47-title }”
        [48] “{ mythwind-event-48-title }”
        [49] “{ mythwind-event-49-title }”
        [50] “{ mythwind-event-50-title }”
        [51] “{ mythwind-event-51-title }”
        [52] “{ mythwind-event-52-title }”
        [53] “{ mythwind-event-53-title }”
        [54] “{ mythwind-event-54-title }”
        [55] “{ mythwind-event-55-title }”
        [56] “{ mythwind-event-56-title }”
        [57] “{ mythwind-event-57-title }”
        [58] “{ mythwind-event-58-title }”
        [59] “{ mythwind-event-59-title }”
        [60] “{ mythwind-event-60-title }”
        [61] “{ mythwind-event-61-title }”
        [62] “{ mythwind-event-62-title }”
        [63] “{ mythwind-event-63-title }”
        [64] “{ mythwind-event-64-title }”
        [65] “{ mythwind-event-65-title }”
        [66] “{ mythwind-event-66-title }”
        [67] “{ mythwind-event-67-title }”
        [68] “{ mythwind-event-68-title }”
        [69] “{ mythwind-event-69-title }”
        [70] “{ mythwind-event-70-title }”
        [71] “{ mythwind-event-71-title }”
        [72] “{ mythwind-event-72-title }”
        [73] “{ mythwind-event-73-title }”
        [74] “{ mythwind-event-74-title }”
        [75] “{ mythwind-event-75-title }”
        [76] “{ mythwind-event-76-title }”
        [77] “{ mythwind-event-77-title }”
        [78] “{ mythwind-event-78-title }”
        [79] “{ mythwind-event-79-title }”
        [80] “{ mythwind-event-80-title }”
        [81] “{ mythwind-event-81-title }”
        [82] “{ mythwind-event-82-title }”
        [83] “{ mythwind-event-83-title }”
        [84] “{ mythwind-event-84-title }”
        [85] “{ mythwind-event-85-title }”
        [86] “{ mythwind-event-86-title }”
        [87] “{ mythwind-event-87-title }”
        [88] “{ mythwind-event-88-title }”
        [89] “{ mythwind-event-89-title }”
        [90] “{ mythwind-event-90-title }”
        [91] “{ mythwind-event-91-title }”
        [92] “{ mythwind-event-92-title }”
        [93] “{ mythwind-event-93-title }”
        [94] “{ mythwind-event-94-title }”
        [95] “{ mythwind-event-95-title }”
        [96] “{ mythwind-event-96-title }”
        [97] “{ mythwind-event-97-title }”
        [98] “{ mythwind-event-98-title }”
        [99] “{ mythwind-event-99-title }”
        [100] “{ mythwind-event-100-title }”
        [101] “{ mythwind-event-101-title }”
        [102] “{ mythwind-event-102-title }”
        [103] “{ mythwind-event-103-title }”
        [104] “{ mythwind-event-104-title }”
        [105] “{ mythwind-event-105-title }”
        [106] “{ mythwind-event-106-title }”
        [107] “{ mythwind-event-107-title }”
        [108] “{ mythwind-event-108-title }”
        [109] “{ mythwind-event-109-title }”
        [110] “{ mythwind-event-110-title }”
        [111] “{ mythwind-event-111-title }”
        [112] “{ mythwind-event-112-title }”
        [113] “{ mythwind-event-113-title }”
        [114] “{ mythwind-event-114-title }”
        [115] “{ mythwind-event-115-title }”
        [116] “{ mythwind-event-116-title }”
        [117] “{ mythwind-event-117-title }”
        [118] “{ mythwind-event-118-title }”
        [119] “{ mythwind-event-119-title }”
        [120] “{ mythwind-event-120-title }”
        [121] “{ mythwind-event-121-title }”
        [122] “{ mythwind-event-122-title }”
        [123] “{ mythwind-event-123-title }”
        [124] “{ mythwind-event-124-title }”
        [125] “{ mythwind-event-125-title }”
        [126] “{ mythwind-event-126-title }”
        [127] “{ mythwind-event-127-title }”
        [128] “{ mythwind-event-128-title }”
        [129] “{ mythwind-event-129-title }”
        [130] “{ mythwind-event-130-title }”
        [131] “{ mythwind-event-131-title }”
        [132] “{ mythwind-event-132-title }”
        [133] “{ mythwind-event-133-title }”
        [134] “{ mythwind-event-134-title }”
        [135] “{ mythwind-event-135-title }”
        [136] “{ mythwind-event-136-title }”
        [137] “{ mythwind-event-137-title }”
        [138] “{ mythwind-event-138-title }”
        [139] “{ mythwind-event-139-title }”
        [140] “{ mythwind-event-140-title }”
        [141] “{ mythwind-event-141-title }”
        [142] “{ mythwind-event-142-title }”
        [143] “{ mythwind-event-143-title }”
        [144] “{ mythwind-event-144-title }”
        [145] “{ mythwind-event-145-title }”
        [146] “{ mythwind-event-146-title }”
        [147] “{ mythwind-event-147-title }”
        [148] “{ mythwind-event-148-title }”
        [149] “{ mythwind-event-149-title }”
        [150] “{ mythwind-event-150-title }”
        [151] “{ mythwind-event-151-title }”
        [152] “{ mythwind-event-152-title }”
        [153] “{ mythwind-event-153-title }”
        [154] “{ mythwind-event-154-title }”
       *[other]
            { $title ->
                [hidden] an event of the valley
               *[told] “{ $title }”
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
       *[other] A decision is waiting.
    }

## Weather in a list

mythwind-word-sunny = sunny
mythwind-word-cloudy = cloudy
mythwind-word-rainy = rainy

## Phases

mythwind-phase-dawn = Dawn
mythwind-phase-noon = Noon
mythwind-phase-dusk = Dusk
mythwind-phase-season-end = End of the season
mythwind-phase-between = Between seasons

## Actions

mythwind-action-use = go ahead
mythwind-action-pass = only for the attachment
mythwind-action-done = done
mythwind-action-yes = yes
mythwind-action-no = no
mythwind-action-agree = agree
mythwind-action-object = object
mythwind-action-odd-job = do an odd job
mythwind-action-finish = finish the day
mythwind-action-keep = keep your character
mythwind-action-visit = go { $space-to }
mythwind-action-buy = buy { $resource-one } for the town
mythwind-action-clear = clear area { $area }
mythwind-action-construct = build { $building-acc }
mythwind-action-demolish = demolish { $building-acc }
mythwind-action-hire = hire { $die-acc }
mythwind-action-learn = acquire the skill { mythwind-part-skill }
mythwind-action-skill = the skill { mythwind-part-skill }
mythwind-action-field = send { $die-acc } to the sprite field
mythwind-action-resource = { $resource-name }
mythwind-action-die = { $die-nom }
mythwind-action-option = choice { $option }
mythwind-action-area = area { $area }
mythwind-action-building = { $building-nom }
mythwind-action-character = { $character-nom }
mythwind-action-goal = the goal { mythwind-part-goal }
mythwind-action-kind = { $kind-nom }
mythwind-action-become = play { $character-acc } from now on

## The day

mythwind-season-began =
    { $goal ->
        [0] { mythwind-part-season } of year { $year } begins. There is no goal this season.
       *[other] { mythwind-part-season } of year { $year } begins. The goal of the season: { mythwind-part-goal }.
    }
mythwind-day-began = Dawn of day { $day }.
mythwind-weather =
    { $symbol ->
        [sunny] The day is sunny.
        [cloudy] The day is cloudy.
       *[rainy] The day is rainy.
    }{ $effect ->
        [none] {""}
        [progress] {" "}The weather brings construction progress.
        [event] {" "}The weather brings an event.
       *[visit] {" "}The weather brings a sprite visit.
    }
mythwind-season-effect = The last three days ({ $symbols }) match a weather pattern of { mythwind-part-season }: its season effect happens.
mythwind-noon-began = Noon: all characters may act.
mythwind-dusk-began = Dusk: figures and workers go home.
mythwind-dice-to-tower =
    { $count ->
        [one] { $seat } returns { $count } spent die to the Tower, freshly rolled.
       *[other] { $seat } returns { $count } spent dice to the Tower, freshly rolled.
    }
mythwind-finished = { $seat } has finished for today.
mythwind-proposed = { $seat } proposes an answer for everybody.
mythwind-agreed = { $seat } agrees to the proposal.
mythwind-objected = { $seat } objects, and the proposal is dropped.

## The town

mythwind-after-building = { $seat } wants to build { $building-acc }.
mythwind-after-room = { $seat } wants to make room for { $building-acc }.
mythwind-after-stock = { $seat } gathers what it takes for { $building-acc }.
mythwind-after-land = { $seat } wants land to build on.
mythwind-after-goal = { $seat } has the goal { mythwind-part-goal } in mind.
mythwind-after-news = { $seat } wants to see what is out there.
mythwind-after-hands = { $seat } looks for helping hands.
mythwind-after-skill = { $seat } wants to learn something.
mythwind-after-use = { $seat } has an errand of their own.
mythwind-visited = { $seat } goes { $space-to }.
mythwind-attached = { $seat } is attached { $kind-to } today.
mythwind-passed = { $seat } takes no action { $space-on } and is there only for the attachment.
mythwind-bought = { $seat } buys { $resource-one } for the town and pays { mythwind-part-price }.
mythwind-cleared = The forest on area { $area } is cleared.
mythwind-construction-began = { $seat } starts building { $building-acc }, on space { $space } of the construction track.
mythwind-moved-on = The construction { $building-gen } moves forward to space { $space }.
mythwind-moved-back = The construction { $building-gen } falls back to space { $space }.
mythwind-completed = Completed: { $building-nom }, on area { $area }.
mythwind-replaced = An upgrade: the card “{ $building-name }” replaces the card “{ $old-name }”, which is available again.
mythwind-jammed = There is no empty area for { $building-acc }: the card stays on the construction track.
mythwind-demolished = Demolished: { $building-nom }, on area { $area }.
mythwind-forest-back = Forest grows on area { $area } again.
mythwind-granted = A new building for the town: { $building-nom }, on area { $area }.
mythwind-unlocked = From now on the town can build { $building-acc }.
mythwind-used = { $seat } uses { $building-acc }.
mythwind-hired =
    { $price ->
        [0] { $seat } hires { $die-acc } for free.
       *[other] { $seat } hires { $die-acc } for { mythwind-part-price }.
    }
mythwind-track-changed = { $resource-name } is now { $value } ({ mythwind-part-change }).
mythwind-coins = { $seat } now has { mythwind-part-coins } ({ mythwind-part-change }).
mythwind-die-gained = New at the Tower: { $die-nom }.
mythwind-die-lost = Back in the supply: { $die-nom }.
mythwind-die-changed =
    { $place ->
        [tower] At the Tower { $die-nom } now has value { $now-value }.
       *[hired] Among the hired workers { $die-nom } now has value { $now-value }.
    }
mythwind-die-rerolled = A blank die at the Tower is rolled again: { $die-nom }.
mythwind-learned = { $seat } acquires the skill { mythwind-part-skill } for { mythwind-part-price }.
mythwind-forgot = { $seat } gives up the skill { mythwind-part-skill }.
mythwind-skill-used = { $seat } uses the skill { mythwind-part-skill }.
mythwind-extra-action = { $seat } gets an extra Character action.
mythwind-no-character-action = { $seat } has no Character action today.
mythwind-odd-job = { $seat } does an odd job for { mythwind-part-coins }.
mythwind-field-used = { $seat } sends a Sprite to the sprite field, where { $sprite-name } helps.
mythwind-sprite-came = { $sprite-name } comes to the sprite field.
mythwind-field-opened = A sprite field appears on the board.
mythwind-envelope = Mystery envelope { $envelope } is opened.
mythwind-part-upgrade =
    { $upgrade ->
        [1] whoever builds gets a coin for each Production and Income spent
        [2] whoever builds gets a coin for each Culture and Food spent
        [3] after Community work 1 coin may strengthen all Sprites at the Tower
        [4] after Community work 1 coin may strengthen all Villagers at the Tower
        [5] after hiring, weakening a hired Villager may bring an adventure
        [6] after hiring, weakening a hired Sprite may bring an adventure
        [7] after an adventure, weakening a hired Villager may advance a Villager building on the track
       *[8] after an adventure, weakening a hired Sprite may advance a Sprite building on the track
    }
mythwind-upgrade = The Tower has a new upgrade: { mythwind-part-upgrade }.
mythwind-rolled =
    { $face ->
        [0] The die shows a blank face.
       *[other] The die shows { $face }.
    }

## Cards

mythwind-event = An event: { mythwind-part-event }.
mythwind-no-event = No event card can be drawn, so nothing happens.
mythwind-event-chosen =
    { $chosen ->
        [hidden] In the event { mythwind-part-event } the town has chosen.
       *[told] In the event { mythwind-part-event } the town chooses: { $chosen }.
    }
mythwind-adventure = { $seat } sets out on adventure { $card }.
mythwind-no-adventure = The adventure deck is empty, so { $seat } finds no adventure.
mythwind-adventure-chosen =
    { $chosen ->
        [hidden] { $seat } turns the card of adventure { $card } over.
       *[told] On adventure { $card } { $seat } chooses: { $chosen }.
    }
mythwind-not-paid = The cost cannot be paid in full, so nothing comes of it.
mythwind-deck-grew =
    { $deck ->
        [event] { $count ->
            [one] { $count } new card goes into the event deck.
           *[other] { $count } new cards go into the event deck.
        }
        [adventure] { $count ->
            [one] { $count } new card goes into the adventure deck.
           *[other] { $count } new cards go into the adventure deck.
        }
        [goal] { $count ->
            [one] { $count } new card goes into the goal deck.
           *[other] { $count } new cards go into the goal deck.
        }
       *[weather] { $count ->
            [one] { $count } new card goes into the weather deck.
           *[other] { $count } new cards go into the weather deck.
        }
    }

## The end of a season

mythwind-season-ended = { mythwind-part-season } ends.
mythwind-building-gave = Effect at the season’s end: { $building-nom }.
mythwind-goal-met = The goal { mythwind-part-goal } is met.
mythwind-goal-missed = The goal { mythwind-part-goal } is missed.
mythwind-goal-ignored = The effect of the goal { mythwind-part-goal } is ignored.
mythwind-goal-chosen = The goal of the next season: { mythwind-part-goal }.
mythwind-not-swapped = { $seat } keeps the character they have.
mythwind-joins = { $seat } sits down and plays { $character-acc }.
mythwind-rests = From now on nobody plays { $character-acc }: the hired dice go to the Tower, all else waits for later.
mythwind-changed = { $seat } leaves { $old-acc } for now and plays { $new-acc }.
mythwind-achieved =
    { $achievement ->
        [1] An achievement: “{ mythwind-achievement-1 }”.
        [2] An achievement: “{ mythwind-achievement-2 }”.
        [3] An achievement: “{ mythwind-achievement-3 }”.
        [4] An achievement: “{ mythwind-achievement-4 }”.
        [5] An achievement: “{ mythwind-achievement-5 }”.
        [6] An achievement: “{ mythwind-achievement-6 }”.
        [7] An achievement: “{ mythwind-achievement-7 }”.
        [8] An achievement: “{ mythwind-achievement-8 }”.
        [9] An achievement: “{ mythwind-achievement-9 }”.
        [10] An achievement: “{ mythwind-achievement-10 }”.
        [11] An achievement: “{ mythwind-achievement-11 }”.
        [12] An achievement: “{ mythwind-achievement-12 }”.
        [13] An achievement: “{ mythwind-achievement-13 }”.
        [14] An achievement: “{ mythwind-achievement-14 }”.
        [15] An achievement: “{ mythwind-achievement-15 }”.
       *[other] An achievement: { $achievement }.
    }

## Reasons for a refusal

mythwind-not-seated =
    { $seats ->
        [one] { $seat } does not sit at this table: there is { $seats } player.
       *[other] { $seat } does not sit at this table: there are { $seats } players.
    }
mythwind-wait = There is nothing for you to decide now: wait for the others.
mythwind-another-decides = First { $turn } has to decide something. After that you can continue.
mythwind-not-asked = That does not answer the current question. { mythwind-part-question }
mythwind-no-proposal = Nobody has proposed anything yet: propose an answer first.
mythwind-same-proposal = This answer is already proposed: agree to it, or propose another one.
mythwind-not-now =
    { $phase ->
        [dawn] That cannot be done at Dawn: wait for Noon.
        [noon] Not yet: first place your figure or start a Character action. The table asks for the rest.
        [dusk] That cannot be done at Dusk: wait for the next Noon.
        [season-end] That cannot be done at the end of the season: wait for the next one.
       *[between] That cannot be done between seasons: keep your character or choose another one.
    }
mythwind-figure-placed = Your figure is already { $space-on }: there is one town action a day.
mythwind-place-first = Place your figure first: only then can you finish the day.
mythwind-occupied = There is room for only one figure { $space-on }, and { $seat } is there today. Choose another place.
mythwind-not-standing = { $building-name }: this building is not in the town.
mythwind-no-action-icon = { $building-name }: this building has no action, so nobody can go there.
mythwind-no-action-left = You have no Character action left today.
mythwind-not-attached = Take a town action first: before that you are attached to nobody.
mythwind-field-closed = No sprite is visiting: the sprite field is not open yet.
mythwind-field-taken = The sprite field works once a day, and today { $seat } is using it.
mythwind-no-such-die = The sprite field needs one of your hired Sprites of value 1 or more, and this is not one: { $die-nom }.
mythwind-cannot-pay = You cannot pay the cost in full: { $cost }.
mythwind-useless = { $sprite-name } cannot help now: the action offered could not be carried out.
mythwind-not-owned = You do not have the skill { mythwind-part-skill }.
mythwind-skill-spent = You have already used the skill { mythwind-part-skill } today.
mythwind-skill-idle = The skill { mythwind-part-skill } would do nothing now.
mythwind-other-character = You play { $character-acc }, and this belongs to another character’s journal.
mythwind-character-taken = Somebody already plays { $character-acc }: choose another character.
mythwind-not-between = Players join and leave only at a season’s end, before the next one begins.
mythwind-too-many = 1 to 4 characters can be in play, not { $count }.
mythwind-not-proposer = At this table { $turn } answers for all: wait for the answer.
mythwind-buy-too-dear = { $resource-one } costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-buy-full = { $resource-name } is at { $value } already, at the end of its track: no more can be bought.
mythwind-clear-too-dear = Clearing an area costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-forest = There is no forest on area { $area }.
mythwind-area-forest = Area { $area } is not empty: there is forest on it.
mythwind-area-built = Area { $area } is not empty: { $building-nom } stands there.
mythwind-area-home = Area { $area } never had a forest card, so none can come back there.
mythwind-building-stands = { $building-name }: this building already stands in the town.
mythwind-building-begun = { $building-name }: this building is already under construction, on space { $space }.
mythwind-building-too-high =
    { $level ->
        [none] { $building-name } has no level: only a building of level { $most } or lower may be started here.
       *[other] { $building-name } is of level { $level }: only a building of level { $most } or lower may be started here.
    }
mythwind-building-costs = { $building-name } costs { $needs } { $resource-name }, and the town has { $value }.
mythwind-building-needs = { $building-name } can be started only while { $needed-nom } stands in the town.
mythwind-building-locked =
    { $by ->
        [event] { $building-name } can be started only once an event has allowed it.
       *[adventure] { $building-name } can be started only once an adventure has allowed it.
    }
mythwind-site-full = { $building-name } begins on space { $space } of the construction track, and from there on no space is free.
mythwind-not-demolished = { $building-name }: this building is not in the town, so there is nothing to demolish.
mythwind-home-stays = { $building-name } stands on area 7, where no forest can come back: choose another building.
mythwind-hire-too-dear = Hiring this worker costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-tower-die = There is no such worker to hire at the Tower: { $die-name }.
mythwind-use-lacks = { $building-name }: you cannot pay this part of the cost: { $cost }.
mythwind-use-idle =
    { $grants ->
        [construct] { $building-name } lets you start a building, and none can be started now.
        [community] { $building-name } lets you buy for the town, and you cannot buy anything now.
        [use_building] { $building-name } lets you use a building, and none can be used now.
        [advance_one] { $building-name } moves a construction forward, and none can move now.
       *[adventure] { $building-name } brings an adventure, and no adventure card is left.
    }
mythwind-no-icon = { $building-name }: this building has no action.
mythwind-not-started = { $building-name } is not on the construction track.
mythwind-other-badge =
    { $kind ->
        [sprite] { $building-name } is not attached to Sprites, and only such a construction moves now.
       *[villager] { $building-name } is not attached to Villagers, and only such a construction moves now.
    }
mythwind-blocked = { $building-name } cannot move: the card “{ $front-name }” lies on the space before it.
mythwind-no-area = { $building-name } cannot be completed: there is no empty area for it.
mythwind-no-season-icon = { $building-name }: this building has nothing to resolve at the season’s end.
mythwind-season-icon-done = { $building-name }: this building has already had its turn at this season’s end.
mythwind-not-drawn = The goal { mythwind-part-goal } is not among the cards drawn.
mythwind-no-option =
    { $count ->
        [one] There is only { $count } answer here, so there is no answer { $option }.
       *[other] There are only { $count } answers here, so there is no answer { $option }.
    }
mythwind-option-closed = Answer { $option } is closed: what the card asks for does not hold in this town.
mythwind-option-lacks = Answer { $option } cannot be paid for. What is missing: { $cost }.
mythwind-option-unlearned =
    { $coins ->
        [0] You have no coins, and no skill is free.
       *[other] Every skill that you do not have yet costs more than { mythwind-part-coins }.
    }
mythwind-others-skill = The skill { mythwind-part-skill } belongs to another character.
mythwind-skill-owned = You already have the skill { mythwind-part-skill }.
mythwind-skill-too-dear = The skill { mythwind-part-skill } costs { mythwind-part-price }, { mythwind-part-have }.
mythwind-not-played = Nobody plays { $character-acc } now.
mythwind-few-coins =
    { $coins ->
        [0] { $character-name } would have to pay { mythwind-part-price }, and has none.
       *[other] { $character-name } would have to pay { mythwind-part-price }, and has { mythwind-part-coins }.
    }
mythwind-no-hired-die = { $character-name } has no hired worker who could be chosen.
mythwind-no-die-there =
    { $place ->
        [tower] There is no such worker at the Tower: { $die-name }.
       *[hired] There is no such worker among those hired: { $die-name }.
    }
mythwind-other-die =
    { $kind ->
        [sprite] Only Sprites count here, and this is none: { $die-name }.
       *[villager] Only Villagers count here, and this is none: { $die-name }.
    }
mythwind-die-chosen = Already chosen: { $die-name }. Choose another worker.
mythwind-die-at-end = { $die-name }: the value { $die-value } cannot change that way.
mythwind-other-resource = { $resource-name } is not among the resources to choose from here.
mythwind-track-at-end = { $resource-name } is at { $value } and cannot move any further.

## Questions

mythwind-ask-noon =
    { $figure ->
        [home] { $seat }: where does your figure go today?
       *[out] { $seat }: what else do you do today? Character actions left: { $actions }.
    }
mythwind-ask-noon-empty =
    { $kind ->
        [sprite] { mythwind-ask-noon } Note: there is no Sprite at the Tower, so { $sprite-name } could not bring you any now.
       *[villager] { mythwind-ask-noon } Note: there is no Villager at the Tower, so { $sprite-name } could not bring you any now.
    }
mythwind-ask-empty =
    { $kind ->
        [sprite] { $seat }: { mythwind-question-visit-building } Note: there is no Sprite at the Tower, so using { $building-acc } would bring nobody.
       *[villager] { $seat }: { mythwind-question-visit-building } Note: there is no Villager at the Tower, so using { $building-acc } would bring nobody.
    }
mythwind-ask-between = { $seat }: do you keep your character for the next season? Whoever asks another to swap waits for the answer, and so does everybody else.
mythwind-ask =
    { $joint ->
        [yes] { $seat }: { mythwind-part-question } You decide together.
       *[no] { $seat }: { mythwind-part-question }
    }
mythwind-question-construct = Which building do you start building?
mythwind-question-building-area = On which empty area do you put the building?
mythwind-question-advance-card = Which building on the construction track moves forward?
mythwind-question-demolish = Which building do you demolish?
mythwind-question-forest-area = On which empty area does forest grow again?
mythwind-question-clear-area = Which area do you clear of forest?
mythwind-question-event-option = What do you choose in this event?
mythwind-question-who-adventures = Who sets out on the adventure?
mythwind-question-adventure-option = What do you choose in this adventure?
mythwind-question-roll-die = Which die at the Tower do you roll?
mythwind-question-choose = Which of the effects happens?
mythwind-question-may = Do you pay the cost to get the effect?
mythwind-question-who = Which character is it for?
mythwind-question-learn = Which skill do you acquire?
mythwind-question-forget = No skill slot is free. Which skill do you give up?
mythwind-question-use-skill = Which skill do you use?
mythwind-question-character-action = Which extra Character action do you take?
mythwind-question-gain-worker = Which kind of worker joins the Tower?
mythwind-question-lose-worker = Which worker leaves the Tower?
mythwind-question-whose-worker = Whose hired worker is lost?
mythwind-question-lose-hired = Which hired worker is lost?
mythwind-question-one-kind = Which workers at the Tower change: Sprites or Villagers?
mythwind-question-whose-dice = Whose hired workers change?
mythwind-question-strengthen-tower = Which worker at the Tower is strengthened?
mythwind-question-strengthen-hired = Which hired worker is strengthened?
mythwind-question-weaken-tower = Which worker at the Tower is weakened?
mythwind-question-weaken-hired = Which hired worker is weakened?
mythwind-question-hire-free = Which worker do you hire through this effect?
mythwind-question-building-order = Which building’s end-of-season effect comes next?
mythwind-question-swap = Somebody would like to swap characters with you. Do you agree?
mythwind-question-choose-goal = Which goal do you choose for the next season?
mythwind-question-gain-resource = Which resource does the town gain?
mythwind-question-lose-resource = Which resource does the town lose?
mythwind-question-who-coins = Whose coins?
mythwind-question-visit-adventure = Do you set out on an adventure, or are you here only for the attachment?
mythwind-question-attach = Whom are you attached to today?
mythwind-question-visit-community = What do you buy for the town, or which area do you clear?
mythwind-question-buy-more = What else do you buy for the town?
mythwind-question-buy-first = What do you buy for the town?
mythwind-question-visit-construct = Which building do you start building, or which one do you demolish?
mythwind-question-visit-hire = Which worker do you hire from the Tower?
mythwind-question-hire-second = Do you hire a second worker?
mythwind-question-visit-building = Do you use the building, or are you here only for the attachment?
mythwind-question-use-which = Which building do you use?

## Achievements: the name, and what has to be reached

mythwind-achievement-1 = Blooming Town
mythwind-achievement-1-help = 8 Villagers are in the town.
mythwind-achievement-2 = Magical Beings
mythwind-achievement-2-help = 8 Sprites are in the town.
mythwind-achievement-3 = Architect
mythwind-achievement-3-help = Every area holds a building.
mythwind-achievement-4 = Magnate
mythwind-achievement-4-help = Production is at 10 at the end of a season.
mythwind-achievement-5 = Four Seasons
mythwind-achievement-5-help = Culture is at 10 at the end of a season.
mythwind-achievement-6 = Provider
mythwind-achievement-6-help = Food is at 10 at the end of a season.
mythwind-achievement-7 = Croesus
mythwind-achievement-7-help = Income is at 10 at the end of a season.
mythwind-achievement-8 = Out of the Blue
mythwind-achievement-8-help = 3 events are resolved in one season.
mythwind-achievement-9 = Rambler
mythwind-achievement-9-help = 8 adventures are resolved in one season.
mythwind-achievement-10 = Storyteller
mythwind-achievement-10-help = The event deck runs out.
mythwind-achievement-11 = Polymath
mythwind-achievement-11-help = All skill slots of all four characters are filled.
mythwind-achievement-12 = Business Shark
mythwind-achievement-12-help = 100 coins are earned in one season.
mythwind-achievement-13 = Builder
mythwind-achievement-13-help = 4 constructions are started in one season.
mythwind-achievement-14 = Friend of the Valley
mythwind-achievement-14-help = The sprite field is used 10 times in one season.
mythwind-achievement-15 = Model Worker
mythwind-achievement-15-help = 16 workers of value 3 are at the Tower.

## Options

mythwind-option-one-decides = Joint decisions
    .help = Whether everybody must agree on shared matters, or one player decides.
    .choice =
        { $choice ->
            [on] the player in the first seat decides
           *[off] one player proposes, all agree
        }
mythwind-option-cast = Characters
    .help = Who plays which character in the first season, in the order of the seats; those left over wait in the box.
    .choice =
        { $choice ->
            [C] Crafter
            [M] Merchant
            [R] Ranger
           *[F] Farmer
        }

## Effects in words: what a card or a building does. $change has a sign; $count 99 means all.
## $kind is sprite, villager, any or one-kind (one of both, chosen); $place is tower or hired.

mythwind-part-who =
    { $who ->
        [each] each character
        [group] paid together
        [most] whoever has most
       *[one] one character
    }
mythwind-part-workers =
    { $place ->
        [tower] { $kind ->
            [sprite] Sprites at the Tower
            [villager] Villagers at the Tower
            [one-kind] Sprites or Villagers at the Tower
           *[any] workers at the Tower
        }
       *[hired] { $kind ->
            [sprite] hired Sprites
            [villager] hired Villagers
            [one-kind] hired Sprites or Villagers
           *[any] hired workers
        }
    }
mythwind-part-count =
    { $count ->
        [99] all
       *[other] { $count }
    }
mythwind-effect-res =
    { $resources-number ->
        [4] Any resource { mythwind-part-change }
       *[other] { $resources-either } { mythwind-part-change }
    }
mythwind-effect-coins = Coins { mythwind-part-change } ({ mythwind-part-who })
mythwind-effect-worker =
    { $kind ->
        [sprite] Sprites at the Tower { mythwind-part-change }
        [villager] Villagers at the Tower { mythwind-part-change }
       *[any] Workers of any kind at the Tower { mythwind-part-change }
    }
mythwind-effect-strengthen = Strengthen { mythwind-part-workers }: { mythwind-part-count }
mythwind-effect-weaken = Weaken { mythwind-part-workers }: { mythwind-part-count }
mythwind-effect-hire =
    { $kind ->
        [sprite] Hire Sprites: { $count }
        [villager] Hire Villagers: { $count }
       *[any] Hire workers: { $count }
    }
mythwind-effect-progress = Construction progress
mythwind-effect-back = Every construction moves back
mythwind-effect-advance_one =
    { $kind ->
        [sprite] One construction attached to Sprites moves forward
        [villager] One construction attached to Villagers moves forward
       *[any] One construction moves forward
    }
mythwind-effect-event = Event
mythwind-effect-goto = Event: { mythwind-part-event }
mythwind-effect-adventure = Adventure
mythwind-effect-visit = Sprite visit
mythwind-effect-construct =
    { $level ->
        [IV] Construct
       *[other] Construct, at most level { $level }
    }
mythwind-effect-community = Community work
mythwind-effect-use_building = Use a building
mythwind-effect-forest_return = Forest returns on empty areas: { $count }
mythwind-effect-forest_remove = Clear areas: { $count }
mythwind-effect-building =
    { $mode ->
        [grant] A new building for the town: { $building-nom }
       *[unlock] The town can build { $building-acc }
    }
mythwind-effect-demolish = Demolish buildings: { $count }
mythwind-effect-demolish_forest = Demolish a building; its area becomes forest
mythwind-effect-skill =
    { $who ->
        [each] Each character may acquire a skill
       *[one] Acquire a skill
    }
mythwind-effect-use_skill =
    { $who ->
        [each] Each character may use a skill
       *[one] Use a skill
    }
mythwind-effect-char_action =
    { $mode ->
        [extra] An extra Character action ({ mythwind-part-who })
       *[forbid] No Character action today ({ mythwind-part-who })
    }
mythwind-effect-goal_draw = More goal cards to choose from: { $count }
mythwind-effect-goal_ignore = Ignore the effect of the goal
mythwind-effect-surplus =
    { $kind ->
        [sprite] { $resources-either } +1 for each Sprite at the Tower more than Villagers
       *[villager] { $resources-either } +1 for each Villager at the Tower more than Sprites
    }
mythwind-effect-deck =
    { $deck ->
        [event] New event cards
        [adventure] New adventure cards
        [goal] New goal cards
       *[weather] New weather cards
    }
mythwind-effect-envelope = Open mystery envelope { $envelope }
mythwind-effect-tower = Tower upgrade { $upgrade }
mythwind-effect-sprite =
    { $mode ->
        [field] The sprite field opens
       *[add] { $sprite-name } can visit from now on
    }
mythwind-effect-flag = The town remembers this
mythwind-effect-return_card = This card goes back into its deck
mythwind-effect-choose = { $head } or { $next }
mythwind-effect-may = If you pay { $cost }: { $gain }

## Tales at a season's end

mythwind-part-project =
    { $project ->
        [1] a covered bridge
        [2] a row of lamps along the street
        [3] a clock with one hand
        [4] a bath house for people and sprites
        [5] a road with a kerb
        [6] a night school
        [7] a house for those who are passing through
        [8] a wind harp on the tower
        [9] a crane on the quay
        [10] a garden under glass
        [11] a mint that strikes its own coins
       *[12] a hall with a chair for everyone who ever came
    }
mythwind-part-achievement =
    { $achievement ->
        [1] “{ mythwind-achievement-1 }”
        [2] “{ mythwind-achievement-2 }”
        [3] “{ mythwind-achievement-3 }”
        [4] “{ mythwind-achievement-4 }”
        [5] “{ mythwind-achievement-5 }”
        [6] “{ mythwind-achievement-6 }”
        [7] “{ mythwind-achievement-7 }”
        [8] “{ mythwind-achievement-8 }”
        [9] “{ mythwind-achievement-9 }”
        [10] “{ mythwind-achievement-10 }”
        [11] “{ mythwind-achievement-11 }”
        [12] “{ mythwind-achievement-12 }”
        [13] “{ mythwind-achievement-13 }”
        [14] “{ mythwind-achievement-14 }”
       *[15] “{ mythwind-achievement-15 }”
    }
mythwind-project = Somebody has drawn it on the back of a bill: { mythwind-part-project }. It would cost a great deal.
mythwind-project-built = The town has built it: { mythwind-part-project }.
mythwind-part-work =
    { $work ->
        [1] a copper roof for { $building-acc }
        [2] a bell for { $building-acc }, to be rung only for good news
        [3] a wall of { $building-acc } with everybody painted on it
        [4] a kitchen garden behind { $building-acc }
        [5] a hoist for { $building-acc }, with a brake
        [6] a second door for { $building-acc }, at knee height
        [7] a stove for { $building-acc }, with nine places round it
        [8] a lamp in the highest window of { $building-acc }
        [9] a shelf in { $building-acc } for books that come back
        [10] a well before { $building-acc }, with a roof of its own
        [11] a guest book for { $building-acc }, on a chain
       *[12] a board in { $building-acc } where every tool has its outline
    }
mythwind-work = The mason walks once through the town and counts the chimneys; then she names a price for { mythwind-part-work }.
mythwind-work-built = Now there is { mythwind-part-work }. Most of the money is from { $seat }, who will not have it mentioned.
mythwind-work-gave =
    { $work ->
        [1] People climb over the pass to see how green the roof { $building-gen } has become, and stay for supper.
        [2] The bell { $building-gen } rings. Nobody knows yet what for, but everybody walks straighter.
        [3] A newcomer asks to be painted on the wall { $building-gen }, too. The others move closer together.
        [4] Behind { $building-acc } more has ripened than anybody admits to having sown.
        [5] The hoist { $building-gen } has been lent out all summer. It comes back greased, and not alone.
        [6] The low door { $building-gen } was heard at night, in and out, in and out. In the morning all is swept.
        [7] On the coldest evening there are fourteen at the nine places round the stove { $building-gen }.
        [8] Thanks to the lamp { $building-gen } the last hour of the day is worth working in.
        [9] A book comes back to the shelf in { $building-acc } with an answer in the margin.
        [10] In the dry weeks the well before { $building-acc } is the only one that does not argue.
        [11] A stranger turns three pages back in the guest book { $building-gen } and pays somebody’s bill from then.
       *[12] On the board in { $building-acc } nothing is missing, and one thing hangs there twice.
    }
mythwind-feast =
    { $resource ->
        [culture] There are more songs than evenings. Somebody proposes a feast at which all of them are sung.
        [income] The chest no longer shuts. Somebody proposes a feast, and to send the bill to the chest.
        [production] The yard is full of planks. Somebody proposes a dance floor, and a feast to go with it.
       *[food] The larder leans. Somebody proposes a feast before it falls.
    }
mythwind-guest-painter = A painter asks to paint { $building-acc }, and then paints only the door, for a week.
mythwind-guest-pedlar = A pedlar unpacks before { $building-acc } and will not say where he has it all from.
mythwind-guest-soldier = An old soldier sits before { $building-acc } and asks whether anything needs guarding.
mythwind-guest-singer = A singer wants to know how { $building-acc } sounds at night. She has brought her own silence.
mythwind-guest-surveyor = A surveyor measures { $building-acc } and finds that it has moved by a hand since last year.
mythwind-guest-child = A child from over the pass has heard that somebody small lives under { $building-acc }.
mythwind-letter-thanks = A letter, years late, thanks the town for { mythwind-part-event }. There is money in it.
mythwind-letter-question = A letter asks how { mythwind-part-event } ended. Two people answer, differently.
mythwind-letter-quarrel = A letter claims that { mythwind-part-event } went differently, and encloses a witness.
mythwind-letter-copy = A school far away has copied out { mythwind-part-event } and sends the best hand, with corrections.
mythwind-anniversary-kept = Somebody has counted: it is years now since { mythwind-part-achievement }. There ought to be cake.
mythwind-sky-fog = Year { $year } goes into the book as the year of the fog. It came for a night and took a room.
mythwind-sky-comet = In year { $year } a comet stands over the tower. Opinions differ whose it is.
mythwind-sky-frost = In year { $year } the frost comes a month too early and apologises to nobody.
mythwind-sky-bees = In year { $year } a swarm of bees moves in and pays its rent in honey.
mythwind-sky-flood = In year { $year } the river visits the lower gardens and looks at everything.
mythwind-sky-geese = In year { $year } the geese do not fly on. They have heard about the town.
