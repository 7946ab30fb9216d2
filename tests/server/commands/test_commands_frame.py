"""Only who may, may: every verb by every kind of caller, and no unexpected success."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import get_args

import pytest
from server_house import in_loop, open_house

from orrery.server.commands.dispatch import COMMANDS
from orrery.server.commands.frame import When, Who
from orrery.server.logbook.fair import word_commitment
from orrery.server.protocol.requests import Request

CALLERS = ("host", "other", "former", "spectator", "guest", "nobody")
GUESTS = {"host", "other", "former", "spectator", "guest"}
ALL = {*GUESTS, "nobody"}
SEATED = {"host", "other"}

WORD = "5" * 64

# What each verb needs, said here once more and by hand: who may, when, whether it has an id.
NEEDS = {
    "hello": (None, When.ALWAYS, False),
    "ping": (None, When.ALWAYS, False),
    "unwatch": (None, When.ALWAYS, False),
    "watch": (Who.VIEWER, When.ALWAYS, False),
    "history": (Who.VIEWER, When.ALWAYS, False),
    "chat": (Who.GUEST, When.ALWAYS, False),
    "recap": (Who.SEAT, When.ALWAYS, False),
    "move": (Who.SEAT, When.RUNNING, True),
    "resign": (Who.SEAT, When.RUNNING, True),
    "propose": (Who.SEAT, When.RUNNING, True),
    "why": (Who.SEAT, When.RUNNING, False),
    "hint": (Who.SEAT, When.RUNNING, False),
    "answer": (Who.PLAYER, When.RUNNING, False),
    "lend": (Who.PLAYER, When.RUNNING, False),
    "thought": (Who.PLAYER, When.RUNNING, False),
    "rematch": (Who.PLAYER, When.OVER, False),
    "sit": (Who.GUEST, When.OPEN, False),
    "stand": (Who.SEAT, When.OPEN, False),
    "swap": (Who.SEAT, When.OPEN, False),
    "seed": (Who.SEAT, When.OPEN, False),
    "commit": (Who.SEAT, When.OPEN, False),
    "reveal": (Who.SEAT, When.ALWAYS, False),
    "place": (Who.HOST, When.OPEN, False),
    "start": (Who.HOST, When.OPEN, False),
    "bring": (Who.GUEST, When.ALWAYS, False),
}

# A good request of each verb, for a table at the right stage; the host sits on seat 0.
SAMPLES = {
    "hello": {}, "ping": {}, "unwatch": {}, "watch": {"seat": 0}, "history": {"seat": 0},
    "chat": {"text": "hi"}, "recap": {"seat": 0},
    "move": {"seat": 0, "id": "m", "base": 0, "action": "drop 3"}, "resign": {"seat": 0, "id": "r"},
    "propose": {"seat": 0, "id": "p", "what": "draw"}, "why": {"seat": 0, "action": "drop 3"},
    "lend": {}, "thought": {"n": 1, "action": 3},
    "hint": {"seat": 0}, "answer": {"seat": 0, "yes": True}, "rematch": {}, "sit": {"seat": 2},
    "stand": {"seat": 0}, "swap": {"seat": 0, "to": 2}, "seed": {"seat": 0, "text": "luck"},
    "commit": {"seat": 0, "roll": 1, "commitment": "0" * 64},
    "reveal": {"seat": 0, "roll": "0" * 64, "word": WORD}, "place": {"seat": 2, "bot": "random"},
    "start": {}, "bring": {"token": "nobody's"},
}  # fmt: skip
STAGES = {When.OPEN: "open", When.RUNNING: "running", When.OVER: "over"}
MAY = {  # of the table whose host asks for seat 0
    None: ALL, Who.VIEWER: {"host"}, Who.GUEST: GUESTS, Who.SEAT: {"host"}, Who.PLAYER: SEATED,
    Who.HOST: {"host"},
}  # fmt: skip
DENIED = {"need_guest", "not_yours", "no_table"}  # codes of those who may not at all


def test_every_verb_needs_what_it_should():
    """A new verb has to be said here, too, and a changed right changed here."""
    declared = {c.verb: (c.who, c.when, c.has_id) for c in COMMANDS.values()}
    assert declared == NEEDS
    assert set(COMMANDS) == set(get_args(Request))


@pytest.mark.parametrize("stage", STAGES.values())
@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda command: command.verb)
@in_loop
async def test_the_frame_lets_in_whom_a_command_declares(db, command, stage):
    """Every verb at every stage by every caller: rights by the declaration, then the stage."""
    who = MAY[command.who]
    if command.verb == "answer":
        who = {"host"}  # a seat is named
    let_in, in_time = set(), command.when in (When.ALWAYS, stage_of(stage))
    async with open_house(db) as house:
        room, cast = await cast_of(house, stage)
        for name in CALLERS[::-1]:  # the host comes last: their deed may end the game
            game = {} if command.verb in ("hello", "ping") else {"game": room.id}
            codes = await codes_of(cast[name], command.verb, {**SAMPLES[command.verb], **game})
            if not codes & DENIED:
                let_in.add(name)
                assert in_time or "not_now" in codes, (name, codes)
    assert let_in == who


def stage_of(name):
    return next(when for when, stage in STAGES.items() if stage == name)


async def codes_of(guest, verb, fields):
    guest.heard()
    answers = await guest.say(verb, **fields)
    return {answer["code"] for answer in answers if answer["type"] == "error"}


# Rows beyond that: unnamed seats, private tables, reserved and taken seats, rolls, hints.
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
    ("lend", {}, "running", set()),  # nobody watches yet
    ("lend", {}, "private", set()),
    ("thought", {"n": 1, "action": 3}, "running", set()),  # nobody was asked
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
    """Negative control: a frame that believes every caller about their seat."""
    monkeypatch.setattr("orrery.server.commands.frame.need_seat", lambda caller, room, seat: seat)
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


def test_the_documentation_lists_what_is_declared():
    page = (Path(__file__).parents[3] / "docs" / "server_protocol.md").read_text()
    listed = [line for line in page.splitlines() if line.startswith("| `")]
    assert listed == [line_of(command) for command in COMMANDS.values()]


def line_of(command):
    who = "anyone" if command.who is None else command.who.value
    has_id = "yes" if command.has_id else ""
    what = inspect.getdoc(command.asked).splitlines()[0].replace("|", r"\|")
    return f"| `{command.verb}` | {who} | {command.when.value} | {has_id} | {what} |"
