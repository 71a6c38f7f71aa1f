"""The only source of chance: a small generator inside the state, whose every result is noted."""

from __future__ import annotations

from hashlib import blake2b
from random import SystemRandom
from typing import Final, final

from mypy_extensions import mypyc_attr

from .errors import OsadaError

QUICK: Final = 1 << 64
"""Seeds below it are for the quick generator."""
LARGEST: Final = 1 << 128
"""All seeds are below it; the others are keys."""
SEALED: Final = "sealed"
"""What is written instead of a seed or a generator that nobody is to know."""
_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_WORD: Final = 16
"""Hexadecimal digits of 64 bits."""


def fresh_seed() -> int:
    """A key that nobody has chosen, from the operating system."""
    return SystemRandom().randrange(QUICK, LARGEST)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: it depends on the common seed and its number alone.

    >>> game_seed(1, 0) == game_seed(1, 0) != game_seed(0, 1)
    True
    """
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=8).digest())


class ScriptedChance(OsadaError):
    """A recorded draw that is not the one the game asks for, or that cannot have been drawn."""


class Undrawn(ScriptedChance):
    """A draw that no record holds any more: what it can give, or what is shuffled."""

    def __init__(self, label: str, one_of: list[int], order_of: list[int]) -> None:
        self.label = label
        self.one_of = one_of
        """Each place as likely as any other; empty for a shuffle."""
        self.order_of = order_of
        super().__init__(f"the draw '{label}' is missing")

    def __reduce__(self) -> tuple[type[Undrawn], tuple[object, ...]]:
        return Undrawn, (self.label, self.one_of, self.order_of)


@mypyc_attr(acyclic=True)
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

    def __reduce__(self) -> tuple[type[Draw], tuple[object, ...]]:
        return Draw, (self.label, self.values)


@mypyc_attr(acyclic=True)
@final
class Chance:
    """A generator with exact bounds. `drawn` holds what was drawn since it was last emptied.

    By a seed below 2^64 it is quick: SplitMix64, for experiments. Whoever sees enough of it can
    compute the rest. By a larger seed it is keyed: BLAKE2b of a counter, with the seed as its key,
    so that what was drawn says nothing about what is to come. Without a seed it is sealed: keyed
    by the operating system, and the key is written nowhere.

    With a `script` (a replay) the recorded results are used instead of the generator's. They
    must be possible; where the seed would have given something else, `strays` says so.
    """

    __slots__ = ("drawn", "is_sealed", "key", "script", "strays", "word")

    def __init__(self, seed: int | None) -> None:
        self.is_sealed = seed is None
        number = fresh_seed() if seed is None else seed
        is_keyed = number >= QUICK
        self.key = number.to_bytes(16, "big") if is_keyed else b""
        self.word = 0 if is_keyed else number
        """Where the generator stands: SplitMix64's own word, or how often a key was used."""
        self.drawn: list[Draw] = []
        self.script: list[Draw] | None = None
        self.strays: list[str] = []

    def copy(self) -> Chance:
        """The same generator at the same point, with nothing drawn yet."""
        twin = Chance(self.word)
        twin.key, twin.is_sealed = self.key, self.is_sealed
        return twin

    def text(self) -> str:
        """As a position writes it, for `read_chance`."""
        if self.is_sealed:
            return SEALED
        return f"{self.key.hex()}:{self.word:x}" if self.key else f"{self.word:016x}"

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
            drawn = self._keyed() if self.key else self._quick()
            if drawn >= spare:
                return drawn % bound

    def _quick(self) -> int:
        """The next 64 bits of SplitMix64."""
        self.word = (self.word + _STEP) & _MASK
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def _keyed(self) -> int:
        """The next 64 bits under the key."""
        self.word += 1
        counter = self.word.to_bytes(8, "big")
        block = blake2b(counter, key=self.key, digest_size=8, person=b"osada chance")
        return int.from_bytes(block.digest(), "big")

    def _settle(
        self, label: str, given: tuple[int, ...], order_of: list[int] | None, one_of: list[int]
    ) -> tuple[int, ...]:
        if self.script is not None:
            if not self.script:
                raise Undrawn(label, one_of, order_of or [])
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
                if not self.is_sealed:
                    self.strays.append(f"the seed does not give the draw '{noted}'")
                given = noted.values
        self.drawn.append(Draw(label, given))
        return given


def check_script(chance: Chance) -> None:
    """Everything recorded must have been asked for; from now on chance is the generator's."""
    if chance.script:
        raise ScriptedChance(f"the draw '{chance.script[0].label}' is one too many")
    chance.script = None


def read_chance(text: str) -> Chance | None:
    """The generator that a position writes so: up to 16 hexadecimal digits for a quick one, 32 and
    a colon before them for a keyed one, or `sealed`. None for anything else."""
    if text == SEALED:
        return Chance(None)
    key, colon, word = text.rpartition(":")
    if not _is_hexadecimal(word, 1, _WORD):
        return None
    if colon and not _is_hexadecimal(key, 2 * _WORD, 2 * _WORD):
        return None
    chance = Chance(int(word, 16))
    chance.key = bytes.fromhex(key)
    return chance


def _is_hexadecimal(text: str, least: int, most: int) -> bool:
    return least <= len(text) <= most and all(sign in "0123456789abcdefABCDEF" for sign in text)
