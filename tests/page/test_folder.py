"""A folder of files: nothing in it names a host, and everything is listed as it is."""

from __future__ import annotations

import gzip
import hashlib
import json
import re

import pytest

from osada.page.beside import common_words, shortcuts
from osada.page.folder import INDEX, NoPage, folder_of, squeezed
from osada.page.listing import LISTING, ROUTES, SERVICE
from osada.page.manifest import MANIFEST
from osada.page.notices import NOTICES

pytestmark = pytest.mark.pure_only

HTML = b"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
</html>
"""
ICON = {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"}
BUILT = {
    INDEX: HTML,
    SERVICE: b"listen();",
    ROUTES: b'["/", "/t/:id"]',
    MANIFEST: json.dumps({"name": "Osada", "icons": [ICON]}).encode(),
    NOTICES: b"svelte 5 (MIT)\n",
    "assets/index.js": b"open();" * 99,
}
MORE = {"python/core.zip": b"all of it", "python/harvest.pl.zip": b"in Polish"}


@pytest.fixture(scope="module")
def folder() -> dict[str, bytes]:
    wanted = {"python/core.zip": [], "python/harvest.pl.zip": ["pl", "harvest"]}
    return folder_of(BUILT, MORE, {"Harvest": "/new/harvest"}, wanted)


def test_the_page_asks_for_its_files_beside_it_and_may_do_no_more_than_it_needs(
    folder: dict[str, bytes],
) -> None:
    html = folder[INDEX].decode()
    assert re.findall(r'(?:src|href)="([^"]*)"', html) == [
        "./manifest.webmanifest",
        "./assets/index.js",
    ]
    assert '<meta name="osada-home" content="folder" />' in html
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert len(policy) == 1
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" in policy[0]
    assert "unsafe-inline" not in policy[0]
    assert "unsafe-eval'" not in policy[0].replace("'wasm-unsafe-eval'", "")
    assert html.index("Content-Security-Policy") < html.index("<script")


def test_a_device_is_told_of_the_page_as_it_lies_in_its_folder(folder: dict[str, bytes]) -> None:
    told = json.loads(folder[MANIFEST])
    assert (told["start_url"], told["scope"]) == ("./", "./")
    assert [icon["src"] for icon in told["icons"]] == ["./icon-192.png"]
    assert [(way["name"], way["url"]) for way in told["shortcuts"]] == [
        ("Harvest", "./#/new/harvest")
    ]
    assert told["file_handlers"] == [
        {"action": "./", "accept": {"application/x-osada": [".osada"]}}
    ]


def test_every_file_is_listed_as_it_is_and_whom_it_is_for(folder: dict[str, bytes]) -> None:
    listing = json.loads(folder[LISTING])
    assert listing["files"].keys() == folder.keys() - {LISTING, SERVICE}
    assert ROUTES not in folder
    for name, told in listing["files"].items():
        assert told["sha256"] == hashlib.sha256(folder[name]).hexdigest()
        assert told["bytes"] == len(folder[name])
    wanted = {name: one["for"] for name, one in listing["files"].items() if "for" in one}
    assert wanted == {"python/harvest.pl.zip": ["harvest", "pl"]}
    assert folder[SERVICE] == b"const OSADA_LISTING=" + folder[LISTING] + b";\nlisten();"
    other = folder_of(BUILT | {"assets/index.js": b"else();"}, MORE, {}, {})
    assert json.loads(other[LISTING])["version"] != listing["version"]


def test_everybody_whose_work_it_carries_is_named_with_a_licence(folder: dict[str, bytes]) -> None:
    told = folder[NOTICES].decode()
    assert told.startswith("svelte 5 (MIT)")
    for name in ("Pyodide (MPL-2.0)", "CPython (PSF-2.0)", "musl, the C library", "msgspec "):
        assert name in told
    for part in told.split("=" * 72)[1:]:
        assert len(part.strip()) > 900 or not part.strip(), part[:60]


def test_without_a_page_there_is_no_folder() -> None:
    with pytest.raises(NoPage):
        folder_of({}, MORE, {}, {})


def test_copies_for_hosts_that_send_them_are_the_same_files() -> None:
    copies = dict(squeezed("assets/index.js", BUILT["assets/index.js"]))
    assert gzip.decompress(copies["assets/index.js.gz"]) == BUILT["assets/index.js"]
    assert not dict(squeezed("icon-192.png", b"PNG"))


def test_what_is_said_without_a_game_lies_beside_the_page_and_games_are_called_by_their_names() -> (
    None
):
    words = common_words()
    assert len(words) == 3
    for lang in ("cs", "en", "pl"):
        assert "page-laying-title" in words[f"words/common.{lang}.txt"]
    ways = shortcuts()
    assert "/puzzles" in ways.values()
    assert all(name != path and name for name, path in ways.items())
