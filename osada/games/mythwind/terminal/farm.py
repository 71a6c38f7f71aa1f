"""The Farmer's field: 7 columns and 6 rows, crops as connected tiles, cattle and equipment."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..view.boards import CropTile, Farm
from ..view.shape import Seat
from .signs import NOTHING, Signs, coins

COLUMNS = "abcdefg"
ROWS = 6
GROUND = {"#": ("▒", "dark_olive_green3"), "*": ("*", "yellow"), ".": ("·", "dim")}
COW, CALF, GEAR = "Ψ", "ψ", "⚒"
TIRED = "z"
CROP_STYLE = {"strawberry": "red", "bean": "green", "potato": "orange3"}
STEP = 4
"""Columns of the screen from one cell to the next."""


def farm_of(seat: Seat) -> Farm:
    """The board of the seat that plays the Farmer."""
    return cast(Farm, seat["board"])


def draw_farm(seat: Seat, signs: Signs) -> RenderableType:
    """The field on the left; crops, animals, equipment and prices on the right."""
    farm = farm_of(seat)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(Group(*_field(farm, signs)), _ledger(farm, signs))
    return Group(grid, _legend(signs))


def draw_field(seat: Seat, signs: Signs) -> RenderableType:
    """The field alone, to point at."""
    return Group(*_field(farm_of(seat), signs))


def _field(farm: Farm, signs: Signs) -> list[Text]:
    cells = _cells(farm, signs)
    joined = _joints(farm)
    head = "".join(f"{letter:<{STEP}}" for letter in COLUMNS)
    lines = [Text(f"   {head.rstrip()}", "dim")]
    for row in range(1, ROWS + 1):
        line, below = Text.assemble((f" {row} ", "dim")), Text("   ")
        for at, letter in enumerate(COLUMNS):
            cell = f"{letter}{row}"
            sign = cells[cell]
            link = "─" if at < 6 and (cell, f"{COLUMNS[at + 1]}{row}") in joined else " "
            line.append_text(sign).append(link * (STEP - len(sign)))
            below.append(f"{'│' if (cell, f'{letter}{row + 1}') in joined else ' ':<{STEP}}")
        lines.append(line)
        if below.plain.strip():
            lines.append(below)
    return lines


def _cells(farm: Farm, signs: Signs) -> dict[str, Text]:
    found = {
        f"{COLUMNS[at]}{row}": Text.assemble(GROUND[mark])
        for row, marks in enumerate(farm["ground"], 1)
        for at, mark in enumerate(marks)
    }
    for tile in (tile for group in farm["sets"] for tile in group):
        letter = signs.talk(f"mythwind-letter-{tile['crop']}")
        style = CROP_STYLE[tile["crop"]]
        shown = (letter.upper(), f"bold {style}") if tile["ripe"] else (letter.lower(), style)
        found.update({cell: Text.assemble(shown) for cell in tile["cells"]})
    for cow in farm["cows"]:
        sign = (CALF if cow["calf"] else COW) + (TIRED if cow["tired"] else "")
        found[cow["cell"]] = Text.assemble((sign, "bold"))
    for gear in farm["gear"]:
        found[gear["cell"]] = Text.assemble((GEAR, "cyan"))
    return found


def _joints(farm: Farm) -> set[tuple[str, str]]:
    """Neighbouring cells, to the right or below, that one tile covers."""
    found = set()
    for tile in (tile for group in farm["sets"] for tile in group):
        for cell in tile["cells"]:
            column, row = COLUMNS.index(cell[0]), int(cell[1])
            beside = [f"{COLUMNS[column + 1]}{row}"] if column < 6 else []
            for other in (*beside, f"{cell[0]}{row + 1}"):
                if other in tile["cells"]:
                    found.add((cell, other))
    return found


def _ledger(farm: Farm, signs: Signs) -> Table:
    talk = signs.talk
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    for group in farm["sets"]:
        grid.add_row(", ".join(tile["cells"][0] for tile in group), set_words(group, signs))
    for cow in farm["cows"]:
        kind = "calf" if cow["calf"] else "cow"
        grid.add_row(cow["cell"], talk(f"mythwind-{'tired-' if cow['tired'] else ''}{kind}"))
    for gear in farm["gear"]:
        name = signs.named(f"farmer-{gear['gear']}")
        grid.add_row(gear["cell"], name if gear["works"] else f"({name})")
    prices: dict[int, list[str]] = {}
    for shape, price in farm["seed_prices"].items():
        prices.setdefault(price, []).append(shape.upper())
    seeds = Text(" · ").join(
        Text(" ".join(shapes) + " ") + coins(price) for price, shapes in sorted(prices.items())
    )
    grid.add_row(talk("mythwind-seeds"), seeds if prices else NOTHING)
    gears = Text(" · ").join(
        Text(signs.named(f"farmer-{gear}") + " ") + coins(price)
        for gear, price in farm["gear_prices"].items()
    )
    grid.add_row(talk("mythwind-gear"), gears if farm["gear_prices"] else NOTHING)
    return grid


def set_words(group: list[CropTile], signs: Signs) -> str:
    """A connected set: what grows there, how much of it is ripe, what it brings today."""
    return signs.talk(
        "mythwind-set",
        crop=signs.named(f"farmer-{group[0]['crop']}"),
        count=len(group),
        ripe=sum(tile["ripe"] for tile in group),
        coins=sum(tile["value"] for tile in group),
    )


def _legend(signs: Signs) -> Text:
    crops = ", ".join(
        f"{letter.lower()}/{letter.upper()} {signs.named(f'farmer-{crop}')}"
        for crop, letter in ((c, signs.talk(f"mythwind-letter-{c}")) for c in CROP_STYLE)
    )
    brush, weed = signs.named("farmer-brush"), signs.named("farmer-weed")
    cow = signs.named("farmer-cow")
    rest = f"▒ {brush}, * {weed}, {COW} {cow}, {GEAR} {signs.talk('mythwind-equipment')}"
    return Text(f"{crops} ({signs.talk('mythwind-sprout-ripe')}), {rest}", "dim")
