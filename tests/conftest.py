"""What holds for all tests."""

from __future__ import annotations

import os
import signal
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from .tied import tie

SOME_ALSO_COMPILED: dict[str, tuple[str, ...]] = {
    "cli": ("test_record.py",),
    "table": (),
    "texts": (),
    "mythwind": (
        *(
            "test_box_and_setup.py",
            "test_days_and_seasons.py",
            "test_farmer_bot.py",
            "test_noon.py",
        ),
        *("test_farmer.py", "test_crafter.py", "test_merchant.py", "test_ranger.py"),
        *("test_together.py", "test_works.py", "test_tales.py", "test_achievements.py"),
    ),
}
"""What of these folders says something about compiled code: the kernel and the games' rules are
compiled, and what a table, a page, a terminal or a sentence makes of them is the same. Of Mythwind
whole days and seasons and what each character does are played in both ways."""

ONLY_COMPILED: dict[str, tuple[str, ...]] = {
    "browser": ("*",),
    "server": ("*",),
    "bots": ("test_levels.py", "test_greedy.py", "test_hamlet_greedy.py", "test_weights.py"),
    "cli": ("test_whole_game.py", "test_hamlet_game.py", "test_hamlet_board.py"),
    "hamlet": ("test_all_payments.py", "test_properties.py"),
    "in_browser": ("*",),
    "lab": ("*",),
    "texts": ("test_text_table.py", "test_whole_games.py"),
    "vikings": ("test_properties.py", "test_long_games.py"),
}
"""Whole folders, and files in which many games are played or thought about: as people have them,
compiled, and several times as quick so. That pure code says, shows and thinks the same is what
`tests/kept`, the transcripts and all tests of rules are for."""

# Whoever is started in the background may have been told to ignore Ctrl-C, and whatever the tests
# start would inherit that: those that press it would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """A worker ends with the run that it belongs to, and what it has started ends with it."""
    if hasattr(config, "workerinput") and sys.platform == "linux":
        tie(os.getppid())


def only_compiled(path: Path) -> bool:
    """Whether a file belongs to the compiled half of ./test."""
    return any(fnmatch(path.name, one) for one in ONLY_COMPILED.get(path.parent.name, ()))


def only_pure(path: Path) -> bool:
    """Whether a file belongs to the pure half."""
    also = SOME_ALSO_COMPILED.get(path.parent.name, (path.name,))
    return path.name not in also and not only_compiled(path)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The compiled half does not even read the files of the pure one: every worker reads all."""
    if config.option.markexpr != "not pure_only" or not collection_path.match("test_*.py"):
        return None
    return only_pure(collection_path) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Half of ./test is enough for most of some folders."""
    for item in items:
        if item.get_closest_marker("pure_only"):
            continue
        if only_compiled(item.path):
            item.add_marker(pytest.mark.compiled_only)
        elif only_pure(item.path):
            item.add_marker(pytest.mark.pure_only)
