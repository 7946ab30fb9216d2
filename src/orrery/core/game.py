"""A game: the modules of one package, its boards, options, positions and texts.

What it says of a position, one action at a time, is in `core.calls`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from orrery.core.board_files import read_name
from orrery.core.calls import Calls, rules_view
from orrery.core.declaration import Declaration, is_declared
from orrery.core.errors import BadInput, Remark
from orrery.core.hooks import Hooks, hooks_of
from orrery.core.knowledge import has_secrets
from orrery.core.meta import Meta, Values
from orrery.core.position_words import check_said_once
from orrery.core.readings import Remembered
from orrery.core.records import bytes_of, memory_of, new_record
from orrery.core.signatures import check_module
from orrery.core.stills import Still, still
from orrery.core.templates import instantiate
from orrery.core.texts import Texts, english, message_ids, spoken, texts_of
from orrery.core.trace import Event

__all__ = ["Game", "game_of", "rules_view", "tell_no_more", "when_made"]

BOARDS_REMEMBERED = 64
LONGEST_TEXT = 64
"""Of a typed action whose number is remembered."""


class Game(Calls):
    """One game, from its package."""

    def __init__(self, package: str) -> None:
        """Import the rules; nothing is compiled yet, other modules wait until they are needed."""
        self.package = package
        self.declaration = Declaration(package) if is_declared(package) else None
        self._modules: dict[str, ModuleType] = {}
        self._texts: dict[str, Texts] = {}
        self._boards: dict[bytes, Any] = {}  # still ones by content, a few at a time
        self._shipped_boards: dict[str, Any] = {}  # still ones by name
        self._board_names: dict[int, tuple[Any, str]] = {}  # by identity
        self._parsed = Remembered(self._parse)
        self.meta: Meta = self.module("meta").META
        self.engine = self.module("engine")
        self.dtype: np.dtype[np.void] = self.module("state").STATE
        super().__init__(self.engine)

    def __repr__(self) -> str:
        return f"Game({self.meta.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of, (self.package,)  # modules and compiled code are found again, not copied

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def module(self, name: str) -> ModuleType:
        """A module of the game's package, or what follows from its declaration."""
        if name not in self._modules:
            declared = self.declaration
            found = declared.module(name) if declared else import_module(f"{self.package}.{name}")
            check_module(self.package, name, found)
            self._modules[name] = found
        return self._modules[name]

    @cached_property
    def hooks(self) -> Hooks:
        """What the game adds to the contract."""
        return hooks_of(self)

    def template(self, name: str) -> ModuleType:
        """A template module (`core.templates`) compiled for this game."""
        return instantiate(name, self.engine)

    @property
    def loops(self) -> ModuleType:
        """Whole games, perft and checks as compiled loops."""
        return self.template("orrery.core.loops")

    # Boards, options, positions

    def load_board(self, name: str) -> Any:
        """A board by name or by the path of a board file; one for all who play on the same."""
        shipped = self._shipped_boards.get(name)
        if shipped is not None:
            return shipped
        board = self.module("board").load_board(name)
        content = bytes_of(board)
        known = self._boards.get(content)
        if known is None:
            known = still(board)
            if not isinstance(known, Still):
                return known  # it can be changed, so it is nobody else's
            if len(self._boards) >= BOARDS_REMEMBERED:
                self._boards.clear()
            self._boards[content] = known
        if not read_name(name).file:
            self._shipped_boards[name] = known  # a file may be written anew
        return known

    def default_board(self, values: Values) -> str:
        """The name of the board these options are played on."""
        return str(self.module("board").default_board(values))

    def board_options(self, board: Any) -> Values:
        """The options that a board decides by itself."""
        decided = self.hooks.board_options
        return {} if decided is None else dict(decided(board))

    def check_board(self, board: Any, values: Values) -> None:
        """BadInput if these options cannot be played on a board."""
        clauses = {option.name: option.clause for option in self.meta.options}
        for name, value in self.board_options(board).items():
            if values[name] != value:
                is_for = f"board {self.board_name(board)} is for {name} {value}"
                raise BadInput(f"{self.meta.title}: {is_for}, not {values[name]}", clauses[name])
        self.module("board").check_board(board, values)

    def position_options(self, board: Any, state: Any) -> Values:
        """The options that a position tells of, `players` first; others no longer matter."""
        told = self.hooks.position_options
        carried = {} if told is None else told(board, state)
        return {"players": int(state.n_seats), **self.board_options(board), **carried}

    def options_record(self, values: Values) -> Any:
        """The Options record of checked values."""
        options = new_record(self.module("state").Options)
        options.players = values["players"]
        for option in self.meta.options:
            setattr(options, option.name, option.code(values[option.name]))
        return options

    def new_state(self) -> Any:
        """A zeroed State."""
        return new_record(self.module("state").State)

    # Texts

    def position_text(self, board: Any, state: Any) -> str:
        """One line that says the whole position."""
        notation = self._modules.get("notation") or self.module("notation")
        known = self._board_names.get(id(board))
        name = known[1] if known is not None and known[0] is board else self.board_name(board)
        return f"{self._position_head} {name} {notation.position_text(board, state)}"

    @cached_property
    def _position_head(self) -> str:
        return f"{self.meta.clause_prefix.lower()}{self.meta.rules_version}"

    def parse_position(self, text: str, board: Any = None) -> tuple[Any, Any]:
        """Board and state of a position text."""
        head = self._position_head
        words = text.split(maxsplit=2)
        if len(words) < 3 or words[0] != head:
            raise BadInput(
                f"a position of {self.meta.title} starts with '{head} BOARD', not {text!r}"
            )
        board = board if board is not None else self.load_board(words[1])
        check_said_once(words[2])
        state = self.module("notation").parse_position(board, words[2])
        self._check_possible(board, state, text)
        return board, state

    def _check_possible(self, board: Any, state: Any, text: str) -> None:
        """BadInput says why play cannot lead to a position."""
        fault = self.fault(board, state)
        if fault:
            raise BadInput(f"impossible position {text!r}: {self.fault_text(fault)}")
        told = self.position_options(board, state)
        try:
            values = self.meta.read_options(told.pop("players"), told)
            self.check_board(board, values)
        except BadInput as error:
            raise BadInput(f"impossible position {text!r}: {error.reason}", error.clause) from None
        if not self._goes_on(board, state):
            raise BadInput(f"impossible position {text!r}: nobody could act, yet it is not over")

    def _goes_on(self, board: Any, state: Any) -> bool:
        """It is over, nature must act, or all who may act can; where hands are hidden they may."""
        if self.is_over(board, state):
            return True
        if self.chance_due(board, state):
            return self.has_secrets or bool(self.chances(board, state)[0])
        seats = self.to_act(board, state)
        can_act = self.has_secrets or all(self.actions(board, state, seat) for seat in seats)
        return bool(seats) and can_act

    def fault_text(self, fault: int, language: str = "en") -> str:
        """What is wrong with a state, as a sentence."""
        ids = self.declaration.fault_ids if self.declaration else {}
        return self.texts(language).say("faults", ids.get(fault, str(fault)), {})

    def board_name(self, board: Any) -> str:
        """The name of a loaded board."""
        known = self._board_names.get(id(board))
        if known is None or known[0] is not board:
            if len(self._board_names) >= BOARDS_REMEMBERED:
                self._board_names.clear()
            known = board, str(self.module("board").board_name(board))
            self._board_names[id(board)] = known
        return known[1]

    def board_hash(self, board: Any) -> str:
        """A short hash of what a board says; tables that only follow from it are left out."""
        memory = memory_of(board)
        derived = self.hooks.derived_board
        fields: Mapping[str, Any] = memory.dtype.fields or {}
        said = fields[derived[0]][1] if derived else memory.dtype.itemsize
        return hashlib.sha256(memory.tobytes()[:said]).hexdigest()[:16]

    def action_text(self, board: Any, state: Any, seat: int, action: int) -> str:
        """An action as a person types it."""
        notation = self._modules.get("notation") or self.module("notation")
        return str(notation.action_text(board, state, seat, action))

    def action_texts(self, board: Any, state: Any, seat: int, actions: Sequence[int]) -> list[str]:
        """Actions as a person types them."""
        write, declared = self.module("notation").action_text, self.declaration
        if declared is not None and write == declared.notation.action_text:
            return declared.notation.action_texts(board, state, seat, actions)
        return [str(write(board, state, seat, action)) for action in actions]

    def parse_action(self, board: Any, state: Any, seat: int, text: str) -> int:
        """The number of a typed action; BadInput says what is wrong with the text."""
        parse = self._parsed if len(text) <= LONGEST_TEXT else self._parse
        return parse(board, state, seat, text)

    def _parse(self, board: Any, state: Any, seat: int, text: str) -> int:
        return int(self.module("notation").parse_action(board, state, seat, text))

    def refusal(
        self, board: Any, state: Any, seat: int, action: int, language: str = "en"
    ) -> tuple[str, str] | None:
        """(reason, clause) of the referee, or None when the action is legal."""
        code = self.why_not(board, state, seat, action)
        if code == 0:
            return None
        values: Mapping[str, Any] = {
            "player": self.seat_name(seat),
            **self.module("notation").action_values(board, state, seat, action),
        }
        reason = self.texts(language).say("refusals", self._reason_ids[code], values)
        return reason, str(self.module("reasons").CLAUSES[code])

    def objection(self, board: Any, text: str, language: str = "en") -> Remark | None:
        """Why a typed action can never be legal on a board, whoever's turn it is; or None."""
        objects = self.hooks.objection
        found = None if objects is None else objects(board, text)
        if found is None:
            return None
        reason = self._reason_ids[found.reason]
        said = self.texts(language).say("refusals", reason, found.values)
        return Remark(said, str(self.module("reasons").CLAUSES[found.reason]))

    def event_text(self, board: Any, event: Event, language: str = "en") -> str:
        """What happened, as a sentence."""
        values = self.module("notation").event_values(board, event)
        return self.texts(language).say("events", self.event_name(event), values)

    def seen_event(self, event: Event, viewer: int) -> Event:
        """An event as a viewer may know it."""
        hide_event = self.hooks.hide_event
        return event if hide_event is None else hide_event(event, viewer)

    def seen_events(self, events: Sequence[Event], viewer: int) -> list[Event]:
        """Events as a viewer may know them."""
        hide_event = self.hooks.hide_event
        if hide_event is None:
            return list(events)
        return [hide_event(event, viewer) for event in events]

    @cached_property
    def secret_events(self) -> frozenset[int] | None:
        """The kinds of events of which somebody may not know all; None: nobody can say."""
        hide_event, declared = self.hooks.hide_event, self.declaration
        if hide_event is None:
            return frozenset()
        if declared is None or hide_event != declared.notation.hide_event:
            return None
        events = declared.sheet.events
        return frozenset(kind for kind, event in enumerate(events, 1) if event.secret)

    def may_take_back(self, board: Any, before: Any, after: Any, seat: int, action: int) -> bool:
        """Whether a seat's action showed nothing hidden; the states are a spectator's."""
        if not self.has_secrets:
            return True
        allows = self.hooks.may_take_back
        return allows is not None and bool(allows(board, before, after, seat, action))

    @cached_property
    def has_secrets(self) -> bool:
        """Some seat may know what another may not: a field of the State is marked so.

        Conformance proves it: `hide` may touch no other field.
        """
        return has_secrets(self.module("state").State)

    def event_name(self, event: Event) -> str:
        """The message id of an event's kind."""
        return self.event_ids[event.kind]

    def seat_name(self, seat: int) -> str:
        """The colour or name of a seat; nature is called chance."""
        return self.meta.seat_names[seat] if seat >= 0 else "chance"

    def view(self, board: Any, state: Any, viewer: int) -> dict[str, Any]:
        """What a viewer may know, as plain values."""
        seen: dict[str, Any] = self.module("view").view(
            board, self.hidden(board, state, viewer), viewer
        )
        return seen

    def texts(self, language: str = "en") -> Texts:
        """The sentences of this game."""
        said = texts_of(self.package, language)
        if self.declaration is None:
            return said
        known = spoken(self.package, language)
        if known not in self._texts:
            self._texts[known] = said.over(self._sheet_english)
        return self._texts[known]

    @cached_property
    def _sheet_english(self) -> Texts:
        assert self.declaration is not None
        return Texts(english(f"the sheet of {self.package}", self.declaration.english))

    @cached_property
    def _reason_ids(self) -> dict[int, str]:
        return message_ids(self.module("reasons"))

    @cached_property
    def event_ids(self) -> dict[int, str]:
        """The message ids of events, by kind."""
        return message_ids(self.module("events"))


_games: dict[str, Game] = {}
_when_made: list[Callable[[Game], None]] = []


def game_of(package: str) -> Game:
    """The game of a package; the same for everybody in this process."""
    if package not in _games:
        game = Game(package)
        for tell in _when_made:
            tell(game)
        _games[package] = game
    return _games[package]


def when_made(tell: Callable[[Game], None]) -> None:
    """Tell of every game of this process: those there are, and those to come."""
    _when_made.append(tell)
    for game in list(_games.values()):
        tell(game)


def tell_no_more(tell: Callable[[Game], None]) -> list[Game]:
    """Tell of no game to come; those there are."""
    _when_made.remove(tell)
    return list(_games.values())
