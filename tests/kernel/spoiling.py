"""Good positions and records, with something wrong in them."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import osada
from osada.kernel.journal import Journal, one_line
from osada.kernel.record import write_record

Path = tuple[str | int, ...]
ODD: tuple[str, ...] = (
    *("null", "true", "false", "-1", "0", "1", "3", "99", str(1 << 31), str(1 << 70), "1.5", "NaN"),
    *('""', '" "', '"x"', '"event"', '"event x"', '"event 99999"', '"pay "', '"--1 2 3"', '"²"'),
    *('"red"', '"church"', '"church:٣"', '"٣"', '"all"', "[]", "[[]]", "[null]", '["x"]', "{}"),
    *('{"x": 1}', '{"": ""}', '[["pay ", -1, 0]]', '[["", -1, 0]]', f'"{"a" * 700}"', "9" * 4000),
    *("[" * 90 + "]" * 90, str([0] * 700), "[" * 20_000, '{"a":' * 3000),
)
"""Values that fit almost nowhere, as JSON or nearly."""
LINES: tuple[str, ...] = (
    *("", "#", "=", "= ,", "= x 1", "0", "٣ x", "² x", "9" * 30 + " x", "--- 2", "--- ٣", "---"),
    *("cast x y", "cast", "position", "position {}", "position []", "end", "end x", "start"),
    *("name 0: x", "name ²: x", f"name {'9' * 5000}: x", "option x: y", "seats: 0", "seats: ٣"),
    *("seed: x", "rules: ²", "game: x", "content: x", ": x", "0 place church:1 x:1", "\0"),
    *(f"0 draw-3 = draw-3 {'9' * 5000}", "position " + "[" * 5000, "0 place quarry:99 church:1"),
    *("; so", ";", "( so", "(", ")", f"; {'x' * 500}"),
)


@cache
def game_played(name: str) -> tuple[tuple[str, ...], str]:
    """Positions of a short game by chance, and its record."""
    game = osada.game(name)
    journal = Journal(game, 2, 5)
    rng = Random(5)
    kept = []
    for number in range(120):
        if not journal.state.turn:
            break
        seat = rng.choice(journal.state.turn)
        journal.play(seat, rng.choice(journal.state.legal(seat)))
        if number % 8 == 0:
            kept.append(one_line(journal.state))
    return tuple(kept), write_record(journal)


def spoilt_position(name: str, rng: Random) -> str:
    """A position in which one to three values are others, gone, doubled or misplaced."""
    data = json.loads(rng.choice(game_played(name)[0]))
    holes: dict[str, str] = {}
    for _ in range(rng.choice((1, 1, 2, 3))):
        paths = list(_paths(data))
        *way, last = rng.choice(paths)
        inside = data
        for step in way:
            inside = inside[step]
        what = rng.random()
        if what < 0.55:
            hole = f"hole {len(holes)}"
            holes[json.dumps(hole)] = rng.choice(ODD)
            inside[last] = hole
        elif what < 0.65:
            del inside[last]
        elif what < 0.75 and isinstance(inside, list):
            inside.insert(int(last), inside[int(last)])
        elif what < 0.85 and isinstance(inside, dict):
            inside[rng.choice(("", "x", "event 5", "red", "٣"))] = inside[last]
        elif isinstance(inside[last], int):
            inside[last] += rng.choice((-10, -1, 1, 10))
        elif isinstance(inside[last], str):
            inside[last] += rng.choice((" ", ":", "-", "0", "x"))
    text = json.dumps(data)
    for hole, odd in holes.items():
        text = text.replace(hole, odd)
    return text


def spoilt_record(name: str, rng: Random) -> str:
    """A record in which one or two lines are others, gone, doubled or misspelt."""
    lines = game_played(name)[1].split("\n")
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(lines))
        what = rng.random()
        if what < 0.5:
            lines[at] = rng.choice(LINES)
        elif what < 0.6:
            lines.insert(at, rng.choice(LINES))
        elif what < 0.7:
            lines.insert(at, rng.choice(lines))
        elif what < 0.8:
            del lines[at]
        elif lines[at]:
            sign = rng.randrange(len(lines[at]))
            odd = rng.choice((" ", "=", ",", "#", "٣", "²", "-", "9", "{", "\t", ""))
            lines[at] = lines[at][:sign] + odd + lines[at][sign + 1 :]
    return "\n".join(lines)


def _paths(value: object, way: Path = ()) -> list[Path]:
    found = [way] if way else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += _paths(part, (*way, key))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            found += _paths(part, (*way, at))
    return found
