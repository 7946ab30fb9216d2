"""Clocks, dropped seats and resuming; time passes only when the test says so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from server_house import EASY, Guest, in_loop, open_house, until

from orrery.core.chance import CHANCE
from orrery.server.bots.compilation import FAILED, READY
from orrery.server.clock import ManualClock, Uptime
from orrery.server.storage.store import connector
from orrery.server.tables.display import table_seen
from orrery.server.upkeep.timekeeper import tick, wake


@in_loop
async def test_the_clock_of_a_move_ends_the_game_of_two(db):
    async with open_house(db) as house:
        room, ann, _ = await house.duel(clock={"per_move": 30})
        house.clock.pass_seconds(29)
        await tick(house.hall)
        assert room.running.outcome is None
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        house.clock.pass_seconds(29)
        await tick(house.hall)
        assert room.running.outcome is None
        house.clock.pass_seconds(1)
        await tick(house.hall)
        assert (room.running.outcome.reason, room.running.outcome.winners) == ("time", (0,))
        assert room.running.entries[-1].action == "!time"


@in_loop
async def test_the_clock_of_a_game_adds_up(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(clock={"per_game": 100, "pace": "postal"})
        for n in range(3):
            house.clock.pass_seconds(30)
            await (ann, ben)[n % 2].say("move", game=room.id, id=f"{n}", base=n, action=f"drop {n}")
        assert (room.timers[0].remaining, room.timers[1].remaining) == (40, 70)
        house.clock.pass_seconds(70)
        await tick(house.hall)
        assert room.running.outcome.winners == (0,)


@pytest.mark.parametrize("is_orderly", [True, False])
@in_loop
async def test_clocks_do_not_run_while_the_server_is_down(db, is_orderly, monkeypatch):
    async with open_house(db) as house:
        house.clock.pass_seconds(7)  # since the last pulse
        room, *_ = await house.duel(clock={"per_move": 30, "per_game": 100})
        house.clock.pass_seconds(10)
        if not is_orderly:  # the last pulse was seconds before the crash: in the player's favour
            monkeypatch.setattr(
                "orrery.server.tables.hall.pulse_write", lambda at: ("SELECT 1", ())
            )
    monkeypatch.undo()
    clock = ManualClock(at=5.0, date=house.clock.date() + 100_000)  # the machine was restarted
    async with open_house(db, clock=clock) as later:
        room = await later.hall.room(room.id)
        await tick(later.hall)
        await room.load()
        assert room.running.outcome is None
        left = 20 if is_orderly else 30
        assert left_ms(room, 0) == 1000 * left
        clock.pass_seconds(left - 1)
        await tick(later.hall)
        assert room.running.outcome is None
        ann = later_guest(later, house, "Ann")
        await ann.say("hello", token=house.tokens["Ann"])
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert room.timers[0].remaining == 100 - 10 * is_orderly - (left - 1)
        clock.pass_seconds(31)
        await tick(later.hall)
        assert room.running.outcome.reason == "time"


def left_ms(room, seat):
    return table_seen(room).seats[seat].left_ms


def later_guest(later, house, name):
    return Guest(later.hall, name, house.tokens[name])


@in_loop
async def test_clocks_that_run_on_would_be_caught(db, monkeypatch):
    """Negative control: if uptime went by the date, a restart would lose the game on time."""
    monkeypatch.setattr(Uptime, "now", lambda self: self._clock.date())
    async with open_house(db) as house:
        room, *_ = await house.duel(clock={"per_move": 30})
    house.clock.pass_seconds(100_000)
    async with open_house(db, clock=house.clock) as later:
        await tick(later.hall)
        room = await later.hall.room(room.id)
        assert room.running.outcome.reason == "time"


@in_loop
async def test_clocks_stored_as_dates_by_an_older_server_go_on(db):
    """Seconds since 1970 are an uptime that began in 1970."""
    async with open_house(db) as house:
        room, *_ = await house.duel(clock={"per_move": 30})
    database = connector(db)()
    began = 1_700_000_000.0
    database.execute("UPDATE timers SET since = ?, deadline = ? WHERE since IS NOT NULL",
                     (began, began + 30))  # fmt: skip
    database.execute("UPDATE pulse SET at = ?", (began + 10,))
    database.close()
    async with open_house(db) as house:
        room = await house.hall.room(room.id)
        assert left_ms(room, 0) == 20_000
        house.clock.pass_seconds(20)
        await tick(house.hall)
        assert room.running.outcome.reason == "time"


@in_loop
async def test_who_comes_back_keeps_all_their_seats(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "me"])
        await ann.say("watch", game=room.id)
        await ann.say("start", game=room.id)
        await ann.leave()
        await ann.come_back()
        await ann.say("watch", game=room.id)
        house.clock.pass_seconds(EASY.grace_seconds)
        await tick(house.hall)
        assert room.running.away == set()


@pytest.mark.parametrize("jump", [-3600, 3600])
@in_loop
async def test_a_jump_of_the_clock_on_the_wall_changes_nothing(db, jump):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(clock={"per_move": 30, "per_game": 100})
        house.clock.pass_seconds(10)
        house.clock.set_date(by=jump)
        await tick(house.hall)
        assert room.running.outcome is None
        assert left_ms(room, 0) == 20_000
        assert (await ann.ask("ping"))["type"] == "pong"
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert (room.timers[0].remaining, left_ms(room, 1)) == (90, 30_000)
        await ben.leave()
        house.clock.set_date(by=-jump)
        await tick(house.hall)
        assert 1 not in room.running.away
        house.clock.pass_seconds(30)
        await tick(house.hall)
        assert room.running.outcome.winners == (0,)


@pytest.mark.parametrize("jump", [-3600, 3600])
@in_loop
async def test_a_jump_while_the_server_is_down_changes_nothing(db, jump):
    async with open_house(db) as house:
        room, *_ = await house.duel(clock={"per_move": 30})
        house.clock.pass_seconds(10)
    house.clock.set_date(by=jump)
    async with open_house(db, clock=house.clock) as later:
        assert left_ms(await later.hall.room(room.id), 0) == 20_000


@in_loop
async def test_sleep_and_stalls_of_the_machine_are_taken_from_nobody(db):
    async with open_house(db, replace(EASY, stall_seconds=5.0)) as house:
        room, ann, _ = await house.duel(clock={"per_move": 30})
        for _ in range(4):
            house.clock.pass_seconds(5)
            await tick(house.hall)
        house.clock.pass_seconds(8 * 3600)  # the lid was shut
        await tick(house.hall)
        assert room.running.outcome is None
        assert left_ms(room, 0) == 10_000
        house.clock.pass_seconds(8 * 3600)  # again; a move is faster than the timekeeper
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert left_ms(room, 1) == 30_000


@in_loop
async def test_clocks_stand_while_nothing_can_be_stored(db):
    async with open_house(db) as house:
        room, *_ = await house.duel(clock={"per_move": 30})
        house.clock.pass_seconds(10)
        house.hall.uptime.stand()
        house.clock.pass_seconds(1000)
        assert left_ms(room, 0) == 20_000
        house.hall.uptime.run()
        house.clock.pass_seconds(5)
        assert left_ms(room, 0) == 15_000


@in_loop
async def test_the_time_limit_of_a_live_game_is_called_by_nature(db):
    async with open_house(db) as house:
        options = {"tempo": "live", "time_limit": 5}
        room, *_ = await house.duel("situation7", options=options)
        house.clock.pass_seconds(5 * 60)
        await tick(house.hall)
        assert room.running.entries[-1].seat == CHANCE
        assert (room.running.outcome.reason, room.row.status) == ("rules", "over")


@in_loop
async def test_a_bot_holds_a_dropped_seat_and_gives_it_back(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await ben.leave()
        house.clock.pass_seconds(house.hall.settings.grace_seconds - 1)
        await tick(house.hall)
        assert room.running.seq == 1
        house.clock.pass_seconds(1)
        await tick(house.hall)
        await house.settle()
        assert [entry.action[:5] for entry in room.running.entries[1:]] == ["!away", "drop "]
        assert room.running.to_act == [0]
        await ben.come_back()
        await ben.say("watch", game=room.id, seat=1, since=1)
        assert room.running.entries[-1].action == "!back"
        await ann.say("move", game=room.id, id="2", base=room.running.seq, action="drop 0")
        await house.settle()
        assert room.running.to_act == [1]


@in_loop
async def test_nobody_is_replaced_when_nobody_waits(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await ann.leave()
        await ben.leave()
        house.clock.pass_seconds(10_000)
        await tick(house.hall)
        assert room.running.seq == 0


@in_loop
async def test_after_a_restart_every_game_is_at_the_same_hash(url):
    hashes = {}
    async with open_house(url) as house:
        ann = await house.guest("Ann")
        for game, n_seats in (("astron", 3), ("spacewalk", 2), ("connect_four", 2)):
            room = await house.table(ann, game, players=n_seats, seats=["me"] * n_seats)
            await ann.say("start", game=room.id)
            for n in range(25):
                if room.running.outcome is None:
                    seat, base = room.running.to_act[0], room.running.seq
                    actions = room.fresh(seat).view.actions
                    action = actions[n % len(actions)]
                    move = {"id": f"m{n}", "base": base, "seat": seat, "action": action}
                    await ann.say("move", game=room.id, **move)
            hashes[room.id] = (room.running.table.log.hash, room.running.seq)
    async with open_house(url) as house:
        for game, known in hashes.items():
            room = await house.hall.room(game)
            await room.load()
            assert (room.running.table.log.hash, room.running.seq) == known


@in_loop
async def test_a_game_whose_rules_cannot_be_compiled_is_not_compiled_every_second(db):
    async with open_house(db) as house:
        room, *_ = await house.duel()
        room.forget()
        house.hall.compilation.stages["connect_four"] = FAILED
        wake(house.hall)
        assert room.resumption is None
        house.hall.compilation.stages["connect_four"] = READY
        wake(house.hall)
        await until(lambda: room.has_begun)
