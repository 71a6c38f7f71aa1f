from typing import Any

from numpy.typing import NDArray

def take(sheet: list[float], row: NDArray[Any], zero: float, /) -> None: ...
