"""Where a tile or a piece may be put in the village, and what may be taken up from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from osada.kernel.action import Action, Wire
from osada.kernel.editing import Spot, say
from osada.kernel.state import Data

from ..rules.map.roads import crossing, members
from ..rules.map.shapes import FOREST, HILL
from ..rules.table import CHOOSE_PLACE, Table
from ..rules.words import CHURCH, COLOURS, RESOURCES, TILES, VOCABULARY
from ..view.choice import site_at, view_building

TERRAIN = {"path": FOREST, "bridge": HILL}
ROW: Wire = ("row",)


def tile_spots(s: Table, tile: int) -> tuple[Data, list[Spot]]:
    """What a view shows of a tile that looks for its place: every place in the village; and beside
    it the offer row and the hands."""
    twin = s.copy()
    assert isinstance(twin, Table)
    twin.step, twin.subject = CHOOSE_PLACE, tile
    poses: dict[int, Action] = {}
    for anchor in s.village.order:
        for section, against in s.village.placements(tile, anchor, s.options.strict_terrain, True):
            pose = s.village.pose(tile, section, anchor, against)
            text = f"place {TILES[tile]}:{section + 1} {TILES[anchor]}:{against + 1}"
            found = VOCABULARY.find(text)
            assert found is not None
            poses.setdefault(pose, found)
    sites = [site_at(s, action, pose, None) for pose, action in poses.items()]
    for site in sites:
        site["stars"] = 0  # what lies there already brings nothing
    spots = [Spot(site["action"]) for site in sites]
    if len(s.row) < s.box.row_length:
        spots.append(Spot(ROW, say("hamlet-edit-to-row")))
    for colour in COLOURS[: s.seats]:
        spots.append(Spot(("hand", colour), say("hamlet-edit-to-hand", colour=colour)))
    building = view_building(twin)
    return {"stage": "place", "building": building, "sites": sites}, spots


def road_spots(s: Table, road: str, at: str) -> tuple[Data, list[Spot]]:
    """First the tile that a road leads from, then the one that it leads to."""
    if not at:
        ends = [tile for tile in s.village.order if any(_crossings(s, road, tile))]
        return {}, [Spot(("go", TILES[t]), say("hamlet-edit-at", tile=TILES[t])) for t in ends]
    sites = [
        {"road": road, "tile": TILES[other], "section": one + 1, "other_section": two + 1}
        for other, one, two in _crossings(s, road, TILES.index(at))
    ]
    spots = [Spot((road, str(site["tile"]))) for site in sites]
    return {"stage": "act", "at": at, "road_sites": sites}, spots


def _crossings(s: Table, road: str, tile: int) -> Iterator[tuple[int, int, int]]:
    for other in members(s.village.beside[tile] & ~s.roads.near[tile]):
        one, two = crossing(s.village, tile, other, TERRAIN[road])
        if one >= 0:
            yield other, one, two


def road_between(s: Table, road: str, colour: str, one: str, two: str) -> Data:
    """A road piece as it is written."""
    other = TILES.index(two)
    ends = next(found for found in _crossings(s, road, TILES.index(one)) if found[0] == other)
    return {
        "by": colour,
        "road": road,
        "from": f"{one}:{ends[1] + 1}",
        "to": f"{two}:{ends[2] + 1}",
    }


def piece_spots(s: Table, what: str) -> list[Spot]:
    """The tiles on which a piece or a resource has room."""
    fits = [tile for tile in s.village.order if _has_room(s, what, tile)]
    return [Spot(("go", TILES[tile]), say("hamlet-edit-at", tile=TILES[tile])) for tile in fits]


def _has_room(s: Table, what: str, tile: int) -> bool:
    card = s.box.tiles[tile]
    if what in ("villager", "donkey"):
        return bool(s.roads.home >> tile & 1)
    if what == "flag":
        return card.category == "landmark" and s.flags[tile] < 0
    if what == "token":
        taken = sum(1 for slot in s.tokens[tile * 2 : tile * 2 + 2] if slot)
        return card.category == "refinery" and taken < card.spaces
    right = card.output < 0 or card.output == RESOURCES.index(what)
    return card.category == "producer" and right and s.basics_on(tile) < card.spaces


def taken_up(s: Table) -> list[Spot]:
    """Every tile, for what stands and lies on it, and for itself; and the blueprints."""
    found = [
        Spot(("go", TILES[tile]), say("hamlet-edit-from", tile=TILES[tile]))
        for tile in s.village.order
        if tile != CHURCH or _stands(s, tile)
    ]
    for tile in s.row:
        found.append(Spot(("row", TILES[tile]), say("hamlet-edit-from-row", tile=TILES[tile])))
    for seat in range(s.seats):
        for tile in s.hands[seat]:
            args = {"tile": TILES[tile], "colour": COLOURS[seat]}
            wire: Wire = ("hand", COLOURS[seat], TILES[tile])
            found.append(Spot(wire, say("hamlet-edit-from-hand", **args)))
    for piece in s.roads.pieces:
        args = {"tile": TILES[piece.one], "other": TILES[piece.two]}
        ends: Wire = ("road", TILES[piece.one], TILES[piece.two])
        found.append(Spot(ends, say("hamlet-edit-from-road", **args)))
    return found


def _stands(s: Table, tile: int) -> bool:
    workers = [worker for each in (*s.villagers, *s.donkeys) for worker in each]
    return any(worker % 64 == tile for worker in workers)


def pick_up(data: Data, wire: Wire) -> str:
    """Take up what lies there: of a tile first who stands on it, then what lies on it, and at last
    the tile itself. What is in hand then."""
    tiles = cast(dict[str, Data], data["tiles"])
    players = cast(dict[str, Data], data["players"])
    if wire[0] == "row":
        row = cast(list[str], data["row"])
        row[:] = [plan for plan in row if plan.split()[0] != wire[1]]
        return f"tile {wire[1]}"
    if wire[0] == "hand":
        cast(list[str], players[str(wire[1])]["hand"]).remove(str(wire[2]))
        return f"tile {wire[2]}"
    if wire[0] == "road":
        roads = cast(list[dict[str, str]], data["roads"])
        ends = [str(wire[1]), str(wire[2])]
        road = next(r for r in roads if [r[end].split(":")[0] for end in ("from", "to")] == ends)
        roads.remove(road)
        return f"{road['road']} {road['by']}"
    name = str(wire[1])
    for key, what in (("villagers", "villager"), ("donkeys", "donkey")):
        for colour, player in players.items():
            workers = cast(list[str], player[key])
            for worker in workers:
                if worker.split()[0] == name:
                    workers.remove(worker)
                    return f"{what} {colour}"
    tile = tiles[name]
    if tile.get("basics"):
        *rest, last = str(tile["basics"]).split()
        tile["basics"] = " ".join(rest)
        return last
    tokens = cast(list[str | None], tile.get("tokens", []))
    for slot, token in enumerate(tokens):
        if token:
            tokens[slot] = None
            return f"token {token}"
    if "flag" in tile:
        return f"flag {tile.pop('flag')}"
    del tiles[name]
    roads = cast(list[dict[str, str]], data["roads"])
    roads[:] = [r for r in roads if name not in (r["from"].split(":")[0], r["to"].split(":")[0])]
    return f"tile {name}"


def put_down(s: Table, data: Data, hand: str, wire: Wire) -> str:
    """Put what is in hand there; what is in hand then, where it is not done yet."""
    what, *which = hand.split()
    players = cast(dict[str, Data], data["players"])
    tiles = cast(dict[str, Data], data["tiles"])
    if what == "tile":
        _put_tile(s, data, which[0], wire)
    elif what in TERRAIN:
        colour, *ends = which
        if not ends:
            return f"{hand} {wire[1]}"
        road = road_between(s, what, colour, ends[0], str(wire[1]))
        cast(list[Data], data["roads"]).append(road)
        return f"{what} {colour}"
    elif what in ("villager", "donkey"):
        cast(list[str], players[which[0]][f"{what}s"]).append(str(wire[1]))
    elif what == "flag":
        tiles[str(wire[1])]["flag"] = which[0]
    elif what == "token":
        tile = tiles[str(wire[1])]
        tokens = cast(list[str | None], tile.setdefault("tokens", [None]))
        free = tokens.index(None) if None in tokens else len(tokens)
        tokens[free : free + 1] = [" ".join(which)]
    else:
        tile = tiles[str(wire[1])]
        tile["basics"] = f"{tile.get('basics', '')} {what}".strip()
    return hand


def _put_tile(s: Table, data: Data, name: str, wire: Wire) -> None:
    players = cast(dict[str, Data], data["players"])
    row = cast(list[str], data["row"])
    row[:] = [plan for plan in row if plan.split()[0] != name]
    for player in players.values():
        hand = cast(list[str], player["hand"])
        hand[:] = [tile for tile in hand if tile != name]
    if wire == ROW:
        row.append(f"{name} 0")
    elif wire[0] == "hand":
        cast(list[str], players[str(wire[1])]["hand"]).append(name)
    else:
        pose = f"{wire[2]} {wire[3]}:{wire[4]}"
        cast(dict[str, Data], data["tiles"])[name] = {"pose": pose}
