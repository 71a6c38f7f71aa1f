"""What happens in the workshop, and why something there is refused."""

from __future__ import annotations

from typing import Final

from ...phrases import BOOK

_say = BOOK.phrase

STOCKED: Final = _say("crafter-stocked", "MYT-CHAR-02", "seat", "material")
SOLD: Final = _say("crafter-sold", "MYT-CHAR-02", "seat", "material", "level", "coins")
DREW: Final = _say("crafter-drew", "MYT-CHAR-02", "seat", "materials")
RETURNED: Final = _say("crafter-returned", "MYT-CHAR-02", "seat", "material")
REFINED: Final = _say("crafter-refined", "MYT-CHAR-02", "seat", "material", "level")
DELIVERED: Final = _say("crafter-delivered", "MYT-CHAR-02", "seat", "order", "coins")
REPLACED: Final = _say("crafter-replaced", "MYT-CHAR-02", "seat", "order")
ORDER_OPENED: Final = _say("crafter-order-opened", "MYT-CHAR-02", "order")
REPUTATION: Final = _say("crafter-reputation", "MYT-CHAR-02", "seat", "reputation")

COUNTER_DONE: Final = _say("crafter-counter-done", "MYT-CHAR-02")
NOT_IN_RESERVE: Final = _say("crafter-not-in-reserve", "MYT-CHAR-02", "material")
OTHER_STOCK: Final = _say("crafter-other-stock", "MYT-NOON-04", "material", "kind")
NO_TOKEN: Final = _say("crafter-no-token", "MYT-CHAR-02", "material", "level")
TOO_RAW: Final = _say("crafter-too-raw", "MYT-CHAR-02")
NO_ORDER: Final = _say("crafter-no-order", "MYT-CHAR-02", "order")
CANNOT_DELIVER: Final = _say("crafter-cannot-deliver", "MYT-CHAR-02", "order", "level")
NO_WORKER: Final = _say("crafter-no-worker", "MYT-NOON-04", "kind")
NOTHING_TO_DO: Final = _say("crafter-nothing-to-do", "MYT-CHAR-02")
NO_MORE_ACTIONS: Final = _say("crafter-no-more-actions", "MYT-NOON-09")
ASKED_ONLY: Final = _say("crafter-asked-only", "MYT-NOON-01", "given")
ON_TOP: Final = _say("crafter-on-top", "MYT-CHAR-02", "level")
DAMP: Final = _say("crafter-damp", "MYT-CHAR-02")
LEVEL_FULL: Final = _say("crafter-level-full", "MYT-CHAR-02", "level", "count")
OTHER_TOKEN: Final = _say("crafter-other-token", "MYT-SKILL-04", "material", "level")
EMPTY_BAG: Final = _say("crafter-empty-bag", "MYT-CHAR-02")
NONE_TO_SELL: Final = _say("crafter-none-to-sell", "MYT-CHAR-02")
NAME_TOO_DEAR: Final = _say("crafter-name-too-dear", "MYT-CHAR-02", "price", "coins")
BEST_NAME: Final = _say("crafter-best-name", "MYT-CHAR-02", "reputation")
TIER_CLOSED: Final = _say("crafter-tier-closed", "MYT-CHAR-02", "tier", "least", "reputation")
TIER_EMPTY: Final = _say("crafter-tier-empty", "MYT-CHAR-02", "tier")
TIER_TOO_LOW: Final = _say("crafter-tier-too-low", "MYT-CHAR-02", "tier")
OTHER_SKILL: Final = _say("crafter-other-skill", "MYT-SKILL-04", "skill")
