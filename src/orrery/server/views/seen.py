"""What a viewer may know of a game: fills in the types of `protocol.seen`, and no others.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near. Sentences are in plain words (`core.wording`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from orrery.core.seen import Seen, Sights
from orrery.core.wording import (
    Listener,
    ListenersWords,
    objection_words,
    refusal_words,
    words_for,
)
from orrery.server.logbook.game import Entry, Running
from orrery.server.views.telling import Telling, Told

encode = msgspec.json.Encoder().encode
MOST_ENTRIES = 64  # of one reply that catches up; older ones come as pages of the history


def look(running: Running, listener: Listener) -> Seen:
    """The position as the listener may know it; worked out once for each position."""
    return running.sights.told(listener)


def written(sights: Sights, viewer: int, words: ListenersWords) -> msgspec.Raw:
    """What `look` says as it stands in a message: once for all who read the same of a position."""
    found: msgspec.Raw | None = sights.kept.get((viewer, words.language))
    if found is not None:
        return found
    seen, said, is_for_all = sights.seen(viewer), list[str](), True
    if seen.actions:
        known, legal = sights.known(viewer), sights.legal(viewer)
        said, is_for_all = words.shared_actions(sights.board, known, viewer, legal)
    found = msgspec.Raw(encode(sights.with_words(seen, said, _board_of(sights, seen.board))))
    if is_for_all:
        sights.kept[viewer, words.language] = found
    return found


def _board_of(sights: Sights, board: dict[str, Any]) -> Any:
    """What the game's `view` says: written once where all see the same."""
    if sights.game.has_secrets:
        return board
    found = sights.kept.get(_board_of)
    if found is None:
        found = sights.kept[_board_of] = msgspec.Raw(encode(board))
    return found


def judged(
    running: Running, seat: int, text: str, listener: Callable[[], Listener]
) -> int | tuple[str, str]:
    """The number of an action that a seat may play, or (reason, clause) why it may not.

    Said from what the seat knows; `listener` is asked for only where something is to be said.
    """
    game, board, sights = running.game, running.table.board, running.sights
    known = sights.known(seat)
    if game.hooks.objection is not None:
        objection = objection_words(game, board, text, listener())
        if objection is not None:
            return objection
    shown = sights.shown(seat, text)  # as most clients send it
    action = game.parse_action(board, known, seat, text) if shown is None else shown
    if game.why_not(board, known, seat, action) == 0:
        return action
    refused = refusal_words(game, board, known, seat, action, listener())
    assert refused is not None
    return refused


def entries_after(
    running: Running, since: int, listener: Listener, most: int | None = None
) -> list[Told]:
    """The entries after number `since` (at most `most`) as the listener may know them."""
    stop = None if most is None else since + most
    telling = Telling(running, running.entries[since:stop])
    return telling.to(listener, words_for(running.game, listener))


def tell(running: Running, entry: Entry, listener: Listener) -> Told:
    """An entry as the listener may know it."""
    return Telling(running, [entry]).to(listener, words_for(running.game, listener))[0]
