"""Equip: buy and place one equipment, or clear cells; equipment may be taken off first."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op, again
from ...ops.tracks import spend_on_trade
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .clearing import clear_cell, clearable, equip_tools
from .field import Field, field_of, wrong_cell
from .land import CELLS, in_mask
from .printed import Printed
from .sowing import MUST
from .words import CELL, FARM_GEAR, GEAR, LIFT


def affordable(printed: Printed, s: Town, seat: int) -> list[Action]:
    """The equipment that could be bought and placed."""
    field = field_of(s, seat)
    if not field.clear():
        return []
    coins = s.sheet(seat).coins
    return [
        FARM_GEAR[gear]
        for gear in range(len(GEAR))
        if printed.gear_price[gear] <= coins and gear_left(printed, field, gear)
    ]


def gear_left(printed: Printed, field: Field, gear: int) -> int:
    """Pieces of an equipment in the supply."""
    return printed.gear_copies[gear] - field.standing(gear).bit_count()


def equipment_choices(printed: Printed, s: Town, seat: int) -> list[Action]:
    """What an Equip action could begin with."""
    field = field_of(s, seat)
    clearing = clearable(printed, s, seat, equip_tools(printed, field))
    lifting = [LIFT[cell] for cell in sorted(field.gear)]
    return [*affordable(printed, s, seat), *clearing, *lifting]


class Equip(Op):
    """`farmer-equip`: equipment to buy, a cell to clear, or equipment to take off first."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        choices = equipment_choices(self.printed, s, task.actor)
        stop = [] if MUST in task.text.split() else [DONE]
        s.ask(task, "farmer-equip", task.actor, [*choices, *stop])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action.kind == "lift":
            self._lift(s, task.actor, action.args[0])
            again(s, "farmer-equip", task.actor)
        elif action.kind == "farm-gear":
            again(s, f"farmer-place {GEAR[action.args[0]]}", task.actor)
        elif action is not DONE:
            tools = equip_tools(self.printed, field_of(s, task.actor))
            ploughing = tools.brush > 0
            clear_cell(self.printed, s, task.actor, action.args[0], tools, ploughing)
            again(s, tools.words(ploughing), task.actor)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("farm-gear", "cell", "lift")

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        number = action.args[0]
        if action.kind == "cell":
            return wrong_cell(task, number)
        if action.kind == "lift":
            return (Message(say.NO_GEAR, {"cell": CELLS[number]}),)
        return self._gear_refusals(s, task.actor, number)

    def _gear_refusals(self, s: Town, seat: int, gear: int) -> tuple[Reason, ...]:
        """No clear cell for it, none of it left, or too few coins."""
        field, coins = field_of(s, seat), s.sheet(seat).coins
        price, reasons = self.printed.gear_price[gear], list[Reason]()
        if not field.clear():
            reasons.append(Message(say.NO_CLEAR_CELL, {}))
        if not gear_left(self.printed, field, gear):
            reasons.append(Message(say.GEAR_GONE, {"gear": GEAR[gear]}))
        if price > coins:
            told: Args = {"gear": GEAR[gear], "price": price, "coins": coins}
            reasons.append(Message(say.GEAR_TOO_DEAR, told))
        return tuple(reasons)

    def _lift(self, s: Town, seat: int, cell: int) -> None:
        """It goes back to the supply; its price does not come back."""
        field = field_of(s, seat)
        gear = field.gear.pop(cell)
        field.running &= ~(1 << gear)
        s.tell(say.GEAR_LIFTED, {"seat": seat, "gear": GEAR[gear], "cell": CELLS[cell]})


class PlaceGear(Op):
    """`farmer-place cart`: on which clear cell."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        cells = in_mask(field_of(s, task.actor).clear())
        if len(cells) == 1:
            self._place(s, task, cells[0])
        else:
            s.ask(task, "farmer-place", task.actor, [CELL[cell] for cell in cells])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._place(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return wrong_cell(task, action.args[0])

    def _place(self, s: Town, task: Task, cell: int) -> None:
        name = task.text.split()[1]
        price = self.printed.gear_price[GEAR.index(name)]
        spend_on_trade(s, task.actor, price)
        field_of(s, task.actor).gear[cell] = GEAR.index(name)
        told: Args = {"seat": task.actor, "gear": name, "cell": CELLS[cell], "price": price}
        s.tell(say.GEAR_BOUGHT, told)


def equipping_ops(printed: Printed) -> dict[str, Op]:
    """The steps by their words."""
    return {
        "farmer-equip": Equip(printed),
        "farmer-place": PlaceGear(printed),
    }
