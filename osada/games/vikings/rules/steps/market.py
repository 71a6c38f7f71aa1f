"""Marketplace: raise the value of one kind of goods. VIK-ACT-MARKET-01, VIK-COMP-09."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import Board
from ..box import GOODS
from ..flow import next_worker
from ..words import GOODS_WORDS


def can_raise(s: Board) -> bool:
    """Whether any marker is below the top."""
    top = s.box.market_top
    return s.market[0] < top or s.market[1] < top or s.market[2] < top


class Market(Step[Board]):
    """Which kind of goods rises by one; values never fall and never pass the top."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        top = s.box.market_top
        return [GOODS_WORDS[kind] for kind in range(3) if s.market[kind] < top]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        kind = action.args[0]
        top = s.box.market_top
        if s.market[kind] >= top:
            return (Message(say.MARKET_AT_TOP, {"goods": GOODS[kind], "top": top}),)
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.market[kind] += 1
        if s.telling:
            s.tell(
                say.MARKET_ROSE,
                {"seat": seat, "goods": GOODS[kind], "value": s.market[kind]},
            )
        if s.watched:
            s.changes.append(changes.market_rose(s, kind))
        next_worker(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_MARKET, {"seat": seat})
