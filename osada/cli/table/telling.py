"""What happened, in words, as one person may know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from osada.kernel.journal import Journal
from osada.kernel.message import Reason
from osada.texts import Speech


def tell_log(log: Iterable[Mapping[str, object]], speech: Speech, numbered: bool) -> list[Text]:
    """A line for each event; when numbered, with the number of the action that caused it."""
    lines = []
    for told in log:
        line = Text(overflow="fold")
        if numbered:
            line.append(f"{told['step']:>4}  ", style="dim")
        lines.append(line.append(speech.message(told)))
    return lines


def tell_reasons(reasons: Iterable[Reason], seat: int, speech: Speech) -> list[Text]:
    """Why something is refused: a line for each reason, with the id of its rule."""
    return [
        Text(speech.message(reason.seen_by(seat))).append(f"  {reason.rule}", "cyan")
        for reason in reasons
    ]


class Recap:
    """What each person has been told already, so that everything is told to everyone once."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self._told: dict[int, tuple[int, int]] = {}
        """By person: in which chapter, and up to which action of it."""

    def news(self, person: int, eyes: int | None) -> list[dict[str, object]]:
        """What happened since this person was last told, as the owner of these eyes may know it.
        How the game was laid out everybody sees on the board."""
        chapter, last = self._told.get(person, (0, 0))
        self.skip(person)
        news: list[dict[str, object]] = []
        for closed in self.journal.chapters[chapter:]:
            for entry in closed.entries[last:]:
                news += [event.seen_by(eyes) for event in entry.events]
            last = 0
        return news + [told for told in self.journal.log(eyes) if _step(told) > last]

    def skip(self, person: int) -> None:
        """Take everything up to now as told, also after an undo."""
        self._told[person] = (len(self.journal.chapters), len(self.journal.entries))

    def begin_here(self, seats: Iterable[int]) -> None:
        """Take up a game that was begun before: its past is in the log."""
        for seat in seats:
            self.skip(seat)

    def forget_undone(self) -> None:
        """After an undo nobody has been told more than what still stands."""
        stands = (len(self.journal.chapters), len(self.journal.entries))
        self._told = {seat: min(told, stands) for seat, told in self._told.items()}


def _step(told: Mapping[str, object]) -> int:
    step = told["step"]
    assert isinstance(step, int)
    return step
