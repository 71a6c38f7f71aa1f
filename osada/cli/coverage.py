"""Which rules are cited in code, tested, and worded in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import osada
from osada.games import house, houses
from osada.terminal import Talk
from osada.texts import languages
from osada.texts.rulebook import load_rules

PACKAGE = Path(osada.__file__).parent
TESTS = PACKAGE.parent / "tests"
_ID = re.compile(r"\b([A-Z]{3}-[A-Z0-9-]{0,30}[A-Z0-9])-(\d\d)\b")
_MORE = re.compile(r"(?:/(\d\d)\b|[\s#]+to[\s#]+([A-Z]{3}-[A-Z0-9-]{0,30}[A-Z0-9])-(\d\d)\b)")
_WORDED = re.compile(r"^rule-([A-Z0-9-]+) *=", re.MULTILINE)


def cited_ids(text: str) -> set[str]:
    """Every id that a text names, whole ranges included.

    >>> sorted(cited_ids("VIK-GOODS-01 to VIK-GOODS-03, VIK-BET-05/06"))
    ['VIK-BET-05', 'VIK-BET-06', 'VIK-GOODS-01', 'VIK-GOODS-02', 'VIK-GOODS-03']
    """
    found: set[str] = set()
    for start in _ID.finditer(text):
        stem, number = start[1], start[2]
        found.add(f"{stem}-{number}")
        at = start.end()
        while more := _MORE.match(text, at):
            at = more.end()
            if more[1]:
                found.add(f"{stem}-{more[1]}")
            elif more[2] == stem:
                found |= {f"{stem}-{n:02}" for n in range(int(number), int(more[3]) + 1)}
    return found


def marked_ids(source: str) -> set[str]:
    """Every id in a `pytest.mark.rule("…")` of a Python source."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        mark = node.func.value
        if node.func.attr == "rule" and isinstance(mark, ast.Attribute) and mark.attr == "mark":
            found |= {
                arg.value
                for arg in node.args
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            }
    return found


def worded_ids(game: str, lang: str) -> set[str]:
    """Every rule of a game that has a text in this language."""
    found: set[str] = set()
    for path in (house(game).folder / "texts" / lang).glob("*.ftl"):
        found |= set(_WORDED.findall(path.read_text(encoding="utf-8")))
    return found


class Coverage:
    """What was found for the rules and scenarios of some games."""

    def __init__(
        self,
        ids: list[str],
        scenarios: list[str],
        cited: set[str],
        tested: set[str] | None,
        worded: dict[str, set[str]],
    ) -> None:
        self.ids = ids
        self.scenarios = scenarios
        self.cited = [one for one in ids if one in cited]
        self.tested = None if tested is None else [one for one in ids if one in tested]
        """None where there are no tests beside the package: then nothing can be said."""
        self.worded = {lang: [one for one in ids if one in texts] for lang, texts in worded.items()}
        self.scenarios_tested = (
            None if tested is None else [one for one in scenarios if one in tested]
        )

    def without(self, found: Iterable[str] | None) -> list[str]:
        """The ids that were not found; none where nothing can be said."""
        have = set(self.ids if found is None else found)
        return [one for one in self.ids if one not in have]

    @property
    def scenarios_missing(self) -> list[str]:
        """The scenarios that no test is marked with."""
        have = set(self.scenarios if self.scenarios_tested is None else self.scenarios_tested)
        return [one for one in self.scenarios if one not in have]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing of what could be looked at."""
        lists = [self.cited, self.tested, *self.worded.values()]
        return not any(self.without(found) for found in lists) and not self.scenarios_missing

    def rows(self, talk: Talk) -> Iterator[tuple[str, int | None, list[str]]]:
        """For a table: a label, how many there are, which are missing."""
        yield talk("coverage-cited"), len(self.cited), self.without(self.cited)
        tested = None if self.tested is None else len(self.tested)
        yield talk("coverage-tested"), tested, self.without(self.tested)
        for lang, found in self.worded.items():
            yield talk("coverage-worded", lang=lang), len(found), self.without(found)

    def to_data(self) -> dict[str, object]:
        """JSON-ready."""
        untested = None if self.tested is None else self.without(self.tested)
        return {
            "ids": self.ids,
            "cited": self.cited,
            "tested": self.tested,
            "worded": self.worded,
            "missing": {
                "cited": self.without(self.cited),
                "tested": untested,
                "worded": {lang: self.without(found) for lang, found in self.worded.items()},
            },
            "scenarios": {
                "ids": self.scenarios,
                "tested": self.scenarios_tested,
                "missing": None if self.scenarios_tested is None else self.scenarios_missing,
            },
            "note": None if self.tested is not None else "no tests beside this package to look at",
        }


def cover(games: Iterable[str], tests: Path | None = None) -> Coverage:
    """Look through the sources, the tests and the texts of these games."""
    names = list(games)
    rules = [rule for name in names for rule in load_rules(house(name))]
    cited: set[str] = set()
    for path in _where_rules_live():
        cited |= cited_ids(path.read_text(encoding="utf-8"))
    return Coverage(
        [rule.id for rule in rules if rule.kind == "rule"],
        [rule.id for rule in rules if rule.kind == "scenario"],
        cited,
        _tested(tests or TESTS),
        {
            lang: {one for name in names for one in worded_ids(name, lang)}
            for lang in sorted(languages(), key=("en", "pl", "cs").index)
        },
    )


def _where_rules_live() -> Iterator[Path]:
    """The sources, and the content that is rules as data: a building's entry is its rule."""
    yield from (PACKAGE / "kernel").rglob("*.py")
    for each in houses().values():
        yield from each.folder.rglob("*.py")
        content = (each.folder / "content").glob("*.toml")
        yield from (path for path in content if path.name != "rules.toml")


def _tested(tests: Path) -> set[str] | None:
    if not tests.is_dir():
        return None
    found: set[str] = set()
    for path in tests.rglob("*.py"):
        found |= marked_ids(path.read_text(encoding="utf-8"))
    return found
