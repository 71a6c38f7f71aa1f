"""`master`: tries each of the better errands out in mind, to the end of its own noon."""

from __future__ import annotations

from random import Random
from typing import Final

from osada.kernel.action import Action
from osada.kernel.game import Game

from ..rules.town import NOON, Town
from .errands import ROOM, errand_worth
from .goals import goal_needs
from .guided import Guided
from .town_plan import NEW, is_new, needs_room, shopping
from .worths import DIE, UNIT

LOOKS: Final = 5
"""So many errands are tried out."""
MOST: Final = 60
"""A noon takes fewer decisions than this."""
TRUSTED: Final = 1.2
"""How much of the judgement without trying counts beside what came of it."""


class Master(Guided):
    """One seat of a campaign."""

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        self.mind = Guided(game, rng)

    def visit(self, s: Town, seat: int, wish: int, menu: tuple[Action, ...]) -> Action:
        """The errand after which the town and the character are best off."""
        visits = [action for action in menu if action.kind == "visit"]
        judged = {a: errand_worth(s, seat, wish, a.args[0]) for a in visits}
        best = sorted(visits, key=lambda a: (-judged[a], a.id))[:LOOKS]
        dream = self.rng.getrandbits(32)
        return max(
            best, key=lambda a: (TRUSTED * judged[a] + self._tried(s, seat, a, dream), -a.id)
        )

    def _tried(self, s: Town, seat: int, action: Action, dream: int) -> float:
        """What the town is worth at the end of this seat's noon, in a world it could be in."""
        twin = s.imagined(seat, Random(dream))
        assert isinstance(twin, Town)
        before = standing(twin, seat)
        twin.play(seat, action)
        for _ in range(MOST):
            if twin.phase != NOON or twin.sheet(seat).finished:
                break
            now = seat if seat in twin.turn else twin.turn[0]
            twin.play(now, self.mind.choose(twin, now))
        return standing(twin, seat) - before


def standing(s: Town, seat: int) -> float:
    """How the town and one character stand, in coins or so."""
    lack = shopping(s)
    sheet = s.sheet(seat)
    found = 0.8 * sheet.coins + UNIT * (sum(s.tracks) - 0.5 * sum(lack))
    found += DIE / 2 * sum(die % 4 for die in sheet.dice)
    found += 9.0 * len(sheet.skills)
    for building in s.site:
        if building >= 0:
            paid = sum(s.box.buildings[building].costs[s.seats - 1])
            found += UNIT * paid + (NEW if is_new(s, building) else 0.0)
    found -= ROOM if needs_room(s) else 0.0
    return found - 8.0 * sum(n for name, n in goal_needs(s).items() if isinstance(name, str))
