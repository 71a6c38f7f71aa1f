"""Reading a position back, or one written by hand: every fault is named with its place."""

from __future__ import annotations

import re
from random import Random, SystemRandom
from typing import TypeVar

from osada.kernel.chance import SEALED
from osada.kernel.editing import Reading
from osada.kernel.errors import BadPosition
from osada.kernel.message import EVERYONE, eye
from osada.kernel.secret import Secrets, face_down
from osada.kernel.state import Data

from ..rules.board import FINISHED, IN_HAND, STAGES, VILLAGE, WON
from ..rules.box import COLOURS, GOODS, HULL_PLACES, LETTERS, SHIPS, Box
from ..rules.control import control_order
from ..rules.numbers import circle_at, piece_of, place_at
from ..rules.options import OPTIONS, VikingsOptions
from ..rules.scoring import final_outcome, turn_up_bets
from ..rules.words import SET_SAIL, SPACE_NAMES
from ..state import VikingsState
from .check import position_faults
from .deciding import mover_due, turn_due
from .fields import VikingsFields
from .history import first_round
from .write import RULES_VERSION

Item = TypeVar("Item")
KEYS = (
    *("game", "rules", "content", "options", "chance", "learned", "seats", "round", "stage"),
    *("turn", "mover", "action", "chosen_piece", "chosen_token", "sailor", "sailing", "shared"),
    *("sterns", "waiting", "placed", "ships", "market", "piles", "drawn", "held", "removed"),
    *("shields", "bets"),
)


def read_position(data: Data, box: Box) -> VikingsState:
    """The position that the data describe; what is left out is as at the start of a turn."""
    return _Reader(data, box).read()


def read_draft(data: Data, box: Box) -> Reading:
    """The same with its faults, where it can be drawn though it may be wrong."""
    reader = _Reader(data, box)
    state = None
    try:
        drawn = reader.drawn()
        reader.stop()
        state = drawn
        reader.faults += position_faults(state)
        reader.stop()
        reader.finish(state)
    except BadPosition as bad:
        return Reading(state, list(bad.faults))
    return Reading(state, [])


