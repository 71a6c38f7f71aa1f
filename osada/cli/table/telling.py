"""What happened, in words, as one person may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping

from msgspec.structs import asdict
from rich.text import Text

from osada.kernel.message import Message
from osada.table.protocol.table import Tell
from osada.table.stream import seen
from osada.table.table import Table
from osada.texts import Speech
from osada.texts.folding import Heard
from osada.texts.log import Log


def tell_log(log: Iterable[Mapping[str, object]], speech: Speech, numbered: bool) -> list[Text]:
    """A line for each event; when numbered, with the number of the action that caused it."""
    lines = []
    for told in log:
        line = Text(overflow="fold")
        if numbered:
            line.append(f"{told['step']:>4}  ", style="dim")
        lines.append(line.append(speech.message(told)))
    return lines


def tell_sentences(log: Iterable[Mapping[str, object]], speech: Speech) -> list[tuple[int, Text]]:
    """A sentence an event, each with the number of the action that caused it."""
    told = list(log)
    steps = (int(str(one["step"])) for one in told)
    return list(zip(steps, tell_log(told, speech, numbered=True), strict=True))


def tell_lines(log: Iterable[Mapping[str, object]], speech: Speech) -> list[tuple[int, Text]]:
    """A line a turn in few words, with the number of the action that began it."""
    heard: list[Heard] = []
    first: dict[int, int] = {}
    for told in log:
        step = int(str(told["step"]))
        first[id(told)] = step
        heard.append((None if step == 0 else int(str(told["seat"])), told))
    lines = []
    for line in Log(speech).lines(heard):
        step = first[id(line.row.told[0])]
        heading = line.row.kind == "heading"
        text = Text("      " if heading else f"{step:>4}  ", "dim", overflow="fold")
        head, says = (line.name or line.subject), line.says
        if heading:
            text.append(says, "italic")
        else:
            text.append(f"{head}{':' if line.subject and says else ''}", "bold")
            text.append(f" {says}" if head else says)
        lines.append((step, text))
    return lines


def tell_reasons(reasons: Iterable[Tell], speech: Speech) -> list[Text]:
    """Why something is refused: a line for each reason, with the id of its rule."""
    return [
        Text(speech.message(asdict(reason))).append(f"  {reason.rule}", "cyan")
        for reason in reasons
    ]


class Recap:
    """What each person has been told already, so that everything is told to everyone once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[int, int] = {}
        """By person: the last entry of what they know."""
        self._aims: dict[int, Message] = {}
        """By entry: what the computer player that did it was after."""

    def news(self, person: int, eyes: int | None) -> list[dict[str, object]]:
        """What happened since this person was last told, and stands, as the owner of these eyes
        may know it. How the game was laid out everybody sees on the board."""
        table, last = self.table, self._told.get(person, 0)
        self.skip(person)
        news: list[dict[str, object]] = []
        for number in table.standing[bisect_right(table.standing, last) :]:
            aim = self._aims.get(number)
            news += [] if aim is None else [aim.seen_by(eyes)]
            events = seen(table.entries[number], eyes, table.game.vocabulary).events
            news += [asdict(event) for event in events]
        return news

    def note_aim(self, aim: Message) -> None:
        """What is done next is done for this."""
        self._aims[self.table.number + 1] = aim

    def skip(self, person: int) -> None:
        """Take everything up to now as told."""
        self._told[person] = self.table.number

    def begin_here(self, seats: Iterable[int]) -> None:
        """Take up a game that was begun before: its past is in the log."""
        for seat in seats:
            self.skip(seat)
