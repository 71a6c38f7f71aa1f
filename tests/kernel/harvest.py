"""Harvest: a toy game that needs what the three real games need of the kernel, and nothing else.

Each year everyone seals a bid at the same time. When all have bid, the bids are turned up and the
weather is rolled. Then all together choose a field for the seed: somebody proposes, all agree. The
highest bidders score the roll; on the north field everyone scores one more. Two years.
"""

from __future__ import annotations

from pathlib import Path
from typing import final

from osada.kernel.action import Action, Vocabulary
from osada.kernel.assent import Assent
from osada.kernel.chance import Chance, read_chance
from osada.kernel.content import Content
from osada.kernel.errors import BadPosition, Fault
from osada.kernel.game import Game
from osada.kernel.message import EVERYONE, Hidden, Message, Phrasebook, Prompt, Reason, eye
from osada.kernel.options import Option, Value
from osada.kernel.outcome import Outcome, Score
from osada.kernel.secret import Family, Secrets, Span, face_down
from osada.kernel.state import Data, State

WORDS = Vocabulary()
BIDS = [WORDS.word("bid", (n,), f"bid {n}") for n in (1, 2, 3)]
FIELDS = [WORDS.word("propose", (n,), f"propose {f}") for n, f in enumerate(("north", "south"))]
AGREE = WORDS.word("agree", (), "agree")
OBJECT = WORDS.word("object", (), "object")
NO_BID = 0
YEARS = 2

BOOK = Phrasebook("harvest")
SEALED = BOOK.phrase("sealed", "TOY-BID-01", "seat", "bid")
OPENED = BOOK.phrase("opened", "TOY-BID-02", "seat", "bid")
WEATHER = BOOK.phrase("weather", "TOY-ROLL-01", "pips")
PROPOSED = BOOK.phrase("proposed", "TOY-JOIN-01", "seat", "field")
SOWN = BOOK.phrase("sown", "TOY-JOIN-02", "field")
WAIT = BOOK.phrase("wait", "TOY-TURN-01", "seat")
NOT_NOW = BOOK.phrase("not-now", "TOY-TURN-02", "given")
SAME_FIELD = BOOK.phrase("same-field", "TOY-JOIN-01", "field")
ASK = BOOK.phrase("ask", "TOY-TURN-01", "seat")


