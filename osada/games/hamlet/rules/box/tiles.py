"""The 32 building tiles as printed. HAM-COMP-02, HAM-COMP-05, HAM-TILE-08."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.content import Content

from ..map.shapes import MOST_SECTIONS, ROAD, BadShape, Shape
from ..paying.demand import FLOUR, BadDemand, Demand, parse_demand
from ..words import BASICS, RESOURCES, TILES

CATEGORIES: Final = ("special", "producer", "refinery", "landmark")
ORIGINS: Final = ("start", "bag", "plank", "brick", "milk", "flour")
LYING: Final = (6, 10, 4, 4, 4, 4)
"""HAM-COMP-02, HAM-COMP-05: how many tiles lie in each of these at the start."""
NO_OUTPUT: Final = -1
ANY_BASIC: Final = -2
"""The output of a Barn: each space takes any basic resource (HAM-PROD-04)."""
FREE: Final = Demand(())
"""The price of what is never built."""


@final
class Tile:
    """What is printed on one building tile."""

    def __init__(self, number: int, category: str, origin: str, shape: Shape) -> None:
        self.number: Final = number
        self.id: Final = TILES[number]
        self.category: Final = category
        self.origin: Final = origin
        """`start`, `bag`, or the refined resource of the stack it lies in (HAM-SETUP-06)."""
        self.shape: Final = shape
        self.has_road: Final = ROAD in shape.kinds
        self.output = NO_OUTPUT
        """The resource made here, ANY_BASIC or NO_OUTPUT."""
        self.spaces = 0
        self.work_gold = 0
        self.work_stars = 0
        """For using a producer (HAM-PROD-03, HAM-PROD-04)."""
        self.price = FREE
        self.stars = 0
        """For constructing it (HAM-BUILD-04)."""
        self.points = 0
        """What a landmark counts by in the final scoring (HAM-SCORE-04)."""

    @property
    def milestone(self) -> int:
        """HAM-BUILD-05, HAM-AMB-13: 0 to 3 for plank, brick, milk and flour; else -1."""
        return self.output - BASICS if self.category == "refinery" else -1


def read_tiles(content: Content) -> tuple[Tile, ...]:
    """All tiles by number."""
    shapes = Shapes(content)
    tiles = tuple([_read_tile(content, number, shapes) for number in range(len(TILES))])
    _check_origins(content, tiles)
    return tiles


@final
class Shapes:
    """The shapes of the tiles. Tiles that look alike share one."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.outlines: Final = {
            name.removeprefix("outline."): self._outline(name)
            for name in content.entries
            if name.startswith("outline.")
        }
        self.made: Final[dict[str, Shape]] = {}

    def _outline(self, name: str) -> tuple[int, ...]:
        value = self.content.entries[name].value
        count = len(value) if isinstance(value, list) else MOST_SECTIONS
        headings = self.content.wholes(name, count, 0, 5)
        try:
            Shape(name.removeprefix("outline."), headings, "F" * count)
        except BadShape as fault:
            self.content.refuse(name, str(fault))
        return headings

    def shape(self, place: str) -> Shape:
        """The shape of the tile whose entries begin so."""
        outline = self.content.text(place + "outline", tuple(self.outlines))
        sections = self.content.text(place + "sections")
        key = f"{outline} {sections}"
        if key not in self.made:
            try:
                self.made[key] = Shape(outline, self.outlines[outline], sections)
            except BadShape as fault:
                self.content.refuse(place + "sections", str(fault))
                return Shape("triangle", (0, 2, 4), "FFF")
        return self.made[key]


def _read_tile(content: Content, number: int, shapes: Shapes) -> Tile:
    place = f"tile.{TILES[number]}."
    category = content.text(place + "category", CATEGORIES)
    origin = content.text(place + "origin", ORIGINS)
    tile = Tile(number, category, origin, shapes.shape(place))
    if not _has_all(content, place, category, origin):
        return tile
    if category == "producer":
        tile.output = _output(content, place, (*RESOURCES[:BASICS], "basic"))
        tile.spaces = content.whole(place + "spaces", 1, 3)
        tile.work_gold = content.whole(place + "work_gold", 0, 9)
        tile.work_stars = content.whole(place + "work_stars", 0, 9)
    elif category == "refinery":
        tile.output = _output(content, place, RESOURCES[BASICS:])
        tile.spaces = content.whole(place + "spaces", 1, 2)
    elif category == "landmark":
        tile.points = content.whole(place + "points", 0, 9)
    if origin != "start":
        tile.price = read_demand(content, place + "cost")
        tile.stars = content.whole(place + "stars", 0, 20)
    return tile


def _has_all(content: Content, place: str, category: str, origin: str) -> bool:
    """Whether the tile is printed as a tile of its category is: this cannot be corrected alone."""
    needed = [] if origin == "start" else ["cost", "stars"]
    if category in ("producer", "refinery"):
        needed += ["output", "spaces"]
    needed += {"producer": ["work_gold", "work_stars"], "landmark": ["points"]}.get(category, [])
    printed = {name.removeprefix(place) for name in content.entries if name.startswith(place)}
    printed -= {"category", "origin", "outline", "sections", "most"}
    for name in sorted(set(needed) ^ printed):
        wrong = "category" if name not in ("cost", "stars") else "origin"
        has = "has" if name in printed else "has no"
        kind = category if wrong == "category" else origin
        content.refuse(place + wrong, f"cannot be '{kind}': the tile {has} '{name}'")
        return False
    return True


def _output(content: Content, place: str, choices: tuple[str, ...]) -> int:
    name = content.text(place + "output", choices)
    return ANY_BASIC if name == "basic" else RESOURCES.index(name)


def read_demand(content: Content, name: str) -> Demand:
    """A demand, or a fault in the content."""
    text = content.text(name)
    try:
        return parse_demand(text)
    except BadDemand as fault:
        content.refuse(name, str(fault))
        return FREE


def _check_origins(content: Content, tiles: tuple[Tile, ...]) -> None:
    for origin, count in zip(ORIGINS, LYING, strict=True):
        there = [tile for tile in tiles if tile.origin == origin]
        if len(there) > count:
            new = [t for t in there if content.entries[f"tile.{t.id}.origin"].origin == "override"]
            name = f"tile.{(new or there)[-1].id}.origin"
            reason = f"'{origin}' holds {count} tiles and would now hold {len(there)}: move another"
            content.refuse(name, reason)
    for kind in range(BASICS, FLOUR + 1):
        refineries = [tile for tile in tiles if tile.output == kind]
        if refineries and not any(tile.origin == "bag" for tile in refineries):
            reason = f"some {RESOURCES[kind]} refinery must be in the bag, or its stack never comes"
            content.refuse(f"tile.{refineries[0].id}.origin", reason)
