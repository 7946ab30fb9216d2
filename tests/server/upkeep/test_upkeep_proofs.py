"""Logs that were read in haste: what a load cannot see is found afterwards, entry by entry."""

from __future__ import annotations

from functools import partial

from server_house import in_loop, open_house, until

from orrery.server.logbook.game import prove
from orrery.server.upkeep.proofs import keep_proving

CHANGE_HASH = "UPDATE events SET hash = '0123456789abcdef' WHERE game = ? AND seq = ?"
CHANGE_ACTION = "UPDATE events SET action = 'drop 6' WHERE game = ? AND seq = ?"
MOVES = 3, 3, 2, 4, 5


async def played(house):
    """A table of connect four after some moves, and its players."""
    room, *players = await house.duel()
    for n, column in enumerate(MOVES):
        asked = {"id": f"m{n}", "base": n, "action": f"drop {column}"}
        await players[n % 2].say("move", game=room.id, **asked)
    assert room.running.seq == len(MOVES)
    return room, players


async def read_again(house, room, change, seq):
    """The table as it is read after an entry was changed behind its back."""
    await house.hall.store.write([(change, (room.id, seq))])
    room.forget()
    async with room.lock:
        await room.load()


async def proving(house, is_done):
    """Let logs be proved until something has come of it."""
    beside = house.hall.tasks.keep("proofs", partial(keep_proving, house.hall))
    await until(is_done)
    assert not beside.done()


@in_loop
async def test_a_hash_in_the_middle_is_believed_and_then_found_out(db):
    async with open_house(db) as house:
        room, (ann, _) = await played(house)
        await read_again(house, room, CHANGE_HASH, 2)
        assert room.has_begun
        ann.heard()
        await proving(house, lambda: not room.has_begun)
        assert room.row.fault == "replay"
        told = [m["table"]["fault"] for m in ann.heard() if m["type"] == "table"]
        assert told == ["replay"]


@in_loop
async def test_another_action_in_the_middle_is_refused_at_once(db):
    async with open_house(db) as house:
        room, _ = await played(house)
        await read_again(house, room, CHANGE_ACTION, 2)
        assert not room.has_begun
        assert room.row.fault == "replay"


@in_loop
async def test_a_log_that_holds_is_proved_once_and_play_goes_on(db):
    async with open_house(db) as house:
        room, (_, ben) = await played(house)
        await read_again(house, room, CHANGE_HASH, 99)
        assert list(prove(room.unproved)) == [1, 2, 3, 4, 5]
        answer = await ben.ask("move", game=room.id, id="now", base=5, action="drop 0")
        assert answer["type"] == "ack"  # meanwhile
        await proving(house, lambda: room.unproved is None)
        assert room.has_begun
        assert room.row.fault is None
