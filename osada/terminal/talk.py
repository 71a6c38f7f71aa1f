"""The words of the command line and of the boards it draws."""

from __future__ import annotations

from osada.texts import Speech, Wording, common_words


class Talk:
    """The words of the command line in one language: `talk("goodbye")`."""

    def __init__(self, lang: str, words: Wording | None = None) -> None:
        self.lang = lang
        self._words = common_words(lang) if words is None else words

    @classmethod
    def of(cls, speech: Speech) -> Talk:
        """The same with the words that a game has for its own board."""
        return cls(speech.lang, speech.words)

    def __call__(self, key: str, **args: str | int) -> str:
        """The text of the key `cli-…`, with its arguments filled in."""
        return self._words.say(f"cli-{key}", args)
