"""Hamlet as numbers. Places are too many to be numbered with the tile that is laid: as only one
tile is laid at a time, they are numbered by section, neighbour and its section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from osada.kernel.action import Action
from osada.kernel.composed import Around, Derived, Named, Record, Row
from osada.kernel.encoding import Encoding
from osada.kernel.errors import BadAction
from osada.kernel.game import Game
from osada.kernel.parts import Counts, Flag, Number, OneOf, Player, ViewPart
from osada.kernel.state import Data, State

from . import observed
from .rules.box.box import AWARDS, MILESTONES
from .rules.map.shapes import MOST_SECTIONS
from .rules.table import PURPOSES, STAGES
from .rules.words import BASICS, FIXED, RESOURCES, TILE_COUNT, TILES
from .view.shape import View

SALES = range(1, 13)
FAR = 40
"""How far from the first tile a vertex may be, for scaling."""


def _people(mark: str) -> ViewPart:
    """Figures by tile: those who may still act, and the others."""

    def make(figures: object) -> object:
        assert isinstance(figures, list)
        return {
            "ready": Counter(figure["tile"] for figure in figures if not figure[mark]),
            mark: Counter(figure["tile"] for figure in figures if figure[mark]),
        }

    return Derived(make, Record(**{"ready": Counts(TILES, 4), mark: Counts(TILES, 4)}))


def _length(row: object) -> object:
    assert isinstance(row, list)
    return len(row)


def _vertex(pair: object) -> object:
    assert isinstance(pair, list | tuple)
    return {"a": pair[0], "b": pair[1]}


def _pose(site: object) -> object:
    assert isinstance(site, list | tuple)
    return {"rotation": site[0], "at": site[1:]}


def _hand(blueprints: object) -> object:
    assert isinstance(blueprints, list)
    return [blueprint["tile"] for blueprint in blueprints]


AT = Derived(_vertex, Record(a=Number(FAR, -FAR), b=Number(FAR, -FAR)))
TABLE = Record(
    round=Number(50),
    rounds=Number(50),
    first=Player(),
    stage=OneOf(STAGES),
    mover=Player(),
    ending=Flag(),
    donkeys_led=Flag(),
    at=OneOf(TILES),
    purpose=OneOf(PURPOSES),
    site=Derived(_pose, Record(rotation=OneOf(range(6)), at=AT)),
    building=Record(tile=OneOf(TILES)),
    payment=Record(
        demand=Row(4, Record(count=Number(6), kinds=Counts(RESOURCES))),
        count=Number(8),
        price=Number(30),
    ),
    paid=Derived(_length, Number(8)),
    tiles=Named(
        "tile",
        TILES,
        Record(
            rotation=OneOf(range(6)),
            at=AT,
            basics=Counts(RESOURCES[:BASICS], 4),
            tokens=Row(2, Record(seat=Player(), fine=Flag())),
            flag=Player(),
            points=Number(30),
            connected=Flag(),
            links=Counts(TILES),
        ),
    ),
    open_roads=Number(30),
    row=Row(6, Record(tile=OneOf(TILES), price=Number(8), coins=Number(12))),
    bag=Number(TILE_COUNT),
    stacks=Counts(RESOURCES[BASICS:]),
    market=Row(4, Record(sale=OneOf(SALES))),
    stack=Number(12),
    church=Row(5, Record(seat=Player())),
    milestones=Record(**{name: Player() for name in MILESTONES}),
    award_seats=Record(**{name: Player() for name in AWARDS}),
    seats=Around(
        Record(
            gold=Number(40),
            track=Number(100),
            villagers=_people("lying"),
            donkeys=_people("moved"),
            villager_price=Number(30),
            donkeys_left=Number(8),
            hand=Derived(_hand, Counts(TILES)),
            tokens_left=Counts(RESOURCES[BASICS:], 4),
            sales=Counts(SALES),
            deliveries=Number(5),
            roads=Counts(TILES, 4),
            roads_left=Number(8),
            longest_road=Derived(_length, Number(20)),
        )
    ),
    forecast=Around(Record(total=Number(150), rank=OneOf(range(1, 5)))),
)


class HamletEncoding(Encoding):
    """The fixed words by their place in the vocabulary, then the places."""

    table = TABLE

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.words = game.vocabulary.actions[:FIXED]
        self.actions = FIXED + MOST_SECTIONS * TILE_COUNT * MOST_SECTIONS

    def number(self, action: Action) -> int:
        if action.kind != "place":
            return action.id
        _, section, anchor, anchor_section = action.args
        return FIXED + (section * TILE_COUNT + anchor) * MOST_SECTIONS + anchor_section

    def action(self, menu: Sequence[Action], number: int) -> Action:
        if FIXED <= number < self.actions:
            for action in menu:
                if self.number(action) == number:
                    return action
            raise BadAction(f"{number} is a place where nothing may be laid now")
        return super().action(menu, number)

    def seen(self, view: Data) -> Data:
        """Roads told by tile and by player, and what everybody would score now."""
        whole = cast(View, view)
        tiles = [{**tile, "links": []} for tile in whole["tiles"]]
        seats = [{**seat, "roads": []} for seat in whole["seats"]]
        found = {cast(str, tile["tile"]): cast(list[str], tile["links"]) for tile in tiles}
        for link in whole["links"]:
            ends = (link["from"], link["to"])
            found[ends[0]].append(ends[1])
            found[ends[1]].append(ends[0])
            if link["seat"] is not None:
                cast(list[str], seats[link["seat"]]["roads"]).extend(ends)
        return {**view, "tiles": tiles, "seats": seats, "forecast": whole["forecast"]["scores"]}

    def write(self, masked: State, seat: int, row: list[float]) -> None:
        observed.observe(masked, seat, row)

    def wholes(self) -> list[float]:
        return TABLE.wholes()
