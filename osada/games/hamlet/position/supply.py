"""What can be bought and sold, and what is won, as a position writes it: the offer row, the bag,
sale tiles, deliveries and milestones."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field, Kind
from osada.kernel.state import Data

from ..rules.box.box import MILESTONES
from ..rules.table import Table
from ..rules.words import BASICS, COLOURS, RESOURCES, TILES
from .seats import SeatOrNobody

REFINED = RESOURCES[BASICS:]
HOLDER = SeatOrNobody()


class OfferRow(Field[Table]):
    """Tiles from price 0 up, each with the coins on it: `sawmill 2`."""

    def __init__(self) -> None:
        super().__init__("row", ("row", "coins"))

    def written(self, s: Table) -> list[str]:
        return [f"{TILES[tile]} {coins}" for tile, coins in zip(s.row, s.coins, strict=True)]

    def read(self, fields: Fields, s: Table) -> None:
        for i, item in enumerate(fields.row(fields.data.get("row", []), "row")):
            name, _, coins = str(item).partition(" ")
            s.row.append(fields.word(name, TILES, f"row[{i}]"))
            count = int(coins) if coins.isdecimal() and len(coins) < 4 else -1
            s.coins.append(fields.number(count if coins else 0, 0, 999, f"row[{i}]"))


class Bag(Kind[Table, list[int]]):
    """Tiles of which nobody knows the order."""

    def written(self, s: Table, value: list[int]) -> list[str]:
        return [TILES[tile] for tile in value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[int]:
        return sorted(fields.word(name, TILES, place) for name in fields.row(value, place))

    def empty(self, s: Table) -> list[int]:
        return []


class Stacks(Kind[Table, int]):
    """Refined kinds whose stack is in the bag, as bits."""

    def written(self, s: Table, value: int) -> list[str]:
        return [kind for k, kind in enumerate(REFINED) if value >> k & 1]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> int:
        stacks = 0
        for stack in fields.row(value, place):
            stacks |= 1 << fields.word(stack, REFINED, place)
        return stacks

    def empty(self, s: Table) -> int:
        return 0


class Sale(Kind[Table, int]):
    """A sale tile by its number; -1, written as null, for an empty space."""

    null = True

    def written(self, s: Table, value: int) -> int | None:
        return value + 1 if value >= 0 else None

    def read(self, fields: Fields, s: Table, value: object, place: str) -> int:
        return fields.number(value, 1, len(s.box.sales), place) - 1

    def empty(self, s: Table) -> int:
        return -1


class Offers(Kind[Table, list[int]]):
    """The sale tiles on the Market, space by space."""

    def written(self, s: Table, value: list[int]) -> list[int | None]:
        return [sale + 1 if sale >= 0 else None for sale in value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[int]:
        row = fields.row(value, place)
        offers = [-1 if sale is None else SALE.read(fields, s, sale, place) for sale in row]
        spaces = s.box.market(s.seats).spaces
        if "seats" not in fields.unread() and len(offers) != spaces:
            fields.fault(place, f"the market has {spaces} spaces")
        return offers

    def empty(self, s: Table) -> list[int]:
        return []


class Levels(Kind[Table, list[list[int]]]):
    """By level, the sale tiles that nobody has seen."""

    def written(self, s: Table, value: list[list[int]]) -> list[list[int]]:
        return [[sale + 1 for sale in level] for level in value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[list[int]]:
        return [
            [SALE.read(fields, s, sale, place) for sale in fields.row(level, place)]
            for level in fields.row(value, place)
        ]

    def empty(self, s: Table) -> list[list[int]]:
        return [[], [], []]


class Stack(Kind[Table, list[int]]):
    """By level, how many sale tiles lie in the stack."""

    def written(self, s: Table, value: list[int]) -> list[int]:
        return value[:]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[int]:
        most = len(s.box.sales)
        return [fields.number(count, 0, most, place) for count in fields.row(value, place)]

    def empty(self, s: Table) -> list[int]:
        return [0, 0, 0]


class Deliveries(Kind[Table, list[int]]):
    """Who filled each of the church's spaces."""

    def written(self, s: Table, value: list[int]) -> list[str | None]:
        return [COLOURS[seat] if seat >= 0 else None for seat in value]

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[int]:
        given = fields.row(value, place)
        spaces = len(s.box.church(s.seats).spaces)
        if "seats" not in fields.unread() and len(given) != spaces:
            fields.fault(place, f"the church has {spaces} delivery spaces here")
        return [-1 if who is None else HOLDER.read(fields, s, who, place) for who in given]

    def empty(self, s: Table) -> list[int]:
        return [-1] * len(s.box.church(s.seats).spaces)


class Milestones(Kind[Table, list[int]]):
    """Who holds each milestone."""

    def written(self, s: Table, value: list[int]) -> Data:
        return {MILESTONES[i]: COLOURS[seat] if seat >= 0 else None for i, seat in enumerate(value)}

    def read(self, fields: Fields, s: Table, value: object, place: str) -> list[int]:
        held = self.empty(s)
        for name, who in fields.table(value, place).items():
            goal = fields.word(name, MILESTONES, place)
            if who is not None:
                held[goal] = HOLDER.read(fields, s, who, f"{place}.{name}")
        return held

    def empty(self, s: Table) -> list[int]:
        return [-1] * len(MILESTONES)


SALE = Sale()
