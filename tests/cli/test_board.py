"""The drawn board: it fits, it is told apart without colours, it shows what the view holds."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import osada as package
from osada.cli.speaking import speak
from osada.kernel.journal import Journal
from osada.terminal import Board, Talk

LANGUAGES = ("en", "pl", "cs")


def played(seats: int, actions: int, **options: object) -> Journal:
    """A game after so many random actions."""
    rng = Random(seats)
    journal = Journal(package.game("vikings"), seats, 4, options)
    while journal.state.turn and len(journal.entries) < actions:
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    return journal


def drawn(journal: Journal, viewer: int | None, width: int, lang: str = "en") -> str:
    _, board = speak(journal, Talk(lang))
    out = io.StringIO()
    console = Console(file=out, width=width, no_color=True, highlight=False, markup=False)
    console.print(board.draw(journal.state.view(viewer), width))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("actions", [0, 60, 130, 1000])
def test_the_board_fits_and_nothing_is_cut_off(lang: str, width: int, actions: int) -> None:
    for seats in (2, 3, 4):
        journal = played(seats, actions, **{"two-player-viking": seats == 2})
        text = drawn(journal, 0, width, lang)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert "…" not in text
        assert "⟨" not in text


def test_every_piece_bet_and_worker_is_on_the_board() -> None:
    journal = played(3, 70)
    text = drawn(journal, 1, 100)
    view = journal.state.view(1)
    ships = view["ships"]
    assert isinstance(ships, list)
    for ship in ships:
        (line,) = [x for x in text.splitlines() if x.startswith((f"│ {ship['ship']} ", "│ ▶"))]
        assert " ".join(ship["hull"]) in line.replace("›", " ")
        assert (
            " > ".join(f"{c['colour'][0].upper()}{c['shields']}" for c in ship["control"]) in line
        )
        for bet in ship["bets"]:
            owner = "RGB"[bet["seat"]]
            value = "?" if bet["value"] is None else bet["value"]
            assert f"{owner}→{bet['colour'][0].upper()}:{value}" in line
    village = view["village"]
    assert isinstance(village, list)
    speech, _ = speak(journal, Talk("en"))
    for space in village:
        name = speech.space(space["space"])
        (line,) = re.findall(
            rf"^│ +[^│]{{1,3}} {re.escape(name)} +[^│]{{1,3}} *│", text, re.MULTILINE
        )
        for side in ("waiting", "placed"):
            if space[side] is not None:
                assert "RGB"[space[side]] in line.replace(name, "")


def test_the_chief_changes_sides() -> None:
    first = drawn(played(4, 0), None, 100).splitlines()[2].split("││")[0]
    journal = played(4, 0)
    while journal.state.view(None)["round"] == 1:
        seat = journal.state.turn[0]
        journal.play(seat, journal.state.legal(seat)[0])
    second = drawn(journal, None, 100).splitlines()[2].split("││")[0]
    assert first.index("in line") < first.index("♚")
    assert second.index("♚") < second.index("in line")


def test_only_pieces_tokens_and_workers_are_painted() -> None:
    journal = played(3, 70)
    _, board = speak(journal, Talk("en"))
    console = Console(file=io.StringIO(), width=100, color_system="truecolor", force_terminal=True)
    painted = {
        segment.text
        for segment in console.render(board.draw(journal.state.view(1), 100))
        if segment.style is not None and segment.style.bgcolor is not None
    }
    assert {"R", "G", "B", "Y"} <= painted
    assert [text for text in painted if not re.fullmatch(r"[RGBY]\d*\+?", text)] == []


def test_a_narrow_terminal_gets_everything_below_each_other() -> None:
    text = drawn(played(2, 20), 0, 60)
    assert max(cell_len(line) for line in text.splitlines()) <= 60
    assert "╭─ Ships" in text


def test_the_plain_board_shows_every_part_of_a_view() -> None:
    journal = played(2, 20)
    speech, _ = speak(journal, Talk("en"))
    out = io.StringIO()
    console = Console(file=out, width=100)
    view = journal.state.view(0)
    console.print(Board(speech, Talk("en")).draw(view, 100))
    for name in view:
        assert name in out.getvalue()
