"""Where `Picture` stood as long as it was called `Change`."""

from __future__ import annotations

import warnings

from .picture import Picture


def __getattr__(name: str) -> type[Picture]:
    if name != "Change":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn("Change is called osada.kernel.picture.Picture now", DeprecationWarning, 2)
    return Picture
