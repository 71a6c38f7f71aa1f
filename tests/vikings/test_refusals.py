"""Every reason for which the game refuses an action, each from a position where it comes up."""

from __future__ import annotations

import pytest

from osada import Illegal

from .phrasebook import REASONS, declared_arguments
from .refused_placements import EXCLUSIVE, PLACEMENTS, Refusal
from .tables import position

VIKING = {"two-player-viking": True}
CHOICES = [
    Refusal(
        "ship-sailed",
        "VIK-SHIP-06",
        "red ship 3",
        {"ship": 3},
        lambda: position(harbour={1, 2}, line="R…").copy_after("red add-1"),
    ),
    Refusal(
        "no-piece",
        "VIK-SHIP-01",
        "red piece 1:3",
        {"ship": 1, "place": 3, "pieces": 2},
        lambda: position(ships={1: "G1 R1"}, line="R…").copy_after("red promote"),
    ),
    Refusal(
        "not-own-piece",
        "VIK-ACT-PROMOTE-01",
        "red piece 1:2",
        {"ship": 1, "place": 2, "colour": "blue"},
        lambda: position(ships={1: "G1 B1 R1"}, line="R…").copy_after("red promote"),
    ),
    Refusal(
        "not-own-to-jump",
        "VIK-ACT-JUMPOWN-01",
        "red piece 1:1",
        {"ship": 1, "place": 1, "colour": "green"},
        lambda: position(ships={1: "G1 B1 R1"}, line="R…").copy_after("red jump-own"),
    ),
    Refusal(
        "already-first",
        "VIK-ACT-PROMOTE-02",
        "red piece 1:1",
        {"ship": 1},
        lambda: position(ships={1: "R1 R2"}, line="R…").copy_after("red promote"),
    ),
    Refusal(
        "last-piece-stays",
        "VIK-SHIP-03",
        "red piece 1:1",
        {"ship": 1},
        lambda: position(
            ships={1: "R1", 2: "R2 G1"}, line="R…", options={"empty-hull": False}
        ).copy_after("red jump-own"),
    ),
    Refusal(
        "no-room-anywhere",
        "VIK-SHIP-02",
        "red piece 2:1",
        {"ship": 2, "most": 5},
        lambda: position(
            ships={1: "R1 R2 R3 G1 G2", 2: "R1 B1"}, harbour={1, 2}, line="R…"
        ).copy_after("red jump-own"),
    ),
    Refusal(
        "same-ship",
        "VIK-ACT-JUMPOWN-01",
        "red ship 1",
        {"ship": 1},
        lambda: position(ships={1: "R1"}, line="R…").copy_after("red jump-own", "red piece 1:1"),
    ),
    Refusal(
        "ship-full",
        "VIK-SHIP-02",
        "red ship 2",
        {"ship": 2, "most": 5},
        lambda: position(ships={1: "R1", 2: "R2 R3 G1 G2 B1"}, line="R…").copy_after(
            "red jump-any", "red piece 1:1"
        ),
    ),
    Refusal(
        "swap-same-ship",
        "VIK-ACT-SWAP-01",
        "red piece 1:2",
        {"ship": 1},
        lambda: position(ships={1: "R1 G1"}, line="R…").copy_after("red swap", "red piece 1:1"),
    ),
    Refusal(
        "no-such-token",
        "VIK-COMP-07",
        "red token 5",
        {"token": 5, "values": ["1", "2", "3", "4"]},
        lambda: position(line="R…").copy_after("red bet"),
    ),
    Refusal(
        "token-laid",
        "VIK-ACT-BET-01",
        "red token 2",
        {"token": 2, "ship": 6, "colour": "green"},
        lambda: position(bets={"R": {2: "6:green"}}, line="R…").copy_after("red bet"),
    ),
    Refusal(
        "token-won",
        "VIK-BET-04",
        "red token 2",
        {"token": 2},
        lambda: position(bets={"R": {2: "won"}}, harbour=range(1, 8), line="R…").copy_after(
            "red bet-or-move"
        ),
    ),
    Refusal(
        "token-stuck",
        "VIK-ACT-BETMOVE-02",
        "red token 3",
        {"token": 3},
        lambda: position(
            bets={"R": {1: "1:red", 2: "2:red", 3: "5:green"}}, harbour={1, 2}, line="R…"
        ).copy_after("red bet-or-move"),
    ),
    Refusal(
        "already-bet",
        "VIK-BET-01",
        "red circle 6:red",
        {"ship": 6, "colour": "green"},
        lambda: position(bets={"R": {2: "6:green"}}, line="R…").copy_after(
            "red bet", "red token 1"
        ),
    ),
    Refusal(
        "same-circle",
        "VIK-ACT-BETMOVE-02",
        "red circle 6:green",
        {"ship": 6, "colour": "green"},
        lambda: position(bets={"R": {2: "6:green"}}, line="R…").copy_after(
            "red bet-or-move", "red token 2"
        ),
    ),
    Refusal(
        "circle-taken",
        "VIK-BET-02",
        "red circle 6:green",
        {"ship": 6, "colour": "green", "seat": 3},
        lambda: position(bets={"Y": {2: "6:green"}}, line="R…", options=EXCLUSIVE).copy_after(
            "red bet", "red token 2"
        ),
    ),
    Refusal(
        "market-at-top",
        "VIK-ACT-MARKET-01",
        "red goods fur",
        {"goods": "fur", "top": 4},
        lambda: position(market={"fur": 4}, line="R…").copy_after("red market"),
    ),
    Refusal(
        "not-drawn",
        "VIK-ACT-DRAW3-01",
        "red goods nails",
        {"goods": "nails"},
        lambda: position(draw_3="fur grain fur nails", line="R…").copy_after("red draw-3"),
    ),
    Refusal(
        "not-on-prow",
        "VIK-GOODS-01",
        "red goods nails",
        {"goods": "nails", "ship": 1},
        lambda: position(ships={1: "R2 G1"}, goods={1: "fur grain"}, sails="B").copy_after(
            "blue ship 1"
        ),
    ),
    Refusal(
        "not-ready-to-sail",
        "VIK-SAIL-02",
        "blue ship 2",
        {"ship": 2, "goods": 0, "pieces": 1},
        lambda: position(ships={1: "R2 G1", 2: "B1"}, goods={1: "fur"}, sails="B"),
    ),
    Refusal(
        "has-viking",
        "VIK-2P-03",
        "blue piece 1:1",
        {"ship": 1, "place": 1},
        lambda: position(
            "RB", ships={1: "B1+ B2"}, harbour={1, 2, 3}, line="R…", options=VIKING
        ).copy_after("red set-sail"),
    ),
    Refusal(
        "not-own-for-viking",
        "VIK-2P-01",
        "blue piece 1:2",
        {"ship": 1, "place": 2, "colour": "red"},
        lambda: position("RB", ships={1: "B1 R2"}, line="R…", options=VIKING).copy_after(
            "red set-sail"
        ),
    ),
]
REFUSALS = [*PLACEMENTS, *CHOICES]


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.reason}: {case.move}")
def test_a_refused_move_says_why_and_changes_nothing(case: Refusal) -> None:
    table = case.table()
    told = table.why_not(case.move)
    assert told is not None
    assert (told.what, told.rule, told.args) == (case.reason, case.rule, case.args)
    before = table.state.to_json()
    with pytest.raises(Illegal) as refused:
        table.play(case.move)
    assert [reason.key for reason in refused.value.reasons] == [f"vikings-{case.reason}"]
    assert table.state.to_json() == before


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.reason}: {case.move}")
def test_a_reason_has_the_arguments_its_text_is_promised(case: Refusal) -> None:
    assert set(case.args) == declared_arguments(case.reason)


def test_every_reason_of_the_game_comes_up_here() -> None:
    assert {case.reason for case in REFUSALS} == set(REASONS)
