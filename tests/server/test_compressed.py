"""What is compressed on its way, and what never is."""

from __future__ import annotations

import pytest
from websockets.sync.client import connect

from .client import Client
from .serving import Server

GZIP, PLAIN = {"accept-encoding": "gzip"}, {"accept-encoding": "identity"}


@pytest.mark.parametrize("game", ["hamlet", "mythwind"])
def test_a_scene_is_sent_in_a_third_of_its_size_to_whoever_can_read_it(
    server: Server, game: str
) -> None:
    ada = Client(server)
    path = f"/api/tables/{ada.new_table(game, 'me', 'link').table.id}/scene"
    plain, small = ada.http.get(path, headers=PLAIN), ada.http.get(path, headers=GZIP)
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"].lower() == "accept-encoding"
    assert small.json() == plain.json()
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_what_is_told_of_a_whole_game_is_compressed_too(server: Server) -> None:
    ada = Client(server)
    for path in ("/api/games", "/api/rules/hamlet", "/api/texts/hamlet/pl"):
        plain, small = ada.http.get(path, headers=PLAIN), ada.http.get(path, headers=GZIP)
        assert small.content == plain.content
        assert int(small.headers["content-length"]) < len(plain.content) / 2, path


def test_links_are_never_compressed(server: Server) -> None:
    """The length of what is compressed tells something of it."""
    ada = Client(server)
    made = ada.new_table("hamlet", "me", "link", "link", "link")
    links = ada.http.get(f"/api/tables/{made.table.id}/links", headers=GZIP)
    assert links.status_code == 200
    assert "content-encoding" not in links.headers


def test_what_is_short_is_sent_as_it_is(server: Server) -> None:
    ada = Client(server)
    table = ada.new_table("hamlet", "me", "link").table.id
    entries = ada.http.get(f"/api/tables/{table}/entries", headers=GZIP)
    assert (entries.status_code, len(entries.content) < 1000) == (200, True)
    assert "content-encoding" not in entries.headers


def test_the_texts_of_a_language_are_sent_once(server: Server) -> None:
    ada = Client(server)
    first = ada.http.get("/api/texts/hamlet/pl", headers=GZIP)
    known = {"if-none-match": first.headers["etag"]}
    again = ada.http.get("/api/texts/hamlet/pl", headers=known)
    assert (again.status_code, again.content) == (304, b"")


def test_head_is_answered_like_get_without_its_body(server: Server) -> None:
    ada = Client(server)
    for path in ("/api/games", "/", "/api/nonsense"):
        whole, head = (ada.http.request(method, path, headers=PLAIN) for method in ("GET", "HEAD"))
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-length"] == str(len(whole.content))


def test_a_socket_is_not_compressed_even_for_whoever_could_read_it(server: Server) -> None:
    """What is sent there is small, and for every open table a window would have to be kept."""
    ada = Client(server)
    table = ada.new_table("vikings", "me", "link").table.id
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    told = {"cookie": cookies, "origin": server.url}
    with connect(address, additional_headers=told, proxy=None) as socket:
        assert socket.request is not None
        assert socket.response is not None
        assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
