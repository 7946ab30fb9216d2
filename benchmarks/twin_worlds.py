"""Pairs of games that look alike to one viewer, and are not: the worlds of `server_twins.py`."""

from __future__ import annotations

import random
from typing import Any

from twin_table import GAME

from orrery.core.chance import CHANCE
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.games.astron import sheet as ev
from orrery.server.logbook.game import Entry, Running

TRIES = 4
LONG = 10**4  # moves: to the end


def first_world(
    dice: random.Random, is_long: bool = False
) -> tuple[dict[str, Any], list[Entry], Any]:
    """A random game up to a random moment: its header, its entries, its state.

    A long one goes up to the move before its end, after which nothing is secret.
    """
    players = dice.randint(2, 6)
    table = new_table(find_game(GAME), players, dice.getrandbits(64), "manual", None, {})
    n_moves = LONG if is_long else dice.randint(players + 1, 4 * players)
    running, moves = played(table.log.header, n_moves, dice)
    if running.outcome is not None:
        running = replayed(table.log.header, moves[:-1])
    return running.header, running.entries, running.table.state


def played(
    header: dict[str, Any], n_moves: int, dice: random.Random
) -> tuple[Running, list[tuple[int, str]]]:
    """A game of at most n random moves, and those moves."""
    running, moves = replayed(header, []), list[tuple[int, str]]()
    while len(moves) < n_moves and running.outcome is None:
        seat = running.to_act[0]
        moves.append((seat, dice.choice(running.table.actions(seat))))
        running.advance(*moves[-1], None)
    return running, moves


def replayed(header: dict[str, Any], moves: list[tuple[int, str]]) -> Running:
    """The game after some moves."""
    running = Running(dict(header))
    running.settle()
    for seat, action in moves:
        running.advance(seat, action, None)
    return running


def twin_script(
    header: dict[str, Any], entries: list[Entry], viewer: int, dice: random.Random
) -> tuple[list[str], Any] | None:
    """Nature's actions of a world that looks the same to the viewer; None when this try failed."""
    game = find_game(GAME)
    table = new_table(game, header["options"]["players"], 1, "manual", None, {})
    board, state = table.board, table.state
    free = free_deals(entries, viewer)
    script = []
    for entry in entries:
        if entry.seq in free:
            action = dice.choice(game.chances(board, state)[0])
        else:
            action = game.parse_action(board, state, entry.seat, entry.action)
        if game.why_not(board, state, entry.seat, action) != 0:
            return None
        if entry.seat == CHANCE:
            script.append(game.action_text(board, state, CHANCE, action))
        game.apply(board, state, entry.seat, action)
    return script, state


def free_deals(entries: list[Entry], viewer: int) -> set[int]:
    """The deals whose card nobody but its holder has seen."""
    held: dict[int, list[tuple[int, int]]] = {}
    for entry in entries:
        for event in entry.events:
            cards = held.setdefault(event.a, [])
            if event.kind == ev.CARD_DEALT:
                cards.append((event.b, entry.seq))
            elif event.kind in (ev.CARD_PLAYED, ev.WAITED):
                used = [pair for pair in cards if pair[0] == event.b]
                if used:
                    cards.remove(used[0])
            elif event.kind in (ev.HAND_DISCARDED, ev.SHIP_LOST, ev.FINISHED_VOYAGE):
                cards.clear()
    return {seq for seat, cards in held.items() if seat != viewer for _, seq in cards}


def find_twin(
    header: dict[str, Any], entries: list[Entry], state: Any, viewer: int, dice: random.Random
) -> list[str] | None:
    """The script of a different world that the viewer cannot tell apart."""
    for _ in range(TRIES):
        made = twin_script(header, entries, viewer, dice)
        if made is not None and bytes_of(made[1]) != bytes_of(state):
            return made[0]
    return None
