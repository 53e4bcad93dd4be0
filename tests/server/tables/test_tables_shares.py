"""What the tables of one address may store in a day is bounded; other addresses do not notice."""

from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from coldsnap.core.choices import Simulate
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.server.edge.storage_shares import DAY_S, StorageShares
from coldsnap.wire.new_table import NewTable
from deadlines import until
from server.store.test_store_kit import look
from server.table_kit import (
    BOT,
    PERSON,
    House,
    PaperWorkers,
    act,
    actor,
    at_home,
    play,
    runner_of,
    table_of,
    turn_of,
    two_at_table,
)

SHARE = 20_000


class Clock:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Every address may store `SHARE` bytes on the days of this clock."""
    days = Clock()
    monkeypatch.setattr("coldsnap.server.tables.hub.StorageShares", lambda _: StorageShares(SHARE, days))
    return days


def refusal_of(call: Callable[[], object]) -> str:
    with pytest.raises(Rejected) as caught:
        call()
    return caught.value.code


def test_a_share_runs_out_and_comes_back_within_a_day() -> None:
    clock = Clock()
    shares = StorageShares(1000, clock)
    for size in (300, 600, 400):
        shares.check("one")
        shares.take("one", size)
    shares.take("other", 999)
    shares.check("other")
    for days in (0, 0.29):
        clock.now += days * DAY_S
        assert refusal_of(lambda: shares.check("one")) == "too-much-stored"
    clock.now += 0.02 * DAY_S
    shares.check("one")


def stored(home: House) -> int:
    return int(look(home.store.path, "SELECT sum(length(line)) FROM entries")[0][0])


async def use_up(home: House) -> None:
    """Make tables until nothing is left."""
    while True:
        try:
            await home.table()
        except Rejected as refused:
            assert refused.code == "too-much-stored"
            return


def test_beyond_its_share_an_address_stores_nothing_more(tmp_path: Path, clock: Clock) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        await play(live, people)
        await use_up(home)
        size = stored(home)
        mover = people[actor(live)]
        await live.hear(mover, act(live))
        assert (mover.last["kind"], mover.last["code"]) == ("refused", "too-much-stored")
        assert stored(home) == size < 2 * SHARE
        made = await home.hub.create(NewTable("icetoids", (PERSON, PERSON)), "10.0.0.2")
        theirs = await home.live_table(made.table)
        seats = [await home.enter(made.table, grant.token) for grant in made.seats]
        await play(theirs, seats)
        clock.now += DAY_S
        await play(live, people)
        await home.table()

    at_home(tmp_path, test)


def test_a_flick_that_is_in_the_air_lands_all_the_same(tmp_path: Path, clock: Clock) -> None:
    workers = PaperWorkers()

    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON), "icecool", options={"tremor": "off"})
        live = await home.live_table(made.table)
        people = [await home.enter(made.table, grant.token) for grant in made.seats]
        while not (flicks := [c.action for c in turn_of(live).offers[0].choices if isinstance(c.action, FlickPenguin)]):
            await play(live, people)
        workers.gate.clear()
        await live.hear(people[actor(live)], act(live, flicks[0]))
        await use_up(home)
        assert isinstance(table_of(live).status, Simulate)
        workers.gate.set()
        await until(lambda: not isinstance(table_of(live).status, Simulate))

    assert clock.now == 0
    at_home(tmp_path, test, workers)


def test_bots_stop_and_go_on_when_somebody_comes_and_there_is_room(tmp_path: Path, clock: Clock) -> None:
    workers = PaperWorkers()

    async def test(home: House) -> None:
        workers.thinking.clear()
        made = await home.table((BOT, PERSON))
        live = await home.live_table(made.table)
        await home.enter(made.table, made.seats[0].token)
        await until(lambda: workers.asked > 0)
        await use_up(home)
        ply = table_of(live).ply
        with capture_logs() as logs:
            workers.thinking.set()
            await until(lambda: not runner_of(live).busy)
        assert [each["event"] for each in logs] == ["match-waits"]
        assert table_of(live).ply == ply
        clock.now += DAY_S
        await home.enter(made.table, made.watch)
        await until(lambda: table_of(live).ply > ply)

    at_home(tmp_path, test, workers)
