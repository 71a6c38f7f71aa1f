"""Where a piece, a token or a viking may be put on the board, and what may be taken up from it."""

from __future__ import annotations

from typing import cast

from osada.kernel.action import Wire
from osada.kernel.editing import Spot, say
from osada.kernel.state import Data

from ..rules.board import IN_HAND, WON, Board
from ..rules.box import COLOURS, SHIPS
from ..rules.numbers import berth_of, first_slot, spell_piece, team_of
from ..rules.words import SPACE_NAMES

UNLOAD = "unload"
"""In hand: goods are taken off a ship."""
WON_WIRE: Wire = ("won",)


def spots(s: Board, hand: str) -> list[Spot]:
    """The places for what is in hand; with an empty hand, all that can be taken up."""
    what, _, which = hand.partition(" ")
    if what == "piece":
        room = [ship for ship in range(SHIPS) if len(s.hulls[ship]) < s.box.most_pieces]
        return [_ship(s, ship) for ship in room]
    if what == "goods":
        return [_ship(s, ship) for ship in s.harbour]
    if hand == UNLOAD:
        return [_ship(s, ship) for ship in s.harbour if s.goods_aboard(ship)]
    if what == "viking":
        side = s.waiting if which.endswith("waiting") else s.placed
        return [Spot(("space", SPACE_NAMES[i])) for i in range(len(side)) if side[i] < 0]
    if what == "bet":
        if not _is_in_hand(s, *which.split()):
            return []
        circles = [(ship + 1, colour) for ship in range(SHIPS) for colour in COLOURS]
        at = [Spot(("circle", *circle)) for circle in circles]
        return [*at, Spot(WON_WIRE, say("vikings-edit-won"))]
    return _taken_up(s)


def _is_in_hand(s: Board, colour: str, value: str) -> bool:
    """Whether a bet token is its player's to lay: there is one of each."""
    seat = s.colours.index(COLOURS.index(colour))
    slots = range(first_slot(seat), first_slot(seat + 1))
    return any(s.tokens.values[at] == int(value) and s.bets[at] == IN_HAND for at in slots)


def _ship(s: Board, ship: int) -> Spot:
    number = ship + 1
    sailed = say("vikings-edit-ship-sailed", ship=number)
    return Spot(("ship", number), None if ship in s.harbour else sailed)


def _taken_up(s: Board) -> list[Spot]:
    found = []
    for ship, hull in enumerate(s.hulls):
        for place, piece in enumerate(hull):
            spelled = spell_piece(piece)
            said = {"colour": colour_of(spelled), "shields": int(spelled[1])}
            told = say("vikings-edit-piece-at", ship=ship + 1, **said)
            found.append(Spot(("piece", ship + 1, place + 1), told))
    for space, name in enumerate(SPACE_NAMES):
        if s.waiting[space] >= 0 or s.placed[space] >= 0:
            found.append(Spot(("space", name)))
    circles = sorted({place for place in s.bets if place >= 0})
    found += [Spot(("circle", berth_of(one) + 1, COLOURS[team_of(one)])) for one in circles]
    for seat, colour in enumerate(s.colours):
        for slot in range(first_slot(seat), first_slot(seat + 1)):
            if s.bets[slot] == WON:
                value = s.tokens.values[slot]
                won = say("vikings-edit-won-token", colour=COLOURS[colour], token=value)
                found.append(Spot(("won", COLOURS[colour], value), won))
    return found


def colour_of(spelled: str) -> str:
    """The colour of a piece by its letter."""
    return next(colour for colour in COLOURS if colour.startswith(spelled[0].lower()))


def put_down(data: Data, hand: str, wire: Wire) -> None:
    """Put what is in hand there."""
    what, _, which = hand.partition(" ")
    if what == "piece":
        ship = ship_in(data, wire)
        ship["hull"] = f"{ship['hull']} {which}".strip()
    elif what == "goods":
        ship = ship_in(data, wire)
        ship["goods"] = f"{ship['goods']} {which}".strip()
        del data["piles"]
    elif what == UNLOAD:
        ship = ship_in(data, wire)
        ship["goods"] = " ".join(str(ship["goods"]).split()[:-1])
        del data["piles"]
    elif what == "viking":
        colour, side = which.split()
        cast(Data, data[side])[str(wire[1])] = colour
    else:
        colour, value = which.split()
        tokens = cast(dict[str, list[str]], data["bets"])[colour]
        where = "won" if wire == WON_WIRE else f"{wire[1]}:{wire[2]}"
        tokens[tokens.index(f"{value} hand")] = f"{value} {where}"


def pick_up(data: Data, wire: Wire) -> str:
    """Take up what lies there, and say what is in hand then."""
    if wire[0] == "piece":
        ship = ship_in(data, wire)
        hull = str(ship["hull"]).split()
        piece = hull.pop(int(wire[2]) - 1)
        ship["hull"] = " ".join(hull)
        return f"piece {piece[:2]}"
    if wire[0] == "space":
        space = str(wire[1])
        side = "placed" if space in cast(Data, data["placed"]) else "waiting"
        return f"viking {cast(Data, data[side]).pop(space)} {side}"
    where = f"{wire[1]}:{wire[2]}" if wire[0] == "circle" else "won"
    for colour, tokens in cast(dict[str, list[str]], data["bets"]).items():
        for at, token in enumerate(tokens):
            value, _, lies = token.partition(" ")
            if lies == where and (where != "won" or (colour, value) == (wire[1], str(wire[2]))):
                tokens[at] = f"{value} hand"
                return f"bet {colour} {value}"
    return ""


def ship_in(data: Data, wire: Wire) -> Data:
    """The ship that a place is at."""
    return cast(list[Data], data["ships"])[int(wire[1]) - 1]
