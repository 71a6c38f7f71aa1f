"""What holds in every position of every game: short checks over random ones."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import osada
from osada import Action, Journal, State, read_record, write_record
from osada.kernel.chance import Draw
from osada.kernel.errors import BadPosition
from osada.kernel.journal import Entry

from .policies import MOST_DECISIONS, at_random, whole_game
from .tables import GAME

OPTIONS = st.fixed_dictionaries(
    {
        "promote": st.sampled_from(["front", "one-step"]),
        "empty-hull": st.booleans(),
        "exclusive-circles": st.booleans(),
        "two-player-viking": st.booleans(),
        "colours": st.sampled_from(["RGBY", "YBGR", "BRYG"]),
    }
)
SEEDS = st.integers(0, 10_000)


def journal_after(seats: int, seed: int, steps: int, options: dict[str, object]) -> Journal:
    """A random game as far as `steps` actions, or to its end."""
    options = {
        **options,
        "two-player-viking": bool(options.get("two-player-viking")) and seats == 2,
    }
    journal = Journal(GAME, seats, seed, options)
    rng = Random(seed)
    for _ in range(steps):
        if not journal.state.turn:
            break
        journal.play(journal.state.turn[0], at_random(journal.state, rng))
    return journal


JOURNALS = st.builds(journal_after, st.integers(2, 4), SEEDS, st.integers(0, 400), OPTIONS)
STATES = JOURNALS.map(lambda journal: journal.state)


@settings(max_examples=40, deadline=None)
@given(JOURNALS)
def test_nothing_appears_and_nothing_is_lost(journal: Journal) -> None:
    assert journal.state.faults() == []
    assert osada.game("vikings").content_hash == GAME.content_hash


@settings(max_examples=60, deadline=None)
@given(STATES)
def test_an_action_is_explained_away_exactly_when_it_is_not_legal(state: State) -> None:
    for seat in range(-1, state.seats + 1):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        for action in GAME.vocabulary.actions:
            reasons = state.explain(seat, action)
            assert (reasons == ()) == (action in legal), f"{seat} {action}: {reasons}"
            for reason in reasons:
                assert set(reason.args) == set(reason.phrase.names)
                assert reason.rule


@settings(max_examples=40, deadline=None)
@given(STATES)
def test_every_text_finds_its_action_again(state: State) -> None:
    for action in GAME.vocabulary.actions:
        assert GAME.parse(state, f"  {str(action).upper()} ") is action


@settings(max_examples=40, deadline=None)
@given(STATES)
def test_a_position_is_the_same_after_saving_and_loading(state: State) -> None:
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.digest() == state.digest()


@settings(max_examples=30, deadline=None)
@given(JOURNALS)
def test_a_record_replays_to_the_same_position(journal: Journal) -> None:
    text = write_record(journal)
    replay = read_record(text)
    assert replay.fault is None
    assert replay.journal.state.digest() == journal.state.digest()
    assert write_record(replay.journal) == text


@settings(max_examples=30, deadline=None)
@given(STATES, SEEDS)
def test_a_copy_is_independent(state: State, seed: int) -> None:
    before = state.to_json()
    twin = state.copy()
    assert twin.to_json() == before
    rng = Random(seed)
    for _ in range(40):
        if twin.turn:
            twin.play(twin.turn[0], at_random(twin, rng))
    assert state.to_json() == before
    saved = twin.to_json()
    if state.turn:
        state.play(state.turn[0], at_random(state, rng))
    assert twin.to_json() == saved


@settings(max_examples=40, deadline=None)
@given(JOURNALS, SEEDS)
def test_what_a_viewer_cannot_know_makes_no_difference_to_what_they_see(
    journal: Journal, seed: int
) -> None:
    state = journal.state
    for viewer in (*range(state.seats), None):
        other = state.imagined(viewer, Random(seed))
        assert other.faults() == []
        assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))
        if viewer is not None:
            assert other.legal(viewer) == state.legal(viewer)
        seats = state.turn
        assert other.turn == seats
        for seat in seats:
            true, imagined = state.prompt(seat), other.prompt(seat)
            assert true is not None
            assert imagined is not None
            assert true.seen_by(viewer) == imagined.seen_by(viewer)


def shown(entry: Entry, viewer: int | None) -> list[Draw]:
    """What an action showed to this viewer by the rules: a draw of three is the drawer's alone."""
    return [draw for draw in entry.shown if draw.label != "draw-3" or entry.seat == viewer]


