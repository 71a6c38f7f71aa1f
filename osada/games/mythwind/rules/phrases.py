"""Everything the town of Mythwind can say. Characters add their own phrases to the same book."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("mythwind")
_say = BOOK.phrase

# -- the day --------------
SEASON_BEGAN: Final = _say("season-began", "MYT-SEASON-05", "season", "year", "goal")
DAY_BEGAN: Final = _say("day-began", "MYT-GEN-03", "day")
WEATHER: Final = _say("weather", "MYT-DAWN-01", "symbol", "effect")
SEASON_EFFECT: Final = _say("season-effect", "MYT-DAWN-04", "season", "symbols")
NOON_BEGAN: Final = _say("noon-began", "MYT-GEN-05")
DUSK_BEGAN: Final = _say("dusk-began", "MYT-DUSK-01")
DICE_TO_TOWER: Final = _say("dice-to-tower", "MYT-DUSK-02", "seat", "count")
FINISHED: Final = _say("finished", "MYT-GEN-09", "seat")
PROPOSED: Final = _say("proposed", "MYT-GEN-08", "seat", "answer")
AGREED: Final = _say("agreed", "MYT-GEN-08", "seat")
OBJECTED: Final = _say("objected", "MYT-GEN-08", "seat")


# -- what a companion is after --------------
AFTER_BUILDING: Final = _say("after-building", "MYT-BUILD-02", "seat", "building")
AFTER_ROOM: Final = _say("after-room", "MYT-BUILD-08", "seat", "building")
AFTER_STOCK: Final = _say("after-stock", "MYT-NOON-COM-02", "seat", "building")
AFTER_GOAL: Final = _say("after-goal", "MYT-GOAL-01", "seat", "goal")
AFTER_LAND: Final = _say("after-land", "MYT-NOON-CLR-01", "seat")
AFTER_NEWS: Final = _say("after-news", "MYT-NOON-ADV-01", "seat")
AFTER_HANDS: Final = _say("after-hands", "MYT-HIRE-01", "seat")
AFTER_SKILL: Final = _say("after-skill", "MYT-SKILL-02", "seat")
AFTER_USE: Final = _say("after-use", "MYT-USE-01", "seat")

# -- the town --------------
VISITED: Final = _say("visited", "MYT-NOON-03", "seat", "space")
ATTACHED: Final = _say("attached", "MYT-NOON-04", "seat", "kind")
PASSED: Final = _say("passed", "MYT-NOON-07", "seat", "space")
BOUGHT: Final = _say("bought", "MYT-NOON-COM-02", "seat", "resource", "price")
CLEARED: Final = _say("cleared", "MYT-NOON-CLR-01", "area")
CONSTRUCTION_BEGAN: Final = _say("construction-began", "MYT-BUILD-05", "seat", "building", "space")
MOVED_ON: Final = _say("moved-on", "MYT-TRACK-02", "building", "space")
MOVED_BACK: Final = _say("moved-back", "MYT-TRACK-09", "building", "space")
COMPLETED: Final = _say("completed", "MYT-TRACK-04", "building", "area")
REPLACED: Final = _say("replaced", "MYT-TRACK-07", "building", "old")
JAMMED: Final = _say("jammed", "MYT-TRACK-05", "building")
DEMOLISHED: Final = _say("demolished", "MYT-BUILD-08", "building", "area")
FOREST_BACK: Final = _say("forest-back", "MYT-BLD-32", "area")
GRANTED: Final = _say("granted", "MYT-TRACK-12", "building", "area")
UNLOCKED: Final = _say("unlocked", "MYT-BUILD-04", "building")
USED: Final = _say("used", "MYT-USE-01", "seat", "building")
HIRED: Final = _say("hired", "MYT-HIRE-02", "seat", "die", "price")
TRACK_CHANGED: Final = _say("track-changed", "MYT-RES-01", "resource", "change", "value")
COINS: Final = _say("coins", "MYT-COIN-01", "seat", "change", "coins")
DIE_GAINED: Final = _say("die-gained", "MYT-WORK-03", "die")
DIE_LOST: Final = _say("die-lost", "MYT-WORK-05", "die")
DIE_CHANGED: Final = _say("die-changed", "MYT-WORK-07", "die", "now", "place")
DIE_REROLLED: Final = _say("die-rerolled", "MYT-WORK-09", "die")
LEARNED: Final = _say("learned", "MYT-SKILL-01", "seat", "skill", "price")
FORGOT: Final = _say("forgot", "MYT-SKILL-03", "seat", "skill")
SKILL_USED: Final = _say("skill-used", "MYT-SKILL-04", "seat", "skill")
EXTRA_ACTION: Final = _say("extra-action", "MYT-NOON-09", "seat")
NO_CHARACTER_ACTION: Final = _say("no-character-action", "MYT-NOON-09", "seat")
ODD_JOB: Final = _say("odd-job", "MYT-NOON-01", "seat", "coins")
FIELD_USED: Final = _say("field-used", "MYT-SPRITE-02", "seat", "sprite")
SPRITE_CAME: Final = _say("sprite-came", "MYT-VISIT-02", "sprite")
FIELD_OPENED: Final = _say("field-opened", "MYT-SPRITE-01")
ENVELOPE: Final = _say("envelope", "MYT-ENV-01", "envelope")
UPGRADE: Final = _say("upgrade", "MYT-TOWER-01", "upgrade")
ROLLED: Final = _say("rolled", "MYT-WORK-11", "face")

# -- cards --------------
EVENT: Final = _say("event", "MYT-EVENT-01", "card")
NO_EVENT: Final = _say("no-event", "MYT-EVENT-04")
EVENT_CHOSEN: Final = _say("event-chosen", "MYT-EVENT-02", "card", "key")
ADVENTURE: Final = _say("adventure", "MYT-NOON-ADV-01", "seat", "card")
NO_ADVENTURE: Final = _say("no-adventure", "MYT-NOON-ADV-05", "seat")
ADVENTURE_CHOSEN: Final = _say("adventure-chosen", "MYT-NOON-ADV-02", "seat", "card", "key")
NOT_PAID: Final = _say("not-paid", "MYT-EVENT-06")
DECK_GREW: Final = _say("deck-grew", "MYT-EVENT-07", "deck", "count")

# -- the season's end --------------
SEASON_ENDED: Final = _say("season-ended", "MYT-SEASON-01", "season")
BUILDING_GAVE: Final = _say("building-gave", "MYT-SEASON-02", "building")
GOAL_MET: Final = _say("goal-met", "MYT-GOAL-02", "goal")
GOAL_MISSED: Final = _say("goal-missed", "MYT-GOAL-03", "goal")
GOAL_IGNORED: Final = _say("goal-ignored", "MYT-BLD-PRISON-02", "goal")
GOAL_CHOSEN: Final = _say("goal-chosen", "MYT-GOAL-04", "goal")
CHANGED: Final = _say("changed", "MYT-SEASON-06", "seat", "old", "new")
NOT_SWAPPED: Final = _say("not-swapped", "MYT-SEASON-06", "seat")
JOINS: Final = _say("joins", "MYT-RESUME-03", "seat", "character")
RESTS: Final = _say("rests", "MYT-SEASON-06", "character")
ACHIEVED: Final = _say("achieved", "MYT-ACH-01", "achievement")

# -- tales at a season's end --------------
PROJECT: Final = _say("project", "MYT-EVENT-07", "project")
PROJECT_BUILT: Final = _say("project-built", "MYT-EVENT-07", "project")
WORK: Final = _say("work", "MYT-SEASON-07", "work", "building")
WORK_BUILT: Final = _say("work-built", "MYT-SEASON-07", "seat", "work", "building")
WORK_GAVE: Final = _say("work-gave", "MYT-SEASON-07", "work", "building")
FEAST: Final = _say("feast", "MYT-RES-02", "resource")
GUEST_PAINTER: Final = _say("guest-painter", "MYT-EVENT-07", "building")
GUEST_PEDLAR: Final = _say("guest-pedlar", "MYT-EVENT-07", "building")
GUEST_SOLDIER: Final = _say("guest-soldier", "MYT-EVENT-07", "building")
GUEST_SINGER: Final = _say("guest-singer", "MYT-EVENT-07", "building")
GUEST_SURVEYOR: Final = _say("guest-surveyor", "MYT-EVENT-07", "building")
GUEST_CHILD: Final = _say("guest-child", "MYT-EVENT-07", "building")
LETTER_THANKS: Final = _say("letter-thanks", "MYT-EVENT-07", "card")
LETTER_QUESTION: Final = _say("letter-question", "MYT-EVENT-07", "card")
LETTER_QUARREL: Final = _say("letter-quarrel", "MYT-EVENT-07", "card")
LETTER_COPY: Final = _say("letter-copy", "MYT-EVENT-07", "card")
ANNIVERSARY_KEPT: Final = _say("anniversary-kept", "MYT-EVENT-07", "achievement")
SKY_FOG: Final = _say("sky-fog", "MYT-EVENT-07", "year")
SKY_COMET: Final = _say("sky-comet", "MYT-EVENT-07", "year")
SKY_FROST: Final = _say("sky-frost", "MYT-EVENT-07", "year")
SKY_BEES: Final = _say("sky-bees", "MYT-EVENT-07", "year")
SKY_FLOOD: Final = _say("sky-flood", "MYT-EVENT-07", "year")
SKY_GEESE: Final = _say("sky-geese", "MYT-EVENT-07", "year")
GUESTS: Final = {
    "painter": GUEST_PAINTER,
    "pedlar": GUEST_PEDLAR,
    "soldier": GUEST_SOLDIER,
    "singer": GUEST_SINGER,
    "surveyor": GUEST_SURVEYOR,
    "child": GUEST_CHILD,
}
LETTERS: Final = {
    "thanks": LETTER_THANKS,
    "question": LETTER_QUESTION,
    "quarrel": LETTER_QUARREL,
    "copy": LETTER_COPY,
}
ANNIVERSARIES: Final = {
    "kept": ANNIVERSARY_KEPT,
}
SKIES: Final = {
    "fog": SKY_FOG,
    "comet": SKY_COMET,
    "frost": SKY_FROST,
    "bees": SKY_BEES,
    "flood": SKY_FLOOD,
    "geese": SKY_GEESE,
}

# -- reasons --------------
NOT_SEATED: Final = _say("not-seated", "MYT-GEN-01", "seat", "seats")
WAIT: Final = _say("wait", "MYT-GEN-05", "seat")
ANOTHER_DECIDES: Final = _say("another-decides", "MYT-GEN-09", "seat", "turn")
NOT_ASKED: Final = _say("not-asked", "MYT-GEN-08", "given", "question")
NO_PROPOSAL: Final = _say("no-proposal", "MYT-GEN-08")
SAME_PROPOSAL: Final = _say("same-proposal", "MYT-GEN-08")
NOT_NOW: Final = _say("not-now", "MYT-NOON-01", "given", "phase")
FIGURE_PLACED: Final = _say("figure-placed", "MYT-NOON-01", "space")
PLACE_FIRST: Final = _say("place-first", "MYT-GEN-09")
OCCUPIED: Final = _say("occupied", "MYT-NOON-03", "space", "seat")
NOT_STANDING: Final = _say("not-standing", "MYT-NOON-02", "building")
NO_ACTION_ICON: Final = _say("no-action-icon", "MYT-USE-01", "building")
NO_ACTION_LEFT: Final = _say("no-action-left", "MYT-NOON-09")
NOT_ATTACHED: Final = _say("not-attached", "MYT-NOON-04")
FIELD_CLOSED: Final = _say("field-closed", "MYT-SPRITE-01")
FIELD_TAKEN: Final = _say("field-taken", "MYT-SPRITE-03", "seat")
NO_SUCH_DIE: Final = _say("no-such-die", "MYT-SPRITE-02", "die")
CANNOT_PAY: Final = _say("cannot-pay", "MYT-RES-03", "cost")
USELESS: Final = _say("useless", "MYT-SPRITE-02", "sprite")
NOT_OWNED: Final = _say("not-owned", "MYT-SKILL-04", "skill")
SKILL_SPENT: Final = _say("skill-spent", "MYT-SKILL-04", "skill")
SKILL_IDLE: Final = _say("skill-idle", "MYT-SKILL-04", "skill")
OTHER_CHARACTER: Final = _say("other-character", "MYT-CHAR-01", "character", "given")
CHARACTER_TAKEN: Final = _say("character-taken", "MYT-SETUP-13", "character")
NOT_BETWEEN: Final = _say("not-between", "MYT-SEASON-01")
TOO_MANY: Final = _say("too-many", "MYT-GEN-01", "count")
NOT_PROPOSER: Final = _say("not-proposer", "MYT-GEN-08", "turn")

# -- reasons: what is asked for, but cannot be had --------------
BUY_TOO_DEAR: Final = _say("buy-too-dear", "MYT-NOON-COM-02", "resource", "price", "coins")
BUY_FULL: Final = _say("buy-full", "MYT-NOON-COM-03", "resource", "value")
CLEAR_TOO_DEAR: Final = _say("clear-too-dear", "MYT-NOON-CLR-01", "price", "coins")
NO_FOREST: Final = _say("no-forest", "MYT-NOON-CLR-01", "area")
AREA_FOREST: Final = _say("area-forest", "MYT-AREA-02", "area")
AREA_BUILT: Final = _say("area-built", "MYT-AREA-03", "area", "building")
AREA_HOME: Final = _say("area-home", "MYT-BLD-32", "area")
BUILDING_STANDS: Final = _say("building-stands", "MYT-BUILD-02", "building")
BUILDING_BEGUN: Final = _say("building-begun", "MYT-BUILD-02", "building", "space")
BUILDING_TOO_HIGH: Final = _say("building-too-high", "MYT-BUILD-02", "building", "level", "most")
BUILDING_COSTS: Final = _say(
    "building-costs", "MYT-BUILD-03", "building", "resource", "needs", "value"
)
BUILDING_NEEDS: Final = _say("building-needs", "MYT-BUILD-04", "building", "needed")
BUILDING_LOCKED: Final = _say("building-locked", "MYT-BUILD-04", "building", "by")
SITE_FULL: Final = _say("site-full", "MYT-BUILD-05", "building", "space")
NOT_DEMOLISHED: Final = _say("not-demolished", "MYT-BUILD-08", "building")
HOME_STAYS: Final = _say("home-stays", "MYT-BLD-32", "building")
HIRE_TOO_DEAR: Final = _say("hire-too-dear", "MYT-HIRE-01", "price", "coins")
NO_TOWER_DIE: Final = _say("no-tower-die", "MYT-HIRE-01", "die")
USE_LACKS: Final = _say("use-lacks", "MYT-USE-02", "building", "cost")
USE_IDLE: Final = _say("use-idle", "MYT-USE-01", "building", "grants")
NO_ICON: Final = _say("no-icon", "MYT-USE-01", "building")
NOT_STARTED: Final = _say("not-started", "MYT-TRACK-10", "building")
OTHER_BADGE: Final = _say("other-badge", "MYT-TRACK-10", "building", "kind")
BLOCKED: Final = _say("blocked", "MYT-TRACK-10", "building", "front")
NO_AREA: Final = _say("no-area", "MYT-TRACK-05", "building")
NO_SEASON_ICON: Final = _say("no-season-icon", "MYT-SEASON-02", "building")
SEASON_ICON_DONE: Final = _say("season-icon-done", "MYT-SEASON-02", "building")
NOT_DRAWN: Final = _say("not-drawn", "MYT-GOAL-04", "goal")
NO_OPTION: Final = _say("no-option", "MYT-EVENT-02", "option", "count")
OPTION_CLOSED: Final = _say("option-closed", "MYT-EVENT-02", "option")
OPTION_LACKS: Final = _say("option-lacks", "MYT-EVENT-06", "option", "cost")
OPTION_UNLEARNED: Final = _say("option-unlearned", "MYT-SKILL-02", "coins")
OTHERS_SKILL: Final = _say("others-skill", "MYT-SKILL-01", "skill")
SKILL_OWNED: Final = _say("skill-owned", "MYT-SKILL-01", "skill")
SKILL_TOO_DEAR: Final = _say("skill-too-dear", "MYT-SKILL-01", "skill", "price", "coins")
NOT_PLAYED: Final = _say("not-played", "MYT-SETUP-13", "character")
FEW_COINS: Final = _say("few-coins", "MYT-RES-03", "character", "price", "coins")
NO_HIRED_DIE: Final = _say("no-hired-die", "MYT-WORK-08", "character")
NO_DIE_THERE: Final = _say("no-die-there", "MYT-WORK-08", "die", "place")
OTHER_DIE: Final = _say("other-die", "MYT-WORK-08", "die", "kind")
DIE_CHOSEN: Final = _say("die-chosen", "MYT-WORK-07", "die")
DIE_AT_END: Final = _say("die-at-end", "MYT-WORK-07", "die")
OTHER_RESOURCE: Final = _say("other-resource", "MYT-RES-01", "resource")
TRACK_AT_END: Final = _say("track-at-end", "MYT-RES-02", "resource", "value")

# -- prompts --------------
ASK_NOON: Final = _say("ask-noon", "MYT-NOON-01", "seat", "figure", "actions")
ASK_NOON_EMPTY: Final = _say(
    "ask-noon-empty", "MYT-SPRITE-02", "seat", "figure", "actions", "sprite", "kind"
)
ASK_EMPTY: Final = _say("ask-empty", "MYT-USE-01", "seat", "building", "kind")
ASK_BETWEEN: Final = _say("ask-between", "MYT-SEASON-06", "seat")
ASK: Final = _say("ask", "MYT-GEN-08", "seat", "question", "joint")
