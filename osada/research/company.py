"""The computer players round a table at which one seat learns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import final

from osada.bots import Bot, maker
from osada.kernel.game import Game

from .by_numbers import GameByNumbers


@final
class Company:
    """Everybody but one."""

    def __init__(self, seat: int, names: tuple[str, ...]) -> None:
        self.seat: int = seat
        """Whom they keep company."""
        self.names: tuple[str, ...] = names
        """From the next seat on."""
        self.players: dict[int, Bot] = {}

    def sit_down(self, table: GameByNumbers) -> None:
        """Anew, at a game that has just begun."""
        for place, name in enumerate(self.names):
            seat = (self.seat + 1 + place) % table.seats
            dice = Random(f"{table.seed} {seat}")  # as `osada.bots.bot` does
            self.players[seat] = maker(name, table.game)(table.game, dice)

    def play(self, table: GameByNumbers) -> None:
        """Until it is one's own turn, or the end."""
        while True:
            turn = table.state.turn
            if not turn or self.seat in turn or table.cut:
                return
            seat = turn[0]
            table.take(seat, self.players[seat].choose(table.state, seat))

    def __reduce__(self) -> tuple[Callable[..., Company], tuple[object, ...]]:
        return _seated, (self.seat, self.names, self.players)


def _seated(seat: int, names: tuple[str, ...], players: dict[int, Bot]) -> Company:
    """A company that was copied or kept elsewhere."""
    company = Company(seat, names)
    company.players = players
    return company


def company_of(game: Game, seats: int, seat: int, names: Sequence[str]) -> Company:
    """Those whom a seat at a table of so many needs; `names` are theirs from the next seat on, one
    for all or one for each."""
    missing = seats - 1
    all_of_them = tuple(names) * missing if len(names) == 1 else tuple(names)
    if len(all_of_them) != missing or not 0 <= seat < seats:
        raise ValueError(f"seat {seat} of {seats} needs {missing} others, not {len(all_of_them)}")
    for name in all_of_them:
        maker(name, game)
    return Company(seat, all_of_them)
