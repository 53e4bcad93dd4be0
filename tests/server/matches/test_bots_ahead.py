"""A bot thinks, and physics works on its flick, while people still look at the last one."""

from pathlib import Path

from coldsnap.core.ids import NATURE
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.server.matches.show_wait import PAUSE_S
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.wire import messages as wire
from deadlines import pass_time, turns
from server.table_kit import (
    House,
    PaperWorkers,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    offered,
    play,
    runner_of,
    table_of,
    turn_of,
    two_at_table,
    until,
)

SHOW_MS = 700
SHOWN_S = SHOW_MS / 1000 + PAUSE_S


def flick_of(live: LiveTable) -> FlickPenguin | None:
    """A flick that may be played now."""
    flicks = (choice.action for choice in turn_of(live).offers[0].choices)
    return next((action for action in flicks if isinstance(action, FlickPenguin)), None)


async def flicked_before_a_bot(home: House) -> tuple[LiveTable, Seen, str, PaperWorkers]:
    """A table at which a flick of seat 1 is still being shown, that came to nothing; a bot has to flick for it now.

    Also the host, the secret of that seat, and the workers, who wait with the bot's thinking.
    """
    workers = home.workers
    assert isinstance(workers, PaperWorkers)
    options = {"tremor": "off", "first_catcher": "1"}
    live, people, made = await two_at_table(home, game="icecool", options=options, grace_s=0)
    while flick_of(live) is None:
        await play(live, people)
    assert actor(live) == 1
    workers.show_ms = SHOW_MS
    workers.thinking.clear()
    ply = table_of(live).ply
    await live.hear(people[1], act(live, flick_of(live)))
    await until(lambda: table_of(live).ply == ply + 2)
    await live.leave(people[1])
    await live.hear(people[0], wire.HostDo(a_ref(), 0, "bot", 1))
    assert actor(live) == 1
    return live, people[0], made.seats[1].token, workers


def test_a_bots_flick_is_ready_when_the_last_one_has_been_shown(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, host, _, workers = await flicked_before_a_bot(home)
        ply, flown = table_of(live).ply, workers.flown
        host.forget()
        workers.thinking.set()
        await until(lambda: workers.flown == flown + 1)
        workers.thinking.clear()
        pass_time(SHOWN_S - 0.01)
        await turns()
        assert (table_of(live).ply, host.kinds()) == (ply, []), "nobody hears of it before the last one has been shown"
        pass_time(0.02)
        await until(lambda: table_of(live).ply == ply + 2)
        mine, outcome = table_of(live).entries[ply : ply + 2]
        assert isinstance(mine.move.action, FlickPenguin)
        assert (mine.move.seat, outcome.move.seat) == (1, NATURE)
        assert workers.flown == flown + 1, "what was worked out before is what counts"

    at_home(tmp_path, test)


def test_what_was_worked_out_for_a_bot_is_forgotten_when_a_person_flicks_instead(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        live, host, token, workers = await flicked_before_a_bot(home)
        ply, flown = table_of(live).ply, workers.flown
        workers.thinking.set()
        await until(lambda: workers.flown == flown + 1)
        back = await home.enter(runner_of(live).id, token)
        await live.hear(host, wire.HostDo(a_ref(), 0, "hand-back", 1))
        await live.hear(back, act(live, offered(live)))
        pass_time(SHOWN_S)
        await until(lambda: table_of(live).ply == ply + 2)
        assert workers.flown == flown + 2

    at_home(tmp_path, test)
