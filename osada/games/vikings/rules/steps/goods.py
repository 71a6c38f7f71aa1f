"""Add 1, and Draw 3, Add 1: goods from a pile onto a prow. VIK-ACT-ADD1-01, VIK-ACT-ADD1-02,
VIK-ACT-DRAW3-01 to VIK-ACT-DRAW3-03. A prow holds any number of goods (VIK-SHIP-05), and what
lies on it never moves to another ship (VIK-SHIP-04)."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import EVERYONE, Hidden, Message, Prompt, Reason, eye
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import CHOOSE_DRAWN, CHOOSE_LOAD_SHIP, Board
from ..box import GOODS
from ..flow import next_worker
from ..words import DRAW_3, GOODS_WORDS, SHIP_WORDS


def draw_one(s: Board, seat: int) -> None:
    """VIK-ACT-ADD1-02: the top token is turned up before the ship is chosen."""
    s.pile_1.move(0, s.held)
    kind = s.show("add-1", s.held, 0, EVERYONE)
    if s.telling:
        s.tell(say.DREW_1, {"seat": seat, "goods": GOODS[kind]})
    if s.watched:
        s.changes.append(changes.drew_one(s))
    s.step = CHOOSE_LOAD_SHIP


def draw_three(s: Board, seat: int) -> None:
    """VIK-ACT-DRAW3-01: three from the top, or what is left; only the drawer sees them
    (VIK-ACT-DRAW3-02), and whoever knew one of them does not know any more which of them comes
    back to which place (VIK-HID-05)."""
    count = min(s.box.drawn_at_once, len(s.pile_3.values))
    for place in range(count):
        s.pile_3.move(0, s.drawn)
        s.drawn.seen[place] &= eye(seat)
        s.show("draw-3", s.drawn, place, eye(seat))
    if s.telling:
        goods = Hidden(s.goods_words(s.drawn), eye(seat))
        s.tell(say.DREW, {"seat": seat, "count": count, "goods": goods})
    if s.watched:
        s.changes.append(changes.drew_three(s))
    s.step = CHOOSE_DRAWN


class ChooseDrawn(Step[Board]):
    """Which of the drawn kinds is loaded."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [GOODS_WORDS[kind] for kind in range(3) if kind in s.drawn.values]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        kind = action.args[0]
        if kind not in s.drawn.values:
            return (Message(say.NOT_DRAWN, {"goods": GOODS[kind]}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """VIK-ACT-DRAW3-03: of equal tokens the one drawn first."""
        kind = action.args[0]
        s.drawn.move(s.drawn.values.index(kind), s.held)
        if s.telling:
            s.tell(say.GOODS_KEPT, {"seat": seat, "goods": Hidden(GOODS[kind], eye(seat))})
        if s.watched:
            s.changes.append(changes.goods_kept(s))
        s.step = CHOOSE_LOAD_SHIP

    def prompt(self, s: Board, seat: int) -> Prompt:
        goods = Hidden(s.goods_words(s.drawn), eye(s.mover))
        return Message(say.ASK_KEEP, {"seat": seat, "goods": goods})


class LoadShip(Step[Board]):
    """On which prow the goods are loaded."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [SHIP_WORDS[ship] for ship in s.harbour]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        ship = action.args[0]
        if ship not in s.harbour:
            return (Message(say.SHIP_SAILED, {"ship": ship + 1}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """Face up on the prow; the rest of a draw goes under the pile in the order drawn."""
        ship = action.args[0]
        kind = s.show("loaded", s.held, 0, EVERYONE)
        s.held.values.clear()
        s.held.seen.clear()
        s.prows[ship * 3 + kind] += 1
        if s.telling:
            s.tell(say.LOADED, {"seat": seat, "goods": GOODS[kind], "ship": ship + 1})
        if s.watched:
            s.changes.append(changes.loaded(s, ship, kind))
        if s.space == DRAW_3:
            count = len(s.drawn.values)
            for _ in range(count):
                s.drawn.move(0, s.pile_3)
            if s.telling:
                s.tell(say.RETURNED, {"seat": seat, "count": count})
            if s.watched:
                s.changes.append(changes.goods_returned(s))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        goods = Hidden(s.goods_words(s.held), s.held.seen[0])
        return Message(say.ASK_LOAD, {"seat": seat, "goods": goods})
