"""Nothing hidden leaks: twin worlds must send a viewer byte-equal streams.

    python benchmarks/server_twins.py --pairs 10000 [--bug events|position|actions|hint]

Two games of ASTRON have the same public history and the same hand for one viewer, and differ in
what that viewer may not know: cards dealt to others and not yet played, and the pile. The viewer
(a seat or a spectator) follows both through the server's own desk: views, events, legal moves,
refusals, recaps, hints, catching up, the lobby, in English or German. One differing byte is a
leak. `--bug` plants one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of, copy_record
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.games.astron import events as ev
from orrery.server.bots.compilation import READY, Warmth
from orrery.server.bots.pool import Brains, HintQuestion, Line, encode
from orrery.server.clock import ManualClock
from orrery.server.commands.frame import receive
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.messages import TableIs, seal
from orrery.server.settings import Settings
from orrery.server.storage.rows import GuestRow, SeatRow, TableRow
from orrery.server.storage.secrets import Vault
from orrery.server.tables.hall import Hall, Services
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.tables import table_seen

GAME = "astron"
TRIES = 4
TWINS = 6  # of each game and viewer
SETTINGS = Settings(messages_per_second=1e9, messages_burst=1e9, outbox_messages=10**6,
                    outbox_bytes=10**9, cpu_burst=1e9)  # fmt: skip


class EchoBrains(Brains):
    """Answers a hint with all that the thinker was told: a secret in the question would show."""

    async def hint(self, question: HintQuestion) -> list[Line]:
        """The question itself, as one line."""
        return [Line(encode(question).hex(), 0, 0.0, [])]

    async def warm_up(self, game: str, with_search: bool = False, is_awaited: bool = False) -> None:
        """Nobody thinks here."""


class NoStore:
    """A storage that keeps nothing: streams are what matters here."""

    vault = Vault(bytes(32))

    async def write(self, writes: Sequence[Any]) -> None:
        """Committed, let us say."""

    async def table(self, table_id: str) -> None:
        """No other tables."""


class Scripted(Running):
    """A game whose nature does as written."""

    script: list[str]

    def settle(self) -> list[Entry]:
        """Nature's answers, from the script."""
        made = []
        while self.game.chance_due(self.table.board, self.table.state):
            self.table.play(CHANCE, self.script.pop(0))
            made.append(self._note_step(None))
        return made


# Making pairs


def first_world(dice: random.Random) -> tuple[dict[str, Any], list[Entry], Any]:
    """A random game up to a random moment: its header, its entries, its state."""
    players = dice.randint(2, 6)
    table = new_table(find_game(GAME), players, dice.getrandbits(64), "manual", None, {})
    running = Running(table.log.header)
    running.settle()
    for _ in range(dice.randint(players + 1, 4 * players)):
        if running.outcome is not None:
            break
        seat = running.to_act[0]
        running.advance(seat, dice.choice(running.table.actions(seat)), None)
    return running.header, running.entries, running.table.state


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


def make_room(header: dict[str, Any], script: list[str]) -> Room:
    """A server with one running table, the same in every world but for the script."""
    brains = EchoBrains(SETTINGS)
    warmth = Warmth(brains)
    warmth.stages = dict.fromkeys(warmth.stages, READY)
    hall = Hall(Services(cast(Any, NoStore()), ManualClock(), SETTINGS, brains, warmth))
    n_seats = header["options"]["players"]
    hall.guests = {f"g{n}": GuestRow(f"g{n}", f"Guest {n}", "", 0) for n in range(n_seats)}
    row = TableRow(
        id="t", game=GAME, options=json.dumps(header["options"]), board=None, host="g0",
        is_private=False, invite="i", status="running", created=0, clock="{}",
        header=json.dumps(header), hints=True,
    )  # fmt: skip
    seats = [SeatRow("t", n, "person", guest=f"g{n}") for n in range(n_seats)]
    room = Room(hall, row, seats)
    hall.rooms["t"] = room
    running = Scripted(header)
    running.script = list(script)
    running.settle()
    room.begin(running)
    hall.poke = lambda room: None  # type: ignore[method-assign]
    return room


