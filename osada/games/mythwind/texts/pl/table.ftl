### What the table says while Mythwind is played. The keys are those of phrases.py; what only one
### character says stands in its own file, the story in story.ftl.
### $building-acc, $die-nom and the like are forms of the names in names.ftl.
### Names of players always come as they are, so they stand only where the nominative does, and never
### with a verb in the past tense. The glossary stands at the top of rules.ftl.

## Parts of sentences

# płaci, dostaje ile: 2 monety
mythwind-part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
mythwind-part-price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[other] { $price } monet
    }
mythwind-part-have =
    { $coins ->
        [0] a ty nie masz ani jednej
       *[other] a ty masz { mythwind-part-coins }
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
        [spring] wiosna
        [summer] lato
        [autumn] jesień
       *[winter] zima
    }
mythwind-part-goal =
    { $goal ->
        [1] „{ mythwind-goal-1-title }”
        [2] „{ mythwind-goal-2-title }”
        [3] „{ mythwind-goal-3-title }”
        [4] „{ mythwind-goal-4-title }”
        [5] „{ mythwind-goal-5-title }”
        [6] „{ mythwind-goal-6-title }”
        [7] „{ mythwind-goal-7-title }”
        [8] „{ mythwind-goal-8-title }”
        [9] „{ mythwind-goal-9-title }”
        [10] „{ mythwind-goal-10-title }”
        [11] „{ mythwind-goal-11-title }”
        [12] „{ mythwind-goal-12-title }”
        [13] „{ mythwind-goal-13-title }”
        [14] „{ mythwind-goal-14-title }”
        [15] „{ mythwind-goal-15-title }”
        [16] „{ mythwind-goal-16-title }”
        [17] „{ mythwind-goal-17-title }”
        [18] „{ mythwind-goal-18-title }”
        [19] „{ mythwind-goal-19-title }”
        [20] „{ mythwind-goal-20-title }”
        [21] „{ mythwind-goal-21-title }”
        [22] „{ mythwind-goal-22-title }”
        [23] „{ mythwind-goal-23-title }”
        [24] „{ mythwind-goal-24-title }”
        [25] „{ mythwind-goal-25-title }”
        [26] „{ mythwind-goal-26-title }”
        [27] „{ mythwind-goal-27-title }”
        [28] „{ mythwind-goal-28-title }”
       *[other] { $goal }
    }
mythwind-part-skill =
    { $skill ->
        [F1] „{ mythwind-skill-F1 }”
        [F2] „{ mythwind-skill-F2 }”
        [F3] „{ mythwind-skill-F3 }”
        [F4] „{ mythwind-skill-F4 }”
        [F5] „{ mythwind-skill-F5 }”
        [F6] „{ mythwind-skill-F6 }”
        [F7] „{ mythwind-skill-F7 }”
        [F8] „{ mythwind-skill-F8 }”
        [C1] „{ mythwind-skill-C1 }”
        [C2] „{ mythwind-skill-C2 }”
        [C3] „{ mythwind-skill-C3 }”
        [C4] „{ mythwind-skill-C4 }”
        [C5] „{ mythwind-skill-C5 }”
        [C6] „{ mythwind-skill-C6 }”
        [C7] „{ mythwind-skill-C7 }”
        [C8] „{ mythwind-skill-C8 }”
        [M1] „{ mythwind-skill-M1 }”
        [M2] „{ mythwind-skill-M2 }”
        [M3] „{ mythwind-skill-M3 }”
        [M4] „{ mythwind-skill-M4 }”
        [M5] „{ mythwind-skill-M5 }”
        [M6] „{ mythwind-skill-M6 }”
        [M7] „{ mythwind-skill-M7 }”
        [M8] „{ mythwind-skill-M8 }”
        [R1] „{ mythwind-skill-R1 }”
        [R2] „{ mythwind-skill-R2 }”
        [R3] „{ mythwind-skill-R3 }”
        [R4] „{ mythwind-skill-R4 }”
        [R5] „{ mythwind-skill-R5 }”
        [R6] „{ mythwind-skill-R6 }”
        [R7] „{ mythwind-skill-R7 }”
        [R8] „{ mythwind-skill-R8 }”
       *[other] { $skill }
    }
