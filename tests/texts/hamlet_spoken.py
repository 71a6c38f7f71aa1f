"""Hamlet as its texts see it."""

from __future__ import annotations

import osada
from osada.games.hamlet.rules.box.box import MILESTONES
from osada.games.hamlet.rules.map.shapes import KINDS as TERRAINS
from osada.games.hamlet.rules.scoring import TIE_BREAK
from osada.games.hamlet.rules.table import PURPOSES, STAGES
from osada.games.hamlet.rules.words import (
    BASICS,
    CHURCH,
    COLOURS,
    MARKET,
    QUARRY,
    RESOURCES,
    TILES,
    place_word,
)

from .spoken import NUMBERS, Spoken, Values

HAMLET = osada.game("hamlet")
AWARDS = ("chaplain", "sexton", "merchant", "steward")
YES_NO: Values = ("yes", "no")
SEVERAL: Values = (1, 2, 5, 22)
PLACES = tuple(
    place_word(tile, section, anchor, 1)
    for tile in range(1, len(TILES))
    for section in (0, 2, 20)
    for anchor in (CHURCH, MARKET, QUARRY)
)
"""These are words only once somebody has spoken them."""
ACTION_KINDS = tuple(dict.fromkeys(action.kind for action in HAMLET.vocabulary.actions))
REFINED = RESOURCES[BASICS:]
DONKEYS: Values = (["barn-a"], ["quarry", "barn-b"], ["woodcutter", "sawmill", "stables"])
DEMANDED: Values = (["wood"], ["plank"], ["milk", "brick"], ["wood", "stone", "wheat"])
FILLED: Values = (["wood"], ["stone", "stone"], ["wood", "wood", "stone"], ["wheat"] * 3)
NOT_EVERYWHERE: Values = ("work", "fill", "refine", "take", "hire", "sell", "deliver", "beg")


def score_parts() -> list[str]:
    """Alone, where nothing that can be counted is left out."""
    outcome = None
    state = HAMLET.start(1)
    end = HAMLET.vocabulary.by_text["end"]
    while state.turn:
        state.play(0, end)
        outcome = state.outcome
    assert outcome is not None
    return [*outcome.scores[0].parts, *TIE_BREAK]


NAMED = (
    *(f"tile-{tile}" for tile in TILES),
    *(f"resource-{resource}" for resource in RESOURCES),
    *(f"goal-{goal}" for goal in (*MILESTONES, *AWARDS)),
    *(f"kind-{kind}" for kind in TERRAINS),
    *(f"colour-{colour}" for colour in COLOURS),
)
"""The things of the game, which names.ftl names."""
EXPLAINED = tuple(f"{name}-help" for name in NAMED if name.partition("-")[0] in ("tile", "goal"))
COUNTED = tuple(f"resource-{resource}-count" for resource in RESOURCES)

HAMLET_SPOKEN = Spoken(
    game=HAMLET,
    asked=(*NAMED, *EXPLAINED, *COUNTED, *(f"score-{part}" for part in score_parts())),
    helped=(),
    by_name={
        "tile": TILES,
        "origin": TILES,
        "target": TILES[::-1],
        "anchor": TILES,
        "other": TILES[::-1],
        "resource": RESOURCES,
        "resources": DEMANDED,
        "goods": FILLED,
        "donkeys": DONKEYS,
        "way": DONKEYS,
        "goal": MILESTONES,
        "fine": YES_NO,
        "road": ("bridge", "path"),
        "worker": ("villager", "donkey"),
        "terrain": TERRAINS,
        "other_terrain": TERRAINS[::-1],
        "section": (1, 2, 5),
        "other_section": (1, 2, 5),
        "sections": SEVERAL,
        "given": SEVERAL,
        "action": NOT_EVERYWHERE,
        "purpose": PURPOSES[1:],
        "stage": STAGES[:-1],
        "most": SEVERAL,
        "seats": SEVERAL,
    },
    special={
        ("refined", "resource"): REFINED,
        ("refined", "count"): SEVERAL,
        ("rewarded", "resource"): REFINED,
        ("stack-added", "resource"): REFINED,
        ("no-token-left", "resource"): REFINED,
        ("own-resource", "resource"): RESOURCES[:BASICS],
        ("not-demanded", "resource"): (*RESOURCES, "nothing"),
        ("market-too-far", "donkeys"): ([], *DONKEYS),
        ("ask-turn", "donkeys"): NUMBERS,
        ("wrong-kind", "given"): ACTION_KINDS,
        ("other-tile", "wanted"): TILES[::-1],
        ("other-anchor", "wanted"): TILES[::-1],
        ("short", "wanted"): SEVERAL,
        ("ask-pay", "left"): SEVERAL,
        ("no-such-space", "spaces"): SEVERAL,
        ("fill-all", "spaces"): SEVERAL,
        ("not-begging", "spaces"): SEVERAL,
    },
    need_not_be_told={
        # said just before: the villager went there
        # what only a board shows
        "hamlet-villager-went": frozenset({"way"}),
        "hamlet-consumed": frozenset({"target", "way"}),
        "hamlet-bought": frozenset({"target", "way"}),
        "hamlet-rewarded": frozenset({"tile"}),
        "hamlet-sold": frozenset({"tile"}),
        "hamlet-delivered": frozenset({"tile"}),
        # the very one who reads it
        "hamlet-not-your-turn": frozenset({"seat"}),
    },
)
