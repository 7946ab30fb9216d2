"""A table: one game in progress, as people and programs use it from Python.

Seats are numbers from 0 or names ("red"); actions and positions are one-line texts. Chance is
sampled by the table from a stream that its seed decides, unless the table was opened with
chance="manual"; then seat CHANCE plays like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from orrery.core.board_files import read_name
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.contract import SPECTATOR
from orrery.core.errors import BadInput, IllegalAction, Remark
from orrery.core.game import Game
from orrery.core.log import FORMAT, Log, Step, dump_log, next_hash
from orrery.core.meta import Values
from orrery.core.opening import opening
from orrery.core.records import copy_record, overwrite
from orrery.core.seen import Sights, sights_at, to_act
from orrery.core.stills import Still, snapshot
from orrery.core.taking_back import check_back_to, steps_before_last
from orrery.core.texts import ENGLISH
from orrery.core.trace import Event

Seat = int | str


class Before(NamedTuple):
    """The position before a step, and how the step came about."""

    state: Any  # for reading alone
    is_answer: bool
    """Nature or a standing pass answered by itself; nobody decided."""


class Table:
    """A game in progress; open one with `orrery.new`, `orrery.load` or `orrery.position`."""

    def __init__(
        self,
        game: Game,
        board: Any,
        state: Any,
        header: Mapping[str, Any],
        chance: str = "auto",
    ) -> None:
        """Sit down at a position; `header` becomes the head of the log."""
        if chance not in ("auto", "manual"):
            raise BadInput(f"chance is 'auto' or 'manual', not {chance!r}")
        self.game = game
        self.board = board
        self.state = state
        self.log = Log(dict(header))
        self.events: list[Event] = []
        """What the last `play` made happen, nature's answers included."""
        self.language = ENGLISH
        """Of sentences: what happened, refusals, cautions."""
        self._stream = ChanceStream(header["seed"]) if chance == "auto" else None
        self._past: list[Before] = []  # one for each step of the log
        self._present: Any = None
        self._content = b""  # of that
        self._sights: Sights | None = None
        self._standing: dict[int, int] = {}  # seat -> the length of the log when it said so
        self._settle()

    # What a player sees

    @property
    def options(self) -> dict[str, Any]:
        """The options this game is played with."""
        return dict(self.log.header["options"])

    @property
    def caution(self) -> str | None:
        """What people should know before they sit down, such as an unfair seat; or None."""
        caution = self.game.meta.caution(self.log.header["options"])
        if caution is None:
            return None
        said = self.game.texts(self.language).label("cautions", caution.clause, caution.text)
        return str(Remark(said, caution.clause))

    @property
    def to_act(self) -> list[int]:
        """The seats that may act: [CHANCE] when nature must, empty when the game is over."""
        return to_act(self.game, self.board, self.state)

    @property
    def text(self) -> str:
        """The position, all of it, in one line."""
        return self.game.position_text(self.board, self.present)

    @property
    def present(self) -> Any:
        """The position as it is now, for reading alone; the same one until it changes."""
        content = self.state.memory.tobytes()
        if self._content != content:
            self._present, self._content = snapshot(self.state), content
            self._sights = None
        return self._present

    @property
    def sights(self) -> Sights:
        """The present position through everybody's eyes."""
        sights = self._sights
        if sights is None or self._content != self.state.memory.tobytes():
            sights = self._sights = sights_at(self.game, self.board, self.present)
        return sights

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return self.game.scores(self.board, self.state)

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.game.is_over(self.board, self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return self.game.winners(self.board, self.state)

    def actions(self, seat: Seat) -> list[str]:
        """The legal actions of a seat, as texts."""
        number = self._number(seat)
        return [
            self.game.action_text(self.board, self.state, number, action)
            for action in self._legal(number)
        ]

    def view(self, seat: Seat = SPECTATOR) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        viewer = SPECTATOR if seat == SPECTATOR else self._number(seat)
        seen = asdict(self.sights.seen(viewer))
        board, _ = seen.pop("board"), seen.pop("words")
        return {"game": self.game.meta.id, **seen, "seat": viewer, **board}

    # What a player does

    def play(self, seat: Seat, text: str) -> list[str]:
        """Play an action; sentences that tell what happened. IllegalAction says why not."""
        self.act(seat, text)
        return self.told

    def act(self, seat: Seat, text: str, told: Step | None = None) -> None:
        """Play an action, and tell nobody; `told` is the step of a log that is believed."""
        number = self._number(seat)
        action = self.game.parse_action(self.board, self.present, number, text)
        refusal = self.game.refusal(self.board, self.state, number, action, self.language)
        if refusal is not None:
            raise IllegalAction(text, *refusal, self.text)
        self.play_number(number, action, told)

    def play_number(self, seat: int, action: int, told: Step | None = None) -> None:
        """Play a legal action given by number; for bots, which never hold an illegal one."""
        self.events = []
        self._do(seat, action, told=told)
        self._settle()

    @property
    def told(self) -> list[str]:
        """The events of the last action as sentences, with all secrets."""
        return [self.game.event_text(self.board, event, self.language) for event in self.events]

    def told_to(self, viewer: int) -> list[str]:
        """The events of the last action as a seat or SPECTATOR may know them."""
        seen = [self.game.seen_event(event, viewer) for event in self.events]
        return [self.game.event_text(self.board, event, self.language) for event in seen]

    def why_not(self, seat: Seat, text: str) -> str | None:
        """The reason and clause that forbid an action, or None when it is legal."""
        number = self._number(seat)
        action = self.game.parse_action(self.board, self.state, number, text)
        refusal = self.game.refusal(self.board, self.state, number, action, self.language)
        return None if refusal is None else str(Remark(*refusal))

    def decisions(self, n: int) -> list[tuple[Any, int, str]]:
        """The last n actions of players, oldest first: the position before it, seat and text."""
        steps = zip(reversed(self._past), reversed(self.log.steps), strict=True)
        found = ((_record(p.state), s.seat, s.text) for p, s in steps if s.seat != CHANCE)
        return list(islice(found, n))[::-1]

    def state_after(self, n_steps: int) -> Any:
        """The position after the first `n_steps` steps of the log; not to be changed."""
        if n_steps >= len(self._past):
            return self.state
        return _record(self._past[n_steps].state)

    @property
    def before_last(self) -> Any:
        """The position before the last step, for reading alone."""
        return self._past[-1].state

    def undo(self, seat: Seat | None = None, past_reveals: bool = False) -> None:
        """Take back the last action of a seat, or of whoever acted last, and all that followed.

        What has been revealed stays: BadInput where nature has acted or a hidden thing has been
        shown since (`core.taking_back`). `past_reveals` takes that back too, for programs that
        try things out; nature then draws the same again.
        """
        n_steps = self._last_decision() if seat is None else self._last_step(seat)
        if not past_reveals:
            check_back_to(self, n_steps)
        self.take_back_to(n_steps)

    def take_back_to(self, n_steps: int) -> None:
        """Go back to the position after `n_steps` steps, whatever was revealed since.

        The standing pass of the seat that acted there ends, and so does every later one.
        """
        if n_steps >= len(self._past):
            return
        seat = self.log.steps[n_steps].seat
        kept = {s: n for s, n in self._standing.items() if n <= n_steps and s != seat}
        overwrite(self.state, self._past[n_steps].state)
        del self._past[n_steps:], self.log.steps[n_steps:]
        self._standing = kept
        self.log.result = None
        self.events = []
        if self._stream is not None:
            self._stream.position = sum(step.seat == CHANCE for step in self.log.steps)

    def pass_until_turn(self, seat: Seat) -> None:
        """Pass for a seat whenever it is only asked, until its own turn (or `play`) comes."""
        self._standing[self._number(seat)] = len(self.log.steps)
        self._settle()

    def sample_chance(self, stream: ChanceStream) -> None:
        """Draw nature's actions from `stream` from now on."""
        self._stream = stream
        self._settle()

    def save(self, path: str | Path) -> None:
        """Write the log; `orrery.load` takes the game up again."""
        try:
            Path(path).write_text(dump_log(self.log, self.game.seat_name), "utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None

    def __repr__(self) -> str:
        return f"<Table {self.text}>"

    # Inside

    def _number(self, seat: Seat) -> int:
        number = self.game.meta.seat_number(seat)
        if number >= self.state.n_seats:
            names = ", ".join(self.game.meta.seat_names[: self.state.n_seats])
            raise BadInput(f"no seat {seat!r} at this table: it has {names}")
        return number

    def _legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            is_due = self.game.chance_due(self.board, self.state)
            return self.game.chances(self.board, self.state)[0] if is_due else []
        return self.game.actions(self.board, self.state, seat)

    def _last_decision(self) -> int:
        """How many steps came before the last that somebody decided on."""
        for n in reversed(range(len(self._past))):
            if not self._past[n].is_answer:
                return n
        raise BadInput("nothing to take back: no action has been played at this table")

    def _last_step(self, seat: Seat) -> int:
        return steps_before_last(self, {self._number(seat)})

    def _do(
        self, seat: int, action: int, is_answer: bool = False, told: Step | None = None
    ) -> None:
        """Play one action and write it into the log."""
        game, board, state = self.game, self.board, self.state
        before = self.present
        self._past.append(Before(before, is_answer))
        text = "" if told is not None else game.action_text(board, before, seat, action)
        self.events += game.apply(board, state, seat, action)
        step = told or self._step(seat, text)
        self.log.steps.append(step)
        if game.is_over(board, state):
            winners = [game.seat_name(seat) for seat in self.winners]
            self.log.result = {"scores": self.scores, "winners": winners, "hash": step.hash}

    def _step(self, seat: int, text: str) -> Step:
        """What was just played; most of the work is to write the position, for its hash."""
        link = next_hash(self.log.hash, self.game.seat_name(seat), text, self.text)
        return Step(seat, text, link)

    def _settle(self) -> None:
        """Let nature and standing passes act until a player must."""
        if self._stream is None and not self._standing:
            return
        while not self.is_over:
            if self._stream is not None and self.game.chance_due(self.board, self.state):
                actions, weights = self.game.chances(self.board, self.state)
                self._do(CHANCE, actions[self._stream.pick(weights)], is_answer=True)
            elif not self._pass_for_someone():
                return

    def _pass_for_someone(self) -> bool:
        """Play one standing pass; False when there is none to play."""
        for seat in [seat for seat in self.to_act if seat in self._standing]:
            action = self.game.hooks.standing_pass(self.board, self.state, seat)
            if action >= 0:
                self._do(seat, action, is_answer=self._standing[seat] < len(self.log.steps))
                return True
            del self._standing[seat]
        return False


def _record(present: Any) -> Any:
    """A position of the past as rules and searches take it."""
    return copy_record(present) if type(present) is Still else present


def new_table(
    game: Game,
    players: int | None = None,
    seed: int | str | None = None,
    chance: str = "auto",
    board: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A fresh game."""
    values, name, loaded = opening(game, players, options or {}, board)
    state = game.setup(loaded, values)
    return Table(game, loaded, state, new_header(game, loaded, name, values, seed), chance)


def new_header(
    game: Game, board: Any, board_name: str, values: Values, seed: int | str | None
) -> dict[str, Any]:
    """The head of a log."""
    header = {
        "orrery": FORMAT,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "options": dict(values),
        "board": board_name,
        "board_hash": game.board_hash(board),
        "seats": list(game.meta.seat_names[: int(values["players"])]),
        "seed": str(secrets.token_hex(16) if seed is None else seed),
    }
    if board_name not in game.meta.boards:
        header["board_data"] = Path(read_name(board_name).file).read_text("utf-8")
    return header
