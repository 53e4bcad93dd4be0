"""An animated WebP out of screenshots: the browser writes each frame, and here they are put into one file."""

import base64
import struct
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

TO_WEBP = """async ([data, quality, width]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const height = Math.round((image.height * width) / image.width);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def webp(page: Page, png: bytes, quality: float, width: int) -> bytes:
    """A screenshot as a WebP of this quality (0 to 1) and width (pixels), written by a page that is open."""
    written: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), quality, width])
    return base64.b64decode(written)


def animated(frames: Sequence[bytes], frame_ms: int, last_ms: int) -> bytes:
    """One endless picture of WebP files of the same size, without transparency; the last one stays longer."""
    wide, high = _size(frames[0])
    head = struct.pack("<B3x", 0x02) + _three(wide - 1) + _three(high - 1)
    body = _chunk(b"VP8X", head) + _chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for number, frame in enumerate(frames):
        shown_ms = last_ms if number == len(frames) - 1 else frame_ms
        place = _three(0) + _three(0) + _three(wide - 1) + _three(high - 1) + _three(shown_ms) + b"\x02"
        body += _chunk(b"ANMF", place + _chunk(b"VP8 ", _pixels(frame)))
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def _pixels(file: bytes) -> bytes:
    """What a lossy WebP holds besides its headings."""
    return next(content for name, content in _chunks(file) if name == b"VP8 ")


def _size(file: bytes) -> tuple[int, int]:
    """Width and height, from the heading of the key frame: three bytes of flags, three of a mark, then both."""
    wide, high = struct.unpack("<HH", _pixels(file)[6:10])
    return wide & 0x3FFF, high & 0x3FFF


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at < len(file):
        (size,) = struct.unpack("<I", file[at + 4 : at + 8])
        yield file[at : at + 4], file[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return number.to_bytes(3, "little")
