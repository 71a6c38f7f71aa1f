"""Backups that a server makes by itself: one after so many hours, of which so many are kept."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from ..host.settings import Settings
from ..store.file_lock import FileHeld, FileLock
from .folder import backups_in, keep_newest, made_at
from .make import make_backup

log = structlog.get_logger(__name__)
LOOK: Final = 60.0
"""Seconds between two looks whether one is due."""
AGAIN: Final = 600.0
"""Seconds after which one is tried again that could not be made."""


class BackupRounds:
    """Makes backups for as long as the server runs. Of several processes one makes each."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._at_work: asyncio.Task[None] | None = None
        self._ends = False
        self._at_once: asyncio.Task[bool] | None = None
        self.making = False
        """Whether this process is making one just now."""
        self.failed = ""
        """Why the last one could not be made; empty where it was."""

    def start(self) -> None:
        """Begin, where a folder is set."""
        if self._settings.backups is not None:
            self._at_work = asyncio.create_task(self._go_round(self._settings.backups))

    async def stop(self) -> None:
        """What is half made is none, and thrown away."""
        self._ends = True
        for task in (self._at_work, self._at_once):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def make_now(self) -> None:
        """Make one, whether it is due or not; nothing more where one is being made."""
        if self._settings.backups is not None and not self.making:
            self._at_once = asyncio.create_task(self._try(self._settings.backups, at_once=True))

    async def _go_round(self, folder: Path) -> None:
        while True:
            well = await self._try(folder)
            await asyncio.sleep(min(LOOK if well else AGAIN, self._settings.backup_every.seconds))

    async def _try(self, folder: Path, at_once: bool = False) -> bool:
        """Whether it could be made."""
        try:
            await self._make(folder, at_once)
            self.failed = ""
        except Exception as error:
            self.failed = str(error)[:300]
            log.error("no backup could be made", why=self.failed, again=AGAIN)
        finally:
            self.making = False
        return not self.failed

    def _is_due(self, folder: Path) -> bool:
        there = backups_in(folder)
        every = self._settings.backup_every.seconds
        # One that lies in the future, as the clock was set since, is none that keeps from another.
        return not there or not 0 <= time.time() - made_at(there[-1]) < every

    async def _make(self, folder: Path, at_once: bool) -> None:
        if not at_once and not self._is_due(folder):
            return
        self.making = True
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        hold = FileLock(folder / "osada-backups")
        try:
            hold.take()
        except FileHeld:  # another process is at it
            return
        try:
            if not at_once and not self._is_due(folder):
                return
            began = time.monotonic()
            made, manifest = await make_backup(self._settings, folder, self._go_on)
            gone = keep_newest(folder, self._settings.backup_keep)
        finally:
            hold.let_go()
        log.info(
            "backup made",
            place=made.name,
            bytes=manifest.size,
            tables=manifest.tables,
            seconds=round(time.monotonic() - began, 1),
            gone=len(gone),
        )

    def _go_on(self, done: int, whole: int) -> None:
        if self._ends:
            raise InterruptedError("the server ends")
