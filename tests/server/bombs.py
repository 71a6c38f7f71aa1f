"""Records that are small to send and large to read."""

from __future__ import annotations

import json

import osada
from osada.bots import bot
from osada.kernel.journal import Journal, one_line


def header(game: str, seats: int) -> str:
    """How a record of a game begins."""
    rules = osada.game(game)
    return (
        f"osada record 1\ngame: {game}\nrules: {rules.rules_version}\n"
        f"content: {rules.content_hash}\nseats: {seats}\nseed: 7\n---\n"
    )


def junk_flags(count: int) -> str:
    """A campaign that remembers ever so much, and is written down again after every action."""
    state = osada.game("mythwind").start(2, 7)
    data = json.loads(one_line(state))
    data["flags"] = {f"a-thing-to-remember-{n:06}": 1 for n in range(count)}
    plays = []
    for _ in range(40):
        seat = state.turn[0]
        plays.append(f"{seat} {state.legal(seat)[0]}")
        state.play(seat, state.legal(seat)[0])
    return f"{header('mythwind', 2)}position {json.dumps(data)}\n" + "\n".join(plays) + "\n"


def long_record(plays: int) -> str:
    """An honest campaign of four, of so many plays."""
    game = osada.game("mythwind")
    journal = Journal(game, 4, 7)
    players = [bot("greedy", game, 7, seat) for seat in range(4)]
    for _ in range(plays):
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return osada.write_record(journal)


def campaign(seats: int, seasons: int) -> Journal:
    """An honest campaign of so many seasons."""
    game = osada.game("mythwind")
    journal = Journal(game, seats, 7)
    players = [bot("greedy", game, 7, seat) for seat in range(seats)]
    while journal.state.progress()["seasons"] < seasons:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return journal
