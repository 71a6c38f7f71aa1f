"""An analysis in the terminal: a table of the decisions, and the course of everybody's chance."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from osada.insight.analysis import Point, Seen
from osada.insight.lesson import Moment, TurnedOn
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
            talk("analyse-per-cent", chance=per_cent(one.played.chances[seat])),
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


def draw_moments(
    moments: Sequence[Moment], by: TurnedOn | None, speech: Speech, talk: Talk, console: Console
) -> None:
    """The moments that decided it for one seat, or what else did."""
    for one in moments:
        console.print(Text(headed(one, speech, talk), style="bold"))
        for line, rule in said_of(one, speech, talk):
            console.print(Text(f"  {line}  {rule}".rstrip()))
    if not moments:
        console.print(Text(undecided(by, speech, talk)))


def headed(one: Moment, speech: Speech, talk: Talk) -> str:
    """A moment in a line: what was gained or lost, and the chance to win before and after."""
    look = one.seen.look
    other = one.seen.best if look.played else look.choices[1]
    before, after = other.chances[look.seat], one.seen.played.chances[look.seat]
    return talk(
        "analyse-moment",
        number=one.seen.first + 1,
        title=_upper(speech.message(one.title)),
        before=per_cent(before),
        after=per_cent(after),
    )


def said_of(one: Moment, speech: Speech, talk: Talk) -> list[tuple[str, str]]:
    """What was played and why it was worse, and why the best is better; each with its rule."""
    seen = one.seen
    said = [(talk("analyse-played", move=told(seen.played, speech)), "")]
    if seen.look.played:
        said += [(speech.message(why), str(why["rule"])) for why in seen.played.reasons]
        said.append((talk("analyse-instead", move=told(seen.best, speech)), ""))
    said += [(speech.message(why), str(why["rule"])) for why in seen.best.reasons]
    return said


def undecided(by: TurnedOn | None, speech: Speech, talk: Talk) -> str:
    """That no decision of a seat swung the game, and what did."""
    if by is None:
        return talk("analyse-no-lesson")
    seats = {"whose": by.seat, "name": by.winner, "other": by.other}
    args: dict[str, str | int] = {key: speech.seat(seat) for key, seat in seats.items()}
    if not by.by:
        return talk("analyse-level", **args)
    part = speech.score_part(by.part)
    return talk("analyse-decided", by=by.by, part=part, mine=by.winners, theirs=by.others, **args)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
