"""Going through a record at the terminal: a position, what led there, and on or back."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from osada.kernel.journal import Journal
from osada.kernel.record import Replay
from osada.terminal import Talk

from .notes import tell_notes
from .screen import screen
from .speaking import speak
from .table.ending import draw_outcome
from .table.keyboard import Keyboard, Leave
from .table.telling import tell_log
from .viewing import log_together, view_together

Viewers = tuple[int | None, ...]


def draw_position(journal: Journal, viewers: Viewers, talk: Talk, console: Console) -> None:
    """The board, and the result or who is to decide."""
    speech, board = speak(journal, talk)
    console.print(board.draw(view_together(journal.state, viewers), console.width))
    outcome = journal.state.outcome
    if outcome is not None:
        console.print(draw_outcome(outcome, speech, talk))
    else:
        names = ", ".join(speech.seat(seat) for seat in journal.state.turn)
        reached = talk("record-reached", count=len(journal.played), names=names)
        console.print(Text(reached, style="bold"))


def step_through(
    replay: Callable[[int], Replay], whole: Journal, viewers: Viewers, talk: Talk, step: int
) -> None:
    """From a step on, as whoever looks wishes, until they leave."""
    console = screen()
    keyboard = Keyboard(console)
    last = len(whole.played)
    step = min(step, last)
    while True:
        _show(replay(step).journal, viewers, talk, console)
        wish = _ask(keyboard, talk, step, last)
        if wish is None:
            return
        step = wish


def _ask(keyboard: Keyboard, talk: Talk, step: int, last: int) -> int | None:
    """The step to be shown next; none to leave."""
    while True:
        try:
            typed = keyboard.ask(talk("step-ask", step=step, last=last) + " ").lower()
        except Leave:
            return None
        if typed == "q":
            return None
        if typed in ("", "n") and step < last:
            return step + 1
        if typed in ("", "n"):
            return None
        if typed == "b":
            return max(step - 1, 0)
        if typed.isdecimal() and len(typed) < 9 and int(typed) <= last:
            return int(typed)
        keyboard.console.print(Text(talk("step-unknown", text=typed, last=last), style="yellow"))


def _show(journal: Journal, viewers: Viewers, talk: Talk, console: Console) -> None:
    """The position, and below it what its last step was."""
    draw_position(journal, viewers, talk, console)
    speech, _ = speak(journal, talk)
    log = log_together(journal, viewers)
    told = [line for line in log if line["step"] == len(journal.entries) and journal.entries]
    for line in tell_log(told, speech, numbered=True):
        console.print(line)
    for line in tell_notes(journal.chapter.notes, len(journal.entries), speech, talk):
        console.print(line)
