"""Charts as PNG, for where no SVG is shown. resvg draws them, an extra of the package."""

from __future__ import annotations

from typing import Final

from osada.extras import how_to_get

from .charts import CARD, SANS, SERIF

ZOOM: Final = 2
FONTS: Final = {
    SERIF: "'DejaVu Serif','Liberation Serif','Noto Serif','Times New Roman'",
    SANS: "'DejaVu Sans','Liberation Sans','Noto Sans',Arial,Helvetica",
}
"""What machines have where none of the fonts is there that a chart asks for: resvg looks for no
others by itself, and would leave the words out."""
PROOF: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
    '<style>text{{font:16px {}}}</style><text x="4" y="30">{}</text></svg>'
)


def missing() -> str:
    """Why no PNG can be drawn here, and what to do about it; nothing where it can."""
    try:
        import resvg_py  # noqa: F401 - asked for, not used yet
    except ImportError:
        return f"they are an extra: {how_to_get('charts')}"
    if any(drawn(PROOF.format(font, "M")) == drawn(PROOF.format(font, "")) for font in FONTS):
        return "no font for them is there: install DejaVu, Liberation or Noto, serif and sans"
    return ""


def drawn(svg: str) -> bytes:
    """A chart as PNG, twice as large, on the paper that it lies on in a report."""
    from resvg_py import svg_to_bytes

    for asked, others in FONTS.items():
        svg = svg.replace(asked, f"{asked},{others}")
    return svg_to_bytes(svg_string=svg, background=CARD, zoom=ZOOM)
