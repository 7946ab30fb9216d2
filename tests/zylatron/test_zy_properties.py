"""What holds in every game: conservation, agreement of referee and generator, an end, replay."""

from __future__ import annotations

import random

import numpy as np
import pytest
from zy_help import RED, at, fresh

import orrery
from orrery import CHANCE
from orrery.core import runs
from orrery.core.chance import game_seed
from orrery.core.conformance import Auditor
from orrery.core.game import rules_view
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.scratch import new_scratch
from orrery.games.zylatron import sheet as a
from orrery.games.zylatron.state import STATE

GAME = find_game("zylatron")
VARIANTS = [
    (2, {}),
    (2, {"rules": "short"}),
    (3, {"touch_move": True, "prices": "half"}),
    (4, {"pick_planets": True, "max_rounds": 30}),
    (4, {"rules": "short", "prices": "half", "touch_move": True}),
]
CROWDED = (
    "4p red act 24,8:rb1[rf1[rw1],rf2,rm1] 26,10:rf3[rf4[rw2]] 26,12:rw3 25,13:rm2 10,4:rw4"
    " 32,8:bb1[bw1,bm1] 30,10:bf1[bf2] 30,12:bw2 32,12:bw3 48,2:bw4 46,4:bm2"
    " 30,20:gb1[gf1,gf2] 30,16:gf3[gw1] 32,16:gw2 28,14:gw3 47,25:gw4 48,22:gm1"
    " 24,20:yb1[yf1[yf2[yw1]]] 26,16:yf3[ym1] 24,16:yw2 7,23:yw3 8,22:ym2"
    " money=40,40,40,40 zylon=green hurt=red-moon ruins=blue-zylon strikes=3,2,2"
)
"""Everyone at Zylon with stacks and money: much can happen at once."""


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_random_games_are_sound_end_and_replay(players, options):
    """Every position is audited: invariants, referee = generator for every action number."""
    auditor = Auditor(GAME, GAME.meta.read_options(players, options))
    for index in range(3):
        assert auditor.audit(game_seed(5, index)) > 100


def busy_walk(state, board, seed: int, limit: int):
    """Play on, each kind of action as likely as the others; yields before every action."""
    chooser = random.Random(seed)
    for _ in range(limit):
        if GAME.is_over(board, state):
            return
        if GAME.chance_due(board, state):
            seat, actions = CHANCE, GAME.chances(board, state)[0]
        else:
            seat = state.turn
            actions = GAME.actions(board, state, seat)
        yield seat, actions
        kinds = sorted({a.sheet.kind_of(action) for action in actions})
        if len(kinds) > 1 and a.END in kinds and chooser.random() < 0.8:
            kinds.remove(a.END)
        kind = chooser.choice(kinds)
        of_kind = [one for one in actions if a.sheet.kind_of(one) == kind]
        if kind == a.GO and chooser.random() < 0.5:
            taken = {state.point[piece] for piece in range(60)}
            of_kind = [point for point in of_kind if point in taken] or of_kind
        GAME.apply(board, state, seat, chooser.choice(of_kind))


def disagreement(board, state, seat: int) -> int:
    scratch = new_scratch(GAME.engine)
    is_listed = np.zeros(a.sheet.n_actions, np.bool_)
    args = rules_view(board), rules_view(state)
    if seat == CHANCE:
        return GAME.loops.chance_disagreement(*args, scratch, is_listed)
    return GAME.loops.disagreement(*args, seat, scratch.actions, is_listed)


@pytest.mark.parametrize("seed", range(6))
def test_referee_and_generator_agree_in_crowded_positions(seed):
    table = at(CROWDED)
    board, state = table.board, table.state
    seen: set[int] = set()
    for _, actions in busy_walk(state, board, seed, 700):
        seen |= {a.sheet.kind_of(action) for action in actions}
        for who in (CHANCE, 0, 1, 2, 3):
            assert disagreement(board, state, who) == -1, GAME.position_text(board, state)
        assert GAME.fault(board, state) == 0, GAME.position_text(board, state)
    assert seen == set(range(a.STRIKE + 1)) - {a.PICK}


@pytest.mark.parametrize("seed", range(4))
def test_texts_of_crowded_positions_read_back(seed):
    table = at(CROWDED)
    board, state = table.board, table.state
    for seat, actions in busy_walk(state, board, 100 + seed, 150):
        text = GAME.position_text(board, state)
        assert bytes_of(GAME.parse_position(text, board)[1]) == bytes_of(state), text
        texts = [GAME.action_text(board, state, seat, action) for action in actions]
        assert len(set(texts)) == len(texts)
        read = [GAME.parse_action(board, state, seat, one) for one in texts]
        assert read == actions


