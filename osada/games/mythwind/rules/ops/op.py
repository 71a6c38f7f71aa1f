"""How a task is resolved: begin it, and take the answer if it asked for something."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from osada.kernel.action import Action
from osada.kernel.message import Reason

from ..town import Task, Town


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One word of the effect language, or one step of the town's own flow.

    `begin` does it, or asks with `s.ask(task, …)`, which keeps the task on the stack; the answer
    then comes to `answer` with that same task, taken off the stack again.
    """

    def begin(self, s: Town, task: Task) -> None:
        """Resolve the task as far as it goes without an answer."""
        raise NotImplementedError

    def answer(self, s: Town, task: Task, action: Action) -> None:
        """Go on with what was chosen; an op that asks nothing never comes here."""
        raise AssertionError(task.text)

    def wants(self, s: Town, task: Task) -> tuple[str, ...]:
        """The kinds of action that answer it, beyond those that are offered: of some none may be
        possible now."""
        return ()

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        """Why an action of a kind that answers it is not offered. Nobody asks while playing."""
        return ()


def again(s: Town, text: str, actor: int, number: int = 0) -> None:
    """Put a task on top of the stack."""
    s.tasks.append(Task(text, actor, number))
