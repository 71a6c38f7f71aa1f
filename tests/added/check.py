"""All that is added, in one copy of the tree: `python -m tests.added.check`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Protocol

from . import card, option, page, setting
from .tree import Said, Tree


class Change(Protocol):
    """What each file here says: what it adds, where the docs tell how, and the tests they name."""

    @property
    def DOCS(self) -> tuple[str, str]: ...  # noqa: N802
    @property
    def TESTS(self) -> tuple[str, ...]: ...  # noqa: N802
    def add(self, tree: Tree, /) -> None: ...


CHANGES: tuple[Change, ...] = (option, card, page, setting)
BUILD = "root=$PWD; . tools/setup.sh; . tools/page.sh; build_page && need_npm && npm test {tests}"
QUIET = "--prefix web --silent --"


def check(folder: Path) -> list[tuple[str, Said, float]]:
    """What was done, how it ended, and how many seconds it took; the last must fail."""
    done = []
    began = monotonic()

    def note(what: str, said: Said) -> None:
        nonlocal began
        done.append((what, said, monotonic() - began))
        began = monotonic()

    tree = Tree(folder / "tree")
    note("copied", Said(0, ""))
    note("campaigns begin", card.campaigns(tree, "begin"))
    for change in CHANGES:
        change.add(tree)
    note("added; the campaigns go on", card.campaigns(tree, "go-on"))
    note("cards written anew", tree.run([sys.executable, "-m", "tests.kept.cards"]))
    build = BUILD.format(tests=" ".join((QUIET, *page.PAGE_TESTS)))
    note("the page, built once, and its tests", tree.run(["bash", "-c", build]))
    note("the tests that are named", tree.test(_tests()))
    card.change_number(tree)
    note("campaigns by another number", card.campaigns(tree, "held"))
    option.add_idle(tree)
    note("an option that does nothing", tree.test([option.IDLE]))
    return done


def _tests() -> list[str]:
    """Each once, whoever names it."""
    return list(dict.fromkeys([*(test for one in CHANGES for test in one.TESTS), card.OWN]))


def faults(done: list[tuple[str, Said, float]]) -> list[str]:
    """What went otherwise than it should."""
    *rest, (_, idle, _) = done
    wrong = [f"{what}:\n{said.text}" for what, said, _ in rest if said.code]
    if idle.code != 1 or "calm-market" not in idle.text:
        wrong.append(f"an option that does nothing was not caught:\n{idle.text}")
    return wrong


def main() -> None:
    """Say how long each step took, and what went wrong."""
    with tempfile.TemporaryDirectory(prefix="osada-added-") as folder:
        done = check(Path(folder))
    for what, _, seconds in done:
        print(f"{seconds:6.1f} s  {what}")
    print(f"{sum(seconds for *_, seconds in done):6.1f} s")
    if wrong := faults(done):
        print("\n".join(wrong))
        sys.exit(1)


if __name__ == "__main__":
    main()
