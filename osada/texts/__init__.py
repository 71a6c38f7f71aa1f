"""What people read: the keys of the rules said in English, Polish and Czech (Fluent).

>>> import osada
>>> from osada.texts import Speech
>>> game = osada.game("vikings")
>>> Speech(game, "pl").space("set-sail")
'W morze!'
>>> Speech(game, "en").action(game.vocabulary.by_text["piece 3:2"])
'piece 2 of ship 3'
"""

from osada.extras import of_an_extra

with of_an_extra():
    from .languages import UnknownLanguage, check_language, languages
    from .speech import Speech
    from .wording import Wording, common_words

__all__ = [
    "Speech",
    "UnknownLanguage",
    "Wording",
    "check_language",
    "common_words",
    "languages",
]
