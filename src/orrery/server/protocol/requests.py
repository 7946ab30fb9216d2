"""Every message a client sends, typed; told apart by the field `type`.

`python -m orrery.server.protocol.schema` prints requests and replies as a JSON schema.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from orrery.server.protocol.texts import ActionText, Id, Language, Line, TableId, Token, Word

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Sequence = Annotated[int, Meta(ge=0, le=2**31)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes in hexadecimal
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
RollNumber = Annotated[int, Meta(ge=1, le=2**31)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What all requests share."""


class Hello(Asked, frozen=True):
    """Say who you are, and in which language to speak; without a token you may only watch."""

    token: Token | None = None
    language: Language | None = None


class Ping(Asked, frozen=True):
    """Are you there?"""


class Watch(Asked, frozen=True):
    """Follow a table, from a seat of yours or as a spectator; `since`: the last entry seen."""

    game: TableId
    seat: SeatNumber | None = None
    since: Sequence | None = None
    invite: Id | None = None


class Unwatch(Asked, frozen=True):
    """Follow a table no longer."""

    game: TableId


class Move(Asked, frozen=True):
    """Play an action; `base` is the last entry you have seen, `id` makes retries harmless."""

    game: TableId
    id: Id
    base: Sequence
    action: ActionText
    seat: SeatNumber | None = None


class Why(Asked, frozen=True):
    """Why may I not do this?"""

    game: TableId
    action: ActionText
    seat: SeatNumber | None = None


class Sit(Asked, frozen=True):
    """Take an open seat."""

    game: TableId
    seat: SeatNumber
    invite: Id | None = None


class Stand(Asked, frozen=True):
    """Leave a seat before the game begins."""

    game: TableId
    seat: SeatNumber


class Swap(Asked, frozen=True):
    """Change from one seat of yours to an open one, before the game begins."""

    game: TableId
    seat: SeatNumber
    to: SeatNumber


class Place(Asked, frozen=True):
    """The host opens a seat, or puts a bot on it, before the game begins.

    An open seat may be kept: `held` is `invited` or the id of a guest.
    """

    game: TableId
    seat: SeatNumber
    bot: Id | None = None
    held: Id | None = None


class Seed(Asked, frozen=True):
    """Add a word of your own to the roll for the cards, before the game begins."""

    game: TableId
    seat: SeatNumber
    text: Word


class Commit(Asked, frozen=True):
    """Bind a seat of yours to a random word: SHA-256 of `orrery word 2|GAME|SEAT|WORD`."""

    game: TableId
    seat: SeatNumber
    roll: RollNumber
    commitment: Hash


class Reveal(Asked, frozen=True):
    """Show the word of a seat; `roll` is the hash of the roll you have checked and agree to."""

    game: TableId
    seat: SeatNumber
    roll: Hash
    word: Hash


class Start(Asked, frozen=True):
    """The host begins the game; `without`: seats whose word the roll does not wait for."""

    game: TableId
    without: Annotated[list[SeatNumber], Meta(max_length=64)] = []


class Rematch(Asked, frozen=True):
    """Play again with the same people, seats moved on by one."""

    game: TableId


class Resign(Asked, frozen=True):
    """Give up a seat."""

    game: TableId
    id: Id
    seat: SeatNumber | None = None


class Propose(Asked, frozen=True):
    """Ask the others for `undo`, `draw` or `abandon`."""

    game: TableId
    id: Id
    what: Annotated[str, Meta(pattern=r"^(undo|draw|abandon)$(?!\n)")]
    seat: SeatNumber | None = None


class Answer(Asked, frozen=True):
    """Agree to what was proposed, or not."""

    game: TableId
    yes: bool
    seat: SeatNumber | None = None


class Chat(Asked, frozen=True):
    """Say something at a table."""

    game: TableId
    text: Line


class Recap(Asked, frozen=True):
    """What happened since my last turn?"""

    game: TableId
    seat: SeatNumber | None = None


class History(Asked, frozen=True):
    """The entries after number `since`, a page of them; answered by `earlier`."""

    game: TableId
    seat: SeatNumber | None = None
    since: Sequence = 0


class Hint(Asked, frozen=True):
    """What would a good player do on my seat? Answered by `hints`, after some thought."""

    game: TableId
    seat: SeatNumber | None = None


class Lend(Asked, frozen=True):
    """Let bots and hints of a table think on this device, where nothing is secret; or no longer."""

    game: TableId
    yes: bool = True


class ThoughtStep(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by its number, and who plays it."""

    seat: SeatNumber
    action: ActionNumber


class ThoughtLine(Struct, frozen=True, forbid_unknown_fields=True):
    """An action a device has looked at, and how play may go on."""

    steps: Annotated[list[ThoughtStep], Meta(min_length=1, max_length=16)]
    visits: Sequence
    share: Annotated[float, Meta(ge=0, le=1)]


class Thought(Asked, frozen=True):
    """The answer of a device to `consult`: an action, or lines; neither: it cannot think."""

    game: TableId
    n: Sequence
    action: ActionNumber | None = None
    lines: Annotated[list[ThoughtLine], Meta(max_length=3)] = []


class Bring(Asked, frozen=True):
    """Make the seats of a guest yours, by the guest's token; for whoever keeps a name."""

    game: TableId
    token: Token
    invite: Id | None = None


Request = (
    Hello | Ping | Watch | Unwatch | Move | Why | Sit | Stand | Swap | Place | Seed | Commit
    | Reveal | Start | Rematch | Resign | Propose | Answer | Chat | Recap | History | Hint | Lend
    | Thought | Bring
)  # fmt: skip

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def read_request(data: bytes | str) -> Request:
    """The request of a frame; msgspec.ValidationError or DecodeError says what is wrong."""
    return _decoder.decode(data)
