"""Studies over HTTP: positions with the variations and comments of a person.

A study holds positions as texts, and never the name of a table to look something up at: whoever
puts a position into it was allowed to see it, and its readers see that and no more.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from orrery.server.protocol.lessons import PositionText
from orrery.server.protocol.study import SeatNumber
from orrery.server.protocol.texts import TEXT
from orrery.server.protocol.texts import Word as Name

MOST_NODES = 1000
MOST_BYTES = 256 * 1024  # of a study as JSON
NO_NODE = -1
PROSE = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*$"  # a text of several lines

Action = Annotated[str, Meta(max_length=200, pattern=TEXT)]
Comment = Annotated[str, Meta(max_length=1000, pattern=PROSE)]
Title = Annotated[str, Meta(min_length=1, max_length=100, pattern=TEXT)]
NodeNumber = Annotated[int, Meta(ge=NO_NODE, lt=MOST_NODES)]
StudyId = Annotated[str, Meta(max_length=32, pattern=r"^s-[0-9a-f]+$(?!\n)")]
Revision = Annotated[str, Meta(max_length=32, pattern=r"^[0-9a-f]*$(?!\n)")]


class StudyNode(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position: one that is given (a root), or what an action makes of its parent's.

    Nodes stand after their parents. Of several with one parent the first is the main line.
    """

    parent: NodeNumber = NO_NODE
    position: PositionText = ""  # of a root
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # of the game a root is from
    action: Action = ""
    seat: SeatNumber | None = None  # who acts; None: whoever is first to act
    comment: Comment = ""


Nodes = Annotated[list[StudyNode], Meta(min_length=1, max_length=MOST_NODES)]


class StudyTree(Struct, forbid_unknown_fields=True):
    """Variations of a game, to be played through."""

    game: Name
    nodes: Nodes


class NodeSeen(Struct, frozen=True):
    """What became of a node."""

    words: str  # its action, for people
    refusal: str = ""  # why it cannot be played; what follows it cannot, either


class StudyOrder(Struct, forbid_unknown_fields=True):
    """A study to keep: a new one, or in place of the revision one has seen."""

    title: Title
    game: Name
    nodes: Nodes
    table: Annotated[str, Meta(max_length=32, pattern=TEXT)] = ""  # whose game it is about: a link
    id: StudyId | None = None
    revision: Revision = ""


class StudyDoc(Struct, frozen=True):
    """A study as it is kept."""

    id: str
    title: str
    game: str
    nodes: list[StudyNode]
    revision: str
    owner: str  # a name
    table: str = ""
    is_mine: bool = False
    read: str = ""  # the code that lets others read it; told to its owner


class StudyBrief(Struct, frozen=True):
    """One of one's own studies."""

    id: str
    title: str
    game: str
    table: str  # whose game it is about, or nothing
    changed: float  # a date


class StudiesSeen(Struct, frozen=True):
    """One's own studies, the last one first."""

    studies: list[StudyBrief] = field(default_factory=list)
