"""What installing brings: nothing of somebody else's, and little to whoever wants the rules."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

import osada
from osada import installed
from osada.extras import MODULES, PACKAGE, extra_of, how_to_get, missing

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
INSTALLS = re.compile(r"pip3? install\s+([^\n`]*)")
OTHERS = {"open_spiel"}
"""What documents tell people to install by its name."""
FLAGS = {"--no-deps", "--quiet", "--user", "-e", "-U", "-q"}


def spoken() -> list[tuple[str, str]]:
    """Every line that installs something, in whatever people read or are told, with its file."""
    kinds = ["*.md", "*.py", "*.ftl", "*.toml", "*.ts", "*.svelte", "run", "test"]
    tracked = subprocess.run(
        ["git", "ls-files", "-z", *kinds],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = []
    for name in tracked.strip("\0").split("\0"):
        if name.startswith("tests/") or not (ROOT / name).is_file():
            continue
        for told in INSTALLS.findall((ROOT / name).read_text(encoding="utf-8")):
            found.append((name, told))
    return found


def names_in(told: str) -> list[str]:
    """What a line installs by a name that an index is asked for."""
    words = [word.strip("'\"`(),.;:“”") for word in told.split()]
    named = []
    for word in words:
        if not word or word in FLAGS or word.startswith(("--", "{")):
            continue
        if "/" in word or ".whl" in word or word.startswith(("[", "$(")):
            break  # a folder or a file: what follows is speech
        named.append(word)
        break
    return named


def test_no_document_and_no_message_has_an_index_asked_for_our_name() -> None:
    lines = spoken()
    assert any(".whl[" in told for _, told in lines), "how extras are told is looked through, too"
    assert {(name, one) for name, told in lines for one in names_in(told)} <= {
        (name, one) for name, _ in lines for one in OTHERS
    }
    assert names_in("osada[research]") == ["osada[research]"]
    assert names_in("--no-deps 'osada-table>=0.1'") == ["osada-table>=0.1"]


def test_nothing_of_ours_depends_on_a_name_of_ours() -> None:
    for path in ("pyproject.toml", "examples/orchard/pyproject.toml"):
        project = tomllib.loads((ROOT / path).read_text(encoding="utf-8"))["project"]
        extras = project.get("optional-dependencies", {}).values()
        wanted = [*project["dependencies"], *(one for extra in extras for one in extra)]
        assert [one for one in wanted if one.lower().startswith("osada")] == []


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=~! ;]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_extras_are_told_as_the_project_has_them() -> None:
    extras = {
        name: {name_of(one) for one in wanted}
        for name, wanted in PROJECT["optional-dependencies"].items()
    }
    assert extras["play"] < extras["server"]
    assert extras["all"] == set().union(*extras.values())
    assert set(MODULES) | {"all"} == set(extras)
    brought = packages_distributions()
    told: set[str] = set()
    for extra, modules in MODULES.items():
        for module in modules:
            named = extras[extra] & {name_of(one) for one in brought[module]}
            assert named, f"{extra} does not bring {module}"
            told |= named
        assert extras[extra] <= told, f"{extra} brings what no command is told by"


def test_each_missing_module_is_told_with_its_extra_in_one_line() -> None:
    for extra, modules in MODULES.items():
        for module in modules:
            assert extra_of(f"{module}.inner") == extra
            told = missing(ModuleNotFoundError(name=module))
            assert "\n" not in told
            assert how_to_get(extra) in told
    assert missing(ModuleNotFoundError(name="osada.nowhere")) == ""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the rules and the packages that they depend on, and nothing else."""
    site = tmp_path_factory.mktemp("site")
    (site / "osada").symlink_to(ROOT / "osada")
    for requirement in PROJECT["dependencies"]:
        package = distribution(name_of(requirement))
        tops = {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}
        for top in tops:
            (site / top).symlink_to(Path(str(package.locate_file(top))))
    return site


def run_bare(site: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    start = f"import sys; sys.path.insert(0, {str(site)!r}); sys.dont_write_bytecode = True\n"
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", start + code, *arguments],
        capture_output=True,
        text=True,
        env={"OSADA_PURE": "1", "PATH": ""},
    )


