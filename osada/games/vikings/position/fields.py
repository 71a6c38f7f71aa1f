"""Fields of a Vikings position beyond the common ones: players by colour, goods by name."""

from __future__ import annotations

from collections.abc import Sequence

from osada.kernel.fields import Fields
from osada.kernel.state import Data

from ..rules.box import COLOURS, GOODS


class VikingsFields(Fields):
    """A position's data and the faults found in them so far."""

    def __init__(self, data: Data, known: Sequence[str]) -> None:
        super().__init__(data, known)
        self.colours: list[int] = []

    def seat(self, value: object, place: str) -> int:
        """The seat of the player who is called by this colour. Where the seats themselves cannot be
        read, whoever is named may sit there."""
        if "seats" in self.unread():
            return 0
        return self.word(value, [COLOURS[c] for c in self.colours], place)

    def kinds(self, value: object, place: str) -> list[int]:
        """Goods in a text such as `fur fur nails`."""
        if not isinstance(value, str):
            self.fault(place, "must be a text of goods such as 'fur fur nails'")
            return []
        return [self.word(word, GOODS, place) for word in value.split()]

    def counts(self, value: object, place: str) -> list[int]:
        """The same, counted by kind."""
        kinds = self.kinds(value, place)
        return [kinds.count(kind) for kind in range(3)]
