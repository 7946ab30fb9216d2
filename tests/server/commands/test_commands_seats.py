"""Tables: ordering, sitting, swapping, starting, private tables, hot-seat, rematch, chat."""

from __future__ import annotations

import pytest
from server_house import in_loop, open_house

from orrery.core.errors import BadInput
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import Answer


@in_loop
async def test_a_table_of_any_game_with_options_people_and_bots(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(
            ann, "spacewalk", players=3, options={"variant": "cards"}, board="small",
            seats=["me", "random", "open"],
        )  # fmt: skip
        assert [seat.kind for seat in room.seats] == ["person", "bot", "open"]
        for wrong in ({"players": 9}, {"options": {"colour": 1}}, {"board": "/etc/passwd"},
                      {"seats": ["nosuchbot"]}, {"clock": {"pace": "fast"}}):  # fmt: skip
            with pytest.raises(BadInput):
                await house.table(ann, "spacewalk", **wrong)
        with pytest.raises(BadInput):
            await house.table(ann, "chess")


@in_loop
async def test_sit_stand_swap_place_and_start(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, "spacewalk", players=3)
        assert (await ben.ask("sit", game=room.id, seat=0))["code"] == "not_now"
        assert (await ben.ask("sit", game=room.id, seat=1))["type"] == "done"
        assert (await ben.ask("swap", game=room.id, seat=1, to=2))["type"] == "done"
        assert (await ben.ask("swap", game=room.id, seat=2, to=0))["code"] == "not_now"
        assert (await ann.ask("start", game=room.id))["code"] == "not_now"  # a seat is open
        assert (await ben.ask("place", game=room.id, seat=1, bot="random"))["code"] == "not_yours"
        assert (await ann.ask("place", game=room.id, seat=1, bot="random"))["type"] == "done"
        assert (await ben.ask("start", game=room.id))["code"] == "not_yours"
        assert (await ben.ask("stand", game=room.id, seat=2))["type"] == "done"
        assert (await ben.ask("sit", game=room.id, seat=2))["type"] == "done"
        assert (await ann.ask("start", game=room.id))["type"] == "done"
        assert (await ben.ask("stand", game=room.id, seat=2))["code"] == "not_now"
        assert [seat.guest for seat in room.seats] == [ann.id, None, ben.id]


@in_loop
async def test_a_private_table_is_for_those_who_know_the_link(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, is_private=True)
        for verb in ({"type_": "watch"}, {"type_": "sit", "seat": 1}):
            assert (await ben.ask(**verb, game=room.id))["code"] == "no_table"
        wrong = await ben.ask("sit", game=room.id, seat=1, invite="guess")
        assert wrong["code"] == "no_table"
        right = await ben.ask("sit", game=room.id, seat=1, invite=room.row.invite)
        assert right["type"] == "done"
        assert room.row.invite not in str(await ben.say("watch", game=room.id, seat=1))


@in_loop
async def test_hot_seat_one_guest_plays_both_seats(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "me"])
        await ann.say("start", game=room.id)
        for n, column in enumerate((3, 3, 2)):
            answer = await ann.ask(
                "move", game=room.id, id=f"m{n}", base=n, action=f"drop {column}"
            )
            assert answer["type"] == "ack"
        assert [entry.seat for entry in room.running.entries] == [0, 1, 0]


@in_loop
async def test_resign_then_rematch_with_seats_moved_on(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        assert (await ben.ask("rematch", game=room.id))["code"] == "not_now"
        assert (await ann.ask("resign", game=room.id, id="r"))["type"] == "ack"
        assert (await ann.ask("resign", game=room.id, id="r"))["type"] == "ack"
        table = [m for m in ben.heard() if m["type"] == "table"][-1]["table"]
        assert (table["outcome"], table["winners"]) == ("resign", [1])
        again = (await ben.ask("rematch", game=room.id))["game"]
        assert (await ann.ask("rematch", game=room.id))["game"] == again
        seats = house.hall.rooms[again].seats
        assert [seat.guest for seat in seats] == [ben.id, ann.id]


@in_loop
async def test_with_three_a_bot_plays_on_for_who_resigns(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=3, seats=["me", "me", "random"])
        await ann.say("start", game=room.id)
        assert (await ann.ask("resign", game=room.id, id="r", seat=0))["type"] == "ack"
        await house.settle()
        assert room.running.outcome is None
        assert room.running.entries[1].seat == 0
        assert room.running.to_act == [1]
        assert (await ann.ask("resign", game=room.id, id="r", seat=1))["type"] == "ack"
        assert room.running.outcome.winners == (2,)


@in_loop
async def test_a_bot_that_answers_nonsense_does_not_stall_the_table(db):
    async with open_house(db) as house:

        async def nonsense(question):
            return Answer(0)  # column 0, full or not

        house.hall.pool.choose = nonsense
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["random", "random"])
        await ann.say("start", game=room.id)
        await house.settle()
        assert room.row.status == "over"


@in_loop
async def test_draw_and_abandon_need_all_people(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        assert (await ann.ask("propose", game=room.id, id="d", what="draw"))["type"] == "done"
        assert room.running.outcome is None
        assert (await ann.ask("answer", game=room.id, yes=True))["code"] == "not_now"
        assert (await ben.ask("answer", game=room.id, yes=False))["type"] == "done"
        assert room.proposal is None
        await ann.say("propose", game=room.id, id="d2", what="draw")
        await ben.say("answer", game=room.id, yes=True)
        assert (room.running.outcome.reason, room.running.outcome.winners) == ("draw", (0, 1))
        room, ann, ben = await house.duel()
        await ben.say("propose", game=room.id, id="a", what="abandon")
        await ann.say("answer", game=room.id, yes=True)
        assert (room.running.outcome.reason, room.row.status) == ("abandon", "over")


@in_loop
async def test_chat_recap_and_spectators(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        eve = await house.guest("Eve")
        await eve.say("watch", game=room.id)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await ben.say("move", game=room.id, id="1", base=1, action="drop 4")
        recap = await ann.ask("recap", game=room.id)
        assert [entry["action"] for entry in recap["entries"]] == ["drop 4"]
        assert (await eve.ask("recap", game=room.id))["code"] == "not_yours"
        await ann.say("chat", game=room.id, text="well played")
        said = [m for m in eve.heard() if m["type"] == "said"]
        assert said[0]["lines"][0]["text"] == "well played"
        assert (await (await house.nobody()).ask("chat", game=room.id, text="x"))[
            "code"
        ] == "need_guest"


@in_loop
async def test_a_guest_has_a_bounded_number_of_tables(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        for _ in range(house.hall.settings.tables_per_guest):
            await house.table(ann)
        with pytest.raises(Denied):
            await house.table(ann)


@in_loop
async def test_tokens_are_stored_as_hashes_only(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        rows = await house.hall.store.read("SELECT * FROM guests")
        assert ann.token not in str(rows)
        assert (await (await house.nobody()).ask("hello", token="x" * 32))["code"] == "bad_token"
