"""How fast bots are in live play: they follow the people at the table (S7-28).

A game with a pace of its own has a module `pace`: `START` and `next_estimate` follow a person,
`time_percent` says how fast a level is, `act` how long an action takes.
"""

from __future__ import annotations

from importlib.util import find_spec

from orrery.bots.players import rank_of
from orrery.server.tables.room import Room
from orrery.server.tables.tempo import Tempo

FOLLOW = "match"


def has_pace(room: Room) -> bool:
    """The game says how long actions take in live play."""
    return find_spec(f"{room.running.game.package}.pace") is not None


def note_action(room: Room, seat: int) -> None:
    """A person has acted; in live play the bots follow."""
    if not room.running.is_live or not has_pace(room):
        return
    tempo, now = _tempo(room), room.hall.clock.now()
    if seat in tempo.last:
        pace = room.running.game.module("pace")
        tempo.estimate = pace.next_estimate(tempo.estimate, now - tempo.last[seat])
    tempo.last[seat] = now


def live_percent(room: Room, bot: str) -> int:
    """The percentage of the usual time a bot takes, 0 where the game has no pace."""
    if not has_pace(room):
        return 0
    pace = room.running.game.module("pace")
    return int(pace.time_percent(FOLLOW, rank_of(bot), _tempo(room).estimate))


def _tempo(room: Room) -> Tempo:
    if room.tempo is None:
        room.tempo = Tempo(room.running.game.module("pace").START)
    return room.tempo
