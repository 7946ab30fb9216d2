"""Facts that hold in every game of ASTRON, shown on very many."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.chance import game_seed
from orrery.core.conformance import Auditor, variants
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.core.runs import random_games, record_random_game, seeds_for
from orrery.games.astron import sheet as ev
from orrery.games.astron.sheet import DODGE, sheet

GAME = find_game("astron")


def test_referee_and_generator_agree_on_forty_thousand_positions():
    n_positions = 0
    for values in variants(GAME.meta):
        auditor = Auditor(GAME, values)
        n_positions += sum(auditor.audit(game_seed(7, index)) for index in range(25))
    assert n_positions > 40_000


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_end_keep_all_cards_and_replay_to_the_same_hash(players):
    auditor = Auditor(GAME, GAME.meta.read_options(players, {}), with_referee=False)
    for index in range(1000):
        auditor.audit(game_seed(11, index))


@pytest.mark.clause("AS-6")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_random_players_lose_about_four_ships_in_five(players):
    lost = n_ships = 0
    for seed in range(60):
        table = orrery.new("astron", players=players, seed=seed)
        record_random_game(GAME, table.board, table.state, seed)
        statuses = [int(table.state.status[seat]) for seat in range(players)]
        lost += sum(status > 2 for status in statuses)
        n_ships += players
    assert 0.70 < lost / n_ships < 0.90


def test_no_seat_is_clearly_ahead_in_random_play():
    values = GAME.meta.read_options(4, {})
    results = random_games(GAME, GAME.load_board("default"), values, seeds_for(3, 0, 4000))
    shares = results.wins.mean(axis=0)
    assert shares.max() - shares.min() < 0.05


def test_the_rulebook_is_exercised_in_random_games():
    """Every kind of event but the pass happens, dodges are decided, and chains happen."""
    seen = set()
    n_dodges = n_chains = 0
    for seed in range(60):
        values = GAME.meta.read_options(6, {})
        board = GAME.load_board("default")
        state = GAME.setup(board, values)
        for seat, action in record_random_game(GAME, board, copy_record(state), seed):
            events = GAME.apply(board, state, seat, action)
            seen |= {event.kind for event in events}
            n_dodges += sheet.kind_of(action) == DODGE
            n_chains += sum(event.kind == ev.SHIP_DISPLACED for event in events) > 1
    assert seen == set(range(1, 21)) - {ev.PASSED}
    assert n_dodges > 20
    assert n_chains > 0


def test_a_state_is_small():
    assert GAME.dtype.itemsize < 1024


@pytest.mark.parametrize("board", ["default", "attested"])
def test_both_shipped_boards_are_played_to_the_end(board):
    values = GAME.meta.read_options(5, {})
    results = random_games(GAME, GAME.load_board(board), values, seeds_for(2, 0, 500))
    assert (results.wins.any(axis=1)).all()
    assert results.lengths.max() < GAME.meta.max_actions
