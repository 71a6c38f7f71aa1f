"""The whole table of Hamlet: the map and what is on offer above, tiles and players below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.state import Data
from osada.terminal.board import Board
from osada.terminal.colours import NAMES

from ..view.shape import View
from .buildings import draw_buildings
from .glosses import gloss
from .legend import draw_legend
from .map import draw_map
from .offers import draw_offers
from .seats import draw_seats
from .signs import Signs
from .sites import draw_sites

OFFERS_WIDTH = 38
"""The least width in which the offers can be read beside the map."""


class HamletBoard(Board):
    """Everything is taken from a view."""

    example = "go quarry"

    @property
    def signs(self) -> Signs:
        """How pieces are written in this language."""
        return Signs(self.speech, self.talk)

    def names(self, view: Data) -> list[str]:
        """Players are called by their colours, as people do at the table."""
        colours = [self.speech.colour(seat["colour"]) for seat in _shape(view)["seats"]]
        return [colour[:1].upper() + colour[1:] for colour in colours]

    def seat_style(self, view: Data, seat: int) -> str:
        return NAMES[_shape(view)["seats"][seat]["colour"]]

    def draw(self, view: Data, width: int) -> RenderableType:
        shown = _shape(view)
        signs = self.signs
        village = draw_map(shown, signs, width)
        offers = draw_offers(shown, signs)
        below = (draw_buildings(shown, signs, width), draw_seats(shown, signs))
        map_width = max((line.cell_len for line in village), default=0)
        legend = draw_legend(self.talk, width)
        if width - map_width - 2 < OFFERS_WIDTH:
            return Group(self._heading(shown), *village, legend, offers, *below)
        upper = Table.grid(padding=(0, 2, 0, 0), expand=True)
        upper.add_column(width=map_width)
        upper.add_column(ratio=1)
        upper.add_row(Group(*village), offers)
        return Group(self._heading(shown), upper, legend, *below)

    def _heading(self, view: View) -> Text:
        parts = [self.talk("hamlet-round", round=view["round"])]
        if view["rounds"] is not None:
            parts = [self.talk("hamlet-solo-round", round=view["round"], rounds=view["rounds"])]
        parts.append(self.talk("hamlet-first", seat=self.speech.seat(view["first"])))
        title = Text(self.speech.title, style="bold")
        title.append(" · " + " · ".join(parts), style="not bold")
        if view["ending"]:
            title.append(" · " + self.talk("hamlet-last-round"), style="bold yellow")
        return title

    def gloss(self, view: Data, action: Action, explain: bool) -> str:
        return gloss(_shape(view), action, explain, self.signs)

    def menu(self, view: Data, actions: Sequence[Action], width: int) -> RenderableType | None:
        """Where a tile may lie is chosen from a plan."""
        shown = _shape(view)
        if not shown["sites"] or any(action.kind != "place" for action in actions):
            return None
        return draw_sites(shown, self.signs, width)

    def begins_turn(self, view: Data) -> bool:
        shown = _shape(view)
        mover = shown["seats"][shown["mover"]]
        return (
            shown["stage"] == "turn"
            and not shown["donkeys_led"]
            and not any(villager["lying"] for villager in mover["villagers"])
            and not any(donkey["moved"] for donkey in mover["donkeys"])
        )


def _shape(view: Data) -> View:
    return cast(View, view)
