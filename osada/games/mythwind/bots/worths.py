"""What effects are worth to the town, in coins or so: how companions weigh cards and buildings."""

from __future__ import annotations

from typing import Final

from ..rules.effects import ALL, Effect, read_effect
from ..rules.town import MOST, Town

TRUST: Final = "sprite_trust"
ROAD: Final = "road"
TEMPERS: Final = ((TRUST,), (ROAD,), (TRUST, ROAD))
"""What a town may lean to: the sprites, the road, or now one and now the other."""
UNIT: Final = 5.0
"""A town resource where it is wanted; at the brim of its track it is worth nothing."""
DIE: Final = 7.0
FLAG: Final = 9.0
"""A step in the direction the town leans to."""
ENDING: Final = "ending_"
MIDDLE: Final = "ending_both"
ROUND: Final = 139
"""The event at which the line may go round; until then a town that leans to both waits."""
FLAT: Final = {
    "progress": 8.0,
    "back": -8.0,
    "advance_one": 4.0,
    "event": 8.0,
    "goto": 2.0,
    "adventure": 6.0,
    "visit": 1.0,
    "construct": 8.0,
    "community": 4.0,
    "use_building": 4.0,
    "skill": 4.0,
    "use_skill": 2.0,
    "envelope": 30.0,
    "tower": 20.0,
    "sprite": 20.0,
    "goal_draw": 3.0,
    "goal_ignore": 4.0,
    "deck": 3.0,
    "return_card": 0.0,
}
"""What is worth the same wherever it comes."""


def temper(s: Town) -> tuple[str, ...]:
    """Which way this town leans: its first cards decide, which everybody has seen, so that all
    companions are of one mind and every campaign has its own."""
    first = (*s.gone_events[:2], *s.gone_adventures[:1])
    return TEMPERS[sum(first) % len(TEMPERS)]


def worth(s: Town, texts: tuple[str, ...]) -> float:
    """What these effects bring the town."""
    return sum(_one(s, read_effect(text)) for text in texts)


def cost_worth(s: Town, texts: tuple[str, ...]) -> float:
    """What paying this takes from the town."""
    return sum(_paid(s, read_effect(text)) for text in texts)


def unit(s: Town, kind: int, change: int) -> float:
    """A step of a track: a low one is worth more."""
    if change > 0:
        room = max(MOST - s.tracks[kind], 0)
        return UNIT * min(change, room) * (1.3 if s.tracks[kind] < 3 else 0.8)
    return UNIT * max(change, -s.tracks[kind]) * (1.3 if s.tracks[kind] < 4 else 0.8)


def _one(s: Town, e: Effect) -> float:
    if e.op == "choose":
        return max(worth(s, part) for part in e.parts)
    if e.op == "may":
        return max(0.0, worth(s, e.parts[1]) - cost_worth(s, e.parts[0]))
    if e.op == "res":
        best = max if e.count > 0 else min
        return best(unit(s, kind, e.count) for kind in e.kinds)
    if e.op == "coins":
        return float(e.count * (s.seats if e.who == "each" else 1))
    if e.op == "worker":
        return DIE * e.count
    if e.op in ("strengthen", "weaken"):
        dice = min(e.count, len(s.tower)) if e.count != ALL else len(s.tower) * 0.6
        return (1.5 if e.op == "strengthen" else -1.5) * dice
    if e.op == "hire":
        return 4.0 * e.count
    if e.op == "flag":
        return _flag(s, e)
    if e.op == "building":
        return 14.0 if s.in_stack(s.box.names.index(e.name)) else 0.0
    if e.op == "char_action":
        return (6.0 if e.mode == "extra" else -6.0) * (s.seats if e.who == "each" else 1)
    return _land(s, e)


def _land(s: Town, e: Effect) -> float:
    """Forests and houses; and what is worth the same everywhere."""
    if e.op == "forest_return":
        return -4.0 * e.count
    if e.op == "forest_remove":
        return 6.0 * e.count
    if e.op in ("demolish", "demolish_forest"):
        return -5.0
    if e.op == "surplus":
        return UNIT
    who = s.seats if e.who == "each" else 1
    return FLAT.get(e.op, 0.0) * who


def _paid(s: Town, e: Effect) -> float:
    if e.op == "res":
        return min(-unit(s, kind, -abs(e.count)) for kind in e.kinds)
    if e.op == "coins":
        return float(abs(e.count) * (s.seats if e.who == "each" else 1))
    if e.op == "weaken":
        return 2.5 * (e.count if e.count != ALL else len(s.tower))
    if e.op == "worker":
        return DIE * abs(e.count)
    return 6.0


def _flag(s: Town, e: Effect) -> float:
    """A step towards what the town leans to; one that leans to both takes the one behind."""
    leaning = temper(s)
    if e.name.startswith(ENDING):
        return _ending(s, e.name, leaning)
    if e.mode != "inc" or e.name not in (TRUST, ROAD):
        return 2.0 if e.mode != "clear" else 1.0
    if len(leaning) == 2:
        behind = min(leaning, key=lambda name: s.flags.get(name, 0))
        return FLAG if e.name == behind else 0.0
    return FLAG if e.name in leaning else -FLAG / 2


def _ending(s: Town, name: str, leaning: tuple[str, ...]) -> float:
    """The ending that the town leans to; one that would shut out the middle way is left alone."""
    if len(leaning) == 2 and ROUND not in s.gone_events:
        return 40.0 if name == MIDDLE else -200.0
    return 10.0
