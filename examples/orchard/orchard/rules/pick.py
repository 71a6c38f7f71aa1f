"""The one decision: pick fruit from a tree. ORC-PICK-01 to ORC-PICK-03."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from . import phrases as say
from .flow import next_turn
from .table import NO_TREE, Table
from .words import FRUITS, PICKS


class Pick(Step[Table]):
    """One to three fruits of one tree, which nobody has just picked from."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [action for action in PICKS if not self.why_not(s, seat, action)]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        tree, count = action.args
        if count > s.box.most:
            return (Message(say.TOO_MANY, {"most": s.box.most}),)
        if tree == resting_tree(s):
            return (Message(say.RESTS, {"tree": FRUITS[tree]}),)
        if count > s.trees[tree]:
            return (Message(say.BARE, {"tree": FRUITS[tree], "count": s.trees[tree]}),)
        return ()

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        tree, count = action.args
        s.trees[tree] -= count
        s.baskets[seat][tree] += count
        s.resting = tree
        s.tell(say.PICKED, {"seat": seat, "tree": FRUITS[tree], "count": count})
        next_turn(s, seat)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK, {"seat": seat})


def resting_tree(s: Table) -> int:
    """ORC-PICK-02: the tree picked last rests, unless it alone bears fruit (ORC-PICK-03)."""
    others = (fruit for tree, fruit in enumerate(s.trees) if tree != s.resting)
    return s.resting if any(others) else NO_TREE
