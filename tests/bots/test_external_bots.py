"""A bot in a file of one's own: it plays like any other, and whatever it does wrong costs it its turn and no more."""

import os
import time
from pathlib import Path

import pytest

from coldsnap.arena.running import run_series
from coldsnap.arena.series import Series, play_game
from coldsnap.bots.driver import Fault, ask, decide
from coldsnap.bots.external import ExternalBot, ExternalFault, Limits
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icecool.actions import FlickPenguin
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table

GAME = game_named("icetoids")
EXAMPLES = Path(__file__).parents[2] / "examples"
LITTLE = Limits(seconds=30.0, processor_seconds=30, megabytes=600)
SHORT = Limits(seconds=1.0)
"""For bots that hang."""


def written(folder: Path, body: str, *, before: str = "") -> Path:
    """A file with a bot: the lines of its function, and what stands before it."""
    path = folder / "mine.py"
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    path.write_text(f"{before}\ndef choose(view, choices, rng, budget):\n{lines}\n")
    return path


def begun() -> tuple[Table, int]:
    """A match, and the seat in turn, after the homes are chosen by lapses."""
    table = Table.start(GAME, 2, GAME.resolve({"tiles": "pairs6"}), rng_from("external").seed)
    while isinstance(table.status, Turn) and len(table.status.offers[0].choices) < 5:
        table.submit(NATURE, table.status.offers[0].lapse)
    assert isinstance(table.status, Turn)
    return table, table.status.offers[0].seat


def asked(bot: ExternalBot) -> Action:
    table, seat = begun()
    return bot.choose(table.view(seat), table.choices(seat), rng_from("bot"), Budget(simulations=3))


def first() -> Action:
    table, seat = begun()
    return table.choices(seat)[0].action


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def test_a_bot_gets_the_same_typed_values_as_any_bot(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    body = f"""
from coldsnap.core.choices import OneOf
from coldsnap.games.icetoids.view import IceToidsView
assert isinstance(view, IceToidsView) and all(isinstance(one, OneOf) for one in choices)
assert budget.simulations == 3 and budget.seconds is None
open({str(seen)!r}, "w").write(repr((view, choices, rng)))
return choices[-1].action"""
    bot = ExternalBot("icetoids", written(tmp_path, body))
    table, seat = begun()
    assert asked(bot) == table.choices(seat)[-1].action
    assert seen.read_text() == repr((table.view(seat), table.choices(seat), rng_from("bot")))
    bot.close()


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ("return 1 // 0", r"ZeroDivisionError in line \d+:"),
        ("raise SystemExit(3)", "SystemExit"),
        ("import os; os._exit(7)", "process ended .code 7"),
        ("import os; os.kill(os.getpid(), 9)", "SIGKILL"),
        ("held = []\nwhile True: held.append(bytearray(10_000_000))", "MemoryError"),
        ("return None", "Expected `object`"),
        ("return {'kind': 'icetoids-lapse', 'seat': 0}", "Invalid value 'icetoids-lapse'"),
        ("return object()", "unsupported"),
        ("return 'x' * 1_000_000", "longer than 65536"),
        ("return float('nan')", "nan"),
        ("import os\nos.closerange(3, 99)\nreturn choices[0].action", "process ended"),
    ],
)
def test_a_bot_that_fails_says_why_and_can_be_asked_again(tmp_path: Path, body: str, cause: str) -> None:
    mark = tmp_path / "failed"
    once = f"import os\nif os.path.exists({str(mark)!r}): return choices[0].action\nopen({str(mark)!r}, 'w').close()\n"
    bot = ExternalBot("icetoids", written(tmp_path, once + body), LITTLE)
    with pytest.raises(ExternalFault, match=cause):
        asked(bot)
    assert asked(bot) == first(), "the next move is its own again"
    bot.close()


@pytest.mark.parametrize(
    "body",
    [
        "while True: pass",
        "import time; time.sleep(1000)",
        "import os, time\nif os.fork(): time.sleep(1000)\nreturn choices[0].action",
    ],
)
def test_a_bot_that_hangs_is_ended_when_its_time_is_up(tmp_path: Path, body: str) -> None:
    bot = ExternalBot("icetoids", written(tmp_path, body), SHORT)
    for _ in range(2):
        with pytest.raises(ExternalFault, match="more than 1 s"):
            asked(bot)


def test_a_bot_that_burns_the_processor_is_ended_by_its_limit(tmp_path: Path) -> None:
    bot = ExternalBot("icetoids", written(tmp_path, "while True: pass"), Limits(seconds=60.0, processor_seconds=1))
    with pytest.raises(ExternalFault, match="SIGXCPU"):
        asked(bot)
    bot.close()


def test_what_a_bot_prints_disturbs_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = "import os, sys\nprint('thinking', flush=True)\nos.write(1, b'raw')\nsys.stderr.write('loud')\n"
    path = written(tmp_path, body + "return choices[0].action")
    for loud in (False, True):
        bot = ExternalBot("icetoids", path, loud=loud)
        assert asked(bot) == first()
        bot.close()
        said = capfd.readouterr()
        assert said.out == ""
        assert said.err == ("thinking\nrawloud" if loud else "")


