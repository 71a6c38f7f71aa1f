"""Connected sets of tiles of one kind: what one harvest takes."""

from __future__ import annotations

from .field import Field, Tile


def connected(field: Field, tile: Tile) -> list[Tile]:
    """All tiles of its kind that hang together with a tile, itself among them, in field order."""
    reached = tile.plot.cells
    edge = tile.plot.edge
    mates = [mate for mate in field.tiles if mate.kind == tile.kind]
    grown = True
    while grown:
        grown = False
        for mate in mates:
            if mate.plot.cells & edge and not mate.plot.cells & reached:
                reached |= mate.plot.cells
                edge |= mate.plot.edge
                grown = True
    return [mate for mate in mates if mate.plot.cells & reached]


def sets(field: Field) -> list[list[Tile]]:
    """Every connected set, in the order of its first tile."""
    found: list[list[Tile]] = []
    seen = 0
    for tile in field.tiles:
        if not tile.plot.cells & seen:
            group = connected(field, tile)
            found.append(group)
            for mate in group:
                seen |= mate.plot.cells
    return found


def touches(group: list[Tile], cells: int) -> bool:
    """Whether a tile of the set lies beside one of these cells."""
    return any(tile.plot.edge & cells for tile in group)


def strangers(field: Field, group: list[Tile]) -> list[Tile]:
    """Tiles of other kinds that touch the set."""
    return [
        tile
        for tile in field.tiles
        if tile.kind != group[0].kind and touches(group, tile.plot.cells)
    ]
