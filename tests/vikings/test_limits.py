"""The limits repeated, and texts that are no moves at all. VIK-LIM-01."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from osada.kernel.errors import BadAction

from .tables import GAME, Table, position


@pytest.mark.rule("VIK-LIM-01")
@pytest.mark.parametrize(
    ("table", "move"),
    [
        (
            lambda: position(ships={1: "R1", 2: "R2 R3 G1 G2 B1"}, line="R…").copy_after(
                "red jump-own", "red piece 1:1"
            ),
            "red ship 2",
        ),
        (
            lambda: position(market={"fur": 4}, line="R…").copy_after("red market"),
            "red goods fur",
        ),
        (
            lambda: position(bets={"R": {2: "6:green"}}, line="R…").copy_after(
                "red bet", "red token 1"
            ),
            "red circle 6:red",
        ),
        (lambda: position(line="RR…").copy_after("red first-player"), "red first-player"),
    ],
    ids=["five pieces a ship", "a value of four", "one bet a ship", "each action once a round"],
)
def test_no_move_passes_a_limit(table: Callable[[], Table], move: str) -> None:
    assert table().why_not(move) is not None


@pytest.mark.rule("VIK-LIM-01")
def test_no_action_moves_goods_from_ship_to_ship() -> None:
    """Whatever red does with the next worker, the goods on the prows stay."""
    table = position("RB", goods={1: "fur fur", 2: "nails"}, line="R…")
    for space in table.legal():
        twin = table.copy_after(f"red {space}")
        while twin.stage != "space":
            twin.play(f"{twin.turn} {twin.legal()[-1]}")
        assert twin.goods(1).startswith("fur fur")
        assert "nails" in twin.goods(2)


def test_a_text_that_names_no_action_is_answered_with_a_hint() -> None:
    table = position(line="R…")
    with pytest.raises(BadAction, match="'promot' is no action: did you mean 'promote'"):
        GAME.parse(table.state, "promot")


def test_short_forms_are_read_as_the_question_wants_them() -> None:
    table = position("RB", ships={1: "B1 R1", 4: "R2"}, line="RR…")
    table.play("red promote", "red 1:2", "red bet", "red 3", "red 5:blue")
    assert (table.hull(1), table.bet("red", 3)) == ("R1 B1", "5:blue")
