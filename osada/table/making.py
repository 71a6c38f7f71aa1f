"""Setting up tables: new ones, rematches, games played on."""

from __future__ import annotations

import hashlib
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from osada.bots import yardstick
from osada.kernel.chance import Chance
from osada.kernel.errors import OsadaError
from osada.kernel.game import Game
from osada.kernel.journal import one_line
from osada.kernel.options import spell
from osada.kernel.state import State
from osada.texts.languages import languages

from .computer_names import name_for
from .fresh import LETTERS, Fresh
from .games import open_game
from .head import Head
from .lessons import load_lesson
from .levels import known, usual
from .plays import reached, standing_head
from .protocol.problems import Refused
from .protocol.wishes import NewTable, SeatWish
from .seats import clean
from .stream import pack_start
from .table import Keep, Table, nowhere
from .writes import EntryRow, SeatRow, Writes


class MadeTable(Struct):
    """A table ready to be written."""

    head: Head
    seats: list[SeatRow]
    writes: Writes
    branches: list[Branched] = []
    """Tables of their own that come with it: variations of a record."""
    remarks: list[tuple[str, dict[int, str]]] = []
    """What is said beside the game, by table and entry."""


def begun(made: MadeTable, keep: Keep = nowhere) -> Table:
    """It as an open table, for whoever goes on with it right here."""
    table = Table(made.head, made.seats, keep)
    for _ in table.take_in(made.writes.entries, made.head, made.seats):
        pass
    return table


class Branched(Struct):
    """A table that is another way from an entry of a table on."""

    table: str
    number: int
    made: MadeTable


def address_of(token: str) -> str:
    """The address that goes with a token: always the same, and nobody can guess it without."""
    digest = hashlib.blake2b(token.encode(), digest_size=12).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def make_table(
    wish: NewTable, player: str, name: str, fresh: Fresh, origin: State | None = None
) -> MadeTable:
    """A table as it was wished for, standing at the beginning of its game."""
    try:
        values = "" if origin is None else origin.box_id[1]  # it goes on as it was printed then
        game = open_game(wish.game, wish.content, values)
        if wish.tutorial and origin is not None:
            raise Refused("table-lesson")
        if wish.tutorial:
            script = load_lesson(wish.game, wish.tutorial)
            seats, seed, options = script.seats, script.seed, dict(script.options)
            wishes = [SeatWish("me"), *([SeatWish("computer")] * (seats - 1))]
        else:
            if wish.listed and wish.seed is not None:
                raise Refused("table-seed")
            seed = fresh.seed() if wish.seed is None else wish.seed
            seats, options, wishes = len(wish.seats), wish.options, wish.seats
        wishes = [one if one.level else replace(one, level=yardstick(game)) for one in wishes]
        state = origin
        if state is None:
            state = game.start(seats, seed, options)
        elif state.seats != seats:
            raise Refused("table-seats", {"seats": state.seats})
        else:
            state.chance = Chance(seed)
    except OsadaError as error:
        raise Refused("bad-table", {"why": str(error)}) from None
    check_wishes(game, wishes)
    begun = one_line(state) if origin is not None else ""
    return as_wished(game, wish, wishes, state, (seed, options), player, name, fresh, begun)


def check_wishes(game: Game, wishes: list[SeatWish]) -> None:
    """Refuse a table without people, with one person twice, or with an unknown opponent."""
    people = [wish for wish in wishes if wish.who != "computer"]
    if not people:
        raise Refused("table-nobody")
    if sum(wish.who == "me" for wish in wishes) > 1:
        raise Refused("table-twice")
    for wish in wishes:
        if wish.who == "computer" and wish.level not in known(game.name):
            raise Refused("table-level", {"level": wish.level})


