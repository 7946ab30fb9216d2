"""Clocks, dropped seats and resuming; time passes only when the test says so."""

from __future__ import annotations

import pytest
from server_house import in_loop, open_house

from orrery.core.chance import CHANCE
from orrery.server.upkeep.timekeeper import tick


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
        room, *_ = await house.duel(clock={"per_move": 30})
        house.clock.pass_seconds(10)
        if not is_orderly:  # the last pulse was seconds before the crash: in the player's favour
            monkeypatch.setattr(
                "orrery.server.tables.hall.pulse_write", lambda at: ("SELECT 1", ())
            )
    monkeypatch.undo()
    house.clock.pass_seconds(100_000)
    async with open_house(db, clock=house.clock) as later:
        room = await later.hall.room(room.id)
        await tick(later.hall)
        await room.load()
        assert room.running.outcome is None
        assert room.timers[0].deadline - house.clock.now() == (20 if is_orderly else 30)
        house.clock.pass_seconds(31)
        await tick(later.hall)
        assert room.running.outcome.reason == "time"


@in_loop
async def test_clocks_that_run_on_would_be_caught(db, monkeypatch):
    """Negative control: without moving deadlines on, a restart loses the game on time."""
    monkeypatch.setattr("orrery.server.tables.clocks.skip_downtime", lambda timer, seconds: None)
    async with open_house(db) as house:
        room, *_ = await house.duel(clock={"per_move": 30})
    house.clock.pass_seconds(100_000)
    async with open_house(db, clock=house.clock) as later:
        await tick(later.hall)
        room = await later.hall.room(room.id)
        assert room.running.outcome.reason == "time"


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
async def test_a_log_that_was_tampered_with_is_not_resumed(db):
    """Negative control of the hash: one changed action is noticed."""
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await house.hall.store.write([("UPDATE events SET action = ?", ("drop 4",))])
        room.forget()
        assert (await ann.ask("recap", game=room.id))["code"] == "broken"
        await house.hall.store.write([("UPDATE events SET action = ?", ("drop 3",))])
