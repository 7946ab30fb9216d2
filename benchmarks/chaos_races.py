"""One order per game: sockets at all servers race for one number, and exactly one of them wins."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import websockets
from chaos_places import Place, place_of
from chaos_reports import Outcome, Task

GAME = "connect_four"
N_RACERS = 8
SAFE = 12  # moves of ours after which nobody has four in a row
ANSWERS = ("ack", "stale", "refused", "error")
WAIT_SECONDS = 30.0


async def order(task: Task) -> Outcome:
    """Eight sockets race for the next number of a game, n times."""
    async with place_of(task.store, task.bug) as place:
        await place.start()
        made = await asyncio.to_thread(place.servers[0].call, "/api/guests", {"name": "Ann"})
        sockets = [await _connect(place, n, made["token"]) for n in range(N_RACERS)]
        try:
            outcome = await _race_on(place, made["token"], sockets, task)
        finally:
            for socket in sockets:
                await socket.close()
    return outcome


async def _connect(place: Place, n: int, token: str) -> Any:
    port = place.servers[n % len(place.servers)].port
    socket = await websockets.connect(f"ws://127.0.0.1:{port}/ws", compression=None)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    return socket


async def _race_on(place: Place, token: str, sockets: list[Any], task: Task) -> Outcome:
    n_acks: list[int] = []
    game, seq, n_untold = "", 0, 0
    for n in range(task.n):
        if not game or seq >= SAFE:
            game, seq = await _new_table(place, token, sockets[0]), 0
        race = [
            _try(s, game, seq, f"r{n}-{k}", (seq + seq // 7) % 7) for k, s in enumerate(sockets)
        ]
        answers = await asyncio.gather(*race)
        won = [answer for answer in answers if answer["type"] == "ack"]
        n_acks.append(len(won))
        beaten = [answer for answer in answers if answer["type"] == "stale"]
        n_untold += len(answers) - len(won) - len(beaten)
        n_untold += sum(not answer["entries"] for answer in beaten)
        seq += len(won)
        task.progress(n + 1)
    faults = {"races without a winner": n_acks.count(0), "with several": _several(n_acks),
              "losers not told": n_untold}  # fmt: skip
    return Outcome({"races": task.n, "sockets": N_RACERS}, faults)


def _several(n_acks: list[int]) -> int:
    return sum(count > 1 for count in n_acks)


async def _new_table(place: Place, token: str, socket: Any) -> str:
    asked = {"game": GAME, "seats": ["me", "me"]}
    made = await asyncio.to_thread(place.servers[0].call, "/api/tables", asked, token)
    await socket.send(json.dumps({"type": "start", "game": made["id"]}))
    await _next(socket, "done", "error")
    return str(made["id"])


async def _try(socket: Any, game: str, base: int, client_id: str, column: int) -> dict[str, Any]:
    move = {"type": "move", "game": game, "id": client_id, "base": base, "seat": base % 2,
            "action": f"drop {column}"}  # fmt: skip
    await socket.send(json.dumps(move))
    return await _next(socket, *ANSWERS)


async def _next(socket: Any, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            reply: dict[str, Any] = json.loads(await socket.recv())
            if reply["type"] in kinds:
                return reply
