"""tools/mutants: which changes it makes, and what it says of tests that notice them or not."""

from __future__ import annotations

import ast
import io
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tools.mutating import trial
from tools.mutating.concerns import concerning, sources
from tools.mutating.known import key, known
from tools.mutating.mutations import Mutant, mutants_of
from tools.mutating.report import as_json, show
from tools.mutating.touched import FOLDER, Caller, Touched, touched, unrecorded
from tools.mutating.trial import KILLED, SURVIVED, TIMED_OUT, UNSOUND, Copy, Verdict

from ..patience import PATIENCE

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants_of("x.py", source.encode())]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("x = a == b", ["a == b → a != b"]),
        ("x = a < b <= c", ["a < b <= c → a < b < c", "a < b <= c → a <= b <= c"]),
        ("x = a and b() or c", ["a and b() or c → ((a and b()) and c)", "a and b() → (a or b())"]),
        ("x = not a", ["not a → a"]),
        ("x = a + [1]", ["1 → 2"]),
        ("x = a % 5", ["a % 5 → (a // 5)", "5 → 6"]),
        ("x -= 1", ["x -= 1 → x += 1", "1 → 2"]),
        ("x = True", ["True → False"]),
        ("x = y if ready else z", ["ready → not ready"]),
        ("if a(): raise Refused('why')", ["a() → not a()", "raise Refused('why') → pass"]),
        ("tell(s)", ["tell(s) → pass"]),
        ("for x in y: break", ["break → continue"]),
        ('x: Final[int | None] = "text"', []),
        ('"""A docstring of 12 words."""', []),
        ("assert x > 1", []),
        ("log.info('x', n=1)", []),
        ('x = f"{a + 1}"', []),
        ("if TYPE_CHECKING:\n    x = 1", []),
    ],
)  # fmt: skip
def test_each_kind_of_change(source: str, found: list[str]) -> None:
    assert sorted(changes(source)) == sorted(found)


def test_a_change_says_where_it_is_and_touches_nothing_else() -> None:
    source = "class A:\n    def b(self):\n        # ż\n        return 'ż' < self.c\n".encode()
    (mutant,) = mutants_of("x.py", source)
    assert (mutant.line, mutant.where) == (4, "A.b")
    assert mutant.applied(source) == source.replace(b"<", b"<=")


def test_a_mutant_is_always_python() -> None:
    files = sources(ROOT, ["games", "kernel", "server"])
    for path in random.Random(1).sample(sorted(files), 12):
        for mutant in mutants_of(path, files[path])[::5]:
            ast.parse(mutant.applied(files[path]), path)


def test_the_nearest_and_quickest_tests_that_call_a_function_come_first() -> None:
    mutant = Mutant("osada/kernel/chance.py", 1, "Chance.below", "0", "1", 0, 1)
    quick, slow = Caller(0.1, "tests/kernel/test_a.py::t"), Caller(9.0, "tests/kernel/test_b.py::t")
    far, too_slow = Caller(0.05, "tests/cli/test_c.py::t"), Caller(50.0, "tests/cli/test_c.py::u")
    calling = sorted([slow, quick, too_slow, far])
    blind = Caller(0.1, "tests/kernel/test_bounds.py::t")
    known = Touched({(mutant.path, mutant.where): calling}, {mutant.path: calling}, [blind])
    first, rest, may_be = concerning(ROOT, mutant, known, 10.0)
    assert first == [quick]
    assert rest == [far, slow]
    assert may_be == [blind]
    unknown = concerning(ROOT, mutant, Touched({}, {}, []), 10.0)
    assert unknown[0][0].id == "tests/kernel/test_chance.py"
    many = Touched({(mutant.path, mutant.where): [quick] * 20}, {}, [])
    assert len(concerning(ROOT, mutant, many, 10.0)) == 1
    assert known.by(mutant.path, "") == calling
    assert known.by("osada/kernel/other.py", "") == []