def test_a_bot_that_copies_itself_answers_once_and_leaves_nothing_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"import os\nos.fork()\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\nreturn choices[0].action"
    stuck = f"import os, time\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\nif not os.fork(): time.sleep(999)"
    bot = ExternalBot("icetoids", written(tmp_path, body), SHORT)
    assert [asked(bot), asked(bot)] == [first()] * 2
    bot.close()
    bot = ExternalBot("icetoids", written(tmp_path, f"{stuck}\nreturn choices[0].action"), SHORT)
    assert [asked(bot), asked(bot)] == [first()] * 2
    bot.close()
    started = [int(pid) for pid in pids.read_text().split()]
    late = time.monotonic() + 10
    while any(map(running, started)) and time.monotonic() < late:
        time.sleep(0.05)
    assert len(started) >= 5
    assert not any(map(running, started))


def test_a_bot_ends_with_whoever_holds_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    bot = ExternalBot("icetoids", written(tmp_path, f"import os\nopen({str(pid)!r}, 'w').write(str(os.getpid()))"))
    with pytest.raises(ExternalFault):
        asked(bot)
    bot = ExternalBot("icetoids", bot.path)
    with pytest.raises(ExternalFault):
        asked(bot)
    assert int(pid.read_text()) != os.getpid()
    del bot
    assert not running(int(pid.read_text()))


@pytest.mark.parametrize(
    ("before", "cause"),
    [("1 // 0", "ZeroDivisionError in line 1"), ("raise SystemExit", "SystemExit"), ("import nosuch", "nosuch")],
)
def test_a_file_that_cannot_be_loaded_fails_at_its_first_move(tmp_path: Path, before: str, cause: str) -> None:
    bot = ExternalBot("icetoids", written(tmp_path, "return choices[0].action", before=before))
    with pytest.raises(ExternalFault, match=cause):
        asked(bot)
    bot.close()


def test_a_file_that_takes_too_long_to_load_fails(tmp_path: Path) -> None:
    path = written(tmp_path, "return choices[0].action", before="while True: pass")
    bot = ExternalBot("icetoids", path, Limits(start_seconds=0.5))
    with pytest.raises(ExternalFault, match=r"more than 0\.5 s to start"):
        asked(bot)


@pytest.mark.parametrize(
    ("text", "cause"),
    [("def chose(): ...", "has no function choose"), ("def choose(:", "is no Python"), ("\0", "is no Python")],
)
def test_a_file_without_a_bot_is_refused_before_it_is_run(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with pytest.raises(ColdsnapError, match=cause):
        ExternalBot("icetoids", path)
    with pytest.raises(ColdsnapError, match=cause):
        run_series(Series("icetoids", (str(path), "chick"), 1))
    with pytest.raises(ColdsnapError, match="cannot read"):
        ExternalBot("icetoids", tmp_path / "nosuch.py")


def test_a_match_goes_on_when_a_bot_fails_at_every_move(tmp_path: Path) -> None:
    path = written(tmp_path, "return 1 // 0")
    table = Table.start(GAME, 2, GAME.resolve({"tiles": "pairs6"}), rng_from("match").seed)
    bots = (ExternalBot("icetoids", path), make_bot("icetoids", "captain"))
    faults: list[Fault] = []
    while isinstance(table.status, Turn):
        seat = table.status.offers[0].seat
        decide(table, seat, bots[seat], rng_from(f"bot {seat}"), on_fault=faults.append)
    assert isinstance(table.status, Over)
    assert table.status.ranking[0] == (1,)
    assert len(faults) > 3
    assert {fault.seat for fault in faults} == {0}
    assert all(table.entries[fault.ply].move.seat == NATURE for fault in faults)


def test_the_arena_counts_the_faults_of_a_bot_and_says_the_first(tmp_path: Path) -> None:
    path = written(tmp_path, "raise KeyError('fish')")
    result = play_game(Series("icetoids", (str(path), "captain"), 1, options={"tiles": "pairs6"}), 0).result
    assert result.bots == ("mine", "captain")
    assert result.winner == "captain"
    assert result.faults > 3
    assert "mine.py: KeyError" in result.fault


def test_a_bot_in_a_file_plays_the_same_again(tmp_path: Path) -> None:
    body = "index, _ = rng.below(len(choices))\nreturn choices[index].action"
    series = Series("icetoids", (str(written(tmp_path, body)), "captain"), 1, options={"tiles": "pairs6"})
    one, two = (play_game(series, 0) for _ in range(2))
    assert one.record == two.record
    assert one.result.faults == 0


def test_a_bot_that_thinks_with_the_physics_has_memory_enough() -> None:
    game = game_named("icecool2")
    table = Table.start(game, 2, game.resolve({}), rng_from("physics").seed)
    bot = ExternalBot("icecool2", EXAMPLES / "icecool_bot.py")
    moves: list[Action] = []
    while isinstance(table.status, Turn) and not any(isinstance(move, FlickPenguin) for move in moves):
        seat = table.status.offers[0].seat
        moves.append(ask(bot, table.view(seat), table.choices(seat), rng_from("bot"), Budget(simulations=8)))
        table.submit(seat, moves[-1])
    assert isinstance(table.status, Simulate)
    bot.close()


def test_an_action_that_is_not_offered_costs_the_turn(tmp_path: Path) -> None:
    table, seat = begun()
    body = "from coldsnap.games.icetoids.actions import Orient\nreturn Orient('north')"
    bot, faults = ExternalBot("icetoids", written(tmp_path, body)), list[Fault]()
    entry = decide(table, seat, bot, rng_from("x"), on_fault=faults.append)
    assert entry.move.seat == NATURE
    assert "not offered" in str(faults[0].cause)
    bot.close()
