"""What people at a table want to know of each other, and may not (rows 4, 5, 6, 8)."""

from __future__ import annotations

import re

from ..attacker import Attacker
from ..browser import Browser
from . import attack
from .tables import own_table

SEED = re.compile(r"^seed: *[0-9a-fA-F]{4,}", re.MULTILINE)


async def _owner_and_victim(attacker: Attacker) -> tuple[Browser, Browser, dict[str, str]]:
    """A table that its owner set up, and a stranger who sat down there by the link."""
    owner, victim = await attacker.browser(1), await attacker.browser(2)
    made = await own_table(attacker, owner, "me", "link")
    if made:
        await attacker.post(victim, f"/api/links/{made['1']}", {"name": "Victim"})
        made["path"] = f"/api/tables/{made['id']}"
    return owner, victim, made


async def _seat_seen(attacker: Attacker, path: str, token: str) -> object:
    """Which seat's eyes a token gives."""
    told = {"authorization": f"Bearer {token}"}
    return (await attacker.ask("GET", path, attacker.address(3), headers=told)).said().get("me")


@attack("the owner's links", most=60)
async def owners_links(attacker: Attacker) -> None:
    """The owner asks for the link of a seat that is taken, and keeps the one they gave away."""
    owner, _, made = await _owner_and_victim(attacker)
    if not made:
        return
    if await _seat_seen(attacker, made["path"], made["1"]) == 1:
        attacker.got("the link given away still shows the taken seat's hand")
    answer = await attacker.get(owner, made["path"] + "/links")
    for seat, token in re.findall(rb'"seat":(\d+),"token":"([^"]+)"', answer.body):
        if seat == b"1" and await _seat_seen(attacker, made["path"], token.decode()) == 1:
            attacker.got("the owner reads a taken seat's hand by its link")
    taken = await attacker.post(owner, f"/api/links/{made['1']}", {"name": "Owner"})
    if taken.said().get("me") == 1:
        attacker.got("the owner sat down on a taken seat")


@attack("another's eyes", most=80)
async def eyes(attacker: Attacker) -> None:
    """Looking with `viewer=`, as player and as stranger, now and in the past."""
    owner, _, made = await _owner_and_victim(attacker)
    if not made:
        return
    stranger = await attacker.browser(4)
    for part in ("/scene?viewer=1", "/scene?number=0&viewer=1", "/entries?viewer=1"):
        if (await attacker.get(owner, made["path"] + part)).status == 200:
            attacker.got(f"a player looked with another's eyes ({part})")
    for part in ("", "/scene", "/entries", "/record", "/links", "/scores", "/scene?viewer=watcher"):
        if (await attacker.get(stranger, made["path"] + part)).status == 200:
            attacker.got(f"a stranger looked at a private table ({part or 'its head'})")


@attack("the seed of a running game", most=60)
async def seed(attacker: Attacker) -> None:
    """Somebody alone downloads the running record, and somebody among others tries to."""
    owner = await attacker.browser(0)
    made = await own_table(attacker, owner, "me", "greedy")
    paths = [f"/api/tables/{made['id']}"] if made else []
    open_seat = await own_table(attacker, owner, "me", "link")
    paths += [f"/api/tables/{open_seat['id']}"] if open_seat else []
    for path in paths:
        for part in ("", "/scene", "/entries", "/record", "/links", "/scene?number=0"):
            answer = await attacker.get(owner, path + part)
            text = answer.body.decode(errors="replace")
            if answer.status == 200 and (SEED.search(text) or '"seed":' in text):
                attacker.got(f"the seed of a running game ({part or 'head'})")
            if answer.status == 200 and '"chance":' in text:
                attacker.got(f"the generator of a running game ({part or 'head'})")


@attack("stand-in too early", most=60)
async def stand_in(attacker: Attacker) -> None:
    """A player gives the seat of somebody who is just gone to a computer player, takes back what
    was played, ends the game and reads all hands."""
    owner, _, made = await _owner_and_victim(attacker)
    if not made:
        return
    do = made["path"] + "/do"
    if (
        await attacker.post(owner, do, {"do": "stand-in", "seat": 1, "level": "random"})
    ).status == 200:
        attacker.got("a computer player was put in a seat whose player had just left")
    number = (await attacker.get(owner, made["path"])).said().get("number", 0)
    for what, count in (("undo", 1), ("end", 0)):
        ask = {"do": "move", "what": what, "count": count, "expected": number}
        await attacker.post(owner, do, ask)
    head = (await attacker.get(owner, made["path"])).said()
    if head.get("status") != "running":
        attacker.got("a game was ended while somebody was absent")
    if (await attacker.get(owner, made["path"] + "/scene?viewer=1")).status == 200:
        attacker.got("another's hand was read while they were absent")


@attack("an intruder with the link", most=60)
async def intruder(attacker: Attacker) -> None:
    """Somebody found a seat's link; its holder makes the link worthless, and they must be gone."""
    _, victim, made = await _owner_and_victim(attacker)
    if not made:
        return
    thief = await attacker.browser(5)
    await attacker.post(thief, f"/api/links/{made['1']}", {"name": "Thief"})
    renewed = await attacker.post(victim, made["path"] + "/revoke", {"seat": 1})
    if renewed.status == 200 and (await attacker.get(thief, made["path"])).said().get("me") == 1:
        attacker.got("an intruder kept the seat after its link was revoked")


@attack("a private table that ended", most=60)
async def ended(attacker: Attacker) -> None:
    """When a private game is over, strangers still have no business there."""
    owner, stranger = await attacker.browser(0), await attacker.browser(1)
    made = await own_table(attacker, owner, "me", "greedy")
    if not made:
        return
    path = f"/api/tables/{made['id']}"
    await attacker.post(owner, path + "/do", {"do": "chat", "text": "our private words"})
    await attacker.post(owner, path + "/do", {"do": "move", "what": "end", "expected": 0})
    for part in ("", "/entries", "/scene", "/record", "/scores", "/links"):
        if (await attacker.get(stranger, path + part)).status == 200:
            attacker.got(f"a stranger read an ended private table ({part or 'its head'})")
