"""Blocks: the blocked neither sits with me, is paired with me, nor talks to me, untold."""

from __future__ import annotations

from browsers import Browser, code_of
from server_house import in_loop, open_house

from orrery.server.conduct.blocks import MOST, friendly
from orrery.server.storage.rows import insert
from orrery.server.storage.society import BlockRow

WISH = {"game": "connect_four", "players": 2, "pace": "quick"}


def said_in(answers):
    return [line["text"] for one in answers if one["type"] == "said" for line in one["lines"]]


@in_loop
async def test_the_blocked_cannot_sit_with_me_and_hears_the_words_of_any_kept_seat(url):
    async with open_house(url) as house:
        ann, ben, cleo = [await house.guest(name) for name in ("Ann", "Ben", "Cleo")]
        await house.hall.conduct.blocks.block(ann.id, ben.id)
        room = await house.table(ann, players=2)
        refused = await ben.ask("sit", game=room.id, seat=1)
        assert (refused["code"], refused["text"]) == ("kept", "this seat is kept for somebody else")
        assert (await cleo.ask("sit", game=room.id, seat=1))["type"] == "done"
        other = await house.table(ben, players=2)
        assert (await ann.ask("sit", game=other.id, seat=1))["type"] == "done"  # my own choice
        await house.hall.conduct.blocks.unblock(ann.id, ben.id)
        await cleo.say("stand", game=room.id, seat=1)
        assert (await ben.ask("sit", game=room.id, seat=1))["type"] == "done"


@in_loop
async def test_what_the_blocked_says_reaches_all_but_me_now_and_later(url):
    async with open_house(url) as house:
        room, ann, ben = await house.duel()
        cleo = await house.guest("Cleo")
        await cleo.say("watch", game=room.id)
        await house.hall.conduct.blocks.block(ann.id, ben.id)
        answers = await ben.say("chat", game=room.id, text="you again")
        assert said_in(answers) == ["you again"]  # nothing looks different to Ben
        assert said_in(cleo.heard()) == ["you again"]
        assert said_in(ann.heard()) == []
        assert said_in(await ann.say("watch", game=room.id, seat=0)) == []
        assert said_in(await cleo.say("watch", game=room.id)) == ["you again"]


@in_loop
async def test_those_who_block_each_other_are_not_paired(url):
    async with open_house(url) as house:
        people = [await Browser(house.hall, f"10.1.{n}.1").be_guest(f"G{n}") for n in range(3)]
        ann, ben, cleo = people
        assert (await ben.post("/api/blocks", guest=ann.id)).status_code == 200
        for one in (ann, ben, ann, ben):
            assert (await one.post("/api/pairing", **WISH)).json()["table"] is None
            house.clock.pass_seconds(1)
        await cleo.post("/api/pairing", **WISH)
        house.clock.pass_seconds(1)
        table = (await ann.post("/api/pairing", **WISH)).json()["table"]
        assert table == (await cleo.post("/api/pairing", **WISH)).json()["table"] is not None


def test_a_company_leaves_out_whoever_does_not_get_on_with_those_before():
    apart = {frozenset("ac"), frozenset("bd")}
    assert friendly("a", "bcde", apart) == ["b", "e"]
    assert friendly("e", "abcd", set()) == ["a", "b", "c", "d"]


@in_loop
async def test_blocks_are_listed_bounded_and_checked(db):
    async with open_house(db) as house:
        ann = await Browser(house.hall).be_guest("Ann")
        ben = await Browser(house.hall, "10.2.0.1").be_guest("Ben")
        for body, code in (
            ({}, (400, "bad_input")), ({"guest": "nobody"}, (404, "no_player")),
            ({"name": "Nobody"}, (404, "no_player")), ({"guest": ann.id}, (400, "bad_input")),
        ):  # fmt: skip
            assert code_of(await ann.post("/api/blocks", **body)) == code
        await ann.post("/api/blocks", guest=ben.id)
        (seen,) = (await ann.get("/api/blocks")).json()
        assert (seen["guest"], seen["name"]) == (ben.id, "Ben")
        assert (await ben.get("/api/blocks")).json() == []
        rows = [insert(BlockRow(ann.id, f"g{n}", 0.0)) for n in range(MOST)]
        await house.hall.store.write(rows)
        assert code_of(await ann.post("/api/blocks", guest=ben.id)) == (429, "too_many")
