"""The whole town as data: board, decks, characters, and what waits to be resolved. MYT-AREA-01,
MYT-AREA-03.

An area is FOREST, EMPTY or the number of a building. A die is kind * 4 + value. What an effect
still has to do lies on a stack of tasks, and what is asked is a question: both are plain words
and numbers, so any moment can be saved and resumed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from osada.kernel.action import Action
from osada.kernel.assent import Assent
from osada.kernel.chance import Chance
from osada.kernel.secret import Secrets
from osada.kernel.state import State

from .box import Box
from .cards import Story
from .options import MythwindOptions
from .sheet import Sheet

if TYPE_CHECKING:
    from .characters.character import Character

FOREST: Final = -2
EMPTY: Final = -1
MOST: Final = 10
"""MYT-RES-02: tracks run from 0 to 10."""
DAWN: Final = 0
NOON: Final = 1
DUSK: Final = 2
SEASON_END: Final = 3
BETWEEN: Final = 4
"""After a season's end: characters may change, the campaign may be saved (MYT-SAVE-01)."""
Phase = Literal["dawn", "noon", "dusk", "season-end", "between"]
PHASES: Final[tuple[Phase, ...]] = ("dawn", "noon", "dusk", "season-end", "between")
NOBODY: Final = -1
APART: Final = "!apart"
"""Ends what one seat has to do for itself on the stack; what follows need not wait for it."""
WAIT: Final = "!wait"
"""Ends what all seats do for themselves; what follows waits until nothing is set aside."""


@final
class Task:
    """Something still to be resolved: words, the acting seat (or NOBODY), and a number."""

    __slots__ = ("actor", "number", "text")

    def __init__(self, text: str, actor: int = NOBODY, number: int = 0) -> None:
        self.text = text
        self.actor = actor
        self.number = number


