"""Compile the rules in the background, for the next start: ./run calls it before it goes on.

It takes one processor at the lowest priority, and packages of its own in .tools/compiler. A build
that broke is told once, in one line, and not tried again until a source changes; why nothing is
compiled stands in .tools/compiling, which `osada doctor` reads.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zlib
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".tools" / "compiling"
LOCK = ROOT / ".tools" / "compiling.lock"
LOG = ROOT / ".tools" / "compiling.log"
MEMORY = 1024**3
"""Bytes that must be free: mypy holds all modules at once, in 400 MB."""
BRING = "root=$PWD; . tools/setup.sh; set_up_compiler"


def main() -> int:
    os.chdir(ROOT)
    if sys.argv[1:] == ["--now"]:
        return compile_now()
    if os.environ.get("OSADA_COMPILE") == "0" or os.environ.get("OSADA_PURE", "") not in ("", "0"):
        return 0
    if is_compiled():
        STATE.unlink(missing_ok=True)
    elif why := not_here():
        note(why)
    elif not under_way() and not broken():
        start()
    return 0


def is_compiled() -> bool:
    """As osada itself decides it."""
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "osada" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return bool(module.decide(str(ROOT / "osada"))[0] == "compiled")


def not_here() -> str:
    """Why this machine is not one to compile on; empty when it is."""
    if os.name == "nt":
        return "it needs a Unix"
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not any(shutil.which(one.split()[0]) for one in (configured, "cc", "gcc", "clang")):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing"
    if free_memory() < MEMORY:
        return f"less than {MEMORY // 1024**3} GiB of memory are free"
    return ""


def free_memory() -> int:
    """Bytes that may be taken, of the machine's and of what a container may have."""
    try:
        told = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
        free = 1024 * int(told["MemAvailable"].split()[0])
    except (OSError, KeyError, ValueError):
        free = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    with suppress(OSError, ValueError):  # "max" where there is no limit
        group = Path("/sys/fs/cgroup")
        limit = int((group / "memory.max").read_text())
        free = min(free, limit - int((group / "memory.current").read_text()))
    return free


def under_way() -> bool:
    lock = taken()
    if lock is not None:
        os.close(lock)
    return lock is None


def taken() -> int | None:
    """The lock of whoever compiles, which ends with its process; nothing when somebody has it."""
    import fcntl

    LOCK.parent.mkdir(exist_ok=True)
    lock = os.open(LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock


def broken() -> bool:
    """Whether a build of just these sources broke before, which is said once."""
    try:
        why, sources, told = STATE.read_text("utf-8").split("\n")[:3]
    except (OSError, ValueError):
        return False
    if sources != sources_now():
        return False
    if not told:
        say(f"compiling in the background failed ({why}); all goes on as pure Python")
        note(why, sources, "told")
    return True


def sources_now() -> str:
    found = [*ROOT.glob("osada/**/*.py"), *ROOT.glob("osada/**/*.c")]
    found += [ROOT / name for name in ("pyproject.toml", "requirements/compile.txt")]
    found += [ROOT / "tools" / "build_fast.py"]
    total = 0
    for path in sorted(found):
        total = zlib.crc32(path.read_bytes(), zlib.crc32(str(path).encode(), total))
    return f"{total:08x}"


def start() -> None:
    say("compiling the rules in the background, for the next start (OSADA_COMPILE=0 does without)")
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, "-IS", str(Path(__file__).resolve()), "--now"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def compile_now() -> int:
    """Bring the packages and build; what came of it is noted."""
    lock = taken()
    if lock is None:
        return 0
    os.nice(19)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    sources = sources_now()
    note("it is under way")
    if subprocess.run(["bash", "-c", BRING]).returncode != 0:
        note("the packages that compile could not be brought")
        return 1
    python = ROOT / ".tools" / "compiler" / "bin" / "python"
    build = [str(python), "tools/build_fast.py", "--jobs", "1"]
    done = subprocess.run(build, stderr=subprocess.PIPE, text=True)
    print(done.stderr, end="", flush=True)
    if done.returncode == 0:
        STATE.unlink(missing_ok=True)
    elif sources_now() == sources:
        note(f"see {LOG.relative_to(ROOT)}", sources)
    else:
        note("a source changed meanwhile")
    return done.returncode


def note(why: str, sources: str = "", told: str = "") -> None:
    STATE.parent.mkdir(exist_ok=True)
    STATE.write_text(f"{why}\n{sources}\n{told}\n", "utf-8")


def say(line: str) -> None:
    print(f"osada: {line}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
