"""Who plays at each seat as a tale goes on: everybody is called by their character of then."""

from __future__ import annotations

import json
from collections.abc import Mapping

from osada.kernel.journal import Chapter, Journal
from osada.texts import Speech

from ..game import HANDS


class Company:
    """The characters in play, and how they are spoken of."""

    def __init__(self, journal: Journal, lang: str) -> None:
        self._journal = journal
        self._plain = Speech(journal.game, lang)
        letters = str(journal.options["cast"])[: journal.first_seats]
        self._cast: list[str] = [HANDS[letter] for letter in letters]
        self.speech = self._spoken()

    def open(self, chapter: Chapter) -> None:
        """A chapter begins, perhaps with others."""
        if chapter.origin:
            self._cast = list(json.loads(chapter.origin)["cast"])
            self.speech = self._spoken()

    def change(self, args: Mapping[str, object]) -> None:
        """Somebody plays another character from now on."""
        seat = args["seat"]
        assert isinstance(seat, int)
        self._cast[seat] = str(args["new"])
        self.speech = self._spoken()

    @property
    def size(self) -> int:
        """How many characters are in play."""
        return len(self._cast)

    def character(self, seat: object) -> str:
        """Who plays at a seat now."""
        assert isinstance(seat, int)
        return self._cast[seat]

    def named(self, character: object) -> str:
        """A character at the beginning of a sentence."""
        name = self._plain.name(f"character-{character}")
        return name[:1].upper() + name[1:]

    def _spoken(self) -> Speech:
        names = [self.named(character) for character in self._cast]
        return Speech(self._journal.game, self._plain.lang, names)
