"""A tournament on a cluster that loses one of its two workers ends with the same table."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from osada.lab.blocks import opener
from osada.lab.errors import BadExperiment
from osada.lab.ledger import FILE
from osada.lab.limits import Limits
from osada.lab.series import Series
from osada.lab.tournament import play_series
from osada.lab.workers import Workers

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
PLAYED = Series(opener("vikings", None), ("random", "random", "greedy"), 8, {}, Limits(turns=6))


@pytest.fixture
def cluster() -> Iterator[list[str]]:
    """Where the scheduler listens, and the processes of its two workers."""
    asked = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.small_cluster"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert asked.stdout is not None
    try:
        yield asked.stdout.readline().split()
    finally:
        os.killpg(asked.pid, signal.SIGKILL)
        asked.wait()
        asked.stdout.close()
        assert asked.stdin is not None
        asked.stdin.close()


def test_a_lost_worker_repeats_nothing_that_counts(cluster: list[str], tmp_path: Path) -> None:
    address, first, _ = cluster
    counted: list[int] = []

    def watch(done: int, total: int) -> None:
        counted.append(done)
        if done == 5:
            os.kill(int(first), signal.SIGKILL)

    file = tmp_path / FILE
    found = play_series(PLAYED, 10, Workers(0, f"dask://{address}"), watch, file)
    assert counted == list(range(1, 31))
    assert len(file.read_text().splitlines()) == 1 + 30
    here = play_series(PLAYED, 10, Workers(1))
    assert [(one["scores"], one["deeds"]) for one in found] == [
        (one["scores"], one["deeds"]) for one in here
    ]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("spark://here:1", "write dask://HOST:PORT"),
        ("dask://127.0.0.1:1", "nobody answers at dask://127.0.0.1:1"),
    ],
)
def test_where_nobody_works_is_told(
    address: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("osada.lab.cluster.PATIENCE", 0.2)
    with pytest.raises(BadExperiment, match=said):
        play_series(PLAYED, 1, Workers(0, address))
