"""What is written for a letter that a terminal lacks: one of its own, as wide, so that boards
keep their columns, and never the `?` that means something hidden."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

NAME: Final = "osada-stand-ins"
SIGNS: Final = dict(
    zip(
        "·–—“”„’‘\u00a0…→◄▶×✓★●▪▒♙♚▂π⚑◇◆♣▲═⌒┈█▌☀☁☂①②③④⚒⟨ΨψłŁ─│╭╮╰╯║╔╗╚╝",
        ".--\"\"\"'' ~><>xv*o'%iK_hfcC^A=n:#|SCR1234T[YylL-|++++|++++",
        strict=True,
    )
)
UNKNOWN: Final = "_"


def stand_in(character: str) -> str:
    """One letter or sign of plain ASCII.

    >>> "".join(map(stand_in, "ź·→☃"))
    'z.>_'
    """
    plain = SIGNS.get(character) or unicodedata.normalize("NFKD", character)[0]
    return plain if plain.isascii() else UNKNOWN


def _instead(error: UnicodeError) -> tuple[str, int]:
    if isinstance(error, UnicodeEncodeError):
        lacking = error.object[error.start : error.end]
        return "".join(map(stand_in, lacking)), error.end
    return codecs.replace_errors(error)  # type: ignore[return-value]


def use_stand_ins() -> None:
    """Let streams be opened with `errors=NAME`."""
    codecs.register_error(NAME, _instead)
