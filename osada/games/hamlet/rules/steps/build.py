"""Constructing a building: the blueprint, its site, its cost. HAM-BUILD-01 to HAM-BUILD-03."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason

from .. import phrases as say
from ..map.sites import site_refusal
from ..paying.paying import begin_payment
from ..paying.payment import can_pay
from ..paying.shortfall import shortfall
from ..table import BUILDING, CHOOSE_PLACE, Table
from ..words import BUILD, TILES, place_word
from .step import Deed, Step


class Build(Deed):
    """Which blueprint of one's hand is built against the villager's tile."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [
            BUILD[tile]
            for tile in sorted(s.hands[seat])
            if can_pay(s, seat, s.at, s.box.tiles[tile].price, True)
            and s.village.placements(tile, s.at, s.strict_terrain)
        ]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        tile = action.args[0]
        if tile not in s.hands[seat]:
            return (Message(say.NOT_IN_HAND, {"tile": TILES[tile]}),)
        if not s.village.placements(tile, s.at, s.strict_terrain):
            return (Message(say.NO_SITE, {"tile": TILES[tile], "anchor": TILES[s.at]}),)
        return shortfall(s, seat, s.at, s.box.tiles[tile].price, True)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        s.subject = action.args[0]
        s.step = CHOOSE_PLACE


class Place(Step):
    """Where it will lie: one of its sections against one of the villager's tile."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [
            place_word(s.subject, section, s.at, anchor_section)
            for section, anchor_section in s.village.placements(s.subject, s.at, s.strict_terrain)
        ]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        tile, section, anchor, anchor_section = action.args
        if tile != s.subject:
            return (Message(say.OTHER_TILE, {"tile": TILES[tile], "wanted": TILES[s.subject]}),)
        if anchor != s.at:
            return (Message(say.OTHER_ANCHOR, {"anchor": TILES[anchor], "wanted": TILES[s.at]}),)
        return site_refusal(s, tile, section, anchor, anchor_section)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        tile, section, anchor, anchor_section = action.args
        s.pose = s.village.pose(tile, section, anchor, anchor_section)
        s.tell(say.SITE_CHOSEN, {"seat": seat, "tile": TILES[tile], "anchor": TILES[anchor]})
        begin_payment(s, seat, BUILDING, tile)

    def prompt(self, s: Table, seat: int) -> Prompt:
        told: Args = {"seat": seat, "tile": TILES[s.subject], "anchor": TILES[s.at]}
        return Message(say.ASK_PLACE, told)
