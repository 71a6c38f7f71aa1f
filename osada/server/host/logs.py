"""What the server writes down: one event a line, as JSON or for people, and never a token."""

from __future__ import annotations

import logging
import re
import sys
from typing import Literal

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from .bucket import Bucket
from .environment import Rate
from .troubles import heard

_IN_PATH = re.compile(r"(/(?:s|w|api/links)/)[^/?#\s\"']+")
_WORD = re.compile(r"[\w.-]+", re.ASCII)
MARK = 22
"""Signs of a token behind its dot."""
CUT = "…"
SAID = Rate(200, 60.0)
"""Lines about what was refused."""

QUIET = ("uvicorn.error", "uvicorn.access", "asyncio", "httpx", "alembic", "litestar")
"""What others would say at length; of these only what is wrong is written."""


def cut_tokens(text: str) -> str:
    """A text without what would let its reader sit at a table.

    >>> cut_tokens("GET /s/abc.def and /api/links/xyz")
    'GET /s/… and /api/links/…'
    """
    return _WORD.sub(_cut_word, _IN_PATH.sub(rf"\1{CUT}", text))


def _cut_word(found: re.Match[str]) -> str:
    """A word without the tokens in it: what a token says, a dot, and its mark."""
    parts = found[0].split(".")
    kept: list[str] = []
    for part in parts:
        if len(part) == MARK and kept and (len(kept[-1]) > 1 or kept[-1] == CUT):
            kept[-1] = CUT
        else:
            kept.append(part)
    return ".".join(kept)


def _cut(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    for key, value in event.items():
        if isinstance(value, str):
            event[key] = cut_tokens(value)
    return event


class Sparing(logging.Filter):
    """Lets only so much be said of what anybody can make happen as often as they like, and how
    often nothing was said: a flood of refused requests must not fill the disk."""

    def __init__(self, log: structlog.stdlib.BoundLogger, rate: Rate = SAID) -> None:
        super().__init__()
        self._log = log
        self._left = Bucket(rate)
        self._unsaid = 0

    def may_be_said(self) -> bool:
        """Whether one more may be written down."""
        if self._left.take():
            self._unsaid += 1
            return False
        unsaid, self._unsaid = self._unsaid, 0
        if unsaid:
            self._log.warning("refused and not written down", times=unsaid)
        return True

    def filter(self, record: logging.LogRecord) -> bool:
        """The same for what others say: errors always, warnings sparingly."""
        return record.levelno >= logging.ERROR or self.may_be_said()


def configure(form: Literal["json", "console"]) -> None:
    """Let everything in this process be written to stderr in one form."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _cut,
        heard,
    ]
    last: Processor
    if form == "json":
        last = structlog.processors.JSONRenderer()
    else:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
        logger.filters = [Sparing(structlog.get_logger(__name__))]
