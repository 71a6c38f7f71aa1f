"""./run compiles in the background where it can, says so, and does not try in vain."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import osada
from osada import installed
from tools import compile_later

from ..patience import PATIENCE

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
STARTED = (
    "osada: compiling the rules in the background, for the next start "
    "(OSADA_COMPILE=0 does without)\n"
)
BUILDS = """
import json, os, pathlib, sys
told = {"nice": os.nice(0), "jobs": sys.argv[1:], "cores": len(os.sched_getaffinity(0))}
pathlib.Path("built").write_text(json.dumps(told))
sys.exit(%d)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in small, whose build breaks and whose packages are those of these tests."""
    for name in ("osada/_compiled.py", "tools/compile_later.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "compile.txt").touch()
    (tmp_path / "tools" / "setup.sh").write_text("set_up_compiler() { true; }\n")
    (tmp_path / "tools" / "build_fast.py").write_text(BUILDS % 1)
    own = tmp_path / ".tools" / "compiler" / "bin" / "python"
    own.parent.mkdir(parents=True)
    own.symlink_to(sys.executable)
    return tmp_path


def run(clone: Path, **settings: str) -> str:
    """What ./run would say, once whoever compiles has done."""
    told = {key: value for key, value in os.environ.items() if not key.startswith("OSADA_")}
    (clone / "built").unlink(missing_ok=True)
    done = subprocess.run(
        [sys.executable, "-IS", str(clone / "tools" / "compile_later.py")],
        env={**told, "CC": sys.executable, **settings},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "")
    if done.stderr == STARTED:
        wait_for(clone)
    return done.stderr


def wait_for(clone: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with (clone / ".tools" / "compiling.lock").open("a") as lock:
            if (clone / "built").exists():
                fcntl.flock(lock, fcntl.LOCK_EX)  # held until its end
                return
        time.sleep(0.02)
    pytest.fail("nobody compiles")


def test_a_broken_build_is_told_once_and_tried_again_when_a_source_changes(clone: Path) -> None:
    assert run(clone) == STARTED
    assert run(clone) == (
        "osada: compiling in the background failed (see .tools/compiling.log); "
        "all goes on as pure Python\n"
    )
    assert run(clone) == ""
    (clone / "osada" / "new.py").touch()
    assert run(clone) == STARTED


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux ties to a processor")
def test_it_takes_one_processor_at_the_lowest_priority(clone: Path) -> None:
    (clone / "tools" / "build_fast.py").write_text(BUILDS % 0)
    assert run(clone) == STARTED
    assert json.loads((clone / "built").read_text()) == {
        "nice": 19,
        "jobs": ["--jobs", "1"],
        "cores": 1,
    }
    assert not (clone / ".tools" / "compiling").exists(), "nothing is wrong"


@pytest.mark.parametrize("setting", [{"OSADA_COMPILE": "0"}, {"OSADA_PURE": "1"}])
def test_who_does_not_want_it_is_not_asked(setting: dict[str, str], clone: Path) -> None:
    assert run(clone, **setting) == ""
    assert not (clone / "built").exists()


def test_without_a_compiler_everything_is_as_before(clone: Path) -> None:
    assert run(clone, CC="no-such-compiler", PATH="") == ""
    assert not (clone / "built").exists()
    assert "no C compiler" in (clone / ".tools" / "compiling").read_text()


def test_where_memory_is_short_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    assert compile_later.not_here() == ""
    monkeypatch.setattr(compile_later, "free_memory", lambda: compile_later.MEMORY - 1)
    assert compile_later.not_here() == "less than 1 GiB of memory are free"


def test_the_doctor_says_why_nothing_was_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installed, "__file__", str(tmp_path / "osada" / "installed.py"))
    monkeypatch.setattr(osada, "MODE", "pure")
    assert installed.compiling() == ""
    (tmp_path / ".tools").mkdir()
    (tmp_path / ".tools" / "compiling").write_text("there is no C compiler\n\n\n")
    assert installed.compiling() == "not compiled by ./run: there is no C compiler"
