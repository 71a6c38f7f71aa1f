"""A wheel holds everything: who installs it plays in the browser, without Node."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ..server.serving import Server

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "osada" / "server" / "page"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout as it is."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./run serve, or ./test, builds it")
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    """A folder of packages with the wheel in it, as an installer unpacks it."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    return tmp_path / "site"


def test_a_wheel_holds_every_file_that_the_package_uses(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    folders = {"__pycache__", "built"}  # the latter is for browsers: `OSADA_WASM=1` takes it in
    ours = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "osada").rglob("*")
        if path.is_file() and not folders & set(path.parts) and path.suffix not in (".so", ".pyd")
    } - {"osada/_fast_stamp.json"}
    assert ours - packed == set()
    for kind in (".ftl", ".toml", ".html", ".js", ".css", ".woff2", "py.typed"):
        assert any(name.endswith(kind) for name in packed), kind
    assert any("/store/migrations/versions/" in name for name in packed)
    assert {name.split("/")[0] for name in packed if ".dist-info/" not in name} == {"osada"}


def test_an_index_is_shown_words_and_no_links_that_lead_nowhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if one.endswith(".dist-info/METADATA")]
        told = archive.read(name).decode()
    fields, _, readme = told.partition("\n\n")
    assert readme.startswith("# Osada")
    assert re.findall(r"\]\((?!https:)", readme) == []
    for field in ("Keywords: ", "Classifier: Development Status", "Classifier: Intended Audience"):
        assert f"\n{field}" in fields


def test_with_its_address_the_readme_has_whole_links() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    index = runpy.run_path(str(ROOT / "tools" / "hatch_index.py"))["shown"]
    away = index(text, "https://house.example/o/osada")
    assert "![A village of Hamlet in the browser](https://house.example/o/osada/raw/main/" in away
    assert re.findall(r"\]\((?!https:)", away) == []
    assert away.count("](") == text.count("](")
    assert re.search(r"(?m)^\|[| -]*\|$\n\n", index(text, "")) is None


def test_what_only_a_clone_has_says_so_where_osada_is_installed(installed: Path) -> None:
    for asked in (("lab", "siege", "--minutes", "1"), ("lab", "kill"), ("bench", "--peers")):
        done = subprocess.run(
            [sys.executable, "-P", "-c", "from osada.cli import main; main()", *asked],
            env={**os.environ, "PYTHONPATH": str(installed)},
            cwd=installed,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        assert "clone Osada's repository" in done.stderr


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that runs from the wheel alone, on a machine without Node."""
    settings = {
        "OSADA_DATABASE": f"sqlite:///{tmp_path / 'osada.sqlite3'}",
        "OSADA_PAGE": "",
        "PYTHONPATH": str(installed),
        "PATH": str(tmp_path),
    }
    command = [sys.executable, "-P", "-c", "from osada.cli import main; main()"]
    server = Server(tmp_path, settings, command)
    yield server.start()
    server.clean_up()


def test_an_installed_wheel_serves_the_page_without_node(server: Server, installed: Path) -> None:
    where = subprocess.run(
        [sys.executable, "-P", "-c", "import osada; print(osada.__file__)"],
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(installed)
    page = httpx.get(f"{server.url}/")
    assert page.status_code == 200
    assert "<script" in page.text
    script = page.text.split('src="')[1].split('"')[0]
    assert httpx.get(f"{server.url}{script}").headers["content-type"].startswith("text/javascript")
    assert httpx.get(f"{server.url}/api/texts/vikings/pl").status_code == 200
