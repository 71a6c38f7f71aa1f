"""Looks at decisions as the page is told of them."""

from __future__ import annotations

from typing import Any

from osada.insight.data import read_seen
from osada.insight.lesson import lesson
from osada.kernel.action import Vocabulary

from ..protocol.insight import (
    BranchPlay,
    BranchSeen,
    ChoiceSeen,
    CoursePoint,
    DecisionSeen,
    Following,
    RemarkSeen,
)
from ..protocol.table import Tell
from .beside import Beside, Try
from .room import Room


def choices_seen(found: dict[str, Any], words: Vocabulary) -> list[ChoiceSeen]:
    """The turns of a look, with their actions as they travel."""
    return [
        ChoiceSeen(
            [words.wire(text) for text in one["actions"]],
            one["chances"],
            one["error"],
            one["points"],
            [Tell(told["key"], told["args"], told["rule"]) for told in one["reasons"]],
        )
        for one in found["choices"]
    ]


def decisions_seen(room: Room, found: dict[int, dict[str, Any]]) -> list[DecisionSeen]:
    """Every decision that was looked at, in order."""
    words = room.game.vocabulary
    places = {number: at for at, number in enumerate(room.standing)}
    seen = []
    for number, one in sorted(found.items()):
        last = room.standing[min(places[number] + one["length"], len(room.standing)) - 1]
        follows = [
            Following(then["seat"], [words.wire(text) for text in then["actions"]])
            for then in one["follows"]
        ]
        seen.append(
            DecisionSeen(
                at=number - 1,
                last=last,
                round=one["round"],
                seat=one["seat"],
                mark=one["mark"],
                lost=one["lost"],
                played=one["played"],
                choices=choices_seen(one, words),
                follows=follows,
            )
        )
    return seen


def course_seen(room: Room, decisions: list[DecisionSeen]) -> list[CoursePoint]:
    """How everybody's chance went; the last point is the result itself."""
    points = [CoursePoint(one.last, one.choices[one.played].chances) for one in decisions]
    outcome = room.state.outcome
    if outcome is not None:
        won = outcome.winners
        sure = [1.0 / len(won) if seat in won else 0.0 for seat in range(room.row.seats)]
        points = [point for point in points if point.at < room.tip]
        points.append(CoursePoint(room.tip, sure))
    return points


def lesson_seen(found: dict[int, dict[str, Any]], seat: int) -> list[int]:
    """Which of the decisions taught a seat most."""
    seen = [read_seen(one) for _, one in sorted(found.items())]
    places = {id(one): at for at, one in enumerate(seen)}
    return [places[id(one)] for one in lesson(seen, seat)]


def remarks_seen(beside: Beside) -> list[RemarkSeen]:
    """What somebody wrote beside a game."""
    return [RemarkSeen(number, text) for number, text in beside.remarks.items()]


def branch_seen(one: Try, of: str, last: dict[str, Any] | None) -> BranchSeen:
    """What was played at a table where another way is tried; `last` is what is known of the last of
    its decisions."""
    room = one.room
    words = room.game.vocabulary
    plays = []
    for at in room.standing:
        row = room.entries[at]
        assert row.seat is not None
        plays.append(BranchPlay(row.seat, words.wire(str(row.data["action"]))))
    chances = last["choices"][last["played"]]["chances"] if last else []
    return BranchSeen(
        table=room.row.id,
        of=of,
        at=one.number,
        name=one.name,
        kept=room.row.status == "archive",
        remarks=remarks_seen(one.beside),
        plays=plays,
        chances=chances,
    )
