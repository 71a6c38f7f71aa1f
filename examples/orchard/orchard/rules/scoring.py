"""What a basket is worth. ORC-END-02 to ORC-END-04."""

from __future__ import annotations

from osada.kernel.outcome import Outcome, Score

from .table import Table


def final_outcome(s: Table) -> Outcome:
    """Ties go to who has more of what their recipe asks for (ORC-END-04)."""
    return Outcome(tuple(_score(s, seat) for seat in range(s.seats)), ("wanted",))


def _score(s: Table, seat: int) -> Score:
    basket = s.baskets[seat]
    wanted = basket[s.recipes.values[seat]]
    parts = {
        "fruit": sum(basket),  # ORC-END-02
        "recipe": wanted,  # ORC-END-02: it counts double
        "sets": min(basket) * s.box.set_bonus,  # ORC-END-03
    }
    return Score(seat, parts, (wanted,))
