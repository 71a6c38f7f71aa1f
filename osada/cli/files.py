"""Reading and writing people's files: nothing half written, nothing overwritten by accident."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from osada.kernel.errors import OsadaError

LARGEST = 64 * 1024 * 1024
"""A record of a long game has some 100 kB; whatever is larger than this is something else."""


class BadFile(OsadaError):
    """A file that cannot be read or written as asked."""


def read_text(path: Path) -> str:
    """The text of a file, or what is wrong with it."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile(f"{path} cannot be read ({_why(error)}): check the path") from None
    if len(raw) > LARGEST:
        raise BadFile(f"{path} is too large to be a text of ours: check the path")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not UTF-8 text: check that it is the right file") from None
    if "\0" in text:
        raise BadFile(f"{path} is not a text file: check that it is the right file")
    return text.replace("\r\n", "\n")


def new_folder(path: Path) -> Path:
    """A folder to write into: made if it is not there, and empty so that nothing is overwritten."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        taken = any(path.iterdir())
    except OSError as error:
        raise BadFile(f"{path} cannot be used ({_why(error)}): choose another folder") from None
    if taken:
        raise BadFile(f"{path} is not empty: choose another folder")
    return path


def write_text(path: Path, text: str) -> None:
    """Write a whole file at once: whoever reads it sees the old text or the new, never half."""
    target = path.resolve()
    if target.is_dir():
        raise BadFile(f"{path} is a folder: give the name of a file")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise BadFile(f"{path} cannot be written ({_why(error)}): choose another place") from None
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(_mode(target))
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadFile(f"{path} cannot be written ({_why(error)}): choose another place") from None


def _mode(target: Path) -> int:
    """The rights the file has, or those any new file gets (a temporary one gets fewer)."""
    if target.exists():
        return target.stat().st_mode & 0o7777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _why(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
