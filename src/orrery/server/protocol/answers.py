"""What HTTP answers beside tables (`protocol.seen`): guests, bots, rules, the server itself."""

from __future__ import annotations

from msgspec import Struct

from orrery.analysis.report import Report


class GuestSeen(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class NewGuest(Struct, frozen=True):
    """A guest with the secret token, which is told only this once."""

    id: str
    name: str
    token: str


class BotSeen(Struct, frozen=True):
    """A bot; levels and personalities think ahead by search."""

    name: str
    is_level: bool


class RulesSeen(Struct, frozen=True):
    """The rules of a game in a language."""

    game: str
    language: str
    clauses: dict[str, str]  # by their ids
    rulebook: str  # Markdown
    actions: dict[str, str] = {}  # the first word of an action on offer -> the clause that matters


class TurningSeen(Struct, frozen=True):
    """The action that turned a game for a seat, and the seat's chance before and after it."""

    n: int  # the action, from 1: it leads to position n
    seat: int
    before: float  # 0 to 1
    after: float


class StepWords(Struct, frozen=True):
    """A choice of a finished game in words."""

    n: int
    played: str
    best: str


class AnalysisSeen(Struct, frozen=True):
    """Each seat's chance to win through a finished game, as far as it has been judged."""

    done: int  # positions,
    total: int  # of this many; the same once all is done
    failed: bool  # there will be no more
    positions: list[int]  # those that were judged
    shares: list[list[float]]  # of each: by seat, 0 to 1
    turning: list[TurningSeen]  # once all is done; at most one a seat
    report: Report | None = None  # once all is done: what choices cost, and luck gave
    words: list[StepWords] = []  # of the choices that cost something


class TermSeen(Struct, frozen=True):
    """What a piece, space, card or number of a game is."""

    id: str  # as boards name it
    term: str
    meaning: str
    clause: str = ""  # where the rulebook says more


class GlossarySeen(Struct, frozen=True):
    """The terms of a game in a language, with the numbers of a table's options."""

    game: str
    language: str
    terms: list[TermSeen]


class StatusNumbers(Struct, frozen=True):
    """How much is going on, and what went wrong."""

    tables: int  # in memory
    connections: int
    unhandled: int  # exceptions nobody foresaw
    restarts: int  # of what runs beside
    broken: int  # tables


class StatusSeen(Struct, frozen=True):
    """How the server is."""

    status: str
    time: float
    games: dict[str, str]  # how far each is compiled
    search: list[str]  # games whose levels can think already
    faults: dict[str, str]
    numbers: StatusNumbers | None = None  # for the operator alone
