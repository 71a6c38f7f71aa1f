"""Effects as a view tells them: messages of the game, `mythwind-effect-res` with its arguments, so
that whoever shows a card only says them. The rules alone read the words of content files.

An effect that is paid is told by what goes down. The same words give the same object, so that what
is printed can travel once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ..rules.box import SPRITES, Box
from ..rules.effects import LEVELS, read_effect
from ..rules.effects import Effect as Read
from ..rules.words import KINDS, RESOURCES
from .shape import Effect, EffectArgs, EffectKey, Workers

_COUNTED = ("forest_return", "forest_remove", "demolish", "demolish_forest", "goal_draw")
_NUMBERED = {"goto": "card", "envelope": "envelope", "tower": "upgrade"}
_SHOWN: dict[tuple[str, int], Effect] = {}


def shown(texts: Iterable[str]) -> list[Effect]:
    """What these effects bring."""
    return [_shown(text, 1) for text in texts]


def shown_cost(texts: Iterable[str]) -> list[Effect]:
    """The same as something to pay."""
    return [_shown(text, -1) for text in texts]


def printed_effects(box: Box) -> dict[str, object]:
    """Every effect that a view may hold as it is printed, by its words, outside building cards."""
    gains: set[str] = set()
    costs: set[str] = set()
    for season in box.patterns:
        for _, effects in season:
            gains.update(effects)
    for goal in box.goals:
        gains.update(goal.success, goal.failure)
    for effects, cost in zip(box.sprite_effects, box.sprite_costs, strict=True):
        gains.update(effects)
        costs.update(cost)
    for event in box.events.values():
        for option in event.options:
            costs.update(option.cost)
    return {
        **{text: _shown(text, 1) for text in sorted(gains)},
        **{f"pay {text}": _shown(text, -1) for text in sorted(costs)},
    }


def _shown(text: str, sign: int) -> Effect:
    found = _SHOWN.get((text, sign))
    if found is None:
        found = _SHOWN[text, sign] = _made(read_effect(text), sign)
    return found


def _made(e: Read, sign: int) -> Effect:
    if e.op == "choose":
        return _either(e.parts)
    if e.op == "may":
        cost, gain = e.parts
        return {
            "key": "mythwind-effect-may",
            "args": {"cost": shown_cost(cost), "gain": shown(gain)},
        }
    return {
        "key": cast(EffectKey, f"mythwind-effect-{e.op}"),
        "args": cast(EffectArgs, _args(e, sign)),
    }


def _either(parts: tuple[tuple[str, ...], ...]) -> Effect:
    """Two by two: a text says only “this or that”."""
    first = shown(parts[0]) if len(parts) == 2 else [_either(parts[:-1])]
    args: EffectArgs = {"head": first, "next": shown(parts[-1])}
    return {"key": "mythwind-effect-choose", "args": args}


def _args(e: Read, sign: int) -> dict[str, object]:
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


def _workers(e: Read) -> Workers:
    if e.mode == "one-kind":
        return "one-kind"
    return KINDS[e.kinds[0]] if len(e.kinds) == 1 else "any"
