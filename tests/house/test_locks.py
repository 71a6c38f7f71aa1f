"""The locks pin everything by hash, agree with pyproject.toml and name no index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def names(requirements: list[str | dict[str, str]]) -> set[str]:
    """Groups that are included are asked for themselves."""
    lines = [line for line in requirements if isinstance(line, str)]
    return {re.split(r"[<>=\[;]", line)[0].replace(".", "-") for line in lines}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_every_pin_has_a_hash_and_no_lock_names_a_host(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"\n(?=[a-z])", text.split("tools/lock\n")[1])
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "index" not in re.sub(r"#.*", "", text)


def test_what_pyproject_asks_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    assert names(project["project"]["dependencies"]) <= pins("runtime").keys()
    assert names(groups["build"]) <= pins("build").keys()
    assert names(groups["dev"]) | names(groups["compile"]) <= pins("dev").keys()
    assert names(groups["compile"]) <= pins("compile").keys()
    extras = project["project"]["optional-dependencies"]
    for extra in extras.values():
        assert names(extra) <= pins("dev").keys()
    assert names(groups["uv"]) <= pins("uv").keys()
    assert names(groups["node"]) <= pins("node").keys()


def test_the_locks_agree_with_each_other() -> None:
    everything = pins("dev").items()
    assert pins("runtime").items() <= everything
    assert pins("build").items() <= everything
    assert pins("compile").items() <= everything