# Every event that has a text is told by its title; a number is never told for a name.
mythwind-part-event =
    { $card ->
        [1] „{ mythwind-event-1-title }”
        [2] „{ mythwind-event-2-title }”
        [3] „{ mythwind-event-3-title }”
        [4] „{ mythwind-event-4-title }”
        [5] „{ mythwind-event-5-title }”
        [6] „{ mythwind-event-6-title }”
        [7] „{ mythwind-event-7-title }”
        [8] „{ mythwind-event-8-title }”
        [9] „{ mythwind-event-9-title }”
        [10] „{ mythwind-event-10-title }”
        [11] „{ mythwind-event-11-title }”
        [12] „{ mythwind-event-12-title }”
        [13] „{ mythwind-event-13-title }”
        [14] „{ mythwind-event-14-title }”
        [15] „{ mythwind-event-15-title }”
        [16] „{ mythwind-event-16-title }”
        [17] „{ mythwind-event-17-title }”
        [18] „{ mythwind-event-18-title }”
        [19] „{ mythwind-event-19-title }”
        [20] „{ mythwind-event-20-title }”
        [21] „{ mythwind-event-21-title }”
        [22] „{ mythwind-event-22-title }”
        [23] „{ mythwind-event-23-title }”
        [24] „{ mythwind-event-24-title }”
        [25] „{ mythwind-event-25-title }”
        [26] „{ mythwind-event-26-title }”
        [27] „{ mythwind-event-27-title }”
        [28] „{ mythwind-event-28-title }”
        [29] „{ mythwind-event-29-title }”
        [30] „{ mythwind-event-30-title }”
        [31] „{ mythwind-event-31-title }”
        [32] „{ mythwind-event-32-title }”
        [33] „{ mythwind-event-33-title }”
        [34] „{ mythwind-event-34-title }”
        [35] „{ mythwind-event-35-title }”
        [36] „{ mythwind-event-36-title }”
        [37] „{ mythwind-event-37-title }”
        [38] „{ mythwind-event-38-title }”
        [39] „{ mythwind-event-39-title }”
        [40] „{ mythwind-event-40-title }”
        [41] „{ mythwind-event-41-title }”
        [42] „{ mythwind-event-42-title }”
        [43] „{ mythwind-event-43-title }”
        [44] „{ mythwind-event-44-title }”
        [45] „{ mythwind-event-45-title }”
        [46] „{ mythwind-event-46-title }”
        [47] „{ mythwind-event-47-title }”
        [48] „{ mythwind-event-48-title }”
        [49] „{ mythwind-event-49-title }”
        [50] „{ mythwind-event-50-title }”
        [51] „{ mythwind-event-51-title }”
        [52] „{ mythwind-event-52-title }”
        [53] „{ mythwind-event-53-title }”
        [54] „{ mythwind-event-54-title }”
        [55] „{ mythwind-event-55-title }”
        [56] „{ mythwind-event-56-title }”
        [57] „{ mythwind-event-57-title }”
        [58] „{ mythwind-event-58-title }”
        [59] „{ mythwind-event-59-title }”
        [60] „{ mythwind-event-60-title }”
        [61] „{ mythwind-event-61-title }”
        [62] „{ mythwind-event-62-title }”
        [63] „{ mythwind-event-63-title }”
        [64] „{ mythwind-event-64-title }”
        [65] „{ mythwind-event-65-title }”
        [66] „{ mythwind-event-66-title }”
        [67] „{ mythwind-event-67-title }”
        [68] „{ mythwind-event-68-title }”
        [69] „{ mythwind-event-69-title }”
        [70] „{ mythwind-event-70-title }”
        [71] „{ mythwind-event-71-title }”
        [72] „{ mythwind-event-72-title }”
        [73] „{ mythwind-event-73-title }”
        [74] „{ mythwind-event-74-title }”
        [75] „{ mythwind-event-75-title }”
        [76] „{ mythwind-event-76-title }”
        [77] „{ mythwind-event-77-title }”
        [78] „{ mythwind-event-78-title }”
        [79] „{ mythwind-event-79-title }”
        [80] „{ mythwind-event-80-title }”
        [81] „{ mythwind-event-81-title }”
        [82] „{ mythwind-event-82-title }”
        [83] „{ mythwind-event-83-title }”
        [84] „{ mythwind-event-84-title }”
        [85] „{ mythwind-event-85-title }”
        [86] „{ mythwind-event-86-title }”
        [87] „{ mythwind-event-87-title }”
        [88] „{ mythwind-event-88-title }”
        [89] „{ mythwind-event-89-title }”
        [90] „{ mythwind-event-90-title }”
        [91] „{ mythwind-event-91-title }”
        [92] „{ mythwind-event-92-title }”
        [93] „{ mythwind-event-93-title }”
        [94] „{ mythwind-event-94-title }”
        [95] „{ mythwind-event-95-title }”
        [96] „{ mythwind-event-96-title }”
        [97] „{ mythwind-event-97-title }”
        [98] „{ mythwind-event-98-title }”
        [99] „{ mythwind-event-99-title }”
        [100] „{ mythwind-event-100-title }”
        [101] „{ mythwind-event-101-title }”
        [102] „{ mythwind-event-102-title }”
        [103] „{ mythwind-event-103-title }”
        [104] „{ mythwind-event-104-title }”
        [105] „{ mythwind-event-105-title }”
        [106] „{ mythwind-event-106-title }”
        [107] „{ mythwind-event-107-title }”
        [108] „{ mythwind-event-108-title }”
        [109] „{ mythwind-event-109-title }”
        [110] „{ mythwind-event-110-title }”
        [111] „{ mythwind-event-111-title }”
        [112] „{ mythwind-event-112-title }”
        [113] „{ mythwind-event-113-title }”
        [114] „{ mythwind-event-114-title }”
        [115] „{ mythwind-event-115-title }”
        [116] „{ mythwind-event-116-title }”
        [117] „{ mythwind-event-117-title }”
        [118] „{ mythwind-event-118-title }”
        [119] „{ mythwind-event-119-title }”
        [120] „{ mythwind-event-120-title }”
        [121] „{ mythwind-event-121-title }”
        [122] „{ mythwind-event-122-title }”
        [123] „{ mythwind-event-123-title }”
        [124] „{ mythwind-event-124-title }”
        [125] „{ mythwind-event-125-title }”
        [126] „{ mythwind-event-126-title }”
        [127] „{ mythwind-event-127-title }”
        [128] „{ mythwind-event-128-title }”
        [129] „{ mythwind-event-129-title }”
        [130] „{ mythwind-event-130-title }”
        [131] „{ mythwind-event-131-title }”
        [132] „{ mythwind-event-132-title }”
        [133] „{ mythwind-event-133-title }”
        [134] „{ mythwind-event-134-title }”
        [135] „{ mythwind-event-135-title }”
        [136] „{ mythwind-event-136-title }”
        [137] „{ mythwind-event-137-title }”
        [138] „{ mythwind-event-138-title }”
        [139] „{ mythwind-event-139-title }”
        [140] „{ mythwind-event-140-title }”
        [141] „{ mythwind-event-141-title }”
        [142] „{ mythwind-event-142-title }”
        [143] „{ mythwind-event-143-title }”
        [144] „{ mythwind-event-144-title }”
        [145] „{ mythwind-event-145-title }”
        [146] „{ mythwind-event-146-title }”
        [147] „{ mythwind-event-147-title }”
        [148] „{ mythwind-event-148-title }”
        [149] „{ mythwind-event-149-title }”
        [150] „{ mythwind-event-150-title }”
        [151] „{ mythwind-event-151-title }”
        [152] „{ mythwind-event-152-title }”
        [153] „{ mythwind-event-153-title }”
        [154] „{ mythwind-event-154-title }”
       *[other]
            { $title ->
                [hidden] wydarzenie w dolinie
               *[told] „{ $title }”
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
       *[other] Trzeba o czymś zdecydować.
    }

## Weather in a list

mythwind-word-sunny = słonecznie
mythwind-word-cloudy = pochmurno
mythwind-word-rainy = deszczowo

## Phases

mythwind-phase-dawn = Świt
mythwind-phase-noon = Południe
mythwind-phase-dusk = Zmierzch
mythwind-phase-season-end = Koniec pory roku
mythwind-phase-between = Między porami roku

## Actions

mythwind-action-use = do dzieła
mythwind-action-pass = tylko przywiązanie
mythwind-action-done = gotowe
mythwind-action-yes = tak
mythwind-action-no = nie
mythwind-action-agree = zgoda
mythwind-action-object = sprzeciw
mythwind-action-odd-job = dorywcza praca
mythwind-action-finish = koniec na dziś
mythwind-action-keep = zachowaj postać
mythwind-action-visit = idź { $space-to }
mythwind-action-buy = kup miasteczku { $resource-one }
mythwind-action-clear = odkryj obszar { $area }
mythwind-action-construct = zbuduj { $building-acc }
mythwind-action-demolish = rozbierz { $building-acc }
mythwind-action-hire = zatrudnij { $die-acc }
mythwind-action-learn = zdobądź umiejętność { mythwind-part-skill }
mythwind-action-skill = umiejętność { mythwind-part-skill }
mythwind-action-field = wyślij { $die-acc } na pole akcji duszków
mythwind-action-resource = { $resource-nom }
mythwind-action-die = { $die-nom }
mythwind-action-option = wybór { $option }
mythwind-action-area = obszar { $area }
mythwind-action-building = { $building-nom }
mythwind-action-character = { $character-nom }
mythwind-action-goal = cel { mythwind-part-goal }
mythwind-action-kind = { $kind-nom }
mythwind-action-become = graj odtąd { $character-ins }

## The day

mythwind-season-began =
    { $goal ->
        [0] Zaczyna się { mythwind-part-season } roku { $year }. W tej porze roku nie ma celu.
       *[other] Zaczyna się { mythwind-part-season } roku { $year }. Cel pory roku: { mythwind-part-goal }.
    }
mythwind-day-began = Świt dnia { $day }.
mythwind-weather =
    { $symbol ->
        [sunny] Dzień jest słoneczny.
        [cloudy] Dzień jest pochmurny.
       *[rainy] Dzień jest deszczowy.
    }{ $effect ->
        [none] {""}
        [progress] {" "}Pogoda przynosi postęp budowy.
        [event] {" "}Pogoda przynosi wydarzenie.
       *[visit] {" "}Pogoda przynosi wizytę duszka.
    }
mythwind-season-effect =
    Trzy ostatnie dni ({ $symbols }) pasują do wzorca pogodowego { $season ->
        [spring] wiosny
        [summer] lata
        [autumn] jesieni
       *[winter] zimy
    }: następuje jego efekt.
mythwind-noon-began = Południe: działać mogą wszystkie postacie.
mythwind-dusk-began = Zmierzch: figurki i robotnicy wracają do domów.
mythwind-dice-to-tower =
    { $count ->
        [one] { $seat } po rzucie odsyła do wieży { $count } zużytą kość.
        [few] { $seat } po rzucie odsyła do wieży { $count } zużyte kości.
       *[other] { $seat } po rzucie odsyła do wieży { $count } zużytych kości.
    }
mythwind-finished = { $seat } kończy na dziś.
mythwind-proposed = { $seat } proponuje odpowiedź za wszystkich.
mythwind-agreed = { $seat } zgadza się na propozycję.
mythwind-objected = { $seat } sprzeciwia się i propozycja upada.

## The town

mythwind-after-building = { $seat } chce zbudować { $building-acc }.
mythwind-after-room = { $seat } chce zrobić miejsce na { $building-acc }.
mythwind-after-stock = { $seat } zbiera zasoby na { $building-acc }.
mythwind-after-land = { $seat } szuka ziemi pod budowę.
mythwind-after-goal = { $seat } myśli o celu { mythwind-part-goal }.
mythwind-after-news = { $seat } chce zobaczyć, co słychać w okolicy.
mythwind-after-hands = { $seat } szuka rąk do pracy.
mythwind-after-skill = { $seat } chce się czegoś nauczyć.
mythwind-after-use = { $seat } ma tu coś do załatwienia.
mythwind-visited = { $seat } idzie { $space-to }.
mythwind-attached = { $seat } ma dziś przywiązanie { $kind-to }.
mythwind-passed = { $seat } nie wykonuje akcji { $space-on }: liczy się tylko przywiązanie.
mythwind-bought = { $seat } kupuje miasteczku { $resource-one } i płaci { mythwind-part-price }.
mythwind-cleared = Z obszaru { $area } znika las.
mythwind-construction-began = { $seat } zaczyna budować { $building-acc }, na polu { $space } toru budowy.
mythwind-moved-on = Budowa { $building-gen } przechodzi na pole { $space }.
mythwind-moved-back = Budowa { $building-gen } cofa się na pole { $space }.
mythwind-completed = Koniec budowy: { $building-nom }, na obszarze { $area }.
mythwind-replaced = Rozbudowa: karta „{ $building-name }” zastępuje kartę „{ $old-name }”, która jest znów dostępna.
mythwind-jammed = Nie ma pustego obszaru dla { $building-gen }: karta zostaje na torze budowy.
mythwind-demolished = Rozbiórka: { $building-nom }, na obszarze { $area }.
mythwind-forest-back = Na obszarze { $area } znów rośnie las.
mythwind-granted = Miasteczko dostaje nowy budynek: { $building-nom }, na obszarze { $area }.
mythwind-unlocked = Odtąd miasteczko może zbudować { $building-acc }.
mythwind-used = { $seat } używa { $building-gen }.
mythwind-hired =
    { $price ->
        [0] { $seat } zatrudnia { $die-acc } bez opłaty.
       *[other] { $seat } zatrudnia { $die-acc } i płaci { mythwind-part-price }.
    }
mythwind-track-changed = { $resource-name }: teraz { $value } ({ mythwind-part-change }).
mythwind-coins = { $seat } ma teraz { mythwind-part-coins } ({ mythwind-part-change }).
mythwind-die-gained = W wieży przybywa { $die-nom }.
mythwind-die-lost = Do puli wraca { $die-nom }.
mythwind-die-changed =
    { $place ->
        [tower] W wieży: { $die-nom } ma teraz wartość { $now-value }.
       *[hired] Wśród zatrudnionych: { $die-nom } ma teraz wartość { $now-value }.
    }
mythwind-die-rerolled = Kością z pustą ścianką w wieży rzuca się ponownie: { $die-nom }.
mythwind-learned = { $seat } zdobywa umiejętność { mythwind-part-skill } i płaci { mythwind-part-price }.
mythwind-forgot = { $seat } rezygnuje z umiejętności { mythwind-part-skill }.
mythwind-skill-used = { $seat } używa umiejętności { mythwind-part-skill }.
mythwind-extra-action = { $seat } dostaje dodatkową akcję postaci.
mythwind-no-character-action = { $seat } nie ma dziś akcji postaci.
mythwind-odd-job = { $seat } podejmuje dorywczą pracę za { mythwind-part-coins }.
mythwind-field-used = { $seat } wysyła duszka na pole akcji duszków, gdzie pomaga { $sprite-name }.
mythwind-sprite-came = Na pole akcji duszków przychodzi { $sprite-name }.
mythwind-field-opened = Na planszy pojawia się pole akcji duszków.
mythwind-envelope = Czas otworzyć tajemniczą kopertę { $envelope }.
mythwind-part-upgrade =
    { $upgrade ->
        [1] kto buduje, dostaje monetę za każdą wydaną produkcję i dochód
        [2] kto buduje, dostaje monetę za każdą wydaną kulturę i żywność
        [3] po pracach społecznych można za 1 monetę wzmocnić wszystkie duszki w wieży
        [4] po pracach społecznych można za 1 monetę wzmocnić wszystkich mieszkańców w wieży
        [5] po zatrudnieniu można osłabić zatrudnionego mieszkańca, by przeżyć przygodę
        [6] po zatrudnieniu można osłabić zatrudnionego duszka, by przeżyć przygodę
        [7] po przygodzie można osłabić zatrudnionego mieszkańca, by przesunąć na torze budynek mieszkańców
       *[8] po przygodzie można osłabić zatrudnionego duszka, by przesunąć na torze budynek duszków
    }
mythwind-upgrade = Wieża ma nowe ulepszenie: { mythwind-part-upgrade }.
mythwind-rolled =
    { $face ->
        [0] Na kości wypada pusta ścianka.
       *[other] Na kości wypada { $face }.
    }

## Cards

mythwind-event = Wydarzenie: { mythwind-part-event }.
mythwind-no-event = Nie ma karty wydarzenia do dobrania, więc nic się nie dzieje.
mythwind-event-chosen =
    { $chosen ->
        [hidden] W wydarzeniu { mythwind-part-event } miasteczko podjęło decyzję.
       *[told] W wydarzeniu { mythwind-part-event } miasteczko wybiera: { $chosen }.
    }
mythwind-adventure = { $seat } wyrusza na przygodę { $card }.
mythwind-no-adventure = Talia przygód jest pusta, więc { $seat } nie znajduje przygody.
mythwind-adventure-chosen =
    { $chosen ->
        [hidden] { $seat } odwraca kartę przygody { $card }.
       *[told] Na przygodzie { $card } { $seat } wybiera: { $chosen }.
    }
mythwind-not-paid = Kosztu nie da się pokryć w całości, więc nic z tego nie wychodzi.
mythwind-deck-grew =
    { $deck ->
        [event] { $count ->
            [one] Do talii wydarzeń trafia { $count } nowa karta.
            [few] Do talii wydarzeń trafiają { $count } nowe karty.
           *[other] Do talii wydarzeń trafia { $count } nowych kart.
        }
        [adventure] { $count ->
            [one] Do talii przygód trafia { $count } nowa karta.
            [few] Do talii przygód trafiają { $count } nowe karty.
           *[other] Do talii przygód trafia { $count } nowych kart.
        }
        [goal] { $count ->
            [one] Do talii celów trafia { $count } nowa karta.
            [few] Do talii celów trafiają { $count } nowe karty.
           *[other] Do talii celów trafia { $count } nowych kart.
        }
       *[weather] { $count ->
            [one] Do talii pogody trafia { $count } nowa karta.
            [few] Do talii pogody trafiają { $count } nowe karty.
           *[other] Do talii pogody trafia { $count } nowych kart.
        }
    }

## The end of a season

mythwind-season-ended = Kończy się { mythwind-part-season }.
mythwind-building-gave = Efekt na koniec pory roku: { $building-nom }.
mythwind-goal-met = Cel zrealizowany: { mythwind-part-goal }.
mythwind-goal-missed = Celu nie zrealizowano: { mythwind-part-goal }.
mythwind-goal-ignored = Zignorowano efekt celu: { mythwind-part-goal }.
mythwind-goal-chosen = Cel na następną porę roku: { mythwind-part-goal }.
mythwind-not-swapped = { $seat } zostaje przy swojej postaci.
mythwind-joins = { $seat } siada do stołu i gra { $character-ins }.
mythwind-rests = Odtąd nikt nie gra { $character-ins }: zatrudnieni robotnicy wracają do wieży, reszta czeka na później.
mythwind-changed = { $seat } zostawia na razie { $old-acc } i gra odtąd { $new-ins }.
mythwind-achieved =
    { $achievement ->
        [1] Osiągnięcie: „{ mythwind-achievement-1 }”.
        [2] Osiągnięcie: „{ mythwind-achievement-2 }”.
        [3] Osiągnięcie: „{ mythwind-achievement-3 }”.
        [4] Osiągnięcie: „{ mythwind-achievement-4 }”.
        [5] Osiągnięcie: „{ mythwind-achievement-5 }”.
        [6] Osiągnięcie: „{ mythwind-achievement-6 }”.
        [7] Osiągnięcie: „{ mythwind-achievement-7 }”.
        [8] Osiągnięcie: „{ mythwind-achievement-8 }”.
        [9] Osiągnięcie: „{ mythwind-achievement-9 }”.
        [10] Osiągnięcie: „{ mythwind-achievement-10 }”.
        [11] Osiągnięcie: „{ mythwind-achievement-11 }”.
        [12] Osiągnięcie: „{ mythwind-achievement-12 }”.
        [13] Osiągnięcie: „{ mythwind-achievement-13 }”.
        [14] Osiągnięcie: „{ mythwind-achievement-14 }”.
        [15] Osiągnięcie: „{ mythwind-achievement-15 }”.
       *[other] Osiągnięcie: { $achievement }.
    }

## Reasons for a refusal

mythwind-not-seated =
    { $seats ->
        [one] { $seat } nie siedzi przy tym stole: gra tu { $seats } osoba.
        [few] { $seat } nie siedzi przy tym stole: grają tu { $seats } osoby.
       *[other] { $seat } nie siedzi przy tym stole: gra tu { $seats } osób.
    }
mythwind-wait = Nie masz teraz o czym decydować: poczekaj na pozostałych.
mythwind-another-decides = Najpierw musi zdecydować { $turn }. Potem możesz działać dalej.
mythwind-not-asked = To nie jest odpowiedź na obecne pytanie. { mythwind-part-question }
mythwind-no-proposal = Nikt jeszcze niczego nie proponuje: najpierw zaproponuj odpowiedź.
mythwind-same-proposal = Ta odpowiedź już jest zaproponowana: zgódź się na nią albo zaproponuj inną.
mythwind-not-now =
    { $phase ->
        [dawn] O świcie nie można tego zrobić: poczekaj na południe.
        [noon] Teraz nie można tego zrobić: najpierw wyślij gdzieś figurkę albo zacznij akcję swojej postaci; o resztę gra zapyta.
        [dusk] O zmierzchu nie można tego zrobić: poczekaj na następne południe.
        [season-end] Na koniec pory roku nie można tego zrobić: poczekaj na następną.
       *[between] Między porami roku nie można tego zrobić: zachowaj postać albo wybierz inną.
    }
mythwind-figure-placed = Twoja figurka jest już { $space-on }: akcję miejską wykonujesz raz dziennie.
mythwind-place-first = Najpierw wyślij gdzieś figurkę: dopiero potem możesz zakończyć dzień.
mythwind-occupied = Tylko jedna figurka może stać { $space-on }, a dziś jest tam { $seat }. Wybierz inne miejsce.
mythwind-not-standing = W miasteczku nie ma { $building-gen }.
mythwind-no-action-icon = { $building-name }: ten budynek nie ma akcji, więc nie można tam wysłać figurki.
mythwind-no-action-left = Nie masz już dziś akcji postaci.
mythwind-not-attached = Najpierw wykonaj akcję miejską: dopiero ona daje przywiązanie.
mythwind-field-closed = Żaden duszek nie jest z wizytą: pole akcji duszków nie jest jeszcze otwarte.
mythwind-field-taken = Pole akcji duszków działa raz dziennie, a dziś używa go { $seat }.
mythwind-no-such-die = Na pole akcji duszków wysyła się zatrudnionego duszka o wartości co najmniej 1. To nie jest taki robotnik: { $die-nom }.
mythwind-cannot-pay = Nie możesz pokryć kosztu w całości: { $cost }.
mythwind-useless = { $sprite-name } nie może teraz pomóc: proponowanej akcji nie dałoby się wykonać.
mythwind-not-owned = Nie masz umiejętności { mythwind-part-skill }.
mythwind-skill-spent = Umiejętność { mythwind-part-skill } jest dziś już wykorzystana.
mythwind-skill-idle = Umiejętność { mythwind-part-skill } nic by teraz nie dała.
mythwind-other-character = Grasz { $character-ins }, a to należy do dziennika innej postaci.
mythwind-character-taken = Ktoś już gra { $character-ins }: wybierz inną postać.
mythwind-not-between = Gracze dołączają i odchodzą tylko na koniec pory roku, zanim zacznie się następna.
mythwind-too-many = W grze może być od 1 do 4 postaci, nie { $count }.
mythwind-not-proposer = Przy tym stole odpowiada za wszystkich { $turn }: poczekaj na odpowiedź.
mythwind-buy-too-dear = { $resource-one } kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-buy-full = { $resource-name }: jest już { $value }, czyli koniec toru, więc więcej nie można kupić.
mythwind-clear-too-dear = Karczowanie obszaru kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-forest = Na obszarze { $area } nie ma lasu.
mythwind-area-forest = Obszar { $area } nie jest pusty: rośnie tam las.
mythwind-area-built = Obszar { $area } nie jest pusty: stoi tam { $building-nom }.
mythwind-area-home = Obszar { $area } nigdy nie miał karty lasu, więc żadna nie może tam wrócić.
mythwind-building-stands = { $building-name }: ten budynek już stoi w miasteczku.
mythwind-building-begun = { $building-name }: ten budynek jest już w budowie, na polu { $space }.
mythwind-building-too-high =
    { $level ->
        [none] { $building-name }: ten budynek nie ma poziomu, a tu można zacząć tylko budynek poziomu { $most } lub niższego.
       *[other] { $building-name }: to budynek poziomu { $level }, a tu można zacząć tylko budynek poziomu { $most } lub niższego.
    }
mythwind-building-costs = { $building-name }: budowa kosztuje { $needs } { $resource-gen }, a miasteczko ma { $value }.
mythwind-building-needs = { $building-name }: budowę można zacząć tylko wtedy, gdy w miasteczku stoi { $needed-nom }.
mythwind-building-locked =
    { $by ->
        [event] { $building-name }: budowę można zacząć dopiero wtedy, gdy pozwoli na to wydarzenie.
       *[adventure] { $building-name }: budowę można zacząć dopiero wtedy, gdy pozwoli na to przygoda.
    }
mythwind-site-full = { $building-name }: budowa zaczyna się na polu { $space } toru budowy, a od niego w dół żadne pole nie jest wolne.
mythwind-not-demolished = { $building-name }: tego budynku nie ma w miasteczku, więc nie ma czego burzyć.
mythwind-home-stays = { $building-name }: ten budynek stoi na obszarze 7, dokąd las nie może wrócić. Wybierz inny.
mythwind-hire-too-dear = Zatrudnienie tego robotnika kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-no-tower-die = W wieży nie ma do zatrudnienia takiego robotnika: { $die-name }.
mythwind-use-lacks = { $building-name }: nie możesz pokryć tej części kosztu: { $cost }.
mythwind-use-idle =
    { $grants ->
        [construct] { $building-name } pozwala zacząć budowę, a teraz żadnej nie da się zacząć.
        [community] { $building-name } pozwala kupować dla miasteczka, a teraz nic nie możesz kupić.
        [use_building] { $building-name } pozwala użyć budynku, a teraz żadnego nie da się użyć.
        [advance_one] { $building-name } przesuwa budowę, a teraz żadnej nie da się przesunąć.
       *[adventure] { $building-name } daje przygodę, a kart przygód już nie ma.
    }
mythwind-no-icon = { $building-name }: ten budynek nie ma akcji.
mythwind-not-started = { $building-name }: tej karty nie ma na torze budowy.
mythwind-other-badge =
    { $kind ->
        [sprite] { $building-name }: ta budowa nie jest przywiązana do duszków, a teraz rusza się tylko taka.
       *[villager] { $building-name }: ta budowa nie jest przywiązana do mieszkańców, a teraz rusza się tylko taka.
    }
mythwind-blocked = { $building-name }: ta budowa nie może się ruszyć, bo na polu przed nią leży karta „{ $front-name }”.
mythwind-no-area = { $building-name }: budowy nie można skończyć, bo nie ma pustego obszaru.
mythwind-no-season-icon = { $building-name }: ten budynek na koniec pory roku nic nie daje.
mythwind-season-icon-done = { $building-name }: ten budynek miał już swoją kolej na koniec tej pory roku.
mythwind-not-drawn = Celu { mythwind-part-goal } nie ma wśród dobranych kart.
mythwind-no-option =
    { $count ->
        [one] Jest tu tylko { $count } odpowiedź, więc nie ma odpowiedzi { $option }.
        [few] Są tu tylko { $count } odpowiedzi, więc nie ma odpowiedzi { $option }.
       *[many] Jest tu tylko { $count } odpowiedzi, więc nie ma odpowiedzi { $option }.
    }
mythwind-option-closed = Odpowiedź { $option } jest zamknięta: to miasteczko nie spełnia jej warunku.
mythwind-option-lacks = Odpowiedzi { $option } nie da się opłacić. Brakuje: { $cost }.
mythwind-option-unlearned =
    { $coins ->
        [0] Nie masz monet, a żadna umiejętność nie jest darmowa.
       *[other] Każda umiejętność, której jeszcze nie masz, kosztuje więcej niż { mythwind-part-coins }.
    }
mythwind-others-skill = Umiejętność { mythwind-part-skill } należy do innej postaci.
mythwind-skill-owned = Masz już umiejętność { mythwind-part-skill }.
mythwind-skill-too-dear = Umiejętność { mythwind-part-skill } kosztuje { mythwind-part-price }, { mythwind-part-have }.
mythwind-not-played = Teraz nikt nie gra { $character-ins }.
mythwind-few-coins =
    { $coins ->
        [0] { $character-name }: trzeba zapłacić { mythwind-part-price }, a ta postać nie ma ani jednej.
       *[other] { $character-name }: trzeba zapłacić { mythwind-part-price }, a tę postać stać tylko na { mythwind-part-coins }.
    }
mythwind-no-hired-die = { $character-name } nie ma zatrudnionego robotnika, którego można by wybrać.
mythwind-no-die-there =
    { $place ->
        [tower] W wieży nie ma takiego robotnika: { $die-name }.
       *[hired] Wśród zatrudnionych nie ma takiego robotnika: { $die-name }.
    }
mythwind-other-die =
    { $kind ->
        [sprite] Tu liczą się tylko duszki, a to nie duszek: { $die-name }.
       *[villager] Tu liczą się tylko mieszkańcy, a to nie mieszkaniec: { $die-name }.
    }
mythwind-die-chosen = Już wybrany: { $die-name }. Wybierz innego robotnika.
mythwind-die-at-end = { $die-name }: wartości { $die-value } nie da się tak zmienić.
mythwind-other-resource = { $resource-name }: tego zasobu nie można tu wybrać.
mythwind-track-at-end = { $resource-name }: { $value }, dalej już się nie da.

## Questions

mythwind-ask-noon =
    { $figure ->
        [home] { $seat }: dokąd wysyłasz dziś figurkę?
       *[out] { $seat }: co jeszcze dziś robisz? Pozostałe akcje postaci: { $actions }.
    }
mythwind-ask-noon-empty =
    { $kind ->
        [sprite] { mythwind-ask-noon } Uwaga: w wieży nie ma duszka, więc pomoc nic by teraz nie dała ({ $sprite-name }).
       *[villager] { mythwind-ask-noon } Uwaga: w wieży nie ma mieszkańca, więc pomoc nic by teraz nie dała ({ $sprite-name }).
    }
mythwind-ask-empty =
    { $kind ->
        [sprite] { $seat }: { mythwind-question-visit-building } Uwaga: w wieży nie ma duszka, więc akcja nic by teraz nie dała ({ $building-name }).
       *[villager] { $seat }: { mythwind-question-visit-building } Uwaga: w wieży nie ma mieszkańca, więc akcja nic by teraz nie dała ({ $building-name }).
    }
mythwind-ask-between = { $seat }: czy zachowujesz postać na następną porę roku? Kto prosi kogoś o zamianę, czeka na odpowiedź, a z nim wszyscy.
mythwind-ask =
    { $joint ->
        [yes] { $seat }: { mythwind-part-question } Decydujecie razem.
       *[no] { $seat }: { mythwind-part-question }
    }
mythwind-question-construct = Który budynek zaczynasz budować?
mythwind-question-building-area = Na którym pustym obszarze postawić budynek?
mythwind-question-advance-card = Który budynek przesunąć do przodu na torze budowy?
mythwind-question-demolish = Który budynek rozebrać?
mythwind-question-forest-area = Na którym pustym obszarze ma znów wyrosnąć las?
mythwind-question-clear-area = Który obszar odkryć?
mythwind-question-event-option = Co wybieracie w tym wydarzeniu?
mythwind-question-who-adventures = Kto wyrusza na przygodę?
mythwind-question-adventure-option = Co wybierasz w tej przygodzie?
mythwind-question-roll-die = Którą kością z wieży rzucacie?
mythwind-question-choose = Który z efektów wybrać?
mythwind-question-may = Czy ponosisz koszt, żeby zyskać efekt?
mythwind-question-who = Której postaci to dotyczy?
mythwind-question-learn = Którą umiejętność zdobywasz?
mythwind-question-forget = Żadne pole na umiejętność nie jest wolne. Z której umiejętności rezygnujesz?
mythwind-question-use-skill = Której umiejętności używasz?
mythwind-question-character-action = Jaką dodatkową akcję postaci wykonujesz?
mythwind-question-gain-worker = Jaki robotnik ma przybyć do wieży?
mythwind-question-lose-worker = Który robotnik ma odejść z wieży?
mythwind-question-whose-worker = Czyj zatrudniony robotnik ma odejść?
mythwind-question-lose-hired = Który zatrudniony robotnik ma odejść?
mythwind-question-one-kind = Czyje kości w wieży zmienić: duszków czy mieszkańców?
mythwind-question-whose-dice = Kości czyich zatrudnionych robotników zmienić?
mythwind-question-strengthen-tower = Którego robotnika w wieży wzmacniasz?
mythwind-question-strengthen-hired = Którego zatrudnionego robotnika wzmacniasz?
mythwind-question-weaken-tower = Którego robotnika w wieży osłabiasz?
mythwind-question-weaken-hired = Którego zatrudnionego robotnika osłabiasz?
mythwind-question-hire-free = Którego robotnika zatrudniasz dzięki temu efektowi?
mythwind-question-building-order = Efekt którego budynku na koniec pory roku rozpatrzyć teraz?
mythwind-question-swap = Ktoś chciałby zamienić się z tobą postaciami. Zgadzasz się?
mythwind-question-choose-goal = Który cel wybieracie na następną porę roku?
mythwind-question-gain-resource = Który zasób ma zyskać miasteczko?
mythwind-question-lose-resource = Który zasób ma stracić miasteczko?
mythwind-question-who-coins = O czyje monety chodzi?
mythwind-question-visit-adventure = Czy wyruszasz na przygodę, czy zależy ci tylko na przywiązaniu?
mythwind-question-attach = Do kogo chcesz mieć dziś przywiązanie?
mythwind-question-visit-community = Co kupujesz miasteczku albo który obszar odkrywasz?
mythwind-question-buy-more = Co jeszcze kupujesz miasteczku?
mythwind-question-buy-first = Co kupujesz miasteczku?
mythwind-question-visit-construct = Który budynek zaczynasz budować albo który rozbierasz?
mythwind-question-visit-hire = Którego robotnika z wieży zatrudniasz?
mythwind-question-hire-second = Czy zatrudniasz drugiego robotnika?
mythwind-question-visit-building = Czy używasz budynku, czy zależy ci tylko na przywiązaniu?
mythwind-question-use-which = Którego budynku używasz?

## Achievements: the name, and what has to be reached

mythwind-achievement-1 = Rozkwitające miasto
mythwind-achievement-1-help = W miasteczku jest 8 mieszkańców.
mythwind-achievement-2 = Magiczne istoty
mythwind-achievement-2-help = W miasteczku jest 8 duszków.
mythwind-achievement-3 = Architekt
mythwind-achievement-3-help = Na każdym obszarze stoi budynek.
mythwind-achievement-4 = Magnat
mythwind-achievement-4-help = Poziom produkcji na koniec pory roku to 10.
mythwind-achievement-5 = Cztery pory roku
mythwind-achievement-5-help = Poziom kultury na koniec pory roku to 10.
mythwind-achievement-6 = Żywiciel
mythwind-achievement-6-help = Poziom żywności na koniec pory roku to 10.
mythwind-achievement-7 = Krezus
mythwind-achievement-7-help = Poziom dochodu na koniec pory roku to 10.
mythwind-achievement-8 = Błękit nieba
mythwind-achievement-8-help = Jedna pora roku przynosi 3 wydarzenia.
mythwind-achievement-9 = Włóczykij
mythwind-achievement-9-help = Jedna pora roku przynosi 8 przygód.
mythwind-achievement-10 = Gawędziarz
mythwind-achievement-10-help = W talii wydarzeń nie zostaje ani jedna karta.
mythwind-achievement-11 = Omnibus
mythwind-achievement-11-help = Wszystkie cztery postacie mają zajęte wszystkie pola na umiejętności.
mythwind-achievement-12 = Rekin biznesu
mythwind-achievement-12-help = Zarobek w jednej porze roku to 100 monet.
mythwind-achievement-13 = Budowniczy
mythwind-achievement-13-help = W jednej porze roku zaczynają się 4 budowy.
mythwind-achievement-14 = Przyjaciel doliny
mythwind-achievement-14-help = Pole akcji duszków jest użyte 10 razy w jednej porze roku.
mythwind-achievement-15 = Przodownik pracy
mythwind-achievement-15-help = W wieży czeka 16 robotników o wartości 3.

## Options

mythwind-option-one-decides = Wspólne decyzje
    .help = Czy na to, co dotyczy wszystkich, muszą się zgodzić wszyscy, czy decyduje jedna osoba.
    .choice =
        { $choice ->
            [on] decyduje osoba z pierwszego miejsca
           *[off] ktoś proponuje, wszyscy się zgadzają
        }
mythwind-option-cast = Postacie
    .help = Kto gra którą postacią w pierwszej porze roku, w kolejności miejsc; pozostałe postacie czekają w pudełku.
    .choice =
        { $choice ->
            [C] Rzemieślniczka
            [M] Handlarka
            [R] Leśniczy
           *[F] Rolnik
        }

## Effects in words: what a card or a building does. $change has a sign; $count 99 means all.
## $kind is sprite, villager, any or one-kind (one of both, chosen); $place is tower or hired.

mythwind-part-who =
    { $who ->
        [each] każda postać
        [group] płacicie razem
        [most] ta, która ma ich najwięcej
       *[one] jedna postać
    }
mythwind-part-workers =
    { $place ->
        [tower] { $kind ->
            [sprite] duszki w wieży
            [villager] mieszkańcy w wieży
            [one-kind] duszki lub mieszkańcy w wieży
           *[any] robotnicy w wieży
        }
       *[hired] { $kind ->
            [sprite] zatrudnione duszki
            [villager] zatrudnieni mieszkańcy
            [one-kind] zatrudnione duszki lub zatrudnieni mieszkańcy
           *[any] zatrudnieni robotnicy
        }
    }
mythwind-part-count =
    { $count ->
        [99] wszystkie kości
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
mythwind-effect-res =
    { $resources-number ->
        [4] Dowolny zasób { mythwind-part-change }
       *[other] { $resources-either } { mythwind-part-change }
    }
mythwind-effect-coins = Monety { mythwind-part-change } ({ mythwind-part-who })
mythwind-effect-worker =
    { $kind ->
        [sprite] Duszki w wieży { mythwind-part-change }
        [villager] Mieszkańcy w wieży { mythwind-part-change }
       *[any] Dowolni robotnicy w wieży { mythwind-part-change }
    }
mythwind-effect-strengthen = Wzmocnienie: { mythwind-part-workers } ({ mythwind-part-count })
mythwind-effect-weaken = Osłabienie: { mythwind-part-workers } ({ mythwind-part-count })
mythwind-effect-hire =
    { $kind ->
        [sprite] Zatrudnienie duszków: { $count }
        [villager] Zatrudnienie mieszkańców: { $count }
       *[any] Zatrudnienie robotników: { $count }
    }
mythwind-effect-progress = Postęp budowy
mythwind-effect-back = Wszystkie budowy się cofają
mythwind-effect-advance_one =
    { $kind ->
        [sprite] Postęp jednej budowy z przywiązaniem do duszków
        [villager] Postęp jednej budowy z przywiązaniem do mieszkańców
       *[any] Postęp jednej budowy
    }
mythwind-effect-event = Wydarzenie
mythwind-effect-goto = Wydarzenie: { mythwind-part-event }
mythwind-effect-adventure = Przygoda
mythwind-effect-visit = Wizyta duszka
mythwind-effect-construct =
    { $level ->
        [IV] Budowa
       *[other] Budowa, najwyżej poziom { $level }
    }
mythwind-effect-community = Prace społeczne
mythwind-effect-use_building = Użycie budynku
mythwind-effect-forest_return = Las wraca na puste obszary: { $count }
mythwind-effect-forest_remove = Odkrycie obszarów: { $count }
mythwind-effect-building =
    { $mode ->
        [grant] Nowy budynek w miasteczku: { $building-nom }
       *[unlock] Miasteczko może zbudować { $building-acc }
    }
mythwind-effect-demolish = Rozbiórka budynków: { $count }
mythwind-effect-demolish_forest = Rozbiórka budynku, na jego obszar wraca las
mythwind-effect-skill =
    { $who ->
        [each] Każda postać może zdobyć umiejętność
       *[one] Zdobycie umiejętności
    }
mythwind-effect-use_skill =
    { $who ->
        [each] Każda postać może użyć umiejętności
       *[one] Użycie umiejętności
    }
mythwind-effect-char_action =
    { $mode ->
        [extra] Dodatkowa akcja postaci ({ mythwind-part-who })
       *[forbid] Dziś bez akcji postaci ({ mythwind-part-who })
    }
mythwind-effect-goal_draw = Dodatkowe karty celów do wyboru: { $count }
mythwind-effect-goal_ignore = Zignorowanie efektu celu
mythwind-effect-surplus =
    { $kind ->
        [sprite] { $resources-either } +1 za każdego duszka ponad liczbę mieszkańców w wieży
       *[villager] { $resources-either } +1 za każdego mieszkańca ponad liczbę duszków w wieży
    }
mythwind-effect-deck =
    { $deck ->
        [event] Nowe karty wydarzeń
        [adventure] Nowe karty przygód
        [goal] Nowe karty celów
       *[weather] Nowe karty pogody
    }
mythwind-effect-envelope = Otwarcie tajemniczej koperty { $envelope }
mythwind-effect-tower = Ulepszenie wieży { $upgrade }
mythwind-effect-sprite =
    { $mode ->
        [field] Otwarcie pola akcji duszków
       *[add] Odtąd z wizytą może przyjść { $sprite-name }
    }
mythwind-effect-flag = Będzie ciąg dalszy
mythwind-effect-return_card = Ta karta wraca do talii
mythwind-effect-choose = { $head } albo { $next }
mythwind-effect-may = Koszt: { $cost }; zysk: { $gain }

## Opowieści na koniec pory roku

mythwind-part-project =
    { $project ->
        [1] kryty most
        [2] rząd latarni wzdłuż ulicy
        [3] zegar z jedną wskazówką
        [4] łaźnia dla ludzi i duszków
        [5] droga z krawężnikiem
        [6] szkoła wieczorowa
        [7] dom dla tych, którzy są tylko przejazdem
        [8] harfa wiatrowa na wieży
        [9] żuraw na nabrzeżu
        [10] ogród pod szkłem
        [11] mennica, która bije własne monety
       *[12] sala z krzesłem dla każdego, kto tu kiedyś przyszedł
    }
mythwind-part-achievement =
    { $achievement ->
        [1] „{ mythwind-achievement-1 }”
        [2] „{ mythwind-achievement-2 }”
        [3] „{ mythwind-achievement-3 }”
        [4] „{ mythwind-achievement-4 }”
        [5] „{ mythwind-achievement-5 }”
        [6] „{ mythwind-achievement-6 }”
        [7] „{ mythwind-achievement-7 }”
        [8] „{ mythwind-achievement-8 }”
        [9] „{ mythwind-achievement-9 }”
        [10] „{ mythwind-achievement-10 }”
        [11] „{ mythwind-achievement-11 }”
        [12] „{ mythwind-achievement-12 }”
        [13] „{ mythwind-achievement-13 }”
        [14] „{ mythwind-achievement-14 }”
       *[15] „{ mythwind-achievement-15 }”
    }
mythwind-project = Ktoś narysował to na odwrocie rachunku: { mythwind-part-project }. Byłoby drogo.
mythwind-project-built = Miasteczko postawiło na swoim: { mythwind-part-project }.
mythwind-part-work =
    { $work ->
        [1] miedziany dach dla { $building-gen }
        [2] dzwon dla { $building-gen }, na same dobre wieści
        [3] ściana { $building-gen }, na której namalowano wszystkich
        [4] warzywnik dla { $building-gen }
        [5] wyciąg dla { $building-gen }, z hamulcem
        [6] drugie drzwi do { $building-gen }, na wysokość kolana
        [7] piec dla { $building-gen }, a wokół niego dziewięć miejsc
        [8] lampa w najwyższym oknie { $building-gen }
        [9] półka dla { $building-gen } na książki, które wracają
        [10] studnia dla { $building-gen }, z własnym daszkiem
        [11] księga gości dla { $building-gen }, na łańcuszku
       *[12] tablica dla { $building-gen }, na której każde narzędzie ma swój obrys
    }
mythwind-work = Mistrzyni murarska przechodzi raz przez miasteczko, liczy kominy i dopiero wtedy podaje cenę. Na rysunku: { mythwind-part-work }.
mythwind-work-built = Miasteczko ma odtąd coś nowego: { mythwind-part-work }. Najwięcej dokłada { $seat } i nie chce, żeby o tym mówić.
mythwind-work-gave =
    { $work ->
        [1] Ludzie idą przez przełęcz, żeby zobaczyć, jak zazielenił się dach { $building-gen }, i zostają na kolację.
        [2] Bije dzwon { $building-gen }. Nikt jeszcze nie wie, z jakiego powodu, ale każdy chodzi prościej.
        [3] Ktoś nowy prosi, by i jego domalować na ścianie { $building-gen }. Pozostali ścieśniają się trochę.
        [4] W warzywniku { $building-gen } dojrzało więcej, niż ktokolwiek przyznaje się, że posiał.
        [5] Wyciąg { $building-gen } przez całe lato był u ludzi. Wraca naoliwiony i nie sam.
        [6] Niskie drzwi { $building-gen } słychać było w nocy: tam i z powrotem, tam i z powrotem. Rano wszystko jest zamiecione.
        [7] W najzimniejszy wieczór przy piecu { $building-gen } na dziewięciu miejscach siedzi czternaście osób.
        [8] Dzięki lampie { $building-gen } ostatnia godzina dnia nadaje się do pracy.
        [9] Na półkę { $building-gen } wraca książka, a na jej marginesie jest odpowiedź.
        [10] W suche tygodnie tylko studnia { $building-gen } się nie sprzecza.
        [11] Ktoś obcy cofa się o trzy strony w księdze gości { $building-gen } i płaci czyjś rachunek z tamtych lat.
       *[12] Na tablicy { $building-gen } niczego nie brakuje, a jedno wisi podwójnie.
    }
mythwind-feast =
    { $resource ->
        [culture] Pieśni jest więcej niż wieczorów. Ktoś proponuje święto, na którym zaśpiewa się wszystkie.
        [income] Skrzynia już się nie domyka. Ktoś proponuje święto, a rachunek niech zapłaci skrzynia.
        [production] Na placu nie ma gdzie stanąć od desek. Ktoś proponuje podłogę do tańca, a do niej święto.
       *[food] Spiżarnia się przechyla. Ktoś proponuje święto, zanim się przewróci.
    }
mythwind-guest-painter = Malarz prosi, by mógł namalować { $building-acc }, po czym przez tydzień maluje same drzwi.
mythwind-guest-pedlar = Handlarz rozkłada towar pod szyldem z napisem „{ $building-nom }” i nie mówi, skąd to wszystko ma.
mythwind-guest-soldier = Stary żołnierz ogląda { $building-acc } i pyta, czy trzeba tu czegoś pilnować.
mythwind-guest-singer = Śpiewaczka chce wiedzieć, jak nocą brzmi { $building-nom }. Ciszę przywiozła własną.
mythwind-guest-surveyor = Geometra mierzy { $building-acc } i stwierdza, że od zeszłego roku przesunęło się to o dłoń.
mythwind-guest-child = Dziecko zza przełęczy pyta o { $building-acc }: podobno pod podłogą mieszka tam ktoś mały.
mythwind-letter-thanks = Spóźniony o lata list dziękuje miasteczku za wydarzenie { mythwind-part-event }. W środku są pieniądze.
mythwind-letter-question = W liście ktoś pyta, jak się skończyło wydarzenie { mythwind-part-event }. Odpowiadają dwie osoby, każda inaczej.
mythwind-letter-quarrel = List twierdzi, że wydarzenie { mythwind-part-event } wyglądało inaczej, i załącza świadka.
mythwind-letter-copy = Daleka szkoła przepisała opowieść { mythwind-part-event } i przysyła najlepsze pismo, z poprawkami.
mythwind-anniversary-kept = Ktoś policzył: minęły już lata od osiągnięcia { mythwind-part-achievement }. Należałoby się ciasto.
mythwind-sky-fog = Rok { $year } zapisano jako rok mgły. Przyszła na jedną noc i wynajęła pokój.
mythwind-sky-comet = W roku { $year } nad wieżą stoi kometa. Zdania, czyja ona jest, są podzielone.
mythwind-sky-frost = W roku { $year } mróz przychodzi o miesiąc za wcześnie i nikogo nie przeprasza.
mythwind-sky-bees = W roku { $year } wprowadza się rój pszczół i płaci czynsz miodem.
mythwind-sky-flood = W roku { $year } rzeka odwiedza dolne ogrody i wszystko sobie ogląda.
mythwind-sky-geese = W roku { $year } gęsi nie lecą dalej. Słyszały o miasteczku.
