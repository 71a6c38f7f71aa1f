"""Which file of ours, and of the packages that we stand on, goes into which archive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOMS = ("kernel", "bots", "texts", "insight", "table", "requests", "pocket")
"""What every game stands on."""
ALONE = (
    *("__init__.py", "_compiled.py", "_one_library.py", "extras.py", "version.py"),
    "games/__init__.py",
)
PURE = "pure"
"""What is needed only where nothing compiled is used, and"""
COMPILED = "compiled"
"""what only where it is."""
KEPT = (".py", ".toml", ".npz", ".json", ".jsonl", ".ftl", ".osada")
"""What a program reads. Pictures are the page's."""
NOT_PLAYED = ("terminal", "learned")
"""Rooms of a game that only a terminal or a lab enters."""
LANGUAGES = ("en", "pl", "cs")
LOCALES = "babel/locale-data"


def of_osada(package: Path, compiled: Iterable[str]) -> dict[str, dict[str, bytes]]:
    """By archive, the files in it by name; what is compiled apart from the rest."""
    archives: dict[str, dict[str, bytes]] = {}
    apart = set(compiled)
    for name in sorted(chosen(package)):
        path = f"osada/{name}"
        archive = f"{archive_of(name)}.{PURE}" if path in apart else archive_of(name)
        archives.setdefault(archive, {})[path] = (package / name).read_bytes()
    return archives


def chosen(package: Path) -> Iterator[str]:
    """The files that somebody who plays may need, as seen from the package."""
    yield from ALONE
    games = [f"games/{one.parent.name}" for one in package.glob("games/*/__init__.py")]
    for room in (*ROOMS, *games):
        for path in (package / room).rglob("*"):
            parts = path.relative_to(package).parts
            if path.suffix in KEPT and path.is_file() and not set(parts) & {"built", "__pycache__"}:
                if parts[0] == "games" and parts[2] in NOT_PLAYED:
                    continue
                yield "/".join(parts)


def archive_of(name: str) -> str:
    """The archive for a file: the core, a game, or either in a language."""
    parts = name.split("/")
    game = parts[1] if parts[0] == "games" and len(parts) > 2 else "core"
    lang = next((one for one in LANGUAGES if one in parts[:-1]), "")
    return f"{game}.{lang}" if lang else game


def needed_for(archive: str) -> list[str]:
    """The game, the language and the way to run that an archive is for; nothing: for everybody."""
    return [part for part in archive.split(".") if part != "core"]


def of_packages(files: Mapping[str, bytes], modules: Iterable[str]) -> dict[str, dict[str, bytes]]:
    """By archive, these modules of packages and what they read; of all the world's dates and
    numbers, our languages'."""
    wanted = {*modules, "babel/global.dat", f"{LOCALES}/root.dat"}
    binary = {name for name in files if name.endswith(".so")}
    archives = {"core": {name: files[name] for name in sorted(wanted | binary)}}
    for lang in LANGUAGES:
        name = f"{LOCALES}/{lang}.dat"
        archives[f"core.{lang}"] = {name: files[name]}
    return archives
