"""A die at the Tower is never blank, though its owner becomes somebody else, swaps or sits out;
what is rolled then is written down."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.town import BETWEEN, Town
from osada.kernel.chance import Draw, ScriptedChance
from osada.kernel.journal import Journal, one_line, step
from osada.kernel.record import Replay, read_record, write_record
from osada.kernel.state import State

from .happenings import last_day
from .towns import GAME, menu, play, to_dusk, told, town

pytestmark = pytest.mark.rule("MYT-WORK-09")


def season_over(seats: int) -> Town:
    """Whoever is asked something of their own has answered, too."""
    s = town(seats, last_day)
    to_dusk(s)
    while s.phase != BETWEEN:
        seat = s.turn[0]
        texts = menu(s, seat)
        play(s, f"{seat} {next((t for t in ('agree', 'done') if t in texts), texts[0])}")
    return s


def with_blank(seats: int = 1) -> Town:
    """Between two seasons, with a blank die in the Farmer's tray: something weakened it after the
    last Dusk, as an adventure on the way home can."""
    data: Any = season_over(seats).to_data()
    data["sheets"]["farmer"]["dice"] = ["s0"]
    data["supply"][0] -= 1
    s = GAME.from_json(data)
    assert isinstance(s, Town)
    return s


def act(s: State, seat: int, text: str, script: list[Draw] | None = None) -> Any:
    return step(s, seat, GAME.parse(s, text), script)


def tower(s: State) -> list[int]:
    assert isinstance(s, Town)
    return s.tower


def opened(s: State) -> State:
    """Written and read again, which is refused where anything is wrong."""
    again = GAME.from_json(s.to_json())
    assert again.digest() == s.digest()
    return again


@pytest.mark.rule("MYT-SEASON-06")
def test_who_becomes_somebody_else_leaves_no_blank_die_at_the_tower() -> None:
    after, entry = act(with_blank(2), 0, "become merchant")
    assert all(die % 4 for die in tower(after))
    assert [draw.label for draw in entry.draws].count("die") >= 1
    assert "die-rerolled" in told(list(entry.events))
    assert after.faults() == []
    opened(after)


@pytest.mark.rule("MYT-SEASON-06")
def test_two_who_swap_leave_no_blank_die_at_the_tower() -> None:
    s = with_blank(2)
    play(s, "1 become farmer", "0 yes")
    assert all(die % 4 for die in s.tower)
    opened(s)


@pytest.mark.rule("MYT-RESUME-03")
def test_who_sits_out_leaves_no_blank_die_and_the_roll_is_noted() -> None:
    s = with_blank(1)
    after = GAME.reseat(s, ("ranger", "crafter"))
    assert all(die % 4 for die in tower(after))
    drawn = after.chance.drawn
    assert drawn
    assert {draw.label for draw in drawn} == {"die"}
    assert after.reveals == s.reveals + len(drawn), "nobody takes it back"
    assert "die-rerolled" in told(list(after.events))
    again = GAME.reseat(with_blank(1), ("ranger", "crafter"), drawn)
    assert again.digest() == opened(after).digest()
    with pytest.raises(ScriptedChance, match="is missing"):
        GAME.reseat(with_blank(1), ("ranger", "crafter"), [])
    with pytest.raises(ScriptedChance, match="one too many"):
        GAME.reseat(season_over(1), ("ranger", "crafter"), drawn)


# -- records -------------------------------------------------------------------------------------


def read(text: str, **how: Any) -> Replay:
    found = read_record(text, lambda name: GAME, **how)
    assert found.fault is None, found.fault
    return found


def campaign(s: Town) -> Journal:
    return Journal.resume(GAME, s, 7, {}, one_line(s))


def test_a_record_writes_the_roll_beside_those_who_sit_down() -> None:
    table = campaign(with_blank())
    table.reseat(("ranger", "crafter"))
    table.play(0, GAME.parse(table.state, "keep"))
    text = write_record(table)
    assert "\ncast ranger crafter = die " in text
    for how in ({}, {"whole": True}):
        again = read(text, **how).journal
        assert again.state.digest() == table.state.digest()
        assert write_record(again) == text
    other = text.replace("= die ", "= die 7", 1)
    assert read_record(other, lambda name: GAME, whole=True).fault is not None


def test_a_blank_die_at_the_tower_is_no_position() -> None:
    data: Any = with_blank().to_data()
    data["sheets"]["farmer"]["dice"], data["tower"] = [], ["s0", *data["tower"]]
    with pytest.raises(Exception, match="a die at the Tower is blank"):
        GAME.from_json(data)
