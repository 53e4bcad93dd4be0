"""The measurement of a server under attack measures. What it measures is never asserted (docs/reliability.md)."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.abuse import measure_abuse
from coldsnap.load_test.abuse.attack import Order
from coldsnap.load_test.abuse.attacks import ATTACKS
from coldsnap.load_test.abuse.neighbours import Neighbours
from coldsnap.load_test.server_process import Running
from command import coldsnap
from sentences import refuses

EVERY_TURN = ("move", "enter", "page", "health")
"""What is measured in every turn of a neighbour; not every turn has a flick, or a bot's answer."""
NOWHERE = Running(1, 1, Path("nowhere"), Path("nowhere"))


def test_a_span_of_each_attack_stands_between_two_quiet_ones() -> None:
    found = json.loads(coldsnap("bench", "abuse", "--json", "--only", "pings", "--seconds", "1").stdout)
    assert list(found) == ["quiet", "pings", "quiet again"]
    for span in found.values():
        assert {f"{kind}_p{part}_ms" for kind in EVERY_TURN for part in (50, 99)} <= set(span)
        assert span["answers"] > 0
        assert span["rss_mb"] > 0
    assert found["pings"]["attack"]["opened"] > 0
    assert "attack" not in found["quiet"]


def test_people_read_three_tables() -> None:
    told = coldsnap("bench", "abuse", "--only", "handshakes", "--seconds", "0.5", env={"COLUMNS": "100"}).stdout
    heads = [line.split()[:2] for line in told.splitlines() if line.strip().startswith("attack")]
    assert heads == [["attack", "flick_ms"], ["attack", "not_granted"], ["attack", "counts"]]
    assert told.count("quiet again") == 2


def test_an_attack_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    said = coldsnap("bench", "abuse", "--only", "pigs", code=2).stderr
    assert said == f"coldsnap: there is no attack pigs; there are {', '.join(ATTACKS)}\n"


def test_an_attack_that_cannot_be_set_up_is_told_with_its_words() -> None:
    order = Order("reconnects", 1, 100, 0.1, "table", "watch")
    with refuses(ColdsnapError, match="Connect call failed"):
        asyncio.run(measure_abuse._started(order))


def test_an_attacker_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure_abuse, "ATTACKER", (sys.executable, "-c", "exit(1)"))
    with refuses(ColdsnapError, match="could not be made"):
        asyncio.run(measure_abuse._started(Order("pings", 1, 100, 0.1, "table", "watch")))


def test_neighbours_without_a_server_are_told() -> None:
    async def come() -> None:
        async with Neighbours(NOWHERE):
            raise AssertionError("there is nobody to come to")

    with pytest.raises(OSError, match="Connect call failed"):
        asyncio.run(come())
