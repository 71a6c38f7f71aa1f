"""Tuning by playing: what brings points is found, and followed as far as it is sure."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

import osada
from osada.bots import Bot, BotMaker
from osada.bots.careless import Careless
from osada.bots.planner import Planner
from osada.bots.tuning import Tuning
from osada.games.hamlet.bots import weights as hamlet
from osada.games.vikings.bots import evaluation as vikings
from osada.games.vikings.bots.judge import VikingsJudge
from osada.kernel.game import Game
from osada.lab import tuning
from osada.lab.blocks import no_progress, opener
from osada.lab.tuning import BadTuning, tune_step, tuning_of


def careless(numbers: Mapping[str, float]) -> BotMaker:
    """One number says how careless it is, the other nothing."""

    def make(game: Game, rng: Random) -> Bot:
        return Planner(Careless(VikingsJudge(), numbers["slack"]), rng)

    return make


def test_a_number_that_does_harm_is_turned_down_and_others_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy = Tuning({"slack": 2.0, "nothing": 1.0}, careless)
    monkeypatch.setattr(tuning, "tuning_of", lambda game: toy)
    step = tune_step(opener("vikings", None), toy.numbers, 24, 1.0, "1", 1, no_progress)
    assert step["unfinished"] == 0
    assert step["after"]["slack"] < 1.5
    assert step["after"]["nothing"] == 1.0


@pytest.mark.parametrize("game", ["vikings", "hamlet"])
def test_every_number_of_a_judgement_has_its_name_and_is_more_than_nought(game: str) -> None:
    numbers = tuning_of(osada.game(game)).numbers
    made = vikings.Weights() if game == "vikings" else hamlet.Weights()
    assert all(number > 0 for number in numbers.values())
    assert {name for name in dir(made) if isinstance(getattr(made, name), float)} == set(numbers)


def test_a_game_without_numbers_is_refused_in_a_line() -> None:
    with pytest.raises(BadTuning, match="mythwind has no numbers to tune"):
        tuning_of(osada.game("mythwind"))
