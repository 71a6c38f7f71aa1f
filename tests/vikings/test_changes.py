"""What a board is shown of an action, picture by picture, leads to what it then sees."""

from __future__ import annotations

import random
from copy import deepcopy

import msgspec
import pytest

import osada
from osada.games.vikings.view.shape import View
from osada.kernel.journal import Journal
from osada.kernel.picture import Picture
from osada.kernel.state import State

from ..browser.positions import played
from ..counted import counted
from .tables import Table, position

VIKINGS = osada.game("vikings")
TOLD_LATER = ("stage", "turn", "mover", "action", "chosen_piece", "chosen_token", "outcome")
"""Whose turn it is comes with the next question, not with what has happened."""


def follow(view: View, changes: tuple[Picture, ...]) -> View:
    """The view with each change carried out as a board does it."""
    shown = deepcopy(view)
    for change in changes:
        seen = change.seen_by(view["viewer"])
        after = seen["after"]
        assert isinstance(after, list)
        for (*path, last), value in after:
            at: object = shown
            for name in path:
                at = at[name]  # type: ignore[index]
            at[last] = value  # type: ignore[index]
    return msgspec.convert(shown, View)


def lasting(view: View) -> dict[str, object]:
    """What lies on the table, without what is worked out of it and what is asked."""
    plain: dict[str, object] = {k: v for k, v in view.items() if k not in TOLD_LATER}
    plain["ships"] = [{**ship, "control": None} for ship in view["ships"]]
    plain["seats"] = [{**seat, "goods_points": None, "points": None} for seat in view["seats"]]
    return plain


def watched(table: Table, *moves: str) -> list[Picture]:
    """What is shown of the last of these moves."""
    table.state.watched = True
    table.play(*moves)
    return table.state.changes


def view_of(state: State, viewer: int | None) -> View:
    return msgspec.convert(state.view(viewer), View)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_changes_of_a_game_lead_every_viewer_from_view_to_view(seats: int) -> None:
    options = {"two-player-viking": True} if seats == 2 else {"promote": "one-step"}
    journal = Journal(VIKINGS, seats, seats, options)
    rng = random.Random(seats)
    viewers = (None, *range(seats))
    views = {viewer: view_of(journal.state, viewer) for viewer in viewers}
    while journal.state.turn:
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
        changes = journal.entries[-1].changes
        for viewer in viewers:
            now = view_of(journal.state, viewer)
            assert lasting(follow(views[viewer], changes)) == lasting(now)
            views[viewer] = now


def test_a_worker_walks_from_the_head_of_the_line() -> None:
    table = position(line="R…")
    change = watched(table, "red market")[0]
    assert change.moves == [("waiting first-player", "placed market")]


def test_a_piece_that_jumps_becomes_the_tail_and_those_behind_it_move_up() -> None:
    table = position(ships={1: "B1 R3 G2", 2: "Y1"}, line="R…")
    (change,) = watched(table, "red jump-own", "red piece 1:2", "red ship 2")
    assert change.moves == [("piece 1:2", "piece 2:2"), ("piece 1:3", "piece 1:2")]


def test_a_promoted_piece_passes_those_before_it() -> None:
    table = position(ships={1: "B1 G2 R3"}, line="R…")
    (change,) = watched(table, "red promote", "red piece 1:3")
    assert change.moves == [
        ("piece 1:3", "piece 1:1"),
        ("piece 1:1", "piece 1:2"),
        ("piece 1:2", "piece 1:3"),
    ]


def test_goods_fly_from_the_prow_to_whoever_takes_them() -> None:
    table = position(ships={1: "R3 G1"}, goods={1: "fur"}, sails="B")
    moves = [move for change in watched(table, "blue ship 1") for move in change.moves]
    assert moves[0] == ("prow 1 fur", "goods 0 fur")


@pytest.mark.rule("VIK-HID-02")
def test_others_see_a_token_leave_the_hand_without_its_value() -> None:
    table = position(line="R…")
    (change,) = watched(table, "red bet", "red token 4", "red circle 7:blue")
    assert '"value": 4' not in repr(change.seen_by(1)).replace("'", '"')
    assert '"value": 4' in repr(change.seen_by(0)).replace("'", '"')


def test_what_is_only_thought_through_is_not_shown() -> None:
    state = VIKINGS.start(2, 1)
    state.play(state.turn[0], state.legal(state.turn[0])[0])
    assert state.changes == []


@pytest.mark.rule("VIK-SCORE-01")
@pytest.mark.rule("VIK-SCORE-02")
def test_the_final_count_goes_from_nothing_to_every_total_piece_by_piece() -> None:
    journal = played("vikings", 3)
    outcome = journal.state.outcome
    assert outcome is not None
    steps = counted(journal.entries[-1].changes)
    assert steps[0] == [0, 0, 0]
    assert steps[-1] == [score.total for score in outcome.scores]
    bets = [
        move
        for change in journal.entries[-1].changes
        for move in change.moves
        if move[0][:3] == "won"
    ]
    assert len(bets) == sum(len(seat["won"]) for seat in view_of(journal.state, None)["seats"])
