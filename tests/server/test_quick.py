"""Answers come at once."""

from __future__ import annotations

import time
from collections.abc import Callable

from osada.table.protocol import commands as cmd

from .client import Client
from .serving import Server

WAITING = 0.03
"""A kernel that waits for a packet to fill makes every answer wait for 40 ms; ours take a few."""
TRIES = 200
"""One answer that comes at once is enough; on a busy machine that may not be the first."""


def test_no_answer_waits_for_a_packet_to_fill(server: Server) -> None:
    with Client(server) as host:
        table = host.new_table("vikings", "me", "link").table.id
        with host.live(table) as live:
            assert any(took(lambda: host.scene(table)) < WAITING for _ in range(TRIES))
            assert any(took(lambda: live.ask(cmd.Why(["promote"]))) < WAITING for _ in range(TRIES))


def took(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
