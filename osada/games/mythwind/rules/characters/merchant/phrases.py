"""What happens on the market, and why something there is refused."""

from __future__ import annotations

from typing import Final

from ...phrases import BOOK

_say = BOOK.phrase

# -- dawn --------------
SUPPLY_MOVED: Final = _say("merchant-supply-moved", "MYT-DAWN-07", "good", "way", "now")
DEMAND_MOVED: Final = _say("merchant-demand-moved", "MYT-CHAR-02", "good", "way", "now")
RAIN: Final = _say("merchant-rain", "MYT-DAWN-07", "good", "now")
SUN: Final = _say("merchant-sun", "MYT-DAWN-07", "good", "now")
CALM: Final = _say("merchant-calm", "MYT-DAWN-07")
RIVAL_CAME: Final = _say("merchant-rival-came", "MYT-DAWN-07", "rival")

# -- noon --------------
BOUGHT: Final = _say("merchant-bought", "MYT-CHAR-02", "seat", "good", "price", "now")
SOLD: Final = _say("merchant-sold", "MYT-CHAR-02", "seat", "good", "price", "now")
DELIVERED: Final = _say("merchant-delivered", "MYT-CHAR-02", "seat", "order", "coins")
SWAPPED: Final = _say("merchant-swapped", "MYT-CHAR-02", "seat", "order")
ORDER_OPENED: Final = _say("merchant-order-opened", "MYT-CHAR-02", "order")
SET_BONUS: Final = _say("merchant-set-bonus", "MYT-CHAR-02", "seat", "kinds", "coins")
INTENT_LEFT: Final = _say("merchant-intent-left", "MYT-CHAR-02", "seat", "rival")
FORESEEN: Final = _say("merchant-foreseen", "MYT-SKILL-04", "rival", "deed", "good", "count")
BOTTOMED: Final = _say("merchant-bottomed", "MYT-SKILL-04", "seat", "rival")
MARKED: Final = _say("merchant-marked", "MYT-SKILL-04", "seat", "good")

# -- dusk --------------
INTENT: Final = _say("merchant-intent", "MYT-DUSK-03", "rival", "deed", "good", "count")
RIVAL_ACTED: Final = _say("merchant-rival-acted", "MYT-DUSK-03", "rival", "deed", "good", "now")
RIVAL_IDLE: Final = _say("merchant-rival-idle", "MYT-DUSK-03", "rival")
RIVAL_DELIVERED: Final = _say("merchant-rival-delivered", "MYT-DUSK-03", "rival", "order")
RIVAL_LACKED: Final = _say("merchant-rival-lacked", "MYT-DUSK-03", "rival", "order")
RIVAL_KEPT_OFF: Final = _say("merchant-rival-kept-off", "MYT-SKILL-04", "rival", "good")
BROKERED: Final = _say("merchant-brokered", "MYT-SKILL-01", "seat", "good", "coins")

# -- the season's end --------------
DEMAND_RESET: Final = _say("merchant-demand-reset", "MYT-SEASON-01")
ORDERS_REPLACED: Final = _say("merchant-orders-replaced", "MYT-SEASON-01")

# -- reasons --------------
NO_MORE_ACTIONS: Final = _say("merchant-no-more-actions", "MYT-NOON-09")
NO_WORKER: Final = _say("merchant-no-worker", "MYT-NOON-04", "kind")
ASKED_ONLY: Final = _say("merchant-asked-only", "MYT-NOON-01", "given")
NO_SUPPLY: Final = _say("merchant-no-supply", "MYT-CHAR-02", "good")
NO_ROOM: Final = _say("merchant-no-room", "MYT-CHAR-02", "room")
TOO_DEAR: Final = _say("merchant-too-dear", "MYT-CHAR-02", "good", "price", "coins")
NOT_HELD: Final = _say("merchant-not-held", "MYT-CHAR-02", "good")
GLUT: Final = _say("merchant-glut", "MYT-CHAR-02", "good")
NOT_OPEN: Final = _say("merchant-not-open", "MYT-CHAR-02", "order")
ORDER_LACKS: Final = _say("merchant-order-lacks", "MYT-CHAR-02", "order", "good")
DEMAND_AT_TOP: Final = _say("merchant-demand-at-top", "MYT-CHAR-02", "good")
DEMAND_AT_BOTTOM: Final = _say("merchant-demand-at-bottom", "MYT-CHAR-02", "good")
NO_RIVAL: Final = _say("merchant-no-rival", "MYT-CHAR-02", "rival")
ONE_INTENT: Final = _say("merchant-one-intent", "MYT-SKILL-04", "rival")
MARKED_BEFORE: Final = _say("merchant-marked-before", "MYT-SKILL-04", "good")
BACK_AND_FORTH: Final = _say("merchant-back-and-forth", "MYT-CHAR-02", "good")
