"""Whatever the server may say has words in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import osada.server
from osada.server.door.status import STATUS
from osada.table.protocol.table import Motion
from osada.table.seats import PHRASES
from osada.texts import common_words, languages

SOURCES = Path(osada.server.__file__).parent


def said() -> set[str]:
    """Keys of every problem, note and phrase in the server's sources."""
    sources = "\n".join(file.read_text() for file in SOURCES.rglob("*.py"))
    problems = set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources)) | set(STATUS) | {"broken"}
    notes = set(re.findall(r'note\(\s*"([a-z-]+)"', sources)) | {"sits", "sits-too"}
    notes |= {"withdraws", "ended-without"}
    for verb in ("asks", "agrees", "declines"):
        notes |= {f"{verb}-{what}" for what in get_args(Motion)}
    return {f"problem-{p}" for p in problems} | {f"page-note-{n}" for n in notes} | PHRASES


@pytest.mark.parametrize("lang", languages())
def test_every_problem_note_and_phrase_of_the_server_has_words(lang: str) -> None:
    words = common_words(lang)
    assert [key for key in sorted(said()) if not words.bundle.has_message(key)] == []
    assert len(said()) > 50
