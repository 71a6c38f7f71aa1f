"""The animals by which people know the five levels, for charts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

HEAD, MIDDLE, TAIL = '<symbol id="', '" viewBox="0 0 64 64">', "</symbol>"


@cache
def animals() -> dict[str, str]:
    """By level, what is drawn on 64 by 64: a line of the file each."""
    lines = Path(__file__).with_suffix(".svg").read_text("utf-8").splitlines()
    symbols = [line.strip() for line in lines if line.strip().startswith(HEAD)]
    return dict([one[len(HEAD) : -len(TAIL)].split(MIDDLE) for one in symbols])
