"""What the numbers of every game mean, as docs/research.md tells it; `tools/kept` writes it."""

from __future__ import annotations

import re
from pathlib import Path

import osada
from osada.research.__main__ import described

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def told_in(page: str) -> str:
    """The page with what they mean today."""
    for name in osada.games():
        told = described(name)
        title = re.escape(told.partition("\n")[0])
        found = re.findall(rf"^{title}\n.*?(?=\n+#|\n*\Z)", page, flags=re.MULTILINE | re.DOTALL)
        assert len(found) == 1, f"{PAGE.name} tells {name} {len(found)} times"
        page = page.replace(found[0], told)
    return page


if __name__ == "__main__":
    PAGE.write_text(told_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
