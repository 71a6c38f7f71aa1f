"""The town's board as a position writes it: tracks, areas, buildings and dice."""

from __future__ import annotations

from osada.kernel.fields import Fields
from osada.kernel.form import Field, Kind
from osada.kernel.state import Data

from ..rules.invariants import dice_in_use
from ..rules.town import EMPTY, FOREST, Town
from ..rules.words import AREAS, CHARACTERS, DICE, RESOURCES
from .rest import first_areas

SITE = 4


class Cast(Field[Town]):
    """The character of each seat."""

    def __init__(self) -> None:
        super().__init__("cast", ("cast",))

    def written(self, s: Town) -> list[str]:
        return [CHARACTERS[c] for c in s.cast]

    def read(self, fields: Fields, s: Town) -> None:
        """The town was founded by them."""

    @staticmethod
    def named(fields: Fields) -> list[int]:
        """Where it cannot be read, whoever is named may play."""
        given = fields.row(fields.data.get("cast"), "cast")
        cast = [fields.word(c, CHARACTERS, "cast") for c in given]
        different = 1 <= len(cast) <= 4 and len(set(cast)) == len(cast)
        if not different and "cast" not in fields.unread():
            fields.fault("cast", "must be 1 to 4 different characters")
        return list(range(4)) if "cast" in fields.unread() else cast


class Tracks(Kind[Town, list[int]]):
    """The level of each resource."""

    def written(self, s: Town, value: list[int]) -> Data:
        return {RESOURCES[k]: value[k] for k in range(4)}

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        tracks = self.empty(s)
        for name, level in fields.table(value, place).items():
            kind = fields.word(name, RESOURCES, place)
            tracks[kind] = fields.number(level, 0, 10, f"{place}.{name}")
        return tracks

    def empty(self, s: Town) -> list[int]:
        return s.tracks[:]  # as the town was founded


class Areas(Kind[Town, list[int]]):
    """What stands on each area: a building, nothing, or forest."""

    def written(self, s: Town, value: list[int]) -> list[str]:
        return [area_name(s, what) for what in value]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        areas = fields.row(value, place)
        if len(areas) != AREAS:
            fields.fault(place, f"there are {AREAS} areas, not {len(areas)}")
        names = ("forest", "empty", *s.box.names)
        found = [fields.word(what, names, f"{place}[{i}]") for i, what in enumerate(areas)]
        return [(FOREST, EMPTY)[what] if what < 2 else what - 2 for what in found]

    def empty(self, s: Town) -> list[int]:
        return first_areas(s)


class Site(Kind[Town, list[int]]):
    """The building on each space of the construction track, or none."""

    def written(self, s: Town, value: list[int]) -> list[str | None]:
        return [s.box.names[b] if b >= 0 else None for b in value]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        row = fields.row(value, place)
        site = [-1 if b is None else fields.word(b, s.box.names, place) for b in row]
        if len(site) != SITE:
            fields.fault(place, "the construction track has four spaces")
        return site

    def empty(self, s: Town) -> list[int]:
        return [-1] * SITE


class Buildings(Kind[Town, int]):
    """A set of buildings, as bits."""

    def written(self, s: Town, value: int) -> list[str]:
        return building_names(s, value)

    def read(self, fields: Fields, s: Town, value: object, place: str) -> int:
        bits = 0
        for name in fields.row(value, place):
            bits |= 1 << fields.word(name, s.box.names, place)
        return bits

    def empty(self, s: Town) -> int:
        return 0


class Supply(Kind[Town, list[int]]):
    """How many dice of each kind are in the supply; left out, those that are nowhere else."""

    def written(self, s: Town, value: list[int]) -> list[int]:
        return value[:]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        supply = [fields.number(count, 0, 8, place) for count in fields.row(value, place)]
        if len(supply) != 2:
            fields.fault(place, "must be two numbers: dice of either kind")
        return supply

    def empty(self, s: Town) -> list[int]:
        return [max(0, s.box.dice_each - dice_in_use(s, kind)) for kind in range(2)]


class Dice(Kind[Town, list[int]]):
    """Dice by their names."""

    def written(self, s: Town, value: list[int]) -> list[str]:
        return [DICE[die] for die in value]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[int]:
        return sorted(fields.word(die, DICE, place) for die in fields.row(value, place))

    def empty(self, s: Town) -> list[int]:
        return []


class FieldDie(Field[Town]):
    """Whose the sprite field is, and the die on it."""

    def __init__(self) -> None:
        super().__init__("field", ("field_owner", "field_die"))

    def written(self, s: Town) -> list[int]:
        return [s.field_owner, s.field_die]

    def read(self, fields: Fields, s: Town) -> None:
        row = fields.row(fields.data.get("field", [-1, -1]), "field")
        field = [fields.number(one, -1, 7, "field") for one in row]
        s.field_owner, s.field_die = (field[0], field[1]) if len(field) == 2 else (-1, -1)
        if s.field_owner >= 0 and s.field_owner not in s.cast:
            fields.fault("field", "only a character in play has a die there")


def area_name(s: Town, what: int) -> str:
    """Forest, empty, or the building's name."""
    return {FOREST: "forest", EMPTY: "empty"}.get(what) or s.box.names[what]


def building_names(s: Town, bits: int) -> list[str]:
    """A set of buildings by name."""
    return [name for i, name in enumerate(s.box.names) if bits >> i & 1]
