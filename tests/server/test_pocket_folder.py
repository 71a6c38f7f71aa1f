"""The folder that is played without a server, handed out by one."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from osada.page.folder import POLICY, folder_of, squeezed
from osada.page.listing import ROUTES, SERVICE
from osada.page.manifest import MANIFEST

from .serving import Server

BUILT = {
    "index.html": b'<html lang="en"><head><meta charset="utf-8" /></head></html>',
    SERVICE: b"listen();",
    ROUTES: b'["/"]',
    MANIFEST: b'{"icons": []}',
    "assets/index.js": b"open();" * 99,
}
WASM = {"python/pyodide.asm.wasm": b"\0asm" * 99}


@pytest.fixture
def server(tmp_path: Path) -> Server:
    folder = tmp_path / "pocket"
    for name, raw in folder_of(BUILT, WASM, {}, {}).items():
        for one, content in ((name, raw), *squeezed(name, raw)):
            (folder / one).parent.mkdir(parents=True, exist_ok=True)
            (folder / one).write_bytes(content)
    (tmp_path / "secret.txt").write_text("not of the folder")
    (folder / "notes.txt").write_text("not listed")
    database = f"sqlite:///{tmp_path / 'osada.sqlite3'}"
    return Server(tmp_path, {"OSADA_DATABASE": database, "OSADA_POCKET": str(folder)})


def test_a_server_hands_out_the_folder_and_nothing_beside_it(server: Server) -> None:
    try:
        server.start()
        with httpx.Client(base_url=server.url) as client:
            assert client.get("/pocket").headers["location"] == "/pocket/"
            page = client.get("/pocket/")
            assert (page.status_code, page.content) == (
                200,
                (Path(server.settings["OSADA_POCKET"]) / "index.html").read_bytes(),
            )
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["content-security-policy"].startswith(POLICY)
            wasm = client.get(
                "/pocket/python/pyodide.asm.wasm", headers={"accept-encoding": "gzip"}
            )
            assert wasm.headers["content-type"] == "application/wasm"
            assert wasm.headers["content-encoding"] == "gzip"
            assert wasm.content == WASM["python/pyodide.asm.wasm"]
            etag = {"if-none-match": wasm.headers["etag"]}
            assert client.get("/pocket/python/pyodide.asm.wasm", headers=etag).status_code == 304
            assert client.get("/pocket/sw.js").headers["cache-control"] == "no-cache"
            assert "immutable" in client.get("/pocket/assets/index.js").headers["cache-control"]
            for name in (
                "notes.txt",
                "../secret.txt",
                "%2e%2e/secret.txt",
                "index.html.gz",
                "none",
            ):
                assert client.get(f"/pocket/{name}").status_code == 404, name
            # The server's own page is under its own policy.
            assert "wasm" not in client.get("/health").headers["content-security-policy"]
    finally:
        server.clean_up()
