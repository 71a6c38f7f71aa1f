"""Answers come at once."""

from __future__ import annotations

import time

from osada.server.protocol import table as p

from .client import Client
from .serving import Server

WAITING = 0.03
"""A kernel that waits for a packet to fill makes an answer wait for 40 ms; ours take a few."""


def test_no_answer_waits_for_a_packet_to_fill(server: Server) -> None:
    with Client(server) as host:
        table = host.new_table("vikings", "me", "link").table.id
        over_http, over_socket = [], []
        with host.live(table) as live:
            for _ in range(10):
                began = time.perf_counter()
                host.scene(table)
                over_http.append(time.perf_counter() - began)
                began = time.perf_counter()
                live.ask(p.Why(["promote"]))
                over_socket.append(time.perf_counter() - began)
    assert min(over_http) < WAITING
    assert min(over_socket) < WAITING
