"""A position of Hamlet in a few words; what is not said lies where it must. The game checks it.

table = position(
    4,
    mover="yellow",
    village=["barn-a:4 quarry:5"],
    roads=["red bridge quarry barn-a"],
    goods={"quarry": "stone", "stonemason": "red fine, green"},
    donkeys={"yellow": "quarry, barn-a"},
)
Without a word about it nobody has gold, nothing lies on a tile, every player has a villager and a
donkey on the Church, and landmarks belong to red.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from osada.games.hamlet.game import Hamlet
from osada.games.hamlet.position.form import RULES_VERSION
from osada.games.hamlet.position.read import HamletReader
from osada.games.hamlet.rules.map.lattice import pack, unpack
from osada.games.hamlet.rules.map.village import Village
from osada.games.hamlet.rules.words import BASICS, COLOURS, RESOURCES, TILES
from osada.kernel.game import Game

from .tables import GAME, Json, Table

assert isinstance(GAME, Hamlet)
BOX = GAME.box
BEGINNERS: dict[str, str] = {
    TILES[tile]: f"{rotation} {a} {b}" for tile, rotation, a, b in BOX.layout
}
"""The starting tiles of the beginners' village, as poses."""
Texts = Mapping[str, str]


def lay(village: Sequence[str], layout: Texts = BEGINNERS) -> Village:
    """The village of a layout and then placements such as `barn-a:4 quarry:5`, unchecked."""
    laid = Village(BOX.shapes)
    for name, pose in layout.items():
        rotation, a, b = (int(word) for word in pose.split())
        laid = laid.with_tile(TILES.index(name), pack(rotation, a, b))
    for placement in village:
        new, old = placement.split()
        tile, section = _section(new)
        anchor, anchor_section = _section(old)
        laid = laid.with_tile(tile, laid.pose(tile, section, anchor, anchor_section))
    return laid


def _section(text: str) -> tuple[int, int]:
    name, _, section = text.partition(":")
    return TILES.index(name), int(section) - 1


class Given(TypedDict, total=False):
    """What can be said about a position."""

    mover: str
    first: str
    round: int
    village: Sequence[str]
    """Placements such as `barn-a:4 quarry:5`."""
    layout: Texts
    """The starting tiles, as poses."""
    roads: Sequence[str]
    goods: Texts
    flags: Texts
    gold: Mapping[str, int]
    stars: Mapping[str, int]
    """Points on the track, whatever they are for."""
    villagers: Texts
    donkeys: Texts
    hands: Texts
    row: str
    bag: str
    offers: str
    sold: Texts
    delivered: Sequence[str | None]
    milestones: Texts
    finished: bool
    options: Mapping[str, object]


def data(seats: int = 2, **given: Unpack[Given]) -> Json:
    """The position file."""
    laid = lay(given.get("village", ()), given.get("layout", BEGINNERS))
    colours = COLOURS[:seats]
    hands: dict[str, list[str]] = {
        colour: _list(given.get("hands", {}).get(colour, "")) for colour in colours
    }
    goods, flags = given.get("goods", {}), given.get("flags", {})
    spaces = len(BOX.church(seats).spaces)
    return {
        "rules": RULES_VERSION,
        "options": dict(given.get("options", {})),
        "seats": seats,
        "first": given.get("first", COLOURS[0]),
        "round": given.get("round", 1),
        "mover": given.get("mover", COLOURS[0]),
        "stage": "finished" if given.get("finished") else "turn",
        "tiles": {TILES[tile]: _tile(laid, tile, goods, flags) for tile in laid.order},
        "roads": [_road(laid, road) for road in given.get("roads", ())],
        **_places(laid, hands, given.get("row"), given.get("bag")),
        **_sales(seats, given.get("offers", "1 2 3"), given.get("sold", {})),
        "delivered": list(given.get("delivered", [None] * spaces)),
        "milestones": dict(given.get("milestones", {})),
        "players": {colour: _player(colour, hands[colour], given) for colour in colours},
    }


