"""What a new password must be like: long enough, not the login, not what everybody tries first."""

from __future__ import annotations

import unicodedata

from osada.table.protocol.problems import Refused

SHORTEST = 8
VARIED = 4
"""Different characters it has at least."""
_TRIED = """
    12345678 123456789 1234567890 12345678910 123123123 1234512345 123454321 12341234 11223344
    0123456789 87654321 987654321 9876543210 13579246 147258369 147852369 159753456 741852963
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc q1w2e3r4 q1w2e3r4t5
    qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qwertzui qwertzuiop
    asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abcdefgh abcdefghi abc12345
    a1b2c3d4 aa123456 a12345678 password password1 password12 password123 passw0rd p@ssw0rd
    p@ssword pass1234 password! password1! mypassword letmein1 letmein123 iloveyou iloveyou1
    iloveyou2 welcome1 welcome123 sunshine sunshine1 princess princess1 football football1
    baseball basketball superman superman1 trustno1 starwars whatever computer internet
    michelle jennifer jessica1 charlie1 michael1 dragon123 monkey123 shadow123 master123
    admin123 admin1234 administrator changeme changeme1 secret123 test1234 testtest guest1234
    hello123 helloworld liverpool chelsea1 pokemon123 minecraft minecraft1 samsung1 google123
    haslo123 haslo1234 haslohaslo mojehaslo polska123 polska12 kochamcie kocham123 misiaczek
    kasia123 bartek123 lolek123 matrix123 dupadupa
    heslo123 heslo1234 mojeheslo heslo12345 ahoj1234 praha123 martinka milacek1
    osada123 osadaosada
"""
COMMON = frozenset(_TRIED.split())


def in_one_form(password: str) -> str:
    """The same password from any keyboard: some send é as one sign, some as two."""
    return unicodedata.normalize("NFC", password)


def check_new(login: str, password: str) -> None:
    """Refuse a password that others would guess; the message says what is wrong with it."""
    chosen = in_one_form(password)
    if len(chosen) < SHORTEST:
        raise Refused("password-short", {"least": SHORTEST})
    folded = chosen.casefold()
    if folded in (login.casefold(), login.casefold()[::-1]):
        raise Refused("password-login")
    if folded in COMMON or len(set(folded)) < VARIED:
        raise Refused("password-common")
