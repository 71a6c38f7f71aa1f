"""Who sits where: sitting down, leaving a seat to a computer player, coming back, being freed."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import structs, to_builtins

from .computer_names import name_for
from .decided import Decided
from .levels import known, levels, standing_in
from .plays import check_running, computer_due
from .protocol.commands import Chat, Name, Occupy, Return, StandIn
from .protocol.problems import Refused
from .protocol.table import Tell
from .scenes import note
from .stream import WATCHER
from .table import Table
from .writes import HERE, LEFT, REPLACED, STEPPED_OUT, EntryRow, SeatRow, Writes

UNFAIR = "random"
"""The computer player that may be an opponent, but never stands in for a person."""
PHRASES = frozenset(
    f"chat-{name}"
    for name in (
        "hello",
        "good-luck",
        "well-played",
        "thanks",
        "sorry",
        "thinking",
        "your-turn",
        "moment",
        "undo-please",
        "good-game",
        "bye",
    )
)


def stand_in(table: Table, seat: int, command: StandIn, is_owner: bool, now: float) -> Decided:
    """Let a computer player act for one's own seat, or as the owner for an open one. For anybody
    else's the others decide together (`motions`)."""
    check_running(table)
    if command.seat >= len(table.seats):
        raise Refused("bad-request", number=table.number)
    there = table.seats[command.seat]
    check_unplayed(table, there)
    if command.seat != seat and not (is_owner and there.kind == "open"):
        raise Refused("ask-others", number=table.number)
    taken, told = played_by(table, there, fair_level(table, command.level), command.seat == seat)
    return _seated(table, taken, told, seat, now)


def occupy(table: Table, seat: int, command: Occupy, is_owner: bool, now: float) -> Decided:
    """Seat another computer player in the place of one, or nobody until a friend comes."""
    check_running(table)
    if not is_owner or table.head.tutorial:
        raise Refused("not-yours", number=table.number)
    there = table.seats[command.seat] if command.seat < len(table.seats) else None
    if there is None or there.kind != "computer":
        raise Refused("stale", {"number": table.number}, number=table.number)
    if command.level:
        if command.level not in levels(table.head.game):
            raise Refused("bad-request", number=table.number)
        taken = [one.name for one in table.seats if one.seat != there.seat]
        name = name_for(table.head.id, table.head.lang, command.level, taken)
        new = structs.replace(there, level=command.level, name=name)
        return _seated(
            table, new, note("computer-changes", seat=there.seat, was=there.name), seat, now
        )
    if table.head.secrets_out:
        raise Refused("secrets-out", number=table.number)
    new = structs.replace(there, kind="open", level="", name="")
    new.link_version += 1
    return _seated(table, new, note("seat-opened", seat=there.seat, was=there.name), seat, now)


def check_unplayed(table: Table, there: SeatRow) -> None:
    """Refuse a second computer player at a seat."""
    if there.is_played_by_computer:
        raise Refused("seat-computer", number=table.number)


def fair_level(table: Table, wanted: str = "") -> str:
    """The computer player that stands in: a good one where none is named; `Refused` for one that
    would throw the game away."""
    game = table.head.game
    everybody = known(game)
    fair = [level for level in everybody if level != UNFAIR] or everybody
    if wanted == UNFAIR and UNFAIR not in fair:
        raise Refused("unfair", number=table.number)
    if wanted and wanted not in fair:
        raise Refused("bad-request", number=table.number)
    return wanted or standing_in(game) or fair[-1]


def played_by(table: Table, there: SeatRow, level: str, is_own: bool) -> tuple[SeatRow, Tell]:
    """A seat with a computer player at it, and how that is told."""
    if there.kind == "open":
        name = name_for(table.head.id, table.head.lang, level, [seat.name for seat in table.seats])
        taken = structs.replace(there, kind="computer", level=level, name=name)
        return taken, note("computer-sits", seat=there.seat)
    away = structs.replace(there, away=STEPPED_OUT if is_own else REPLACED, level=level)
    return away, note("stands-in", seat=there.seat)


def leave(table: Table, seat: int, heir: str, players: list[str], now: float) -> Decided:
    """Leave the table: a computer player takes over, the others decide alone from now on, and the
    table is no longer in the lists of those who sat there. An owner leaves it to an heir."""
    there = table.seats[seat]
    level = there.level if there.is_played_by_computer else fair_level(table)
    away = structs.replace(there, away=LEFT, level=level)
    decided = _seated(table, away, note("leaves", seat=seat), seat, now)
    decided.writes.hidden = dict.fromkeys(players, True)
    if heir:
        decided.writes.head["owner"] = heir
    return decided


def come_back(table: Table, seat: int, command: Return, now: float) -> Decided:
    """Take one's seat back from the computer player who stood in."""
    there = table.seats[seat]
    if there.kind != "person" or there.away == HERE:
        raise Refused("seat-yours", number=table.number)
    back = structs.replace(there, away=HERE, level="", seen=now)
    return _seated(table, back, note("returns", seat=seat), seat, now)


