"""Only who may, may: every verb by every kind of caller, and no unexpected success."""

from __future__ import annotations

import json

import pytest
from server_house import in_loop, open_house

from orrery.server.commands.frame import VERBS
from orrery.server.logbook.fair import word_commitment

CALLERS = ("host", "other", "former", "spectator", "guest", "nobody")
GUESTS = {"host", "other", "former", "spectator", "guest"}
ALL = {*GUESTS, "nobody"}
SEATED = {"host", "other"}

WORD = "5" * 64

# verb, fields, stage of the table, who may (the host sits on seat 0, the other on seat 1)
MATRIX = (
    ("hello", {}, "running", ALL),
    ("ping", {}, "running", ALL),
    ("watch", {}, "running", ALL),
    ("watch", {"seat": 0}, "running", {"host"}),
    ("watch", {"seat": 1}, "running", {"other"}),
    ("watch", {}, "private", SEATED),
    ("unwatch", {}, "running", ALL),
    ("chat", {"text": "hi"}, "running", GUESTS),
    ("chat", {"text": "hi"}, "private", SEATED),
    ("recap", {"seat": 0}, "running", {"host"}),
    ("history", {}, "running", ALL),
    ("history", {"seat": 0}, "running", {"host"}),
    ("history", {}, "private", SEATED),
    ("move", {"seat": 0, "id": "m", "base": 0, "action": "drop 3"}, "running", {"host"}),
    ("move", {"id": "m", "base": 0, "action": "drop 3"}, "running", SEATED),  # Ben: refused, below
    ("why", {"seat": 0, "action": "drop 3"}, "running", {"host"}),
    ("hint", {"seat": 0}, "hinting", {"host"}),
    ("hint", {}, "hinting", {"host"}),  # not the other: it is not their turn
    ("hint", {"seat": 0}, "running", set()),  # between people, unless the order says so
    ("resign", {"seat": 0, "id": "r"}, "running", {"host"}),
    ("resign", {"id": "r"}, "running", SEATED),
    ("propose", {"seat": 0, "id": "p", "what": "draw"}, "running", {"host"}),
    ("answer", {"seat": 0, "yes": True}, "asked", {"host"}),
    ("sit", {"seat": 2}, "open", GUESTS),
    ("sit", {"seat": 2}, "private-open", SEATED),
    ("sit", {"seat": 1}, "open", set()),
    ("stand", {"seat": 1}, "open", {"other"}),
    ("swap", {"seat": 1, "to": 2}, "open", {"other"}),
    ("swap", {"seat": 1, "to": 0}, "open", set()),
    ("place", {"seat": 2, "bot": "random"}, "open", {"host"}),
    ("place", {"seat": 2, "bot": "random"}, "running", set()),
    ("seed", {"seat": 1, "text": "luck"}, "open", {"other"}),
    ("commit", {"seat": 1, "roll": 1, "commitment": "0" * 64}, "cards", {"other"}),
    ("commit", {"seat": 1, "roll": 1, "commitment": "0" * 64}, "running", set()),
    ("reveal", {"seat": 1, "roll": "R", "word": WORD}, "rolling", {"other"}),
    ("reveal", {"seat": 1, "roll": "0" * 64, "word": WORD}, "rolling", set()),
    ("start", {}, "full", {"host"}),
    ("start", {}, "running", set()),
    ("rematch", {}, "over", SEATED),
    ("rematch", {}, "running", set()),
)


def test_the_matrix_has_every_verb():
    assert {row[0] for row in MATRIX} == {kind.__name__.lower() for kind in VERBS}


async def cast_of(house, stage):
    """The six callers around a table at some stage."""
    cast = {name: await house.guest(name) for name in CALLERS[:-1]}
    cast["nobody"] = await house.nobody()
    is_open = stage in ("open", "full", "private-open", "cards", "rolling")
    game = "spacewalk" if is_open else "connect_four"
    game = "astron" if stage in ("cards", "rolling") else game
    is_private = stage.startswith("private")
    players, hints = 3 if is_open else 2, True if stage == "hinting" else None
    order = {"players": players, "is_private": is_private, "hints": hints}
    room = await house.table(cast["host"], game, **order)
    code = room.row.invite
    await cast["former"].say("sit", game=room.id, seat=1, invite=code)
    await cast["former"].say("stand", game=room.id, seat=1)
    cast["former"].connection.invited.clear()  # another socket: the link is not remembered
    await cast["other"].say("sit", game=room.id, seat=1, invite=code)
    if stage == "full":
        await cast["host"].say("place", game=room.id, seat=2, bot="random")
    if stage == "rolling":
        await roll(room, cast)
    if not is_open:
        await cast["host"].say("start", game=room.id)
    if not is_private:
        await cast["spectator"].say("watch", game=room.id)
    if stage == "asked":
        await cast["other"].say("propose", game=room.id, id="p", what="draw")
    if stage == "over":
        await cast["host"].say("resign", game=room.id, id="end")
    return room, cast


async def roll(room, cast):
    """Freeze a roll that only the word of seat 1 is missing for."""
    await cast["host"].say("place", game=room.id, seat=2, bot="random")
    await cast["other"].say("watch", game=room.id, seat=1)
    bound = word_commitment(room.id, 1, WORD)
    await cast["other"].say("commit", game=room.id, seat=1, roll=1, commitment=bound)
    start = {"type": "start", "game": room.id, "without": [0]}
    await cast["host"].send(json.dumps(start))
    assert room.awaited == [1]


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row[0]}-{row[2]}-{len(row[1])}")
@in_loop
async def test_only_who_may_may(db, row):
    verb, fields, stage, allowed = row
    done = set()
    async with open_house(db) as house:
        for name in CALLERS:
            room, cast = await cast_of(house, stage)
            game = {} if verb in ("hello", "ping") else {"game": room.id}
            if fields.get("roll") == "R":
                game["roll"] = room.rolls.hash
            cast[name].heard()
            answers = await cast[name].say(verb, **{**fields, **game})
            if not any(answer["type"] == "error" for answer in answers):
                done.add(name)
            await house.settle()
    assert done == allowed


@in_loop
async def test_a_missing_check_would_be_caught(db, monkeypatch):
    """Negative control: a desk that believes every caller about their seat."""
    monkeypatch.setattr(
        "orrery.server.commands.play.need_seat", lambda connection, room, seat: seat
    )
    async with open_house(db) as house:
        room, cast = await cast_of(house, "running")
        move = {"seat": 0, "id": "m", "base": 0, "action": "drop 3"}
        await cast["guest"].ask("move", game=room.id, **move)
        assert room.running.seq == 1


@in_loop
async def test_out_of_turn_is_refused(db):
    async with open_house(db) as house:
        room, cast = await cast_of(house, "running")
        move = {"id": "m", "base": 0, "action": "drop 3"}
        answer = await cast["other"].ask("move", game=room.id, **move)
        assert answer["type"] == "refused"
        assert room.running.seq == 0


@in_loop
async def test_a_socket_belongs_to_one_guest(db):
    async with open_house(db) as house:
        _, cast = await cast_of(house, "open")
        answer = await cast["guest"].ask("hello", token=cast["host"].token)
        assert answer["code"] == "not_now"
