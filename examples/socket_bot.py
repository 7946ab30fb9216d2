"""A bot of your own at a table of an Orrery server, through the same socket people use.

    orrery serve                                   # in one terminal
    python examples/socket_bot.py TABLE SEAT       # in another; TABLE is in the table's link

The whole conversation: become a guest, say hello, sit, watch from the seat, and answer every view
that lists legal actions with a move. Put your thinking into `choose`. A move carries an id, so
sending it again after a lost connection is harmless; `stale` says what was missed.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

import websockets

SERVER = "127.0.0.1:8007"


def choose(view: dict[str, Any]) -> str:
    """The action to play; `view["position"]` and `view["board"]` say all the seat may know."""
    return random.choice(view["actions"])


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
        async for text in ws:
            message = json.loads(text)
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
