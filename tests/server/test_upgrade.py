"""Before an update of the rules: which kept games would go another way, and from where on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, select, update

import osada
from osada.bots import bot
from osada.kernel.action import Action
from osada.kernel.chance import Draw
from osada.kernel.journal import one_line, step
from osada.kernel.message import Event
from osada.kernel.state import State
from osada.server.host.bus import Alone
from osada.server.host.settings import Settings
from osada.server.store import schema
from osada.server.store.database import open_engine
from osada.server.store.migrate import upgrade
from osada.server.store.store import Store
from osada.server.tables.fresh import fresh
from osada.server.tables.table_host import TableHost
from osada.server.tables.upgrade import Checked, Divergence, check_upgrade
from osada.table.making import make_table
from osada.table.protocol.commands import Play
from osada.table.protocol.wishes import NewTable, SeatWish
from osada.table.stream import pack_hands, pack_play
from osada.table.writes import EntryRow, Writes

from ..cli.driving import Said, in_process
from .editions import bump_rules
from .test_hands import after_a_season

PLAYS = 24


async def _write(store: Store, game: str, seed: int, origin: bool) -> str:
    """A table of two computer players' first plays, of which some were taken back."""
    box = osada.game(game)
    wishes = [SeatWish("me"), SeatWish("computer", "random")]
    begun = box.start(2, seed) if origin else None
    made = make_table(NewTable(game, wishes, seed=seed), "owner", "Ada", fresh(), begun)
    await store.create(made.head, made.seats, made.writes)
    state = begun or box.start(2, seed)
    player = bot("random", box, seed, 0)
    for number in range(1, PLAYS):
        seat = state.turn[0]
        after, entry = step(state, seat, player.choose(state, seat))
        row = EntryRow(number, "play", seat, 1.0, pack_play(state, entry, after))
        kept = [(number, one_line(after))] if after.turn != state.turn else []
        if number % 7 == 5:
            undo = EntryRow(number + 1, "undo", seat, 1.0, {"count": 1})
            await store.append(made.head, Writes(entries=[row, undo], snapshots=kept))
            break
        await store.append(made.head, Writes(entries=[row], snapshots=kept))
        state = after
    number += 2
    while number < PLAYS:
        seat = state.turn[0]
        after, entry = step(state, seat, player.choose(state, seat))
        row = EntryRow(number, "play", seat, 1.0, pack_play(state, entry, after))
        await store.append(made.head, Writes(entries=[row]))
        state, number = after, number + 1
    return made.head.id


