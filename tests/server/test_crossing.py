"""A press that crosses another player's move counts where the own question is still the same."""

from __future__ import annotations

import pytest

from osada.table.protocol import commands as cmd
from osada.table.protocol import table as p

from .client import Client
from .serving import Server


def three_at(server: Server) -> tuple[str, list[Client]]:
    """Three people at the first joint decision of a campaign."""
    ada = Client(server)
    made = ada.new_table("mythwind", "me", "link", "link", seed=2)
    others = [Client(server), Client(server)]
    for client, link, name in zip(others, made.links, ("Iga", "Ola"), strict=False):
        client.take(link, name)
    return made.table.id, [ada, *others]


@pytest.mark.rule("MYT-GEN-08")
def test_who_agrees_agrees_to_what_they_saw(server: Server) -> None:
    table, (ada, iga, ola) = three_at(server)
    ada.play(table, "option 1")
    seen = ola.head(table).number
    iga.play(table, "option 2")
    crossed = ola.do(table, cmd.Play("agree", seen))
    assert isinstance(crossed, p.Problem)
    assert crossed.code == "stale", "Ola saw another proposal"
    # The same proposal, to which somebody else has agreed meanwhile, is the same question.
    seen = ola.head(table).number
    ada.play(table, "agree")
    assert isinstance(ola.do(table, cmd.Play("agree", seen)), p.Done)


@pytest.mark.rule("MYT-GEN-05")
def test_what_others_do_at_noon_changes_nobody_elses_question(server: Server) -> None:
    table, (ada, iga, ola) = three_at(server)
    ada.play(table, "option 1")
    for client in (iga, ola):
        client.play(table, "agree")
    seen = ola.head(table).number
    iga.play(table, "visit community")
    assert isinstance(ola.do(table, cmd.Play("visit hire", seen)), p.Done)
    # Iga is asked something of her own, and the others go on.
    assert isinstance(iga.do(table, cmd.Play("pass", ola.head(table).number - 1)), p.Done)
    again = ola.do(table, cmd.Play("visit hire", seen))
    assert isinstance(again, p.Problem)
    assert again.code == "stale", "the same press twice"