def rename(table: Table, seat: int, command: Name, now: float) -> Decided:
    """Be called otherwise at this table."""
    name = clean(command.name)
    if not name:
        raise Refused("no-name", number=table.number)
    there = structs.replace(table.seats[seat], name=name)
    return _seated(table, there, note("renamed", seat=seat, name=name), seat, now)


def sit_down(table: Table, seat: int, player: str, name: str, now: float) -> Decided:
    """Take a seat by its link, which is spent by it: whoever else has it can do nothing with it."""
    there = table.seats[seat]
    is_new = there.kind != "person"
    if is_new and table.head.status != "running":
        raise Refused("over", number=table.number)
    called = clean(name) or there.name
    taken = structs.replace(there, kind="person", name=called, away=HERE, level="", seen=now)
    taken.link_version += 1
    told = note("sits" if is_new else "sits-too", seat=seat)
    decided = _seated(table, taken, told, seat, now)
    if is_new:
        marks = [mark_of(player)] if player else []
        decided.writes.entries[0].data.update(place=seat, marks=marks)
        decided.writes.forget = [seat]
    decided.writes.members = [(player, seat)] if player else []
    return decided


def chat(table: Table, seat: int, command: Chat, now: float) -> Decided:
    """Say something at the table."""
    data: dict[str, object] = {}
    if command.phrase:
        if command.phrase not in PHRASES:
            raise Refused("bad-request", number=table.number)
        data["told"] = to_builtins(Tell(command.phrase))
    else:
        data["text"] = clean(command.text, 500)
        if not data["text"]:
            raise Refused("empty-chat", number=table.number)
    return Decided(Writes(entries=[EntryRow(table.number + 1, "chat", seat, now, data)]))


def new_watch_link(table: Table, by: int | None, player: str, now: float) -> Decided:
    """Make the watch link worthless: whoever watches loses their place, but not the owner."""
    writes = Writes(entries=[noted(table, by, note("watch-revoked"), now)], leave=[WATCHER])
    writes.head = {"watch_version": table.head.watch_version + 1}
    writes.members = [(player, WATCHER)] if by is None else []
    return Decided(writes)


def new_own_link(table: Table, seat: int, player: str, now: float) -> Decided:
    """Make the link of one's own seat worthless: everybody else who used it loses the seat. The
    browser that asks stays; a program gets the new link."""
    changed = structs.replace(table.seats[seat])
    changed.link_version += 1
    decided = _seated(table, changed, note("link-revoked", seat=seat), seat, now)
    decided.writes.leave = decided.writes.forget = [seat]
    decided.writes.members = [(player, seat)] if player else []
    return decided


def new_open_link(table: Table, seat: int, by: int | None, now: float) -> Decided:
    """Make the link of a seat worthless at which nobody sits."""
    if table.seats[seat].kind == "computer":
        raise Refused("seat-computer", number=table.number)
    if table.seats[seat].kind == "person":
        raise Refused("seat-taken", number=table.number)
    changed = structs.replace(table.seats[seat])
    changed.link_version += 1
    return _seated(table, changed, note("open-link-revoked", seat=seat), by, now)


def free(table: Table, seat: int, by: int | None, players: list[str], now: float) -> Decided:
    """Take a seat from these people and open it. They may watch on; what they knew they know."""
    check_running(table)
    there = table.seats[seat]
    if there.kind != "person":
        raise Refused("stale", {"number": table.number}, number=table.number)
    changed = structs.replace(there, kind="open", away=HERE, level="")
    changed.link_version += 1
    decided = _seated(table, changed, note("freed", seat=seat, who=there.name or "–"), by, now)
    marks = [mark_of(player) for player in players]
    decided.writes.entries[0].data.update(place=seat, freed=True, marks=marks)
    decided.writes.leave = decided.writes.forget = [seat]
    decided.writes.members = [(player, WATCHER) for player in players]
    return decided


def mark_of(player: str) -> str:
    """By which a table remembers somebody in its stream, without saying who it is."""
    return blake2b(player.encode(), digest_size=8, person=b"osada mark").hexdigest()


def clean(text: str, longest: int = 40) -> str:
    """What a person typed, on one line and without signs that cannot be seen."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(visible.split())[:longest]


def noted(table: Table, seat: int | None, told: Tell, now: float) -> EntryRow:
    """An entry in which the table itself says something."""
    return EntryRow(table.number + 1, "note", seat, now, {"told": to_builtins(told)})


def _seated(table: Table, changed: SeatRow, told: Tell, by: int | None, now: float) -> Decided:
    seats = [changed if s.seat == changed.seat else s for s in table.seats]
    row = EntryRow(table.number + 1, "note", by, now, {"told": to_builtins(told)})
    due = table.is_running and computer_due(seats, table.state)
    writes = Writes(entries=[row], seats=[changed], head={"computer_due": due})
    return Decided(writes)
