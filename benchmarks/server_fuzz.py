"""Bad input hurts nobody: fuzzed messages from all kinds of callers, no unhandled exception.

    python benchmarks/server_fuzz.py --messages 100000

Messages are random bytes, broken JSON, requests of the right shape with wrong values, oversized
ones, and good ones sent by the wrong people, out of turn or twice. Every message is answered, the
server notes no unhandled exception, and a table that plays on meanwhile is never disturbed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orrery.server.bots import worker
from orrery.server.bots.compilation import READY, Warmth
from orrery.server.bots.pool import Answer, Brains, HintQuestion, Question
from orrery.server.clock import ManualClock
from orrery.server.commands.frame import VERBS, Offence, receive
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall, Services
from orrery.server.tables.orders import TableOrder
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection

SETTINGS = Settings(messages_per_second=1e9, messages_burst=1e9, guests_per_minute=1e9,
                    tables_per_guest=10**6, bots_use_clock=False, stand_in="greedy",
                    hint_bot="random", cpu_burst=1e9)  # fmt: skip
GAMES = ("connect_four", "connect_four", "spacewalk", "astron")
WORDS = ["", "x", "drop 3", "drop 99", "!undo 0", "!draw", "place 1 large", "take-off d", "\x00",
         "😀" * 9, "null", "../..", "'; DROP TABLE events", "a" * 300, "undo", "draw", "greedy",
         "random", "m1", "m2"]  # fmt: skip
NUMBERS = [-1, 0, 1, 2, 3, 7, 63, 64, 10**6, 2**31, 2**63, -(2**70), 1.5]
OTHERS: list[Any] = [None, True, False, [], {}, [[[]]], {"a": 1}, "0"]


@dataclass
class Report:
    """What came of it."""

    n_messages: int = 0
    n_unanswered: int = 0
    n_unhandled: int = 0
    n_moves: int = 0
    kinds: str = ""
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.n_messages} fuzzed messages: {self.n_unhandled} unhandled exceptions,"
            f" {self.n_unanswered} unanswered; {self.n_moves} moves of others went through"
            f" undisturbed; answers: {self.kinds} ({self.seconds:.0f} s)"
        )


class Fuzzer:
    """Callers of every kind, tables in every stage, and a source of bad messages."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.dice = random.Random(seed)
        self.rooms: list[Room] = []
        self.callers: list[Connection] = []

    async def prepare(self) -> None:
        """Guests, nobody, and tables: open, running, private."""
        guests = [(await self.hall.new_guest(f"G{n}"))[0] for n in range(3)]
        for guest in [*guests, None]:
            connection = Connection(self.hall)
            connection.guest = guest
            self.callers.append(connection)
        for n, game in enumerate(GAMES):
            order = TableOrder(game, players=2, seats=["me", "open"], is_private=n == 1)
            room = await self.hall.new_table(guests[0], order)
            self.rooms.append(room)
            if n:
                sit = {"type": "sit", "game": room.id, "seat": 1, "invite": room.row.invite}
                await receive(self.callers[1], json.dumps(sit))
                await receive(self.callers[0], json.dumps({"type": "start", "game": room.id}))
        for caller in self.callers:
            drain(caller)

    def message(self) -> bytes | str:
        """One message, good or bad."""
        kind = self.dice.random()
        if kind < 0.1:
            return self.dice.randbytes(self.dice.randint(0, 200))
        text = json.dumps(self.request())
        if kind < 0.25:
            return self.damaged(text)
        return text if kind < 0.995 else text + " " * 20_000

    def damaged(self, text: str) -> str:
        """Cut, doubled or with a character changed."""
        at = self.dice.randrange(len(text))
        return self.dice.choice(
            [text[:at], text + text, text[:at] + chr(self.dice.randint(1, 999)) + text[at + 1 :],
             "[" * 5000, text.replace(":", ",", 1)]
        )  # fmt: skip

    def request(self) -> dict[str, Any]:
        """A request with mostly right names and often wrong values."""
        kind = self.dice.choice(list(VERBS))
        fields: dict[str, Any] = {"type": kind.__name__.lower()}
        for name in kind.__struct_fields__:  # type: ignore[attr-defined]
            if self.dice.random() < 0.95:
                fields[name] = self.value(name)
        if self.dice.random() < 0.03:
            fields[self.dice.choice(["x", "type", "token"])] = self.value("x")
        return fields

    def value(self, name: str) -> Any:
        """A value for a field, right more often than not."""
        room = self.dice.choice(self.rooms)
        if self.dice.random() < 0.06:
            return self.dice.choice([*NUMBERS, *OTHERS, *WORDS])
        good = {
            "game": room.id, "seat": self.dice.choice([0, 1, None]), "to": 1,
            "base": room.running.seq if room.has_begun else 0, "yes": self.dice.random() < 0.3,
            "what": self.dice.choice(["undo", "draw", "abandon"]), "invite": room.row.invite,
            "id": f"m{self.dice.randrange(10**6)}", "since": self.dice.choice([None, 0, 1]),
        }  # fmt: skip
        if name == "action" and room.has_begun and self.dice.random() < 0.5:
            return self.dice.choice(self.legal(room) or WORDS)
        return good[name] if name in good else self.dice.choice(WORDS)

    def legal(self, room: Room) -> list[str]:
        """What somebody could do now."""
        return [text for seat in room.running.to_act for text in room.fresh(seat).view.actions]


