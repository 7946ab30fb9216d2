"""Taking back: one rule for the Python door, the terminal and the server."""

from __future__ import annotations

import io
import random
from dataclasses import replace

import pytest
from rich.console import Console

import orrery
from orrery import BadInput
from orrery.cli.screen import Screen
from orrery.core.chance import new_rng
from orrery.core.conformance import Nonconformance, look_closely
from orrery.core.game import Game
from orrery.core.records import bytes_of
from orrery.core.seats import CHANCE, SPECTATOR
from orrery.core.taking_back import reveals, steps_kept

SPACEWALK = "sw1 big 3p LrMr/5/*/LbMb/5/*/LgMg/5/* red move tokens=4,4,4"


class FirstChoice:
    """A bot that plays the first action of its list."""

    name = "first choice"
    remembers = False

    def __init__(self, table: orrery.Table) -> None:
        self.table = table

    def choose(self, board, state, seat):
        return self.table.game.actions(board, state, seat)[0]


def screen_at(table: orrery.Table, humans: set[int]) -> Screen:
    bots = {s: FirstChoice(table) for s in range(table.state.n_seats) if s not in humans}
    return Screen(table, humans, bots, Console(file=io.StringIO()))


def played_at_random(game: str, seed: int, n_actions: int, **options) -> orrery.Table:
    table, dice = orrery.new(game, seed=seed, **options), random.Random(seed)
    for _ in range(n_actions):
        if table.is_over:
            break
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.actions(seat)))
    return table


# Reveals


def test_the_terminal_keeps_a_strike_card_that_was_shown():
    table = orrery.new("zylatron", seed=1)
    screen = screen_at(table, {0, 1})
    for text in ("launch rm1", "detonate 11,5"):
        screen.answer(0, text)
    assert any(step.seat == CHANCE for step in table.log.steps)
    shown = table.text
    with pytest.raises(BadInput, match="revealed"):
        screen.answer(0, "undo")
    assert table.text == shown


def test_what_is_over_is_not_taken_back_unless_a_program_insists():
    table = orrery.position("spacewalk", "sw1 small 2p 5/LbMr/*/6/* red move")
    table.play("red", "move 5")
    with pytest.raises(BadInput, match="over"):
        table.undo()
    table.undo(past_reveals=True)
    assert table.to_act == [0]
    assert table.log.result is None


def test_nature_draws_the_same_again_after_an_undo_past_it():
    table = orrery.new("zylatron", seed=1)
    table.play(0, "launch rm1")
    table.play(0, "detonate 11,5")
    once = table.log.hash
    table.undo(past_reveals=True)
    table.play(0, "detonate 11,5")
    assert table.log.hash == once


# Games with secrets


@pytest.mark.parametrize("seed", range(6))
def test_the_answer_is_the_same_in_every_world_that_looks_the_same(seed):
    table = played_at_random("astron", seed, 10 * seed + 3, players=4)
    answers = [answer(table, seat) for seat in range(4)]
    game, rng = table.game, new_rng(seed)
    for n, past in enumerate(table._past):
        known = game.hidden(table.board, past.state, SPECTATOR)
        table._past[n] = past._replace(state=game.dealt(table.board, known, SPECTATOR, rng))
    known = game.hidden(table.board, table.state, SPECTATOR)
    table.state = game.dealt(table.board, known, SPECTATOR, rng)
    assert [answer(table, seat) for seat in range(4)] == answers


def answer(table: orrery.Table, seat: int) -> object:
    try:
        return steps_kept(table, seat)
    except BadInput as error:
        return str(error)


def test_in_astron_no_played_card_is_taken_back_but_a_take_off_is():
    table = orrery.new("astron", players=2, seed=1)
    table.play(0, table.actions(0)[0])
    table.undo(0)
    assert not table.log.steps
    for _ in range(3):
        seat = table.to_act[0]
        table.play(seat, table.actions(seat)[0])
    acted = table.log.steps[-1].seat
    with pytest.raises(BadInput, match="revealed"):
        table.undo(acted)


