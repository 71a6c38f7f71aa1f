"""A sheet of characters that is drawn on in any order and printed cropped."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Signs by row and column; both may be negative."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, sign: str, style: str = "") -> None:
        """One sign, over whatever is there."""
        self._signs[row, column] = (sign, style)

    def write(self, row: int, column: int, text: Text) -> None:
        """A line of signs that may be styled differently."""
        for at, sign in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
            style = " ".join(filter(None, [str(text.style), *styles]))
            self.put(row, column + at, sign, style)

    def sign(self, row: int, column: int) -> str:
        """What is drawn there, empty for nothing."""
        return self._signs.get((row, column), ("", ""))[0]

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns of what is drawn."""
        rows = [row for row, _ in self._signs]
        columns = [column for _, column in self._signs]
        return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1

    def lines(self) -> list[Text]:
        """What is drawn, from the first row to the last."""
        first_row = min(row for row, _ in self._signs)
        first_column = min(column for _, column in self._signs)
        lines = [Text(no_wrap=True) for _ in range(self.size[0])]
        for (row, column), (sign, style) in sorted(self._signs.items()):
            line = lines[row - first_row]
            line.append(" " * (column - first_column - len(line)))
            line.append(sign, style)
        return lines
