"""A server that is killed in the middle of play loses nothing that it has acknowledged."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import osada
from osada.server import protocol as p

from .client import Client
from .hasty import Player
from .nursery import Foundling, Nursery
from .programs import Postgres, Redis


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    """Where servers start quickly, as often as this needs."""
    nursery = Nursery()
    yield nursery
    nursery.close()


def _play_and_kill(servers: list[Foundling], kills: int) -> None:
    """Two people play on while servers are killed under them."""
    rng = random.Random(5)
    for server in servers:
        server.start()
    host = Client(servers[0])
    made = host.new_table("hamlet", "link", "link", seed=11)
    table = made.table.id
    links = [link for link in made.links if link.seat is not None]
    tokens = [Client.seated(servers[0], link, "Hasty").token for link in links]
    players = [Player(servers, token, table) for token in tokens]
    for player in players:
        player.start()
    for _ in range(kills):
        _wait_for_play(players, rng.randrange(1, 8))
        time.sleep(rng.uniform(0.0, 0.03))
        victim = rng.choice(servers)
        victim.kill()
        victim.start()
    _wait_for_play(players, 3)
    for player in players:
        player.leave()
    people = [Client(servers[0], token) for token in tokens]
    _check(people, table, players)


def _wait_for_play(players: list[Player], more: int) -> None:
    """Until so much more was acknowledged."""
    until = time.monotonic() + 30
    wanted = sum(len(player.acknowledged) for player in players) + more
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < until, "nobody plays any more"
        time.sleep(0.002)


def _check(people: list[Client], table: str, players: list[Player]) -> None:
    entries = people[0].entries(table)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    for player in players:
        there = {number: entries[number] for number in player.acknowledged}
        said = {number: entry.action or entry.text for number, entry in there.items()}
        assert said == player.acknowledged
        assert player.twice == []
    plays = [entry for entry in entries if entry.kind == "play"]
    assert len(plays) > 30, "hardly anything was played"
    assert sum(player.sent_again for player in players) > 0, "no action was ever cut short"
    _check_record(people, table, len(plays))


def _check_record(people: list[Client], table: str, plays: int) -> None:
    """What is written plays through by the rules, step by step."""
    vote = people[0].do(table, p.Move("end", people[0].head(table).number))
    assert isinstance(vote, p.Done), vote
    assert isinstance(people[1].do(table, p.Answer(vote.number, True)), p.Done)
    replay = osada.read_record(people[0].record(table))
    assert replay.fault is None
    assert len(replay.journal.played) == plays


def test_fifty_kills_in_the_middle_of_play_lose_and_double_nothing(
    tmp_path: Path, nursery: Nursery
) -> None:
    settings = {"OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}"}
    server = Foundling(tmp_path, settings, nursery)
    try:
        _play_and_kill([server], 50)
    finally:
        server.clean_up()


def test_of_two_processes_either_may_be_killed_at_any_moment(
    tmp_path: Path, nursery: Nursery, postgres: Postgres, redis_server: Redis
) -> None:
    settings = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis_server.url}
    servers = [Foundling(tmp_path, settings, nursery) for _ in range(2)]
    try:
        _play_and_kill(servers, 15)
    finally:
        for server in servers:
            server.clean_up()
