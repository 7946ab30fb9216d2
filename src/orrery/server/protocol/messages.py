"""Every message of the socket, typed. `orrery.server.protocol.schema` prints them as a JSON schema.

What a client sends is a `Request`, what the server sends is a `Reply`; both are told apart by
their field `type`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from orrery.server.protocol.codes import Denied
from orrery.server.protocol.sight import Sight
from orrery.server.protocol.texts import ActionText, Id, Language, Line, TableId, Token, Word
from orrery.server.views.seen import Happened, Noted, Seen, Skip, TableSeen, Talk

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Sequence = Annotated[int, Meta(ge=0, le=2**31)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes in hexadecimal
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


Request = (
    Hello | Ping | Watch | Unwatch | Move | Why | Sit | Stand | Swap | Place | Seed | Commit
    | Reveal | Start | Rematch | Resign | Propose | Answer | Chat | Recap | History | Hint
)  # fmt: skip


class Sent(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What all replies share; only these can be put on a socket."""


class Welcome(Sent, frozen=True):
    """You are this guest, or nobody; texts come in this language where a game speaks it."""

    guest: str | None
    name: str | None
    language: str = "en"


class Pong(Sent, frozen=True):
    """Yes."""


class Done(Sent, frozen=True):
    """A request that needs no other answer was carried out."""

    what: str
    game: str


class Seeing(Sent, frozen=True):
    """What all replies share that carry a game: the table, and through whose eyes it is seen."""

    game: str
    viewer: int | None  # a seat; None: a spectator


class Ack(Seeing, frozen=True):
    """A move is committed, as this entry; the same id gets the same answer for ever."""

    id: str
    seq: int


class Refused(Seeing, frozen=True):
    """The referee says no."""

    id: str | None
    reason: str
    clause: str


class Stale(Seeing, frozen=True):
    """You have not seen everything: here is what came after `since`; send the move again."""

    id: str
    since: int
    seq: int
    entries: list[Happened | Noted | Skip]


class Update(Seeing, frozen=True):
    """Entries after `since`, and what you may know now."""

    since: int
    seq: int
    entries: list[Happened | Noted | Skip]
    view: Seen


class Fresh(Seeing, frozen=True):
    """What you may know now, without the entries that led here; `history` has those."""

    seq: int
    view: Seen


class Told(Seeing, frozen=True):
    """What happened since your last turn."""

    since: int
    entries: list[Happened | Noted | Skip]


class Earlier(Seeing, frozen=True):
    """A page of the history: the entries after `since`; there are `seq` in all."""

    since: int
    seq: int
    entries: list[Happened | Noted | Skip]


class Reason(Seeing, frozen=True):
    """Whether an action is legal, and if not, why."""

    action: str
    is_legal: bool
    reason: str
    clause: str


class HintLine(Struct, frozen=True):
    """An action, how often the search tried it, and the share of the win it promises."""

    action: str
    visits: int
    share: float  # 0 to 1
    then: list[str] = []  # how play may go on, as far as it is certain


class Hints(Seeing, frozen=True):
    """What a good player thinks of the position after entry `seq`, best first."""

    seq: int
    lines: list[HintLine]


class TableIs(Sent, frozen=True, tag="table"):
    """The table: who sits where, what is proposed, the clocks."""

    table: TableSeen


class Said(Sent, frozen=True):
    """Somebody said something; or what was said so far."""

    game: str
    lines: list[Talk]


class Error(Sent, frozen=True):
    """The request could not be carried out."""

    code: str
    text: str
    about: str | None = None
    retry_ms: int | None = None  # with `slow_down`: when to try again


Reply = (
    Welcome | Pong | Done | Ack | Refused | Stale | Update | Fresh | TableIs | Said | Told
    | Earlier | Reason | Hints | Error
)  # fmt: skip

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class Sealed(Struct, frozen=True):
    """A reply ready for a socket; made by `seal` alone."""

    data: bytes
    table: str | None = None  # the table it tells of
    sight: Sight | None = None  # through whose eyes, if it carries the game

    def may_go(self, table: str, sight: Sight | None) -> bool:
        """Whether a reader with this sight of a table may still get it."""
        if self.table != table:
            return True
        return sight is not None and (self.sight is None or self.sight == sight)


def seal(reply: Reply | Seeing, sight: Sight | None = None) -> Sealed:
    """Encode a reply; Denied when it shows a game otherwise than the reader may see it now.

    TypeError for anything that is not of the published types.
    """
    if not isinstance(reply, Sent):
        raise TypeError(f"{type(reply).__name__} may not be put on a socket")
    if isinstance(reply, Seeing):
        _check_sight(reply, sight)
        return Sealed(_encoder.encode(reply), reply.game, sight)
    return Sealed(_encoder.encode(reply), _table_of(reply))


def _check_sight(reply: Seeing, sight: Sight | None) -> None:
    """Hold a reply against what its reader may see."""
    view = getattr(reply, "view", None)
    is_theirs = sight is not None and (reply.game, reply.viewer) == (sight.table, sight.seat)
    if not is_theirs or (view is not None and view.seat != reply.viewer):
        raise Denied("not_yours", "this seat is not yours")


def _table_of(reply: Reply | Seeing) -> str | None:
    """The table a reply tells of without showing its game."""
    if isinstance(reply, TableIs):
        return reply.table.id
    return reply.game if isinstance(reply, Said) else None


def read_request(data: bytes | str) -> Request:
    """The request of a frame; msgspec.ValidationError or DecodeError says what is wrong."""
    return _decoder.decode(data)


def plain(value: Any) -> Any:
    """A struct as plain values, for HTTP."""
    return msgspec.to_builtins(value)
