"""The end, the count and ties. VIK-END-01, VIK-END-02, VIK-SCORE-01 to VIK-SCORE-03, VIK-TIE-01."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .tables import Table, position


def counted(
    seats: str,
    shields: Mapping[str, str],
    won: Mapping[str, str],
    market: Mapping[str, int],
) -> Table:
    """A finished game; `won` are the bets that were right, as `R: 1 4`."""
    bets = {letter: dict.fromkeys(map(int, text.split()), "won") for letter, text in won.items()}
    return position(seats, shields=shields, bets=bets, market=market, harbour={8}, finished=True)


def totals(table: Table) -> list[int]:
    return [score.total for score in table.outcome.scores]


def winners(table: Table) -> list[str]:
    colours = table.state.to_data()["seats"]
    assert isinstance(colours, list)
    return [colours[seat] for seat in table.outcome.winners]


@pytest.mark.rule("VIK-END-01")
def test_the_game_ends_when_the_seventh_ship_has_sailed_its_goods_and_bets_settled() -> None:
    table = position(
        ships={1: "R3 B2", 2: "G1"},
        goods={1: "fur grain"},
        harbour={1, 2},
        bets={"Y": {4: "1:red"}},
        sails="G",
    )
    assert table.state.outcome is None
    table.play("green ship 1")
    assert (table.stage, table.turn) == ("take", "red")
    told = table.play("red goods grain")
    assert [event.what for event in told] == [
        "took",
        "took",
        "bet-won",
        "game-over",
        "scored",
        "scored",
        "scored",
        "scored",
    ]
    assert (table.stage, table.turn) == ("finished", "")
    assert totals(table) == [1, 0, 1, 4]


@pytest.mark.rule("VIK-END-01")
def test_six_ships_do_not_end_the_game() -> None:
    table = position(ships={1: "R3"}, goods={1: "fur"}, harbour={1, 2, 3}, sails="G")
    table.play("green ship 1")
    assert (table.stage, table.round) == ("space", 7)
    assert table.state.outcome is None


@pytest.mark.rule("VIK-END-02")
def test_the_eighth_ship_gives_nothing() -> None:
    table = position(
        ships={1: "R3", 8: "B3 G1"},
        goods={1: "fur", 8: "nails nails nails"},
        harbour={1, 8},
        market={"nails": 4},
        bets={"Y": {4: "8:blue"}},
        sails="G",
    )
    table.play("green ship 1")
    assert totals(table) == [1, 0, 0, 0]


@pytest.mark.rule("VIK-SCORE-01")
def test_goods_are_worth_their_final_market_value() -> None:
    table = counted(
        "RB",
        {"R": "fur fur grain", "B": "nails nails nails"},
        {},
        {"fur": 3, "grain": 1, "nails": 4},
    )
    assert totals(table) == [7, 12]
    assert [dict(score.parts) for score in table.outcome.scores] == [
        {"fur": 6, "grain": 1, "nails": 0, "bets": 0},
        {"fur": 0, "grain": 0, "nails": 12, "bets": 0},
    ]


@pytest.mark.rule("VIK-SCORE-01")
def test_it_is_the_last_value_that_counts_not_the_one_when_the_goods_were_taken() -> None:
    table = position(
        "RB",
        ships={1: "R3", 2: "G1"},
        goods={1: "fur"},
        harbour={1, 2},
        shields={"R": "grain"},
        line="BB",
        free=["market", "set-sail"],
    )
    table.play("blue market", "blue goods grain", "blue set-sail", "blue ship 1")
    assert totals(table) == [3, 0]


@pytest.mark.rule("VIK-SCORE-02")
def test_a_right_bet_is_worth_the_value_on_its_token() -> None:
    table = counted("RGBY", {}, {"R": "1", "G": "2", "B": "3 4", "Y": "1 2 3 4"}, {})
    assert totals(table) == [1, 2, 7, 10]
    assert [score.parts["bets"] for score in table.outcome.scores] == [1, 2, 7, 10]


@pytest.mark.rule("VIK-SCORE-03")
def test_wrong_and_unplaced_bets_are_worth_nothing() -> None:
    """Red's 4 lies at a sailed ship, the 3 at the eighth, the 2 is in hand; the 1 was right."""
    table = position(bets={"R": {1: "won", 3: "8:red", 4: "2:red"}}, harbour={8}, finished=True)
    assert totals(table) == [1, 0, 0, 0]


@pytest.mark.rule("VIK-TIE-01")
def test_most_points_win() -> None:
    table = counted("RGB", {"R": "fur", "G": "fur fur"}, {"B": "3"}, {})
    assert totals(table) == [1, 2, 3]
    assert table.outcome.ranks == (3, 2, 1)
    assert winners(table) == ["blue"]


@pytest.mark.rule("VIK-TIE-01")
def test_equal_points_go_to_more_goods_tokens() -> None:
    table = counted("RB", {"R": "nails", "B": "fur fur"}, {"B": "1"}, {"nails": 3})
    assert totals(table) == [3, 3]
    assert table.outcome.ranks == (2, 1)


@pytest.mark.rule("VIK-TIE-01")
def test_equal_tokens_go_to_more_points_from_goods() -> None:
    table = counted("RB", {"R": "nails fur", "B": "fur fur"}, {"B": "2"}, {"nails": 3})
    assert totals(table) == [4, 4]
    assert table.outcome.ranks == (1, 2)
    assert [score.tie_break for score in table.outcome.scores] == [(2, 4), (2, 2)]


@pytest.mark.rule("VIK-TIE-01")
def test_each_step_compares_only_those_still_tied_for_first_place() -> None:
    """Green has the most goods of all, but not the most points; red and yellow share."""
    table = counted(
        "RGBY",
        {"R": "fur grain", "G": "nails nails nails nails", "B": "fur", "Y": "grain fur"},
        {"R": "3", "B": "4", "Y": "3"},
        {},
    )
    assert totals(table) == [5, 4, 5, 5]
    assert winners(table) == ["red", "yellow"]
    assert table.outcome.ranks == (1, 4, 3, 1)


@pytest.mark.rule("VIK-T-19")
def test_scenario_19_a_full_tie_is_a_shared_victory() -> None:
    table = counted("RB", {"R": "fur grain", "B": "grain fur"}, {"R": "2", "B": "2"}, {"fur": 2})
    assert totals(table) == [5, 5]
    assert winners(table) == ["red", "blue"]


@pytest.mark.rule("VIK-T-END")
@pytest.mark.parametrize("bets", ["1 4", "2 3"])
def test_scenario_end_blue_wins_with_more_goods(bets: str) -> None:
    """Fur 2, grain 2, nails 3. Blue: grain, grain, nails, fur = 9; red: fur, fur and bets of 5."""
    table = counted(
        "RB",
        {"B": "grain grain nails fur", "R": "fur fur"},
        {"R": bets},
        {"fur": 2, "grain": 2, "nails": 3},
    )
    assert totals(table) == [9, 9]
    assert [score.tie_break[0] for score in table.outcome.scores] == [2, 4]
    assert winners(table) == ["blue"]


@pytest.mark.rule("VIK-SCORE-01")
@pytest.mark.rule("VIK-SCORE-02")
def test_a_running_game_can_be_counted_as_if_it_ended_without_anybody_learning_of_it() -> None:
    table = position(
        "RB",
        shields={"R": "fur fur"},
        bets={"B": {3: "won"}},
        market={"fur": 2, "grain": 1, "nails": 1},
        harbour={1, 8},
    )
    before = table.state.digest()
    outcome = table.state.scored_now()
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [4, 3]
    assert table.state.digest() == before
