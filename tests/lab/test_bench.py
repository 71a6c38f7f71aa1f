"""The benchmark measures what it says. How fast anything is, no test may depend on."""

from __future__ import annotations

import json

import pytest

from osada.lab import BadExperiment, bench
from osada.lab.bench import ROUNDS, Bench
from osada.lab.blocks import opener
from tests.kernel.harvest import Harvest


def test_every_figure_is_measured() -> None:
    heard: list[tuple[int, int]] = []
    found = bench(opener("vikings", None), 0.5, lambda done, total: heard.append((done, total)))
    assert list(found) == list(Bench.__annotations__)
    assert json.loads(json.dumps(found)) == found
    for name, middle in found["median"].items():
        best = dict(found)[name]
        assert isinstance(best, float)
        assert best >= middle > 0 if name.endswith("_per_s") else 0 < best <= middle
    assert set(found["thinking"]) == {"looks_per_s", "facts_us", "net_us", "net_us_in_64"}
    assert all(figure > 0 for figure in found["thinking"].values())
    assert sum(found["time_split"].values()) == pytest.approx(1, abs=0.01)
    assert heard == [(done, ROUNDS) for done in range(1, ROUNDS + 1)]


def test_a_game_that_greedy_does_not_know_is_measured_without_it() -> None:
    found = bench(Harvest, 0.1)
    assert found["greedy_games_per_s"] is None
    assert "greedy_games_per_s" not in found["median"]
    assert found["thinking"] == {}


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_a_benchmark_takes_some_time(seconds: float) -> None:
    with pytest.raises(BadExperiment, match="a benchmark takes"):
        bench(Harvest, seconds)