class Kept:
    """A database with three tables in it."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(database=f"sqlite:///{folder / 'kept.sqlite3'}")
        self.tables = asyncio.run(self._fill())
        self.engine: Engine = create_engine(self.settings.database)

    async def _fill(self) -> list[str]:
        engine = open_engine(self.settings.url)
        await upgrade(engine)
        store = Store(engine)
        made = [
            await _write(store, game, 3, origin)
            for game, origin in (("vikings", False), ("hamlet", False), ("mythwind", True))
        ]
        await engine.dispose()
        return made

    def check(self, apply: bool = False) -> Checked:
        async def run() -> Checked:
            engine = open_engine(self.settings.url)
            try:
                return await check_upgrade(Store(engine), lambda done, total: None, apply)
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def change(self, table: str, number: int, **data: object) -> None:
        """Write an entry otherwise than it was."""
        e = schema.entries.c
        here = (e.table == table) & (e.number == number)
        with self.engine.begin() as connection:
            then = json.loads(str(connection.execute(select(e.data).where(here)).scalar()))
            new = json.dumps({**then, **data})
            connection.execute(update(schema.entries).where(here).values(data=new))

    def pins(self) -> list[tuple[int, str]]:
        t = schema.tables.c
        with self.engine.connect() as connection:
            query = select(t.rules, t.content).order_by(t.created, t.id)
            return [(rules, content) for rules, content in connection.execute(query)]

    def osada(self, *arguments: str) -> Said:
        kept = {"OSADA_DATABASE": self.settings.database}
        return in_process(("server", "check-upgrade", *arguments), "", Path("/nowhere"), **kept)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_by_the_same_rules_every_game_comes_out_the_same(kept: Kept) -> None:
    assert kept.check() == Checked(tables=3)
    said = kept.osada()
    assert said.code == 0
    assert "3 of 3 games play out the same" in said.out


def test_the_first_difference_is_named(kept: Kept) -> None:
    vikings, hamlet, mythwind = kept.tables
    kept.change(vikings, 3, events=[])
    kept.change(vikings, 5, events=[])
    kept.change(hamlet, 2, action="fly away")
    kept.change(mythwind, 1, draws=[["no-such-draw", [1]]])
    found = {one.table: one for one in kept.check().divergences}
    assert (found[vikings].number, found[vikings].what) == (3, "told")
    assert (found[hamlet].number, found[hamlet].what) == (2, "action")
    assert (found[mythwind].number, found[mythwind].what) == (1, "chance")
    said = kept.osada()
    assert said.code == 1
    assert "0 of 3" in said.out
    assert all(table in said.out for table in kept.tables)
    data = json.loads(kept.osada("--json").out)
    assert {one["table"]: one["number"] for one in data["divergences"]} == {
        vikings: 3,
        hamlet: 2,
        mythwind: 1,
    }


def test_an_action_that_is_no_longer_legal_is_told_with_its_rule(kept: Kept) -> None:
    kept.change(kept.tables[0], 1, action="goods grain")
    (found,) = kept.check().divergences
    assert (found.number, found.what) == (1, "illegal")
    assert "VIK-" in found.detail


def test_another_position_is_a_difference_though_everything_else_is_the_same(kept: Kept) -> None:
    s = schema.snapshots.c
    with kept.engine.begin() as connection:
        here = s.table == kept.tables[0]
        last = select(s.number, s.position).where(here).order_by(s.number.desc())
        number, position = connection.execute(last).first() or (0, "{}")
        spoilt = json.dumps({**json.loads(position), "extra": 1})
        changed = update(schema.snapshots).where(here & (s.number == number))
        connection.execute(changed.values(position=spoilt))
    told = Divergence(kept.tables[0], "vikings", number, "position", "differs in extra")
    assert kept.check().divergences == [told]


def test_a_game_that_cannot_be_set_up_differs_at_its_start(kept: Kept) -> None:
    with kept.engine.begin() as connection:
        connection.execute(update(schema.tables).values(seats=9, origin="{}"))
    assert {(one.number, one.what) for one in kept.check().divergences} == {(0, "start")}


def test_only_what_comes_out_the_same_is_pinned_to_the_present_rules(kept: Kept) -> None:
    present = kept.pins()
    with kept.engine.begin() as connection:
        connection.execute(update(schema.tables).values(rules=0, content="old"))
    kept.change(kept.tables[1], 2, events=[])
    old = [(0, "old")] * 3
    said = kept.osada()
    assert said.code == 1
    assert "2 of them are still on older rules" in said.out
    assert kept.pins() == old
    said = kept.osada("--apply")
    assert said.code == 1
    assert "2 games continue under the current rules" in said.out
    assert kept.pins() == [present[0], (0, "old"), present[2]]


async def _play_on(settings: Settings, tables: list[str]) -> list[str]:
    """Let everybody play on where they can: why not, table by table."""
    engine = open_engine(settings.url)
    why = []
    for table in tables:
        store = Store(engine)
        held = TableHost(store, Alone(), "test")
        opened = await held.open(table)
        for _ in range(5):
            if not opened.frozen:
                seat = opened.state.turn[0]
                play = Play(opened.state.legal(seat)[0].text, opened.number)
                await held.do(opened, seat, play)
        await TableHost(store, Alone(), "test").open(table)
        why.append(opened.frozen)
    await engine.dispose()
    return why


def test_a_new_number_of_the_same_rules_stops_no_game(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = kept.pins()
    bump_rules(monkeypatch)
    assert all(asyncio.run(_play_on(kept.settings, kept.tables))), "they wait at older rules"
    assert kept.check() == Checked(tables=3, pinned=3)
    assert kept.check(apply=True) == Checked(tables=3, pinned=3, apply=3)
    assert kept.pins() == [(rules + 1, content) for rules, content in before]
    assert asyncio.run(_play_on(kept.settings, kept.tables)) == ["", "", ""]
    assert kept.check() == Checked(tables=3), "what was played since is of the new rules"


def test_a_rule_that_really_differs_keeps_a_game_at_its_own(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    bump_rules(monkeypatch)
    state = type(osada.game("hamlet").start(2, 3))
    as_before = state.play

    def play(self: State, seat: int, action: Action) -> list[Event]:
        told = as_before(self, seat, action)
        if self.turn != (seat,):
            self.reveals += 1
        return told

    monkeypatch.setattr(state, "play", play)
    checked = kept.check(apply=True)
    assert [one.table for one in checked.divergences] == [kept.tables[1]]
    assert checked.apply == 2
    vikings, hamlet, mythwind = asyncio.run(_play_on(kept.settings, kept.tables))
    assert (vikings, mythwind) == ("", "")
    assert hamlet


def _with_a_spent_die(over: State) -> State:
    """The second character, who will sit out, holds a blank die."""
    data: Any = over.to_data()
    data["sheets"][data["cast"][1]]["dice"] = ["s0"]
    del data["supply"]
    return osada.game("mythwind").from_json(data)


def _another_roll(over: State, who: tuple[str, ...]) -> list[Draw]:
    """What is drawn as these sit down, but for the last face: nobody would draw that anew."""
    *drawn, last = osada.game("mythwind").reseat(over, who).chance.drawn
    return [*drawn, Draw(last.label, (last.values[0] % 3 + 1,))]


def test_a_campaign_that_went_on_with_others_comes_out_the_same(tmp_path: Path) -> None:
    """What was rolled as somebody sat out is written beside those who sit down."""

    async def check() -> Checked:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'kept.sqlite3'}")
        await upgrade(engine)
        store, over = Store(engine), _with_a_spent_die(after_a_season(2).state)
        wish = NewTable("mythwind", [SeatWish("me"), SeatWish("link")])
        made = make_table(wish, "owner", "Ada", fresh(), over)
        await store.create(made.head, made.seats, made.writes)
        draws = _another_roll(over, ("farmer", "ranger", "merchant"))
        state = osada.game("mythwind").reseat(over, ("farmer", "ranger", "merchant"), draws)
        hands = pack_hands(state, state.seated(), [0, -1, -1], 2)
        assert "draws" in hands
        row = EntryRow(1, "hands", 0, 1.0, {**hands, "links": 2})
        await store.append(made.head, Writes(entries=[row], snapshots=[(1, one_line(state))]))
        for number, seat in enumerate((0, 1, 2), 2):
            after, entry = step(state, seat, state.legal(seat)[0])
            row = EntryRow(number, "play", seat, 1.0, pack_play(state, entry, after))
            await store.append(
                made.head, Writes(entries=[row], snapshots=[(number, one_line(after))])
            )
            state = after
        checked = await check_upgrade(store, lambda *_: None)
        opened = await TableHost(Store(engine), Alone(), "test").open(made.head.id)
        assert (opened.frozen, opened.state.digest()) == ("", state.digest())
        opened.kept.clear()
        opened._positions.clear()
        assert opened.position(opened.standing).digest() == state.digest(), "by its entries alone"
        assert '"s0"' not in json.dumps(state.to_data()["tower"])
        await engine.dispose()
        return checked

    assert asyncio.run(check()).divergences == []


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite3"
    kept = {"OSADA_DATABASE": str(path)}
    said = in_process(("server", "check-upgrade"), "", tmp_path, **kept)
    assert (said.code, said.out) == (2, "")
    assert f"there are no games in {path}" in said.err
    assert not path.exists()
    path.write_text("not a database, but long enough to be looked at as if it were one " * 20)
    said = in_process(("server", "check-upgrade"), "", tmp_path, **kept)
    assert said.code == 2
    assert "cannot be read" in said.err
