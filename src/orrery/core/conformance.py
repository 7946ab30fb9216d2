"""Does a game keep the contract? One suite for our own games and for plug-ins.

    import orrery.conformance
    print(orrery.conformance.check("connect_four"))

It plays random games of every player count and option and checks that referee and generator
agree on every action number, that nothing is lost or made, that games end and replay to the same
bytes, that texts read back, that hidden things stay hidden, that copies are left alone, and that
broken positions are refused or can be played (`core.broken_positions`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from orrery.core.broken_positions import Unplayable, check_broken
from orrery.core.chance import CHANCE, game_seed, new_rng
from orrery.core.contract import ENGINE_FUNCTIONS, GAME_MODULES, SPECTATOR, TERMINAL_FUNCTIONS
from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.meta import Meta, Option, Value, Values
from orrery.core.records import bytes_of, copy_record, memory_of, overwrite
from orrery.core.runs import Buffers
from orrery.core.texts import message_ids

LONGEST_LOOK = 600
"""A close look ends after so many actions; the audits play every game to its end."""


class Nonconformance(AssertionError):  # noqa: N818 - an assertion about a game
    """A game breaks the contract; the message says how, with a position to paste."""


@dataclass(frozen=True)
class Report:
    """What was checked."""

    game: str
    variants: int
    games: int
    positions: int

    def __str__(self) -> str:
        return (
            f"{self.game} keeps the contract: {self.variants} variants, {self.games} games,"
            f" {self.positions} positions"
        )


def check(
    game: str | Game, games: int = 20, close_looks: int = 1, seed: int = 1, broken: int = 20
) -> Report:
    """Check a game; `games` audited games a variant, `close_looks` of them in every detail.

    `broken` is how many broken positions are tried a variant.
    """
    from orrery.core.registry import find_game

    subject = find_game(game) if isinstance(game, str) else game
    check_package(subject)
    n_variants = n_positions = 0
    for values in variants(subject.meta):
        n_variants += 1
        auditor = Auditor(subject, values)
        for index in range(games):
            n_positions += auditor.audit(game_seed(seed, index))
        for index in range(close_looks):
            look_closely(subject, values, game_seed(seed, index))
        _check_broken(subject, values, seed, broken)
    return Report(subject.meta.id, n_variants, n_variants * games, n_positions)


def variants(meta: Meta) -> Iterator[Values]:
    """Every player count as usual, and with each option changed to each other value."""
    for players in range(meta.min_players, meta.max_players + 1):
        yield meta.read_options(players, {})
        for option in meta.options:
            for value in _other_values(option):
                try:
                    yield meta.read_options(players, {option.name: value})
                except BadInput:
                    continue  # the game itself objects to this combination


def _other_values(option: Option) -> list[Value]:
    if option.kind == "flag":
        return [not option.default]
    known: list[Value] = list(option.choices) if option.choices else [option.low, option.high]
    return [value for value in known if value != option.default]


def _check_broken(game: Game, values: Values, seed: int, n_texts: int) -> None:
    try:
        check_broken(game, values, seed, n_texts)
    except Unplayable as found:
        raise Nonconformance(f"{game.meta.id} with {values}: {found}") from None


# The package


def check_package(game: Game) -> None:
    """All modules, functions, sentences and numbers of the contract are there."""
    for name in GAME_MODULES:
        game.module(name)
    for name in ENGINE_FUNCTIONS:
        _demand(hasattr(game.engine, name), game, f"engine.{name} is missing")
    for name in TERMINAL_FUNCTIONS:
        _demand(hasattr(game.module("terminal"), name), game, f"terminal.{name} is missing")
    texts = game.texts().tables
    reasons = {k: v for k, v in message_ids(game.module("reasons")).items() if k != 0}
    for section, ids in (("refusals", reasons), ("events", message_ids(game.module("events")))):
        for number, message in ids.items():
            _demand(message in texts[section], game, f"no text for {section} {message} ({number})")
    for number, name in reasons.items():
        clause = game.module("reasons").CLAUSES.get(number)
        _demand(clause in game.meta.clauses, game, f"reason {name} cites {clause!r}, no clause")


def _demand(holds: bool, game: Game, why: str) -> None:
    if not holds:
        raise Nonconformance(f"{game.meta.id}: {why}")


# Audited games, in compiled loops


class Auditor:
    """Plays and replays random games of one variant with every position audited."""

    def __init__(self, game: Game, values: Values, with_referee: bool = True) -> None:
        """`with_referee`: ask the referee about every action number at every position."""
        self.game = game
        self.values = values
        self.with_referee = with_referee
        self.board = game.load_board(game.default_board(values))
        self.start = game.setup(self.board, values)
        self._state = copy_record(self.start)
        self._buffers = Buffers(game)
        self._seats = np.zeros(game.meta.max_actions + 1, np.int8)
        self._played = np.zeros(game.meta.max_actions + 1, np.int32)
        self._is_listed = np.zeros(game.engine.N_ACTIONS, np.bool_)

    def audit(self, seed: int) -> int:
        """Play and replay a game; the number of positions. Nonconformance says what broke."""
        game, b = self.game, self._buffers
        b.rng[0] = seed
        overwrite(self._state, self.start)
        link = np.ones(1, np.uint64)
        found = game.loops.audit_game(
            rules_view(self.board), rules_view(self._state), self._bytes(), self.with_referee,
            self._seats, self._played, link,
            b.actions, b.weights, self._is_listed, b.rng, b.trace,
        )  # fmt: skip
        if found != game.loops.AUDIT_OK:
            _report(game, self.values, self.board, self._state, int(found))
        self._replay(int(self._played[-1]), int(link[0]))
        return int(self._played[-1]) + 1

    def _replay(self, n: int, expected: int) -> None:
        overwrite(self._state, self.start)
        link = np.ones(1, np.uint64)
        self.game.loops.replay_game(
            rules_view(self.board), rules_view(self._state), self._bytes(),
            self._seats, self._played, n, link, self._buffers.trace,
        )  # fmt: skip
        same = int(link[0]) == expected
        _demand(same, self.game, f"a replay with {self.values} leads to another hash")

    def _bytes(self) -> Any:
        return memory_of(self._state).view(np.uint8)


def _report(game: Game, values: Values, board: Any, state: Any, found: int) -> None:
    position = game.position_text(board, state)
    loops = game.loops
    problem = {
        loops.AUDIT_FAULT: f"invariant {game.fault(board, state)} is broken",
        loops.AUDIT_ENDLESS: f"the game goes on after {game.meta.max_actions} actions",
        loops.AUDIT_STUCK: "someone must act and has no action",
    }.get(found) or _difference(game, board, state, found)
    raise Nonconformance(f"{game.meta.id} with {values}: {problem}. Position: {position}")


def _difference(game: Game, board: Any, state: Any, action: int) -> str:
    seats = [CHANCE, *range(state.n_seats)]
    verdicts = {seat: game.why_not(board, state, seat, action) for seat in seats}
    listed = {seat: action in game.actions(board, state, seat) for seat in range(state.n_seats)}
    return f"referee and generator differ on action {action}: {verdicts} but listed {listed}"


# Close looks, position by position


def look_closely(game: Game, values: Values, seed: int) -> None:
    """Play one game step by step and check everything a position promises."""
    board = game.load_board(game.default_board(values))
    state = game.setup(board, values)
    _check_setup(game, board, values, state)
    rng = new_rng(seed)
    pick = np.random.default_rng(seed)
    for _ in range(LONGEST_LOOK):
        _check_position(game, board, state, rng)
        if game.is_over(board, state):
            has_winner = bool(game.winners(board, state))
            _demand(has_winner, game, f"nobody won {game.position_text(board, state)}")
            return
        seat, actions = _choices(game, board, state, pick)
        action = actions[int(pick.integers(len(actions)))]
        _check_taking_back(game, board, state, seat, action, rng)
        before = bytes_of(state)
        later = game.after(board, state, seat, action)
        _demand(bytes_of(state) == before, game, "playing on a copy changed the original")
        for event in game.apply(board, state, seat, action):
            _demand(bool(game.event_text(board, event)), game, f"{event} tells nothing")
        _demand(bytes_of(later) == bytes_of(state), game, "with and without a trace differ")


def _choices(game: Game, board: Any, state: Any, pick: Any) -> tuple[int, list[int]]:
    if game.chance_due(board, state):
        return CHANCE, game.chances(board, state)[0]
    seats = game.to_act(board, state)
    seat = seats[int(pick.integers(len(seats)))]
    return seat, game.actions(board, state, seat)


def _check_setup(game: Game, board: Any, values: Values, state: Any) -> None:
    used = game.new_state()
    memory_of(used).view(np.uint8)[:] = 1
    options = game.options_record(values)
    game.engine.setup(rules_view(board), rules_view(used), rules_view(options))
    fresh = {name: memory_of(state)[name].tolist() for name in game.dtype.names or ()}
    again = {name: memory_of(used)[name].tolist() for name in game.dtype.names or ()}
    stale = [name for name in fresh if fresh[name] != again[name]]
    _demand(not stale, game, f"setup leaves {stale} of an earlier game standing")


def _check_position(game: Game, board: Any, state: Any, rng: Any) -> None:
    _check_text(game, board, state)
    _check_action_texts(game, board, state)
    for viewer in (SPECTATOR, *range(state.n_seats)):
        _check_viewer(game, board, state, viewer, rng)
    if game.is_over(board, state) or game.chance_due(board, state):
        _demand(not game.to_act(board, state), game, "a seat may act when nobody should")
    else:
        _demand(bool(game.to_act(board, state)), game, "nobody may act, yet it is not over")


def _check_text(game: Game, board: Any, state: Any) -> None:
    text = game.position_text(board, state)
    _demand("\n" not in text, game, f"position text of several lines: {text!r}")
    again = game.parse_position(text, board)[1]
    _demand(bytes_of(again) == bytes_of(state), game, f"position does not read back: {text}")


def _check_action_texts(game: Game, board: Any, state: Any) -> None:
    for seat in (CHANCE, *range(state.n_seats)):
        if seat == CHANCE:
            is_due = game.chance_due(board, state)
            actions = game.chances(board, state)[0] if is_due else []
        else:
            actions = game.actions(board, state, seat)
        for action in actions:
            text = game.action_text(board, state, seat, action)
            number = game.parse_action(board, state, seat, text)
            if number != action:
                position = game.position_text(board, state)
                raise Nonconformance(f"{text!r} reads back as another action at {position}")


def _check_viewer(game: Game, board: Any, state: Any, viewer: int, rng: Any) -> None:
    hidden = game.hidden(board, state, viewer)
    json.dumps(game.view(board, state, viewer))
    features = game.observe(board, hidden, viewer)
    _same(game, board, features.tobytes(), game.observe(board, state, viewer).tobytes(),
          hidden, "observe tells secrets")  # fmt: skip
    _demand(bool(np.isfinite(features).all()), game, "observe writes no number")
    if bytes_of(hidden) != bytes_of(state):
        _check_hidden(game, board, state, hidden, viewer, rng)


def _check_hidden(game: Game, board: Any, state: Any, hidden: Any, viewer: int, rng: Any) -> None:
    """What holds where a viewer does not know everything."""
    shown = bytes_of(hidden)
    again = game.hidden(board, hidden, viewer)
    _same(game, board, bytes_of(again), shown, hidden, "hiding twice differs")
    dealt = game.dealt(board, hidden, viewer, rng)
    _demand(game.fault(board, dealt) == 0, game, "deal_hidden makes an unsound position")
    back = game.hidden(board, dealt, viewer)
    _same(game, board, bytes_of(back), shown, hidden, "dealt and hidden again differs")
    text = game.position_text(board, hidden)
    read = game.parse_position(text, board)[1]
    _same(game, board, bytes_of(read), shown, hidden, "a hidden position does not read back")
    if viewer >= 0:
        seen, known = game.actions(board, hidden, viewer), game.actions(board, state, viewer)
        _demand(seen == known, game, f"legal actions depend on secrets: {text}")


def _same(game: Game, board: Any, one: bytes, other: bytes, state: Any, why: str) -> None:
    if one != other:
        raise Nonconformance(f"{game.meta.id}: {why}: {game.position_text(board, state)}")


def _check_taking_back(
    game: Game, board: Any, state: Any, seat: int, action: int, rng: Any
) -> None:
    """An action that may be taken back has shown no viewer anything hidden."""
    if seat == CHANCE or not game.has_secrets:
        return
    after = game.after(board, state, seat, action)
    known, known_after = (game.hidden(board, s, SPECTATOR) for s in (state, after))
    if not game.may_take_back(board, known, known_after, seat, action):
        return
    for viewer in range(state.n_seats):
        seen = bytes_of(game.hidden(board, after, viewer))
        world = game.dealt(board, game.hidden(board, state, viewer), viewer, rng)
        is_same = game.why_not(board, world, seat, action) == 0 and seen == bytes_of(
            game.hidden(board, game.after(board, world, seat, action), viewer)
        )
        text = game.action_text(board, state, seat, action)
        _demand(is_same, game, f"{text!r} may be taken back but has shown something hidden")
