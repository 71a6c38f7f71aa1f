"""Texts that a stranger would send to keep a server busy: short blocks, over and over."""

from __future__ import annotations

from hypothesis import strategies as st

CAP = 60_000
BLOCKS = (
    *(" ", "\n", "\t", "a", "0", "[", "{", "(", "=", ";", ".", "-", "/", '"', "'", "\\", "#", "\0"),
    *(
        "a-",
        "a.",
        "a=",
        "a;",
        "a=a;",
        '"\\',
        "a=b; ",
        "[[",
        "[ ",
        "] ",
        "a =",
        "x = [",
        "a.a.",
        "=,",
    ),
    *(
        "\n ",
        " \n",
        "\n=",
        "\n0 ",
        "0 a\n",
        "--- 2\n",
        "#\n",
        " #",
        "/s/",
        "//",
        "%2f",
        "..",
        "\u00a0",
    ),
    *(
        "[a]\n",
        "a=1\n",
        "'''",
        '"""',
        "a\r",
        "position {",
        '{"a":',
        "[{",
        "é",
        "٣",
        "ﬃ",
        "İ",
        "\ud7ff",
    ),
)
"""What has ever made a reader walk the same way twice."""
ENDS = ("", "!", "x", "\n", "]", "=", '"', "}", " 0 a")

_blocks = st.sampled_from(BLOCKS) | st.text("ab0 \n\t.=;[]{}\"'#-/\\,", min_size=1, max_size=6)


@st.composite
def hostile_texts(draw: st.DrawFn) -> str:
    """One or two blocks repeated up to the cap, and something else at either end."""
    blocks = draw(st.lists(_blocks, min_size=1, max_size=2))
    share = CAP // len(blocks)
    middle = "".join(block * (share // len(block)) for block in blocks)
    return draw(st.sampled_from(ENDS)) + middle + draw(st.sampled_from(ENDS))
