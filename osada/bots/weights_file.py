"""Weights as they lie in a file: named arrays of numbers, as NumPy writes them, read without it."""

from __future__ import annotations

import ast
import io
import sys
import zipfile
from array import array
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from osada.kernel.errors import OsadaError

MOST_BYTES = 1 << 20
MAGIC = b"\x93NUMPY\x01\x00"
"""How an array begins; two bytes follow that say how long its description is."""


class BadWeights(OsadaError):
    """A file of weights that is missing, broken, or made for something else."""


class Layer(NamedTuple):
    """One array: its numbers row by row, and how many there are each way."""

    shape: tuple[int, ...]
    numbers: array[float]


def read_weights(path: Path) -> tuple[dict[str, Layer], bytes]:
    """The arrays of a file, and the file itself as it was read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadWeights(f"the weights {path.name} cannot be read: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise BadWeights(f"{path.name} is no file of weights: it has {len(data)} bytes")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            if sum(one.file_size for one in file.infolist()) > MOST_BYTES:
                raise ValueError("it unpacks to far more")
            found = {
                one.removesuffix(".npy"): _layer(file.read(one)) for one in sorted(file.namelist())
            }
    except (OSError, ValueError, KeyError, EOFError, SyntaxError, zipfile.BadZipFile):
        raise BadWeights(f"{path.name} is no file of weights") from None
    for name, layer in found.items():
        if not all(map(isfinite, layer.numbers)):
            raise BadWeights(f"{path.name} is spoilt: {name} holds what is no number")
    return found, data


def _layer(data: bytes) -> Layer:
    """One array, of small floats in the order of their rows; `ValueError` for any other."""
    begins = len(MAGIC) + 2 + int.from_bytes(data[len(MAGIC) : len(MAGIC) + 2], "little")
    if not data.startswith(MAGIC):
        raise ValueError("no array")
    told = ast.literal_eval(data[len(MAGIC) + 2 : begins].decode("ascii").strip())
    shape = told["shape"]
    if told["descr"] != "<f4" or told["fortran_order"] or not _is_shape(shape):
        raise ValueError("another kind of array")
    numbers = array("f", data[begins:])
    if sys.byteorder == "big":
        numbers.byteswap()
    wanted = 1
    for many in shape:
        wanted *= many
    if len(numbers) != wanted:
        raise ValueError("cut off")
    return Layer(shape, numbers)


def _is_shape(shape: object) -> bool:
    return isinstance(shape, tuple) and all(type(many) is int and many >= 0 for many in shape)
