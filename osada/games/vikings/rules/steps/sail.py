"""A ship sails. VIK-SAIL-01 to VIK-SAIL-04, VIK-GOODS-07."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.step import Step

from .. import changes
from .. import phrases as say
from ..board import Board
from ..box import COLOURS
from ..control import control_order, control_totals
from ..words import SHIP_WORDS
from .share import share_on


def ready_ships(s: Board) -> list[int]:
    """VIK-SAIL-02: ships with goods and a hull; VIK-SAIL-03: if there is none, any ship."""
    ready = [ship for ship in s.harbour if s.hulls[ship] and s.goods_aboard(ship)]
    return ready or list(s.harbour)


class ChooseSail(Step[Board]):
    """Which ship sails: the ship of the one who took the stern, at the end of the round."""

    def offers(self, s: Board, seat: int) -> list[Action]:
        return [SHIP_WORDS[ship] for ship in ready_ships(s)]

    def why_not(self, s: Board, seat: int, action: Action) -> tuple[Reason, ...]:
        ship = action.args[0]
        if ship not in s.harbour:
            return (Message(say.SHIP_SAILED, {"ship": ship + 1}),)
        if ship not in ready_ships(s):
            return (
                Message(
                    say.NOT_READY_TO_SAIL,
                    {
                        "ship": ship + 1,
                        "goods": s.goods_aboard(ship),
                        "pieces": len(s.hulls[ship]),
                    },
                ),
            )
        return ()

    def carry_out(self, s: Board, seat: int, action: Action) -> None:
        """The stern goes on and the ship leaves; then control, goods and bets."""
        ship = action.args[0]
        s.ship = ship
        s.harbour.remove(ship)
        if s.telling:
            s.tell(say.SAILED, {"seat": seat, "ship": ship + 1})
        if s.watched:
            s.changes.append(changes.sailed(s))
        s.ranking = control_order(s.hulls[ship])
        if s.telling:
            _tell_control(s, ship)
        share_on(s)

    def prompt(self, s: Board, seat: int) -> Prompt:
        return Message(say.ASK_SAIL, {"seat": seat})


def _tell_control(s: Board, ship: int) -> None:
    totals = control_totals(s.hulls[ship])
    for i in range(len(s.ranking)):
        colour = s.ranking[i]
        told: Args = {"ship": ship + 1, "colour": COLOURS[colour], "rank": i + 1}
        s.tell(say.CONTROL, {**told, "shields": totals[colour]})
    if not s.ranking:
        s.tell(say.NOBODY_ABOARD, {"ship": ship + 1})
