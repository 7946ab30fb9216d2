"""Nothing hidden leaks: twin worlds must send a viewer byte-equal streams.

    python benchmarks/server_twins.py --pairs 10000 [--bug events|position|actions|hint|...]

Two games of ASTRON have the same public history and the same hand for one viewer, and differ in
what that viewer may not know: cards dealt to others and not yet played, and the pile. The viewer (a
seat, a spectator, or somebody who held a seat before the start) follows both through the server's
own dispatch and a stream over HTTP, asks with every verb there is (`twin_verbs.py`), in English or
German; then the lobby, the end, and a log that no longer replays. What the server writes into its
own log is part of the stream. One differing byte is a leak. `--bug` plants one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from chaos_reports import Progress, Ticker
from twin_bugs import BUGS, planted
from twin_table import FORMER, GAME, begin, make_room
from twin_verbs import ROWS, Scene, end, let_propose, lose_a_seat, say
from twin_worlds import find_twin, first_world

from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.access import tokens
from orrery.server.commands.connection import Connection
from orrery.server.logbook.game import Entry, row_of
from orrery.server.storage.rows import SeatRow
from orrery.server.tables.hall import Hall
from orrery.server.transport.app import build_app
from orrery.server.transport.streams import LineStream

LONG_SHARE = 0.1  # of the worlds, where every event is wanted
TWINS = 6  # of each game and viewer

# Watching them


def all_texts() -> list[str]:
    """Every action of the game as people type it, for probing."""
    game = find_game(GAME)
    table = new_table(game, 4, 1, "manual", None, {})
    numbers = range(game.engine.N_ACTIONS)
    return [game.action_text(table.board, table.state, 0, number) for number in numbers]


async def stream(
    header: dict[str, Any], entries: list[Entry], script: list[str], viewer: int, seed: int
) -> list[bytes]:
    """All that one viewer is sent, and all that the server logs, from the opening to the end."""
    with logged() as lines, counted_ids():
        scene = await opened(header, viewer, random.Random(seed))
        listener = caller(scene.watcher.hall, scene.watcher.guest_id or "")
        await say(listener, type="watch", game="t", **scene.seat)
        begin(scene.room, header, script)
        for entry in entries:
            if entry.seat != CHANCE:
                await play(scene, entry)
        await ROWS["hint"](scene)
        await let_propose(scene, scene.watcher, max(0, scene.viewer), "undo")
        await scene.ask("watch", since=0, **scene.seat)
        assert len(scene.room.running.line) == len(entries), "the twin must play the whole game"
        found = heard(scene.watcher)
        found += await streamed(listener)
        found += await pages(scene) if scene.dice.random() < PAGES else []
        found += await last_words(scene)
        await asyncio.gather(*scene.watcher.hall.tasks._running, return_exceptions=True)
    return [*found, *lines]


async def opened(header: dict[str, Any], viewer: int, dice: random.Random) -> Scene:
    """An open table and its viewer: who sits there, who only watches, or who sat there before."""
    hall, room = make_room(header)
    n_seats = len(room.seats)
    if not TEXTS:
        TEXTS.extend(all_texts())
    is_former, viewer = viewer == FORMER_HOLDER, max(viewer, SPECTATOR)
    watcher = caller(hall, FORMER if is_former else f"g{viewer}")
    movers = [caller(hall, f"g{n}") for n in range(n_seats)]
    scene = Scene(room, watcher, viewer, movers, dice, TEXTS)
    await ROWS["hello"](scene)
    if is_former:
        seat = dice.randrange(1, n_seats)
        room.seats[seat] = SeatRow("t", seat, "person", guest=FORMER)
        await lose_a_seat(scene, seat, movers[seat])
    else:
        await scene.ask("watch", **scene.seat)
    return scene


async def play(scene: Scene, entry: Entry) -> None:
    """The next move as written; now and then the viewer asks something before it."""
    if scene.dice.random() < CURIOUS:
        await ask_something(scene)
    move = {"game": "t", "id": f"m{entry.seq}", "base": scene.seq, "seat": entry.seat}
    await say(scene.movers[entry.seat], type="move", action=entry.action, **move)


async def ask_something(scene: Scene) -> None:
    """Do what belongs to one verb; the game must stand where it stood."""
    verb, stood = scene.dice.choice(ASKED), scene.line
    await ROWS[verb](scene)
    assert scene.line == stood, f"`{verb}` must leave the game where it was"


async def pages(scene: Scene) -> list[bytes]:
    """What HTTP says of the table to a stranger while it is played."""
    app = httpx.ASGITransport(build_app(scene.watcher.hall))
    paths = ("/api/tables", "/api/tables/t", "/api/tables/t/log", "/api/tables/t/replay?viewer=0")
    async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
        return [(await http.get(path)).content for path in paths]


async def streamed(listener: Connection) -> list[bytes]:
    """What a stream over HTTP has told the same viewer so far."""
    sent: list[bytes] = []

    async def send(message: Any) -> None:
        sent.append(message.get("body", b""))

    async def receive() -> Any:
        await asyncio.Event().wait()

    listener.is_shut_out = True  # the stream ends with what waits
    await LineStream(listener)({}, receive, send)
    assert len(sent) > 2, "the stream must tell something"
    return sent


async def last_words(scene: Scene) -> list[bytes]:
    """The log no longer replays, or the players give up: what is said then."""
    room = scene.room
    if scene.dice.random() < 0.5:
        await end(scene)
        return heard(scene.watcher)
    rows = [row_of("t", entry) for entry in room.running.entries]
    wrong = msgspec.structs.replace(rows[-1], hash="0" * 16)
    room.hall.store.log = [*rows[:-1], wrong]  # type: ignore[attr-defined]
    room.forget()
    for verb in ROWS:
        if verb not in NEED_A_GAME:
            await ROWS[verb](scene)
    await scene.ask("recap", **scene.seat)
    await scene.ask("watch", since=0, **scene.seat)
    await scene.ask("history", **scene.seat)
    return heard(scene.watcher)


TEXTS: list[str] = []
FORMER_HOLDER = SPECTATOR - 1  # a viewer: held a seat before the start, may know what all know
CURIOUS = 0.6  # how often the viewer asks something before a move
PAGES = 0.05  # how often HTTP is asked, too
ASKED = [*ROWS, *4 * ["propose"], *3 * ["hint"], "why", "move"]
NEED_A_GAME = {"watch", "move", "history", "propose", "answer"}  # their rows look at the game


def caller(hall: Hall, guest: str) -> Connection:
    """A connection of a guest, or of nobody."""
    connection = Connection(hall)
    connection.guest = hall.guests.rows.get(guest)
    return connection


def heard(connection: Connection) -> list[bytes]:
    """What waits in the outbox."""
    found = []
    while (sealed := connection.outbox.take()) is not None:
        found.append(sealed.data)
    return found


@contextmanager
def logged() -> Iterator[list[bytes]]:
    """All that the server writes into its log meanwhile, tracebacks and all."""
    lines: list[bytes] = []
    log = logging.getLogger("orrery")
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(handler.format(record).encode())  # type: ignore[method-assign]
    is_passed_on, log.propagate = log.propagate, False
    log.addHandler(handler)
    try:
        yield lines
    finally:
        log.removeHandler(handler)
        log.propagate = is_passed_on


@contextmanager
def counted_ids() -> Iterator[None]:
    """Ids of tables are numbers, so that they are the same in every world."""
    numbers = itertools.count()
    kept = tokens.new_id
    tokens.new_id = lambda: f"id{next(numbers)}"
    try:
        yield
    finally:
        tokens.new_id = kept


# Comparing


@dataclass
class Report:
    """What came of it."""

    n_pairs: int = 0
    n_differing: int = 0
    n_messages: int = 0
    n_bytes: int = 0
    seconds: float = 0.0
    example: str = ""
    events: set[int] = field(default_factory=set)  # their kinds

    def __str__(self) -> str:
        return (
            f"{self.n_pairs} pairs of worlds, {self.n_messages} messages, {self.n_bytes} bytes:"
            f" {self.n_differing} pairs differ ({self.seconds:.0f} s)"
            + (f"\nfor example: {self.example}" if self.example else "")
        )


async def compare(
    n_pairs: int,
    seed: int = 1,
    until_leak: bool = False,
    progress: Progress = lambda done: None,
    long_share: float = 0.0,
) -> Report:
    """Compare n pairs; each game is seen by each viewer and compared with several twins."""
    dice = random.Random(seed)
    report, began = Report(), time.monotonic()
    with hashed_raw():
        while report.n_pairs < n_pairs and not (until_leak and report.n_differing):
            world = first_world(dice, long_share > 0 and dice.random() < long_share)
            report.events |= {event.kind for entry in world[1] for event in entry.events}
            for viewer in [SPECTATOR, FORMER_HOLDER, *range(world[0]["options"]["players"])]:
                n_twins = min(TWINS, n_pairs - report.n_pairs)
                twins = [find_twin(*world, viewer, dice) for _ in range(n_twins)]
                scripts = [script for script in twins if script is not None]
                if scripts:
                    seed = dice.getrandbits(32)
                    await compare_twins(report, *world[:2], scripts, viewer, seed)
                    progress(report.n_pairs)
    report.seconds = time.monotonic() - began
    return report


async def compare_twins(
    report: Report,
    header: dict[str, Any],
    entries: list[Entry],
    scripts: list[list[str]],
    viewer: int,
    seed: int,
) -> None:
    """Watch a world and its twins; count leaks."""
    ours = [entry.action for entry in entries if entry.seat == CHANCE]
    one = await stream(header, entries, ours, viewer, seed)
    for script in scripts:
        two = await stream(header, entries, script, viewer, seed)
        report.n_pairs += 1
        report.n_messages += len(one)
        report.n_bytes += sum(map(len, one))
        if one != two:
            report.n_differing += 1
            report.example = report.example or _difference(one, two)


def _difference(one: list[bytes], two: list[bytes]) -> str:
    for a, b in zip(one, two, strict=False):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
            return f"{a[max(0, at - 60) : at + 40]!r} / {b[max(0, at - 60) : at + 40]!r}"
    return f"{len(one)} / {len(two)} messages"


@contextmanager
def hashed_raw() -> Any:
    """Save time: full positions are hashed as raw bytes, which hold all secrets, not as text."""
    from orrery.core.table import Table

    full_text = Table.text
    Table.text = property(lambda table: bytes_of(table.state).hex())  # type: ignore[assignment]
    try:
        yield
    finally:
        Table.text = full_text  # type: ignore[method-assign]


def main() -> int:
    """Exit code 1 when a pair differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bug", choices=BUGS)
    args = parser.parse_args()
    with planted(args.bug):
        report = asyncio.run(
            compare(
                args.pairs,
                args.seed,
                progress=Ticker("pairs", args.pairs),
                long_share=LONG_SHARE,
            )
        )
    print(report)
    return 1 if report.n_differing else 0


if __name__ == "__main__":
    sys.exit(main())
