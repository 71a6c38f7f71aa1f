"""A figure stays on its area until Dusk, whatever becomes of the building there (AMB-20)."""

from __future__ import annotations

from typing import Any

import pytest

from osada.games.mythwind.rules.ops.building import OPS
from osada.games.mythwind.rules.town import NOBODY, Task, Town
from osada.games.mythwind.rules.words import BUILDINGS
from osada.kernel.state import NOBODY as NO_MENU

from .towns import GAME, menu, play, refusal, to_dusk, town

pytestmark = [pytest.mark.rule("MYT-NOON-03"), pytest.mark.rule("MYT-USE-01")]
MONUMENT, TAVERN = BUILDINGS.index("monument"), BUILDINGS.index("tavern")


def crowded() -> Town:
    """The Monument on area 1, the Tavern about to be completed, area 5 empty; the first seat is at
    the Monument."""

    def edit(data: dict[str, Any]) -> None:
        data["areas"][0], data["areas"][4] = "monument", "empty"
        data["ever_built"].append("monument")
        for sheet in data["sheets"].values():
            sheet.update(coins=40, dice=[])
        data["tracks"] = dict.fromkeys(data["tracks"], 10)

    s = town(4, edit)
    play(s, "0 visit monument")
    while "finish" not in menu(s, 0):
        texts = menu(s, 0)
        play(s, f"0 {'pass' if 'pass' in texts else texts[0]}")
    return s


def tear_down(s: Town, building: int) -> None:
    play(s, "1 visit construct", f"1 demolish {BUILDINGS[building]}")


def place(s: Town, building: int, area: int) -> None:
    """As a completion or a gift of the story does."""
    for other, what in enumerate(s.areas):
        if what == -1 and other != area:
            s.areas[other] = -2
    OPS["building"].begin(s, Task(f"building grant {BUILDINGS[building]}", NOBODY))
    assert s.areas[area] == building
    s._menu_seat = NO_MENU


def written_and_read(s: Town) -> Town:
    again = GAME.from_json(s.to_json())
    assert isinstance(again, Town)
    assert again.to_json() == s.to_json()
    return again


@pytest.mark.rule("MYT-BUILD-08")
def test_what_is_built_where_a_figure_stands_is_occupied_today() -> None:
    s = crowded()
    tear_down(s, MONUMENT)
    s = written_and_read(s)
    place(s, TAVERN, 0)
    for town_now in (s, written_and_read(s)):
        assert "visit tavern" not in menu(town_now, 3)
        assert refusal(town_now, "3 visit tavern") == ("MYT-NOON-03", "occupied")
    to_dusk(s)
    assert "visit tavern" in menu(s, 3), "at dusk everybody went home"


@pytest.mark.rule("MYT-BUILD-08")
def test_a_building_that_came_back_elsewhere_is_free() -> None:
    s = crowded()
    tear_down(s, MONUMENT)
    place(s, MONUMENT, 4)
    for town_now in (s, written_and_read(s)):
        assert "visit monument" in menu(town_now, 3)
    play(s, "3 visit monument")
    assert s.faults() == [], "one on the old area, one in the house"
    written_and_read(s)
