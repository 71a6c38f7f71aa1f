"""Series of games: the same result however they are played, and honest figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from osada.bots import BadBot
from osada.kernel.errors import BadStart, OsadaError
from osada.lab import BadExperiment, simulate
from osada.lab.blocks import opener
from osada.lab.limits import Limits
from osada.lab.simulate import Simulation
from tests.kernel.harvest import Harvest

VIKINGS = opener("vikings", None)
RANDOM = ["random"] * 4


def test_the_hash_is_the_same_again_and_with_any_number_of_jobs() -> None:
    once = simulate(VIKINGS, RANDOM, 30, seed=1)
    for jobs in (1, 2, 3):
        again = simulate(VIKINGS, RANDOM, 30, seed=1, jobs=jobs)
        assert _without_time(again) == _without_time(once)
    assert simulate(VIKINGS, RANDOM, 30, seed=2)["hash"] != once["hash"]
    assert simulate(VIKINGS, RANDOM, 29, seed=1)["hash"] != once["hash"]


def _without_time(found: Simulation) -> dict[str, object]:
    timed = ("seconds", "decisions_per_s", "games_per_s", "jobs")
    return {key: value for key, value in found.items() if key not in timed}


def test_the_hash_is_the_same_compiled_and_pure() -> None:
    """Run in both modes; here the other side is always pure."""
    script = (
        "from osada.lab import simulate; from osada.lab.blocks import opener;"
        "found = simulate(opener('vikings', None), ['greedy', 'random'], 3, seed=5);"
        "print(found['mode'], found['hash'])"
    )
    pure = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "OSADA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    here = simulate(VIKINGS, ["greedy", "random"], 3, seed=5)
    assert pure.stdout.split() == ["pure", here["hash"]]


def test_the_result_has_every_figure_and_is_json() -> None:
    found = simulate(VIKINGS, ["random", "greedy", "random"], 6, seed=3)
    assert json.loads(json.dumps(found)) == found
    assert found.keys() == Simulation.__annotations__.keys()
    assert (found["game"], found["seats"], found["games"]) == ("vikings", 3, 6)
    assert found["unfinished"] == 0
    assert found["decisions"] > 6 * 50
    assert sum(share or 0 for share in found["win_share"]) == pytest.approx(1, abs=1e-3)
    for share, (low, high) in zip(found["win_share"], found["win_interval"], strict=True):
        assert share is not None
        assert low <= share <= high


def test_bots_stay_in_the_seats_they_are_named_for() -> None:
    found = simulate(VIKINGS, ["random", "greedy", "random"], 10, seed=3)
    scores = [score or 0 for score in found["mean_scores"]]
    assert scores[1] == max(scores)


def test_a_game_that_takes_too_long_is_reported_as_unfinished() -> None:
    found = simulate(Harvest, ["random"] * 3, 4, limits=Limits(decisions=2))
    assert (found["unfinished"], found["decisions"]) == (4, 8)
    assert found["mean_scores"] == found["win_share"] == [None] * 3
    assert found["win_interval"] == [[0.0, 1.0]] * 3


def test_a_game_is_broken_off_after_so_many_turns_and_scored_as_it_stands() -> None:
    found = simulate(opener("hamlet", None), ["random"] * 2, 2, limits=Limits(turns=10))
    assert found["unfinished"] == 2
    assert found["mean_progress"] == {"rounds": 6.0, "turns": 10.0}
    assert sum(share or 0 for share in found["win_share"]) == pytest.approx(1)
    parts = [sum(seat.values()) for seat in found["mean_parts"]]
    assert parts == pytest.approx(found["mean_scores"], abs=1e-2)


def test_games_with_several_seats_in_turn_are_played_too() -> None:
    assert simulate(Harvest, ["random"] * 3, 5)["unfinished"] == 0


@pytest.mark.parametrize(
    ("wish", "error", "said"),
    [
        ({"games": 0}, BadExperiment, "the number of games must be 1 or more, not 0"),
        ({"jobs": 0}, BadExperiment, "the number of jobs must be 1 or more, not 0"),
        ({"limits": Limits(decisions=0)}, BadExperiment, "must be 1 or more, not 0"),
        (
            {"limits": Limits(lengths=(("seasons", 1),))},
            BadExperiment,
            "does not count seasons, but rounds",
        ),
        ({"bots": ["random"]}, BadStart, "vikings is for 2 to 4 players, not 1"),
        ({"bots": ["random", "grady"]}, BadBot, "there is no bot 'grady'"),
        ({"seed": -1}, BadStart, "the seed must be"),
        ({"options": {"promot": "front"}}, BadStart, "did you mean 'promote'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    wish: dict[str, object], error: type[OsadaError], said: str
) -> None:
    asked: dict[str, object] = {"bots": RANDOM, "games": 1, **wish}
    with pytest.raises(error, match=said):
        simulate(VIKINGS, **asked)  # type: ignore[arg-type]
