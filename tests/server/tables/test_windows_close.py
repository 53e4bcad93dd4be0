"""TURN-14: a window closes by itself, at a time that tells nobody what its seat holds."""

import asyncio
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final

import pytest

from coldsnap.core.ids import NATURE
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import Card
from coldsnap.match.table import Position
from coldsnap.server.limits import Limits
from coldsnap.server.matches.closing_timer import AWAY_S, BOT_S
from coldsnap.server.matches.show_wait import PAUSE_S
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import ClockWish, Created
from deadlines import pass_time, turns
from icecool_match import midgame
from marks import rule
from server.table_kit import (
    PERSON,
    House,
    PaperWorkers,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    runner_of,
    table_of,
    turn_of,
    until,
)

CARDS: Final[tuple[Card, ...]] = ("1-jump", "1-doors", "2", "3", "blank")
HANDS: Final = list(combinations_with_replacement(CARDS, 2))
"""Two cards: some can be used after a flick, most cannot."""
USEFUL: Final[tuple[Card, ...]] = ("1-jump", "1-doors")
USELESS: Final[tuple[Card, ...]] = ("3", "blank")
SHOW_MS = 800
SOON_S, LONGEST_S = Limits().closing_s, Limits().show_s
STEP_S = 0.5
JUST = 0.01
"""Seconds before and after a moment."""

Heard = list[tuple[float, bytes]]
"""What somebody was told, and when."""


