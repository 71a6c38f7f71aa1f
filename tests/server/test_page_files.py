"""The page's own files: which address leads to which, and how each is sent."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import pytest
from litestar import Response
from litestar.testing import RequestFactory

from osada.page.listing import LISTING, ROUTES, SERVICE
from osada.server.host.settings import PAGE as BUILT
from osada.server.routes.documents import FOREVER
from osada.server.routes.page_files import MISSING, Pages
from osada.table.protocol.problems import Refused

ADDRESSES = b'["/", "/t/:id", "/settings", "/puzzle/:id"]'
PAGE = b"<!doctype html><title>Osada</title>" * 9
SCRIPT = b"export const answer = 42;\n" * 99
HTML = {"accept": "text/html,*/*"}


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    for name, raw in {
        "index.html": PAGE,
        ROUTES: ADDRESSES,
        "assets/app.js": SCRIPT,
        "fonts/text.woff2": b"wOF2" * 99,
        "schemas.txt": b"a file of ours",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(raw)
    return Pages(tmp_path)


def asked(pages: Pages, name: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    return pages.answer(RequestFactory().get(f"/{name}", headers=headers), name)


def is_unknown(pages: Pages, name: str, headers: dict[str, str] | None = None) -> bool:
    with pytest.raises(Refused) as why:
        asked(pages, name, headers)
    return why.value.problem.code == "unknown"


@pytest.mark.parametrize("name", ["", "t/x7Gh", "t/x7Gh/", "settings", "puzzle/harvest%2Fsmall"])
def test_every_address_of_the_page_leads_to_it(pages: Pages, name: str) -> None:
    answer = asked(pages, name)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["wp-admin", "t", "t/", "t/x7Gh/12", "settings/x", "replay/x7Gh"])
def test_a_person_with_a_wrong_address_gets_the_page_and_a_program_is_refused(
    pages: Pages, name: str
) -> None:
    answer = asked(pages, name, HTML)
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert is_unknown(pages, name)
    assert is_unknown(pages, name, {"accept": "*/*"})


def test_a_page_that_names_no_addresses_is_asked_itself(pages: Pages) -> None:
    (pages.folder / ROUTES).unlink()
    assert asked(Pages(pages.folder), "of/its/own").status_code == 200


def test_the_built_page_names_where_it_leads() -> None:
    if not (BUILT / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    built = Pages(BUILT)
    routes = json.loads((BUILT / ROUTES).read_text(encoding="utf-8"))
    assert {"/", "/t/:id", "/settings"} <= set(routes)
    for route in routes:
        assert asked(built, route.removeprefix("/")).status_code == 200
        assert asked(built, route.strip("/") + "/more", HTML).status_code == 404
    for gone in ("games", "replay/x7Gh/12"):
        assert asked(built, gone, HTML).status_code == 404


@pytest.mark.parametrize("name", ["api/nonsense", "api/", "schema", "schema/nonsense"])
def test_what_belongs_to_the_api_never_gets_the_page(pages: Pages, name: str) -> None:
    assert is_unknown(pages, name)
    assert is_unknown(pages, name, HTML)


def test_without_a_built_page_a_person_is_told_how_to_build_it(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nothing")
    answer = asked(pages, "t/x7Gh")
    assert (answer.status_code, answer.content) == (503, MISSING.encode())
    assert asked(pages, "nonsense", HTML).status_code == 503
    assert is_unknown(pages, "api/nonsense", HTML)


def test_files_with_a_fingerprint_are_kept_for_ever_and_others_asked_for_again(
    pages: Pages,
) -> None:
    script, font = asked(pages, "assets/app.js"), asked(pages, "fonts/text.woff2")
    assert script.headers["cache-control"] == FOREVER
    assert font.headers["cache-control"] == "no-cache"
    assert script.headers["etag"] != font.headers["etag"]


def test_text_is_sent_compressed_to_whoever_can_read_it_and_pictures_and_fonts_never(
    pages: Pages,
) -> None:
    either = {"accept-encoding": "br, gzip"}
    script = asked(pages, "assets/app.js", either)
    assert script.headers["content-encoding"] == "gzip"
    assert gzip.decompress(script.content) == SCRIPT
    assert len(script.content) < len(SCRIPT) // 4
    assert script.headers["vary"] == "accept-encoding"
    plain = asked(pages, "assets/app.js", {"accept-encoding": "br"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    font = asked(pages, "fonts/text.woff2", either)
    assert "content-encoding" not in font.headers


def test_who_has_a_file_already_is_told_so(pages: Pages) -> None:
    etag = asked(pages, "").headers["etag"]
    for known in (etag, f"W/{etag}"):
        again = asked(pages, "", {"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == etag
    assert asked(pages, "", {"if-none-match": '"other"'}).status_code == 200
    # A wrong address stays wrong, whatever the browser has kept.
    wrong = asked(pages, "wp-admin", {**HTML, "if-none-match": etag})
    assert wrong.status_code == 404


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("assets/app.js", "text/javascript; charset=utf-8"),
        ("fonts/text.woff2", "font/woff2"),
    ],
)
def test_every_file_is_of_its_type(pages: Pages, name: str, kind: str) -> None:
    request = RequestFactory().get(f"/{name}")
    sent = pages.answer(request, name).to_asgi_response(None, request)
    told = [value.decode() for key, value in sent.encode_headers() if key == b"content-type"]
    assert told == [kind]


def test_a_browser_that_keeps_the_page_is_told_every_file_by_its_sum(pages: Pages) -> None:
    (pages.folder / SERVICE).write_bytes(b"listen();")
    words = {"words/common.pl.txt": "page-skip = Do treści"}
    kept = Pages(pages.folder, words)
    listing = json.loads(asked(kept, LISTING).content)
    names = {"index.html", "assets/app.js", "fonts/text.woff2", "schemas.txt", *words}
    assert listing["files"].keys() == names, "not the worker, nor what is made for it"
    assert (listing["home"], listing["pages"]) == ("server", json.loads(ADDRESSES))
    for name, told in listing["files"].items():
        raw = asked(kept, name).content
        assert told == {"sha256": hashlib.sha256(raw).hexdigest(), "bytes": len(raw)}
    worker = asked(kept, SERVICE)
    assert (
        worker.content == b"const OSADA_LISTING=" + asked(kept, LISTING).content + b";\nlisten();"
    )
    assert worker.headers["cache-control"] == "no-cache"
    # Whatever changes, the worker is another.
    (pages.folder / "assets/app.js").write_bytes(SCRIPT[1:])
    assert asked(Pages(pages.folder, words), SERVICE).content != worker.content
