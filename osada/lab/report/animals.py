"""The animals by which people know the five levels, for charts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SYMBOL = re.compile(r'<symbol id="(\w+)" viewBox="0 0 64 64">(.*)</symbol>')


@cache
def animals() -> dict[str, str]:
    """By level, what is drawn on 64 by 64."""
    text = Path(__file__).with_suffix(".svg").read_text("utf-8")
    return {found[1]: found[2] for found in SYMBOL.finditer(text)}
