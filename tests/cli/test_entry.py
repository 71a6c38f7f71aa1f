"""The door: the version, help everywhere, language, Ctrl-C and broken pipes."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

import osada as package
from osada._compiled import WHY

from ..patience import PATIENCE
from ..tied import tied
from .conftest import Osada
from .driving import COMMAND, ROOT, environment, in_its_own

PAGES = [
    *((), ("play",), ("games",), ("rules",), ("record",), ("record", "check")),
    *(("record", "show"), ("content",), ("content", "check"), ("content", "show")),
    *(("simulate",), ("fuzz",), ("bench",), ("serve",), ("server",), ("server", "check-upgrade")),
    *(("lab",), ("lab", "load")),
]


def test_the_version_says_compiled_or_pure_and_why(osada: Osada) -> None:
    said = osada("--version")
    assert said.code == 0
    assert said.out == f"osada {package.__version__}, {package.MODE} ({WHY})\n"


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_every_command_has_help(page: tuple[str, ...], osada: Osada) -> None:
    said = osada(*page, "--help")
    assert said.code == 0
    assert "Usage: " in said.out
    if page not in (("record",), ("content",), ("server",), ("lab",)):
        assert "Example" in said.out
    assert "\\b" not in said.out


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({"LC_ALL": "pl_PL.UTF-8"}, "Wikingowie: Na pokład!"),
        ({"LC_ALL": "", "LANG": "cs_CZ.UTF-8"}, "Vikingové: Na palubu!"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL"}, "Vikings on Board"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "Vikings on Board"),
    ],
)
def test_the_language_is_that_of_the_environment(
    variables: dict[str, str], title: str, osada: Osada
) -> None:
    assert title in osada("games", **variables).out


def test_lang_wins_over_the_environment(osada: Osada) -> None:
    said = osada("games", "--lang", "CS", LC_ALL="pl_PL.UTF-8")
    assert "Vikingové: Na palubu!" in said.out


def test_ctrl_c_ends_quietly_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    process = subprocess.Popen(
        tied([*COMMAND, "play", "vikings", "--seed", "5", "--save", str(path)]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment(tmp_path), "PYTHONUNBUFFERED": "1"},
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"market\n")
    process.stdin.flush()
    while b"which goods rise" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == b""
    assert "0 market" in path.read_text()


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "vikings", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment(tmp_path)},
        cwd=ROOT,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=PATIENCE)


def test_a_terminal_without_our_letters_is_no_reason_to_stop(tmp_path: Path) -> None:
    said = in_its_own(("games", "--lang", "pl"), "", tmp_path, PYTHONIOENCODING="ascii")
    assert (said.code, said.err) == (0, "")


def test_bytes_that_are_no_text_are_answered_like_any_nonsense(tmp_path: Path) -> None:
    process = subprocess.run(
        [*COMMAND, "play", "vikings", "--seed", "5"],
        input=b"\xff\xfe\x80\nfirst-player\n",
        capture_output=True,
        env={**os.environ, **environment(tmp_path)},
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, b"")
    assert "is not an action" in process.stdout.decode()
