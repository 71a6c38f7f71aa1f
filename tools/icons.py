"""The icons for home screens, drawn from web/public/icon.svg: `python -m tools.icons`.

A maskable icon fills its square, and what it shows keeps to the middle four fifths, because a phone
cuts it into a circle or a leaf. Apple's fills its square, too.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#f5ecd6"
ICONS = {
    "icon-192.png": (192, 1.0, ""),
    "icon-512.png": (512, 1.0, ""),
    "icon-maskable-512.png": (512, 0.68, PAPER),
    "apple-touch-icon.png": (180, 0.8, PAPER),
}
"""By file: pixels, the part of the width that is drawn on, and the colour behind."""


def drawn(name: str) -> bytes:
    """One of them, as a PNG."""
    size, part, behind = ICONS[name]
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    inside = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    edge = 32 * (1 - part)
    back = f'<rect width="64" height="64" fill="{behind}"/>' if behind else ""
    whole = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"'
        f' width="{size}" height="{size}">'
        f'{back}<g transform="translate({edge} {edge}) scale({part})">{inside}</g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=whole))


def main() -> None:
    """Draw all of them anew."""
    for name in ICONS:
        (PUBLIC / name).write_bytes(drawn(name))


if __name__ == "__main__":
    main()
