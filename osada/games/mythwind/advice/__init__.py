"""Advice on Mythwind: what a good companion would do for this question, what that brings, and why.

Nobody wins the game, so there are no chances to tell. The companion that is asked reads everything
off the table; what lies face down it meets in an imagined world, of which nothing is told.
"""

from __future__ import annotations

from random import Random

from osada.insight.counsel import Counsel, Counsellor, Deed
from osada.kernel.state import State

from ..rules.town import Town
from ..rules.words import AGREE
from .adviser import Advising
from .brings import played_out
from .figures import told_cause


class MythwindCounsellor(Counsellor):
    """Asks a companion that leaves alone what the seat cannot know."""

    def advise(self, state: State, seat: int) -> Counsel:
        """The deed; where the figure goes also the next best, with what it would bring."""
        imagined = state.imagined(seat, Random(0))
        assert isinstance(imagined, Town)
        mind = Advising()
        deeds = []
        for answer, chosen in mind.considered(imagined, seat):
            actions, brings = played_out(imagined, seat, answer, mind)
            if answer is AGREE:
                actions, brings = (answer.text,), ()
            why = told_cause(imagined, seat, chosen).seen_by(seat)
            deeds.append(Deed(actions, brings, (why,)))
        return Counsel(seat, tuple(deeds))
