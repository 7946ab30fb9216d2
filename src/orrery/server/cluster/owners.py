"""Who owns which table: the one place where a table changes hands.

A node keeps its tables until it ends or is dead; only then may others claim them, at once when
somebody asks for one, the rest in lots. A node claims only what it has the rules for.
"""

from __future__ import annotations

from collections import OrderedDict

from orrery.server.clock import Uptime
from orrery.server.cluster.nodes import Nodes
from orrery.server.protocol.codes import moving, no_rules, no_table
from orrery.server.storage.database import Write
from orrery.server.storage.fence import FIRST_EPOCH, NEVER, fence, own
from orrery.server.storage.register import Place, Register

MOST_KNOWN = 50_000  # tables of others whose owner is remembered
MOST_TRIES = 3


class Owners:
    """The tables of this node by their epochs, and whose others are."""

    def __init__(self, register: Register, nodes: Nodes, uptime: Uptime) -> None:
        """Nothing is ours yet."""
        self._register = register
        self._nodes = nodes
        self._uptime = uptime
        self.mine: dict[str, int] = {}
        self._others: OrderedDict[str, int] = OrderedDict()
        self.is_closing = False
        """This node hands over: it claims nothing more."""

    # Our own

    def fence(self, table: str) -> list[Write]:
        """Fails a unit unless the table is still ours as it is now."""
        return [fence(table, self._nodes.id, self.mine.get(table, NEVER))]

    def own(self, table: str) -> list[Write]:
        """What makes a new table ours."""
        return [own(table, self._nodes.id)]

    def owned(self, table: str) -> None:
        """A new table is ours."""
        self.mine[table] = FIRST_EPOCH

    def forget(self, table: str) -> None:
        """It is another node's, or that is to be asked again."""
        self.mine.pop(table, None)
        self.look_again(table)

    def look_again(self, table: str) -> None:
        """Whoever was thought to have a table does not: ask the register the next time."""
        self._others.pop(table, None)

    # Finding

    async def find(self, table: str) -> int:
        """The node whose table this is, this one if nobody living has it; Denied if none can."""
        if table in self.mine:
            return self._ours()
        known = self._others.get(table)
        if known is not None and self._nodes.lives(known):
            return known
        for _ in range(MOST_TRIES):
            place = await self._register.place(table)
            if place is None:
                raise no_table()
            node = await self._settle(table, place)
            if node is not None:
                return node
        raise moving()

    def _ours(self) -> int:
        if not self._nodes.is_sound or self.is_closing:
            raise moving()
        return self._nodes.id

    async def _settle(self, table: str, place: Place) -> int | None:
        """Whose a table is; None when somebody was faster to claim it: look again."""
        if place.owner == self._nodes.id:
            self.mine[table] = place.epoch
            return self._ours()
        if place.owner is not None and self._nodes.lives(place.owner):
            return self._remember(table, place.owner)
        if place.rules not in self._nodes.rules:
            return self._one_with(place.rules)
        self._ours()
        up = self._uptime.now()
        epoch = await self._register.claim(self._nodes.id, table, up)
        if epoch is None:
            return await self._living_owner(place)
        self.mine[table] = epoch
        return self._nodes.id

    async def _living_owner(self, place: Place) -> int | None:
        """The owner, if it has come so lately that this node has not heard of it."""
        living = {node.id for node in await self._register.living()}
        return place.owner if place.owner in living else None

    def _one_with(self, rules: str) -> int:
        """Another node that has these rules, and so may claim the table."""
        for node, seen in self._nodes.others.items():
            if rules in seen.rules:
                return node
        raise no_rules()

    def _remember(self, table: str, node: int) -> int:
        self._others[table] = node
        self._others.move_to_end(table)
        if len(self._others) > MOST_KNOWN:
            self._others.popitem(last=False)
        return node

    # Taking over

    async def adopt(self, most: int) -> dict[str, int]:
        """Claim some unfinished tables that nobody living has."""
        if self.is_closing or not self._nodes.is_sound:
            return {}
        node, up = self._nodes.id, self._uptime.now()
        found = await self._register.adopt(node, up, sorted(self._nodes.rules), most)
        self.mine.update(found)
        return found
