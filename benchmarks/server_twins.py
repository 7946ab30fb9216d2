"""Nothing hidden leaks: twin worlds must send a viewer byte-equal streams.

    python benchmarks/server_twins.py --pairs 10000 [--store sqlite|postgres|cluster]
                                      [--bug events|position|actions|hint|...]

Two games of ASTRON have the same public history and the same hand for one viewer, and differ in
what that viewer may not know: cards dealt to others and not yet played, and the pile. The viewer (a
seat, a spectator, or somebody who held a seat before the start) follows both through the server's
own dispatch and a stream over HTTP, asks with every verb there is (`twin_verbs.py`), in English or
German; then the lobby, the end, and a log that no longer replays. What the server writes into its
own log is part of the stream. One differing byte is a leak. `--bug` plants one.

`sqlite` has its one table in memory; on PostgreSQL and between two nodes (`twin_places.py`) it is
stored, the viewer's socket is mostly at the node that does not own it, and what the owner sends
there is part of the stream, too, where nobody else has come in.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from chaos_places import STORES
from chaos_reports import Progress, Ticker
from twin_bugs import BUGS, FAR_BUGS, planted
from twin_places import stage_at
from twin_stored import token_of
from twin_table import FORMER, GAME, Near, Stage
from twin_verbs import ROWS, Person, Scene, end, let_propose, lose_a_seat, say
from twin_worlds import find_twin, first_world

from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.access import tokens
from orrery.server.logbook.game import Entry
from orrery.server.storage.rows import SeatRow
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
    stage: Stage,
    header: dict[str, Any],
    entries: list[Entry],
    script: list[str],
    viewer: int,
    seed: int,
) -> list[bytes]:
    """All that one viewer is sent, and all that the server logs, from the opening to the end."""
    with logged() as lines, counted_ids():
        scene = await opened(stage, header, viewer, random.Random(seed))
        listener = stage.person(scene.watcher.guest_id or "", is_far(stage, scene, FAR))
        listener.is_stream = True
        await say(listener, type="watch", game="t", **scene.seat)
        if is_far(stage, scene, COMPANY):
            await bring_company(stage, scene)
        await stage.begin(scene.room, header, script)
        turns = [entry for entry in entries if entry.seat != CHANCE]
        last = scene.dice.choice(turns) if is_far(stage, scene, CHANGES) else None
        for entry in turns:
            await play(scene, entry)
            if entry is last:
                await stage.change_hands(scene)
        await ROWS["hint"](scene)
        await let_propose(scene, scene.watcher, max(0, scene.viewer), "undo")
        await scene.ask("watch", since=0, **scene.seat)
        assert len(scene.room.running.line) == len(entries), "the twin must play the whole game"
        found = scene.watcher.heard()
        found += await streamed(listener)
        found += await pages(stage, scene) if scene.dice.random() < stage.pages else []
        found += await last_words(stage, scene)
        found += await stage.close()
    return [*found, *lines]


def is_far(stage: Stage, scene: Scene, share: float) -> bool:
    """Something that happens between two nodes alone, now and then."""
    return stage.halls[0] is not stage.halls[1] and scene.dice.random() < share


async def opened(stage: Stage, header: dict[str, Any], viewer: int, dice: random.Random) -> Scene:
    """An open table and its viewer: who sits there, who only watches, or who sat there before."""
    room = await stage.open(header)
    n_seats = len(room.seats)
    if not TEXTS:
        TEXTS.extend(all_texts())
    is_former, viewer = viewer == FORMER_HOLDER, max(viewer, SPECTATOR)
    guest = FORMER if is_former else f"g{viewer}"
    has_nodes = stage.halls[0] is not stage.halls[1]
    is_shared = has_nodes and dice.random() < SHARED
    watcher = stage.person(guest, has_nodes and dice.random() < FAR)
    movers = [stage.person(f"g{n}", is_shared and dice.random() < 0.5) for n in range(n_seats)]
    scene = Scene(room, watcher, viewer, movers, dice, TEXTS)
    await ROWS["hello"](scene)
    if is_former:
        seat = dice.randrange(1, n_seats)
        await stage.seat(room, SeatRow("t", seat, "person", guest=FORMER))
        await lose_a_seat(scene, seat, movers[seat])
    else:
        await scene.ask("watch", **scene.seat)
    return scene


async def bring_company(stage: Stage, scene: Scene) -> None:
    """Another player watches from their seat, at the node of those who pass on."""
    seat = scene.dice.choice([n for n in range(len(scene.movers)) if n != scene.viewer])
    friend = stage.person(f"g{seat}", is_far=True)
    await say(friend, type="watch", game="t", seat=seat)


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


async def pages(stage: Stage, scene: Scene) -> list[bytes]:
    """What HTTP says of the table to a stranger, and to the viewer, while it is played."""
    watcher = scene.watcher
    app = httpx.ASGITransport(stage.app(watcher.hall))
    paths = ("/api/tables", "/api/tables/t", "/api/tables/t/log", "/api/tables/t/replay?viewer=0")
    known = {"authorization": f"Bearer {token_of(watcher.guest_id or '')}"}
    found = []
    async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
        for headers in [{}, known] if watcher.guest_id and watcher.settle else [{}]:
            found += [(await http.get(path, headers=headers)).content for path in paths]
    return found


async def streamed(listener: Person) -> list[bytes]:
    """What a stream over HTTP has told the same viewer so far."""
    sent: list[bytes] = []

    async def send(message: Any) -> None:
        sent.append(message.get("body", b""))

    async def receive() -> Any:
        await asyncio.Event().wait()

    listener.is_shut_out = True  # the stream ends with what waits
    await LineStream(listener)({}, receive, send)
    assert len(sent) > 2, "the stream must tell something"
    if listener.settle is not None:
        await listener.settle()  # those at the table are told who has left
    return sent


async def last_words(stage: Stage, scene: Scene) -> list[bytes]:
    """The log no longer replays, or the players give up: what is said then."""
    if scene.dice.random() < 0.5:
        await end(scene)
        return scene.watcher.heard()
    await stage.spoil(scene.room)
    for verb in ROWS:
        if verb not in NEED_A_GAME:
            await ROWS[verb](scene)
    await scene.ask("recap", **scene.seat)
    await scene.ask("watch", since=0, **scene.seat)
    await scene.ask("history", **scene.seat)
    return scene.watcher.heard()


TEXTS: list[str] = []
FORMER_HOLDER = SPECTATOR - 1  # a viewer: held a seat before the start, may know what all know
CURIOUS = 0.6  # how often the viewer asks something before a move
FAR = 0.75  # how often the viewer is at the node that passes on, where there are two
SHARED = 0.3  # how often players come in there as well
COMPANY = 0.3  # how often one of them watches there
CHANGES = 0.15  # how often the table changes hands
ASKED = [*ROWS, *4 * ["propose"], *3 * ["hint"], "why", "move"]
NEED_A_GAME = {"watch", "move", "history", "propose", "answer"}  # their rows look at the game


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
    marks: Counter[str] = field(default_factory=Counter)  # pairs in which something was special

    def __str__(self) -> str:
        return (
            f"{self.n_pairs} pairs of worlds, {self.n_messages} messages, {self.n_bytes} bytes:"
            f" {self.n_differing} pairs differ ({self.seconds:.0f} s)"
            + "".join(f"; {n} {mark}" for mark, n in sorted(self.marks.items()))
            + (f"\nfor example: {self.example}" if self.example else "")
        )


async def compare(
    n_pairs: int,
    seed: int = 1,
    until_leak: bool = False,
    progress: Progress = lambda done: None,
    long_share: float = 0.0,
    stage: Stage | None = None,
) -> Report:
    """Compare n pairs; each game is seen by each viewer and compared with several twins."""
    dice, stage = random.Random(seed), stage or Near()
    report, began = Report(), time.monotonic()
    with hashed_raw():
        while report.n_pairs < n_pairs and not (until_leak and report.n_differing):
            world = first_world(dice, long_share > 0 and dice.random() < long_share)
            report.events |= {event.kind for entry in world[1] for event in entry.events}
            viewers = [SPECTATOR, FORMER_HOLDER, *range(world[0]["options"]["players"])]
            for viewer in viewers:
                if until_leak and report.n_differing:
                    break
                n_twins = min(TWINS, n_pairs - report.n_pairs)
                twins = [find_twin(*world, viewer, dice) for _ in range(n_twins)]
                scripts = [script for script in twins if script is not None]
                if scripts:
                    seed = dice.getrandbits(32)
                    await compare_twins(stage, report, *world[:2], scripts, viewer, seed)
                    progress(report.n_pairs)
    report.seconds = time.monotonic() - began
    return report


async def compare_twins(
    stage: Stage,
    report: Report,
    header: dict[str, Any],
    entries: list[Entry],
    scripts: list[list[str]],
    viewer: int,
    seed: int,
) -> None:
    """Watch a world and its twins; count leaks."""
    ours = [entry.action for entry in entries if entry.seat == CHANCE]
    one = await stream(stage, header, entries, ours, viewer, seed)
    for script in scripts:
        two = await stream(stage, header, entries, script, viewer, seed)
        report.n_pairs += 1
        report.marks.update(stage.marks)
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


async def run(args: argparse.Namespace) -> Report:
    """The comparison, on a stage of its own."""
    ticker = Ticker("pairs", args.pairs)
    async with stage_at(args.store) as stage:
        return await compare(args.pairs, args.seed, False, ticker, LONG_SHARE, stage)


def main() -> int:
    """Exit code 1 when a pair differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=STORES, default="sqlite")
    parser.add_argument("--bug", choices=(*BUGS, *FAR_BUGS))
    args = parser.parse_args()
    with planted(args.bug):
        report = asyncio.run(run(args))
    print(report)
    return 1 if report.n_differing else 0


if __name__ == "__main__":
    sys.exit(main())
