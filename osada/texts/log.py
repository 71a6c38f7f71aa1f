"""The log in few words: a line a turn, the name once, then each deed as a phrase.

Beside the sentence of an event, `<key>`, stands its phrase `<key>-log` in the same file:

- the phrase itself says the deed without a verb and without a name; empty, nothing is told. It is
  said with the arguments of its event. Of what it was folded with (folding.py) it knows `$placed`,
  how many there were, and their arguments, `$placed-space`: numbers as their sum, words as a list.
  Every word has the form `-counted` (“wood, 2 stone”), every number `-signed` (“+2”) and `-before`
  (one less); `$own` says whether it is of the one whose turn it is, `$times` how many are one.
- `.each` is what a run says of each of its events; `$each` in the phrase is all of them.
- `.subject` is what a line is about that is nobody's turn; of a turn, nothing.
- `.brief` and `.gain` are for the line in symbols: at most three words, and what it brought.

An event without a phrase is told by its sentence. The twin of web/src/lib/logged.ts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .folding import Deed, Folds, Heard, Row, Told, argument, folds_of
from .speech import HIDDEN, SEAT_ARGUMENTS, Speech, texts_of
from .wording import Argument

PHRASE = "-log"
BETWEEN = " · "


@dataclass(frozen=True)
class Line:
    """A line of the log as it is read."""

    row: Row
    name: str
    """Whose turn it is; empty where it is nobody's, or the sentences name them."""
    subject: str
    says: str

    def __str__(self) -> str:
        head = self.name or self.subject
        if self.subject and self.says:
            head += ":"
        return " ".join(part for part in (head, self.says) if part)


class Log:
    """How the log of one game is told to one reader."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.folds: Folds = folds_of(speech.game.name, texts_of(speech.game))

    def lines(self, heard: Iterable[Heard]) -> list[Line]:
        """What is told, line by line; lines with nothing to say are left out."""
        lines = (self.line(row) for row in self.folds.rows(heard))
        return [line for line in lines if line.says or line.subject]

    def line(self, row: Row) -> Line:
        """A line in words."""
        deeds = self.folds.deeds(row.told)
        said = [(self.brief(deed), self.phrase(deed, row.seat)) for deed in deeds]
        subject = self._say(deeds[0], "subject", row.seat) if row.kind != "turn" else ""
        text = ""
        for brief, phrase in said:
            between = BETWEEN if brief else " "
            text = f"{text}{between}{phrase}" if text and phrase else text or phrase
        first = next((brief for brief, phrase in said if phrase), False)
        name = self.speech.seat(row.seat) if first and row.seat is not None else ""
        return Line(row, name, subject, text)

    def brief(self, deed: Deed) -> bool:
        """Whether there is a phrase for it."""
        return self.speech.words.has(f"{deed.told[0]['key']}{PHRASE}")

    def phrase(self, deed: Deed, seat: int | None) -> str:
        """What is said of a deed in the turn of a seat."""
        if not self.brief(deed):
            return " ".join(self.speech.message(told) for told in deed.told)
        text = self._say(deed, "", seat)
        whose = argument(deed.told[0], "seat")
        if not text or whose == seat or not isinstance(whose, int):
            return text
        if self.folds.short(deed.told[0]) in self.folds.named:
            return text
        return self.speech.words.say(
            "table-log-of", {"seat": self.speech.seat(whose), "deed": text}
        )

    def _say(self, deed: Deed, attribute: str, seat: int | None) -> str:
        key = f"{deed.told[0]['key']}{PHRASE}"
        words = self.speech.words
        if not words.has(key, attribute):
            return ""
        args = self._arguments(deed, seat)
        if words.has(key, "each"):
            each = [words.say(key, self._arguments(Deed([one]), seat), "each") for one in deed.told]
            args["each-number"] = len(each)
            args["each"] = words.one_after_the_other(each, "table-list-more")
        return words.say(key, args, attribute).strip()

    # -- the arguments -------------------------------------------------------------------------

    def _arguments(self, deed: Deed, seat: int | None) -> dict[str, Argument]:
        """What a phrase is said with."""
        key = self.folds.short(deed.told[0])
        args = self._merged(deed.told, self.folds.runs.get(key, ()))
        args["times"] = len(deed.told)
        args["own"] = "yes" if argument(deed.told[0], "seat") == seat else "no"
        args |= self.speech.beside(deed.told[0])
        for name in (*self.folds.takes.get(key, ()), *self.folds.adds.get(key, ())):
            of = [told for told in deed.within if self.folds.short(told) == name]
            args.setdefault(name, len(of))  # an event's own argument of this name is the nearer one
            for inner, value in self._merged(of, ()).items():
                args[f"{name}-{inner}"] = value
        return args

    def _merged(self, several: Sequence[Told], equal: Sequence[str]) -> dict[str, Argument]:
        """The arguments of several events of one kind, each with the forms of what it names."""
        args: dict[str, Argument] = {}
        names = several[0].get("args") if several else None
        for name in names if isinstance(names, Mapping) else ():
            values = [argument(told, name) for told in several]
            if name in equal or name in SEAT_ARGUMENTS:
                merged = values[0]
            elif name in self.folds.lasts.get(self.folds.short(several[0]), ()):
                merged = values[-1]
            else:
                merged = together(values)
            args[name], forms = self._argument(name, merged)
            for form, text in forms.items():
                args[f"{name}-{form}"] = text
        return args

    def _argument(self, name: str, value: object) -> tuple[Argument, dict[str, Argument]]:
        if isinstance(value, int) and name not in SEAT_ARGUMENTS:
            sign = "+" if value > 0 else ""
            return value, {"signed": f"{sign}{value}", "before": value - 1}
        items = value if isinstance(value, list) else [value]
        words = [item for item in items if isinstance(item, str)]
        forms = self.speech.forms(value)
        if words and value != HIDDEN and len(words) == len(items):
            forms["counted"] = self._counted(words)
        return self.speech.spoken(name, value, "table-list-more"), forms

    def _counted(self, words: Sequence[str]) -> str:
        """Equal ones together, each with its number if there are more: `wood, 2 stone`."""
        said = [self.speech.counted(word, count) for word, count in Counter(words).items()]
        return self.speech.words.one_after_the_other(said, "table-list-more")


def together(values: Sequence[object]) -> object:
    """Arguments of one name as one: the sum of numbers, all words of words."""
    if len(values) == 1:
        return values[0]
    if all(isinstance(value, int) for value in values):
        return sum(value for value in values if isinstance(value, int))
    found: list[object] = []
    for value in values:
        found += value if isinstance(value, list) else [value]
    return found
