"""What the pages around the table rely on: open seats, brought records, the list of rules."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from osada.table.protocol import house, told, wishes
from osada.table.protocol import table as p

from .client import Client, Refused
from .serving import Server

Servers = tuple[Server, Server]
TRANSCRIPTS = Path(__file__).parent.parent / "hamlet" / "transcripts"
ADDED = (Path(__file__).parent.parent / "mythwind" / "observatory.toml").read_text("utf-8")


def open_seat(client: Client, table: str) -> house.Link:
    """The link of the open seat, as anybody finds it in the lobby."""
    links = client.get(f"/api/tables/{table}/links", list[house.Link])
    return next(link for link in links if link.seat == 1)


def test_anybody_may_sit_down_at_a_listed_table_and_nobody_takes_the_seat_again(
    servers: Servers,
) -> None:
    ada, iga, late = Client(servers[0]), Client(servers[1]), Client(servers[0])
    table = ada.new_table("vikings", "me", "link", listed=True).table.id
    kept = open_seat(late, table)
    assert iga.take(open_seat(iga, table), "Iga").me == 1
    with pytest.raises(Refused) as refused:
        late.take(kept, "Late")
    assert refused.value.problem.code == "no-link"
    assert ada.get(f"/api/tables/{table}", p.TableHead).seats[1].name == "Iga"


def test_of_two_who_sit_down_at_the_same_moment_one_gets_the_seat(servers: Servers) -> None:
    ada, iga, tom = Client(servers[0]), Client(servers[1]), Client(servers[0])
    table = ada.new_table("vikings", "me", "link", listed=True).table.id
    link = open_seat(iga, table)

    def sits(client: Client) -> bool:
        try:
            return client.take(link, "Somebody").me == 1
        except Refused:
            return False

    with ThreadPoolExecutor(2) as both:
        assert sorted(both.map(sits, (iga, tom))) == [False, True]


def test_the_open_seats_of_a_table_that_is_not_listed_are_nobodys_business(
    servers: Servers,
) -> None:
    ada, stranger = Client(servers[0]), Client(servers[1])
    table = ada.new_table("vikings", "me", "link").table.id
    with pytest.raises(Refused):
        open_seat(stranger, table)


def test_a_record_that_was_brought_along_has_its_points_turn_by_turn(servers: Servers) -> None:
    ada = Client(servers[0])
    text = (TRANSCRIPTS / "two_players.txt").read_text(encoding="utf-8")
    head = ada.post("/api/records", house.DroppedRecord(text), p.TableHead)
    lines = ada.get(f"/api/tables/{head.id}/scores", list[told.ScoreLine])
    outcome = ada.scene(head.id).outcome
    assert len(lines) > 10
    assert outcome is not None
    assert lines[-1].number == head.number
    assert lines[-1].totals == [score["total"] for score in outcome["scores"]]


@pytest.mark.parametrize("game", ["hamlet", "mythwind", "vikings"])
def test_every_rule_of_the_list_has_a_text_and_a_chapter(servers: Servers, game: str) -> None:
    ada = Client(servers[0])
    rules = ada.get(f"/api/rules/{game}", list[house.RuleInfo])
    for lang in ("en", "pl", "cs"):
        book = ada.http.get(f"/api/texts/{game}/{lang}/rules").text
        words = ada.http.get(f"/api/texts/common/{lang}").text
        assert [r.id for r in rules if f"\n{r.kind}-{r.id} =" not in book] == []
        chapters = {f"\n{game}-about-chapter-{rule.section} =" for rule in rules}
        assert [chapter for chapter in chapters if chapter not in words] == []


def test_a_corrected_table_has_texts_of_its_own(servers: Servers) -> None:
    ada = Client(servers[0])
    wish = wishes.NewTable(
        "mythwind", [wishes.SeatWish("me")], content="[prices]\nhire_one = 7\n" + ADDED
    )
    table = ada.post("/api/tables", wish, house.NewTableMade).table
    assert table.corrected
    book = ada.http.get("/api/texts/mythwind/pl/rules", params={"table": table.id}).text
    assert "{ 7 }" in book
    assert "{ 7 }" not in ada.http.get("/api/texts/mythwind/pl/rules").text
    words = ada.http.get("/api/texts/mythwind/cs", params={"table": table.id}).text
    assert "\nmythwind-building-observatory = Hvězdárna\n    .nom = hvězdárna\n" in words
    answer = ada.http.get("/api/texts/vikings/pl/rules", params={"table": table.id})
    assert answer.status_code == 404, "the corrections of a table are those of its game"


def test_a_record_knows_who_sat_where_and_is_played_on_so(servers: Servers) -> None:
    ada = Client(servers[0])
    ada.post("/api/me", house.Rename("Ada"), house.Me)
    table = ada.new_table("vikings", "me", "greedy", "greedy").table
    names = [seat.name for seat in table.seats]
    text = ada.record(table.id)
    assert "\nplayer 0: person\nplayer 1: greedy\nplayer 2: greedy\nweights: " in text
    kept = ada.post("/api/records", house.DroppedRecord(text), p.TableHead)
    assert [seat.name for seat in kept.seats] == names
    seats = [
        wishes.SeatWish("computer", name=names[0]),
        wishes.SeatWish("me"),
        wishes.SeatWish("link", name=names[2]),
    ]
    origin = wishes.Origin(kept.id, kept.number)
    wish = wishes.NewTable("vikings", seats, origin=origin)
    again = ada.post("/api/tables", wish, house.NewTableMade).table
    assert [seat.name for seat in again.seats] == ["Ada", "Ada", names[2]]
    assert again.me == 1


def test_a_list_goes_on_behind_a_mark_and_no_other_text_is_one(servers: Servers) -> None:
    ada = Client(servers[0])
    first, second = (ada.new_table("vikings", "me", "link").table for _ in range(2))
    page = ada.get("/api/tables", house.Tables)
    assert ({one.id for one in page.mine}, page.more_mine) == ({first.id, second.id}, "")
    behind = f"0.0_{second.updated + 1000}_x"
    whole = ada.get("/api/tables", house.Tables, mine_after=behind)
    assert ({one.id for one in whole.mine}, whole.open) == ({first.id, second.id}, [])
    none = ada.get("/api/tables", house.Tables, mine_after="0.0_1.0_x")
    assert none.mine == []
    for text in ("x", "1_2", "nan_nan_", "1_inf_\x00", "_" * 500, "0.0_1e999_x"):
        answer = ada.http.get("/api/tables", params={"open_after": text})
        assert answer.status_code == 400, text
