"""The valley as a drawing: mountains, river and roads, forests, clearings and what stands there."""

from __future__ import annotations

from html import escape
from typing import Final

from osada.texts import Speech

from .houses import INK, LEAF, SIDE, STONE, WATER, WOOD, house

SPOTS: Final = (
    *((104, 96), (236, 74), (372, 84), (506, 76), (632, 104), (132, 236), (340, 212)),
    *((500, 228), (640, 246), (98, 396), (246, 392), (414, 392), (572, 396)),
)
"""Where the areas lie, as on the page."""
LONGHOUSE: Final = 6
TREES: Final = (
    *((-4, -22), (-26, -14), (18, -16), (-40, 0), (-14, -2), (6, -6), (32, -2)),
    *((-28, 12), (-4, 12), (18, 12), (42, 12), (6, 24)),
)
BRIDGE: Final = (314, 308)
FIR: Final = "#4b7650"
LAND: Final = "M-6 238C-6 110 150 8 366 8S738 110 738 238S582 468 366 468S-6 366 -6 238z"
RIVER: Final = "M-8 300Q120 330 260 306T520 316T744 300"
MEADOWS: Final = ((180, 150, 90, 40), (560, 170, 100, 44), (320, 350, 120, 40), (470, 300, 90, 34))
FIELDS: Final = ((180, 160), (430, 150), (196, 262), (560, 350), (330, 430))


def valley(areas: list[str], speech: Speech, label: str) -> str:
    """One drawing, in SVG that needs nothing else."""
    placed = list(zip(areas, SPOTS, strict=True))
    stands = [spot for what, spot in placed if what not in ("forest", "empty", "longhouse")]
    drawn = "".join(_area(what, x, y, speech) for what, (x, y) in placed)
    return (
        f'<svg viewBox="-14 -30 766 508" role="img" aria-label="{escape(label)}">'
        f'<path d="{LAND}" fill="#d6dba4" {INK}/>{_ground()}{_mountains()}'
        f'<path d="{RIVER}" fill="none" stroke="#4a3b28" stroke-width="18" stroke-linecap="round"/>'
        f'<path d="{RIVER}" fill="none" stroke="{WATER}" stroke-width="15" stroke-linecap="round"/>'
        f"{_roads(stands)}{drawn}</svg>"
    )


def _ground() -> str:
    meadows = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#e2d99a" opacity=".6"/>'
        for x, y, rx, ry in MEADOWS
    )
    fields = "".join(
        f'<path d="M{x} {y}l8 -22h44l-8 22zm11 0l8 -22m3 22l8 -22m3 22l8 -22" fill="#e3c06a"'
        ' stroke="#96784b"/>'
        for x, y in FIELDS
    )
    return meadows + fields


def _mountains() -> str:
    peaks = (
        *((150, 50, 42), (190, 40, 52), (300, 28, 40), (334, 28, 48), (436, 28, 50)),
        *((570, 46, 44), (598, 56, 36), (14, 190, 46), (30, 160, 40), (706, 178, 40)),
    )
    return "".join(
        f'<path d="M{x} {y}l{h // 2} {-h}l{h // 2} {h}z" fill="{STONE}" {INK}/>'
        f'<path d="M{x + h // 2} {y - h}l-7 14l5 -3l4 4l4 -5l4 3z" fill="#fdfaf0"/>'
        for x, y, h in peaks
    )


def _roads(stands: list[tuple[int, int]]) -> str:
    """From the Longhouse to everything that stands; over the bridge to the far bank."""
    x, y = SPOTS[LONGHOUSE]
    bx, by = BRIDGE
    over = any(to > by for _, to in stands)
    ways = "".join(
        f"M{bx} {by}Q{(bx + to) // 2} {by + 16} {to} {down + 14}"
        if down > by
        else f"M{x} {y + 14}Q{(x + to) // 2} {down + 30} {to} {down + 14}"
        for to, down in stands
    )
    ways += f"M{x} {y + 14}L{bx} {by}" if over else ""
    strokes = (("#96784b", 11), ("#f7ecd0", 8))
    roads = "".join(
        f'<path d="{ways}" fill="none" stroke="{ink}" stroke-width="{wide}"'
        ' stroke-linecap="round"/>'
        for ink, wide in strokes
        if ways
    )
    planks = f"M{bx - 12} {by - 14}Q{bx} {by - 20} {bx + 12} {by - 14}V{by + 14}H{bx - 12}z"
    return f'{roads}<path d="{planks}" fill="{WOOD}" {INK}/>' if over else roads


def _area(what: str, x: int, y: int, speech: Speech) -> str:
    if what == "forest":
        return f'<g transform="translate({x} {y})">{_wood(x)}</g>'
    ground = f'<ellipse cx="{x}" cy="{y + 10}" rx="52" ry="26" fill="{SIDE}" {INK}/>'
    if what == "empty":
        return ground.replace("/>", ' stroke-dasharray="5 5"/>')
    name = escape(speech.name(f"building-{what}"))
    return (
        f'{ground}<g transform="translate({x} {y})">{house(what)}</g>'
        f'<text x="{x}" y="{y + 33}" text-anchor="middle" font-size="18" font-weight="600"'
        ' font-family="Georgia, serif" fill="#2b2118" stroke="#fbf4e0" stroke-width="3.5"'
        f' paint-order="stroke">{name}</text>'
    )


def _wood(seed: int) -> str:
    """Firs and leafy trees, no two woods alike."""
    return '<ellipse cx="0" cy="8" rx="58" ry="36" fill="#7fa063"/>' + "".join(
        f'<path d="M{dx} {dy - 20}l10 22h-20z" fill="{FIR}" {INK}/>'
        if (seed + n * 5) % 3
        else f'<path d="M{dx} {dy + 2}v-8" {INK}/>'
        f'<circle cx="{dx}" cy="{dy - 11}" r="9" fill="{LEAF}" {INK}/>'
        for n, (dx, dy) in enumerate(TREES)
    )
