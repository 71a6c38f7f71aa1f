"""Every decision of the game, one file each; `STEPS` has them in the order of `board.STAGES`."""

from __future__ import annotations

from typing import Final

from osada.kernel.step import Step

from ..board import Board
from .bet import ChooseCircle, ChooseToken
from .extra_viking import ExtraViking
from .goods import ChooseDrawn, LoadShip
from .jump import JumpPiece, JumpShip
from .market import Market
from .place import PlaceWorker
from .promote import Promote
from .sail import ChooseSail
from .share import Share
from .swap import SwapFirst, SwapSecond

STEPS: Final[list[Step[Board]]] = [
    PlaceWorker("space"),
    Promote("piece"),
    JumpPiece("piece"),
    JumpShip("ship"),
    ChooseToken("token"),
    ChooseCircle("circle"),
    LoadShip("ship"),
    Market("goods"),
    ChooseDrawn("goods"),
    SwapFirst("piece"),
    SwapSecond("piece"),
    ExtraViking("piece"),
    ChooseSail("ship"),
    Share(True),
    Share(False),
]
