"""Choices, costs, skills and character actions. MYT-NOON-08, MYT-NOON-09, MYT-EVENT-06,
MYT-SKILL-01 to MYT-SKILL-04."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..costs import payable, paying
from ..effects import read_effect
from ..town import NOBODY, SEASON_END, Task, Town
from ..words import CHARACTER, COUNTERS, LEARN, NO, ODD_JOB, OPTION, SKILL, SKILLS, YES
from .cards import no_option
from .op import Op, again
from .refusals import learning_refusal, not_played, skill_refusal
from .tracks import change_coins
from .using import grantable

LEARNED = COUNTERS.index("skill")


class Pay(Op):
    """`pay …`: the same words as a cost, in full."""

    def begin(self, s: Town, task: Task) -> None:
        s.box.ops[task.text.split()[1]].begin(s, task)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        s.box.ops[task.text.split()[1]].answer(s, task, action)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return s.box.ops[task.text.split()[1]].why_not(s, task, action)


class Choose(Op):
    """Exactly one of the alternatives."""

    def begin(self, s: Town, task: Task) -> None:
        """A skill that nobody could pay is no choice (MYT-SKILL-02)."""
        parts = read_effect(task.text).parts
        open_ones = [i for i, part in enumerate(parts) if self._is_open(s, task.actor, part)]
        if len(open_ones) == 1:
            s.push([Task(text, task.actor) for text in parts[open_ones[0]]])
        else:
            s.ask(task, "choose", task.actor, [OPTION[i] for i in open_ones or range(len(parts))])

    def _is_open(self, s: Town, seat: int, part: tuple[str, ...]) -> bool:
        if seat < 0 or part != ("skill one",):
            return True
        return bool(learnable(s, seat))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        part = read_effect(task.text).parts[action.args[0]]
        s.push([Task(text, task.actor) for text in part])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        count = len(read_effect(task.text).parts)
        if action.args[0] >= count:
            return (no_option(action.args[0], count),)
        return (Message(say.OPTION_UNLEARNED, {"coins": s.sheet(task.actor).coins}),)


class May(Op):
    """The cost in full for the effects, or neither (MYT-EVENT-06); not for an action that could
    not be taken (AMB-50)."""

    def begin(self, s: Town, task: Task) -> None:
        cost, gain = read_effect(task.text).parts
        useful = task.actor < 0 or all(grantable(s, task.actor, text) for text in gain)
        if useful and payable(s, task.actor, cost):
            s.ask(task, "may", task.actor, [YES, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is YES:
            cost, gain = read_effect(task.text).parts
            s.push([Task(text, task.actor) for text in (*paying(cost), *gain)])


class Each(Op):
    """`skill each`, `use_skill one`: the same for every seat, or for the actor."""

    def __init__(self, step: str) -> None:
        self.step = step

    def begin(self, s: Town, task: Task) -> None:
        if read_effect(task.text).who == "each":
            s.push_each([Task(self.step, seat) for seat in range(s.seats)])
        elif task.actor >= 0:
            again(s, self.step, task.actor)
        else:
            s.ask(task, "who", NOBODY, [CHARACTER[c] for c in s.cast])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        again(s, self.step, s.cast.index(action.args[0]))

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return not_played(s, action.args[0])


def learnable(s: Town, seat: int) -> list[Action]:
    """The skills a seat does not have and could pay."""
    sheet, character = s.sheet(seat), s.journal(seat)
    return [
        LEARN[character.number * 8 + i]
        for i in range(8)
        if i not in sheet.skills and character.prices[i] <= sheet.coins
    ]


class Learn(Op):
    """MYT-SKILL-01, MYT-SKILL-03: one at its price, or none; without a free slot another goes."""

    def begin(self, s: Town, task: Task) -> None:
        open_ones = learnable(s, task.actor)
        if open_ones:
            s.ask(task, "learn", task.actor, [*open_ones, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is NO:
            return
        sheet = s.sheet(task.actor)
        skill = action.args[0] % 8
        price = s.journal(task.actor).prices[skill]
        sheet.coins -= price
        s.count(LEARNED)
        told: Args = {"seat": task.actor, "skill": SKILLS[action.args[0]], "price": price}
        s.tell(say.LEARNED, told)
        s.journal(task.actor).learned(s, task.actor, skill)
        if len(sheet.skills) >= s.box.skill_slots:
            again(s, f"!forget {skill}", task.actor)
        else:
            sheet.skills = sorted([*sheet.skills, skill])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return learning_refusal(s, task.actor, action)


class Forget(Op):
    """MYT-SKILL-03: without a free slot another skill goes back to the pool for the new one."""

    def begin(self, s: Town, task: Task) -> None:
        first = s.cast[task.actor] * 8
        owned = [SKILL[first + skill] for skill in s.sheet(task.actor).skills]
        s.ask(task, "forget", task.actor, owned)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        sheet = s.sheet(task.actor)
        sheet.skills.remove(action.args[0] % 8)
        sheet.skills = sorted([*sheet.skills, int(task.text.split()[1])])
        s.tell(say.FORGOT, {"seat": task.actor, "skill": SKILLS[action.args[0]]})

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return (Message(say.NOT_OWNED, {"skill": SKILLS[action.args[0]]}),)


class UseSkill(Op):
    """MYT-SKILL-04: one extra use of a skill the character owns, without its trigger."""

    def begin(self, s: Town, task: Task) -> None:
        open_ones = usable_skills(s, task.actor)
        if open_ones:
            s.ask(task, "use-skill", task.actor, [*open_ones, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is not NO:
            use_skill(s, task.actor, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return skill_refusal(s, task.actor, action)


def usable_skills(s: Town, seat: int) -> list[Action]:
    """The skills of a seat whose use would do something."""
    character = s.journal(seat)
    return [
        SKILL[character.number * 8 + skill]
        for skill in s.sheet(seat).skills
        if character.usable[skill] and character.can_use(s, seat, skill)
    ]


def use_skill(s: Town, seat: int, skill: int) -> None:
    """Use a skill by its number among all."""
    s.tell(say.SKILL_USED, {"seat": seat, "skill": SKILLS[skill]})
    s.journal(seat).use(s, seat, skill % 8)


class CharAction(Op):
    """`char_action extra one`, `char_action forbid one`; at the season's end at once."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text.removeprefix("pay "))
        if e.who == "each":
            self._change(s, list(range(s.seats)), e.mode)
        elif task.actor >= 0:
            self._change(s, [task.actor], e.mode)
        else:
            s.ask(task, "who", NOBODY, [CHARACTER[c] for c in s.cast])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        e = read_effect(task.text)
        self._change(s, [s.cast.index(action.args[0])], e.mode)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return not_played(s, action.args[0])

    def _change(self, s: Town, seats: list[int], mode: str) -> None:
        """In the order of the seats (MYT-GEN-09)."""
        if mode == "forbid":
            self._forbid(s, seats)
            return
        able = [seat for seat in seats if not s.sheet(seat).forbidden]
        for seat in able:
            s.sheet(seat).actions += 1
            s.tell(say.EXTRA_ACTION, {"seat": seat})
        if s.phase == SEASON_END:
            s.push_each([Task("!extra", seat) for seat in able])

    def _forbid(self, s: Town, seats: list[int]) -> None:
        for seat in seats:
            s.sheet(seat).forbidden = True
            s.sheet(seat).actions = 0
            s.tell(say.NO_CHARACTER_ACTION, {"seat": seat})


