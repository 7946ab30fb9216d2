"""Fair cards: the server commits to a seed before play, players add theirs, all is revealed.

The seed of a game is `SERVER+SEAT0+SEAT1...`: the server's secret and what each seat added.
Before play the SHA-256 of the secret is shown; afterwards anyone can compare.

    python -m orrery.server.logbook.fair game.jsonl
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from typing import Any

from orrery.core.errors import BadInput
from orrery.server.access.tokens import hash_of

GLUE = "+"


def new_server_seed() -> str:
    """The server's secret: 128 bits, no glue in it."""
    return secrets.token_hex(16)


def commitment(server_seed: str) -> str:
    """What is shown before play."""
    return hash_of(server_seed)


def whole_seed(server_seed: str, player_seeds: Sequence[str]) -> str:
    """The seed that decides every draw."""
    return GLUE.join([server_seed, *player_seeds])


def check_header(header: dict[str, Any]) -> str:
    """A sentence that says the commitment holds; BadInput when it does not."""
    if "commitment" not in header or "seed" not in header:
        raise BadInput("this log has no commitment: it was not played on a server")
    server_seed, *added = str(header["seed"]).split(GLUE)
    if commitment(server_seed) != header["commitment"]:
        raise BadInput("the seed of this log is not the one the server committed to")
    n_added = sum(bool(text) for text in added)
    return f"the server's seed is the one it committed to; {n_added} players added theirs"


def main() -> None:
    """Check the commitment of a downloaded log."""
    from orrery.core.replay import read_any_log

    print(check_header(read_any_log(sys.argv[1]).header))


if __name__ == "__main__":
    main()
