"""One sitting at the table: the game, the people, the screen and the keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.errors import OsadaError
from osada.kernel.journal import Journal
from osada.kernel.state import State
from osada.table.here import TableHere
from osada.table.protocol.commands import Play
from osada.table.protocol.table import Tell
from osada.table.table import Table as OpenTable
from osada.terminal import Talk

from ..speaking import speak
from .chapters import chapters_told, tell_chapter
from .keeping import Keeper
from .keyboard import Keyboard
from .menu import Menu
from .seating import Seating
from .telling import Recap, tell_log, tell_reasons


class Sitting:
    """What everything at the table needs: it shows, tells, asks and keeps."""

    def __init__(
        self, here: TableHere, seating: Seating, keeper: Keeper, talk: Talk, console: Console
    ) -> None:
        self.here = here
        self.seating = seating
        self.keeper = keeper
        self.journal: Journal = keeper.journal
        """The record of what is played."""
        self.talk = talk
        self.console = console
        self.keyboard = Keyboard(console)
        self.speech, self.board = speak(self.journal, talk)
        self.recap = Recap(self.table)
        self.stale = True
        """Whether the board on the screen shows something that is no longer so."""
        view = self.state.view(None)
        self._name_styles = {
            self.speech.seat(seat): self.board.seat_style(view, seat)
            for seat in range(self.journal.seats)
        }
        self._unkept = ""
        self._explained: set[tuple[int, str]] = set()

    @property
    def table(self) -> OpenTable:
        """What is played at."""
        return self.here.table

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.here.table.state

    # -- showing ---------------------------------------------------------------------------

    def draw_board(self, viewer: int | None) -> None:
        """The table as this viewer may see it."""
        view = self.state.view(viewer)
        self.console.print()
        self.console.print(self.board.draw(view, self.console.width))
        self.stale = False

    def tell_news(self, person: int, eyes: int | None) -> None:
        """What happened since this person was last told, as these eyes may know it."""
        view = self.state.view(eyes)
        for told in self.recap.news(person, eyes):
            (line,) = tell_log([told], self.speech, numbered=False)
            drawn = self.board.tell(view, told)
            self.console.print(drawn or Padding(self._with_colours(line), (0, 0, 0, 2)))

    def play(self, seat: int, action: str) -> None:
        """Play, and tell what a chapter came to that ends with it."""
        ended = len(self.journal.chapters)
        self.here.do(seat, Play(action, self.table.number))
        if len(self.journal.chapters) > ended:
            for told in chapters_told(self.journal)[-1:]:
                tell_chapter(told, self.speech, self.console)

    def tell_reasons(self, reasons: Iterable[Tell]) -> None:
        """Why something is refused."""
        for line in tell_reasons(reasons, self.speech):
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def refuse(self, action: Action, reasons: Iterable[Tell]) -> None:
        """An action that was not played, and why."""
        self.warn(self.talk("refused", action=self.speech.action(action)))
        self.tell_reasons(reasons)

    def _with_colours(self, line: Text) -> Text:
        """Players' names in the colours that the board gives them."""
        for name, style in self._name_styles.items():
            line.highlight_words([name], style)
        return line

    def show_menu(self, seat: int, explain: bool = False) -> None:
        """The question and the numbered answers; explained when first seen, and when asked."""
        prompt = self.state.prompt(seat)
        if prompt is not None:
            question = Text(self.speech.message(prompt.seen_by(seat)), style="bold")
            self.console.print(question.append(f"  {prompt.rule}", style="not bold cyan"))
        view = self.state.view(seat)
        actions = self.state.legal(seat)
        topic = actions[0].kind if prompt is None else prompt.key
        explain = explain or (seat, topic) not in self._explained
        self._explained.add((seat, topic))
        drawn = self.board.menu(view, actions, self.console.width)
        self.console.print(drawn or Menu(actions, view, self.board, self.speech, explain))

    def example(self, seat: int) -> str:
        """An action to teach typing with."""
        return self.board.example or self.state.legal(seat)[0].text

    def list_pairs(self, pairs: list[tuple[str, str]]) -> None:
        """Two columns: something to type, and what it means."""
        grid = Table.grid(padding=(0, 3, 0, 2))
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        for left, right in pairs:
            grid.add_row(left, right)
        self.console.print(grid)

    def say(self, text: str, whole: bool = False) -> None:
        """A line of the table itself; `whole` when it holds a path, which people want to copy."""
        self.console.print(Text(text), soft_wrap=whole)

    def warn(self, text: str, whole: bool = False) -> None:
        """A line about something that did not work."""
        self.console.print(Text(text, style="yellow"), soft_wrap=whole)

    # -- keeping ---------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep the game; a disk that does not want it is told once and does not stop the game."""
        try:
            self.keeper.keep()
            self._unkept = ""
        except OsadaError as error:
            if str(error) != self._unkept:
                self._unkept = str(error)
                self.warn(self.talk("not-kept", why=str(error)), whole=True)

    def tell_kept(self, path: Path) -> None:
        """Where the game is, and how to go on with it."""
        self.say(self.talk("kept", file=str(path), game=self.journal.game.name), whole=True)

    def took_back(self, count: int, answers: int) -> None:
        """Tell of an undo, and start afresh from there."""
        self.stale = True
        self.keep()
        self.say(self.talk("took-back", count=count))
        if answers:
            self.say(self.talk("took-back-answers", count=answers))
