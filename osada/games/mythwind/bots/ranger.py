"""How a computer player leads the Ranger: the best region his maps open, with a kit that suits it,
two cards a day while he is strong, and home before he drops."""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action

from ..rules.characters.ranger.homecoming import PAYS
from ..rules.characters.ranger.printed import (
    CAMP,
    DEPART,
    LEAVE,
    PREPARE,
    RATION,
    REST,
    SCOUT,
    STAMINA,
    TRAIL,
    TRAVEL,
)
from ..rules.characters.ranger.ranger import printed_for
from ..rules.characters.ranger.trail import TOWN
from ..rules.characters.ranger.travelling import CALLED
from ..rules.characters.ranger.ways import trail
from ..rules.town import Town
from ..rules.words import DONE, FINISH, NO, ODD_JOB, SKILLS, SPRITE, VILLAGER, YES
from . import why
from .cause import Chosen
from .lessons import lesson
from .ranger_worth import (
    STRENGTH_LEFT,
    card_worth,
    coins_a_day,
    gear_gain,
    keeping,
    next_card_strain,
    shortfall,
    uses,
)

LESSONS = tuple(map(SKILLS.index, ("R6", "R2", "R1", "R5", "R4", "R8", "R3", "R7")))
"""The skills, the best first: a Second Wind before all."""
GEAR_PRICE = 0.5
"""How many needs met are worth the coin that gear costs."""
WORTH_SAVING = 6
"""Coins of loot for which he rather turns back than risk it."""
HELP_POINT, HELP_SCOUT, HELP_REST = TRAIL
JOURNEY = ((PREPARE, why.TRIP), (TRAVEL, why.ONWARD), (ODD_JOB, why.ODD))
"""What he does with a day, and why."""
CAMPING = ((CAMP, why.WEAK),)
POINTS = {"outfit": why.GEAR, "mend": why.MEND, REST.kind: why.REST, "scout": why.AHEAD}


def target(s: Town, seat: int) -> int:
    """The region he prepares for: the one that brings most a day."""
    way = trail(s, seat)
    regions = [i for i, region in enumerate(printed_for(s).regions) if way.maps >= region.maps]
    return max(regions, key=lambda region: coins_a_day(printed_for(s), region))


