"""Part of conformance: what a viewer may not know makes no difference to what it is told.

A twin of a position differs from it in nothing but what a viewer may not know: `deal_hidden` has
dealt it anew. The viewer must not be able to tell the twins apart.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.game import Game, rules_view
from orrery.core.knowledge import marks, only
from orrery.core.made_rules import made_rule
from orrery.core.nonconformance import Nonconformance, demand
from orrery.core.records import bytes_of, copy_record, memory_of
from orrery.core.state_rules import hide_text
from orrery.core.wording import Listener, event_words, legal_words, refusal_words

FEW_WORLDS = 12
"""So few different worlds among SOME_DEALS: then there are hardly more."""
SOME_DEALS = 60
MANY_DEALS = 4_000


def viewers_of(state: Any) -> tuple[int, ...]:
    """Everybody who may look on."""
    return (SPECTATOR, *range(state.n_seats))


class Marks:
    """Compares `hide`, which a game may have written itself, with the marks of its fields."""

    def __init__(self, game: Game) -> None:
        """For one game."""
        declared = game.declaration
        self.game = game
        self._marked = set(marks(game.module("state").State, only))
        self._hide: Any = None
        if declared is not None:
            self._hide = made_rule(hide_text(declared.state), {}, declared.sheet)

    def check(self, board: Any, state: Any, viewer: int) -> None:
        """`hide` touches marked fields only, and leaves nothing of them that is not known."""
        hidden = self.game.hidden(board, state, viewer)
        before, after = memory_of(state)[0], memory_of(hidden)[0]
        for name in before.dtype.names:
            same = name in self._marked or np.array_equal(before[name], after[name])
            demand(same, self.game, f"hide changes {name}, which is not marked as secret")
        if self._hide is None:
            return
        again = copy_record(hidden)
        self._hide(rules_view(board), rules_view(again), viewer)
        for name in before.dtype.names:
            same = np.array_equal(memory_of(again)[0][name], after[name])
            demand(same, self.game, f"hide leaves something of {name}, which is marked as secret")


def check_twins(game: Game, board: Any, state: Any, viewer: int, rng: Any, thorough: bool) -> bool:
    """A twin looks the same and tells the same; whether there was one that differs."""
    hidden = game.hidden(board, state, viewer)
    twin = game.dealt(board, hidden, viewer, rng)
    if bytes_of(twin) == bytes_of(state):
        return False
    if _look(game, board, state, viewer) != _look(game, board, twin, viewer):
        raise Nonconformance(f"{game.meta.id}: a twin looks different: {_say(game, board, hidden)}")
    if thorough and viewer >= 0:
        _check_referee(game, board, state, twin, viewer)
    _check_quiet_actions(game, board, state, twin, viewer)
    return True


def _look(game: Game, board: Any, state: Any, viewer: int) -> tuple[Any, ...]:
    """All that a viewer is shown of a position."""
    hidden = game.hidden(board, state, viewer)
    actions = game.actions(board, state, viewer) if viewer >= 0 else []
    view = json.dumps(game.view(board, state, viewer), sort_keys=True)
    features = game.observe(board, state, viewer).tobytes()
    words = legal_words(game, board, state, viewer, Listener(viewer)) if viewer >= 0 else []
    return bytes_of(hidden), game.position_text(board, hidden), actions, words, view, features


def _say(game: Game, board: Any, hidden: Any) -> str:
    return game.position_text(board, hidden)


def _check_referee(game: Game, board: Any, state: Any, twin: Any, viewer: int) -> None:
    for action in range(game.engine.N_ACTIONS):
        verdicts = [game.why_not(board, world, viewer, action) for world in (state, twin)]
        same = verdicts[0] == verdicts[1]
        hidden = game.hidden(board, state, viewer)
        demand(same, game, f"the referee tells secrets of {action}: {_say(game, board, hidden)}")
    _check_refusal_words(game, board, state, twin, viewer)


def _check_refusal_words(game: Game, board: Any, state: Any, twin: Any, viewer: int) -> None:
    """What a refusal says is the same in both worlds; one of each reason is heard."""
    heard: set[int] = set()
    for action in range(game.engine.N_ACTIONS):
        reason = game.why_not(board, state, viewer, action)
        if reason and reason not in heard:
            heard.add(reason)
            known = [game.hidden(board, world, viewer) for world in (state, twin)]
            said = [
                refusal_words(game, board, one, viewer, action, Listener(viewer)) for one in known
            ]
            demand(said[0] == said[1], game, f"a refusal tells secrets: {said}")


def _check_quiet_actions(game: Game, board: Any, state: Any, twin: Any, viewer: int) -> None:
    """An action that may be taken back has shown nothing: it is told alike in both worlds."""
    if game.chance_due(board, state) or game.is_over(board, state):
        return
    seat = game.to_act(board, state)[0]
    both = set(game.actions(board, state, seat)) & set(game.actions(board, twin, seat))
    for action in sorted(both)[:4]:
        if _is_quiet(game, board, state, seat, action):
            told = [_told(game, board, world, seat, action, viewer) for world in (state, twin)]
            text = game.action_text(board, state, seat, action)
            demand(told[0] == told[1], game, f"{text!r} shows nothing, yet events differ: {told}")


def _is_quiet(game: Game, board: Any, state: Any, seat: int, action: int) -> bool:
    after = game.after(board, state, seat, action)
    known, known_after = (game.hidden(board, world, SPECTATOR) for world in (state, after))
    return game.may_take_back(board, known, known_after, seat, action)


def _told(game: Game, board: Any, state: Any, seat: int, action: int, viewer: int) -> list[str]:
    events = game.apply(board, copy_record(state), seat, action)
    seen = [game.seen_event(event, viewer) for event in events]
    plain = [event_words(game, board, event, Listener(viewer)) for event in seen]
    return [game.event_text(board, event) for event in seen] + plain


def check_natures_events(game: Game, board: Any, state: Any) -> None:
    """Draws of nature after which a viewer knows the same are told alike to that viewer."""
    told: dict[tuple[int, bytes], list[str]] = {}
    for action in game.chances(board, state)[0]:
        later = game.after(board, state, CHANCE, action)
        for viewer in viewers_of(state):
            hidden = game.hidden(board, later, viewer)
            if bytes_of(hidden) != bytes_of(later):
                words = _told(game, board, state, CHANCE, action, viewer)
                known = told.setdefault((viewer, bytes_of(hidden)), words)
                demand(known == words, game, f"events tell what hide hides: {known} or {words}")


def check_support(game: Game, board: Any, state: Any, viewer: int, rng: Any) -> bool:
    """Where there are few worlds, `deal_hidden` deals the true one too; whether there are few."""
    hidden = game.hidden(board, state, viewer)

    def deals(n: int) -> set[bytes]:
        return {bytes_of(game.dealt(board, hidden, viewer, rng)) for _ in range(n)}

    found = deals(SOME_DEALS)
    if len(found) > FEW_WORLDS:
        return False
    true = bytes_of(state)
    for _ in range(MANY_DEALS // SOME_DEALS):
        if true in found:
            return True
        found |= deals(SOME_DEALS)
    position = game.position_text(board, state)
    raise Nonconformance(
        f"{game.meta.id}: deal_hidden never deals the true world to"
        f" {game.seat_name(viewer) if viewer >= 0 else 'a spectator'}: {position}"
    )
