"""A game that was printed more than once: by its fingerprint one gets what was printed then."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from osada.kernel.content import Corrections, Override, load_content
from osada.kernel.errors import BadContent
from osada.kernel.game import Game
from osada.kernel.house import House

OLD = '[card.bridge]\nsince = 1\nprice = { value = 3, from = "rulebook" }\n'
NEW = '[card.tower]\nsince = 2\nprice = { value = 5, from = "rulebook" }\n'


class Twice(Game):
    """Printed twice: the tower came with the second printing."""

    name = "twice"
    printings = 2
    folder: ClassVar[Path]

    def __init__(self, override: Override | None = None, printing: int = 2) -> None:
        self.content = load_content([self.folder / "cards.toml"], override, ("card",), printing)
        self.content.check()


@pytest.fixture
def twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    (tmp_path / "cards.toml").write_text(OLD + NEW, encoding="utf-8")
    monkeypatch.setattr(Twice, "folder", tmp_path, raising=False)
    return House(__package__, ".test_printings:Twice")


def names(game: Game) -> tuple[str, ...]:
    return game.content.members("card")


def test_the_newest_is_opened_and_an_earlier_one_by_its_fingerprint(twice: House) -> None:
    second, first = twice.every_printing()
    assert (names(second), names(first)) == (("bridge", "tower"), ("bridge",))
    assert names(twice.open()) == names(second)
    assert names(twice.open(None, first.content_hash)) == names(first)
    assert names(twice.open(None, "of no printing")) == names(second)
    assert second.printed_as(first.content_hash).content_hash == first.content_hash
    assert second.printed_as("of no printing") is second


def test_when_a_card_came_is_no_printed_value(twice: House, tmp_path: Path) -> None:
    first = list(twice.every_printing())[1].content_hash
    plain = tmp_path / "plain.toml"
    plain.write_text(OLD.replace("since = 1\n", ""), encoding="utf-8")
    assert load_content([plain]).fingerprint == first


def test_corrections_stay_those_of_the_printing_that_they_were_made_for(twice: House) -> None:
    dear = Corrections("[card.bridge]\nprice = 4\n", "ours.toml")
    second, first = twice.every_printing(dear)
    assert twice.open(dear, first.content_hash).content.whole("card.bridge.price", 0, 9) == 4
    assert second.printed_as(first.content_hash).content.added("card") == ()


def test_whoever_had_added_a_card_that_is_now_printed_keeps_their_own(twice: House) -> None:
    own = Corrections("[card.tower]\nprice = 7\nheight = 2\n", "ours.toml")
    (first,) = twice.every_printing(own)
    assert first.content.added("card") == ("tower",)
    assert twice.open(own, first.content_hash).content_hash == first.content_hash
    with pytest.raises(BadContent, match=r"card\.tower\.height: there is no such entry"):
        twice.open(own)


@pytest.mark.parametrize("value", ["0", '"two"', "true", "1.5"])
def test_a_printing_is_a_number(value: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(OLD.replace("= 1", f"= {value}"), encoding="utf-8")
    with pytest.raises(BadContent, match=r"card\.bridge\.since: must be the number of a printing"):
        load_content([file])


def test_an_owner_does_not_say_when_a_card_came(twice: House) -> None:
    with pytest.raises(BadContent, match=r"card\.bridge\.since: there is no such entry"):
        twice.open(Corrections("[card.bridge]\nsince = 2\n", "ours.toml"))
