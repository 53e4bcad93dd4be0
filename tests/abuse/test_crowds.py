"""Strangers who open much and say little: connections, handshakes, places at a table."""

from abuse_kit import Siege, besiege
from coldsnap.load_test.abuse.connections import SILENT, SLOW
from coldsnap.load_test.abuse.crowds import PLAYERS

NEWCOMER = -3
"""The neighbour who comes back to a private table again and again, before those who look at pages."""


def test_requests_that_are_said_byte_by_byte_are_not_waited_for() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["hung-up"] > 0 and siege.counts["answered-408"] > 0)
        await siege.until(lambda: siege.counts["opened"] > SLOW)
        await siege.go_on()

    assert besiege("slowloris", during).closed() == {"hung-up", "answered-408"}


def test_handshakes_that_lead_to_nothing_are_forgotten() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["opened"] >= 300)
        await siege.go_on()

    assert besiege("handshakes", during).closed() <= {"answered-403", "hung-up"}


def test_silent_connections_take_no_descriptors_from_others() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["opened"] >= SILENT)
        await siege.go_on(5)

    met = besiege("descriptors", during)
    assert met.closed() <= {"hung-up"}
    assert any(line["level"] == "warning" for line in met.log), "that a bound binds is said"


def test_strangers_cannot_crowd_an_owner_out_of_a_private_table() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["closed-1013-too-many-sockets"] > 0)
        await siege.go_on(5)
        assert siege.neighbours.turns[siege.neighbours.everybody[NEWCOMER]] >= 5

    assert besiege("crowding", during).counts["entered"] > 0


def test_five_hundred_players_come_back_at_once() -> None:
    async def during(siege: Siege) -> None:
        await siege.until(lambda: siege.counts["storms"] >= 1)

    met = besiege("reconnects", during)
    assert met.closed() == set()
    assert met.counts["entered"] >= PLAYERS
