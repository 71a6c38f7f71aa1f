"""What every test of the command line uses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .driving import Said, in_process

Osada = Callable[..., Said]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where this test's games are kept."""
    return tmp_path / "home"


@pytest.fixture
def osada(home: Path) -> Osada:
    """`osada("play", "vikings", typed="1")` runs a command."""

    def run(*arguments: object, typed: str = "", **more: str) -> Said:
        return in_process([str(argument) for argument in arguments], typed, home, **more)

    return run


@pytest.fixture(scope="session")
def half_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game of three that a person left in its second round."""
    home = tmp_path_factory.mktemp("half")
    path = home / "half.osada"
    arguments = ("play", "vikings", "--seats", "3", "--seed", "3", "--save", str(path))
    assert in_process(arguments, "1\n" * 24, home).code == 0
    return path.read_text()


@pytest.fixture
def half_game(half_text: str, tmp_path: Path) -> Path:
    """A file with that record, for this test alone."""
    path = tmp_path / "half.osada"
    path.write_text(half_text)
    return path
