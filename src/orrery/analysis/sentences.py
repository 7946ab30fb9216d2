"""What a report says in words, in any language that has them."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.analysis.report import MomentReport, Report, StepReport, choices_of
from orrery.core.chance import CHANCE
from orrery.core.formats import percent, whole
from orrery.core.listener import Listener
from orrery.core.table import Table
from orrery.core.texts import ENGLISH
from orrery.core.wording import action_words
from orrery.core.words import words_of

COSTLY = 8  # choices that are listed
LEAST = 0.03


@dataclass(frozen=True)
class Sentences:
    """Speaks of one game."""

    table: Table
    report: Report
    language: str = ENGLISH

    def say(self, message: str, **values: object) -> str:
        """A message of the catalogue `words/analysis`."""
        return words_of("analysis", self.language).say("", message, values)

    @property
    def head(self) -> str:
        """The game and its length."""
        title = self.table.game.meta.title
        named = self.table.game.texts(self.language).label("meta", "title", title)
        return self.say("game", game=named, count=self.report.n_steps)

    def name(self, seat: int) -> str:
        """The colour or name of a seat."""
        game = self.table.game
        return game.texts(self.language).name(game.seat_name(seat))

    def moments(self) -> list[str]:
        """The turning points, or that there are none."""
        return [self.moment(one) for one in self.report.moments] or [self.say("no-moments")]

    def moment(self, moment: MomentReport) -> str:
        """One turning point."""
        values = {"n": moment.n, "name": self.name(moment.seat), "points": points(moment.change)}
        played = self.played(moment.n)
        if moment.is_luck:
            sort = "good" if moment.change > 0 else "bad"
            return self.say(f"moment-luck-{sort}", played=played, **values)
        step = next(step for step in self.report.steps if step.n == moment.n)
        return self.say("moment-choice", played=played, best=self.best(step), **values)

    def costly(self) -> list[str]:
        """The choices that cost most, in the order of the game."""
        found = [step for step in choices_of(self.report) if step.cost >= LEAST]
        dearest = sorted(found, key=lambda step: -step.cost)[:COSTLY]
        return [self.costly_step(step) for step in sorted(dearest, key=lambda step: step.n)]

    def costly_step(self, step: StepReport) -> str:
        """One choice, and the better one."""
        return self.say(
            "costly-step", n=step.n, who=self.name(step.seat), played=self.played(step.n),
            best=self.best(step), points=points(step.cost), share=points(step.share),
        )  # fmt: skip

    def notes(self) -> list[str]:
        """How it was judged, and what was not."""
        report = self.report
        told = [self.say("how", iterations=report.iterations, closer=report.closer)]
        if report.solved:
            told.append(self.say("solved", count=len(report.solved)))
        if report.hidden:
            told.append(self.say("hidden"))
        if report.together:
            told.append(self.say("together", count=report.together))
        n_winners = len(self.table.winners)
        if n_winners > 1:
            told.append(self.say("shared", share=round(100 / n_winners)))
        if not self.table.is_over:
            told.append(self.say("unfinished"))
        return told

    def rows(self) -> list[list[str]]:
        """The table of seats: name, given away, luck, from others, accuracy, right ones."""
        nothing = self.say("nothing-to-choose")
        return [
            [
                self.name(one.seat),
                whole(-100 * one.cost, self.language),
                whole(100 * one.luck, self.language, is_signed=True),
                whole(100 * one.rest, self.language, is_signed=True),
                nothing if one.accuracy is None else percent(one.accuracy / 100, self.language),
                self.say("right-of", right=one.right, all=one.choices),
            ]
            for one in self.report.seats
        ]

    def heads(self) -> list[str]:
        """The heads of that table."""
        return [self.say(one) for one in ("seat", "choices", "luck", "others", "accuracy", "right")]

    def played(self, n: int) -> str:
        """The action of step n, in words."""
        step = self.table.log.steps[n - 1]
        return step.text if step.seat == CHANCE else self.words(n, step.seat, step.text)

    def best(self, step: StepReport) -> str:
        """The best action of a choice, in words."""
        return self.words(step.n, step.seat, step.best)

    def words(self, n: int, seat: int, text: str) -> str:
        """An action as its player could have said it."""
        game, board = self.table.game, self.table.board
        known = game.hidden(board, self.table.state_after(n - 1), seat)
        action = game.parse_action(board, known, seat, text)
        listener = Listener(seat, self.language, is_you=False)
        return action_words(game, board, known, seat, action, listener)


def points(share: float) -> int:
    """Of a hundred, without a sign."""
    return round(100 * abs(share))
