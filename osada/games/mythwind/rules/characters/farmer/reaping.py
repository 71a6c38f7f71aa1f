"""Harvesting: a connected set of tiles of one kind is sold whole, one coin more for each tile after
the first."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Reason

from ...ops.op import Op, again
from ...ops.tracks import change_coins
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .field import Field, Tile, field_of, wrong_cell
from .groups import connected, sets, strangers, touches
from .land import CELLS
from .power import can_power, power
from .printed import Printed
from .skills import MIXED_BEDS, STALLHOLDER, has
from .sowing import MUST
from .watering import tile_words
from .weather import value
from .words import CART, CELL, CROPS, SICKLE


def harvest_action(printed: Printed, s: Town, seat: int, attached: bool) -> list[Task]:
    """A Harvest action; `attached` to villagers it takes a second set. A task's number holds the
    sets still to take, doubled, and in its last bit whether the sickle has not cut yet."""
    field = field_of(s, seat)
    field.basket = 0
    number = printed.harvest[int(attached)] * 2 + int(field.standing(SICKLE) > 0)
    return [Task(f"farmer-reap {MUST}", seat, number), Task("farmer-stall", seat)]


def sell_tiles(printed: Printed, s: Town, seat: int, tiles: list[Tile]) -> None:
    """Tiles leave the field for coins; the cart adds one for each that touches it."""
    field = field_of(s, seat)
    coins = sum(value(printed, s, tile) for tile in tiles) + printed.set_bonus * (len(tiles) - 1)
    carted = sum(1 for tile in tiles if tile.plot.edge & field.standing(CART))
    if carted and can_power(field, CART):
        power(s, field, CART)
        coins += carted * printed.carted
    field.tiles = [tile for tile in field.tiles if tile not in tiles]
    told = {"seat": seat, "crop": CROPS[tiles[0].kind], "cell": CELLS[tiles[0].plot.first]}
    s.tell(say.HARVESTED, {**told, "count": len(tiles), "coins": coins})
    change_coins(s, seat, coins)


class Reap(Op):
    """`farmer-reap`: which set; it is named by its first tile."""

    def begin(self, s: Town, task: Task) -> None:
        must = MUST in task.text.split()
        ready = self._ready(field_of(s, task.actor), task.number)
        if must and len(ready) == 1:
            self._cut(s, task, ready[0])
        elif ready:
            stop = [] if must else [DONE]
            first_tiles = [CELL[group[0].plot.first] for group in ready]
            s.ask(task, "farmer-harvest", task.actor, [*first_tiles, *stop])

    def _ready(self, field: Field, number: int) -> list[list[Tile]]:
        """Any set while one may be taken; after that one that the sickle touches."""
        if number > 1:
            return sets(field)
        sickle = field.standing(SICKLE)
        return [group for group in sets(field) if touches(group, sickle)]

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            field = field_of(s, task.actor)
            self._cut(s, task, connected(field, field.tile_on(action.args[0])))

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])

    def _cut(self, s: Town, task: Task, group: list[Tile]) -> None:
        """A set beside the sickle is the one the sickle adds, so that any other may still come."""
        field = field_of(s, task.actor)
        sickle = task.number & 1 and touches(group, field.standing(SICKLE))
        left = task.number - (1 if sickle else 2)
        if left > 0:
            again(s, "farmer-reap", task.actor, left)
        again(s, f"farmer-gather {CELLS[group[0].plot.first]}", task.actor)


class Gather(Op):
    """`farmer-gather c3`: the set of that tile; with Mixed Beds a touching tile of another kind."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        field = field_of(s, task.actor)
        others = strangers(field, self._group(field, task))
        if others and has(s, task.actor, MIXED_BEDS):
            s.ask(task, "farmer-mixed", task.actor, [*tile_words(others), DONE])
        else:
            self._sell(s, task, [])

    def _group(self, field: Field, task: Task) -> list[Tile]:
        return connected(field, field.tile_on(CELLS.index(task.text.split()[1])))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        field = field_of(s, task.actor)
        added = [] if action is DONE else [field.tile_on(action.args[0])]
        self._sell(s, task, added)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])

    def _sell(self, s: Town, task: Task, added: list[Tile]) -> None:
        field = field_of(s, task.actor)
        tiles = self._group(field, task) + added
        field.basket += len(tiles)
        sell_tiles(self.printed, s, task.actor, tiles)


class Stall(Op):
    """Stallholder: a Harvest action that took enough tiles, once a day."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        field = field_of(s, task.actor)
        enough = field.basket >= self.printed.stall_tiles
        if enough and not field.stalled and has(s, task.actor, STALLHOLDER):
            field.stalled = True
            s.tell(say.STALL, {"seat": task.actor, "coins": self.printed.stall_coins})
            change_coins(s, task.actor, self.printed.stall_coins)
        field.basket = 0


class ReapOne(Op):
    """`farmer-reap-one`: one single tile, by a worker."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        tiles = field_of(s, task.actor).tiles
        if len(tiles) == 1:
            sell_tiles(self.printed, s, task.actor, tiles)
        else:
            s.ask(task, "farmer-reap-one", task.actor, tile_words(tiles))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        tile = field_of(s, task.actor).tile_on(action.args[0])
        sell_tiles(self.printed, s, task.actor, [tile])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])


def reaping_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words."""
    return {
        "farmer-reap": Reap(),
        "farmer-gather": Gather(printed),
        "farmer-stall": Stall(printed),
        "farmer-reap-one": ReapOne(printed),
    }
