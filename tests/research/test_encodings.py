"""The games as numbers: nothing hidden in them, the same in every process, one action a number."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import osada
from osada.games.mythwind.encoding.questions import QUESTIONS
from osada.kernel.encoding import Encoding
from osada.kernel.game import Game
from osada.research import NoEncoding, Setting, Table
from osada.research.rows import call, take

ROOT = Path(__file__).parents[2]


def encoding_of(name: str) -> Encoding:
    return Setting(name).open()[1]


@pytest.mark.parametrize("name", osada.games())
def test_an_observation_holds_nothing_that_its_seat_may_not_know(name: str) -> None:
    game, encoding = Setting(name).open()
    assert len(set(encoding.legend())) == encoding.size
    state, rng = game.start(game.seats[-1], 8), Random(8)
    for step in range(180):
        if not state.turn:
            break
        seat = state.turn[0]
        menu = state.legal(seat)
        numbers = [encoding.number(action) for action in menu]
        assert len(set(numbers)) == len(numbers)
        assert [encoding.action(menu, number) for number in numbers] == list(menu)
        if step % 15 == 0:
            for viewer in range(state.seats):
                seen = encoding.observe(state, viewer)
                assert len(seen) == encoding.size
                assert all(0 <= number <= 1 for number in seen)
                assert seen == encoding.observe(state.imagined(viewer, rng), viewer)
        state.play(seat, rng.choice(menu))


@pytest.mark.parametrize("name", osada.games())
def test_what_is_written_at_once_is_what_a_view_says(name: str) -> None:
    """However it is written, it is what the parts of the encoding make of the view; and a row that
    is used again keeps nothing of what it held."""
    table = Table(Setting(name, seats=3))
    rng = Random(11)
    row = np.ones(table.size, np.float32)
    for seed in range(2):
        table.begin(seed)
        for _ in range(250):
            if table.over:
                break
            for seat in range(3):
                defined = table.encoding.of_view(table.state, seat)
                assert table.encoding.observe(table.state, seat) == defined
                table.observe_into(row, seat)
                assert row.tolist() == np.array(defined, np.float32).tolist()
            seat = table.state.turn[0]
            table.take(seat, rng.choice(table.state.legal(seat)))
    with pytest.raises(ValueError, match=r"row|shape|broadcast"):
        table.observe_into(row[:-1], 0)
    table.observe_into(row, 0)
    assert row.tolist() == np.array(table.encoding.observe(table.state, 0), np.float32).tolist()


def test_what_is_written_is_a_share_of_its_whole_and_the_list_is_empty_again() -> None:
    row = np.ones(6, np.float32)
    sheet: list[float] = [3, -1, 20, 0.5]
    call([sheet, [sheet]])
    take(sheet, array("d", [4, 4, 10, 1]), row, 1)
    assert row.tolist() == [1, 0.75, 0, 1, 0.5, 1]
    assert sheet == [0] * 4
    with pytest.raises(ValueError, match=r"fit|smaller|buffer"):
        take(sheet, array("d", [1] * 4), row, 3)


@pytest.mark.parametrize("name", osada.games())
def test_a_glimpse_is_what_is_left_when_all_that_is_hidden_is_gone(name: str) -> None:
    state, rng = osada.game(name).start(2, 6), Random(6)
    for _ in range(60):
        before = state.to_json()
        for viewer in (0, 1, None):
            assert state.glimpse(viewer).view(viewer) == state.view(viewer)
            assert state.glimpse(viewer).to_json() == state.masked(viewer).to_json()
        assert state.to_json() == before
        state.play(state.turn[0], rng.choice(state.legal(state.turn[0])))


def test_a_seat_sees_itself_first_whichever_it_is() -> None:
    state = osada.game("vikings").start(3, 1)
    encoding = encoding_of("vikings")
    names = encoding.legend()
    at = names.index("seats[player+0].hand.known.1")
    for seat in range(3):
        assert encoding.observe(state, seat)[at] == 1
        mover = encoding.observe(state, seat)[names.index("mover=player+0") :][:4]
        assert mover.index(1) == (state.turn[0] - seat) % 3


@pytest.mark.pure_only
def test_who_cannot_tell_two_games_apart_has_the_same_information() -> None:
    """Seat 0 watches seat 1 bet with other tokens; seat 1 knows which."""
    one, two = Table(Setting("vikings", 2)), Table(Setting("vikings", 2))
    one.begin(11)
    two.begin(11)
    two.state = one.state.imagined(0, Random(3))
    two.first = two.state.copy()
    rng = Random(4)
    for _ in range(60):
        seat = one.state.turn[0]
        action = rng.choice(one.state.legal(seat))
        tried = one.state.copy()
        tried.play(seat, action)
        if tried.chance.drawn or tried.reveals > one.state.reveals:
            break
        shown = one.state.disguise(seat, action, 0)
        alike = [a for a in two.state.legal(seat) if two.state.disguise(seat, a, 0) == shown]
        one.take(seat, action)
        two.take(seat, alike[0])
    assert len(one.played) > 5
    assert one.information_state(0) == two.information_state(0)
    assert one.information_state(1) != two.information_state(1)
    assert one.observation_string(0) in one.information_state(0)


@pytest.mark.pure_only
def test_numbers_are_the_same_wherever_a_game_was_first_met(tmp_path: Path) -> None:
    """Here by its name; there by an action out of a pickle, which loads the words alone."""
    game, encoding = Setting("mythwind").open()
    kept = tmp_path / "action.pickle"
    action = game.vocabulary.actions[-1]
    kept.write_bytes(pickle.dumps(action))
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import pickle, sys; action = pickle.load(open(sys.argv[1], 'rb'));"
            "import osada; game = osada.game('mythwind');"
            "encoding = game.house.part(game.house.encoding)(game);"
            "print(encoding.fingerprint(), encoding.number(action))",
            str(kept),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == [encoding.fingerprint(), str(encoding.number(action))]


@pytest.mark.pure_only
def test_every_question_of_a_campaign_has_a_number() -> None:
    asked = {
        kind
        for file in (ROOT / "osada/games/mythwind/rules").rglob("*.py")
        for kind in re.findall(r'\.ask\(\s*\w+,\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(asked) > 60
    assert asked <= set(QUESTIONS)


def test_a_game_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from osada.kernel.house import House

    opened = House.open

    def without(house: House, *asked: Any) -> Game:
        return opened(replace(house, encoding=""), *asked)

    monkeypatch.setattr(House, "open", without)
    with pytest.raises(NoEncoding, match="vikings is not written as numbers"):
        Setting("vikings").open()
