"""Somebody at a puzzle: the position, what they play from there, and what is said of it."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.insight.answer import Verdict
from osada.insight.puzzle import Puzzle, Turn
from osada.kernel.errors import BadAction
from osada.kernel.journal import Journal
from osada.table.protocol.problems import Refused
from osada.table.puzzles import sit_down, theme
from osada.table.questions import Answered
from osada.table.records import Recording
from osada.terminal import Talk

from .analysing import per_cent
from .solved import Solved, name_of
from .table.commands import Commands
from .table.hinting import spoken_turn
from .table.keeping import Keeper
from .table.keyboard import Leave
from .table.menu import pick
from .table.seating import Seating
from .table.sitting import Sitting
from .table.typed import ACT, Wish, read_line

ANSWER = "answer"
"""Typed by who gives it up."""


class Solving:
    """Asks until the answer was found, shown, or nobody wants it any more."""

    def __init__(
        self, game: str, puzzle: Puzzle, solved: Solved, talk: Talk, console: Console
    ) -> None:
        self.game, self.puzzle, self.solved, self.talk = game, puzzle, solved, talk
        self.name = name_of(game, puzzle)
        self.at = sit_down(game, puzzle.name, ())
        table = self.at.table
        journal = Journal.resume(table.game, table.state, None, {}, table.head.origin)
        self.at.here.keep = Recording(journal)
        seating = Seating(frozenset({puzzle.seat}), {}, {})
        self.sitting = Sitting(self.at.here, seating, Keeper(journal, None, False), talk, console)
        self.commands = Commands(self.sitting)

    def solve(self) -> None:
        """The whole of it."""
        sitting, seat = self.sitting, self.puzzle.seat
        sitting.console.print(Text(f"{sitting.speech.title}  {self.name}", style="bold"))
        sitting.say(self.talk("puzzle-task", name=sitting.speech.seat(seat)))
        sitting.say(self.talk("puzzle-help"))
        try:
            while not self._answered():
                pass
        except Leave:
            sitting.say(self.talk("goodbye"))

    def _answered(self) -> bool:
        """Ask once: whether there is nothing more to ask."""
        turn = self._turn()
        answer = turn or self.puzzle.answers[0]
        verdict = Verdict(**self.at.here.ask(Answered(self.game, self.puzzle.name, answer)))
        right = verdict.right and bool(turn)
        self.solved.note(self.name, right)
        self._tell(verdict, turn, right)
        return right or not turn

    def _turn(self) -> Turn:
        """The turn that somebody plays from the position on; none where they want the answer."""
        sitting, seat = self.sitting, self.puzzle.seat
        if self.at.turn:
            self.at.here.take_back(seat, len(self.at.turn))
        sitting.draw_board(seat)
        sitting.show_menu(seat)
        while not self.at.over:
            for wish in read_line(sitting.keyboard.ask("> ")):
                if wish.text == ANSWER:
                    return ()
                if not self._follow(wish):
                    break
        return self.at.turn

    def _follow(self, wish: Wish) -> bool:
        """Do what was typed; whether that could be done, and more can."""
        sitting, seat = self.sitting, self.puzzle.seat
        if wish.word == "hint":
            about = theme(self.game, self.puzzle.name)
            told = "" if about is None else sitting.speech.message(asdict(about))
            sitting.say(
                self.talk("puzzle-about", theme=told) if told else self.talk("puzzle-no-theme")
            )
        elif wish.word == "undo":
            if self.at.turn:
                self.at.here.take_back(seat, 1)
                sitting.show_menu(seat)
        elif wish.word != ACT:
            self.commands.answer(wish, seat)
        else:
            return self._act(wish)
        return True

    def _act(self, wish: Wish) -> bool:
        sitting, seat = self.sitting, self.puzzle.seat
        try:
            action = pick(sitting.state, seat, wish.rest, sitting.speech, self.talk)
        except BadAction as error:
            sitting.warn(str(error))
            return False
        try:
            self.at.play(action.text)
        except Refused as refused:
            sitting.refuse(action, refused.problem.reasons)
            return False
        if not self.at.over:
            sitting.show_menu(seat)
        return not self.at.over

    def _tell(self, verdict: Verdict, turn: Turn, right: bool) -> None:
        """What is to be said of an answer: never that it is wrong, but what it costs."""
        sitting, talk = self.sitting, self.talk
        if right:
            sitting.console.print(Text(talk("puzzle-solved"), style="bold green"))
        elif turn:
            lost = max(1, per_cent(verdict.lost))
            sitting.console.print(Text(talk("puzzle-not-yet", lost=lost), style="bold yellow"))
        else:
            sitting.console.print(Text(talk("puzzle-answer"), style="bold"))
        if right or not turn:
            self._explain(verdict)
        else:
            self._reasons(verdict)
            for seat, actions in verdict.follows:
                said = talk("puzzle-then", name=sitting.speech.seat(seat), move=self._move(actions))
                sitting.console.print(Padding(Text(said), (0, 0, 0, 2)))

    def _explain(self, verdict: Verdict) -> None:
        """The right turn, why, and what it leads to."""
        self.sitting.console.print(Padding(Text(self._move(verdict.answer)), (0, 0, 0, 2)))
        self._reasons(verdict)
        chance, error = self.puzzle.chance, self.puzzle.error
        low, high = max(0, per_cent(chance - error)), min(100, per_cent(chance + error))
        self.sitting.say(self.talk("puzzle-chance", chance=per_cent(chance), low=low, high=high))

    def _reasons(self, verdict: Verdict) -> None:
        for reason in verdict.reasons:
            line = Text(self.sitting.speech.message(reason)).append(f"  {reason['rule']}", "cyan")
            self.sitting.console.print(Padding(line, (0, 0, 0, 2)))

    def _move(self, actions: Turn) -> str:
        return spoken_turn(actions, self.sitting.speech)
