"""Hamlet as a game among others: its name, seats, options and doors."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.chance import Chance
from osada.kernel.chosen import chosen_by
from osada.kernel.content import Override
from osada.kernel.errors import BadAction, did_you_mean
from osada.kernel.game import Game
from osada.kernel.options import Value
from osada.kernel.state import Data, State

from .position.form import RULES_VERSION
from .position.read import HamletReader
from .rules.box.box import load_box
from .rules.options import OPTIONS, HamletOptions
from .rules.phrases import BOOK, WRONG_KIND
from .rules.setup import lay_out
from .rules.table import CHOOSE_LAYOUT, Table
from .rules.words import PLACE, TILES, VOCABULARY, place_word
from .state import HamletState


class Hamlet(Game):
    """For 1 to 4 players (HAM-COMP-06); alone it is a stand-in, not the published solo mode."""

    name = "hamlet"
    title = "Hamlet: The Village Building Game"
    seats = (1, 2, 3, 4)
    rules_version = RULES_VERSION
    options = OPTIONS
    vocabulary = VOCABULARY
    phrases = BOOK
    vague = (WRONG_KIND,)

    def __init__(self, override: Override | None = None) -> None:
        self.content, self.box = load_box(override)

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = HamletState(seats, chance, self.box, chosen_by(HamletOptions, options, seats))
        lay_out(state, chance, str(options["layout"]))
        return state

    def _load(self, data: Data) -> State:
        return HamletReader(data, self.box).read()

    def parse(self, state: State, text: str) -> Action:
        """As for every game; a place may be named by any pair of sections that touch there."""
        words = " ".join(text.lower().split())
        found = PLACE.fullmatch(words)
        if found is None or not isinstance(state, Table):
            return super().parse(state, text)
        tile, anchor = (_tile(text, found[i]) for i in (1, 3))
        section, anchor_section = (int(found[i]) - 1 for i in (2, 4))
        shapes = state.village.shapes
        if not 0 <= section < shapes[tile].count or not 0 <= anchor_section < shapes[anchor].count:
            counts = f"{found[1]} has {shapes[tile].count}, {found[3]} {shapes[anchor].count}"
            raise BadAction(f"'{text.strip()}' names a section that is not there: {counts}")
        turned = state.step == CHOOSE_LAYOUT
        pair = state.village.canonical(tile, section, anchor, anchor_section, turned)
        return place_word(tile, pair[0], anchor, pair[1])

    def draw_words(self, label: str) -> tuple[str, ...]:
        """Tiles by name, and sale tiles by the number that `sell` calls them."""
        if label == "sale":
            return tuple(str(number) for number in range(1, len(self.box.sales) + 1))
        return TILES if label == "bag" else ()


def _tile(text: str, name: str) -> int:
    if name not in TILES:
        raise BadAction(f"'{text.strip()}': there is no tile '{name}': {did_you_mean(name, TILES)}")
    return TILES.index(name)
