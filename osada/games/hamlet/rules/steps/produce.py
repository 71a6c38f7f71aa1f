"""Producers: fill every empty space. HAM-PROD-01 to HAM-PROD-05."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..deed import Deed
from ..flow import lay_down
from ..table import FROM_BARNS, Table, put
from ..words import BASICS, FILLS, RESOURCES, TILES, WORK
from .here import not_here


def _empty(s: Table) -> int:
    return s.box.tiles[s.at].spaces - s.basics_on(s.at)


class Produce(Deed):
    """A producer of one resource works by itself; for a Barn the mix is chosen (HAM-PROD-04)."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        card = s.box.tiles[s.at]
        if card.category != "producer":
            return []
        empty = _empty(s)
        if card.output >= 0:
            return [WORK] if empty else []
        return [mix for mix in FILLS if len(mix.args) == empty]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        card = s.box.tiles[s.at]
        if card.category != "producer":
            return not_here(s, action.kind)
        if _empty(s) == 0:
            return (Message(say.NO_SPACE, {"tile": TILES[s.at]}),)
        if card.output >= 0 and action is not WORK:
            told: Args = {"tile": TILES[s.at], "resource": RESOURCES[card.output]}
            return (Message(say.OWN_RESOURCE, told),)
        if card.output < 0 and len(action.args) != _empty(s):
            told = {"tile": TILES[s.at], "spaces": _empty(s), "given": len(action.args)}
            return (Message(say.FILL_ALL, told),)
        return ()

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        card = s.box.tiles[s.at]
        return card.work_gold, card.work_stars

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        """The work reward comes once, however many spaces were filled (HAM-PROD-03)."""
        card = s.box.tiles[s.at]
        mix = action.args if card.output < 0 else (card.output,) * _empty(s)
        for kind in mix:
            unit = s.at * BASICS + kind
            s.basics = put(s.basics, unit, s.basics[unit] + 1)
        s.take_gold(seat, card.work_gold)
        s.earn(seat, FROM_BARNS, card.work_stars)
        if s.telling:
            s.tell(
                say.PRODUCED,
                {
                    "seat": seat,
                    "tile": TILES[s.at],
                    "goods": [RESOURCES[kind] for kind in mix],
                    "gold": card.work_gold,
                    "stars": card.work_stars,
                },
            )
        lay_down(s, seat)
