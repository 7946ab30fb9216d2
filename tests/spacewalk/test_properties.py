"""Facts that hold in every game of Space Walk, shown on very many."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.chance import game_seed
from orrery.core.conformance import Auditor, variants
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.core.runs import random_games, record_random_game, seeds_for
from orrery.games.spacewalk.sheet import MOVE, sheet

GAME = find_game("spacewalk")
TURNS_AND_STEPS = {2: 867, 3: 1900, 4: 3333, 5: 5166}


def test_referee_and_generator_agree_on_a_hundred_thousand_positions():
    n_positions = 0
    for values in variants(GAME.meta):
        auditor = Auditor(GAME, values)
        n_positions += sum(auditor.audit(game_seed(7, index)) for index in range(25))
    assert n_positions > 100_000


@pytest.mark.parametrize("variant", ["tokens", "cards"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_thousand_random_games_end_conserve_ships_and_replay_to_the_same_hash(players, variant):
    values = GAME.meta.read_options(players, {"variant": variant})
    auditor = Auditor(GAME, values, with_referee=False)
    for index in range(10_000):
        auditor.audit(game_seed(11, index))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_play_takes_as_many_turns_as_the_specification_says(players):
    """39 to 65 turns with 2 to 5 players; without tokens a turn is one move."""
    values = GAME.meta.read_options(players, {"tokens": 0})
    board = GAME.load_board(GAME.default_board(values))
    n_turns = 0
    for index in range(300):
        state = GAME.setup(board, values)
        n_turns += count_turns(board, state, index)
    assert 35 < n_turns / 300 < 70
    assert n_turns / 300 < TURNS_AND_STEPS[players]


def count_turns(board, state, seed: int) -> int:
    return sum(
        sheet.kind_of(action) == MOVE for _, action in record_random_game(GAME, board, state, seed)
    )


def test_never_more_than_fifty_four_actions_on_the_big_orbit():
    values = GAME.meta.read_options(5, {})
    board = GAME.load_board("big")
    most = 0
    for seed in range(20):
        state = GAME.setup(board, values)
        line = record_random_game(GAME, board, copy_record(state), seed)
        for seat, action in line:
            most = max(most, len(GAME.actions(board, state, seat)))
            GAME.apply(board, state, seat, action)
    assert most == 54


def test_a_group_loses_a_ship_exactly_when_it_reaches_the_next_hole():
    for k in range(1, 10):
        for distance in range(1, 7):
            text = f"sw1 small 2p {orbit(6 - distance, fleet(k))}/*/5/Lb/* red move"
            table = orrery.position("spacewalk", text)
            told = table.play("red", f"move {6 - distance}")
            lost = sum("black hole" in sentence for sentence in told)
            assert (lost > 0) == (k >= distance), (k, distance)


def fleet(k: int) -> str:
    sizes = [("L", min(k, 3)), ("M", min(max(k - 3, 0), 3)), ("S", max(k - 6, 0))]
    return "".join(size + "r" * n for size, n in sizes if n)


def orbit(space: int, ships: str) -> str:
    words = [str(space)] * (space > 0) + [ships] + [str(5 - space)] * (space < 5)
    return "/".join(words)


def test_with_two_players_the_survivor_always_wins():
    values = GAME.meta.read_options(2, {})
    results = random_games(GAME, GAME.load_board("small"), values, seeds_for(3, 0, 2000))
    loser_scores = results.scores[results.wins.sum(axis=1) == 1].min(axis=1)
    assert (loser_scores == 0).all()


def test_seats_are_about_even_in_random_play():
    values = GAME.meta.read_options(4, {})
    results = random_games(GAME, GAME.load_board("big"), values, seeds_for(3, 0, 4000))
    shares = results.wins.mean(axis=0)
    assert shares.max() - shares.min() < 0.05
