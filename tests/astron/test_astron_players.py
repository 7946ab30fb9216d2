"""The heuristic and the three-turn planner play well and know no secrets."""

from __future__ import annotations

import numpy as np

import orrery
from orrery.core.game import rules_view
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows
from orrery.core.trace import new_trace
from orrery.games.astron.planner import N_STATES, plan

GAME = find_game("astron")
STATES = np.zeros(N_STATES, GAME.dtype)
ACTIONS = np.zeros((N_STATES, GAME.engine.MAX_ACTIONS), np.int32)
TRACE = new_trace()


def planned(board, state, seat: int) -> str:
    action = plan(rules_view(board), rules_view(state), seat, rules_rows(STATES), ACTIONS, TRACE)
    return GAME.action_text(board, state, seat, int(action))


def greedy(table: orrery.Table, seat: int) -> str:
    def value(action: int) -> int:
        later = GAME.after(table.board, table.state, seat, action)
        return int(GAME.engine.evaluate(rules_view(table.board), rules_view(later), seat))

    best = max(GAME.actions(table.board, table.state, seat), key=value)
    return GAME.action_text(table.board, table.state, seat, best)


def test_the_planner_lands_when_it_can(scene):
    table = scene("2p t10 e5/a0 ship1 play hands=F1F2S1B1U1/-", e16="1")
    assert planned(table.board, table.state, 0) == "forward 1"


def test_the_planner_keeps_off_the_comet(scene):
    """The comet is one base step ahead: whatever it plays, ship 1 is not lost by it."""
    table = scene("2p t10 e5/a0 ship1 play hands=F2S1B1U1F1/-", e16="@")
    table.play("ship1", planned(table.board, table.state, 0))
    table.play("ship2", "pass")
    assert table.view()["ships"][0]["status"] == "in play"


def test_the_planner_thinks_of_its_third_turn(scene):
    """All three cards, the sideways ones to the right, reach the station at the third base step."""
    table = scene("2p t10 a5/j0 ship1 play hands=F4S3S1/-", e22="1")
    for _ in range(3):
        assert table.scores[0] == 0
        table.play("ship1", planned(table.board, table.state, 0))
        table.play("ship2", table.actions("ship2")[0])
        while table.to_act == [orrery.CHANCE]:
            table.play(orrery.CHANCE, "deal backward 4" if table.state.actor else "deal backward 3")
    assert table.scores[0] == 5


def test_the_planner_knows_no_secrets_and_changes_nothing():
    table = orrery.new("astron", players=4, seed=6)
    while not table.is_over:
        seat = table.to_act[0]
        before = table.text
        text = planned(table.board, table.state, seat)
        assert planned(table.board, GAME.hidden(table.board, table.state, seat), seat) == text
        assert table.text == before
        table.play(seat, text)


def test_planning_beats_greed_and_greed_beats_chance():
    points = {"plan": 0, "greedy": 0, "random": 0}
    for seed in range(12):
        table = orrery.new("astron", players=3, seed=seed)
        kinds = [list(points)[(seat + seed) % 3] for seat in range(3)]
        while not table.is_over:
            seat = table.to_act[0]
            actions = table.actions(seat)
            if kinds[seat] == "plan":
                text = planned(table.board, table.state, seat)
            elif kinds[seat] == "greedy":
                text = greedy(table, seat)
            else:
                text = actions[(7 * len(table.log.steps) + seed) % len(actions)]
            table.play(seat, text)
        for seat, kind in enumerate(kinds):
            points[kind] += table.scores[seat]
    assert points["plan"] > points["greedy"] + 10
    assert points["greedy"] > points["random"] + 50
