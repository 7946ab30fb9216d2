"""What players are called: in lists, logs and refusals, each to whoever reads it."""

from __future__ import annotations

from dataclasses import replace

from server_house import EASY, in_loop, open_house

from orrery.server.tables.cast import listener_at, names_of
from orrery.server.tables.display import table_seen

THINKING = replace(EASY, hint_bot="cadet")


def told(heard):
    """The sentences of the updates among what somebody heard."""
    updates = [one for one in heard if one["type"] == "update"]
    entries = [entry for update in updates for entry in update["entries"]]
    return [event["text"] for entry in entries for event in entry.get("events", [])]


@in_loop
async def test_everybody_reads_the_names_of_others_and_you(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        eve = await house.guest("Eve")
        await eve.say("hello", token=eve.token, language="de")
        await eve.say("watch", game=room.id)
        heard = await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert told(heard) == ["You drop a disc into column 3"]
        assert told(ben.heard()) == ["Ann drops a disc into column 3"]
        assert told(eve.heard()) == ["Ann wirft eine Scheibe in Spalte 3"]


@in_loop
async def test_the_list_of_moves_has_words_beside_the_notation(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        view = (await ann.say("watch", game=room.id, seat=0))[-1]["view"]
        assert view["actions"][3] == "drop 3"
        assert view["words"][3] == "Drop a disc into column 3"
        assert (await ben.say("watch", game=room.id, seat=1))[-1]["view"]["words"] == []
        refused = await ben.ask("move", game=room.id, id="1", base=0, action="drop 3")
        assert refused["reason"] == "It is not your turn"


@in_loop
async def test_three_bots_of_one_rank_have_three_names(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        seats = ["me", "cadet", "cadet", "cadet"]
        room = await house.table(ann, "spacewalk", players=4, seats=seats)
        called = [seat.called for seat in table_seen(room).seats]
        assert called[0] == "Ann"
        assert len(set(called)) == 4
        assert all(name.startswith("Cadet ") for name in called[1:])
        german = [seat.called for seat in table_seen(room, "de").seats]
        assert german[1] == called[1].replace("Cadet", "Kadett")
        assert [seat.player for seat in table_seen(room).seats[1:]] == ["cadet"] * 3
        assert names_of(room) == tuple(called)


@in_loop
async def test_namesakes_are_told_apart_and_one_person_on_two_seats_is_no_you(db):
    async with open_house(db) as house:
        ann, other = await house.guest("Ann"), await house.guest("Ann")
        room = await house.table(ann, players=2, seats=["me", "open"])
        await other.say("sit", game=room.id, seat=1, invite=room.row.invite)
        assert names_of(room) == ("Ann (yellow)", "Ann (red)")
        assert listener_at(room, 0).is_you
        both = await house.table(ann, players=2, seats=["me", "me"])
        assert names_of(both) == (None, None)
        assert not listener_at(both, 0).is_you


@in_loop
async def test_a_hint_is_said_in_words_with_what_may_follow(db):
    async with open_house(db, THINKING) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        await ann.say("watch", game=room.id, seat=0)
        await ann.say("start", game=room.id)
        ann.heard()
        await ann.say("hint", game=room.id)
        await ann.connection.hint
        (hints,) = ann.heard()
        for line in hints["lines"]:
            column = line["action"].split()[1]
            assert line["words"] == f"Drop a disc into column {column}"
            assert len(line["then_words"]) == len(line["then"])
            assert all(words.startswith("Drop a disc") for words in line["then_words"])


@in_loop
async def test_an_action_without_an_event_is_said_in_words(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel("zylatron", options={"rules": "major"})
        await ann.say("move", game=room.id, id="1", base=room.running.seq, action="launch rm1")
        entry = next(one for one in ben.heard() if one["type"] == "update")["entries"][0]
        assert entry["action"] == "launch rm1"
        assert entry["events"] == []
        assert entry["words"] == "Launch Krill Missile 1"  # whose is said beside it
