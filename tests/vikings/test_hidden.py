"""Hidden information: concrete secrets, in the view, the log and the legal actions. VIK-HID-01 to
VIK-HID-04."""

from __future__ import annotations

from typing import cast

import pytest

from osada.games.vikings.view.shape import View

from .journals import journal_of, log
from .policies import at_random, last_position, whole_game
from .tables import GAME, Table, position, start

EVERYBODY = (0, 1, 2, 3, None)


@pytest.mark.rule("VIK-HID-01")
def test_everybody_sees_the_village_the_ships_the_market_and_where_bets_lie() -> None:
    table = position(
        ships={1: "R1 G2"},
        goods={1: "fur nails"},
        market={"grain": 3},
        bets={"R": {2: "1:blue"}, "G": {1: "won"}},
        placed={"set-sail": "B"},
        harbour=range(1, 8),
        line="Y…",
        draw_3="fur grain",
    )
    for viewer in EVERYBODY:
        view = table.seen(viewer)
        village = {row["space"]: (row["waiting"], row["placed"]) for row in view["village"]}
        assert village["first-player"] == (3, None)
        assert village["set-sail"] == (None, 2)
        assert view["chief"] == "left"
        assert view["ships"][0]["hull"] == ["R1", "G2"]
        assert view["ships"][0]["goods"] == {"fur": 1, "grain": 0, "nails": 1}
        assert view["market"] == {"fur": 1, "grain": 3, "nails": 1}
        assert view["sterns"] == 5
        assert [len(pile) for pile in view["piles"].values()] == [7, 2]
        bet = view["ships"][0]["bets"][0]
        assert (bet["seat"], bet["colour"]) == (0, "blue")
        assert [len(seat["hand"]) for seat in view["seats"]] == [3, 3, 4, 4]
        assert [len(seat["won"]) for seat in view["seats"]] == [0, 1, 0, 0]


@pytest.mark.rule("VIK-HID-02")
def test_only_the_owner_sees_the_value_of_a_bet_in_hand_on_a_circle_and_on_the_shield() -> None:
    table = position(bets={"G": {1: "hand", 2: "1:blue", 3: "5:green", 4: "won"}}, harbour={1, 2})
    for viewer in EVERYBODY:
        view = table.seen(viewer)
        mine = viewer == 1
        assert view["seats"][1]["hand"] == [1 if mine else None]
        assert view["seats"][1]["won"] == [4 if mine else None]
        for ship, value in ((0, 2), (4, 3)):
            bet = view["ships"][ship]["bets"][0]
            assert bet["value"] == (value if mine else None)


@pytest.mark.rule("VIK-HID-02")
def test_the_log_names_a_bets_value_to_its_owner_only() -> None:
    table = position(
        "RB",
        ships={1: "B3"},
        goods={1: "fur"},
        bets={"R": {3: "1:red"}},
        line="RRB",
        free=["bet", "bet-or-move", "set-sail"],
    )
    journal = journal_of(
        table,
        *("red bet", "red token 2", "red circle 5:green"),
        *("red bet-or-move", "red token 3", "red circle 1:blue"),
        *("blue set-sail", "blue ship 1"),
    )
    named = {"token-chosen": 2, "bet-laid": 2, "bet-lifted": 3, "bet-moved": 3, "bet-won": 3}
    for viewer in (0, 2, None):
        tokens = {
            line.what: line.args["token"] for line in log(journal, viewer) if "token" in line.args
        }
        assert tokens == (named if viewer == 0 else dict.fromkeys(named, "hidden"))


@pytest.mark.rule("VIK-HID-02")
def test_the_question_for_a_circle_names_the_token_to_its_owner_only() -> None:
    table = position("RB", line="R…")
    table.play("red bet", "red token 4")
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert [prompt.seen_by(viewer)["args"] for viewer in (0, 1, None)] == [
        {"seat": 0, "token": 4},
        {"seat": 0, "token": "hidden"},
        {"seat": 0, "token": "hidden"},
    ]


@pytest.mark.rule("VIK-HID-02")
def test_others_see_that_a_token_is_taken_not_which_value_it_has() -> None:
    table = position("RB", line="R…")
    table.play("red bet")
    action = GAME.parse(table.state, "token 4")
    assert table.state.disguise(0, action, 0) == "token 4"
    assert table.state.disguise(0, action, 1) == table.state.disguise(0, action, None) == "token #4"
    shuffled = Table(GAME.start(2, seed=1))
    slots = [
        shuffled.state.disguise(0, GAME.parse(table.state, f"token {value}"), 1)
        for value in (1, 2, 3, 4)
    ]
    assert sorted(slots) == ["token #1", "token #2", "token #3", "token #4"] != slots