async def stream(
    header: dict[str, Any], entries: list[Entry], script: list[str], viewer: int, seed: int
) -> list[bytes]:
    """All that one viewer is sent while the game is played and the viewer probes."""
    room = make_room(header, script)
    dice = random.Random(seed)
    if not TEXTS:
        TEXTS.extend(all_texts())
    watcher = caller(room, viewer)
    seat = {} if viewer == SPECTATOR else {"seat": viewer}
    await say(watcher, type="hello", language=dice.choice(["en", "de"]))
    await say(watcher, type="watch", game="t", **seat)
    movers = [caller(room, n) for n in range(len(room.seats))]
    for entry in entries:
        if entry.seat == CHANCE:
            continue
        move = {"game": "t", "id": f"m{entry.seq}", "base": room.running.seq}
        await say(movers[entry.seat], type="move", seat=entry.seat, action=entry.action, **move)
        if dice.random() < 0.3:
            await probe(watcher, room, dice, dice.choice(TEXTS), seat)
    await say(watcher, type="watch", game="t", since=0, **seat)
    watcher.outbox.put(seal(TableIs(table_seen(room))))
    assert room.running.seq == len(entries), "the twin must play the whole game"
    return heard(watcher)


TEXTS: list[str] = []


async def probe(
    watcher: Connection, room: Room, dice: random.Random, text: str, seat: dict[str, int]
) -> None:
    """Ask what a curious viewer might ask."""
    now = room.running.seq
    questions: list[dict[str, Any]] = [
        {"type": "why", "action": text, **seat},
        {"type": "move", "id": "probe", "base": now, "action": f"{text} x", **seat},
        {"type": "move", "id": "old", "base": dice.randint(0, now - 1), "action": text, **seat},
        {"type": "recap", **seat},
        {"type": "hint", **seat},
        {"type": "propose", "id": "u", "what": "undo", **seat},
        {"type": "watch", "since": dice.randint(0, now), **seat},
    ]
    await say(watcher, game="t", **dice.choice(questions[:-2] + questions[-1:]))


def caller(room: Room, seat: int) -> Connection:
    """A connection of the guest on a seat, or of nobody."""
    connection = Connection(room.hall)
    connection.guest = room.hall.guests.get(f"g{seat}")
    return connection


async def say(connection: Connection, **message: Any) -> None:
    """Send a request through the desk; an answer that needs thought is waited for."""
    await receive(connection, json.dumps(message))
    if connection.hint is not None:
        await connection.hint


def heard(connection: Connection) -> list[bytes]:
    """What waits in the outbox."""
    found = []
    while (sealed := connection.outbox.take()) is not None:
        found.append(sealed.data)
    return found


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

    def __str__(self) -> str:
        return (
            f"{self.n_pairs} pairs of worlds, {self.n_messages} messages, {self.n_bytes} bytes:"
            f" {self.n_differing} pairs differ ({self.seconds:.0f} s)"
            + (f"\nfor example: {self.example}" if self.example else "")
        )


async def compare(n_pairs: int, seed: int = 1, until_leak: bool = False) -> Report:
    """So many pairs; each game is seen by each viewer and compared with several twins."""
    dice = random.Random(seed)
    report, began = Report(), time.monotonic()
    with hashed_raw():
        while report.n_pairs < n_pairs and not (until_leak and report.n_differing):
            world = first_world(dice)
            for viewer in [SPECTATOR, *range(world[0]["options"]["players"])]:
                n_twins = min(TWINS, n_pairs - report.n_pairs)
                twins = [find_twin(*world, viewer, dice) for _ in range(n_twins)]
                scripts = [script for script in twins if script is not None]
                if scripts:
                    seed = dice.getrandbits(32)
                    await compare_twins(report, *world[:2], scripts, viewer, seed)
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


# Planted bugs


@contextmanager
def planted(bug: str | None) -> Any:
    """Drop a redaction for a while."""
    from orrery.core.game import Game
    from orrery.server.commands import hints
    from orrery.server.views import seen

    def full(self: Game, board: Any, state: Any, viewer: int) -> Any:
        return copy_record(state)

    honest_question = hints.question_for

    def leaky_question(room: Room, seat: int) -> HintQuestion:
        state = bytes_of(room.running.table.state)
        return msgspec.structs.replace(honest_question(room, seat), state=state)

    patches: dict[str, tuple[Any, str, Callable[..., Any]]] = {
        "events": (Game, "seen_event", lambda self, event, viewer: event),
        "position": (Game, "hidden", full),
        "actions": (seen, "_holds_no_secret", lambda running, entry, shown: True),
        "hint": (hints, "question_for", leaky_question),
    }
    if bug is None:
        yield
        return
    owner, name, replacement = patches[bug]
    kept = getattr(owner, name)
    setattr(owner, name, replacement)
    try:
        yield
    finally:
        setattr(owner, name, kept)


def main() -> int:
    """Exit code 1 when a pair differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bug", choices=["events", "position", "actions", "hint"])
    args = parser.parse_args()
    with planted(args.bug):
        report = asyncio.run(compare(args.pairs, args.seed))
    print(report)
    return 1 if report.n_differing else 0


if __name__ == "__main__":
    sys.exit(main())
