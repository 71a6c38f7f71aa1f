"""Somebody at a puzzle: the position, what they play from there, and what is said of it."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osada.insight import adviser
from osada.insight.answer import Verdict, judged, theme_of
from osada.insight.prover import is_over
from osada.insight.puzzle import Puzzle, Turn
from osada.kernel.chance import Chance
from osada.kernel.errors import BadAction
from osada.kernel.game import Game
from osada.kernel.journal import Journal, one_line
from osada.kernel.state import Illegal
from osada.terminal import Talk

from .analysing import per_cent
from .solved import Solved, name_of
from .table.commands import Commands
from .table.hinting import spoken
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
        self, game: Game, puzzle: Puzzle, solved: Solved, talk: Talk, console: Console
    ) -> None:
        self.game, self.puzzle, self.solved, self.talk = game, puzzle, solved, talk
        self.name = name_of(game.name, puzzle)
        self.advising = adviser(game)
        self.begun = game.from_json(puzzle.position)
        self.begun.chance = Chance(0)
        origin = one_line(self.begun)
        self.journal = Journal.resume(game, self.begun, None, {}, origin)
        seating = Seating(frozenset({puzzle.seat}), {}, {})
        keeper = Keeper(self.journal, None, False)
        self.sitting = Sitting(self.journal, seating, keeper, talk, console)
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
        verdict = judged(self.game, self.puzzle, turn or self.puzzle.answers[0])
        right = verdict.right and bool(turn)
        self.solved.note(self.name, right)
        self._tell(verdict, turn, right)
        return right or not turn

    def _turn(self) -> Turn:
        """The turn that somebody plays from the position on; none where they want the answer."""
        sitting, seat = self.sitting, self.puzzle.seat
        if self.journal.entries:
            self.journal.undo(seat, len(self.journal.entries), frozenset(range(self.journal.seats)))
        sitting.draw_board(seat)
        sitting.show_menu(seat)
        while not self._over():
            for wish in read_line(sitting.keyboard.ask("> ")):
                if wish.text == ANSWER:
                    return ()
                if self._over():
                    break
                if not self._follow(wish):
                    break
        return tuple(entry.action.text for entry in self.journal.entries)

    def _over(self) -> bool:
        """Whether a whole turn was played."""
        state, seat = self.journal.state, self.puzzle.seat
        return bool(self.journal.entries) and is_over(self.advising, self.begun, state, seat)

    def _follow(self, wish: Wish) -> bool:
        """Do what was typed; whether that could be done."""
        sitting, seat = self.sitting, self.puzzle.seat
        if wish.word == "hint":
            theme = theme_of(self.advising, self.puzzle)
            told = "" if theme is None else sitting.speech.message(theme.seen_by(seat))
            sitting.say(
                self.talk("puzzle-about", theme=told) if told else self.talk("puzzle-no-theme")
            )
        elif wish.word == "undo":
            if self.journal.entries:
                self.journal.undo(seat, 1, frozenset(range(self.journal.seats)))
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
            self.journal.play(seat, action)
        except BadAction as error:
            sitting.warn(str(error))
            return False
        except Illegal as refusal:
            sitting.warn(self.talk("refused", action=sitting.speech.action(refusal.action)))
            sitting.tell_reasons(refusal.reasons, seat)
            return False
        if not self._over():
            sitting.show_menu(seat)
        return True

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
        return ", ".join(spoken(text, self.sitting.speech) for text in actions)
