"""Frames of all sorts against live tables: no exception gets out, no table is stuck, memory stays flat.

`make soak` calls `fuzz` with ten times as many frames and a seed of its own.
"""

import asyncio
import gc
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from coldsnap.core.choices import Over, Turn
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected, Undecodable
from coldsnap.server.tables.aim_relay import AIM_S
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import Created, NewTable
from coldsnap.wire.packing import unpack
from deadlines import pass_time, run_held
from server.table_kit import PERSON, House, Seen, act, actor, house, table_of, until

GAMES: Final = ("icetoids", "icecool2")
PATIENCE: Final = 2_000
"""Frames after which a table is set aside and a new one made."""
ROOM_MB: Final = 40
"""Megabytes by which memory may grow after the first quarter."""
HOSTILE: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 7, 8, 255, 10**6, 10**6 + 1, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308),
    *("", "a", "a" * 36, "a" * 37, "a" * 3000, "\x00", "é", "\u202e", "../..", "r1", [], {}, [[]], {"kind": "act"}),
)
TOKENS_OF_JSON: Final = (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"1" * 400, b"[" * 900, b'{"a":' * 500)


class Sink(Seen):
    """A viewer that counts what it is told and forgets it."""

    def __init__(self, counts: Counter[str]) -> None:
        super().__init__()
        self.counts = counts

    def send(self, message: wire.ServerMessage | bytes, *, droppable: bool = False) -> None:  # noqa: ARG002
        data = unpack(message if isinstance(message, bytes) else wire.write_message(message))
        assert data.startswith(b"{")
        kind = data.partition(b'"kind":"')[2].partition(b'"')[0].decode()
        self.counts[kind] += 1


