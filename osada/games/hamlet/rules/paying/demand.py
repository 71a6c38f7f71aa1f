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
MOST_GROUPS: Final = 6
"""Nor can a demand have more groups."""


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
        sets = _sets_of_groups(groups)
        self.room: Final = tuple([sum([groups[g][0] for g in chosen]) for chosen in sets])
        """For each set of groups that matters: how many units these ask for together."""
        self.limits: Final = tuple([_limits(groups, sets, kind) for kind in range(len(RESOURCES))])
        """By resource: the sets whose room a unit takes up, all groups it could be meant for being
        in them; none where it is not asked for. Units can be shared out among the groups exactly
        where no room is exceeded."""

    def __str__(self) -> str:
        return " + ".join(
            f"{count} {'/'.join([RESOURCES[kind] for kind in kinds])}"
            for count, kinds in self.groups
        )

    def __repr__(self) -> str:
        return f"parse_demand({str(self)!r})"


def _sets_of_groups(groups: tuple[tuple[int, tuple[int, ...]], ...]) -> list[tuple[int, ...]]:
    """Each group by itself, and every set of several where they share a resource."""
    named = [kind for _, kinds in groups for kind in kinds]
    if len(set(named)) == len(named):
        return [(g,) for g in range(len(groups))]
    return [
        tuple([g for g in range(len(groups)) if chosen >> g & 1])
        for chosen in range(1, 1 << len(groups))
    ]


def _limits(
    groups: tuple[tuple[int, tuple[int, ...]], ...], sets: list[tuple[int, ...]], kind: int
) -> tuple[int, ...]:
    wanting = [g for g in range(len(groups)) if kind in groups[g][1]]
    if not wanting:
        return ()
    return tuple([i for i in range(len(sets)) if all(g in sets[i] for g in wanting)])


def parse_demand(text: str) -> Demand:
    """The demand that a text such as "3 milk/brick" means. A resource may stand in several groups:
    what is brought fits where it can be shared out, and nobody has to say what is meant for which.
    """
    groups: list[tuple[int, tuple[int, ...]]] = []
    parts = text.split("+")
    if len(parts) > MOST_GROUPS:
        raise BadDemand(f"'{text}': at most {MOST_GROUPS} parts")
    for part in parts:
        words = part.split()
        if len(words) != 2:
            raise BadDemand(f"'{text}': write each part as in '3 milk/brick', not '{part.strip()}'")
        if not (words[0].isascii() and words[0].isdigit()) or not 1 <= int(words[0]) <= MOST:
            raise BadDemand(f"'{text}': '{words[0]}' should be a number from 1 to {MOST}")
        kinds: list[int] = []
        for name in words[1].split("/"):
            if name not in RESOURCES:
                hint = did_you_mean(name, RESOURCES)
                raise BadDemand(f"'{text}': there is no resource '{name}': {hint}")
            kind = RESOURCES.index(name)
            if kind in kinds:
                raise BadDemand(f"'{text}': {name} is named twice in '{part.strip()}'")
            kinds.append(kind)
        groups.append((int(words[0]), tuple(kinds)))
    return Demand(tuple(groups))
