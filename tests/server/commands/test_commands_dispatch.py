"""Strangers get a code and a fixed sentence: neither errors nor the server's log tell secrets."""

from __future__ import annotations

import json
import logging
import re

import httpx
import pytest
from server_house import in_loop, open_house, put_in_place_of

from orrery.core.errors import BadInput, IllegalAction
from orrery.server.commands.dispatch import COMMANDS
from orrery.server.commands.frame import Command
from orrery.server.incidents import place_of
from orrery.server.protocol.codes import SENTENCES, Misread, reading
from orrery.server.protocol.requests import Reveal, Thought
from orrery.server.transport.app import build_app

SECRET = "as1 default 3p hand=forward-3 hash=0123456789abcdef"


async def planted(house):
    """A game of ASTRON whose log no longer replays, and everything in it that must not be told."""
    room, ann, ben = await house.duel("astron")
    for n in range(6):
        seat = room.running.to_act[0]
        action = room.fresh(seat).view.actions[0]
        move = {"id": f"m{n}", "base": room.running.seq, "seat": seat, "action": action}
        await (ann, ben)[seat].say("move", game=room.id, **move)
    hashes = {entry.hash for entry in room.running.entries}
    cards = {e.action for e in room.running.entries if e.action.startswith("deal ")}
    seed = str(room.running.header["seed"])
    last = [entry for entry in room.running.entries if entry.action in cards][-1]
    other = next(card for card in sorted(cards) if card != last.action)
    change = "UPDATE events SET action = ? WHERE game = ? AND seq = ?"
    await house.hall.store.write([(change, (other, room.id, last.seq))])
    room.forget()
    ann.heard(), ben.heard()
    return room, ann, ben, hashes | cards | {seed}


def fields_of(verb, room):
    """A plain request of a kind."""
    values = {"game": room.id, "seat": 0, "to": 1, "id": "x", "base": 3, "since": 0, "yes": True,
              "what": "undo", "text": "hello", "action": 3 if verb is Thought else "wait", "n": 1,
              "language": "en", "token": "t" * 32,
              "roll": "0" * 64 if verb is Reveal else 1, "commitment": "0" * 64,
              "word": "0" * 64}  # fmt: skip
    return {name: values[name] for name in verb.__struct_fields__ if name in values}


@in_loop
async def test_a_log_that_does_not_replay_tells_nothing_of_itself(db, caplog):
    caplog.set_level(logging.DEBUG)
    async with open_house(db) as house:
        room, ann, ben, secrets = await planted(house)
        eve = await house.guest("Eve")
        told, codes = [], set()
        for who in (ann, ben, eve):
            for verb in COMMANDS:
                answers = await who.say(verb.__name__.lower(), **fields_of(verb, room))
                told.append(json.dumps(answers))
                codes |= {answer.get("code") for answer in answers}
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
            table = f"/api/tables/{room.id}"
            pages = (table, f"{table}/log", f"{table}/replay", f"{table}/replay?viewer=open",
                     "/api/tables", "/api/status")  # fmt: skip
            told += [(await http.get(path)).text for path in pages]
        assert "broken" in codes
        assert "internal" not in codes
        assert len(secrets) > 6
        for secret in secrets:
            assert all(secret not in text for text in told), secret
            assert secret not in caplog.text, secret
        house.hall.incidents.n_unhandled = 0  # bots and clocks of such a table: another test


@pytest.mark.parametrize(
    ("make", "code"),
    [(lambda: BadInput(SECRET), "bad_input"),
     (lambda: IllegalAction(SECRET, SECRET, "AS-1", SECRET), "bad_input"),
     (lambda: RuntimeError(SECRET), "internal"), (lambda: KeyError(SECRET), "internal")],
    ids=["BadInput", "IllegalAction", "RuntimeError", "KeyError"],
)  # fmt: skip
@in_loop
async def test_no_verb_says_the_words_of_an_exception(db, make, code, monkeypatch, caplog):
    async def careless(connection, asked):
        raise make()

    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        for verb in COMMANDS:
            monkeypatch.setitem(COMMANDS, verb, Command(verb, careless))
            answers = await ann.say(verb.__name__.lower(), **fields_of(verb, room))
            assert [(a["code"], a["text"]) for a in answers] == [(code, SENTENCES[code])], verb
        house.hall.incidents.n_unhandled = 0
    assert "hash=0123" not in caplog.text
    assert "hand=" not in caplog.text


@pytest.mark.parametrize("error", [BadInput(SECRET), RuntimeError(SECRET)])
@in_loop
async def test_no_page_says_the_words_of_an_exception(db, error, monkeypatch, caplog):
    async def careless(call):
        raise error

    put_in_place_of("/api/tables/{table}", careless, monkeypatch)
    async with open_house(db) as house:
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
            answer = await http.get("/api/tables/x")
        assert answer.status_code in (400, 500)
        assert answer.json()["text"] in SENTENCES.values()
        house.hall.incidents.n_unhandled = 0
    assert "hash=0123" not in caplog.text


def test_a_place_is_lines_of_the_source_and_no_words():
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        said = place_of(error)
    assert re.fullmatch(r"ValueError at test_commands_dispatch\.py:\d+ test_a_place\w+", said)


def test_who_reads_a_request_alone_may_say_what_is_wrong_with_it():
    with pytest.raises(Misread, match="no such game") as caught, reading():
        raise BadInput("no such game")
    assert caught.value.code == "bad_input"


@in_loop
async def test_orders_and_requests_are_told_what_is_wrong_with_them(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann)
        answer = await ann.ask("place", game=room.id, seat=1, bot="nosuchbot")
        assert answer["code"] == "bad_input"
        assert "nosuchbot" in answer["text"]
        answer = await ann.ask("sit", game=room.id, seat=7)
        assert answer["text"] == "the table has 2 seats"
        with pytest.raises(BadInput, match="boards"):
            await house.table(ann, "spacewalk", board="nowhere")
