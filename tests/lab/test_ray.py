"""A tournament on Ray that loses workers ends with the same table, each game counted once.

Against a small one of our own, and against Ray itself where that is installed.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from osada.lab.errors import BadExperiment
from osada.lab.ledger import FILE
from osada.lab.spread import spread
from osada.lab.tournament import play_series
from osada.lab.workers import Workers
from tests.lab.small_ray import SmallRay
from tests.lab.test_cluster import PLAYED

pytestmark = pytest.mark.pure_only

HERE = Workers(0, "ray://")


@pytest.fixture
def listening() -> Iterator[str]:
    """An address at which somebody can be reached."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"ray://127.0.0.1:{door.getsockname()[1]}"


def same_table(workers: Workers, file: Path) -> None:
    """Ten deals there and here: every game counted and kept once, all of them equal."""
    counted: list[int] = []
    found = play_series(PLAYED, 10, workers, lambda done, total: counted.append(done), file)
    assert counted == list(range(1, 31))
    assert len(file.read_text().splitlines()) == 1 + 30
    here = play_series(PLAYED, 10, Workers(1))
    assert [(one["scores"], one["deeds"]) for one in found] == [
        (one["scores"], one["deeds"]) for one in here
    ]


def test_lost_workers_repeat_nothing_that_counts(
    listening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = SmallRay(lambda task: task in (3, 9))
    monkeypatch.setitem(sys.modules, "ray", ray)
    same_table(Workers(0, listening), tmp_path / FILE)
    assert ray.given > 9
    assert [one["address"] for one in ray.opened] == [listening] * 3
    assert ray.closed == 3


def test_what_a_task_raises_is_told_as_it_was_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ray := SmallRay())
    with pytest.raises(BadExperiment, match=r"^not this one$"):
        list(spread(refuse, range(5), HERE))
    assert [one["address"] for one in ray.opened] == ["local"]
    assert ray.closed == 1


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ray := SmallRay(lambda task: True))
    with pytest.raises(BadExperiment, match="workers die"):
        list(spread(abs, range(5), HERE))
    assert ray.closed == len(ray.opened) == 3


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ConnectionError("timeout"), r"lets nobody in: .* RAY_AUTH_TOKEN"),
        (RuntimeError("Version mismatch:\nmore"), r"ray://127\.0\.0\.1:\d+: Version mismatch:$"),
    ],
)
def test_why_a_cluster_lets_nobody_in_is_one_line(
    error: Exception, said: str, listening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(address: str, **more: object) -> None:
        raise error

    monkeypatch.setitem(sys.modules, "ray", ray := SmallRay())
    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(BadExperiment, match=said):
        list(spread(abs, range(5), Workers(0, listening)))


def test_where_no_ray_is_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", SmallRay())
    with pytest.raises(BadExperiment, match=r"nobody answers at ray://127\.0\.0\.1:1"):
        list(spread(abs, range(5), Workers(0, "ray://127.0.0.1:1")))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadExperiment, match=r"pip install 'osada\[ray\]'"):
        list(spread(abs, range(5), HERE))


def test_ray_itself_loses_a_worker(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs Ray, a large extra: pip install 'osada[ray]'")
    tasks = range(12)
    died = tmp_path / "died"
    found = sorted(spread(partial(die_once, died), tasks, HERE))
    assert found == [(task, -task) for task in tasks]
    assert died.exists()
    same_table(HERE, tmp_path / FILE)
    with pytest.raises(BadExperiment, match=r"^not this one$"):
        list(spread(refuse, range(5), HERE))


def refuse(task: int) -> int:
    """Somebody's own player that cannot be used, for one."""
    if task == 2:
        raise BadExperiment("not this one")
    return task


def die_once(mark: Path, task: int) -> int:
    """The worker that comes to the fifth task first is killed."""
    if task == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -task
