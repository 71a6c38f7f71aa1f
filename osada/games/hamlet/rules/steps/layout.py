"""Laying out the village freely, as a table option. HAM-SETUP-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..flow import begin_turn
from ..map.arrangements import layout_offers, layout_refusal, tile_to_lay
from ..map.roads import Roads
from ..setup import stock_producers
from ..table import Table
from ..words import TILES


class Layout(Step[Table]):
    """Where the next starting tile lies; the first player arranges them."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return layout_offers(s)

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        return layout_refusal(s, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        tile, section, anchor, anchor_section = action.args
        pose = s.village.pose(tile, section, anchor, anchor_section)
        s.village = s.village.with_tile(tile, pose)
        s.roads = Roads(s.village, ())
        s.tell(say.LAID_OUT, {"seat": seat, "tile": TILES[tile]})
        if tile_to_lay(s) < 0:
            stock_producers(s)
            begin_turn(s, s.first)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_LAYOUT, {"seat": seat, "tile": TILES[tile_to_lay(s)]})
