"""The form of a game's positions: one line for each field says under which key it is written, where
the state has it, and what it looks like. Writing and reading follow from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Generic, TypeVar

from .fields import Fields
from .state import Data, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V = TypeVar("V")


class Kind(Generic[S_contra, V]):
    """What a value looks like in a position."""

    null = False
    """Whether `null` says no more than nothing does."""
    plain = False
    """Whether the value is written as it is."""

    def written(self, s: S_contra, value: V) -> object:
        """The value as data."""
        raise NotImplementedError

    def read(self, fields: Fields, s: S_contra, value: object, place: str) -> V:
        """The value, or what stands in for it where it is a fault."""
        raise NotImplementedError

    def empty(self, s: S_contra) -> V:
        """What is meant where nothing is written."""
        raise NotImplementedError


class Field(Generic[S_contra]):
    """One part of a position."""

    def __init__(self, key: str, attributes: tuple[str, ...], needs: str = "") -> None:
        self.key = key
        self.attributes = attributes
        """What of the state stands in it."""
        self.needs = needs.split()
        """The parts that must be read before it."""

    stands: Callable[[S_contra], bool] | None = None
    """Whether it is written, where it is not always."""

    @property
    def writer(self) -> Callable[[S_contra], object]:
        """The shortest way to what stands under its key."""
        return self.written

    def written(self, s: S_contra) -> object:
        """What stands under its key."""
        raise NotImplementedError

    def read(self, fields: Fields, s: S_contra) -> None:
        """Lay it on the table."""
        raise NotImplementedError


class Attribute(Field[S_contra]):
    """A part that is one value of the state. Left out, it is what `usual` makes of the parts read
    before, or else empty."""

    def __init__(
        self,
        key: str,
        kind: Kind[S_contra, V],
        attribute: str = "",
        usual: Callable[[S_contra], V] | None = None,
        needs: str = "",
    ) -> None:
        super().__init__(key, (attribute or key,), needs)
        self.attribute = attribute or key
        self.kind = kind
        self.usual: Callable[[S_contra], V] = usual or kind.empty
        self._held = attrgetter(self.attribute)

    @property
    def writer(self) -> Callable[[S_contra], object]:
        held, written = self._held, self.kind.written
        return held if self.kind.plain else lambda s: written(s, held(s))

    def written(self, s: S_contra) -> object:
        return self.kind.written(s, self._held(s))

    def read(self, fields: Fields, s: S_contra) -> None:
        kind, key = self.kind, self.key
        value = fields.data.get(key)
        if value is None and (kind.null or key not in fields.data):
            setattr(s, self.attribute, self.usual(s))
        else:
            setattr(s, self.attribute, kind.read(fields, s, value, key))


class Form(Generic[S_contra]):
    """All fields of a game's positions, in the order in which they are written. What stands on top
    (the game, its rules and options, chance) the kernel writes."""

    def __init__(self, game: str, rules: int, *fields: Field[S_contra]) -> None:
        self.game = game
        self.rules = rules
        """The present version."""
        self.fields = fields
        self.keys = (*TOP, *(field.key for field in fields))
        self._in_order = _in_order(fields)
        self._writers = [(field.key, field.writer) for field in fields]
        self._not_always = [(f.key, f.stands) for f in fields if f.stands is not None]

    def written(self, s: S_contra) -> Data:
        """Everything there is, secrets included."""
        data = {
            "game": self.game,
            "rules": self.rules,
            "options": dict(s.chosen.spelled),
            "chance": s.chance.text(),
            "learned": s.reveals,
        }
        for key, written in self._writers:
            data[key] = written(s)
        for key, stands in self._not_always:
            if not stands(s):
                del data[key]
        return data

    def read(self, fields: Fields, s: S_contra) -> None:
        """Lay on the table whatever can be read."""
        s.reveals = fields.whole("learned", 0, MANY, 0)
        for field in self._in_order:
            field.read(fields, s)


TOP = ("game", "rules", "content", "options", "chance", "learned")
"""Nobody reads `content` any more; who has it in a file may leave it there."""
MANY = 1 << 30


def _in_order(fields: Sequence[Field[S_contra]]) -> list[Field[S_contra]]:
    """The fields as they are read: first those that need no other, then each after those that it
    needs."""
    by_key = {field.key: field for field in fields}
    found: dict[str, Field[S_contra]] = {}

    def take(field: Field[S_contra]) -> None:
        for key in field.needs:
            if key not in found:
                take(by_key[key])
        found[field.key] = field

    for field in sorted(fields, key=lambda field: bool(field.needs)):
        if field.key not in found:
            take(field)
    return list(found.values())
