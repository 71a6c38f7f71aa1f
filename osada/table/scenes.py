"""What a viewer is shown of a table: the scene, the head, the entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import structs

from osada.kernel.playing import free_to_undo
from osada.kernel.state import Data, State

from .protocol.problems import tell
from .protocol.table import (
    EntrySeen,
    Lesson,
    Scene,
    Tell,
)
from .stream import seen
from .table import Table
from .who_sat_then import hands_of, names_at, seat_at, told_by_name


def scene_of(
    table: Table,
    viewer: int | None,
    state: State | None = None,
    number: int = -1,
    view: Data | None = None,
) -> Scene:
    """The position as a viewer may know it: the present one, or `state` at an entry. Its `view` may
    be given where it was made already."""
    now = state is None
    shown = table.state if state is None else state
    is_mine = now and viewer is not None and viewer in shown.turn and table.is_running
    scene = Scene(
        number=table.number if now else number,
        turn=list(shown.turn),
        view=shown.view(viewer) if view is None else view,
        outcome=None if shown.outcome is None else shown.outcome.to_data(),
    )
    if now:
        scene.hands = hands_of(table, shown)
    else:
        scene.names = names_at(table, number)
    if is_mine and viewer is not None:
        scene.legal = [action.wire for action in shown.legal(viewer)]
    if viewer is not None and viewer in shown.turn:
        prompt = shown.prompt(viewer)
        scene.prompt = None if prompt is None else tell(prompt, viewer)
    if now and viewer is not None and table.is_running:
        scene.undoable, scene.barrier = undoable(table, viewer)
        scene.lesson = lesson_of(table, viewer)
    return scene


def briefly(table: Table, scene: Scene, place: str) -> Scene:
    """The same scene with references in place of what is printed, and where that can be had."""
    printed = table.printed
    if not printed.fingerprint:
        return scene
    view = cast(dict[str, object], printed.shortened(scene.view))
    return structs.replace(scene, view=view, printed=place)


def undoable(table: Table, seat: int) -> tuple[int, bool]:
    """How many of the last plays a seat may take back by itself, and whether what somebody
    learned from its last one is what forbids the next."""
    return free_to_undo(_plays(table), seat)


def _plays(table: Table) -> Iterator[tuple[int | None, bool]]:
    """Those that stand, the last first, down to where others sat down."""
    for number in reversed(table.standing):
        row = table.entries[number]
        if row.kind != "play":
            break
        yield row.seat, bool(row.data.get("teaches"))


def lesson_of(table: Table, viewer: int) -> Lesson | None:
    """What a guided game says to its player now."""
    if table.script is None or viewer != 0:
        return None
    return table.script.lesson(len(table.standing))


PAGE = 3000
"""Entries that are sent at once."""


def entries_seen(
    table: Table,
    viewer: int | None,
    after: int,
    before: int | None = None,
    limit: int = PAGE,
    moving: bool = False,
) -> list[EntrySeen]:
    """The entries after a number and before another, the last `limit` of them; with what they
    changed on the board where somebody sees it happen."""
    rows = table.entries[max(after + 1, 0) : before][-limit:]
    words = table.game.vocabulary
    if not table.hands:
        return [seen(row, viewer, words, moving) for row in rows]
    found = []
    for row in rows:
        one = seen(row, seat_at(table, row.number, viewer), words, moving)
        names = names_at(table, row.number)
        found.append(told_by_name(one, names) if names else one)
    return found


def note(key: str, **args: object) -> Tell:
    """Something the table itself says in the log."""
    return Tell(f"page-note-{key}", args)
