"""Mythwind as a game among others."""

from __future__ import annotations

from collections.abc import Sequence

from osada.kernel.action import Action
from osada.kernel.chance import Chance, Draw, check_script
from osada.kernel.chosen import chosen_by
from osada.kernel.content import Override
from osada.kernel.game import Game
from osada.kernel.message import Reason
from osada.kernel.options import Value
from osada.kernel.state import Data, State

from .naming import added_names, check_names
from .position.form import RULES_VERSION
from .position.reading import MythwindReader
from .rules.characters.crafter import phrases as crafter
from .rules.characters.farmer import phrases as farmer
from .rules.characters.merchant import phrases as merchant
from .rules.characters.ranger import phrases as ranger
from .rules.loading import load_box
from .rules.options import OPTIONS, MythwindOptions
from .rules.phrases import BOOK, NOT_ASKED, NOT_NOW, OTHER_CHARACTER
from .rules.reseating import check_company, reseat, why_not_reseat
from .rules.setup import found_town
from .rules.words import AGREE, CHARACTERS, PRINTINGS
from .state import MythwindState
from .story.added import added_story, check_added
from .story.census import census
from .story.check import story_faults
from .story.texts import story_keys
from .view.cards import shown_card
from .view.effects import printed_effects

HANDS = dict(zip("FCMR", CHARACTERS, strict=True))
READY_TO_AGREE = 12.0


class Mythwind(Game):
    """For 1 to 4 characters, together (MYT-GEN-01). It has no end (MYT-GEN-02)."""

    name = "mythwind"
    title = "Mythwind"
    seats = (1, 2, 3, 4)
    rules_version = RULES_VERSION
    printings = PRINTINGS
    options = OPTIONS
    company = "skilled"
    hands = HANDS
    changes_by = "cast"
    phrases = BOOK
    vague = (
        *(NOT_ASKED, NOT_NOW, OTHER_CHARACTER, farmer.ASKED_ONLY, crafter.ASKED_ONLY),
        *(merchant.ASKED_ONLY, ranger.ASKED_ONLY),
    )

    def __init__(self, override: Override | None = None, printing: int = PRINTINGS) -> None:
        self.content, self.box = load_box(override, printing)
        self.vocabulary = self.box.words
        check_names(self)
        check_added(self.content, self.box, self.languages)

    def likelihood(self, action: Action) -> float:
        """Joint decisions would take for ever if nobody were inclined to agree."""
        return READY_TO_AGREE if action is AGREE else 1.0

    def faults(self) -> list[str]:
        """The story's promises: every card reachable, no dead end, no free gain."""
        return story_faults(self.box)

    def census(self) -> dict[str, object]:
        """How much there is of the story, and what of it is out of reach."""
        return census(self.box)

    def printed(self, seats: int) -> dict[str, object]:
        """The building cards, and what effects say."""
        box = self.box
        cards = {f"building {card.name}": shown_card(box, card, seats) for card in box.buildings}
        return {**cards, **printed_effects(box)}

    def text_keys(self) -> tuple[str, ...]:
        """Every card's title, text and choices."""
        return tuple(sorted(story_keys(self.box)))

    def own_texts(self, lang: str) -> str:
        return added_names(self.content, lang) + added_story(self.content, lang)

    def reseat(
        self, state: State, who: tuple[str, ...], draws: Sequence[Draw] | None = None
    ) -> State:
        assert isinstance(state, MythwindState)
        check_company(state, who)
        twin = MythwindState(len(who), state.chance.copy(), state.box, state.options)
        twin.chance.script = None if draws is None else list(draws)
        reseat(state, twin, who)
        check_script(twin.chance)
        return self._known_as(twin)

    def why_not_reseat(self, state: State, who: tuple[str, ...]) -> tuple[Reason, ...]:
        assert isinstance(state, MythwindState)
        return why_not_reseat(state, who)

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = MythwindState(seats, chance, self.box, chosen_by(MythwindOptions, options, seats))
        found_town(state, chance, str(options["cast"]))
        return state

    def _load(self, data: Data) -> State:
        return MythwindReader(data, self.box).read()

    def _spellings(self, state: State, words: str) -> tuple[str, ...]:
        """Skills and the like are spelled with a capital: `learn F3`."""
        kind, _, rest = words.partition(" ")
        return words, f"{kind} {rest.upper()}"
