"""A series of campaigns is measured by what was met, and when for the first time."""

from __future__ import annotations

from osada.games.mythwind.study import TownStudy
from osada.lab import simulate
from osada.lab.blocks import opener
from osada.lab.limits import Limits

from .towns import GAME


def test_a_study_counts_what_the_town_has_met() -> None:
    found = simulate(
        opener("mythwind", None),
        ["greedy"] * 2,
        2,
        seed=3,
        limits=Limits(lengths=(("seasons", 2),)),
    )
    figures = found["mean_figures"]
    for name in ("buildings_seen", "first_sights", "goals_met", "coins", "endings"):
        middle, low, high = figures[name]
        assert low <= middle <= high, name
    assert figures["first_sights"][0] > 3
    assert figures["first_unlock"][0] == 1
    shares = [figures[f"share, {who}"][0] for who in ("farmer", "crafter")]
    assert abs(sum(shares) - 2) < 0.01, "1 is what everybody would earn alike"
    assert found["median_figures"]["longest_without"] == 0
    assert found["seen_in"]["event"]["1"] == 2
    assert found["seen_in"]["building"]["longhouse"] == 2
    assert found["seen_in"]["envelope"]["4"] == 0
    assert len(found["seen_in"]["event"]) == 154


def test_a_question_of_one_seat_locks_nobody_who_has_not_finished() -> None:
    study, s = TownStudy(), GAME.start(2, 5)
    while s.reached()["day"] == 1:
        study.look(s)
        s.play(s.turn[0], s.legal(s.turn[0])[0])
    now = study.figures()
    assert now["locked_share"] == 0
    assert now["waits_for_private"] <= 0.15
