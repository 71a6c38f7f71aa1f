"""How one turn leads to the next: round, wind, end. ORC-WIND-01, ORC-WIND-02, ORC-END-01."""

from __future__ import annotations

from osada.kernel.message import EVERYONE

from . import phrases as say
from .scoring import final_outcome
from .table import Table
from .words import FRUITS


def next_turn(s: Table, seat: int) -> None:
    """The next seat picks; after the last one the wind comes (ORC-WIND-01)."""
    following = (seat + 1) % s.seats
    if following == s.first and s.windy:
        _wind(s)
    if not any(s.trees):
        _end(s)
        return
    if following == s.first:
        s.round += 1
        s.tell(say.ROUND_BEGAN, {"round": s.round})
    s.turn = (following,)


def _wind(s: Table) -> None:
    """ORC-WIND-01: a tree drawn by lot loses its ripest fruit; a bare one loses nothing."""
    tree = s.chance.below("wind", len(FRUITS))
    fallen = min(s.box.wind, s.trees[tree])
    s.trees[tree] -= fallen
    s.tell(say.SHAKEN, {"tree": FRUITS[tree], "count": fallen})


def _end(s: Table) -> None:
    """ORC-END-01: no fruit is left; the recipes are turned up (ORC-END-02)."""
    s.turn = ()
    s.tell(say.OVER, {})
    for seat in range(s.seats):
        tree = s.show(f"recipe-{seat}", s.recipes, seat, EVERYONE)
        s.tell(say.RECIPE, {"seat": seat, "tree": FRUITS[tree]})
    s.outcome = final_outcome(s)
