"""The viewer's own character board, drawn by the character."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import RenderableType
from rich.panel import Panel

from ..view.shape import Seat, View
from .farm import draw_farm
from .signs import Signs, seat_style
from .stall import draw_stall
from .trail import draw_trail
from .workshop import draw_workshop

_DRAWN: dict[str, Callable[[Seat, Signs], RenderableType]] = {
    "farmer": draw_farm,
    "crafter": draw_workshop,
    "merchant": draw_stall,
    "ranger": draw_trail,
}


def draw_journals(view: View, signs: Signs) -> list[Panel]:
    """That of the viewer; whoever only watches sees them all. Nothing on them is hidden."""
    shown = [s for s in view["seats"] if view["viewer"] in (None, s["seat"])]
    return [
        Panel(
            _DRAWN[seat["character"]](seat, signs),
            title=signs.named(f"character-{seat['character']}"),
            title_align="left",
            box=box.ROUNDED,
            border_style=seat_style(seat),
            padding=(0, 1),
        )
        for seat in shown
    ]
