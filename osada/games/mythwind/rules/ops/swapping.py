"""Players who change characters between seasons, and two who swap. MYT-SEASON-06, MYT-SETUP-13."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args

from .. import phrases as say
from ..town import Task, Town
from ..words import CHARACTERS, NO, YES
from ..workers import dice_to_tower
from .op import Op


def change(s: Town, seat: int, character: int) -> None:
    """The old character's dice go to the Tower, values unchanged but that a blank one is rolled
    (MYT-WORK-09); all else stays."""
    dice_to_tower(s, s.sheet(seat))
    told: Args = {"seat": seat, "old": CHARACTERS[s.cast[seat]], "new": CHARACTERS[character]}
    s.cast[seat] = character
    s.tell(say.CHANGED, told)


class Swap(Op):
    """The one who is asked decides; `number` is the seat that would like to swap. Both then still
    say that they are ready."""

    def begin(self, s: Town, task: Task) -> None:
        s.ask(task, "swap", task.actor, [YES, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is NO:
            s.tell(say.NOT_SWAPPED, {"seat": task.actor})
            return
        mine, theirs = s.cast[task.actor], s.cast[task.number]
        for seat, character in ((task.actor, theirs), (task.number, mine)):
            dice_to_tower(s, s.sheet(seat))
            names = CHARACTERS[s.cast[seat]], CHARACTERS[character]
            s.tell(say.CHANGED, {"seat": seat, "old": names[0], "new": names[1]})
        s.cast[task.actor], s.cast[task.number] = theirs, mine


OPS: Final[dict[str, Op]] = {"!swap": Swap()}
