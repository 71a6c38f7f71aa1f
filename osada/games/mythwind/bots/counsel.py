"""How a good companion answers what the town asks: by the plan, the goal and the story."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.cards import Choice
from ..rules.effects import LEVELS, read_effect
from ..rules.ops.requirements import constructible
from ..rules.ops.tales import BUILT
from ..rules.ops.works import WORKS
from ..rules.town import FOREST, Town
from ..rules.words import DONE, NO, PASS, YES
from . import why
from .answers import OWN, town_answer
from .cause import Chosen
from .errands import RICH, days_left
from .goals import goal_needs, most_promising
from .outing import POCKET
from .town_plan import is_new, jammed, lacks, least_needed, needs_room, shopping_for, wanted
from .worths import cost_worth, worth

LASTING = (f"flag inc {BUILT}", f"flag inc {WORKS}")
"""What a dear project and a great work leave behind."""


def counsel(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
    """An answer to a question of the town; None for one of a journal."""
    question = s.asked_of(seat)
    assert question is not None
    kind = question.kind
    if kind.startswith(OWN) or kind in ("learn", "forget", "use-skill", "character-action"):
        return None
    kinds = {action.kind for action in menu}
    if "construct" in kinds or kind == "visit-construct":
        return _site(s, menu)
    if "demolish" in kinds:
        torn = least_needed(s, [a.args[0] for a in menu if a.kind == "demolish"])
        return Chosen(s.box.demolish[torn], why.LEAST_NEEDED)
    if "buy" in kinds or kind == "visit-community":
        return _purchase(s, seat, menu)
    if "resource" in kinds:
        return _resource(s, menu, kind == "gain-resource")
    if kind == "choose-goal":
        return _goal(s, menu)
    if kind == "event-option":
        card = s.story.events[int(s.words_of(seat).split()[1])]
        best = max(menu, key=lambda a: (_choice(s, card.options[a.args[0]]), -a.id))
        return Chosen(best, why.TAKES_LEAST)
    if kind == "adventure-option":
        adventure = s.story.adventures[int(s.words_of(seat).split()[1])]
        best = max(menu, key=lambda a: (_choice(s, adventure.sections[a.args[0]]), -a.id))
        return Chosen(best, why.TURNED_LATER)
    if kind == "choose":
        parts = read_effect(s.words_of(seat)).parts
        best = max(menu, key=lambda a: (_part(s, seat, parts[a.args[0]]), -a.id))
        return Chosen(best, why.BRINGS_MORE)
    if kind == "may":
        cost, gain = read_effect(s.words_of(seat)).parts
        if _worth_it(s, cost, gain):
            return Chosen(YES, why.WORTH_IT)
        return Chosen(NO, why.TOO_DEAR)
    if kind in ("who", "who-coins", "who-adventures"):
        return _who(s, seat, menu)
    return town_answer(s, seat, menu)


def _site(s: Town, menu: tuple[Action, ...]) -> Chosen:
    """Make room where a card would jam; else begin what is wanted most, if the goal can bear it."""
    torn = [a.args[0] for a in menu if a.kind == "demolish"]
    if torn and needs_room(s) and (FOREST not in s.areas or s.site[0] >= 0):
        return Chosen(s.box.demolish[least_needed(s, torn)], why.ROOM, jammed(s))
    starts = {a.args[0]: a for a in menu if a.kind == "construct"}
    for building in wanted(s):
        if building in starts and _bearable(s, building):
            new = why.NEW_HOUSE if is_new(s, building) else why.OLD_HOUSE
            return Chosen(starts[building], new, building)
    if PASS in menu:
        return Chosen(PASS, why.NOT_NOW if starts and s.goal >= 0 else why.NO_PLAN)
    building, first = next(iter(starts.items()))
    return Chosen(first, why.OLD_HOUSE, building)


def next_building(s: Town) -> int:
    """What would be begun where the figure goes to build: of the new ones that can be the one that
    is wanted most, else of all."""
    able = [b for b in wanted(s) if constructible(s, b, len(LEVELS) - 1)]
    new = [b for b in able if is_new(s, b)]
    bearable = [b for b in new or able if _bearable(s, b)]
    return (bearable or new or able)[0]


def _bearable(s: Town, building: int) -> bool:
    """In a season's last days nothing is begun that takes what the goal asks for."""
    if not is_new(s, building) and goal_needs(s).get("construct", 0) <= 0 and s.site[1] >= 0:
        return False
    if days_left(s) > 2:
        return True
    cost = s.box.buildings[building].costs[s.seats - 1]
    asked = goal_needs(s)
    return all(
        s.tracks[kind] - cost[kind] >= level
        for kind, level in asked.items()
        if isinstance(kind, int) and cost[kind]
    )


