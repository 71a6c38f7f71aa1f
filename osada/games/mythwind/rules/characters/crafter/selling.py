"""The counter: a sale, one bonus, and the skill of the material sold. MYT-SKILL-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from ...ops.choices import use_skill
from ...ops.op import Op, again
from ...ops.refusals import skill_refusal
from ...ops.tracks import change_coins
from ...town import Task, Town
from ...words import DONE, NO, SKILL, SKILLS
from . import phrases as say
from .bench import draw_refusal, draw_tokens, no_token, refinable, sell_token, sellable, workshop
from .orders import gain_reputation
from .printed import BONUS, LEVELS, SELL, Printed
from .skills import skill_helps
from .steps import CraftOp

FIRST_SKILL = 8
"""Hers among the skills of all characters."""
REPLACE, REFINE, DRAW, SELL_ANOTHER = range(4)
"""The bonuses in the order of their words; the last is a better name."""


def sell(s: Town, seat: int, material: int, level: int) -> None:
    """Coins, and afterwards the skill of the material."""
    sell_token(s, seat, material, level)
    again(s, f"crafter-skill {material}", seat)


class SaleBonus(CraftOp):
    """After a sale at the counter: one bonus."""

    def begin(self, s: Town, task: Task) -> None:
        choices = [bonus for bonus in BONUS if self._open(s, task.actor, bonus.args[0])]
        if choices:
            s.ask(task, "crafter-bonus", task.actor, [*choices, DONE])

    def _open(self, s: Town, seat: int, bonus: int) -> bool:
        shop = workshop(s, seat)
        if bonus == REPLACE:
            return bool(shop.open)
        if bonus == REFINE:
            return bool(refinable(s, seat, self.printed))
        if bonus == DRAW:
            return sum(shop.bag) > 0 and shop.on_level(0) < self.printed.capacity[0]
        if bonus == SELL_ANOTHER:
            return bool(sellable(s, seat))
        enough = s.sheet(seat).coins >= self.printed.reputation_price
        return enough and shop.reputation < self.printed.most_reputation

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        seat, bonus = task.actor, action.args[0]
        if bonus == REPLACE:
            again(s, "crafter-replace", seat, 1)
        elif bonus == REFINE:
            again(s, "crafter-refine", seat, 1)
        elif bonus == DRAW:
            draw_tokens(s, seat, self.printed, 1)
        elif bonus == SELL_ANOTHER:
            again(s, "crafter-sell-another", seat)
        else:
            change_coins(s, seat, -self.printed.reputation_price)
            gain_reputation(s, seat, self.printed)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("bonus",)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        shop, coins = workshop(s, task.actor), s.sheet(task.actor).coins
        bonus, price = action.args[0], self.printed.reputation_price
        if bonus == DRAW:
            return (draw_refusal(s, task.actor, self.printed),)
        if bonus == SELL_ANOTHER:
            return (Message(say.NONE_TO_SELL, {}),)
        if bonus in (REPLACE, REFINE):
            return (Message(say.NOTHING_TO_DO, {}),)
        if shop.reputation >= self.printed.most_reputation:
            return (Message(say.BEST_NAME, {"reputation": shop.reputation}),)
        return (Message(say.NAME_TOO_DEAR, {"price": price, "coins": coins}),)


class SellAnother(CraftOp):
    """A second sale, without a second bonus."""

    def begin(self, s: Town, task: Task) -> None:
        choices = [SELL[m * LEVELS + level] for m, level in sellable(s, task.actor)]
        s.ask(task, "crafter-sell-another", task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        sell(s, task.actor, action.args[0], action.args[1])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        material, level = action.args
        return (no_token(material, level) if level else Message(say.TOO_RAW, {}),)


class OfferSkill(CraftOp):
    """The skill of a material just sold may be used, once a day, if it would do something."""

    def begin(self, s: Town, task: Task) -> None:
        skill = int(task.text.split()[1])
        sheet = s.sheet(task.actor)
        ready = skill in sheet.skills and skill not in sheet.used
        if ready and skill_helps(s, task.actor, self.printed, skill):
            s.ask(task, "crafter-skill", task.actor, [SKILL[FIRST_SKILL + skill], NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not NO:
            s.sheet(task.actor).used.append(action.args[0] - FIRST_SKILL)
            use_skill(s, task.actor, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        skill = action.args[0]
        if skill % 8 in s.sheet(task.actor).skills and skill // 8 == s.cast[task.actor]:
            return (Message(say.OTHER_SKILL, {"skill": SKILLS[skill]}),)
        return skill_refusal(s, task.actor, action)


def selling_ops(printed: Printed) -> dict[str, Op]:
    """What follows a sale."""
    return {
        "crafter-bonus": SaleBonus(printed),
        "crafter-sell-another": SellAnother(printed),
        "crafter-skill": OfferSkill(printed),
    }
