"""The village as a position writes it: each tile with what lies on it, and the roads between."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field, Kind
from osada.kernel.state import Data

from ..rules.map.lattice import pack, unpack
from ..rules.map.roads import BRIDGE, PATH, Piece, Roads
from ..rules.map.village import FARTHEST, Village
from ..rules.table import Table
from ..rules.words import BASICS, COLOURS, RESOURCES, TILES
from .seats import seat_called

TILE_KEYS = ("pose", "basics", "tokens", "flag")


class Pose(Kind[Table, int]):
    """How a tile lies: its rotation and a vertex, `2 -4 1`; -1, written as null, for none."""

    null = True

    def written(self, s: Table, value: int) -> str | None:
        if value < 0:
            return None
        rotation, a, b = unpack(value)
        return f"{rotation} {a} {b}"

    def read(self, fields: Fields, s: Table, value: object, place: str) -> int:
        words = str(value).split()
        if len(words) == 3 and all(_is_whole(word) for word in words):
            rotation, a, b = (int(word) for word in words)
            if 0 <= rotation < 6 and max(abs(a), abs(b)) <= FARTHEST:
                return pack(rotation, a, b)
        fields.fault(place, f"'{value}' is no pose: rotation 0-5 and the vertex, e.g. '2 -4 1'")
        return -1

    def empty(self, s: Table) -> int:
        return -1


def _is_whole(word: str) -> bool:
    return len(word) < 5 and word.removeprefix("-").isdecimal()


POSE = Pose()


class Tiles(Field[Table]):
    """All that lie, with the resources and the flag on them, in the order in which they came."""

    def __init__(self) -> None:
        super().__init__("tiles", ("village", "basics", "tokens", "flags"))

    def written(self, s: Table) -> Data:
        return {TILES[tile]: _tile(s, tile) for tile in s.village.order}

    def read(self, fields: Fields, s: Table) -> None:
        village = Village(s.box.shapes)
        for name, raw in fields.table(fields.data.get("tiles"), "tiles").items():
            place = f"tiles.{name}"
            if name not in TILES:
                fields.word(name, TILES, "tiles")
                continue
            tile = TILES.index(name)
            given = fields.table(raw, place)
            for key in given:
                if key not in TILE_KEYS:
                    fields.fault(f"{place}.{key}", f"is unknown: {', '.join(TILE_KEYS)}")
            pose = _lying(fields, s, given.get("pose"), f"{place}.pose", village, tile)
            if pose >= 0:
                village = village.with_tile(tile, pose)
            _read_on_tile(fields, s, tile, given, place)
        s.village = village
        s.roads = Roads(village, ())


def _tile(s: Table, tile: int) -> Data:
    pose = unpack(s.village.poses[tile])
    data: Data = {"pose": f"{pose[0]} {pose[1]} {pose[2]}"}
    basics = [RESOURCES[k] for k in range(BASICS) for _ in range(s.basics[tile * BASICS + k])]
    if basics:
        data["basics"] = " ".join(basics)
    tokens = [_token(s.tokens[slot]) for slot in (tile * 2, tile * 2 + 1)]
    if any(tokens):
        data["tokens"] = tokens
    if s.flags[tile] >= 0:
        data["flag"] = COLOURS[s.flags[tile]]
    return data


def _token(token: int) -> str | None:
    if not token:
        return None
    return COLOURS[(token - 1) >> 1] + (" fine" if (token - 1) & 1 else "")


def _read_on_tile(fields: Fields, s: Table, tile: int, given: Data, place: str) -> None:
    for word in str(given.get("basics", "")).split():
        kind = fields.word(word, RESOURCES[:BASICS], f"{place}.basics")
        s.basics[tile * BASICS + kind] += 1
    tokens = fields.row(given.get("tokens", []), f"{place}.tokens")
    if len(tokens) > 2:
        fields.fault(f"{place}.tokens", "a refinery has at most two spaces")
    for slot, token in enumerate(tokens[:2]):
        if token is not None:
            maker, _, quality = str(token).partition(" ")
            seat = seat_called(fields, s, maker, f"{place}.tokens")
            fine = fields.word(quality or "plain", ("plain", "fine"), f"{place}.tokens")
            s.tokens[tile * 2 + slot] = 1 + seat * 2 + fine
    if "flag" in given:
        s.flags[tile] = seat_called(fields, s, given["flag"], f"{place}.flag")


def _lying(fields: Fields, s: Table, value: object, place: str, village: Village, tile: int) -> int:
    """A pose, or `5 church:3`: its section 5 against section 3 of a tile that lies there."""
    words = str(value).split()
    if len(words) != 2 or ":" not in words[1]:
        return POSE.read(fields, s, value, place)
    name, _, section = words[1].partition(":")
    if name not in TILES or not village.has(TILES.index(name)):
        fields.fault(place, f"'{name}' does not lie there yet: name a tile above this one")
        return -1
    anchor = TILES.index(name)
    one = _section(fields, words[0], village.shapes[tile].count, place)
    two = _section(fields, section, village.shapes[anchor].count, place)
    return -1 if min(one, two) < 0 else village.pose(tile, one, anchor, two)


def _section(fields: Fields, text: str, most: int, place: str) -> int:
    """A section counted from 1, as one from 0; -1 where there is none such."""
    if text.isdecimal() and len(text) < 3 and 1 <= int(text) <= most:
        return int(text) - 1
    fields.fault(place, f"'{text}' is no section: they are 1 to {most}")
    return -1


class Links(Field[Table]):
    """Bridges and paths, each from a section to one that it touches."""

    def __init__(self) -> None:
        super().__init__("roads", ("roads",), "tiles")

    def written(self, s: Table) -> list[Data]:
        return [
            {
                "by": COLOURS[piece.seat],
                "road": "bridge" if piece.kind == BRIDGE else "path",
                "from": f"{TILES[piece.one]}:{piece.one_section + 1}",
                "to": f"{TILES[piece.two]}:{piece.two_section + 1}",
            }
            for piece in s.roads.pieces
        ]

    def read(self, fields: Fields, s: Table) -> None:
        pieces: list[Piece] = []
        for i, raw in enumerate(fields.row(fields.data.get("roads", []), "roads")):
            place = f"roads[{i}]"
            road = fields.table(raw, place)
            kind = (PATH, BRIDGE)[fields.word(road.get("road"), ("path", "bridge"), place)]
            seat = seat_called(fields, s, road.get("by"), f"{place}.by")
            one, one_section = _end(fields, s, road.get("from"), f"{place}.from")
            two, two_section = _end(fields, s, road.get("to"), f"{place}.to")
            if fields.unread() & {"tiles", "roads"}:
                continue
            if (one_section, two, two_section) not in s.village.touching[one]:
                fields.fault(place, "these sections do not touch")
                continue
            pieces.append(Piece(seat, kind, one, one_section, two, two_section))
        s.roads = Roads(s.village, tuple(pieces))


def _end(fields: Fields, s: Table, value: object, place: str) -> tuple[int, int]:
    name, _, section = str(value).partition(":")
    tile = fields.word(name, TILES, place)
    number = int(section) if section.isdecimal() and len(section) < 3 else 0
    return tile, fields.number(number, 1, s.village.shapes[tile].count, place) - 1
