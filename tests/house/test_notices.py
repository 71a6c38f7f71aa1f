"""The built page names everybody whose work it carries."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "osada" / "server" / "page"


def test_every_package_and_font_in_the_built_page_is_named_with_its_licence() -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    told = (PAGE / "licences.txt").read_text()
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    source = "\n".join(
        path.read_text()
        for end in ("ts", "svelte")
        for path in (ROOT / "web/src").rglob(f"*.{end}")
    )
    used = set(re.findall(r'from "((?:@[\w-]+/)?[\w-]+)["/]', source))
    # Two are only for its tests, which measure our reader of texts against another; of Pyodide it
    # has the types, and the folder in which it lies names it (tests/page).
    tools = {"vitest", "@fluent/bundle", "pyodide"}
    bundled = {n for n in used if f"node_modules/{n}" in lock} - tools
    assert "svelte" in bundled
    for name in bundled:
        assert re.search(rf"^{re.escape(name)} \d[\w.]* \(.+\)$", told, re.MULTILINE), name
    assert told.count("Permission is hereby granted") >= 1
    for font in {path.name.split("-")[0] for path in (PAGE / "fonts").glob("*.woff2")}:
        assert f"{font} (font)" in told
