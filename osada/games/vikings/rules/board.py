"""The things on the table: village, harbour, fjord, piles and scoring shields. VIK-COMP-01.

Pieces, places, circles and bet tokens are numbers; see numbers.py.
"""

from __future__ import annotations

from typing import Final, Literal

from osada.kernel.chance import Chance
from osada.kernel.secret import Secrets
from osada.kernel.state import State

from .box import COLOURS, GOODS, Box
from .numbers import berth_of, colour_of, first_slot, position_of, printed_shields, ship_of
from .options import VikingsOptions

# What is being decided. Each has one file in steps/.
CHOOSE_SPACE: Final = 0
CHOOSE_PROMOTE: Final = 1
CHOOSE_JUMP_PIECE: Final = 2
CHOOSE_JUMP_SHIP: Final = 3
CHOOSE_TOKEN: Final = 4
CHOOSE_CIRCLE: Final = 5
CHOOSE_LOAD_SHIP: Final = 6
CHOOSE_MARKET: Final = 7
CHOOSE_DRAWN: Final = 8
CHOOSE_SWAP_FIRST: Final = 9
CHOOSE_SWAP_SECOND: Final = 10
CHOOSE_VIKING: Final = 11
CHOOSE_SAIL: Final = 12
CHOOSE_TAKE: Final = 13
CHOOSE_REMOVE: Final = 14
FINISHED: Final = 15
STAGES: Final = (
    "space",
    "promote",
    "jump-piece",
    "jump-ship",
    "token",
    "circle",
    "load-ship",
    "market",
    "drawn",
    "swap-first",
    "swap-second",
    "viking",
    "sail",
    "take",
    "remove",
    "finished",
)

IN_HAND: Final = -1
WON: Final = -2
VILLAGE: Final = 11
"""VIK-AREA-01: eleven spaces, each with a place on either side of the row."""


def chief_side(round_number: int) -> Literal["left", "right"]:
    """VIK-SETUP-07, VIK-ROUND-10: the chief crosses over after every round."""
    return "right" if round_number % 2 else "left"


class Board(State):
    """All pieces of one game, in the order of the rulebook's picture. Steps work on this."""

    def __init__(self, seats: int, chance: Chance, box: Box, options: VikingsOptions) -> None:
        super().__init__(seats, chance, options)
        self.box = box
        self.options = options
        """What this table has chosen: `chosen`, by its type."""
        # the village
        self.round = 1
        self.step = CHOOSE_SPACE
        self.mover = 0
        """Whose worker moves now; somebody else may have to decide something meanwhile."""
        self.space = -1
        """The action being carried out."""
        self.sailor = -1
        """Who holds a stern this round (VIK-ACT-SAIL-01)."""
        self.sterns = 0
        # what the present decision already holds in hand
        self.piece = -1
        self.token = -1
        # a ship that is sailing
        self.ship = -1
        self.share = 0

    colours: list[int]
    """The colour of each seat (VIK-SETUP-01)."""
    seat_of: list[int]
    """The seat of each colour, -1 for a neutral team."""
    waiting: list[int]
    """Workers that have yet to move, by space; -1 is an empty place (VIK-ROUND-02)."""
    placed: list[int]
    """Workers on the chief's side (VIK-ROUND-03)."""
    hulls: list[list[int]]
    prows: list[int]
    """Goods face up on the prows, counted by ship * 3 + kind (VIK-SHIP-04)."""
    harbour: list[int]
    """The ships that have not sailed, in order (VIK-SHIP-06)."""
    market: list[int]
    tokens: Secrets
    """The values of the bet tokens, four for each seat (VIK-HID-02)."""
    bets: list[int]
    """Where each bet token lies: IN_HAND, a circle, or WON (VIK-HID-01)."""
    shields: list[int]
    """Goods on the scoring shields, counted by seat * 3 + kind (VIK-HID-04)."""
    removed: list[int]
    pile_1: Secrets
    pile_3: Secrets
    drawn: Secrets
    """Goods in the hand of the one who drew them (VIK-ACT-DRAW3-02)."""
    held: Secrets
    """The one goods token chosen to be loaded."""
    ranking: list[int]
    """Teams in control of the sailing ship, first control first (VIK-CTRL-02)."""

    def goods_aboard(self, ship: int) -> int:
        """How many goods lie on a prow."""
        at = ship * 3
        return self.prows[at] + self.prows[at + 1] + self.prows[at + 2]

    def own_bet_at(self, seat: int, ship: int) -> int:
        """The slot of this seat's token at a berth, or -1 (VIK-BET-01)."""
        bets = self.bets
        for slot in range(first_slot(seat), first_slot(seat + 1)):
            if bets[slot] >= 0 and berth_of(bets[slot]) == ship:
                return slot
        return -1

    def slot_of(self, seat: int, value: int) -> int:
        """The slot of this seat's token of a value, or -1."""
        values = self.tokens.values
        for slot in range(first_slot(seat), first_slot(seat + 1)):
            if values[slot] == value:
                return slot
        return -1

    def piece_at(self, place: int) -> dict[str, object]:
        """How messages speak of a hull piece."""
        piece = self.hulls[ship_of(place)][position_of(place)]
        return {
            "colour": COLOURS[colour_of(piece)],
            "shields": printed_shields(piece),
            "ship": ship_of(place) + 1,
        }

    def goods_left(self, ship: int) -> list[int]:
        """The kinds of goods that lie on a prow."""
        return [kind for kind in range(3) if self.prows[ship * 3 + kind]]

    def goods_words(self, secrets: Secrets) -> list[str]:
        """Kinds of goods as the words of a message; none for what the viewer cannot know."""
        return [GOODS[kind] for kind in secrets.values if kind >= 0]

    def lend_board(self, twin: Board) -> None:
        """Lay out another board as this one is, to be looked at: all but the values of its secrets
        it has in common with this one."""
        self._share_board(twin)
        twin.tokens = self.tokens.lent()
        twin.pile_1 = self.pile_1.lent()
        twin.pile_3 = self.pile_3.lent()
        twin.drawn = self.drawn.lent()
        twin.held = self.held.lent()

    def copy_board(self, twin: Board) -> None:
        """Copy every piece onto another board."""
        self._share_board(twin)
        twin.waiting = self.waiting[:]
        twin.placed = self.placed[:]
        twin.hulls = [hull[:] for hull in self.hulls]
        twin.prows = self.prows[:]
        twin.harbour = self.harbour[:]
        twin.market = self.market[:]
        twin.bets = self.bets[:]
        twin.shields = self.shields[:]
        twin.removed = self.removed[:]
        twin.tokens = self.tokens.copy()
        twin.pile_1 = self.pile_1.copy()
        twin.pile_3 = self.pile_3.copy()
        twin.drawn = self.drawn.copy()
        twin.held = self.held.copy()

    def _share_board(self, twin: Board) -> None:
        self._copy_base(twin)
        twin.round = self.round
        twin.step = self.step
        twin.mover = self.mover
        twin.space = self.space
        twin.sailor = self.sailor
        twin.sterns = self.sterns
        twin.piece = self.piece
        twin.token = self.token
        twin.ship = self.ship
        twin.share = self.share
        twin.colours = self.colours
        twin.seat_of = self.seat_of
        twin.ranking = self.ranking
        twin.waiting = self.waiting
        twin.placed = self.placed
        twin.hulls = self.hulls
        twin.prows = self.prows
        twin.harbour = self.harbour
        twin.market = self.market
        twin.bets = self.bets
        twin.shields = self.shields
        twin.removed = self.removed
