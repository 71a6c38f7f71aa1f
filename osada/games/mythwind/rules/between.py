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
from .resolve import not_now, run
from .town import Town
from .words import BECOME, CHARACTERS, KEEP


class Between(Step[Town]):
    """Who one is in the next season."""

    def offers(self, s: Town, seat: int) -> list[Action]:
        """Stay who one is, or become somebody nobody plays."""
        return [KEEP, *(BECOME[c] for c in range(len(CHARACTERS)) if c not in s.cast)]

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        """Each character exists once."""
        if action.kind not in self.wants:
            return (not_now(s, action),)
        if action is KEEP or action.args[0] not in s.cast:
            return ()
        return (Message(say.CHARACTER_TAKEN, {"character": CHARACTERS[action.args[0]]}),)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        """MYT-SEASON-06: the old character's dice go to the Tower, values unchanged; all else
        stays."""
        if action is not KEEP:
            old = s.sheet(seat)
            s.tower = sorted(s.tower + old.dice)
            old.dice = []
            told = {"seat": seat, "old": CHARACTERS[s.cast[seat]]}
            s.cast[seat] = action.args[0]
            s.tell(say.CHANGED, {**told, "new": CHARACTERS[s.cast[seat]]})
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
