"""A computer player of your own: it sits down by a seat's link and plays at random.

    python examples/bot.py http://localhost:8080/s/…

It sees what a person at that seat sees. Put your own thinking in place of `random.choice`.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(link: str, name: str = "Bot") -> None:
    """Play one game to its end."""
    server, _, token = link.partition("/s/")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    sit = Request(f"{server}/api/links/{token}", json.dumps({"name": name}).encode(), headers)
    with urlopen(sit) as answer:
        table = json.load(answer)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    with connect(address, compression=None, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "token": table["token"]}))
        for number, message in enumerate(map(json.loads, socket)):
            scene = message.get("scene")  # comes with Welcome and with every Update of the position
            if scene is None:
                continue
            if scene["outcome"]:
                print(json.dumps(scene["outcome"]))
                return
            if scene["legal"]:
                action = random.choice(scene["legal"])
                ask = {"do": "play", "action": action, "expected": scene["number"]}
                socket.send(json.dumps({"ref": number, "ask": ask}))


if __name__ == "__main__":
    play(sys.argv[1])
