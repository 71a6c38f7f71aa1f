"""The door: who is let in, and what every answer says."""

from __future__ import annotations

from typing import Any

import pytest

from osada.server.door.caller import caller_of, is_from, read_cookies
from osada.server.door.request_head import COOKIES

from .door import HOST, ME, Door


def test_every_answer_says_what_a_page_may_do() -> None:
    for answer in (Door().knock(), Door().knock("POST", origin="http://evil.example")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
        assert f"connect-src 'self' ws://{HOST};" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers


def test_a_host_that_is_none_does_not_get_into_the_policy() -> None:
    policy = Door(address=()).knock(host="x; script-src *").headers["content-security-policy"]
    assert "*" not in policy


def test_behind_a_proxy_its_word_counts_and_otherwise_it_does_not() -> None:
    told = {
        "x_forwarded_proto": "https",
        "x_forwarded_for": "6.6.6.6, 192.0.2.7",
        "x_forwarded_host": "osada.example",
    }
    address = (f"http://{HOST}", "https://osada.example")
    answer = Door(behind_proxy=True, address=address).knock(**told)
    assert answer.body == b"https 192.0.2.7 0"
    assert "strict-transport-security" in answer.headers
    assert "wss://osada.example" in answer.headers["content-security-policy"]
    plain = Door().knock(**told)
    assert plain.body == b"http 10.0.0.1 0"
    assert "strict-transport-security" not in plain.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"http://{HOST}.evil", "x"])
@pytest.mark.parametrize("token", [{}, {"authorization": "Bearer t"}])
def test_a_page_of_another_site_gets_nothing_done(origin: str, token: dict[str, str]) -> None:
    door = Door()
    answer = door.knock("POST", "/api/tables/t/do", origin=origin, **token)
    assert (answer.status, answer.code) == (403, "origin")
    door.knock(kind="websocket", path="/api/tables/t/live", origin=origin, **token)
    assert door.sent == [{"type": "websocket.close", "code": 1008, "reason": ""}]


def test_our_own_page_is_let_in_with_both_cookies_and_the_header() -> None:
    door = Door()
    cookie = f"{ME}; osada_csrf=xyz"
    ours = {"origin": f"http://{HOST}", "cookie": cookie}
    assert door.knock("POST", **ours, x_csrf="xyz").status == 200
    assert door.knock("POST", **ours, x_csrf="xyZ").code == "csrf"
    assert door.knock("POST", **ours).code == "csrf"
    assert door.knock("DELETE", **ours).code == "csrf"
    assert door.knock("POST", origin=f"http://{HOST}", cookie=ME).code == "csrf"
    door.knock(kind="websocket", **ours)
    assert door.sent == [{"type": "websocket.accept"}]


def test_a_page_named_in_the_settings_is_let_in() -> None:
    door = Door(origins=("https://play.example.org",))
    assert door.knock("POST", origin="https://play.example.org").status == 200


def test_a_program_needs_no_page_but_must_not_use_a_browsers_cookie_on_a_socket() -> None:
    door = Door()
    assert door.knock("POST", authorization="Bearer token", cookie=ME).status == 200
    assert door.knock("POST").status == 200
    door.knock(kind="websocket", cookie=ME)
    assert door.sent[0]["type"] == "websocket.close"
    door.knock(kind="websocket", cookie=ME, authorization="Bearer token")
    assert door.sent[0]["type"] == "websocket.accept"
    door.knock(kind="websocket")
    assert door.sent[0]["type"] == "websocket.accept"


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://a.example", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://a.example:8080", "a.example:8080", True),
        ("http://a.example", "a.example:8080", False),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("", "", False),
        ("file://", "", False),
    ],
)
def test_a_page_is_ours_under_the_same_host(origin: str, host: str, same: bool) -> None:
    assert is_from(origin, host, ()) is same


def test_the_cookies_of_other_servers_hide_none_of_ours() -> None:
    others = "theirs=" + "x" * (COOKIES - 100)
    assert read_cookies(f"{others}; {ME}")["osada_me"] == "abc"


def test_cookies_that_cannot_be_read_are_none() -> None:
    scope: Any = {
        "type": "http",
        "scheme": "http",
        "headers": [(b"cookie", b"\xff\xfe=;;=\x00, osada")],
    }
    assert caller_of(scope, False).cookies == {}


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "[::1]:8080", "localhost", "nas.local", "nas"])
def test_at_home_a_server_answers_to_names_that_no_stranger_owns(host: str) -> None:
    door = Door(address=())
    assert door.knock(host=host).status == 200
    assert door.knock("POST", host=host, origin=f"http://{host}").status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example:8080",
        "127.0.0.1.evil.example",
        "127.0.0.1:8080.evil.example",
        "[::1]evil.example",
        "",
        "evil.localx",
    ],
)
def test_a_foreign_name_that_points_here_gets_nothing(host: str) -> None:
    door = Door(address=())
    mine = {"host": host, "origin": f"http://{host}"}
    refused = door.knock("POST", "/api/tables", **mine)
    assert (refused.status, refused.code) == (421, "host")
    assert b"OSADA_ADDRESS" in door.knock(path="/", **mine).body
    door.knock(kind="websocket", path="/api/tables/t/live", **mine)
    assert door.sent[0]["type"] == "websocket.close"


def test_a_server_with_an_address_answers_to_it_alone() -> None:
    door = Door(address=("https://play.example.org",))
    for host in ("play.example.org", "play.example.org:443", "Play.Example.org."):
        assert door.knock(host=host).status == 200
    for host in ("10.0.0.5", "localhost", "play.example.org.evil.example"):
        assert door.knock(host=host).status == 421
        assert door.knock(host=host, x_forwarded_host="play.example.org").status == 421
    assert door.knock(path="/health", host="127.0.0.1:8080").status == 200, "asked from inside"
