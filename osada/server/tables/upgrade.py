"""Would the tables that are kept play on by the present rules as they did by their own?

Every game is played through again from its header, with what chance gave it, and compared step
by step with what was written down. Nothing is changed, unless tables are to be pinned anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, update

from osada.kernel.chance import Draw
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.kernel.journal import one_line, short_text
from osada.kernel.playing import went_on
from osada.kernel.state import Illegal, State
from osada.table.games import open_game
from osada.table.head import Head
from osada.table.stream import draws_in, pack_hands, pack_play, pack_start, written_of
from osada.table.writes import EntryRow, Json

from ..store import schema
from ..store.store import Store

What = Literal["start", "action", "illegal", "chance", "told", "position"]
PARTS: tuple[tuple[str, What], ...] = (
    ("draws", "chance"),
    ("shown", "chance"),
    ("events", "told"),
    ("hides", "told"),
    ("teaches", "told"),
    ("turn", "position"),
)
"""What is written of a play, and what it means if it comes out otherwise."""
STAMPS = ("rules", "content")
BATCH = 200
"""Positions that are read at once."""

Progress = Callable[[int, int], None]


class Divergence(Struct):
    """The first place at which a table would go another way."""

    table: str
    game: str
    number: int
    what: What
    detail: str


class Checked(Struct):
    """What came of looking at all tables."""

    tables: int = 0
    pinned: int = 0
    """Those pinned to other rules or printed values than the present ones."""
    apply: int = 0
    """Of these, the ones pinned to the present ones now."""
    divergences: list[Divergence] = []


class Differs(Exception):
    def __init__(self, number: int, what: What, detail: str) -> None:
        super().__init__(detail)
        self.number, self.what, self.detail = number, what, detail


async def check_upgrade(store: Store, progress: Progress, apply: bool = False) -> Checked:
    """Play every table through by the present rules; with `apply`, pin those that come out the
    same to them."""
    checked = Checked(divergences=[])
    tables = await store.table_ids()
    for done, table in enumerate(tables):
        progress(done, len(tables))
        found = await store.head(table)
        if found is None:
            continue
        row = found[0]
        checked.tables += 1
        try:
            game = await replay(store, row)
        except Differs as error:
            told = Divergence(table, row.game, error.number, error.what, error.detail)
            checked.divergences.append(told)
            continue
        if (row.rules, row.content) != (game.rules_version, game.content_hash):
            checked.pinned += 1
            if apply:
                await _pin(store, row, game)
                checked.apply += 1
    progress(len(tables), len(tables))
    return checked


async def replay(store: Store, row: Head) -> Game:
    """Play one table through; `Differs` at the first place that comes out otherwise."""
    entries = await store.entries(row.id)
    try:
        game = open_game(row.game, row.override, row.content)
        state = _start(game, row, entries[0])
    except OsadaError as error:
        raise Differs(0, "start", str(error)) from None
    kept = await store.snapshot_numbers(row.id)
    snapshots: dict[int, str] = {}
    stack = [state]
    for entry in entries:
        if kept and entry.number >= kept[0]:
            snapshots = await store.snapshots(row.id, kept[:BATCH])
            del kept[:BATCH]
        if entry.kind in ("play", "hands"):
            stack.append(_go_on(game, stack[-1], entry))
        elif entry.kind == "undo":
            count = entry.data["count"]
            assert isinstance(count, int)
            del stack[len(stack) - count :]
        position = snapshots.pop(entry.number, None)
        if position is not None:
            _compare_positions(entry.number, position, stack[-1])
    return game


def _start(game: Game, row: Head, first: EntryRow) -> State:
    if row.origin:
        state = game.from_json(_stamped(row.origin, game))
        if _unstamped(one_line(state)) != _unstamped(row.origin):
            raise Differs(0, "position", "it is not read as it was written")
        return state
    draws = draws_in(first.data, "draws")
    state = game.start(row.seats, row.seed, row.options, draws)
    if state.chance.strays:
        raise Differs(0, "chance", state.chance.strays[0])
    _compare(0, pack_start(state, state.events, state.chance.drawn), first.data)
    return state


def _go_on(game: Game, before: State, entry: EntryRow) -> State:
    """The position after a play, or after others sat down."""
    try:
        after, made = went_on(game, before, written_of(entry))
    except Illegal as error:
        why = "; ".join(f"{reason.rule} ({reason.key})" for reason in error.reasons)
        said = f"seat {entry.seat}, '{entry.data['action']}': {why}"
        raise Differs(entry.number, "illegal", said) from None
    except OsadaError as error:
        raise Differs(entry.number, "action", str(error)) from None
    if made is None:
        who, came = entry.data["who"], entry.data["from"]
        assert isinstance(who, list)
        assert isinstance(came, list)
        now = pack_hands(after, who, came, before.seats)
    else:
        if after.chance.strays:
            raise Differs(entry.number, "chance", after.chance.strays[0])
        now = pack_play(before, made, after)
    _compare(entry.number, now, entry.data)
    return after


def _compare(number: int, now: Json, then: Json) -> None:
    plain: Json = msgspec.json.decode(msgspec.json.encode(now))
    plain["events"] = _as_told_then(plain.get("events"), then.get("events"))
    for part, what in PARTS:
        if plain.get(part) != then.get(part):
            raise Differs(number, what, _first(part, plain.get(part), then.get(part)))


def _as_told_then(now: object, then: object) -> object:
    """Events without the arguments that they did not have then: to tell more is no difference."""
    if not (isinstance(now, list) and isinstance(then, list) and len(now) == len(then)):
        return now
    return [
        {**mine, "args": {k: v for k, v in mine["args"].items() if k in theirs["args"]}}
        for mine, theirs in zip(now, then, strict=True)
    ]


def _first(part: str, now: object, then: object) -> str:
    """Where two lists part, in a few words."""
    if isinstance(now, list) and isinstance(then, list):
        for mine, theirs in zip(now, then, strict=False):
            if mine != theirs:
                return f"{part}: {_short(mine)} instead of {_short(theirs)}"
        return f"{part}: {len(now)} instead of {len(then)}"
    return f"{part}: {_short(now)} instead of {_short(then)}"


def _compare_positions(number: int, kept: str, state: State) -> None:
    then, now = _unstamped(kept), _unstamped(one_line(state))
    if now != then:
        names = [name for name in {**then, **now} if now.get(name) != then.get(name)]
        raise Differs(number, "position", f"differs in {', '.join(names[:6])}")


def _unstamped(position: str) -> Json:
    """A position without what says by which rules and values it was written: that these are others
    is why it is looked at, and not what matters."""
    return {name: value for name, value in json.loads(position).items() if name not in STAMPS}


def _short(value: object) -> str:
    if isinstance(value, Draw):
        return repr(value)
    return json.dumps(value, ensure_ascii=False)[:120]


def _stamped(position: str, game: Game) -> str:
    """A position as the present rules would have written it."""
    data = {**json.loads(position), "rules": game.rules_version}
    return short_text(data)


async def _pin(store: Store, row: Head, game: Game) -> None:
    """Pin a table to the present rules with all positions that are kept of it, unless somebody has
    just done so."""
    t, s = schema.tables.c, schema.snapshots.c
    as_checked = (t.id == row.id) & (t.rules == row.rules) & (t.content == row.content)
    new: dict[str, object] = {"rules": game.rules_version, "content": game.content_hash}
    kept: list[dict[str, object]] = []
    if row.rules != game.rules_version:
        new["origin"] = row.origin and _stamped(row.origin, game)
        numbers = await store.snapshot_numbers(row.id)
        for some in range(0, len(numbers), BATCH):
            found = await store.snapshots(row.id, numbers[some : some + BATCH])
            kept += [{"at": at, "new": _stamped(text, game)} for at, text in found.items()]
    here = (s.table == row.id) & (s.number == bindparam("at"))
    async with store.engine.begin() as connection:
        done = await connection.execute(update(schema.tables).where(as_checked).values(new))
        if kept and done.rowcount:
            written = update(schema.snapshots).where(here).values(position=bindparam("new"))
            await connection.execute(written, kept)
