"""The numbers of `coldsnap bench abuse`: a quiet span, each attack, and a quiet span again, on one server."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.sent_error import SentError
from coldsnap.load_test.abuse.attack import Order
from coldsnap.load_test.abuse.attacker import BEGINS
from coldsnap.load_test.abuse.attacks import ATTACKS
from coldsnap.load_test.abuse.neighbours import Neighbours
from coldsnap.load_test.server_process import Running, server

ATTACKER: Final = (sys.executable, "-m", "coldsnap.load_test.abuse.attacker")
DESCRIPTORS: Final = 1024
"""With so many a shell of Linux starts a program, unless somebody has told it otherwise."""
NETWORK: Final = 100
"""The network of the first attack's addresses; each attack has one of its own, whose credits nobody has spent."""
QUIET: Final = "quiet"
AFTER: Final = "quiet again"

Span = dict[str, float | dict[str, float]]
"""What a span of time was like for the neighbours, and under `attack` what the server did about the attacker."""


def chosen(names: Sequence[str]) -> tuple[str, ...]:
    """The spans that are measured: those of all attacks if none is named. Raises ColdsnapError."""
    for name in names:
        if name not in ATTACKS:
            raise ColdsnapError("bench-no-attack", name=name, known=tuple(ATTACKS))
    return (QUIET, *(name for name in ATTACKS if name in names or not names), AFTER)


def measure_abuse(
    serve: Sequence[str], spans: Sequence[str], seconds: float, told: Callable[[str, int], None]
) -> dict[str, Span]:
    """The spans by name. `serve` is the command that serves; `told` hears which span begins, and its number."""

    async def measure(running: Running) -> dict[str, Span]:
        found: dict[str, Span] = {}
        async with Neighbours(running) as neighbours:
            for number, name in enumerate(spans):
                told(name, number)
                found[name] = await span(running, neighbours, name, seconds)
        return found

    with server(serve, {}, descriptors=DESCRIPTORS) as running:
        return asyncio.run(measure(running))


async def span(running: Running, neighbours: Neighbours, name: str, seconds: float) -> Span:
    """So many seconds with an attack, or without any, and what they were like. Raises ColdsnapError."""
    if name not in ATTACKS:
        return {**await neighbours.live(asyncio.sleep(seconds))}
    victim = neighbours.private_table
    network = NETWORK + tuple(ATTACKS).index(name)
    attacker = await _started(Order(name, running.port, network, seconds, victim.table, victim.watch))
    ended = asyncio.create_task(_ended(attacker))
    try:
        numbers = await neighbours.live(asyncio.shield(ended))
        return {**numbers, "attack": await ended}
    finally:
        if attacker.returncode is None:
            attacker.kill()
            await attacker.wait()


async def _started(order: Order) -> Process:
    """The attacker, which has everything ready and has just begun."""
    attacker = await asyncio.create_subprocess_exec(*ATTACKER, stdin=PIPE, stdout=PIPE)
    assert attacker.stdin is not None  # noqa: S101 - it was asked for
    assert attacker.stdout is not None  # noqa: S101 - it was asked for
    attacker.stdin.write(msgspec.json.encode(order))
    attacker.stdin.write_eof()
    said = await attacker.stdout.readline()
    if said != BEGINS:
        await attacker.wait()
        raise _fault(said)
    return attacker


async def _ended(attacker: Process) -> dict[str, float]:
    """What the attacker says in the end."""
    assert attacker.stdout is not None  # noqa: S101 - it was asked for
    said = await attacker.stdout.read()
    if await attacker.wait():
        raise ColdsnapError("bench-load-failed")
    try:
        return msgspec.json.decode(said, type=dict[str, float])
    except msgspec.ValidationError:
        raise _fault(said) from None


def _fault(said: bytes) -> ColdsnapError:
    try:
        return msgspec.json.decode(said, type=dict[str, SentError])["fault"].error()
    except (msgspec.DecodeError, KeyError):
        return ColdsnapError("bench-load-failed")
