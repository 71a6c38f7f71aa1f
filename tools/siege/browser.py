"""A person with a browser, as far as a server can tell: an address, cookies, requests."""

from __future__ import annotations

import json

from .wire import PATIENCE, Answer, exchange, request


class Browser:
    """Keeps the cookies it is given, and proves that it is our page that asks."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.cookies: dict[str, str] = {}

    def headers(self) -> dict[str, str]:
        """What goes with every request."""
        if not self.cookies:
            return {}
        return {
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "x-csrf": self.cookies.get("osada_csrf", ""),
            "origin": f"http://127.0.0.1:{self.port}",
        }

    async def come(self) -> Answer:
        """The first question, which brings the cookies."""
        return await self.get("/api/me")

    async def get(self, path: str) -> Answer:
        """Ask."""
        return self._kept(
            await exchange(self.port, self.source, request(self.port, "GET", path, self.headers()))
        )

    async def post(
        self, path: str, body: object, method: str = "POST", patience: float = PATIENCE
    ) -> Answer:
        """Have something done."""
        headers = {**self.headers(), "content-type": "application/json"}
        raw = request(self.port, method, path, headers, json.dumps(body).encode())
        return self._kept(await exchange(self.port, self.source, raw, patience))

    def _kept(self, answer: Answer) -> Answer:
        self.cookies.update(answer.cookies())
        return answer
