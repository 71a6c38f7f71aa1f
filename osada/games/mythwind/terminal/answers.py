"""The numbered answers of Mythwind, each with a word on it that may be long."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action

from ..view.shape import View
from .glosses import gloss, label
from .signs import Signs

ON_FIELD = ("plot", "cell", "lift")
"""Actions that name cells of the Farmer's field."""


def draw_answers(view: View, actions: Sequence[Action], signs: Signs) -> RenderableType | None:
    """None where the plain list says as much."""
    seat = view["viewer"] or 0
    words = [gloss(view, seat, action, signs) for action in actions]
    named = [label(view, action, signs) for action in actions]
    plain = [signs.speech.action(action) for action in actions]
    joint = _joint(view, signs)
    on_field = any(action.kind in ON_FIELD for action in actions)
    if not any(words) and named == plain and joint is None:
        return _columns(actions, named) if on_field else None
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for number, (action, name, word) in enumerate(zip(actions, named, words, strict=True), 1):
        item = Text(name).append(f" [{action.text}]", style="dim")
        grid.add_row(str(number), item, word)
    return grid if joint is None else Group(joint, grid)


def _columns(actions: Sequence[Action], named: Sequence[str]) -> Columns:
    """Many short answers side by side, read downwards."""
    items = []
    for number, (action, name) in enumerate(zip(actions, named, strict=True), 1):
        item = Text.assemble((f"{number:>2} ", "bold cyan"))
        # the cells of a plot say all: so more of them fit side by side
        item.append("" if action.kind == "plot" else f"{name} ").append(f"[{action.text}]", "dim")
        items.append(item)
    return Columns(items, padding=(0, 3, 0, 0), column_first=True)


def _joint(view: View, signs: Signs) -> Text | None:
    """MYT-GEN-08: that all decide, what is proposed, and who agrees already."""
    question = view["question"]
    if question is None or question["seat"] is not None or len(view["seats"]) == 1:
        return None
    line = Text(signs.talk("mythwind-joint"))
    if question["proposal"] is not None:
        action = signs.speech.game.read(question["proposal"])
        who = ", ".join(signs.speech.seat(seat) for seat in question["agreed"])
        told = signs.talk("mythwind-proposed", answer=label(view, action, signs), who=who)
        line.append(f" {told}", "bold")
    return line
