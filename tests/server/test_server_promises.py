"""The larger promises, each with its negative control; the full counts are commands.

See docs/findings/server.md for the commands and the figures.
"""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
import server_fuzz
import server_kill
import server_twins
import twin_bugs
import twin_verbs
import twin_worlds
from server_house import EASY, in_loop, open_house
from twin_nodes import AFAR, MOVED, OVERHEARD
from twin_places import opened_stage
from twin_table import Near

from orrery.server.commands import dispatch
from orrery.server.commands.dispatch import COMMANDS
from orrery.server.commands.frame import Command
from orrery.server.logbook.game import Running
from orrery.server.protocol.requests import Move, Stand, read_request
from orrery.server.storage.database import StorageDown


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(store):
    outcome = asyncio.run(server_kill.torment(store, n_kills=2))
    assert outcome.figures["acknowledged"] > 0
    assert outcome.is_good, outcome


def test_acknowledging_before_the_commit_would_be_caught():
    """Negative control."""
    outcome = asyncio.run(server_kill.torment("sqlite", 2, bug="ack-first"))
    assert outcome.faults["lost"] > 0


def test_twin_worlds_send_byte_equal_streams():
    report = asyncio.run(server_twins.compare(200))
    print(report)
    assert report.n_differing == 0, report.example


@pytest.mark.parametrize("bug", twin_bugs.BUGS)
def test_a_dropped_redaction_would_be_caught(bug):
    """Negative control."""
    with twin_bugs.planted(bug):
        report = asyncio.run(server_twins.compare(200, until_leak=True))
    assert report.n_differing > 0


async def twins_at(stage, n, controls):
    """Compare worlds on a stage, then with each of some bugs planted, which must be noticed."""
    report = await server_twins.compare(n, seed=3, stage=stage)
    assert report.n_differing == 0, report.example
    for bug in controls:
        with twin_bugs.planted(bug):
            found = await server_twins.compare(200, seed=2, until_leak=True, stage=stage)
        assert found.n_differing > 0, bug
    return report


@in_loop
async def test_twin_worlds_on_a_database_send_byte_equal_streams(nodes_db, tmp_path):
    async with opened_stage(nodes_db, None, tmp_path / "orrery.key") as stage:
        await twins_at(stage, 18, ["watcher-kept"])


@in_loop
async def test_twin_worlds_between_two_nodes_send_byte_equal_streams(nodes_db, redis, tmp_path):
    async with opened_stage(nodes_db, redis.url, tmp_path / "orrery.key") as stage:
        report = await twins_at(stage, 18, twin_bugs.FAR_BUGS)
        assert set(report.marks) == {AFAR, MOVED, OVERHEARD}


@pytest.mark.long
@pytest.mark.parametrize("with_nodes", [False, True])
@in_loop
async def test_every_dropped_redaction_would_be_caught_elsewhere(
    nodes_db, redis, tmp_path, with_nodes
):
    """Negative control."""
    url = redis.url if with_nodes else None
    async with opened_stage(nodes_db, url, tmp_path / "orrery.key") as stage:
        await twins_at(stage, 60, twin_bugs.BUGS)


def test_twins_ask_with_every_verb():
    assert set(twin_verbs.ROWS) == {kind.__name__.lower() for kind in COMMANDS}


async def at_the_opening(dice):
    """The viewer of seat 0, whose turn it is."""
    header, entries, _ = twin_worlds.first_world(random.Random(1))
    stage = Near()
    scene = await server_twins.opened(stage, header, 0, dice)
    script = [entry.action for entry in entries if entry.seat == server_twins.CHANCE]
    await stage.begin(scene.room, header, script)
    assert scene.room.running.to_act == [0]
    return scene


@in_loop
async def test_asking_with_any_verb_leaves_the_opening_where_it_was():
    scene = await at_the_opening(random.Random(1))
    stood = scene.line
    for _ in range(60):
        await twin_verbs.ROWS["move"](scene)
        await server_twins.ask_something(scene)
    assert scene.line == stood


@in_loop
async def test_a_verb_that_moves_the_game_on_is_named(monkeypatch):
    async def drift(scene):
        action = scene.room.running.table.actions(0)[0]
        await scene.ask("move", id="drift", base=scene.seq, action=action, **scene.seat)

    scene = await at_the_opening(random.Random(1))
    monkeypatch.setattr(server_twins, "ASKED", ["why"])
    monkeypatch.setitem(twin_verbs.ROWS, "why", drift)
    with pytest.raises(AssertionError, match="`why` must leave the game where it was"):
        await server_twins.ask_something(scene)


@in_loop
async def test_fuzzed_messages_hurt_nobody(url):
    async with open_house(url) as house:
        report = await server_fuzz.pelt(house.hall, 3000)
        print(report)
        assert report.is_good, report
        assert report.n_moves > 500


