"""Bots at tables: levels, kept thoughts, a human pace, live play, and hints."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import msgspec
import numpy as np
import pytest
from server_house import EASY, in_loop, open_house, question

from orrery.bots.players import bot_names, rank_of
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.games.situation7 import pace
from orrery.games.situation7.sheet import PLACE, sheet
from orrery.server.bots import worker
from orrery.server.bots.minder import keep_bot_playing, past_for, question_for
from orrery.server.bots.pool import WorkerPool
from orrery.server.bots.tempo import live_percent
from orrery.server.clock import ManualClock
from orrery.server.protocol.questions import KEPT_BOTS, Answer, HintQuestion, Question
from orrery.server.upkeep.timekeeper import tick


class NotedClock(ManualClock):
    """Notes how long it was asked to sleep."""

    def __init__(self):
        super().__init__()
        self.slept = []

    async def sleep(self, seconds):
        self.slept.append(round(seconds, 3))
        await asyncio.sleep(0)


# Thinking


def test_a_level_keeps_its_thoughts_between_moves_and_their_number_is_bounded():
    game = find_game("connect_four")
    worker._kept.clear()
    first = worker.bot_for(game, question("t1"), 2)
    assert worker.bot_for(game, question("t1"), 2) is first
    assert worker.bot_for(game, question("t1", seat=1), 2) is not first
    for n in range(2, 20):
        worker.bot_for(game, question(f"t{n}"), 2)
    assert len(worker._kept) == KEPT_BOTS
    assert worker.bot_for(game, question("t1"), 2) is not first
    worker.bot_for(game, question("t99", bot="greedy"), 2)
    assert all(name != "greedy" for _, _, name in worker._kept)


def test_a_table_is_thought_about_by_the_worker_that_knows_it():
    pool = WorkerPool(replace(EASY, bot_workers=3))
    one = pool._take("t1")
    two = pool._take("t2")
    pool._idle += [two, one]
    assert pool._take("t1") is one
    assert pool._take("t2") is two
    assert pool._take("t3") not in (one, two)


def test_levels_think_with_a_clock_unless_told_otherwise():
    asked = []

    class Watched(worker.Bot):
        def __init__(self, game, name, seed=1, with_clock=False, player=None, n_seats=None):
            asked.append(with_clock)
            super().__init__(game, name, seed, with_clock, player, n_seats)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "Bot", Watched)
        worker._kept.clear()
        worker.bot_for(find_game("connect_four"), question("clocked", with_clock=True), 2)
    assert asked == [True]


@in_loop
async def test_the_server_asks_levels_to_mind_the_clock(db):
    async with open_house(db, replace(EASY, bots_use_clock=True)) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "captain"])
        await ann.say("start", game=room.id)
        assert question_for(room, 1).with_clock
        assert question_for(room, 1).table == room.id


@pytest.mark.parametrize("players", [2, 3])
def test_bots_and_hints_of_a_worker_know_how_many_play(players, monkeypatch):
    """An Admiral of Astroplane has a network where three play."""
    levels = []

    class Noted(worker.Bot):
        def choose(self, board, state, seat):
            levels.append(self.player.level)
            return 0

        def lines(self, board, state, seat, n_lines=3):
            levels.append(self.player.level)
            return []

    monkeypatch.setattr(worker, "Bot", Noted)
    table = new_table(find_game("astroplane"), players, seed=1)
    state, board = bytes_of(table.state), str(table.log.header["board"])
    place = {"game": "astroplane", "board": board, "state": state, "seat": 0, "bot": "admiral"}
    for named in ("", f"table of {players}"):
        worker.choose(Question(**place, seed=1, base=0, is_live=False, table=named))
    worker.hint(HintQuestion(**place, seed=1, n_lines=3))
    assert [level.learned for level in levels] == [players - 2] * 3


@in_loop
async def test_an_admiral_of_astron_is_told_what_its_seat_could_see_of_the_past(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        seats = []
        for _ in range(8):
            table = room.running.table
            seats.append(seat := table.to_act[0])  # not always in turn: whoever is hit may dodge
            await room.commit(room.running.advance(seat, table.actions(seat)[0], None))
        assert not past_for(room, 1, "captain")
        past = past_for(room, 1, "admiral")
        assert [done.seat for done in past] == seats
        game = room.running.game
        hands = [worker.state_of(game, done.state).hands for done in past]
        assert all(not np.asarray(hand[0]).any() for hand in hands)
        assert np.asarray(hands[-1][1]).any()
        bot = worker.Bot(game, "admiral", n_seats=2)
        asked = msgspec.structs.replace(question_for(room, 1), past=past)
        worker.recall(bot, room.running.table.board, asked)
        assert len(bot.player._past) == 8


@in_loop
async def test_a_level_plays_a_whole_game_against_another(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["cadet", "ensign"])
        await ann.say("start", game=room.id)
        while room.row.status != "over":
            await asyncio.sleep(0.005)
        assert room.running.outcome.reason == "rules"


@in_loop
async def test_a_dropped_seat_is_held_by_the_level_of_the_settings(db):
    async with open_house(db, replace(EASY, stand_in="ensign")) as house:
        _, ann, _ = await house.duel()
        asked = []

        async def choose(question):
            asked.append(question.bot)
            return Answer(3)

        house.hall.pool.choose = choose
        await ann.leave()
        house.clock.pass_seconds(61)
        await tick(house.hall)
        await house.settle()
        assert asked == ["ensign"]


# Pace


@in_loop
async def test_a_bot_answers_no_sooner_than_a_person_can_follow(db):
    clock = NotedClock()
    async with open_house(db, replace(EASY, bot_pause=0.7), clock) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        await ann.say("start", game=room.id)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await house.settle()
        assert clock.slept == [0.7]

        async def slow(question):
            clock.pass_seconds(2)  # thinking takes longer than the pause
            return Answer(3)

        house.hall.pool.choose = slow
        await ann.say("move", game=room.id, id="2", base=2, action="drop 3")
        await house.settle()
        assert clock.slept == [0.7]
        assert room.running.seq == 4


@in_loop
async def test_the_pauses_of_a_turn_of_many_actions_get_shorter(db):
    """However many they are: a person does not wait long for them."""
    clock = NotedClock()
    async with open_house(db, replace(EASY, bot_pause=0.7), clock) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "zylatron", seats=["random", "me"])
        await ann.say("start", game=room.id)
        await house.settle()
        n = len(clock.slept)
        assert n == room.running.seq > 1
        assert clock.slept[0] == 0.7
        assert clock.slept == sorted(set(clock.slept), reverse=True)
        assert sum(clock.slept) < 2.4


@in_loop
async def test_live_bots_act_each_at_their_own_pace(db):
    """Both bots wait at the same time, not one after the other, as long as their search takes."""
    clock = NotedClock()
    async with open_house(db, replace(EASY, live_pace=1), clock) as house:
        ann = await house.guest("Ann")
        seats = ["me", "random", "me", "random"]
        options = {"tempo": "live"}
        room = await house.table(ann, "situation7", players=4, seats=seats, options=options)
        held = asyncio.Event()
        sleep = clock.sleep

        async def hold(seconds):
            await sleep(seconds)
            await held.wait()

        clock.sleep = hold
        await ann.say("start", game=room.id)
        while len(clock.slept) < 2:
            await asyncio.sleep(0.001)
        assert set(room.bot_tasks) == {1, 3}
        assert all(seconds > 8 * 1.35 for seconds in clock.slept)  # base is 8 s, cadet's factor
        assert room.running.seq == 0


@in_loop
async def test_live_bots_follow_the_person_and_levels_differ(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        options = {"tempo": "live"}
        room = await house.table(ann, "situation7", seats=["me", "admiral"], options=options)
        house.hall.wake_bots = lambda room: None
        await ann.say("start", game=room.id)
        usual = question_for(room, 1).percent
        for n, location in enumerate(("6.22", "6.23", "6.24")):
            house.clock.pass_seconds(8)
            move = {"id": f"{n}", "base": n, "action": f"place {location}"}
            assert (await ann.ask("move", game=room.id, **move))["type"] == "ack"
        assert question_for(room, 1).percent < usual
        for bot in bot_names():  # those who do not search too: as fast as in a match of bots
            expected = pace.time_percent("match", rank_of(bot), room.tempo.estimate)
            assert live_percent(room, bot) == expected
        slow, quick = (pace.time_percent("match", rank_of(bot)) for bot in ("cadet", "admiral"))
        assert slow == 135
        assert quick < 70


@in_loop
async def test_a_live_bot_that_comes_too_late_chooses_again(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        options = {"tempo": "live"}
        room = await house.table(ann, "situation7", seats=["me", "greedy"], options=options)
        house.hall.wake_bots = lambda room: None
        await ann.say("start", game=room.id)
        game, place = room.running.game, (room.running.table.board, room.running.table.state)
        first = game.parse_action(*place, 1, "place 6.6")
        later = game.parse_action(*place, 1, "place 6.7")
        answers = [first, first, later]

        async def choose(question):
            if len(answers) == 2:  # while the bot looks for 6.6 again, somebody else acts
                await ann.say("move", game=room.id, id="1", base=1, action="place 6.22")
            if not answers:
                await asyncio.Event().wait()
            return Answer(answers.pop(0))

        house.hall.pool.choose = choose
        bot = asyncio.ensure_future(keep_bot_playing(room, 1))
        while answers:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)
        bot.cancel()
        played = [(entry.seat, entry.action) for entry in room.running.entries]
        assert played == [(1, "place 6.6"), (0, "place 6.22"), (1, "place 6.7")]


def test_a_live_bot_takes_what_it_finds_when_that_gains_more():
    game = find_game("situation7")
    table = new_table(game, 2, 1, "auto", None, {"tempo": "live"})
    board, state = table.board, table.state
    actions = pace.placements(game, board, state, 1)
    assert all(sheet.kind_of(action) == PLACE for action in actions)
    chosen = [pace.act(game, board, state, 1, actions[0], 100, random.Random(n)) for n in range(40)]
    assert all(action in actions and 8000 < ms < 60_000 for action, ms in chosen)
    half = pace.act(game, board, state, 1, actions[0], 50, random.Random(3))
    full = pace.act(game, board, state, 1, actions[0], 100, random.Random(3))
    assert half[0] == full[0]
    assert half[1] < full[1]
