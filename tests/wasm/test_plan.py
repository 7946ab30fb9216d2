"""The plan of a module's memory: what it says is what Python lays there."""

from __future__ import annotations

import pytest

from orrery.bots.search.tree import new_tree
from orrery.bots.search.work import Knobs, new_work
from orrery.core.registry import find_game, game_ids
from orrery.wasm.desk import DESK, LAYERS, NETWORK, TREE
from orrery.wasm.plan import plan_of
from orrery.wasm.searching import columns


@pytest.mark.parametrize("name", sorted(game_ids()))
@pytest.mark.parametrize(("n_seats", "n_lucks"), [(2, 0), (4, 30)])
def test_a_plan_gives_the_size_of_every_array(name: str, n_seats: int, n_lucks: int) -> None:
    game = find_game(name)
    plan = plan_of(game)
    work = new_work(game, n_seats, n_lucks)
    sizes = {a.name: a.fixed + a.per_seat * n_seats + a.per_luck * n_lucks for a in plan.desk}
    assert sizes == {column: array.nbytes for column, array in columns(work)}
    tree = new_tree(50, n_seats)
    per_node = {c.name: c.fixed + 50 * (c.per_node + c.per_seat * n_seats) for c in plan.tree}
    assert per_node == {column: array.nbytes for column, array in tree._asdict().items()}
    assert plan.numbers.n_states * plan.card.state_bytes == work.memory.nbytes


def test_the_records_of_addresses_are_whole_numbers_in_the_order_of_the_plan() -> None:
    plan = plan_of(find_game("spacewalk"))
    for names, dtype in ((plan.tree_record, TREE), (plan.desk_record, DESK)):
        assert [dtype.fields[name][1] for name in names] == [4 * n for n in range(len(names))]
    told = {"capacity", "n_seats", "n_lucks", "knobs"}
    arrays = {one.name for one in (*plan.tree, *plan.desk)}
    learned = {*NETWORK, *LAYERS}  # zeros in a browser: no network
    assert {*plan.tree_record, *plan.desk_record} == arrays | told | learned
    assert Knobs._fields.index("halving") == 7  # which web/src/device/mind.ts looks at
