"""How a good companion answers what the town asks: by the plan, the goal and the story."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.cards import Choice
from ..rules.effects import read_effect
from ..rules.ops.tales import BUILT
from ..rules.ops.works import WORKS
from ..rules.town import FOREST, Town
from ..rules.words import DONE, NO, PASS, YES
from .answers import OWN, town_answer
from .errands import RICH, days_left
from .goals import goal_needs, most_promising
from .outing import POCKET
from .town_plan import is_new, least_needed, needs_room, shopping, wanted
from .worths import cost_worth, worth

LASTING = (f"flag inc {BUILT}", f"flag inc {WORKS}")
"""What a dear project and a great work leave behind."""


def counsel(s: Town, seat: int, menu: tuple[Action, ...]) -> Action | None:
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
        return s.box.demolish[least_needed(s, [a.args[0] for a in menu if a.kind == "demolish"])]
    if "buy" in kinds or kind == "visit-community":
        return _purchase(s, seat, menu)
    if "resource" in kinds:
        return _resource(s, menu, kind == "gain-resource")
    if kind == "choose-goal":
        return _goal(s, menu)
    if kind == "event-option":
        card = s.story.events[int(s.words_of(seat).split()[1])]
        return max(menu, key=lambda a: (_choice(s, card.options[a.args[0]]), -a.id))
    if kind == "adventure-option":
        adventure = s.story.adventures[int(s.words_of(seat).split()[1])]
        return max(menu, key=lambda a: (_choice(s, adventure.sections[a.args[0]]), -a.id))
    if kind == "choose":
        parts = read_effect(s.words_of(seat)).parts
        return max(menu, key=lambda a: (_part(s, seat, parts[a.args[0]]), -a.id))
    if kind == "may":
        cost, gain = read_effect(s.words_of(seat)).parts
        return YES if _worth_it(s, cost, gain) else NO
    if kind in ("who", "who-coins", "who-adventures"):
        return _who(s, seat, menu)
    return town_answer(s, seat, menu)


def _site(s: Town, menu: tuple[Action, ...]) -> Action:
    """Make room where a card would jam; else begin what is wanted most, if the goal can bear it."""
    torn = [a.args[0] for a in menu if a.kind == "demolish"]
    if torn and needs_room(s) and (FOREST not in s.areas or s.site[0] >= 0):
        return s.box.demolish[least_needed(s, torn)]
    starts = {a.args[0]: a for a in menu if a.kind == "construct"}
    for building in wanted(s):
        if building in starts and _bearable(s, building):
            return starts[building]
    if PASS in menu:
        return PASS
    return next(iter(starts.values()))


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


def _purchase(s: Town, seat: int, menu: tuple[Action, ...]) -> Action:
    """Clear where no area is free; else what the plan lacks, in the own trade first."""
    clearing = [a for a in menu if a.kind == "clear"]
    if clearing and (not s.empty_areas() or goal_needs(s).get("clear", 0)):
        return max(clearing, key=lambda a: (worth(s, s.box.forests[a.args[0]]), -a.id))
    prices, coins = s.box.community[s.cast[seat]], s.sheet(seat).coins
    lack, cheap = shopping(s), min(prices)
    good = [
        a
        for a in menu
        if a.kind == "buy"
        and lack[a.args[0]]
        and coins - prices[a.args[0]] >= (POCKET if prices[a.args[0]] == cheap else RICH)
    ]
    if good:
        return min(good, key=lambda a: (prices[a.args[0]], -lack[a.args[0]]))
    if goal_needs(s).get("buy", 0) or (PASS not in menu and DONE not in menu):
        rest = [a for a in menu if a.kind == "buy"]
        if rest:
            return min(rest, key=lambda a: (prices[a.args[0]], s.tracks[a.args[0]]))
    return DONE if DONE in menu else PASS if PASS in menu else menu[0]


def _resource(s: Town, menu: tuple[Action, ...], gaining: bool) -> Action:
    """Gain what is lacking most, lose what is lacking least."""
    lack = shopping(s)
    levels = [a for a in menu if a.kind == "resource"]
    return (max if gaining else min)(levels, key=lambda a: (lack[a.args[0]], -s.tracks[a.args[0]]))


def _goal(s: Town, menu: tuple[Action, ...]) -> Action:
    goal = most_promising(s, [a.args[0] for a in menu])
    return next(a for a in menu if a.args[0] == goal)


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


def _who(s: Town, seat: int, menu: tuple[Action, ...]) -> Action:
    """Who pays has most, who gains has least."""
    paying = s.words_of(seat).startswith("pay ")
    pick = max if paying else min
    return pick(menu, key=lambda a: (s.sheets[a.args[0]].coins, a.id))
