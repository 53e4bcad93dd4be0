"""What a page shows of an aim, what it sends, and how the flick really went, for the tests of aims."""

import base64
import json
import zlib
from dataclasses import dataclass, field
from math import dist
from typing import Any

from playwright.sync_api import Page, WebSocket

from browser_hands import button, known, until
from coldsnap.core.codec import decode
from coldsnap.physics.frames import Playback, unpack
from coldsnap.physics.packed_frames import Frames
from coldsnap.wire.packing import unpack as unpacked


@dataclass
class Line:
    """Everything that goes over a page's socket, in both directions."""

    said: list[dict[str, Any]] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """What the page said of this kind."""
        return [each for each in self.said if each["kind"] == kind]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """What the page heard of this kind."""
        return [each for each in self.heard if each["kind"] == kind]

    def flights(self) -> list[dict[str, Any]]:
        """The updates with motion to show."""
        return [each for each in self.of("update") if each["frames"] is not None]


def line_of(page: Page) -> Line:
    """The socket of a page, from now on; before it is opened."""
    line = Line()

    def heard(data: str | bytes) -> None:
        line.heard.append(json.loads(unpacked(data.encode() if isinstance(data, str) else data)))

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: line.said.append(json.loads(data)))
        socket.on("framereceived", heard)

    page.on("websocket", watch)
    return line


def path_shown(page: Page) -> dict[str, Any]:
    """The path that is on the school, as soon as there is one."""
    found: dict[str, Any] = until(page, lambda: page.evaluate("window.coldsnap.stage?.path"), "a path")
    return found


def flicked(page: Page, line: Line) -> Playback:
    """Flick as it is aimed; the motion as it was told."""
    flights = len(line.flights())
    button(page, "Flick!").click()
    until(page, lambda: len(line.flights()) > flights, "a flick")
    packed = line.flights()[flights]["frames"]
    return unpack(decode(Frames, zlib.decompress(base64.b64decode(packed))))


def farthest_off(path: list[list[float]], played: Playback, body: str) -> float:
    """By how many millimetres a path is off the motion of a body, at the worst of its points."""
    count = len(played.paths[body][1]) * 4
    poses = [played.pose(body, number / 240) for number in range(count + 240)]
    places = [(1000 * pose.x, 1000 * pose.y, 1000 * pose.z) for pose in poses if pose is not None]
    return max(min(dist(point, place) for place in places) for point in path)


def turn_again(page: Page) -> None:
    """Skip what is shown, and wait for the next flick that may be made here."""
    page.keyboard.press("Escape")
    until(page, lambda: known(page)["offer"] is not None, "a turn")
