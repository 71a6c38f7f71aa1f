"""What a church space, a sale tile or a construction asks for. HAM-RES-01, HAM-CHURCH-03."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.errors import OsadaError, did_you_mean

from ..words import RESOURCES

WOOD: Final = 0
STONE: Final = 1
WHEAT: Final = 2
PLANK: Final = 3
BRICK: Final = 4
MILK: Final = 5
FLOUR: Final = 6
MADE_FROM: Final = (-1, -1, -1, WOOD, STONE, WHEAT, WHEAT)
"""HAM-RES-02: the basic resource that each refined one is made from."""
MOST: Final = 9
"""No group of a demand can sensibly ask for more."""


class BadDemand(OsadaError):
    """A text that is no demand."""


@final
class Demand:
    """Groups to be brought together: each so many resources, of any of its kinds.

    >>> demand = parse_demand("4 wood/stone/wheat + 1 plank")
    >>> demand.groups
    ((4, (0, 1, 2)), (1, (3,)))
    >>> str(demand), demand.total
    ('4 wood/stone/wheat + 1 plank', 5)
    """

    def __init__(self, groups: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        self.groups = groups
        total = 0
        for count, _kinds in groups:
            total += count
        self.total = total

    def __str__(self) -> str:
        return " + ".join(
            f"{count} {'/'.join([RESOURCES[kind] for kind in kinds])}"
            for count, kinds in self.groups
        )

    def __repr__(self) -> str:
        return f"parse_demand({str(self)!r})"


def parse_demand(text: str) -> Demand:
    """The demand that a text such as "3 milk/brick" means.

    No resource may stand in two groups: the groups are then independent of one another, and what
    is brought can be told apart without choosing the group it is meant for.
    """
    groups: list[tuple[int, tuple[int, ...]]] = []
    seen: list[int] = []
    for part in text.split("+"):
        words = part.split()
        if len(words) != 2:
            raise BadDemand(f"'{text}': write each part as in '3 milk/brick', not '{part.strip()}'")
        if not (words[0].isascii() and words[0].isdigit()) or not 1 <= int(words[0]) <= MOST:
            raise BadDemand(f"'{text}': '{words[0]}' should be a number from 1 to {MOST}")
        kinds = []
        for name in words[1].split("/"):
            if name not in RESOURCES:
                hint = did_you_mean(name, RESOURCES)
                raise BadDemand(f"'{text}': there is no resource '{name}': {hint}")
            kind = RESOURCES.index(name)
            if kind in seen:
                raise BadDemand(f"'{text}': {name} may be named only once")
            seen.append(kind)
            kinds.append(kind)
        groups.append((int(words[0]), tuple(kinds)))
    return Demand(tuple(groups))
