"""A bot in a file of one's own: it plays like any other, and whatever it does wrong costs it its turn and no more."""

import contextlib
import os
import time
from pathlib import Path

import pytest

from coldsnap.arena.results import GameResult
from coldsnap.arena.running import run_series
from coldsnap.arena.series import Series, play_game
from coldsnap.bots.driver import Fault, ask, decide
from coldsnap.bots.external import ExternalBot, ExternalFault, Limits
from coldsnap.bots.external_file import BotNotLoaded
from coldsnap.bots.levels import make_bot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Simulate, Turn
from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import rng_from
from coldsnap.core.values import Action
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table
from coldsnap.render.texts import Texts
from sentences import refuses, sentence

GAME = game_named("icetoids")
EXAMPLES = Path(__file__).parents[2] / "examples"
LITTLE = Limits(seconds=120.0, processor_seconds=60, megabytes=600)
PLENTY = Limits(seconds=120.0, processor_seconds=120)
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
        ("return 1 // 0", r"^mine.py, line \d+: ZeroDivisionError: integer"),
        ("raise SystemExit(3)", r"^mine.py, line \d+: SystemExit: 3$"),
        ("input()", "EOFError"),
        ("import os; os._exit(7)", "process ended .code 7"),
        ("import os; os.kill(os.getpid(), 9)", "SIGKILL"),
        ("held = []\nwhile True: held.append(bytearray(10_000_000))", "MemoryError"),
        ("return None", "choose returned nothing; return one of the offered actions"),
        ("return 3", r"choose returned 3 .int.; return one of"),
        ("return choices", r"choose returned .*tuple.; return one of"),
        ("return {'kind': 'icetoids-lapse', 'seat': 0}", "“icetoids-lapse” is none of what can be chosen here"),
        ("return {'kind': object()}", "unsupported"),
        ("return {'kind': 'x' * 1_000_000}", "longer than 65,536"),
        ("import os\nos.closerange(3, 99)\nreturn choices[0].action", "process ended"),
    ],
)
def test_a_bot_that_fails_says_why_and_can_be_asked_again(tmp_path: Path, body: str, cause: str) -> None:
    mark = tmp_path / "failed"
    once = f"import os\nif os.path.exists({str(mark)!r}): return choices[0].action\nopen({str(mark)!r}, 'w').close()\n"
    bot = ExternalBot("icetoids", written(tmp_path, once + body), LITTLE)
    with refuses(ExternalFault, match=cause):
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
        with refuses(ExternalFault, match="more than 1 s"):
            asked(bot)


def test_a_bot_that_burns_the_processor_is_ended_by_its_limit(tmp_path: Path) -> None:
    bot = ExternalBot("icetoids", written(tmp_path, "while True: pass"), Limits(seconds=600.0, processor_seconds=1))
    with refuses(ExternalFault, match="SIGXCPU"):
        asked(bot)
    bot.close()


def test_a_fault_has_the_last_lines_of_the_bots_own_traceback(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("def fish(view):\n    return view.fish\n")
    bot = ExternalBot("icetoids", written(tmp_path, "import beside\nreturn beside.fish(view)"))
    with pytest.raises(ExternalFault) as raised:
        asked(bot)
    bot.close()
    assert sentence(raised.value) == "beside.py, line 2: AttributeError: 'IceToidsView' object has no attribute 'fish'"
    assert raised.value.trace.splitlines()[-1] == "AttributeError: 'IceToidsView' object has no attribute 'fish'"
    places = [line.split(", in ")[-1] for line in raised.value.trace.splitlines() if line.startswith("  File")]
    assert places == ["choose", "fish"], "nothing of what called it"
    assert "beside.py, ligne 2\u00a0: AttributeError" in Texts("fr").error(raised.value)


def test_a_bot_that_returns_the_choice_means_its_action_and_is_told_once(tmp_path: Path) -> None:
    lines: list[str] = []
    bot = ExternalBot("icetoids", written(tmp_path, "return choices[0]"), show=lambda _bot, line: lines.append(line))
    assert [asked(bot), asked(bot)] == [first()] * 2
    bot.close()
    assert lines == ["return choice -> return choice.action"]


def test_what_a_bot_prints_disturbs_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = "import os, sys\nprint('thinking', flush=True)\nos.write(1, b'raw')\nsys.stderr.write('loud')\n"
    bot = ExternalBot("icetoids", written(tmp_path, body + "return choices[0].action"))
    assert asked(bot) == first()
    bot.close()
    assert capfd.readouterr() == ("", "")


def test_what_a_bot_prints_is_shown_before_its_answer_is_there(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    body = "import os\nprint(len(choices), 'moves')\nos.write(1, b'\\xff half a line')\nreturn choices[0].action"
    bot = ExternalBot(
        "icetoids",
        written(tmp_path, body, before="print('loaded')"),
        show=lambda name, line: told.append((name, line)),
    )
    bot.load()
    assert told == [("mine.py", "loaded")]
    table, seat = begun()
    for _ in range(2):
        told.clear()
        assert asked(bot) == first()
        assert told == [
            ("mine.py", f"{len(table.choices(seat))} moves"),
            ("mine.py", "\ufffd half a line"),
        ]
    bot.close()


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("for n in range(10_000): print(n)", [*map(str, range(200)), "..."]),
        ("print('x' * 1_000_000)", ["x" * 2000]),
        ("import os; print('last words', flush=True); os._exit(1)", ["last words"]),
        ("import sys; print('said'); sys.stderr.flush(); sys.stdout.close()", ["said"]),
    ],
)
def test_a_bot_that_prints_too_much_or_ends_is_heard_as_far_as_it_goes(
    tmp_path: Path, body: str, shown: list[str]
) -> None:
    lines: list[str] = []
    path = written(tmp_path, f"{body}\nreturn choices[0].action")
    bot = ExternalBot("icetoids", path, PLENTY, show=lambda _bot, line: lines.append(line))
    with contextlib.suppress(ExternalFault):
        asked(bot)
    bot.close()
    assert lines == shown


