"""What programs are promised: it prints readably and travels between processes."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
from random import Random
from typing import TypeVar

import pytest

import osada
from osada.games import game as open_game
from osada.kernel.content import Corrections

GAMES = osada.games()
Thing = TypeVar("Thing")


def played(name: str, seats: int = 2, plays: int = 60) -> osada.Journal:
    journal = osada.Journal(osada.game(name), seats, 5)
    rng = Random(3)
    for _ in range(plays):
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    return journal


def twins(thing: Thing) -> tuple[Thing, Thing]:
    """One out of a pickle, and a deep copy."""
    found: Thing = pickle.loads(pickle.dumps(thing))
    return found, copy.deepcopy(thing)


def test_everything_exported_has_words_of_its_own_in_help() -> None:
    for name in osada.__all__:
        thing = getattr(osada, name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            assert len((thing.__doc__ or "").split()) > 3, name
    told = pydoc.plain(pydoc.render_doc(osada.State))
    for method in ("legal", "play", "explain", "view", "imagined", "to_json", "digest"):
        doc = getattr(osada.State, method).__doc__ or ""
        words = doc.rpartition("--\n\n")[2].split()
        assert len(words) > 3, method
        assert " ".join(words[:4]) in " ".join(told.split()), method


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_is_made_of_is_kept_elsewhere_and_comes_back(name: str) -> None:
    journal = played(name)
    game = journal.game
    for twin in twins(game):
        assert (twin.name, twin.content_hash) == (game.name, game.content_hash)
        assert twin.start(2, 9) == game.start(2, 9)
    for other in twins(journal):
        assert osada.write_record(other) == osada.write_record(journal)
        assert other.state == journal.state
        assert other.state is not journal.state
        other.undo(other.entries[-1].seat, len(other.entries), frozenset({0, 1}))
        assert len(journal.entries) == 60
    replay = osada.read_record(osada.write_record(journal))
    assert all(one.journal.state == journal.state for one in twins(replay))
    for event in [event for entry in journal.entries for event in entry.events][:40]:
        for told in twins(event):
            assert repr(told) == repr(event)
            assert told.phrase is event.phrase
    for entry in journal.entries:
        for one in twins(entry):
            assert (one.action, one.draws, one.shown) == (entry.action, entry.draws, entry.shown)
            assert repr(one.changes) == repr(entry.changes)
    assert [str(option) for option in game.options] == [str(one) for one in twins(game.options)[0]]
    outcome = journal.state.scored_now()
    if outcome is not None:
        assert all(one.to_data() == outcome.to_data() for one in twins(outcome))


def test_a_game_with_corrected_values_comes_back_with_them() -> None:
    corrected = open_game("vikings", Corrections("[market]\ntop = 5", "mine"))
    for twin in twins(corrected):
        assert twin.content_hash == corrected.content_hash != osada.game("vikings").content_hash


def refusals() -> list[osada.OsadaError]:
    game = osada.game("vikings")
    state = game.start(2, 7)
    found: list[osada.OsadaError] = []
    for wrong in (
        lambda: state.play(0, game.parse(state, "swap")),
        lambda: game.parse(state, "promot"),
        lambda: game.start(2, 1, {"promot": "front"}),
        lambda: game.start(9),
        lambda: game.from_json("{}"),
        lambda: osada.read_record("nonsense"),
        lambda: osada.game("viking"),
        lambda: state.view(7),
        lambda: state.imagined(-1, Random(1)),
        lambda: osada.bot("best", game, 1, 0),
        lambda: osada.Journal(game, 2, 1).undo(0),
        lambda: open_game("vikings", Corrections("top = ", "mine")),
    ):
        with pytest.raises(osada.OsadaError) as refused:
            wrong()
        found.append(refused.value)
    return found


def test_refusals_cross_between_processes_whole() -> None:
    told = refusals()
    kinds = {type(error) for error in told}
    assert {
        osada.Illegal,
        osada.BadAction,
        osada.UnknownOption,
        osada.BadStart,
        osada.BadSeat,
    } <= kinds
    assert {osada.BadPosition, osada.BadRecord, osada.UnknownGame, osada.BadUndo} <= kinds
    assert {osada.BadContent, osada.BadBot} <= kinds
    for error in told:
        (other, _) = twins(error)
        assert (type(other), str(other)) == (type(error), str(error))
    refusal = told[0]
    assert isinstance(refusal, osada.Illegal)
    (again, _) = twins(refusal)
    assert [reason.rule for reason in again.reasons] == [reason.rule for reason in refusal.reasons]


def test_what_one_prints_says_what_it_is() -> None:
    journal = played("vikings")
    outcome = journal.state.scored_now()
    assert outcome is not None
    printed = [
        *(osada.game("vikings"), *osada.game("vikings").options[:2], journal, journal.state),
        *(outcome, *outcome.scores, journal.entries[-1], journal.entries[-1].events[0]),
        *(osada.read_record(osada.write_record(journal)), osada.Fault("seats", "must be a list")),
    ]
    for thing in printed:
        assert " at 0x" not in repr(thing)
    assert repr(osada.game("vikings")) == "<Game vikings: Vikings on Board, 2 to 4 seats, rules 1>"
    assert "won by" in repr(outcome)
    assert f"{outcome.scores[0].total} (" in repr(outcome.scores[0])
    colours = next(one for one in osada.game("vikings").options if one.name == "colours")
    assert repr(colours).endswith("…>")


def test_a_view_can_be_had_in_the_shape_that_its_game_tells() -> None:
    from osada.games.hamlet.view.shape import View as Village
    from osada.games.vikings.view.shape import View as Board

    state = osada.game("vikings").start(2, 7)
    assert state.view_as(Board, 1) == state.view(1)
    with pytest.raises(osada.BadView, match=r"is no view of osada\.games\.vikings"):
        state.view_as(Village, 1)
    with pytest.raises(osada.BadSeat, match="there is no seat 2: they are 0 to 1"):
        state.view_as(Board, 2)
