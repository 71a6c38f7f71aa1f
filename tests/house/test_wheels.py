"""Compiled wheel, pure wheel and source archive hold the same, and the compiled one plays."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import expect, sync_playwright

from osada._compiled import GROUP, MODE

from ..browser.at_table import seat_link, sit
from ..browser.people import Person, launch
from ..browser.play_vikings import play_game
from ..browser.positions import few_sterns_are_left, played_on
from ..server.client import Client
from ..server.serving import UNHURRIED, Server

pytestmark = pytest.mark.compiled_only

ROOT = Path(__file__).parents[2]
ABI = EXTENSION_SUFFIXES[0]
STAMP = "osada/_fast_stamp.json"
RESULTS = "osada/lab/results.jsonl"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> dict[str, Path]:
    """All three, of the checkout and of what it has compiled already; made once for all workers."""
    if MODE != "compiled":
        pytest.skip("nothing is compiled: ./run build-fast, or ./test, does it")
    if not (ROOT / "osada/server/page/index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    shared = tmp_path_factory.getbasetemp()
    shared = shared if worker_id == "master" else shared.parent
    with (shared / "wheels.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return {
            name: one_of(shared / "wheels" / name, kind, pure)
            for name, kind, pure in (
                ("compiled", "--wheel", ""),
                ("pure", "--wheel", "1"),
                ("source", "--sdist", ""),
            )
        }


def one_of(folder: Path, kind: str, pure: str) -> Path:
    if not folder.exists():
        done = subprocess.run(
            [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", folder],
            cwd=ROOT,
            env={**os.environ, "OSADA_PURE": pure},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


def held(archive: Path) -> set[str]:
    """The files of an archive; of a source archive, those below its one folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as source:
        return {one.name.partition("/")[2] for one in source.getmembers() if one.isfile()}


def test_wheels_and_source_archive_hold_the_same(built: dict[str, Path]) -> None:
    compiled, pure, source = (held(built[name]) for name in ("compiled", "pure", "source"))
    own = {name for name in compiled if name.endswith(ABI)} | {STAMP}
    assert {f"{GROUP}{ABI}", f"osada/bots/_net{ABI}", f"osada/research/_rows{ABI}"} < own
    assert compiled - pure == own
    assert pure - compiled == set()
    packed = {name for name in pure if ".dist-info/" not in name}
    assert packed - source == {RESULTS}
    assert "docs/bots/results.jsonl" in source
    ours = {name for name in source if name.startswith("osada/")}
    assert ours - packed == set()
    for name in (
        "osada/server/page/index.html",
        "osada/server/page/licences.txt",
        "osada/games/vikings/texts/pl/table.ftl",
        "osada/bots/_net.c",
        "osada/research/_rows.c",
        "osada/py.typed",
    ):
        assert name in packed, name
    assert {name.rpartition("/")[2] for name in pure if "/licenses/" in name} == {"LICENSE"}
    assert {"LICENSE", "tools/build_fast.py", "requirements/compile.txt"} < source


def test_a_compiled_wheel_is_for_one_python_a_pure_one_for_all(built: dict[str, Path]) -> None:
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{version}-{version}-" in built["compiled"].name
    assert not built["compiled"].name.endswith("-any.whl")
    assert built["pure"].name.endswith("-py3-none-any.whl")


def asked_for(name: str, extras: Iterable[str] = ()) -> set[str]:
    """The names of all that comes with a package and some of its extras, by what they say."""
    if name == "osada-table":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        wanted = list(project["dependencies"])
        wanted += [one for extra in extras for one in project["optional-dependencies"][extra]]
    else:
        wanted = distribution(name).requires or []
    found = set()
    for one in map(Requirement, wanted):
        if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in ("", *extras)):
            found |= {one.name} | asked_for(one.name, one.extras)
    return found


def lay(site: Path, names: Iterable[str]) -> None:
    """Put packages of this environment into a folder of packages."""
    for name in names:
        package = distribution(name)
        for top in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.mark.parametrize("mode", ["compiled", "pure"])
def test_a_wheel_plays_in_an_environment_with_what_it_asks_for(
    mode: str, built: dict[str, Path], tmp_path: Path
) -> None:
    with zipfile.ZipFile(built[mode]) as archive:
        archive.extractall(tmp_path)
    lay(tmp_path, asked_for("osada-table"))
    played = ROOT / "tools" / "releasing" / "played.py"
    start = (
        f"import runpy, sys; sys.path.insert(0, {str(tmp_path)!r}); "
        f"runpy.run_path({str(played)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", start], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{mode}: ")


def test_a_compiled_wheel_serves_a_game_to_its_end_without_compiler_and_node(
    built: dict[str, Path], tmp_path: Path
) -> None:
    home = tmp_path / "env"
    venv.create(home, symlinks=True)
    paths = sysconfig.get_paths("venv", {"base": str(home), "platbase": str(home)})
    with zipfile.ZipFile(built["compiled"]) as archive:
        archive.extractall(paths["purelib"])
    lay(Path(paths["purelib"]), asked_for("osada-table", ["server"]))
    settings = {
        **UNHURRIED,
        "PATH": paths["scripts"],
        "HOME": str(tmp_path),
        "OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}",
    }
    osada = [f"{paths['scripts']}/python", "-c", "from osada.cli import main; main()"]
    alone = ["/usr/bin/env", "-i", *(f"{name}={value}" for name, value in settings.items()), *osada]
    told = subprocess.run([*alone, "--version"], capture_output=True, text=True).stdout
    assert "compiled" in told, told
    server = Server(tmp_path, {}, alone)
    try:
        with sync_playwright() as playwright, Client(server.start()) as host:
            made, _, _ = played_on(host, "vikings", "link", "novice", until=few_sterns_are_left)
            person = Person(launch(playwright), server.url)
            page = sit(person, seat_link(made, 0), "Ann")
            assert play_game(page) > 5
            expect(page.locator(".banner h2")).to_be_visible()
            assert host.scene(made.table.id).outcome is not None
            assert person.errors == []
    finally:
        server.clean_up()


@pytest.mark.parametrize(
    ("platform", "some"),
    [
        ("linux", {"manylinux_x86_64", "manylinux_aarch64", "musllinux_x86_64"}),
        ("macos", {"macosx_x86_64", "macosx_arm64"}),
        ("windows", {"win_amd64"}),
    ],
)
def test_the_table_of_wheels_names_every_python_on_every_system(
    platform: str, some: set[str]
) -> None:
    command = ["--print-build-identifiers", "--platform", platform, "."]
    done = subprocess.run(
        [sys.executable, "-m", "cibuildwheel", *command], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told = set(done.stdout.split())
    for version in ("cp311", "cp312", "cp313", "cp314"):
        assert {f"{version}-{one}" for one in some} <= told
    assert {one.partition("-")[0] for one in told} == {"cp311", "cp312", "cp313", "cp314"}
