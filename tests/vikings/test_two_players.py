"""The optional rule for two players. VIK-2P-01 to VIK-2P-04."""

from __future__ import annotations

import pytest

from osada.kernel.errors import BadStart

from .policies import in_haste, whole_game
from .tables import Table, position, start

ON = {"two-player-viking": True}


def vikings(table: Table) -> int:
    return sum(table.hull(ship).count("+") for ship in range(1, 9))


@pytest.mark.rule("VIK-2P-01")
def test_when_one_takes_a_stern_the_other_puts_a_viking_on_an_own_piece_at_once() -> None:
    table = position(
        "RB", ships={1: "R1 B1", 2: "B2 G2"}, harbour={1, 2}, line="RRBRB…", options=ON
    )
    table.play("red set-sail")
    assert (table.turn, table.stage) == ("blue", "viking")
    assert table.legal() == ["piece 1:2", "piece 2:1"]
    refusal = table.why_not("blue piece 1:1")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("not-own-for-viking", "VIK-2P-01")
    table.play("blue piece 2:1")
    assert table.hull(2) == "B2+ G2"
    assert (table.turn, table.stage) == ("red", "space")


@pytest.mark.rule("VIK-2P-01")
def test_the_rule_is_off_unless_two_players_choose_it() -> None:
    off = position("RB", line="RB…")
    off.play("red set-sail")
    assert (off.turn, off.stage) == ("blue", "space")
    for seats in (3, 4):
        with pytest.raises(BadStart, match="two-player-viking is for 2 players"):
            start(seats, options=ON)


@pytest.mark.rule("VIK-2P-02")
def test_a_viking_counts_as_one_more_shield_of_its_piece() -> None:
    table = position("RB", ships={1: "R3 B3+ G1"}, goods={1: "fur"}, sails="R", options=ON)
    told = table.play("red ship 1")
    control = [(e.args["colour"], e.args["shields"]) for e in told if e.what == "control"]
    assert control == [("blue", 4), ("red", 3), ("green", 1)]
    assert table.shield("blue") == "fur"


@pytest.mark.rule("VIK-2P-02")
@pytest.mark.parametrize(
    ("moves", "hulls"),
    [
        ("promote, piece 1:2", ("R2+ B1", "G1")),
        ("jump-own, piece 1:2, ship 2", ("B1", "G1 R2+")),
        ("jump-any, piece 1:2, ship 2", ("B1", "G1 R2+")),
        ("swap, piece 1:2, piece 2:1", ("B1 G1", "R2+")),
        ("swap, piece 2:1, piece 1:2", ("B1 G1", "R2+")),
    ],
)
def test_a_viking_moves_with_its_piece(moves: str, hulls: tuple[str, str]) -> None:
    table = position("RB", ships={1: "B1 R2+", 2: "G1"}, harbour={1, 2, 3}, line="R…", options=ON)
    table.play(*(f"red {move}" for move in moves.split(", ")))
    assert (table.hull(1), table.hull(2)) == hulls


@pytest.mark.rule("VIK-2P-02")
@pytest.mark.rule("VIK-2P-04")
def test_no_viking_is_ever_removed_and_eight_of_them_suffice() -> None:
    for seed in range(5):
        count = 0
        for state in whole_game(2, seed, in_haste, {"two-player-viking": True}):
            now = vikings(Table(state))
            assert now in (count, count + 1)
            count = now
        assert 1 <= count <= 7


@pytest.mark.rule("VIK-2P-03")
def test_there_is_room_for_one_viking_on_a_piece() -> None:
    table = position("RB", ships={1: "B1+ B2", 2: "R1"}, harbour={1, 2, 3}, line="R…", options=ON)
    table.play("red set-sail")
    assert "piece 1:1" not in table.legal()
    refusal = table.why_not("blue piece 1:1")
    assert refusal is not None
    assert (refusal.what, refusal.rule) == ("has-viking", "VIK-2P-03")
    assert refusal.args == {"ship": 1, "place": 1}


@pytest.mark.rule("VIK-2P-04")
def test_the_piece_must_be_in_the_harbour_and_there_is_no_passing() -> None:
    table = position("RB", ships={1: "B1 R1", 2: "G1"}, harbour={1, 2}, line="R…", options=ON)
    table.play("red set-sail")
    assert table.legal() == ["piece 1:1"]
    for ship in range(3, 9):
        refusal = table.why_not(f"blue piece {ship}:1")
        assert refusal is not None
        assert refusal.what == "ship-sailed"


@pytest.mark.rule("VIK-2P-04")
@pytest.mark.parametrize("hull", ["R1 G1", "B1+ R1"])
def test_without_a_bare_own_piece_in_the_harbour_the_viking_is_skipped(hull: str) -> None:
    table = position("RB", ships={1: hull, 2: "G2"}, harbour={1, 2}, line="RB…", options=ON)
    table.play("red set-sail")
    assert (table.turn, table.stage) == ("blue", "space")


@pytest.mark.rule("VIK-2P-04")
def test_a_viking_does_not_help_in_a_tie() -> None:
    """Two shields and a viking against three: the foremost piece decides as ever."""
    for hull, first in (("R3 B2+", "red"), ("B2+ R3", "blue")):
        table = position("RB", ships={1: hull}, goods={1: "fur"}, sails="R", options=ON)
        table.play("red ship 1")
        assert table.shield(first) == "fur"


@pytest.mark.rule("VIK-T-18")
def test_scenario_18_a_viking_on_blue() -> None:
    """R2 B2 with a viking on blue: blue has 3 against 2. Equal totals still go by position."""
    table = position("RB", ships={1: "R2 B2+"}, goods={1: "fur"}, sails="R", options=ON)
    told = table.play("red ship 1")
    control = [(e.args["colour"], e.args["shields"]) for e in told if e.what == "control"]
    assert control == [("blue", 3), ("red", 2)]
    equal = position(
        "RB", ships={1: "R2+ B2+"}, goods={1: "fur"}, harbour={1, 2, 3}, sails="R", options=ON
    )
    equal.play("red ship 1")
    assert equal.shield("red") == "fur"
