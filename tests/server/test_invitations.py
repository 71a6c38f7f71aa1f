"""The link for all friends, what an invitation tells, and what others see of a link."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest

import osada
from osada.server.protocol import lobby
from osada.table.protocol import commands as cmd
from osada.table.protocol import house
from osada.table.protocol import table as p
from tests.kept.evenings import evenings

from .client import Client, Refused
from .serving import Server
from .test_seats import notes

Servers = tuple[Server, Server]


def hosted(servers: Servers, *seats: str) -> tuple[Client, str, house.GroupLink]:
    """Ada, who has set up a table, and the link for all her friends."""
    ada = Client(servers[0])
    ada.post("/api/me", house.Rename("Ada"), house.Me)
    made = ada.new_table("vikings", *seats)
    assert made.group is not None
    return ada, made.table.id, made.group


def info(client: Client, group: house.GroupLink) -> lobby.LinkInfo:
    return client.get(f"/api/links/{group.token}", lobby.LinkInfo)


def take(client: Client, group: house.GroupLink, name: str, seat: int | None = None) -> int | None:
    return client.post(f"/api/links/{group.token}", lobby.Take(name, seat), lobby.Seated).me


def refused(client: Client, group: house.GroupLink, seat: int | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        take(client, group, "Eve", seat)
    return refusal.value.problem.code


def test_by_one_link_friends_choose_their_seats_until_all_are_taken(servers: Servers) -> None:
    ada, table, group = hosted(servers, "me", "link", "link", "link")
    iga, tom, jan, eve = (Client(servers[number % 2]) for number in range(4))
    told = info(iga, group)
    assert (told.group, told.seat, told.free, told.host) == (True, 1, [1, 2, 3], "Ada")
    assert take(iga, group, "Iga", 2) == 2
    assert take(iga, group, "Iga") == 2, "whoever sits is led to their seat"
    assert refused(tom, group, 2) == "seat-taken"
    assert refused(tom, group, 0) == "seat-taken"
    assert take(tom, group, "Tom") == 1
    assert (info(tom, group).mine, info(tom, group).seat) == (True, 1)
    assert take(jan, group, "Jan") == 3
    assert info(eve, group).seat is None
    assert refused(eve, group) == "seat-taken"
    assert [seat.name for seat in ada.head(table).seats] == ["Ada", "Tom", "Iga", "Jan"]


def test_of_many_who_come_at_once_nobody_gets_anothers_seat(servers: Servers) -> None:
    _, _, group = hosted(servers, "me", "link", "link", "link")
    friends = [Client(servers[number % 2]) for number in range(3)]
    with ThreadPoolExecutor(3) as all_of_them:
        seats = list(all_of_them.map(lambda one: take(one, group, "Somebody"), friends))
    assert sorted(seats, key=str) == [1, 2, 3]


def test_the_owner_alone_renews_and_closes_the_link_for_all(servers: Servers) -> None:
    ada, table, group = hosted(servers, "me", "link", "link")
    iga = Client(servers[1])
    take(iga, group, "Iga")
    with pytest.raises(Refused):
        iga.get(f"/api/tables/{table}/group", house.GroupLink)
    with pytest.raises(Refused):
        iga.post(f"/api/tables/{table}/group", lobby.GroupChange(False), house.GroupLink)
    assert ada.get(f"/api/tables/{table}/group", house.GroupLink) == group
    new = ada.post(f"/api/tables/{table}/group", lobby.GroupChange(True), house.GroupLink)
    assert new.token != group.token
    eve = Client(servers[1])
    assert refused(eve, group) == "no-link"
    shut = ada.post(f"/api/tables/{table}/group", lobby.GroupChange(False), house.GroupLink)
    assert (shut.open, shut.token, shut.path) == (False, "", "")
    assert refused(eve, new) == "no-link"
    assert notes(ada, table)[-2:] == ["group-renewed", "group-closed"]
    assert iga.head(table).me == 1, "who sits stays"


def test_the_link_for_all_shows_nothing_before_one_sits_down(servers: Servers) -> None:
    ada, table, group = hosted(servers, "me", "link")
    door = Client(servers[1], group.token)
    with pytest.raises(Refused) as refusal:
        door.scene(table)
    assert refusal.value.problem.code == "sit-first"
    seated = door.post(f"/api/links/{group.token}", lobby.Take("Bot"), lobby.Seated)
    program = Client(servers[0], seated.token)
    assert program.head(table).me == 1
    assert ada.head(table).seats[1].name == "Bot"


def test_where_a_record_was_handed_out_nobody_new_sits_down_by_it(servers: Servers) -> None:
    ada, table, group = hosted(servers, "me", "link", "greedy")
    ada.do(table, cmd.StandIn(1))
    ada.record(table)
    assert refused(Client(servers[1]), group) == "secrets-out"


def meta(client: Client, path: str) -> dict[str, str]:
    page = client.http.get(path, headers={"accept": "text/html"}).text
    found = re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page)
    return {name: unescape(content) for name, content in found}


def test_a_link_shown_elsewhere_tells_who_invites_to_what_and_no_more(servers: Servers) -> None:
    ada = Client(servers[0])
    if ada.http.get("/").status_code == 503:
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    ada.post("/api/me", house.Rename('Ada "<b>" Lovelace'), house.Me)
    made = ada.new_table("hamlet", "me", "link", title="Our secret evening", lang="pl")
    assert made.group is not None
    crawler = Client(servers[1])
    told = meta(crawler, made.group.path)
    assert told["og:title"] == 'Ada "<b>" Lovelace zaprasza do gry: Wioska'
    assert len(told["og:description"]) > 20
    assert told["og:image"].startswith(crawler.server.url)
    assert not any("secret" in value for value in told.values())
    picture = crawler.http.get(told["og:image"].removeprefix(crawler.server.url))
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert meta(crawler, made.links[0].path) == told
    ada.post(f"/api/tables/{made.table.id}/group", lobby.GroupChange(False), house.GroupLink)
    assert meta(crawler, made.group.path) == {}, "of a link that leads nowhere nothing is told"


def page_of(made: house.NewTableMade) -> str:
    return next(link.path for link in made.links if link.seat is None)


def test_a_link_to_look_on_tells_the_round_and_who_leads_by_what_a_spectator_may_know(
    servers: Servers,
) -> None:
    ada = Client(servers[0])
    if ada.http.get("/").status_code == 503:
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    text = evenings()["vikings_three_players"].read_text(encoding="utf-8")
    table = ada.post("/api/records", {"text": text}, p.TableHead)
    journal = osada.read_record(text, whole=True).journal
    watch = ada.get(f"/api/tables/{table.id}/links", list[house.Link])[0]
    crawler = Client(servers[1])
    led = set()
    for at in (30, 60, 150, len(journal.played)):
        told = meta(crawler, f"{watch.path}?at={at}")
        state = journal.positions[at]
        assert f"round {state.reached()['round']}" in told["og:title"]
        names = [table.seats[seat].name for seat in state.ahead()]
        if names:
            assert told["og:description"].endswith(", ".join(names))
        led.add(told["og:description"])
    assert len(led) > 1
    assert meta(crawler, f"{watch.path}?at={'9' * 40}") == meta(crawler, watch.path)

    running = ada.new_table("vikings", "me", "link", title="Our secret evening")
    told = meta(crawler, page_of(running))
    assert "round 1" in told["og:title"]
    assert not any("secret" in value for value in told.values())


def test_who_watches_passes_the_link_on_once_the_game_is_over(servers: Servers) -> None:
    ada, iga = Client(servers[0]), Client(servers[1])
    made = ada.new_table("vikings", "me", "greedy")
    table, watch = made.table.id, page_of(made)
    iga.post(f"/api/links/{watch.removeprefix('/w/')}", lobby.Take("Iga"), lobby.Seated)
    with pytest.raises(Refused) as refusal:
        iga.get(f"/api/tables/{table}/links", list[house.Link])
    assert refusal.value.problem.code == "watching"
    ada.post(f"/api/tables/{table}/part", {"how": "remove"}, dict)
    iga.head(table)
    assert [link.path for link in iga.get(f"/api/tables/{table}/links", list[house.Link])] == [
        watch
    ]
