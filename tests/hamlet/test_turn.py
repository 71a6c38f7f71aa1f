"""The turn and its villagers. HAM-TURN-01 to HAM-TURN-09, HAM-WORKER-01, HAM-OWN-04."""

from __future__ import annotations

import pytest

from .positions import position
from .tables import start, told_of, whats
from .villages import STONEMASON

STANDING = {"red": "church, farm, market"}


@pytest.mark.rule("HAM-TURN-01")
@pytest.mark.rule("HAM-TURN-08")
def test_play_passes_to_the_left_and_a_new_round_begins_with_the_first_player() -> None:
    table = position(4, first="blue", mover="blue")
    order = []
    for _ in range(9):
        order.append((table.round, table.turn))
        table.play(f"{table.turn} end")
    assert order == [
        *[(1, "blue"), (1, "yellow"), (1, "red"), (1, "green")],
        *[(2, "blue"), (2, "yellow"), (2, "red"), (2, "green")],
        (3, "blue"),
    ]


@pytest.mark.rule("HAM-TURN-01")
def test_only_the_player_in_turn_may_do_anything() -> None:
    table = position(3, mover="green", first="green")
    assert table.state.legal(0) == ()
    assert table.refusal("red end").what == "not-your-turn"


@pytest.mark.rule("HAM-TURN-02")
@pytest.mark.parametrize(
    "moves",
    [
        ["donkeys", "lead church quarry", "go farm", "work", "go quarry", "work"],
        ["go farm", "work", "donkeys", "lead church quarry", "go quarry", "work"],
        ["go farm", "work", "go quarry", "work", "donkeys", "lead church quarry"],
        ["go quarry", "work", "go farm", "work"],
        ["donkeys", "lead church quarry"],
        [],
    ],
    ids=["first", "between", "last", "no donkeys", "no villagers", "nothing"],
)
def test_donkeys_and_villagers_move_in_any_order_and_all_of_it_is_optional(
    moves: list[str],
) -> None:
    table = position(villagers={"red": "church, church"})
    table.play(*(f"red {move}" for move in moves), "red end")
    assert table.turn == "green"
    assert ("quarry moved" in table.donkeys("red")) == ("donkeys" in moves)
    assert table.gold("red") == 2 * moves.count("work")


@pytest.mark.rule("HAM-TURN-02")
def test_each_villager_is_activated_once() -> None:
    table = position(villagers={"red": "church, church"})
    table.play("red go farm", "red work", "red go quarry", "red work")
    assert table.legal("go") == []
    assert table.refusal("red go woodcutter").what == "no-villager-left"


@pytest.mark.rule("HAM-TURN-04")
def test_a_villager_may_stay_where_it_is_and_act_there() -> None:
    table = position(villagers={"red": "farm"})
    table.play("red go farm", "red work")
    assert table.goods("farm") == "wheat wheat wheat"
    assert table.villagers("red") == ["farm lying"]


@pytest.mark.rule("HAM-TURN-04")
def test_after_one_action_the_villager_lies_down() -> None:
    table = position()
    table.play("red go quarry", "red work")
    assert table.villagers("red") == ["quarry lying"]
    assert table.stage == "turn"
    assert table.legal("go", "work") == []


@pytest.mark.rule("HAM-TURN-04")
def test_a_villager_may_do_nothing_where_it_went() -> None:
    table = position()
    told = table.play("red go quarry", "red rest")
    assert whats(told) == ["villager-went", "rested"]
    assert table.villagers("red") == ["quarry lying"]
    assert table.goods("quarry") == ""


@pytest.mark.rule("HAM-TURN-04")
def test_on_a_tile_one_may_activate_it_construct_or_build_a_road() -> None:
    table = position(
        village=["stonemason:1 quarry:5"],
        hands={"red": "mountain-pond"},
        goods={"woodcutter": "wood wood", "farm": "wheat", "quarry": "stone"},
    )
    table.play("red go quarry")
    assert table.legal() == ["work", "build mountain-pond", "bridge stonemason", "rest"]


@pytest.mark.rule("HAM-TURN-04")
def test_what_belongs_to_another_tile_cannot_be_done_here() -> None:
    table = position(goods={"woodcutter": "wood", "quarry": "stone", "farm": "wheat"})
    table.play("red go quarry")
    for action in ("beg", "deliver 1", "sell 1", "take sawmill", "hire donkey", "refine 1"):
        told = table.refusal(f"red {action}")
        assert (told.what, told.rule) == ("not-here", "HAM-TURN-04")
        assert told.args == {"action": action.split()[0], "tile": "quarry"}


@pytest.mark.rule("HAM-TURN-05")
@pytest.mark.rule("HAM-TILE-07")
def test_nobody_can_enter_a_tile_that_no_road_reaches() -> None:
    table = position(village=["stonemason:1 quarry:5"], donkeys={"red": "quarry"})
    assert "go stonemason" not in table.legal()
    told = table.refusal("red go stonemason")
    assert (told.what, told.rule, told.args) == (
        "unreachable",
        "HAM-TURN-05",
        {"tile": "stonemason"},
    )
    table.play("red donkeys")
    assert table.legal("lead") == ["lead quarry church"]


