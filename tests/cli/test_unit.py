"""The unit of systemd for an installation is one that systemd takes, and leaves little to do harm
with."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ..server.programs import program
from .driving import in_process

pytestmark = pytest.mark.pure_only
MOST = 3.0
"""What `systemd-analyze security` counts where everything is open is 10."""


def test_the_unit_is_taken_by_systemd_and_exposes_little(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", package="systemd")
    said = in_process(("server", "unit", "--backups", "/var/backups/osada"), "", tmp_path)
    assert said.code == 0, said.err
    file = tmp_path / "osada.service"
    file.write_text(said.out)
    done = subprocess.run([analyze, "verify", str(file)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    told = subprocess.run(
        [analyze, "security", "--offline=yes", "--no-pager", str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"exposure level for osada.service: ([\d.]+)", told.stdout)
    assert found is not None
    assert float(found[1]) <= MOST
    assert "ReadWritePaths=/var/backups/osada" in said.out


def test_a_unit_starts_only_what_is_there(tmp_path: Path) -> None:
    said = in_process(("server", "unit", "--command", "/nowhere/osada"), "", tmp_path)
    assert (said.code, "whole path" in said.err) == (2, True)