@pytest.mark.rule("VIK-HID-02")
def test_nobody_is_offered_actions_out_of_turn_so_nothing_is_told_by_them() -> None:
    table = position("RB", harbour=range(1, 7), line="R…", bets={"R": {1: "won", 2: "won"}})
    table.play("red bet")
    assert table.state.legal(1) == ()
    reasons = table.state.explain(1, GAME.parse(table.state, "token 1"))
    assert [reason.key for reason in reasons] == ["vikings-not-your-turn"]
    assert reasons[0].args == {"seat": 1, "turn": 0}


@pytest.mark.rule("VIK-HID-02")
@pytest.mark.rule("VIK-HID-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owner_may_look_at_any_time_and_the_others_never_learn_a_value(seats: int) -> None:
    for state in whole_game(seats, 21, at_random)[:-1]:
        table = Table(state)
        for seat in range(seats):
            for viewer in (*range(seats), None):
                view = table.seen(viewer)
                mine = view["seats"][seat]
                values = [*mine["hand"], *mine["won"]]
                values += [
                    bet["value"]
                    for ship in view["ships"]
                    for bet in ship["bets"]
                    if bet["seat"] == seat
                ]
                assert len(values) == 4
                if viewer == seat:
                    assert sorted(value or 0 for value in values) == [1, 2, 3, 4]
                else:
                    assert values == [None] * 4


@pytest.mark.rule("VIK-HID-03")
def test_there_is_no_action_by_which_a_player_reveals_anything() -> None:
    kinds = {action.kind for action in GAME.vocabulary.actions}
    assert kinds == {"space", "piece", "ship", "token", "circle", "goods"}


@pytest.mark.rule("VIK-HID-04")
def test_goods_on_the_shields_were_seen_by_all_when_they_were_taken() -> None:
    table = position(harbour=range(1, 8), shields={"R": "fur fur", "Y": "grain"})
    for viewer in EVERYBODY:
        goods = [seat["goods"] for seat in table.seen(viewer)["seats"]]
        assert goods[0] == {"fur": 2, "grain": 0, "nails": 0}
        assert goods[3] == {"fur": 0, "grain": 1, "nails": 0}


@pytest.mark.rule("VIK-HID-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_hidden_but_bet_values_pile_order_and_drawn_tokens(seats: int) -> None:
    """With those taken out, a player's view is a watcher's view."""

    def public(view: View) -> View:
        for ship in view["ships"]:
            for bet in ship["bets"]:
                bet["value"] = None
        for seat in view["seats"]:
            seat["hand"] = [None] * len(seat["hand"])
            seat["won"] = [None] * len(seat["won"])
            seat["points"] = 0
        view["piles"] = {key: [None] * len(pile) for key, pile in view["piles"].items()}
        view["drawn"] = [None] * len(view["drawn"])
        view["held"] = [None] * len(view["held"])
        view["viewer"] = None
        return view

    for state in whole_game(seats, 22, at_random):
        table = Table(state)
        for seat in range(seats):
            assert public(table.seen(seat)) == public(table.seen(None))


@pytest.mark.rule("VIK-HID-04")
def test_the_order_of_the_piles_is_hidden_from_everybody() -> None:
    table = start(4)
    for viewer in EVERYBODY:
        assert table.seen(viewer)["piles"] == {"add-1": [None] * 7, "draw-3": [None] * 8}


@pytest.mark.rule("VIK-HID-02")
def test_a_position_without_bets_is_dealt_so_that_numbers_tell_nothing() -> None:
    """They lay in the order of their values, and a token's number told its value."""
    data = position(line="R…").state.to_data()
    orders = set()
    for chance in range(1, 9):
        given = {**data, "chance": str(chance)}
        del given["bets"]
        state = GAME.from_json(given)
        assert state == GAME.from_json(given)
        bets = state.to_data()["bets"]
        assert isinstance(bets, dict)
        orders |= {tuple(tokens) for tokens in bets.values()}
    assert len(orders) > 6


@pytest.mark.rule("VIK-SCORE-02")
@pytest.mark.rule("VIK-HID-05")
def test_points_count_the_won_bets_one_knows_and_scoring_shows_none() -> None:
    table = position(bets={"R": {3: "won"}, "B": {2: "won"}}, line="R…", harbour={1, 2, 3})
    before = table.state.to_json()
    scored = table.state.scored_now()
    assert scored is not None
    assert [score.parts["bets"] for score in scored.scores][:3] == [3, 0, 2]
    assert table.state.to_json() == before
    for viewer in (0, 2, None):
        seats = cast(list[dict[str, int]], table.state.view(viewer)["seats"])
        extra = [seat["points"] - seat["goods_points"] for seat in seats]
        assert extra[:3] == [3 if viewer == 0 else 0, 0, 2 if viewer == 2 else 0]
    over = last_position(3, 4, at_random)
    assert over.outcome is not None
    for viewer in (0, None):
        seats = cast(list[dict[str, int]], over.view(viewer)["seats"])
        assert [seat["points"] for seat in seats] == [s.total for s in over.outcome.scores]