class _Reader(VikingsFields):
    def __init__(self, data: Data, box: Box) -> None:
        super().__init__(data, KEYS)
        self.box = box

    def read(self) -> VikingsState:
        """The position; every fault is raised."""
        s = self.drawn()
        self.faults += position_faults(s, self.unread())
        self.stop()
        self.finish(s)
        return s

    def drawn(self) -> VikingsState:
        """What could be read of it."""
        self.header("vikings", RULES_VERSION)
        self.colours = self._seats()
        s = VikingsState(len(self.colours), self.chance(), self.box, self._options())
        s.colours = self.colours
        s.seat_of = [self.colours.index(c) if c in self.colours else -1 for c in range(4)]
        self._village(s)
        self._ships(s)
        self._goods(s)
        self._bets(s)
        self._decision(s)
        self._round(s)
        return s

    # -- the parts -------------------------------------------------------------------------

    def _seats(self) -> list[int]:
        value = self.data.get("seats")
        if not isinstance(value, list) or not 2 <= len(value) <= 4:
            self.fault("seats", 'must be a list of 2 to 4 colours, e.g. ["red", "blue"]')
            return list(range(4))
        colours = [self.word(word, COLOURS, f"seats[{i}]") for i, word in enumerate(value)]
        if "seats" not in self.unread() and len(set(colours)) != len(colours):
            self.fault("seats", "a colour sits twice: every player has another")
        return list(range(4)) if "seats" in self.unread() else colours

    def _options(self) -> VikingsOptions:
        """Its colours are those of the seats, whether they are named again or not."""
        chosen = self.options(OPTIONS)
        given = self.table(self.data.get("options", {}), "options")
        seated = "".join(LETTERS[c] for c in self.colours)
        named = str(given.get("colours", seated))
        if "seats" not in self.unread() and not named.upper().startswith(seated):
            self.fault("options", f"colours '{named}' are not those of the seats")
        return VikingsOptions({**chosen, "colours": seated}, len(self.colours))

    def _village(self, s: VikingsState) -> None:
        s.waiting = self._side("waiting")
        s.placed = self._side("placed")

    def _side(self, key: str) -> list[int]:
        side = [-1] * VILLAGE
        for space, who in self.table(self.data.get(key, {}), key).items():
            side[self.word(space, SPACE_NAMES, key)] = self.seat(who, f"{key}.{space}")
        return side

    def _ships(self, s: VikingsState) -> None:
        ships = self.data.get("ships")
        s.hulls = [[] for _ in range(SHIPS)]
        s.prows = [0] * (3 * SHIPS)
        s.harbour = []
        if not isinstance(ships, list) or len(ships) != SHIPS:
            self.fault("ships", f"must be a list of {SHIPS} ships")
            return
        for i, raw in enumerate(ships):
            place = f"ships[{i}]"
            ship = self.table(raw, place)
            for key in ship:
                if key not in ("hull", "goods", "sailed"):
                    self.fault(f"{place}.{key}", "is no part of a ship: hull, goods, sailed")
            s.hulls[i] = self._hull(ship.get("hull", ""), f"{place}.hull")
            s.prows[i * 3 : i * 3 + 3] = self.counts(ship.get("goods", ""), f"{place}.goods")
            sailed = ship.get("sailed", False)
            if not isinstance(sailed, bool):
                self.fault(f"{place}.sailed", f"must be true or false, not {sailed!r}")
            if sailed is not True:
                s.harbour.append(i)

    def _hull(self, value: object, place: str) -> list[int]:
        hull: list[int] = []
        for word in str(value).split():
            letter, shields, viking = word[:1].upper(), word[1:2], word[2:]
            if letter not in LETTERS or not shields.isdecimal() or viking not in ("", "+"):
                self.fault(
                    place, f"'{word}' is no piece: a colour R G B Y and its shields, e.g. B3"
                )
                continue
            hull.append(piece_of(LETTERS.index(letter), int(shields), bool(viking)))
        return hull

    def _goods(self, s: VikingsState) -> None:
        s.drawn = self._row(self.data.get("drawn", []), "drawn")
        s.held = self._row(self.data.get("held", []), "held")
        s.removed = self.counts(self.data.get("removed", ""), "removed")
        s.shields = [0] * (3 * s.seats)
        for who, goods in self.table(self.data.get("shields", {}), "shields").items():
            seat = self.seat(who, "shields")
            s.shields[seat * 3 : seat * 3 + 3] = self.counts(goods, f"shields.{who}")
        self._piles(s)
        market = self.table(self.data.get("market", {}), "market")
        s.market = [self.box.market_start] * 3
        for kind, worth in market.items():
            at = self.word(kind, GOODS, "market")
            if not isinstance(worth, int) or isinstance(worth, bool):
                self.fault(f"market.{kind}", f"must be a whole number, not {worth!r}")
            else:
                s.market[at] = worth

    def _piles(self, s: VikingsState) -> None:
        """A pile that is left out holds what lies nowhere else: `draw-3` up to what it starts with,
        `add-1` the rest."""
        given = self.table(self.data.get("piles", {}), "piles")
        s.pile_1 = self._row(given.get("add-1", []), "piles.add-1")
        s.pile_3 = self._row(given.get("draw-3", []), "piles.draw-3")
        if not self.unread():
            rest = face_down(self._rest(s))
            if "draw-3" not in given:
                most = sum(self.box.goods) - self.box.add_1_pile
                while len(rest) and len(s.pile_3) < most:
                    rest.move(0, s.pile_3)
            if "add-1" not in given:
                while len(rest) and len(s.pile_1) < self.box.add_1_pile:
                    rest.move(0, s.pile_1)

    def _rest(self, s: VikingsState) -> list[int]:
        """The goods that were not named, mixed."""
        down = [row.values for row in (s.pile_1, s.pile_3, s.drawn, s.held)]
        rest: list[int] = []
        for kind in range(3):
            named = sum(values.count(kind) for values in down) + s.removed[kind]
            named += sum(s.prows[kind::3]) + sum(s.shields[kind::3])
            rest += [kind] * (self.box.goods[kind] - named)
        return self._mixed("goods", rest)

    def _row(self, value: object, place: str) -> Secrets:
        row = Secrets([], [])
        if not isinstance(value, list):
            self.fault(place, 'must be a list from the top down, e.g. ["fur", "nails red"]')
            return row
        for i, item in enumerate(value):
            kind, _, known = str(item).partition(" ")
            row.values.append(self.word(kind, GOODS, f"{place}[{i}]"))
            seen = EVERYONE if known == "all" else 0
            if known and known != "all":
                for who in known.split(","):
                    seen |= eye(self.seat(who, f"{place}[{i}]"))
            row.seen.append(seen)
        return row

    def _bets(self, s: VikingsState) -> None:
        s.tokens = Secrets([], [])
        s.bets = []
        given = self.table(self.data.get("bets", {}), "bets")
        for who in given:
            self.seat(who, "bets")
        for seat in range(s.seats):
            colour = COLOURS[s.colours[seat]]
            tokens = given.get(colour) or self._dealt(colour)
            if not isinstance(tokens, list) or len(tokens) != 4:
                self.fault(f"bets.{colour}", 'must be four texts such as "3 hand" or "2 5:blue"')
                tokens = self._dealt(colour)
            for i, text in enumerate(tokens):
                value, place = self._bet(str(text), f"bets.{colour}[{i}]")
                s.tokens.values.append(value)
                s.tokens.seen.append(eye(seat))
                s.bets.append(place)

    def _dealt(self, colour: str) -> list[object]:
        """VIK-SETUP-02: all in hand and mixed, so that their order tells nothing; a position dealt
        twice is dealt alike, unless its chance is sealed."""
        return list(self._mixed(colour, [f"{value} hand" for value in self.box.bets]))

    def _mixed(self, what: str, items: list[Item]) -> list[Item]:
        deal = Random(f"{what} {self.data.get('chance', '0')}")
        if self.data.get("chance") == SEALED:
            deal = SystemRandom()
        return deal.sample(items, len(items))

    def _bet(self, text: str, place: str) -> tuple[int, int]:
        value, _, where = text.partition(" ")
        ship, _, colour = where.partition(":")
        if value not in [str(v) for v in self.box.bets]:
            self.fault(place, f"'{value}' is no bet token: choose from {self.box.bets}")
            return 0, IN_HAND
        if where in ("hand", "won"):
            return int(value), IN_HAND if where == "hand" else WON
        if ship not in [str(i + 1) for i in range(SHIPS)] or colour not in COLOURS:
            self.fault(place, f"'{where}' is no place: hand, won, or a circle such as 5:blue")
            return int(value), IN_HAND
        return int(value), circle_at(int(ship) - 1, COLOURS.index(colour))

    def _decision(self, s: VikingsState) -> None:
        data = self.data
        s.step = self.word(data.get("stage", "space"), STAGES, "stage")
        s.sailor = s.placed[SET_SAIL] if s.step != FINISHED else -1
        if data.get("sailor") is not None:
            s.sailor = self.seat(data["sailor"], "sailor")
        s.ship = self.whole("sailing", 1, SHIPS, 0) - 1
        if s.ship >= 0:
            s.ranking = control_order(s.hulls[s.ship])
        else:
            s.ranking = []
        s.share = self.whole("shared", 0, 1 << 30, 0)
        taken = SHIPS - len(s.harbour) + int(s.sailor >= 0 and s.ship < 0)
        s.sterns = self.whole("sterns", 0, SHIPS, max(self.box.sterns - taken, 0))
        action = data.get("action")
        s.space = -1 if action is None else self.word(action, SPACE_NAMES, "action")
        mover = data.get("mover")
        s.mover = max(mover_due(s), 0) if mover is None else self.seat(mover, "mover")
        self._chosen(s)
        turn = data.get("turn")
        if isinstance(turn, list):
            s.turn = tuple(self.seat(who, "turn") for who in turn)
        elif turn is None:
            s.turn = turn_due(s)
        else:
            self.fault("turn", f'must be a list of colours such as ["red"], not {turn!r}')

    def _round(self, s: VikingsState) -> None:
        s.round = self.whole("round", 1, 1 << 30, first_round(s))

    def _chosen(self, s: VikingsState) -> None:
        piece = self.data.get("chosen_piece")
        if piece is not None and "ships" not in self.unread():
            named = re.fullmatch(r"([1-8]):([1-8])", str(piece))
            ship, place = (int(named[1]) - 1, int(named[2]) - 1) if named else (0, HULL_PLACES)
            if place >= len(s.hulls[ship]):
                self.fault("chosen_piece", f"'{piece}' is no piece on a ship, e.g. 3:2")
            elif ship not in s.harbour:
                self.fault("chosen_piece", f"ship {ship + 1} has sailed")
            else:
                s.piece = place_at(ship, place)
        token = self.data.get("chosen_token")
        if token is not None and not self.unread() & {"bets", "mover", "seats"}:
            s.token = s.slot_of(s.mover, token) if isinstance(token, int) else -1
            if s.token < 0:
                self.fault("chosen_token", f"{token!r} is no bet token of the mover")

    def finish(self, s: VikingsState) -> None:
        """What only holds in a position without faults."""
        if s.step == FINISHED:
            turn_up_bets(s)
            s.outcome = final_outcome(s)
        elif not s.legal(s.turn[0]):
            self.fault("stage", f"nobody could decide anything at '{STAGES[s.step]}' here")
        s.learned = self.whole("learned", 0, 1 << 30, 0)
        self.stop()
