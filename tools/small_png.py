"""Pictures with 256 colours: a quarter of the size, and nobody sees the difference.

`small_png(rgb)` is the file of an array of pixels, `moving_png` that of several that follow one
another (APNG); `pixels_of(page, png)` lets a browser decode.
"""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page

Pixels = npt.NDArray[np.uint8]

DECODE = """async (text) => {
    const blob = await (await fetch('data:image/png;base64,' + text)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const data = pen.getImageData(0, 0, image.width, image.height).data;
    let bytes = '';
    for (let n = 0; n < data.length; n += 32768)
        bytes += String.fromCharCode(...data.subarray(n, n + 32768));
    return [image.width, image.height, btoa(bytes)];
}"""


def pixels_of(page: Page, png: bytes) -> Pixels:
    """Rows of red, green, blue."""
    width, height, text = page.evaluate(DECODE, base64.b64encode(png).decode())
    flat = np.frombuffer(base64.b64decode(text), np.uint8)
    return flat.reshape(height, width, 4)[:, :, :3]


def small_png(rgb: Pixels) -> bytes:
    """A PNG with the best 256 colours."""
    palette, numbers = quantized(rgb)
    rows = b"".join(b"\0" + row.tobytes() for row in numbers)
    height, width = numbers.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows, 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def moving_png(frames: list[Pixels], milliseconds: list[int]) -> bytes:
    """An animated PNG that repeats; each frame holds only what has changed since the last."""
    height, width, _ = frames[0].shape
    palette, all_numbers = quantized(np.concatenate(frames))
    pictures = list(all_numbers.reshape(len(frames), height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [
        _chunk(b"IHDR", head),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        _chunk(b"PLTE", palette.tobytes()),
    ]
    number = 0
    for n, (picture, pause) in enumerate(zip(pictures, milliseconds, strict=True)):
        top, left, part = (0, 0, picture) if n == 0 else changed(pictures[n - 1], picture)
        control = (number, *part.shape[::-1], left, top, pause, 1000, 0, 0)
        chunks.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", *control)))
        data = zlib.compress(b"".join(b"\0" + row.tobytes() for row in part), 9)
        first, later = _chunk(b"IDAT", data), _chunk(b"fdAT", struct.pack(">I", number + 1) + data)
        chunks.append(first if n == 0 else later)
        number += 1 if n == 0 else 2
    return b"\x89PNG\r\n\x1a\n" + b"".join([*chunks, _chunk(b"IEND", b"")])


def changed(before: Any, after: Any) -> tuple[int, int, Any]:
    """The smallest rectangle with all that is different: its top, its left, and itself."""
    rows, columns = np.nonzero(before != after)
    if len(rows) == 0:
        return 0, 0, after[:1, :1]
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    return int(top), int(left), after[top:bottom, left:right]


def half_size(rgb: Pixels) -> Pixels:
    """Every two by two pixels as one."""
    height, width = rgb.shape[0] // 2 * 2, rgb.shape[1] // 2 * 2
    parts = rgb[:height, :width].reshape(height // 2, 2, width // 2, 2, 3)
    mean: Pixels = parts.mean(axis=(1, 3)).round().astype(np.uint8)
    return mean


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def quantized(rgb: Pixels) -> tuple[Pixels, Any]:
    """(palette, number of each pixel's colour), by cutting boxes of colours at their medians."""
    codes = (rgb >> 2).astype(np.uint32)
    keys = codes[:, :, 0] << 12 | codes[:, :, 1] << 6 | codes[:, :, 2]
    known, where, counts = np.unique(keys, return_inverse=True, return_counts=True)
    colours = np.stack([known >> 12, known >> 6 & 63, known & 63], axis=1).astype(float)
    boxes = [np.arange(len(known))]
    while len(boxes) < 256:
        sizes = [np.ptp(colours[box], axis=0).max() * counts[box].sum() ** 0.35 for box in boxes]
        box = boxes.pop(int(np.argmax(sizes)))
        if len(box) < 2:
            boxes.append(box)
            break
        boxes += _halves(box, colours, counts)
    palette = np.zeros((len(boxes), 3), np.uint8)
    number_of = np.zeros(len(known), np.uint8)
    for n, box in enumerate(boxes):
        mean = np.average(colours[box], axis=0, weights=counts[box])
        palette[n] = np.clip(np.round(mean * 255 / 63), 0, 255)
        number_of[box] = n
    return palette, number_of[where].reshape(keys.shape)


def _halves(box: Any, colours: Any, counts: Any) -> list[Any]:
    """A box cut in two where half of its pixels are, along its longest side."""
    side = int(np.argmax(np.ptp(colours[box], axis=0)))
    ordered = box[np.argsort(colours[box, side], kind="stable")]
    weights = np.cumsum(counts[ordered])
    cut = int(np.searchsorted(weights, weights[-1] / 2)) + 1
    cut = min(max(1, cut), len(ordered) - 1)
    return [ordered[:cut], ordered[cut:]]
