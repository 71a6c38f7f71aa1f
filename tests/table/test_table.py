"""A table by itself: nothing has happened before it is kept, and far positions are handed in."""

from __future__ import annotations

from random import Random

import pytest

from osada.kernel.chance import Chance
from osada.table.applying import carry_out, unkept
from osada.table.decided import Decided
from osada.table.deciding import decide
from osada.table.fresh import Fresh
from osada.table.head import Head
from osada.table.here import TableHere
from osada.table.hints import hint_told, hint_wanted
from osada.table.making import begun, make_table
from osada.table.plays import play
from osada.table.protocol.commands import Chat, Play, Propose, Undo
from osada.table.protocol.problems import Refused
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.sparse import SPAN
from osada.table.table import Table
from osada.table.thinker import Thinker
from osada.table.view import News, View


def sat_down(game: str = "hamlet", *others: str) -> Table:
    """Ada alone, or with these computer players."""
    seats = [SeatWish("me"), *(SeatWish("computer", level) for level in others)]
    wish = NewTable(game, seats or [], seed=7)
    return begun(make_table(wish, "ada", "Ada", Fresh(0.0, Random(1))))


def goes_on(table: Table, plays: int) -> None:
    """Whoever is in turn does anything."""
    rng = Random(5)
    for _ in range(plays):
        seat = table.state.turn[0]
        action = rng.choice(table.state.legal(seat)).wire
        carry_out(table, play(table, seat, Play(action, table.number), 1.0), 1.0, unkept)


def test_what_could_not_be_kept_has_not_happened() -> None:
    def full(_: Head, __: Decided) -> None:
        raise OSError("no room on this disk")

    table = sat_down("mythwind")
    goes_on(table, 5)
    head, state, entries = table.head, table.state.to_json(), list(table.entries)
    action = table.state.legal(0)[0].wire
    for command in (Play(action, table.number), Chat("hello"), Propose("end", table.number)):
        with pytest.raises(OSError, match="no room"):
            carry_out(table, decide(table, 0, command, 2.0), 2.0, full)
        assert (table.head, table.state.to_json(), table.entries) == (head, state, entries)


def test_a_far_position_is_handed_in_by_whoever_keeps_it_and_the_rest_is_played() -> None:
    told = sat_down("mythwind")
    goes_on(told, 3 * SPAN)
    positions = {number: told.position(told.standing_at(number)) for number in range(told.number)}
    asked = []

    def keep(number: int) -> object:
        asked.append(number)
        return positions[number].copy()

    table = Table(told.head, told.seats, keep)  # type: ignore[arg-type]
    table.kept = {0, SPAN, 2 * SPAN}
    for _ in table.take_in(told.entries, told.head, told.seats):
        pass
    assert asked == [2 * SPAN]
    far = table.standing_at(SPAN + 7)
    assert table.wanted(far) == SPAN
    assert table.plays_to(far) == 7
    assert table.position(far).to_json() == positions[SPAN + 7].to_json()
    assert asked == [2 * SPAN, SPAN]
    assert table.wanted(far) is None, "it is at hand now"


def test_one_is_told_only_what_has_changed_and_equal_viewers_are_told_the_same() -> None:
    table = sat_down("vikings", "novice")
    views = [View(0, brief=True), View(None, brief=True), View(None, brief=True)]
    heads = [view.welcome(table, None, -1, "") for view in views]  # type: ignore[arg-type]
    assert [welcome.scene.number for welcome in heads] == [0, 0, 0]
    goes_on(table, 1)
    news = News(table, 0, True, [view.viewer for view in views])
    mine, one, other = (news.update(view, None) for view in views)
    assert one == other
    assert mine.base == one.base == 0
    assert [entry.kind for entry in one.entries] == ["play"]
    for view in views:
        news.is_seen(view)
        assert view.scene is not None
        assert view.scene.number == 1


def test_computer_players_are_asked_right_here_and_go_on_by_what_they_were_told() -> None:
    asked = []
    thinker = Thinker(lambda: 0.0)

    def ask(question: object) -> object:
        asked.append(question)
        return thinker.answer(question)  # type: ignore[arg-type]

    wish = NewTable("vikings", [SeatWish("me"), SeatWish("computer", "novice")], seed=7)
    made = make_table(wish, "ada", "Ada", Fresh(0.0, Random(1)))
    here = TableHere(begun(made), lambda: 1.0, ask)
    rng = Random(3)
    while here.table.is_running and len(asked) < 12:
        if not here.move():
            here.do(0, Play(rng.choice(here.table.state.legal(0)).wire, here.table.number))
    told_whole = [bool(question.position) for question in asked]  # type: ignore[attr-defined]
    assert told_whole[0]
    assert not any(told_whole[1:]), "later only what was played"


def test_nobody_takes_back_what_others_did_since() -> None:
    table = sat_down("vikings", "novice")
    goes_on(table, 6)
    by = [table.entries[number].seat for number in table.standing]
    with pytest.raises(Refused) as refused:
        decide(table, 1 - (by[-1] or 0), Undo(table.number), 1.0)
    assert refused.value.problem.code == "no-undo"
    assert refused.value.problem.told.args == {"count": 0}


def test_a_hint_is_thought_of_right_here_from_what_may_be_known() -> None:
    table = sat_down("vikings", "novice")
    while len(table.state.legal(table.state.turn[0])) < 2:
        goes_on(table, 1)
    seat = table.state.turn[0]
    wanted = hint_wanted(table, seat)
    shown = table.game.from_json(wanted.position)
    assert shown.view(seat) == table.state.view(seat)
    assert shown.chance.text() == Chance(0).text() != table.state.chance.text()
    told = hint_told(table, seat, Thinker(lambda: 0.0).answer(wanted))
    assert (told.number, told.seat) == (table.number, seat)
    legal = {action.wire for action in table.state.legal(seat)}
    assert told.choices[0].actions[0] in legal
    table.head.hints = False
    with pytest.raises(Refused, match="hints-off"):
        hint_wanted(table, seat)
