"""The donkey move. HAM-TURN-03, HAM-WORKER-02, HAM-OWN-03."""

from __future__ import annotations

import pytest

from .positions import position
from .tables import start, whats
from .villages import STONEMASON


@pytest.mark.rule("HAM-TURN-03")
@pytest.mark.rule("HAM-WORKER-02")
def test_each_donkey_may_go_to_one_connected_neighbour() -> None:
    table = position(donkeys={"red": "church, quarry, quarry"})
    table.play("red donkeys")
    assert table.legal() == [
        "lead church market",
        "lead church town-hall",
        "lead church woodcutter",
        "lead church quarry",
        "lead church farm",
        "lead quarry church",
        "done",
    ]
    table.play("red lead church farm", "red lead quarry church")
    assert table.legal() == ["lead quarry church", "done"]
    table.play("red done")
    assert table.donkeys("red") == ["quarry", "church moved", "farm moved"]


@pytest.mark.rule("HAM-WORKER-02")
def test_a_donkey_that_has_moved_stays() -> None:
    table = position(donkeys={"red": "church, market"})
    table.play("red donkeys", "red lead church quarry")
    told = table.refusal("red lead quarry church")
    assert (told.what, told.rule) == ("donkey-moved", "HAM-WORKER-02")


@pytest.mark.rule("HAM-WORKER-02")
def test_a_donkey_goes_only_along_a_road() -> None:
    """Farm and Market touch, but no road joins them."""
    table = position(donkeys={"red": "farm"})
    table.play("red donkeys")
    told = table.refusal("red lead farm market")
    assert (told.what, told.args) == ("not-linked", {"origin": "farm", "target": "market"})
    road = position(donkeys={"red": "farm"}, roads=["green path farm market"])
    road.play("red donkeys", "red lead farm market")
    assert road.donkeys("red") == ["market moved"]


@pytest.mark.rule("HAM-TURN-03")
def test_to_set_out_and_go_nowhere_is_no_move() -> None:
    table = position(donkeys={"red": "church"})
    before = table.state.to_json()
    table.play("red donkeys", "red done")
    assert table.state.to_json() == before
    table.play("red go market", "red rest", "red donkeys", "red lead church market")
    assert "donkeys" not in table.legal()


@pytest.mark.rule("HAM-TURN-03")
def test_the_donkey_move_happens_once_a_turn() -> None:
    table = position(donkeys={"red": "church, market"})
    table.play("red donkeys", "red lead church quarry", "red done")
    assert "donkeys" not in table.legal()
    told = table.refusal("red donkeys")
    assert (told.what, told.rule) == ("donkeys-done", "HAM-TURN-03")


@pytest.mark.rule("HAM-TURN-03")
def test_no_villager_acts_in_the_middle_of_the_donkey_move() -> None:
    table = position(donkeys={"red": "church, market"})
    table.play("red donkeys", "red lead church quarry")
    told = table.refusal("red go quarry")
    assert (told.what, told.args) == ("wrong-kind", {"given": "go", "stage": "lead"})


@pytest.mark.rule("HAM-TURN-03")
def test_the_move_is_over_when_the_last_donkey_has_gone() -> None:
    table = position(donkeys={"red": "church, church"})
    table.play("red donkeys", "red lead church quarry", "red lead church farm")
    assert table.stage == "turn"
    assert "donkeys" not in table.legal()


@pytest.mark.rule("HAM-TURN-03")
def test_donkeys_may_move_again_in_the_next_turn() -> None:
    table = position()
    table.play("red donkeys", "red lead church quarry", "red end", "green end")
    assert table.donkeys("red") == ["quarry"]
    assert "donkeys" in table.legal()


@pytest.mark.rule("HAM-TURN-03")
def test_a_donkey_hired_before_the_move_may_move_in_it() -> None:
    table = position(gold={"red": 3})
    table.play("red go town-hall", "red hire donkey", "red stable farm", "red donkeys")
    assert "lead farm church" in table.legal()


@pytest.mark.rule("HAM-TURN-03")
def test_a_donkey_hired_after_the_move_stays_where_it_was_put() -> None:
    table = position(gold={"red": 3})
    table.play("red donkeys", "red lead church market")
    table.play("red go town-hall", "red hire donkey", "red stable farm")
    assert table.donkeys("red") == ["farm", "market moved"]
    assert table.legal() == ["end"]


@pytest.mark.rule("HAM-OWN-03")
def test_nobody_leads_another_players_donkey() -> None:
    table = position(donkeys={"red": "church", "green": "quarry"})
    table.play("red donkeys")
    told = table.refusal("red lead quarry church")
    assert (told.what, told.rule, told.args) == (
        "no-donkey-there",
        "HAM-OWN-03",
        {"tile": "quarry"},
    )


@pytest.mark.rule("HAM-WORKER-02")
def test_a_donkey_never_acts() -> None:
    """A donkey stands on the Quarry, but without a villager nothing can be done there."""
    table = position(villagers={"red": "church lying"}, donkeys={"red": "quarry"})
    assert table.legal() == ["donkeys", "end"]
    assert whats(table.why_not("red work")) == ["wrong-kind"]


@pytest.mark.rule("HAM-WORKER-02")
def test_a_player_begins_with_one_donkey_and_can_have_six() -> None:
    assert start(2).donkeys("red") == ["church"]
    table = position(gold={"red": 99}).after("red go town-hall")
    for _ in range(5):
        table.play("red hire donkey", "red stable farm")
    assert len(table.donkeys("red")) == 6
    assert table.refusal("red hire donkey").args == {"worker": "donkey", "most": 6}


@pytest.mark.rule("HAM-OWN-01")
@pytest.mark.rule("HAM-WORKER-02")
def test_donkeys_use_printed_roads_and_roads_of_everybody() -> None:
    table = position(
        village=[*STONEMASON, "small-range:1 quarry:5"],
        roads=["green bridge quarry small-range"],
        donkeys={"red": "market, quarry"},
    )
    table.play("red donkeys", "red lead market stonemason", "red lead quarry small-range")
    assert table.donkeys("red") == ["stonemason moved", "small-range moved"]
