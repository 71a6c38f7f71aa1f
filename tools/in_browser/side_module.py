"""The compiled modules as one library for a browser: C by mypyc, which runs in Pyodide, compiled
and linked by zig. What it is made of is kept beside it; while that stays the same, so does it."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import zlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from tools import build_fast

from .contents import chosen
from .headers import bring_headers, lay_out
from .wheels import CannotBuild, bring

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WORK = ROOT / "build" / "wasm"
GROUP = "osada__mypyc"
ABI = ".cpython-314-wasm32-emscripten.so"
DOORS = HERE / "doors.c"
ENTRIES = (GROUP, "osada__doors")
LOCKS = ("requirements/wasm.txt", "requirements/zig.txt", "requirements/pocket.txt")
HOST: tuple[str, ...] = ()
"""What pip is told for packages of this machine: nothing."""
COMPILE = (
    *("-target", "wasm32-emscripten"),
    *("-mcpu=mvp+mutable_globals+bulk_memory+nontrapping_fptoint+sign_ext", "-c", "-fPIC", "-O2"),
    *("-D__EMSCRIPTEN__", "-DNDEBUG", "-DPY_CALL_TRAMPOLINE", "-fno-strict-overflow"),
    *("-fvisibility=hidden", "-nostdinc", "-Werror", "-Wno-unused-function", "-Wno-unused-label"),
    *("-Wno-unused-variable", "-Wno-unused-but-set-variable", "-Wno-unused-command-line-argument"),
)
EXACT = ("-ffp-contract=off", "-fno-fast-math")
"""For what is written in C: the same numbers on every machine."""
LINK = (
    *("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--import-undefined"),
    *("--gc-sections", "--strip-all"),
)


def side_module(brought: Path) -> dict[str, bytes]:
    """The library and the stamp of its sources, as they are to lie among the packages."""
    modules = wanted_modules()
    sources = sums(build_fast.with_imports(modules))
    stamp = {"abi": ABI, "one_library": True, "modules": modules, "sources": sources}
    made_of = hashlib.sha256(recipe(stamp)).hexdigest()
    library, kept = WORK / f"{GROUP}.so", WORK / "made_of"
    if not (kept.exists() and kept.read_text() == made_of and library.exists()):
        kept.unlink(missing_ok=True)
        make(modules, brought, library)
        if sums(sources) != sources:
            raise CannotBuild("a source changed during the build: run tools/build_wasm again")
        kept.write_text(made_of)
    return {
        f"{GROUP}{ABI}": library.read_bytes(),
        "osada/_fast_stamp.json": json.dumps(stamp).encode(),
    }


def wanted_modules() -> list[str]:
    """Those that are compiled elsewhere, as far as a browser has them."""
    there = {f"osada/{name}" for name in chosen(ROOT / "osada")}
    rooms = {path.rpartition("/")[0] for path in there}
    listed = build_fast.listed_modules()
    apart = tuple(
        f"osada/games/{name}/"
        for name, house in import_module("osada.games").houses().items()
        if not house.compiled_for_browsers
    )
    return [
        path
        for path in listed
        if (path in there or (path.endswith(".c") and path.rpartition("/")[0] in rooms))
        and not path.startswith(apart)
    ]


def sums(paths: Iterable[str]) -> dict[str, int]:
    return {path: zlib.crc32(Path(path).read_bytes()) for path in paths}


def recipe(stamp: dict[str, Any]) -> bytes:
    files = [*(ROOT / lock for lock in LOCKS), *sorted(HERE.glob("*.c")), HERE / "make_c.py"]
    told = (stamp, COMPILE, EXACT, LINK, ENTRIES)
    return json.dumps(told).encode() + b"".join(path.read_bytes() for path in files)


def make(modules: list[str], brought: Path, library: Path) -> None:
    began = time.monotonic()
    bring("requirements/wasm.txt", brought / "mypyc")
    zig = bring_zig(brought / "zig")
    usr = bring_headers(brought / "headers")
    say(f"compiling {len(modules)} modules for a browser ...")
    shutil.rmtree(WORK / "c", ignore_errors=True)
    (WORK / "objects").mkdir(parents=True, exist_ok=True)
    in_python = [path for path in modules if path.endswith(".py")]
    (WORK / "modules.json").write_text(json.dumps(in_python))
    wheels = [*(brought / "mypyc").glob("*.whl"), *(brought / "packages").glob("*.whl")]
    how = {"mounts": {"/src": str(ROOT), "/out": str(WORK)}, "wheels": sorted(map(str, wheels))}
    in_pyodide = ["node", "--stack-size=4000", str(HERE / "in_pyodide.mjs")]
    run([*in_pyodide, json.dumps(how), str(HERE / "make_c.py")])
    made = json.loads((WORK / "made.json").read_text())
    included = lay_out(usr, zig, made["configuration"], WORK / "include")
    own = [Path(path) for path in modules if path.endswith(".c")]
    sources = [*(WORK / path for path in made["c"]), *own, DOORS]
    flags = [*COMPILE, *(part for folder in included for part in ("-isystem", folder))]
    flags += ["-I", str(WORK / "runtime"), "-I", str(WORK / "c")]

    def compiled(source: Path) -> str:
        target = WORK / "objects" / f"{source.stem}.o"
        exact = EXACT if source in own else ()
        run([str(zig / "zig"), "cc", *flags, *exact, str(source), "-o", str(target)])
        return str(target)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        objects = list(pool.map(compiled, sources))
    entries = [*ENTRIES, *(path.stem for path in own)]
    exports = [f"--export=PyInit_{name}" for name in entries]
    run([str(zig / "zig"), "wasm-ld", *LINK, *exports, "-o", str(library), *objects])
    say(f"compiled for a browser in {time.monotonic() - began:.0f} s")


def bring_zig(into: Path) -> Path:
    """The folder of the compiler, which pip brings like any package."""
    bring("requirements/zig.txt", into, HOST)
    folder = into / "ziglang"
    if not folder.exists():
        (wheel,) = into.glob("*.whl")
        shutil.unpack_archive(wheel, into / "unpacked", "zip")
        (into / "unpacked" / "ziglang").rename(folder)
        (folder / "zig").chmod(0o755)
    return folder


def run(command: list[str]) -> None:
    cache = str(WORK / "zig")
    environment = {**os.environ, "ZIG_LOCAL_CACHE_DIR": cache, "ZIG_GLOBAL_CACHE_DIR": cache}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise CannotBuild(f"{Path(command[0]).name} failed: {done.stderr.strip()[-2000:]}")


def say(line: str) -> None:
    print(f"osada: {line}", file=sys.stderr)
