"""How fast bots are in live play: they follow the people at the table.

A game says how fast that is by its hook `live` (`core.hooks.Pace`).
"""

from __future__ import annotations

from orrery.bots.players import rank_of
from orrery.core.hooks import FOLLOW, Pace
from orrery.server.tables.room import Room
from orrery.server.tables.tempo import Tempo


def pace_of(room: Room) -> Pace | None:
    """How long actions take in live play, where the game says so."""
    live = room.running.game.hooks.live
    return None if live is None else live.pace


def note_action(room: Room, seat: int) -> None:
    """A person has acted; in live play the bots follow."""
    pace = pace_of(room)
    if not room.running.is_live or pace is None:
        return
    tempo, now = _tempo(room, pace), room.hall.clock.now()
    if seat in tempo.last:
        tempo.estimate = pace.next_estimate(tempo.estimate, now - tempo.last[seat])
    tempo.last[seat] = now


def live_percent(room: Room, bot: str) -> int:
    """The percentage of the usual time a bot takes, 0 where the game has no pace."""
    pace = pace_of(room)
    if pace is None:
        return 0
    return pace.time_percent(FOLLOW, rank_of(bot), _tempo(room, pace).estimate)


def _tempo(room: Room, pace: Pace) -> Tempo:
    if room.tempo is None:
        room.tempo = Tempo(pace.START)
    return room.tempo
