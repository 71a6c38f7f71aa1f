"""Every event the game tells, each where it comes up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from .phrasebook import EVENTS, declared_arguments
from .tables import Args, Said, Table, position, said, start

VIKING = {"two-player-viking": True}
Told = Callable[[], list[Said]]


@dataclass
class Event:
    """What is told, as its actor reads it, under which rule."""

    what: str
    rule: str
    args: Args
    told: Told


def sailing() -> Table:
    """Blue makes ship 1 sail: red controls it, then green."""
    return position(
        ships={1: "R3 G1"}, goods={1: "fur nails"}, bets={"B": {2: "1:red", 3: "2:red"}}, sails="B"
    )


def last_ship() -> Table:
    """The seventh ship sails; red has two grain already, blue wins a bet of 3."""
    return position(
        "RB",
        ships={1: "R3"},
        goods={1: "fur"},
        shields={"R": "grain grain"},
        market={"grain": 3, "fur": 2},
        bets={"B": {3: "1:red"}},
        harbour={1, 2},
        sails="R",
    )


TELLING = [
    Event(
        "started",
        "VIK-SETUP-04",
        {"seat": 1, "colour": "green"},
        lambda: [said(event) for event in start(2, drop="GR").state.events][:1],
    ),
    Event(
        "round-began",
        "VIK-ROUND-10",
        {"round": 2, "sterns": 7},
        lambda: position("RB", line="R", free=["first-player", "set-sail"]).play(
            "red first-player"
        ),
    ),
    Event(
        "placed",
        "VIK-ROUND-03",
        {"seat": 0, "space": "market"},
        lambda: position(line="R…").play("red market"),
    ),
    Event(
        "no-effect",
        "VIK-ROUND-06",
        {"seat": 0, "space": "add-1"},
        lambda: position(
            "RGB",
            line="R",
            placed={"set-sail": "G"},
            free=["add-1", "draw-3", "market"],
            market={"fur": 4, "grain": 4, "nails": 4},
            add_1="",
            draw_3="",
        ).play("red add-1"),
    ),
    Event(
        "piece-chosen",
        "VIK-ROUND-03",
        {"seat": 0, "colour": "blue", "shields": 2, "ship": 1, "place": 2},
        lambda: position(ships={1: "R1 B2"}, line="R…").play("red swap", "red piece 1:2"),
    ),
    Event(
        "promoted",
        "VIK-ACT-PROMOTE-02",
        {"seat": 0, "shields": 3, "ship": 1, "place": 1},
        lambda: position(ships={1: "B1 R3"}, line="R…").play("red promote", "red piece 1:2"),
    ),
    Event(
        "jumped",
        "VIK-ACT-JUMPOWN-01",
        {"seat": 0, "colour": "red", "shields": 3, "ship": 1, "target": 2},
        lambda: position(ships={1: "B1 R3"}, line="R…").play(
            "red jump-own", "red piece 1:2", "red ship 2"
        ),
    ),
    Event(
        "jumped-any",
        "VIK-ACT-JUMPANY-01",
        {"seat": 0, "colour": "blue", "shields": 1, "ship": 1, "target": 2},
        lambda: position(ships={1: "B1 R3"}, line="R…").play(
            "red jump-any", "red piece 1:1", "red ship 2"
        ),
    ),
    Event(
        "token-chosen",
        "VIK-ACT-BET-01",
        {"seat": 0, "token": 4},
        lambda: position(line="R…").play("red bet", "red token 4"),
    ),
    Event(
        "bet-laid",
        "VIK-ACT-BET-01",
        {"seat": 0, "token": 4, "ship": 7, "colour": "blue"},
        lambda: position(line="R…").play("red bet", "red token 4", "red circle 7:blue"),
    ),
    Event(
        "bet-lifted",
        "VIK-ACT-BETMOVE-01",
        {"seat": 0, "token": 4, "ship": 2, "colour": "red"},
        lambda: position(bets={"R": {4: "2:red"}}, line="R…").play(
            "red bet-or-move", "red token 4"
        ),
    ),
    Event(
        "bet-moved",
        "VIK-ACT-BETMOVE-02",
        {"seat": 0, "token": 4, "ship": 7, "colour": "blue"},
        lambda: position(bets={"R": {4: "2:red"}}, line="R…").play(
            "red bet-or-move", "red token 4", "red circle 7:blue"
        ),
    ),
    Event(
        "drew-1",
        "VIK-ACT-ADD1-02",
        {"seat": 0, "goods": "nails"},
        lambda: position(add_1="nails fur", line="R…").play("red add-1"),
    ),
    Event(
        "drew",
        "VIK-ACT-DRAW3-02",
        {"seat": 0, "count": 2, "goods": ["nails", "fur"]},
        lambda: position(draw_3="nails fur", line="R…").play("red draw-3"),
    ),
    Event(
        "goods-kept",
        "VIK-ACT-DRAW3-03",
        {"seat": 0, "goods": "fur"},
        lambda: position(draw_3="nails fur", line="R…").play("red draw-3", "red goods fur"),
    ),
    Event(
        "loaded",
        "VIK-SHIP-04",
        {"seat": 0, "goods": "nails", "ship": 5},
        lambda: position(add_1="nails fur", line="R…").play("red add-1", "red ship 5"),
    ),
    Event(
        "returned",
        "VIK-ACT-DRAW3-01",
        {"seat": 0, "count": 1},
        lambda: position(draw_3="nails fur", line="R…").play(
            "red draw-3", "red goods fur", "red ship 5"
        ),
    ),
    Event(
        "market-rose",
        "VIK-ACT-MARKET-01",
        {"seat": 0, "goods": "grain", "value": 3},
        lambda: position(market={"grain": 2}, line="R…").play("red market", "red goods grain"),
    ),
    Event(
        "stern-taken",
        "VIK-ACT-SAIL-01",
        {"seat": 0, "left": 6},
        lambda: position(line="R…").play("red set-sail"),
    ),
    Event(
        "swapped",
        "VIK-ACT-SWAP-02",
        {
            "seat": 0,
            "colour": "blue",
            "shields": 1,
            "ship": 1,
            "other_colour": "green",
            "other_shields": 3,
            "other_ship": 2,
        },
        lambda: position(ships={1: "B1 R3", 2: "G3"}, line="R…").play(
            "red swap", "red piece 1:1", "red piece 2:1"
        ),
    ),
    Event(
        "viking-aboard",
        "VIK-2P-01",
        {"seat": 1, "ship": 1, "place": 2},
        lambda: position("RB", ships={1: "R1 B1"}, line="R…", options=VIKING).play(
            "red set-sail", "blue piece 1:2"
        ),
    ),
    Event("sailed", "VIK-SAIL-04", {"seat": 2, "ship": 1}, lambda: sailing().play("blue ship 1")),
    Event(
        "control",
        "VIK-CTRL-02",
        {"ship": 1, "colour": "green", "rank": 2, "shields": 1},
        lambda: sailing().play("blue ship 1"),
    ),
    Event(
        "nobody-aboard",
        "VIK-GOODS-07",
        {"ship": 1},
        lambda: position(ships={1: ""}, goods={1: "fur"}, sails="B").play("blue ship 1"),
    ),
    Event(
        "took",
        "VIK-GOODS-01",
        {"seat": 0, "goods": "nails"},
        lambda: sailing().play("blue ship 1", "red goods nails"),
    ),
    Event(
        "removed",
        "VIK-GOODS-05",
        {"colour": "yellow", "goods": "fur"},
        lambda: position("RB", ships={1: "Y1"}, goods={1: "fur"}, sails="B").play("blue ship 1"),
    ),
    Event(
        "removed",
        "VIK-GOODS-05",
        {"colour": "nobody", "goods": "fur"},
        lambda: position(ships={1: ""}, goods={1: "fur"}, sails="B").play("blue ship 1"),
    ),
    Event(
        "bet-won",
        "VIK-BET-04",
        {"seat": 2, "token": "hidden", "ship": 1},
        lambda: sailing().play("blue ship 1", "red goods nails"),
    ),
    Event(
        "bet-lost",
        "VIK-BET-05",
        {"seat": 2, "ship": 2, "colour": "red"},
        lambda: position(
            ships={2: "G1"}, goods={2: "fur"}, bets={"B": {3: "2:red"}}, sails="B"
        ).play("blue ship 2"),
    ),
    Event(
        "nothing-sailed",
        "VIK-ACT-SAIL-02",
        {"round": 1},
        lambda: position("RB", line="R", free=["first-player", "set-sail"]).play(
            "red first-player"
        ),
    ),
    Event("game-over", "VIK-END-01", {}, lambda: last_ship().play("red ship 1")),
    Event(
        "scored",
        "VIK-SCORE-01",
        {"seat": 0, "total": 8, "goods": 8, "bets": 0, "tokens": 3},
        lambda: last_ship().play("red ship 1"),
    ),
    Event(
        "scored",
        "VIK-SCORE-01",
        {"seat": 1, "total": 3, "goods": 0, "bets": 3, "tokens": 0},
        lambda: last_ship().play("red ship 1"),
    ),
]


@pytest.mark.parametrize("case", TELLING, ids=lambda case: str(case.what))
def test_what_is_told_has_its_rule_and_arguments(case: Event) -> None:
    assert Said(case.what, case.rule, case.args) in case.told()
    assert set(case.args) == declared_arguments(case.what)


def test_every_event_of_the_game_comes_up_here() -> None:
    assert {case.what for case in TELLING} == set(EVENTS)
