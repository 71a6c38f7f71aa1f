"""Watering: a sprout is turned to its ripe side, by hand, by rain or from the barrel."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Reason

from ...ops.op import Op, again
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .field import Field, Tile, field_of, wrong_cell
from .land import CELLS
from .power import can_power, power
from .printed import Printed
from .skills import GREEN_THUMB, NIGHT_DEW, has
from .sowing import MUST
from .weather import rains
from .words import BARREL, CART, CELL, CROPS, PLOUGH

HAND = "hand"
RAIN = "rain"


def water(s: Town, seat: int, tile: Tile, by: str) -> None:
    """Turn a sprout over."""
    field_of(s, seat).ripen(tile)
    told: Args = {"seat": seat, "crop": CROPS[tile.kind], "cell": CELLS[tile.plot.first], "by": by}
    s.tell(say.WATERED, told)


def water_action(printed: Printed, s: Town, seat: int, attached: bool) -> Task:
    """A Water action; `attached` to sprites it waters more, and so it does with Green Thumb."""
    count = printed.water[int(attached)] + printed.green_thumb * int(has(s, seat, GREEN_THUMB))
    return Task(f"farmer-water {HAND} {MUST}", seat, count)


def dawn_watering(printed: Printed, s: Town, seat: int) -> list[Task]:
    """Rain first, more of it with Night Dew; then the barrel."""
    tasks = [Task("farmer-barrel", seat)]
    if rains(s) and printed.rain_waters:
        count = printed.rain_waters + printed.night_dew * int(has(s, seat, NIGHT_DEW))
        tasks.insert(0, Task(f"farmer-water {RAIN}", seat, count))
    return tasks


class Water(Op):
    """`farmer-water hand`: up to `number` sprouts; rain waters as many as it can."""

    def begin(self, s: Town, task: Task) -> None:
        words = task.text.split()
        sprouts = field_of(s, task.actor).sprouts()
        if len(sprouts) <= task.number:
            for tile in sprouts:
                water(s, task.actor, tile, words[1])
            return
        may_stop = words[1] == HAND and MUST not in words
        stop = [DONE] if may_stop else []
        s.ask(task, "farmer-water", task.actor, [*tile_words(sprouts), *stop])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        by = task.text.split()[1]
        water(s, task.actor, field_of(s, task.actor).tile_on(action.args[0]), by)
        if task.number > 1:
            again(s, f"farmer-water {by}", task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])


def tile_words(tiles: list[Tile]) -> list[Action]:
    """Tiles, each by its first cell."""
    return [CELL[tile.plot.first] for tile in tiles]


class Barrel(Op):
    """The water barrel at dawn. One may spare the cow for other work."""

    def begin(self, s: Town, task: Task) -> None:
        field = field_of(s, task.actor)
        sprouts = self._within_reach(field)
        if not sprouts or not can_power(field, BARREL):
            return
        other_work = field.standing(CART) | field.standing(PLOUGH)
        if len(sprouts) == 1 and not other_work:
            self._pour(s, task.actor, sprouts[0])
        else:
            s.ask(task, "farmer-barrel", task.actor, [*tile_words(sprouts), DONE])

    def _within_reach(self, field: Field) -> list[Tile]:
        barrel = field.standing(BARREL)
        return [tile for tile in field.sprouts() if tile.plot.edge & barrel]

    def _pour(self, s: Town, seat: int, tile: Tile) -> None:
        power(s, field_of(s, seat), BARREL)
        water(s, seat, tile, "barrel")

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            tile = field_of(s, task.actor).tile_on(action.args[0])
            self._pour(s, task.actor, tile)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])


def watering_ops() -> dict[str, Op]:
    """The steps by their words."""
    return {
        "farmer-water": Water(),
        "farmer-barrel": Barrel(),
    }
