"""Speed and memory of a server: one server process on a database of its own, and load from another process."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.sent_error import SentError
from coldsnap.load_test.plan import Plan
from coldsnap.load_test.server_process import Running, server

LOAD_S: Final = 180.0
"""Seconds that the tables of a plan may take to be set up."""
LOAD: Final = (sys.executable, "-m", "coldsnap.load_test.icetoids_load")


class Size(Struct, frozen=True, kw_only=True):
    """The size of a measurement: tables of two sockets, seconds and rounds of a run, pace, idle sockets, watchers."""

    tables: int = 250
    seconds: float = 8.0
    rounds: int = 3
    pace: int = 500
    idle: int = 1000
    watchers: int = 50


def measure_server(serve: Sequence[str], size: Size, told: Callable[..., None]) -> dict[str, float]:
    """The numbers of `coldsnap bench server`. `serve` is the command that serves.

    `told` hears what is going on: a Fluent message id and its variables by name.
    """
    told("bench-server-full")
    with server(serve) as running:
        full = load(LOAD, _plan(running, size))
    calm: list[dict[str, float]] = []
    aimed: list[dict[str, float]] = []
    for number in range(size.rounds):
        told("bench-server-paced", pace=size.pace, round=number + 1, of=size.rounds)
        with server(serve) as running:
            calm.append(load(LOAD, _plan(running, size, pace=size.pace)))
            aimed.append(load(LOAD, _plan(running, size, pace=size.pace, watchers=size.watchers)))
    told("bench-server-idle", count=size.idle)
    with server(serve) as running:
        idle = load(LOAD, Plan(port=running.port, pid=running.pid, tables=size.idle // 2, seconds=0.0))
    return {
        "moves_per_s": full["moves_per_s"],
        "cpu_us_per_move": full["cpu_us_per_move"],
        "rss_mb": full["rss_mb"],
        "paced_moves_per_s": min(run["moves_per_s"] for run in calm),
        "p50_ms": _middle(calm, "p50_ms"),
        "p99_ms": _middle(calm, "p99_ms"),
        "aim_p50_ms": _middle(aimed, "p50_ms"),
        "aim_p99_ms": _middle(aimed, "p99_ms"),
        "aims_seen": min(run["aims"] for run in aimed),
        "idle_sockets": idle["sockets"],
        f"idle_{size.idle}_rss_mb": idle["rss_mb"],
    }


def load(command: Sequence[str], plan: Plan) -> dict[str, float]:
    """Carry out a plan in another process; what it measured. Raises ColdsnapError."""
    given = msgspec.json.encode(plan)
    try:
        done = subprocess.run(command, input=given, stdout=subprocess.PIPE, check=False, timeout=LOAD_S + plan.seconds)  # noqa: S603 - our own command
    except subprocess.TimeoutExpired as error:
        raise ColdsnapError("bench-load-late") from error
    if done.returncode:
        raise ColdsnapError("bench-load-failed")
    found = msgspec.json.decode(done.stdout, type=dict[str, float | SentError])
    fault = found.get("fault")
    if isinstance(fault, SentError):
        raise fault.error()
    return {name: value for name, value in found.items() if isinstance(value, float)}


def _plan(running: Running, size: Size, *, pace: int = 0, watchers: int = 0) -> Plan:
    return Plan(
        port=running.port, pid=running.pid, tables=size.tables, seconds=size.seconds, pace=pace, watchers=watchers
    )


def _middle(runs: Sequence[Mapping[str, float]], name: str) -> float:
    return sorted(run[name] for run in runs)[len(runs) // 2]
