"""Headers to compile against: Python's, which are Debian's of the same minor version with the sizes
of Python in a browser; and those of the C library, which is musl there as with the compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from .wheels import CannotBring

PACKAGE = "libpython3.14-dev"
SOURCES = Path("/etc/apt/sources.list.d")
NEXT = {"debian": "testing", "ubuntu": "devel"}
"""The suite of each that has it."""


def bring_headers(into: Path) -> Path:
    """The folder `usr` of the package; its newest version, which is asked for once."""
    kept = into / "usr"
    if not kept.exists():
        if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
            raise CannotBring(f"Python's headers come from Debian's {PACKAGE}, and there is no apt")
        shutil.rmtree(into, ignore_errors=True)
        for folder in ("lists/partial", "cache/archives/partial", "parts"):
            (into / folder).mkdir(parents=True)
        (into / "status").touch()
        (into / "parts" / "next.sources").write_text(next_release(), "utf-8")
        run(["apt-get", *apart(into), "update"], into)
        run(["apt-get", *apart(into), "download", PACKAGE], into)
        (package,) = into.glob("*.deb")
        run(["dpkg-deb", "-x", str(package), str(into / "unpacked")], into)
        package.unlink()
        shutil.rmtree(into / "lists")
        shutil.rmtree(into / "cache")
        (into / "unpacked" / "usr").rename(kept)
    return kept


def apart(into: Path) -> list[str]:
    """What keeps apt away from what this machine has installed."""
    told = {
        "Dir::State": into,
        "Dir::State::lists": into / "lists",
        "Dir::State::status": into / "status",
        "Dir::Cache": into / "cache",
        "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": into / "parts",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "root",
    }
    return [part for key, value in told.items() for part in ("-o", f"{key}={value}")]


def next_release() -> str:
    """Where the next release is to be had: where this one comes from."""
    release = Path("/etc/os-release").read_text("utf-8")
    system = dict(re.findall(r'^(\w+)="?([^"\n]*)', release, re.MULTILINE)).get("ID", "")
    for file in sorted(SOURCES.glob("*.sources")):
        for entry in file.read_text("utf-8").split("\n\n"):
            uris = re.search(r"^URIs:.*/(debian|ubuntu)/?$", entry, re.MULTILINE)
            if uris and uris[1] == system:
                entry = re.sub(r"^Suites:.*", f"Suites: {NEXT[system]}", entry, flags=re.MULTILINE)
                return re.sub(r"^Components:.*", "Components: main", entry, flags=re.MULTILINE)
    raise CannotBring(f"apt's sources of this machine do not say where {PACKAGE} could be had")


def run(command: list[str], folder: Path) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise CannotBring(f"{command[0]} could not bring {PACKAGE}: {done.stderr.strip()[-300:]}")


def lay_out(usr: Path, zig: Path, configuration: dict[str, str], into: Path) -> list[str]:
    """The folders to include from, the first of them made for the runtime of this configuration."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(usr / "include" / "python3.14", into)
    (original,) = usr.glob("include/*/python3.14/pyconfig.h")
    names = set(re.findall(r"#\s*(?:undef|define)\s+(\w+)", original.read_text("utf-8")))
    set_ = {name: configuration.get(name) for name in sorted(names)}
    lines = [
        f"#define {name} {value}" for name, value in set_.items() if value not in (None, 0, "")
    ]
    guard = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""]
    (into / "pyconfig.h").write_text("\n".join(guard), "utf-8")
    libc = zig / "lib" / "libc" / "include"
    # musl's, as every machine with words of 32 bits has it, but for what a `long` is the name of.
    shutil.copytree(libc / "x86-linux-musl" / "bits", into / "bits")
    types = into / "bits" / "alltypes.h"
    text = re.sub(r"#define (_Addr|_Reg) int", r"#define \1 long", types.read_text("utf-8"))
    types.write_text(text.replace("typedef long wchar_t", "typedef int wchar_t"), "utf-8")
    return [str(into), str(zig / "lib" / "include"), str(libc / "generic-musl")]
