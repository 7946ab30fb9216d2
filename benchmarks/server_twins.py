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

from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.games.astron import sheet as ev
from orrery.server.access import tokens
from orrery.server.commands.connection import Connection
from orrery.server.logbook.game import Entry, Running, row_of
from orrery.server.storage.rows import SeatRow
from orrery.server.tables.hall import Hall
from orrery.server.transport.app import build_app
from orrery.server.transport.streams import LineStream

TRIES = 4
LONG = 10**4  # moves: to the end
LONG_SHARE = 0.1  # of the worlds, where every event is wanted
TWINS = 6  # of each game and viewer

# Making pairs


def first_world(
    dice: random.Random, is_long: bool = False
) -> tuple[dict[str, Any], list[Entry], Any]:
    """A random game up to a random moment: its header, its entries, its state.

    A long one goes up to the move before its end, after which nothing is secret.
    """
    players = dice.randint(2, 6)
    table = new_table(find_game(GAME), players, dice.getrandbits(64), "manual", None, {})
    n_moves = LONG if is_long else dice.randint(players + 1, 4 * players)
    running, moves = played(table.log.header, n_moves, dice)
    if running.outcome is not None:
        running = replayed(table.log.header, moves[:-1])
    return running.header, running.entries, running.table.state


def played(
    header: dict[str, Any], n_moves: int, dice: random.Random
) -> tuple[Running, list[tuple[int, str]]]:
    """A game of at most n random moves, and those moves."""
    running, moves = replayed(header, []), list[tuple[int, str]]()
    while len(moves) < n_moves and running.outcome is None:
        seat = running.to_act[0]
        moves.append((seat, dice.choice(running.table.actions(seat))))
        running.advance(*moves[-1], None)
    return running, moves


def replayed(header: dict[str, Any], moves: list[tuple[int, str]]) -> Running:
    """The game after some moves."""
    running = Running(dict(header))
    running.settle()
    for seat, action in moves:
        running.advance(seat, action, None)
    return running


def twin_script(
    header: dict[str, Any], entries: list[Entry], viewer: int, dice: random.Random
) -> tuple[list[str], Any] | None:
    """Nature's actions of a world that looks the same to the viewer; None when this try failed."""
    game = find_game(GAME)
    table = new_table(game, header["options"]["players"], 1, "manual", None, {})
    board, state = table.board, table.state
    free = free_deals(entries, viewer)
    script = []
    for entry in entries:
        if entry.seq in free:
            action = dice.choice(game.chances(board, state)[0])
        else:
            action = game.parse_action(board, state, entry.seat, entry.action)
        if game.why_not(board, state, entry.seat, action) != 0:
            return None
        if entry.seat == CHANCE:
            script.append(game.action_text(board, state, CHANCE, action))
        game.apply(board, state, entry.seat, action)
    return script, state


def free_deals(entries: list[Entry], viewer: int) -> set[int]:
    """The deals whose card nobody but its holder has seen."""
    held: dict[int, list[tuple[int, int]]] = {}
    for entry in entries:
        for event in entry.events:
            cards = held.setdefault(event.a, [])
            if event.kind == ev.CARD_DEALT:
                cards.append((event.b, entry.seq))
            elif event.kind in (ev.CARD_PLAYED, ev.WAITED):
                used = [pair for pair in cards if pair[0] == event.b]
                if used:
                    cards.remove(used[0])
            elif event.kind in (ev.HAND_DISCARDED, ev.SHIP_LOST, ev.FINISHED_VOYAGE):
                cards.clear()
    return {seq for seat, cards in held.items() if seat != viewer for _, seq in cards}


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
        await ROWS[scene.dice.choice(ASKED)](scene)
    move = {"game": "t", "id": f"m{entry.seq}", "base": scene.seq, "seat": entry.seat}
    await say(scene.movers[entry.seat], type="move", action=entry.action, **move)


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


def find_twin(
    header: dict[str, Any], entries: list[Entry], state: Any, viewer: int, dice: random.Random
) -> list[str] | None:
    """The script of a different world that the viewer cannot tell apart."""
    for _ in range(TRIES):
        made = twin_script(header, entries, viewer, dice)
        if made is not None and bytes_of(made[1]) != bytes_of(state):
            return made[0]
    return None


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
