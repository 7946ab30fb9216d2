"""Every message the server sends, typed, and the seal without which none leaves.

A reply that carries a game names its `viewer`; `seal` holds it against what its reader may see.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from orrery.core.contract import SPECTATOR
from orrery.core.seen import Seen
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.device import LevelSeen, TasteSeen
from orrery.server.protocol.seen import Happened, Noted, Skip, TableSeen, Talk


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
    words: str = ""  # the action in plain words
    then_words: list[str] = []  # the same for what may follow


class Hints(Seeing, frozen=True):
    """What a good player thinks of the position after entry `seq`, best first."""

    seq: int
    lines: list[HintLine]


class Consult(Seeing, frozen=True):
    """What would this bot do? To a device that was lent, which answers with `thought`."""

    n: int
    seat: int  # that is thought for
    bot: str
    seed: int
    state: bytes  # the position as the viewer may know it
    n_seats: int
    n_lines: int  # 0: an action is asked for, else the best lines
    level: LevelSeen
    taste: TasteSeen | None = None  # of a personality


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
    retry_ms: int | None = None  # with `slow_down` and `moving`: when to try again


Reply = (
    Welcome | Pong | Done | Ack | Refused | Stale | Update | Fresh | TableIs | Said | Told
    | Earlier | Reason | Hints | Consult | Error
)  # fmt: skip

_encoder = msgspec.json.Encoder()


class Sight(Struct, frozen=True):
    """A table, and the seat (or SPECTATOR) through whose eyes somebody may see it now."""

    table: str
    viewer: int


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
    if view is not None and view.seat != reply.viewer:
        raise _not_yours()
    viewer = SPECTATOR if reply.viewer is None else reply.viewer
    if sight is None or reply.game != sight.table or viewer != sight.viewer:
        raise _not_yours()


def _not_yours() -> Denied:
    return Denied("not_yours", "this seat is not yours")


def seal_update(
    table: str, since: int, seq: int, entries: list[Happened | Noted | Skip],
    view: tuple[int, msgspec.Raw], sight: Sight,
) -> Sealed:  # fmt: skip
    """The same as `seal` of an `Update` whose view is written already, for a viewer."""
    viewer, written = view
    if viewer != sight.viewer or table != sight.table:
        raise _not_yours()
    seen: Any = written
    seat = None if viewer == SPECTATOR else viewer
    update = Update(table, seat, since, seq, entries, seen)
    return Sealed(_encoder.encode(update), table, sight)


def _table_of(reply: Reply | Seeing) -> str | None:
    """The table a reply tells of without showing its game."""
    if isinstance(reply, TableIs):
        return reply.table.id
    return reply.game if isinstance(reply, Said) else None


def plain(value: Any) -> Any:
    """A struct as plain values, for HTTP."""
    return msgspec.to_builtins(value)
