"""Tables of figures: none is ever cut. Where a line has no room for all columns, each row is told
as a few lines, one a column."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table


class Figures(Table):
    """A table whose cells are shown whole, on a screen of any width."""

    def __init__(self, *heads: str, title: str | None = None) -> None:
        super().__init__(
            *heads, box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left"
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        natural = super().__rich_measure__(console, options.update(max_width=10_000)).maximum
        if natural <= room:
            yield from super().__rich_console__(console, options)
        else:
            yield self._told(console, options)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)

    def _told(self, console: Console, options: ConsoleOptions) -> Table:
        lines = Table(box=None, pad_edge=False, show_header=False, title=self.title)
        lines.title_justify = "left"
        lines.add_column(overflow="fold")
        lines.add_column(overflow="fold")
        rows = zip(*(column.cells for column in self.columns), strict=True)
        for number, row in enumerate(rows):
            if number:
                lines.add_row("", "")
            for column, cell in zip(self.columns, row, strict=True):
                lines.add_row(column.header, cell)
        return lines
