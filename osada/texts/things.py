"""The things of a game, with every form of their names that a sentence may need.

A game names its things in `names.ftl`, each under `<game>-<family>-<thing>`: the value is a label,
the attributes are forms for use inside a sentence. Whoever is told of a thing can say any of them:
when `$tile` is `quarry`, `$tile-name` is the label and `$tile-on` the form `.on`. A list of things
has its forms too, one thing after the other, and some of its own: see `Things.of_list`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from .wording import Argument, Wording, keys_in, keys_of

NAMES = "names.ftl"
NAME = "name"
"""What the label of a thing is called among its forms."""
COUNT = "-count"
"""The end of the key under which a thing is told with its number, `$count`."""


class Things:
    """The named things of one game in one language; a game without `names.ftl` has none."""

    def __init__(self, wording: Wording, folder: Path, added: str = "") -> None:
        self._wording = wording
        file = folder / NAMES
        keys = keys_of(file) if file.exists() else ()
        keys += keys_in(added) if added else ()
        self._keys = {key.split("-", 2)[2]: key for key in keys if key.count("-") > 1}
        self._known: dict[str, dict[str, str]] = {}

    def of(self, thing: str) -> Mapping[str, str]:
        """The forms of a thing's name; none for what is no thing."""
        forms = self._known.get(thing)
        if forms is None:
            forms = self._known[thing] = self._forms(thing)
        return forms

    def of_list(self, things: Sequence[str]) -> Mapping[str, Argument]:
        """The forms of several things. `number` is how many there are; `either` joins their labels
        by “or”; `counted` tells equal ones together, each with its number."""
        each = [self.of(thing) for thing in things]
        if not each or not all(each):
            return {}
        shared = [form for form in each[0] if all(form in forms for forms in each)]
        told: dict[str, Argument] = {
            form: self._wording.one_after_the_other([forms[form] for forms in each])
            for form in shared
        }
        told["number"] = len(each)
        labels = [forms[NAME] for forms in each]
        told["either"] = self._wording.one_after_the_other(labels, "table-list-either")
        if all(thing + COUNT in self._keys for thing in things):
            told["counted"] = self._wording.one_after_the_other(
                [self.counted(thing, count) for thing, count in Counter(things).items()]
            )
        return told

    def counted(self, thing: str, count: int) -> str:
        """A thing with its number; empty where its name is not told so."""
        key = self._keys.get(thing + COUNT)
        return self._wording.say(key, {"count": count}) if key else ""

    def _forms(self, thing: str) -> dict[str, str]:
        if thing not in self._keys:
            return {}
        key = self._keys[thing]
        forms = {form: self._wording.say(key, None, form) for form in self._wording.forms_of(key)}
        return {NAME: self._wording.say(key), **forms}
