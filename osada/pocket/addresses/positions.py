"""Positions entered by hand."""

from __future__ import annotations

import osada
from osada.kernel.chance import SEALED
from osada.requests.reading import check_position
from osada.table.advice_seen import choices_seen
from osada.table.games import open_game
from osada.table.hints import position_wanted
from osada.table.levels import hinted
from osada.table.position_editing import can_enter, enter, written
from osada.table.protocol.insight import Hint
from osada.table.protocol.position import DraftSeen, DraftSent, PositionSent
from osada.table.protocol.problems import Refused

from ..answering import Addresses, Words
from ..device import Device

ADDRESSES = Addresses()
ONE = "/api/positions/{game}"


@ADDRESSES.at("POST", ONE, DraftSent)
async def draft(device: Device, words: Words, sent: DraftSent) -> DraftSeen:
    """A position after what was done to it, with its faults."""
    game = _checked(words)
    if sent.origin is not None:
        at = await device.at(sent.origin.table)
        room = at.room
        if room.head.game != game or room.head.override or room.frozen:
            raise Refused("unknown")
        if room.is_unadvised:
            raise Refused("hints-off")
        upto = min(sent.origin.number, room.number)
        sent = DraftSent(written(await at.imagined(upto)))
    return enter(game, sent)


@ADDRESSES.at("POST", f"{ONE}/hint", PositionSent)
async def hint(device: Device, words: Words, sent: PositionSent) -> Hint:
    """What is good for who is to decide in a position."""
    game = _checked(words)
    if not hinted(game):
        raise Refused("no-hints")
    state = check_position(game, {**sent.position, "chance": SEALED})
    if not state.turn:
        raise Refused("over")
    found = await device.think(position_wanted(game, state))
    return Hint(0, state.turn[0], choices_seen(found, open_game(game).vocabulary))


def _checked(words: Words) -> str:
    game = words["game"]
    if game not in osada.games() or not can_enter(game):
        raise Refused("unknown")
    return game
