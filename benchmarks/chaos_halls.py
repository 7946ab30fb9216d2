"""Rows of the table of promises that need no network: many trials in one process.

Each takes a `Task` and gives an `Outcome`; guards are switched off around it (`chaos_bugs.py`).
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import server_fuzz
import server_twins
from chaos_places import fresh_db, fresh_redis
from chaos_reports import Outcome, Task
from near_hall import SETTINGS, opened_hall, opened_pair
from twin_places import stage_at

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import receive
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room

GAME = "connect_four"
RESTARTS = 10  # of the server while submissions are repeated
N_COPIES = 4  # of each submission
TOLD = ("update", "table", "fresh", "said")  # to all who look on


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What waits for somebody."""
    connection.outbox.is_behind = False
    found = []
    while (sealed := connection.outbox.take()) is not None:
        found.append(json.loads(sealed.data))
    return found


async def ask(connection: Connection, **request: Any) -> dict[str, Any]:
    """The answer to a request: what it is about, not what others would be told."""
    heard(connection)
    await receive(connection, json.dumps(request))
    answers = heard(connection)
    return next((one for one in answers if one["type"] not in TOLD), answers[-1])


async def ask_afar(connection: Connection, **request: Any) -> dict[str, Any]:
    """The answer to a move that may have to come from another node, asked until it does."""
    while True:
        heard(connection)
        await receive(connection, json.dumps(request))
        answer = await _answer(connection, request["id"])
        if answer["type"] != "error" or answer["code"] != "moving":
            return answer
        await asyncio.sleep(0.2)


