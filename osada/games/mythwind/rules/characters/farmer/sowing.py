"""Planting: a tile is bought and laid on clear cells, beside one of its kind if there is any."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op
from ...ops.tracks import spend_on_trade
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .field import Field, Tile, field_of
from .plots import Plot
from .printed import Printed
from .weather import discount, largest
from .words import COMPOST, CROPS, I2, SEED, SHAPES

GIFT = "gift"
"""In a task's words: a domino for nothing (Seed Keeper)."""
MUST = "must"
"""In a task's words: something has to be chosen before one may stop."""


def seed_price(printed: Printed, s: Town, field: Field, plot: Plot) -> int:
    """What a tile costs there today; beside the compost heap it costs less."""
    less = printed.compost if plot.edge & field.standing(COMPOST) else 0
    return max(0, printed.seed_price[plot.size] - discount(printed, s) - less)


def tiles_left(printed: Printed, field: Field, kind: int, shape: int) -> int:
    """Tiles of this crop and shape in the supply."""
    used = sum(1 for tile in field.tiles if tile.kind == kind and tile.plot.shape == shape)
    return printed.copies[shape] - used


class Sower:
    """What a seat could plant at one moment; `gift` when it is to cost nothing."""

    def __init__(self, printed: Printed, s: Town, seat: int, gift: bool = False) -> None:
        self.printed = printed
        self.s = s
        self.field = field_of(s, seat)
        self.gift = gift
        self.coins = s.sheet(seat).coins
        self.clear = self.field.clear()
        self.compost = self.field.standing(COMPOST)
        self.largest = largest(printed, s)
        self.discount = discount(printed, s)
        self._room: dict[int, list[Plot]] = {}

    def room(self, shape: int) -> list[Plot]:
        """Where a tile of this shape lies on clear cells only."""
        known = self._room.get(shape)
        if known is None:
            taken = ~self.clear
            enough = self.clear.bit_count() >= self.printed.size[shape]
            plots = self.printed.plots[shape] if enough else ()
            known = self._room[shape] = [plot for plot in plots if not plot.cells & taken]
        return known

    def plots(self, kind: int, shape: int, just_one: bool = False) -> list[Plot]:
        """Where such a tile may lie; `just_one` when it is enough to know that there is a place."""
        printed = self.printed
        found: list[Plot] = []
        if printed.size[shape] > self.largest or tiles_left(printed, self.field, kind, shape) < 1:
            return found
        price = self.price(shape)
        if price - (printed.compost if self.compost else 0) > self.coins:
            return found
        mates = self.field.of_kind(kind)
        for plot in self.room(shape):
            if mates and not plot.edge & mates:
                continue
            if price <= self.coins or plot.edge & self.compost:
                found.append(plot)
                if just_one:
                    break
        return found

    def seeds(self, just_one: bool = False) -> list[Action]:
        """Which tiles could be planted somewhere."""
        found: list[Action] = []
        for seed in SEED:
            kind, shape = seed.args
            if self.gift and shape != I2:
                continue
            if self.plots(kind, shape, just_one=True):
                found.append(seed)
                if just_one:
                    break
        return found

    def refusals(self, kind: int, shape: int) -> tuple[Reason, ...]:
        """Why no such tile can be planted anywhere."""
        told: Args = {"crop": CROPS[kind], "shape": SHAPES[shape]}
        size = self.printed.size[shape]
        if self.gift and shape != I2:
            return (Message(say.SEED_NO_GIFT, told),)
        if size > self.largest:
            return (Message(say.SEED_TOO_LARGE, {**told, "most": self.largest}),)
        if tiles_left(self.printed, self.field, kind, shape) < 1:
            return (Message(say.SEED_GONE, told),)
        price = self.price(shape)
        if price > self.coins:
            dear = {"price": max(0, price), "coins": self.coins}
            return (Message(say.SEED_TOO_DEAR, {**told, **dear}),)
        return (Message(say.SEED_NO_ROOM, told),)

    def price(self, shape: int) -> int:
        """What a tile of this shape costs today, not beside the compost heap."""
        return 0 if self.gift else self.printed.seed_price[self.printed.size[shape]] - self.discount

    def lying(self, kind: int, shape: int, plot: Plot) -> tuple[Reason, ...]:
        """Why such a tile may not lie there."""
        told: Args = {"cells": plot.name}
        if plot.shape != shape:
            return (Message(say.PLOT_OF_OTHER_SHAPE, {**told, "shape": SHAPES[shape]}),)
        if plot.cells & ~self.clear:
            return (Message(say.PLOT_TAKEN, told),)
        mates = self.field.of_kind(kind)
        if mates and not plot.edge & mates:
            return (Message(say.PLOT_ALONE, {**told, "crop": CROPS[kind]}),)
        costs = {"price": max(0, self.price(shape)), "coins": self.coins}
        seed = {"crop": CROPS[kind], "shape": SHAPES[shape]}
        return (Message(say.SEED_TOO_DEAR, {**seed, **costs}),)


def can_plant(printed: Printed, s: Town, seat: int, gift: bool = False) -> bool:
    """Whether any tile could be planted."""
    return bool(Sower(printed, s, seat, gift).seeds(just_one=True))


class Plant(Op):
    """`farmer-plant`: up to `number` tiles, one after the other."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        words = task.text.split()
        seeds = Sower(self.printed, s, task.actor, GIFT in words).seeds()
        if seeds:
            stop = [] if MUST in words else [DONE]
            s.ask(task, "farmer-seed", task.actor, [*seeds, *stop])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        kind, shape = action.args
        gift = f" {GIFT}" if GIFT in task.text.split() else ""
        tasks = [Task(f"farmer-plot {CROPS[kind]} {SHAPES[shape]}{gift}", task.actor)]
        if task.number > 1:
            tasks.append(Task(f"farmer-plant{gift}", task.actor, task.number - 1))
        s.push(tasks)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        gift = GIFT in task.text.split()
        return Sower(self.printed, s, task.actor, gift).refusals(*action.args)


class LayTile(Op):
    """`farmer-plot bean l4`: where the tile lies."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        words = task.text.split()
        sower = Sower(self.printed, s, task.actor, GIFT in words)
        plots = sower.plots(CROPS.index(words[1]), SHAPES.index(words[2]))
        if len(plots) == 1:
            self._lay(s, task, plots[0])
        else:
            s.ask(task, "farmer-plot", task.actor, [plot.word for plot in plots])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._lay(s, task, self.printed.plot[action.args[0]])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        words = task.text.split()
        sower = Sower(self.printed, s, task.actor, GIFT in words)
        plot = self.printed.plot[action.args[0]]
        return sower.lying(CROPS.index(words[1]), SHAPES.index(words[2]), plot)

    def _lay(self, s: Town, task: Task, plot: Plot) -> None:
        words = task.text.split()
        field = field_of(s, task.actor)
        price = 0 if GIFT in words else seed_price(self.printed, s, field, plot)
        spend_on_trade(s, task.actor, price)
        field.lay(Tile(CROPS.index(words[1]), plot, False))
        told = {"seat": task.actor, "crop": words[1], "shape": words[2], "cells": plot.name}
        s.tell(say.PLANTED, {**told, "price": price})


def sowing_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words."""
    return {
        "farmer-plant": Plant(printed),
        "farmer-plot": LayTile(printed),
    }
