"""Pieces and tokens as small coloured signs. Each carries its letter, so colour is never needed:
the letter of the word in the reader's language, as on the page.

>>> import osada
>>> from osada.texts import Speech
>>> Chips(Talk.of(Speech(osada.game("vikings"), "pl"))).piece("B3+").plain
'N3+'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from osada.terminal.colours import CHIPS, NAMES
from osada.terminal.talk import Talk

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
"""As a view spells them."""
TEAMS = tuple(COLOURS.values())
KINDS = ("fur", "grain", "nails")
_GOODS_STYLES = {"fur": "bold orange3", "grain": "bold yellow3", "nails": "bold grey70"}
UNKNOWN = "?"


def _chip(text: str, style: str) -> Text:
    """A sign whose style ends with it: what is written behind it is plain again."""
    return Text.assemble((text, style))


def name_style(colour: str) -> str:
    """How the name of a team's player is printed in a sentence."""
    return NAMES[colour]


class Chips:
    """The signs in one language."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk

    def _letter(self, what: str) -> str:
        return self._talk(f"vikings-letter-{what}")

    def team(self, colour: str, text: str = "") -> Text:
        """A team's letter, with something written behind it."""
        return _chip(self._letter(colour) + text, CHIPS[colour])

    def piece(self, spelled: str) -> Text:
        """A hull piece from how the view spells it: the team, shields, `+` when a viking stands on
        it."""
        return self.team(COLOURS[spelled[0]], spelled[1:])

    def goods(self, kind: str | None) -> Text:
        """A goods token: a letter for its kind."""
        if kind is None:
            return _chip(UNKNOWN, "dim")
        return _chip(self._letter(kind), _GOODS_STYLES[kind])

    def goods_row(self, kinds: Iterable[str | None]) -> Text:
        """Goods tokens side by side."""
        return Text(" ").join(self.goods(kind) for kind in kinds)

    def goods_counted(self, goods: Mapping[str, int]) -> Text:
        """Goods tokens side by side, from how many there are of each kind."""
        return self.goods_row(kind for kind in KINDS for _ in range(goods[kind]))
