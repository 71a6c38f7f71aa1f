"""Whatever is wrong with what was handed in: one line that says what to do, exit code 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import osada as package
from osada.games import houses

from .conftest import Osada
from .driving import in_its_own

Spoil = Callable[[str], str | bytes]

BAD_COMMANDS = {
    "an unknown game": (("play", "catan"), "there is no game 'catan'"),
    "a mistyped game": (("play", "viking"), "did you mean 'vikings'?"),
    "an unknown command": (("ply", "vikings"), "Did you mean 'play'?"),
    "no game at all": (("play",), "osada play --help"),
    "too many seats": (("play", "vikings", "--seats", "5"), "2 to 4 players, not 5"),
    "seats that are no number": (("play", "vikings", "--seats", "two"), "--seats"),
    "a seat nobody has": (("play", "vikings", "--me", "2"), "choose from 0 to 1, or all"),
    "a seat that is no number": (("play", "vikings", "--me", "me"), "there is no seat 'me'"),
    "an unknown bot": (("play", "vikings", "--bots", "clever"), "there is no bot 'clever'"),
    "too many bots": (("play", "vikings", "--bots", "greedy,random"), "1 free seat"),
    "a negative seed": (("play", "vikings", "--seed", "-1"), "from 0 to 2^128-1"),
    "an unknown option": (("play", "vikings", "--option", "speed=on"), "there is no option"),
    "a bad option value": (("play", "vikings", "--option", "promote=up"), "front, one-step"),
    "an option without value": (("play", "vikings", "--option", "promote"), "NAME=VALUE"),
    "an unknown flag": (("play", "vikings", "--fast"), "osada play --help"),
    "an unknown language": (("games", "--lang", "de"), "choose from: cs, en, pl"),
    "an unknown rule": (("rules", "vikings", "VIK-SHIP-99"), "did you mean"),
    "rules of an unknown game": (("rules", "catan"), "there is no game 'catan'"),
    "values of an unknown game": (("content", "show", "catan"), "there is no game 'catan'"),
    "a record that is not there": (("record", "check", "no/such"), "check the path"),
    "a folder for a record": (("record", "show", "."), "check the path"),
    "an override that is not there": (("content", "check", "no/such"), "check the path"),
    "a game to load that is not there": (("play", "vikings", "--load", "no"), "check the path"),
    "a group without a command": (("record",), "osada record --help"),
}


@pytest.mark.parametrize("case", BAD_COMMANDS)
def test_a_bad_command_is_one_line_that_says_what_to_do(case: str, osada: Osada) -> None:
    arguments, hint = BAD_COMMANDS[case]
    said = osada(*arguments, typed="1\n")
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("osada: ")
    assert said.err.count("\n") == 1
    assert hint in said.err


SPOILED: dict[str, tuple[Spoil, str]] = {
    "newer rules": (lambda text: text.replace("rules: 1\n", "rules: 99\n"), "update osada"),
    "other values": (
        lambda text: text.replace("content: ", "content: 0"),
        "give the override file it was played with (--content FILE)",
    ),
    "no action": (lambda text: text.replace("0 first-player", "0 frist-player"), "did you mean"),
    "an illegal action": (lambda text: text.replace("0 first-player", "0 ship 1"), "VIK-ROUND-03"),
    "another seat's turn": (
        lambda text: text.replace("0 first-player", "1 first-player"),
        "VIK-ROUND-02",
    ),
    "a seat with 5000 digits": (
        lambda text: text.replace("\n0 first-player", "\n" + "9" * 5000 + " first-player"),
        "must begin with a seat",
    ),
    "another end": (lambda text: text[:-5] + "0000\n", "the position reached is"),
    "an impossible draw": (lambda text: text.replace("= drop ", "= drop 7 "), "drop"),
    "no header": (lambda text: text[20:], "the first line must be 'osada record 1'"),
    "another format": (lambda text: "osada record 2\n" + text[15:], "this osada reads 1"),
    "JSON": (lambda text: '{"game": "vikings"', "the first line must be 'osada record 1'"),
    "nothing": (lambda text: "", "the first line must be 'osada record 1'"),
    "half a header": (lambda text: text[:60], "line"),
    "an unknown game": (lambda text: text.replace("game: vikings", "game: catan"), "no game"),
    "wrong seats": (lambda text: text.replace("seats: 3", "seats: 9"), "2 to 4 players, not 9"),
    "bytes": (lambda text: b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "is not UTF-8 text"),
    "zero bytes": (lambda text: "\0" * 100, "is not a text file"),
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_spoiled_record_is_refused_with_line_and_reason(
    spoiled: str, osada: Osada, half_game: Path, home: Path
) -> None:
    spoil, hint = SPOILED[spoiled]
    good = half_game.read_text()
    bad = spoil(good)
    assert bad != good
    half_game.write_bytes(bad if isinstance(bad, bytes) else bad.encode())
    before = half_game.read_bytes()
    for arguments in (("record", "check", half_game), ("play", "vikings", "--load", half_game)):
        said = osada(*arguments, typed="1\n1\n")
        assert said.code == 2
        assert said.out == ""
        assert said.err.startswith(f"osada: {half_game}")
        assert said.err.count("\n") == 1
        assert hint in said.err
    assert half_game.read_bytes() == before
    assert not home.exists()


OVERRIDES: dict[str, tuple[str | bytes, list[str]]] = {
    "an impossible value": ("[market]\ntop = 99\n", [":2: market.top: must be a whole number"]),
    "a wrong type": ('[market]\ntop = "four"\n', [":2: market.top: must be a whole number"]),
    "an unknown entry": ("[market]\ntopp = 4\n", [":2: market.topp: there is no such entry"]),
    "two faults": (
        "[market]\nstart = 0\ntop = 99\n",
        [":2: market.start: must be", ":3: market.top: must be"],
    ),
    "no TOML": ("[market\n", [":1: is not TOML"]),
    "bytes": (b"\xff\xfe\x00", ["is not UTF-8 text"]),
}


@pytest.mark.parametrize("case", OVERRIDES)
def test_a_bad_override_is_refused_with_file_line_and_reason(
    case: str, osada: Osada, tmp_path: Path
) -> None:
    text, hints = OVERRIDES[case]
    path = tmp_path / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    checked = osada("content", "check", path)
    assert (checked.code, checked.out) == (2, "")
    lines = checked.err.splitlines()
    assert len(lines) == len(hints)
    for line, hint in zip(lines, hints, strict=True):
        assert line.startswith(f"osada: {path}")
        assert hint in line
    played = osada("play", "vikings", "--content", path)
    assert (played.code, played.out) == (2, "")
    assert played.err.count("\n") == 1


def test_a_process_of_its_own_shows_no_stack_trace_either(tmp_path: Path) -> None:
    said = in_its_own(("play", "catan"), "", tmp_path)
    assert (said.code, said.out) == (2, "")
    known = ", ".join(sorted(package.games()))
    assert said.err == f"osada: there is no game 'catan': choose from: {known}\n"


def test_a_saved_game_keeps_its_own_set_up(osada: Osada, half_game: Path) -> None:
    for extra in (("--seats", 3), ("--seed", 3), ("--option", "promote=front")):
        said = osada("play", "vikings", "--load", half_game, *extra)
        assert said.code == 2
        assert f"leave {extra[0]} out" in said.err


def test_a_record_of_another_game_is_refused(
    osada: Osada, half_game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = houses()
    monkeypatch.setitem(known, "other", known["vikings"])
    said = osada("play", "other", "--load", half_game)
    assert (said.code, said.out) == (2, "")
    assert "is a game of vikings, not of other" in said.err


def test_our_own_fault_is_one_line_too(osada: Osada, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble() -> None:
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr("osada.cli.serve.serve", stumble)
    said = osada()
    assert said.code == 70
    assert (
        said.err
        == "osada: a fault of ours (ZeroDivisionError: of ours): OSADA_DEBUG=1 shows where\n"
    )
