"""The computer players round a table at which one seat learns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from osada.bots import Bot, maker
from osada.kernel.game import Game

from .by_numbers import GameByNumbers


@final
class Company:
    """`names` are theirs from the next seat on, one for all or one for each."""

    def __init__(self, game: Game, seats: int, seat: int, names: Sequence[str]) -> None:
        missing = seats - 1
        all_of_them = tuple(names) * missing if len(names) == 1 else tuple(names)
        if len(all_of_them) != missing or not 0 <= seat < seats:
            raise ValueError(
                f"seat {seat} of {seats} needs {missing} others, not {len(all_of_them)}"
            )
        for name in all_of_them:
            maker(name, game)
        self.seat: int = seat
        """Whom they keep company."""
        self.names: tuple[str, ...] = all_of_them
        self.players: dict[int, Bot] = {}
        self.dice: dict[int, Random] = {}

    def sit_down(self, table: GameByNumbers) -> None:
        """Anew, at a game that has just begun."""
        for place, name in enumerate(self.names):
            seat = (self.seat + 1 + place) % table.seats
            dice = Random(f"{table.seed} {seat}")
            self.dice[seat] = dice
            self.players[seat] = maker(name, table.game)(table.game, dice)

    def play(self, table: GameByNumbers) -> None:
        """Until it is one's own turn, or the end."""
        while True:
            turn = table.state.turn
            if not turn or self.seat in turn or table.cut:
                return
            seat = turn[0]
            table.take(seat, self.players[seat].choose(table.state, seat))

    def continue_as(self, other: Company, table: GameByNumbers) -> None:
        """Take the places of another company, whose game stands at this table now. What a player
        has thought out is lost, as everywhere; what it draws from goes on."""
        if not other.players:
            return
        self.sit_down(table)
        for seat, dice in other.dice.items():
            self.dice[seat].setstate(dice.getstate())