STAIRS = """
def stairs(n):
    while n > 3:
        n -= 2
    return n + 10
"""
TEST = """
from osada.kernel.stairs import stairs

def test_stairs():
    assert stairs(8) == 12
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small repository with one function and one test."""
    tree = tmp_path / "tree"
    written = {"osada/kernel/stairs.py": STAIRS, "tests/kernel/test_stairs.py": TEST}
    empty = ("osada/__init__.py", "osada/kernel/__init__.py")
    for name, text in {**written, **dict.fromkeys(empty, "")}.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    (tree / "tools/mutating").mkdir(parents=True)
    for name in ("tools/guarded.py", "tools/mutating/touching.py"):
        shutil.copy(ROOT / name, tree / name)
    subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
    return tree


@pytest.mark.skipif(sys.platform != "linux", reason="ends what it starts as only Linux can")
def test_a_mutant_is_killed_by_the_test_that_notices_it(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "osada/kernel/stairs.py"
    found = {mutant.change: mutant for mutant in mutants_of(path, (tree / path).read_bytes())}
    copy = Copy(tree, tmp_path / "copy")

    def tried(change: str, test: str = "tests/kernel/test_stairs.py") -> Verdict:
        return copy.tried(found[change], [[Caller(PATIENCE, test)]])

    assert tried("n > 3 → n >= 3").outcome == SURVIVED
    noticed = tried("n + 10 → (n - 10)")
    assert copy.sound([noticed]) == [noticed]
    assert (noticed.outcome, noticed.by.split()[0]) == (
        KILLED,
        "tests/kernel/test_stairs.py::test_stairs",
    )
    assert (copy.folder / path).read_bytes() == (tree / path).read_bytes()
    assert tried("n + 10 → (n - 10)", "tests/kernel/test_stairs.py::gone").outcome == KILLED
    waits = iter((3.0, PATIENCE))
    monkeypatch.setattr(trial, "patience", lambda tests: next(waits))
    assert tried("n -= 2 → n += 2").outcome == TIMED_OUT
    monkeypatch.undo()
    (copy.folder / "tests/kernel/test_stairs.py").write_text("def test_broken():\n    assert 0\n")
    assert copy.sound([noticed])[0].outcome == UNSOUND


@pytest.mark.skipif(sys.platform != "linux", reason="ends what it starts as only Linux can")
def test_which_tests_call_a_function_is_recorded_once(tree: Path, tmp_path: Path) -> None:
    file = "tests/kernel/test_stairs.py"
    assert unrecorded(tree, [file]) == [file]
    Copy(tree, tmp_path / "copy").record([file], tree / FOLDER)
    assert unrecorded(tree, [file]) == []
    (test,) = touched(tree).by("osada/kernel/stairs.py", "stairs")
    assert test.id == f"{file}::test_stairs"
    (tree / file).write_text(TEST + "\n")
    assert unrecorded(tree, [file]) == [file]


def test_equivalent_mutants_do_not_count() -> None:
    one, two, three = (Mutant("osada/kernel/x.py", line, "f", "0", "1", 0, 1) for line in (1, 2, 3))
    other = Mutant("osada/kernel/x.py", 4, "g", "0", "1", 0, 1)
    verdicts = [
        Verdict(one, KILLED, 1.0, "t"),
        Verdict(two, TIMED_OUT, 1.0, ""),
        Verdict(three, SURVIVED, 1.0, ""),
        Verdict(other, SURVIVED, 1.0, ""),
    ]
    equivalent = {key(other): "g ends in the same place"}
    told = json.loads(as_json(verdicts, equivalent, 7))
    assert [row["outcome"] for row in told["mutants"]] == [
        *("killed", "timed out", "survived", "equivalent")
    ]
    shown = io.StringIO()
    show(verdicts, equivalent, Console(file=shown, width=120))
    assert "67%" in shown.getvalue()


def test_every_equivalent_mutant_is_one_that_can_be_drawn_and_has_a_reason() -> None:
    for (path, where, change), why in known(ROOT).items():
        found = mutants_of(path, (ROOT / path).read_bytes())
        assert (where, change) in {(mutant.where, mutant.change) for mutant in found}, path
        assert len(why) > 10
