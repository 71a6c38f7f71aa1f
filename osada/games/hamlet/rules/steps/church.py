"""The Church: deliveries and begging. HAM-CHURCH-01 to HAM-CHURCH-05, HAM-BEG-01."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..flow import lay_down
from ..paying.paying import begin_payment
from ..paying.payment import can_pay
from ..paying.shortfall import shortfall
from ..table import DELIVERING, Table
from ..words import BEG, CHURCH, DELIVER, FARM, QUARRY, TILES, WOODCUTTER
from .here import not_here
from .step import Deed


class Church(Deed):
    """Fill one delivery space, in any order (HAM-CHURCH-01), or beg."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        if s.at != CHURCH:
            return []
        spaces = s.box.church(s.seats).spaces
        found = [
            DELIVER[i]
            for i in range(len(spaces))
            if s.delivered[i] < 0 and can_pay(s, seat, s.at, spaces[i].demand, True)
        ]
        if not _gaps(s):
            found.append(BEG)
        return found

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if s.at != CHURCH:
            return not_here(s, action.kind)
        if action is BEG:
            return _gaps(s)
        space = action.args[0]
        spaces = s.box.church(s.seats).spaces
        if space >= len(spaces):
            return (Message(say.NO_SUCH_SPACE, {"space": space + 1, "spaces": len(spaces)}),)
        if s.delivered[space] >= 0:
            told: Args = {"space": space + 1, "seat": s.delivered[space]}
            return (Message(say.SPACE_FILLED, told),)
        return shortfall(s, seat, s.at, spaces[space].demand, True)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is BEG:
            s.gold[seat] += s.box.begging_gold
            s.tell(say.BEGGED, {"seat": seat})
            lay_down(s, seat)
        else:
            begin_payment(s, seat, DELIVERING, action.args[0])


def _gaps(s: Table) -> tuple[Reason, ...]:
    """HAM-BEG-01: the three starting producers must all be full."""
    return tuple(
        Message(
            say.NOT_BEGGING,
            {"tile": TILES[tile], "spaces": s.box.tiles[tile].spaces - s.basics_on(tile)},
        )
        for tile in (FARM, WOODCUTTER, QUARRY)
        if s.basics_on(tile) < s.box.tiles[tile].spaces
    )
