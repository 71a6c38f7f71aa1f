"""Run in Pyodide, whose bytecode it is: /work/sources.zip becomes /work/bytecode.zip.

Without docstrings and asserts, and never checked against a source: there is none in a browser. Of
where each instruction came from the line stays, which a traceback tells; the columns, a third of
all bytes that come over the network, would only underline it.
"""

from __future__ import annotations

import marshal
import zipfile
from _imp import source_hash
from importlib.util import MAGIC_NUMBER
from types import CodeType

UNCHECKED = (1).to_bytes(4, "little")
UNIT, MOST = 2, 8
"""Bytes of a unit of code, and the units of one entry: CPython's InternalDocs/code_objects.md."""
ENTRY, NO_COLUMNS, NOWHERE = 0x80, 13 << 3, 15 << 3


def bytecode(name: str, source: bytes) -> bytes:
    code = with_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    number = int.from_bytes(MAGIC_NUMBER[:2], "little")
    return MAGIC_NUMBER + UNCHECKED + source_hash(number, source) + marshal.dumps(code)


def with_lines(code: CodeType) -> CodeType:
    """The same code, which knows its lines and nothing more."""
    within = tuple(with_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    made, at = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for units in parts((end - start) // UNIT):
            if line is None:
                made.append(ENTRY | NOWHERE | units - 1)
            else:
                made.append(ENTRY | NO_COLUMNS | units - 1)
                made += signed(line - at)
                at = line
    return code.replace(co_consts=within, co_linetable=bytes(made))


def parts(units: int) -> list[int]:
    whole, rest = divmod(units, MOST)
    return [MOST] * whole + [rest] * (rest > 0)


def signed(number: int) -> bytes:
    """Six bits a byte, the lowest first; the very lowest is the sign."""
    left, made = (-number << 1 | 1) if number < 0 else number << 1, bytearray()
    while left > 0x3F:
        made.append(0x40 | left & 0x3F)
        left >>= 6
    return bytes([*made, left])


with (
    zipfile.ZipFile("/work/sources.zip") as sources,
    zipfile.ZipFile("/work/bytecode.zip", "w") as made,
):
    for one in sources.namelist():
        made.writestr(one, bytecode(one, sources.read(one)))
