"""Reading a position of Hamlet back, or one written by hand: every fault is named."""

from __future__ import annotations

from typing import Final

from osada.kernel.editing import Reading
from osada.kernel.errors import BadPosition
from osada.kernel.fields import Fields
from osada.kernel.state import Data

from ..rules.box.box import MILESTONES, Box
from ..rules.map.lattice import pack
from ..rules.map.roads import BRIDGE, PATH, Piece, Roads
from ..rules.map.village import FARTHEST, Village
from ..rules.options import OPTIONS, HamletOptions
from ..rules.scoring import final_outcome
from ..rules.setup import empty_table
from ..rules.table import FINISHED, LYING, MOVED, PURPOSES, SOURCES, STAGES, Table
from ..rules.words import BASICS, COLOURS, PAY, RESOURCES, TILES
from ..state import HamletState
from .check import position_faults
from .rest import put_the_rest_away
from .write import RULES_VERSION

KEYS: Final = (
    *("game", "rules", "content", "options", "chance", "learned", "seats", "first", "round"),
    *("stage", "turn", "mover", "donkeys_led", "ending", "at", "purpose", "subject", "pose"),
    *("paid", "tiles", "roads", "row", "bag", "stacks_in", "offers", "unseen_sales", "stack"),
    *("delivered", "milestones", "players"),
)
PLAYER_KEYS: Final = ("gold", "earned", "villagers", "donkeys", "hand", "sales")
TILE_KEYS: Final = ("pose", "basics", "tokens", "flag")
PAYMENTS: Final = tuple(action.text for action in PAY)


def read_position(data: Data, box: Box, reachable: bool = True) -> HamletState:
    """The position that the data describe. One that is not asked to be reachable is only held to
    what can lie on a table: enough to try a single rule."""
    reader = _Reader(data, KEYS)
    s = reader.read(box)
    reader.faults += position_faults(s, reader.unread(), reachable)
    reader.stop()
    reader.finish(s)
    return s


def read_draft(data: Data, box: Box) -> Reading:
    """The same with its faults, where it can be drawn though it may be wrong."""
    reader = _Reader(data, KEYS)
    state = None
    try:
        drawn = reader.read(box)
        reader.stop()
        state = drawn
        reader.faults += position_faults(state)
        reader.stop()
        reader.finish(state)
    except BadPosition as bad:
        return Reading(state, list(bad.faults))
    return Reading(state, [])


