"""Bad input hurts nobody: fuzzed messages from all kinds of callers, no unhandled exception.

    python benchmarks/server_fuzz.py --messages 100000
    python tools/with_postgres.py python benchmarks/server_fuzz.py --messages 100000 --db {url}

Messages are random bytes, broken JSON, requests of the right shape with wrong values, poisoned
texts (NUL, lone surrogates, control characters) in every field, oversized ones, and good ones sent
by the wrong people, out of turn or twice; some come over HTTP, in paths, queries, headers and
bodies. They come from many callers at once, so that bad and good writes share commits. Every
message is answered, the server notes no unhandled exception, and tables that play on meanwhile are
never refused anything; how long their moves take is measured with and without the attack, in
turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from chaos_reports import Progress, Ticker
from near_hall import opened_hall

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import COMMANDS, Offence, receive
from orrery.server.logbook.fair import word_commitment
from orrery.server.protocol.orders import TableOrder
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.transport.app import build_app
from orrery.server.upkeep.ends import forget_guests, forget_rooms

GAMES = ("connect_four", "connect_four", "spacewalk", "astron")
WORD = "5" * 64  # for the roll
ROLLING = "astron"  # the game of one more table, which is never begun but by those who pelt
WORDS = ["", "x", "drop 3", "drop 99", "!undo 0", "!draw", "place 1 large", "take-off d",
         "null", "../..", "'; DROP TABLE events", "a" * 300, "undo", "draw", "greedy",
         "random", "m1", "m2", "%s", "?", "😀" * 9]  # fmt: skip
POISON = ["\x00", "\ud800", "\udfff", "\n", "\r", "\x1b[2J", "\x7f", "\x85", "\u2028", "\ufeff",
          "\u202e", "\U0010ffff"]  # fmt: skip
RAW_POISON = [b"\x00", b"\xed\xa0\x80", b"\xff", b"\xc0\x80", b"\\u0000", b"\\ud800", b"\\udc00x"]
NUMBERS = [-1, 0, 1, 2, 3, 7, 63, 64, 10**6, 2**31, 2**63, -(2**70), 1.5, 1e400]
OTHERS: list[Any] = [None, True, False, [], {}, [[[]]], {"a": 1}, "0"]
PATHS = ["/api/tables", "/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/replay", "/api/me",
         "/api/games/{}/rules", "/api/guests", "/t/{}", "/{}", "/api/status"]  # fmt: skip
AT_ONCE = 16  # callers whose messages come together
ROUNDS = 8  # of the attack, then one in which only the others move
HTTP_SHARE = 0.04
MOVING = "moving"  # a code: the table is on its way to another node
FAR_SECONDS = 10.0  # for an answer to come from another node
N_QUIET = 4  # tables that play on


@dataclass
class Report:
    """What came of it."""

    n_messages: int = 0
    n_unanswered: int = 0
    n_unhandled: int = 0
    n_broken: int = 0  # tables
    n_moves: int = 0
    n_refused: int = 0  # moves of others that were not acknowledged
    alone: list[float] = field(default_factory=list)  # seconds of others' moves
    during: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        """Nobody was hurt."""
        return not (self.n_unanswered or self.n_unhandled or self.n_refused or self.n_broken)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.kinds.items()))
        return (
            f"{self.n_messages} fuzzed messages: {self.n_unhandled} unhandled exceptions,"
            f" {self.n_unanswered} unanswered, {self.n_broken} broken tables;"
            f" {self.n_moves} moves of others, {self.n_refused} refused; their time p50, p99:"
            f" {shown(self.alone)} alone, {shown(self.during)} during the attack;"
            f" answers: {kinds} ({self.seconds:.0f} s)"
        )


def shown(seconds: list[float]) -> str:
    """Median and 99th percentile in milliseconds."""
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    return ", ".join(f"{1000 * ordered[int(q * (len(ordered) - 1))]:.2f} ms" for q in (0.5, 0.99))


class Fuzzer:
    """Callers of every kind, tables in every stage, and a source of bad messages."""

    def __init__(self, hall: Hall, seed: int, door: Hall) -> None:
        """Of tables of one hall; the callers come in at the same one or at another node."""
        self.hall, self.door = hall, door
        self.dice = random.Random(seed)
        self.rooms: list[Room] = []
        self.room: Room  # the one a request is about
        self.callers: list[Connection] = []
        self.tokens: list[str] = []

    async def prepare(self) -> None:
        """Guests with several sockets each, nobodies, and tables: open, running, private."""
        made = [await self.hall.guests.new(f"G{n}") for n in range(3)]
        guests, self.tokens = [guest for guest, _ in made], [token for _, token in made]
        for n in range(AT_ONCE):
            connection = Connection(self.door)
            connection.guest = [*guests, None][n % 4]
            self.callers.append(connection)
        for n, game in enumerate(GAMES):
            order = TableOrder(game, players=2, seats=["me", "open"], is_private=n == 1)
            room = await self.hall.new_table(guests[0], order)
            self.rooms.append(room)
            if n:
                sit = {"type": "sit", "game": room.id, "seat": 1, "invite": room.row.invite}
                await receive(self.callers[1], json.dumps(sit))
                start = {"type": "start", "game": room.id, "without": [0, 1]}
                await receive(self.callers[0], json.dumps(start))
        rolling = TableOrder(ROLLING, players=2, seats=["me", "me"])
        self.rooms.append(await self.hall.new_table(guests[0], rolling))
        self.room = self.rooms[0]
        for caller in self.callers:
            drain(caller)

    def message(self) -> bytes | str:
        """One message, good or bad."""
        kind = self.dice.random()
        if kind < 0.1:
            return self.dice.randbytes(self.dice.randint(0, 200))
        text = json.dumps(self.request(), ensure_ascii=self.dice.random() < 0.8)
        if kind < 0.2:
            return self.damaged(text)
        if kind < 0.3:
            return self.poisoned(text)
        return text if kind < 0.995 else text + " " * 20_000

    def damaged(self, text: str) -> str:
        """Cut, doubled or with a character changed."""
        at = self.dice.randrange(len(text))
        return self.dice.choice(
            [text[:at], text + text, text[:at] + chr(self.dice.randint(1, 999)) + text[at + 1 :],
             "[" * 5000, text.replace(":", ",", 1)]
        )  # fmt: skip

    def poisoned(self, text: str) -> bytes:
        """Bytes that are no text, or an escape of one, somewhere in a message."""
        data = text.encode("utf-8", "surrogatepass")
        at = self.dice.randrange(len(data) + 1)
        return data[:at] + self.dice.choice(RAW_POISON) + data[at:]

    def request(self) -> dict[str, Any]:
        """A request with mostly right names and often wrong values, about one table or none."""
        self.room = self.dice.choice(self.rooms)
        kind = self.dice.choice(list(COMMANDS))
        fields: dict[str, Any] = {"type": kind.__name__.lower()}
        for name in kind.__struct_fields__:  # type: ignore[attr-defined]
            if self.dice.random() < 0.95:
                fields[name] = self.value(name)
        if self.dice.random() < 0.03:
            fields[self.dice.choice(["x", "type", "token"])] = self.value("x")
        return fields

    def value(self, name: str) -> Any:
        """A value for a field, right more often than not, or with poison in it."""
        value = self.good_value(name)
        if self.dice.random() < 0.06:
            return self.dice.choice([*NUMBERS, *OTHERS, *WORDS, *POISON])
        if isinstance(value, str) and self.dice.random() < 0.05:
            at = self.dice.randrange(len(value) + 1)
            return value[:at] + self.dice.choice(POISON) + value[at:]
        return value

    def good_value(self, name: str) -> Any:
        """A value that may be right."""
        room = self.room if self.dice.random() < 0.95 else self.dice.choice(self.rooms)
        good: dict[str, Any] = {
            "game": room.id, "seat": self.dice.choice([0, 1, None]), "to": 1,
            "base": room.running.seq if room.has_begun else 0, "yes": self.dice.random() < 0.3,
            "what": self.dice.choice(["undo", "draw", "abandon"]), "invite": room.row.invite,
            "id": f"m{self.dice.randrange(10**6)}", "since": self.dice.choice([None, 0, 1]),
            "token": self.dice.choice(self.tokens),
            "word": WORD, "commitment": word_commitment(room.id, 0, WORD),
            "roll": self.dice.choice([1, 2, room.rolls.hash]), "without": [],
        }  # fmt: skip
        if name == "action" and room.has_begun and self.dice.random() < 0.5:
            return self.dice.choice(self.legal(room) or WORDS)
        return good[name] if name in good else self.dice.choice(WORDS)

    def legal(self, room: Room) -> list[str]:
        """What somebody could do now."""
        return [text for seat in room.running.to_act for text in room.fresh(seat).view.actions]

    def http(self) -> dict[str, Any]:
        """A request over HTTP."""
        text = str(self.value("game")) + self.dice.choice(["", *POISON])
        name = self.dice.choice([text, self.dice.choice(self.rooms).id])
        path = self.dice.choice(PATHS).format(quote(name.encode("utf-8", "surrogatepass"), safe=""))
        query = quote(str(self.value("invite")).encode("utf-8", "surrogatepass"))
        key = self.dice.choice(["invite", "viewer", "from", "count", "lang", "%00"])
        token = self.dice.choice([*self.tokens, "x", "\xff\x80", "x" * 9000])
        return {
            "method": self.dice.choice(["GET", "GET", "POST", "PUT"]),
            "url": f"{path}?{key}={query}",
            "headers": {"authorization": f"Bearer {token}".encode("latin-1")},
            "content": self.body(),
        }

    def body(self) -> bytes:
        """A guest's name or an order of a table, often bad."""
        order = {
            "name": self.value("text"), "game": self.dice.choice([*GAMES, *WORDS]),
            "options": {str(self.value("x")): self.value("x")}, "seats": [self.value("bot")],
            "clock": self.dice.choice([{}, {"per_move": self.value("x")}, self.value("x")]),
        }  # fmt: skip
        keep = [name for name in order if self.dice.random() < 0.5]
        return self.poisoned(json.dumps({name: order[name] for name in keep or ["name"]}))


