"""What stands in the valley, as small drawings around a point: one for each trade."""

from __future__ import annotations

from typing import Final

INK: Final = 'stroke="#4a3b28" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
WALL, SIDE, DARK, GLOW = "#f6ead0", "#dcc59b", "#55402d", "#f5dc95"
RED, SLATE, STRAW, WOOD, STONE = "#bd5f40", "#7f8e9c", "#d8ab55", "#b98552", "#bdb6a8"
LEAF, WATER = "#6a9158", "#8fbccb"


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" {INK}/>'


def _house(roof: str, half: int, rise: int) -> str:
    """Seen from its long side: walls, roof, a door and windows."""
    windows = "".join(f"M{x} -4h6v8h-6z" for x in range(9 - half, half - 9, 12) if not -9 < x < 4)
    return (
        _path(f"M{-half} 14V-10H{half}V14z", WALL)
        + _path(f"M{-half - 5} -10L{8 - half} {-10 - rise}H{half - 8}L{half + 5} -10z", roof)
        + _path("M-5 14V0Q0 -6 5 0V14z", DARK)
        + _path(windows, GLOW)
    )


HALL: Final = _house(STRAW, 31, 24)
CIVIC: Final = _house(SLATE, 29, 20) + _path("M-5 -30V-42L0 -50L5 -42V-30z", WALL)
INN: Final = (
    _path("M12 -28V-42H19V-26", STONE)
    + _house(RED, 26, 22)
    + '<path d="M16 -44q-5 -5 0 -10t1 -9" fill="none" stroke="#8d8478" stroke-width="2"/>'
)
WORKS: Final = (
    _house(WOOD, 25, 14)
    + _path("M-22 -20V-44H-14V-20z", RED)
    + f'<circle cx="24" cy="4" r="12" fill="{STONE}" {INK}/>'
    + f'<path d="M24 -8V16M12 4H36" fill="none" {INK}/>'
)
MARKET: Final = (
    _path("M-26 14V-8H26V14z", SIDE)
    + "".join(
        _path(f"M{x} -8L{x * 0.86:.0f} -26H{(x + 13) * 0.86:.0f}L{x + 13} -8q-6.5 8 -13 0z", fill)
        for x, fill in zip((-33, -20, -7, 6, 19), (RED, WALL, RED, WALL, RED), strict=True)
    )
    + _path("M-16 14V2H16V14z", WOOD)
)
MILL: Final = (
    _path("M-14 14L-9 -24H9L14 14z", WALL)
    + _path("M-12 -22Q0 -40 12 -22z", RED)
    + _path("M-4 14V2H4V14z", DARK)
    + "".join(
        f'<g transform="translate(0 -22) rotate({turn})">{_path("M-2 0V-30H7V-8H2V0z", WALL)}</g>'
        for turn in (40, 130, 220, 310)
    )
)
CHURCH: Final = (
    _path("M-4 14V-8H26V14z", WALL)
    + _path("M-8 -8L2 -24H22L31 -8z", SLATE)
    + _path("M-22 14V-26H-4V14z", WALL)
    + _path("M-25 -26L-13 -52L-1 -26z", SLATE)
    + _path("M-17 14V4Q-13 -2 -9 4V14zM-15 -16h5v8h-5zM6 -2h5v8h-5zM16 -2h5v8h-5z", GLOW)
)
PIT: Final = (
    _path("M-30 14L-24 -14L-8 -30L10 -22L28 -8L32 14z", STONE)
    + f'<path d="M-8 -30L-4 -8L-14 10M10 -22L8 -2L22 12" fill="none" {INK}/>'
)
SHORE: Final = (
    f'<ellipse cx="0" cy="4" rx="34" ry="15" fill="{WATER}" {INK}/>'
    + _path("M-30 -2H-6V3H-30z", WOOD)
    + _path("M2 6H24L19 13H7z", WOOD)
    + _path("M13 6V-22L24 2z", WALL)
)
GARDEN: Final = "".join(
    _path(f"M{x} {y}V{y - 12}", "none")
    + f'<circle cx="{x}" cy="{y - 18}" r="9" fill="{fill}" {INK}/>'
    for x, y, fill in ((-22, 8, LEAF), (2, 2, "#93b167"), (24, 8, LEAF), (-8, 16, "#93b167"))
)
STONE_OF: Final = _path("M-12 14V8H12V14zM-7 8L-5 -34L0 -44L5 -34L7 8z", STONE)

TRADES: Final = {
    "trading-post": MARKET,
    "shop": MARKET,
    "delicatessen": MARKET,
    "bakery": MILL,
    "winery": MILL,
    "chapel": CHURCH,
    "church": CHURCH,
    "cathedral": CHURCH,
    "quarry": PIT,
    "clay-pit": PIT,
    "fishing-grounds": SHORE,
    "harbour": SHORE,
    "docks": SHORE,
    "shipyard": SHORE,
    "town-gardens": GARDEN,
    "vineyard": GARDEN,
    "sports-field": GARDEN,
    "monument": STONE_OF,
    **dict.fromkeys(("tavern", "inn", "hotel", "pub", "restaurant", "casino"), INN),
    **dict.fromkeys(("lumber-store", "sawmill", "printing-house", "smithy", "foundry"), WORKS),
    **dict.fromkeys(("paving-works", "slaughterhouse", "railway-station"), WORKS),
    **dict.fromkeys(("town-hall", "court", "school", "library", "prison", "union-seat"), CIVIC),
}


def house(building: str) -> str:
    """The drawing of a building; a hall where its trade has none of its own."""
    return TRADES.get(building, HALL)
