"""States and actions of every game through `copy`, `deepcopy` and `pickle`, compared and shown."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import osada
from osada.kernel.errors import BadAction, BadPosition, BadStart
from osada.kernel.state import State


def midway(name: str, plays: int = 60) -> State:
    game = osada.game(name)
    state, rng = game.start(game.seats[-1], 3), Random(5)
    for _ in range(plays):
        seat = state.turn[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("name", osada.games())
def test_a_copy_of_a_state_plays_on_with_the_same_actions(name: str) -> None:
    state = midway(name)
    seat = state.turn[0]
    menu = state.legal(seat)
    for twin in (
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
    ):
        assert twin == state
        assert twin.digest() == state.digest()
        assert all(mine is theirs for mine, theirs in zip(twin.legal(seat), menu, strict=True))
        twin.play(seat, menu[0])
        assert twin != state


@pytest.mark.parametrize("name", osada.games())
def test_an_action_stays_the_same_object_wherever_it_was_kept(name: str) -> None:
    for action in midway(name).legal(midway(name).turn[0]):
        assert copy.deepcopy([action])[0] is action
        assert pickle.loads(pickle.dumps(action)) is action


def test_a_state_is_read_from_a_pickle_in_another_process(tmp_path: Path) -> None:
    """Where nobody has opened a game yet, and the place of a tile was never legal before."""
    state = midway("hamlet", 200)
    kept = tmp_path / "state.pickle"
    kept.write_bytes(pickle.dumps((state, state.legal(state.turn[0]))))
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import pickle, sys; state, menu = pickle.load(open(sys.argv[1], 'rb'));"
            "assert menu == state.legal(state.turn[0]); print(state.digest())",
            str(kept),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == state.digest()


def test_a_pickle_with_corrected_values_asks_for_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[tile.sawmill]\nstars = 4\n", encoding="utf-8")
    state = osada.game("hamlet", str(file)).start(2, 1)
    assert pickle.loads(pickle.dumps(state)) == state
    unknown = pickle.dumps(state).replace(state.box_id[1].encode(), b"0" * len(state.box_id[1]))
    with pytest.raises(
        BadPosition, match=r"other printed values: open osada\.game\('hamlet', FILE"
    ):
        pickle.loads(unknown)


def test_a_state_is_shown_in_a_line_and_has_no_hash() -> None:
    state = osada.game("vikings").start(3, 1)
    assert repr(state) == f"<VikingsState: 3 seats, turn {state.turn[0]}; rounds 1, turns 0>"
    assert state != "a text"
    with pytest.raises(TypeError, match=r"use state\.digest"):
        hash(state)


def test_what_is_no_number_and_no_action_is_told_so() -> None:
    game = osada.game("vikings")
    with pytest.raises(BadStart, match=r"the seed must be a whole number .* not '7'"):
        game.start(2, "7")  # type: ignore[arg-type]
    with pytest.raises(BadStart, match=r"vikings is for 2 to 4 players, not 2\.0"):
        game.start(2.0, 7)  # type: ignore[arg-type]
    state = game.start(2, 7)
    with pytest.raises((BadAction, TypeError), match=r"promote|Action"):
        state.play(state.turn[0], "promote")  # type: ignore[arg-type]
    with pytest.raises(BadStart, match="option two-player-viking is for 2 players, not 3"):
        game.start(3, 1, {"two-player-viking": "on"})


def test_only_what_the_box_has_is_suggested() -> None:
    game = osada.game("vikings")
    state = game.start(2, 7)
    with pytest.raises(BadAction, match=r"did you mean 'token [1-4]'"):
        game.parse(state, "token 0")
    with pytest.raises(BadAction, match=r"did you mean 'piece \d:[1-5]'"):
        game.parse(state, "piece")
