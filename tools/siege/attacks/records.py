"""Records, positions and requests that grow when they are read (row 2)."""

from __future__ import annotations

from ..attacker import Attacker
from ..games import ANY, ENDLESS
from ..records import long_record, with_junk
from . import attack

DEEP = 100_000


async def _drop(attacker: Attacker, texts: list[str]) -> None:
    """Bring these along, in turn, two at a time and from several addresses."""
    people = [await attacker.browser(number) for number in range(4)]

    async def drop(number: int) -> None:
        turn = attacker.report.sent
        text = texts[turn % len(texts)]
        await attacker.post(people[turn % len(people)], "/api/records", {"text": text})

    await attacker.crowd(2, drop)


@attack("records of junk", weight=3.0, most=24)
async def junk(attacker: Attacker) -> None:
    """3.3 MB of flags that each of 300 actions writes down again; and a smaller one that took the
    only background thread for a minute and a half."""
    await _drop(attacker, [with_junk(300, 3_300_000), with_junk(300, 640_000)])


@attack("records of many actions", weight=2.0, most=24)
async def many(attacker: Attacker) -> None:
    """Actions without end, and chapters without end."""
    head, _, body = long_record(400).partition("---\n")
    lines = body.rstrip().splitlines()
    plays = "\n".join(line for line in lines[1:] if not line.startswith(("end", "---", "position")))
    position = lines[0]
    endless = f"{head}---\n{position}\n" + "0 keep\n" * 400_000
    chapters = f"{head}---\n" + f"{position}\n{plays}\n--- 2\n" * 150
    comments = f"{head}---\n" + "# nothing\n" * 300_000
    await _drop(
        attacker, [endless, chapters[:3_900_000], comments, "osada record 1\n" + "a: b\n" * 600_000]
    )


@attack("records of huge values", weight=1.5, most=40)
async def huge(attacker: Attacker) -> None:
    """Numbers of thousands of digits, lists inside lists, names without end."""
    text = long_record(40)
    digits = "9" * 60_000
    await _drop(
        attacker,
        [
            text.replace("seed: 1", f"seed: {digits}"),
            text.replace("seats: 2", f"seats: {digits}"),
            text.replace('":0', f'":{digits}', 1),
            text.replace('":0', '":' + "[" * DEEP + "]" * DEEP, 1),
            text.replace('":0', '":1e999', 1),
            text.replace('":{', '":{"' + "x" * 1_000_000 + '":1,', 1),
            text.replace(f"game: {ENDLESS}", "game: " + "../" * 100_000),
            text.replace("rules: 1", "rules: " + "1" * 5000),
        ],
    )


@attack("wide and deep requests", most=300)
async def wide(attacker: Attacker) -> None:
    """JSON that is small to send and long to read."""
    browser = await attacker.browser(0)
    headers = {**browser.headers(), "content-type": "application/json"}
    bodies = [
        b"[" * DEEP,
        b'{"game":' * 30_000,
        _wish('"seed":' + "9" * 100_000),
        _wish('"seed":1e999999'),
        _wish('"options":{' + ",".join(f'"k{n}":"v"' for n in range(12_000)) + "}"),
        _wish('"seats":[' + ",".join(["{}"] * 60_000) + "]"),
        _wish('"content":"' + "a=1\\n" * 9_000 + '"'),
        _wish('"content":"[a.' + "b." * 20_000 + 'c]"'),
        b'{"game":"' + b"\\ud800" * 9_000 + b'"}',
    ]

    async def ask(number: int) -> None:
        body = bodies[attacker.report.sent % len(bodies)]
        await attacker.ask("POST", "/api/tables", attacker.address(number), body, headers)

    await attacker.crowd(2, ask)


def _wish(more: str) -> bytes:
    """The wish for a table with something more in it."""
    seats = '"seats":[{"who":"me"},{"who":"computer"}]'
    return f'{{"game":"{ANY}",{seats},{more}}}'.encode()
