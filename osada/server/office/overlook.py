"""How a house is, for whoever keeps it: looked at while it runs, without changing anything."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

import osada
from osada.kernel.errors import OsadaError

from ..backup.folder import backups_in, made_at
from ..backup.manifest import Manifest, read_manifest
from ..backup.postgres_dump import size_of
from ..backup.rounds import BackupRounds
from ..host.bus import Bus
from ..host.settings import Settings
from ..host.troubles import last_troubles
from ..players.pool import LANES, Pool
from ..protocol.office import (
    HouseBackup,
    HouseHealth,
    HouseHour,
    HouseNews,
    HouseTrouble,
    HouseWorker,
)
from ..store.ailments import ADVICE
from ..store.health import Pulse
from ..store.overview import HouseCounts, counts
from ..tables.watchers import Watchers
from .examination import LITTLE
from .hours import Hours

SHOWN: Final = 14
"""Backups that are told of."""
DAY: Final = 86_400.0
SOON: Final = 400
"""Days before the disk is three quarters full, from which on it is said."""
MANY: Final = 20
"""People who wait for a thought, from which on it is said."""
NOTHING: Final = HouseCounts(0, 0, 0, 0, 0, 0, 0, 0, 0.0, 0.0)
"""What is counted where the database does not answer."""


class Overlook:
    """Looks at the parts of one process."""

    def __init__(
        self,
        settings: Settings,
        engine: AsyncEngine,
        parts: tuple[Pulse, Bus, Watchers, Pool, BackupRounds],
    ) -> None:
        self._settings = settings
        self._engine = engine
        self._pulse, self._bus, self._watchers, self._pool, self._rounds = parts
        self._since = time.time()
        self._hours = Hours()
        self._spent: dict[int, tuple[float, float]] = {}

    def look(self) -> None:
        """Note how it is now; done now and then."""
        self._hours.look(len(self._watchers.tables()), self._watchers.count())

    async def health(self, login: str, proven: float) -> HouseHealth:
        """How it is now, for one who asks."""
        self.look()
        ailment = await self._pulse.beat()
        found, size = NOTHING, 0
        if ailment == "ok":
            with suppress(SQLAlchemyError, OSError):
                found = await counts(self._engine, time.time())
                size = await self._size()
        disk, free = await asyncio.to_thread(self._disk)
        backups = await asyncio.to_thread(self._backups)
        pool = self._pool
        told = HouseHealth(
            login=login,
            proven=proven,
            version=osada.__version__,
            mode=osada.MODE,
            since=self._since,
            news=[],
            running=found.running,
            over=found.over,
            archives=found.archives,
            tries=found.tries,
            due=found.due,
            accounts=found.accounts,
            guests=found.guests,
            sessions=found.sessions,
            watched=len(self._watchers.tables()),
            sockets=self._watchers.count(),
            hours=[
                HouseHour(
                    hour.at,
                    hour.tables,
                    hour.people,
                    hour.commands,
                    hour.middle * 1000,
                    hour.slow * 1000,
                )
                for hour in self._hours.all()
            ],
            size=size,
            free=free,
            disk=disk,
            daily=growth(backups),
            backups=[HouseBackup(at, one.size, one.tables) for at, one in backups[::-1]],
            folder=self._settings.backups is not None,
            backing_up=self._rounds.making,
            every=self._settings.backup_every.seconds,
            workers=[self._worker(worker.pid) for worker in pool.all],
            waiting={lane: pool.waiting(lane) for lane in LANES},
            troubles=[HouseTrouble(one.at, one.level, one.said) for one in last_troubles()],
            alone=not self._settings.redis,
        )
        if ailment != "ok":
            told.news.append(HouseNews(f"store-{ailment}", True, type=ADVICE[ailment]))
        told.news += self._news(told)
        return told

    def _news(self, told: HouseHealth) -> Iterator[HouseNews]:
        """What is wrong, and then what is worth knowing."""
        if self._bus.away:
            yield HouseNews("redis-away", True, type="redis-cli ping")
        if told.disk and told.free < 2 * told.size + LITTLE:
            yield HouseNews("disk-little", True, {"free": told.free >> 20})
        folder = self._settings.backups
        if folder is not None:
            command = f"osada server backup {folder}"
            age = time.time() - told.backups[0].at if told.backups else None
            if self._rounds.failed:
                yield HouseNews("backup-failed", True, {"why": self._rounds.failed}, command)
            elif age is None:
                yield HouseNews("backups-missing", not told.backing_up, type=command)
            elif age > 2 * told.every:
                yield HouseNews("backups-old", True, {"hours": round(age / 3600)}, command)
        else:
            yield HouseNews("backups-none", False, type="OSADA_BACKUPS=/var/backups/osada")
        if told.daily > 0 and told.disk:
            days = (told.free - told.disk / 4) / told.daily
            if 0 < days < SOON:
                yield HouseNews("disk-soon", False, {"days": round(days)})
        waiting = sum(told.waiting.values())
        if waiting >= MANY:
            yield HouseNews("thoughts-wait", False, {"count": waiting})

    async def _size(self) -> int:
        file = self._settings.file
        if file is None:
            return await size_of(self._engine)
        parts = (file, file.with_name(f"{file.name}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

    def _disk(self) -> tuple[int, int]:
        """Bytes of the disk where the database is, and free ones; of PostgreSQL's nobody here
        knows."""
        file = self._settings.file
        if file is None:
            return 0, 0
        with suppress(OSError):
            usage = shutil.disk_usage(file.parent)
            return usage.total, usage.free
        return 0, 0

    def _backups(self) -> list[tuple[float, Manifest]]:
        """The last ones, the oldest first."""
        found = []
        folder = self._settings.backups
        for one in backups_in(folder)[-SHOWN:] if folder is not None else ():
            with suppress(OsadaError, ValueError, OSError):
                found.append((made_at(one), read_manifest(one)))
        return found

    def _worker(self, pid: int) -> HouseWorker:
        """A process, and how busy it was since somebody looked before."""
        spent, megabytes = _spent(pid)
        now = time.monotonic()
        before, at = self._spent.get(pid, (spent, now))
        self._spent[pid] = (spent, now)
        load = min(1.0, (spent - before) / (now - at)) if now > at else 0.0
        return HouseWorker(megabytes > 0, load, megabytes)


def growth(backups: list[tuple[float, Manifest]]) -> float:
    """Bytes that a database has grown by in a day, by its oldest and its newest backup here."""
    if len(backups) < 2 or backups[-1][0] - backups[0][0] < DAY / 2:
        return 0.0
    (first, old), (last, new) = backups[0], backups[-1]
    return max(0.0, (new.plain - old.plain) * DAY / (last - first))


def _spent(pid: int) -> tuple[float, float]:
    """Seconds of the processor, and megabytes, of a process; zeros where that is not told."""
    with suppress(OSError, ValueError):
        folder = Path(f"/proc/{pid}")
        fields = (folder / "stat").read_text().rpartition(") ")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return seconds, pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0, 0.0
