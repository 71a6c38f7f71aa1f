"""What lies beside a copy and says what it is; a single byte that differs is noticed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from osada.kernel.errors import OsadaError

NAME: Final = "manifest.json"
FORMAT: Final = 1
CHUNK: Final = 1 << 20

Kind = Literal["sqlite", "postgresql"]


class BadBackup(OsadaError):
    """A backup that is not as it was made, or none at all."""


class Manifest(Struct, kw_only=True):
    """A backup: when and by which edition it was made, and what is in it."""

    format: int = FORMAT
    made: str
    """When, in UTC."""
    edition: str
    schema: str
    kind: Kind
    file: str
    """The name of the copy, beside this."""
    size: int
    sha256: str
    plain: int
    """Bytes of the database itself; unpacked it needs as much room."""
    tables: int
    entries: int
    sum: str = ""
    """A hash of all that stands above."""


def sealed(manifest: Manifest) -> Manifest:
    """The same with its own hash."""
    return msgspec.structs.replace(manifest, sum=_sum(manifest))


def _sum(manifest: Manifest) -> str:
    return hashlib.sha256(
        msgspec.json.encode(msgspec.structs.replace(manifest, sum=""))
    ).hexdigest()


def written(manifest: Manifest) -> bytes:
    """As it lies in its file."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def read_manifest(folder: Path) -> Manifest:
    """What a backup says of itself; `BadBackup` where that cannot be so."""
    file = folder / NAME
    try:
        manifest = msgspec.json.decode(file.read_bytes(), type=Manifest)
    except OSError:
        raise BadBackup(f"{folder} is no backup: there is no {NAME} in it") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup(f"{file} is damaged: it cannot be read") from None
    if manifest.format != FORMAT:
        raise BadBackup(f"{folder} was made by Osada {manifest.edition}: open it with that one")
    if manifest.sum != _sum(manifest):
        raise BadBackup(f"{file} is damaged: it does not say what it said when it was made")
    if "/" in manifest.file or manifest.file in ("", ".", "..", NAME):
        raise BadBackup(f"{file} names no file beside it")
    return manifest


def check_hash(folder: Path, manifest: Manifest) -> Path:
    """The copy, which is as it was when it was made; `BadBackup` where a byte of it differs."""
    file = folder / manifest.file
    found, size = hashlib.sha256(), 0
    try:
        with file.open("rb") as copy:
            while piece := copy.read(CHUNK):
                found.update(piece)
                size += len(piece)
    except OSError as error:
        raise BadBackup(f"{file} cannot be read ({error.strerror})") from None
    if size != manifest.size:
        raise BadBackup(f"{file} is damaged: {size} bytes instead of {manifest.size}")
    if found.hexdigest() != manifest.sha256:
        raise BadBackup(f"{file} is damaged: its hash is another than when it was made")
    return file