def test_a_bot_that_copies_itself_answers_once_and_leaves_nothing_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    note = f"import os, time\ndef note(): open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    answers = "copy = os.fork()\nif copy: os.waitpid(copy, 0)\nnote()\nreturn choices[0].action"
    bot = ExternalBot("icetoids", written(tmp_path, answers, before=note), PLENTY)
    assert [asked(bot), asked(bot)] == [first()] * 2
    bot.close()
    stays = "ours, its = os.pipe()\nif not os.fork():\n    note()\n    os.write(its, b'x')\n    time.sleep(100_000)\n"
    body = f"{stays}os.read(ours, 1)\nnote()\nreturn choices[0].action"
    bot = ExternalBot("icetoids", written(tmp_path, body, before=note), PLENTY)
    assert [asked(bot), asked(bot)] == [first()] * 2
    bot.close()
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(set(started)) == 3 + 3, "two bots, and a copy of each at each of two moves"
    late = time.monotonic() + 60
    while any(map(running, started)) and time.monotonic() < late:
        time.sleep(0.02)
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
    [
        ("1 // 0", "^mine.py, line 1: ZeroDivisionError"),
        ("raise SystemExit", "^mine.py, line 1: SystemExit$"),
        ("import nosuch", "^mine.py, line 1: ModuleNotFoundError: No module named 'nosuch'$"),
        ("import crooked", "^crooked.py, line 2: SyntaxError: "),
        ("import os; os._exit(3)", r"^mine.py: its process ended \(code 3\)$"),
    ],
)
def test_a_file_that_cannot_be_loaded_says_why(tmp_path: Path, before: str, cause: str) -> None:
    (tmp_path / "crooked.py").write_text("\nfish = (\n")
    path = written(tmp_path, "return choices[0].action", before=before)
    bot = ExternalBot("icetoids", path)
    with refuses(BotNotLoaded, match=cause):
        bot.load()
    with refuses(ExternalFault, match=cause):
        asked(bot)
    with refuses(BotNotLoaded, match=cause):
        run_series(Series("icetoids", ("chick", str(path)), 1))


def test_a_file_that_takes_too_long_to_load_fails(tmp_path: Path) -> None:
    path = written(tmp_path, "return choices[0].action", before="while True: pass")
    bot = ExternalBot("icetoids", path, Limits(start_seconds=0.5))
    with refuses(ExternalFault, match=r"more than 0\.5 s to start"):
        asked(bot)


@pytest.mark.parametrize(
    ("text", "cause"),
    [("def chose(): ...", "has no function choose"), ("def choose(:", "is no Python"), ("\0", "is no Python")],
)
def test_a_file_without_a_bot_is_refused_before_it_is_run(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with refuses(ColdsnapError, match=cause):
        ExternalBot("icetoids", path)
    with refuses(ColdsnapError, match=cause):
        run_series(Series("icetoids", (str(path), "chick"), 1))
    with refuses(ColdsnapError, match="cannot read"):
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
    assert result.failed is not None
    assert sentence(result.failed.error()) == "mine.py, line 3: KeyError: 'fish'"
    assert result.trace.splitlines()[-1] == "KeyError: 'fish'"
    assert decode(GameResult, encode(result)) == result, "as it is kept"


def test_a_bot_in_a_file_plays_the_same_again(tmp_path: Path) -> None:
    body = "index, _ = rng.below(len(choices))\nreturn choices[index].action"
    series = Series("icetoids", (str(written(tmp_path, body)), "captain"), 1, options={"tiles": "pairs6"})
    one, two = (play_game(series, 0) for _ in range(2))
    assert one.record == two.record
    assert one.result.faults == 0


def test_a_bot_that_thinks_with_the_physics_has_memory_enough() -> None:
    game = game_named("icecool2")
    table = Table.start(game, 2, game.resolve({}), rng_from("physics").seed)
    bot = ExternalBot("icecool2", EXAMPLES / "icecool_bot.py", PLENTY)
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
    assert "not offered" in sentence(faults[0].cause)
    bot.close()