class Extra(Op):
    """An extra character action at the season's end, at once or never (AMB-24)."""

    def begin(self, s: Town, task: Task) -> None:
        character = s.journal(task.actor)
        own = [a for a in character.offers(s, task.actor) if a.kind in character.action_kinds]
        s.ask(task, "character-action", task.actor, [ODD_JOB, *own, NO])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        sheet = s.sheet(task.actor)
        if action is NO:
            sheet.actions = 0
        elif action is ODD_JOB:
            odd_job(s, task.actor)
        else:
            s.journal(task.actor).carry_out(s, task.actor, action)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        return ("odd-job", *s.journal(task.actor).action_kinds)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return s.journal(task.actor).why_not(s, task.actor, action)


def odd_job(s: Town, seat: int) -> None:
    """Any character may earn a little as its character action."""
    s.sheet(seat).act()
    s.tell(say.ODD_JOB, {"seat": seat, "coins": s.box.odd_job})
    change_coins(s, seat, s.box.odd_job)


OPS: Final[dict[str, Op]] = {
    "!extra": Extra(),
    "pay": Pay(),
    "choose": Choose(),
    "may": May(),
    "skill": Each("!learn"),
    "use_skill": Each("!use-skill"),
    "!learn": Learn(),
    "!forget": Forget(),
    "!use-skill": UseSkill(),
    "char_action": CharAction(),
}
