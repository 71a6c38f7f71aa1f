"""A position of Hamlet as data that people can read, edit and write by hand."""

from __future__ import annotations

from osada.kernel.state import Data

from ..rules.box.box import MILESTONES
from ..rules.map.lattice import unpack
from ..rules.map.roads import BRIDGE
from ..rules.table import LYING, MOVED, PURPOSES, SOURCES, STAGES, Table
from ..rules.words import BASICS, COLOURS, PAY, RESOURCES, TILES

RULES_VERSION = 2


def write_position(s: Table) -> Data:
    """Everything there is. `read_position` reads it back."""
    return {
        "game": "hamlet",
        "rules": RULES_VERSION,
        "options": dict(s.chosen.spelled),
        "chance": s.chance.text(),
        "learned": s.reveals,
        "seats": s.seats,
        "first": COLOURS[s.first],
        "round": s.round,
        "stage": STAGES[s.step],
        "turn": [COLOURS[seat] for seat in s.turn],
        "mover": COLOURS[s.mover],
        "donkeys_led": s.donkeys_led,
        "ending": s.ending,
        "at": TILES[s.at] if s.at >= 0 else None,
        "purpose": PURPOSES[s.purpose],
        "subject": s.subject,
        "pose": _pose(s.pose),
        "paid": [PAY[unit].text for unit in s.paid],
        "tiles": {TILES[tile]: _tile(s, tile) for tile in s.village.order},
        "roads": [
            {
                "by": COLOURS[piece.seat],
                "road": "bridge" if piece.kind == BRIDGE else "path",
                "from": f"{TILES[piece.one]}:{piece.one_section + 1}",
                "to": f"{TILES[piece.two]}:{piece.two_section + 1}",
            }
            for piece in s.roads.pieces
        ],
        "row": [f"{TILES[tile]} {coins}" for tile, coins in zip(s.row, s.coins, strict=True)],
        "bag": [TILES[tile] for tile in s.bag],
        "stacks_in": [RESOURCES[BASICS + k] for k in range(4) if s.stacks_in >> k & 1],
        "offers": [sale + 1 if sale >= 0 else None for sale in s.offers],
        "unseen_sales": [[sale + 1 for sale in level] for level in s.unseen_sales],
        "stack": s.stack[:],
        "delivered": [COLOURS[seat] if seat >= 0 else None for seat in s.delivered],
        "milestones": {
            MILESTONES[i]: COLOURS[seat] if seat >= 0 else None
            for i, seat in enumerate(s.milestones)
        },
        "players": {COLOURS[seat]: _player(s, seat) for seat in range(s.seats)},
    }


def _pose(pose: int) -> str | None:
    if pose < 0:
        return None
    rotation, a, b = unpack(pose)
    return f"{rotation} {a} {b}"


def _tile(s: Table, tile: int) -> Data:
    data: Data = {"pose": _pose(s.village.poses[tile])}
    basics = [RESOURCES[k] for k in range(BASICS) for _ in range(s.basics[tile * BASICS + k])]
    if basics:
        data["basics"] = " ".join(basics)
    tokens = [_token(s.tokens[slot]) for slot in (tile * 2, tile * 2 + 1)]
    if any(tokens):
        data["tokens"] = tokens
    if s.flags[tile] >= 0:
        data["flag"] = COLOURS[s.flags[tile]]
    return data


def _token(token: int) -> str | None:
    if not token:
        return None
    return COLOURS[(token - 1) >> 1] + (" fine" if (token - 1) & 1 else "")


def _worker(worker: int, mark: str) -> str:
    return TILES[worker % LYING] + (f" {mark}" if worker >= MOVED else "")


def _player(s: Table, seat: int) -> Data:
    return {
        "gold": s.gold[seat],
        "earned": {SOURCES[i]: s.earned[seat * 5 + i] for i in range(5)},
        "villagers": [_worker(villager, "lying") for villager in s.villagers[seat]],
        "donkeys": [_worker(donkey, "moved") for donkey in s.donkeys[seat]],
        "hand": [TILES[tile] for tile in s.hands[seat]],
        "sales": [sale + 1 for sale in s.sold[seat]],
    }
