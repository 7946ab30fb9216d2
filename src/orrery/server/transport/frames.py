"""Frames of a WebSocket (RFC 6455, 5.2) in the shape that nearly all have: one whole text each."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is built without C
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the last frame of its message, and the first
MASKED = 0x80
SHORT, MEDIUM = 126, 1 << 16  # lengths that are written in one byte, and in two more


def whole_text(data: bytes) -> bytes | None:
    """The text of data that are one masked frame and no more; None for all else."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, mask_at = data[1] ^ MASKED, 2
    if length == SHORT:
        length, mask_at = int.from_bytes(data[2:4], "big"), 4
    elif length > SHORT:
        return None
    if len(data) != mask_at + 4 + length:
        return None
    return apply_mask(data[mask_at + 4 :], data[mask_at : mask_at + 4])


def text_frame(text: bytes) -> bytes:
    """A whole text as a server sends it."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, length >> 8, length & 0xFF)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text
