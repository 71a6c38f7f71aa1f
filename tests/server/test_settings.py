"""What a host may choose, and what is said about a choice that makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.server.host.environment import BadSetting, Rate, Unfit, number, whole
from osada.server.host.settings import KINDS, Settings, variable


def test_without_a_word_tables_are_kept_in_a_file_among_the_data_of_programs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings.from_env({})
    assert settings.file == tmp_path / "osada" / "osada.sqlite3"
    assert settings.url == f"sqlite+aiosqlite:///{settings.file}"
    assert (settings.redis, settings.secret, settings.origins) == ("", "", ())
    assert not (tmp_path / "osada").exists()


@pytest.mark.parametrize(
    ("told", "url"),
    [
        ("/srv/o.db", "sqlite+aiosqlite:////srv/o.db"),
        ("sqlite:////srv/o.db", "sqlite+aiosqlite:////srv/o.db"),
        ("sqlite+aiosqlite:////srv/o.db", "sqlite+aiosqlite:////srv/o.db"),
        ("postgresql://a:b@host/osada", "postgresql+asyncpg://a:b@host/osada"),
        ("postgres://a:b@host/osada", "postgresql+asyncpg://a:b@host/osada"),
    ],
)
def test_a_database_is_a_path_or_an_address(told: str, url: str) -> None:
    assert Settings.from_env({"OSADA_DATABASE": told}).url == url


def test_where_tables_are_kept_is_told_without_the_password() -> None:
    settings = Settings.from_env({"OSADA_DATABASE": "postgresql://me:hush@db.local/osada"})
    assert settings.place == "PostgreSQL at db.local/osada"


def test_every_setting_is_read(tmp_path: Path) -> None:
    settings = Settings.from_env(
        {
            "OSADA_PAGE": str(tmp_path),
            "OSADA_ORIGINS": "https://play.example.org/, http://10.0.0.2:8080",
            "OSADA_ADDRESS": "https://Play.example.org/",
            "OSADA_BEHIND_PROXY": "yes",
            "OSADA_THINKERS": "3",
            "OSADA_BOT_PAUSE": "0",
            "OSADA_LOGIN_RATE": "5/60",
            "OSADA_LOG": "JSON",
        }
    )
    assert settings.page == tmp_path
    assert settings.origins == ("https://play.example.org", "http://10.0.0.2:8080")
    assert settings.address == ("https://play.example.org",)
    assert settings.behind_proxy
    assert (settings.thinkers, settings.bot_pause) == (3, 0.0)
    assert settings.login_rate == Rate(5, 60.0)
    assert settings.log == "json"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("OSADA_DATABASE", "mysql://host/osada"),
        ("OSADA_DATABASE", "sqlite:///:memory:"),
        ("OSADA_REDIS", "localhost"),
        ("OSADA_SECRET", "short"),
        ("OSADA_PAGE", "/no/such/folder"),
        ("OSADA_ORIGINS", "play.example.org"),
        ("OSADA_ADDRESS", "play.example.org"),
        ("OSADA_BEHIND_PROXY", "perhaps"),
        ("OSADA_THINKERS", "0"),
        ("OSADA_THINK_SECONDS", "nan"),
        ("OSADA_LOGIN_RATE", "5"),
        ("OSADA_LOGIN_RATE", "5/0"),
        ("OSADA_MAX_MESSAGE", "12"),
        ("OSADA_LOG", "xml"),
    ],
)
def test_a_choice_that_makes_no_sense_is_named(name: str, told: str) -> None:
    with pytest.raises(BadSetting, match=f"^{name} cannot be .* must be "):
        Settings.from_env({name: told})


def test_a_bad_secret_is_not_repeated() -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.from_env({"OSADA_SECRET": "hush-hush"})
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(("told", "fits"), [("2", False), ("3", True), ("9", True), ("10", False)])
def test_both_bounds_of_a_number_may_be_chosen(told: str, fits: bool) -> None:
    for kind in (whole, number):
        if fits:
            assert kind(3, 9)(told) == int(told)
        else:
            with pytest.raises(Unfit, match="from 3 to 9"):
                kind(3, 9)(told)


@pytest.mark.parametrize(("cores", "thinkers"), [(None, 2), (1, 2), (2, 2), (4, 3)])
def test_one_processor_is_left_to_the_server_where_there_are_more_than_two(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, thinkers: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert Settings.from_env({}).thinkers == thinkers


@pytest.mark.parametrize("told", ["", "  "])
def test_what_nobody_has_said_is_as_it_is_by_default(told: str) -> None:
    assert Settings.from_env({variable(name): told for name in KINDS}) == Settings()
