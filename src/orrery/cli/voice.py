"""What a screen says of a game: who is called what; actions and events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orrery.bots.names import bot_called
from orrery.bots.players import Bot
from orrery.core.asking import help_lines
from orrery.core.game import Game
from orrery.core.phrases import Spoken
from orrery.core.seats import CHANCE
from orrery.core.table import Table
from orrery.core.wording import Listener, action_words, event_words, legal_words


def action_help(game: Game, language: str) -> tuple[str, ...]:
    """How moves are written, a line for each kind."""
    if game.declaration is None:
        lines: tuple[str, ...] = game.module("notation").ACTION_HELP
        return lines
    return help_lines(game.declaration.sheet, game.texts(language))


class Choice(NamedTuple):
    """An action as it is typed, and in words."""

    text: str
    words: str


class Voice:
    """Speaks to the people at one screen, in the language of the table."""

    def __init__(self, table: Table, humans: set[int], bots: Mapping[int, Bot]) -> None:
        """Whoever is alone at the screen is spoken to as you."""
        self.table = table
        self.game = table.game
        self._humans = humans
        self._bots = bots

    def colour(self, seat: int) -> str:
        """The colour or name of a seat on the board."""
        return self.game.texts(self.table.language).name(self.game.seat_name(seat))

    def name(self, seat: int) -> str:
        """A bot by its name, a person by the colour."""
        return self._called(seat) or self.colour(seat)

    def _called(self, seat: int) -> str | None:
        bot = self._bots.get(seat)
        return None if bot is None else bot_called(bot.name, seat, self.table.language)

    def listener(self, viewer: int) -> Listener:
        """Somebody at this screen."""
        names = tuple(self._called(seat) for seat in range(self.table.state.n_seats))
        is_alone = self._humans == {viewer}
        return Listener(viewer, self.table.language, names, is_you=is_alone)

    def choices(self, seat: int) -> list[Choice]:
        """The legal actions of a seat."""
        place = self.game, self.table.board, self.table.state, seat
        words = legal_words(*place, self.listener(seat))
        return [Choice(*both) for both in zip(self.table.actions(seat), words, strict=True)]

    def told(self, viewer: int) -> list[str]:
        """What the last action made happen, as far as a viewer may know."""
        seen = [self.game.seen_event(event, viewer) for event in self.table.events]
        listener = self.listener(viewer)
        return [event_words(self.game, self.table.board, event, listener) for event in seen]

    def step(self, number: int, viewer: int) -> Choice:
        """A step of the log, from what a viewer could know before it."""
        step = self.table.log.steps[number]
        board = self.table.board
        if step.seat == CHANCE:
            return Choice(step.text, step.text)
        before = self.game.hidden(board, self.table.state_after(number), viewer)
        action = self.game.parse_action(board, before, step.seat, step.text)
        place = self.game, board, before, step.seat
        return Choice(step.text, action_words(*place, action, self.listener(viewer)))

    def question(self, seat: int) -> str:
        """What a seat is asked now."""
        known = self.game.hidden(self.table.board, self.table.state, seat)
        asked = self.game.module("terminal").question(self.table.board, known, seat)
        texts = self.game.texts(self.table.language)
        return asked.said(texts.names) if isinstance(asked, Spoken) else str(asked)
