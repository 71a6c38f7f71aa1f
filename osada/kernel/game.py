"""A game as a whole: what it is called, who can sit at it, how it starts and loads."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import cast

from .action import Action, Vocabulary, Word
from .bounds import check_length, check_size
from .chance import LARGEST, Chance, Draw, check_script
from .content import Content, Override
from .errors import BadAction, BadPosition, BadStart, Fault, Unwritten, did_you_mean
from .house import House
from .message import Phrase, Phrasebook, Reason
from .options import Option, Value, read_options
from .state import OPENING, Data, State


class Game:
    """The fixed facts of a game and the doors into it. Each game fills in the hooks below."""

    name: str
    title: str
    seats: tuple[int, ...]
    """How many may play."""
    languages: tuple[str, ...] = ("en", "pl", "cs")
    rules_version: int
    options: tuple[Option, ...] = ()
    company: str = "random"
    """The computer player that experiments fill seats with when nobody says which."""
    hands: Mapping[str, str] = {}
    """Where players may change between chapters: the parts that they take then, as `reseat` calls
    them, by the letter of the option `changes_by`."""
    changes_by: str = ""
    """The option with which every seat chose its part at first."""
    printings: int = 1
    """How often it was printed. Cards that were added later are in the later ones only; where there
    are any, the class takes the number of a printing after the corrections."""
    vocabulary: Vocabulary
    phrases: Phrasebook
    content: Content
    vague: tuple[Phrase, ...] = ()
    """What an action of another kind than is asked for hears. To one that answers the question it
    would be no reason; `osada fuzz` counts them."""

    override: Override | None = None
    """An owner's corrected printed values, where it was opened with some."""

    def __repr__(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        return (
            f"<Game {self.name}: {self.title}, {low} to {high} seats, rules {self.rules_version}>"
        )

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        return _reopened, (self.name, self.override, self.content_hash)

    @cached_property
    def house(self) -> House:
        """Everything else there is of the game; `House.open` fills it in."""
        return House(type(self).__module__.rpartition(".")[0], "")

    @cached_property
    def content_hash(self) -> str:
        """The fingerprint of every printed number in use, overrides included. A server asks for it
        at every table it looks over."""
        return self.content.fingerprint

    def printed_as(self, content: str) -> Game:
        """This game at the printing that has these values, by their fingerprint; itself where none
        other has them."""
        if content == self.content_hash or self.printings == 1:
            return self
        found = self.house.open(self.override, content)
        return found if found.content_hash == content else self

    def start(
        self,
        seats: int,
        seed: int | None = 0,
        options: Mapping[str, object] | None = None,
        draws: list[Draw] | None = None,
    ) -> State:
        """A complete set-up; without a seed (None) chance is sealed. `draws` are the recorded
        results of a set-up that is replayed."""
        self.check_seats(seats)
        if seed is not None and not (_is_whole(seed) and 0 <= seed < LARGEST):
            raise BadStart(f"the seed must be a whole number from 0 to 2^128-1, not {seed!r}")
        chosen = read_options(self.options, options or {})
        if draws is None:
            self.check_options(seats, chosen)
        chance = Chance(seed)
        chance.script = None if draws is None else list(draws)
        state = self._start(seats, chance, chosen)
        check_script(chance)
        return self._known_as(state)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that this game is not for."""
        if not _is_whole(seats) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadStart(f"{self.name} is for {low} to {high} players, not {seats!r}")

    def check_options(self, seats: int, chosen: Mapping[str, Value]) -> None:
        """Refuse a choice that is not for so many players."""
        for option in self.options:
            if option.seats and seats not in option.seats and chosen[option.name] != option.default:
                few = " or ".join(str(number) for number in option.seats)
                raise BadStart(f"option {option.name} is for {few} players, not {seats}")

    def from_json(self, source: str | bytes | Mapping[str, object]) -> State:
        """A position from `to_json` or written by hand; every fault in it is named."""
        if isinstance(source, Mapping):
            data = dict(source)
        else:
            check_length(source)
            try:
                data = json.loads(source)
            except (ValueError, RecursionError) as error:
                raise BadPosition([Fault("", f"this is not JSON ({error})")]) from None
            if not isinstance(data, dict):
                raise BadPosition([Fault("", "a position is a JSON object { … }")])
        check_size(data)
        return self._known_as(self._load(data))

    def _known_as(self, state: State) -> State:
        """The state, with what a pickle of it needs."""
        state.box_id = (self.name, self.content_hash)
        return state

    def parse(self, state: State, text: str) -> Action:
        """The action that a text names, legal or not; short forms are read in context."""
        words = " ".join(text.lower().split())
        for candidate in self._spellings(state, words):
            action = self.vocabulary.by_text.get(candidate)
            if action is not None:
                return action
        raise BadAction(f"'{text.strip()}' is no action: {did_you_mean(words, self.known_texts())}")

    def read(self, wire: Sequence[Word]) -> Action:
        """The action with this wire form (`["piece", 3, 2]`), legal or not. Some words are made
        only when they are first legal: to play it, ask the state what is legal before."""
        action = self.vocabulary.find_wire(wire)
        if action is None:
            words = " ".join(str(word) for word in wire)
            raise BadAction(f"{list(wire)} is no action: {did_you_mean(words, self.known_texts())}")
        return action

    def likelihood(self, action: Action) -> float:
        """How willingly random play takes an action, so that a table of players who answer by lot
        comes to agree one day. One for almost everything."""
        return 1.0

    def faults(self) -> list[str]:
        """What is wrong with the game's own content beyond what loading it finds."""
        return []

    def census(self) -> dict[str, object]:
        """What there is of the content, counted, for whoever writes it."""
        return {}

    def text_keys(self) -> tuple[str, ...]:
        """Keys of texts that the content itself asks for, beyond phrases and actions."""
        return ()

    def own_texts(self, lang: str) -> str:
        """The names, in Fluent, of things that only an owner's corrections add."""
        return ""

    def printed(self, seats: int) -> dict[str, object]:
        """What views at a table of so many hold as it is printed, by name: the very objects, so
        that whoever sends a view can tell. Nothing where a view repeats little."""
        return {}

    def reseat(
        self, state: State, who: tuple[str, ...], draws: Sequence[Draw] | None = None
    ) -> State:
        """The same position with other players, for games that allow it between their chapters; its
        events tell of it, and its chance has noted what was drawn. `draws` are those of a change
        that is replayed."""
        raise BadStart(f"in {self.name} the players stay as they are")

    def why_not_reseat(self, state: State, who: tuple[str, ...]) -> tuple[Reason, ...]:
        """Why these cannot sit down now, by the rules; empty exactly when they can."""
        return ()

    # -- what a game implements ------------------------------------------------------------

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        raise Unwritten(self, "_start")

    def _load(self, data: Data) -> State:
        raise Unwritten(self, "_load")

    def _spellings(self, state: State, words: str) -> tuple[str, ...]:
        """The full texts a short one may stand for in this position, likeliest first."""
        return (words,)

    def known_texts(self) -> list[str]:
        """Texts worth suggesting for a mistyped one."""
        return list(self.vocabulary.by_text)

    def draw_words(self, label: str) -> tuple[str, ...]:
        """The words by which a record writes the results of this draw; none: plain numbers."""
        return ()


def _reopened(name: str, override: Override | None, content: str) -> Game:
    """A game out of a pickle: opened by its name, with the same printed values."""
    return cast(Game, import_module(OPENING).opened(name, override, content))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
