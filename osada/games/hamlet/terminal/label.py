"""What is written inside a tile on the map: as much as there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rich.text import Text

from ..view.shape import Tile, View
from .canvas import Canvas
from .grid import Run, inside
from .signs import FLAG, Signs, basics

Lines = list[Text]


def write_label(canvas: Canvas, view: View, tile: Tile, signs: Signs, scale: int) -> None:
    """Name, goods and workers of a tile, or as much of that as fits, near its middle."""
    room = _room(canvas, tile, scale)
    if not room:
        return
    for lines in _wishes(view, tile, signs):
        place = _place(room, [line.cell_len for line in lines])
        if place is not None:
            middle = sum(left + right for left, right in room.values()) / (2 * len(room))
            for row, line in enumerate(lines, place):
                left, right = room[row]
                centre = ((left + right) / 2 + middle) / 2
                start = max(left, min(right - len(line), round(centre - len(line) / 2)))
                canvas.write(row, start, line)
            return


def _room(canvas: Canvas, tile: Tile, scale: int) -> dict[int, Run]:
    """By line: the longest piece of it within the tile where nothing is drawn; on a small map
    level sections may be written over."""
    found: dict[int, Run] = {}
    spare = ("",) if scale > 1 else ("", "_")
    for row, runs in inside(tile["outline"], scale).items():
        free = [run for left, right in runs for run in _free(canvas, row, left, right, spare)]
        if free:
            found[row] = max(free, key=lambda run: run[1] - run[0])
    return found


def _free(canvas: Canvas, row: int, left: int, right: int, spare: tuple[str, ...]) -> list[Run]:
    taken = [at for at in range(left, right) if canvas.sign(row, at) not in spare]
    return [(a + 1, b) for a, b in pairwise([left - 1, *taken, right]) if b > a + 1]


def _place(room: dict[int, Run], lengths: list[int]) -> int | None:
    """The line to begin at: where all lines fit, if possible with air around them, and as near to
    the middle as can be."""
    middle = (min(room) + max(room) + 1 - len(lengths)) / 2
    best: tuple[bool, float, int] | None = None
    for start in room:
        rows = range(start, start + len(lengths))
        if not all(row in room for row in rows):
            continue
        slack = min(
            room[row][1] - room[row][0] - length for row, length in zip(rows, lengths, strict=True)
        )
        rank = (slack < 2, abs(start - middle), start)
        if slack >= 0 and (best is None or rank < best):
            best = rank
    return None if best is None else best[2]


def _wishes(view: View, tile: Tile, signs: Signs) -> Iterator[Lines]:
    """What could be written, the best first."""
    style = "bold reverse" if view["at"] == tile["tile"] else "bold"
    name, code = signs.tile(tile["tile"]), signs.code(tile["tile"])
    names = [[name], name.split(), [code]]
    if not tile["connected"]:
        style, names = "dim", [[f"({name})"], [f"({code})"], [code]]
    goods = _goods(view, tile, signs)
    for below in _below(goods, signs.workers(view, tile["tile"])):
        for lines in names:
            yield [*(Text(line, style) for line in lines), *below]
    for length in range(len(code), 0, -1):
        yield [Text(code[:length], style)]


def _below(goods: Text | None, workers: Lines) -> Iterator[Lines]:
    """Goods and workers under the name: side by side, in lines of their own, workers alone."""
    own = [] if goods is None else [goods]
    yield [*own, *([Text(" ").join(workers)] if workers else [])]
    if own and workers:
        yield [Text(" ").join([*own, *workers])]
    if len(workers) > 1:
        half = (len(workers) + 1) // 2
        yield [*own, Text(" ").join(workers[:half]), Text(" ").join(workers[half:])]
        yield [Text("").join(workers)]
    yield own
    yield [Text("").join(workers)] if workers else []


def _goods(view: View, tile: Tile, signs: Signs) -> Text | None:
    if tile["flag"] is not None:
        return signs.chip(view["seats"][tile["flag"]], FLAG)
    if tile["category"] == "producer":
        return basics(len(tile["basics"]), tile["spaces"])
    return signs.tokens(view, tile) if tile["category"] == "refinery" else None
