"""Compile the hot modules with mypyc, and what is written in C, in place: `./run build-fast`.

Which ones, [tool.osada.fast] in pyproject.toml and the games' manifests say. The compiled files go
beside the sources, the library that they share into the repository's root, everything in between
into build/fast. The stamp written last is what lets osada/_compiled.py trust them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import sysconfig
import time
import tomllib
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import grimp
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.errors import CompileError, LinkError

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.docs_in_c import documented
from tools.parallel_build import ParallelBuild

ROOT = Path(__file__).resolve().parent.parent
WORK = Path("build/fast")
LOG = WORK / "log.txt"
STAMP = Path("osada/_fast_stamp.json")
ABI = EXTENSION_SUFFIXES[0]
MYPYC_OPTIONS: dict[str, Any] = {
    "group_name": "osada",
    "multi_file": True,  # one C file a module: two cores, and an edit recompiles little
    "debug_level": "0",
    "target_dir": str(WORK / "c"),
}
OWN = ("build_fast.py", "docs_in_c.py", "parallel_build.py")
EXACT = (
    ["/O2", "/fp:precise"] if os.name == "nt" else ["-O3", "-ffp-contract=off", "-fno-fast-math"]
)
"""For what is written in C: the same numbers on every machine."""


class CannotBuild(Exception):
    """Said to the person in one line."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run build-fast", description=__doc__)
    parser.add_argument("--clean", action="store_true", help="remove everything compiled")
    parser.add_argument("--check", action="store_true", help="only see whether a compiler is there")
    parser.add_argument("--quick", action="store_true", help="compile in half the time, run slower")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="at most so many at once"
    )
    chosen = parser.parse_args()
    os.chdir(ROOT)
    try:
        if chosen.clean:
            clean()
        elif chosen.check:
            find_compiler()
        else:
            with one_at_a_time():
                build("1" if chosen.quick else "3", chosen.jobs)
    except CannotBuild as why:
        say(str(why))
        return 1
    return 0


def build(effort: str, jobs: int) -> None:
    """With the C compiler's effort, -O1 or -O3; what was compiled with more is never replaced."""
    began = time.monotonic()
    modules = listed_modules()
    if not modules:
        raise CannotBuild("[tool.osada.fast] in pyproject.toml lists no module that exists")
    compiler = find_compiler()
    stamp = make_stamp(modules, compiler, effort)
    if is_current(stamp) or is_current(make_stamp(modules, compiler, "3")):
        say(f"{len(modules)} compiled modules are current")
        return
    start_afresh_unless(stamp["recipe"])
    say(f"compiling {len(modules)} modules ...")
    if os.name != "nt":
        os.environ["CC"] = compiler
    built = compile_quietly(modules, effort, jobs)
    if make_stamp(modules, compiler, effort) != stamp:
        raise CannotBuild("a source changed during the build: run ./run build-fast again")
    install(built)
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n")
    say(f"compiled {len(modules)} modules in {time.monotonic() - began:.0f} s")


def listed_modules() -> list[str]:
    """The paths that pyproject.toml lists, in a fixed order."""
    listed = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["osada"]["fast"]
    found: set[Path] = set()
    for pattern in listed["modules"]:
        matches = set(Path().glob(pattern))
        if not matches and "*" not in pattern:
            raise CannotBuild(f"[tool.osada.fast] in pyproject.toml lists {pattern}: no such file")
        found |= matches
    os.environ["OSADA_PURE"] = "1"  # what is built anew must not be loaded meanwhile
    sys.path.insert(0, str(ROOT))
    for house in import_module("osada.games").houses().values():
        if ROOT not in house.folder.parents:
            continue  # somebody else's game
        folder = house.folder.relative_to(ROOT)
        found |= {path for pattern in house.compiled for path in folder.glob(pattern)}
    for pattern in listed.get("exclude", []):
        found -= set(Path().glob(pattern))
    return sorted(path.as_posix() for path in found)


