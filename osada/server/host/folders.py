"""Where this machine keeps the data of programs."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of our own among the data of this person's programs; not made yet."""
    told = os.environ.get("XDG_DATA_HOME", "")
    if told and Path(told).is_absolute():
        return Path(told) / "osada"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "osada"
    local = os.environ.get("LOCALAPPDATA", "")
    if os.name == "nt" and local:
        return Path(local) / "osada"
    return Path.home() / ".local" / "share" / "osada"