PLAYS = """
import osada
from random import Random
for name in osada.games():
    game = osada.game(name)
    journal = osada.Journal(game, 2, 5)
    rng = Random(1)
    for _ in range(60):
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    again = game.from_json(journal.state.to_json())
    assert again.to_json() == journal.state.to_json()
    read = osada.read_record(osada.write_record(journal))
    assert read.fault is None and read.journal.state.digest() == journal.state.digest()
    never = next(a for a in game.vocabulary.actions[:] if a not in journal.state.legal(seat))
    assert journal.state.explain(seat, never)[0].rule
    print(name, journal.state.view(None)["game"] if "game" in journal.state.view(None) else name)
outside = {m.partition(".")[0] for m in sys.modules} - set(sys.stdlib_module_names)
print(len({one for one in outside if not one.startswith("_")} - {"osada"}))
"""


COMMAND = "sys.argv[0] = 'osada'\nfrom osada.cli import main; main()"


def test_with_the_rules_alone_all_games_are_played_saved_read_and_explained(bare: Path) -> None:
    done = run_bare(bare, PLAYS)
    assert done.returncode == 0, done.stderr
    *games, packages = done.stdout.split("\n")[:-1]
    assert [line.split()[0] for line in games] == ["hamlet", "mythwind", "vikings"]
    assert int(packages) <= 5


def test_a_command_whose_extra_is_not_there_says_which_in_one_line(bare: Path) -> None:
    done = run_bare(bare, COMMAND, "games")
    assert done.returncode == 2
    assert done.stderr.startswith("osada: this needs the extra “play”")
    assert done.stderr.count("\n") == 1


def test_the_version_is_told_without_any_extra(bare: Path) -> None:
    done = run_bare(bare, COMMAND, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"osada {osada.__version__}, pure (OSADA_PURE is set)\n"


@pytest.mark.parametrize("asked", ["osada.texts", "osada.research", "osada.table.here"])
def test_a_program_without_the_extra_that_it_imports_is_told_which(asked: str, bare: Path) -> None:
    done = run_bare(bare, f"import {asked}")
    assert done.stderr.splitlines()[-1].startswith(
        "ModuleNotFoundError: this needs the extra “play” ("
    )


def test_where_another_program_lies_over_ours_any_command_says_what_to_type(tmp_path: Path) -> None:
    (tmp_path / "osada").mkdir()
    for one in (ROOT / "osada").iterdir():
        if one.name not in ("__init__.py", "__pycache__"):
            (tmp_path / "osada" / one.name).symlink_to(one)
    (tmp_path / "osada" / "__init__.py").write_text("run = print\n")
    for command in ("doctor", "--version"):
        done = run_bare(tmp_path, COMMAND, command)
        assert (done.returncode, done.stdout) == (2, "")
        assert "is no file of ours: install this program again" in done.stderr
    lay(tmp_path, PACKAGE, "0.1.0", "osada = osada.cli:main")
    lay(tmp_path, "osada", "1.2.1", "osd = osada.main:run")
    done = run_bare(tmp_path, COMMAND, "doctor")
    assert done.returncode == 2
    assert done.stderr.startswith("osada: osada 1.2.1 is another program with the same import name")
    assert f"pip uninstall osada {PACKAGE}" in done.stderr


def lay(site: Path, name: str, version: str, script: str) -> None:
    info = site / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[console_scripts]\n{script}\n")


@pytest.mark.parametrize(
    ("version", "script", "told"),
    [
        ("1.2.1", "osd = osada.main:run", "another program with the same import name"),
        ("0.1.0", "osada = osada.cli:main", "under its former name"),
    ],
)
def test_whoever_has_both_packages_is_told_what_to_type(
    version: str, script: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert installed.faults() == []
    lay(tmp_path, PACKAGE, "0.1.0", "osada = osada.cli:main")
    lay(tmp_path, "osada", version, script)
    monkeypatch.syspath_prepend(tmp_path)
    (fault,) = installed.faults()
    assert told in fault
    assert "pip uninstall osada" in fault
