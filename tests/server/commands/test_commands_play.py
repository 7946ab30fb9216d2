"""Moves: exactly once, one order, commit before acknowledgement, live play, undo."""

from __future__ import annotations

import asyncio
import random

import pytest
from server_house import in_loop, open_house

from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied
from orrery.server.storage.store import Store
from orrery.server.storage.writer import Writer
from orrery.server.views.taking_back import undo_target


@in_loop
async def test_exactly_once_whatever_is_sent_again(db):
    """Every move is sent three times, from two sockets, and again after a restart."""
    dice = random.Random(5)
    answers, n_sent = {}, 0
    async with open_house(db) as house:
        for _ in range(12):
            room, ann, ben = await house.duel()
            ann.second = await house.nobody()
            ben.second = await house.nobody()
            for guest in (ann, ben):
                await guest.second.say("hello", token=guest.token)
            while room.running.outcome is None:
                seat = room.running.to_act[0]
                guest = (ann, ben)[seat]
                view = room.fresh(seat).view
                action, base = dice.choice(view.actions), room.running.seq
                move = {"game": room.id, "id": f"m{base}", "base": base, "action": action}
                for caller in (guest, guest.second, guest):
                    answer = await caller.ask("move", **move)
                    assert answers.setdefault((room.id, seat, move["id"]), answer) == answer
                    n_sent += 1
            room.tokens = (ann.token, ben.token)
        tokens = {room.id: room.tokens for room in house.hall.rooms.values()}
    async with open_house(db) as house:
        for (game, seat, client_id), answer in answers.items():
            guest = await house.nobody()
            await guest.say("hello", token=tokens[game][seat])
            again = await guest.ask("move", game=game, id=client_id, base=0, action="drop 0")
            assert again == answer
            n_sent += 1
        events = await house.hall.store.read("SELECT game, seat, client_id, seq FROM events")
        assert sorted((g, s, c, answers[g, s, c]["seq"]) for g, s, c in answers) == sorted(events)
    print(f"{n_sent} submissions of {len(answers)} moves: 0 doubled, 0 lost")


@in_loop
async def test_a_store_that_forgets_ids_would_be_caught(db, monkeypatch):
    """Negative control: without known ids a retry is told something else."""
    from orrery.server.logbook.game import Running

    monkeypatch.setattr(Running, "known", lambda self, seat, client_id: None)
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        move = {"game": room.id, "id": "m", "base": 0, "action": "drop 3"}
        first, second = await ann.ask("move", **move), await ann.ask("move", **move)
        assert first != second


@in_loop
async def test_of_many_who_race_for_one_number_exactly_one_wins(db):
    async with open_house(db) as house:
        for _ in range(20):
            room, ann, _ = await house.duel()
            sockets = [await house.nobody() for _ in range(8)]
            for socket in sockets:
                await socket.say("hello", token=ann.token)
            tries = [
                socket.ask("move", game=room.id, id=f"try{n}", base=0, action=f"drop {n % 7}")
                for n, socket in enumerate(sockets)
            ]
            answers = await asyncio.gather(*tries)
            assert sorted(a["type"] for a in answers) == ["ack"] + ["stale"] * 7
            winner = next(a for a in answers if a["type"] == "ack")["id"]
            for answer in answers:
                if answer["type"] == "stale":
                    assert [e["seq"] for e in answer["entries"]] == [1]
            assert [e.client_id for e in room.running.entries] == [winner]


@in_loop
async def test_nothing_is_told_before_it_is_committed(db, monkeypatch):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        assert await told_before_commit(house, room, ann, ben, monkeypatch) == []


@in_loop
async def test_an_early_acknowledgement_would_be_caught(db, monkeypatch):
    """Negative control: a store that answers before it has committed."""

    async def write(self, writes):
        self.submit(writes)

    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        monkeypatch.setattr(Store, "write", write)
        told = await told_before_commit(house, room, ann, ben, monkeypatch)
        assert {"ack", "update"} <= {message["type"] for message in told}


async def told_before_commit(house, room, ann, ben, monkeypatch):
    """What anybody hears while the storage still holds back its commit."""
    held = []
    with monkeypatch.context() as patch:
        real = Writer.submit_all

        def submit_all(self, units, done):
            held.append((self, units, done))

        def submit(self, writes):
            held.append((self, [writes], lambda failures: None))

        patch.setattr(Writer, "submit_all", submit_all)
        patch.setattr(Writer, "submit", submit)
        asked = asyncio.ensure_future(
            ann.say("move", game=room.id, id="m", base=0, action="drop 3")
        )
        for _ in range(20):
            await asyncio.sleep(0)
        assert held
        told = ben.heard() + ann.heard() + (asked.result() if asked.done() else [])
        for writer, units, done in held:
            real(writer, units, done)
        await asked
    return told


