"""The whole game: take stones from one heap in turn; whoever takes the last stone wins."""

from __future__ import annotations

from osada.kernel.action import Action, Vocabulary
from osada.kernel.chance import Chance
from osada.kernel.content import Content, Override
from osada.kernel.errors import BadPosition, Fault
from osada.kernel.game import Game
from osada.kernel.message import Message, Phrasebook, Prompt, Reason
from osada.kernel.options import Value
from osada.kernel.outcome import Outcome, Score
from osada.kernel.secret import Family
from osada.kernel.state import Data, State

HEAPS = (3, 4, 5)
VOCABULARY = Vocabulary(__name__)
VOCABULARY.declare("take", "heap", "stones")
TAKES = [
    VOCABULARY.word("take", (heap, stones), f"take {heap} {stones}")
    for heap, most in enumerate(HEAPS)
    for stones in range(1, most + 1)
]
BOOK = Phrasebook("nim")
TOOK = BOOK.phrase("took", "NIM-TAKE-01", "seat", "heap", "stones")
ASKED = BOOK.phrase("asked", "NIM-TAKE-01")
TOO_MANY = BOOK.phrase("too-many", "NIM-TAKE-02", "heap", "left")
NOT_IN_TURN = BOOK.phrase("not-in-turn", "NIM-TURN-01", "seat")


class NimState(State):
    """What lies on the table, and all that one may ask of it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.heaps, self.last = list(HEAPS), 1

    def copy(self) -> NimState:
        twin = NimState(self.seats, self.chance.copy())
        twin.heaps, twin.last = self.heaps[:], self.last
        self._copy_base(twin)
        return twin

    def to_data(self) -> Data:
        return {"game": "nim", "rules": 1, "heaps": self.heaps[:], "last": self.last}

    def prompt(self, seat: int) -> Prompt | None:
        return Message(ASKED, {}) if seat in self.turn else None

    def faults(self) -> list[str]:
        return [f"a heap holds {heap}" for heap in self.heaps if heap < 0]

    def _offers(self, seat: int) -> list[Action]:
        return [action for action in TAKES if not self._why_not(seat, action)]

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        heap, stones = action.args
        left = self.heaps[heap]
        return () if stones <= left else (Message(TOO_MANY, {"heap": heap, "left": left}),)

    def _not_in_turn(self, seat: int) -> Reason:
        return Message(NOT_IN_TURN, {"seat": seat})

    def _carry_out(self, seat: int, action: Action) -> None:
        heap, stones = action.args
        self.heaps[heap] -= stones
        self.tell(TOOK, {"seat": seat, "heap": heap, "stones": stones})
        self.next_turn(seat)

    def next_turn(self, last: int) -> None:
        """After this seat has taken; the game is over when nothing is left."""
        self.last = last
        self.turn = (1 - last,) if any(self.heaps) else ()
        if not self.turn:
            self.outcome = Outcome(tuple(Score(s, {"last": int(s == last)}, ()) for s in (0, 1)))

    def _view(self) -> Data:
        return {"heaps": self.heaps[:], "turn": list(self.turn)}

    def _secrets(self) -> list[Family]:
        return []


class Nim(Game):
    """For two players."""

    name = "nim"
    title = "Nim"
    seats = (2,)
    languages = ("en",)
    rules_version = 1
    vocabulary = VOCABULARY
    phrases = BOOK

    def __init__(self, override: Override | None = None) -> None:
        self.content = Content({})

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = NimState(seats, chance)
        state.next_turn(state.last)
        return state

    def _load(self, data: Data) -> State:
        heaps, last = data.get("heaps"), data.get("last")
        if not isinstance(heaps, list) or len(heaps) != len(HEAPS) or last not in (0, 1):
            raise BadPosition([Fault("heaps", f"must be {len(HEAPS)} numbers, and last 0 or 1")])
        state = NimState(2, Chance(0))
        state.heaps = [min(int(left), most) for left, most in zip(heaps, HEAPS, strict=True)]
        state.next_turn(int(last == 1))
        return state
