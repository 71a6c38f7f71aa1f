"""A program that type checkers follow to the last field: no cast, nothing ignored.

mypy --strict and pyright in strict mode pass on it, which `./test` sees to. It plays Vikings
against `greedy`, by what its seat sees, tells it in words and keeps the record.
"""

from __future__ import annotations

from random import Random

import osada
from osada.games.vikings.view.shape import View
from osada.texts import Speech


class Watchful:
    """Sails where the others lead, and bets as long as it has tokens."""

    def __init__(self, game: osada.Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: osada.State, seat: int) -> osada.Action:
        """One of the legal actions, by what this seat sees."""
        view = state.view_as(View, seat)
        mine = view["seats"][seat]
        rival = max(other["points"] for other in view["seats"] if other["seat"] != seat)
        wanted = "bet" if any(mine["hand"]) and mine["points"] >= rival else "promote"
        menu = state.legal(seat)
        liked = [action for action in menu if action.text == wanted]
        return self.rng.choice(liked or list(menu))


def play(seed: int) -> tuple[list[str], osada.Outcome, str]:
    """The game told, what it came to, and its record."""
    game = osada.game("vikings")
    journal = osada.Journal(game, seats=2, seed=seed)
    players: list[osada.Bot] = [
        Watchful(game, Random(seed)),
        osada.bot("greedy", game, seed=seed, seat=1),
    ]
    speech = Speech(game, "en", names=["Ada", "Bo"])
    told: list[str] = []
    while journal.state.turn:
        seat = journal.state.turn[0]
        action = players[seat].choose(journal.state, seat)
        events = journal.play(seat, action)
        told += [speech.message(event.seen_by(None)) for event in events]
    outcome = journal.state.outcome
    assert outcome is not None
    return told, outcome, osada.write_record(journal)


def main() -> None:
    """One game on the terminal."""
    told, outcome, record = play(7)
    print(*told[-12:], sep="\n")
    for score, rank in zip(outcome.scores, outcome.ranks, strict=True):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        print(f"{rank}. seat {score.seat}: {score.total} ({parts})")
    try:
        osada.read_record(record.replace("seats: 2", "seats: 9"))
    except osada.BadRecord as refused:
        print(refused.line, refused.reason)


if __name__ == "__main__":
    main()
