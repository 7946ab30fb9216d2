"""What a viewer sees of a position: decided here, whoever asks.

Everything is worked out from the copy that `hide` has gone over (`Game.hidden`); the full state
does not come near. `Table.view` and the server show what `Sights` says; bots and environments are
handed the same copy.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from orrery.core.calls import Standing
from orrery.core.contract import SPECTATOR
from orrery.core.game import Game
from orrery.core.readings import forget_with_all
from orrery.core.records import Dtype, bytes_of
from orrery.core.seats import CHANCE
from orrery.core.stills import Reader, Still, content_of
from orrery.core.wording import Listener, words_for

MOST_OPEN = 256
"""Positions of open games of which it is remembered how everybody sees them."""


@dataclass(slots=True)  # not frozen, which is slower to make; nobody changes it
class Seen:
    """A position as one viewer may know it."""

    seat: int | None  # None: a spectator
    position: str
    to_act: list[int]
    actions: list[str]  # the legal actions of the seat
    scores: list[int]
    is_over: bool
    winners: list[int]
    board: dict[str, Any]  # what the game's `view` says
    words: list[str] = field(default_factory=list)  # the actions in plain words, where asked for


class Shared(NamedTuple):
    """What all who know the same see alike."""

    position: str
    to_act: list[int]
    scores: list[int]
    is_over: bool
    winners: list[int]


class Sights:
    """One position through everybody's eyes, each worked out when it is first asked for."""

    def __init__(
        self, game: Game, board: Any, state: Any, winners: Sequence[int] | None = None
    ) -> None:
        """`winners`: of a game that ended otherwise than by its rules, by resigning or on time."""
        self.game = game
        self.board = board
        self._state = state
        self._winners = winners
        self._known: dict[int, Any] = {}  # by viewer
        self._alike: dict[bytes, Any] = {}  # the same, by content
        self._shared: dict[int, Shared] = {}  # by the identity of what is known
        self._standings: dict[int, Standing] = {}  # the same
        self._views: dict[int, dict[str, Any]] = {}  # the same, or by viewer
        self._legal: dict[int, list[int]] = {}
        self._seen: dict[int, Seen] = {}
        self.kept: dict[object, Any] = {}
        """What others have made of this position, by what they call it."""

    def __deepcopy__(self, memo: object) -> Sights:
        return self  # nobody changes it

    @cached_property
    def to_act(self) -> list[int]:
        """The seats that may act, nature among them; none when the game is over."""
        if self._winners is not None:
            return []
        if not self.game.has_secrets:
            return self._standing(self.known(SPECTATOR)).to_act
        return to_act(self.game, self.board, self._state)

    def known(self, viewer: int) -> Any:
        """The position without what a viewer may not know; one for all who know the same."""
        if not self.game.has_secrets:
            viewer = SPECTATOR
        found = self._known.get(viewer)
        if found is None:
            known = self.game.known(self.board, self._state, viewer)
            content = content_of(known) if isinstance(known, Still) else bytes_of(known)
            found = self._known[viewer] = self._alike.setdefault(content, known)
        return found

    def legal(self, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat."""
        if seat not in self._legal:
            self._legal[seat] = self.game.actions(self.board, self.known(seat), seat)
        return self._legal[seat]

    def shown(self, seat: int, text: str) -> int | None:
        """The number of the legal action that a seat was shown as this text; None: it was not."""
        seen = self._seen.get(seat)
        if seen is None or text not in seen.actions:
            return None
        return self._legal[seat][seen.actions.index(text)]

    def seen(self, viewer: int) -> Seen:
        """The position as a viewer may know it."""
        found = self._seen.get(viewer)
        if found is None:
            found = self._seen[viewer] = self._look(viewer)
        return found

    def told(self, listener: Listener) -> Seen:
        """The position as a viewer may know it, with the actions in words for a listener."""
        seen = self.seen(listener.viewer)
        if not seen.actions:
            return seen
        seat = listener.viewer
        words = words_for(self.game, listener)
        return self.with_words(
            seen, words.actions(self.board, self.known(seat), seat, self.legal(seat))
        )

    @staticmethod
    def with_words(seen: Seen, words: list[str], board: Any = None) -> Seen:
        """The same with its actions in words; `board`: what is to stand for what `view` says."""
        return Seen(
            seen.seat, seen.position, seen.to_act, seen.actions, seen.scores, seen.is_over,
            seen.winners, seen.board if board is None else board, words,
        )  # fmt: skip

    def _look(self, viewer: int) -> Seen:
        known = self.known(viewer)
        shared = self._shared_by(known)
        return Seen(
            None if viewer == SPECTATOR else viewer, shared.position, shared.to_act,
            self._actions(known, viewer) if viewer in shared.to_act else [], shared.scores,
            shared.is_over, shared.winners, self._view(known, viewer),
        )  # fmt: skip

    def _view(self, known: Any, viewer: int) -> dict[str, Any]:
        """What the game's `view` says: the same for all where it has no secrets."""
        key = viewer if self.game.has_secrets else SPECTATOR
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = self._say_view(known, viewer)
        return found

    def _say_view(self, known: Any, viewer: int) -> dict[str, Any]:
        view = self.game.module("view").view
        if type(known) is not Still:
            plain: dict[str, Any] = view(self.board, known, viewer)
            return plain
        reader = view_reader(known.memory.dtype)
        reader.begin(known)
        found: dict[str, Any] = view(self.board, known, viewer)
        reader.end(known)
        return found

    def _actions(self, known: Any, seat: int) -> list[str]:
        return self.game.action_texts(self.board, known, seat, self.legal(seat))

    def _shared_by(self, known: Any) -> Shared:
        """Worked out once for all viewers who know the same."""
        if id(known) not in self._shared:
            self._shared[id(known)] = self._share(known)
        return self._shared[id(known)]

    def _share(self, known: Any) -> Shared:
        position = self.game.position_text(self.board, known)
        standing = self._standing(known)
        if self._winners is None:
            return Shared(position, *standing)
        return Shared(position, [], standing.scores, True, list(self._winners))

    def _standing(self, known: Any) -> Standing:
        if self.game.meta.open_standing:
            known = self.known(SPECTATOR)
        if id(known) not in self._standings:
            self._standings[id(known)] = self.game.standing(self.board, known)
        return self._standings[id(known)]


class OpenSights:
    """Positions of games without secrets, each one for all tables that have come to it."""

    def __init__(self) -> None:
        """None is known."""
        self._found: dict[object, Sights] = {}
        forget_with_all(self)

    def at(self, game: Game, board: Any, state: Still) -> Sights:
        """A position that is not changed any more."""
        key = game, board, state._content
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= MOST_OPEN:
                self._found.clear()  # a table that stands there has it in hand
            found = self._found[key] = Sights(game, board, state)
            found._known[SPECTATOR] = state  # `hide` leaves a State without secrets alone
        return found

    def forget(self) -> None:
        """Begin anew."""
        self._found = {}


_open = OpenSights()


@functools.cache
def view_reader(dtype: Dtype) -> Reader:
    """What views read of positions of a kind."""
    return Reader(dtype)


def sights_at(game: Game, board: Any, state: Any) -> Sights:
    """How everybody sees a position that `snapshot` has taken."""
    if game.has_secrets or type(state) is not Still or type(board) is not Still:
        return Sights(game, board, state)
    return _open.at(game, board, state)


def to_act(game: Game, board: Any, state: Any) -> list[int]:
    """The seats that may act: [CHANCE] when nature must, empty when the game is over."""
    return [CHANCE] if game.chance_due(board, state) else game.to_act(board, state)
