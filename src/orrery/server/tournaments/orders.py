"""Orders: how a tournament or an evening is played, whether that is possible, and its tables."""

from __future__ import annotations

import msgspec

from orrery.core.registry import find_meta
from orrery.server.protocol.codes import Misread, reading
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.tournaments import TournamentOrder
from orrery.server.tables.hall import Hall
from orrery.server.tables.orders import rows_of_order

ROBIN, SWISS, GROUPS, EVENING = "robin", "swiss", "groups", "evening"
MOST_ROBIN = 16


def check_order(hall: Hall, order: TournamentOrder) -> None:
    """Misread unless a table of this tournament could be opened."""
    if order.system == EVENING:
        check_evening(hall, order)
        return
    if order.games:
        raise Misread("only an evening has several games")
    with reading():
        meta = find_meta(order.game)
        if not meta.min_players <= order.players <= meta.max_players:
            raise Misread(f"{meta.title} is for {meta.min_players} to {meta.max_players} players")
    if (order.system == GROUPS) == (order.players == 2):
        raise Misread("two at a table: round robin or Swiss; more: groups")
    if order.fill_to > MOST_ROBIN and order.system == ROBIN:
        raise Misread(f"a round robin has at most {MOST_ROBIN} players")
    _need_table(hall, order)


def check_evening(hall: Hall, order: TournamentOrder) -> None:
    """Misread unless the tables of all rounds could be opened."""
    if order.options or order.fill_to or order.starts_in is not None:
        raise Misread("an evening has no options, no number of bots and no hour: its host starts")
    for number in range(1, 1 + len(games_of(order))):
        _need_table(hall, form_of_round(order, number))


def _need_table(hall: Hall, order: TournamentOrder) -> None:
    if not any(order.clock.get(limit) for limit in ("per_game", "per_move")):
        raise Misread("a tournament needs a clock, or it would wait for whoever does not come")
    rows_of_order(table_order(order, [order.bot] * order.players), "", 0.0, hall.store.vault)


def games_of(order: TournamentOrder) -> list[str]:
    """What is played, round by round in turn."""
    return order.games or [order.game]


def form_of_round(order: TournamentOrder, number: int) -> TournamentOrder:
    """How a round is played; at an evening the game changes, and as many play as it is for."""
    if order.system != EVENING:
        return order
    games = games_of(order)
    game = games[(number - 1) % len(games)]
    with reading():
        meta = find_meta(game)
    players = min(max(order.players, meta.min_players), meta.max_players)
    return msgspec.structs.replace(order, game=game, players=players)


def table_order(order: TournamentOrder, seats: list[str]) -> TableOrder:
    """The order of one of its tables."""
    return TableOrder(
        order.game, order.players, dict(order.options), seats=seats, clock=order.clock,
        rated=order.rated, hints=False,
    )  # fmt: skip
