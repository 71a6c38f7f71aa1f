"""The players: who plays whom, coins, workers, skills, and what is left to do today."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..view.shape import Seat, View
from .signs import NOTHING, Signs, coins


def draw_seats(view: View, signs: Signs) -> Panel:
    """A line for each seat, its skills below."""
    talk = signs.talk
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
    for name in ("seat", "coins", "workers", "attached", "actions", "where"):
        grid.add_column(talk(f"mythwind-{name}"), ratio=1 if name == "where" else None)
    for seat in view["seats"]:
        grid.add_row(
            _who(view, seat, signs),
            coins(seat["coins"]),
            signs.dice(seat["dice"]),
            signs.named(f"kind-{seat['attached']}") if seat["attached"] else NOTHING,
            str(seat["actions"]),
            _where(seat, signs),
        )
    skills = [_skills(seat, signs) for seat in view["seats"] if seat["skills"]]
    title = talk("mythwind-players")
    return Panel(
        Group(grid, *skills), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1)
    )


def _who(view: View, seat: Seat, signs: Signs) -> Text:
    in_turn = seat["seat"] in view["turn"]
    line = Text("▶" if in_turn else " ") + signs.chip(seat)
    line.append(f" {signs.speech.seat(seat['seat'])}", "bold" if in_turn else "")
    return line.append(f"\n   {signs.named('character-' + seat['character'])}")


def _where(seat: Seat, signs: Signs) -> Text:
    place = signs.place(seat["figure"]) if seat["figure"] else signs.talk("mythwind-at-home")
    line = Text(place)
    return line.append(f" ✓ {signs.talk('mythwind-finished')}", "dim") if seat["finished"] else line


def _skills(seat: Seat, signs: Signs) -> Text:
    """A used one is marked until dusk (MYT-SKILL-04)."""
    names = [
        signs.named(f"skill-{skill}") + (" ✓" if skill in seat["used"] else "")
        for skill in seat["skills"]
    ]
    return signs.chip(seat).append(f" {signs.talk('mythwind-skills')} {', '.join(names)}", "dim")