def wish(s: Town, seat: int) -> int:
    """The attachment that would help today: in town gear or rest, outside whose workers he has."""
    way, sheet = trail(s, seat), s.sheet(seat)
    for kind in (VILLAGER, SPRITE):
        if any(die // 4 == kind and die % 4 for die in sheet.dice):
            return kind
    tired = way.stamina < printed_for(s).stamina - 1
    return SPRITE if tired or way.mode != TOWN else VILLAGER


def choose(s: Town, seat: int, rng: Random) -> Chosen:
    """His next step at noon, FINISH when nothing is left to do, or the answer to his question."""
    if s.asked_of(seat) is not None:
        return _answer(s, seat)
    menu = s.legal(seat)
    for action in menu:
        if action.kind == "skill":
            return Chosen(action, why.SKILL)
    way = trail(s, seat)
    if way.mode == TOWN and shortfall(printed_for(s), way, target(s, seat)) > 0:
        for helper in (HELP_POINT, HELP_REST):
            if helper in menu:
                return Chosen(helper, why.SHORT)
    weak = way.mode != TOWN and way.stamina - next_card_strain(printed_for(s), way) < STRENGTH_LEFT
    order = (*CAMPING, *JOURNEY) if weak else JOURNEY
    for action, cause in order:
        if action in menu:
            return Chosen(action, cause)
    return Chosen(FINISH, why.DAY_DONE)


def _answer(s: Town, seat: int) -> Chosen:
    question = s.asked_of(seat)
    assert question is not None
    kind, menu = question.kind, question.choices
    way = trail(s, seat)
    if kind == "ranger-prepare":
        return _point(s, seat, menu)
    if kind == "ranger-depart":
        return _departure(s, seat, menu)
    if kind == "ranger-look":
        return Chosen(SCOUT[target(s, seat)], why.AHEAD)
    if kind in ("ranger-bottom", "ranger-order", "ranger-pathfinder"):
        return _card(s, seat, kind, menu)
    if kind == "ranger-sun":
        return Chosen(min(menu, key=lambda need: uses(way)[need.args[0]]), why.FEWEST)
    if kind == "ranger-call":
        return _call(s, seat, menu)
    if kind == "ranger-need":
        return Chosen(next(action for action in menu if action is not STAMINA), why.NEED)
    if kind == "ranger-finds":
        return _room(s, seat, menu)
    if kind == "ranger-halve":
        least = min(menu, key=lambda thing: keeping(printed_for(s), way, thing.args[0]))
        return Chosen(least, why.HALVE)
    if kind == "ranger-push":
        return Chosen(YES, why.STRONG) if _strong_enough(s, seat) else Chosen(NO, why.TIRED)
    if kind == "ranger-turn-back":
        return Chosen(YES, why.HOME) if _better_home(s, seat) else Chosen(NO, why.GO_ON)
    if kind == "ranger-restore":
        return Chosen(min(menu, key=lambda gear: uses(way)[gear.args[0]]), why.FEWEST)
    if kind == "ranger-home":
        return _gift(s, menu)
    if kind == "character-action":
        for action, cause in JOURNEY:
            if action in menu:
                return Chosen(action, cause)
        return Chosen(ODD_JOB, why.ODD)
    return lesson(kind, LESSONS, menu)


def _point(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """What brings the trip he has in mind nearest; a point to spare is for a look ahead."""
    way, printed, region = trail(s, seat), printed_for(s), target(s, seat)

    def gain(action: Action) -> float:
        if action.kind == "outfit":
            return (
                gear_gain(printed_for(s), way, region, action.args[0], printed.gear_uses)
                - GEAR_PRICE
            )
        if action.kind == "mend":
            return gear_gain(printed_for(s), way, region, action.args[0], printed.gear_uses)
        if action is REST:
            return 1.0
        return 0.1 if action is SCOUT[region] else 0.0

    best = max(menu, key=gain)
    if gain(best) > 0:
        return Chosen(best, POINTS[best.kind], region)
    return Chosen(DONE, why.KIT_DONE, region)


def _departure(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """He goes when he is ready, or when he could not get readier without coins."""
    way = trail(s, seat)
    ready = [
        go for go in menu if go is not DONE and shortfall(printed_for(s), way, go.args[0]) <= 0
    ]
    wanted = DEPART[target(s, seat)]
    if wanted in ready:
        return Chosen(wanted, why.READY, wanted.args[0])
    if ready and not s.sheet(seat).coins:
        best = max(ready, key=lambda go: coins_a_day(printed_for(s), go.args[0]))
        return Chosen(best, why.POOR, best.args[0])
    return Chosen(DONE, why.SHORT)


def _card(s: Town, seat: int, kind: str, menu: tuple[Action, ...]) -> Chosen:
    """The best of the cards he looks at comes next, the worst goes to the bottom."""
    way = trail(s, seat)
    region = way.region if kind == "ranger-pathfinder" else int(s.words_of(seat).split()[1])
    cards, deck = printed_for(s).regions[region].cards, way.decks[region].values

    def worth(action: Action) -> float:
        return card_worth(printed_for(s), way, cards[deck[action.args[0]]])

    places = [action for action in menu if action is not DONE]
    if kind == "ranger-bottom":
        return Chosen(min(places, key=worth), why.CARD_LAST, region)
    return Chosen(max(places, key=worth), why.CARD, region)


def _call(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """A worker is worth two needs, or one that would take stamina."""
    way = trail(s, seat)
    left = uses(way)
    needs = [need for need in way.needs if need in CALLED[menu[0].args[0]]]
    if len(needs) > 1 or not left[needs[0]]:
        return Chosen(menu[0], why.CALL, len(needs))
    return Chosen(DONE, why.NO_CALL, needs[0])


def _room(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """Drop what is worth less than the find, the least of it."""
    way = trail(s, seat)
    things = [action for action in menu if action is not LEAVE]
    least = min(things, key=lambda thing: keeping(printed_for(s), way, thing.args[0]))
    find = printed_for(s).loot_coins[way.finds[0]]
    if keeping(printed_for(s), way, least.args[0]) < find:
        return Chosen(least, why.DROP)
    return Chosen(LEAVE, why.LEAVE)


def _strong_enough(s: Town, seat: int) -> bool:
    """Another card today, if he will still stand afterwards."""
    way = trail(s, seat)
    return way.stamina - 1 - next_card_strain(printed_for(s), way) >= STRENGTH_LEFT


def _better_home(s: Town, seat: int) -> bool:
    """Turn back with good loot before the next card takes the last strength."""
    way, printed = trail(s, seat), printed_for(s)
    coins = sum(count * printed.loot_coins[kind] for kind, count in enumerate(way.loot))
    tired = way.stamina - next_card_strain(printed_for(s), way) < STRENGTH_LEFT
    return tired and coins >= WORTH_SAVING and not uses(way)[RATION]


def _gift(s: Town, menu: tuple[Action, ...]) -> Chosen:
    """Loot is sold, unless the town has none at all of what it would give."""
    gifts = [action for action in menu if action is not DONE]
    gift = next((gift for gift in gifts if not s.tracks[PAYS[gift.args[0]]]), None)
    return Chosen(DONE, why.SELL_LOOT) if gift is None else Chosen(gift, why.GIFT)
