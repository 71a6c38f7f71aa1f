"""Events, reasons and prompts: message keys with arguments and a rule id, never sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from mypy_extensions import mypyc_attr

WATCHER = 30
"""The bit of someone who sits at no seat, in every set of seats that know something."""
EVERYONE = -1
"""The set of all seats and watchers."""
Args = dict[str, object]
"""The arguments of a message by name."""


def eye(viewer: int | None) -> int:
    """The bit by which a viewer (a seat, or None for a watcher) is known to secrets."""
    return 1 << (WATCHER if viewer is None else viewer)


@final
class Phrase:
    """One thing a game can say: its text key, the rule behind it, the names of its arguments."""

    __slots__ = ("key", "names", "rule")

    def __init__(self, key: str, rule: str, names: tuple[str, ...]) -> None:
        self.key = key
        self.rule = rule
        self.names = names

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __copy__(self) -> Phrase:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Phrase:
        return self

    def __reduce__(
        self,
    ) -> tuple[Callable[[str, str, tuple[str, ...]], Phrase], tuple[object, ...]]:
        return interned, (self.key, self.rule, self.names)


_SAID: dict[tuple[str, str, tuple[str, ...]], Phrase] = {}


def interned(key: str, rule: str, names: tuple[str, ...]) -> Phrase:
    """The one phrase of this kind, also for what comes out of a pickle before its game is open."""
    asked = key, rule, names
    found = _SAID.get(asked)
    if found is None:
        found = _SAID[asked] = Phrase(key, rule, names)
    return found


class Phrasebook:
    """All phrases of one game, so that a test can hold the texts against them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.phrases: dict[str, Phrase] = {}

    def phrase(self, name: str, rule: str, *names: str) -> Phrase:
        """Register a phrase; its text key is the game's name and `name`."""
        key = f"{self.game}-{name}"
        if key in self.phrases:
            raise ValueError(f"two phrases are called {key}")
        self.phrases[key] = interned(key, rule, names)
        return self.phrases[key]


@mypyc_attr(acyclic=True)
@final
class Hidden:
    """An argument that only some may read; all others are told that there is something."""

    __slots__ = ("seen", "value")

    def __init__(self, value: object, seen: int) -> None:
        self.value = value
        self.seen = seen

    def __repr__(self) -> str:
        return f"hidden({self.value!r})"

    def __reduce__(self) -> tuple[type[Hidden], tuple[object, ...]]:
        return Hidden, (self.value, self.seen)


@mypyc_attr(acyclic=True)
@final
class Message:
    """A phrase with its arguments filled in: an event, a reason for a refusal, or a prompt."""

    __slots__ = ("args", "phrase")

    def __init__(self, phrase: Phrase, args: Args) -> None:
        self.phrase = phrase
        self.args = args

    @property
    def key(self) -> str:
        """The key of its text in the Fluent files."""
        return self.phrase.key

    @property
    def rule(self) -> str:
        """The id of the rule that stands behind it."""
        return self.phrase.rule

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """JSON-ready form for one viewer; what they may not know is the word `hidden`."""
        bit = eye(viewer)
        args: dict[str, object] = {}
        for name, value in self.args.items():
            if isinstance(value, Hidden):
                args[name] = value.value if value.seen & bit else "hidden"
            else:
                args[name] = value
        return {"key": self.phrase.key, "rule": self.phrase.rule, "args": args}

    def __repr__(self) -> str:
        return f"{self.phrase.key}({self.args})"

    def __reduce__(self) -> tuple[type[Message], tuple[object, ...]]:
        return Message, (self.phrase, self.args)


Event = Message
Reason = Message
Prompt = Message
