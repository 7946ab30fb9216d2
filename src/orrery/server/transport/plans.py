"""The endpoints of plans: conditional moves at a table by post."""

from __future__ import annotations

import msgspec

from orrery.core.wording import action_words
from orrery.server.commands.rights import need_guest, need_running, need_seat
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.plans import ActionSeen, PathSeen, PlanSeen
from orrery.server.storage.secrets import forget
from orrery.server.tables.cast import listener_at
from orrery.server.tables.plans import ahead, name_of, need_plannable, new_plan, plan_of
from orrery.server.tables.room import Room
from orrery.server.transport.http import Call


async def plan(call: Call) -> PlanSeen:
    """What one has planned."""
    need_guest(call.caller)
    async with call.at_table() as room:
        seat = need_seat(call.caller, room, _asked_seat(call))
        found = plan_of(room, seat)
    return PlanSeen([] if found is None else found.branches)


def _asked_seat(call: Call) -> int | None:
    return call.number("seat", 0) if call.query("seat") else None


async def set_plan(call: Call) -> PlanSeen:
    """Plan something else; no branches: nothing."""
    need_guest(call.caller)
    async with call.at_table() as room:
        seat = _planner(call, room)
        if seat in room.running.to_act:
            raise Denied("not_now", "it is your turn: a plan is for the turns to come")
        await _keep(room, seat, call)
    return PlanSeen(call.body.branches)


def _planner(call: Call, room: Room) -> int:
    """The seat of a caller who may plan here."""
    seat = need_seat(call.caller, room, call.body.seat)
    need_running(room)
    need_plannable(room)
    return seat


async def _keep(room: Room, seat: int, call: Call) -> None:
    name = name_of(seat)
    if not call.body.branches:
        await room.write(forget(room.id, name))
        room.secrets.pop(name, None)
        return
    text = msgspec.json.encode(new_plan(room, seat, call.body.branches)).decode()
    await room.write([room.hall.store.vault.save(room.id, name, text)])
    room.secrets[name] = text


async def path(call: Call) -> PathSeen:
    """What could be done after some actions, to plan with."""
    need_guest(call.caller)
    async with call.at_table() as room:
        seat = _planner(call, room)
        then = ahead(room).after(call.body.actions)
        listener = listener_at(room, seat, call.language)
        if len(then.to_act) != 1:
            return PathSeen(then.to_act, False, [])
        actor = then.to_act[0]
        game, board, state = then.game, then.board, then.state
        found = [
            ActionSeen(game.action_text(board, state, actor, action),
                       action_words(game, board, state, actor, action, listener))
            for action in game.actions(board, state, actor)
        ]  # fmt: skip
    return PathSeen([actor], actor == seat, found)
