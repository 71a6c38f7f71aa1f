"""Every action of the game and its text: 11 spaces, then pieces, ships, tokens, circles, goods.

promote          put the next worker on a space of the village (VIK-AREA-01)
piece 3:2        the second hull piece behind the prow of ship 3 (VIK-SHIP-01)
ship 4           the ship at berth 4
token 3          one's own bet token of value 3
circle 4:blue    the blue betting circle at berth 4 (VIK-AREA-02)
goods fur        a goods token, or the marker of a kind of goods
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from osada.kernel.action import Action, Vocabulary

from .box import COLOURS, GOODS, HULL_PLACES, SHIPS

FIRST_PLAYER: Final = 0
PROMOTE: Final = 1
JUMP_OWN: Final = 2
BET: Final = 3
ADD_1: Final = 4
MARKET: Final = 5
JUMP_ANY: Final = 6
BET_OR_MOVE: Final = 7
DRAW_3: Final = 8
SET_SAIL: Final = 9
SWAP: Final = 10
SpaceName = Literal[
    "first-player",
    "promote",
    "jump-own",
    "bet",
    "add-1",
    "market",
    "jump-any",
    "bet-or-move",
    "draw-3",
    "set-sail",
    "swap",
]
SPACE_NAMES: Final[tuple[SpaceName, ...]] = get_args(SpaceName)
"""The line of the village from the top; stronger actions stand lower (VIK-ACT-00)."""

VOCABULARY: Final = Vocabulary(__name__)


def _words(kind: str, texts: list[str], *names: str) -> tuple[Action, ...]:
    VOCABULARY.declare(kind, *names)
    return tuple(VOCABULARY.word(kind, (i,), text) for i, text in enumerate(texts))


SPACES: Final = _words("space", list(SPACE_NAMES), "space")
PIECES: Final = _words(
    "piece",
    [f"piece {ship + 1}:{place + 1}" for ship in range(SHIPS) for place in range(HULL_PLACES)],
    "ship",
    "place",
)
PIECES_OF: Final = tuple(
    PIECES[ship * HULL_PLACES : (ship + 1) * HULL_PLACES] for ship in range(SHIPS)
)
"""The pieces of each ship, from its prow."""
SHIP_WORDS: Final = _words("ship", [f"ship {i + 1}" for i in range(SHIPS)], "ship")
TOKENS: Final = tuple(
    VOCABULARY.word("token", (value,), f"token {value}") for value in range(1, 10)
)
CIRCLES: Final = _words(
    "circle",
    [f"circle {ship + 1}:{colour}" for ship in range(SHIPS) for colour in COLOURS],
    "ship",
    "colour",
)
GOODS_WORDS: Final = _words("goods", [f"goods {kind}" for kind in GOODS], "goods")
