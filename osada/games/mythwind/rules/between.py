"""Between seasons: characters may change; then the next season begins. MYT-SEASON-05,
MYT-SEASON-06, MYT-SAVE-01, MYT-GEN-04."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .box import SEASONS
from .ops.day import begin_day
from .ops.swapping import change
from .resolve import not_now, run
from .town import Task, Town
from .words import BECOME, CHARACTERS, KEEP


class Between(Step[Town]):
    """Who one is in the next season."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        """Stay who one is, become somebody nobody plays, or ask another to swap."""
        return [KEEP, *(BECOME[c] for c in range(len(CHARACTERS)) if self._open(s, seat, c))]

    def _open(self, s: Town, seat: int, character: int) -> bool:
        if character not in s.cast:
            return True
        other = s.cast.index(character)
        return other != seat and not s.sheet(other).finished

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        """Each character exists once."""
        if action.kind not in self.wants:
            return (not_now(s, action),)
        if action is KEEP or self._open(s, seat, action.args[0]):
            return ()
        return (Message(say.CHARACTER_TAKEN, {"character": CHARACTERS[action.args[0]]}),)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        """MYT-SEASON-06: the old character's dice go to the Tower, values unchanged; all else
        stays."""
        if action is not KEEP and action.args[0] in s.cast:
            s.push([Task("!swap", s.cast.index(action.args[0]), seat)])
            run(s)
            return
        if action is not KEEP:
            change(s, seat, action.args[0])
        s.sheet(seat).finished = True
        if all(s.sheet(other).finished for other in range(s.seats)):
            begin_season(s)
        run(s)

    def prompt(self, s: Town, seat: int) -> Prompt:
        return Message(say.ASK_BETWEEN, {"seat": seat})


BETWEEN_SEASONS: Final = Between("keep", "become")


def begin_season(s: Town) -> None:
    """The first day of the next season."""
    told: Args = {"season": SEASONS[s.season % 4], "year": s.season // 4 + 1, "goal": s.goal + 1}
    s.tell(say.SEASON_BEGAN, told)
    begin_day(s)