async def _answer(connection: Connection, client_id: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            for one in heard(connection):
                if one["type"] == "error" or one.get("id") == client_id:
                    return one
            await asyncio.sleep(0.001)


@dataclass
class Seat:
    """Somebody who plays both seats of tables of their own, on several sockets."""

    token: str
    sockets: list[Connection] = field(default_factory=list)

    async def come_in(self, hall: Hall, door: Hall | None = None) -> None:
        """Open two sockets, one of them at another node; those of an earlier life are gone."""
        self.sockets = [Connection(hall), Connection(door or hall)]
        for socket in self.sockets:
            await ask(socket, type="hello", token=self.token)

    async def new_room(self, **order: Any) -> Room:
        """A table of theirs that has begun."""
        first = self.sockets[0]
        assert first.guest is not None
        wish = {"seats": ["me", "me"], **order}
        while True:
            room = await first.hall.new_table(first.guest, TableOrder(GAME, **wish))
            answer = await ask(first, type="start", game=room.id)
            if answer.get("code") != "moving":
                return room


# Exactly once


async def once(task: Task) -> Outcome:
    """Every move is sent four times, from two sockets and after restarts: one answer, one entry.

    In a cluster the sockets are those of two nodes.
    """
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="orrery-once-")))
        db, key = fresh_db(task.store, home, stack), home / "orrery.key"
        redis = fresh_redis(task.store, stack)
        dice, answers, n_sent = random.Random(task.seed), {}, 0
        n_changed = 0
        seat, game, last = Seat(""), "", None
        while n_sent < task.n:
            async with opened_pair(db, redis, key) as (hall, door):
                if not seat.token:
                    _, seat.token = await hall.guests.new("Ann")
                await seat.come_in(hall, door)
                if last is not None:  # the last answer of the life before
                    again = await ask_afar(seat.sockets[0], **last)
                    n_changed += again != answers[last["game"], last["id"]]
                    n_sent += 1
                for _ in range(max(1, task.n // (RESTARTS * N_COPIES))):
                    room = await room_of(hall, game) if game else None
                    if room is None or room.outcome is not None:
                        room = await seat.new_room()
                        game = room.id
                    last = next_move(room, dice)
                    sockets = dice.choices(seat.sockets, k=N_COPIES)
                    copies = [await ask_afar(socket, **last) for socket in sockets]
                    n_sent += N_COPIES
                    answers[game, last["id"]] = copies[0]
                    n_changed += sum(copy != copies[0] for copy in copies)
                    task.progress(min(n_sent, task.n))
        async with opened_pair(db, redis, key) as (hall, _):
            rows = await hall.store.read("SELECT game, client_id, seq FROM events")
    return Outcome({"submissions": n_sent, "moves": len(answers)}, _tally(rows, answers, n_changed))


async def room_of(hall: Hall, game: str) -> Room | None:
    """A table of this node; None: a busy machine was late, and the other node has it now."""
    try:
        return await hall.room(game)
    except Denied as why:
        if why.code != "moving":
            raise
        return None


def next_move(room: Room, dice: random.Random) -> dict[str, Any]:
    """A legal move with an id of its own."""
    running = room.running
    seat = running.to_act[0]
    action = dice.choice(room.fresh(seat).view.actions)
    return {"type": "move", "game": room.id, "seat": seat, "id": f"m{running.seq}",
            "base": running.seq, "action": action}  # fmt: skip


def _tally(rows: list[Any], answers: dict[Any, dict[str, Any]], n_changed: int) -> dict[str, int]:
    stored: dict[tuple[str, str], list[int]] = {}
    for game, client_id, seq in rows:
        if client_id is not None:
            stored.setdefault((game, client_id), []).append(seq)
    acks = {key: answer["seq"] for key, answer in answers.items() if answer["type"] == "ack"}
    n_lost = sum(stored.get(key) is None for key in acks) + len(answers) - len(acks)
    n_doubled = sum(len(numbers) > 1 for numbers in stored.values())
    return {"lost": n_lost, "doubled": n_doubled, "answered otherwise": n_changed}


# Twins and fuzz: benchmarks of their own, as rows


async def twins(task: Task) -> Outcome:
    """Worlds that differ only in what a viewer may not know send the same bytes.

    In a cluster most viewers are at the node that does not own the table.
    """
    async with stage_at(task.store) as stage:
        report = await server_twins.compare(
            task.n, task.seed, task.bug is not None, task.progress, server_twins.LONG_SHARE, stage
        )
    figures = {"pairs": report.n_pairs, "messages": report.n_messages, "bytes": report.n_bytes,
               "kinds of events": len(report.events), **report.marks}  # fmt: skip
    return Outcome(figures, {"pairs that differ": report.n_differing}, report.example)


async def fuzz(task: Task) -> Outcome:
    """Bad messages are answered and hurt nobody; in a cluster all come by way of another node."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="orrery-fuzz-")))
        db, redis = fresh_db(task.store, home, stack), fresh_redis(task.store, stack)
        async with opened_pair(db, redis, home / "orrery.key") as (hall, door):
            report = await server_fuzz.pelt(hall, task.n, task.seed, task.progress, door)
    figures = {"messages": report.n_messages, "moves of others": report.n_moves}
    faults = {"unhandled": report.n_unhandled, "unanswered": report.n_unanswered,
              "tables broken": report.n_broken, "moves refused": report.n_refused}  # fmt: skip
    return Outcome(figures, faults)


# Slow readers


async def readers(task: Task) -> Outcome:
    """Sockets that are never read: their queues stay bounded, they go, and the players play on."""
    settings = replace(SETTINGS, send_seconds=0.2, most_spectators=10**6)
    n_dropped, most, n_refused, dice = 0, 0, 0, random.Random(task.seed)
    with TemporaryDirectory(prefix="orrery-readers-") as home:
        async with opened_hall(str(Path(home) / "chaos.db"), settings) as hall:
            _, token = await hall.guests.new("Ann")
            seat = Seat(token)
            await seat.come_in(hall)
            room = await seat.new_room()
            stuck = [Connection(hall) for _ in range(task.n)]
            pumps = [asyncio.ensure_future(caller.pump(_never)) for caller in stuck]
            for done, caller in enumerate(stuck, 1):
                await receive(caller, json.dumps({"type": "watch", "game": room.id}))
                task.progress(done)
            for n in range(2 * settings.outbox_messages):
                words = {"type": "chat", "game": room.id, "text": f"{n} " + "x" * 200}
                n_refused += (await ask(seat.sockets[0], **words))["type"] != "done"
                most = max(most, max(len(caller.outbox) for caller in stuck))
            if room.outcome is None:
                answer = await ask(seat.sockets[1], **next_move(room, dice))
                n_refused += answer["type"] != "ack"
            ends = await asyncio.gather(*pumps, return_exceptions=True)
            n_dropped = sum(isinstance(end, TimeoutError) for end in ends)
    over = max(0, most - settings.outbox_messages)
    figures = {"readers": task.n, "most messages in a queue": most}
    faults = {"over the limit": over, "not dropped": task.n - n_dropped, "refused": n_refused}
    return Outcome(figures, faults)


async def _never(data: bytes) -> None:
    """A socket whose reader has gone to sleep."""
    await asyncio.Event().wait()
