"""Everything that Orchard says: what happens, what is asked, why something is refused."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Phrasebook

BOOK: Final = Phrasebook("orchard")

PICKED: Final = BOOK.phrase("picked", "ORC-PICK-01", "seat", "tree", "count")
SHAKEN: Final = BOOK.phrase("shaken", "ORC-WIND-01", "tree", "count")
ROUND_BEGAN: Final = BOOK.phrase("round-began", "ORC-WIND-01", "round")
RECIPE: Final = BOOK.phrase("recipe", "ORC-END-02", "seat", "tree")
OVER: Final = BOOK.phrase("game-over", "ORC-END-01")

ASK: Final = BOOK.phrase("ask", "ORC-PICK-01", "seat")

BARE: Final = BOOK.phrase("bare", "ORC-PICK-01", "tree", "count")
RESTS: Final = BOOK.phrase("rests", "ORC-PICK-02", "tree")
TOO_MANY: Final = BOOK.phrase("too-many", "ORC-PICK-01", "most")
NOT_YOUR_TURN: Final = BOOK.phrase("not-your-turn", "ORC-PICK-01", "seat", "turn")
NOT_SEATED: Final = BOOK.phrase("not-seated", "ORC-SETUP-01", "seat")
IS_OVER: Final = BOOK.phrase("is-over", "ORC-END-01")
