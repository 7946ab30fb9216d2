"""Notices are written with what they tell, once, and only for those who do not look."""

from __future__ import annotations

from server_house import in_loop, open_house

from orrery.server.storage.notice_rows import NoticeRow
from orrery.server.upkeep.timekeeper import tick


async def notices(house, **fields):
    rows = await house.hall.store.rows(NoticeRow, "1 = 1 ORDER BY at, id")
    return [row for row in rows if all(getattr(row, k) == v for k, v in fields.items())]


async def kinds(house, guest):
    return [(row.kind, row.seat) for row in await notices(house, guest=guest.id)]


async def move(guest, room, action):
    base = room.running.seq
    said = await guest.ask("move", game=room.id, id=f"m{base}", base=base, action=action)
    assert said["type"] == "ack", said


@in_loop
async def test_who_looks_gets_no_notice_and_who_does_not_gets_one_for_each_turn(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await move(ann, room, "drop 1")
        await move(ben, room, "drop 1")
        assert await notices(house) == []
        await ben.leave()
        await ben.come_back()  # elsewhere on the site, not at this table
        await move(ann, room, "drop 2")
        found = await notices(house)
        assert [(one.guest, one.kind, one.seat) for one in found] == [(ben.id, "turn", 1)]


@in_loop
async def test_a_notice_is_in_the_same_commit_as_the_move(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await ben.leave()
        seen = []
        write = house.hall.store.write

        async def note(writes):
            seen.append([sql.split()[2] for sql, _ in writes if sql.startswith("INSERT")])
            await write(writes)

        house.hall.store.write = note
        await move(ann, room, "drop 1")
        assert [unit for unit in seen if "events" in unit] == [["events", "notices"]]


@in_loop
async def test_acting_reads_what_was_told_of_the_table(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await ben.leave()
        await move(ann, room, "drop 1")
        assert [one.read for one in await notices(house)] == [None]
        await ben.come_back()
        await move(ben, room, "drop 1")
        assert [one.read is not None for one in await notices(house, guest=ben.id)] == [True]


@in_loop
async def test_a_restart_tells_nothing_twice_and_forgets_nothing(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(clock={"pace": "postal", "per_move": 86400})
        game = room.id
        await ben.leave()
        await move(ann, room, "drop 1")
    async with open_house(db) as house:
        room = await house.hall.room(game)
        async with room.lock:
            await room.load()
            await room.commit([])
        assert len(await notices(house)) == 1
        assert room.had_to_act == {1}


@in_loop
async def test_beginning_and_end_are_told(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, players=2)
        await ben.say("sit", game=room.id, seat=1, invite=room.row.invite)
        await ann.say("watch", game=room.id, seat=0)
        await ann.ask("start", game=room.id)
        assert await kinds(house, ben) == [("began", 1)]
        await ann.leave()
        await ann.come_back()
        said = await ben.ask("resign", game=room.id, id="r")
        assert said["type"] == "ack"
        assert await kinds(house, ann) == [("over", 0)]
        assert await kinds(house, ben) == [("began", 1)]


@in_loop
async def test_an_invitation_and_a_proposal_are_told(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, players=2, seats=["me", f"guest:{ben.id}"])
        assert await kinds(house, ben) == [("invited", 1)]
        await ben.say("sit", game=room.id, seat=1)
        await ann.say("watch", game=room.id, seat=0)
        await ann.ask("start", game=room.id)
        await ann.say("propose", game=room.id, id="p", what="draw")
        await ann.say("propose", game=room.id, id="p", what="draw")
        assert await kinds(house, ben) == [("began", 1), ("invited", 1), ("proposed", 1)]


@in_loop
async def test_who_loses_on_time_hears_of_the_end(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(clock={"pace": "postal", "per_move": 3600})
        await ann.leave()
        house.clock.pass_seconds(3601)
        await tick(house.hall)
        assert room.row.status == "over"
        assert ("over", 0) in await kinds(house, ann)
        assert await kinds(house, ben) == []
