"""Refineries: a basic resource and an own token for each space used. HAM-REF-01 to HAM-REF-05."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..paying.deed import PaidDeed
from ..paying.demand import Demand
from ..table import REFINING, Table, put
from ..words import BASICS, REFINE, RESOURCES, TILES
from .here import not_here


class Refine(PaidDeed):
    """For one or for both empty spaces (HAM-REF-02); the subject is their number."""

    def __init__(self) -> None:
        super().__init__(REFINING, REFINE)

    def subjects(self, s: Table, seat: int) -> list[Action]:
        if s.box.tiles[s.at].category != "refinery":
            return []
        return list(REFINE[: s.empty_slots(s.at)])

    def price(self, s: Table, subject: int) -> Demand:
        """HAM-REF-01: the basic resource that the tokens are made from."""
        return s.box.refining(s.box.tiles[s.at].output, subject)

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        card = s.box.tiles[s.at]
        if card.category != "refinery":
            return not_here(s, "refine")
        told: Args
        empty = s.empty_slots(s.at)
        if subject > empty:
            told = {"tile": TILES[s.at], "spaces": empty, "given": subject}
            return (Message(say.REFINERY_FULL, told),)
        left = s.box.tokens_of_each - s.tokens_made(seat, card.output)
        if subject > left:  # HAM-RES-05
            told = {"resource": RESOURCES[card.output], "left": left, "given": subject}
            return (Message(say.NO_TOKEN_LEFT, told),)
        return ()

    def complete(self, s: Table, seat: int) -> None:
        """HAM-REF-03: white side up for the holder of the milestone, always (HAM-RES-03); two
        makers' tokens may lie side by side. No reward yet (HAM-REF-04)."""
        kind = s.box.tiles[s.at].output
        fine = s.milestones[kind - BASICS] == seat
        count = s.subject
        for slot in range(s.at * 2, s.at * 2 + s.box.tiles[s.at].spaces):
            if count and not s.tokens[slot]:
                s.tokens = put(s.tokens, slot, 1 + seat * 2 + int(fine))
                count -= 1
        if s.telling:
            s.tell(
                say.REFINED,
                {
                    "seat": seat,
                    "tile": TILES[s.at],
                    "resource": RESOURCES[kind],
                    "count": s.subject,
                    "fine": "yes" if fine else "no",
                },
            )
