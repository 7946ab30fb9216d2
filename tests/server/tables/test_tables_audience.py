"""What a move costs: one referee, and views for those who look."""

from __future__ import annotations

import pytest
from server_house import in_loop, open_house

from orrery.core.game import Game
from orrery.core.seen import Sights


async def play_on(room, guests):
    """The first legal action of whoever is to act."""
    seat = room.running.to_act[0]
    action = room.running.sights.seen(seat).actions[0]
    base = room.running.seq
    order = {"game": room.id, "id": f"m{base}", "base": base, "action": action}
    return await guests[seat].ask("move", **order)


@in_loop
async def test_nobody_looks_and_nothing_is_shown(db, monkeypatch):
    async with open_house(db) as house:
        room, *_ = await house.duel()
        room.watchers.clear()
        seat = room.running.to_act[0]
        entries = room.play(seat, room.running.sights.legal(seat)[0], "m1")
        await room.commit(entries)
        shown = []
        monkeypatch.setattr(Sights, "seen", lambda self, viewer: shown.append(viewer))
        room.publish(0)
        assert shown == []


@pytest.mark.parametrize(("game", "n_asked"), [("connect_four", 1), ("liars_dice", 2)])
@in_loop
async def test_the_full_position_is_asked_again_only_where_something_is_hidden(
    db, monkeypatch, game, n_asked
):
    """What a seat knows of an open game is all there is, so that its referee is the only one."""
    asked = []
    why_not = Game.why_not

    def counted(self, board, state, seat, action):
        asked.append(action)
        return why_not(self, board, state, seat, action)

    async with open_house(db) as house:
        room, *guests = await house.duel(game=game)
        monkeypatch.setattr(Game, "why_not", counted)
        answer = await play_on(room, guests)
        assert answer["type"] == "ack"
        assert len(asked) == n_asked
