"""The numbers of the box, checked and ready for the rules. VIK-COMP-01 to VIK-COMP-10.

Colours, ships, spaces and kinds of goods are the frame of the game and fixed here; the numbers
printed on the pieces are content. Small objects drawn on ship parts are decoration and are not
modelled at all (VIK-COMP-10).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, final

from osada.kernel.content import Content, Override, load_content

Colour = Literal["red", "green", "blue", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "yellow")
LETTERS: Final = "RGBY"
Goods = Literal["fur", "grain", "nails"]
GOODS: Final[tuple[Goods, ...]] = ("fur", "grain", "nails")
SHIPS: Final = 8
"""VIK-COMP-02, VIK-AREA-02, VIK-AREA-03: eight prows at eight berths, a ship each in the fjord."""
HULL_PLACES: Final = 8
"""Room for the notation of a hull; how many pieces may really be there is content."""
CONTENT: Final = Path(__file__).parent.parent / "content" / "box.toml"


@final
class Box:
    """The printed numbers in the form the rules use. The chief (VIK-COMP-05) and the scoring
    shields (VIK-COMP-06) need no number: the chief's side follows from the round, and each seat
    has one shield of its colour."""

    def __init__(self, content: Content) -> None:
        self.shields = content.wholes("hull.shields", 6, 1, 9)
        self.most_pieces = content.whole("hull.most_pieces", 3, HULL_PLACES)
        self.bets = content.wholes("bets.values", 4, 1, 9)
        self.goods = content.wholes("goods.tokens", 3, 1, 20)
        self.add_1_pile = content.whole("goods.add_1_pile", 1, 60)
        self.drawn_at_once = content.whole("goods.drawn_at_once", 1, 6)
        self.market_start = content.whole("market.start", 1, 9)
        self.market_top = content.whole("market.top", 1, 9)
        self.sterns = content.whole("ships.sterns", 1, SHIPS)
        pieces = content.whole("ships.pieces_at_start", 1, 4)
        if pieces != 3:
            content.refuse("ships.pieces_at_start", "must be 3: 24 pieces lie behind 8 prows")
        if len(set(self.bets)) != 4:
            content.refuse("bets.values", "must differ: a token is called by its value")
        if self.market_start > self.market_top:
            content.refuse("market.start", f"is above the top of the market, {self.market_top}")
        if self.add_1_pile >= sum(self.goods):
            content.refuse("goods.add_1_pile", f"must leave some of the {sum(self.goods)} tokens")
        content.check()


def load_box(override: Override | None = None) -> tuple[Content, Box]:
    """The content of the game and the box made from it, with an owner's corrections if given."""
    content = load_content([CONTENT], override)
    return content, Box(content)
