"""Reading a moment of a campaign back: every fault is named with its place."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from osada.kernel.action import Action
from osada.kernel.assent import Assent
from osada.kernel.editing import Reading
from osada.kernel.errors import BadPosition, Fault, OsadaError
from osada.kernel.fields import Fields
from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets
from osada.kernel.state import Data

from ..rules.box import Box
from ..rules.effects import WORDS, BadEffect, read_effects
from ..rules.invariants import dice_in_use, position_faults
from ..rules.options import OPTIONS, MythwindOptions
from ..rules.setup import empty_town
from ..rules.sheet import Own, Sheet
from ..rules.town import EMPTY, FOREST, NOBODY, PHASES, Aside, Question, Task
from ..rules.words import (
    AREAS,
    CHARACTERS,
    COUNTERS,
    DICE,
    GOALS,
    KINDS,
    RESOURCES,
    TILES,
)
from ..state import MythwindState
from ..view.question import view_aside, view_question
from .rest import first_areas, new_sheet, put_the_rest_away
from .writing import RULES_VERSION

KEYS: Final = (
    *("game", "rules", "content", "options", "chance", "learned", "cast", "season", "day"),
    *("phase", "turn", "tracks", "areas", "site", "unlocked", "ever_built", "supply", "tower"),
    *("decks", "revealed", "gone", "kept", "goal", "goal_met", "goal_ignored", "extra_goals"),
    *("envelopes", "upgrades", "field_open", "sprites", "visitor", "field", "flags", "counters"),
    *("achievements", "sheets", "tasks", "later", "busy", "open_cards", "returned", "question"),
    "aside",
)
MANY: Final = 1 << 30
OPEN: Final = "open_cards"
MOST_FLAGS: Final = 500
LONGEST_NAME: Final = 40


def read_position(data: Data, box: Box) -> MythwindState:
    """The campaign that the data describe."""
    reader = _Reader(data, KEYS)
    s = reader.read(box)
    reader.faults += [Fault("", text) for text in position_faults(s, reader.unread())]
    reader.stop()
    reader.finish(s)
    return s


def read_draft(data: Data, box: Box) -> Reading:
    """The same with its faults, where it can be drawn though it may be wrong."""
    reader = _Reader(data, KEYS)
    state = None
    try:
        drawn = reader.read(box)
        reader.stop()
        state = drawn
        reader.faults += [Fault("", text) for text in position_faults(state)]
        reader.stop()
        reader.finish(state)
    except BadPosition as bad:
        return Reading(state, list(bad.faults))
    return Reading(state, [])


def _can_be_asked(s: MythwindState) -> bool:
    """Whether a question can be shown with what its answers mean."""
    try:
        view_question(s)
        view_aside(s)
    except (ArithmeticError, AssertionError, LookupError, OsadaError, TypeError, ValueError):
        return False  # asked of another task than the one on top, or with other answers
    return True


def _is_name(name: str) -> bool:
    """A word as the story's files write it."""
    plain = name.replace("-", "").replace("_", "")
    return len(name) <= LONGEST_NAME and plain.isascii() and plain.isalnum()


def _first(text: str) -> str:
    return (text.split() or [""])[0]


