"""What a viewer may know of a game: fills in the types of `protocol.seen`, and no others.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.core.contract import SPECTATOR
from orrery.core.errors import BadInput, Remark
from orrery.core.game import Game
from orrery.core.records import bytes_of
from orrery.core.seats import CHANCE
from orrery.core.texts import ENGLISH
from orrery.core.trace import Event
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.seen import Happened, Noted, Seen, SeenEvent, Skip

MOST_ENTRIES = 64  # of one reply that catches up; older ones come as pages of the history


def look(running: Running, viewer: int) -> Seen:
    """The position as the viewer may know it; worked out once for each position."""
    if viewer not in running.looks:
        running.looks[viewer] = _look(running, viewer)
    seen: Seen = running.looks[viewer]
    return seen


def _look(running: Running, viewer: int) -> Seen:
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, viewer)
    shared = _shared(running, known)
    outcome = running.outcome
    return Seen(
        seat=None if viewer == SPECTATOR else viewer,
        position=shared.position,
        to_act=shared.to_act,
        actions=_actions(running, known, viewer) if viewer in shared.to_act else [],
        scores=shared.scores,
        is_over=outcome is not None,
        winners=list(outcome.winners) if outcome is not None else [],
        board=game.module("view").view(board, known, viewer),
    )


class Shared(Struct, frozen=True):
    """What all who know the same see alike."""

    position: str
    to_act: list[int]
    scores: list[int]


def _shared(running: Running, known: Any) -> Shared:
    """Worked out once for all viewers whose knowledge is the same to the byte."""
    key = bytes_of(known)
    if key not in running.looks:
        game, board = running.game, running.table.board
        to_act = _to_act(running, known, key)
        text, scores = game.position_text(board, known), game.scores(board, known)
        running.looks[key] = Shared(text, to_act, scores)
    shared: Shared = running.looks[key]
    return shared


def _to_act(running: Running, known: Any, key: bytes) -> list[int]:
    """Who may act, as far as is known; worked out already where nothing is hidden."""
    game, board, state = running.game, running.table.board, running.table.state
    if running.outcome is not None or key == bytes_of(state):
        return running.to_act
    return [CHANCE] if game.chance_due(board, known) else game.to_act(board, known)


def _actions(running: Running, known: Any, seat: int) -> list[str]:
    game, board = running.game, running.table.board
    return [game.action_text(board, known, seat, a) for a in game.actions(board, known, seat)]


def refusal(
    running: Running, seat: int, text: str, language: str = ENGLISH
) -> tuple[str, str] | None:
    """(reason, clause) why a seat may not do this, said from what the seat knows."""
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, seat)
    misfit = _misfit(game, board, text, language)
    if misfit is not None:
        return misfit
    return game.refusal(board, known, seat, game.parse_action(board, known, seat, text), language)


def _misfit(game: Game, board: Any, text: str, language: str) -> Remark | None:
    """Why a piece does not fit a place, in games that have such pieces."""
    misfit = game.hooks.misfit
    words = text.split()[1:]
    if misfit is None or len(words) != 2:
        return None
    try:
        said = misfit(board, words[0], words[1], language)
    except BadInput:
        return None  # the words name no places: the reader of actions says so
    return said


def entries_after(
    running: Running, since: int, viewer: int, language: str = ENGLISH, most: int | None = None
) -> list[Happened | Noted | Skip]:
    """The entries after number `since` (at most `most`) as the viewer may know them."""
    stop = None if most is None else since + most
    return [tell(running, entry, viewer, language) for entry in running.entries[since:stop]]


def tell(
    running: Running, entry: Entry, viewer: int, language: str = ENGLISH
) -> Happened | Noted | Skip:
    """An entry as the viewer may know it, in a language."""
    if entry.note is not None:
        return Noted(entry.seq, entry.seat, entry.action[1:])
    shown = [running.game.seen_event(event, viewer) for event in entry.events]
    is_open = entry.seat == viewer or _holds_no_secret(running, entry, shown)
    if not shown and not is_open:
        return Skip(entry.seq)
    events = [
        SeenEvent(
            running.game.event_name(event), list(event[1:]),
            running.game.event_text(running.table.board, event, language),
        )
        for event in shown
    ]  # fmt: skip
    return Happened(entry.seq, entry.seat, entry.action if is_open else None, events)


def _holds_no_secret(running: Running, entry: Entry, shown: list[Event]) -> bool:
    """The viewer sees all that the action made happen, so its words tell nothing more."""
    if running.game.hooks.hide_event is None:
        return True
    return bool(shown) and shown == list(entry.events)
