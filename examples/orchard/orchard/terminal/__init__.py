"""The table of Orchard on a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.state import Data
from osada.terminal import Board

from ..view import View

SIGNS = {"apple": "red3", "pear": "green4", "plum": "purple4"}
"""The colour of a fruit; its name always stands beside it."""


class OrchardBoard(Board):
    """Trees above, baskets below; everything is taken from a view."""

    example = "pick apple 2"

    def draw(self, view: Data, width: int) -> RenderableType:
        shown = cast(View, view)
        heading = f"{self.speech.title} · {self.talk('orchard-round', round=shown['round'])}"
        return Group(Text(heading, style="bold"), self._trees(shown), self._baskets(shown))

    def emblem(self, view: Data, action: Action) -> Text | None:
        return _fruit(str(action.wire[1]), int(action.wire[2]))

    def _trees(self, view: View) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for tree in view["trees"]:
            rests = self.talk("orchard-rests") if tree["resting"] else ""
            grid.add_row(self.speech.word(tree["tree"]), _fruit(tree["tree"], tree["fruit"]), rests)
        return grid

    def _baskets(self, view: View) -> Grid:
        grid = Grid(box=None, padding=(0, 2))
        for name in ("", *(self.speech.word(tree["tree"]) for tree in view["trees"])):
            grid.add_column(name)
        grid.add_column(self.talk("orchard-recipe"))
        for seat in view["seats"]:
            recipe = seat["recipe"]
            counts = [str(count) for count in seat["basket"].values()]
            wanted = "?" if recipe is None else self.speech.word(recipe)
            grid.add_row(self.speech.seat(seat["seat"]), *counts, wanted)
        return grid


def _fruit(fruit: str, count: int) -> Text:
    return Text("●" * count, style=f"bold {SIGNS[fruit]}")
