"""A table waits until the slowest of those who play has seen a flick, and for nobody without end."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from coldsnap.games.icecool.state.actions import FlickPenguin, PlaceOnLine
from coldsnap.match.table import Position
from coldsnap.server.limits import Limits
from coldsnap.server.matches.show_wait import PAUSE_S, ShowWait
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from deadlines import pass_time, turns
from icecool_match import Mm, midgame
from server.table_kit import (
    BOT,
    PERSON,
    House,
    PaperWorkers,
    Seen,
    act,
    at_home,
    runner_of,
    table_of,
    until,
)

PLY, SHOW_MS = 7, 1000
LONGEST_S = Limits().show_s


@dataclass
class Person:
    """Somebody at the table."""

    seats: frozenset[int] = frozenset({0})
    shows: bool = True
    seen: int = PLY - 1


WATCHER = frozenset[int]()


class Hall:
    """A table's wait, and a clock that a test moves."""

    def __init__(self, *people: Person) -> None:
        self.at = 50.0
        self.wait = ShowWait(lambda: self.at, lambda: people, LONGEST_S)

    def begin(self) -> "Hall":
        self.wait.begin(PLY, SHOW_MS)
        return self


def test_it_waits_for_the_slowest_of_those_who_say_what_they_have_seen() -> None:
    quick, slow = Person(), Person(frozenset({1}))
    hall = Hall(quick, slow).begin()
    assert hall.wait.left == pytest.approx(1 + LONGEST_S)
    quick.seen = PLY
    assert hall.wait.left == pytest.approx(1 + LONGEST_S)
    slow.seen = PLY
    assert hall.wait.left == 0


def test_it_waits_as_long_as_the_flick_for_those_who_do_not_say_and_a_little() -> None:
    hall = Hall(Person(shows=False)).begin()
    assert hall.wait.left == pytest.approx(1 + PAUSE_S)
    hall.at += 1 + PAUSE_S
    assert hall.wait.left == 0


def test_it_waits_for_nobody_without_end() -> None:
    hall = Hall(Person(), Person(shows=False)).begin()
    hall.at += 1 + LONGEST_S
    assert hall.wait.left == 0


def test_who_only_watches_keeps_nobody_waiting() -> None:
    hall = Hall(Person(seen=PLY), Person(WATCHER), Person(WATCHER, shows=False)).begin()
    assert hall.wait.left == 0


def test_where_nobody_plays_it_waits_for_those_who_watch_and_where_nobody_is_for_nobody() -> None:
    watcher = Person(WATCHER)
    hall = Hall(watcher).begin()
    assert hall.wait.left == pytest.approx(1 + LONGEST_S)
    watcher.seen = PLY
    assert hall.wait.left == 0
    assert Hall().begin().wait.left == 0


def test_before_the_first_flick_and_once_later_ones_have_been_seen_there_is_nothing_to_wait_for() -> None:
    assert Hall(Person(seen=0), Person(shows=False, seen=0)).wait.left == 0
    assert Hall(Person(seen=PLY + 5)).begin().wait.left == 0


# --- at a table ---


async def before_a_bot(home: House, where: Mm = (495, 300)) -> tuple[LiveTable, list[Seen], list[str], PaperWorkers]:
    """Three people and a watcher. Seat 1 has just flicked, and then it is the turn of a bot, whose penguin is there."""
    workers = home.workers
    assert isinstance(workers, PaperWorkers)
    made = await home.table((PERSON, PERSON, BOT, PERSON), "icecool2", options={"layout": "school", "tremor": "off"})
    live = await home.live_table(made.table)
    table = table_of(live)
    await until(lambda: not runner_of(live).busy)
    people = [await home.enter(made.table, grant.token, shows=True) for grant in made.seats]
    await home.enter(made.table, made.watch, shows=True)
    table._positions[-1] = Position(table.game, midgame(1).put({2: where}).state)
    workers.show_ms = SHOW_MS
    ply = table.ply
    workers.thinking.clear()
    await live.hear(people[1], act(live, FlickPenguin("p1", 900, 500)))
    await until(lambda: table.ply == ply + 2)
    return live, people, [grant.token for grant in made.seats], workers


async def until_it_is_ready(workers: PaperWorkers) -> None:
    """Let the bot think, and wait until it is known what comes of its flick."""
    flown = workers.flown
    workers.thinking.set()
    await until(lambda: workers.flown == flown + 1)
    workers.thinking.clear()
    await turns()


def test_a_bot_flicks_as_soon_as_the_slowest_player_has_seen_the_last_flick(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _, workers = await before_a_bot(home)
        table, ply = table_of(live), table_of(live).ply
        await until_it_is_ready(workers)
        for viewer, said in ((people[0], ply), (people[2], ply), (people[1], ply - 1)):
            await live.hear(viewer, wire.SaySeen(said))
        pass_time(LONGEST_S - 1)
        await turns()
        assert table.ply == ply
        await live.hear(people[1], wire.SaySeen(ply))
        await until(lambda: table.ply == ply + 2)
        assert isinstance(table.entries[ply].move.action, FlickPenguin)
        assert table.entries[ply].move.seat == 2

    at_home(tmp_path, test)


def test_a_bot_flicks_when_the_player_has_gone_that_the_table_waited_for(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _, workers = await before_a_bot(home)
        table, ply = table_of(live), table_of(live).ply
        await until_it_is_ready(workers)
        for viewer in people[:2]:
            await live.hear(viewer, wire.SaySeen(ply))
        await turns()
        assert table.ply == ply
        await live.leave(people[2])
        await until(lambda: table.ply == ply + 2)

    at_home(tmp_path, test)


def test_whoever_comes_while_a_flick_is_shown_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, tokens, workers = await before_a_bot(home)
        table, ply = table_of(live), table_of(live).ply
        await until_it_is_ready(workers)
        for viewer in people[:2]:
            await live.hear(viewer, wire.SaySeen(ply))
        await home.enter(runner_of(live).id, tokens[0], shows=True)
        await live.leave(people[2])
        await until(lambda: table.ply == ply + 2)

    at_home(tmp_path, test)


def test_what_a_bot_does_beside_flicking_is_told_while_the_last_flick_is_shown(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, people, _, workers = await before_a_bot(home, (300, 25))
        table, ply = table_of(live), table_of(live).ply
        workers.thinking.set()
        await until(lambda: table.ply == ply + 1)
        assert isinstance(table.entries[ply].move.action, PlaceOnLine)
        workers.thinking.clear()
        await turns()
        assert people[0].all("update")[-1]["ply"] == ply + 1

    at_home(tmp_path, test)
