"""A roll that a card asks for. MYT-WORK-11."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Reason

from .. import phrases as say
from ..cards import Roll
from ..town import Task, Town
from ..words import DIE
from ..workers import put_at_tower, roll_face
from .op import Op
from .refusals import die_refusal


class RollDie(Op):
    """A roll printed on a card: a d6, or a Tower die that keeps the rolled face (MYT-WORK-11)."""

    def begin(self, s: Town, task: Task) -> None:
        roll = self._roll(s, task)
        if roll.die == "d6":
            self._bring(s, task, roll, s.chance.below("d6", 6) + 1)
            return
        kinds = self._kinds(roll)
        dice = sorted({die for die in s.tower if die // 4 in kinds})
        if len(dice) > 1:
            s.ask(task, "roll-die", task.actor, [DIE[die] for die in dice])
        elif dice:
            self._throw(s, task, roll, dice[0])
        else:
            self._bring(s, task, roll, roll_face(s))

    def _kinds(self, roll: Roll) -> tuple[int, ...]:
        return {"tower_S": (0,), "tower_V": (1,)}.get(roll.die, (0, 1))

    def _roll(self, s: Town, task: Task) -> Roll:
        _, kind, card, choice = task.text.split()
        if kind == "adventure":
            found = s.story.adventures[int(card)].sections[int(choice)].roll
        elif choice == "0":
            found = s.story.events[int(card)].roll
        else:
            found = s.story.events[int(card)].options[int(choice) - 1].roll
        assert found is not None
        return found

    def _throw(self, s: Town, task: Task, roll: Roll, die: int) -> None:
        face = roll_face(s)
        s.tower.remove(die)
        put_at_tower(s, die // 4 * 4 + face)
        self._bring(s, task, roll, face)

    def _bring(self, s: Town, task: Task, roll: Roll, face: int) -> None:
        s.tell(say.ROLLED, {"face": face})
        s.push([Task(text, task.actor) for text in roll.faces.get(face, ())])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._throw(s, task, self._roll(s, task), action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return die_refusal(s.tower, "tower", action.args[0], self._kinds(self._roll(s, task)))


OPS: Final[dict[str, Op]] = {"!roll": RollDie()}
