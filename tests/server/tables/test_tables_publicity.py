"""Who decides whether a finished game is public: all who played, and nobody over them."""

from __future__ import annotations

import pytest
from server_house import in_loop, open_house

from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import TableRow
from orrery.server.tables.publicity import publicity, say


async def finished(house, is_private=True):
    room, ann, ben = await house.duel(is_private=is_private)
    await ann.say("resign", game=room.id, id="r")
    return room, ann, ben


async def stored(house, room):
    (row,) = await house.hall.store.rows(TableRow, "id = ?", (room.id,))
    return row.is_private


@in_loop
async def test_a_private_game_is_public_once_all_who_played_want_it(db):
    async with open_house(db) as house:
        room, ann, ben = await finished(house)
        store = house.hall.store
        await say(store, room, ann.id, True)
        assert room.row.is_private
        assert await stored(house, room)
        seen = await publicity(store, room, ben.id)
        assert [(one.seats, one.is_for, one.is_me) for one in seen.voices] == [
            ([0], True, False), ([1], False, True)
        ]  # fmt: skip
        await say(store, room, ben.id, True)
        assert not room.row.is_private
        assert not await stored(house, room)


@in_loop
async def test_any_of_them_can_take_a_public_game_back_and_give_it_again(db):
    async with open_house(db) as house:
        room, ann, ben = await finished(house, is_private=False)
        store = house.hall.store
        await say(store, room, ben.id, False)
        assert room.row.is_private
        assert await stored(house, room)
        await say(store, room, ann.id, True)
        assert room.row.is_private  # Ann cannot overrule Ben
        await say(store, room, ben.id, True)
        assert not room.row.is_private  # Ann's voice stood as the table was opened


@in_loop
async def test_nobody_else_has_a_say(db):
    async with open_house(db) as house:
        room, _, _ = await finished(house)
        cleo = await house.guest("Cleo")
        with pytest.raises(Denied, match="played"):
            await say(house.hall.store, room, cleo.id, True)
        seen = await publicity(house.hall.store, room, cleo.id)
        assert (seen.is_public, seen.may_choose) == (False, False)


@in_loop
async def test_the_host_says_for_a_table_of_bots(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        seats = ["random", "random"]
        room = await house.table(ann, players=2, seats=seats, is_private=True)
        await say(house.hall.store, room, ann.id, True)
        assert not room.row.is_private
