"""Run in Pyodide, whose bytecode it is: /work/sources.zip becomes /work/bytecode.zip.

Without docstrings and asserts, and never checked against a source: there is none in a browser.
"""

from __future__ import annotations

import marshal
import zipfile
from _imp import source_hash
from importlib.util import MAGIC_NUMBER

UNCHECKED = (1).to_bytes(4, "little")


def bytecode(name: str, source: bytes) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    number = int.from_bytes(MAGIC_NUMBER[:2], "little")
    return MAGIC_NUMBER + UNCHECKED + source_hash(number, source) + marshal.dumps(code)


with (
    zipfile.ZipFile("/work/sources.zip") as sources,
    zipfile.ZipFile("/work/bytecode.zip", "w") as made,
):
    for one in sources.namelist():
        made.writestr(one, bytecode(one, sources.read(one)))
