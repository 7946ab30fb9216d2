"""Live play: who is quick acts first; what has become illegal meanwhile is chosen anew."""

from __future__ import annotations

from orrery.bots.matches import Match, play_match
from orrery.bots.players import Bot, rank_of
from orrery.core.registry import find_game
from orrery.wasm.choice import at_once

GAME = find_game("situation7")
VALUES = GAME.meta.read_options(2, {"tempo": "live"})
BOARD = GAME.load_board(GAME.default_board(VALUES))


class Swift:
    """Takes any piece, at the pace of a rank."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def choose(self, board, state, seat):
        return GAME.actions(board, state, seat)[0]


def steps(ranks: tuple[int, int], seed: int) -> list[int]:
    """Who acted, one after the other."""
    state = GAME.setup(BOARD, VALUES)
    match = Match(GAME, BOARD, [Swift(rank) for rank in ranks], seed)
    seats = []
    while not GAME.is_over(BOARD, state):
        seat, action = match.next_step(state)
        assert GAME.why_not(BOARD, state, seat, action) == 0
        GAME.apply(BOARD, state, seat, action)
        seats.append(seat)
    return seats


def test_a_higher_rank_acts_more_often_with_the_same_judgement():
    quick, slow = steps((6, 1), 1)[:60], steps((1, 6), 1)[:60]
    assert quick.count(0) > 35
    assert slow.count(0) < 25


def test_the_same_seed_gives_the_same_order():
    assert steps((3, 3), 5) == steps((3, 3), 5)
    assert steps((3, 3), 5) != steps((3, 3), 6)


def test_ranks_are_numbered_from_cadet_to_grand_admiral():
    assert [rank_of(name) for name in ("cadet", "captain", "admiral", "grand_admiral")] == [
        1,
        5,
        6,
        7,
    ]
    assert rank_of("admiral/cut=3") == 6
    assert rank_of("greedy") == rank_of("test:Own") == 3


def test_officers_play_a_live_game_to_its_end():
    at_once()
    bots = [Bot(GAME, name, n_seats=2) for name in ("cadet", "ensign")]
    outcome = play_match(GAME, BOARD, VALUES, bots, 3)
    assert outcome.winners
    assert outcome.length > 60


def test_only_situation_7_has_a_pace():
    assert GAME.hooks.live is not None
    assert find_game("spacewalk").hooks.live is None
