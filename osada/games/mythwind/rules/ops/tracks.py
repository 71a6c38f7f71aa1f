"""Town resources and coins. MYT-RES-01 to MYT-RES-03, MYT-COIN-01, MYT-COIN-02, MYT-EVENT-05."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..costs import richest
from ..effects import Effect, read_effect
from ..town import MOST, NOBODY, Task, Town
from ..words import CHARACTER, CHARACTERS, COUNTERS, RESOURCE, RESOURCES
from .op import Op, again
from .refusals import not_played

COINS = COUNTERS.index("coins")


def change_track(s: Town, kind: int, change: int) -> None:
    """MYT-RES-02: what would leave the track is ignored."""
    now = min(max(s.tracks[kind] + change, 0), MOST)
    if now != s.tracks[kind]:
        told: Args = {"resource": RESOURCES[kind], "change": now - s.tracks[kind], "value": now}
        s.tracks[kind] = now
        s.tell(say.TRACK_CHANGED, told)


def change_coins(s: Town, seat: int, change: int) -> None:
    """Gain without limit; a loss goes as far as it can."""
    sheet = s.sheet(seat)
    change = max(change, -sheet.coins)
    sheet.coins += change
    if change > 0:
        s.count(COINS, change)
        sheet.earned += change
    if change:
        s.tell(say.COINS, {"seat": seat, "change": change, "coins": sheet.coins})


def spend_on_trade(s: Town, seat: int, price: int) -> None:
    """What a character pays for its own trade comes off what it has earned (AMB-29)."""
    sheet = s.sheet(seat)
    sheet.coins -= price
    sheet.earned -= price


class Res(Op):
    """`res C/F 1`: one unit after the other, each of choice (AMB-49)."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text.removeprefix("pay "))
        step = 1 if e.count > 0 and not task.text.startswith("pay ") else -1
        left = task.number or abs(e.count)
        if len(e.kinds) == 1:
            change_track(s, e.kinds[0], step * left)
            return
        open_kinds = [kind for kind in e.kinds if 0 <= s.tracks[kind] + step <= MOST]
        if len(open_kinds) == 1:
            change_track(s, open_kinds[0], step)
            if left > 1:
                again(s, task.text, task.actor, left - 1)
        elif open_kinds:
            question = "gain-resource" if step > 0 else "lose-resource"
            choices = [RESOURCE[kind] for kind in open_kinds]
            s.ask(Task(task.text, task.actor, left), question, task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        e = read_effect(task.text.removeprefix("pay "))
        step = 1 if e.count > 0 and not task.text.startswith("pay ") else -1
        change_track(s, action.args[0], step)
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        kind = action.args[0]
        if kind not in read_effect(task.text.removeprefix("pay ")).kinds:
            return (Message(say.OTHER_RESOURCE, {"resource": RESOURCES[kind]}),)
        told: Args = {"resource": RESOURCES[kind], "value": s.tracks[kind]}
        return (Message(say.TRACK_AT_END, told),)


class Coins(Op):
    """`coins each 2`, `coins one 4`, `coins most 40`; one without an actor is chosen by all."""

    def begin(self, s: Town, task: Task) -> None:
        paid = task.text.startswith("pay ")
        e = read_effect(task.text.removeprefix("pay "))
        change = -e.count if paid else e.count
        if e.who == "each":
            for seat in range(s.seats):
                change_coins(s, seat, change)
        elif e.who == "most":
            change_coins(s, richest(s), change)
        elif task.actor >= 0 and e.who == "one":
            change_coins(s, task.actor, change)
        else:
            least = self._least(e, paid)
            able = [seat for seat in range(s.seats) if s.sheet(seat).coins >= least]
            choices = [CHARACTER[s.cast[seat]] for seat in able]
            s.ask(Task(task.text, NOBODY, task.number or e.count), "who-coins", NOBODY, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        e = read_effect(task.text.removeprefix("pay "))
        seat = s.cast.index(action.args[0])
        sign = -1 if task.text.startswith("pay ") else 1
        if e.who == "one":
            change_coins(s, seat, sign * e.count)
            return
        change_coins(s, seat, sign)
        if task.number > 1:
            again(s, task.text, NOBODY, task.number - 1)

    def _least(self, e: Effect, paid: bool) -> int:
        """What somebody must have who is to pay."""
        return (e.count if e.who == "one" else 1) if paid else 0

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        character = action.args[0]
        e, paid = read_effect(task.text.removeprefix("pay ")), task.text.startswith("pay ")
        told: Args = {"character": CHARACTERS[character], "coins": s.sheets[character].coins}
        dear = Message(say.FEW_COINS, {**told, "price": self._least(e, paid)})
        return not_played(s, character) or (dear,)


class Surplus(Op):
    """`surplus S V C/F`: +1 for each tower die of one kind above the other (MYT-BLD-33)."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        mine = sum(1 for die in s.tower if die // 4 == e.cards[0])
        others = sum(1 for die in s.tower if die // 4 == e.cards[1])
        if mine > others:
            kinds = task.text.split()[-1]
            again(s, f"res {kinds} {mine - others}", task.actor)


OPS: Final[dict[str, Op]] = {
    "res": Res(),
    "coins": Coins(),
    "surplus": Surplus(),
}
