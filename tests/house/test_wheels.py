"""Compiled wheel, pure wheel and source archive hold the same, and the compiled one plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path

import pytest

from osada._compiled import GROUP, MODE

pytestmark = pytest.mark.compiled_only

ROOT = Path(__file__).parents[2]
ABI = EXTENSION_SUFFIXES[0]
STAMP = "osada/_fast_stamp.json"
RESULTS = "osada/lab/results.jsonl"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """All three, of the checkout and of what it has compiled already."""
    if MODE != "compiled":
        pytest.skip("nothing is compiled: ./run build-fast, or ./test, does it")
    if not (ROOT / "osada/server/page/index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    folder = tmp_path_factory.mktemp("built")
    found = {}
    for name, kind, pure in (
        ("compiled", "--wheel", ""),
        ("pure", "--wheel", "1"),
        ("source", "--sdist", ""),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", folder / name],
            cwd=ROOT,
            env={**os.environ, "OSADA_PURE": pure},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (found[name],) = (folder / name).iterdir()
    return found


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


@pytest.mark.parametrize("mode", ["compiled", "pure"])
def test_a_wheel_plays_in_an_environment_with_what_it_asks_for(
    mode: str, built: dict[str, Path], tmp_path: Path
) -> None:
    with zipfile.ZipFile(built[mode]) as archive:
        archive.extractall(tmp_path)
    for name in ("msgspec", "mypy-extensions"):
        package = distribution(name)
        for top in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
            if not (tmp_path / top).exists():
                (tmp_path / top).symlink_to(Path(str(package.locate_file(top))))
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
