"""What others may hold, by what they played and kept."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.bots.players import Bot
from orrery.core.chance import new_rng
from orrery.core.game import rules_view
from orrery.core.records import bytes_of, memory_of
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch
from orrery.games.astron.beliefs import KEPT, N_NOTES, note, suppose
from orrery.games.astron.cells import BACKWARDS, FORWARDS, N_CARDS, N_VALUES, SIDEWAYS, UPHEAVAL
from orrery.games.astron.engine import deal_hidden
from orrery.games.astron.play_numbers import card_for, direction_of, is_play, value_of
from orrery.games.astron.state import PLAYING, STATE

GAME = find_game("astron")


def card(suit: int, value: int) -> int:
    """The number of a card."""
    return N_VALUES * suit + value - 1


def no_notes(n_seats: int = 2) -> np.ndarray:
    return np.zeros((n_seats, N_NOTES))


def take_note(notes, board, state, seat: int, action: int) -> None:
    """Note an action before it is done, without the hands of others."""
    scratch, rows = new_scratch(GAME.engine), np.zeros(3, STATE)
    rows[0] = memory_of(GAME.hidden(board, state, 1 - seat))[0]
    note(rules_view(board), notes, rules_rows(rows), seat, action, scratch.actions, scratch.trace)


def noted(table, text: str, notes=None) -> np.ndarray:
    """What is known of seat 1 once it has done something."""
    notes = no_notes() if notes is None else notes
    action = GAME.parse_action(table.board, table.state, 1, text)
    take_note(notes, table.board, table.state, 1, action)
    return notes


# Looking


@pytest.mark.parametrize(
    ("cell", "held_back"),
    [
        ("e17", card(FORWARDS, 2)),
        ("e12", card(BACKWARDS, 3)),
        ("b15", card(SIDEWAYS, 3)),
        ("h15", card(SIDEWAYS, 3)),
    ],
)
def test_a_card_that_would_have_landed_is_doubted(scene, cell, held_back):
    table = scene("2p t10 a0/e5 ship2 play hands=-/F1F4B1B2S1", **{cell: "1"})
    notes = noted(table, "sideways 1 left")
    assert notes[1, held_back] > 0.8
    assert notes[1, card(SIDEWAYS, 1)] == 0  # the card that was played
    assert notes[1, KEPT] == 4
    assert not notes[0].any()


def test_who_lands_has_told_little(scene):
    table = scene("2p t10 a0/e5 ship2 play hands=-/F2F4B1B2S1", e17="1")
    assert noted(table, "forward 2")[1, :N_CARDS].max() < 0.5


def test_an_upheaval_that_would_have_done_harm_to_another_is_doubted(scene):
    hands, upheaval = "hands=-/F1S1S1S1S1", card(UPHEAVAL, 2)
    harmful = scene(f"2p t10 e5/a5 ship2 play {hands}", e16="1")
    fatal = scene(f"2p t10 e5/a5 ship2 play {hands}", e16="1", a18="@")
    assert noted(harmful, "sideways 1 right")[1, upheaval] == pytest.approx(0.9)
    assert noted(fatal, "sideways 1 right")[1, upheaval] == 0


def test_who_discards_holds_nothing_that_could_be_played(scene):
    table = scene("2p t10 a0/e0 ship2 play hands=-/B1B2B3B4B1")
    notes = noted(table, "discard B4")
    assert notes[1, card(FORWARDS, 1)] == pytest.approx(0.9)
    assert notes[1, card(SIDEWAYS, 4)] == pytest.approx(0.9)
    assert notes[1, card(BACKWARDS, 1)] == 0


def test_doubts_grow_with_each_look_and_fade_with_each_new_card(scene):
    table = scene("2p t10 a0/e5 ship2 play hands=-/F1F4B1B2S1", e17="1")
    once = noted(table, "sideways 1 left")
    twice = noted(table, "sideways 1 left", once.copy())
    forward_2 = card(FORWARDS, 2)
    assert twice[1, forward_2] > once[1, forward_2]
    elsewhere = scene("2p t10 a0/e5 ship2 play hands=-/F1F4B1B2S1")
    kept = noted(elsewhere, "forward 4", once.copy())
    assert kept[1, forward_2] == pytest.approx(0.8 * once[1, forward_2], abs=0.02)


def test_take_offs_tell_nothing(at):
    table = at("2p t0 c0/- ship2 take-off")
    action = GAME.actions(table.board, table.state, 1)[0]
    notes = no_notes()
    take_note(notes, table.board, table.state, 1, action)
    assert not notes.any()


# Supposing


def supposed(table, notes, seed: int) -> np.ndarray:
    """A hand of seat 1 that seat 0 holds possible."""
    state = GAME.hidden(table.board, table.state, 0)
    suppose(rules_view(table.board), notes, rules_view(state), 0, new_rng(seed))
    assert GAME.fault(table.board, state) == 0
    return np.array(state.hands[1])


def test_without_notes_all_is_dealt_as_before(at):
    for players in (2, 4, 6):
        table = orrery.new("astron", players=players, seed=players)
        while table.state.phase != PLAYING:
            table.play_number(
                table.to_act[0], GAME.actions(table.board, table.state, table.to_act[0])[0]
            )
        states = [GAME.hidden(table.board, table.state, 1) for _ in range(2)]
        board = rules_view(table.board)
        suppose(board, no_notes(players), rules_view(states[0]), 1, new_rng(3))
        deal_hidden(board, rules_view(states[1]), 1, new_rng(3))
        assert bytes_of(states[0]) == bytes_of(states[1])


def test_doubted_cards_are_dealt_less_but_never_ruled_out(at):
    table = at("2p t10 a0/e5 ship1 play hands=F1F4B1B2S1/F1F2F3B1B2")
    notes = no_notes()
    notes[1, KEPT] = 5
    notes[1, card(FORWARDS, 2)] = 0.9
    n = 2000
    even = sum(supposed(table, no_notes(), seed)[card(FORWARDS, 2)] > 0 for seed in range(n))
    doubted = sum(supposed(table, notes, seed)[card(FORWARDS, 2)] > 0 for seed in range(n))
    assert 0 < doubted < 0.2 * even


def test_a_card_that_came_later_may_be_any(at):
    table = at("2p t10 a0/e5 ship1 play hands=F1F4B1B2S1/F1F2F3B1B2")
    notes = no_notes()
    notes[1, :N_CARDS] = 1.0
    notes[1, card(BACKWARDS, 4)] = 0.0
    notes[1, KEPT] = 4
    hands = [supposed(table, notes, seed) for seed in range(200)]
    assert min(hand[card(BACKWARDS, 4)] for hand in hands) >= 3  # all there are, but for luck
    assert len({int(np.flatnonzero(hand)[0]) for hand in hands}) > 4


def test_notes_know_a_greedy_player_better_than_chance():
    """What such players really keep is trusted more than what they might keep."""
    kept, unseen = [], []
    for seed in range(12):
        table = orrery.new("astron", players=2, seed=seed)
        bots, notes = [Bot(GAME, "greedy", seed) for _ in range(2)], no_notes()
        while not table.is_over:
            seat = table.to_act[0]
            action = bots[seat].choose(table.board, table.state, seat)
            if seat == 1 and is_play(action):
                take_note(notes, table.board, table.state, 1, action)
                hand = np.array(table.state.hands[1])
                hand[card_for(direction_of(action), value_of(action))] -= 1
                kept += [notes[1, c] for c in range(N_CARDS) for _ in range(hand[c])]
                pile = np.array(table.state.pile)
                unseen += [notes[1, c] for c in range(N_CARDS) for _ in range(pile[c])]
            table.play_number(seat, action)
    assert np.mean(kept) < 0.5 * np.mean(unseen)


PLAIN = """
import test_astron_beliefs as t
import orrery
notes = t.no_notes()
table = orrery.position("astron", "as1 default 2p t5 a3/e5 ship2 play hands=-/F1F4B1B2S1")
t.noted(table, "sideways 1 left", notes)
print([round(float(x), 9) for x in notes[1]])
print([t.supposed(table, notes, seed).tolist() for seed in range(5)])
"""


def test_plain_python_notes_the_same(said_both_ways):
    assert len(said_both_ways(PLAIN)) == 2
