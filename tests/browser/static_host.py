"""A plain static host, as anybody has one: files of a folder under a sub-path, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from threading import Thread

KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class _Quiet(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address at which the files of a folder lie."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(root)))
    thread = Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
