"""Vikings on Board as its texts see it."""

from __future__ import annotations

from osada.games.vikings.rules.box import COLOURS, GOODS
from osada.games.vikings.rules.scoring import TIE_BREAK, goods_points
from osada.games.vikings.rules.words import SPACE_NAMES
from osada.games.vikings.state import VikingsState

from .fluent_files import GAME
from .spoken import NUMBERS, Spoken, Values

SHIELDS: Values = (1, 2, 5, 22)
PLACES: Values = (1, 2, 5)
KINDS: Values = ("space", "piece", "ship", "token", "circle", "goods")
HIDDEN_TOKEN: Values = ("hidden", 1, 4)
DRAWN: Values = ("hidden", ["nails"], ["fur", "fur"], ["fur", "grain", "nails"])
JUMPS: Values = ("jump-own", "jump-any")


def score_parts() -> list[str]:
    state = GAME.start(2)
    assert isinstance(state, VikingsState)
    return [*goods_points(state, 0), "bets", *TIE_BREAK]


SPACES = tuple(f"space-{name}" for name in SPACE_NAMES)
VIKINGS_SPOKEN = Spoken(
    game=GAME,
    asked=(
        *SPACES,
        *(f"word-{kind}" for kind in GOODS),
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"score-{part}" for part in score_parts()),
    ),
    helped=SPACES,
    by_name={
        "colour": COLOURS,
        "other_colour": COLOURS,
        "space": SPACE_NAMES,
        "goods": GOODS,
        "token": (1, 4),
        "rank": (1, 2, 3, 4),
        "shields": SHIELDS,
        "other_shields": SHIELDS,
        "place": PLACES,
        "ship": PLACES,
        "target": PLACES,
        "other_ship": PLACES,
        "given": KINDS,
        "wanted": KINDS,
        "values": (["1", "2", "3", "4"], ["2", "4", "6", "9"]),
    },
    special={
        ("removed", "colour"): (*COLOURS, "nobody"),
        ("token-chosen", "token"): HIDDEN_TOKEN,
        ("bet-laid", "token"): HIDDEN_TOKEN,
        ("bet-lifted", "token"): HIDDEN_TOKEN,
        ("bet-moved", "token"): HIDDEN_TOKEN,
        ("bet-won", "token"): HIDDEN_TOKEN,
        ("ask-circle", "token"): HIDDEN_TOKEN,
        ("drew", "goods"): DRAWN,
        ("ask-keep", "goods"): DRAWN,
        ("ask-load", "goods"): ("hidden", ["fur"], ["grain"], ["nails"]),
        ("goods-kept", "goods"): ("hidden", *GOODS),
        ("cannot-jump", "space"): JUMPS,
        ("ask-jump-piece", "space"): JUMPS,
        ("ask-token", "space"): ("bet", "bet-or-move"),
        ("pile-empty", "space"): ("add-1", "draw-3"),
        ("scored", "goods"): NUMBERS,
        ("not-ready-to-sail", "goods"): (0, 3),
        ("not-ready-to-sail", "pieces"): (0, 3),
    },
    need_not_be_told={
        # said just before, by the same seat
        "vikings-returned": frozenset({"seat"}),
        # the very one who reads it
        "vikings-not-your-turn": frozenset({"seat"}),
    },
)
