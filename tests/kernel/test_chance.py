"""Chance: the quick generator never changes, the keyed one tells nothing, the sealed one has no
seed to tell."""

from __future__ import annotations

import gc
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt

import pytest

import osada
from osada.kernel.chance import Chance, Draw, ScriptedChance, fresh_seed, read_chance
from osada.kernel.errors import BadStart
from osada.kernel.journal import Journal, one_line
from osada.kernel.state import State

KEY = 0x800102030405060708090A0B0C0D0E0F
GAMES = {"vikings": 3, "hamlet": 3, "mythwind": 2}


def play_some(state: State, count: int, seed: int) -> State:
    """A position some random plays further on."""
    rng = random.Random(seed)
    for _ in range(count):
        if state.turn:
            seat = rng.choice(state.turn)
            state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize(
    ("seed", "drawn", "order"),
    [
        (0, [535, 700, 679], [3, 0, 6, 5, 8, 7, 1, 2, 9, 4]),
        (7, [487, 804, 346], [2, 4, 9, 8, 6, 0, 5, 1, 7, 3]),
        (1 << 64, [327, 830, 451], [3, 1, 9, 4, 0, 7, 5, 2, 8, 6]),
        (KEY, [630, 690, 42], [8, 2, 3, 0, 6, 7, 1, 9, 4, 5]),
        ((1 << 128) - 1, [721, 209, 415], [1, 8, 5, 3, 2, 9, 0, 7, 4, 6]),
    ],
)
def test_a_seed_gives_what_it_always_gave(seed: int, drawn: list[int], order: list[int]) -> None:
    """If this fails, every record that was ever kept is worth nothing: mend the generator."""
    chance = Chance(seed)
    assert [chance.below("n", 1000) for _ in drawn] == drawn
    assert chance.shuffle("n", list(range(10))) == order


@pytest.mark.parametrize("seed", [7, KEY, None])
def test_every_result_is_as_likely_as_any_other(seed: int | None) -> None:
    chance = Chance(seed)
    draws: list[tuple[int, Callable[[], object]]] = [
        (2, lambda: chance.below("n", 2)),
        (6, lambda: chance.below("n", 6)),
        (37, lambda: chance.below("n", 37)),
        (24, lambda: tuple(chance.shuffle("n", [1, 2, 3, 4]))),
        (5, lambda: chance.pick("n", [2, 3, 5, 7, 11])),
    ]
    for ways, draw in draws:
        _assert_even(ways, [draw() for _ in range(ways * 200)])
    pairs = [(chance.below("n", 6), chance.below("n", 6)) for _ in range(7200)]
    _assert_even(36, pairs)


def _assert_even(ways: int, results: Sequence[object]) -> None:
    """Pearson's chi-square is about its degrees of freedom, with a spread of sqrt(2 * freedom);
    six of these are out of reach of a fair generator, whatever its seed."""
    found = Counter(results)
    expected = len(results) / ways
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    chi += (ways - len(found)) * expected
    freedom = ways - 1
    assert chi < freedom + 6 * sqrt(2 * freedom) + 6, f"chi-square {chi:.1f} with {freedom}"


def test_keys_that_differ_in_one_bit_give_unlike_draws() -> None:
    first, second = Chance(KEY), Chance(KEY ^ 1)
    alike = sum(first.below("n", 16) == second.below("n", 16) for _ in range(1600))
    assert 50 < alike < 150


