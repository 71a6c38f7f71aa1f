"""The whole table of Vikings on Board: village and players above, the ships below."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.state import Data
from osada.terminal.board import Board

from ..view.shape import View
from .chips import TEAMS, Chips, name_style
from .harbour import draw_harbour, draw_hull
from .seats import draw_seats
from .village import draw_village

SIDE_BY_SIDE = 80
"""The least width at which the players fit beside the village."""


class VikingsBoard(Board):
    """Everything is taken from a view, so nothing that its viewer may not know is drawn."""

    example = "ship 4"
    short_example = "3:2"

    def names(self, view: Data) -> list[str]:
        """Players are called by their colours, as people do at the table."""
        colours = [self.speech.colour(seat["colour"]) for seat in _shape(view)["seats"]]
        return [colour[:1].upper() + colour[1:] for colour in colours]

    def seat_style(self, view: Data, seat: int) -> str:
        return name_style(_shape(view)["seats"][seat]["colour"])

    def draw(self, view: Data, width: int) -> RenderableType:
        shown = _shape(view)
        village = draw_village(shown, self.speech, self.talk)
        seats = draw_seats(shown, self.speech, self.talk)
        harbour = draw_harbour(shown, self.talk)
        if width < SIDE_BY_SIDE:
            return Group(self._heading(shown), village, seats, harbour)
        upper = Table.grid(expand=True)
        upper.add_column()
        upper.add_column(ratio=1)
        upper.add_row(village, seats)
        return Group(self._heading(shown), upper, harbour)

    def _heading(self, view: View) -> Text:
        parts = [
            self.talk("vikings-round", round=view["round"]),
            self.talk("vikings-sterns", count=view["sterns"]),
        ]
        if view["sailor"] is not None:
            parts.append(self.talk("vikings-sailor", seat=self.speech.seat(view["sailor"])))
        title = Text(self.speech.title, style="bold")
        return title.append(" · " + " · ".join(parts), style="not bold")

    def emblem(self, view: Data, action: Action) -> Text | None:
        shown, chips = _shape(view), Chips(self.talk)
        words = action.text.removeprefix(f"{action.kind} ").split(":")
        if action.kind == "piece":
            hull = shown["ships"][int(words[0]) - 1]["hull"]
            place = int(words[1]) - 1
            return chips.piece(hull[place]) if place < len(hull) else None
        if action.kind == "ship":
            ship = shown["ships"][int(words[0]) - 1]
            goods = chips.goods_counted(ship["goods"])
            return goods.append(" ").append_text(draw_hull(shown, ship, chips))
        if action.kind == "circle" and words[1] in TEAMS:
            return chips.team(words[1])
        if action.kind == "goods":
            return chips.goods(words[0])
        return None

    def gloss(self, view: Data, action: Action, explain: bool) -> str:
        return self.speech.space_help(action.text) if explain and action.kind == "space" else ""

    def begins_turn(self, view: Data) -> bool:
        return _shape(view)["stage"] == "space"


def _shape(view: Data) -> View:
    return cast(View, view)
