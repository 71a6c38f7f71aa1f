"""A game in a person's words: messages, actions, options, scores and rules in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from osada.kernel.action import Action, Vocabulary
from osada.kernel.game import Game
from osada.kernel.options import Value, spell

from .folding import folds_of
from .languages import check_language
from .printed import counted_things, literal_of, printed_values, text_name
from .things import NAME, Things
from .wording import Argument, Wording, common_files, load_wording

RULES = "rules.ftl"
"""Long and seldom read, so it is opened only when somebody asks for a rule."""
SEAT_ARGUMENTS = frozenset({"seat", "turn"})
"""Arguments of a message that are the number of a seat, and are spoken as its name."""
HIDDEN = "hidden"
"""What a message says instead of something its reader may not know; the texts choose by it."""


class Speech:
    """How one game speaks to one reader. `names` are the players' by seat; a seat without a name
    is called by its number, from 1."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] | None = None) -> None:
        check_language(lang)
        check_language(lang, game.languages)
        self.game = game
        self.lang = lang
        self.names = tuple(names or ())
        self._folder = texts_of(game)

    # -- what happens at the table ---------------------------------------------------------

    def message(self, told: Mapping[str, object]) -> str:
        """An event, a reason or a prompt, from its JSON form (`Message.seen_by`). An argument may
        be messages too."""
        return self.render(told)[0]

    def render(self, told: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Like `message`, with what went wrong on the way: for those who check the texts."""
        given = told.get("args")
        args = given if isinstance(given, Mapping) else {}
        spoken = {**self.beside(told), **self._spoken(args)}
        return self.words.render(str(told["key"]), spoken)

    def beside(self, told: Mapping[str, object]) -> dict[str, Argument]:
        """What the text of an event may use beside its arguments: the texts that it only points at
        (`text` in log.toml; `hidden` where there is none), and whether the one who does it is
        called by the very colour that is spoken of."""
        folds = folds_of(self.game.name, self._folder)
        given = told.get("args")
        args = given if isinstance(given, Mapping) else {}
        found: dict[str, Argument] = {}
        for pointer in folds.texts.get(folds.short(told), ()):
            name, pattern, *lower = pointer.split(" ")
            key = f"{self.game.name}-{pattern.format_map(args)}"
            text = self.words.say(key) if self.words.has(key) else HIDDEN
            found[name] = text[:1].lower() + text[1:] if lower else text
        seat, colour = args.get("seat"), f"{self.game.name}-colour-{args.get('colour')}"
        if isinstance(seat, int) and self.words.has(colour):
            alike = self.seat(seat).casefold() == self.words.say(colour).casefold()
            found["seat-coloured"] = "yes" if alike else "no"
        return found

    def action(self, action: Action) -> str:
        """What an action is called: `piece 2 of ship 3`."""
        unsaid = dict.fromkeys(action.names, HIDDEN)
        return self._say(f"action-{action.kind}", self._spoken({**unsaid, **action.named}))

    def seat(self, seat: int) -> str:
        """Who sits there: the name, or `Player 1` for the first seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.words.say("table-seat", {"number": seat + 1})

    # -- what things are called ------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the game."""
        return self._say("title")

    def space(self, name: str) -> str:
        """The name of an action space."""
        return self._say(f"space-{name}")

    def space_help(self, name: str) -> str:
        """What an action space is good for, in a sentence."""
        return self._say(f"space-{name}", attribute="help")

    def name(self, name: str, **args: Argument) -> str:
        """What a thing is called whose key, behind the game's name, is this: `tile-quarry`."""
        return self._say(name, args)

    def word(self, word: str) -> str:
        """A thing of the game, as it stands in a list: `fur`."""
        return self._things.of(word).get(NAME) or self._say(f"word-{word}")

    def colour(self, name: str) -> str:
        """The name of a colour."""
        return self._say(f"colour-{name}")

    def score_part(self, name: str) -> str:
        """What part of a score, or which tie-break, a number is."""
        return self._say(f"score-{name}")

    def option(self, name: str) -> str:
        """The name of an option."""
        return self._say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option changes."""
        return self._say(f"option-{name}", attribute="help")

    def option_choice(self, name: str, choice: Value) -> str:
        """What one choice of an option means."""
        return self._say(f"option-{name}", {"choice": spell(choice)}, "choice")

    # -- the rules -------------------------------------------------------------------------

    def rule(self, rule_id: str) -> str:
        """The text of a rule by its id."""
        return self._rules.say(f"rule-{rule_id}")

    def ruling(self, ruling_id: str) -> str:
        """The question behind a ruling, and its answer."""
        return self._rules.say(f"ruling-{ruling_id}")

    # -- the texts -------------------------------------------------------------------------

    @cached_property
    def words(self) -> Wording:
        """All texts but the rules."""
        own = sorted((self._folder / self.lang).glob("*.ftl"))
        files = (*common_files(self.lang), *(file for file in own if file.name != RULES))
        printed = printed_values(self.game.content)
        return load_wording(self.lang, files, printed, self.game.own_texts(self.lang))

    @cached_property
    def _things(self) -> Things:
        added = self.game.own_texts(self.lang)
        return Things(self.words, self._folder / self.lang, added)

    @cached_property
    def _rules(self) -> Wording:
        files = tuple((self._folder / self.lang).glob(RULES))
        return load_wording(self.lang, files, self.printed_in_rules)

    @cached_property
    def printed_in_rules(self) -> Mapping[str, str]:
        """What the rules may mention of the printed values: things that are counted in words."""
        values = dict(printed_values(self.game.content))
        for name, entry in self.game.content.entries.items():
            told = self._things.of_list(counted_things(entry.value)).get("counted")
            if told:
                values[text_name(name)] = literal_of(told)
        return values

    def _say(
        self, name: str, args: Mapping[str, Argument] | None = None, attribute: str = ""
    ) -> str:
        return self.words.say(f"{self.game.name}-{name}", args, attribute)

    def _spoken(self, args: Mapping[str, object]) -> dict[str, Argument]:
        """The arguments as the texts know them, each with the forms of the things it names."""
        spoken: dict[str, Argument] = {}
        for name, value in args.items():
            spoken[name] = self.spoken(name, value)
            for form, text in self.forms(value).items():
                spoken[f"{name}-{form}"] = text
        return spoken

    def spoken(self, name: str, value: object, last: str = "table-list-last") -> Argument:
        """An argument of a message as the texts know it; `last` adds the last word of a list."""
        if isinstance(value, list):
            return self._listed(value, last)
        if isinstance(value, Mapping):
            return self.message(value)
        if isinstance(value, int):
            return self.seat(value) if name in SEAT_ARGUMENTS else value
        if isinstance(value, float):
            return value
        return str(value)

    def forms(self, value: object) -> dict[str, Argument]:
        """The forms of what an argument names; none where it names no things."""
        if isinstance(value, list):
            words = [item for item in value if not isinstance(item, Mapping)]
            return {**self._things.of_list([str(item) for item in words])}
        return {**self._things.of(value)} if isinstance(value, str) else {}

    def counted(self, word: str, count: int) -> str:
        """A thing, with its number if there is more than one: `2 stone`."""
        told = self._things.counted(word, count) if count > 1 else ""
        if told:
            return told
        known = self._things.of(word).get(NAME) or self._word_or_itself(word)
        return known if count == 1 else self.words.say("table-times", {"count": count, "of": known})

    def _word_or_itself(self, word: str) -> str:
        key = f"{self.game.name}-word-{word}"
        return self.words.say(key) if self.words.has(key) else word

    def _listed(self, items: Sequence[object], last: str) -> str:
        """Words, or messages, said one after the other. With nothing in it, a list has nothing to
        tell."""
        if items and isinstance(items[0], Mapping):
            said = [self.message(item) for item in items if isinstance(item, Mapping)]
            return self.words.one_after_the_other(said, "table-list-more")
        spoken = [str(i) if str(i).isdecimal() else self.word(str(i)) for i in items]
        return self.words.one_after_the_other(spoken, last) if spoken else HIDDEN


def texts_of(game: Game) -> Path:
    """The folder of a game's texts, in its house."""
    return game.house.folder / "texts"


def argument_names(words: Vocabulary) -> dict[str, list[str]]:
    """What the texts call the arguments of an action, where it is not one called like the kind."""
    return {kind: list(names) for kind, names in words.names.items() if names != (kind,)}
