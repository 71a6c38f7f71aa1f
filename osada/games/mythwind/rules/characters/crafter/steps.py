"""What the Crafter is asked while she works and takes orders."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from ...ops.op import Op, again
from ...town import Task, Town
from ...words import DONE
from . import phrases as say
from .bench import draw_tokens, no_token, refinable, refine, refine_refusal, workshop
from .orders import open_order, open_tiers, put_under, slots
from .printed import LEVELS, MATERIALS, ORDERS, REFINE, REPLACE, RETURN, TIER, TIERS, Printed

APPRENTICE = 5


class CraftOp(Op):
    """A step that needs the numbers of her journal."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed


class ReturnTokens(CraftOp):
    """Before drawing: any tokens of the first level back into the bag."""

    def begin(self, s: Town, task: Task) -> None:
        shop = workshop(s, task.actor)
        raw = [RETURN[m] for m in range(len(MATERIALS)) if shop.at(m, 0)]
        if raw:
            s.ask(task, "crafter-return", task.actor, [*raw, DONE])
        else:
            self._work(s, task.actor)

    def _work(self, s: Town, seat: int) -> None:
        draw_tokens(s, seat, self.printed, self.printed.drawn)
        points = self.printed.points + int(APPRENTICE in s.sheet(seat).skills)
        again(s, "crafter-refine", seat, points)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            self._work(s, task.actor)
            return
        shop = workshop(s, task.actor)
        shop.put(action.args[0], 0, -1)
        shop.bag[action.args[0]] += 1
        s.tell(say.RETURNED, {"seat": task.actor, "material": MATERIALS[action.args[0]]})
        again(s, task.text, task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (no_token(action.args[0], 0),)


class DrawOne(CraftOp):
    """One token from the bag to the first level."""

    def begin(self, s: Town, task: Task) -> None:
        draw_tokens(s, task.actor, self.printed, 1)


class RefineTokens(CraftOp):
    """Refine points: one token, one level each; the words may name a material or a level."""

    def begin(self, s: Town, task: Task) -> None:
        tokens = self._tokens(s, task)
        if task.number and tokens:
            choices = [REFINE[m * LEVELS + level] for m, level in tokens]
            s.ask(task, "crafter-refine", task.actor, [*choices, DONE])

    def _tokens(self, s: Town, task: Task) -> list[tuple[int, int]]:
        words = task.text.split()[1:]
        tokens = refinable(s, task.actor, self.printed)
        if words and words[0] in MATERIALS:
            return [t for t in tokens if t[0] == MATERIALS.index(words[0])]
        if words:
            return [t for t in tokens if str(t[1] + 1) in words]
        return tokens

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not DONE:
            refine(s, task.actor, self.printed, action.args[0], action.args[1])
            again(s, task.text, task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        material, level = action.args
        if (material, level) in refinable(s, task.actor, self.printed):
            told: Args = {"material": MATERIALS[material], "level": level + 1}
            return (Message(say.OTHER_TOKEN, told),)
        return (refine_refusal(s, task.actor, self.printed, material, level),)


class ReplaceOrders(CraftOp):
    """Up to so many open orders go under their piles; only then others take their places."""

    def begin(self, s: Town, task: Task) -> None:
        orders = sorted(set(workshop(s, task.actor).open))
        if task.number and orders:
            s.ask(task, "crafter-replace", task.actor, [*(REPLACE[o] for o in orders), DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        shop = workshop(s, task.actor)
        shop.open.remove(action.args[0])
        put_under(shop, self.printed, action.args[0])
        s.tell(say.REPLACED, {"seat": task.actor, "order": ORDERS[action.args[0]]})
        again(s, "crafter-fill", task.actor)
        again(s, task.text, task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NO_ORDER, {"order": ORDERS[action.args[0]]}),)


class FillOrders(CraftOp):
    """Open orders are filled at once, from the highest tier her name opens or the next lower."""

    def begin(self, s: Town, task: Task) -> None:
        shop = workshop(s, task.actor)
        tiers = open_tiers(shop, self.printed)
        if len(shop.open) >= slots(s, task.actor, self.printed) or not tiers:
            return
        if len(tiers) > 1:
            s.ask(task, "crafter-tier", task.actor, [TIER[t] for t in tiers])
        else:
            self._open(s, task, tiers[0])

    def _open(self, s: Town, task: Task, tier: int) -> None:
        open_order(s, task.actor, tier)
        again(s, task.text, task.actor)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._open(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        shop, tier = workshop(s, task.actor), action.args[0]
        told: Args = {"tier": TIERS[tier]}
        needs = self.printed.tier_reputation[tier]
        if shop.reputation < needs:
            more = {"least": needs, "reputation": shop.reputation}
            return (Message(say.TIER_CLOSED, {**told, **more}),)
        empty = not len(shop.piles[tier])
        return (Message(say.TIER_EMPTY if empty else say.TIER_TOO_LOW, told),)


def step_ops(printed: Printed) -> dict[str, Op]:
    """Her steps by their words."""
    return {
        "crafter-return": ReturnTokens(printed),
        "crafter-draw": DrawOne(printed),
        "crafter-refine": RefineTokens(printed),
        "crafter-replace": ReplaceOrders(printed),
        "crafter-fill": FillOrders(printed),
    }
