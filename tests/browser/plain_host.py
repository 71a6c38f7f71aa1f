"""A plain host of files under some path: the least that there is, and it counts what it sends."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class PlainHost:
    """Files of a folder, `python -m http.server` like, at `http://127.0.0.1:<port>/<path>/`."""

    def __init__(self, folder: Path, path: str = "a/b") -> None:
        """The folder is made, below a root that is the host's."""
        self.root = folder / "host"
        self.folder = self.root / path
        self.folder.mkdir(parents=True, exist_ok=True)
        self.asked: list[str] = []
        self.sent = 0
        self._server: ThreadingHTTPServer | None = None
        self.port = 0
        self.start()
        self.url = f"http://127.0.0.1:{self.port}/{path}/"

    def start(self) -> None:
        """Be there, again at the same port."""
        self._server = _Listening(("127.0.0.1", self.port), partial(_Answering, self))
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone: who asks is refused."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def put(self, files: dict[str, bytes]) -> None:
        """Write these, and leave the others as they are."""
        for name, raw in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_bytes(raw)

    def forget(self) -> None:
        """Count from here."""
        self.asked, self.sent = [], 0


class _Listening(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True


class _Answering(SimpleHTTPRequestHandler):
    def __init__(self, host: PlainHost, *args: Any) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.root))

    def end_headers(self) -> None:
        # Always asked whether it is still so: files of one second look alike by their date.
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        raw = source.read()
        self.host.sent += len(raw)
        outputfile.write(raw)

    def log_message(self, *_: Any) -> None:
        """Nothing."""
