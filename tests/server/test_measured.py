"""What people are told of a house rule is what the lab has measured of it, and no more."""

from __future__ import annotations

import pytest

import osada
from osada.games import house
from osada.kernel.measured import FILE, BeforeAndAfter, ChoiceMeasured, read_measured
from osada.kernel.options import spell
from osada.table import measured
from osada.table.protocol.measured import Shift


def change(before: float, after: float, spread: float) -> BeforeAndAfter:
    moved = after - before
    return {"before": before, "after": after, "low": moved - spread, "high": moved + spread}


def test_what_may_be_luck_is_told_as_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = osada.game("vikings")
    found: ChoiceMeasured = {
        "option": "promote",
        "choice": "one-step",
        "seats": 4,
        "games": 80,
        "rules": 1,
        "content": "",
        "command": "",
        "length": change(40, 44, 2),
        "score": change(30, 29, 2),
        "first": change(0.25, 0.35, 0.05),
    }
    monkeypatch.setattr(measured, "measured", lambda game: [found])
    (told,) = measured.measured_of(game, "promote")
    assert (told.choice, told.seats, told.games) == ("one-step", 4, 80)
    assert told.length == Shift("more", 10)
    assert told.score == Shift("same", 3)
    assert told.first == Shift("more", 35, 25)
    assert measured.measured_of(game, "empty-hull") == []


def test_every_house_has_measured_choices_that_there_are() -> None:
    names = [name for name in osada.games() if (house(name).folder / FILE).exists()]
    assert names
    for name in names:
        game = osada.game(name)
        choices = {one.name: [spell(choice) for choice in one.choices] for one in game.options}
        for row in read_measured(game.house.folder / FILE):
            assert row["choice"] in choices[row["option"]]
            assert row["choice"] != choices[row["option"]][0]
            assert row["seats"] in game.seats
            assert row["rules"] <= game.rules_version