class Timed(Seen):
    """A viewer that knows when it was told what, from when it began to listen."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: Heard = []

    def send(self, message: wire.ServerMessage | bytes, *, droppable: bool = False) -> None:
        super().send(message, droppable=droppable)
        self.heard.append((round(asyncio.get_running_loop().time(), 6), self.raw[-1]))


async def enter(live: LiveTable, *tokens: str, face: int | None = None, **more: Any) -> Timed:
    viewer = Timed()
    await live.enter(viewer, wire.Hello(wire.PROTOCOL, tokens, face, **more))
    return viewer


class Flicked:
    """A table of four at which seat 1 has flicked with some cards in its hand, and a window is open for it."""

    def __init__(self, home: House, live: LiveTable, made: Created) -> None:
        self.home, self.live, self.made = home, live, made
        self.people: list[Timed] = []

    @classmethod
    async def sit(cls, home: House, *hand: Card, closing: wire.Closing = "soon", **more: Any) -> "Flicked":
        """`closing` is how seat 1 wants its windows to close; everybody says what they have seen."""
        assert isinstance(home.workers, PaperWorkers)
        options = {"layout": "school", "tremor": "off", "first_catcher": "1"}
        made = await home.table((PERSON,) * 4, "icecool2", options=options, grace_s=0, **more)
        new = cls(home, await home.live_table(made.table), made)
        for seat, grant in enumerate(made.seats):
            how: wire.Closing = closing if seat == 1 else "never"
            new.people.append(await enter(new.live, grant.token, shows=True, closing=how))
        new.people.append(await enter(new.live, made.watch, shows=True))
        home.workers.show_ms = SHOW_MS
        new.deal(*hand)
        return new

    def deal(self, *hand: Card) -> None:
        """It is the turn of seat 1, with these cards face down, and nobody has been told anything yet."""
        table = table_of(self.live)
        table._positions[-1] = Position(table.game, midgame(1).deal(1, *hand).state)

    async def flick(self) -> "Flicked":
        """Seat 1 flicks, and physics has answered."""
        ply = table_of(self.live).ply
        await self.live.hear(self.people[1], act(self.live, FlickPenguin("p1", 900, 500)))
        await until(lambda: table_of(self.live).ply == ply + 2)
        return self

    async def seen(self, *seats: int) -> None:
        """These have seen it; all four, unless told otherwise."""
        for seat in seats or range(4):
            await self.live.hear(self.people[seat], wire.SaySeen(table_of(self.live).ply))
        await turns()

    @property
    def is_open(self) -> bool:
        return actor(self.live) == 1 and turn_of(self.live).offers[0].closing_move is not None

    async def stays_open(self, seconds: float) -> None:
        """The window stays open for so long."""
        pass_time(seconds)
        await turns()
        assert self.is_open, "it has closed too soon"

    async def closes(self, seconds: float = 0.0) -> None:
        """The window closes within so long."""
        pass_time(seconds)
        await until(lambda: not self.is_open)
        assert table_of(self.live).entries[-1].move == (move_of(self.live))

    async def wait(self, seen: int | None = None) -> dict[str, Any]:
        """Seat 1 wants to think."""
        viewer = self.people[1]
        await self.live.hear(viewer, wire.Wait(a_ref(), table_of(self.live).ply if seen is None else seen))
        return viewer.last


async def no_move_is_on_its_way(live: LiveTable) -> None:
    """Wait until a move that is due is stored and told, if there is one."""
    await turns()
    lock = runner_of(live).lock
    await lock.acquire()
    lock.release()


def move_of(live: LiveTable) -> object:
    """The last move, which has to be the end of the turn of seat 1, made by that seat."""
    move = table_of(live).entries[-1].move
    assert (move.seat, move.action) == (1, EndTurn())
    return move


async def story_of(
    home: House, hand: tuple[Card, ...], closing: wire.Closing | None
) -> list[list[tuple[float, bytes]]]:
    """All that everybody else hears, and when, of a turn that closes by itself; None: the player has gone away."""
    table = await Flicked.sit(home, *hand, closing=closing or "soon")
    others = [table.people[seat] for seat in (0, 2, 3, 4)]
    for viewer in others:
        viewer.heard.clear()
    await table.flick()
    if closing is None:
        await table.live.leave(table.people[1])
    pass_time(0.5)
    await table.seen()
    await no_move_is_on_its_way(table.live)
    for _ in range(round(2 * AWAY_S / STEP_S)):
        if not table.is_open:
            break
        pass_time(STEP_S)
        await no_move_is_on_its_way(table.live)
    assert not table.is_open, "it closes by itself"
    return [viewer.heard for viewer in others]


@rule("TURN-14")
@pytest.mark.parametrize("closing", ["soon", "at-once", None])
def test_nobody_can_tell_a_good_hand_from_a_bad_one_by_when_its_window_closes(
    tmp_path: Path, closing: wire.Closing | None
) -> None:
    stories: list[list[Heard]] = []

    async def test(home: House) -> None:
        stories.append(await story_of(home, HANDS[len(stories)], closing))

    for number in range(len(HANDS)):
        (tmp_path / str(number)).mkdir()
        at_home(tmp_path / str(number), test)
    assert all(len(heard) >= 3 for heard in stories[0])
    assert all(story == stories[0] for story in stories)


@rule("TURN-14")
@pytest.mark.parametrize("hand", [USEFUL, USELESS], ids="+".join)
def test_a_window_closes_a_moment_after_the_flick_has_been_seen(tmp_path: Path, hand: tuple[Card, ...]) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *hand)).flick()
        await table.stays_open(SOON_S)
        assert not any(viewer.all("closes") for viewer in table.people)
        await table.seen(0, 1, 2)
        await table.stays_open(1)
        await table.seen(3)
        assert table.people[1].one("closes") == {"kind": "closes", "ply": table_of(table.live).ply, "in_ms": 3000}
        assert not any(table.people[seat].all("closes") for seat in (0, 2, 3, 4)), "it is nobody else's business"
        await table.stays_open(SOON_S - JUST)
        await table.closes(JUST)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_nobody_is_waited_for_without_end_before_a_window_closes(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *USEFUL)).flick()
        await table.stays_open(SHOW_MS / 1000 + LONGEST_S)
        await table.stays_open(SOON_S - JUST)
        await table.closes(JUST)

    at_home(tmp_path, test)


@rule("TURN-14")
@pytest.mark.parametrize("hand", [USEFUL, USELESS], ids="+".join)
def test_who_wants_it_so_ends_the_turn_at_once_whatever_the_cards_are(tmp_path: Path, hand: tuple[Card, ...]) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *hand, closing="at-once")).flick()
        await table.stays_open(SHOW_MS / 1000 + PAUSE_S)
        await table.seen()
        await table.closes()
        assert table.people[1].all("closes") == [], "there is nothing to count down"

    at_home(tmp_path, test)


@rule("TURN-14")
@pytest.mark.parametrize("hand", [USEFUL, USELESS], ids="+".join)
@pytest.mark.parametrize("closing", ["soon", "at-once"])
def test_whoever_wants_to_think_says_so_while_the_flick_is_shown_and_has_all_the_time(
    tmp_path: Path, hand: tuple[Card, ...], closing: wire.Closing
) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *hand, closing=closing)).flick()
        assert (await table.wait())["kind"] == "done"
        await table.seen()
        await table.stays_open(3600)
        await table.live.hear(table.people[1], act(table.live, EndTurn()))
        assert actor(table.live) == 2

    at_home(tmp_path, test)


@rule("TURN-14", "CARD-5")
def test_who_thinks_has_the_time_for_all_that_the_cards_can_do_in_this_turn_and_not_in_the_next(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, "2", "2", "1-jump", "1-doors")).flick()
        await table.wait()
        await table.seen()
        await table.live.hear(table.people[1], act(table.live, MoveFish(2, "2-4", "1-4")))
        await table.stays_open(3600)
        await table.live.hear(table.people[1], act(table.live, UseSkates(("1-doors", "1-jump"))))
        assert (actor(table.live), table.is_open) == (1, False)
        table.deal("3", "3")
        await table.flick()
        await table.seen()
        await table.closes(SOON_S)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_a_question_that_does_not_close_cannot_be_kept_open(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await Flicked.sit(home, *USEFUL)
        assert (await table.wait())["code"] == "not-now"
        await table.flick()
        assert (await table.wait(1))["code"] == "stale"
        await table.live.hear(table.people[2], wire.Wait(a_ref(), table_of(table.live).ply))
        assert table.people[2].last["code"] == "not-now", "and nobody keeps another one's open"
        await table.seen()
        await table.closes(SOON_S)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_a_window_stays_open_where_its_player_ends_it_and_when_the_device_does_not_say(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *USELESS, closing="never")).flick()
        await table.seen()
        await table.stays_open(3600)
        silent = await enter(table.live, table.made.seats[1].token)
        assert silent.closing == "never"
        await table.live.hear(table.people[1], wire.SetClosing(a_ref(), "soon"))
        await table.stays_open(3600)
        await table.live.leave(silent)
        await turns()
        await table.stays_open(SOON_S - JUST)
        await table.closes(JUST)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_the_wish_of_a_player_can_be_changed_and_counts_from_then_on(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *USELESS)).flick()
        await table.seen()
        await table.stays_open(SOON_S - JUST)
        await table.live.hear(table.people[1], wire.SetClosing(a_ref(), "never"))
        await table.stays_open(3600)
        await table.live.hear(table.people[1], wire.SetClosing(a_ref(), "at-once"))
        await table.closes()

    at_home(tmp_path, test)


@rule("TURN-14", "TURN-16")
@pytest.mark.parametrize("closing", ["never", "soon", "at-once"])
@pytest.mark.parametrize("hand", [USEFUL, USELESS], ids="+".join)
def test_a_player_whose_connection_is_lost_may_come_back_in_time(
    tmp_path: Path, hand: tuple[Card, ...], closing: wire.Closing
) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *hand, closing=closing)).flick()
        await table.live.leave(table.people[1])
        await table.seen(0, 2, 3)
        await table.stays_open(AWAY_S - JUST)
        back = await enter(table.live, table.made.seats[1].token, shows=True, closing="soon")
        await turns()
        assert back.one("closes")["in_ms"] == 1000 * SOON_S
        await table.stays_open(SOON_S - JUST)
        await table.live.leave(back)
        await turns()
        await table.stays_open(AWAY_S - JUST)
        await table.closes(JUST)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_a_second_device_of_the_seat_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *USELESS)).flick()
        await table.seen()
        await table.stays_open(1)
        other = await enter(table.live, table.made.seats[1].token, closing="soon")
        assert other.one("closes")["in_ms"] == 1000 * (SOON_S - 1)
        await table.live.hear(other, wire.Face(a_ref(), None))
        await table.live.hear(other, wire.Face(a_ref(), 1))
        assert other.all("closes")[-1]["in_ms"] == 1000 * (SOON_S - 1)

    at_home(tmp_path, test)


@rule("TURN-14")
def test_with_a_clock_what_runs_out_first_ends_the_turn(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *USEFUL, clock=ClockWish(5, 0))).flick()
        await table.wait()
        await table.seen()
        await table.stays_open(SHOW_MS / 1000 + PAUSE_S + 5 - JUST)
        pass_time(2 * JUST)
        await until(lambda: not table.is_open)
        assert table_of(table.live).entries[-1].move.seat == NATURE
        table = await (await Flicked.sit(home, *USEFUL, clock=ClockWish(5, 0))).flick()
        await table.seen()
        await table.closes(SOON_S)

    at_home(tmp_path, test)


@rule("TURN-14")
@pytest.mark.parametrize("thought_s", [0.0, BOT_S - JUST])
@pytest.mark.parametrize("hand", [USEFUL, USELESS], ids="+".join)
def test_bots_take_the_same_time_for_every_window(tmp_path: Path, hand: tuple[Card, ...], thought_s: float) -> None:
    async def test(home: House) -> None:
        table = await (await Flicked.sit(home, *hand)).flick()
        workers = home.workers
        assert isinstance(workers, PaperWorkers)
        workers.thinking.clear()
        await table.live.leave(table.people[1])
        ply, asked = table_of(table.live).ply, workers.asked
        host = await enter(table.live, table.made.host)
        await table.live.hear(host, wire.HostDo(a_ref(), 0, "bot", 1))
        await until(lambda: workers.asked == asked + 1)
        pass_time(thought_s)
        workers.thinking.set()
        await turns()
        pass_time(BOT_S - JUST - thought_s)
        await turns()
        assert table_of(table.live).ply == ply, "it is told later"
        pass_time(JUST)
        await until(lambda: table_of(table.live).ply > ply)
        assert table_of(table.live).entries[ply].move.seat == 1

    at_home(tmp_path, test)