class _Reader(Fields):
    def read(self, box: Box) -> MythwindState:
        self.header("mythwind", RULES_VERSION)
        cast = [self.word(c, CHARACTERS, "cast") for c in self.row(self.data.get("cast"), "cast")]
        different = 1 <= len(cast) <= 4 and len(set(cast)) == len(cast)
        if not different and "cast" not in self.unread():
            self.fault("cast", "must be 1 to 4 different characters")
        if "cast" in self.unread():
            cast = list(range(4))  # whoever is named may play
        chance = self.chance()
        s = MythwindState(len(cast), chance, box, MythwindOptions(self.options(OPTIONS), len(cast)))
        empty_town(s)
        s.cast = cast
        self._board(s)
        self._decks(s)
        self._story(s)
        self._sheets(s)
        self._waiting(s)
        if not self.unread() & {"decks", "gone", "kept", "goal", "revealed", "open_cards", "areas"}:
            put_the_rest_away(s, self.data, self.table(self.data.get("decks", {}), "decks"))
        return s

    def finish(self, s: MythwindState) -> None:
        """What only holds in a position without faults."""
        if not _can_be_asked(s):
            self.fault("question", "does not fit what waits for its answer")
            self.stop()
        if not all(s.legal(seat) for seat in s.turn):
            self.fault("turn", "somebody in turn could decide nothing here")
        self.stop()

    def numbers(self, value: object, low: int, high: int, place: str) -> list[int]:
        """A list of whole numbers."""
        return [self.number(n, low, high, place) for n in self.row(value, place)]

    def dice(self, value: object, place: str) -> list[int]:
        """Dice by their names."""
        return sorted(self.word(die, DICE, place) for die in self.row(value, place))

    def buildings(self, s: MythwindState, key: str) -> int:
        """A set of buildings."""
        bits = 0
        for name in self.row(self.data.get(key, []), key):
            bits |= 1 << self.word(name, s.box.names, key)
        return bits

    def _board(self, s: MythwindState) -> None:
        for name, level in self.table(self.data.get("tracks", {}), "tracks").items():
            kind = self.word(name, RESOURCES, "tracks")
            s.tracks[kind] = self.number(level, 0, 10, f"tracks.{name}")
        s.areas = first_areas(s)
        if "areas" in self.data:
            areas = self.row(self.data["areas"], "areas")
            if len(areas) != AREAS:
                self.fault("areas", f"there are {AREAS} areas, not {len(areas)}")
            names = ("forest", "empty", *s.box.names)
            found = [self.word(what, names, f"areas[{i}]") for i, what in enumerate(areas)]
            s.areas = [(FOREST, EMPTY)[what] if what < 2 else what - 2 for what in found]
        site = self.row(self.data.get("site", [None] * 4), "site")
        s.site = [-1 if b is None else self.word(b, s.box.names, "site") for b in site]
        if len(s.site) != 4:
            self.fault("site", "the construction track has four spaces")
        s.unlocked = self.buildings(s, "unlocked")
        s.ever_built = self.buildings(s, "ever_built")
        s.tower = self.dice(self.data.get("tower", []), "tower")
        if "supply" in self.data:
            s.supply = self.numbers(self.data["supply"], 0, 8, "supply")
        if len(s.supply) != 2:
            self.fault("supply", "must be two numbers: dice of either kind")

    def _deck(self, decks: Data, name: str, low: int, high: int) -> Secrets:
        place = f"decks.{name}"
        deck = self.table(decks.get(name, {"cards": []}), place)
        cards = self.numbers(deck.get("cards", []), low, high, place)
        known = self.numbers(deck.get("known", []), 0, MANY, place)
        return Secrets(cards, [EVERYONE if i in known else 0 for i in range(len(cards))])

    def _decks(self, s: MythwindState) -> None:
        decks = self.table(self.data.get("decks", {}), "decks")
        s.event_deck = self._deck(decks, "event", 1, 154)
        s.adventure_deck = self._deck(decks, "adventure", 1, 80)
        s.goal_deck = self._deck(decks, "goal", 0, GOALS - 1)
        s.weather_deck = self._deck(decks, "weather", 0, 9)
        for card in s.event_deck.values:
            if card not in s.story.events:
                self.fault("decks.event", f"there is no event {card} yet")
        for card in s.adventure_deck.values:
            if card not in s.story.adventures:
                self.fault("decks.adventure", f"there is no adventure {card} yet")
        s.revealed = self.numbers(self.data.get("revealed", []), 0, 9, "revealed")
        gone = self.table(self.data.get("gone", {}), "gone")
        s.gone_events = self.numbers(gone.get("event", []), 1, 154, "gone.event")
        s.gone_adventures = self.numbers(gone.get("adventure", []), 1, 80, "gone.adventure")
        s.gone_goals = self.numbers(gone.get("goal", []), 0, GOALS - 1, "gone.goal")
        s.kept = self.numbers(self.data.get("kept", []), 1, 154, "kept")

    def _story(self, s: MythwindState) -> None:
        s.reveals = self.whole("learned", 0, MANY, 0)
        s.season = self.whole("season", 0, MANY, 0)
        s.day = self.whole("day", 0, 10, 0)
        s.phase = self.word(self.data.get("phase", "noon"), PHASES, "phase")
        s.goal = self.whole("goal", -1, GOALS - 1, -1)
        s.goal_met = self.switch("goal_met")
        s.goal_ignored = self.switch("goal_ignored")
        s.extra_goals = self.whole("extra_goals", 0, 9, 0)
        s.envelopes = self.whole("envelopes", 0, 31, 0)
        s.upgrades = self.whole("upgrades", 0, 255, 0)
        s.field_open = self.switch("field_open")
        s.sprites = self.whole("sprites", 0, 63, 0)
        s.visitor = self.whole("visitor", -1, 5, -1)
        field = self.numbers(self.data.get("field", [-1, -1]), -1, 7, "field")
        s.field_owner, s.field_die = (field[0], field[1]) if len(field) == 2 else (-1, -1)
        flags = self.table(self.data.get("flags", {}), "flags")
        if len(flags) > MOST_FLAGS:
            self.fault("flags", f"the story has no more than {MOST_FLAGS} to remember")
            flags = {}
        for name, value in flags.items():
            if not _is_name(name):
                self.fault("flags", f"'{name}' is no name of a flag")
            s.flags[name] = self.number(value, 0, MANY, f"flags.{name}")
        for name, value in self.table(self.data.get("counters", {}), "counters").items():
            at = self.word(name, COUNTERS, "counters")
            least = -MANY if name == "coins" else 0  # goods bought are taken off (AMB-29)
            s.counters[at] = self.number(value, least, MANY, f"counters.{name}")
        for one in self.row(self.data.get("achievements", []), "achievements"):
            parts = self.numbers(one, 0, MANY, "achievements")
            if len(parts) == 3:
                s.achievements.append((parts[0], parts[1], parts[2]))

    def _sheets(self, s: MythwindState) -> None:
        given = self.table(self.data.get("sheets", {}), "sheets")
        s.sheets = []
        for name in given:
            self.word(name, CHARACTERS, "sheets")
        for c, name in enumerate(CHARACTERS):
            raw = self.table(given.get(name, {}), f"sheets.{name}")
            s.sheets.append(self._sheet(s, c, raw, f"sheets.{name}"))
        if "supply" not in self.data:
            s.supply = [max(0, s.box.dice_each - dice_in_use(s, kind)) for kind in range(2)]

    def _sheet(self, s: MythwindState, character: int, raw: Data, place: str) -> Sheet:
        if "own" not in raw:
            first = new_sheet(s, character, self.data)
            own, coins, actions = first.own, first.coins, first.actions
        else:
            own, coins, actions = self._own(s, character, raw["own"], f"{place}.own"), 0, 0
        sheet = Sheet(self.number(raw.get("coins", coins), 0, MANY, f"{place}.coins"), own)
        sheet.earned = self.number(raw.get("earned", 0), -MANY, MANY, f"{place}.earned")
        sheet.dice = self.dice(raw.get("dice", []), f"{place}.dice")
        sheet.skills = self.numbers(raw.get("skills", []), 0, 7, f"{place}.skills")
        figure, attached = raw.get("figure"), raw.get("attached")
        spaces = s.box.spaces
        sheet.figure = -1 if figure is None else self.word(figure, spaces, f"{place}.figure")
        sheet.area = self._figure_area(s, sheet.figure, raw, place)
        sheet.attached = -1 if attached is None else self.word(attached, KINDS, place)
        sheet.actions = self.number(raw.get("actions", actions), 0, 9, f"{place}.actions")
        sheet.acted = raw.get("acted") is True
        sheet.forbidden = raw.get("forbidden") is True
        sheet.finished = raw.get("finished") is True
        sheet.used = self.numbers(raw.get("used", []), 0, 7, f"{place}.used")
        return sheet

    def _figure_area(self, s: MythwindState, figure: int, raw: Data, place: str) -> int:
        """Where a figure stands that went to a building: what is there may be gone (AMB-20)."""
        building = figure - len(TILES)
        if building < 0:
            return -1
        standing = s.areas.index(building) + 1 if building in s.areas else 0
        return self.number(raw.get("area", standing), 0, AREAS, f"{place}.area") - 1

    def _own(self, s: MythwindState, character: int, value: object, place: str) -> Own:
        try:
            return s.box.cast[character].read(s, self.table(value, place))
        except BadPosition as bad:
            self.faults += [Fault(f"{place}.{f.place}", f.reason) for f in bad.faults]
            return Own()

    def _waiting(self, s: MythwindState) -> None:
        s.tasks = self._tasks(s, "tasks")
        s.later = self._tasks(s, "later")
        busy = str(self.data.get("busy", ""))
        s.under_way = busy.split()
        if not set(s.under_way) <= {"event", "progress"} or len(busy) > LONGEST_NAME:
            self.fault("busy", f"'{busy}' is neither 'event' nor 'progress'")
        s.open_cards = [self._card(s, c) for c in self.row(self.data.get("open_cards", []), OPEN)]
        s.returned = [str(c) for c in self.row(self.data.get("returned", []), "returned")]
        if not set(s.returned) <= set(s.open_cards):
            self.fault("returned", "only cards that are being resolved can go back")
        turn = self.data.get("turn", list(range(s.seats)))
        s.turn = tuple(self.numbers(turn, 0, s.seats - 1, "turn"))
        raw = self.data.get("question")
        s.assent = Assent(s.seats, 0 if s.options.one_decides else None)
        for i, other in enumerate(self.row(self.data.get("aside", []), "aside")):
            self._aside(s, self.table(other, f"aside[{i}]"), f"aside[{i}]")
        if raw is not None:
            question = self.table(raw, "question")
            s.question = self._question(s, question, "question", NOBODY)
            proposal = question.get("proposal")
            if proposal is not None:
                s.assent.proposal = self._action(s, proposal, "question.proposal")
            s.assent.agreed = self.number(question.get("agreed", 0), 0, 15, "question.agreed")

    def _question(self, s: MythwindState, raw: Data, place: str, first: int) -> Question:
        choices = self.row(raw.get("choices"), f"{place}.choices")
        actions = tuple(self._action(s, text, f"{place}.choices") for text in choices)
        seat = self.number(raw.get("seat", first), first, s.seats - 1, f"{place}.seat")
        kind = str(raw.get("kind", ""))
        if not _is_name(kind):
            self.fault(f"{place}.kind", f"'{kind}' is nothing that is asked")
        return Question(kind, seat, actions)

    def _aside(self, s: MythwindState, raw: Data, place: str) -> None:
        """What one seat is asked while the others go on."""
        question = self._question(s, raw, place, 0)
        if not s.together:
            self.fault(place, "by these rules, or alone, nothing is set aside")
        if question.seat in s.aside:
            self.fault(place, f"seat {question.seat} is asked two things at once")
        s.aside[question.seat] = Aside(self._read_tasks(s, raw, "tasks", f"{place}."), question)

    def _tasks(self, s: MythwindState, key: str) -> list[Task]:
        return self._read_tasks(s, self.data, key, "")

    def _read_tasks(self, s: MythwindState, data: Data, key: str, at: str) -> list[Task]:
        tasks: list[Task] = []
        key, rows = f"{at}{key}", data.get(key, [])
        for i, raw in enumerate(self.row(rows, key)):
            place = f"{key}[{i}]"
            parts = self.row(raw, place)
            if len(parts) != 3 or not isinstance(parts[0], str) or not parts[0]:
                self.fault(place, "must be [words, seat, number]")
                continue
            self._check_words(s, parts[0], place)
            actor = self.number(parts[1], -1, 3, place)
            tasks.append(Task(parts[0], actor, self.number(parts[2], 0, MANY, place)))
        return tasks

    def _check_words(self, s: MythwindState, text: str, place: str) -> None:
        words = text.removeprefix("pay ").partition(" #")[0]
        if _first(text) not in s.box.ops:
            self.fault(place, f"'{text}' is nothing that could be resolved")
        elif _first(words) in WORDS:
            try:
                read_effects([words], s.box.names)
            except BadEffect as bad:
                self.fault(place, str(bad))

    def _card(self, s: MythwindState, value: object) -> str:
        """A card that is being resolved: `event 5`."""
        kind, _, number = str(value).partition(" ")
        decks: dict[str, Collection[int]] = {
            "event": s.story.events,
            "adventure": s.story.adventures,
        }
        if number not in map(str, decks.get(kind, ())):
            self.fault(OPEN, f"'{value}' is no card: say e.g. 'event 5'")
            return "event 1"
        return f"{kind} {number}"

    def _action(self, s: MythwindState, text: object, place: str) -> Action:
        action = s.box.words.by_text.get(str(text))
        if action is None:
            self.fault(place, f"'{text}' is no action")
            return s.box.words.actions[0]
        return action
