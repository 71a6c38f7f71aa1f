"""What a viewer is shown of a table: the scene, the head, the entries."""

from __future__ import annotations

import json
from typing import cast

from msgspec import structs

from osada.kernel.state import Data, State

from .levels import advised, hinted
from .protocol.problems import tell
from .protocol.table import (
    EntrySeen,
    Known,
    Lesson,
    Parting,
    Scene,
    SeatHead,
    TableHead,
    Tell,
    Vote,
)
from .stream import seen
from .table import Room
from .who_sat_then import hands_of, names_at, seat_at, told_by_name
from .writes import HERE, LEFT, SeatRow, TableRow


def scene_of(
    room: Room,
    viewer: int | None,
    state: State | None = None,
    number: int = -1,
    view: Data | None = None,
) -> Scene:
    """The position as a viewer may know it: the present one, or `state` at an entry. Its `view` may
    be given where it was made already."""
    now = state is None
    shown = room.state if state is None else state
    is_mine = now and viewer is not None and viewer in shown.turn and room.is_running
    scene = Scene(
        number=room.number if now else number,
        turn=list(shown.turn),
        view=shown.view(viewer) if view is None else view,
        outcome=None if shown.outcome is None else shown.outcome.to_data(),
    )
    if now:
        scene.hands = hands_of(room, shown)
    else:
        scene.names = names_at(room, number)
    if is_mine and viewer is not None:
        scene.legal = [action.wire for action in shown.legal(viewer)]
    if viewer is not None and viewer in shown.turn:
        prompt = shown.prompt(viewer)
        scene.prompt = None if prompt is None else tell(prompt, viewer)
    if now and viewer is not None and room.is_running:
        scene.undoable, scene.barrier = undoable(room, viewer)
        scene.lesson = lesson_of(room, viewer)
    return scene


def briefly(room: Room, scene: Scene) -> Scene:
    """The same scene with references in place of what is printed, and the address of that."""
    printed = room.printed
    if not printed.fingerprint:
        return scene
    place = f"/api/games/{room.row.game}/printed/{printed.fingerprint}?table={room.row.id}"
    view = cast(dict[str, object], printed.shortened(scene.view))
    return structs.replace(scene, view=view, printed=place)


def undoable(room: Room, seat: int) -> tuple[int, bool]:
    """How many of the last plays a seat may take back by itself, and whether what somebody
    learned from its last one is what forbids the next."""
    count = 0
    for number in reversed(room.standing):
        row = room.entries[number]
        if row.seat != seat or row.kind != "play":
            break
        if row.data.get("teaches"):
            return count, count == 0
        count += 1
    return count, False


def lesson_of(room: Room, viewer: int) -> Lesson | None:
    """What a guided game says to its player now."""
    if room.script is None or viewer != 0:
        return None
    return room.script.lesson(len(room.standing))


def head_of(
    row: TableRow,
    seats: list[SeatRow],
    me: int | None,
    player: str,
    online: frozenset[int] = frozenset(),
    vote: Vote | None = None,
    frozen: str = "",
    shown: bool = False,
    freed: bool = False,
    recorded: bool = False,
) -> TableHead:
    """A table as a list or its own page shows it."""
    reached = json.loads(row.reached or "{}")
    winners = [int(seat) for seat in str(reached.pop("winners", "")).split(",") if seat]
    points = int(reached.pop("points", 0))
    return TableHead(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            SeatHead(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.level,
                away=seat.away != HERE,
                online=seat.seat in online,
                seen=int(seat.seen) if me is not None and seat.kind == "person" else 0,
            )
            for seat in seats
        ],
        turn=row.turn_seats,
        number=row.number,
        created=row.created,
        updated=row.updated,
        me=me,
        owner=bool(player) and row.owner == player,
        listed=row.listed,
        options=json.loads(row.options),
        tutorial=row.tutorial,
        vote=vote,
        rematch=row.rematch,
        known=known_of(row),
        frozen=frozen,
        patience=row.patience,
        shown=shown,
        freed=freed,
        recorded=recorded,
        corrected=row.override != "",
        reached=reached,
        winners=winners,
        points=points,
        hints=row.hints and me is not None and row.status == "running" and hinted(row.game),
        insight=recorded and advised(row.game) and (row.hints or row.status != "running"),
        parting=parting_of(row, seats, me, player),
    )


def parting_of(row: TableRow, seats: list[SeatRow], me: int | None, player: str) -> Parting | None:
    """How somebody may part with a table: whose hand others wait for leaves it to a computer
    player, and who owns a game that nobody else plays ends it."""
    if row.status != "running":
        return "hide"
    others = any(s.kind == "person" and s.away != LEFT and s.seat != me for s in seats)
    if not others and player and player == row.owner:
        return "remove"
    if me is None or seats[me].away == LEFT:
        return "hide"
    return "leave"


def known_of(row: TableRow) -> list[Known]:
    """What somebody may know beforehand at a table, so that everybody is told before they sit
    down."""
    told: list[tuple[Known, bool]] = [
        ("seed", row.chosen_seed),
        ("values", row.override != ""),
        ("position", row.origin != ""),
    ]
    return [name for name, is_known in told if is_known and row.status != "archive"]


PAGE = 3000
"""Entries that are sent at once."""


def entries_seen(
    room: Room,
    viewer: int | None,
    after: int,
    before: int | None = None,
    limit: int = PAGE,
    moving: bool = False,
) -> list[EntrySeen]:
    """The entries after a number and before another, the last `limit` of them; with what they
    changed on the board where somebody sees it happen."""
    rows = room.entries[max(after + 1, 0) : before][-limit:]
    words = room.game.vocabulary
    if not room.hands:
        return [seen(row, viewer, words, moving) for row in rows]
    found = []
    for row in rows:
        one = seen(row, seat_at(room, row.number, viewer), words, moving)
        names = names_at(room, row.number)
        found.append(told_by_name(one, names) if names else one)
    return found


def note(key: str, **args: object) -> Tell:
    """Something the table itself says in the log."""
    return Tell(f"page-note-{key}", args)
