"""A build hook of hatchling: nobody gets a wheel without the page that the server serves.

In a checkout the page is built anew when its sources have changed, as ./run does. A source archive
holds it ready, so that building from one needs no Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = "root=$PWD; . tools/setup.sh; . tools/page.sh; build_page"


class PageHook(BuildHookInterface[Any]):
    """Makes osada/server/page ready before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` says which kind of build it is."""
        root = Path(self.root)
        built = (root / "osada" / "server" / "page" / "index.html").exists()
        if version == "editable" or (built and (root / "PKG-INFO").exists()):
            return
        bash = shutil.which("bash")
        if bash is None:
            raise RuntimeError("the page must be built first: npm ci && npm run build, in web/")
        told = {key: value for key, value in os.environ.items() if key != "OSADA_PAGE"}
        done = subprocess.run([bash, "-c", BUILD], cwd=root, env=told, stderr=subprocess.PIPE)
        if done.returncode != 0:
            raise RuntimeError("no wheel without its page: " + done.stderr.decode().strip())
