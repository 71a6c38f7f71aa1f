"""A campaign is told as a page of its own, to everybody at its table."""

from __future__ import annotations

from pathlib import Path

from osada.games.mythwind.chronicle.people import drawings, portraits
from osada.games.mythwind.rules.words import CHARACTERS
from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from .client import Client
from .serving import Server


def test_a_campaign_is_told_as_a_page_that_needs_nothing_else(server: Server) -> None:
    host = Client(server)
    table = host.new_table("mythwind", "me", seed=5).table.id
    now = host.scene(table)
    assert isinstance(host.do(table, cmd.Play(now.legal[0], now.number)), p.Done)
    for lang, season in (("en", "Spring, year 1"), ("pl", "Wiosna, rok 1"), ("cs", "Jaro, rok 1")):
        told = host.http.get(f"/api/tables/{table}/chronicle", params={"lang": lang})
        assert told.status_code == 200
        assert told.headers["content-type"] == "text/html; charset=utf-8"
        assert told.headers["content-security-policy"].startswith("default-src 'none'; style-src")
        assert "script" not in told.headers["content-security-policy"]
        assert told.text.count("<svg") == 3, "the valley then and now, and who was there"
        assert told.text.count(season) == 2, "among the years, and where it is told"
        assert told.text.count('<section class="untold">') == 1
        assert "⟨" not in told.text
        assert "http" not in told.text.replace("http-equiv", "")


def test_the_book_of_a_campaign_is_told_as_data_to_everybody_at_its_table(server: Server) -> None:
    host = Client(server)
    table = host.new_table("mythwind", "me", seed=5).table.id
    now = host.scene(table)
    assert isinstance(host.do(table, cmd.Play(now.legal[0], now.number)), p.Done)
    for lang, season in (("en", "Spring, year 1"), ("pl", "Wiosna, rok 1"), ("cs", "Jaro, rok 1")):
        told = host.http.get(f"/api/tables/{table}/chronicle/told", params={"lang": lang})
        assert told.headers["content-type"].startswith("application/json")
        book = told.json()
        first = book["chapters"][0]["seasons"][0]
        assert first["name"] == season
        assert first["scenes"][0]["card"] == "event 1"
        assert first["scenes"][0]["after"]
        assert [town["label"] for town in book["towns"]] == [
            *{t["label"]: 0 for t in book["towns"]}
        ]
        assert "⟨" not in told.text
    assert Client(server).http.get(f"/api/tables/{table}/chronicle/told").status_code in (403, 404)


def test_the_chronicle_has_the_portraits_of_the_page() -> None:
    art = Path(__file__).parents[2] / "web" / "src" / "games" / "mythwind" / "art"
    drawn = (art / "portraits.svg").read_text(encoding="utf-8")
    assert drawings(drawn) == portraits()
    assert tuple(portraits()) == CHARACTERS


def test_what_has_no_chronicle_is_not_told(server: Server) -> None:
    host = Client(server)
    for game, lang in (("hamlet", "en"), ("mythwind", "de")):
        table = host.new_table(game, "me", "greedy", seed=5).table.id
        for way in ("chronicle", "chronicle/told"):
            told = host.http.get(f"/api/tables/{table}/{way}", params={"lang": lang})
            assert told.status_code == 404
