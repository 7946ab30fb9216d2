"""Random games in every tempo: nothing is lost, referee and generator agree, games end."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.core.chance import CHANCE
from orrery.core.conformance import Auditor
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.core.rule import IS_PLAIN
from orrery.core.runs import random_games, record_random_game, seeds_for
from orrery.games.situation7.land import land_of, stands_of
from orrery.games.situation7.sheet import TIME_UP

GAME = find_game("situation7")
N_AUDITS = 1 if IS_PLAIN else 12
N_GAMES = 3 if IS_PLAIN else 300
TABLES = [
    (2, {}),
    (2, {"agree": True}),
    (3, {}),
    (4, {"agree": True}),
    (2, {"tempo": "live"}),
    (2, {"tempo": "live", "agree": True}),
    (4, {"tempo": "live"}),
    (2, {"tempo": "race"}),
    (2, {"tempo": "race", "time_limit": 5, "yellow_time": 135, "green_time": 88}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_referee_and_generator_agree_and_nothing_is_lost(players, options):
    values = GAME.meta.read_options(players, options)
    auditor = Auditor(GAME, values)
    assert sum(auditor.audit(seed) for seed in range(1, N_AUDITS + 1)) > 20 * N_AUDITS


def test_only_the_clock_of_the_table_may_interrupt_a_live_game_with_a_limit():
    """The one action of nature that is legal without being due (S7-20)."""
    values = GAME.meta.read_options(2, {"tempo": "live", "time_limit": 10})
    board = GAME.load_board("standard")
    state = GAME.setup(board, values)
    for seat, action in record_random_game(GAME, board, GAME.setup(board, values), 4)[:-1]:
        assert not GAME.chance_due(board, state)
        legal = [
            a for a in range(GAME.engine.N_ACTIONS) if not GAME.why_not(board, state, CHANCE, a)
        ]
        assert legal == [TIME_UP.first]
        GAME.apply(board, state, seat, action)


@pytest.mark.clause("S7-2", "S7-19")
@pytest.mark.parametrize("options", [{}, {"tempo": "live"}, {"tempo": "race"}])
def test_pieces_and_equipment_never_leave_the_board_or_move(options):
    values = GAME.meta.read_options(2, options)
    board = GAME.load_board("standard")
    state = GAME.setup(board, values)
    for seat, action in record_random_game(GAME, board, GAME.setup(board, values), 9):
        before = [land_of(state, side) for side in (0, 1)]
        stood = [stands_of(state, kind, side) for kind in range(3) for side in (0, 1)]
        GAME.apply(board, state, seat, action)
        assert all(old <= land_of(state, side) for side, old in enumerate(before))
        now = [stands_of(state, kind, side) for kind in range(3) for side in (0, 1)]
        assert all(old <= new for old, new in zip(stood, now, strict=True))
    assert GAME.is_over(board, state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_games_end_well_below_the_promised_length(players, options):
    values = GAME.meta.read_options(players, options)
    results = random_games(GAME, GAME.load_board("standard"), values, seeds_for(3, 0, N_GAMES))
    assert results.lengths.max() < GAME.meta.max_actions
    assert results.wins.any(axis=1).all()


@pytest.mark.clause("S7-20")
def test_without_agree_or_limit_every_game_fills_the_whole_board():
    for options in ({}, {"tempo": "live"}, {"tempo": "race"}):
        values = GAME.meta.read_options(2, options)
        board = GAME.load_board("standard")
        state = GAME.setup(board, values)
        record_random_game(GAME, board, state, 2)
        assert state.n_empty == 0


@pytest.mark.skipif(IS_PLAIN, reason="thousands of games")
def test_random_play_favours_no_side():
    values = GAME.meta.read_options(2, {"tempo": "race"})
    results = random_games(GAME, GAME.load_board("standard"), values, seeds_for(1, 0, 4000))
    assert abs(results.wins[:, 0].mean() - 0.5) < 0.03


@pytest.mark.clause("S7-28")
@pytest.mark.skipif(IS_PLAIN, reason="hundreds of games")
def test_who_searches_a_tenth_faster_wins_most_races():
    from orrery.bots.players import contest

    board = GAME.load_board("standard")
    values = GAME.meta.read_options(2, {"tempo": "race", "green_time": 90})
    results = contest(GAME, board, values, ["greedy", "greedy"], seeds_for(1, 0, 150))
    assert results.wins[:, 1].mean() > 0.6


def test_the_state_is_small():
    assert GAME.dtype.itemsize <= 1024


def test_a_watched_game_and_an_unwatched_one_are_the_same():
    table = orrery.new("situation7", seed=2)
    state = GAME.setup(table.board, GAME.meta.read_options(2, {}))
    rng = np.random.default_rng(2)
    while not table.is_over:
        seat = table.to_act[0]
        actions = GAME.actions(table.board, table.state, seat)
        action = actions[int(rng.integers(len(actions)))]
        table.play_number(seat, action)
        state = GAME.after(table.board, state, seat, action)
    assert state.memory.tobytes() == table.state.memory.tobytes()
    assert GAME.engine.is_over(rules_view(table.board), rules_view(state))
