"""Plans: conditional moves. "If red passes, I ..." is kept by the server and played by it.

For games at postal pace in which nothing is hidden and nothing is drawn, so that what follows an
action is known. A plan is sealed among the secrets of its table; nobody but its owner is told of
it, and what it plays stands in the log like any other action. It is dropped as soon as somebody
does otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.plans import Branch
from orrery.server.tables.table import Table

MOST_DEPTH = 8
MOST_BRANCHES = 64  # in the whole tree
MOST_ACTIONS = 400  # in all of them: each is looked at by the referee, while nobody else is served


class Plan(msgspec.Struct, frozen=True):
    """What a seat will answer, from a point of the game on."""

    after: int  # actions that stood when it was made
    hash: str  # and where they had led
    branches: list[Branch]


@dataclass(frozen=True)
class Verdict:
    """What a plan says now: play these, wait, or it is over."""

    play: Sequence[str] = ()
    is_over: bool = False
    is_last: bool = False  # nothing is planned after what is to be played


WAIT, DROP = Verdict(), Verdict(is_over=True)


def name_of(seat: int) -> str:
    """Of the secret that holds the plan of a seat."""
    return f"plan {seat}"


def can_plan(table: Table) -> bool:
    """Nothing is hidden or drawn, and nobody waits for answers of the same minute."""
    return table.clock.pace == "postal" and not table.is_hidden


def need_plannable(table: Table) -> None:
    """Denied where a plan could not be kept."""
    if not can_plan(table):
        raise Denied("not_now", "plans are for games by post in which nothing is hidden or drawn")


def plan_of(table: Table, seat: int) -> Plan | None:
    """The plan of a seat."""
    text = table.secrets.get(name_of(seat))
    return None if text is None else msgspec.json.decode(text, type=Plan)


def new_plan(table: Table, seat: int, branches: list[Branch]) -> Plan:
    """A plan that can be carried out from here; Misread says where it cannot."""
    if _count(branches) > MOST_BRANCHES or _depth(branches) > MOST_DEPTH:
        raise Misread(f"a plan has at most {MOST_DEPTH} answers in a row, {MOST_BRANCHES} in all")
    if _actions(branches) > MOST_ACTIONS:
        raise Misread(f"a plan has at most {MOST_ACTIONS} actions in all")
    _check(ahead(table), seat, branches)
    running = table.running
    return Plan(len(running.line), _hash_at(running, len(running.line)), branches)


def _count(branches: Sequence[Branch]) -> int:
    return sum(1 + _count(branch.then) for branch in branches)


def _actions(branches: Sequence[Branch]) -> int:
    return sum(len(b.on) + len(b.do) + _actions(b.then) for b in branches)


def _depth(branches: Sequence[Branch]) -> int:
    return max((1 + _depth(branch.then) for branch in branches), default=0)


def _check(now: Ahead, seat: int, branches: Sequence[Branch]) -> None:
    """Play every branch out."""
    for n, branch in enumerate(branches):
        if any(other.on == branch.on for other in branches[:n]):
            raise Misread(f"two answers to {', '.join(branch.on)}")
        asked = _others(now, seat, branch.on)
        if not branch.on or asked.to_act != [seat]:
            raise Misread(f"after {', '.join(branch.on)} it is not your turn")
        answered = asked.after(branch.do)
        if not branch.do or answered.to_act == [seat]:
            raise Misread("the answer does not end your turn")
        _check(answered, seat, branch.then)


def _others(now: Ahead, seat: int, texts: Sequence[str]) -> Ahead:
    """After what a plan waits for, none of it the planner's own."""
    for text in texts:
        if seat in now.to_act:
            raise Misread("a condition is what others do")
        now = now.after([text])
    return now


@dataclass(frozen=True)
class Ahead:
    """A position that may come: one state, so a tree of them costs no more than its actions."""

    game: Game
    board: Any
    state: Any

    @property
    def to_act(self) -> list[int]:
        """The seats that may act; none at the end."""
        is_over = self.game.is_over(self.board, self.state)
        return [] if is_over else self.game.to_act(self.board, self.state)

    def after(self, texts: Sequence[str]) -> Ahead:
        """After actions, each of the seat whose turn it is; Misread why not."""
        then = self
        for text in texts:
            then = then._after_one(text)
        return then

    def _after_one(self, text: str) -> Ahead:
        seats = self.to_act
        if len(seats) != 1:
            raise Misread(f"nobody can answer {text!r}: the game is over, or several may act")
        try:
            action = self.game.parse_action(self.board, self.state, seats[0], text)
        except BadInput as error:
            raise Misread(f"{text[:40]!r} cannot be planned: {error.reason}") from None
        refusal = self.game.refusal(self.board, self.state, seats[0], action, "en")
        if refusal is not None:
            raise Misread(f"{text[:40]!r} cannot be planned: {refusal[0]}")
        state = self.game.after(self.board, self.state, seats[0], action)
        return Ahead(self.game, self.board, state)


def ahead(table: Table) -> Ahead:
    """The game as it stands, to look ahead from."""
    if table.running.outcome is not None:
        raise Misread("the game is over")
    now = table.running.table
    return Ahead(now.game, now.board, now.state)


# Following


def verdict(plan: Plan, running: Running, seat: int) -> Verdict:
    """What a plan says about the game as it stands."""
    if len(running.line) < plan.after or _hash_at(running, plan.after) != plan.hash:
        return DROP
    if running.outcome is not None or any(e.seat < 0 for e in running.line[plan.after :]):
        return DROP
    return _walk(plan.branches, running.line[plan.after :], seat, seat in running.to_act)


def _walk(branches: list[Branch], line: Sequence[Entry], seat: int, is_mine: bool) -> Verdict:
    if not branches:
        return DROP
    n = next((n for n, entry in enumerate(line) if entry.seat == seat), len(line))
    texts = [entry.action for entry in line[:n]]
    found = next((branch for branch in branches if branch.on == texts), None)
    if found is None:
        may_come = n == len(line) and not is_mine
        may_come &= any(branch.on[: len(texts)] == texts for branch in branches)
        return WAIT if may_come else DROP
    rest = line[n:]
    own = next((k for k, entry in enumerate(rest) if entry.seat != seat), len(rest))
    done = [entry.action for entry in rest[:own]]
    if done != found.do[: len(done)]:
        return DROP
    if len(done) < len(found.do):
        is_next = is_mine and own == len(rest)
        return Verdict(found.do[len(done) :], is_last=not found.then) if is_next else DROP
    return _walk(found.then, rest[own:], seat, is_mine)


def _hash_at(running: Running, n: int) -> str:
    """Where the first n actions have led."""
    return running.line[n - 1].hash if n else ""