def _player(colour: str, hand: list[str], given: Given) -> Json:
    return {
        "gold": given.get("gold", {}).get(colour, 0),
        "earned": {"sales": given.get("stars", {}).get(colour, 0)},
        "villagers": _list(given.get("villagers", {}).get(colour, "church")),
        "donkeys": _list(given.get("donkeys", {}).get(colour, "church")),
        "hand": hand,
        "sales": [int(sale) for sale in given.get("sold", {}).get(colour, "").split()],
    }


def load(given: Json, game: Game = GAME) -> Table:
    """The table at a position file. Whether a game could have come there is not asked: a test of a
    refinery need not say who built the first one."""
    assert isinstance(game, Hamlet)
    state = HamletReader(given, game.box, reachable=False).read()
    return Table(game._known_as(state))


def position(seats: int = 2, **given: Unpack[Given]) -> Table:
    """The table at this position, as far as the game accepts it."""
    return load(data(seats, **given))


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _tile(laid: Village, tile: int, goods: Texts, flags: Texts) -> Json:
    rotation, a, b = unpack(laid.poses[tile])
    name = TILES[tile]
    lying = goods.get(name, "")
    given: Json = {"pose": f"{rotation} {a} {b}"}
    if BOX.tiles[tile].category == "refinery":
        given["tokens"] = _list(lying)
    elif lying:
        given["basics"] = lying
    if BOX.tiles[tile].category == "landmark":
        given["flag"] = flags.get(name, COLOURS[0])
    return given


def _road(laid: Village, text: str) -> Json:
    """A road piece over the first contact of its terrain between two tiles."""
    colour, kind, one, two = text.split()
    tile, other = TILES.index(one), TILES.index(two)
    wanted = "H" if kind == "bridge" else "F"
    for section, neighbour, other_section in laid.touching[tile]:
        terrains = (
            laid.shapes[tile].sections[section] + laid.shapes[other].sections[other_section]
            if neighbour == other
            else ""
        )
        if terrains == wanted * 2:
            ends = {"from": f"{one}:{section + 1}", "to": f"{two}:{other_section + 1}"}
            return {"by": colour, "road": kind, **ends}
    raise AssertionError(f"no {kind} is possible between {one} and {two}")


def _places(
    laid: Village, hands: Mapping[str, list[str]], given_row: str | None, given_bag: str | None
) -> Json:
    """Row, bag and stacks: a stack is in the bag as soon as one of its tiles is anywhere, or a
    refinery of its kind is built; the row is filled from the bag."""
    row = None if given_row is None else _list(given_row)
    bag = None if given_bag is None else _list(given_bag)
    out = [TILES[tile] for tile in laid.order] + [name for hand in hands.values() for name in hand]
    out += [item.split()[0] for item in row or []] + (bag or [])
    stacks, left = [], list(BOX.bag)
    for kind in range(BASICS, len(RESOURCES)):
        stack = BOX.stack_of(kind)
        built = any(BOX.tiles[tile].output == kind for tile in laid.order)
        if built or any(TILES[tile] in out for tile in stack):
            stacks.append(RESOURCES[kind])
            left += stack
    names = [TILES[tile] for tile in sorted(left) if TILES[tile] not in out]
    if row is None:
        row, names = [f"{name} 0" for name in names[:4]], names[4:]
    return {"row": row, "bag": names if bag is None else bag, "stacks_in": stacks}


def _sales(seats: int, offers: str, sold: Texts) -> Json:
    """Sale tiles nobody has seen, and how many of them lie in the stack."""
    up = [None if sale == "-" else int(sale) for sale in offers.split()]
    seen = [*up, *(int(sale) for tiles in sold.values() for sale in tiles.split())]
    unseen = [
        [i + 1 for i, sale in enumerate(BOX.sales) if sale.level == level and i + 1 not in seen]
        for level in (1, 2, 3)
    ]
    removed = [4 - kept for kept in BOX.kept_sales(seats)]
    stack = [len(unseen[i]) - removed[i] for i in range(3)]
    return {"offers": up, "unseen_sales": unseen, "stack": [max(0, count) for count in stack]}
