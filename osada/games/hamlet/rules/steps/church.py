"""The Church: deliveries and begging. HAM-CHURCH-01 to HAM-CHURCH-05, HAM-BEG-01."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..deed import Deed
from ..flow import lay_down
from ..paying.deed import PaidDeed
from ..paying.demand import Demand
from ..table import DELIVERING, FROM_DELIVERIES, Table, put
from ..words import BEG, CHURCH, DELIVER, FARM, QUARRY, TILES, WOODCUTTER
from .here import not_here


class Deliver(PaidDeed):
    """Fill one delivery space, in any order (HAM-CHURCH-01)."""

    def __init__(self) -> None:
        super().__init__(DELIVERING, DELIVER)

    def subjects(self, s: Table, seat: int) -> list[Action]:
        if s.at != CHURCH:
            return []
        return [DELIVER[i] for i, taken in enumerate(s.delivered) if taken < 0]

    def price(self, s: Table, subject: int) -> Demand:
        return s.box.church(s.seats).spaces[subject].demand

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        if s.at != CHURCH:
            return not_here(s, "deliver")
        spaces = len(s.delivered)
        if subject >= spaces:
            return (Message(say.NO_SUCH_SPACE, {"space": subject + 1, "spaces": spaces}),)
        if s.delivered[subject] >= 0:
            told: Args = {"space": subject + 1, "seat": s.delivered[subject]}
            return (Message(say.SPACE_FILLED, told),)
        return ()

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        return 0, s.box.church(s.seats).spaces[action.args[0]].stars

    def complete(self, s: Table, seat: int) -> None:
        """HAM-CHURCH-02: a disc on the space, its points at once, another part on the Church."""
        stars = s.box.church(s.seats).spaces[s.subject].stars
        s.delivered = put(s.delivered, s.subject, seat)
        s.earn(seat, FROM_DELIVERIES, stars)
        if s.telling:
            s.tell(
                say.DELIVERED,
                {"seat": seat, "space": s.subject + 1, "tile": TILES[CHURCH], "stars": stars},
            )
        if -1 not in s.delivered:
            s.ending = True
            s.tell(say.CHURCH_COMPLETE, {"seat": seat})


class Beg(Deed):
    """HAM-BEG-01: a coin, when the three starting producers are all full."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        if s.at != CHURCH:
            return []
        for tile in (FARM, WOODCUTTER, QUARRY):
            if s.basics_on(tile) < s.box.tiles[tile].spaces:
                return []
        return [BEG]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if s.at != CHURCH:
            return not_here(s, "beg")
        return tuple(
            Message(
                say.NOT_BEGGING,
                {"tile": TILES[tile], "spaces": s.box.tiles[tile].spaces - s.basics_on(tile)},
            )
            for tile in (FARM, WOODCUTTER, QUARRY)
            if s.basics_on(tile) < s.box.tiles[tile].spaces
        )

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        return s.box.begging_gold, 0

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        s.take_gold(seat, s.box.begging_gold)
        if s.telling:
            s.tell(say.BEGGED, {"seat": seat})
        lay_down(s, seat)
