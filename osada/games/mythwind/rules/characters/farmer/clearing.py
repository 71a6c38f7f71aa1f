"""Clearing weeds and brush: in the Equip action, by workers, and with Hedger."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Reason

from ...ops.op import Op
from ...ops.tracks import spend_on_trade
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .field import Field, field_of, wrong_cell
from .land import CELLS, in_mask
from .power import can_power, power
from .printed import Printed
from .sowing import MUST
from .words import CELL, PLOUGH


class Tools:
    """What may still be cleared: `cells` of any kind (brush for a coin each), and for nothing so
    much `brush`, which the plough may have to be powered for, and so many `weeds`."""

    def __init__(self, cells: int, brush: int, weeds: int) -> None:
        self.cells = cells
        self.brush = brush
        self.weeds = weeds

    def words(self, ploughing: bool) -> str:
        """The task that clears with these."""
        plough = " plough" if ploughing else ""
        return f"farmer-clear {self.cells} {self.brush} {self.weeds}{plough}"


def equip_tools(printed: Printed, field: Field) -> Tools:
    """Those of the Equip action; a plough that can be powered helps."""
    return Tools(printed.clear_cells, printed.ploughed if can_power(field, PLOUGH) else 0, 0)


def clearable(printed: Printed, s: Town, seat: int, tools: Tools) -> list[Action]:
    """The cells that could be cleared now."""
    field = field_of(s, seat)
    cells = field.weeds if tools.cells or tools.weeds else 0
    paid = tools.cells and s.sheet(seat).coins >= printed.brush_price
    if tools.brush or paid:
        cells |= field.brush
    return [CELL[cell] for cell in in_mask(cells)]


def clear_cell(
    printed: Printed, s: Town, seat: int, cell: int, tools: Tools, ploughing: bool
) -> None:
    """Clear a cell with what is cheapest for it."""
    field = field_of(s, seat)
    price = 0
    ground = "weed" if field.weeds >> cell & 1 else "brush"
    if ground == "brush" and tools.brush:
        tools.brush -= 1
        if ploughing:
            power(s, field, PLOUGH)
    elif ground == "weed" and tools.weeds:
        tools.weeds -= 1
    else:
        tools.cells -= 1
        price = printed.brush_price if ground == "brush" else 0
    spend_on_trade(s, seat, price)
    field.weeds &= ~(1 << cell)
    field.brush &= ~(1 << cell)
    told: Args = {"seat": seat, "ground": ground, "cell": CELLS[cell], "price": price}
    s.tell(say.CLEARED, told)


class Clear(Op):
    """`farmer-clear 3 2 0 plough`: one cell after the other."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        words = task.text.split()
        cells = clearable(self.printed, s, task.actor, self._tools(words))
        if len(cells) == 1 and MUST in words:
            self.answer(s, task, cells[0])
        elif cells:
            stop = [] if MUST in words else [DONE]
            s.ask(task, "farmer-clear", task.actor, [*cells, *stop])

    def _tools(self, words: list[str]) -> Tools:
        return Tools(int(words[1]), int(words[2]), int(words[3]))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        words = task.text.split()
        tools = self._tools(words)
        ploughing = "plough" in words
        clear_cell(self.printed, s, task.actor, action.args[0], tools, ploughing)
        s.push([Task(tools.words(ploughing), task.actor)])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])


def clearing_ops(printed: Printed) -> dict[str, Op]:
    """The step by its word."""
    return {
        "farmer-clear": Clear(printed),
    }
