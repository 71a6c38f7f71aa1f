"""Entries of a table's stream: how a play is packed into data, and what each viewer sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from osada.kernel.action import Vocabulary
from osada.kernel.chance import Draw
from osada.kernel.message import EVERYONE, Event, Hidden, eye
from osada.kernel.picture import Picture
from osada.kernel.playing import Entry, Played, Recast, Written
from osada.kernel.state import State

from .protocol.table import ChangeSeen, EntrySeen, Tell
from .writes import EntryRow, Json

HIDDEN = "hidden"
REMOVED = {"key": "page-note-removed", "args": {}, "rule": ""}
"""What is told in the stream instead of a person's words."""
WATCHER = -1
"""The viewer who sits nowhere, where viewers are keys of JSON objects."""


def pack_start(state: State, opening: Iterable[Event], setup: Sequence[Draw]) -> Json:
    """The data of entry 0: what chance gave at the set-up, and what was told."""
    events = [_pack_event(event) for event in opening]
    return {"draws": _pack_draws(setup), "events": events, **_pack_turn(state)}


def pack_play(before: State, entry: Entry, after: State) -> Json:
    """The data of a play: all that a replay needs, and all that was told."""
    data: Json = {"action": entry.action.text, **_pack_turn(after)}
    if entry.draws:
        data["draws"] = _pack_draws(entry.draws)
    if entry.shown:
        data["shown"] = _pack_draws(entry.shown)
    if entry.events:
        data["events"] = [_pack_event(event) for event in entry.events]
    if entry.changes:
        data["changes"] = [_pack_change(change) for change in entry.changes]
    if entry.teaches:
        data["teaches"] = True
    hides = {}
    for viewer in (None, *range(before.seats)):
        seen = before.disguise(entry.seat, entry.action, viewer)
        if seen != entry.action.text and viewer != entry.seat:
            hides[str(WATCHER if viewer is None else viewer)] = seen
    if hides:
        data["hides"] = hides
    return data


def pack_hands(state: State, who: Sequence[str], came: Sequence[int], before: int) -> Json:
    """The data of a change of hands: what is played at each seat, from which seat whoever plays it
    comes (-1: anew), how many seats there were, and what was drawn, if anything."""
    events = [_pack_event(event) for event in state.events]
    data: Json = {"who": list(who), "from": list(came), "before": before, "events": events}
    if state.chance.drawn:
        data["draws"] = _pack_draws(state.chance.drawn)
    return {**data, **_pack_turn(state)}


def script_of(data: Json) -> list[Draw]:
    """What chance gave to a play, for its replay."""
    return [*draws_in(data, "draws"), *draws_in(data, "shown")]


def written_of(row: EntryRow) -> Written:
    """A play, or a change of hands, as it can be played again."""
    if row.kind == "hands":
        who = row.data["who"]
        assert isinstance(who, list)
        return Recast(tuple(who), draws_in(row.data, "draws"))
    data = row.data
    assert row.seat is not None
    script = script_of(data) if "draws" in data or "shown" in data else []
    return Played(row.seat, str(data["action"]), script)


def draws_in(data: Json, name: str) -> list[Draw]:
    """Draws under one name of an entry's data."""
    packed = data.get(name, [])
    assert isinstance(packed, list)
    return [Draw(label, tuple(values)) for label, values in packed]


def seen(row: EntryRow, viewer: int | None, words: Vocabulary, moving: bool = False) -> EntrySeen:
    """An entry as one viewer may know it; `moving`: and what it changed, picture by picture."""
    data = row.data
    action = str(data.get("action", ""))
    hides = data.get("hides")
    if isinstance(hides, dict):
        action = hides.get(str(WATCHER if viewer is None else viewer), action)
    events = data.get("events", [])
    changes = data.get("changes", []) if moving else []
    told = data.get("told")
    count = data.get("count", 0)
    assert isinstance(events, list)
    assert isinstance(changes, list)
    assert isinstance(count, int)
    return EntrySeen(
        number=row.number,
        at=row.at,
        kind=row.kind,  # type: ignore[arg-type]
        seat=row.seat,
        action=words.wire(action) if action else (),
        events=[_event_seen(event, eye(viewer)) for event in events],
        changes=[_change_seen(change, eye(viewer)) for change in changes],
        count=count,
        text=str(data.get("text", "")),
        told=Tell(**told) if isinstance(told, dict) else None,
    )


def add_event(row: EntryRow, event: Event) -> None:
    """One thing more that is told with an entry."""
    events = row.data.setdefault("events", [])
    assert isinstance(events, list)
    events.append(_pack_event(event))


def _pack_turn(state: State) -> Json:
    """Who may act next, where it is more than one."""
    return {"turn": list(state.turn)} if len(state.turn) > 1 else {}


def _pack_draws(draws: Iterable[Draw]) -> list[object]:
    return [[draw.label, list(draw.values)] for draw in draws]


def _pack_event(event: Event) -> Json:
    packed: Json = {"key": event.key, "rule": event.rule}
    args: Json = {}
    secret: Json = {}
    for name, value in event.args.items():
        if isinstance(value, Hidden):
            args[name] = HIDDEN
            secret[name] = [value.value, value.seen]
        else:
            args[name] = value
    packed["args"] = args
    if secret:
        packed["secret"] = secret
    return packed


def _event_seen(packed: Json, bit: int) -> Tell:
    args = packed["args"]
    assert isinstance(args, dict)
    secret = packed.get("secret")
    if isinstance(secret, dict):
        args = {**args, **{name: value for name, (value, who) in secret.items() if who & bit}}
    return Tell(str(packed["key"]), args, str(packed["rule"]))


def change_seen(change: Picture, viewer: int | None) -> ChangeSeen:
    """A change as one viewer may know it."""
    return _change_seen(_pack_change(change), eye(viewer))


def _pack_change(change: Picture) -> Json:
    after = []
    for path, value in change.after:
        if isinstance(value, Hidden):
            after.append([list(path), value.value, value.seen])
        else:
            after.append([list(path), value, EVERYONE])
    return {"moves": [list(move) for move in change.moves], "after": after}


def _change_seen(packed: Json, bit: int) -> ChangeSeen:
    """What one viewer may know of it."""
    moves, after = packed["moves"], packed["after"]
    assert isinstance(moves, list)
    assert isinstance(after, list)
    return ChangeSeen(moves, [(path, value) for path, value, who in after if who & bit])


def without_words(data: Json) -> Json:
    """The data of an entry without what a person wrote; what it did stays done."""
    words = ("text", "names")
    return {**{name: kept for name, kept in data.items() if name not in words}, "told": REMOVED}
