"""An analysis in the terminal: a table of the decisions, and the course of everybody's chance."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from osada.insight.analysis import Point, Seen
from osada.terminal import Talk
from osada.texts import Speech

from .table.hinting import told

SIGNS = {"best": "◆", "good": "✓", "slip": "~", "blunder": "✗", "only": "!", "": " "}
STYLES = {"best": "green", "good": "", "slip": "yellow", "blunder": "bold red", "only": "cyan"}
COLUMNS = ("number", "who", "move", "mark", "chance", "better")
HEIGHT = 10
"""Lines of the chart."""


def per_cent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def draw_decisions(seen: Sequence[Seen], speech: Speech, talk: Talk, console: Console) -> None:
    """A line for each decision: what was played, how good it was, what would have been better."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False)
    for key in COLUMNS:
        grid.add_column(talk(f"analyse-{key}"), justify="right" if key == "chance" else "left")
    for one in seen:
        seat, mark = one.look.seat, one.look.mark
        better = "" if mark in ("", "best", "only", "good") else told(one.best, speech)
        sign = Text(f"{SIGNS[mark]} {talk(f'mark-{mark}') if mark else ''}".rstrip())
        sign.stylize(STYLES.get(mark, ""))
        grid.add_row(
            str(one.first + 1),
            speech.seat(seat),
            told(one.played, speech),
            sign,
            f"{per_cent(one.played.chances[seat])} %",
            better,
        )
    console.print(grid)


def draw_course(points: Sequence[Point], speech: Speech, talk: Talk, console: Console) -> None:
    """Everybody's chance over the game, each seat by its number."""
    if not points:
        return
    width = max(20, min(console.width - 6, 2 * len(points)))
    rows = [[" "] * width for _ in range(HEIGHT + 1)]
    for at in range(width):
        point = points[min(len(points) - 1, at * len(points) // width)]
        for seat, chance in enumerate(point.chances):
            rows[HEIGHT - round(chance * HEIGHT)][at] = str(seat)
    console.print(Text(talk("analyse-course"), style="bold"))
    for number, row in enumerate(rows):
        label = {0: "100", HEIGHT // 2: "50", HEIGHT: "0"}.get(number, "")
        console.print(Text(f"{label:>4} {''.join(row)}".rstrip()), soft_wrap=True)
    seats = [f"{seat} {speech.seat(seat)}" for seat in range(len(points[-1].chances))]
    console.print(Text("     " + "   ".join(seats)))


def draw_moments(moments: Sequence[Seen], speech: Speech, talk: Talk, console: Console) -> None:
    """The moments that decided it for one seat."""
    for one in moments:
        console.print(Text(headed(one, speech, talk), style="bold"))
        if one.look.played > 0:
            console.print(Text(f"  {talk('analyse-instead', move=told(one.best, speech))}"))
        for reason in one.best.reasons:
            console.print(Text(f"  {speech.message(reason)}  {reason['rule']}"))


def headed(one: Seen, speech: Speech, talk: Talk) -> str:
    """A moment in a line: what was played, and the chance to win that it left, or gave away."""
    seat = one.look.seat
    after = per_cent(one.played.chances[seat])
    number, move = one.first + 1, told(one.played, speech)
    if one.look.played == 0:
        return talk("analyse-found", number=number, move=move, after=after)
    before = per_cent(one.best.chances[seat])
    return talk("analyse-moment", number=number, move=move, before=before, after=after)
