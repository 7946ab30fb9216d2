"""A game in progress as the log tells it: entries in one order, played on a table of `core`.

An entry is a player's action, nature's, or a note (`!undo 4`, `!resign`, ...). The same entries
lead to the same state and the same hashes, in this process or the next.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.log import Log, Step
from orrery.core.registry import rules_id
from orrery.core.replay import follow_step, open_log, replay_step
from orrery.core.seen import Sights
from orrery.core.trace import Event
from orrery.server.incidents import Defect
from orrery.server.storage.rows import EventRow

UNDO, RESIGN, TIME, DRAW, ABANDON, AWAY, BACK = (
    "undo", "resign", "time", "draw", "abandon", "away", "back",
)  # fmt: skip
NOTE = "!"


@dataclass(slots=True)  # not frozen, which is slower to make; nobody changes it
class Entry:
    """One entry of the log with what it made happen."""

    seq: int
    seat: int
    client_id: str | None
    action: str
    hash: str
    events: tuple[Event, ...] = ()
    before: Any = field(default=None, compare=False, repr=False)
    """The position before an action; not to be changed."""

    @property
    def note(self) -> str | None:
        """The word of a note, or None for an action."""
        return self.action[1:].split()[0] if self.action.startswith(NOTE) else None


@dataclass(frozen=True)
class Outcome:
    """How a game ended: `rules`, `resign`, `time`, `draw` or `abandon`."""

    reason: str
    winners: tuple[int, ...]


def outcome_text(outcome: Outcome) -> str:
    """An outcome as it is stored with its table."""
    return json.dumps({"reason": outcome.reason, "winners": list(outcome.winners)})


def read_outcome(text: str) -> Outcome:
    """The outcome of a text that `outcome_text` wrote."""
    kept = json.loads(text)
    return Outcome(str(kept["reason"]), tuple(int(seat) for seat in kept["winners"]))


class Undrawn(Defect):
    """Chance is due in a game whose META says that nothing is drawn: there is no seed for it."""

    code = "draws"

    def __init__(self, game_id: str) -> None:
        """The sentence for the operator; the browser has one for players."""
        said = "`draws` of its META says that nothing is drawn with these options"
        super().__init__(f"{game_id}: {said}, but its rules leave something to chance")


@dataclass
class Running:
    """The state of a game, its entries, and what notes have made of its seats."""

    header: dict[str, Any]
    entries: list[Entry] = field(default_factory=list)
    line: list[Entry] = field(default_factory=list)  # the actions that stand, undone ones left out
    out: set[int] = field(default_factory=set)  # seats that resigned or lost on time
    away: set[int] = field(default_factory=set)  # seats a bot holds for their owner
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        """Set up the board; the log decides what chance does."""
        self.table = open_log(Log(dict(self.header)), "this game")
        self.game: Game = self.table.game
        """The rules."""
        self._known: dict[tuple[int, str], Entry] = {}
        self._end: tuple[Sights, Outcome, Sights] | None = None
        self._n_draws = 0  # of nature, in `line`

    # What stands

    @property
    def rules(self) -> str:
        """The id of the rules, such as "astron", or "astron@3" for those of before."""
        return rules_id(self.header["game"], self.header["rules"])

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def n_seats(self) -> int:
        """How many seats."""
        return int(self.table.state.n_seats)

    @property
    def to_act(self) -> list[int]:
        """The seats that may act; none when the game is over, by the rules or otherwise."""
        return list(self.sights.to_act)

    @property
    def sights(self) -> Sights:
        """The present position through everybody's eyes."""
        sights, outcome = self.table.sights, self.outcome
        if outcome is None:
            return sights
        if self._end is None or self._end[0] is not sights or self._end[1] is not outcome:
            table = self.table
            ended = Sights(table.game, table.board, table.present, outcome.winners)
            self._end = sights, outcome, ended
        return self._end[2]

    @property
    def is_live(self) -> bool:
        """Several seats may act at once."""
        return len(self.to_act) > 1

    def known(self, seat: int, client_id: str) -> Entry | None:
        """The entry that an id of this seat has led to."""
        return self._known.get((seat, client_id))

    # What happens

    def advance(self, seat: int, text: str, client_id: str | None) -> list[Entry]:
        """Play an action and nature's answers; IllegalAction or BadInput says why not."""
        if not text.strip() or text.startswith(NOTE):
            raise BadInput(f"cannot read {text!r} as an action")
        self.table.act(seat, text)
        return [self._note_step(client_id), *self.settle()]

    def play(self, seat: int, action: int, client_id: str | None) -> list[Entry]:
        """Play an action that the referee has let pass, and nature's answers."""
        self.table.play_number(seat, action)
        return [self._note_step(client_id), *self.settle()]

    def settle(self) -> list[Entry]:
        """Let nature act until a player must; the draws follow from the seed.

        Undrawn if there is none.
        """
        made = []
        table = self.table
        while self.game.chance_due(table.board, table.state) and not table.is_over:
            if "seed" not in self.header:
                raise Undrawn(self.game.meta.id)
            actions, weights = self.game.chances(table.board, table.state)
            table.play_number(CHANCE, actions[self._stream().pick(weights)])
            made.append(self._note_step(None))
        return made

    def note(self, seat: int, words: str, client_id: str | None = None) -> Entry:
        """Write a note and do what it says."""
        self._heed(seat, words)
        entry = Entry(self.seq + 1, seat, client_id, NOTE + words, self.table.log.hash)
        self._append(entry)
        return entry

    def replay(self, row: EventRow, is_believed: bool = False) -> None:
        """Take over a stored entry; BadInput when it does not lead where it led before.

        `is_believed`: a later one will tell whether it did.
        """
        if row.seq != self.seq + 1:
            raise BadInput(f"entry {row.seq} stands where {self.seq + 1} should")
        if row.action.startswith(NOTE):
            self.note(row.seat, row.action[1:], row.client_id)
        else:
            play = follow_step if is_believed else replay_step
            play(self.table, Step(row.seat, row.action, row.hash), f"entry {row.seq}")
            self._note_step(row.client_id)
        if self.entries[-1].hash != row.hash:
            raise BadInput(f"entry {row.seq} leads to another hash than {row.hash}")

    # Inside

    def _stream(self) -> ChanceStream:
        return ChanceStream(self.header["seed"], self._n_draws)

    def _note_step(self, client_id: str | None) -> Entry:
        """The entry of the step the table has just played."""
        table, entries = self.table, self.entries
        step = table.log.steps[-1]
        entry = Entry(len(entries) + 1, step.seat, client_id, step.text, step.hash,
                      tuple(table.events), table.before_last)  # fmt: skip
        entries.append(entry)
        if client_id is not None:
            self._known[step.seat, client_id] = entry
        self.line.append(entry)
        self._n_draws += entry.seat == CHANCE
        if table.log.result is not None and self.outcome is None:
            self.outcome = Outcome("rules", tuple(table.winners))
        return entry

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.client_id is not None:
            self._known[entry.seat, entry.client_id] = entry

    def _heed(self, seat: int, words: str) -> None:
        word, *rest = words.split()
        if word == UNDO:
            self._take_back(int(rest[0]))
        elif word in (RESIGN, TIME):
            self._leave(seat, word)
        elif word in (DRAW, ABANDON):
            everyone = tuple(s for s in range(self.n_seats) if s not in self.out)
            self.outcome = Outcome(word, everyone if word == DRAW else ())
        elif word == AWAY:
            self.away.add(seat)
        elif word == BACK:
            self.away.discard(seat)

    def _take_back(self, n_actions: int) -> None:
        self.table.take_back_to(n_actions)
        self._n_draws -= sum(entry.seat == CHANCE for entry in self.line[n_actions:])
        del self.line[n_actions:]

    def _leave(self, seat: int, reason: str) -> None:
        """A seat gives up; the game ends when one is left, else a bot plays on for it."""
        self.out.add(seat)
        left = [s for s in range(self.n_seats) if s not in self.out]
        if len(left) <= 1:
            self.outcome = Outcome(reason, tuple(left))


def row_of(game_id: str, entry: Entry) -> EventRow:
    """An entry as it is stored."""
    return EventRow(game_id, entry.seq, entry.seat, entry.client_id, entry.action, entry.hash)


def restore(header: dict[str, Any], rows: list[EventRow]) -> Running:
    """The game that a stored log tells, in a third of the time that a proof of it takes.

    The last action must lead where it led before. That each of them did is left to `prove`.
    """
    running = Running(header)
    n_believed = max(
        (n for n, row in enumerate(rows) if not row.action.startswith(NOTE)), default=0
    )
    for n, row in enumerate(rows):
        running.replay(row, n < n_believed)
    return running


def prove(running: Running) -> Iterator[int]:
    """Replay the entries of a game from the beginning, and check every hash.

    Says after each how many are proved; BadInput names the first that leads elsewhere.
    """
    again = Running(dict(running.header))
    for entry in list(running.entries):
        again.replay(row_of("", entry))
        yield entry.seq
