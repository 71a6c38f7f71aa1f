"""The only source of chance: a small generator inside the state, whose every result is noted."""

from __future__ import annotations

from typing import final

from .errors import OsadaError

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class ScriptedChance(OsadaError):
    """A recorded draw that is not the one the game asks for, or that cannot have been drawn."""


@final
class Draw:
    """What chance gave, under the name the rules give to it."""

    __slots__ = ("label", "values")

    def __init__(self, label: str, values: tuple[int, ...]) -> None:
        self.label = label
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and (self.label, self.values) == (other.label, other.values)

    def __hash__(self) -> int:
        return hash((self.label, self.values))

    def __repr__(self) -> str:
        return f"{self.label}={','.join(map(str, self.values))}"


@final
class Chance:
    """SplitMix64 with exact bounds. `drawn` holds what was drawn since it was last emptied.

    With a `script` (a replay) the recorded results are used instead of the generator's. They
    must be possible; where the seed would have given something else, `strays` says so.
    """

    __slots__ = ("drawn", "script", "strays", "word")

    def __init__(self, seed: int) -> None:
        self.word = seed & _MASK
        self.drawn: list[Draw] = []
        self.script: list[Draw] | None = None
        self.strays: list[str] = []

    def copy(self) -> Chance:
        """The same generator at the same point, with nothing drawn yet."""
        return Chance(self.word)

    def shuffle(self, label: str, items: list[int]) -> list[int]:
        """The items in an order each as likely as any other."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self._below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return list(self._settle(label, tuple(mixed), sorted(items), []))

    def below(self, label: str, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely as any other."""
        return self._settle(label, (self._below(bound),), None, list(range(bound)))[0]

    def pick(self, label: str, items: list[int]) -> int:
        """One of the items, each place in the list as likely as any other."""
        given = items[self._below(len(items))]
        return self._settle(label, (given,), None, items)[0]

    def _below(self, bound: int) -> int:
        spare = (1 << 64) % bound
        while True:
            self.word = (self.word + _STEP) & _MASK
            mixed = self.word
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            mixed ^= mixed >> 31
            if mixed >= spare:
                return mixed % bound

    def _settle(
        self, label: str, given: tuple[int, ...], order_of: list[int] | None, one_of: list[int]
    ) -> tuple[int, ...]:
        if self.script is not None:
            if not self.script:
                raise ScriptedChance(f"the draw '{label}' is missing")
            noted = self.script.pop(0)
            if noted.label != label:
                raise ScriptedChance(f"the draw '{label}' was expected, not '{noted.label}'")
            possible = (
                sorted(noted.values) == order_of
                if order_of is not None
                else len(noted.values) == 1 and noted.values[0] in one_of
            )
            if not possible:
                raise ScriptedChance(f"the draw '{label}' cannot have given {noted}")
            if noted.values != given:
                self.strays.append(f"the seed does not give the draw '{noted}'")
                given = noted.values
        self.drawn.append(Draw(label, given))
        return given
