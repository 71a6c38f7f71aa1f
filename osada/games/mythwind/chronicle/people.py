"""Those who were there: each character with its portrait, who plays it now, and what it earned."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from .tale import Tale

STYLE: Final = """
.people { --a-ink: #35281b; --a-inkd: #35281b; --a-dark: #55402d; --a-skin: #f0cda4;
  --a-folk: #b4683c; --a-wall: #f6ead0; --a-timber: #a87448; --a-wood: #b98552; --a-plank: #e0b97c;
  --a-roof: #bd5f40; --a-brick: #c96f4d; --a-slate: #7f8e9c; --a-iron: #a3abb3;
  --a-thatch: #d8ab55; --a-wheat: #e3b549; --a-coin: #edc04c; --a-culture: #9a6fb0;
  --a-leaf: #6a9158; --a-leaf2: #93b167; --a-fir: #4b7650; --a-bloom: #e79aa5; --a-water: #8fbccb;
  --a-water2: #3f7f9c; --a-foam: #f4fbff; --a-snow: #fdfaf0; --t-meadow-p: #e2d99a;
  display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem 2rem; margin: 1.6rem 0 }
.people figure { width: 8.5rem }
.people svg { border: 2px solid var(--rule); border-radius: 12px; width: 6.6rem; display: block;
  margin: 0 auto .4rem }
.people figcaption { font-size: .88em; font-style: normal; line-height: 1.3 }
"""
"""The portraits have the colours that they have by day on the page."""


@cache
def portraits() -> dict[str, str]:
    """By character: the drawing of the page, 96 by 96."""
    return drawings(files(__package__).joinpath("portraits.svg").read_text(encoding="utf-8"))


def drawings(text: str) -> dict[str, str]:
    """The symbols of such a file by name."""
    found: dict[str, str] = {}
    for symbol in text.split('<symbol id="por-')[1:]:
        name, _, rest = symbol.partition('"')
        found[name] = rest.partition(">")[2].partition("</symbol>")[0]
    return found


def people(tale: Tale) -> str:
    """Who plays now comes first; who has left is remembered."""
    speech = tale.speech
    names = dict(zip(tale.cast, tale.people, strict=True))
    figures = ""
    for character in (*names, *(gone for gone in tale.earned if gone not in names)):
        name = speech.name(f"character-{character}")
        said = names.get(character, name[:1].upper() + name[1:])
        earned = speech.name("chronicle-earned", count=tale.earned[character])
        figures += (
            f'<figure><svg viewBox="0 0 96 96" aria-hidden="true">{portraits()[character]}</svg>'
            f"<figcaption><b>{escape(said)}</b><br>{escape(earned)}</figcaption></figure>"
        )
    return f'<div class="people">{figures}</div>'
