"""Does a game keep the contract? One suite for our own games and for plug-ins.

    import orrery.conformance
    print(orrery.conformance.check("connect_four"))

It plays random games of every player count and option and checks that referee and generator
agree on every action number, that nothing is lost or made, that games end and replay to the same
bytes, that texts read back, that hidden things stay hidden, that copies are left alone, and that
broken positions are refused or can be played (`core.broken_positions`); on every shipped board, in
every language, and in twin worlds that a viewer must not tell apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from orrery.core.audits import Auditor
from orrery.core.broken_positions import Unplayable, check_broken
from orrery.core.chance import CHANCE, game_seed, new_rng
from orrery.core.clause_checks import check_clauses
from orrery.core.contract import ENGINE_FUNCTIONS, GAME_MODULES, SPECTATOR, TERMINAL_FUNCTIONS
from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.idle_options import idle_options, other_values
from orrery.core.meta import Meta, Values
from orrery.core.nonconformance import Nonconformance, demand
from orrery.core.records import bytes_of, memory_of
from orrery.core.sentences import check_sentences, say_actions, say_event, say_refusals
from orrery.core.texts import message_ids
from orrery.core.twins import Marks, check_natures_events, check_support, check_twins, viewers_of

__all__ = [
    "Auditor", "Nonconformance", "Report", "check", "check_package", "look_closely", "played_on",
    "variants",
]  # fmt: skip

LONGEST_LOOK = 600
"""After how many actions a close look ends; the audits play every game to its end."""
AT_FIRST, APART, FAR_APART = 12, 5, 24
"""The first positions of a close look get every check; later ones, at these intervals, more than
the others."""


@dataclass(frozen=True)
class Report:
    """What was checked."""

    game: str
    variants: int
    games: int
    positions: int
    boards: int
    idle_options: tuple[str, ...] = ()
    """Options that made no difference to any game that was tried."""
    unlisted: tuple[str, ...] = ()
    """Kinds of actions that nobody lists but their own referee."""

    def __str__(self) -> str:
        said = (
            f"{self.game} keeps the contract: {self.variants} variants, {self.games} games,"
            f" {self.positions} positions, {self.boards} boards"
        )
        if self.idle_options:
            said += f"; no game changed by option {', '.join(self.idle_options)}"
        if self.unlisted:
            said += f"; without a generator: {', '.join(self.unlisted)}"
        return said


def check(
    game: str | Game, games: int = 20, close_looks: int = 1, seed: int = 1, broken: int = 20,
    look_every: int = 1, every_language: bool = False, look_apart: int = 1,
) -> Report:  # fmt: skip
    """Check a game; `games` audited games a variant, `close_looks` of them in every detail.

    `broken` is how many broken positions are tried a variant. Of many variants every n-th can be
    looked at closely, beginning with the first: `look_every`. A close look speaks English and one
    other language, another one at each position; `every_language` takes all of them everywhere.
    After its first positions, of those that follow each other and are much alike, it can take
    every n-th, and the last: `look_apart`.
    """
    from orrery.core.registry import find_game

    subject = find_game(game) if isinstance(game, str) else game
    check_package(subject)
    n_variants = n_positions = 0
    for values, board in played_on(subject):
        n_variants += 1
        auditor = Auditor(subject, values, board=board)
        for index in range(games):
            n_positions += auditor.audit(game_seed(seed, index))
        for index in range(close_looks if n_variants % look_every == 1 % look_every else 0):
            luck = game_seed(seed, index)
            look_closely(subject, values, luck, board, every_language, look_apart)
        _check_broken(subject, values, seed, broken)
    idle = tuple(idle_options(subject, seed))
    return Report(
        subject.meta.id, n_variants, n_variants * games, n_positions, len(subject.meta.boards),
        idle, unlisted_kinds(subject),
    )  # fmt: skip


def unlisted_kinds(game: Game) -> tuple[str, ...]:
    """Kinds of a declared game whose list is what the referee lets pass: one text, not two."""
    if game.declaration is None or hasattr(game.declaration.rules, "fill_actions"):
        return ()
    kinds = game.declaration.sheet.kinds
    return tuple(k.verb for k in kinds if k.blanks and not k.is_natures and not k.has_generator)


def played_on(game: Game) -> Iterator[tuple[Values, str]]:
    """Every variant with its board, and every shipped board."""
    yield from _usual_boards(game)
    yield from _other_boards(game)


def _usual_boards(game: Game) -> Iterator[tuple[Values, str]]:
    """Every variant on the board it is usually played on."""
    for values in variants(game.meta):
        yield values, game.default_board(values)


def _other_boards(game: Game) -> Iterator[tuple[Values, str]]:
    """Every other shipped board, once, with the first options that go with it."""
    usual = {board for _, board in _usual_boards(game)}
    for board in game.meta.boards:
        if board not in usual:
            yield _options_for(game, board), board


def _options_for(game: Game, board: str) -> Values:
    loaded = game.load_board(board)
    for values in variants(game.meta):
        try:
            game.check_board(loaded, values)
        except BadInput:
            continue
        return values
    raise Nonconformance(f"{game.meta.id}: no variant can be played on board {board}")


def variants(meta: Meta) -> Iterator[Values]:
    """Every player count as usual, and with each option changed to each other value."""
    for players in range(meta.min_players, meta.max_players + 1):
        yield meta.read_options(players, {})
        for option in meta.options:
            for value in other_values(option):
                try:
                    yield meta.read_options(players, {option.name: value})
                except BadInput:
                    continue  # the game itself objects to this combination


def _check_broken(game: Game, values: Values, seed: int, n_texts: int) -> None:
    try:
        check_broken(game, values, seed, n_texts)
    except Unplayable as found:
        raise Nonconformance(f"{game.meta.id} with {values}: {found}") from None


# The package


def check_package(game: Game) -> None:
    """All modules, functions, clauses, sentences and numbers of the contract are there."""
    for name in GAME_MODULES:
        game.module(name)
    for name in ENGINE_FUNCTIONS:
        demand(hasattr(game.engine, name), game, f"engine.{name} is missing")
    for name in TERMINAL_FUNCTIONS:
        demand(hasattr(game.module("terminal"), name), game, f"terminal.{name} is missing")
    texts = game.texts()
    reasons = {k: v for k, v in message_ids(game.module("reasons")).items() if k != 0}
    for section, ids in (("refusals", reasons), ("events", message_ids(game.module("events")))):
        for number, message in ids.items():
            demand(texts.has(section, message), game, f"no text for {section} {message} ({number})")
    for number, name in reasons.items():
        clause = game.module("reasons").CLAUSES.get(number)
        demand(clause in game.meta.clauses, game, f"reason {name} cites {clause!r}, no clause")
    check_clauses(game)
    check_sentences(game)


# Close looks, position by position


def look_closely(
    game: Game, values: Values, seed: int, board_name: str | None = None,
    every_language: bool = False, look_apart: int = 1,
) -> None:  # fmt: skip
    """Play one game step by step and check everything a position promises."""
    board = game.load_board(board_name or game.default_board(values))
    state = game.setup(board, values)
    _check_setup(game, board, values, state)
    rng = new_rng(seed)
    pick = np.random.default_rng(seed)
    secrets = Marks(game)
    for step in range(LONGEST_LOOK):
        is_thorough = step < AT_FIRST or step % FAR_APART == 0
        if is_thorough or step % look_apart == 0 or game.is_over(board, state):
            _check_position(game, board, state, rng)
        turn = None if every_language else seed + step
        if is_thorough:
            say_refusals(game, board, state, turn)
            say_actions(game, board, state, turn)
            secrets.check(board, state, SPECTATOR)  # also where nothing is said to be secret
            _check_views(game, board, state)
        if game.has_secrets and (is_thorough or step % APART == 0):
            _check_secrets(game, board, state, secrets, rng, is_thorough)
        if game.is_over(board, state):
            has_winner = bool(game.winners(board, state))
            demand(has_winner, game, f"nobody won {game.position_text(board, state)}")
            return
        _check_draws(game, values, board, state)
        seat, actions = _choices(game, board, state, pick)
        action = actions[int(pick.integers(len(actions)))]
        _check_taking_back(game, board, state, seat, action, rng)
        before = bytes_of(state)
        later = game.after(board, state, seat, action)
        demand(bytes_of(state) == before, game, "playing on a copy changed the original")
        for event in game.apply(board, state, seat, action):
            say_event(game, board, event, range(SPECTATOR, state.n_seats), turn)
        demand(bytes_of(later) == bytes_of(state), game, "with and without a trace differ")


def _check_secrets(
    game: Game, board: Any, state: Any, secrets: Marks, rng: Any, is_thorough: bool
) -> None:
    """Nobody is told by any way what `hide` hides; `deal_hidden` reaches what is."""
    for viewer in viewers_of(state):
        secrets.check(board, state, viewer)
        check_twins(game, board, state, viewer, rng, is_thorough)
        if is_thorough:
            check_support(game, board, state, viewer, rng)
    if game.chance_due(board, state):
        check_natures_events(game, board, state)


def _check_draws(game: Game, values: Values, board: Any, state: Any) -> None:
    """Who says that nothing is drawn gets no seed for the cards from a server."""
    if game.chance_due(board, state) and not game.meta.draws(values):
        where = f"with {values} chance is due in {game.position_text(board, state)}"
        demand(False, game, f"`draws` of its META says that nothing is drawn, but {where}")


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
    demand(not stale, game, f"setup leaves {stale} of an earlier game standing")


def _check_position(game: Game, board: Any, state: Any, rng: Any) -> None:
    _check_text(game, board, state)
    _check_action_texts(game, board, state)
    for viewer in (SPECTATOR, *range(state.n_seats)):
        _check_viewer(game, board, state, viewer, rng)
    _check_standing(game, board, state)
    if game.is_over(board, state) or game.chance_due(board, state):
        demand(not game.to_act(board, state), game, "a seat may act when nobody should")
    else:
        demand(bool(game.to_act(board, state)), game, "nobody may act, yet it is not over")


def _check_text(game: Game, board: Any, state: Any) -> None:
    text = game.position_text(board, state)
    demand("\n" not in text, game, f"position text of several lines: {text!r}")
    again = game.parse_position(text, board)[1]
    demand(bytes_of(again) == bytes_of(state), game, f"position does not read back: {text}")


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
    demand(bool(np.isfinite(features).all()), game, "observe writes no number")
    if bytes_of(hidden) != bytes_of(state):
        _check_hidden(game, board, state, hidden, viewer, rng)


def _check_hidden(game: Game, board: Any, state: Any, hidden: Any, viewer: int, rng: Any) -> None:
    """What holds where a viewer does not know everything."""
    shown = bytes_of(hidden)
    again = game.hidden(board, hidden, viewer)
    _same(game, board, bytes_of(again), shown, hidden, "hiding twice differs")
    dealt = game.dealt(board, hidden, viewer, rng)
    demand(game.fault(board, dealt) == 0, game, "deal_hidden makes an unsound position")
    back = game.hidden(board, dealt, viewer)
    _same(game, board, bytes_of(back), shown, hidden, "dealt and hidden again differs")
    text = game.position_text(board, hidden)
    read = game.parse_position(text, board)[1]
    _same(game, board, bytes_of(read), shown, hidden, "a hidden position does not read back")
    if viewer >= 0:
        seen, known = game.actions(board, hidden, viewer), game.actions(board, state, viewer)
        demand(seen == known, game, f"legal actions depend on secrets: {text}")


def _check_standing(game: Game, board: Any, state: Any) -> None:
    """What META calls an open standing is the same in all copies: `core.seen` asks for it once."""
    if not game.meta.open_standing:
        return
    standing = game.standing(board, game.hidden(board, state, SPECTATOR))
    for viewer in range(state.n_seats):
        is_same = game.standing(board, game.hidden(board, state, viewer)) == standing
        demand(is_same, game, f"open_standing is said, but what seat {viewer} knows changes it")


def _check_views(game: Game, board: Any, state: Any) -> None:
    """Without secrets there is one view for all: `core.seen` works it out once."""
    if game.has_secrets:
        return
    view = game.view(board, state, SPECTATOR)
    for viewer in range(state.n_seats):
        is_same = game.view(board, state, viewer) == view
        demand(is_same, game, f"nothing is secret, but the view of seat {viewer} is its own")


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
        demand(is_same, game, f"{text!r} may be taken back but has shown something hidden")
