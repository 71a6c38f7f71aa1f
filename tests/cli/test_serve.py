"""`osada serve`: the addresses it tells, the port it takes, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from osada.cli.serve import lan_address, qr_code

from ..patience import PATIENCE
from ..tied import tied
from .conftest import Osada
from .driving import COMMAND, ROOT, environment

pytestmark = pytest.mark.pure_only
Serving = tuple[subprocess.Popen[str], str]
END = "Ctrl-C"
"""The last line before it waits for people."""


@contextmanager
def serving(
    home: Path, *arguments: str, **more: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and what it said until it was ready."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("OSADA_")}
    ours = environment(home, XDG_DATA_HOME=str(home), OSADA_THINKERS="1", **more)
    with subprocess.Popen(
        tied([*COMMAND, *arguments]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**plain, **ours, "PYTHONUNBUFFERED": "1"},
        cwd=ROOT,
    ) as process:
        said = ""
        assert process.stdout is not None
        try:
            while END not in said:
                line = process.stdout.readline()
                assert line, process.stderr.read() if process.stderr else ""
                said += line
            yield process, said
        finally:
            process.kill()


def ended(process: subprocess.Popen[str], by: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(by)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_osada_alone_serves_tells_where_and_ends_when_asked(
    tmp_path: Path, by: signal.Signals
) -> None:
    with serving(tmp_path, PYTHONIOENCODING="utf-8") as (process, said):
        url = re.findall(r"http://localhost:\d+", said)[0]
        health = httpx.get(f"{url}/health").json()
        assert (health["status"], health["database"]) == ("ok", "ok")
        kept = tmp_path / "osada" / "osada.sqlite3"
        assert str(kept) in said
        assert kept.is_file()
        lan = lan_address()
        if lan:
            port = url.rpartition(":")[2]
            assert f"http://{lan}:{port}" in said
            assert qr_code(f"http://{lan}:{port}") in said
        code, out, err = ended(process, by)
        assert (code, err) == (0, "")
        assert "All games are saved" in out


def test_on_this_machine_only_there_is_nothing_to_scan(tmp_path: Path) -> None:
    port = str(_free())
    with serving(tmp_path, "serve", "--port", port, "--host", "127.0.0.1") as (process, said):
        assert f"http://127.0.0.1:{port}" in said
        assert "network" not in said
        assert "█" not in said
        assert ended(process, signal.SIGINT)[0] == 0


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_port_that_was_asked_for_and_is_taken_is_a_clear_mistake(osada: Osada) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = osada("serve", "--port", port, "--host", "127.0.0.1")
    assert (said.code, said.out) == (2, "")
    assert said.err == (
        f"osada: port {port} is taken: choose another with --port, or end what uses it\n"
    )


@pytest.mark.parametrize(
    ("arguments", "settings", "told"),
    [
        (("--workers", "2"), {}, "several processes need a common PostgreSQL"),
        ((), {"OSADA_DATABASE": "mysql://x"}, "OSADA_DATABASE cannot be 'mysql://x'"),
        ((), {"OSADA_DATABASE": "/dev/null/o.db"}, "the database cannot be used: /dev/null/o.db"),
        ((), {"OSADA_REDIS": "redis://127.0.0.1:1/0"}, "Redis does not answer"),
        (("--host", "203.0.113.9"), {}, "'203.0.113.9' is no address of this machine"),
        (("--port", "0"), {}, "osada serve --help"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(
    osada: Osada, tmp_path: Path, arguments: tuple[str, ...], settings: dict[str, str], told: str
) -> None:
    kept = {"OSADA_DATABASE": str(tmp_path / "o.sqlite3"), **settings}
    said = osada("serve", *arguments, **kept)
    assert (said.code, said.out) == (2, "")
    assert told in said.err
    assert said.err.count("\n") == 1


def test_a_terminal_without_blocks_gets_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        encoding = "ascii"

    assert "▀" in qr_code("http://192.0.2.7:8080")
    monkeypatch.setattr("sys.stdout", Plain())
    assert qr_code("http://192.0.2.7:8080") == ""
