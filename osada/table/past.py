"""The record of a game by rules that are not played here any more, written as its stream says:
nobody can play it again here, an edition of then can."""

from __future__ import annotations

import json

from osada.bots.own import noted
from osada.kernel.chance import SEALED
from osada.kernel.record_lines import POSITION
from osada.kernel.writing import CAST, FIRST_LINE, FORMAT, PERSON, spell_draws

from .stream import draws_in, script_of
from .table import Table


def as_written(room: Table) -> str:
    """The plays that stand, with what chance gave. It ends without the fingerprint of a position:
    nobody knows here what they lead to."""
    row, game = room.head, room.game
    is_running = row.status == "running"
    lines = [
        f"{FIRST_LINE} {FORMAT}",
        f"game: {row.game}",
        f"rules: {row.rules}",
        f"content: {row.content}",
        f"seats: {row.seats}",
        f"seed: {SEALED if is_running or row.seed is None else row.seed}",
    ]
    seats = room.seats
    lines += [f"name {seat.seat}: {seat.name}" for seat in seats if seat.name]
    if any(seat.kind == "computer" for seat in seats):
        who = {s.seat: noted(s.level) if s.kind == "computer" else PERSON for s in seats}
        lines += [f"player {seat}: {name}" for seat, name in who.items()]
    lines += [f"option {name}: {value}" for name, value in row.options.items()]
    lines += ["---", *_beginning(room, is_running)]
    for number in list(room.standing):
        entry = room.entries[number]
        what = f"{entry.seat} {entry.data.get('action')}"
        if entry.kind == "hands":
            parts = entry.data["who"]
            assert isinstance(parts, list)
            what = f"{CAST} {' '.join(parts)}"
        lines.append(f"{what}{spell_draws(game, tuple(script_of(entry.data)))}")
    return "\n".join(lines) + "\n"


def _beginning(room: Table, is_running: bool) -> list[str]:
    """The set-up, or the position it began at; while it runs without what chance will give."""
    if room.head.origin:
        origin = json.loads(room.head.origin)
        if is_running:
            origin["chance"] = SEALED
        return [f"{POSITION} {json.dumps(origin, ensure_ascii=False, separators=(',', ':'))}"]
    draws = draws_in(room.entries[0].data, "draws")
    return ["start", *(spell_draws(room.game, (draw,)).strip() for draw in draws)]
