"""What the server and its worker processes say to each other, as frames of MessagePack."""

from __future__ import annotations

import msgspec

HEAD = 4  # bytes of the length before each frame
KEPT_BOTS = 4  # whose thoughts a worker keeps between their moves


class PackedDeed(msgspec.Struct, frozen=True, array_like=True):
    """What a seat did before; told to bots who remember."""

    state: bytes  # before it, after `hide` for the seat that is asked
    seat: int
    action: int


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What would this bot do on this seat?"""

    game: str
    board: str
    state: bytes  # after `hide` for the seat
    seat: int
    bot: str
    seed: int
    base: int
    is_live: bool
    table: str = ""  # thoughts are kept between the questions of one table and seat
    owner: str = ""  # the guest in whose turn it is asked
    with_clock: bool = True  # a level stops after its milliseconds
    percent: int = 0  # of the usual time of a live game, 0: the game has no pace of its own
    past: list[PackedDeed] = []
    wanted: int | None = None  # what was thought elsewhere; only its pace is asked for


class HintQuestion(msgspec.Struct, frozen=True, tag="hint"):
    """What are the best actions on this seat?"""

    game: str
    board: str
    state: bytes  # after `hide` for the seat
    seat: int
    bot: str
    seed: int
    n_lines: int
    owner: str = ""  # the guest in whose turn it is asked
    with_clock: bool = True
    past: list[PackedDeed] = []


class PackedSight(msgspec.Struct, frozen=True, array_like=True):
    """A position as a seat may know it."""

    seat: int
    state: bytes


class PackedDecision(msgspec.Struct, frozen=True, array_like=True):
    """Who decided something, and what was played."""

    seat: int
    played: int


class PackedOpinion(msgspec.Struct, frozen=True, array_like=True):
    """What the search thinks of a decision; see `analysis.judge.Opinion`."""

    best: int
    share: float
    played_share: float | None
    line: list[tuple[int, int]]


class JudgeQuestion(msgspec.Struct, frozen=True, tag="judge"):
    """What is each seat's chance to win in a position of a finished game?"""

    game: str
    board: str
    sights: list[PackedSight]
    iterations: int
    decision: PackedDecision | None = None  # that was made there


class WarmUp(msgspec.Struct, frozen=True, tag="warm"):
    """Compile the rules of a game, or the search for it, so that others find them on the disk."""

    game: str
    with_search: bool = False


class Line(msgspec.Struct, frozen=True):
    """An action a search has looked at, and how play may go on."""

    action: str
    visits: int
    share: float
    then: list[str]


class Answer(msgspec.Struct, frozen=True):
    """An action's number and how long it takes, or lines, or shares, or what went wrong."""

    action: int = 0
    milliseconds: int = 0  # that the action takes in live play
    lines: list[Line] = []
    shares: list[float] = []  # of the win, by seat
    opinion: PackedOpinion | None = None  # of the decision that was asked about
    is_exact: bool = False  # the position is solved
    fault: str | None = None


Asked = Question | HintQuestion | JudgeQuestion | WarmUp

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Asked).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
