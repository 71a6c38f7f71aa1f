"""The kernel's contract, shown with a toy game: several seats at once, joint decisions, chance."""

from __future__ import annotations

import itertools
import json

import pytest

from osada.kernel.errors import BadAction, BadPosition, BadStart, BadUndo
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.state import Data, Illegal, State

from .harvest import HarvestState
from .harvesting import GAME, do, opened


def turn(table: Journal) -> tuple[int, ...]:
    """Who may act; a call, because mypy would remember the last answer."""
    return table.state.turn


def test_several_seats_may_act_at_once_and_in_any_order() -> None:
    digests = set()
    for order in itertools.permutations(range(3)):
        table = Journal(GAME, 3, 5)
        assert turn(table) == (0, 1, 2)
        do(table, *(f"{seat} bid {seat + 1}" for seat in order))
        digests.add(table.state.digest())
    assert len(digests) == 1


def test_who_has_acted_waits_for_the_others() -> None:
    table = Journal(GAME, 3, 5)
    do(table, "1 bid 2")
    assert turn(table) == (0, 2)
    assert table.state.legal(1) == ()
    (reason,) = table.state.explain(1, GAME.parse(table.state, "bid 1"))
    assert (reason.key, reason.rule) == ("harvest-wait", "TOY-TURN-01")


def test_a_refused_action_changes_nothing() -> None:
    table = Journal(GAME, 2, 5)
    before = table.state.to_json()
    with pytest.raises(Illegal, match="TOY-TURN-02"):
        do(table, "0 agree")
    assert table.state.to_json() == before
    assert table.entries == []


def test_a_joint_decision_needs_everybody() -> None:
    table = opened()
    do(table, "2 propose north")
    assert turn(table) == (0, 1)
    do(table, "0 agree")
    assert turn(table) == (1,)
    assert table.state.to_data()["year"] == 1
    do(table, "1 agree")
    assert table.state.to_data()["year"] == 2


def test_whoever_objects_clears_the_table_and_a_counter_proposal_asks_all_anew() -> None:
    table = opened()
    do(table, "2 propose north", "0 object")
    assert turn(table) == (0, 1, 2)
    do(table, "2 propose north", "0 agree", "1 propose south")
    assert turn(table) == (0, 2)


def test_as_a_table_option_one_seat_decides() -> None:
    table = Journal(GAME, 3, 5, {"one-decides": "on"})
    do(table, "0 bid 1", "1 bid 1", "2 bid 1")
    assert turn(table) == (0,)
    do(table, "0 propose south")
    assert table.state.to_data()["year"] == 2


def test_a_waiting_choice_is_data_and_survives_saving() -> None:
    table = opened()
    do(table, "2 propose north", "0 agree")
    again = GAME.from_json(table.state.to_json())
    assert again.turn == (1,)
    assert [str(a) for a in again.legal(1)] == ["propose south", "agree", "object"]
    again.play(1, GAME.parse(again, "agree"))
    do(table, "1 agree")
    assert again.digest() == table.state.digest()


def test_a_sealed_bid_is_seen_by_its_owner_alone_until_all_have_bid() -> None:
    table = Journal(GAME, 3, 5)
    do(table, "1 bid 3")
    assert table.state.view(1)["bids"] == [0, 3, 0]
    assert table.state.view(0)["bids"] == table.state.view(None)["bids"] == [0, None, 0]
    assert table.log(1)[0]["args"] == {"seat": 1, "bid": 3}
    assert table.log(0)[0]["args"] == {"seat": 1, "bid": "hidden"}
    do(table, "0 bid 1", "2 bid 1")
    assert table.state.view(None)["bids"] == [1, 3, 1]


def test_whoever_knows_the_same_is_shown_the_same_view_made_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def view(s: HarvestState) -> Data:
        made.append(s.bids.values[:])
        return viewed(s)

    made: list[list[int]] = []
    viewed = HarvestState._view
    table = Journal(GAME, 3, 5)
    do(table, "1 bid 3")
    everybody = (None, 0, 1, 2)
    each = {viewer: table.state.view(viewer) for viewer in everybody}
    monkeypatch.setattr(HarvestState, "_view", view)
    assert table.state.views(everybody) == each
    assert made == [[0, -1, 0], [0, 3, 0]]


def test_a_masked_state_does_not_hold_the_secret_nor_the_chance_to_come() -> None:
    table = Journal(GAME, 3, 5)
    do(table, "1 bid 3")
    masked = table.state.masked(0)
    assert isinstance(masked, HarvestState)
    assert masked.bids.values == [0, -1, 0]
    assert masked.chance.text() == "0" * 16


def test_a_sealed_bid_may_be_taken_back_until_somebody_else_acts() -> None:
    table = Journal(GAME, 3, 5)
    do(table, "1 bid 3")
    assert table.undoable(1) == 1
    table.undo(1)
    assert turn(table) == (0, 1, 2)
    do(table, "1 bid 3", "0 bid 2")
    assert table.undoable(1) == 0
    with pytest.raises(BadUndo, match="missing: 0, 2"):
        table.undo(1, 2)


def test_chance_and_opened_secrets_raise_the_barrier_by_themselves() -> None:
    table = opened()
    assert [entry.teaches for entry in table.entries] == [False, False, True]
    assert table.barrier == 3
    assert table.undoable(2) == 0
    with pytest.raises(BadUndo, match="only 0 actions can be undone freely"):
        table.undo(2)


def test_with_everybodys_consent_the_barrier_gives_way_and_chance_stays_the_same() -> None:
    table = opened()
    pips = table.state.to_data()["pips"]
    table.undo(2, consent=frozenset({0, 1}))
    assert turn(table) == (2,)
    do(table, "2 bid 3")
    assert table.state.to_data()["pips"] == pips


def test_undo_restores_the_very_position() -> None:
    table = opened()
    before = table.state.digest()
    do(table, "2 propose north")
    table.undo(2)
    assert table.state.digest() == before


def test_the_whole_game_scores_and_ends() -> None:
    table = opened(2, 9)
    do(table, "0 propose north", "1 agree", "1 bid 1", "0 bid 1", "0 propose south", "1 agree")
    assert turn(table) == ()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
    assert table.state.legal(0) == ()


@pytest.mark.parametrize(
    ("seats", "seed", "options", "word"),
    [
        (5, 0, {}, "2 to 4 players, not 5"),
        (2, -1, {}, "seed must be"),
        (2, 0, {"one-decide": True}, "did you mean 'one-decides'"),
        (2, 0, {"one-decides": "perhaps"}, "choose from off, on"),
    ],
)
def test_a_start_that_cannot_be_says_what_to_do(
    seats: int, seed: int, options: dict[str, object], word: str
) -> None:
    with pytest.raises(BadStart, match=word):
        GAME.start(seats, seed, options)


def test_text_and_json_that_mean_nothing_are_refused() -> None:
    state = GAME.start(2)
    with pytest.raises(BadAction, match="did you mean 'bid 3'"):
        GAME.parse(state, "bidd 3")
    with pytest.raises(BadPosition, match="not JSON"):
        GAME.from_json("{")
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.from_json("[]")


def test_every_action_finds_itself_by_its_text() -> None:
    state = GAME.start(2)
    for action in GAME.vocabulary.actions:
        assert GAME.parse(state, str(action)) is action


def test_a_view_is_plain_json() -> None:
    state: State = opened().state
    for viewer in (None, 0, 1, 2):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)


def test_harvest_is_a_game_like_any_other() -> None:
    game: Game = GAME
    assert game.content_hash
    assert game.seats == (2, 3, 4)