def _purchase(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """Clear where no area is free; else what the plan lacks, in the own trade first."""
    clearing = [a for a in menu if a.kind == "clear"]
    if clearing and (not s.empty_areas() or goal_needs(s).get("clear", 0)):
        best = max(clearing, key=lambda a: (worth(s, s.box.forests[a.args[0]]), -a.id))
        return Chosen(best, why.GOAL if s.empty_areas() else why.NO_LAND)
    prices, coins = s.box.community[s.cast[seat]], s.sheet(seat).coins
    (lack, plans), cheap = shopping_for(s), min(prices)
    good = [
        a
        for a in menu
        if a.kind == "buy"
        and lack[a.args[0]]
        and coins - prices[a.args[0]] >= (POCKET if prices[a.args[0]] == cheap else RICH)
    ]
    if good:
        best = min(good, key=lambda a: (prices[a.args[0]], -lack[a.args[0]]))
        return Chosen(best, *lacks(s, best.args[0], plans))
    for_goal = goal_needs(s).get("buy", 0)
    if for_goal or (PASS not in menu and DONE not in menu):
        rest = [a for a in menu if a.kind == "buy"]
        if rest:
            least = min(rest, key=lambda a: (prices[a.args[0]], s.tracks[a.args[0]]))
            return Chosen(least, why.GOAL_BUY if for_goal else why.MUST_BUY)
    stop = DONE if DONE in menu else PASS if PASS in menu else menu[0]
    return Chosen(stop, why.SAVES if any(lack) else why.ENOUGH)


def _resource(s: Town, menu: tuple[Action, ...], gaining: bool) -> Chosen:
    """Gain what is lacking most, lose what is lacking least."""
    lack, plans = shopping_for(s)
    levels = [a for a in menu if a.kind == "resource"]
    pick = max if gaining else min
    best = pick(levels, key=lambda a: (lack[a.args[0]], -s.tracks[a.args[0]]))
    if gaining and lack[best.args[0]]:
        return Chosen(best, *lacks(s, best.args[0], plans))
    return Chosen(best, why.STOCK if gaining else why.SPARE)


def _goal(s: Town, menu: tuple[Action, ...]) -> Chosen:
    goal, cause = most_promising(s, [a.args[0] for a in menu])
    return Chosen(next(a for a in menu if a.args[0] == goal), cause)


def _choice(s: Town, choice: Choice) -> float:
    """What an option brings, a die's throw by its mean."""
    found = worth(s, (*choice.effects, *choice.after)) - cost_worth(s, choice.cost)
    if choice.roll is not None:
        faces = choice.roll.faces.values()
        found += sum(worth(s, texts) for texts in faces) / max(1, len(faces))
    return found


def _part(s: Town, seat: int, part: tuple[str, ...]) -> float:
    """A skill is worth more than a coin to whoever has a slot for it."""
    if part == ("skill one",) and seat >= 0:
        sheet = s.sheet(seat)
        return 9.0 if len(sheet.skills) < s.box.skill_slots and sheet.coins >= 2 * POCKET else 0.0
    return worth(s, part)


def _worth_it(s: Town, cost: tuple[str, ...], gain: tuple[str, ...]) -> bool:
    """What is for good and dear is worth it whenever everybody has something left afterwards."""
    if any(text in gain for text in LASTING):
        each = sum(e.count for e in map(read_effect, cost) if e.op == "coins" and e.who == "each")
        return min(s.sheet(seat).coins for seat in range(s.seats)) >= each + POCKET
    return worth(s, gain) >= cost_worth(s, cost)


def _who(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """Who pays has most, who gains has least."""
    paying = s.words_of(seat).startswith("pay ")
    pick = max if paying else min
    who = pick(menu, key=lambda a: (s.sheets[a.args[0]].coins, a.id))
    return Chosen(who, why.RICHEST if paying else why.POOREST)
