"""A whole game at the terminal, from the first question to the final scores."""

from __future__ import annotations

from rich.text import Text

from osada.bots.guarded import Guarded
from osada.bots.own import noted
from osada.kernel.errors import BadAction
from osada.table.computer_moves import aim_of
from osada.table.protocol.problems import Refused

from .commands import Commands
from .ending import draw_outcome
from .keyboard import Leave
from .menu import pick
from .pages import Pages
from .sitting import Sitting
from .typed import ACT, Wish, read_line


class Evening:
    """Asks people, lets computer players move, and goes on until the game or the input ends."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.commands = Commands(sitting)
        self.at_keyboard = min(sitting.seating.people)
        """The person who was asked last: the screen is theirs."""

    def play(self) -> None:
        """The whole evening. Whatever ends it, the game is kept."""
        sitting = self.sitting
        self._welcome()
        try:
            while sitting.state.turn:
                self._next(self._actor(sitting.state.turn))
            self._end()
        except Leave as leave:
            self._leave(leave.keep)
        except KeyboardInterrupt:
            sitting.console.print()
            self._leave(True)
            raise

    def _actor(self, turn: tuple[int, ...]) -> int:
        """Where several seats may act at once, whoever sits at the keyboard goes first."""
        return self.at_keyboard if self.at_keyboard in turn else turn[0]

    def _welcome(self) -> None:
        sitting = self.sitting
        sitting.console.print(Text(sitting.speech.title, style="bold"))
        sitting.say(self._beginning())
        for seat in range(sitting.journal.seats):
            bot = noted(sitting.seating.bot_names.get(seat, ""))
            who = sitting.talk("is-bot", bot=bot) if bot else sitting.talk("is-person")
            sitting.say(f"  {seat}  {sitting.speech.seat(seat)}: {who}")
        sitting.say(sitting.talk("welcome-help"))

    def _beginning(self) -> str:
        """How the same game could be begun again."""
        journal, talk = self.sitting.journal, self.sitting.talk
        if journal.seed is None:
            return talk("sealed")
        if journal.from_position:
            return talk("from-position")
        return talk("seed", seed=str(journal.seed))

    def _next(self, seat: int) -> None:
        sitting = self.sitting
        bot = sitting.seating.bots.get(seat)
        if bot is not None:
            action = bot.choose(sitting.state, seat).text
            aim = aim_of(sitting.table, seat, action)
            if aim is not None:
                sitting.recap.note_aim(aim)
            sitting.play(seat, action)
            if isinstance(bot, Guarded) and bot.faults:
                name = sitting.seating.noted()[seat]
                sitting.warn(sitting.talk("bot-fault", bot=name, fault=bot.faults.pop()))
            sitting.stale = True
            return
        self._hand_over(seat)
        pages = Pages(sitting.console, sitting.keyboard, sitting.talk)
        if sitting.stale or sitting.board.begins_turn(sitting.state.view(seat)):
            pages.add(lambda: sitting.draw_board(seat))
        pages.add(lambda: sitting.tell_news(seat, seat))
        pages.add(lambda: sitting.show_menu(seat))
        pages.show()
        self._listen(seat)

    def _hand_over(self, seat: int) -> None:
        """People share one screen: nobody may see what another one's eyes are meant for."""
        if seat == self.at_keyboard:
            return
        sitting = self.sitting
        sitting.keyboard.wipe()
        sitting.keyboard.ask(sitting.talk("hand-over", name=sitting.speech.seat(seat)) + " ")
        self.at_keyboard = seat
        sitting.stale = True

    # -- one person's turn to speak --------------------------------------------------------

    def _listen(self, seat: int) -> None:
        """Answer this person until something was decided or taken back."""
        while True:
            before = self.sitting.state
            wishes = read_line(self.sitting.keyboard.ask("> "))
            self._follow(wishes, seat)
            if self.sitting.state is not before:
                return

    def _follow(self, wishes: list[Wish], seat: int) -> None:
        """Do what was typed, one thing after the other, up to the first that is refused."""
        talk = self.sitting.talk
        for number, wish in enumerate(wishes):
            rest = ", ".join(later.text for later in wishes[number + 1 :])
            if seat not in self.sitting.state.turn:
                unplayed = ", ".join(later.text for later in wishes[number:])
                self.sitting.warn(talk("turn-passed", rest=unplayed))
                return
            if wish.word != ACT:
                self.commands.answer(wish, seat)
            elif not self._act(wish, seat):
                if rest:
                    self.sitting.warn(talk("rest-not-played", text=wish.text, rest=rest))
                return

    def _act(self, wish: Wish, seat: int) -> bool:
        """Play an action; a refusal says why and changes nothing."""
        sitting = self.sitting
        try:
            action = pick(sitting.state, seat, wish.rest, sitting.speech, sitting.talk)
        except BadAction as error:
            sitting.warn(str(error))
            return False
        try:
            sitting.play(seat, action.text)
        except Refused as refused:
            sitting.refuse(action, refused.problem.reasons)
            return False
        sitting.keep()
        return True

    # -- the end ---------------------------------------------------------------------------

    def _end(self) -> None:
        """Final board and scores; what is still secret then stays so when several people look."""
        sitting = self.sitting
        alone = len(sitting.seating.people) == 1
        eyes = self.at_keyboard if alone else None
        sitting.draw_board(eyes)
        sitting.tell_news(self.at_keyboard, eyes)
        outcome = sitting.state.outcome
        assert outcome is not None, "a game without anybody in turn is over"
        sitting.console.print()
        sitting.console.print(draw_outcome(outcome, sitting.speech, sitting.talk))
        self._leave(True)

    def _leave(self, keep: bool) -> None:
        """Say where the game stays, if there is anything to keep: somebody decided something."""
        sitting = self.sitting
        if keep and sitting.keeper.path is not None:
            sitting.keep()
            sitting.tell_kept(sitting.keeper.path)
        else:
            sitting.say(sitting.talk("goodbye"))
