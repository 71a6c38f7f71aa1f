"""`master`: pursues goals that others give up, and tries its better errands out in mind, to the end
of the season."""

from __future__ import annotations

from random import Random
from typing import Final

from osada.kernel.action import Action
from osada.kernel.game import Game

from ..rules.town import Town
from .cause import Chosen
from .errands import Errand, decided, errand, ranked
from .goals import goal_needs
from .guided import Guided
from .purpose import purpose, pursued

LOOKS: Final = 3
"""So many errands are tried out,"""
NEAR: Final = 10.0
"""where each looks at most so much worse than the best."""
MOST: Final = 2000
"""A season takes fewer decisions than this."""
MET: Final = 60.0
"""What it is worth to meet the goal,"""
BUILT: Final = 20.0
"""to build something for the first time,"""
STOCK: Final = 2.0
"""a resource, in stock or built with,"""
COIN: Final = 0.2
"""and a coin of anybody's."""


class Purposeful(Guided):
    """Plans with the whole town, and pursues every goal that can be met."""

    def answer(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """For the goal's sake, else as any good companion would."""
        found = pursued(s, seat, menu)
        return super().answer(s, seat, menu) if found is None else found

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
        """Where most is to be gained at a glance."""
        return decided(self.ranked(s, seat, wish, menu), wish)

    def ranked(
        self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]
    ) -> list[tuple[Action, Errand]]:
        """The errands with what each is worth at a glance, the best first."""
        needs = goal_needs(s)
        worths = [
            (a, errand(s, seat, wish, a.args[0], needs, purpose(s, seat, a.args[0], needs)))
            for a in menu
            if a.kind == "visit"
        ]
        return ranked(worths)


class Master(Purposeful):
    """One seat of a campaign."""

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        self.mind = Purposeful(game, rng)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Chosen:
        """The errand after which the season ends best."""
        worths = self.ranked(s, seat, wish, menu)
        best = worths[0][1].worth
        near = [(action, one.worth) for action, one in worths[:LOOKS] if one.worth >= best - NEAR]
        if len(near) == 1:
            return decided(worths, wish)
        dream = self.rng.getrandbits(32)
        tried = max(
            near, key=lambda one: (one[1] + self._tried(s, seat, one[0], dream), -one[0].id)
        )[0]
        found = next(one for one in worths if one[0] is tried)
        return decided([found], wish)

    def _tried(self, s: Town, seat: int, action: Action, dream: int) -> float:
        """How the town stands at the season's end, in a world it could be in."""
        twin = s.imagined(seat, Random(dream))
        assert isinstance(twin, Town)
        twin.play(seat, action)
        for _ in range(MOST):
            if twin.season > s.season:
                break
            now = twin.turn[0]
            twin.play(now, self.mind.choose(twin, now))
        return standing(twin)


def standing(s: Town) -> float:
    """How a town stands, in coins or so."""
    found = COIN * sum(s.sheet(seat).coins for seat in range(s.seats))
    found += STOCK * sum(s.tracks) + MET * len(s.gone_goals)
    for card in s.box.buildings:
        if s.ever_built >> card.number & 1 or card.number in s.site:
            found += BUILT + STOCK * sum(card.costs[s.seats - 1])
    return found