@pytest.mark.rule("HAM-TURN-05")
def test_a_road_of_anybody_opens_the_tile() -> None:
    table = position(village=["stonemason:1 quarry:5"], roads=["green bridge quarry stonemason"])
    table.play("red go stonemason")
    assert table.villagers("red") == ["stonemason"]


@pytest.mark.rule("HAM-TURN-06")
def test_an_action_that_cannot_be_paid_cannot_be_taken() -> None:
    table = position(goods={"woodcutter": "wood wood"}, gold={"red": 2})
    table.play("red go market")
    assert table.legal("sell") == []
    before = table.state.to_json()
    with pytest.raises(Exception, match="HAM-TRANSPORT-04"):
        table.play("red sell 1")
    assert table.state.to_json() == before


@pytest.mark.rule("HAM-TURN-06")
def test_an_action_without_the_gold_for_it_cannot_be_taken() -> None:
    """Church space 1 could be bought together for 4 x 3 + 5 gold; 16 are one too few."""
    for gold, legal in ((16, False), (17, True)):
        table = position(gold={"red": gold})
        table.play("red go church")
        assert ("deliver 1" in table.legal()) == legal
    table = position(gold={"red": 16}).after("red go church")
    told = table.refusal("red deliver 1")
    assert (told.what, told.rule) == ("gold-short", "HAM-TURN-06")
    assert told.args == {"needed": 17, "gold": 16}


@pytest.mark.rule("HAM-TURN-07")
def test_laid_down_villagers_stand_up_for_their_owners_next_turn() -> None:
    table = position(villagers={"red": "church, farm", "green": "market lying"})
    table.play("red go quarry", "red work")
    assert table.villagers("red") == ["quarry lying", "farm"]
    table.play("red end")
    assert table.villagers("green") == ["market"]
    assert table.villagers("red") == ["quarry lying", "farm"]
    told = table.play("green end")
    assert told_of(told, "turn-began") == [{"seat": 0}]
    assert table.villagers("red") == ["quarry", "farm"]


@pytest.mark.rule("HAM-TURN-08")
def test_nothing_is_checked_or_paid_when_a_turn_ends() -> None:
    """Three blueprints, idle workers and no gold: the turn simply ends."""
    table = position(hands={"red": "sawmill, shrine, trade-post"}, villagers=STANDING)
    told = table.play("red end")
    assert whats(told) == ["turn-ended", "turn-began"]
    assert table.hand("red") == ["sawmill", "shrine", "trade-post"]
    assert table.villagers("red") == ["church", "farm", "market"]


@pytest.mark.rule("HAM-TURN-09")
def test_two_villagers_may_visit_the_town_hall_in_one_turn() -> None:
    table = position(villagers={"red": "church, church"})
    row = [item.split()[0] for item in table.row()]
    table.play("red go town-hall", f"red take {row[0]}", "red go town-hall", f"red take {row[1]}")
    assert table.hand("red") == row[:2]


@pytest.mark.rule("HAM-TURN-09")
def test_one_villager_fills_the_last_producer_and_another_begs() -> None:
    full = {"woodcutter": "wood wood wood", "farm": "wheat wheat wheat"}
    table = position(villagers={"red": "church, church"}, goods={**full, "quarry": "stone"})
    table.play("red go quarry", "red work", "red go church", "red beg")
    assert table.gold("red") == 3


@pytest.mark.rule("HAM-TURN-09")
def test_each_activation_meets_the_conditions_anew() -> None:
    table = position(villagers={"red": "church, church"})
    table.play("red go quarry", "red work", "red go quarry")
    assert table.refusal("red work").what == "no-space"


@pytest.mark.rule("HAM-OWN-04")
def test_any_number_of_workers_of_all_players_share_a_tile() -> None:
    everywhere = {"red": "market, market", "green": "market", "blue": "market, market"}
    table = position(3, villagers=everywhere, donkeys=everywhere)
    table.play("red go market", "red rest", "red go market", "red rest")
    assert table.villagers("red") == ["market lying", "market lying"]
    assert table.state.faults() == []


@pytest.mark.rule("HAM-WORKER-01")
def test_a_villager_moves_any_distance_along_roads() -> None:
    """From the Quarry over Church and Market to the Stonemason in one go."""
    table = position(village=STONEMASON, villagers={"red": "quarry"})
    table.play("red go stonemason", "red rest")
    assert table.villagers("red") == ["stonemason lying"]


@pytest.mark.rule("HAM-WORKER-01")
def test_a_player_begins_with_one_villager_and_can_have_four() -> None:
    assert start(2).villagers("red") == ["church"]
    table = position(gold={"red": 99}).after("red go town-hall")
    table.play("red hire villager", "red hire villager", "red hire villager")
    assert table.villagers("red") == ["town-hall", *["church lying"] * 3]
    assert "hire villager" not in table.legal()


@pytest.mark.rule("HAM-TURN-02")
def test_the_question_tells_how_many_villagers_and_donkeys_are_left() -> None:
    table = position(villagers={"red": "church, farm lying, market"}, donkeys={"red": "farm, farm"})
    assert table.question().args == {"seat": 0, "villagers": 2, "donkeys": 2}
    table.play("red donkeys", "red lead farm church", "red done")
    assert table.question().args == {"seat": 0, "villagers": 2, "donkeys": 0}