def find_compiler() -> str:
    """The C compiler's command: the one asked for, the one Python was built with, or any."""
    if os.name == "nt":
        return "cl"  # setuptools finds it, or says what to install
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (configured, "cc", "gcc", "clang"):
        if shutil.which(command.split()[0]):
            break
    else:
        raise CannotBuild(
            "a C compiler is needed to compile, and there is none (Debian, Ubuntu: apt install gcc "
            "python3-dev; macOS: xcode-select --install); without it all runs as pure Python"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotBuild(
            "Python's C headers are needed to compile, and Python.h is missing "
            "(Debian, Ubuntu: apt install python3-dev); without it all runs as pure Python"
        )
    return str(command)


def make_stamp(modules: list[str], compiler: str, effort: str) -> dict[str, Any]:
    """What the build is made of. Sources are the modules and all of osada that those in Python
    import: mypyc copies constants out of modules that it does not compile."""
    ours = [Path("tools", name).read_bytes() for name in OWN]
    recipe = (*ours, compiler, effort, os.environ.get("CFLAGS"), sys.version)
    return {
        "abi": ABI,
        "recipe": zlib.crc32(repr((*recipe, mypy_version)).encode()),
        "modules": modules,
        "sources": {path: zlib.crc32(Path(path).read_bytes()) for path in with_imports(modules)},
    }


def with_imports(modules: list[str]) -> list[str]:
    graph = grimp.build_graph("osada", cache_dir=None)
    names = {stem(path).replace("/", ".") for path in modules if path.endswith(".py")}
    names |= {upstream for name in names for upstream in graph.find_upstream_modules(name)}
    written_in_c = {path for path in modules if path.endswith(".c")}
    return sorted(written_in_c | {source_of(name) for name in names})


def stem(path: str) -> str:
    return os.path.splitext(path)[0]


def source_of(name: str) -> str:
    path = name.replace(".", "/")
    return f"{path}/__init__.py" if Path(path).is_dir() else f"{path}.py"


def is_current(stamp: dict[str, Any]) -> bool:
    try:
        last = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return False
    names = ["osada__mypyc", *map(stem, stamp["modules"])]
    return last == stamp and {Path(name + ABI) for name in names} == set(compiled_files())


def start_afresh_unless(recipe: int) -> None:
    """Object files are used again, but not those of another compiler, mypyc or Python."""
    kept = WORK / "recipe"
    if not kept.exists() or kept.read_text() != str(recipe):
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        kept.write_text(str(recipe))


def compile_quietly(modules: list[str], effort: str, jobs: int) -> list[Path]:
    """The compiled files, below WORK/lib. What the tools say is shown only when they fail."""
    try:
        with output_to(LOG):
            return compile_all(modules, effort, jobs)
    except (CompileError, LinkError, SystemExit):  # the last is how mypyc reports wrong types
        sys.stderr.write(LOG.read_text(errors="replace"))
        raise CannotBuild("the build failed; all goes on as pure Python") from None


def compile_all(modules: list[str], effort: str, jobs: int) -> list[Path]:
    # Not setup(): that would read pyproject.toml and take the whole package for its own to build.
    in_python = [path for path in modules if path.endswith(".py")]
    files = ["--cache-dir", str(WORK / "mypy"), *in_python]
    extensions = mypycify(files, opt_level=effort, **MYPYC_OPTIONS)
    for extension in extensions:
        extension.sources = documented([str(path) for path in extension.sources], WORK)
    for path in modules:
        if path.endswith(".c"):
            name = stem(path).replace("/", ".")
            extensions.append(Extension(name, [path], extra_compile_args=EXACT))
    command = ParallelBuild(Distribution({"name": "osada", "ext_modules": extensions}))
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "objects")
    command.parallel = jobs
    command.work = WORK
    if effort == "1" and os.name != "nt":
        command.as_it_is = seldom_run(in_python)
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def seldom_run(modules: Iterable[str]) -> tuple[str, ...]:
    """What the C of those games begins with whose computer players are not compiled: they search
    nothing, so half the C compiler's work would go into what hardly ever runs."""
    games = {path.split("/")[2] for path in modules if path.startswith("osada/games/")}
    searched = {path.split("/")[2] for path in modules if "/bots/" in path}
    return tuple(f"__native_osada___games___{game}___" for game in sorted(games - searched))


def install(built: list[Path]) -> None:
    """Put the files where Python finds them. Without a stamp meanwhile: a program that starts at
    this moment runs pure. A running one keeps the files it has open: they are replaced, not
    written over."""
    STAMP.unlink(missing_ok=True)
    wanted = {path.relative_to(WORK / "lib"): path for path in built}
    fresh = WORK / "fresh"  # not beside the target, where somebody might be packing all files
    for target, path in wanted.items():
        shutil.copy2(path, fresh)
        fresh.replace(target)
    for path in set(compiled_files()) - wanted.keys():
        path.unlink()


def compiled_files() -> Iterator[Path]:
    for suffix in (".so", ".pyd"):
        yield from Path().glob(f"osada__mypyc*{suffix}")
        yield from Path("osada").rglob(f"*{suffix}")


def clean() -> None:
    STAMP.unlink(missing_ok=True)
    gone = list(compiled_files())
    for path in gone:
        path.unlink()
    shutil.rmtree(WORK, ignore_errors=True)
    say(f"removed {len(gone)} compiled files")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    lock = Path("build/fast.lock")
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def output_to(path: Path) -> Iterator[None]:
    """Also what compilers say: they inherit the descriptors, not Python's sys.stdout."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    with path.open("w") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        os.close(kept[0])
        os.close(kept[1])


def say(line: str) -> None:
    print(f"osada: {line}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
