"""The signs and names by which everything on Mythwind's board goes in one language.

Figures carry their character's letter, so colour is never needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from osada.terminal.colours import CHIPS, NAMES
from osada.terminal.talk import Talk
from osada.texts import Speech

from ..view.shape import Effect, Seat, View

COIN = "●"
WEATHER = {"sunny": "☀", "cloudy": "☁", "rainy": "☂"}
WEATHER_STYLE = {"sunny": "yellow", "cloudy": "white", "rainy": "dodger_blue1"}
COLOURS = {"farmer": "green", "crafter": "blue", "merchant": "yellow", "ranger": "red"}
RESOURCES = ("culture", "income", "production", "food")
TILES = ("adventure", "community", "construct", "hire")
LEVELS = ("–", "I", "II", "III", "IV")
FULL, HOLLOW = "█", "·"
NOTHING = "–"
MISSING = "⟨"


class Signs:
    """Everything that several parts of the board write alike."""

    def __init__(self, speech: Speech, talk: Talk) -> None:
        self.speech = speech
        self.talk = talk

    # -- names -----------------------------------------------------------------------------

    def named(self, *keys: str) -> str:
        """The first of these keys that has a text; else the last word of the key, readably."""
        for key in keys:
            text = self.speech.name(key)
            if not text.startswith(MISSING):
                return text
        return keys[0].split("-", 1)[-1].replace("-", " ")

    def told(self, key: str) -> str:
        """A text of the story, or nothing."""
        text = self.speech.name(key)
        return "" if text.startswith(MISSING) else text

    def season(self, view: View) -> str:
        """The season; in the Bad Winter by the calendar and by the window."""
        if view["bad_winter"]:
            return self.speech.name("chronicle-winter", season=view["season"])
        return self.named(f"season-{view['season']}")

    def place(self, space: str) -> str:
        """A town action tile or a building."""
        return self.named(f"tile-{space}" if space in TILES else f"building-{space}")

    def building(self, building: str) -> str:
        """The name of a building."""
        return self.named(f"building-{building}")

    def cost(self, cost: dict[str, int]) -> str:
        """Resources to be paid: `2 Income, 1 Food`."""
        parts = [f"{count} {self.named(f'resource-{kind}')}" for kind, count in cost.items()]
        return ", ".join(parts) or NOTHING

    def effects(self, effects: Sequence[Effect], cost: Sequence[Effect] = ()) -> str:
        """Effects in words, behind what they cost."""
        gain = self.said(effects) or NOTHING
        return f"{self.said(cost)} → {gain}" if cost else gain

    def said(self, effects: Sequence[Effect]) -> str:
        """Effects in words, one after the other."""
        return "; ".join(self.speech.message(effect) for effect in effects)

    # -- pieces ----------------------------------------------------------------------------

    def chip(self, seat: Seat) -> Text:
        """A figure: the letter of its character."""
        letter = self.talk(f"mythwind-letter-{seat['character']}")
        return Text.assemble((letter, CHIPS[COLOURS[seat["character"]]]))

    def figures(self, view: View, space: str) -> Text:
        """Who stands there today."""
        return Text(" ").join(self.chip(s) for s in view["seats"] if s["figure"] == space)

    def die(self, die: str) -> Text:
        """A worker: the letter of its kind and its value."""
        kind = "sprite" if die[0] == "s" else "villager"
        style = "bold magenta" if kind == "sprite" else "bold orange3"
        return Text.assemble((self.talk(f"mythwind-letter-{kind}") + die[1:], style))

    def dice(self, dice: Iterable[str]) -> Text:
        """Workers side by side."""
        return Text(" ").join(map(self.die, dice)) if dice else Text(NOTHING)


def seat_style(seat: Seat) -> str:
    """How a player's name is printed."""
    return NAMES[COLOURS[seat["character"]]]


def bar(value: int, most: int, style: str = "green") -> Text:
    """So many of so many."""
    line = Text.assemble((FULL * value, style), (HOLLOW * (most - value), "dim"))
    return line.append(f" {value}")


def coins(amount: int) -> Text:
    """So many coins."""
    return Text.assemble((f"{amount}{COIN}", "yellow"))


def sky(symbols: Iterable[str]) -> Text:
    """Days of weather."""
    return Text(" ").join(Text.assemble((WEATHER[s], WEATHER_STYLE[s])) for s in symbols)
