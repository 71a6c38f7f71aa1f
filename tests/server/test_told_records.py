"""A record that cannot be read: the commonest reasons are told in the reader's language."""

from __future__ import annotations

import msgspec
import pytest

import osada
from osada.server.tables.foreign_reader import ReadAnswer, record
from osada.table.protocol.house import DroppedRecord
from osada.texts import common_words, languages

DETAILS = {"en": "Details: ", "pl": "Szczegóły (po angielsku): ", "cs": "Podrobnosti (anglicky): "}
SOUND = osada.write_record(osada.Journal(osada.game("vikings"), 2, 1))
HEAD, _, REST = SOUND.partition("---")
SPOILT = {
    "foreign": "1. e4 e5 2. Nf3\n",
    "version": SOUND.replace("rules: ", "rules: 99"),
    "values": SOUND.replace("content: ", "content: 0"),
    "header": SOUND.replace("seats: 2", "seats: two"),
    "action": f"{HEAD}---{REST.split('end')[0]}0 fly\n",
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", SPOILT)
def test_why_a_record_cannot_be_read_is_told_in_words_and_only_its_details_in_english(
    kind: str, lang: str
) -> None:
    sent = DroppedRecord(SPOILT[kind], "")
    answer = msgspec.msgpack.decode(record(sent, "p", 10**6, 60), type=ReadAnswer)
    assert (answer.problem, answer.args["kind"]) == ("bad-record", kind)
    args: dict[str, str | int] = {
        "why": str(answer.args["why"]),
        "kind": kind,
        "line": int(str(answer.args["line"])),
    }
    told, details = common_words(lang).say("problem-bad-record", args).splitlines()
    assert details == DETAILS[lang] + str(answer.args["why"])
    assert told not in common_words(lang).say("problem-bad-record", {"kind": "", "why": ""})