def drain(connection: Connection) -> list[bytes]:
    """What waits in the outbox."""
    connection.outbox.is_behind = False
    found = []
    while (sealed := connection.outbox.take()) is not None:
        found.append(sealed.data)
    return found


async def pelt(hall: Hall, n_messages: int, seed: int = 1) -> Report:
    """Throw so many messages at a hall while one table plays on."""
    fuzzer, report, began = Fuzzer(hall, seed), Report(), time.monotonic()
    await fuzzer.prepare()
    quiet = await quiet_table(hall)
    kinds: dict[str, int] = {}
    for n in range(n_messages):
        caller = fuzzer.dice.choice(fuzzer.callers)
        try:
            await receive(caller, fuzzer.message())
        except Offence:
            caller.n_faults = 0
        if caller.hint is not None:
            await caller.hint
        answers = drain(caller)
        report.n_unanswered += not answers
        for answer in answers:
            kind = json.loads(answer)["type"]
            kinds[kind] = kinds.get(kind, 0) + 1
        if n % 50 == 0:
            if quiet[1].running.outcome is not None:
                quiet = await quiet_table(hall)
            report.n_moves += await play_on(hall, quiet)
            await renew(fuzzer)
    report.n_messages, report.n_unhandled = n_messages, hall.n_unhandled
    report.kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    report.seconds = time.monotonic() - began
    return report


async def quiet_table(hall: Hall) -> tuple[Connection, Room]:
    """A table of somebody who does nothing wrong."""
    guest, _ = await hall.new_guest("Quiet")
    connection = Connection(hall)
    connection.guest = guest
    room = await hall.new_table(guest, TableOrder("spacewalk", players=2, seats=["me", "me"],
                                                  is_private=True))  # fmt: skip
    await receive(connection, json.dumps({"type": "start", "game": room.id}))
    return connection, room


async def play_on(hall: Hall, quiet: tuple[Connection, Room]) -> int:
    """One undisturbed move."""
    connection, room = quiet
    drain(connection)
    seat = room.running.to_act[0]
    action = room.fresh(seat).view.actions[0]
    move = {"game": room.id, "seat": seat, "id": f"q{room.running.seq}", "base": room.running.seq}
    await receive(connection, json.dumps({"type": "move", "action": action, **move}))
    answers = [json.loads(data)["type"] for data in drain(connection)]
    assert "ack" in answers, answers
    return 1


async def renew(fuzzer: Fuzzer) -> None:
    """A new table in place of a finished one."""
    for n, room in enumerate(fuzzer.rooms):
        if room.row.status == "over" and fuzzer.callers[0].guest is not None:
            order = TableOrder(room.row.game, players=2, seats=["me", "me"])
            fuzzer.rooms[n] = await fuzzer.hall.new_table(fuzzer.callers[0].guest, order)
            start = {"type": "start", "game": fuzzer.rooms[n].id}
            await receive(fuzzer.callers[0], json.dumps(start))


class NearBrains(Brains):
    """Bots that think in this process."""

    async def ask(self, question: Question | HintQuestion) -> Answer:
        """Think here."""
        return worker.answer(question)

    async def warm_up(self, game: str, with_search: bool = False, is_awaited: bool = False) -> None:
        """Nothing is compiled beforehand."""


async def run(n_messages: int, seed: int) -> Report:
    """A hall of its own for the command."""
    with tempfile.TemporaryDirectory() as folder:
        brains = NearBrains(SETTINGS)
        warmth = Warmth(brains)
        warmth.stages = dict.fromkeys(warmth.stages, READY)
        store = Store(str(Path(folder) / "fuzz.db"))
        hall = Hall(Services(store, ManualClock(), SETTINGS, brains, warmth))
        await hall.open()
        report = await pelt(hall, n_messages, seed)
        await hall.close()
    return report


def main() -> int:
    """Exit code 1 when something went unhandled or unanswered."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    report = asyncio.run(run(args.messages, args.seed))
    print(report)
    return 1 if report.n_unhandled or report.n_unanswered else 0


if __name__ == "__main__":
    sys.exit(main())
