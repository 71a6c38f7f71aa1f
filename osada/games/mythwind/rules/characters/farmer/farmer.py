"""The Farmer's journal: what he may do at noon, and his steps at dawn, dusk and season's end."""

from __future__ import annotations

from typing import Final, final

from osada.kernel.action import Action, Vocabulary
from osada.kernel.content import Content
from osada.kernel.message import Message, Reason
from osada.kernel.state import Data

from ... import phrases as town_say
from ...ops.op import Op
from ...sheet import Own
from ...town import Task, Town
from ...words import SPRITE, VILLAGER
from ..character import Character
from . import phrases as say
from .clearing import Tools, clearing_ops
from .equipping import equipment_choices, equipping_ops
from .field import Field, field_of
from .hands import clearing_task, hand_refusal, hand_tasks, hands_ops, open_jobs
from .herding import herding_ops, open_steps
from .overgrowth import gather_honey, overgrow
from .power import stop_engines
from .printed import Printed
from .reading import field_faults, read_field
from .reaping import harvest_action, reaping_ops
from .skills import HEDGER, SEED_KEEPER
from .sowing import GIFT, MUST, can_plant, sowing_ops
from .watering import dawn_watering, water_action, watering_ops
from .words import ACTION_KINDS, ACTIONS, EQUIP, FARMHAND, HARVEST, KINDS, LIVESTOCK, PLANT, WATER

NUMBER: Final = 0


@final
class Farmer(Character):
    """R6.1: plant, water, harvest, livestock, equip; worker actions; weather and overgrowth."""

    def __init__(self, content: Content, words: Vocabulary) -> None:
        self.printed: Final = Printed(content, words)
        usable = tuple(use == 1 for use in self.printed.usable)
        super().__init__(NUMBER, self.printed.skill_prices, usable, KINDS)
        self.action_kinds = ACTION_KINDS

    def ops(self) -> dict[str, Op]:
        return {
            **sowing_ops(self.printed),
            **watering_ops(),
            **reaping_ops(self.printed),
            **herding_ops(self.printed),
            **clearing_ops(self.printed),
            **equipping_ops(self.printed),
            **hands_ops(self.printed),
        }

    def new(self, s: Town) -> Own:
        """A clearing in the brush, and nothing on it."""
        return Field(self.printed.brush)

    def dawn(self, s: Town, seat: int) -> None:
        stop_engines(field_of(s, seat))
        s.push(dawn_watering(self.printed, s, seat))

    def dusk(self, s: Town, seat: int) -> None:
        gather_honey(self.printed, s, seat)

    def season_end(self, s: Town, seat: int) -> None:
        overgrow(self.printed, s, seat)

    def offers(self, s: Town, seat: int) -> list[Action]:
        every = (*ACTIONS, *FARMHAND)
        return [action for action in every if self._refusal(s, seat, action) is None]

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        reason = self._refusal(s, seat, action)
        return () if reason is None else (reason,)

    def _refusal(self, s: Town, seat: int, action: Action) -> Reason | None:
        if action.kind == "farmhand":
            return hand_refusal(self.printed, s, seat, action.args[0])
        if action not in ACTIONS:
            return Message(say.ASKED_ONLY, {"given": action.kind})
        sheet = s.sheet(seat)
        if sheet.actions < 1:
            return Message(town_say.NO_ACTION_LEFT, {})
        field = field_of(s, seat)
        if action is WATER:
            return None if field.sprouts() else Message(say.NOTHING_TO_WATER, {})
        if action is HARVEST:
            return None if field.tiles else Message(say.NOTHING_TO_HARVEST, {})
        told: dict[str, object] = {"coins": sheet.coins}
        if action is PLANT:
            return None if can_plant(self.printed, s, seat) else Message(say.NOTHING_TO_PLANT, told)
        if action is LIVESTOCK:
            steps = open_steps(self.printed, s, seat, 0)
            return None if steps else Message(say.NOTHING_TO_HERD, told)
        choices = equipment_choices(self.printed, s, seat)
        return None if choices else Message(say.NOTHING_TO_EQUIP, told)

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        if action.kind == "farmhand":
            s.push(hand_tasks(self.printed, seat, action.args[0]))
            return
        sheet = s.sheet(seat)
        sheet.act()
        villagers, sprites = sheet.attached == VILLAGER, sheet.attached == SPRITE
        if action is PLANT:
            s.push([Task(f"farmer-plant {MUST}", seat, self.printed.plant[int(villagers)])])
        elif action is WATER:
            s.push([water_action(self.printed, s, seat, sprites)])
        elif action is HARVEST:
            s.push(harvest_action(self.printed, s, seat, villagers))
        elif action is LIVESTOCK:
            s.push([Task("farmer-herd", seat)])
        else:
            assert action is EQUIP, action
            s.push([Task(f"farmer-equip {MUST}", seat)])

    def can_use(self, s: Town, seat: int, skill: int) -> bool:
        if skill == SEED_KEEPER:
            return can_plant(self.printed, s, seat, gift=True)
        if skill == HEDGER:
            return field_of(s, seat).weeds > 0
        return bool(open_jobs(self.printed, s, seat))

    def use(self, s: Town, seat: int, skill: int) -> None:
        """Seed Keeper, Hedger or Steward."""
        if skill == SEED_KEEPER:
            s.push([Task(f"farmer-plant {GIFT} {MUST}", seat, 1)])
        elif skill == HEDGER:
            s.push([clearing_task(seat, Tools(0, 0, self.printed.hedger_weeds))])
        else:
            s.push([Task("farmer-job", seat)])

    def read(self, s: Town, data: Data) -> Own:
        return read_field(data, self.printed)

    def faults(self, own: Own) -> list[str]:
        assert isinstance(own, Field)
        return list(field_faults(own, self.printed))


def printed_for(s: Town) -> Printed:
    """What is printed for him in this game."""
    journal = s.box.cast[NUMBER]
    assert isinstance(journal, Farmer)
    return journal.printed