class _Reader(Fields):
    def read(self, box: Box) -> HamletState:
        self.header("hamlet", RULES_VERSION)
        seats = self.whole("seats", 1, 4, 2)
        if "seats" in self.unread():
            seats = 4  # whoever is named may sit there
        chance = self.chance()
        s = HamletState(seats, chance, box, HamletOptions(self.options(OPTIONS), seats))
        empty_table(s)
        self._village(s)
        self._roads(s)
        self._row_and_bag(s)
        self._sales(s)
        self._goals(s)
        self._players(s)
        self._turn(s)
        put_the_rest_away(s, self.data, self.unread())
        return s

    def finish(self, s: HamletState) -> None:
        """What only holds in a position without faults."""
        if s.step == FINISHED:
            s.outcome = final_outcome(s)
        elif not s.legal(s.turn[0]):
            self.fault("stage", f"nobody could decide anything at '{STAGES[s.step]}' here")
        self.stop()

    def colour(self, s: Table, value: object, place: str) -> int:
        """A player's seat."""
        return self.word(value, COLOURS[: s.seats], place)

    def perhaps(self, s: Table, value: object, place: str) -> int:
        """A player's seat, or -1 for nobody."""
        return -1 if value is None else self.colour(s, value, place)

    def tiles(self, value: object, place: str) -> list[int]:
        """A list of tile names."""
        return [self.word(name, TILES, place) for name in self.row(value, place)]

    def _pose(
        self, value: object, place: str, village: Village | None = None, tile: int = 0
    ) -> int:
        words = str(value).split()
        if village is not None and len(words) == 2 and ":" in words[1]:
            return self._against(village, tile, words[0], words[1], place)
        if len(words) == 3 and all(_is_whole(word) for word in words):
            rotation, a, b = (int(word) for word in words)
            if 0 <= rotation < 6 and max(abs(a), abs(b)) <= FARTHEST:
                return pack(rotation, a, b)
        self.fault(place, f"'{value}' is no pose: rotation 0-5 and the vertex, e.g. '2 -4 1'")
        return -1

    def _against(self, village: Village, tile: int, mine: str, end: str, place: str) -> int:
        """`5 church:3`: its section 5 against section 3 of a tile that lies there already."""
        name, _, section = end.partition(":")
        if name not in TILES or not village.has(TILES.index(name)):
            self.fault(place, f"'{name}' does not lie there yet: name a tile above this one")
            return -1
        anchor = TILES.index(name)
        one = self._section(mine, village.shapes[tile].count, place)
        two = self._section(section, village.shapes[anchor].count, place)
        return -1 if min(one, two) < 0 else village.pose(tile, one, anchor, two)

    def _section(self, text: str, most: int, place: str) -> int:
        """A section counted from 1, as one from 0; -1 where there is none such."""
        if text.isdecimal() and len(text) < 3 and 1 <= int(text) <= most:
            return int(text) - 1
        self.fault(place, f"'{text}' is no section: they are 1 to {most}")
        return -1

    def _village(self, s: HamletState) -> None:
        village = Village(s.box.shapes)
        for name, raw in self.table(self.data.get("tiles"), "tiles").items():
            place = f"tiles.{name}"
            if name not in TILES:
                self.word(name, TILES, "tiles")
                continue
            tile = TILES.index(name)
            fields = self.table(raw, place)
            for key in fields:
                if key not in TILE_KEYS:
                    self.fault(f"{place}.{key}", f"is unknown: {', '.join(TILE_KEYS)}")
            pose = self._pose(fields.get("pose"), f"{place}.pose", village, tile)
            if pose >= 0:
                village = village.with_tile(tile, pose)
            self._on_tile(s, tile, fields, place)
        s.village = village
        s.roads = Roads(village, ())

    def _on_tile(self, s: HamletState, tile: int, fields: Data, place: str) -> None:
        for word in str(fields.get("basics", "")).split():
            kind = self.word(word, RESOURCES[:BASICS], f"{place}.basics")
            s.basics[tile * BASICS + kind] += 1
        tokens = self.row(fields.get("tokens", []), f"{place}.tokens")
        if len(tokens) > 2:
            self.fault(f"{place}.tokens", "a refinery has at most two spaces")
        for slot, token in enumerate(tokens[:2]):
            if token is not None:
                maker, _, quality = str(token).partition(" ")
                seat = self.colour(s, maker, f"{place}.tokens")
                fine = self.word(quality or "plain", ("plain", "fine"), f"{place}.tokens")
                s.tokens[tile * 2 + slot] = 1 + seat * 2 + fine
        if "flag" in fields:
            s.flags[tile] = self.colour(s, fields["flag"], f"{place}.flag")

    def _roads(self, s: HamletState) -> None:
        pieces: list[Piece] = []
        for i, raw in enumerate(self.row(self.data.get("roads", []), "roads")):
            place = f"roads[{i}]"
            road = self.table(raw, place)
            kind = (PATH, BRIDGE)[self.word(road.get("road"), ("path", "bridge"), place)]
            seat = self.colour(s, road.get("by"), f"{place}.by")
            one, one_section = self._end(s, road.get("from"), f"{place}.from")
            two, two_section = self._end(s, road.get("to"), f"{place}.to")
            if self.unread() & {"tiles", "roads"}:
                continue
            if (one_section, two, two_section) not in s.village.touching[one]:
                self.fault(place, "these sections do not touch")
                continue
            pieces.append(Piece(seat, kind, one, one_section, two, two_section))
        s.roads = Roads(s.village, tuple(pieces))

    def _end(self, s: Table, value: object, place: str) -> tuple[int, int]:
        name, _, section = str(value).partition(":")
        tile = self.word(name, TILES, place)
        number = int(section) if section.isdecimal() and len(section) < 3 else 0
        return tile, self.number(number, 1, s.village.shapes[tile].count, place) - 1

    def _row_and_bag(self, s: HamletState) -> None:
        for i, item in enumerate(self.row(self.data.get("row", []), "row")):
            name, _, coins = str(item).partition(" ")
            s.row.append(self.word(name, TILES, f"row[{i}]"))
            count = int(coins) if coins.isdecimal() and len(coins) < 4 else -1
            s.coins.append(self.number(count if coins else 0, 0, 999, f"row[{i}]"))
        s.bag = sorted(self.tiles(self.data.get("bag", []), "bag"))
        for stack in self.row(self.data.get("stacks_in", []), "stacks_in"):
            s.stacks_in |= 1 << self.word(stack, RESOURCES[BASICS:], "stacks_in")

    def _sales(self, s: HamletState) -> None:
        most = len(s.box.sales)
        offers = self.row(self.data.get("offers", []), "offers")
        s.offers = [-1 if o is None else self.number(o, 1, most, "offers") - 1 for o in offers]
        levels = self.row(self.data.get("unseen_sales", [[], [], []]), "unseen_sales")
        s.unseen_sales = [
            [
                self.number(sale, 1, most, "unseen_sales") - 1
                for sale in self.row(level, "unseen_sales")
            ]
            for level in levels
        ]
        stack = self.row(self.data.get("stack", [0, 0, 0]), "stack")
        s.stack = [self.number(count, 0, most, "stack") for count in stack]
        spaces = s.box.market(s.seats).spaces
        if "offers" in self.data and "seats" not in self.unread() and len(s.offers) != spaces:
            self.fault("offers", f"the market has {spaces} spaces")
        if len(s.unseen_sales) != 3 or len(s.stack) != 3:
            self.fault("stack", "there are three levels of sale tiles")

    def _goals(self, s: HamletState) -> None:
        given = self.row(self.data.get("delivered", [None] * len(s.delivered)), "delivered")
        if "seats" not in self.unread() and len(given) != len(s.delivered):
            self.fault("delivered", f"the church has {len(s.delivered)} delivery spaces here")
        s.delivered = [self.perhaps(s, who, "delivered") for who in given]
        for name, who in self.table(self.data.get("milestones", {}), "milestones").items():
            goal = self.word(name, MILESTONES, "milestones")
            s.milestones[goal] = self.perhaps(s, who, f"milestones.{name}")

    def _players(self, s: HamletState) -> None:
        for name, raw in self.table(self.data.get("players", {}), "players").items():
            seat = self.colour(s, name, "players")
            place = f"players.{name}"
            player = self.table(raw, place)
            for key in player:
                if key not in PLAYER_KEYS:
                    self.fault(f"{place}.{key}", f"is unknown: {', '.join(PLAYER_KEYS)}")
            s.gold[seat] = self.number(player.get("gold", 0), 0, 1 << 30, f"{place}.gold")
            for source, stars in self.table(player.get("earned", {}), f"{place}.earned").items():
                at = self.word(source, SOURCES, f"{place}.earned")
                s.earned[seat * 5 + at] = self.number(stars, 0, 1 << 30, f"{place}.earned")
            s.villagers[seat] = self._workers(player, "villagers", "lying", place)
            s.donkeys[seat] = sorted(self._workers(player, "donkeys", "moved", place))
            s.hands[seat] = self.tiles(player.get("hand", []), f"{place}.hand")
            sales = self.row(player.get("sales", []), f"{place}.sales")
            most = len(s.box.sales)
            s.sold[seat] = [self.number(sale, 1, most, f"{place}.sales") - 1 for sale in sales]

    def _workers(self, player: Data, key: str, mark: str, place: str) -> list[int]:
        workers: list[int] = []
        for text in self.row(player.get(key, ["church"]), f"{place}.{key}"):
            name, _, state = str(text).partition(" ")
            tile = self.word(name, TILES, f"{place}.{key}")
            used = self.word(state or "ready", ("ready", mark), f"{place}.{key}")
            workers.append(tile + used * (LYING if mark == "lying" else MOVED))
        return workers

    def _turn(self, s: HamletState) -> None:
        data = self.data
        s.reveals = self.whole("learned", 0, 1 << 30, 0)
        s.round = self.whole("round", 1, 1 << 30, 1)
        s.first = self.colour(s, data.get("first", COLOURS[0]), "first")
        s.mover = self.colour(s, data.get("mover", COLOURS[s.first]), "mover")
        s.step = self.word(data.get("stage", "turn"), STAGES, "stage")
        turn = data.get("turn", [] if s.step == FINISHED else [COLOURS[s.mover]])
        s.turn = tuple(self.colour(s, who, "turn") for who in self.row(turn, "turn"))
        s.donkeys_led = self.switch("donkeys_led")
        s.ending = self.switch("ending") if "ending" in data else -1 not in s.delivered
        at = data.get("at")
        s.at = -1 if at is None else self.word(at, TILES, "at")
        s.purpose = self.word(data.get("purpose", "nothing"), PURPOSES, "purpose")
        s.subject = self.whole("subject", -1, 31, -1)
        pose = data.get("pose")
        s.pose = -1 if pose is None else self._pose(pose, "pose")
        paid = self.row(data.get("paid", []), "paid")
        s.paid = [self.word(unit, PAYMENTS, "paid") for unit in paid]


def _is_whole(word: str) -> bool:
    return len(word) < 5 and word.removeprefix("-").isdecimal()
