"""A vacation stops postal clocks, gives back what was left, and has an end."""

from __future__ import annotations

import pytest
from browsers import Browser, code_of, seated
from server_house import in_loop, open_house

from orrery.server.clock import DAY
from orrery.server.tables.display import table_seen
from orrery.server.upkeep.notices import look
from orrery.server.upkeep.timekeeper import tick

POSTAL = {"pace": "postal", "per_move": 3 * DAY}


async def post_game(house, clock):
    """Ann, who keeps a name, is to move against Ben, a guest."""
    ann = Browser(house.hall)
    await ann.sign_up("Ann")
    socket = await seated(house, ann, "Ann")
    ben = await house.guest("Ben")
    room = await house.table(ben, players=2, seats=["open", "me"], clock=clock)
    await socket.say("sit", game=room.id, seat=0, invite=room.row.invite)
    await ben.ask("start", game=room.id)
    return ann, ben, room


def left(house, room, seat=0):
    return room.timers[seat].deadline - house.hall.uptime.now()


@in_loop
async def test_a_clock_stands_and_goes_on_with_what_was_left(url):
    async with open_house(url) as house:
        ann, _, room = await post_game(house, POSTAL)
        house.clock.pass_seconds(DAY)
        seen = (await ann.post("/api/vacation", days=10)).json()
        assert seen["left"] == 20
        await look(house.hall)
        assert (room.timers[0].deadline, room.timers[0].rest) == (None, 2 * DAY)
        shown = table_seen(room).seats[0]
        assert (shown.back_on, shown.left_ms) == (seen["until"], None)
        house.clock.pass_seconds(9 * DAY)
        await look(house.hall)
        await tick(house.hall)
        assert room.row.status == "running"
        house.clock.pass_seconds(DAY + 1)
        await look(house.hall)
        assert left(house, room) == 2 * DAY
        assert table_seen(room).seats[0].back_on is None
        house.clock.pass_seconds(2 * DAY)
        await tick(house.hall)
        assert room.row.status == "over"


@in_loop
async def test_a_short_vacation_gives_no_fresh_time(db):
    async with open_house(db) as house:
        ann, _, room = await post_game(house, POSTAL)
        house.clock.pass_seconds(2.5 * DAY)
        await ann.post("/api/vacation", days=1)
        await look(house.hall)
        assert (await ann.post("/api/vacation", days=0)).json()["until"] is None
        await look(house.hall)
        assert left(house, room) == 0.5 * DAY


@in_loop
async def test_a_turn_that_begins_during_a_vacation_begins_after_it(db):
    async with open_house(db) as house:
        ann, ben, room = await post_game(house, {"pace": "postal", "per_game": 5 * DAY})
        socket = await seated(house, ann, "Ann")
        await socket.ask("move", game=room.id, id="1", base=0, action="drop 1")
        await ann.post("/api/vacation", days=7)
        await ben.ask("move", game=room.id, id="1", base=1, action="drop 1")
        assert (room.timers[0].deadline, room.timers[0].rest) == (None, 5 * DAY)
        house.clock.pass_seconds(7 * DAY + 1)
        await look(house.hall)
        assert left(house, room) == 5 * DAY


@in_loop
async def test_live_clocks_do_not_stand(db):
    async with open_house(db) as house:
        ann, _, room = await post_game(house, {"pace": "live", "per_move": 60})
        await ann.post("/api/vacation", days=1)
        await look(house.hall)
        assert left(house, room) == 60
        assert table_seen(room).seats[0].back_on is None


@in_loop
async def test_a_year_has_so_many_days_of_vacation(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        assert code_of(await ann.post("/api/vacation", days=31)) == (409, "not_now")
        await ann.post("/api/vacation", days=20)
        assert code_of(await ann.post("/api/vacation", days=1)) == (409, "not_now")
        house.clock.pass_seconds(5 * DAY)
        assert (await ann.post("/api/vacation", days=0)).json()["left"] == pytest.approx(25)
        assert code_of(await ann.post("/api/vacation", days=26)) == (409, "not_now")
        house.clock.pass_seconds(366 * DAY)
        await ann.sign_in("Ann")
        assert (await ann.post("/api/vacation", days=0)).json()["left"] == pytest.approx(30)


@in_loop
async def test_a_restart_keeps_it(db):
    async with open_house(db) as house:
        ann, _, room = await post_game(house, POSTAL)
        await ann.post("/api/vacation", days=10)
        await look(house.hall)
        clock, game = house.clock, room.id
    async with open_house(db, clock=clock) as house:
        room = await house.hall.room(game)
        async with room.lock:
            await room.load()
        await look(house.hall)
        assert room.timers[0].rest == 3 * DAY
        assert table_seen(room).seats[0].back_on is not None
