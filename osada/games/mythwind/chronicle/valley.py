"""The valley as a drawing: forests, clearings and what stands there."""

from __future__ import annotations

from html import escape
from typing import Final

from osada.texts import Speech

from ..rules.box import Box

SPOTS: Final = (
    *((104, 96), (236, 74), (372, 84), (506, 76), (632, 104), (132, 236), (340, 212)),
    *((500, 228), (640, 246), (98, 396), (246, 392), (414, 392), (572, 396)),
)
"""Where the areas lie, as on the page."""
TREES: Final = ((-26, 4), (-12, -12), (2, 6), (14, -10), (26, 6), (-4, 18), (16, 20))
ROOFS: Final = ("#7d8f4e", "#a8532f")
"""By the kind that whoever uses it is attached to: sprites, villagers."""
PLAIN: Final = "#8a6a3c"
NARROW, WIDE = 13, 5


def valley(areas: list[str], box: Box, speech: Speech, label: str) -> str:
    """One drawing, in SVG that needs nothing else."""
    drawn = "".join(
        _area(what, x, y, box, speech) for what, (x, y) in zip(areas, SPOTS, strict=True)
    )
    return (
        f'<svg viewBox="-14 -6 766 484" role="img" aria-label="{escape(label)}">'
        '<ellipse cx="366" cy="238" rx="376" ry="230" fill="#dfe2b0" stroke="#7a6a48"/>'
        f"{_hills()}"
        '<path d="M-8 300 Q120 330 260 306 T520 316 T744 300" fill="none" stroke="#7fa9bd"'
        ' stroke-width="15" stroke-linecap="round"/>'
        f"{drawn}</svg>"
    )


def _hills() -> str:
    return "".join(
        f'<path d="M{x} {y} l22 -40 l24 40 z" fill="#b9ae9c" stroke="#7a6a48"/>'
        for x, y in ((150, 46), (186, 38), (300, 26), (330, 30), (430, 30), (560, 46), (590, 52))
    )


def _area(what: str, x: int, y: int, box: Box, speech: Speech) -> str:
    if what == "forest":
        return "".join(
            f'<path d="M{x + dx} {y + dy - 24} l12 26 h-24 z" fill="#4f7a45" stroke="#2f4d2b"/>'
            for dx, dy in TREES
        )
    ground = f'<ellipse cx="{x}" cy="{y + 12}" rx="46" ry="22" fill="#e9d8a6" stroke="#a58b55"/>'
    if what == "empty":
        return ground
    card = box.buildings[box.names.index(what)]
    wide = NARROW + WIDE * card.level
    roof = ROOFS[card.attachment] if card.attachment in (0, 1) else PLAIN
    name = escape(speech.name(f"building-{what}"))
    return (
        f'{ground}<rect x="{x - wide}" y="{y - 8}" width="{2 * wide}" height="22" fill="#f3e6c8"'
        ' stroke="#4a3b28"/>'
        f'<path d="M{x - wide - 5} {y - 8} L{x} {y - 20 - wide} L{x + wide + 5} {y - 8} z"'
        f' fill="{roof}" stroke="#4a3b28"/><rect x="{x - 4}" y="{y + 2}" width="8" height="12"'
        f' fill="#4a3b28"/><text x="{x}" y="{y + 32}" text-anchor="middle" font-size="14"'
        f' font-family="Georgia, serif" fill="#2b2118">{name}</text>'
    )
