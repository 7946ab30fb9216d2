"""Facts that hold in every game of Astroplane, shown on very many."""

from __future__ import annotations

import random

import numpy as np
import pytest
from ap_oracle import Oracle, kind

import orrery
from orrery.core.chance import game_seed
from orrery.core.conformance import Auditor
from orrery.core.game import rules_view
from orrery.core.records import copy_record
from orrery.core.registry import find_game
from orrery.core.runs import random_games, record_random_game, seeds_for
from orrery.games.astroplane.rules.listing import can_move, may_step
from orrery.games.astroplane.sheet import END, FIRE, FLY, KILL, LEAVE, STEP, sheet
from orrery.games.astroplane.state import MOVING, STATE

GAME = find_game("astroplane")
BOARD = GAME.load_board("standard")
FACINGS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def values(players: int, **options: object) -> dict[str, int | bool | str]:
    return GAME.meta.read_options(players, options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_referee_and_generator_agree_and_nothing_is_lost_on_thousands_of_positions(players):
    auditor = Auditor(GAME, values(players))
    assert sum(auditor.audit(game_seed(7, index)) for index in range(8)) > 2_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_hundred_random_games_end_and_replay_to_the_same_bytes(players):
    auditor = Auditor(GAME, values(players, match_to=10), with_referee=False)
    for index in range(170):
        auditor.audit(game_seed(11, index))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_plays_as_the_literal_second_implementation(players):
    for seed in range(2):
        compare(players, random.Random(100 * players + seed))


def compare(players: int, chooser: random.Random) -> None:
    """Play one game on both, comparing legal actions and positions at every step."""
    table = orrery.new("astroplane", players=players)
    oracle = Oracle(players)
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.actions(seat)
        assert set(legal) == oracle.actions(), table.text
        text = chooser.choice(legal)
        before = table.text
        table.play(seat, text)
        oracle.play(text)
        assert (oracle.result is not None) == table.is_over, (before, text)
        if not table.is_over:
            assert of_engine(table) == of_oracle(oracle), (before, text)
    assert table.scores == oracle.result


def of_engine(table: orrery.Table) -> dict[str, object]:
    view = table.view()
    stacks: dict[object, object] = {}
    for stack in view["stacks"]:
        pieces = [(p["owner"], p["came_through"], p["landed_now"]) for p in stack["pieces"]]
        facing = FACINGS[stack["facing"]]
        if stack["is_square"]:
            other = -facing[0], -facing[1]
            stacks[stack["x"], stack["y"], other] = pieces[:1]
            pieces = pieces[:1]
        stacks[stack["x"], stack["y"], facing] = pieces
    return {
        "stacks": stacks,
        "turn": table.state.turn,
        "numbers": (view["moves_left"], view["round"], view["last_stir"], view["reserve_due"]),
        "sent": view["sent"],
        "players": [
            (
                [area["pieces"] for area in p["start"]], p["reserve"],
                p["removed"], p["kills"], p["is_out"],
            )
            for p in view["players"]
        ],
        "scores": table.scores,
    }  # fmt: skip


def of_oracle(oracle: Oracle) -> dict[str, object]:
    colours = GAME.meta.seat_names
    standing = {place: pieces for place, pieces in oracle.at.items() if pieces}
    return {
        "stacks": {place: oracle_stack(place, standing[place]) for place in standing},
        "turn": oracle.turn,
        "numbers": (oracle.left, oracle.round, oracle.stir, oracle.due),
        "sent": [colours[piece.owner] for piece in reversed(oracle.sent)],
        "players": [
            (
                [len(area) for area in oracle.starts[seat]], oracle.reserve[seat],
                oracle.removed[seat], oracle.kills[seat], seat in oracle.out,
            )
            for seat in range(oracle.n)
        ],
        "scores": oracle.points(),
    }  # fmt: skip


def oracle_stack(place, pieces) -> list[tuple[str, bool, bool]]:
    """Top first; a piece has landed now if it acted and an opponent's piece is beneath."""
    found = []
    for level, piece in reversed(list(enumerate(pieces))):
        is_on_foe = level > 0 and pieces[level - 1].owner != piece.owner
        landed = piece.acted and is_on_foe and kind(place[:2]) != "centre"
        found.append((GAME.meta.seat_names[piece.owner], piece.marked, landed))
    return found


def test_whoever_may_not_end_has_a_move_and_whoever_passes_by_has_a_way_on():
    """Games from the start, and from a crowd of Squares."""
    n_passing = 0
    for seed in range(4):
        check_game(GAME.setup(BOARD, values(4)), seed, 10_000)
    for seed in range(150):
        n_passing += check_game(GAME.parse_position(CROWD, BOARD)[1], seed, 12)
    assert n_passing > 20


CROWD = (
    "ap1 standard 2p d11ns:rr,h11ns:bb,l11ns:rr,d7ew:bb,l7ew:bb,f5ns:rr,j5ns:rr,h3ew:bb red move"
)


def check_game(state, seed: int, limit: int) -> int:
    """Play at random and check every turn; how often a Square was passing by."""
    n_passing = 0
    for seat, action in record_random_game(GAME, BOARD, copy_record(state), seed)[:limit]:
        if state.phase == MOVING:
            n_passing += check_turn(state, seat)
        GAME.apply(BOARD, state, seat, action)
    return n_passing


def check_turn(state, seat: int) -> int:
    """The predicate `can_move` says what the list of actions says; 1 when a Square is bound."""
    rules = rules_view(BOARD), rules_view(state)
    kinds = {int(sheet.kind_of(action)) for action in GAME.actions(BOARD, state, seat)}
    is_bound = state.bound_square != 255
    if state.moves_left and not is_bound:
        assert bool(can_move(*rules, seat)) == bool(kinds & {FLY, LEAVE, STEP, KILL, FIRE})
    if is_bound:
        assert kinds <= {STEP, KILL}
        assert any(may_step(*rules, seat, state.bound_square, d) for d in range(4))
        assert END not in kinds
    return int(is_bound)


def test_never_more_actions_than_the_buffer_holds():
    most = 0
    for seed in range(20):
        state = GAME.setup(BOARD, values(2))
        for seat, action in record_random_game(GAME, BOARD, copy_record(state), seed):
            most = max(most, len(GAME.actions(BOARD, state, seat)))
            GAME.apply(BOARD, state, seat, action)
    assert 20 < most < GAME.engine.MAX_ACTIONS // 2


def test_a_state_is_less_than_a_kibibyte():
    assert STATE.itemsize < 1024


@pytest.mark.clause("AP-47")
def test_random_play_is_as_long_as_the_specification_says():
    """91 rounds in the middle with two players, true wins .23; here a little less of both."""
    results = random_games(GAME, BOARD, values(2), seeds_for(3, 0, 1000))
    assert 300 < np.median(results.lengths) < 420
    true_wins = ((results.scores == 8) & results.wins).any(axis=1) & (results.scores == 0).any(
        axis=1
    )
    assert 0.12 < true_wins.mean() < 0.3


def test_two_players_win_equally_often_at_random():
    results = random_games(GAME, BOARD, values(2), seeds_for(5, 0, 4000))
    shares = results.wins / results.wins.sum(axis=1, keepdims=True)
    assert abs(shares[:, 0].mean() - 0.5) < 0.03