@final
class Question:
    """What is asked, of whom (NOBODY: all together), and the answers there are."""

    __slots__ = ("choices", "kind", "seat")

    def __init__(self, kind: str, seat: int, choices: tuple[Action, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.choices = choices


@final
class Aside:
    """What one seat is asked while the others go on, with the tasks that wait for the answer."""

    __slots__ = ("question", "tasks")

    def __init__(self, tasks: list[Task], question: Question) -> None:
        self.tasks = tasks
        self.question = question


class Town(State):
    """All there is in one campaign."""

    def __init__(self, seats: int, chance: Chance, box: Box, options: MythwindOptions) -> None:
        super().__init__(seats, chance, options)
        self.box = box
        self.options = options
        """What this campaign has chosen: `chosen`, by its type."""
        self.season = 0
        self.day = 0
        self.phase = DAWN
        self.goal = -1
        self.goal_met = False
        self.goal_ignored = False
        self.extra_goals = 0
        self.unlocked = 0
        """Buildings (bits) that a card has made constructible (MYT-BUILD-04)."""
        self.ever_built = 0
        self.envelopes = 0
        self.upgrades = 0
        self.field_open = False
        self.sprites = 0
        self.visitor = -1
        self.field_die = -1
        self.field_owner = -1
        self.question: Question | None = None
        """What is asked of all, or of one seat for whom everybody waits."""
        self.aside: dict[int, Aside] = {}
        """By seat, what is asked while the others go on."""
        self.under_way: list[str] = []
        """`progress`, `event`: what is being resolved and does not nest (AMB-42)."""

    cast: list[int]
    """The character of each seat."""
    sheets: list[Sheet]
    """By character, in play or not."""
    tracks: list[int]
    areas: list[int]
    site: list[int]
    """The construction track: the building on spaces 1 to 4, or -1 (MYT-TRACK-01)."""
    supply: list[int]
    """Dice of each kind not in the town yet."""
    tower: list[int]
    weather_deck: Secrets
    revealed: list[int]
    """This season's weather cards so far, oldest first (MYT-DAWN-02)."""
    event_deck: Secrets
    adventure_deck: Secrets
    goal_deck: Secrets
    gone_events: list[int]
    gone_adventures: list[int]
    gone_goals: list[int]
    kept: list[int]
    """Events that lie beside the board."""
    flags: dict[str, int]
    counters: list[int]
    achievements: list[tuple[int, int, int]]
    """Number, season and day of each achievement (MYT-ACH-01 to MYT-ACH-15)."""
    tasks: list[Task]
    later: list[Task]
    """Progress and events that wait until the present one is over."""
    assent: Assent
    open_cards: list[str]
    """Event and adventure cards being resolved, the innermost last: `event 5`."""
    returned: list[str]
    """Those of them that go back into their deck."""

    # -- questions -------------------------------------------------------------------------

    def sheet(self, seat: int) -> Sheet:
        """The sheet of the character a seat plays."""
        return self.sheets[self.cast[seat]]

    @property
    def story(self) -> Story:
        """The cards this campaign is told with."""
        return self.box.story

    def journal(self, seat: int) -> Character:
        """The journal of the character a seat plays."""
        return self.box.cast[self.cast[seat]]

    def dice_out(self, kind: int) -> int:
        """Dice of a kind that are not in the supply (AMB-29)."""
        return self.box.dice_each - self.supply[kind]

    def standing(self) -> list[int]:
        """The buildings on areas, in area order."""
        return [building for building in self.areas if building >= 0]

    def empty_areas(self) -> list[int]:
        """Areas ready to be built on (MYT-AREA-02)."""
        return [area for area, what in enumerate(self.areas) if what == EMPTY]

    def in_stack(self, building: int) -> bool:
        """Whether a building card lies in the available stack."""
        return building not in self.areas and building not in self.site

    def count(self, name: int, amount: int = 1) -> None:
        """Add to a season's counter."""
        self.counters[name] += amount

    @property
    def together(self) -> bool:
        """Whether one seat's own question is set aside while the others go on: alone there are no
        others."""
        return self.seats > 1

    # -- waiting ---------------------------------------------------------------------------

    def push(self, tasks: list[Task]) -> None:
        """Put tasks on the stack so that the first is resolved next."""
        self.tasks += tasks[::-1]

    def push_each(self, tasks: list[Task]) -> None:
        """Put on the stack what every seat does for itself: at once, and what lies below waits
        until all are done."""
        if self.together:
            self.tasks.append(Task(WAIT))
            for task in tasks[::-1]:
                self.tasks += (Task(APART), task)
        else:
            self.push(tasks)

    def asked_of(self, seat: int) -> Question | None:
        """What this seat is asked: what all are, or what is its own."""
        if self.question is not None or seat not in self.aside:
            return self.question
        return self.aside[seat].question

    def task_of(self, seat: int) -> Task:
        """The task under what this seat is asked."""
        tasks = self.tasks if self.question is not None else self.aside[seat].tasks
        return tasks[-1]

    def words_of(self, seat: int) -> str:
        """Its words."""
        return self.task_of(seat).text

    def ask(self, task: Task, kind: str, seat: int, choices: list[Action]) -> None:
        """Put a task back and wait for an answer to it."""
        self.tasks.append(task)
        self.question = Question(kind, seat, tuple(choices))
        self.assent = Assent(self.seats, 0 if self.options.one_decides else None)
        self.turn = (seat,) if seat >= 0 else self.assent.asked

    def copy_town(self, twin: Town) -> None:
        """Copy everything onto another town."""
        self._copy_base(twin)
        twin.season = self.season
        twin.day = self.day
        twin.phase = self.phase
        twin.goal = self.goal
        twin.goal_met = self.goal_met
        twin.goal_ignored = self.goal_ignored
        twin.extra_goals = self.extra_goals
        twin.unlocked = self.unlocked
        twin.ever_built = self.ever_built
        twin.envelopes = self.envelopes
        twin.upgrades = self.upgrades
        twin.field_open = self.field_open
        twin.sprites = self.sprites
        twin.visitor = self.visitor
        twin.field_die = self.field_die
        twin.field_owner = self.field_owner
        twin.question = self.question
        twin.aside = {
            seat: Aside([Task(t.text, t.actor, t.number) for t in aside.tasks], aside.question)
            for seat, aside in self.aside.items()
        }
        twin.under_way = self.under_way[:]
        twin.cast = self.cast[:]
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.tracks = self.tracks[:]
        twin.areas = self.areas[:]
        twin.site = self.site[:]
        twin.supply = self.supply[:]
        twin.tower = self.tower[:]
        twin.weather_deck = self.weather_deck.copy()
        twin.revealed = self.revealed[:]
        twin.event_deck = self.event_deck.copy()
        twin.adventure_deck = self.adventure_deck.copy()
        twin.goal_deck = self.goal_deck.copy()
        twin.gone_events = self.gone_events[:]
        twin.gone_adventures = self.gone_adventures[:]
        twin.gone_goals = self.gone_goals[:]
        twin.kept = self.kept[:]
        twin.flags = dict(self.flags)
        twin.counters = self.counters[:]
        twin.achievements = self.achievements[:]
        twin.tasks = [Task(task.text, task.actor, task.number) for task in self.tasks]
        twin.later = [Task(task.text, task.actor, task.number) for task in self.later]
        twin.assent = self.assent.copy()
        twin.open_cards = self.open_cards[:]
        twin.returned = self.returned[:]
