"""One server process: everything it holds, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
import secrets
from contextlib import suppress

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.requests.note_finder import NoteFinder
from osada.requests.tries import Tries
from osada.table.making import MadeTable
from osada.table.writes import weigh

from .backup.rounds import BackupRounds
from .door.house_rates import HouseRates, Rated
from .door.sessions import Sessions, device_of
from .door.signing import Signer
from .host.background import Background
from .host.bus import Alone, Bus, Notice, RedisBus
from .host.homes import HereAlways, Homes
from .host.leases import Leases
from .host.living import NOBODY
from .host.memory import give_back_memory
from .host.settings import Settings
from .office.overlook import Overlook
from .people.accounts import Accounts
from .players.analyses import Analyses
from .players.asking import Thinkers
from .players.computers import Computers
from .players.hints import Hints
from .players.verdicts import Verdicts
from .store.complaints import complain, complain_of
from .store.database import open_engine
from .store.file_lock import FileLock
from .store.health import Pulse
from .store.insights import InsightStore
from .store.keepers import Keepers
from .store.migrate import upgrade
from .store.people import People
from .store.puzzles import PuzzleStore
from .store.remarks import RECORD, RemarkStore
from .store.sessions import SessionStore
from .store.store import Store
from .tables.chronicles import Chronicles
from .tables.foreign_text import Foreign, Limits
from .tables.moving_home import MovingHome
from .tables.pace import Pace
from .tables.records import Records
from .tables.retention import Retention
from .tables.scores import Scores
from .tables.table_host import TableHost

log = structlog.get_logger(__name__)
SELDOM = (5_000, 1000, 1000)
"""How often Python looks for garbage in circles. Positions hold none, and looking through all of
them stopped a full house for a quarter of a second: what has lived a moment is hardly ever looked
through. What is new is, often: a few milliseconds each time instead of some hundred."""
TIDY = 20.0
"""Seconds between two rounds of housekeeping."""
RATES = 1.0
"""Seconds between two times that the other processes hear what was used much here."""
HOMES = 2.0
"""Seconds between two looks whether tables are where they are at home."""
MANY = 40
"""Tables whose memory is worth giving back."""
SELDOM_ROUNDS = 120
"""After how many rounds games are looked for that need not stay any longer."""
ROUNDS = 4
"""How often tables are put away in that time."""


class Service:
    """The parts of a server, for the handlers of requests and sockets."""

    @classmethod
    async def open(cls, settings: Settings) -> Service:
        """Bring the database up to date and find the secret; `FileHeld` where another server
        has the file."""
        file_lock = FileLock(settings.file)
        file_lock.take()
        engine = open_engine(settings.url, settings.synchronous)
        await upgrade(engine)
        signer = Signer(settings.secret or await Store(engine).secret("signing"))
        return cls(settings, file_lock, engine, signer)

    def __init__(
        self, settings: Settings, file_lock: FileLock, engine: AsyncEngine, signer: Signer
    ) -> None:
        self.settings = settings
        self.who = secrets.token_hex(6)
        self.file_lock = file_lock
        self.engine = engine
        self.signer = signer
        self.pulse = Pulse(self.engine, settings.file)
        self.store = Store(self.engine)
        self.bus: Bus = RedisBus(settings.redis, self.who) if settings.redis else Alone()
        self.leases: Leases | None = None
        if settings.redis:
            house = signer.key(b"house").hex()[:12]
            self.leases = Leases(settings.redis, house, self.who, settings.routed)
        homes: Homes = self.leases or HereAlways()
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds, settings.bots)
        self.hints = Hints(self.thinkers)
        self.background = Background()
        self.scores = Scores(self.background)
        self.records = Records(self.background)
        self.chronicles = Chronicles(self.background)
        self.insights = InsightStore(self.engine)
        self.puzzles = PuzzleStore(self.engine)
        self.remarks = RemarkStore(self.engine)
        self.answers = Verdicts(self.thinkers)
        self.analyses = Analyses(self.thinkers, self.records, self.insights)
        self.pace = Pace(settings)
        self.foreign = Foreign(
            Limits(settings.read_seconds, settings.read_memory, settings.max_archive)
        )
        people = People(self.engine)
        self.sessions = Sessions(SessionStore(self.engine), people, signer)
        check = self.foreign.check_corrections
        self.tables = TableHost(self.store, self.bus, self.who, check, homes)
        self.moving_home = MovingHome(self.tables, homes, self.bus, self.who)
        self.accounts = Accounts(people, self.sessions, settings, tables=self.tables)
        self.note_finder = NoteFinder(self.store, self.tables, self.insights, self.remarks)
        self.tries = Tries(self.tables, self.store, self.insights)
        self.computers = Computers(self.tables, self.thinkers, settings.bot_pause)
        self.backups = BackupRounds(settings)
        self.retention = Retention(
            self.engine, self.tables, lambda room: self.records.of(room, ""), settings.records
        )
        self.keepers = Keepers(self.engine)
        looked_at = (self.pulse, self.bus, self.tables.watchers, self.thinkers.pool, self.backups)
        self.overlook = Overlook(settings, self.engine, looked_at)
        self.rates = HouseRates()
        self._rounds: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen and to think."""
        gc.freeze()
        gc.set_threshold(*SELDOM)
        await self.bus.start(self._hear)
        await self.thinkers.start()
        await self.computers.start()
        self.backups.start()
        self._rounds = [asyncio.create_task(self._tidy())]
        if self.leases is not None:
            self._rounds.append(asyncio.create_task(self._look_after_homes()))
            self._rounds.append(asyncio.create_task(self._tell_rates()))
            self.bus.tell(Notice("", self.who, joined=True))

    def share_rates(self, *door: Rated) -> None:
        """Count for the whole house what is counted here and at the door."""
        if self.leases is not None:
            self.rates = HouseRates(*door, self.pace, self.accounts.limit)

    async def set_up(self, made: MadeTable, address: str) -> None:
        """Write a new table down, if there is room for it; `Conflict` if there is one of its id."""
        self.pace.check_new(made.head.size or weigh(made.writes), address)
        await self.store.create(made.head, made.seats, made.writes)
        self.pace.stored(address, made.head.size)

    async def set_up_notes(self, made: MadeTable, address: str) -> None:
        """Write down what comes with a record: its variations and remarks."""
        for branch in made.branches:  # all together they are no larger than a table may be
            one = branch.made
            await self.store.create(one.head, one.seats, one.writes)
            self.pace.stored(address, one.head.size)
            await self.insights.branch_off(branch.table, branch.number, one.head.id)
        for table, remarks in made.remarks:
            self.pace.stored(address, await self.remarks.write(table, RECORD, remarks))

    async def stop(self) -> None:
        """Close everything; all that was acknowledged is already written."""
        for task in self._rounds:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.backups.stop()
        self.accounts.passwords.close()
        await self.computers.stop()
        await self.analyses.stop()
        await self.thinkers.stop()
        self.foreign.stop()
        self.background.close()
        await self.bus.stop()
        if self.leases is not None:
            await self.leases.stop()
        await self.engine.dispose()
        self.file_lock.let_go()

    async def _send_away(self) -> None:
        """Hang up on whoever's session was ended where this process did not hear of it."""
        there = self.tables.watchers.sessions()
        if there:
            ended = there - await self.sessions.alive(there)
            self.tables.watchers.end([device_of(key) for key in ended])

    def _hear(self, hint: Notice) -> None:
        self.tables.hear(hint)
        self.rates.spent_elsewhere(hint.spent)
        if hint.joined and self.leases is not None:
            self.leases.living.look()

    async def _tell_rates(self) -> None:
        while True:
            await asyncio.sleep(RATES)
            spent = self.rates.spent()
            if spent:
                self.bus.tell(Notice("", self.who, spent=spent))

    async def _look_after_homes(self) -> None:
        while True:
            await asyncio.sleep(HOMES)
            try:
                await self.moving_home.look_after()
            except NOBODY as error:
                complain_of("homes cannot be looked after", why=str(error))
            except Exception as error:
                complain(error, "looking after homes failed")

    async def _tidy(self) -> None:
        rounds = freed = 0
        while True:
            await asyncio.sleep(TIDY / ROUNDS)
            rounds += 1
            try:
                freed += self.tables.rooms.put_away()
                if freed >= MANY:
                    give_back_memory()
                    freed = 0
                self.tables.watchers.say_late(self.bus.away)
                if self.bus.missed():
                    await self.tables.look_again()
                if rounds % ROUNDS == 0:
                    self.overlook.look()
                    await self.tables.keep_presence()
                    self.tables.watchers.remind()
                    await self._send_away()
                retain = self.settings.retain
                if retain is not None and rounds % SELDOM_ROUNDS == 1:
                    await self.retention.let_go(retain.seconds)
            except Exception as error:
                complain(error, "housekeeping failed")
