"""When compiled modules may be used, and that a stale one is never loaded."""

from __future__ import annotations

import importlib.util
import json
import os
import pkgutil
import subprocess
import sys
import zlib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import osada
import osada.kernel
from osada._compiled import GROUP, MODE, STAMP, SourceOnly, decide

ABI = EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package as a build leaves it: `hot` is compiled and takes constants from `settings`."""
    package = tmp_path / "toybox"
    package.mkdir()
    for name in ("__init__", "hot", "settings"):
        (package / f"{name}.py").write_text(f"NAME = {name!r}\n")
    (package / f"hot{ABI}").touch()
    (tmp_path / (GROUP + ABI)).touch()
    write_stamp(package)
    return package


def write_stamp(package: Path, **changes: object) -> None:
    sources = {
        f"toybox/{name}.py": zlib.crc32((package / f"{name}.py").read_bytes())
        for name in ("hot", "settings")
    }
    stamp = {"abi": ABI, "modules": ["toybox/hot.py"], "sources": sources, **changes}
    (package / STAMP).write_text(json.dumps(stamp))


def test_a_fresh_build_is_used(package: Path) -> None:
    assert decide(str(package)) == ("compiled", "1 modules compiled")


@pytest.mark.parametrize(("value", "mode"), [("1", "pure"), ("yes", "pure"), ("0", "compiled")])
def test_the_environment_can_ask_for_pure_modules(package: Path, value: str, mode: str) -> None:
    assert decide(str(package), value)[0] == mode


@pytest.mark.parametrize("name", ["hot", "settings"])
def test_an_edit_of_any_source_the_build_read_makes_it_stale(package: Path, name: str) -> None:
    with (package / f"{name}.py").open("a") as file:
        file.write("# edited\n")
    assert decide(str(package)) == (
        "pure",
        "sources changed since the build: install osada again",
    )


def test_a_deleted_source_makes_the_build_stale(package: Path) -> None:
    (package / "settings.py").unlink()
    assert decide(str(package))[0] == "pure"


def test_a_package_shipped_without_any_sources_is_not_stale(package: Path) -> None:
    (package / "hot.py").unlink()
    (package / "settings.py").unlink()
    assert decide(str(package))[0] == "compiled"


@pytest.mark.parametrize("name", [f"toybox/hot{ABI}", GROUP + ABI])
def test_a_missing_compiled_file_is_noticed(package: Path, name: str) -> None:
    (package.parent / name).unlink()
    mode, why = decide(str(package))
    assert mode == "pure"
    assert "missing" in why


def test_a_build_for_another_python_is_not_used(package: Path) -> None:
    write_stamp(package, abi=".cpython-399-x86_64-linux-gnu.so")
    mode, why = decide(str(package))
    assert mode == "pure"
    assert "another Python" in why


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"abi": 1, "modules": 2, "sources": 3}'])
def test_a_spoilt_stamp_is_not_trusted(package: Path, text: str) -> None:
    (package / STAMP).write_text(text)
    mode, why = decide(str(package))
    assert mode == "pure"
    assert "cannot be read" in why


def test_compiled_files_without_a_stamp_are_not_trusted(package: Path) -> None:
    (package / STAMP).unlink()
    assert decide(str(package))[1].startswith("compiled modules without a stamp")


def test_the_repository_says_how_to_compile(package: Path) -> None:
    tools = package.parent / "tools"
    tools.mkdir()
    (tools / "build_fast.py").touch()
    (package / STAMP).unlink()
    (package / f"hot{ABI}").unlink()
    assert decide(str(package)) == ("pure", "no compiled modules: ./run build-fast")


@pytest.fixture
def source_only(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(package.parent))
    finder = SourceOnly("toybox")
    sys.meta_path.insert(0, finder)
    yield
    sys.meta_path.remove(finder)
    for name in [name for name in sys.modules if name.partition(".")[0] == "toybox"]:
        del sys.modules[name]


@pytest.mark.usefixtures("source_only")
def test_pure_mode_loads_the_source_beside_a_compiled_file(package: Path) -> None:
    assert importlib.import_module("toybox.hot").__file__ == str(package / "hot.py")


@pytest.mark.usefixtures("source_only")
def test_pure_mode_does_not_load_what_a_deleted_module_left_behind(package: Path) -> None:
    (package / "hot.py").unlink()
    with pytest.raises(ModuleNotFoundError, match="without a source"):
        importlib.import_module("toybox.hot")


@pytest.mark.usefixtures("source_only")
def test_pure_mode_finds_new_modules_folders_and_nothing_else(package: Path) -> None:
    (package / "content").mkdir()
    (package / "late.py").touch()
    importlib.invalidate_caches()
    assert importlib.util.find_spec("toybox.late") is not None
    assert importlib.util.find_spec("toybox.content") is not None
    assert importlib.util.find_spec("toybox.nothing") is None


def test_the_mode_is_what_really_runs() -> None:
    names = [f"osada.kernel.{found.name}" for found in pkgutil.iter_modules(osada.kernel.__path__)]
    specs = [importlib.util.find_spec(name) for name in names]
    files = [spec.origin for spec in specs if spec is not None and spec.origin is not None]
    assert len(files) == len(names) > 0
    assert any(file.endswith(ABI) for file in files) == (MODE == "compiled")


def test_modules_that_do_not_load_are_told_once_and_all_goes_on_pure(package: Path) -> None:
    """As an installed wheel on a machine whose libraries are too old for it."""
    source = Path(osada.__path__[0]) / "_compiled.py"
    (package / "_compiled.py").write_bytes(source.read_bytes())
    (package / "__init__.py").write_text("from . import _compiled\n")
    asks = "from toybox import _compiled, hot; print(_compiled.MODE, _compiled.WHY)"
    twice = f"import subprocess, sys; {asks}; subprocess.run([sys.executable, '-c', {asks!r}])"
    done = subprocess.run(
        [sys.executable, "-c", twice],
        cwd=package.parent,
        env={**os.environ, "OSADA_PURE": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("pure the compiled modules do not load here (")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("osada: the compiled modules do not load here (")
    assert done.stderr.endswith("): all goes on as pure Python\n")


def test_who_asks_by_the_file_outside_a_checkout_loads_nothing_and_sets_nothing(
    package: Path,
) -> None:
    """As the build of a wheel does, of what it has just compiled: this library loads nowhere."""
    source = Path(osada.__path__[0]) / "_compiled.py"
    (package / "_compiled.py").write_bytes(source.read_bytes())
    asks = (
        "import os, runpy, sys; found = runpy.run_path(sys.argv[1], run_name='compiled'); "
        "print(found['MODE'], found['decide'](os.path.dirname(sys.argv[1]))[0], "
        "repr(os.environ['OSADA_PURE']), found['GROUP'] in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-IS", "-c", asks, package / "_compiled.py"],
        cwd=package.parent,
        env={"OSADA_PURE": ""},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("compiled compiled '' False\n", "")
