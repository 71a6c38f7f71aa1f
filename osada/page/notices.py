"""What others have made and a folder carries beside the page, each with its licence."""

from __future__ import annotations

from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

NOTICES = "licences.txt"
"""The file in which the page's own stand; its lobby leads there."""
LINE = "\n\n" + "=" * 72 + "\n\n"
TEXTS = Path(__file__).parent / "licences"
RUNTIME = {
    "pyodide": "Pyodide (MPL-2.0), Python for browsers; its source: github.com/pyodide/pyodide",
    "cpython": "CPython (PSF-2.0), in Pyodide",
    "musl": "musl, the C library in Pyodide, by way of Emscripten (MIT)",
}
"""What Python itself is made of, by the file of its licence."""
PACKAGES = (
    *("attrs", "babel", "fluent.runtime", "fluent.syntax", "msgspec"),
    *("mypy-extensions", "pytz", "typing-extensions"),
)
"""The packages that osada stands on there, which are those of whoever writes the folder, too."""


def notices() -> str:
    """All of them, one after the other."""
    runtime = [f"{what}\n\n{_text(name)}" for name, what in RUNTIME.items()]
    return LINE.join([*runtime, *(_of_package(name) for name in PACKAGES)]) + "\n"


def _text(name: str) -> str:
    return (TEXTS / f"{name}.txt").read_text(encoding="utf-8").strip()


def _of_package(name: str) -> str:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return name
    texts = [
        file.read_text(encoding="utf-8").strip()
        for file in found.files or ()
        if file.name.lower().startswith(("licen", "copying", "notice")) and file.suffix != ".py"
    ]
    kind = _kind(found)
    if not texts and kind.startswith(("AP", "Apache")):
        texts = [_text("apache")]  # their packages name it without its text
    return "\n\n".join([f"{found.name} {found.version} ({kind})", *texts])


def _kind(found: Distribution) -> str:
    metadata = found.metadata
    named = [*(metadata.get_all("License-Expression") or ()), *(metadata.get_all("License") or ())]
    classed = [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or ()]
    short = [kind for kind in named if kind and "\n" not in kind]
    return short[0] if short else ", ".join(kind for kind in classed if "License" in kind)
