"""Actions: small interned values with a number, a kind, arguments, a readable text and a wire form.

The text is for people, records and terminals: `piece 3:2`. The wire form is for programs: the kind
and its arguments one by one, `["piece", 3, 2]`. It is derived from the text when first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import final

Word = str | int
Wire = tuple[Word, ...]
"""An action's kind and its arguments."""
REST = "*"
"""Ends the name of an argument that takes all the words that are left: `goods*`."""
LINKED = "-*"
"""The same where the words are joined by hyphens: `cells-*`."""


@final
class Action:
    """One decision, sent by content: `str(action)` is its text, and its text finds it again.

    Actions are interned by their game's vocabulary, so equal actions are the same object; a copy
    is the action itself, and so is what comes out of a pickle.
    """

    __slots__ = ("_wire", "args", "home", "id", "kind", "names", "text")

    def __init__(
        self,
        number: int,
        kind: str,
        args: tuple[int, ...],
        text: str,
        names: tuple[str, ...] = (),
        home: str = "",
    ) -> None:
        self.id = number
        self.kind = kind
        self.args = args
        self.text = text
        self.names = names
        """What the texts and the page call its arguments, in order."""
        self.home = home
        """The module whose `VOCABULARY` it is a word of."""
        self._wire: Wire = ()

    @property
    def wire(self) -> Wire:
        """Its kind and its arguments, as they travel between programs."""
        if not self._wire:
            self._wire = wire_of(self.kind, self.names, self.text)
        return self._wire

    @property
    def named(self) -> dict[str, object]:
        """Its arguments by name, for whoever puts it into words."""
        return named(self.names, self.wire[1:])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self

    def __reduce__(
        self,
    ) -> tuple[Callable[[str, str, tuple[int, ...], str], Action], tuple[object, ...]]:
        return spoken, (self.home, self.kind, self.args, self.text)


def spoken(home: str, kind: str, args: tuple[int, ...], text: str) -> Action:
    """The word of the vocabulary in a module, for what was kept elsewhere (pickle)."""
    vocabulary = import_module(home).VOCABULARY
    assert isinstance(vocabulary, Vocabulary)
    return vocabulary.word(kind, args, text)


class Vocabulary:
    """Every action a game knows, by number, by text and by wire form."""

    def __init__(self, home: str = "") -> None:
        self.home = home
        """The module where it stands as `VOCABULARY`, so that its words can be kept elsewhere."""
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}
        self.names: dict[str, tuple[str, ...]] = {}
        """By kind, what the arguments of an action are called; one called like the kind where
        nothing is declared."""
        self._by_wire: dict[Wire, Action] = {}
        self._wired = 0

    def extended(self, count: int | None = None) -> Vocabulary:
        """Another one that begins with the same actions, or with so many of them, and may go on
        with others."""
        twin = Vocabulary(self.home)
        twin.actions = self.actions[:count]
        twin.by_text = {action.text: action for action in twin.actions}
        twin.names = dict(self.names)
        return twin

    def declare(self, kind: str, *names: str) -> None:
        """Name the arguments of a kind of action, before its first action is made."""
        self.names[kind] = names

    def word(self, kind: str, args: tuple[int, ...], text: str) -> Action:
        """The one action with this text, made when it is first spoken."""
        known = self.by_text.get(text)
        if known is not None:
            return known
        action = Action(len(self.actions), kind, args, text, self.names_of(kind), self.home)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def names_of(self, kind: str) -> tuple[str, ...]:
        """What the arguments of a kind of action are called."""
        return self.names.get(kind, (kind,))

    def find(self, text: str) -> Action | None:
        """The action with exactly this text, legal anywhere or not; None where there is none."""
        return self.by_text.get(text)

    def find_wire(self, wire: Sequence[Word]) -> Action | None:
        """The action with exactly this wire form; None where there is none."""
        for action in self.actions[self._wired :]:
            self._by_wire[action.wire] = action
        self._wired = len(self.actions)
        return self._by_wire.get(tuple(wire))

    def wire(self, text: str) -> Wire:
        """The wire form of a text, be it an action's or what others see of one that is hidden."""
        action = self.find(text)
        if action is not None:
            return action.wire
        kind = text.partition(" ")[0]
        return wire_of(kind, self.names_of(kind), text)

    def __len__(self) -> int:
        return len(self.actions)


def wire_of(kind: str, names: tuple[str, ...], text: str) -> Wire:
    """The kind of an action and the words of its text, numbers as numbers.

    >>> wire_of("piece", ("ship", "place"), "piece 3:2")
    ('piece', 3, 2)
    >>> wire_of("plot", ("cells-*",), "plot c2-d2")
    ('plot', 'c2', 'd2')
    >>> wire_of("space", ("space",), "set-sail"), wire_of("rest", ("rest",), "rest")
    (('space', 'set-sail'), ('rest',))
    """
    if text == kind:
        return (kind,)
    words = text.removeprefix(f"{kind} ").replace(":", " ").split()
    if names and names[-1].endswith(LINKED):
        words[-1:] = words[-1].split("-")
    parts: list[Word] = [kind]
    for word in words:
        parts.append(int(word) if word.isdecimal() else word)
    return tuple(parts)


def named(names: tuple[str, ...], words: Wire) -> dict[str, object]:
    """The arguments of an action by their names. A name with a star takes all that are left; a name
    without an argument is left out.

    >>> named(("origin", "target"), ("quarry", "barn-a")), named(("goods*",), ("wood", "wood"))
    ({'origin': 'quarry', 'target': 'barn-a'}, {'goods': ['wood', 'wood']})
    >>> named(("cells-*",), ("c2", "d2"))
    {'cells': 'c2-d2'}
    """
    args: dict[str, object] = {}
    for place, name in enumerate(names):
        if name.endswith(LINKED):
            args[name.removesuffix(LINKED)] = "-".join(str(word) for word in words[place:])
        elif name.endswith(REST):
            args[name.removesuffix(REST)] = list(words[place:])
        elif place < len(words):
            args[name] = words[place]
    return args
