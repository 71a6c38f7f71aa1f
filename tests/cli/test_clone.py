"""What stands in the tools/ of a clone: there a command like any other, elsewhere one line."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from osada.cli import clone
from osada.cli.group import OsadaCommands

from .conftest import Osada

pytestmark = pytest.mark.pure_only


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No clone around the package."""
    monkeypatch.setattr(clone, "ROOT", tmp_path)


@pytest.mark.parametrize("command", ["siege", "kill"])
def test_in_a_clone_a_tool_has_its_own_help(osada: Osada, command: str) -> None:
    said = osada("lab", command, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"./run lab {command}" in said.out
    assert "--json" in said.out


def test_without_one_a_tool_says_where_it_is_whatever_it_is_asked(
    installed: None, capsys: pytest.CaptureFixture[str]
) -> None:
    app = typer.Typer(cls=OsadaCommands)
    app.callback()(lambda: None)
    clone.add_tool(app, "siege", "siege", "lab siege")
    said = CliRunner().invoke(app, ["siege", "--minutes", "3"])
    assert said.exit_code == 2
    assert said.stderr == (
        "osada: osada lab siege is not in the package: clone Osada's repository, where tools/siege"
        " holds it, and ./run lab siege there\n"
    )
    assert "tools/siege" in CliRunner().invoke(app, ["siege", "--help"]).stdout


def test_without_one_the_other_libraries_are_not_installed(installed: None, osada: Osada) -> None:
    said = osada("bench", "vikings", "--peers")
    assert (said.code, said.out) == (2, "")
    assert "tools/peers" in said.err
