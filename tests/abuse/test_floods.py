"""Strangers who send much: they are cut off or refused, and their neighbours are served."""

import pytest

from abuse_kit import Siege, besiege
from coldsnap.load_test.abuse.floods import SOCKETS
from coldsnap.load_test.abuse.garbage import FRAMES, REQUESTS

CUT_OFF = {"closed-1008-too-fast", "answered-403", "hung-up"}
"""How a flood of frames ends, and how its next handshake does; a good-bye may be lost in the flood."""


@pytest.mark.parametrize("name", ["pings", "fragments"])
def test_sockets_that_flood_are_closed_and_neighbours_are_served(name: str) -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: sum(count for what, count in siege.counts.items() if "closed" in what) >= SOCKETS)
        await siege.go_on()

    met = besiege(name, during)
    assert met.closed() <= CUT_OFF
    assert met.counts["closed-1008-too-fast"] > 0


def test_garbage_is_refused_by_the_kind_that_it_is_of() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["opened"] >= 2 * (len(FRAMES) + len(REQUESTS) + 2))
        await siege.go_on()

    met = besiege("garbage", during)
    kinds = {"-".join(what.split("-")[:2]) for what in met.closed()}
    assert kinds <= {
        *("closed-1002", "closed-1003", "closed-1007", "closed-1008", "closed-1009"),
        *("answered-400", "answered-403", "answered-404", "answered-413", "answered-421", "answered-429"),
        *("answered-431", "answered-505", "hung-up"),
    }
    lines = [line for line in met.log if not line.get("audit")]
    assert len(lines) < met.counts["opened"] / 2, "the log is not the attacker's"


def test_who_makes_table_after_table_is_stopped_at_the_bound() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: sum(count for what, count in siege.counts.items() if "429" in what) >= 50)
        await siege.go_on()

    met = besiege("creates", during)
    assert met.closed() <= {"answered-429-too-fast", "answered-429-too-many-tables"}
    assert 0 < met.counts["made"] <= 50
