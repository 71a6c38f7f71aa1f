"""What is told when the goal has been judged: a dear project, a feast where a track is full, and
later on a small story made of what this town did. Our own."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import Args, Phrase

from .. import phrases as say
from ..box import Tales
from ..costs import payable
from ..town import MOST, NOBODY, Task, Town
from ..words import LETTERS, RESOURCES
from .op import Op

TOLD: Final = "tale"
"""A story that was told is remembered by a flag that begins so: none comes twice."""
BUILT: Final = "projects"
"""How many projects stand."""
KINDS: Final = ("guest", "letter", "anniversary", "sky")
"""One after the other, season by season."""


class TalesTold(Op):
    """In this order: the story, the feast, the project; when all of these stand, a great work."""

    def begin(self, s: Town, task: Task) -> None:
        tales = s.box.tales
        steps: list[Task] = []
        if s.season >= tales.stories_from:
            steps.append(Task("!story"))
        if s.season >= tales.feasts_from:
            steps.append(Task("!feast"))
        if s.season >= tales.projects_from:
            steps += map(Task, _dear(s, tales))
        s.push(steps)


def _dear(s: Town, tales: Tales) -> tuple[str, ...]:
    if s.flags.get(BUILT, 0) >= len(tales.projects):
        return "!work-gift", "!work"
    return ("!project",)


class Story(Op):
    """A story of the season's kind, else of any that has something new to tell."""

    def begin(self, s: Town, task: Task) -> None:
        first = s.season % len(KINDS)
        for kind in (*KINDS[first:], *KINDS[:first]):
            about = _untold(s, kind)
            if about:
                self._tell(s, s.box.tales, kind, about)
                return

    def _tell(self, s: Town, tales: Tales, kind: str, about: list[int]) -> None:
        thing = s.chance.pick("tale", about)
        names = sorted(tales.by_kind[kind])
        name = names[s.chance.below("teller", len(names))]
        s.flags[f"{TOLD}-{kind}-{thing}"] = 1
        phrase, told = _phrase(s, kind, name, thing)
        s.tell(phrase, told)
        s.push([Task(text) for text in tales.by_kind[kind][name]])


def _untold(s: Town, kind: str) -> list[int]:
    """What a story of a kind could still be about."""
    things = {
        "guest": s.standing(),
        "letter": s.gone_events,
        "anniversary": [number for number, season, _ in s.achievements if season < s.season - 3],
        "sky": [s.season // 4],
    }[kind]
    return sorted({thing for thing in things if f"{TOLD}-{kind}-{thing}" not in s.flags})


def _phrase(s: Town, kind: str, name: str, thing: int) -> tuple[Phrase, Args]:
    if kind == "guest":
        return say.GUESTS[name], {"building": s.box.names[thing]}
    if kind == "letter":
        return say.LETTERS[name], {"card": thing}
    if kind == "anniversary":
        return say.ANNIVERSARIES[name], {"achievement": thing + 1}
    return say.SKIES[name], {"year": thing + 1}


class Feast(Op):
    """A full track need not stand still: the town may celebrate what it has too much of."""

    def begin(self, s: Town, task: Task) -> None:
        tales = s.box.tales
        first = s.season % len(RESOURCES)
        for kind in (*range(first, len(RESOURCES)), *range(first)):
            if s.tracks[kind] >= MOST:
                s.tell(say.FEAST, {"resource": RESOURCES[kind]})
                gain = " + ".join(tales.feast)
                s.push([Task(f"may res {LETTERS[kind]} {tales.feast_cost} -> {gain}")])
                return


class Project(Op):
    """The next project, where everybody can pay their part."""

    def begin(self, s: Town, task: Task) -> None:
        number = s.flags.get(BUILT, 0)
        if number >= len(s.box.tales.projects):
            return
        cost, effects = s.box.tales.projects[number]
        if payable(s, NOBODY, cost):
            s.tell(say.PROJECT, {"project": number + 1})
            gain = " + ".join((*effects, f"flag inc {BUILT}"))
            s.push([Task(f"may {' + '.join(cost)} -> {gain}"), Task(f"!project-built {number}")])


class ProjectBuilt(Op):
    """Whether it was built after all."""

    def begin(self, s: Town, task: Task) -> None:
        number = int(task.text.split()[1])
        if s.flags.get(BUILT, 0) > number:
            s.tell(say.PROJECT_BUILT, {"project": number + 1})


OPS: Final[dict[str, Op]] = {
    "!tales": TalesTold(),
    "!story": Story(),
    "!feast": Feast(),
    "!project": Project(),
    "!project-built": ProjectBuilt(),
}
