"""To whom something is said."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.contract import SPECTATOR
from orrery.core.phrases import YOU, Person, Team
from orrery.core.texts import ENGLISH


@dataclass(frozen=True)
class Listener:
    """To whom something is said."""

    viewer: int = SPECTATOR
    language: str = ENGLISH
    players: tuple[str | None, ...] = ()
    """Who plays, by seat; None, or a seat beyond them: it is called by its colour."""
    is_you: bool = True
    """The viewer is one person at one seat."""

    def call(self, team: Team, as_you: bool = True) -> object:
        """What a seat, or some together, is called."""
        if as_you and self.is_you and self.viewer in team.seats:
            return YOU
        names = [self.players[seat] for seat in team.seats if seat < len(self.players)]
        return Person(names[0]) if len(names) == 1 and names[0] else team.word
