"""The folder with which anybody plays without a server: the built page, and what Python needs to
start in a browser."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import NamedTuple

import osada
from osada.kernel.errors import OsadaError
from osada.page.beside import common_words, shortcuts
from osada.page.folder import INDEX, NoPage, folder_of, read_folder, squeezed
from osada.page.listing import LISTING

PACKAGE = Path(osada.__file__).parent
PAGE = PACKAGE / "server" / "page"
BUILT = PACKAGE / "pocket" / "built"
PYTHON = "python/"


class NoFolder(OsadaError):
    """It cannot be written."""


class WrittenFolder(NamedTuple):
    """What was written, and where; without the copies that some hosts send."""

    files: int
    bytes: int


def write_folder(
    into: Path, pause: float | None = None, squeeze: bool = True, page: Path = PAGE
) -> WrittenFolder:
    """Write everything into a folder that is empty, or that was written by this before; `pause` is
    how long computer players wait before a move."""
    if into.is_dir() and any(into.iterdir()) and not (into / LISTING).is_file():
        raise NoFolder(f"{into} holds other files: name an empty folder, or a new one")
    files = files_of_folder(pause, page)
    into.mkdir(parents=True, exist_ok=True)
    for old in into.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name, raw in files.items():
        path = into / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
        for other, small in squeezed(name, raw) if squeeze else ():
            (into / other).write_bytes(small)
    return WrittenFolder(len(files), sum(map(len, files.values())))


def files_of_folder(pause: float | None = None, page: Path = PAGE) -> dict[str, bytes]:
    """Every file of it by its path."""
    if not (BUILT / "built.json").is_file():
        raise NoFolder("there is no Python for the browser here: tools/build_wasm makes it")
    known = json.loads((BUILT / "built.json").read_text(encoding="utf-8"))["files"]
    more = {PYTHON + name: raw for name, raw in read_folder(BUILT).items()}
    words = common_words()
    more |= {name: text.encode() for name, text in words.items()}
    wanted_by = {PYTHON + name: list(one["for"]) for name, one in known.items()}
    wanted_by |= {name: [name.split(".")[-2]] for name in words}
    built = read_folder(page)
    if pause is not None and INDEX in built:
        told = f'<html data-pause="{pause}" '
        built[INDEX] = built[INDEX].replace(b"<html ", told.encode(), 1)
    try:
        return folder_of(built, more, shortcuts(), wanted_by)
    except NoPage:
        raise NoFolder(
            "the page is not built: ./run serve builds it (Node 20.19 or newer)"
        ) from None
