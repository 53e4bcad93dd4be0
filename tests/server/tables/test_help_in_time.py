"""Previews and hints keep nobody waiting: not the asker's moves, and not the asker for ever."""

import asyncio
from pathlib import Path

from coldsnap.core.bot import Advice
from coldsnap.core.choices import Choice
from coldsnap.core.values import View
from coldsnap.server.tables.assist import HELP_S
from coldsnap.server.workers.facade import Asker
from coldsnap.wire import messages as wire
from deadlines import pass_time
from server.table_kit import House, PaperWorkers, act, actor, at_home, two_at_table, until


class SlowWorkers(PaperWorkers):
    """Help waits at a gate; `asked_for_help` counts who waits there or has passed it."""

    def __init__(self) -> None:
        super().__init__()
        self.help_gate = asyncio.Event()
        self.asked_for_help = 0
        self.dropped = 0

    async def hint(
        self, asker: Asker, game_id: str, view: View, choices: tuple[Choice, ...], seed: str
    ) -> Advice | None:
        self.asked_for_help += 1
        try:
            await self.help_gate.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return await super().hint(asker, game_id, view, choices, seed)


def test_a_move_does_not_wait_for_a_hint_that_its_player_asked_for(tmp_path: Path) -> None:
    workers = SlowWorkers()

    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, help="full")
        seat = actor(live)
        await live.hear(people[seat], wire.Hint("slow"))
        await until(lambda: workers.asked_for_help == 1)
        await live.hear(people[seat], act(live))
        assert people[seat].last["kind"] == "done"
        workers.help_gate.set()
        await until(lambda: bool(people[seat].all("hinted")))
        assert people[seat].one("hinted")["ref"] == "slow"

    at_home(tmp_path, test, workers)


def test_help_that_takes_too_long_is_refused_and_its_work_dropped(tmp_path: Path) -> None:
    workers = SlowWorkers()

    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, help="full")
        seat = actor(live)
        await live.hear(people[seat], wire.Hint("slow"))
        await until(lambda: workers.asked_for_help == 1)
        pass_time(HELP_S)
        await until(lambda: people[seat].last["kind"] == "refused")
        assert (people[seat].last["ref"], people[seat].last["code"]) == ("slow", "busy")
        assert workers.dropped == 1

    at_home(tmp_path, test, workers)


def test_who_leaves_needs_no_help_any_more(tmp_path: Path) -> None:
    workers = SlowWorkers()

    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home, help="full")
        seat = actor(live)
        await live.hear(people[seat], wire.Hint("slow"))
        await until(lambda: workers.asked_for_help == 1)
        await live.leave(people[seat])
        await until(lambda: workers.dropped == 1)

    at_home(tmp_path, test, workers)
