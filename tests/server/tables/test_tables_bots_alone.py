"""Tables of bots alone play while somebody watches, few of an address at a time, and nobody gets around that."""

from pathlib import Path

import pytest
from msgspec import Raw

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, Simulate
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.core.scene import Impulse
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.server.limits import Limits
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.server.workers.facade import Asker
from coldsnap.server.workers.jobs import Foreseen
from coldsnap.wire import messages as wire
from deadlines import turns
from server.table_kit import (
    BOT,
    OPEN,
    PERSON,
    House,
    PaperWorkers,
    Seen,
    a_ref,
    actor,
    at_home,
    offered,
    play,
    runner_of,
    table_of,
    until,
)

BOTS = (BOT, BOT)
STRANGER, NEIGHBOUR = "10.6.6.6", "10.7.7.7"
LAST = -1
"""The last of what is offered, which in practice is a flick."""
MOST = Limits().bot_tables_per_address


class SteppedWorkers(PaperWorkers):
    """Bots wait with each decision until they are told to go on; `asked_by` says on whose behalf they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking.clear()
        self.asked_by: list[Asker] = []

    async def choose(
        self,
        asker: Asker,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget = Budget(),  # noqa: B008 - frozen
    ) -> Action | None:
        self.asked_by.append(asker)
        return await super().choose(asker, game_id, level, view, choices, seed, budget)

    def step(self) -> None:
        """Let all that are asked now decide, and hold back those that are asked afterwards."""
        self.thinking.set()
        self.thinking.clear()


def stepped(home: House) -> SteppedWorkers:
    assert isinstance(home.workers, SteppedWorkers)
    return home.workers


async def watched(home: House, count: int, address: str = STRANGER) -> list[tuple[LiveTable, Seen]]:
    """So many tables of bots alone, made by an address before any of them is watched, which each then is."""
    made = [await home.table(BOTS, address=address) for _ in range(count)]
    return [
        (await home.live_table(each.table), await home.enter(each.table, each.watch, address=address)) for each in made
    ]


def host(do: str, seat: int | None = None) -> wire.HostDo:
    return wire.HostDo(a_ref(), 0, do, seat)  # type: ignore[arg-type]


async def works(live: LiveTable) -> bool:
    """Whether a bot thinks at this table, once all that can happen by itself has happened."""
    await turns()
    return runner_of(live).busy


def test_bots_alone_play_while_somebody_watches_and_go_on_when_somebody_comes_back(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        workers = stepped(home)
        made = await home.table(BOTS)
        live = await home.live_table(made.table)
        assert not await works(live)
        assert workers.asked == 0, "nobody has looked yet"
        viewer = await home.enter(made.table, made.watch)
        assert await works(live)
        await live.leave(viewer)
        ply = table_of(live).ply
        workers.step()
        await until(lambda: not runner_of(live).busy)
        assert (table_of(live).ply, workers.asked) == (ply + 1, 1), "what was begun is ended, and that is all"
        viewer = await home.enter(made.table, made.watch)
        assert await works(live)
        workers.step()
        await until(lambda: workers.asked == 3)
        assert table_of(live).ply == ply + 2
        await home.restart()
        live = await home.live_table(made.table)
        assert not await works(live), "also after a restart"
        await home.enter(made.table, made.watch)
        assert await works(live)

    at_home(tmp_path, test, SteppedWorkers())


def test_a_reload_of_the_page_disturbs_no_bot(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table(BOTS)
        live, viewer = await home.live_table(made.table), await home.enter(made.table, made.watch)
        assert await works(live)
        await live.leave(viewer)
        back = await home.enter(made.table, made.watch)
        stepped(home).step()
        await until(lambda: stepped(home).asked == 2)
        assert len(back.all("update")) == 1, "the thought that had begun is played"
        assert await works(live)

    at_home(tmp_path, test, SteppedWorkers())


def test_few_tables_of_an_address_play_at_a_time_and_the_others_are_told_and_take_their_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        tables = await watched(home, MOST + 3)
        waiting = tables[MOST:]
        assert [await works(live) for live, _ in tables] == [True] * MOST + [False] * 3
        assert [viewer.one("refused")["code"] for _, viewer in waiting] == ["bots-wait"] * 3
        assert not any(viewer.all("refused") for _, viewer in tables[:MOST])

        live, viewer = waiting.pop(1)
        await live.leave(viewer)  # one that waits: nothing changes
        assert [await works(live) for live, _ in waiting] == [False, False]
        live, viewer = tables[2]
        await live.leave(viewer)
        assert [await works(live) for live, _ in waiting] == [True, False]

        stepped(home).thinking.set()
        await until(lambda: all(live.row.over for live, _ in (*tables[:2], *waiting)))

    at_home(tmp_path, test, SteppedWorkers())


def test_no_more_tables_of_bots_alone_are_made_or_led_to_than_may_play(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        (over, _), *_ = await watched(home, 1)
        stepped(home).thinking.set()
        await until(lambda: over.row.over)
        stepped(home).thinking.clear()
        tables = await watched(home, MOST)
        for _ in range(2):
            with pytest.raises(Rejected, match="too-many-bot-tables"):
                await home.table(BOTS, address=STRANGER)
            with pytest.raises(Rejected, match="too-many-bot-tables"):
                await home.hub.rematch(over.row.id, STRANGER)
        await home.table((PERSON, BOT), address=STRANGER)
        (near, _), *_ = await watched(home, 1, NEIGHBOUR)
        assert await works(near)
        await tables[0][0].leave(tables[0][1])
        await home.table(BOTS, address=STRANGER)
        assert await home.hub.rematch(over.row.id, STRANGER) == await home.hub.rematch(over.row.id, NEIGHBOUR)

    at_home(tmp_path, test, SteppedWorkers())


def test_a_host_who_gives_all_seats_to_bots_does_not_get_around_it(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, PERSON), address=STRANGER, grace_s=0)
        waiting_room = await home.table((OPEN, OPEN), address=STRANGER)
        live = await home.live_table(made.table)
        away = await home.enter(made.table, made.host)
        room = await home.live_table(waiting_room.table)
        beside = await home.enter(waiting_room.table, waiting_room.host)
        tables = await watched(home, MOST)
        for table, viewer in ((live, away), (room, beside)):
            await table.hear(viewer, host("bot", 0))
            assert viewer.last["kind"] == "done"
            await table.hear(viewer, host("bot", 1))
            assert viewer.last["code"] == "too-many-bot-tables"
        await tables[0][0].leave(tables[0][1])
        await live.hear(away, host("bot", 1))
        assert away.last["kind"] == "done"
        assert await works(live)
        await room.hear(beside, host("bot", 1))
        assert beside.last["code"] == "too-many-bot-tables"

        await live.leave(away)
        stepped(home).step()
        await until(lambda: not runner_of(live).busy)
        assert not await works(live), "persons for whom bots play do not sit there"

        back = await home.enter(made.table, made.seats[0].token)
        await live.hear(back, wire.TakeSeat(a_ref(), 0))
        await room.hear(beside, host("bot", 1))
        assert beside.last["kind"] == "done", "a person sits at the other table again"

    at_home(tmp_path, test, SteppedWorkers())


def test_where_a_person_has_a_seat_bots_play_on_until_it_is_the_persons_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table((PERSON, BOT))
        live = await home.live_table(made.table)
        viewer = await home.enter(made.table, made.host, made.seats[0].token)
        await until(lambda: not runner_of(live).busy)
        assert actor(live) == 0
        while actor(live) == 0:
            await play(live, [viewer])
        await live.leave(viewer)
        await until(lambda: actor(live) == 0)

    at_home(tmp_path, test)


def test_workers_work_on_behalf_of_the_tables_maker_and_help_on_behalf_of_the_asker(tmp_path: Path) -> None:
    class Noting(SteppedWorkers):
        async def preview(
            self, asker: Asker, wanted: Simulate, edges: tuple[Impulse, ...] = (), *, until_bounce: bool
        ) -> Foreseen:
            self.asked_by.append(asker)
            return await super().preview(asker, wanted, edges, until_bounce=until_bounce)

    async def test(home: House) -> None:
        workers = stepped(home)
        (live, _), (other, _) = await watched(home, 2)
        near = await home.table((BOT, BOT), address=NEIGHBOUR)
        await home.enter(near.table, near.watch, address=STRANGER)
        await until(lambda: workers.asked == 3)
        first, second, third = workers.asked_by
        assert (first.table, second.table, third.table) == (live.row.id, other.row.id, near.table)
        assert first.address == second.address != third.address, "who watches does not matter"
        assert first.bots_alone
        assert third.bots_alone

        made = await home.table((PERSON,), "icecool-practice", address=STRANGER, help="full")
        table = await home.live_table(made.table)
        guest = await home.enter(made.table, made.seats[0].token, address=NEIGHBOUR)
        assert isinstance(offered(table, LAST), FlickPenguin)
        workers.asked_by.clear()
        await table.hear(guest, wire.Preview(a_ref(), Raw(encode(offered(table, LAST)))))
        await until(lambda: len(workers.asked_by) == 1)
        helped = workers.asked_by[0]
        assert helped == Asker(made.table, third.address, bots_alone=False)
        assert table.asker() == Asker(made.table, first.address, bots_alone=False)
        assert not any(address in repr(workers.asked_by) for address in (STRANGER, NEIGHBOUR))

    at_home(tmp_path, test, Noting())