class Maker:
    """Makes frames: good ones, and good ones gone bad."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)  # noqa: S311 - a fuzzer has to be repeatable
        self.played: list[bytes] = [b"{}"]

    def frame(self, live: LiveTable) -> bytes:
        chance = self.chance
        good = self.message(live)
        match chance.randrange(12):
            case 0 | 1 | 2 | 3:
                return json.dumps(good).encode()
            case 4 | 5 | 6:
                return json.dumps(self.spoiled(good)).encode()
            case 7 | 8:
                return self.cut(json.dumps(good).encode())
            case 9:
                return json.dumps(self.anything(4)).encode()
            case 10:
                text = json.dumps(good).encode()
                at = chance.randrange(len(text))
                return text[:at] + chance.choice(TOKENS_OF_JSON) + text[at + chance.randrange(5) :]
            case _:
                return chance.randbytes(chance.randrange(300))

    def message(self, live: LiveTable) -> dict[str, Any]:
        """A message as a client might send it."""
        chance = self.chance
        ref = f"f{chance.randrange(10**6)}" if chance.random() < 0.9 else "again"
        kind = chance.choice(
            [
                *("act", "act", "act", "face", "aim", "fit", "preview"),
                *("hint", "emote", "ask-back", "host", "take-seat", "ping"),
            ]
        )
        ply = table_of(live).ply
        if kind in ("act", "aim", "fit", "preview"):
            wanted = {"kind": kind, "action": json.loads(self.action(live))}
            seen = {"seen": ply if chance.random() < 0.8 else chance.randrange(ply + 3)} if kind == "act" else {}
            return wanted | seen | ({} if kind == "aim" else {"ref": ref})
        more: dict[str, dict[str, Any]] = {
            "face": {"seat": chance.choice((None, 0, 1, 2))},
            "emote": {"emote": chance.choice(wire.EMOTES)},
            "take-seat": {"seat": chance.choice((0, 1, 7))},
            "ask-back": {"to_ply": max(0, ply - chance.randrange(5))},
            "host": {
                "seen": ply if chance.random() < 0.8 else chance.randrange(ply + 3),
                "do": chance.choice(("start", "lapse", "bot", "hand-back")),
                "seat": chance.choice((None, 0, 1, 7)),
            },
        }
        return {"kind": kind, "ref": ref, **more.get(kind, {})}

    def action(self, live: LiveTable) -> bytes:
        """An action that is offered, or was once played somewhere."""
        status = table_of(live).status
        if isinstance(status, Turn) and self.chance.random() < 0.7:
            choices = status.offers[0].choices
            self.played = [encode(self.chance.choice(choices).action), *self.played[:400]]
            return self.played[0]
        return self.chance.choice(self.played)

    def spoiled(self, good: dict[str, Any]) -> dict[str, Any]:
        """The message with some value changed, gone or new, at any depth."""
        chance = self.chance
        name = chance.choice((*good, "more"))
        inner = good.get(name)
        if isinstance(inner, dict) and inner and chance.random() < 0.7:
            return good | {name: self.spoiled(inner)}
        if chance.random() < 0.2:
            return {key: value for key, value in good.items() if key != name}
        return good | {name: self.anything(2) if chance.random() < 0.3 else chance.choice(HOSTILE)}

    def cut(self, text: bytes) -> bytes:
        """The text with pieces gone, doubled or replaced."""
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            at, more = chance.randrange(len(text) + 1), chance.randrange(6)
            piece = chance.choice((b"", chance.randbytes(more), text[at : at + more] * 2))
            text = text[:at] + piece + text[at + more :]
        return text[: wire.FRAME_IN]

    def anything(self, depth: int) -> Any:
        chance = self.chance
        if not depth or chance.random() < 0.3:
            return chance.choice(HOSTILE)
        many = range(chance.randrange(4))
        if chance.random() < 0.4:
            return [self.anything(depth - 1) for _ in many]
        names = ("kind", "ref", "seen", "action", "seat", "tokens", "protocol", "x")
        return {chance.choice(names): self.anything(depth - 1) for _ in many}


class Target:
    """A live table and those at it."""

    def __init__(self, home: House, made: Created, counts: Counter[str]) -> None:
        self.home, self.made, self.counts = home, made, counts
        both = tuple(grant.token for grant in made.seats)
        self.doors: list[tuple[str, ...]] = [(made.host,), (made.watch,), both, *((token,) for token in both)]
        self.viewers: list[Sink] = []

    async def open(self) -> LiveTable:
        self.live = await self.home.live_table(self.made.table)
        for door in self.doors:
            await self.enter(door)
        return self.live

    async def enter(self, door: tuple[str, ...], face: int | None = None, have: int | None = None) -> None:
        viewer = Sink(self.counts)
        await self.live.enter(viewer, wire.Hello(1, door, face, have))
        self.viewers.append(viewer)

    async def disturb(self, chance: Random) -> None:
        """Somebody goes, somebody comes, perhaps with nonsense."""
        number = chance.randrange(len(self.viewers))
        await self.live.leave(self.viewers.pop(number))
        try:
            await self.enter(
                chance.choice(self.doors), chance.choice((None, 0, 5)), chance.choice((None, 0, 1, 3, 10**6))
            )
            await self.enter(("x" * 20,))
        except Rejected:
            self.counts["turned away"] += 1

    async def still_plays(self) -> None:
        """The table is not stuck: whoever has to decide can."""
        live = self.live
        host = Sink(self.counts)
        await live.enter(host, wire.Hello(1, (self.made.host,)))
        for seat in live.row.seats:
            if seat.kind == "bot":
                await live.hear(host, wire.HostDo(f"end{seat.seat}", 0, "hand-back", seat.seat))
        await until(lambda: isinstance(table_of(live).status, Turn | Over))
        if isinstance(table_of(live).status, Turn):
            before, seat_now = table_of(live).ply, actor(live)
            viewer = Seen()
            await live.enter(viewer, wire.Hello(1, (self.made.seats[seat_now].token,)))
            await live.hear(viewer, act(live))
            assert table_of(live).ply > before, viewer.last
        for each in (*self.viewers, host):
            await live.leave(each)


async def _fuzz(frames: int, seed: int, folder: Path) -> Counter[str]:
    maker, counts = Maker(seed), Counter[str]()
    targets: list[Target] = []
    grown = 0.0
    async with house(folder) as home:
        for number in range(frames):
            if number % PATIENCE == 0:
                for target in targets:
                    await target.still_plays()
                await home.hub.tidy(-1)
                targets = []
                for game in GAMES:
                    wish = NewTable(game, (PERSON, PERSON), help="full")
                    targets.append(Target(home, await home.hub.create(wish, f"10.0.0.{number}"), counts))
                    await targets[-1].open()
            if number == frames // 4:
                grown = memory_mb()
            target = targets[number % len(targets)]
            viewer = maker.chance.choice(target.viewers)
            try:
                message = wire.read_message(maker.frame(target.live))
            except Undecodable:
                counts["undecodable"] += 1
                continue
            counts["understood"] += 1
            await target.live.hear(viewer, message)
            if number % 50 == 0:
                await target.disturb(maker.chance)
            if number % 200 == 0:
                pass_time(AIM_S)
                await asyncio.sleep(0)
        for target in targets:
            await target.still_plays()
        counts["grown MB"] = round(memory_mb() - grown)
    return counts


def memory_mb() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def fuzz(frames: int, seed: int) -> Counter[str]:
    """Send so many frames to live tables. What came back, by kind."""
    with tempfile.TemporaryDirectory() as folder:
        return run_held(_fuzz(frames, seed, Path(folder)))


def test_a_hundred_thousand_frames_do_no_harm() -> None:
    counts = fuzz(100_000, 2024)
    assert counts["understood"] > 25_000
    assert counts["undecodable"] > 25_000
    assert counts["update"] > 1_000
    assert counts["refused"] > 10_000
    answers = ("sync", "done", "aimed", "emoted", "fitted", "previewed", "hinted", "pong")
    assert min(counts[kind] for kind in answers) > 30
    assert counts["grown MB"] < ROOM_MB
