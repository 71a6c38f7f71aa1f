"""Campaigns that began before a card was added: `begin`, then `go-on`, or `held` where a number
that they were played by has changed. Each with a folder."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from random import Random

import osada
from osada.kernel.errors import BadRecord
from osada.kernel.journal import Journal
from osada.kernel.state import State
from osada.table.applying import carry_out, unkept
from osada.table.as_asked import AsAsked
from osada.table.fresh import Fresh
from osada.table.games import pinned_to
from osada.table.hints import hint_wanted
from osada.table.making import begun, make_branch, make_rematch, make_table
from osada.table.plays import play
from osada.table.protocol.commands import Play
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.table import Table
from osada.table.thinker import Thinker

PLAYS = 40
CARD = "clock-tower"
CORRECTION = "[prices]\nhire_one = 1\n"


def sat_down(corrections: str = "") -> Table:
    """One person and a computer player."""
    wish = NewTable("mythwind", [SeatWish("me"), SeatWish("computer", "novice")], seed=7)
    wish.content = corrections
    return begun(make_table(wish, "ada", "Ada", Fresh(0.0, Random(1))))


def goes_on(table: Table) -> None:
    """Whoever is in turn does anything."""
    rng = Random(len(table.entries))
    for _ in range(PLAYS):
        seat = table.state.turn[0]
        action = rng.choice(table.state.legal(seat)).wire
        carry_out(table, play(table, seat, Play(action, table.number), 1.0), 1.0, unkept)


def opened(head: object, seats: object, entries: object) -> Table:
    """A table as it was stored."""
    table = Table(head, seats)  # type: ignore[arg-type]
    for _ in table.take_in(entries, head, seats):  # type: ignore[arg-type]
        pass
    return table


def has_card(state: State) -> bool:
    """Whether anybody could ever build it there."""
    stack = state.view(0)["stack"]
    assert isinstance(stack, list)
    return CARD in [card["building"] for card in stack]


def begin(folder: Path) -> None:
    """Two tables, one with corrections, and a record."""
    for name, corrections in (("plain", ""), ("corrected", CORRECTION)):
        table = sat_down(corrections)
        goes_on(table)
        kept = (table.head, table.seats, table.entries, table.state.to_json())
        (folder / name).write_bytes(pickle.dumps(kept))
    journal = Journal(osada.game("mythwind"), 2, 7)
    rng = Random(3)
    for _ in range(PLAYS):
        seat = journal.state.turn[0]
        journal.play(seat, rng.choice(journal.state.legal(seat)))
    (folder / "record").write_text(osada.write_record(journal), encoding="utf-8")


def go_on(folder: Path) -> None:
    """They go on as they were; a new campaign has the card."""
    for name in ("plain", "corrected"):
        head, seats, entries, position = pickle.loads((folder / name).read_bytes())
        table = opened(head, seats, entries)
        assert not table.frozen, name
        assert not pinned_to(head), name
        assert table.state.to_json() == position, name
        assert not has_card(table.state), name
        again = pickle.loads(pickle.dumps(table.state))
        assert not has_card(again), name
        goes_on(table)
        fresh = Fresh(0.0, Random(2))
        branch = begun(make_branch(table, 0, table.state, "ada", "Ada", fresh))
        assert branch.head.content == head.content, name
        goes_on(branch)
        rematch = begun(make_rematch(table, [("ada", 0)], "ada", "again", fresh))
        assert rematch.head.content != head.content, name
        assert has_card(rematch.state), name
        _ask(table)
    text = (folder / "record").read_text(encoding="utf-8")
    journal = osada.read_record(text).journal
    assert not has_card(journal.state)
    assert osada.write_record(journal) == text
    new = sat_down()
    assert has_card(new.state)
    goes_on(new)
    assert osada.game("mythwind").faults() == []


def _ask(table: Table) -> None:
    """A computer player and a counsellor think by the cards of then."""
    thinker = Thinker(lambda: 0.0)
    seat = table.state.turn[0]
    actions = [action.text for action in table.state.legal(seat)]
    found = thinker.answer(AsAsked(table, seat, "skilled").sitting_down(alone=True))
    assert found[0] in actions or found[0][1] in actions, found
    if len(actions) > 1:
        wanted = hint_wanted(table, seat)
        assert wanted.content == table.head.content
        thinker.answer(wanted)


def held(folder: Path) -> None:
    """What was begun by another number waits, and says so."""
    head, seats, entries, _ = pickle.loads((folder / "plain").read_bytes())
    assert pinned_to(head)
    assert opened(head, seats, entries).frozen
    try:
        osada.read_record((folder / "record").read_text(encoding="utf-8"))
    except BadRecord as error:
        assert "other printed values" in str(error)  # noqa: PT017
    else:
        raise AssertionError("it was read")


if __name__ == "__main__":
    {"begin": begin, "go-on": go_on, "held": held}[sys.argv[1]](Path(sys.argv[2]))
