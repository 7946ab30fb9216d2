"""What a curious viewer asks, verb by verb: the rows of `server_twins.py`.

A row is a function that does everything around one verb and leaves the game where it was, so that
the written moves still fit. Every verb of the server has a row; a test compares them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from orrery.core.contract import SPECTATOR
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import receive
from orrery.server.storage.rows import GuestRow
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room


class Person(Connection):
    """Somebody at a socket of a server."""

    def __init__(self, hall: Hall, guest: GuestRow | None) -> None:
        """They have said who they are."""
        super().__init__(hall)
        self.guest = guest
        self.read: list[bytes] = []  # what they have read so far
        self.settle: Callable[[], Awaitable[None]] | None = None
        """Comes back when all that was asked has had its effects, where that takes time."""

    def heard(self) -> list[bytes]:
        """All that they were sent since they were last asked."""
        while (sealed := self.outbox.take()) is not None:
            self.read.append(sealed.data)
        found, self.read = self.read, []
        return found


@dataclass
class Scene:
    """A viewer at a table with the people who play there."""

    room: Room
    watcher: Person
    viewer: int
    movers: list[Person]
    dice: random.Random
    texts: list[str]
    language: str = "en"
    n_asked: int = field(default=0)

    @property
    def seat(self) -> dict[str, int]:
        """The seat the viewer names, if they have one."""
        return {} if self.viewer == SPECTATOR else {"seat": self.viewer}

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.room.running.seq

    @property
    def line(self) -> list[tuple[int, str]]:
        """Who has done what, without what was taken back."""
        return [(entry.seat, entry.action) for entry in self.room.running.line]

    def new_id(self) -> str:
        """An id that was not used before; the same in every twin."""
        self.n_asked += 1
        return f"p{self.n_asked}"

    async def ask(self, type_: str, **fields: Any) -> None:
        """The viewer asks something of this table."""
        await say(self.watcher, type=type_, game="t", **fields)


async def say(person: Person, **message: Any) -> None:
    """Send a request through the dispatch; an answer that needs thought is waited for."""
    await receive(person, json.dumps(message))
    if person.hint is not None:
        await person.hint
    if person.settle is not None:
        await person.settle()


Row = Callable[[Scene], Awaitable[None]]
ROWS: dict[str, Row] = {}


def row(function: Row) -> Row:
    """The row of the verb it is named after."""
    ROWS[function.__name__] = function
    return function


# Asking


@row
async def hello(scene: Scene) -> None:
    """Change the language back and forth."""
    scene.language = scene.dice.choice(["en", "de"])
    await say(scene.watcher, type="hello", language=scene.language)


@row
async def ping(scene: Scene) -> None:
    """Still there."""
    await say(scene.watcher, type="ping")


@row
async def watch(scene: Scene) -> None:
    """Catch up from anywhere."""
    since = scene.dice.choice([None, scene.dice.randint(0, scene.seq)])
    await scene.ask("watch", since=since, **scene.seat)


@row
async def unwatch(scene: Scene) -> None:
    """Look away for a moment."""
    await scene.ask("unwatch")
    await scene.ask("watch", **scene.seat)


@row
async def chat(scene: Scene) -> None:
    """Say something."""
    await scene.ask("chat", text="hello")


@row
async def recap(scene: Scene) -> None:
    """What happened?"""
    await scene.ask("recap", **scene.seat)


@row
async def history(scene: Scene) -> None:
    """A page of the past."""
    await scene.ask("history", since=scene.dice.randint(0, scene.seq), **scene.seat)


@row
async def bring(scene: Scene) -> None:
    """Take the seats of a guest nobody knows; a guest may not, and neither is told more."""
    await scene.ask("bring", token="t" * 32)


@row
async def why(scene: Scene) -> None:
    """May I?"""
    await scene.ask("why", action=scene.dice.choice(scene.texts), **scene.seat)


@row
async def hint(scene: Scene) -> None:
    """What would a good player do?"""
    await scene.ask("hint", **scene.seat)


@row
async def lend(scene: Scene) -> None:
    """Offer a device, and take it back: among secrets nobody is asked for one."""
    await scene.ask("lend", yes=scene.dice.random() < 0.8)


@row
async def thought(scene: Scene) -> None:
    """An answer that nobody waits for."""
    await scene.ask("thought", n=scene.dice.randint(0, 3), action=scene.dice.randint(0, 70))


@row
async def move(scene: Scene) -> None:
    """Nonsense, or something on an old position; the opening has none, and there it would count."""
    text, now = scene.dice.choice(scene.texts), scene.seq
    if now == 0 or scene.dice.random() < 0.5:
        await scene.ask("move", id="probe", base=now, action=f"{text} x", **scene.seat)
    else:
        base = scene.dice.randint(0, now - 1)
        await scene.ask("move", id="old", base=base, action=text, **scene.seat)


# Agreeing


@row
async def propose(scene: Scene) -> None:
    """The viewer, or somebody they watch, asks for an undo, a draw or the end."""
    what = scene.dice.choice(["undo", "undo", "undo", "draw", "abandon"])
    seat = scene.viewer
    if seat == SPECTATOR or scene.dice.random() < 0.4:
        seat = scene.dice.randrange(len(scene.movers))
    asker = scene.watcher if seat == scene.viewer else scene.movers[seat]
    if scene.viewer == SPECTATOR:
        await scene.ask("propose", id=scene.new_id(), what=what)
    await let_propose(scene, asker, seat, what)


async def let_propose(scene: Scene, asker: Person, seat: int, what: str) -> None:
    """Propose, let the others answer, and play again what was taken back."""
    line = scene.line
    will_agree = what == "undo" and scene.dice.random() < 0.6
    await say(asker, type="propose", game="t", id=scene.new_id(), what=what, seat=seat)
    await all_answer(scene, will_agree)
    for who, action in line[len(scene.room.running.line) :]:
        again = {"game": "t", "id": scene.new_id(), "base": scene.seq, "seat": who}
        await say(scene.movers[who], type="move", action=action, **again)


async def all_answer(scene: Scene, yes: bool) -> None:
    """Whoever is asked answers."""
    while (asked := scene.room.proposal) is not None:
        seat = min(asked.needs - asked.agreed)
        answerer = scene.watcher if seat == scene.viewer else scene.movers[seat]
        await say(answerer, type="answer", game="t", yes=yes, seat=seat)


@row
async def answer(scene: Scene) -> None:
    """Answer without being asked; then be asked for a draw and decline."""
    await scene.ask("answer", yes=True, **scene.seat)
    seat = scene.dice.choice([n for n in range(len(scene.movers)) if n != scene.viewer])
    await let_propose(scene, scene.movers[seat], seat, "draw")


# Seats; in a running game all of this is refused


@row
async def sit(scene: Scene) -> None:
    """Take a seat."""
    await scene.ask("sit", seat=scene.dice.randrange(len(scene.movers)))


@row
async def stand(scene: Scene) -> None:
    """Leave one."""
    await scene.ask("stand", seat=scene.dice.randrange(len(scene.movers)))


@row
async def swap(scene: Scene) -> None:
    """Change places."""
    n_seats = len(scene.movers)
    await scene.ask("swap", seat=scene.dice.randrange(n_seats), to=scene.dice.randrange(n_seats))


@row
async def place(scene: Scene) -> None:
    """Put a bot somewhere."""
    await scene.ask("place", seat=scene.dice.randrange(len(scene.movers)), bot="random")


@row
async def commit(scene: Scene) -> None:
    """Bind a seat to a word, now that all words are shown."""
    seat = max(scene.viewer, 0)
    await scene.ask("commit", seat=seat, roll=1, commitment="0" * 64)


@row
async def reveal(scene: Scene) -> None:
    """Show a word for a roll that is not under way."""
    seat = max(scene.viewer, 0)
    await scene.ask("reveal", seat=seat, roll="0" * 64, word="1" * 64)


@row
async def seed(scene: Scene) -> None:
    """Add to the seed."""
    await scene.ask("seed", seat=scene.dice.randrange(len(scene.movers)), text="luck")


@row
async def start(scene: Scene) -> None:
    """Begin again."""
    await scene.ask("start")


@row
async def rematch(scene: Scene) -> None:
    """Play again before the end."""
    await scene.ask("rematch")


@row
async def resign(scene: Scene) -> None:
    """Give up a seat of somebody else's; one's own is given up at the very end."""
    seat = next(n for n in range(len(scene.movers)) if n != scene.viewer)
    await scene.ask("resign", id=scene.new_id(), seat=seat)


# Beginnings and ends


async def lose_a_seat(scene: Scene, seat: int, holder: Person) -> None:
    """The viewer holds a seat of the open table, watches from it and loses it to its player."""
    host = scene.movers[0]
    way = scene.dice.choice(["stand", "place nobody", "place bot", "swap"])
    await scene.ask("watch", seat=seat)
    if way == "stand":
        await scene.ask("stand", seat=seat)
    elif way == "swap":
        last = len(scene.movers) - 1
        other = 0 if seat == last else last
        await say(host, type="place", game="t", seat=other)
        await scene.ask("swap", seat=seat, to=other)
        await scene.ask("stand", seat=other)
        await say(scene.movers[other], type="sit", game="t", seat=other)
    elif way == "place bot":
        await say(host, type="place", game="t", seat=seat, bot="random")
    if way.startswith("place"):
        await say(host, type="place", game="t", seat=seat)
    await say(holder, type="sit", game="t", seat=seat)


async def end(scene: Scene) -> None:
    """The viewer gives up, or somebody else for a spectator; then all play again."""
    seat = max(0, scene.viewer)
    loser = scene.watcher if seat == scene.viewer else scene.movers[seat]
    for n, mover in enumerate(scene.movers):
        if n != seat:
            resigning = {"type": "resign", "game": "t", "id": scene.new_id(), "seat": n}
            await say(mover, **resigning)
    await say(loser, type="resign", game="t", id=scene.new_id(), seat=seat)
    await say(loser, type="rematch", game="t")
