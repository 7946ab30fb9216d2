"""What follows from a declaration: whose turn it is, and what comes from outside."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

from orrery.core.blanks import Number
from orrery.core.chance import CHANCE
from orrery.core.derivation import build_engine
from orrery.core.game import rules_view
from orrery.core.meta import Meta
from orrery.core.records import Int8, new_record
from orrery.core.rule import rule
from orrery.core.sheet import OK, Sheet

__package__ = "orrery.core"  # where the made rules of this sheet belong

META = Meta("trial", "Trial", "", 2000, 2, 2, ("red", "blue"), "TR", 3)


class State:
    """Who acts, whether nature does, and whether a bell may ring."""

    n_seats: Int8
    turn: Int8
    is_over: Int8
    is_natures: Int8
    has_bell: Int8


sheet = Sheet(META)
sheet.package = __name__  # this file alone is the game
STEP = sheet.kind("step")
ROLL = sheet.kind("roll {face}", nature=True, face=Number("face", 3))
BELL = sheet.kind("bell", nature=True, outside=True)
NO_BELL = sheet.reason("TR-2", "there is no bell")
SIT_STILL = sheet.reason("TR-3", "{player} sits still")


@rule
def setup(board: State, state: State, options: State) -> None:
    """Nothing to prepare."""
    state.n_seats = 2


@rule
def score(board: State, state: State, seat: int) -> int:
    """Nobody has points."""
    return 0


@rule
def chance_due(board: State, state: State) -> bool:
    """Nature acts when the state says so."""
    return state.is_natures != 0


@rule
def why_not_turn(board: State, state: State, seat: int) -> int:
    """Anybody may act but a second player whose turn it is not."""
    return SIT_STILL if seat == 1 and state.turn != 1 else OK


@BELL.referee
def why_not_ring(state: State) -> int:
    """Only where there is a bell."""
    return OK if state.has_bell else NO_BELL


@STEP.deed
def step(state: State) -> None:
    """The next seat."""
    state.turn = 1 - state.turn


@ROLL.deed
def roll(state: State, face: int) -> None:
    """Nature has acted."""
    state.is_natures = 0


@BELL.deed
def ring(state: State) -> None:
    """The end."""
    state.is_over = 1


def engine_of(with_turns: bool) -> ModuleType:
    made = ModuleType("orrery.core.rules")
    vars(made).update(setup=setup, score=score, chance_due=chance_due)
    if with_turns:
        vars(made)["why_not_turn"] = why_not_turn
    return build_engine(sheet, made, State)


USUAL, OWN = engine_of(with_turns=False), engine_of(with_turns=True)


def verdict(engine: ModuleType, seat: int, action: int, **fields: int) -> int:
    state = new_record(State)
    state.n_seats = 2
    for name, value in fields.items():
        setattr(state, name, value)
    return int(engine.why_not(rules_view(state), rules_view(state), seat, action))


@pytest.mark.parametrize("engine", [USUAL, OWN], ids=["usual turns", "turns of its own"])
@pytest.mark.parametrize("is_natures", [0, 1])
def test_what_comes_from_outside_may_come_at_any_time_its_referee_allows(engine, is_natures):
    bell = BELL.first
    assert verdict(engine, CHANCE, bell, has_bell=1, is_natures=is_natures) == OK
    assert verdict(engine, CHANCE, bell, is_natures=is_natures) == NO_BELL
    assert verdict(engine, CHANCE, bell, has_bell=1, is_over=1) == sheet.standard["game_over"]


def test_players_cannot_do_what_comes_from_outside():
    assert verdict(OWN, 0, BELL.first, has_bell=1) == sheet.standard["natures_only"]
    assert verdict(OWN, 1, BELL.first, has_bell=1) == SIT_STILL  # whose turn it is comes first


def test_what_comes_from_outside_is_never_drawn():
    state = new_record(State)
    state.has_bell = 1
    actions, weights = np.zeros(8, np.int32), np.zeros(8, np.int32)
    n = USUAL.fill_chance(rules_view(state), rules_view(state), actions, weights)
    assert actions[:n].tolist() == [ROLL.first, ROLL.first + 1, ROLL.first + 2]
    assert USUAL.MAX_CHANCE == 3


def test_a_game_may_say_itself_whose_turn_it_is():
    step_action = STEP.first
    assert verdict(USUAL, 1, step_action) == sheet.standard["not_your_turn"]
    assert verdict(OWN, 1, step_action) == SIT_STILL
    assert verdict(OWN, 1, step_action, turn=1) == OK
    assert verdict(OWN, 0, step_action, turn=1) == OK  # `may_act` is not asked
    assert verdict(OWN, 0, step_action, is_natures=1) == sheet.standard["nature_first"]
