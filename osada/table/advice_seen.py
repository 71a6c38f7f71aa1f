"""Looks at decisions as the page is told of them."""

from __future__ import annotations

from typing import Any, cast

from osada.insight.data import read_seen
from osada.insight.given import advisers
from osada.insight.lesson import decided, lesson
from osada.kernel.action import Vocabulary
from osada.kernel.outcome import Outcome

from .protocol.insight import (
    BranchPlay,
    BranchSeen,
    ChoiceSeen,
    CoursePoint,
    DecidedBy,
    DecisionSeen,
    Following,
    MomentSeen,
    RemarkSeen,
)
from .protocol.table import Tell
from .table import Table
from .writes import EntryRow, TryRow


def choices_seen(found: dict[str, Any], words: Vocabulary) -> list[ChoiceSeen]:
    """The turns of a look, with their actions as they travel."""
    return [
        ChoiceSeen(
            [words.wire(text) for text in one["actions"]],
            one["chances"],
            one["error"],
            one["points"],
            _told(one["reasons"]),
            _told(one.get("brings", [])),
            one.get("step", ""),
        )
        for one in found["choices"]
    ]


def _told(messages: list[dict[str, Any]]) -> list[Tell]:
    return [_tell(told) for told in messages]


def _tell(told: dict[str, Any]) -> Tell:
    return Tell(told["key"], told["args"], told["rule"])


def decisions_seen(table: Table, found: dict[int, dict[str, Any]]) -> list[DecisionSeen]:
    """Every decision that was looked at, in order."""
    words = table.game.vocabulary
    places = {number: at for at, number in enumerate(table.standing)}
    seen = []
    for number, one in sorted(found.items()):
        last = table.standing[min(places[number] + one["length"], len(table.standing)) - 1]
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


def course_seen(table: Table, decisions: list[DecisionSeen]) -> list[CoursePoint]:
    """How everybody's chance went; the last point is the result itself."""
    points = [CoursePoint(one.last, one.choices[one.played].chances) for one in decisions]
    outcome = table.state.outcome
    if outcome is not None:
        points = [point for point in points if point.at < table.tip]
        points.append(CoursePoint(table.tip, sure_chances(outcome, table.head.seats)))
    return points


def sure_chances(outcome: Outcome, seats: int) -> list[float]:
    """Everybody's chance when the game is over."""
    won = outcome.winners
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]


def moments_seen(table: Table, found: dict[int, dict[str, Any]], seat: int) -> list[MomentSeen]:
    """The decisions that taught a seat most."""
    seen = [read_seen(one) for _, one in sorted(found.items())]
    places = {id(one): at for at, one in enumerate(seen)}
    return [
        MomentSeen(places[id(one.seen)], _tell(one.title), one.praised, list(one.shows))
        for one in lesson(seen, seat, advisers(table.game), len(table.standing))
    ]


def decided_seen(table: Table, seat: int) -> DecidedBy | None:
    """What decided the game between its winner and this seat."""
    found = decided(table.state.outcome, seat)
    return None if found is None else DecidedBy(*found)


def remarks_seen(remarks: dict[int, str]) -> list[RemarkSeen]:
    """What somebody wrote beside a game."""
    return [RemarkSeen(number, text) for number, text in remarks.items()]


def try_seen(
    row: TryRow,
    entries: list[EntryRow],
    remarks: dict[int, str],
    last: dict[str, Any] | None,
    words: Vocabulary,
) -> BranchSeen:
    """What was played where another way is tried; `last` is what is known of the last of its
    decisions. Of entries that were not read it is only known that something was played."""
    standing: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "play":
            standing.append(entry)
        else:
            del standing[len(standing) - cast("int", entry.data["count"]) :]
    told = [entry for entry in standing if entry.data]
    came = row.status == "archive"
    return BranchSeen(
        table=row.table,
        of=row.of,
        at=row.number,
        name=row.title if came else row.name,
        sort="record" if came else cast("Any", row.state),
        remarks=remarks_seen(remarks),
        plays=[
            BranchPlay(cast("int", entry.seat), words.wire(str(entry.data["action"])))
            for entry in told
        ],
        more=len(standing) - len(told),
        chances=last["choices"][last["played"]]["chances"] if last else [],
    )
