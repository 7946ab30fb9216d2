"""Leavers: leaving often costs pairing, a wait that grows, and never rating."""

from __future__ import annotations

from browsers import Browser, code_of, duel_of
from server_house import in_loop, open_house

from orrery.server.conduct.leavers import FIRST_WAIT, LONGEST_WAIT, REMEMBERED, wait_of
from orrery.server.upkeep.timekeeper import tick

WISH = {"game": "connect_four", "players": 2, "pace": "quick"}


def test_the_first_leaving_is_free_and_the_wait_doubles_up_to_half_an_hour():
    assert [wait_of(n) for n in (0, 1, 2, 3, 4)] == [
        0, 0, FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT,
    ]  # fmt: skip
    assert wait_of(50) == LONGEST_WAIT


@in_loop
async def test_whoever_lost_on_time_twice_waits_to_be_paired_and_nobody_else_does(url):
    async with open_house(url) as house:
        ann, ben = [await Browser(house.hall, f"10.1.{n}.1").be_guest(f"G{n}") for n in (0, 1)]
        for n in range(2):
            room, *_ = await timed_duel(house, ann, ben)
            house.clock.pass_seconds(31)
            await tick(house.hall)
            assert room.row.status == "over"
            answer = await ann.post("/api/pairing", **WISH)
            assert answer.status_code == (200 if n == 0 else 429)
        assert code_of(answer) == (429, "left_often")
        assert "wait 1 min" in answer.json()["text"]
        assert answer.json()["retry_ms"] == 1000 * FIRST_WAIT
        assert (await ben.post("/api/pairing", **WISH)).status_code == 200  # he was there
        house.clock.pass_seconds(FIRST_WAIT)
        assert (await ann.post("/api/pairing", **WISH)).status_code == 200
        house.clock.pass_seconds(REMEMBERED)
        await house.hall.conduct.tidy()
        assert await house.hall.store.read("SELECT * FROM leavings") == []


async def timed_duel(house, ann, ben):
    """A duel in which every move has thirty seconds."""
    plain = house.table

    async def table(host, **order):
        return await plain(host, clock={"pace": "live", "per_move": 30}, **order)

    house.table = table
    try:
        return await duel_of(house, ann, ben)
    finally:
        house.table = plain


@in_loop
async def test_resigning_and_games_against_bots_are_no_leaving(db):
    async with open_house(db) as house:
        room, ann, _ben = await house.duel()
        await ann.say("resign", game=room.id, id="r", seat=0)
        assert room.row.status == "over"
        cleo = await house.guest("Cleo")
        clock = {"pace": "live", "per_move": 30}
        alone = await house.table(cleo, players=2, seats=["me", "random"], clock=clock)
        await cleo.say("watch", game=alone.id, seat=0)
        await cleo.say("start", game=alone.id)
        house.clock.pass_seconds(31)
        await tick(house.hall)
        assert alone.row.status == "over"
        assert await house.hall.store.read("SELECT * FROM leavings") == []
