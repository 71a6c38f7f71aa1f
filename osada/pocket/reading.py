"""Reading a record from elsewhere on a device: where one thinks, so that the tables go on, and can
end it when it takes too long."""

from __future__ import annotations

import time
from random import SystemRandom

from osada.requests.reading import read_dropped
from osada.table.fresh import Fresh
from osada.table.protocol.house import DroppedRecord
from osada.table.protocol.problems import Refused

from .thinkable import ReadHere, ToRead

STOPPED = "reading-stopped"
"""What whoever thinks says when somebody did not want to wait any longer."""
MOST = 16_000_000
"""Bytes of a table that is made of a record."""


def read_here(asked: ToRead, player: str) -> ReadHere:
    """The table of a record, or what is wrong with it."""
    now = Fresh(time.time(), SystemRandom())
    try:
        return ReadHere(read_dropped(DroppedRecord(asked.text, asked.title), player, MOST, now))
    except Refused as refused:
        return ReadHere(problem=refused.problem.code, args=refused.problem.told.args)
    except MemoryError:
        return ReadHere(problem="reading-memory", args={"megabytes": MOST // 1_000_000})
    except (RecursionError, ValueError, TypeError, LookupError) as error:
        return ReadHere(
            problem="bad-record", args={"why": f"{type(error).__name__}: {error}"[:200]}
        )
