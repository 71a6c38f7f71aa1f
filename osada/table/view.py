"""What one viewer of a table is sent: everything at first, then what is new."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from .protocol.difference import Known, Patch, difference
from .protocol.table import Scene, TableHead, Update, Welcome
from .scenes import briefly, entries_seen, scene_of
from .table import Table


class View:
    """Somebody's eyes: a seat's, or those of whoever only watches."""

    def __init__(self, viewer: int | None, brief: bool = False) -> None:
        self.viewer = viewer
        self.brief = brief
        """Whether only what has changed in the scene is to be told."""
        self.scene: Scene | None = None
        """To whom it is told briefly: the last one, of which only changes are told."""

    def welcome(self, table: Table, head: TableHead, after: int, printed: str) -> Welcome:
        """Everything from an entry on; `printed` is where what is printed can be had."""
        known = min(after, table.number)
        # who comes back sees what happened meanwhile
        entries = entries_seen(table, self.viewer, known, moving=known >= 0)
        scene = scene_of(table, self.viewer)
        if self.brief:
            self.scene = scene
            scene = briefly(table, scene, printed)
        return Welcome(head, entries, scene)


class News:
    """What is new at a table since an entry. Whatever several viewers know alike is found once."""

    def __init__(
        self, table: Table, after: int, has_moved: bool, viewers: Iterable[int | None]
    ) -> None:
        self._table = table
        self._after = after
        self.has_moved = has_moved
        self._known: Known = {}
        views = table.state.views(set(viewers)) if has_moved else {}
        self._scenes = {viewer: scene_of(table, viewer, view=views[viewer]) for viewer in views}

    def update(self, view: View, head: TableHead | None) -> Update:
        """What one is sent of it; equal viewers with equal scenes are sent the same."""
        viewer, base = view.viewer, view.scene if view.brief else None
        entries = entries_seen(self._table, viewer, self._after, moving=True)
        update = Update(self._after, entries)
        if self.has_moved and base is None:
            update.scene = self._scenes[viewer]
        elif self.has_moved and base is not None:
            update.base = base.number
            patch = difference(_parts(base), _parts(self._scenes[viewer]), self._known) or {}
            update.change = cast(Patch, self._table.printed.shortened(patch))
        if head is not None:
            update.head = head
        return update

    def is_seen(self, view: View) -> None:
        """It was sent: from now on its scene is the one of which changes are told."""
        if self.has_moved and view.brief:
            view.scene = self._scenes[view.viewer]


def _parts(scene: Scene) -> dict[str, object]:
    """A scene as an object whose parts can be compared."""
    return {name: getattr(scene, name) for name in scene.__struct_fields__}
