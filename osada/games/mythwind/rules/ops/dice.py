"""Workers: gained, lost, strengthened, weakened, hired. MYT-WORK-03 to MYT-WORK-11, MYT-HIRE-02."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..effects import Effect, read_effect
from ..town import NOBODY, Task, Town
from ..words import CHARACTER, CHARACTERS, DICE, DIE, DONE, KIND
from ..workers import (
    can_change,
    change_hired_die,
    change_tower_die,
    gain_die,
    hire_die,
    lose_tower_die,
)
from .op import Op, again
from .refusals import die_refusal, not_played, tower_refusal


class Worker(Op):
    """`worker V 1` gains, `worker any -1` loses; as a cost it is one tower die."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text.removeprefix("pay "))
        left = task.number or abs(e.count)
        waiting = Task(task.text, task.actor, left)
        if e.count < 0 or task.text.startswith("pay "):
            self._lose(s, waiting, e)
        elif len(e.kinds) > 1:
            s.ask(waiting, "gain-worker", task.actor, [KIND[kind] for kind in e.kinds])
        else:
            self._gain(s, waiting, e.kinds[0])

    def _gain(self, s: Town, task: Task, kind: int) -> None:
        """MYT-WORK-04: when the supply has none, a town resource of choice instead."""
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)
        if not gain_die(s, kind):
            again(s, "res * 1", task.actor)

    def _lose(self, s: Town, task: Task, e: Effect) -> None:
        """MYT-WORK-05, MYT-WORK-06: from the Tower by choice, else a hired one, else nothing."""
        dice = sorted({die for die in s.tower if die // 4 in e.kinds})
        if len(dice) == 1:
            self._lost(s, task, dice[0])
        elif dice:
            s.ask(task, "lose-worker", task.actor, [DIE[die] for die in dice])
        elif not task.text.startswith("pay "):
            if task.number > 1:
                again(s, task.text, task.actor, task.number - 1)
            _lose_hired(s, e.kinds)

    def _lost(self, s: Town, task: Task, die: int) -> None:
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)
        lose_tower_die(s, die)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action.kind == "kind":
            self._gain(s, task, action.args[0])
        else:
            self._lost(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        kinds = read_effect(task.text.removeprefix("pay ")).kinds
        return die_refusal(s.tower, "tower", action.args[0], kinds)


def _lose_hired(s: Town, kinds: tuple[int, ...]) -> None:
    """The die on the sprite field counts as hired (MYT-WORK-06)."""
    names = "/".join("SV"[kind] for kind in kinds)
    again(s, f"!lose-hired {names}", NOBODY)


class LoseHired(Op):
    """MYT-WORK-06: whose hired worker leaves, and which, is a joint choice."""

    def begin(self, s: Town, task: Task) -> None:
        owners = [seat for seat in range(s.seats) if self._dice(s, task, seat)]
        if len(owners) == 1:
            self._of(s, task, owners[0])
        elif owners:
            choices = [CHARACTER[s.cast[seat]] for seat in owners]
            s.ask(task, "whose-worker", NOBODY, choices)

    def _kinds(self, task: Task) -> tuple[int, ...]:
        return tuple("SV".index(letter) for letter in task.text.split()[1].split("/"))

    def _dice(self, s: Town, task: Task, seat: int) -> list[int]:
        """What lies on the sprite field is hired, too."""
        kinds = self._kinds(task)
        tray = [die for die in s.sheet(seat).dice if die // 4 in kinds]
        lent = s.field_owner == s.cast[seat] and s.field_die // 4 in kinds
        field = [s.field_die] if lent else []
        return [*tray, *field]

    def _of(self, s: Town, task: Task, seat: int) -> None:
        """Which die of this seat: chosen as well, where they differ."""
        dice = sorted(set(self._dice(s, task, seat)))
        if len(dice) == 1:
            self._lose(s, seat, dice[0])
        else:
            asked = Task(task.text, NOBODY, seat + 1)
            s.ask(asked, "lose-hired", NOBODY, [DIE[die] for die in dice])

    def _lose(self, s: Town, seat: int, die: int) -> None:
        if die in s.sheet(seat).dice:
            s.sheet(seat).dice.remove(die)
        else:
            s.field_die = s.field_owner = -1
        s.tower.append(die)
        lose_tower_die(s, die)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        """`number` is the seat whose die is asked for, counted from 1."""
        if action.kind == "die":
            self._lose(s, task.number - 1, action.args[0])
        else:
            self._of(s, task, s.cast.index(action.args[0]))

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        if action.kind == "die":
            dice = self._dice(s, task, task.number - 1)
            return die_refusal(dice, "hired", action.args[0], self._kinds(task))
        return not_played(s, action.args[0]) or (no_hired_die(action.args[0]),)


def no_hired_die(character: int) -> Reason:
    """Nobody works for this character who could be chosen."""
    return Message(say.NO_HIRED_DIE, {"character": CHARACTERS[character]})


class Change(Op):
    """`strengthen tower S all`, `weaken hired V 2`: different dice, each by one (AMB-09).

    The dice chosen so far stand behind a # in the task's words.
    """

    def begin(self, s: Town, task: Task) -> None:
        e, chosen = self._read(task)
        if e.mode == "one-kind":
            s.ask(task, "one-kind", task.actor, [KIND[0], KIND[1]])
        elif e.where == "hired" and task.actor < 0:
            owners = [seat for seat in range(s.seats) if self._open(s, seat, e, [])]
            if owners:
                s.ask(task, "whose-dice", NOBODY, [CHARACTER[s.cast[seat]] for seat in owners])
        else:
            self._choose(s, task, e, chosen)

    def _read(self, task: Task) -> tuple[Effect, list[int]]:
        words, _, dice = task.text.removeprefix("pay ").partition(" #")
        return read_effect(words), [int(die) for die in dice.split(",") if die]

    def _step(self, e: Effect) -> int:
        return 1 if e.op == "strengthen" else -1

    def _open(self, s: Town, seat: int, e: Effect, chosen: list[int]) -> list[int]:
        """The dice that can still be chosen, each as often as it is there."""
        dice = list(s.tower if e.where == "tower" else s.sheet(seat).dice)
        for die in chosen:
            dice.remove(die)
        return [die for die in dice if die // 4 in e.kinds and can_change(die, self._step(e))]

    def _choose(self, s: Town, task: Task, e: Effect, chosen: list[int]) -> None:
        left = self._open(s, task.actor, e, chosen)
        wanted = min(e.count - len(chosen), len(left))
        if wanted == len(left) or len(set(left)) == 1:
            self._apply(s, task, e, chosen + left[:wanted])
        elif wanted:
            question = f"{e.op}-{e.where}"
            s.ask(task, question, task.actor, [DIE[die] for die in sorted(set(left))])
        else:
            self._apply(s, task, e, chosen)

    def _apply(self, s: Town, task: Task, e: Effect, dice: list[int]) -> None:
        for die in sorted(dice, reverse=self._step(e) > 0):
            if e.where == "tower":
                change_tower_die(s, die, self._step(e))
            else:
                change_hired_die(s, task.actor, die, self._step(e))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        e, chosen = self._read(task)
        if action.kind == "kind":
            again(s, f"{e.op} {e.where} {'SV'[action.args[0]]} all", task.actor)
        elif action.kind == "character":
            again(s, task.text, s.cast.index(action.args[0]))
        else:
            chosen.append(action.args[0])
            words = task.text.partition(" #")[0]
            again(s, f"{words} #{','.join(str(die) for die in chosen)}", task.actor)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        if action.kind == "character":
            return not_played(s, action.args[0]) or (no_hired_die(action.args[0]),)
        e, _ = self._read(task)
        die = action.args[0]
        dice = s.tower if e.where == "tower" else s.sheet(task.actor).dice
        told: Args = {"die": DICE[die]}
        end = say.DIE_CHOSEN if can_change(die, self._step(e)) else say.DIE_AT_END
        return die_refusal(dice, e.where, die, e.kinds) or (Message(end, told),)


def nobody_to_hire(s: Town, texts: tuple[str, ...]) -> int:
    """The kind of worker that these effects would hire and of which none is at the Tower, or -1:
    whoever pays for it all the same is warned (AMB-10)."""
    for text in texts:
        e = read_effect(text)
        if e.op == "hire" and not any(die // 4 in e.kinds for die in s.tower):
            return e.kinds[0]
    return -1


class HireFree(Op):
    """`hire free V 2`: up to so many from the Tower (AMB-10); no attachment comes of it."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        left = task.number or e.count
        dice = sorted({die for die in s.tower if die // 4 in e.kinds})
        if dice:
            waiting = Task(task.text, task.actor, left)
            s.ask(waiting, "hire-free", task.actor, [*(DIE[die] for die in dice), DONE])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        if action is DONE:
            return
        hire_die(s, task.actor, action.args[0], 0)
        if task.number > 1:
            again(s, task.text, task.actor, task.number - 1)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return tower_refusal(s, action.args[0], read_effect(task.text).kinds)


OPS: Final[dict[str, Op]] = {
    "worker": Worker(),
    "!lose-hired": LoseHired(),
    "strengthen": Change(),
    "weaken": Change(),
    "hire": HireFree(),
}
