"""A table at which other players have sat down since: who sat where when an entry was written.

A change of hands is two entries: a note that holds what the seats were called till then, so that it
is found with all else that people have written, and one of kind `hands` with the seats as they are
from then on.
"""

from __future__ import annotations

from msgspec import structs

from osada.kernel.state import State

from .protocol.hands import Hands
from .protocol.table import EntrySeen, Tell
from .table import Table

SEATS = ("seat", "turn")
"""Arguments of messages that are seats, as `web/src/lib/speech.svelte.ts` has it."""


def hands_of(table: Table, state: State) -> Hands | None:
    """What people may choose from, where other players may sit down now."""
    now = state.seated()
    if not now or not table.is_running:
        return None
    letters = {part: letter for letter, part in table.game.hands.items()}
    return Hands(table.game.changes_by, list(table.game.hands), [letters[part] for part in now])


def changed_after(table: Table, number: int) -> int | None:
    """The first change of hands after an entry; None where today's players sat there already."""
    return next((at for at in table.hands if at > number), None)


def names_at(table: Table, number: int) -> list[str]:
    """What the seats were called when an entry was written; nothing where it was by those who sit
    there now."""
    at = changed_after(table, number)
    if at is None:
        return []
    names = table.entries[at - 1].data.get("names", [])
    before = table.entries[at].data["before"]
    assert isinstance(names, list)
    assert isinstance(before, int)
    return [*names, *([""] * (before - len(names)))]


def seat_at(table: Table, number: int, seat: int | None) -> int | None:
    """The seat that somebody had when an entry was written; None where they had none."""
    for at in reversed(table.hands):
        if at <= number or seat is None:
            break
        came = table.entries[at].data["from"]
        assert isinstance(came, list)
        seat = came[seat] if came[seat] >= 0 else None
    return seat


def told_by_name(entry: EntrySeen, names: list[str]) -> EntrySeen:
    """An entry of players who may have left, with their names in place of seats."""
    entry.who = names[entry.seat] if entry.seat is not None and entry.seat < len(names) else ""
    entry.events = [_by_name(event, names) for event in entry.events]
    if entry.told is not None:
        entry.told = _by_name(entry.told, names)
    return entry


def _by_name(told: Tell, names: list[str]) -> Tell:
    return structs.replace(told, args={k: _said(k, v, names) for k, v in told.args.items()})


def _said(name: str, value: object, names: list[str]) -> object:
    if isinstance(value, list):
        return [_said("", one, names) for one in value]
    if isinstance(value, dict) and isinstance(value.get("args"), dict):
        return {**value, "args": {k: _said(k, v, names) for k, v in value["args"].items()}}
    if name in SEATS and isinstance(value, int) and 0 <= value < len(names):
        seat: object = {"key": "table-seat", "args": {"number": value + 1}}
        return names[value] or seat
    return value
