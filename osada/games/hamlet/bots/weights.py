"""The numbers that Hamlet's judgement is made of. `osada lab tune` looks for better ones.

They began as those that did best in games of greedy players against each other, some dozens of
games for each; `greedy` keeps these, so that it stays the yardstick it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

LAST_ROUND: Final = 16
"""When the Church is expected to be complete,"""
LEAST_TIME: Final = 2
"""and how many rounds more there will be at any time."""
AHEAD: Final = (0.55, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05, 0.05)
"""The part of its worth that the best project promises, the second best, and so on."""
IN_STOCK: Final[tuple[float, ...]] = (0.0, 0.3, 0.5, 0.65, 0.75)
"""What one, two, … of a resource are worth at the Church, whatever they are for."""


@final
class Weights:
    """One judgement."""

    def __init__(self) -> None:
        self.last_round = float(LAST_ROUND)
        self.per_space = 99.0
        """There are at most so many rounds for each delivery that is still to be made."""
        self.least_time = float(LEAST_TIME)
        self.enough_time = 4.0
        """With so many rounds to come nothing is too late."""
        self.purse = 14.0
        """So many coins find a use; more are only counted at the end."""
        self.coin = 0.25
        """What a coin is worth beyond what it counts at the end."""
        self.villager = 2.0
        """What a hired villager brings in a round."""
        self.saving = 0.6
        """The part of a villager's worth that the coins for it promise."""
        self.token = 0.7
        """How likely an own token in the village gets consumed in time."""
        self.reach = 2.5
        """What each resource space is worth that can be drawn on from an average tile."""
        self.road_end = 0.5
        """What an open road section is worth that a building can be joined to."""
        self.stock = 1.0
        """`IN_STOCK` counts by this."""
        self.ahead = 1.0
        """`AHEAD` counts by this,"""
        self.further = 1.0
        """and each further project by this again."""
        self.finish = 40.0
        """What completing the Church is worth: about as much as all that will then never come,"""
        self.lead = 3.0
        """more or less for each point one is ahead or behind,"""
        self.clear_lead = 15.0
        """up to so many points,"""
        self.patience = 14.0
        """and after so many rounds"""
        self.urge = 5.0
        """more for each."""
        self.milestone = 0.15
        """What the milestone of a refined resource is worth in each round to come."""
        self.in_use = 0.5
        """What a producer or a refinery is worth to its builder beyond its construction reward."""
        self.landmark = 1.0
        """How often a landmark will count, compared with what is expected (`EXPECTED`)."""
        self.road_to_it = 1.0
        """What it takes to connect a landmark that has no printed road."""
        self.basic = 0.9
        """What it takes to get a basic resource that is not within reach,"""
        self.made = 1.0
        """a refined one that is made in the village,"""
        self.unmade = 1.8
        """one that has to be bought."""
        self.no_road_end = 2.0
        """What it takes to join a building to a village that has no open road for it."""
        self.cut_off = 0.7
        """The part of its points that a landmark promises to which no road leads yet."""

        self._parts: list[float] = []

    @property
    def parts(self) -> list[float]:
        """What counts of each project, the best first."""
        if not self._parts:
            self._parts = [part * self.ahead * self.further**i for i, part in enumerate(AHEAD)]
        return self._parts


BY_HAND: Final = Weights()
NAMES: Final = (
    *("last_round", "per_space", "least_time", "enough_time", "purse", "coin", "villager"),
    *("saving", "token", "reach", "road_end", "stock", "ahead", "further", "finish", "lead"),
    *("clear_lead", "patience", "urge", "milestone", "in_use", "landmark", "road_to_it"),
    *("basic", "made", "unmade", "no_road_end", "cut_off"),
)


def tuned(numbers: Mapping[str, float]) -> Weights:
    """The judgement with some of its numbers changed."""
    found = Weights()
    for name, number in numbers.items():
        setattr(found, name, number)
    return found


TUNED: Final = tuned(
    {
        "last_round": 15.0,
        "per_space": 4.0,
        "villager": 3.0,
        "further": 0.97,
        "milestone": 0.18,
        "landmark": 1.15,
    }
)
"""After two steps of `osada lab tune`; docs/bots.md tells of them."""
