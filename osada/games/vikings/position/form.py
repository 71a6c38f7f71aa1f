"""The form of a position of Vikings, which people can read, edit and write by hand; see
docs/positions.md. What is left out is as at the start of a turn."""

from __future__ import annotations

from typing import Final

from osada.kernel.form import MANY, Attribute, Form
from osada.kernel.kinds import MaybeWorded, Whole, Worded

from ..rules.board import FINISHED, STAGES, Board
from ..rules.box import SHIPS
from ..rules.words import SET_SAIL, SPACE_NAMES
from .bets import Bets, ChosenToken
from .deciding import mover_due, turn_due
from .goods import Counted, FaceDown, Market, Piles, Shields
from .history import first_round
from .players import Seat, Seats, Side, Turn
from .ships import ChosenPiece, Sailing, Ships

RULES_VERSION = 1


def _mover(s: Board) -> int:
    return max(mover_due(s), 0)


def _sailor(s: Board) -> int:
    return s.placed[SET_SAIL] if s.step != FINISHED else -1


def _sterns(s: Board) -> int:
    """Those that no ship has, and nobody in hand."""
    taken = SHIPS - len(s.harbour) + int(s.sailor >= 0 and s.ship < 0)
    return max(s.box.sterns - taken, 0)


FORM: Final = Form(
    "vikings",
    RULES_VERSION,
    Seats(),
    Attribute("round", Whole(1, MANY), usual=first_round, needs="stage ships"),
    Attribute("stage", Worded(STAGES), "step"),
    Attribute("turn", Turn(), usual=turn_due, needs="stage mover sailing shared ships"),
    Attribute("mover", Seat(), usual=_mover, needs="stage action sailor waiting placed"),
    Attribute("action", MaybeWorded(SPACE_NAMES), "space"),
    ChosenPiece(),
    ChosenToken(),
    Attribute("sailor", Seat(), usual=_sailor, needs="stage placed"),
    Sailing(),
    Attribute("shared", Whole(0, MANY), "share"),
    Attribute("sterns", Whole(0, SHIPS), usual=_sterns, needs="ships sailor sailing"),
    Attribute("waiting", Side()),
    Attribute("placed", Side()),
    Ships(),
    Attribute("market", Market()),
    Piles(),
    Attribute("drawn", FaceDown()),
    Attribute("held", FaceDown()),
    Attribute("removed", Counted()),
    Shields(),
    Bets(),
)
