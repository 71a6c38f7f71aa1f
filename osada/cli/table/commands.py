"""Everything a person may ask of the table beside playing: reasons, rules, log, undo, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from osada.insight.given import check_hints
from osada.kernel.errors import OsadaError
from osada.table.why_not import why_not
from osada.texts.rulebook import load_rules

from ..files import BadFile
from ..rulebook import find_rule
from .hinting import tell_hint
from .keyboard import Leave
from .menu import pick
from .sitting import Sitting
from .telling import tell_log
from .typed import Wish
from .undoing import undo_decision, undo_turn

TAUGHT = (
    ("1", "act"),
    ("{example}", "act-text"),
    ("{short}", "act-short"),
    ("2, 1, {example}", "act-several"),
    ("why {example}", "why"),
    ("rule {rule}", "rule"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("undo turn", "undo-turn"),
    ("moves", "moves"),
    ("board", "board"),
    ("log", "log"),
    ("save {file}", "save"),
    ("quit", "quit"),
)
"""What `help` shows: something to type, and the key of what it does. Examples are filled in from
the game that is played."""


class Commands:
    """The answers to one person's wishes that are no actions."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def answer(self, wish: Wish, seat: int) -> None:
        """Do what is wished; mistakes are told and nothing else happens."""
        answers: dict[str, Callable[[str, int], None]] = {
            "help": self._help,
            "board": self._board,
            "moves": self._moves,
            "log": self._log,
            "why": self._why,
            "rule": self._rule,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        try:
            answers[wish.word](wish.rest, seat)
        except OsadaError as error:
            self.sitting.warn(str(error), whole=isinstance(error, BadFile))

    def _help(self, rest: str, seat: int) -> None:
        sitting = self.sitting
        prompt = sitting.state.prompt(seat)
        examples = {
            "example": sitting.example(seat),
            "short": sitting.board.short_example,
            "rule": "" if prompt is None else prompt.rule,
            "file": sitting.talk("help-file"),
        }
        pairs = [(typed.format(**examples), sitting.talk(f"help-{key}")) for typed, key in TAUGHT]
        sitting.list_pairs([(typed, meaning) for typed, meaning in pairs if typed])

    def _board(self, rest: str, seat: int) -> None:
        self.sitting.draw_board(seat)

    def _moves(self, rest: str, seat: int) -> None:
        self.sitting.show_menu(seat, explain=True)

    def _log(self, rest: str, seat: int) -> None:
        sitting = self.sitting
        for line in tell_log(sitting.journal.log(seat), sitting.speech, numbered=True):
            sitting.console.print(line)

    def _why(self, rest: str, seat: int) -> None:
        """Why an action is refused, without trying it."""
        sitting = self.sitting
        if not rest:
            sitting.warn(sitting.talk("why-what", example=sitting.example(seat)))
            return
        action = pick(sitting.state, seat, rest, sitting.speech, sitting.talk)
        (reasons,) = why_not(sitting.table, seat, [action.text])
        if not reasons:
            sitting.say(sitting.talk("why-legal", action=sitting.speech.action(action)))
            return
        sitting.say(sitting.talk("why-not", action=sitting.speech.action(action)))
        sitting.tell_reasons(reasons)

    def _rule(self, rest: str, seat: int) -> None:
        sitting = self.sitting
        rule = find_rule(load_rules(sitting.journal.game.house), rest)
        text = sitting.speech.ruling if rule.kind == "ruling" else sitting.speech.rule
        if rule.kind == "scenario":
            sitting.warn(sitting.talk("rule-is-scenario", id=rule.id))
            return
        sitting.console.print(Text(f"{rule.id}  ", style="cyan").append(text(rule.id), "default"))

    def _hint(self, rest: str, seat: int) -> None:
        """A good move, others, and why."""
        sitting = self.sitting
        if len(sitting.state.legal(seat)) < 2:
            sitting.warn(sitting.talk("hint-one"))
            return
        check_hints(sitting.table.game)
        tell_hint(sitting.here.hint(seat), sitting.speech, sitting.talk, sitting.console)

    def _undo(self, rest: str, seat: int) -> None:
        sitting = self.sitting
        if rest.lower() not in ("", "turn"):
            sitting.warn(sitting.talk("undo-what"))
            return
        count, answers = undo_turn(sitting, seat) if rest else (1, undo_decision(sitting, seat))
        sitting.took_back(count, answers)

    def _save(self, rest: str, seat: int) -> None:
        sitting = self.sitting
        if rest:
            sitting.keeper.choose(Path(rest))
        sitting.tell_kept(sitting.keeper.keep())

    def _quit(self, rest: str, seat: int) -> None:
        """Leave. A game that nobody chose a file for: ask where it shall stay."""
        sitting = self.sitting
        if sitting.keeper.path is None or sitting.keeper.chosen:
            raise Leave
        answer = sitting.keyboard.ask(sitting.talk("quit-save", file=str(sitting.keeper.path)))
        if answer.lower() in sitting.talk("quit-no-words").split():
            sitting.keeper.discard()
            raise Leave(keep=False)
        if answer and answer.lower() not in sitting.talk("quit-yes-words").split():
            sitting.keeper.choose(Path(answer))
        raise Leave
