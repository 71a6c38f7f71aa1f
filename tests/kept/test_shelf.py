"""What was written by these rules long ago opens for as long as they are the rules.

Vikings and Hamlet were written by commit cc047a0 (rules 1 and 2), Mythwind by the first with its
rules 5. Nothing here is ever written anew: a game whose rules get a new number gets new files.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import osada

pytestmark = pytest.mark.pure_only
SHELF = Path(__file__).with_name("shelf")
RECORDS = sorted(SHELF.glob("*.osada"))
POSITIONS = sorted(SHELF.glob("*.json"))


def test_every_game_lies_on_the_shelf() -> None:
    games = {path.name.partition("-")[0] for path in (*RECORDS, *POSITIONS)}
    assert games == set(osada.games())
    assert len(RECORDS) == len(POSITIONS) == 6


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_then_leads_where_it_led(path: Path) -> None:
    text = path.read_text("utf-8")
    replay = osada.read_record(text, whole=True)
    assert (replay.fault, replay.cut) == (None, None)
    state = replay.journal.state
    assert re.findall(r"^end (\w+)$", text, re.MULTILINE)[-1] == state.digest()
    assert osada.write_record(replay.journal) == text
    for seat in state.turn:
        assert state.legal(seat)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_of_then_is_what_it_was_and_is_played_on(path: Path) -> None:
    text = path.read_text("utf-8")
    name = path.name.partition("-")[0]
    state = osada.game(name).from_json(text)
    assert state.to_json() == text.rstrip("\n")
    assert state.faults() == []
    before, seat = state.digest(), state.turn[0]
    state.play(seat, state.legal(seat)[0])
    assert state.digest() != before


def test_a_finished_season_of_then_opens_at_its_last_chapter() -> None:
    text = (SHELF / "mythwind-two.osada").read_text("utf-8")
    assert text.count("\n--- ") == 1
    replay = osada.read_record(text)
    assert replay.fault is None
    assert len(replay.journal.chapters) == 1