@pytest.mark.parametrize("seed", range(3))
def test_every_piece_and_every_zy_is_accounted_for(seed):
    """Counted again, apart from `fault`."""
    table = at(CROWDED)
    board, state = table.board, table.state
    for _ in busy_walk(state, board, 200 + seed, 400):
        money = sum(state.money[seat] for seat in range(4))
        assert money + state.bank == board.total_money
        for piece in range(60):
            below = state.carrier[piece]
            if state.point[piece] < 0:
                assert below < 0
            elif below >= 0:
                assert state.point[below] == state.point[piece]


@pytest.mark.clause("ZY-16")
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_ends(seed):
    """Even a player who never ends the turn by choice runs out of other things to do."""
    table = at(CROWDED)
    board, state = table.board, table.state
    chooser = random.Random(seed)
    n = 0
    while state.turn == RED and not GAME.is_over(board, state):
        if GAME.chance_due(board, state):
            action = chooser.choice(GAME.chances(board, state)[0])
            GAME.apply(board, state, CHANCE, action)
        else:
            actions = GAME.actions(board, state, RED)
            others = [action for action in actions if action != a.END_0]
            GAME.apply(board, state, RED, chooser.choice(others or actions))
        n += 1
    assert n < 600


@pytest.mark.clause("ZY-38")
@pytest.mark.parametrize(("players", "rules"), [(2, "major"), (4, "short")])
def test_every_game_ends_by_its_rounds(players, rules):
    values = GAME.meta.read_options(players, {"rules": rules, "max_rounds": 10})
    board = GAME.load_board(rules)
    results = runs.random_games(GAME, board, values, runs.seeds_for(3, 0, 50))
    assert results.lengths.max() < 2_000
    assert results.wins.any(axis=1).all()


def test_a_saved_game_replays_to_the_same_hash(tmp_path):
    table = orrery.new("zylatron", players=3, seed=11, max_rounds=3)
    chooser = random.Random(2)
    while not table.is_over:
        table.play_number(
            table.to_act[0], chooser.choice(GAME.actions(table.board, table.state, table.to_act[0]))
        )
    table.save(tmp_path / "game.jsonl")
    again = orrery.load(tmp_path / "game.jsonl")
    assert again.text == table.text
    assert again.log.hash == table.log.hash


def test_the_state_is_small_and_the_action_numbers_are_a_partition():
    assert STATE.itemsize < 2048
    firsts = [
        a.GO_0, a.BEGIN_0, a.LOAD_0, a.DOCK_0, a.DROP_0, a.FIRE_0, a.LAUNCH_0, a.BEAM_0, a.SHIFT_0,
        a.REPAIR_0, a.ONTO_0, a.REBUILD_0, a.BUY_0, a.PICK_0, a.END_0, a.STRIKE_0,
    ]  # fmt: skip
    for action in range(a.sheet.n_actions):
        kind = a.sheet.kind_of(action)
        assert firsts[kind] + sum(kind.values(action).values()) == action


def test_nobody_knows_more_than_anyone_else():
    table = fresh()
    for viewer in (orrery.SPECTATOR, 0, 1):
        hidden = GAME.hidden(table.board, table.state, viewer)
        assert bytes_of(hidden) == bytes_of(table.state)


# The evaluation


def value(text: str, seat: int = RED) -> int:
    table = at(text)
    return int(GAME.engine.evaluate(rules_view(table.board), rules_view(table.state), seat))


def test_the_start_is_worth_the_same_to_all():
    table = fresh(4)
    args = rules_view(table.board), rules_view(table.state)
    assert len({int(GAME.engine.evaluate(*args, seat)) for seat in (1, 2, 3)}) == 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("20,4:rf1[rw1] 7,3:rw5 49,25:bw5 money=0,0", "7,3:rw5 49,25:bw5 money=0,0"),
        ("7,3:rw5 49,25:bw5 money=9,0", "7,3:rw5 49,25:bw5 money=0,0"),
        ("7,3:rw5 49,25:bw5 money=0,0 zylon=red", "7,3:rw5 49,25:bw5 money=0,0"),
        ("40,24:rf1[rw1] 49,25:bw5 money=0,0", "12,4:rf1[rw1] 49,25:bw5 money=0,0"),
        ("7,3:rw5 49,25:bw5 money=0,0", "7,3:rw5 49,25:bw5 money=0,0 ruins=red-home"),
        ("7,3:rw5 49,25:bw5 money=0,0", "12,4:rf1 49,25:bw5 money=0,0"),
        ("7,3:rw5 44,4:bw1 money=0,0", "7,3:rw5 12,4:bw1 money=0,0"),
    ],
)
def test_what_is_better_is_valued_more(better, worse):
    assert value(f"2p blue act {better}") > value(f"2p blue act {worse}")


def test_a_win_is_worth_most():
    assert value("2p red over 8,4:rw1 money=0,0 held=rr") == 100_000
    assert value("2p red over 8,4:rw1 money=0,0 held=rr", 1) == -100_000
