"""Records of the toy game: what is read back, what is refused with its line, and its chapters."""

from __future__ import annotations

import pytest

from osada.kernel.errors import BadRecord, BadStart
from osada.kernel.journal import Journal
from osada.kernel.record import read_record, write_record

from .harvesting import GAME, do, opened


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_the_same_position_with_the_dice_written_beside_the_action(
    seats: int,
) -> None:
    table = opened(seats)
    text = write_record(table)
    assert f"{seats - 1} bid {1 + (seats - 1) % 3} = weather " in text
    replay = read_record(text, lambda name: GAME)
    assert replay.fault is None
    assert write_record(replay.journal) == text


def test_a_record_with_other_dice_than_the_seed_gives_is_refused_with_its_line() -> None:
    table = opened()
    text = write_record(table)
    pips = int(str(table.state.to_data()["pips"]))
    line = next(i for i, row in enumerate(text.split("\n"), 1) if "weather" in row)
    other = text.replace(f"weather {pips - 1}", f"weather {pips % 6}")
    fault = read_record(other, lambda name: GAME).fault
    assert fault is not None
    assert fault.line == line
    assert "the seed does not give" in fault.reason


def test_nothing_of_a_game_is_read_after_its_end() -> None:
    text = write_record(opened())
    (end,) = [row for row in text.splitlines() if row.startswith("end ")]
    assert read_record(f"{text}# a remark\n", lambda name: GAME).fault is None
    for more in ("0 bid 1", end, "position {}"):
        fault = read_record(f"{text}{more}\n", lambda name: GAME).fault
        assert fault is not None
        assert fault.line == len(text.splitlines()) + 1
        assert fault.reason == "something follows after 'end'"


@pytest.mark.parametrize(
    ("cut", "put", "reason"),
    [
        ("weather", "wether", "the draw 'weather' was expected, not 'wether'"),
        (" = weather", " # = weather", "the draw 'weather' is missing"),
        ("weather ", "weather 9", "cannot have given"),
        ("= bid-1 2", "= bid-1 3", "the game gives"),
    ],
)
def test_a_draw_that_cannot_be_is_refused(cut: str, put: str, reason: str) -> None:
    replay = read_record(write_record(opened()).replace(cut, put), lambda name: GAME)
    assert replay.fault is not None
    assert reason in replay.fault.reason
    assert len(replay.journal.entries) == 2, "it plays up to there"


def a_year_and_a_bid() -> Journal:
    """A campaign in its second chapter."""
    table = opened(2, 9)
    do(table, "0 propose north", "1 agree", "1 bid 1")
    return table


def test_a_season_closes_a_chapter_that_can_no_longer_be_undone() -> None:
    table = opened(2, 9)
    do(table, "0 propose north", "1 agree")
    assert (len(table.chapters), table.entries) == (1, [])
    assert table.undoable(1) == 0
    assert table.last is not None
    assert table.last.action.text == "agree"


def test_a_campaign_is_one_file_that_opens_at_its_last_chapter() -> None:
    table = a_year_and_a_bid()
    text = write_record(table)
    quick = read_record(text, lambda name: GAME)
    assert quick.fault is None
    assert [chapter.entries for chapter in quick.journal.chapters] == [[]], "it was not replayed"
    assert quick.journal.state.digest() == table.state.digest()
    assert write_record(quick.journal) == text
    whole = read_record(text, lambda name: GAME, whole=True)
    assert whole.fault is None
    assert write_record(whole.journal) == text


def test_a_chapter_must_begin_where_the_last_one_ended() -> None:
    text = write_record(a_year_and_a_bid())
    line = next(i for i, row in enumerate(text.split("\n"), 1) if row.startswith("position"))
    forged = text.replace('"points":[', '"points":[9', 1)
    fault = read_record(forged, lambda name: GAME, whole=True).fault
    assert fault is not None
    assert (fault.line, fault.reason) == (
        line,
        "the chapter does not begin where the last one ended",
    )


def test_a_broken_position_is_refused_with_its_line() -> None:
    text = write_record(a_year_and_a_bid())
    with pytest.raises(BadRecord, match="this is no harvest"):
        read_record(text.replace('"bids":', '"bid":', 1), lambda name: GAME)


def test_in_most_games_the_players_stay_as_they_are() -> None:
    table = opened(2, 9)
    do(table, "0 propose north", "1 agree")
    with pytest.raises(BadStart, match="the players stay as they are"):
        table.reseat(("Ada",))


def test_chapters_bear_bookmarks_and_can_be_opened_one_by_one() -> None:
    text = write_record(a_year_and_a_bid())
    assert "\n--- 2 the year 2\n" in text
    first = read_record(text, lambda name: GAME, chapter=1)
    assert first.fault is None
    assert len(first.journal.played) == 4
    second = read_record(text, lambda name: GAME, chapter=2)
    assert [len(second.journal.entries), second.journal.chapter.bookmark] == [1, "the year 2"]
    with pytest.raises(BadRecord, match="the last chapter is number 2"):
        read_record(text, lambda name: GAME, chapter=3)


@pytest.mark.parametrize("who", ["\x1b[2Jgreedy", "z" * 61, "two words"])
def test_a_record_does_not_say_again_what_somebody_wrote_for_a_player(who: str) -> None:
    text = write_record(Journal(GAME, 2, 1)).replace("\n---", f"\nplayer 0: {who}\n---", 1)
    with pytest.raises(BadRecord, match="a player is 'person'") as refused:
        read_record(text, lambda name: GAME)
    assert who not in str(refused.value)
    sound = text.replace(who, "greedy")
    assert read_record(sound, lambda name: GAME).journal.players == {0: "greedy"}
