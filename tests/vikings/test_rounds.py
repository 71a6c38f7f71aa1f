"""Round and turn. VIK-ROUND-01 to VIK-ROUND-10, VIK-ACT-FIRST-01, VIK-ACT-00."""

from __future__ import annotations

import json

import pytest

from .filling import SPACES
from .policies import in_haste, last_position
from .tables import Table, position, start

ALL_LAID = {1: "1:red", 2: "2:red", 3: "3:red", 4: "4:red"}
MARKET_FULL = {"fur": 4, "grain": 4, "nails": 4}


def finish_action(table: Table) -> None:
    """Answer what an action still asks, with whatever comes first."""
    while table.stage not in ("space", "sail", "finished"):
        table.play(f"{table.turn} {table.legal()[0]}")


@pytest.mark.rule("VIK-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_in_haste_seven_ships_take_seven_rounds(seats: int) -> None:
    for seed in range(6):
        table = Table(last_position(seats, seed, in_haste))
        assert table.round == 7
        assert len(table.sailed()) == 7


@pytest.mark.rule("VIK-ROUND-02")
def test_the_waiting_worker_nearest_the_first_space_moves_next() -> None:
    table = position("RGB", line="BBRGRGGBR")
    turns = ""
    for space in ("swap", "market", "draw-3", "bet", "promote", "add-1", "jump-own", "jump-any"):
        turns += table.turn[0].upper()
        table.play(f"{table.turn} {space}")
        finish_action(table)
    assert turns + table.turn[0].upper() == "BBRGRGGBR"
    assert table.waiting() == "R"


@pytest.mark.rule("VIK-ROUND-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2)])
def test_a_player_has_a_turn_for_every_worker(seats: int, each: int) -> None:
    table = start(seats, seed=4)
    turns = []
    while table.round == 1 and table.stage == "space":
        turns.append(table.turn)
        table.play(f"{table.turn} {table.legal()[0]}")
        finish_action(table)
    assert [turns.count(colour) for colour in set(turns)] == [each] * seats


@pytest.mark.rule("VIK-ROUND-03")
def test_a_turn_takes_the_worker_puts_it_on_the_chiefs_side_and_carries_the_action_out() -> None:
    table = position("RB", line="RBRBRBRB")
    told = table.play("red market")
    assert table.waiting() == "BRBRBRB"
    assert table.placed() == {"market": "red"}
    assert (told[0].what, told[0].args) == ("placed", {"seat": 0, "space": "market"})
    assert (table.stage, table.turn) == ("market", "red")
    table.play("red goods nails")
    assert table.market("nails") == 2
    assert table.turn == "blue"


@pytest.mark.rule("VIK-ROUND-04")
def test_each_action_can_be_taken_once_a_round() -> None:
    table = position("RB", line="RBRBRBRB")
    taken = []
    for space in ("first-player", "promote", "market", "set-sail", "swap", "bet", "draw-3"):
        table.play(f"{table.turn} {space}")
        finish_action(table)
        taken.append(space)
        assert table.legal() == [other for other in SPACES if other not in taken]
        refusal = table.why_not(f"{table.turn} {space}")
        assert refusal is not None
        assert (refusal.what, refusal.rule) == ("space-taken", "VIK-ROUND-04")


@pytest.mark.rule("VIK-ROUND-05")
def test_a_worker_must_go_where_its_action_can_be_carried_out() -> None:
    table = position(
        ships={1: "R1 G2", 2: "R3 Y1"},
        harbour={1, 2},
        line="R…",
        market=MARKET_FULL,
        bets={"R": ALL_LAID},
        add_1="",
        draw_3="",
    )
    able = ["first-player", "jump-own", "jump-any", "bet-or-move", "set-sail", "swap"]
    assert table.legal() == able
    assert {
        space: refusal.what
        for space in SPACES
        if (refusal := table.why_not(f"red {space}")) is not None
    } == {
        "promote": "cannot-promote",
        "bet": "no-bet-left",
        "add-1": "pile-empty",
        "market": "market-full",
        "draw-3": "pile-empty",
    }


def last_worker_of_three(free: str, line: str = "R") -> Table:
    """Three players; red has no token in hand, the pile of add-1 is empty, the market is full."""
    return position(
        "RGB",
        line=line,
        free=free.split(),
        placed={} if "set-sail" in free else {"set-sail": "G"},
        market=MARKET_FULL,
        bets={"R": ALL_LAID},
        add_1="",
    )


@pytest.mark.rule("VIK-ROUND-06")
def test_only_who_can_do_nothing_at_all_places_a_worker_without_effect() -> None:
    table = last_worker_of_three("bet add-1 market")
    before = table.state.to_data()
    assert table.legal() == ["bet", "add-1", "market"]
    told = table.play("red add-1")
    assert [event.what for event in told] == ["placed", "no-effect"]
    assert table.placed()["add-1"] == "red"
    after = table.state.to_data()
    for untouched in ("ships", "market", "piles", "bets", "shields", "sterns"):
        assert after[untouched] == before[untouched]

    with_first_player = last_worker_of_three("bet add-1 first-player")
    assert with_first_player.legal() == ["first-player"]


@pytest.mark.rule("VIK-ROUND-07")
def test_no_worker_goes_without_effect_while_set_sail_or_first_player_is_free() -> None:
    for free in ("bet add-1 market set-sail", "bet add-1 market first-player"):
        table = last_worker_of_three(free, "RG")
        assert table.legal() == free.split()[-1:]
        assert table.question().what == "ask-space"
    stuck = last_worker_of_three("bet add-1 market")
    assert stuck.question().what == "ask-no-effect"
    assert not {"first-player", "set-sail"} & set(stuck.legal())


@pytest.mark.rule("VIK-T-15")
def test_scenario_15_forced_to_place_without_effect() -> None:
    """Free: bet, add-1, market; no token in hand, no goods, market full: any of the three."""
    for space in ("bet", "add-1", "market"):
        table = last_worker_of_three("bet add-1 market")
        told = table.play(f"red {space}")
        assert told[1].what == "no-effect"
        assert (table.stage, table.turn) == ("sail", "green")
    last_but_one = last_worker_of_three("bet add-1 market set-sail", "RG")
    assert last_but_one.legal() == ["set-sail"]
    for seats in ("RB", "RGBY"):
        last = position(
            seats,
            line="R",
            free=["bet", "add-1", "market", "set-sail"],
            market=MARKET_FULL,
            bets={"R": ALL_LAID},
            add_1="",
        )
        assert last.legal() == ["set-sail"]


@pytest.mark.rule("VIK-ROUND-08")
@pytest.mark.rule("VIK-ROUND-09")
def test_a_ship_sails_when_all_workers_have_moved_and_not_before() -> None:
    table = position("RB", line="RB", placed={"set-sail": "B"}, free=["market", "first-player"])
    table.play("red market", "red goods fur")
    assert (table.stage, table.turn) == ("space", "blue")
    table.play("blue first-player")
    assert table.waiting() == ""
    assert (table.stage, table.turn) == ("sail", "blue")
    assert table.round == 1


@pytest.mark.rule("VIK-ROUND-09")
def test_without_a_stern_taken_the_next_round_begins_at_once() -> None:
    table = position("RB", line="B", free=["first-player", "set-sail"])
    told = table.play("blue first-player")
    assert [event.what for event in told] == ["placed", "nothing-sailed", "round-began"]
    assert (table.round, table.sailed(), table.stage) == (2, [], "space")


@pytest.mark.rule("VIK-ROUND-10")
def test_the_chief_crosses_over_and_the_spaces_chosen_give_the_new_order() -> None:
    table = position("RB", line="B", placed={"swap": "R", "market": "B"}, free=["promote"])
    side = table.seen(None)["chief"]
    chosen = {**table.placed(), "promote": "blue"}
    table.play("blue promote", "blue " + table.copy_after("blue promote").legal()[0])
    assert table.round == 2
    assert table.placed() == {}
    assert table.state.to_data()["waiting"] == chosen
    assert table.seen(None)["chief"] != side


@pytest.mark.rule("VIK-ROUND-10")
def test_without_sterns_no_new_round_begins() -> None:
    table = position(ships={1: "R1", 2: "B1"}, goods={1: "fur"}, harbour={1, 2}, sails="R")
    assert table.sterns == 0
    table.play("red ship 1")
    assert (table.stage, table.round, table.turn) == ("finished", 7, "")


@pytest.mark.rule("VIK-T-04")
def test_scenario_04_the_order_of_the_next_round() -> None:
    ends = {
        "first-player": "G",
        "jump-own": "R",
        "bet": "B",
        "market": "Y",
        "jump-any": "R",
        "draw-3": "B",
        "set-sail": "G",
    }
    table = position(ships={1: "R1"}, goods={1: "fur"}, line="Y", placed=ends)
    table.play("yellow swap", "yellow piece 2:1", "yellow piece 3:1", "green ship 1")
    assert table.waiting() == "GRBYRBGY"
    turns = ""
    for space in ("swap", "jump-any", "draw-3", "market", "add-1", "bet", "jump-own", "set-sail"):
        turns += table.turn[0].upper()
        table.play(f"{table.turn} {space}")
        finish_action(table)
    assert turns == "GRBYRBGY"


@pytest.mark.rule("VIK-ACT-FIRST-01")
def test_first_player_changes_nothing_but_who_begins_the_next_round() -> None:
    table = position("RB", line="B", free=["first-player", "set-sail"])
    before = table.state.to_data()
    table.play("blue first-player")
    after = table.state.to_data()
    for untouched in ("ships", "market", "piles", "bets", "shields", "sterns", "removed"):
        assert after[untouched] == before[untouched]
    assert table.turn == "blue"


@pytest.mark.rule("VIK-ACT-00")
def test_the_stronger_action_gives_the_later_turn() -> None:
    """Jump to any ship does all that jump to one's own does, and its worker moves later."""
    table = position("RB", line="R", placed={"market": "B"}, free=["jump-own", "jump-any"])
    own, anyone = table.copy_after("red jump-own"), table.copy_after("red jump-any")
    assert set(anyone.legal()) > set(own.legal())
    for choice in (own, anyone):
        finish_action(choice)
        assert choice.round == 2
    line = [list(json.loads(choice.state.to_json())["waiting"]) for choice in (own, anyone)]
    assert line[0].index("jump-own") < line[0].index("market")
    assert line[1].index("jump-any") > line[1].index("market")
