"""The wire: uvicorn's WebSocket with a short way in and out.

Through ASGI every message is put into a queue, wakes a task and passes a pile of callables, in
both directions, and reading is paused and resumed each time. Here a text goes from the socket
straight to who hears it, and out of the server straight to the socket; most come as one frame and
need no parser (`frames`). Opening, closing, pings, parts of messages and limits are uvicorn's; a
socket that nobody has taken by `hearing.wire_of` is as it always was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from orrery.server.transport.frames import text_frame, whole_text
from orrery.server.transport.hearing import WIRE


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    hear: Callable[[str], None] | None = None
    """Who takes texts from now on; None: they go through ASGI."""
    _is_held = False

    def handle_connect(self, event: Any) -> None:
        """Let the application find the wire."""
        super().handle_connect(event)
        if self.close_sent:
            return
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Hear a whole text at once; the parser gets all else."""
        hear, conn, text = self.hear, self.conn, None
        if (hear is not None and not self.close_sent and conn.state is State.OPEN
                and conn.current_size is None and not conn.reader.buffer):  # fmt: skip
            text = whole_text(data)  # the parser is in the middle of nothing
        if hear is None or text is None or len(text) > self.config.ws_max_size:
            super().data_received(data)
            return
        try:
            said = text.decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type, self.frames = "text", [text]
            super().send_receive_event_to_app()  # which closes the socket
        else:
            hear(said)

    def send_receive_event_to_app(self) -> None:
        """A message is here: tell who hears it."""
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which closes the socket
            return
        self.frames = []
        self.hear(text)

    @property
    def is_free(self) -> bool:
        """What is written now goes out: the socket is open and its reader keeps up."""
        is_open = self.conn.state is State.OPEN and not (self.disconnected or self.close_sent)
        return is_open and self.writable.is_set() and not self.transport.is_closing()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all at once; ask `is_free` first."""
        if len(texts) == 1:
            self.transport.write(text_frame(texts[0]))
        else:
            self.transport.write(b"".join(map(text_frame, texts)))

    def hold(self) -> None:
        """Read no more for now: there is enough to do."""
        if not self._is_held:
            self._is_held = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self._is_held and not self.transport.is_closing():
            self._is_held = False
            self.transport.resume_reading()
