"""Words instead of codes: what people read of actions, events and refusals.

The notation (`move 7`, `f3-h3 n`) is typed, logged and copied; it names everything exactly. People
read the plain sentences of the catalogues (`plain-action-...`, `plain-event-...`,
`plain-refusal-...`), which speak of what is drawn on the board. Their variables are those of the
exact sentences and what the game's module `wording` adds (`core.hooks.Wording`). Where a game has
no plain sentence, the exact one is said.

A word for a seat becomes the name of whoever plays it. The listener is `you`, for plain sentences
alone: others cannot turn their verbs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.speech import speech_of
from orrery.core.texts import message_ids
from orrery.core.trace import Event

__all__ = [
    "Listener", "action_words", "event_words", "legal_words", "objection_words", "reason_words",
    "refusal_words",
]  # fmt: skip

Values = Mapping[str, object]
Refusal = tuple[str, str]  # why, and the clause


def action_words(
    game: Game, board: Any, known: Any, seat: int, action: int, listener: Listener
) -> str:
    """An action in words, from a position without what the listener may not know."""
    verb, wording = _verb(game, board, known, seat, action), game.hooks.wording
    texts = game.texts()
    if wording is not None and texts.has("plain_actions", verb):
        values = wording.of_action(board, known, seat, action)
        return speech_of(game, listener).say("plain_actions", verb, values)
    if not texts.has("plain_actions", verb) and not texts.has("actions", verb):
        return game.action_text(board, known, seat, action)
    return _best(game, "actions", verb, _values_of(game, board, known, seat, action), listener)


def legal_words(game: Game, board: Any, state: Any, seat: int, listener: Listener) -> list[str]:
    """The legal actions of a seat in words, from what the seat may know of a position."""
    known = game.hidden(board, state, seat)
    actions = game.actions(board, known, seat)
    return [action_words(game, board, known, seat, action, listener) for action in actions]


def event_words(game: Game, board: Any, event: Event, listener: Listener) -> str:
    """What happened, in words; the event is already what the listener may know of it."""
    values = game.module("notation").event_values(board, event)
    if game.hooks.wording is not None:
        values = {**values, **game.hooks.wording.of_event(board, event)}
    return _best(game, "events", game.event_name(event), values, listener)


def refusal_words(
    game: Game, board: Any, known: Any, seat: int, action: int, listener: Listener
) -> Refusal | None:
    """Why a seat may not do something, in words, and the clause; None when it may."""
    code = game.why_not(board, known, seat, action)
    if code == 0:
        return None
    values = _values_of(game, board, known, seat, action)
    if game.hooks.wording is not None:
        values |= game.hooks.wording.of_refusal(board, known, seat, action)
    return reason_words(game, code, values, listener)


def objection_words(game: Game, board: Any, text: str, listener: Listener) -> Refusal | None:
    """Why a typed action can never be legal on a board, in words, and the clause; or None."""
    found = None if game.hooks.objection is None else game.hooks.objection(board, text)
    return None if found is None else reason_words(game, found.reason, found.values, listener)


def reason_words(game: Game, reason: int, values: Values, listener: Listener) -> Refusal:
    """A reason of the game as a sentence, and its clause."""
    reasons = game.module("reasons")
    said = _best(game, "refusals", message_ids(reasons)[reason], values, listener)
    return said, str(reasons.CLAUSES[reason])


def _verb(game: Game, board: Any, known: Any, seat: int, action: int) -> str:
    """By what an action is known to the catalogues: the first word of its form."""
    if game.declaration is None:
        return game.action_text(board, known, seat, action).split()[0]
    form = game.declaration.sheet.kind_of(action).text_in(known)
    return form.split()[0].strip("{}")


def _values_of(game: Game, board: Any, known: Any, seat: int, action: int) -> dict[str, object]:
    """What the notation has to say of an action."""
    words = game.module("notation").action_values(board, known, seat, action)
    return {"player": game.seat_name(seat), **words}


def _best(game: Game, section: str, message: str, values: Values, listener: Listener) -> str:
    """The plain sentence where there is one, else the exact one."""
    plain = f"plain_{section}"
    best = plain if game.texts().has(plain, message) else section
    return speech_of(game, listener).say(best, message, values)
