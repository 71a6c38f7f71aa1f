"""Whole games at a table with nothing around it: no server, no database, no event loop.

    python examples/at_a_table.py

Two people and a computer player. The people do whatever they may, take back what they may, are
refused where somebody has learned something, and agree to take that back, too.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

from osada.kernel.record import write_record
from osada.table.fresh import Fresh
from osada.table.here import TableHere
from osada.table.levels import usual
from osada.table.making import begun, make_table
from osada.table.protocol.commands import Answer, Play, Propose, Undo
from osada.table.protocol.problems import Refused
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.records import journal_of
from osada.table.seats import sit_down
from osada.table.thinker import Thinker

SEASONS = 3
"""Seasons of Mythwind, which has no end, until all agree to stop."""


class Evening:
    """One game, from the first link to the last point."""

    def __init__(self, game: str, seed: int) -> None:
        wish = NewTable(game, [SeatWish("me"), SeatWish("link"), SeatWish("computer", usual(game))])
        wish.seed, self.lots, minutes = seed, Random(seed), count()
        self.table = begun(make_table(wish, "ada", "Ada", Fresh(0.0, self.lots)))
        ask = Thinker(lambda: 0.0).answer
        self.here = TableHere(self.table, lambda: float(next(minutes)), ask)
        self.here.happens(sit_down(self.table, 1, "iga", "Iga", 1.0))
        self.done: Counter[str] = Counter()

    def play(self) -> Evening:
        """Turn by turn; what came up of undos and votes is counted."""
        while self.table.is_running:
            if not self.here.move():
                self.turn(self.lots.choice([s for s in self.table.state.turn if s < 2]))
            if self.table.state.progress().get("seasons", 0) >= SEASONS:
                self.agree(0, Propose("end", self.table.number))
        return self

    def turn(self, seat: int) -> None:
        """One decision, now and then taken back."""
        table = self.table
        self.here.do(seat, Play(self.lots.choice(table.state.legal(seat)).wire, table.number))
        if self.lots.random() < 0.8 or not table.is_running:
            return
        try:
            self.here.do(seat, Undo(table.number))
            self.done["undo"] += 1
        except Refused as refused:
            self.done[refused.problem.code] += 1
            self.agree(seat, Propose("undo", table.number, 1))

    def agree(self, seat: int, motion: Propose) -> None:
        """One proposes, the other says yes."""
        self.here.do(seat, motion)
        if self.table.vote is not None:
            self.here.do(1 - seat, Answer(self.table.vote.number, yes=True))
            self.done[f"vote: {motion.what}"] += 1


if __name__ == "__main__":
    for name in ("vikings", "hamlet", "mythwind"):
        evening = Evening(name, 3).play()
        record = write_record(journal_of(evening.table))
        print(name, evening.table.head.status, dict(evening.done), f"{len(record)} bytes")
