"""What the worker of a page calls (`web/src/engine/worker.ts`): imported there and nowhere else.

Values cross between JavaScript and Python as texts, most of them JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orrery.browser.gate import Gate, Line


class PageGate:
    """A gate for JavaScript."""

    def __init__(self, gate: Gate) -> None:
        """Open already."""
        self._gate = gate

    async def ask(self, method: str, path: str, headers: str, body: str) -> str:
        """The answer to a request: [status, headers, body]."""
        asked = [(name, value) for name, value in json.loads(headers)]
        status, told, content = await self._gate.ask(method, path, asked, body.encode())
        return json.dumps([status, told, content.decode()])

    def connect(
        self, path: str, on_text: Callable[[str], None], on_close: Callable[[int], None]
    ) -> Line:
        """Open a socket; JavaScript's own functions are kept for as long as it is open."""
        kept = [_kept(on_text), _kept(on_close)]
        return self._gate.connect(path, kept[0], kept[1])


def _kept(function: Any) -> Any:
    """A function of JavaScript that does not end with the call that brought it."""
    return function.copy() if hasattr(function, "copy") else function


def use_stand_ins() -> None:
    """Let others find what a browser does not have."""
    from orrery.browser.stand_in import numpy

    sys.modules["numpy"] = numpy
    sys.modules["numpy.typing"] = numpy.typing


async def open_gate(statements: Any, read: Any) -> PageGate:
    """Start the server of this page on its database; `read` brings a file beside the page."""
    use_stand_ins()
    from orrery.browser.run import OWN, start
    from orrery.browser.weights import Weights
    from orrery.wasm.choice import at_once
    from orrery.wasm.fingerprint import trust

    facts = json.loads((Path(__file__).parents[2] / "site.json").read_text("utf-8"))
    trust(facts["fingerprints"])
    at_once()
    own = replace(OWN, bot_pause=facts["bot_pause"])
    return PageGate(await start(statements, own, weights=Weights(_kept(read))))
