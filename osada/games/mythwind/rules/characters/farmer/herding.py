"""Livestock: up to two different steps of buying, selling, moving and breeding."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op, again
from ...ops.tracks import change_coins, spend_on_trade
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .field import Field, field_of, wrong_cell
from .land import CELLS, edge, in_mask
from .printed import Printed
from .skills import HERDSMAN, has
from .words import BREED, BUY_COW, CELL, HAY_RACK, HERD, MOVE_COW, SELL_COW, STEPS


def breeding_price(printed: Printed, s: Town, seat: int) -> int:
    """Nothing with Herdsman."""
    return 0 if has(s, seat, HERDSMAN) else printed.breeding


def calf_cells(field: Field) -> int:
    """Where a calf may stand: beside one of two touching cows; with a hay rack anywhere."""
    parents = field.cows & edge_of_each(field.cows)
    if not parents:
        return 0
    clear = field.clear()
    return clear if field.standing(HAY_RACK) else clear & edge(parents)


def edge_of_each(cells: int) -> int:
    """Cells that touch one of these, also those that are themselves among them."""
    found = 0
    for cell in in_mask(cells):
        found |= edge(1 << cell)
    return found


def can_step(printed: Printed, s: Town, seat: int, step: int) -> bool:
    """Whether this step could be taken now."""
    field = field_of(s, seat)
    coins = s.sheet(seat).coins
    room = field.cows.bit_count() < printed.most_cows
    if step == BUY_COW:
        return room and coins >= printed.cow_price and field.clear() > 0
    if step == SELL_COW:
        return field.cows & ~field.calves > 0
    if step == MOVE_COW:
        return field.cows > 0 and field.clear() > 0
    affordable = coins >= breeding_price(printed, s, seat)
    return room and affordable and not field.bred and calf_cells(field) > 0


def step_refusals(printed: Printed, s: Town, seat: int, step: int) -> tuple[Reason, ...]:
    """Why a step could not be taken."""
    field, coins = field_of(s, seat), s.sheet(seat).coins
    if step == SELL_COW:
        return (Message(say.NO_GROWN_COW, {}),)
    reasons: list[Reason] = []
    if step == MOVE_COW and not field.cows:
        reasons.append(Message(say.NO_COW, {}))
    if step != MOVE_COW and field.cows.bit_count() >= printed.most_cows:
        reasons.append(Message(say.HERD_FULL, {"count": printed.most_cows}))
    if step == BREED and field.bred:
        reasons.append(Message(say.BRED_TODAY, {}))
    elif step == BREED and not calf_cells(field):
        reasons.append(Message(say.NO_PARENTS, {}))
    if step != BREED and not field.clear():
        reasons.append(Message(say.NO_CLEAR_CELL, {}))
    prices = {BUY_COW: printed.cow_price, BREED: breeding_price(printed, s, seat)}
    price = prices.get(step, 0)
    if price > coins:
        told: Args = {"step": STEPS[step], "price": price, "coins": coins}
        reasons.append(Message(say.COW_TOO_DEAR, told))
    return tuple(reasons)


def open_steps(printed: Printed, s: Town, seat: int, taken: int) -> list[Action]:
    """The steps still to choose from; `taken` are those already chosen, as bits."""
    if taken.bit_count() >= printed.herd_steps:
        return []
    return [
        HERD[step]
        for step in range(len(STEPS))
        if not taken >> step & 1 and can_step(printed, s, seat, step)
    ]


class Livestock(Op):
    """`farmer-herd`: one step after the other; `number` holds those taken, as bits."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        steps = open_steps(self.printed, s, task.actor, task.number)
        if steps:
            stop = [DONE] if task.number else []
            s.ask(task, "farmer-herd", task.actor, [*steps, *stop])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            again(s, task.text, task.actor, task.number | 1 << action.args[0])
            again(s, f"farmer-cow {STEPS[action.args[0]]}", task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        step = action.args[0]
        if task.number >> step & 1:
            return (Message(say.STEP_TAKEN, {"step": STEPS[step]}),)
        return step_refusals(self.printed, s, task.actor, step)


class Cow(Op):
    """`farmer-cow buy`, `farmer-cow move c3`: which cow, or which cell."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        cells = in_mask(self._cells(field_of(s, task.actor), task))
        if len(cells) == 1:
            self._do(s, task, cells[0])
        else:
            s.ask(task, self._question(task), task.actor, [CELL[cell] for cell in cells])

    def _question(self, task: Task) -> str:
        words = task.text.split()
        return "-".join(["farmer-cow", *words[1:2]]) + ("-to" if len(words) > 2 else "")

    def _cells(self, field: Field, task: Task) -> int:
        words = task.text.split()
        step = STEPS.index(words[1])
        if step == SELL_COW:
            return field.cows & ~field.calves
        if step == BREED:
            return calf_cells(field)
        if step == MOVE_COW and len(words) == 2:
            return field.cows
        return field.clear()

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._do(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0], self._question(task))

    def _do(self, s: Town, task: Task, cell: int) -> None:
        words = task.text.split()
        step = STEPS.index(words[1])
        if step == BUY_COW:
            self._buy(s, task.actor, cell)
        elif step == SELL_COW:
            self._sell(s, task.actor, cell)
        elif step == BREED:
            self._breed(s, task.actor, cell)
        elif len(words) == 2:
            again(s, f"{task.text} {CELLS[cell]}", task.actor)
        else:
            self._move(s, task.actor, CELLS.index(words[2]), cell)

    def _buy(self, s: Town, seat: int, cell: int) -> None:
        spend_on_trade(s, seat, self.printed.cow_price)
        field_of(s, seat).cows |= 1 << cell
        s.tell(say.COW_BOUGHT, {"seat": seat, "cell": CELLS[cell], "price": self.printed.cow_price})

    def _sell(self, s: Town, seat: int, cell: int) -> None:
        field = field_of(s, seat)
        field.cows &= ~(1 << cell)
        field.tired &= ~(1 << cell)
        s.tell(say.COW_SOLD, {"seat": seat, "cell": CELLS[cell], "coins": self.printed.cow_sale})
        change_coins(s, seat, self.printed.cow_sale)

    def _breed(self, s: Town, seat: int, cell: int) -> None:
        field = field_of(s, seat)
        price = breeding_price(self.printed, s, seat)
        spend_on_trade(s, seat, price)
        field.bred = True
        field.cows |= 1 << cell
        field.calves |= 1 << cell
        s.tell(say.CALF_BORN, {"seat": seat, "cell": CELLS[cell], "price": price})

    def _move(self, s: Town, seat: int, cell: int, to: int) -> None:
        """The cow takes its age and its tiredness along."""
        field = field_of(s, seat)
        field.cows = moved(field.cows, cell, to)
        field.calves = moved(field.calves, cell, to)
        field.tired = moved(field.tired, cell, to)
        s.tell(say.COW_MOVED, {"seat": seat, "cell": CELLS[cell], "to": CELLS[to]})


def moved(cells: int, cell: int, to: int) -> int:
    """A set of cells in which one has been exchanged for another, if it was there."""
    return cells & ~(1 << cell) | 1 << to if cells >> cell & 1 else cells


def herding_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words."""
    return {
        "farmer-herd": Livestock(printed),
        "farmer-cow": Cow(printed),
    }
