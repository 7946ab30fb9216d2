"""A bot of your own at a table of an Orrery server, through the same socket people use.

    orrery serve                                   # in one terminal
    python examples/socket_bot.py TABLE SEAT       # in another; TABLE is in the table's link

The whole conversation: become a guest, say hello, sit, watch from the seat, take part in the roll
for the cards, and answer every view that lists legal actions with a move. Put your thinking into
`choose`. A move carries an id, so sending it again after a lost connection is harmless; `stale`
says what was missed.

`Cards` is all a bot needs for fair cards: it binds its seat to a random word, and shows it once it
sees its own commitment and the server's first one in the roll.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

import websockets

SERVER = "127.0.0.1:8007"


def choose(view: dict[str, Any]) -> str:
    """The action to play; `view["position"]` and `view["board"]` say all the seat may know."""
    return random.choice(view["actions"])


def hash_of(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


class Cards:
    """Our part in the rolls of a table (docs/server.md, "Fair cards")."""

    def __init__(self, table: str, seat: int) -> None:
        """No roll has been seen."""
        self.table = table
        self.seat = seat
        self.bound: dict[int, tuple[str, str, str]] = {}  # word, commitment, the server's; by roll
        self.agreed: dict[int, str] = {}  # the one roll of each number we show our word for

    def answer(self, seen: dict[str, Any]) -> dict[str, Any] | None:
        """What to send when the table looks like this."""
        roll = seen["roll"]
        if roll is None or seen["status"] != "open" or self.seat not in roll["waits_for"]:
            return None
        is_bound = roll["number"] in self.bound  # a table is shown again whenever it changes
        word = secrets.token_hex(32)
        own = hash_of(f"orrery word 2|{self.table}|{self.seat}|{word}")
        word, own, server = self.bound.setdefault(roll["number"], (word, own, roll["commitment"]))
        request = {"game": self.table, "seat": self.seat}
        if roll["text"] is None and is_bound:
            return None
        if roll["text"] is None:
            return {**request, "type": "commit", "roll": roll["number"], "commitment": own}
        frozen = json.loads(roll["text"])
        honest = [hash_of(roll["text"]), frozen["commitment"], frozen["number"],
                  frozen["seats"][self.seat]["commitment"],
                  self.agreed.setdefault(roll["number"], roll["hash"])]  # fmt: skip
        if honest != [roll["hash"], server, roll["number"], own, roll["hash"]]:
            raise SystemExit("this roll is not honest: we show no word")
        return {**request, "type": "reveal", "roll": roll["hash"], "word": word}


def become_guest(server: str, name: str) -> str:
    """The secret token of a new guest."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"http://{server}/api/guests", body)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


async def play(server: str, table: str, seat: int, invite: str | None = None) -> str:
    """Sit down and play until the game is over; a sentence about the end."""
    token = await asyncio.to_thread(become_guest, server, "Example bot")
    async with websockets.connect(f"ws://{server}/ws", compression=None) as ws:
        for message in (
            {"type": "hello", "token": token},
            {"type": "sit", "game": table, "seat": seat, "invite": invite},
            {"type": "watch", "game": table, "seat": seat},
        ):
            await ws.send(json.dumps(message))
        cards = Cards(table, seat)
        async for text in ws:
            message = json.loads(text)
            if message["type"] == "table":
                request = cards.answer(message["table"])
                if request is not None:
                    await ws.send(json.dumps(request))
            if message["type"] in ("update", "fresh"):
                if message["view"]["is_over"]:
                    return f"over: winners {message['view']['winners']}"
                await answer_view(ws, table, seat, message)
            elif message["type"] in ("error", "refused"):
                raise SystemExit(f"the server says: {message}")
    return "the server hung up"


async def answer_view(ws: Any, table: str, seat: int, message: dict[str, Any]) -> None:
    """Move, if it is for this seat to move."""
    if message["view"]["actions"]:
        base = message["seq"]
        move = {"type": "move", "game": table, "seat": seat, "id": f"move-{base}", "base": base}
        await ws.send(json.dumps({**move, "action": choose(message["view"])}))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    print(asyncio.run(play(SERVER, sys.argv[1], int(sys.argv[2]), *sys.argv[3:4])))
