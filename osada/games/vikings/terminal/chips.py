"""Pieces and tokens as small coloured signs. Each carries its letter, so colour is never needed.

>>> piece("B3+").plain
'B3+'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from osada.terminal.colours import CHIPS, NAMES

LETTERS = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}
_STYLES = {letter: CHIPS[colour] for colour, letter in LETTERS.items()}
KINDS = ("fur", "grain", "nails")
_GOODS_STYLES = {"fur": "bold orange3", "grain": "bold yellow3", "nails": "bold grey70"}
UNKNOWN = "?"


def _chip(text: str, style: str) -> Text:
    """A sign whose style ends with it: what is written behind it is plain again."""
    return Text.assemble((text, style))


def name_style(colour: str) -> str:
    """How the name of a team's player is printed in a sentence."""
    return NAMES[colour]


def team(colour: str, text: str = "") -> Text:
    """A team's letter, with something written behind it."""
    letter = LETTERS[colour]
    return _chip(letter + text, _STYLES[letter])


def piece(spelled: str) -> Text:
    """A hull piece as the view spells it: letter, shields, `+` when a viking stands on it."""
    return _chip(spelled, _STYLES[spelled[0]])


def goods_letter(kind: str | None) -> Text:
    """A goods token: the first letter of its kind, as actions spell it."""
    if kind is None:
        return _chip(UNKNOWN, "dim")
    return _chip(kind[0], _GOODS_STYLES[kind])


def goods_row(kinds: Iterable[str | None]) -> Text:
    """Goods tokens side by side."""
    return Text(" ").join(goods_letter(kind) for kind in kinds)


def goods_counted(goods: Mapping[str, int]) -> Text:
    """Goods tokens side by side, from how many there are of each kind."""
    return goods_row(kind for kind in KINDS for _ in range(goods[kind]))