@in_loop
async def test_an_unhandled_exception_would_be_caught(db, monkeypatch):
    """Negative control: a verb that looks at the seat after the last one."""

    async def careless(connection, asked):
        room = await connection.hall.room(asked.game)
        room.seats[asked.seat + 9].guest  # noqa: B018

    monkeypatch.setitem(COMMANDS, Stand, Command(Stand, careless))
    async with open_house(db) as house:
        report = await server_fuzz.pelt(house.hall, 3000)
        assert report.n_unhandled > 0
        house.hall.incidents.n_unhandled = 0


@in_loop
async def test_a_storage_that_fails_by_a_message_would_be_caught(db, monkeypatch):
    """Negative control: it is told as an outage, not noted as an exception."""

    async def careless(connection, asked):
        raise StorageDown("the connection was lost")

    monkeypatch.setitem(COMMANDS, Stand, Command(Stand, careless))
    async with open_house(db) as house:
        report = await server_fuzz.pelt(house.hall, 1500)
        assert house.hall.incidents.n_unhandled == 0
        assert report.n_unhandled > 0


@in_loop
async def test_a_poisoned_write_that_hurts_others_would_be_caught(postgres, monkeypatch):
    """Negative control: texts are not checked, and a bad unit fails the group it is in."""
    import with_postgres

    from orrery.server.storage.postgres import PostgresDatabase

    def careless(data):
        asked = read_request(data)
        if isinstance(asked, Move) and asked.id.startswith("m"):  # an attacker's
            return msgspec.structs.replace(asked, id="a\x00b")
        return asked

    monkeypatch.setattr(dispatch, "read_request", careless)
    monkeypatch.setattr(PostgresDatabase, "is_lost", lambda self, error: True)
    async with open_house(with_postgres.fresh_database(postgres)) as house:
        report = await server_fuzz.pelt(house.hall, 6000)
        assert report.n_refused > 0
        house.hall.incidents.n_unhandled = 0


@in_loop
async def test_a_slow_reader_gets_one_fresh_view_instead_of_the_queue(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel("spacewalk")
        dice = random.Random(1)
        most = 0
        for n in range(200):
            if room.running.outcome is not None:
                break
            seat = room.running.to_act[0]
            guest = (ann, ben)[seat]
            action = dice.choice(room.fresh(seat).view.actions)
            move = {"id": f"m{n}", "base": room.running.seq, "action": action}
            await guest.connection.outbox.wait() if len(guest.connection.outbox) else None
            await play(guest, room, move)
            ann.heard()
            most = max(most, ben.connection.outbox.n_bytes)
            assert len(ben.connection.outbox) <= EASY.outbox_messages
        assert most <= EASY.outbox_bytes
        assert ben.connection.outbox.is_behind
        await ben.connection._catch_up()
        told = ben.heard()
        assert [message["type"] for message in told] == ["table", "fresh"]
        assert told[1]["seq"] == room.running.seq


async def play(guest, room, move):
    """Send a move without reading the answers."""
    import json

    from orrery.server.commands.dispatch import receive

    await receive(guest.connection, json.dumps({"type": "move", "game": room.id, **move}))


@in_loop
async def test_an_unbounded_outbox_would_be_caught(db, monkeypatch):
    """Negative control: without the limit the queue grows past it."""
    from orrery.server.access.outbox import Outbox

    monkeypatch.setattr(Outbox, "drop", lambda self: None)
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        for n in range(EASY.outbox_messages + 5):
            await ann.say("chat", game=room.id, text=f"line {n}")
        assert len(ben.connection.outbox) > EASY.outbox_messages


@in_loop
async def test_only_published_types_can_be_put_on_a_socket(db):
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        for secret in (room.row, room.running, room.seats[0], {"type": "pong"}, b"{}"):
            with pytest.raises(TypeError):
                ann.connection.outbox.put(secret)


@in_loop
async def test_a_flood_is_told_to_slow_down_and_then_dropped(db):
    from orrery.server.commands.dispatch import Offence
    from orrery.server.settings import Settings

    async with open_house(db, Settings(guests_per_minute=100)) as house:
        ann = await house.guest("Ann")
        answers = [(await ann.say("ping"))[0] for _ in range(100)]
        assert {answer["type"] for answer in answers} == {"pong", "error"}
        with pytest.raises(Offence):
            await flood(ann)
        ben = await house.guest("Ben")
        assert (await ben.ask("ping"))["type"] == "pong"


async def flood(guest):
    """More than anyone may send."""
    for _ in range(1000):
        await guest.say("ping")


def test_hidden_states_answer_as_full_ones_do_for_their_viewer():
    """What `look` computes from hidden states agrees with the table's own answers."""
    dice = random.Random(3)
    header, entries, _ = twin_worlds.first_world(dice)
    running = Running(header)
    running.settle()
    from orrery.core.wording import Listener
    from orrery.server.views.seen import look

    for entry in entries:
        running.table.play(entry.seat, entry.action)
        for seat in range(running.n_seats):
            seen, full = look(running, Listener(seat)), running.table.view(seat)
            for name in ("position", "to_act", "actions", "scores"):
                assert getattr(seen, name) == full[name]
