"""Who sits where: people by `--me`, computer players on the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from osada.bots import Bot, yardstick
from osada.bots.own import check_name, is_own, noted, player
from osada.kernel.errors import BadStart
from osada.kernel.game import Game
from osada.kernel.journal import Journal
from osada.kernel.record import PERSON
from osada.table.here import TableHere
from osada.table.records import Recording
from osada.table.resuming import resumed
from osada.table.writes import SeatRow

EVERYONE = "all"


class Seating:
    """The people and the computer players of one table."""

    def __init__(self, people: frozenset[int], bots: dict[int, Bot], bot_names: dict[int, str]):
        self.people = people
        self.bots = bots
        self.bot_names = bot_names

    def noted(self) -> dict[int, str]:
        """Who sits where, as a record says it."""
        bots = {seat: noted(name) for seat, name in self.bot_names.items()}
        return {**dict.fromkeys(self.people, PERSON), **bots}


def at_table(journal: Journal, seating: Seating, override: str) -> TableHere:
    """Everybody at a table that goes on with a game; what happens there is written down in it."""
    seats = [
        SeatRow("", seat, PERSON if who == PERSON else "computer", journal.names.get(seat, ""), who)
        for seat, who in sorted(seating.noted().items())
    ]
    table = resumed(journal, seats, override)
    return TableHere(table, time, keep=Recording(journal))


def seat_again(
    players: dict[int, str], seats: int, asked: str | None = None
) -> tuple[list[str], str | None]:
    """What `--me` and `--bots` were, by the record of a game; nothing where it does not say."""
    if sorted(players) != list(range(seats)) or PERSON not in players.values():
        return [], None
    people = [str(seat) for seat in sorted(players) if players[seat] == PERSON]
    bots = [players[seat] for seat in sorted(players) if players[seat] != PERSON]
    for name in filter(is_own, bots if asked is None else ()):
        raise BadStart(f"'{name}' of a file sat there: say with --bots who is to play")
    return people, ",".join(bots) or None


def seat_people(asked: Sequence[str], seats: int) -> frozenset[int]:
    """The seats that people take; the first one when nobody says anything."""
    people: set[int] = set()
    for word in asked or ["0"]:
        for part in filter(None, word.replace(",", " ").split()):
            if part == EVERYONE:
                people.update(range(seats))
            elif part in map(str, range(seats)):
                people.add(int(part))
            else:
                raise BadStart(
                    f"there is no seat '{part}': choose from 0 to {seats - 1}, or {EVERYONE}"
                )
    if not people:
        raise BadStart(f"--me names no seat: choose from 0 to {seats - 1}, or {EVERYONE}")
    return frozenset(people)


def seat_bots(
    asked: str | None, game: Game, seats: int, people: frozenset[int], seed: int
) -> Seating:
    """Computer players on the seats without people: one name for all of them, or one each."""
    free = [seat for seat in range(seats) if seat not in people]
    names = [name.strip() for name in (asked or yardstick(game)).split(",")]
    for name in names:
        check_name(name, game)  # a wrong name is told before a wrong number of them
    if len(names) == 1:
        names *= len(free)
    if len(names) != len(free):
        wish = "one name, or one for each" if free else "none: people sit on all seats"
        raise BadStart(f"--bots names {len(names)} for {len(free)} free seats: give {wish}")
    seated = dict(zip(free, names, strict=True))
    bots = {seat: player(name, game, seed, seat) for seat, name in seated.items()}
    return Seating(people, bots, seated)
