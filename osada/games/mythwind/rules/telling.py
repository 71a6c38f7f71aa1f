"""Effects and costs as messages, `mythwind-effect-res` with its arguments, so that whoever
tells of them only says them: nobody else reads the words of content files.

An effect that is paid is told by what goes down. The same words give the same object, so that what
is printed can travel once.
"""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.action import Action

from .box import SPRITES
from .effects import LEVELS, Effect, read_effect
from .town import Town
from .words import KINDS, RESOURCES

Told = dict[str, object]
"""A message that is an argument of another one."""
_COUNTED = ("forest_return", "forest_remove", "demolish", "demolish_forest", "goal_draw")
_NUMBERED = {"goto": "card", "envelope": "envelope", "tower": "upgrade"}
_TOLD: dict[tuple[str, int], Told] = {}


def told(texts: Iterable[str]) -> list[Told]:
    """What these effects bring."""
    return [told_one(text, 1) for text in texts]


def told_cost(texts: Iterable[str]) -> list[Told]:
    """The same as something to pay."""
    return [told_one(text, -1) for text in texts]


def told_one(text: str, sign: int) -> Told:
    """One effect, or with the sign -1 one part of a cost."""
    found = _TOLD.get((text, sign))
    if found is None:
        found = _TOLD[text, sign] = _made(read_effect(text), sign)
    return found


def option_key(s: Town, kind: str, number: int, action: Action) -> str:
    """The key in the story of an answer's words to what a card with this number asks."""
    if kind == "event-option":
        return f"event-{number}-{s.story.events[number].options[action.args[0]].key}"
    return f"adventure-{number}-{s.story.adventures[number].sections[action.args[0]].key}"


def _made(e: Effect, sign: int) -> Told:
    if e.op == "choose":
        return _either(e.parts)
    if e.op == "may":
        cost, gain = e.parts
        return {
            "key": "mythwind-effect-may",
            "args": {"cost": told_cost(cost), "gain": told(gain)},
        }
    return {"key": f"mythwind-effect-{e.op}", "args": _args(e, sign)}


def _either(parts: tuple[tuple[str, ...], ...]) -> Told:
    """Two by two: a text says only “this or that”."""
    first = told(parts[0]) if len(parts) == 2 else [_either(parts[:-1])]
    return {"key": "mythwind-effect-choose", "args": {"head": first, "next": told(parts[-1])}}


def _args(e: Effect, sign: int) -> dict[str, object]:
    """By the word that the effect begins with; those not named here say all by their key."""
    op = e.op
    if op == "res":
        return {"resources": [RESOURCES[kind] for kind in e.kinds], "change": e.count * sign}
    if op == "coins":
        return {"who": e.who, "change": e.count * sign}
    if op == "worker":
        return {"kind": _workers(e), "change": e.count * sign}
    if op in ("strengthen", "weaken"):
        return {"place": e.where, "kind": _workers(e), "count": e.count}
    if op == "hire":
        return {"kind": _workers(e), "count": e.count}
    if op == "advance_one":
        return {"kind": _workers(e)}
    if op == "surplus":
        return {"kind": KINDS[e.cards[0]], "resources": [RESOURCES[kind] for kind in e.kinds]}
    if op == "construct":
        return {"level": LEVELS[e.count]}
    if op == "building":
        return {"mode": e.mode, "building": e.name}
    if op in ("skill", "use_skill"):
        return {"who": e.who}
    if op == "char_action":
        return {"mode": e.mode, "who": e.who}
    if op == "deck":
        return {"deck": e.name}
    if op == "sprite":
        known = e.mode == "add" and 1 <= e.count <= len(SPRITES)
        return {"mode": e.mode, **({"sprite": SPRITES[e.count - 1]} if known else {})}
    if op in _NUMBERED:
        return {_NUMBERED[op]: e.count}
    return {"count": e.count} if op in _COUNTED else {}


def _workers(e: Effect) -> str:
    if e.mode == "one-kind":
        return "one-kind"
    return KINDS[e.kinds[0]] if len(e.kinds) == 1 else "any"
