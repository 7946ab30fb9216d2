"""Chance in a game whose META denies it: a sentence for the table and for the operator."""

from __future__ import annotations

import logging

import pytest
from server_house import in_loop, open_house

from orrery.core.game import Game
from orrery.core.meta import never
from orrery.core.registry import find_meta
from orrery.core.words import words_of

SAID = (
    "`draws` of its META says that nothing is drawn with these options,"
    " but its rules leave something to chance"
)


@pytest.fixture
def denied():
    """Liar's dice says that nothing is drawn."""
    meta = find_meta("liars_dice")
    draws = meta.draws
    object.__setattr__(meta, "draws", never)
    yield
    object.__setattr__(meta, "draws", draws)


def drawn_after_the_first_disc(monkeypatch) -> None:
    monkeypatch.setattr(Game, "chance_due", lambda game, board, state: state.n_discs == 1)


def faults(told) -> list[str | None]:
    return [m["table"]["fault"] for m in told if m["type"] == "table"]


@in_loop
async def test_a_table_that_cannot_begin_is_told_why(db, denied, caplog):
    with caplog.at_level(logging.ERROR):
        async with open_house(db) as house:
            ann = await house.guest("Ann")
            room = await house.table(ann, "liars_dice", players=2, seats=["me", "random"])
            await ann.say("watch", game=room.id, seat=0)
            told = await ann.say("start", game=room.id)
            [answer] = [m for m in told if m["type"] == "error"]
            assert answer["code"] == "broken"
            assert answer["text"] == words_of("faults").say("faults", "broken", {})
            assert "draws" in faults(told)
            assert house.hall.incidents.n_unhandled == 0
            assert house.hall.incidents.n_broken == 1
    assert f"table {room.id} is broken: draws (liars_dice: {SAID})" in caplog.text


@in_loop
async def test_a_game_that_cannot_go_on_keeps_its_moves(db, monkeypatch, caplog):
    with caplog.at_level(logging.ERROR):
        async with open_house(db) as house:
            room, ann, ben = await house.duel()
            drawn_after_the_first_disc(monkeypatch)
            answer = await ann.ask("move", game=room.id, id="1", base=0, action="drop 3")
            assert answer["code"] == "broken"
            assert "draws" in faults(ben.heard())
            again = await ben.ask("move", game=room.id, id="2", base=0, action="drop 3")
            assert again["code"] == "broken"
            assert await house.hall.store.events(room.id) == []  # what was not committed is not
            assert house.hall.incidents.n_unhandled == 0
            assert house.hall.incidents.n_broken == 1
    assert SAID in caplog.text


@in_loop
async def test_a_bot_that_meets_it_breaks_the_table_once(db, monkeypatch):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["random", "me"])
        await ann.say("watch", game=room.id, seat=1)
        drawn_after_the_first_disc(monkeypatch)
        await ann.say("start", game=room.id)
        await house.settle()
        assert room.row.fault == "draws"
        assert house.hall.incidents.n_unhandled == 0
        assert house.hall.incidents.n_broken == 1
