"""Worker actions: villagers plant or harvest one tile, sprites water one or clear some cells."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Reason

from ...ops.op import Op
from ...town import Task, Town
from ...words import KINDS
from . import phrases as say
from .clearing import Tools
from .field import field_of
from .printed import Printed
from .sowing import MUST, can_plant
from .watering import HAND
from .words import FARMHAND, JOB_BRUSH, JOB_HARVEST, JOB_KINDS, JOB_PLANT, JOB_WATER, JOB_WEED, JOBS


def job_refusal(printed: Printed, s: Town, seat: int, job: int) -> Reason | None:
    """Why there is nothing to do for this job, whoever would do it."""
    field = field_of(s, seat)
    if job == JOB_PLANT and not can_plant(printed, s, seat):
        return Message(say.NOTHING_TO_PLANT, {"coins": s.sheet(seat).coins})
    if job == JOB_HARVEST and not field.tiles:
        return Message(say.NOTHING_TO_HARVEST, {})
    if job == JOB_WATER and not field.sprouts():
        return Message(say.NOTHING_TO_WATER, {})
    if job == JOB_WEED and not field.weeds:
        return Message(say.NO_WEEDS, {})
    if job == JOB_BRUSH and not field.brush:
        return Message(say.NO_BRUSH, {})
    return None


def hand_refusal(printed: Printed, s: Town, seat: int, job: int) -> Reason | None:
    """Only workers of the kind one is attached to help today, each for one of its points."""
    sheet = s.sheet(seat)
    kind = JOB_KINDS[job]
    if sheet.attached != kind:
        return Message(say.OTHER_WORKERS, {"kind": KINDS[kind]})
    if not any(die // 4 == kind and die % 4 for die in sheet.dice):
        return Message(say.NO_WORKER, {"kind": KINDS[kind]})
    return job_refusal(printed, s, seat, job)


def job_task(printed: Printed, seat: int, job: int) -> Task:
    """The job itself."""
    if job == JOB_PLANT:
        return Task(f"farmer-plant {MUST}", seat, 1)
    if job == JOB_HARVEST:
        return Task("farmer-reap-one", seat)
    if job == JOB_WATER:
        return Task(f"farmer-water {HAND} {MUST}", seat, 1)
    weeds = printed.hand_weeds if job == JOB_WEED else 0
    brush = printed.hand_brush if job == JOB_BRUSH else 0
    return clearing_task(seat, Tools(0, brush, weeds))


def clearing_task(seat: int, tools: Tools) -> Task:
    """Clear at least one cell."""
    return Task(f"{tools.words(ploughing=False)} {MUST}", seat)


def hand_tasks(printed: Printed, seat: int, job: int) -> list[Task]:
    """A worker is weakened, then does the job."""
    letter = "SV"[JOB_KINDS[job]]
    return [Task(f"pay weaken hired {letter} 1", seat), job_task(printed, seat, job)]


class Steward(Op):
    """`farmer-job`: any worker action without a worker, whatever the attachment."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def begin(self, s: Town, task: Task) -> None:
        s.ask(task, "farmer-job", task.actor, open_jobs(self.printed, s, task.actor))

    def answer(self, s: Town, task: Task, action: Action) -> None:
        s.push([job_task(self.printed, task.actor, action.args[0])])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        reason = job_refusal(self.printed, s, task.actor, action.args[0])
        return () if reason is None else (reason,)


def open_jobs(printed: Printed, s: Town, seat: int) -> list[Action]:
    """The jobs for which there is something to do."""
    return [FARMHAND[j] for j in range(len(JOBS)) if job_refusal(printed, s, seat, j) is None]


def hands_ops(printed: Printed) -> dict[str, Op]:
    """The step by its word."""
    return {
        "farmer-job": Steward(printed),
    }
