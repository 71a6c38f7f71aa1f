"""What waits to be resolved or answered, as a position writes it: tasks, cards, questions."""

from __future__ import annotations

from collections.abc import Collection

from osada.kernel.action import Action
from osada.kernel.assent import Assent
from osada.kernel.fields import Fields
from osada.kernel.form import MANY, Field, Kind
from osada.kernel.state import Data

from ..rules.effects import WORDS, BadEffect, read_effects
from ..rules.town import NOBODY, Aside, Question, Task, Town
from .cards import LONGEST_NAME, is_name


class Turn(Kind[Town, tuple[int, ...]]):
    """The seats that may act."""

    def written(self, s: Town, value: tuple[int, ...]) -> list[int]:
        return list(value)

    def read(self, fields: Fields, s: Town, value: object, place: str) -> tuple[int, ...]:
        row = fields.row(value, place)
        return tuple([fields.number(seat, 0, s.seats - 1, place) for seat in row])

    def empty(self, s: Town) -> tuple[int, ...]:
        return tuple(range(s.seats))


class Tasks(Kind[Town, list[Task]]):
    """What is to be resolved, for whom, and a number: the last comes first."""

    def written(self, s: Town, value: list[Task]) -> list[list[object]]:
        return [[task.text, task.actor, task.number] for task in value]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[Task]:
        tasks: list[Task] = []
        for i, raw in enumerate(fields.row(value, place)):
            at = f"{place}[{i}]"
            parts = fields.row(raw, at)
            if len(parts) != 3 or not isinstance(parts[0], str) or not parts[0]:
                fields.fault(at, "must be [words, seat, number]")
                continue
            _check_words(fields, s, parts[0], at)
            actor = fields.number(parts[1], -1, 3, at)
            tasks.append(Task(parts[0], actor, fields.number(parts[2], 0, MANY, at)))
        return tasks

    def empty(self, s: Town) -> list[Task]:
        return []


def _check_words(fields: Fields, s: Town, text: str, place: str) -> None:
    words = text.removeprefix("pay ").partition(" #")[0]
    if _first(text) not in s.box.ops:
        fields.fault(place, f"'{text}' is nothing that could be resolved")
    elif _first(words) in WORDS:
        try:
            read_effects([words], s.box.names)
        except BadEffect as bad:
            fields.fault(place, str(bad))


def _first(text: str) -> str:
    return (text.split() or [""])[0]


class UnderWay(Kind[Town, list[str]]):
    """What is being resolved and does not nest, each word after a blank."""

    def written(self, s: Town, value: list[str]) -> str:
        return "".join(f" {kind}" for kind in value)

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[str]:
        busy = str(value)
        if not set(busy.split()) <= {"event", "progress"} or len(busy) > LONGEST_NAME:
            fields.fault(place, f"'{busy}' is neither 'event' nor 'progress'")
        return busy.split()

    def empty(self, s: Town) -> list[str]:
        return []


class OpenCards(Kind[Town, list[str]]):
    """Cards that are being resolved, the innermost last: `event 5`."""

    def written(self, s: Town, value: list[str]) -> list[str]:
        return value[:]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[str]:
        return [self._card(fields, s, card, place) for card in fields.row(value, place)]

    def _card(self, fields: Fields, s: Town, value: object, place: str) -> str:
        kind, _, number = str(value).partition(" ")
        decks: dict[str, Collection[int]] = {
            "event": s.story.events,
            "adventure": s.story.adventures,
        }
        if number not in map(str, decks.get(kind, ())):
            fields.fault(place, f"'{value}' is no card: say e.g. 'event 5'")
            return "event 1"
        return f"{kind} {number}"

    def empty(self, s: Town) -> list[str]:
        return []


class Returned(Kind[Town, list[str]]):
    """Those of them that go back into their deck."""

    def written(self, s: Town, value: list[str]) -> list[str]:
        return value[:]

    def read(self, fields: Fields, s: Town, value: object, place: str) -> list[str]:
        returned = [str(card) for card in fields.row(value, place)]
        if not set(returned) <= set(s.open_cards):
            fields.fault(place, "only cards that are being resolved can go back")
        return returned

    def empty(self, s: Town) -> list[str]:
        return []


class Asked(Field[Town]):
    """What is asked of all, or of one seat for whom everybody waits; what they have agreed to."""

    def __init__(self) -> None:
        super().__init__("question", ("question", "assent"))

    def written(self, s: Town) -> Data | None:
        if s.question is None:
            return None
        proposal = s.assent.proposal
        return {
            **_question(s.question),
            "proposal": None if proposal is None else proposal.text,
            "agreed": s.assent.agreed,
        }

    def read(self, fields: Fields, s: Town) -> None:
        s.assent = Assent(s.seats, 0 if s.options.one_decides else None)
        raw = fields.data.get("question")
        if raw is not None:
            question = fields.table(raw, "question")
            s.question = _read_question(fields, s, question, "question", NOBODY)
            proposal = question.get("proposal")
            if proposal is not None:
                s.assent.proposal = _action(fields, s, proposal, "question.proposal")
            s.assent.agreed = fields.number(question.get("agreed", 0), 0, 15, "question.agreed")


class AskedAside(Field[Town]):
    """What single seats are asked while the others go on."""

    def __init__(self) -> None:
        super().__init__("aside", ("aside",))
        self.stands = lambda s: bool(s.aside)

    def written(self, s: Town) -> list[Data]:
        return [
            {**_question(s.aside[seat].question), "tasks": TASKS.written(s, s.aside[seat].tasks)}
            for seat in sorted(s.aside)
        ]

    def read(self, fields: Fields, s: Town) -> None:
        for i, other in enumerate(fields.row(fields.data.get("aside", []), "aside")):
            place = f"aside[{i}]"
            raw = fields.table(other, place)
            question = _read_question(fields, s, raw, place, 0)
            if not s.together:
                fields.fault(place, "by these rules, or alone, nothing is set aside")
            if question.seat in s.aside:
                fields.fault(place, f"seat {question.seat} is asked two things at once")
            tasks = TASKS.read(fields, s, raw.get("tasks", []), f"{place}.tasks")
            s.aside[question.seat] = Aside(tasks, question)


def _question(question: Question) -> Data:
    return {
        "kind": question.kind,
        "seat": question.seat,
        "choices": [choice.text for choice in question.choices],
    }


def _read_question(fields: Fields, s: Town, raw: Data, place: str, first: int) -> Question:
    choices = fields.row(raw.get("choices"), f"{place}.choices")
    actions = tuple([_action(fields, s, text, f"{place}.choices") for text in choices])
    seat = fields.number(raw.get("seat", first), first, s.seats - 1, f"{place}.seat")
    kind = str(raw.get("kind", ""))
    if not is_name(kind):
        fields.fault(f"{place}.kind", f"'{kind}' is nothing that is asked")
    return Question(kind, seat, actions)


def _action(fields: Fields, s: Town, text: object, place: str) -> Action:
    action = s.box.words.by_text.get(str(text))
    if action is None:
        fields.fault(place, f"'{text}' is no action")
        return s.box.words.actions[0]
    return action


TASKS = Tasks()