@in_loop
async def test_a_failed_commit_leaves_no_trace(db, monkeypatch):
    from orrery.server.storage.database import StorageDown

    async def write(self, writes):
        raise StorageDown("disk full")

    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        move = {"game": room.id, "id": "m", "base": 0, "action": "drop 3"}
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", write)
            assert (await ann.ask("move", **move))["code"] == "storage"
        assert ben.heard() == []
        assert (await ann.ask("move", **move))["type"] == "ack"
        assert room.running.seq == 1


@in_loop
async def test_a_refusal_names_reason_and_clause_and_changes_nothing(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel("spacewalk")
        answer = await ann.ask("move", game=room.id, id="m", base=0, action="place 6 large")
        assert answer["type"] == "refused"
        assert answer["clause"] == "SW-5"
        why = await ann.ask("why", game=room.id, action="place 6 large")
        assert (why["is_legal"], why["clause"]) == (False, "SW-5")
        assert (await ann.ask("why", game=room.id, action="place 1 large"))["is_legal"]
        assert (await ben.ask("move", game=room.id, id="m", base=0, action="place 1 large"))[
            "reason"
        ]
        assert room.running.seq == 0


@in_loop
async def test_live_games_judge_against_the_present_state(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel("situation7", options={"tempo": "live"})
        a = room.fresh(0).view.actions
        b = room.fresh(1).view.actions
        assert (await ann.ask("move", game=room.id, id="1", base=0, action=a[0]))["type"] == "ack"
        assert (await ben.ask("move", game=room.id, id="1", base=0, action=b[0]))["type"] == "ack"
        assert (await ann.ask("move", game=room.id, id="2", base=0, action=a[0]))[
            "type"
        ] == "refused"


@in_loop
async def test_undo_of_the_own_last_action_and_across_seats_by_consent(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel()
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        assert (await ann.ask("propose", game=room.id, id="u", what="undo"))["type"] == "done"
        assert len(room.running.line) == 0
        await ann.say("move", game=room.id, id="2", base=2, action="drop 2")
        await ben.say("move", game=room.id, id="1", base=3, action="drop 2")
        await ann.say("propose", game=room.id, id="u2", what="undo")
        assert len(room.running.line) == 2  # Ben has not agreed yet
        await ben.say("answer", game=room.id, yes=True)
        assert len(room.running.line) == 0
        assert room.running.table.text.startswith("cf1")
        position = room.running.table.text
        entries = list(room.running.entries)
    async with open_house(db) as house:
        room = await house.hall.room(room.id)
        await room.load()
        assert room.running.table.text == position
        assert room.running.entries == entries


@in_loop
async def test_undo_never_goes_past_what_nature_revealed(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        view = room.fresh(0).view
        await ann.say("move", game=room.id, id="1", base=0, seat=0, action=view.actions[0])
        assert (await ann.ask("propose", game=room.id, id="u", what="undo", seat=0))[
            "type"
        ] == "done"
        for n in range(4):
            seat, base = room.running.to_act[0], room.running.seq
            action = room.fresh(seat).view.actions[0]
            await ann.say("move", game=room.id, id=f"x{n}", base=base, seat=seat, action=action)
        assert any(entry.seat < 0 for entry in room.running.line)
        answer = await ann.ask("propose", game=room.id, id="u2", what="undo", seat=0)
        assert "revealed" in answer["text"]


def test_a_card_that_was_shown_is_not_taken_back_though_nature_has_not_acted_since():
    table = new_table(find_game("astron"), 2, 0, "manual", None, {})
    running, dice = Running(table.log.header), random.Random(0)
    running.settle()
    for _ in range(3):
        seat = running.to_act[0]
        running.advance(seat, dice.choice(running.table.actions(seat)), None)
        if len(running.line) == 1:
            assert undo_target(running, seat) == 0  # everyone sees where ships take off
    assert running.line[-1].seat == seat
    assert "CARD_PLAYED" in {running.game.event_name(e).upper() for e in running.line[-1].events}
    with pytest.raises(Denied, match="revealed"):
        undo_target(running, seat)


@pytest.mark.parametrize("base", [-1, 99, 2**40])
@in_loop
async def test_a_base_that_does_not_exist_is_an_error(db, base):
    async with open_house(db) as house:
        room, ann, _ = await house.duel()
        answer = await ann.ask("move", game=room.id, id="m", base=base, action="drop 3")
        assert answer["type"] == "error"