def drain(connection: Connection) -> list[bytes]:
    """What waits in the outbox."""
    connection.outbox.is_behind = False
    found = []
    while (sealed := connection.outbox.take()) is not None:
        found.append(sealed.data)
    return found


async def answers_to(connection: Connection) -> list[bytes]:
    """What has come, waited for where it comes from another node; nothing if nothing does."""
    end = time.monotonic() + (0 if connection.hall.nodes.is_alone else FAR_SECONDS)
    while not (found := drain(connection)) and time.monotonic() < end:
        await asyncio.sleep(0.001)
    return found


async def pelt(
    hall: Hall,
    n_messages: int,
    seed: int = 1,
    progress: Progress = lambda done: None,
    door: Hall | None = None,
) -> Report:
    """Throw n messages at a hall, perhaps by way of another node, while some tables play on."""
    door = door or hall
    fuzzer, report, began = Fuzzer(hall, seed, door), Report(), time.monotonic()
    await fuzzer.prepare()
    quiet = [await QuietTable.open(hall, door) for _ in range(N_QUIET)]
    apps = {one: build_app(one) for one in (hall, door)}  # each makes the pages of its tables
    transport = httpx.ASGITransport(apps[door], raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        while report.n_messages < n_messages:
            pelting = [throw(fuzzer, caller, client, report) for caller in fuzzer.callers]
            moves = [table.move(report, report.during) for table in quiet]
            await asyncio.gather(*pelting, *moves)
            if report.n_messages % (AT_ONCE * ROUNDS) == 0:
                await asyncio.gather(*(table.move(report, report.alone) for table in quiet))
                await renew(fuzzer)
                progress(report.n_messages)
    noted = sum(one.incidents.n_unhandled for one in apps)
    report.n_unhandled = max(report.n_unhandled, noted)  # what was told, or noted without a word
    report.n_broken = sum(one.incidents.n_broken for one in apps)
    report.seconds = time.monotonic() - began
    return report


async def throw(
    fuzzer: Fuzzer, caller: Connection, client: httpx.AsyncClient, report: Report
) -> None:
    """One message of one caller, and what came back."""
    report.n_messages += 1
    if fuzzer.dice.random() < HTTP_SHARE:
        answer = await client.request(**fuzzer.http())
        report.kinds[f"HTTP {answer.status_code}"] += 1
        report.n_unhandled += answer.status_code == 500
        return
    try:
        await receive(caller, fuzzer.message())
    except Offence:
        caller.n_faults = 0
    if caller.hint is not None:
        await caller.hint
    answers = await answers_to(caller)
    report.n_unanswered += not answers
    for data in answers:
        said = json.loads(data)
        report.kinds[" ".join([said["type"], said.get("code", "")]).strip()] += 1
        report.n_unhandled += said.get("code") in ("internal", "storage")


class QuietTable:
    """A table of somebody who does nothing wrong."""

    def __init__(self, connection: Connection, hall: Hall) -> None:
        """Nothing is begun yet."""
        self.connection = connection
        self._hall = hall  # whose tables these are
        self.room: Room

    @classmethod
    async def open(cls, hall: Hall, door: Hall) -> QuietTable:
        """A new guest, who has come in at a door, at a new table, begun."""
        connection = Connection(door)
        connection.guest, _ = await door.guests.new("Quiet")
        table = cls(connection, hall)
        await table._begin()
        return table

    async def _begin(self) -> None:
        assert self.connection.guest is not None
        order = TableOrder("spacewalk", players=2, seats=["me", "me"], is_private=True)
        self.room = await self._hall.new_table(self.connection.guest, order)
        await receive(self.connection, json.dumps({"type": "start", "game": self.room.id}))

    async def move(self, report: Report, seconds: list[float]) -> None:
        """One move, which must be acknowledged; timed."""
        async with self.room.lock:
            await self.room.load()
        if self.room.running.outcome is not None:
            await self._begin()
        drain(self.connection)
        running = self.room.running
        seat = running.to_act[0]
        action = self.room.fresh(seat).view.actions[0]
        move = {"game": self.room.id, "seat": seat, "id": f"q{running.seq}", "base": running.seq}
        began = time.perf_counter()
        while (answer := await self._send({"type": "move", "action": action, **move})) == MOVING:
            await asyncio.sleep(0.2)  # as every client does
        seconds.append(time.perf_counter() - began)
        report.n_moves += 1
        report.n_refused += answer != "ack"

    async def _send(self, move: dict[str, Any]) -> str:
        """What became of a move; what others are told may come before that."""
        await receive(self.connection, json.dumps(move))
        while answers := await answers_to(self.connection):
            for said in map(json.loads, answers):
                if said["type"] in ("ack", "refused", "stale", "error"):
                    return str(said.get("code", said["type"]))
        return ""


async def renew(fuzzer: Fuzzer) -> None:
    """A new table in place of a finished one; what is over leaves memory, as in a server."""
    host = fuzzer.callers[0].guest
    for n, room in enumerate(fuzzer.rooms):
        if room.row.status == "over" and host is not None:
            order = TableOrder(room.row.game, players=2, seats=["me", "me"])
            fuzzer.rooms[n] = await fuzzer.hall.new_table(host, order)
            start = {"type": "start", "game": fuzzer.rooms[n].id, "without": [0, 1]}
            await receive(fuzzer.callers[0], json.dumps(start))
    for caller in fuzzer.callers:
        caller.invited.clear()
        for game in [game for game in caller.watched if game not in fuzzer.hall.rooms]:
            del caller.watched[game]
    forget_rooms(fuzzer.hall)
    forget_guests(fuzzer.hall)


async def run(n_messages: int, seed: int, db: str) -> Report:
    """A hall of its own for the command."""
    async with opened_hall(db) as hall:
        return await pelt(hall, n_messages, seed, Ticker("messages", n_messages))


def main() -> int:
    """Exit code 1 when something went unhandled, unanswered or hurt somebody."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help="a SQLite file or postgresql://...; default: a new file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder) / "fuzz.db")
        report = asyncio.run(run(args.messages, args.seed, db))
    print(report)
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