def same_move(
    true: State, seat: int, action: Action, world: State, viewer: int | None
) -> Action | None:
    """The move that looks the same to the viewer in another world, if it can be made there."""
    looks = true.disguise(seat, action, viewer)
    alike = [a for a in world.legal(seat) if world.disguise(seat, a, viewer) == looks]
    if looks == "goods ?":  # it is seen as soon as it is loaded: it has to be the same kind
        return action if action in alike else None
    assert len(alike) == 1, f"{looks}: {alike}"
    return alike[0]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), SEEDS, st.integers(0, 120), SEEDS)
def test_worlds_that_a_viewer_cannot_tell_apart_stay_so_until_something_is_shown(
    seats: int, seed: int, steps: int, other_seed: int
) -> None:
    """The same moves are made in the true world and in an imagined one. As long as chance and the
    cards turned up are the same for the viewer, view and log must be."""
    start = journal_after(seats, seed, steps, {}).state
    for viewer in (*range(seats), None):
        rng = Random(seed)
        true = Journal.resume(GAME, start.copy(), 0, {})
        world = Journal.resume(GAME, start.imagined(viewer, Random(other_seed)), 0, {})
        for _ in range(MOST_DECISIONS):
            if not true.state.turn:
                break
            (seat,) = true.state.turn
            action = at_random(true.state, rng)
            other = same_move(true.state, seat, action, world.state, viewer)
            if other is None:
                break
            true.play(seat, action)
            world.play(seat, other)
            if shown(true.entries[-1], viewer) != shown(world.entries[-1], viewer):
                break
            assert true.state.view(viewer) == world.state.view(viewer)
            assert true.log(viewer) == world.log(viewer)


def test_in_whole_games_every_message_has_exactly_the_arguments_its_text_is_promised() -> None:
    for seats in (2, 3, 4):
        for state in whole_game(seats, 40, at_random, {"two-player-viking": seats == 2}):
            prompts = [state.prompt(seat) for seat in state.turn]
            for message in (*state.events, *prompts):
                assert message is not None
                assert set(message.args) == set(message.phrase.names), message


JSON_VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-2, 12),
        st.sampled_from(
            ["", "red", "blue", "fur", "fur red", "market", "sail", "take", "viking", "1:1", "R1"]
        ),
        st.text(max_size=4),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=4,
)


def leaves(data: Any, way: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to every part of a position."""
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    found = []
    for key, value in parts:
        found.append((*way, key))
        if isinstance(value, dict | list):
            found += leaves(value, (*way, key))
    return found


@settings(max_examples=250, deadline=None)
@given(STATES, st.data())
def test_a_spoiled_position_is_refused_in_words_or_is_sound(
    state: State, data: st.DataObject
) -> None:
    """One or two parts of a position are replaced by nonsense. Nothing but a named fault may come
    of it, or a position in which the game holds all it promises."""
    spoiled = copy.deepcopy(json.loads(state.to_json()))
    for _ in range(data.draw(st.integers(1, 2))):
        way = data.draw(st.sampled_from(leaves(spoiled)))
        at = spoiled
        for key in way[:-1]:
            at = at[key]
        at[way[-1]] = data.draw(JSON_VALUES)
    try:
        loaded = GAME.from_json(json.dumps(spoiled))
    except BadPosition:
        return
    assert loaded.faults() == []
    for seat in range(loaded.seats):
        legal = loaded.legal(seat)
        assert bool(legal) == (seat in loaded.turn)
        for action in GAME.vocabulary.actions:
            assert (loaded.explain(seat, action) == ()) == (action in legal)
    if loaded.turn:
        loaded.play(loaded.turn[0], loaded.legal(loaded.turn[0])[0])
        assert loaded.faults() == []
