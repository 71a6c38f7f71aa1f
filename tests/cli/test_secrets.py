"""Nothing that is printed for a seat tells it what it may not know."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Osada
from .driving import ALWAYS_FIRST

BET_OF = {letter: re.compile(rf"{letter}→[RGBY]:\d") for letter in "RGBY"}
TOLD = r"(?:(?:places a|moves the|picks up the|wins a) bet of \d|takes gambling token \d)"
SAID = {"R": re.compile(f"Red {TOLD}"), "G": re.compile(f"Green {TOLD}")}


def until_the_count(out: str) -> str:
    """Up to where the won bets are turned up for everybody (VIK-END-01)."""
    return out[: out.rindex("╭─ Village")]


@pytest.mark.rule("VIK-HID-02")
def test_a_person_sees_their_own_bets_and_nobody_elses(osada: Osada) -> None:
    script = "bet\n1\n1\nbet-or-move\n1\n1\n1\n" * 20 + ALWAYS_FIRST
    said = osada("play", "vikings", "--seats", 4, "--seed", 2, typed=script + "log\n")
    shown = until_the_count(said.out)
    assert BET_OF["R"].search(shown)
    assert SAID["R"].search(shown)
    for letter in "GBY":
        assert re.search(rf"{letter}→[RGBY]:\?", shown), "the others have bet too"
        assert not BET_OF[letter].search(shown)
    assert not SAID["G"].search(shown)


@pytest.mark.rule("VIK-HID-02")
def test_in_hot_seat_each_person_sees_only_their_own(osada: Osada) -> None:
    script = "\n".join(["bet", "token 1", "1", "bet-or-move", "1", "1"] * 25)
    said = osada("play", "vikings", "--seats", 2, "--seed", 5, "--me", "all", typed=script)
    turns = re.split(r"(\w+), take the keyboard", said.out)
    screens = [("Red", turns[0]), *zip(turns[1::2], turns[2::2], strict=True)]
    seen = {"Red": False, "Green": False}
    for name, screen in screens:
        own, other = ("R", "G") if name == "Red" else ("G", "R")
        seen[name] |= bool(BET_OF[own].search(screen) and SAID[own].search(screen))
        assert not BET_OF[other].search(screen)
        assert not SAID[other].search(screen)
    assert seen == {"Red": True, "Green": True}


@pytest.mark.rule("VIK-HID-05")
def test_drawn_goods_are_shown_to_the_one_who_drew_them(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    said = osada("play", "vikings", "--seed", 5, "--save", path, typed="draw-3\n1\n")
    assert re.search(r"Red secretly looks at 3 goods tokens: \w+", said.out)
    for viewer in ("1", "none"):
        shown = osada("record", "show", path, "--to", 1, "--view", viewer, "--sentences").out
        assert "Red secretly looks at 3 goods tokens.\n" in shown
        brief = osada("record", "show", path, "--to", 1, "--view", viewer, "--log").out
        assert "Red Draw 3, Add 1 · 1 of 3\n" in brief
        assert "? ? ?\n" in re.sub(r" +│\n", "\n", shown)
    own = osada("record", "show", path, "--to", 1, "--view", 0, "--log").out
    assert re.search(r"Red Draw 3, Add 1 · \w+, \w+, \w+\n", own)
    assert re.search(r"Drawn +[hgm] [hgm] [hgm] ", own)


def test_a_record_is_shown_through_the_eyes_asked_for(osada: Osada, tmp_path: Path) -> None:
    path = tmp_path / "game.osada"
    script = "bet\nbet-or-move\n1\n1\n\n" * 20
    osada("play", "vikings", "--seats", 3, "--seed", 2, "--me", "all", "--save", path, typed=script)
    bets: dict[str, set[tuple[int, bool]]] = {}
    for viewer in ("0", "1", "none", "all"):
        data = json.loads(osada("record", "show", path, "--view", viewer, "--json").out)
        bets[viewer] = {
            (bet["seat"], bet["value"] is not None)
            for ship in data["view"]["ships"]
            for bet in ship["bets"]
        }
    owners = {seat for seat, _ in bets["none"]}
    assert {0, 1} <= owners
    assert bets["none"] == {(seat, False) for seat in owners}
    assert bets["all"] == {(seat, True) for seat in owners}
    assert bets["0"] == {(seat, seat == 0) for seat in owners}
    assert bets["1"] == {(seat, seat == 1) for seat in owners}
