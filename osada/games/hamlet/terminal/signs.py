"""The pieces of Hamlet as small signs, and the names they go by in one language.

Pieces carry their owner's letter, the first of the colour's name, so colour is never needed.
"""

from __future__ import annotations

from rich.text import Text

from osada.terminal.colours import CHIPS
from osada.terminal.talk import Talk
from osada.texts import Speech

from ..rules.words import BASICS, RESOURCES
from ..view.shape import Demand, Group, Seat, Tile, View

VILLAGER = "♙"
LYING = "▂"
DONKEY = "π"
FLAG = "⚑"
GOLD = "●"
STAR = "★"
BASIC = "▪"
EMPTY = "·"
FINE = "◆"
PLAIN = "◇"
ROAD = {"printed": "═", "bridge": "⌒", "path": "┈"}
SECTION = {"road": "▒", "forest": "♣", "hill": "▲"}
SECTION_STYLE = {"road": "yellow", "forest": "green", "hill": "orange4"}
GOLD_STYLE = "yellow"
STAR_STYLE = "bright_magenta"
FEW = 2
"""So many equal signs in a row can be counted at a glance; more are written as a number."""


class Signs:
    """Everything that several parts of the board write alike."""

    def __init__(self, speech: Speech, talk: Talk) -> None:
        self.speech = speech
        self.talk = talk

    # -- names -----------------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        """The name of a building."""
        return self.speech.name(f"tile-{tile}")

    def code(self, tile: str) -> str:
        """Its name in at most four letters."""
        return self.talk(f"hamlet-code-{tile}")

    def resource(self, resource: str) -> str:
        """The name of a resource."""
        return self.speech.name(f"resource-{resource}")

    def demand(self, demand: Demand) -> str:
        """What has to be paid, in words: `3 milk/brick + 1 plank`."""
        return " + ".join(self._group(group) for group in demand)

    def _group(self, group: Group) -> str:
        count, kinds = group["count"], tuple(group["kinds"])
        if kinds == RESOURCES[:BASICS]:
            return self.talk("hamlet-any-basic", count=count)
        if kinds == RESOURCES[BASICS:]:
            return self.talk("hamlet-any-refined", count=count)
        if len(kinds) == 1:
            return self.speech.name(f"resource-{kinds[0]}-count", count=count)
        return f"{count} {'/'.join(self.resource(kind) for kind in kinds)}"

    # -- pieces ----------------------------------------------------------------------------

    def letter(self, seat: Seat) -> str:
        """The letter of a player's pieces."""
        return self.speech.colour(seat["colour"])[0].upper()

    def chip(self, seat: Seat, sign: str = "") -> Text:
        """A player's piece: the letter, and what it is."""
        return Text(self.letter(seat) + sign, style=CHIPS[seat["colour"]])

    def workers(self, view: View, tile: str) -> list[Text]:
        """For each player who has some there: villagers that stand and lie, and donkeys."""
        found = []
        for seat in view["seats"]:
            here = [villager for villager in seat["villagers"] if villager["tile"] == tile]
            lying = sum(villager["lying"] for villager in here)
            donkeys = sum(donkey["tile"] == tile for donkey in seat["donkeys"])
            signs = (
                _some(VILLAGER, len(here) - lying) + _some(LYING, lying) + _some(DONKEY, donkeys)
            )
            if signs:
                found.append(self.chip(seat, signs))
        return found

    def tokens(self, view: View, tile: Tile) -> Text:
        """The spaces of a refinery: whose token lies there and how good it is."""
        signs = [
            self.chip(view["seats"][token["seat"]], FINE if token["fine"] else PLAIN)
            for token in tile["tokens"]
        ]
        signs += [Text(EMPTY)] * (tile["spaces"] - len(signs))
        return Text(" ").join(signs)


def _some(sign: str, count: int) -> str:
    return sign * count if count <= FEW else f"{sign}{count}"


def gold(amount: int) -> Text:
    """So much gold."""
    return Text(f"{amount}{GOLD}", style=GOLD_STYLE)


def stars(amount: int) -> Text:
    """So many points."""
    return Text(f"{amount}{STAR}", style=STAR_STYLE)


def basics(lying: int, spaces: int) -> Text:
    """Resources on the spaces of a producer, and the empty ones."""
    return Text(BASIC * lying + EMPTY * (spaces - lying))
