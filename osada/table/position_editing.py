"""A position that somebody enters by hand: looked at, changed by one deed, and its faults named.
Nothing of it is kept."""

from __future__ import annotations

from typing import cast

from osada.kernel.bounds import check_size
from osada.kernel.editing import BadEdit, Desk, Editor, Reading, Saying
from osada.kernel.errors import BadPosition, BadStart, Fault
from osada.kernel.game import Game
from osada.kernel.state import Data, State

from .games import open_game
from .protocol.position import (
    DraftSeen,
    DraftSent,
    FaultSeen,
    GroupSeen,
    NumberSeen,
    SpotSeen,
    ThingSeen,
)
from .protocol.problems import Refused
from .protocol.table import Scene, SeatHead, TableHead, Tell

LONGEST = 400
"""Signs of a fault that are told."""


def can_enter(name: str) -> bool:
    """Whether positions of a game can be entered by hand."""
    return bool(open_game(name).house.editor)


def editor_of(game: Game) -> Editor:
    """Who knows how positions of a game are entered."""
    return cast(Editor, game.house.part(game.house.editor)(game))  # type: ignore[operator]


def written(state: State) -> Data:
    """A position of a game as it is edited, at the start of a turn."""
    return editor_of(open_game(state.box_id[0], "", state.box_id[1])).written(state)


def enter(name: str, sent: DraftSent) -> DraftSeen:
    """The position after what was done; `Refused` where that cannot be done."""
    game = open_game(name)
    editor = editor_of(game)
    try:
        data = sent.position
        if data is None:
            data = editor.begin(sent.seats or game.seats[0], sent.empty)
        check_size(data)
        hand, reading = sent.hand, editor.read(data)
        if reading.state is not None and not editor.holds(reading.state, hand):
            raise BadEdit(f"there is no '{hand}' to be put down")
        if reading.state is not None and sent.press is not None:
            data, hand = editor.press(reading.state, hand, sent.press)
            reading = editor.read(data)
        elif reading.state is not None and sent.number is not None:
            data = editor.turn_to(reading.state, sent.number.word, sent.number.value)
            reading = editor.read(data)
    except BadPosition as bad:
        return DraftSeen(sent.position or {}, [_fault(fault) for fault in bad.faults])
    except (BadEdit, BadStart) as error:
        raise Refused("bad-edit", {"why": str(error)}) from None
    return _seen(game, editor, data, hand, reading)


def _seen(game: Game, editor: Editor, data: Data, hand: str, reading: Reading) -> DraftSeen:
    faults = [_fault(fault) for fault in reading.faults]
    state = reading.state
    if state is None:
        return DraftSeen(data, faults)
    desk = editor.desk(state, hand)
    return DraftSeen(
        position=data,
        faults=faults,
        hand=hand,
        head=_head(game, state, desk.seat),
        scene=Scene(0, [], desk.view, legal=[spot.wire for spot in desk.spots]),
        groups=_groups(desk),
        spots=[SpotSeen(spot.wire, spot.says and _tell(spot.says)) for spot in desk.spots],
        mover=state.turn[0] if state.turn else 0,
    )


def _groups(desk: Desk) -> list[GroupSeen]:
    return [
        GroupSeen(
            _tell(group.says),
            [ThingSeen(one.word, _tell(one.says), one.left, one.uncounted) for one in group.things],
            [
                NumberSeen(
                    one.word,
                    _tell(one.says),
                    one.value,
                    one.low,
                    one.high,
                    [_tell(choice) for choice in one.choices],
                )
                for one in group.numbers
            ],
        )
        for group in desk.groups
    ]


def _tell(says: Saying) -> Tell:
    return Tell(says.key, says.args)


def _fault(fault: Fault) -> FaultSeen:
    if fault.key:
        return FaultSeen(fault.place, Tell(fault.key, fault.args))
    reason = ": ".join(part for part in (fault.place, fault.reason) if part)
    return FaultSeen(fault.place, Tell("problem-fault", {"why": reason[:LONGEST]}))


def _head(game: Game, state: State, seat: int | None) -> TableHead:
    """Like that of a table, so that every board shows it."""
    return TableHead(
        id="",
        game=game.name,
        title="",
        status="running",
        seats=[SeatHead(at, "person") for at in range(state.seats)],
        turn=[],
        number=0,
        created=0.0,
        updated=0.0,
        me=seat,
    )
