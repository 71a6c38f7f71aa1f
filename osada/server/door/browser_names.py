"""What a browser calls itself, in few words: enough to know one's own again, and no more."""

from __future__ import annotations

LONGEST = 1000
"""Nothing of a longer name is looked at."""
BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Many also say the name of another: the first that fits is the true one."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent_of(said: str) -> str:
    """`Firefox, Linux`; empty where it cannot be told."""
    said = said[:LONGEST]
    return ", ".join(name for name in (_first(BROWSERS, said), _first(SYSTEMS, said)) if name)


def _first(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((name for sign, name in known if sign in said), "")
