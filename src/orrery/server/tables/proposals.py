"""What a seat asks of the others: to take back, to call it a draw, to abandon."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Proposal:
    """What a seat asks of the others; forgotten when anything else happens."""

    what: str  # undo, draw, abandon
    seat: int
    client_id: str
    needs: set[int]
    agreed: set[int] = field(default_factory=set)
