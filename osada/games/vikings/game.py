"""Vikings on Board as a game among others: its name, seats, options and doors."""

from __future__ import annotations

from osada.kernel.chance import Chance
from osada.kernel.chosen import chosen_by
from osada.kernel.content import Override
from osada.kernel.game import Game
from osada.kernel.options import Value
from osada.kernel.state import Data, State

from .position.form import RULES_VERSION
from .position.read import VikingsReader
from .rules.board import Board
from .rules.box import COLOURS, GOODS, load_box
from .rules.options import OPTIONS, VikingsOptions
from .rules.phrases import BOOK, WRONG_KIND
from .rules.setup import lay_out
from .rules.steps import STEPS
from .rules.words import VOCABULARY
from .state import VikingsState


class Vikings(Game):
    """For 2 to 4 players (VIK-SETUP-01)."""

    name = "vikings"
    title = "Vikings on Board"
    seats = (2, 3, 4)
    rules_version = RULES_VERSION
    options = OPTIONS
    vocabulary = VOCABULARY
    phrases = BOOK
    vague = (WRONG_KIND,)

    def __init__(self, override: Override | None = None) -> None:
        self.content, self.box = load_box(override)

    def _start(self, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = VikingsState(seats, chance, self.box, chosen_by(VikingsOptions, options, seats))
        lay_out(state, chance)
        return state

    def _load(self, data: Data) -> State:
        return VikingsReader(data, self.box).read()

    def _spellings(self, state: State, words: str) -> tuple[str, ...]:
        """`3:2` alone is the piece, `4` the ship or the token, as the question wants it."""
        if isinstance(state, Board) and state.turn:
            return (f"{STEPS[state.step].wants[0]} {words}", words)
        return (words,)

    def known_texts(self) -> list[str]:
        """Without the tokens and places that the box does not have."""
        return [
            action.text
            for action in self.vocabulary.actions
            if not (action.kind == "token" and action.wire[1] not in self.box.bets)
            and not (action.kind == "piece" and int(action.wire[2]) > self.box.most_pieces)
        ]

    def draw_words(self, label: str) -> tuple[str, ...]:
        if label in ("goods", "add-1", "draw-3", "loaded"):
            return GOODS
        if label == "missing" or label.startswith("ship-"):
            return COLOURS
        return ()