def let_take_back(monkeypatch, game, answer):
    """Have another function decide what a game lets people take back."""
    monkeypatch.setitem(vars(game), "hooks", replace(game.hooks, may_take_back=answer))


def test_a_game_is_asked_with_what_a_spectator_knows_and_nothing_else(monkeypatch):
    table = played_at_random("astron", 3, 30, players=3)
    asked = []

    def listen(board, before, after, seat, action):
        asked.extend((before, after))
        return True

    let_take_back(monkeypatch, table.game, listen)
    n_steps = len(table.log.steps)
    assert not all(reveals(table, n) for n in range(n_steps - 5, n_steps))
    assert asked
    for state in asked:
        assert bytes_of(state) == bytes_of(table.game.hidden(table.board, state, SPECTATOR))


def test_a_game_with_secrets_that_lists_nothing_takes_nothing_back(monkeypatch):
    table = orrery.new("astron", players=2, seed=1)
    table.play(0, table.actions(0)[0])
    let_take_back(monkeypatch, table.game, None)
    with pytest.raises(BadInput, match="revealed"):
        table.undo(0)


def test_conformance_finds_a_game_that_takes_back_what_was_shown(monkeypatch):
    game = Game("orrery.games.astron")
    values = game.meta.read_options(3, {})
    look_closely(game, values, 1)
    let_take_back(monkeypatch, game, lambda *_: True)
    with pytest.raises(Nonconformance, match="has shown something hidden"):
        look_closely(game, values, 1)


# Live play


def test_in_live_play_a_seat_takes_back_its_own_last_piece():
    table = orrery.new("situation7", tempo="live", seed=1)
    start = table.text
    table.play(0, table.actions(0)[0])
    table.play(1, table.actions(1)[0])
    table.undo(0)
    assert table.text == start


def test_the_terminal_takes_back_the_persons_piece_and_not_only_the_bots():
    table = orrery.new("situation7", tempo="live", seed=1)
    start = table.text
    screen = screen_at(table, {0})
    screen.answer(0, table.actions(0)[0])
    screen.one_action()
    assert [step.seat for step in table.log.steps] == [0, 1]
    screen.answer(0, "undo")
    assert table.text == start


# Standing passes


def test_a_standing_pass_is_taken_back_with_the_action():
    table = orrery.position("spacewalk", SPACEWALK)
    table.play("red", "move 0")
    table.play("red", "pass")
    table.pass_until_turn("blue")
    assert table.to_act == [2]
    table.undo("blue")
    assert table.to_act == [1]
    table.play("blue", "pass")
    table.play("green", "step 14 medium")  # a payment: the others are asked again
    table.play("red", "pass")
    assert table.to_act == [1]
    assert table.view()["phase"] == "gap"


def test_without_a_seat_the_last_decision_goes_and_what_answered_it():
    table = orrery.position("spacewalk", SPACEWALK)
    table.play("red", "move 0")
    before = table.text
    table.pass_until_turn("blue")
    table.play("red", "pass")  # and blue's standing pass answers
    assert table.to_act == [2]
    table.undo()
    assert table.text == before
    table.play("red", "pass")
    assert table.to_act == [2], "blue's standing pass was given before and still stands"


def test_a_standing_pass_given_later_is_gone():
    table = orrery.position("spacewalk", SPACEWALK)
    table.play("red", "move 0")
    table.pass_until_turn("blue")
    table.undo("red")
    table.play("red", "move 0")
    table.play("red", "pass")
    assert table.to_act == [1]


@pytest.mark.parametrize("game", orrery.list_games())
def test_a_program_goes_back_step_by_step_in_every_game(game):
    table = played_at_random(game, 5, 25)
    while not all(past.is_answer for past in table._past):
        before, last = table.log.hash, table.decisions(1)[0]
        table.undo(past_reveals=True)
        assert table.log.hash != before
        assert bytes_of(table.state) == bytes_of(last[0])
    assert table.text == orrery.new(game, seed=5).text
