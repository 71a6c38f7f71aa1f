"""However a run of the tests ends, nothing that it has started is left."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ..patience import PATIENCE
from .processes import below, running, runs, until

GUARDED = (sys.executable, "-IS", str(Path(__file__).parents[2] / "tools" / "guarded.py"))
PYTEST = (sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider")
ALL_KINDS = str(Path(__file__).with_name("all_kinds.py"))
DETACHED = "setsid sleep 600 & >$TELL_IN; sleep 600"
TIDY = "trap 'echo tidied >$TELL_IN; exit 1' INT; >$TELL_IN; while :; do sleep 0.01; done"

pytestmark = [
    pytest.mark.pure_only,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """A file in which a process tells that it is ready."""
    return tmp_path / "told"


@pytest.mark.parametrize("guard", [GUARDED, ()], ids=["./test", "pytest alone"])
def test_of_a_run_that_is_killed_hard_nothing_is_left(
    told: Path, tmp_path: Path, guard: Sequence[str]
) -> None:
    base = ("--basetemp", str(tmp_path / "base"))
    with running(*guard, *PYTEST, *base, ALL_KINDS, TELL_IN=str(told)) as run:
        until(lambda: told.exists() or run.poll() is not None)
        before = below(run.pid)
        assert len(before) >= 5
        run.kill()
        run.wait()
        until(lambda: not [process for process in before if runs(process)])


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_a_guarded_command_takes_along_what_has_left_its_group(
    told: Path, by: signal.Signals
) -> None:
    with running(*GUARDED, "bash", "-c", DETACHED, TELL_IN=str(told)) as run:
        until(told.exists)
        before = below(run.pid)
        run.send_signal(by)
        assert run.wait(PATIENCE) == (-by if by is signal.SIGKILL else 128 + by)
        until(lambda: not [process for process in before if runs(process)])


def test_when_the_watcher_below_is_killed_the_one_above_ends_the_rest(told: Path) -> None:
    with running(*GUARDED, "bash", "-c", DETACHED, TELL_IN=str(told)) as run:
        until(told.exists)
        before = below(run.pid)
        os.kill(before[0][0], signal.SIGKILL)
        assert run.wait(PATIENCE) == 128 + signal.SIGKILL
        assert not [process for process in before if runs(process)]


def test_a_guarded_command_may_tidy_up_when_it_is_interrupted(told: Path) -> None:
    with running(*GUARDED, "bash", "-c", TIDY, TELL_IN=str(told)) as run:
        until(told.exists)
        run.terminate()
        assert run.wait(PATIENCE) == 128 + signal.SIGTERM
    assert told.read_text() == "tidied\n"


@pytest.mark.parametrize("code", [0, 3])
def test_a_guarded_command_ends_as_it_would_alone(code: int) -> None:
    with running(*GUARDED, "bash", "-c", f"setsid sleep 600 & exit {code}") as run:
        assert run.wait(PATIENCE) == code


def test_started_in_the_background_it_does_not_hear_ctrl_c(told: Path) -> None:
    waiting = ">$TELL_IN; until test -e $TELL_IN.on; do sleep 0.01; done"
    with running(*GUARDED, "bash", "-c", waiting, hears=False, TELL_IN=str(told)) as run:
        until(told.exists)
        os.killpg(run.pid, signal.SIGINT)
        told.with_name("told.on").touch()
        assert run.wait(PATIENCE) == 0
