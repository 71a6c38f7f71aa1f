"""A board of any game: what a view holds, line by line. Games with a drawing override this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.state import Data
from osada.texts import Speech

from .talk import Talk


class Board:
    """Draws views of one game in one language. It is never given the state itself."""

    example = ""
    """An action of this game by its text, to teach typing; none: one that is legal just then."""
    short_example = ""
    """A shorter text that is understood, if there is such a thing."""

    def __init__(self, speech: Speech, talk: Talk) -> None:
        self.speech = speech
        self.talk = talk

    def names(self, view: Data) -> list[str]:
        """What to call the seats when nobody gave a name; empty: by their numbers."""
        return []

    def draw(self, view: Data, width: int) -> RenderableType:
        """The whole table as the viewer of this view may see it."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in view.items():
            grid.add_row(name, _spell(value))
        return grid

    def seat_style(self, view: Data, seat: int) -> str:
        """How a player's name is printed."""
        return ""

    def emblem(self, view: Data, action: Action) -> Text | None:
        """How the thing that an action names looks on this board, for the list of actions."""
        return None

    def gloss(self, view: Data, action: Action, explain: bool) -> str:
        """What an action is good for, where its name does not say it; `explain` when people may
        not know yet what the things of the game are."""
        return ""

    def menu(self, view: Data, actions: Sequence[Action], width: int) -> RenderableType | None:
        """A list of these actions drawn by the board itself, by the same numbers; none: as text."""
        return None

    def tell(self, view: Data, told: Mapping[str, object]) -> RenderableType | None:
        """Something that happened as the board itself would tell it; none: as a line of text."""
        return None

    def begins_turn(self, view: Data) -> bool:
        """Whether the decision now asked for is the first of somebody's turn."""
        return False


def _spell(value: object) -> Text:
    if isinstance(value, Mapping):
        return Text("  ".join(f"{key}: {_spell(part)}" for key, part in value.items()))
    if isinstance(value, list):
        if any(isinstance(item, Mapping) for item in value):
            return Text("\n".join(str(_spell(item)) for item in value))
        return Text(" ".join(str(_spell(item)) for item in value))
    return Text("–" if value is None else str(value))