@final
class HarvestState(State):
    """Bids, the weather, a joint proposal, points."""

    def __init__(self, seats: int, chance: Chance, decider: int | None) -> None:
        super().__init__(seats, chance)
        self.year = 1
        self.bids: Secrets = face_down([NO_BID] * seats)
        self.pips = 0
        self.assent = Assent(seats, decider)
        self.points = [0] * seats
        self.turn = tuple(range(seats))

    def copy(self) -> State:
        twin = HarvestState(self.seats, self.chance.copy(), self.assent.decider)
        self._copy_base(twin)
        twin.year, twin.pips = self.year, self.pips
        twin.bids = self.bids.copy()
        twin.assent = self.assent.copy()
        twin.points = self.points[:]
        return twin

    def to_data(self) -> Data:
        proposal = self.assent.proposal
        return {
            "chance": self.chance.text(),
            "learned": self.reveals,
            "turn": list(self.turn),
            "year": self.year,
            "bids": self.bids.values[:],
            "open": [seen == EVERYONE for seen in self.bids.seen],
            "pips": self.pips,
            "decider": self.assent.decider,
            "proposal": None if proposal is None else proposal.text,
            "agreed": self.assent.agreed,
            "points": self.points[:],
        }

    def prompt(self, seat: int) -> Prompt | None:
        return Message(ASK, {"seat": seat}) if seat in self.turn else None

    def disguise(self, seat: int, action: Action, viewer: int | None) -> str:
        return "bid ?" if action.kind == "bid" and viewer != seat else action.text

    def progress(self) -> dict[str, int]:
        return {"seasons": self.year - 1}

    def chapters_ended(self) -> int:
        return self.year - 1

    def bookmark(self) -> str:
        return f"the year {self.year}"

    def faults(self) -> list[str]:
        return [] if all(0 <= bid <= 3 for bid in self.bids.values) else ["a bid out of range"]

    def _offers(self, seat: int) -> list[Action]:
        return [action for action in WORDS.actions if not self._why_not(seat, action)]

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        wanted = {"bid"} if not self.pips else {"propose"}
        if self.pips and self.assent.proposal is not None:
            wanted = {"agree", "object", "propose"}
        if action.kind not in wanted:
            return (Message(NOT_NOW, {"given": action.kind}),)
        if action is self.assent.proposal:
            return (Message(SAME_FIELD, {"field": action.text}),)
        return ()

    def _not_in_turn(self, seat: int) -> Reason:
        return Message(WAIT, {"seat": seat})

    def _carry_out(self, seat: int, action: Action) -> None:
        if action.kind == "bid":
            self._seal(seat, action.args[0])
            return
        if action.kind == "propose":
            self.assent.propose(seat, action)
            self.tell(PROPOSED, {"seat": seat, "field": action.text})
        elif action is AGREE:
            self.assent.agree(seat)
        else:
            self.assent.object()
        if self.assent.settled:
            self._sow()
        else:
            self.turn = self.assent.asked

    def _seal(self, seat: int, bid: int) -> None:
        self.bids.values[seat] = bid
        self.bids.seen[seat] = eye(seat)
        self.tell(SEALED, {"seat": seat, "bid": Hidden(bid, eye(seat))})
        self.turn = tuple(s for s in range(self.seats) if self.bids.values[s] == NO_BID)
        if not self.turn:
            for other in range(self.seats):
                self.show(f"bid-{other}", self.bids, other, EVERYONE)
                self.tell(OPENED, {"seat": other, "bid": self.bids.values[other]})
            self.pips = 1 + self.chance.below("weather", 6)
            self.tell(WEATHER, {"pips": self.pips})
            self.turn = self.assent.asked

    def _sow(self) -> None:
        field = self.assent.proposal
        assert field is not None
        best = max(self.bids.values)
        for seat in range(self.seats):
            self.points[seat] += self.pips if self.bids.values[seat] == best else 0
            self.points[seat] += 1 if field is FIELDS[0] else 0
        self.tell(SOWN, {"field": field.text})
        self.assent.object()
        self.pips = 0
        self.bids = face_down([NO_BID] * self.seats)
        self.year += 1
        self.turn = tuple(range(self.seats)) if self.year <= YEARS else ()
        self.end_when_over()

    def end_when_over(self) -> None:
        """When nobody is in turn any more."""
        if not self.turn:
            scores = (Score(s, {"harvest": self.points[s]}, ()) for s in range(self.seats))
            self.outcome = Outcome(tuple(scores))

    def _view(self) -> Data:
        data = self.to_data()
        data["bids"] = [None if bid < 0 else bid for bid in self.bids.values]
        return data

    def _secrets(self) -> list[Family]:
        """Sealed bids could be anything that was bid; an open place is known to all."""
        return [[Span(self.bids, s, s + 1) for s in range(self.seats) if self.bids.values[s]]]


class Harvest(Game):
    """2 to 4 seats; with the option one seat decides what otherwise all must agree to."""

    name = "harvest"
    title = "Harvest"
    seats = (2, 3, 4)
    rules_version = 1
    options = (Option("one-decides", "TOY-JOIN-03"),)
    vocabulary = WORDS
    phrases = BOOK

    def __init__(self, override: Path | None = None) -> None:
        self.content = Content({})

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        return HarvestState(seats, chance, 0 if options["one-decides"] else None)

    def _load(self, data: Data) -> State:
        try:
            return self._read(data)
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition([Fault("", f"this is no harvest ({error})")]) from None

    def _read(self, data: Data) -> State:
        bids, points, opened, turn = (
            _list(data[key]) for key in ("bids", "points", "open", "turn")
        )
        decider = data["decider"]
        chance = read_chance(str(data["chance"]))
        if chance is None:
            raise ValueError("its chance cannot be read")
        state = HarvestState(len(bids), chance, None if decider is None else 0)
        state.bids = Secrets(
            [int(bid) for bid in bids],
            [EVERYONE if o else eye(s) * bool(bids[s]) for s, o in enumerate(opened)],
        )
        state.points = [int(p) for p in points]
        state.reveals = int(str(data["learned"]))
        state.year, state.pips = int(str(data["year"])), int(str(data["pips"]))
        proposal = data["proposal"]
        state.assent.proposal = None if proposal is None else WORDS.by_text[str(proposal)]
        state.assent.agreed = int(str(data["agreed"]))
        state.turn = tuple(int(seat) for seat in turn)
        state.end_when_over()
        return state


def _list(value: object) -> list[int]:
    if not isinstance(value, list):
        raise TypeError("a list is missing")
    return value