def test_fresh_seeds_are_keys_and_all_different() -> None:
    seeds = {fresh_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(1 << 64 <= seed < 1 << 128 for seed in seeds)
    assert all(Chance(seed).key for seed in seeds)


@pytest.mark.parametrize("text", ["0", "1f", "f" * 16, f"{KEY:032x}:0", f"{KEY:032x}:{'a' * 16}"])
def test_what_a_position_writes_is_read_as_the_same_generator(text: str) -> None:
    chance, again = read_chance(text), read_chance(text)
    assert chance is not None
    assert again is not None
    assert read_chance(chance.text()) is not None
    assert chance.text() == again.text() == text.zfill(16)
    twin = chance.copy()
    drawn = chance.shuffle("n", list(range(20)))
    assert drawn == again.shuffle("n", list(range(20))) == twin.shuffle("n", list(range(20)))
    assert chance.text() == again.text() == twin.text() != text


def test_a_seed_from_outside_has_bounds() -> None:
    game = osada.game("hamlet")
    for wrong in (-1, 1 << 128, True):
        with pytest.raises(BadStart, match="from 0 to 2"):
            game.start(2, wrong)


@pytest.mark.parametrize(("name", "seats"), GAMES.items())
def test_a_keyed_game_saved_in_the_middle_goes_on_the_same(name: str, seats: int) -> None:
    game = osada.game(name)
    state = play_some(game.start(seats, KEY), 60, 1)
    again = game.from_json(state.to_json())
    assert again.digest() == state.digest()
    assert play_some(again, 60, 2).digest() == play_some(state, 60, 2).digest()


@pytest.mark.parametrize(("name", "seats"), GAMES.items())
def test_views_and_imagined_positions_hold_nothing_of_the_key(name: str, seats: int) -> None:
    """Two worlds that differ in the key alone look alike to everybody, byte for byte."""
    game = osada.game(name)
    state = play_some(game.start(seats, KEY), 40, 1)
    other = state.copy()
    other.chance = Chance(KEY ^ 12345)
    key = state.chance.key
    assert key.hex() in state.to_json()
    for viewer in (None, *range(seats)):
        assert json.dumps(state.view(viewer)) == json.dumps(other.view(viewer))
        hidden = [state.masked(viewer), state.imagined(viewer, random.Random(3))]
        same = [other.masked(viewer), other.imagined(viewer, random.Random(3))]
        for mine, theirs in zip(hidden, same, strict=True):
            assert one_line(mine) == one_line(theirs)
            assert (mine.chance.key, mine.chance.drawn) == (b"", [])
            assert key not in gc.get_referents(mine, mine.chance)
    for seat in state.turn:
        assert state.legal(seat) == other.legal(seat)


@pytest.mark.parametrize(("name", "seats"), GAMES.items())
def test_a_sealed_record_replays_and_can_be_played_on(name: str, seats: int) -> None:
    game = osada.game(name)
    journal = Journal(game, seats, None)
    rng = random.Random(4)
    while journal.state.turn and len(journal.played) < (1000 if name == "mythwind" else 200):
        seat = rng.choice(journal.state.turn)
        journal.play(seat, rng.choice(journal.state.legal(seat)))
        if len(journal.chapters) == 1 and len(journal.entries) == 20:
            break
    assert bool(journal.chapters) == (name == "mythwind"), "a campaign goes on in chapters"
    text = osada.write_record(journal)
    assert "\nseed: sealed\n" in text
    assert journal.state.chance.key.hex() not in text
    for whole in (True, False):
        replay = osada.read_record(text, whole=whole)
        assert replay.fault is None
        assert replay.journal.seed is None
        assert osada.write_record(replay.journal) == text
        resumed = replay.journal
        for _ in range(30):
            if resumed.state.turn:
                seat = rng.choice(resumed.state.turn)
                resumed.play(seat, rng.choice(resumed.state.legal(seat)))
        longer = osada.write_record(resumed)
        assert osada.read_record(longer, whole=True).fault is None


def test_a_sealed_record_with_an_impossible_draw_is_refused() -> None:
    text = osada.write_record(Journal(osada.game("vikings"), 2, None))
    line = next(line for line in text.splitlines() if line.startswith("= drop "))
    with pytest.raises(osada.OsadaError, match="cannot have given"):
        osada.read_record(text.replace(line, "= drop 77 78"))


def test_a_record_may_not_tell_another_seed_than_it_was_played_with() -> None:
    text = osada.write_record(Journal(osada.game("vikings"), 2, KEY))
    assert osada.read_record(text).fault is None
    with pytest.raises(osada.OsadaError, match="the seed does not give"):
        osada.read_record(text.replace(f"seed: {KEY}", f"seed: {KEY + 1}"))


@pytest.mark.parametrize("seed", ["sealed!", "-1", "1" * 41, str(1 << 128), "x", "²", "٣"])
def test_a_strange_seed_in_a_record_is_named(seed: str) -> None:
    text = osada.write_record(Journal(osada.game("hamlet"), 2, 1))
    with pytest.raises(osada.OsadaError, match="'seed' must be a whole number below 2"):
        osada.read_record(text.replace("seed: 1\n", f"seed: {seed}\n"))


def test_two_sealed_games_are_two_games_and_an_undone_draw_comes_again() -> None:
    game = osada.game("vikings")
    assert game.start(4, None).to_json() != game.start(4, None).to_json()
    chance = Chance(None)
    assert chance.copy().shuffle("n", list(range(30))) == chance.shuffle("n", list(range(30)))
    with pytest.raises(ScriptedChance, match="is missing"):
        game.start(2, None, draws=[])


@pytest.mark.parametrize(("name", "seats"), [("vikings", 3), ("hamlet", 2), ("mythwind", 2)])
def test_who_follows_a_game_by_what_was_drawn_comes_to_the_same_position(
    name: str, seats: int
) -> None:
    true = osada.game(name).start(seats, KEY)
    follower = true.copy()
    follower.chance = Chance(None)
    rng = random.Random(2)
    for _ in range(120):
        if not true.turn:
            break
        seat = true.turn[0]
        action = rng.choice(true.legal(seat))
        told = true.play(seat, action)
        heard = follower.repeat(seat, action, true.chance.drawn)
        assert [event.key for event in heard] == [event.key for event in told]
    assert all(follower.view(seat) == true.view(seat) for seat in range(seats))


def test_who_follows_a_game_is_not_told_of_draws_that_were_not() -> None:
    state = osada.game("vikings").start(3, 1)
    with pytest.raises(ScriptedChance, match="one too many"):
        state.repeat(state.turn[0], state.legal(state.turn[0])[0], [Draw("goods", (1,))])
