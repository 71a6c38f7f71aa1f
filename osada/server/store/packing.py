"""Long texts in short: entries and positions are JSON that says the same words again and again.

`common.txt` holds the words that most entries share. What was packed with it can be read only with
it: it never changes. Another one would be a second file, told apart by the sum that zlib keeps.
"""

from __future__ import annotations

import zlib
from pathlib import Path

from sqlalchemy import Dialect, LargeBinary
from sqlalchemy.types import TypeDecorator

from osada.table.writes import EntryRow

COMMON = (Path(__file__).parent / "common.txt").read_bytes()
_PACKED = b"x"
"""How anything packed begins; JSON objects begin otherwise."""


def pack(text: str) -> bytes:
    """A text that begins with `{`, in as few bytes as it takes.

    >>> unpack(pack('{"action":"pass"}'))
    '{"action":"pass"}'
    """
    plain = text.encode()
    squeeze = zlib.compressobj(zdict=COMMON)
    packed = squeeze.compress(plain) + squeeze.flush()
    return packed if len(packed) < len(plain) else plain


def unpack(kept: bytes) -> str:
    """The text as it was."""
    if kept.startswith(_PACKED):
        kept = zlib.decompressobj(zdict=COMMON).decompress(kept)
    return kept.decode()


class PackedEntry(EntryRow):
    """An entry given as it is packed."""

    def as_json(self, kept: bytes) -> str:
        """What was given, unpacked."""
        return unpack(kept)


class Packed(TypeDecorator[str]):
    """A column of such texts."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: str | bytes | None, dialect: Dialect) -> bytes | None:
        """On the way in; what was packed already stays as it is."""
        return pack(value) if isinstance(value, str) else value

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> str | None:
        """On the way out."""
        return None if value is None else unpack(value)
