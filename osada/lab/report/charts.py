"""Charts as SVG that need nothing else: intervals always, a diamond where one leaves the middle
out, a circle where it may be luck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from osada.bots.own import noted
from osada.lab.ratings import Rating
from osada.lab.standings import Pair

from .animals import animals

INK: Final = "#2f2418"
SOFT: Final = "#5b4833"
RULE: Final = "#bda67c"
ACCENT: Final = "#8c3b1f"
PALE: Final = "#f0d2b4"
CARD: Final = "#fcf7ea"
FILL: Final = "#e0bd78"
SERIF: Final = "Vollkorn,'Iowan Old Style','Palatino Linotype',Georgia,serif"
SANS: Final = "Lato,Carlito,system-ui,'Segoe UI',sans-serif"
ROW: Final = 40
STEPS: Final = (1, 2, 2.5, 5, 10)
NARROWEST: Final = 0.02
"""An axis spans at least this, where nothing differs."""


class Whisker(NamedTuple):
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float


def ladder(rows: Sequence[Rating]) -> str:
    """Ratings: a line to the figure, a bar as wide as its interval."""
    if not rows:
        return ""
    points = [float(row["points"]) for row in rows]
    ends = [row["points"] + sign * row["error"] for row in rows for sign in (-1, 1)]
    axis = _Axis(min(points) - 40, max(*ends, max(points) + 40), 250, 930)
    parts = [_grid(axis, len(rows), "{:.0f}")]
    for at, row in enumerate(rows):
        y = _middle(at)
        low, high = axis.x(row["points"] - row["error"]), axis.x(row["points"] + row["error"])
        said = f"± {row['error']}" if row["error"] else "fixed"
        parts.append(
            _name(row["bot"], y)
            + f'<path d="M250 {y}H{low:.1f}" stroke="{RULE}" stroke-width="1.4"/>'
            f'<rect x="{low:.1f}" y="{y - 9}" width="{high - low:.1f}" height="18" rx="5"'
            f' fill="{PALE}" stroke="{ACCENT}"/>'
            f'<rect x="{axis.x(row["points"]) - 2.5:.1f}" y="{y - 12}" width="5" height="24"'
            f' rx="2" fill="{ACCENT}"/>'
            f'<text x="{high + 12:.1f}" y="{y + 5}" class="n">{row["points"]}'
            f'<tspan class="a" dx="8">{said}</tspan></text>'
        )
    told = "; ".join(f"{row['bot']} {row['points']} ± {row['error']}" for row in rows)
    return _svg(1080, _height(len(rows)), parts, told)


def whiskers(rows: Sequence[Whisker], middle: float, form: str, wide: bool = False) -> str:
    """Shares or differences against a middle; `form` writes a figure."""
    if not rows:
        return ""
    width = 1080 if wide else 526
    left, right = (250, 1000) if wide else (170, 480)
    low = min([middle, *(row.low for row in rows)])
    high = max([middle, *(row.high for row in rows)])
    axis = _Axis(low, high, left, right)
    bottom = _height(len(rows)) - 34
    line = f'<path d="M{axis.x(middle):.1f} 6V{bottom}" stroke="{SOFT}" stroke-width="1.6"/>'
    parts = [_grid(axis, len(rows), form), line]
    for at, row in enumerate(rows):
        y = _middle(at)
        x, ends = axis.x(row.value), (axis.x(row.low), axis.x(row.high))
        sure = not row.low <= middle <= row.high
        dot = (
            f'<path d="M{x - 8:.1f} {y}l8 -8 8 8 -8 8z" fill="{ACCENT}" stroke="{INK}"/>'
            if sure
            else f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{CARD}" stroke="{INK}"'
            ' stroke-width="1.6"/>'
        )
        stroke = f'stroke="{INK}" stroke-width="1.8"'
        parts.append(
            _name(row.name, y)
            + f'<path d="M{ends[0]:.1f} {y}H{ends[1]:.1f}M{ends[0]:.1f} {y - 5}v10'
            f'M{ends[1]:.1f} {y - 5}v10" {stroke}/>{dot}'
        )
    told = "; ".join(
        f"{row.name} {form.format(row.value)}, {form.format(row.low)} to {form.format(row.high)}"
        for row in rows
    )
    return _svg(width, _height(len(rows)), parts, told)


def pairs(names: Sequence[str], rows: Sequence[Pair]) -> str:
    """Cells filled as high as the share of games in which the one at the left ended above."""
    if not rows:
        return ""
    size = min(78, 350 // max(1, len(names)))
    found = {(row["bot"], row["other"]): row["above"] for row in rows}
    parts: list[str] = []
    for x, name in enumerate(names):
        at = 150 + x * size + size / 2
        parts.append(f'<text x="{at:.0f}" y="18" class="a m">{escape(_short(name, 11))}</text>')
    for y, one in enumerate(names):
        top = 28 + y * size
        parts.append(_name(one, top + size // 2))
        for x, other in enumerate(names):
            share = found.get((one, other))
            at, side = 150 + x * size + 2, size - 4
            dash = ' stroke-dasharray="3 4" fill="none"' if share is None else f' fill="{CARD}"'
            parts.append(
                f'<rect x="{at}" y="{top + 2}" width="{side}" height="{side}" rx="6"'
                f' stroke="{RULE}"{dash}/>'
            )
            if share is not None:
                full = side * share
                parts.append(
                    f'<rect x="{at}" y="{top + 2 + side - full:.1f}" width="{side}"'
                    f' height="{full:.1f}" rx="6" fill="{FILL}"/>'
                    f'<text x="{at + side / 2:.0f}" y="{top + size // 2 + 6}" class="n m">'
                    f"{100 * share:.0f}</text>"
                )
    told = "; ".join(f"{one} above {other}: {share:.0%}" for (one, other), share in found.items())
    return _svg(526, 36 + len(names) * size, parts, told)


class _Axis:
    """Where figures lie from left to right."""

    def __init__(self, low: float, high: float, left: int, right: int) -> None:
        self.left, self.right = left, right
        if high - low < NARROWEST:
            low, high = low - NARROWEST / 2, high + NARROWEST / 2
        span = high - low
        rough = span / (5 if right - left < 500 else 8)
        ten = 10.0 ** floor(log10(rough))
        self.step = next(one * ten for one in STEPS if one * ten >= rough * 0.999)
        self.low = floor(low / self.step + 1e-9) * self.step
        self.high = ceil(high / self.step - 1e-9) * self.step

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.left + part * (self.right - self.left)

    @property
    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + at * self.step for at in range(count + 1)]


def _grid(axis: _Axis, rows: int, form: str) -> str:
    bottom = _height(rows) - 34
    return "".join(
        f'<path d="M{axis.x(one):.1f} 6V{bottom}" stroke="{RULE}" stroke-dasharray="2 4"/>'
        f'<text x="{axis.x(one):.1f}" y="{bottom + 22}" class="a m">'
        f"{form.format(one if abs(one) > axis.step / 1e6 else 0.0)}</text>"
        for one in axis.ticks
    )


def _name(name: str, y: float) -> str:
    """With the animal by which a level is known."""
    said = escape(_short(name, 20))
    animal = animals().get(name)
    if animal is None:
        return f'<text x="4" y="{y + 5:.0f}" class="n">{said}</text>'
    place = f'x="2" y="{y - 17:.0f}" width="34" height="34" viewBox="0 0 64 64"'
    return f'<svg {place}>{animal}</svg><text x="46" y="{y + 5:.0f}" class="n">{said}</text>'


def _short(name: str, most: int) -> str:
    name = noted(name)
    return name if len(name) <= most else f"…{name[1 - most :]}"


def _middle(row: int) -> int:
    return 6 + ROW * row + ROW // 2


def _height(rows: int) -> int:
    return 6 + ROW * rows + 34


def _svg(width: int, height: int, parts: Sequence[str], told: str) -> str:
    style = (
        f"text{{font:400 13px {SANS};fill:{INK}}}.a{{font-size:12px;fill:{SOFT}}}"
        f".n{{font:600 15px {SERIF}}}.m{{text-anchor:middle}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' width="{width}" height="{height}"><title>{escape(told)}</title>'
        f"<style>{style}</style>{''.join(parts)}</svg>\n"
    )
