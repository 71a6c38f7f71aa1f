"""Constructing a building: the blueprint, its site, its cost, its reward. HAM-BUILD-01 to
HAM-BUILD-08, HAM-GOAL-01."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..awards import take_milestone
from ..drawing import fill_row
from ..map.roads import roads_of
from ..map.sites import site_refusal
from ..map.village import grown
from ..paying.deed import PaidDeed
from ..paying.demand import Demand
from ..table import BUILDING, CHOOSE_PLACE, FROM_CONSTRUCTION, Table, put, put_row, without
from ..words import BASICS, BUILD, RESOURCES, TILES, place_word


class Build(PaidDeed):
    """Which blueprint of one's hand is built against the villager's tile."""

    def __init__(self) -> None:
        super().__init__(BUILDING, BUILD)

    def subjects(self, s: Table, seat: int) -> list[Action]:
        return [BUILD[tile] for tile in sorted(s.hands[seat])]

    def price(self, s: Table, subject: int) -> Demand:
        return s.box.tiles[subject].price

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        if subject not in s.hands[seat]:
            return (Message(say.NOT_IN_HAND, {"tile": TILES[subject]}),)
        if not s.village.has_room(subject, s.at, s.options.strict_terrain):
            return (Message(say.NO_SITE, {"tile": TILES[subject], "anchor": TILES[s.at]}),)
        return ()

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        """Its site is chosen first, then it is paid."""
        s.subject = action.args[0]
        s.step = CHOOSE_PLACE

    def reward(self, s: Table, action: Action) -> tuple[int, int]:
        return 0, s.box.tiles[action.args[0]].stars

    def complete(self, s: Table, seat: int) -> None:
        """HAM-BUILD-04: the tile is laid and gives its reward; it starts empty (HAM-BUILD-08)."""
        tile = s.subject
        card = s.box.tiles[tile]
        s.village = grown(s.village, tile, s.pose)
        s.roads = roads_of(s.village, s.roads.pieces)
        s.hands = put_row(s.hands, seat, without(s.hands[seat], tile))
        s.earn(seat, FROM_CONSTRUCTION, card.stars)
        if s.telling:
            s.tell(say.BUILT, {"seat": seat, "tile": TILES[tile], "stars": card.stars})
        if card.category == "landmark":
            s.flags = put(s.flags, tile, seat)
            s.tell(say.FLAGGED, {"seat": seat, "tile": TILES[tile]})
        elif card.category == "refinery":
            _first_of_its_kind(s, seat, card.output - BASICS)


def _first_of_its_kind(s: Table, seat: int, kind: int) -> None:
    """HAM-BUILD-05, HAM-BUILD-06: the first refinery of a kind brings its milestone, and its
    stack of four into the bag."""
    take_milestone(s, seat, kind)
    if not s.stacks_in >> kind & 1:
        s.stacks_in |= 1 << kind
        s.bag = sorted(s.bag + s.box.stack_of(kind + BASICS))
        s.tell(say.STACK_ADDED, {"resource": RESOURCES[kind + BASICS]})
        fill_row(s)


class Place(Step[Table]):
    """Where it will lie: one of its sections against one of the villager's tile."""

    def __init__(self, building: Build) -> None:
        super().__init__("place")
        self.building = building

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [
            place_word(s.subject, section, s.at, anchor_section)
            for section, anchor_section in s.village.placements(
                s.subject, s.at, s.options.strict_terrain
            )
        ]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        tile, section, anchor, anchor_section = action.args
        if tile != s.subject:
            return (Message(say.OTHER_TILE, {"tile": TILES[tile], "wanted": TILES[s.subject]}),)
        if anchor != s.at:
            return (Message(say.OTHER_ANCHOR, {"anchor": TILES[anchor], "wanted": TILES[s.at]}),)
        return site_refusal(s, tile, section, anchor, anchor_section) or _again(s, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        tile, section, anchor, anchor_section = action.args
        s.pose = s.village.pose(tile, section, anchor, anchor_section)
        if s.telling:
            s.tell(say.SITE_CHOSEN, {"seat": seat, "tile": TILES[tile], "anchor": TILES[anchor]})
        self.building.begin(s, seat, tile)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(
            say.ASK_PLACE, {"seat": seat, "tile": TILES[s.subject], "anchor": TILES[s.at]}
        )


def _again(s: Table, action: Action) -> tuple[Reason, ...]:
    """Each place is offered once, though the tile look the same in several rotations."""
    tile, section, anchor, anchor_section = action.args
    pair = s.village.canonical(tile, section, anchor, anchor_section)
    if pair == (section, anchor_section):
        return ()
    told: Args = {
        "tile": TILES[tile],
        "section": pair[0] + 1,
        "anchor": TILES[anchor],
        "anchor_section": pair[1] + 1,
    }
    return (Message(say.LOOKS_THE_SAME, told),)
