"""What lies beside the village while a position is entered: what is in the box, and numbers."""

from __future__ import annotations

from osada.kernel.editing import Dial, Group, Saying, Thing, say

from ..rules.box.box import MILESTONES
from ..rules.table import Table
from ..rules.words import BASICS, COLOURS, RESOURCES, TILE_COUNT, TILES

MOST_GOLD = 999
MOST_STARS = 999
MOST_ROUNDS = 99
PLENTY = 99
"""Resources are never short in the box."""


def groups(s: Table) -> list[Group]:
    """All of it, in the order in which a table is laid out."""
    return [
        Group(say("hamlet-edit-tiles"), tuple(_tiles(s))),
        Group(say("hamlet-edit-pieces"), tuple(_pieces(s))),
        Group(say("hamlet-edit-goods"), tuple(_goods(s))),
        Group(say("hamlet-edit-players"), numbers=tuple(_players(s))),
        Group(say("hamlet-edit-goals"), numbers=tuple(_goals(s))),
        Group(say("hamlet-edit-sales"), numbers=tuple(_sales(s))),
        Group(say("hamlet-edit-row"), numbers=tuple(_row(s))),
    ]


def _tiles(s: Table) -> list[Thing]:
    away = {*s.row, *(tile for hand in s.hands for tile in hand)}
    return [
        Thing(f"tile {TILES[tile]}", say("hamlet-edit-tile", tile=TILES[tile]), 1)
        for tile in range(TILE_COUNT)
        if not s.village.has(tile) and tile not in away
    ]


def _pieces(s: Table) -> list[Thing]:
    found = []
    for seat, colour in enumerate(COLOURS[: s.seats]):
        roads = s.box.road_pieces - s.roads.built_by(seat)
        left = {
            "villager": len(s.box.villager_prices) + 1 - len(s.villagers[seat]),
            "donkey": s.box.donkeys - len(s.donkeys[seat]),
            "flag": PLENTY,
            "path": roads,
            "bridge": roads,
        }
        for what, count in left.items():
            says = say(f"hamlet-edit-{what}", colour=colour)
            found.append(Thing(f"{what} {colour}", says, max(0, count), what == "flag"))
    return found


def _goods(s: Table) -> list[Thing]:
    found = [
        Thing(name, say("hamlet-edit-resource", resource=name), PLENTY, True)
        for name in RESOURCES[:BASICS]
    ]
    for colour in COLOURS[: s.seats]:
        for quality in ("", " fine"):
            says = say(f"hamlet-edit-token{quality.replace(' ', '-')}", colour=colour)
            found.append(Thing(f"token {colour}{quality}", says, PLENTY, True))
    return found


def _colours(s: Table, *before: Saying) -> tuple[Saying, ...]:
    return (*before, *(say("hamlet-edit-colour", colour=one) for one in COLOURS[: s.seats]))


def _players(s: Table) -> list[Dial]:
    names = _colours(s)
    found = [
        Dial("round", say("hamlet-edit-round"), s.round, 1, MOST_ROUNDS),
        Dial("first", say("hamlet-edit-first"), s.first, 0, s.seats - 1, names),
        Dial("mover", say("hamlet-edit-mover"), s.mover, 0, s.seats - 1, names),
    ]
    for seat, colour in enumerate(COLOURS[: s.seats]):
        stars = sum(s.earned[seat * 5 : seat * 5 + 5])
        gold, shining = (
            say("hamlet-edit-gold", colour=colour),
            say("hamlet-edit-stars", colour=colour),
        )
        found.append(Dial(f"stars {colour}", shining, stars, 0, MOST_STARS))
        found.append(Dial(f"gold {colour}", gold, s.gold[seat], 0, MOST_GOLD))
    return found


def _goals(s: Table) -> list[Dial]:
    names = _colours(s, say("hamlet-edit-nobody"))
    spaces = [
        Dial(f"space {n}", say("hamlet-edit-space", space=n + 1), seat + 1, 0, s.seats, names)
        for n, seat in enumerate(s.delivered)
    ]
    goals = [
        Dial(
            f"goal {goal}",
            say("hamlet-edit-goal", goal=goal),
            s.milestones[i] + 1,
            0,
            s.seats,
            names,
        )
        for i, goal in enumerate(MILESTONES)
    ]
    return [*spaces, *goals]


def _sales(s: Table) -> list[Dial]:
    names = _colours(s, say("hamlet-edit-in-stack"), say("hamlet-edit-on-market"))
    found = []
    for sale in range(len(s.box.sales)):
        holder = next((seat for seat in range(s.seats) if sale in s.sold[seat]), None)
        at = int(sale in s.offers) if holder is None else holder + 2
        says = say("hamlet-edit-sale", sale=sale + 1)
        found.append(Dial(f"sale {sale + 1}", says, at, 0, s.seats + 1, names))
    return found


def _row(s: Table) -> list[Dial]:
    return [
        Dial(f"coins {at}", say("hamlet-edit-coins", tile=TILES[tile]), s.coins[at], 0, PLENTY)
        for at, tile in enumerate(s.row)
    ]
