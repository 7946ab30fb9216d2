"""Bots know only what their seat may know: twin worlds with one view get the same choice."""

from __future__ import annotations

import random
import sys
from zlib import crc32

import pytest

import orrery
from orrery.bots.deeds import Deed, deeds_at
from orrery.bots.officers import Officer
from orrery.bots.personalities import level_behind
from orrery.bots.players import Bot, bot_names
from orrery.core.chance import new_rng
from orrery.core.records import bytes_of
from orrery.core.registry import find_game, game_ids
from orrery.wasm.choice import at_once

ITERATIONS = 40
SECRET = (0, 7, 25, 60)  # steps of a random game after which to look, where cards are hidden
OPEN = (9,)  # early enough for every game to be still going on


@pytest.fixture(autouse=True)
def modules() -> None:
    """Searches of the games' modules, as people meet them; nothing is compiled for this."""
    at_once()


def positions(game_id: str, players: int | None = None) -> list[orrery.Table]:
    """A table after each number of steps of a random game."""
    found = []
    for steps in SECRET if game_id == "astron" else OPEN:
        table = orrery.new(game_id, players=players, seed=steps + 1)
        chooser = random.Random(steps)
        for _ in range(steps):
            if not table.is_over:
                seat = chooser.choice(table.to_act)
                actions = table.game.actions(table.board, table.state, seat)
                table.play_number(seat, chooser.choice(actions))
        if not table.is_over:
            found.append(table)
    assert found
    return found


def new_bot(game_id: str, name: str, n_seats: int = 2) -> Bot:
    """A bot with a small budget: what it sees does not depend on how long it looks."""
    game = find_game(game_id)
    bot = Bot(game, name, seed=5, n_seats=n_seats)
    if isinstance(bot.player, Officer):
        level = level_behind(game, name, n_seats)
        small = {**vars(level), "iterations": min(level.iterations, ITERATIONS)}
        bot.player = Officer(game, type(level)(**small), 5, taste=bot.player.taste)
    return bot


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("name", bot_names())
def test_twin_worlds_get_the_same_choice(game_id, name):
    for table in positions(game_id):
        demand_one_choice(table, name)


@pytest.mark.parametrize("players", [3, 6])
def test_twin_worlds_with_more_rivals(players):
    for table in positions("astron", players):
        demand_one_choice(table, "admiral")


def demand_one_choice(table: orrery.Table, name: str) -> None:
    """One view, four worlds, one seed: one choice, and a legal one."""
    game, board, seat = table.game, table.board, table.to_act[0]
    known = game.hidden(board, table.state, seat)
    twins = [game.dealt(board, known, seat, new_rng(seed)) for seed in (1, 2, 3)]
    worlds = [*twins, table.state]
    assert len({bytes_of(game.hidden(board, world, seat)) for world in worlds}) == 1
    n_seats = table.state.n_seats
    choices = {new_bot(game.meta.id, name, n_seats).choose(board, world, seat) for world in worlds}
    assert len(choices) == 1, table.text
    assert choices.pop() in game.actions(board, table.state, seat)


def past_of(table: orrery.Table, seat: int, seed: int) -> list[Deed]:
    """What was done, in worlds that looked the same to a seat."""
    game, board, rng = table.game, table.board, new_rng(seed)
    hidden = [(game.hidden(board, deed.state, seat), deed) for deed in deeds_at(table)]
    return [deed._replace(state=game.dealt(board, known, seat, rng)) for known, deed in hidden]


@pytest.mark.parametrize("players", [2, 4])
def test_twin_pasts_are_remembered_alike(players):
    for table in positions("astron", players)[1:]:
        seat = table.to_act[0]
        values = set()
        for past in (deeds_at(table), past_of(table, seat, 1), past_of(table, seat, 2)):
            bot = new_bot("astron", "admiral", players)
            bot.recall(table.board, past, seat)
            values.add(str(bot.lines(table.board, table.state, seat)))
        assert len(values) == 1, table.text


def test_the_past_makes_a_difference_to_those_who_remember():
    table = positions("astron")[-1]
    seat = table.to_act[0]
    for name, n_values in (("captain", 1), ("admiral", 2)):
        bots = [new_bot("astron", name) for _ in range(2)]
        bots[0].recall(table.board, deeds_at(table), seat)
        assert bots[0].remembers == (name == "admiral")
        values = {str(bot.lines(table.board, table.state, seat)) for bot in bots}
        assert len(values) == n_values


def test_a_past_that_was_recalled_is_replaced_by_the_next_one():
    table = positions("astron")[-1]
    place = table.board, table.state, table.to_act[0]
    fresh, told = new_bot("astron", "admiral"), new_bot("astron", "admiral")
    told.recall(table.board, deeds_at(table), place[2])
    told.recall(table.board, [], place[2])
    assert str(told.lines(*place)) == str(fresh.lines(*place))


def test_the_twins_do_differ_where_cards_are_hidden():
    table = positions("astron")[1]
    seat = table.to_act[0]
    known = table.game.hidden(table.board, table.state, seat)
    twins = {bytes_of(table.game.dealt(table.board, known, seat, new_rng(n))) for n in range(9)}
    assert len(twins) == 9


class Peeker:
    """Chooses by all that there is, hidden or not."""

    def __init__(self, game_id: str, name: str, n_seats: int) -> None:
        self.game = find_game(game_id)

    def choose(self, board, state, seat):
        actions = self.game.actions(board, state, seat)
        return actions[crc32(bytes_of(state)) % len(actions)]


def test_a_bot_that_peeks_is_caught(monkeypatch):
    """The negative control."""
    monkeypatch.setattr(sys.modules[__name__], "new_bot", Peeker)
    with pytest.raises(AssertionError):
        test_twin_worlds_get_the_same_choice("astron", "peeker")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_bot_leaves_the_table_alone(game_id):
    table = positions(game_id)[-1]
    before = bytes_of(table.state)
    new_bot(game_id, "admiral").choose(table.board, table.state, table.to_act[0])
    assert bytes_of(table.state) == before