def as_wished(
    game: Game,
    wish: NewTable,
    wishes: list[SeatWish],
    state: State,
    start: tuple[int | None, dict[str, str]],
    player: str,
    name: str,
    fresh: Fresh,
    origin: str,
) -> MadeTable:
    now, table = fresh.now, fresh.id()
    seed, options = start
    seats = [_seat(table, number, one, name, now) for number, one in enumerate(wishes)]
    head = standing_head(seats, state)
    chosen = {o.name: spell(o.read(options[o.name])) for o in game.options if o.name in options}
    row = Head(
        id=table,
        game=game.name,
        title=clean(wish.title, 60),
        rules=game.rules_version,
        content=game.content_hash,
        override=wish.content,
        seats=state.seats,
        seed=seed,
        chosen_seed=wish.seed is not None and not wish.tutorial,
        options=chosen,
        origin=origin,
        tutorial=wish.tutorial,
        status=str(head["status"]),
        listed=wish.listed,
        patience=wish.patience,
        secrets_out=False,
        owner=player,
        watch_version=1,
        rematch="",
        number=0,
        size=0,
        turn=list(state.turn),
        computer_due=bool(head["computer_due"]),
        reached=reached(state),
        lang=wish.lang if wish.lang in languages() else languages()[0],
        group_version=1,
        group_open=True,
        hints=wish.hints,
        created=now,
        updated=now,
    )
    name_computers(row, seats)
    opening = [] if origin else state.events
    drawn = [] if origin else state.chance.drawn
    first = EntryRow(0, "start", None, now, pack_start(state, opening, drawn))
    me = [(player, seat.seat) for seat, one in zip(seats, wishes, strict=True) if one.who == "me"]
    writes = Writes(entries=[first], snapshots=[(0, one_line(state))], members=me)
    if not me:
        writes.members = [(player, -1)]
    return MadeTable(row, seats, writes)


def name_computers(row: Head, seats: list[SeatRow]) -> None:
    """Give the computer players who have none a name."""
    for seat in seats:
        if seat.kind == "computer" and not seat.name:
            taken = [other.name for other in seats]
            seat.name = name_for(row.id, row.lang, seat.level, taken)


def _seat(table: str, number: int, wish: SeatWish, name: str, now: float) -> SeatRow:
    if wish.who == "computer":
        return SeatRow(table, number, "computer", clean(wish.name), wish.level)
    if wish.who == "me":
        return SeatRow(table, number, "person", clean(name), "", seen=now)
    return SeatRow(table, number, "open", clean(wish.name), "")


def make_rematch(
    table: Table, members: list[tuple[str, int]], player: str, address: str, fresh: Fresh
) -> MadeTable:
    """The same people in the same seats at the same game, another time, at this address."""
    row = table.head
    options = dict(row.options)
    wishes = [
        SeatWish("computer", seat.level, seat.name)
        if seat.kind == "computer"
        else SeatWish("link", name=seat.name)
        for seat in table.seats
    ]
    wish = NewTable(row.game, wishes, options, row.title, row.listed, content=row.override)
    wish.patience, wish.lang, wish.hints = row.patience, row.lang, row.hints
    made = make_table(wish, player, "", fresh)
    made.head.id = address
    made.writes.members = members
    for seat, old in zip(made.seats, table.seats, strict=True):
        seat.table = address
        if old.kind == "person":
            seat.kind, seat.name, seat.seen = "person", old.name, made.head.created
    return made


def make_branch(
    table: Table,
    seat: int | None,
    state: State,
    player: str,
    name: str,
    fresh: Fresh,
    lang: str = "",
) -> MadeTable:
    """A table to try another way from a position of this one: for one person, in the seat in turn,
    against the computer players there are; people's seats are taken by the usual one."""
    row, mine = table.head, state.turn[0]
    wishes = [
        SeatWish("me")
        if one.seat == mine
        else SeatWish("computer", one.level or usual(row.game), one.name)
        for one in table.seats
    ]
    wish = NewTable(row.game, wishes, dict(row.options), row.title, content=row.override)
    wish.patience, wish.lang = row.patience, lang or row.lang
    return make_table(wish, player, name, fresh, imagined_for(table, state, seat, fresh.chance))


def imagined_for(table: Table, state: State, viewer: int | None, chance: Random) -> State:
    """A position to play on from: the true one when everything may be known, else one that the
    viewer could not tell from it. What chance will give there is another matter: `make_table`."""
    if table.is_shown:
        return state.copy()
    return state.imagined(viewer, chance)
