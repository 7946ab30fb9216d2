"""What was done so far, as tables and matches tell it to those who remember."""

from __future__ import annotations

import itertools

import orrery
from orrery.bots.deeds import LOOK_BACK, deeds_at
from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.core.chance import CHANCE
from orrery.core.records import bytes_of
from orrery.core.registry import find_game

GAME = find_game("astron")
VALUES = GAME.meta.read_options(2, {})
BOARD = GAME.load_board(GAME.default_board(VALUES))


def played(seed: int, n: int) -> orrery.Table:
    """A table after some actions."""
    table = orrery.new("astron", players=2, seed=seed)
    bot = Bot(GAME, "greedy", seed)
    for _ in range(n):
        seat = table.to_act[0]
        table.play_number(seat, bot.choose(table.board, table.state, seat))
    return table


# At a table


def test_deeds_lead_from_each_position_to_the_next():
    table = played(1, 12)
    deeds = deeds_at(table)
    assert len(deeds) == 12
    assert all(deed.seat != CHANCE for deed in deeds)
    for deed, after in itertools.pairwise(deeds):
        state = GAME.after(table.board, deed.state, deed.seat, deed.action)
        if not GAME.chance_due(table.board, state):
            assert bytes_of(state) == bytes_of(after.state)
    last = deeds[-1]
    assert table.log.steps[-1].seat in (CHANCE, last.seat)


def test_what_was_taken_back_is_no_deed():
    table = played(1, 12)
    before = deeds_at(table)
    table.undo(past_reveals=True)
    assert [d.action for d in deeds_at(table)] == [d.action for d in before[:-1]]


def test_a_saved_table_remembers_as_much(tmp_path):
    table = played(2, 15)
    table.save(tmp_path / "game.jsonl")
    again = orrery.load(tmp_path / "game.jsonl")
    told = [[(bytes_of(d.state), d.seat, d.action) for d in deeds_at(t)] for t in (table, again)]
    assert told[0] == told[1]
    assert len(told[0]) == 15


def test_nobody_looks_back_for_ever():
    table = played(3, LOOK_BACK + 9)
    deeds = deeds_at(table)
    assert len(deeds) == LOOK_BACK
    assert deeds[0].state.round > 0


# In a match


class Listener:
    """Plays anything and keeps what it is told."""

    rank = 1

    def __init__(self, remembers: bool) -> None:
        self.remembers = remembers
        self.told: list[int] = []
        self.past: list[tuple[int, int]] = []

    def recall(self, board, past, seat):
        self.told.append(len(past))
        self.past = [(deed.seat, deed.action) for deed in past]
        assert all(deed.seat != CHANCE for deed in past)

    def choose(self, board, state, seat):
        return GAME.actions(board, state, seat)[0]


def test_a_match_tells_those_who_remember():
    listeners = [Listener(True), Listener(False)]
    state, done = GAME.setup(BOARD, VALUES), []
    match = Match(GAME, BOARD, listeners, 1)
    while len(done) < LOOK_BACK + 5 and not GAME.is_over(BOARD, state):
        told = len(listeners[0].told)
        before = list(done)
        seat, action = match.next_step(state)
        if len(listeners[0].told) > told:
            assert listeners[0].past == before[-LOOK_BACK:]
        GAME.apply(BOARD, state, seat, action)
        if seat != CHANCE:
            done.append((seat, action))
    assert listeners[0].told[:3] == [0, 2, 4]
    assert not listeners[1].told


def test_only_an_admiral_of_astron_remembers():
    assert Bot(GAME, "admiral", n_seats=2).remembers
    assert not Bot(GAME, "captain", n_seats=2).remembers
    assert not Bot(GAME, "greedy").remembers
    assert not Bot(find_game("spacewalk"), "admiral", n_seats=2).remembers
