"""Finding a port, and several processes behind one address."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from osada.server.running import CannotServe, listen

from ..patience import PATIENCE
from ..tied import tied
from .programs import Postgres, Redis, free_port
from .serving import UNHURRIED

OSADA = Path(sys.executable).with_name("osada")


def test_when_the_usual_port_is_taken_the_next_free_one_is_used() -> None:
    with listen("127.0.0.1", 0, may_move=False) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, may_move=True) as second:
            assert port < second.getsockname()[1] <= port + 50
        with pytest.raises(CannotServe, match=f"port {port} is taken"):
            listen("127.0.0.1", port, may_move=False)


def test_a_port_can_be_used_again_at_once() -> None:
    with listen("127.0.0.1", 0, may_move=False) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as caller:
            accepted, _ = first.accept()
            accepted.close()
            caller.recv(1)
    listen("127.0.0.1", port, may_move=False).close()


def _children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()]


def _workers(pid: int) -> list[int]:
    return [c for c in _children(pid) if b"spawn_main" in Path(f"/proc/{c}/cmdline").read_bytes()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_several_processes_serve_one_address_count_together_and_die_together(
    postgres: Postgres, redis_server: Redis, tmp_path: Path
) -> None:
    port = free_port()
    env = {key: value for key, value in os.environ.items() if not key.startswith("OSADA_")}
    shared = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis_server.url}
    process = subprocess.Popen(
        tied([str(OSADA), "serve", "--port", str(port), "--host", "127.0.0.1", "--workers", "2"]),
        env={**env, **UNHURRIED, **shared, "TMPDIR": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{url}/health", timeout=PATIENCE).is_success:
                    break
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)
        workers = _workers(process.pid)
        assert len(workers) == 2
        before = _games_asked(url)
        for _ in range(20):
            assert httpx.get(f"{url}/api/games").is_success
        assert _games_asked(url) == before + 20, "whichever process answers knows of all"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until, "a process has outlived its server"
        time.sleep(0.05)


def _games_asked(url: str) -> int:
    told = httpx.get(f"{url}/metrics").text
    found = re.search(r'osada_requests_total\{[^}]*route="/api/games"[^}]*\} (\d+)', told)
    return int(found[1]) if found else 0
