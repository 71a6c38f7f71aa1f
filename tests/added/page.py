"""A page: CONTRIBUTING, "Add a page"."""

from __future__ import annotations

from .tree import SAID, Tree

DOCS = ("CONTRIBUTING.md", "## Add a page")
TESTS = (
    "tests/server/test_page_files.py",
    "tests/texts/test_page_keys.py",
    *SAID,
)
PAGE_TESTS = ("src/pages/pages.test.ts",)
"""Those that vitest runs."""
TITLES = {"en": "Almanac", "pl": "Almanach", "cs": "Almanach"}
SHOWN = """<!-- What happens when in the year. -->
<script lang="ts">
  import { ui } from "../lib/speech.svelte";
  import Frame from "./parts/Frame.svelte";

  let { params }: { params: Record<string, string> } = $props();
</script>

<Frame title={ui("page-almanac")} at="you">
  <div class="leaf">
    <h1>{ui("page-almanac")}</h1>
    <p>{params.month}</p>
  </div>
</Frame>
"""


def add(tree: Tree) -> None:
    """`/almanac/:month`: its line, what shows it, its words."""
    tree.change(
        "web/src/pages/index.ts",
        (
            "  settings: [[",
            '  almanac: [["/almanac/:month"], () => import("./AlmanacPage.svelte")],\n'
            "  settings: [[",
        ),
    )
    tree.write("web/src/pages/AlmanacPage.svelte", SHOWN)
    for lang, title in TITLES.items():
        tree.append(f"osada/texts/common/{lang}/page.ftl", f"page-almanac = {title}\n")
