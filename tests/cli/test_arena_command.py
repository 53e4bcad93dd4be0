"""`coldsnap arena` as a person runs it: tables, kept games, bots from files, refusals in one line."""

import contextlib
import re
from pathlib import Path

import pytest

from coldsnap.store.files import read_record
from command import coldsnap

SHORT = ("arena", "icetoids", "-o", "tiles=pairs6", "--jobs", "1", "--markdown")


def test_a_line_up_gets_tables_of_results_ratings_and_times(tmp_path: Path) -> None:
    done = coldsnap(*SHORT, "--bots", "captain,chick", "--games", "2", "--keep", str(tmp_path / "kept"))
    tables = done.stdout.strip().split("\n\n")
    assert [table.splitlines()[0].split(" | ")[1] for table in tables] == ["against", "rating", "moves"]
    assert [table.count("\n| ") for table in tables] == [3, 3, 3]
    again = coldsnap(*SHORT, "--bots", "captain,chick", "--games", "2", "--keep", str(tmp_path / "kept"))
    assert again.stdout == done.stdout, "even the times are those of the kept games"


def test_tables_and_faults_are_told_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, choices, rng, budget):\n    return None\n")
    done = coldsnap(*SHORT, "--bots", f"{tmp_path / 'mine.py'},captain", "--games", "1", "--language", "fr")
    results, ratings, times = done.stdout.strip().split("\n\n")
    assert results.startswith("| robot | contre | parties | gagné | perdu | nul | part | 95\xa0% | égal | coups |")
    assert " % à " in results
    assert (ratings.split(" | ")[1], times.split(" | ")[1]) == ("force", "décisions")
    counted, first, *_ = done.stderr[done.stderr.index("tours ont été perdus") :].splitlines()
    assert counted.endswith("le premier\u00a0:")
    assert first.startswith("mine.py\u00a0: choose n’a rien rendu\u00a0; rendez une des actions proposées")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_window_of_80_columns_has_room_for_the_names_of_bots(language: str) -> None:
    words = ("arena", "icetoids", "-o", "tiles=pairs6", "--jobs", "1", "--games", "1", "--bots", "captain,chick")
    shown = coldsnap(*words, "--language", language).stdout
    assert "│captain│chick  │1 " in shown
    assert "…" not in shown


def test_a_ladder_of_four_seats_has_a_row_for_every_step() -> None:
    words = ("--ladder", "--seats", "4", "--bots", "pebble,captain,orca", "--games", "1", "--simulations", "5")
    results, ratings, _ = coldsnap(*SHORT, *words).stdout.strip().split("\n\n")
    assert [row.split(" | ")[:2] for row in results.splitlines()[2:]] == [
        ["| orca", "captain, captain"],
        ["| captain", "pebble, pebble"],
    ]
    assert len(ratings.splitlines()) == 2 + 3


def test_tables_of_icecool_are_won_by_points() -> None:
    words = ("arena", "icecool2", "-o", "scoring=tournament", "--jobs", "1", "--markdown")
    done = coldsnap(*words, "--ladder", "--seats", "4", "--bots", "pebble,rookie", "--games", "1")
    headings, _, row = (line.split(" | ") for line in done.stdout.splitlines()[:3])
    assert headings[2:9] == ["tables", "won", "lost", "drawn", "share", "95 %", "points"]
    assert row[0] == "| rookie"
    ours, theirs = row[8].split(" : ")
    assert row[3:6] == (["1", "0", "0"] if float(ours) > float(theirs) else ["0", "1", "0"])


def test_a_folder_of_other_games_is_refused_in_one_line(tmp_path: Path) -> None:
    kept = ("--keep", str(tmp_path / "kept"), "--games", "1", "--bots", "captain,chick")
    coldsnap(*SHORT, *kept)
    (refused,) = coldsnap(*SHORT, *kept, "--seed", "else", code=2).stderr.splitlines()
    assert refused.startswith("coldsnap: ")
    assert "holds other games" in refused


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (("chess",), "there is no game 'chess'; there is icecool, "),
        (("chess", "--seats", "3"), "there is no game 'chess'"),
        (("chess", "--bots", "orca,orca"), "there is no game 'chess'"),
        (("chess", "--ladder", "--bots", "orca"), "there is no game 'chess'"),
        (("icetoids", "--bots", "orca"), "icetoids is for 2, 3, 4 players, not 1"),
        (("icetoids", "--bots", "orca,shark"), "there is no bot 'shark'"),
        (("icetoids", "-o", "tiles=marble"), "marble"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line_and_without_a_bar(words: tuple[str, ...], cause: str) -> None:
    done = coldsnap("arena", *words, code=2)
    (refused,) = done.stderr.splitlines()
    assert refused.startswith("coldsnap: ")
    assert cause in refused
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("import nosuch\ndef choose(view, choices, rng, budget): ...", "mine.py, line 1: ModuleNotFoundError"),
        ("def choose(view, choices, rng, budget) ...", "is no Python: line 1: "),
        ("def chose(): ...", "has no function choose(view, choices, rng, budget)"),
    ],
)
def test_a_bot_that_cannot_be_loaded_ends_the_arena_at_once_in_one_line(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    done = coldsnap("arena", "icetoids", "--jobs", "2", "--bots", f"chick,{path}", code=1)
    (told,) = done.stderr.splitlines()
    assert told.startswith("coldsnap: ")
    assert cause in told
    assert done.stdout == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_bots_in_files_print_is_shown_when_asked(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, choices, rng, budget):\n    print('fish!')\n    return choices[0].action\n")
    words = ("--bots", f"{path},pebble", "--games", "2", "--jobs", jobs)
    assert "fish!" not in coldsnap(*SHORT, *words).stderr
    done = coldsnap(*SHORT, *words, "--bot-output")
    assert set(done.stderr.splitlines()) == {"mine: fish!"}, "and no bar between the lines"
    assert "fish!" not in done.stdout


def test_a_bot_from_a_file_plays_in_the_arena_and_its_faults_are_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, choices, rng, budget):\n    return choices[len(view.missing)].action\n")
    done = coldsnap(*SHORT, "--bots", f"{path},captain", "--games", "1")
    assert "| mine | captain | 1 |" in done.stdout
    assert "turns were lost by a bot that failed" in done.stderr
    told = done.stderr[done.stderr.index("mine.py, line") :].splitlines()
    assert told[0] == "mine.py, line 2: AttributeError: 'IceToidsView' object has no attribute 'missing'"
    assert told[1] == f'  File "{path}", line 2, in choose'
    assert told[-1] == told[0].removeprefix("mine.py, line 2: ")


def test_a_bot_from_a_file_plays_in_the_terminal_and_is_named_again_to_play_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, choices, rng, budget):\n    return choices[0].action\n")
    with contextlib.chdir(tmp_path):
        words = ("play", "icetoids", "--seats", "me,./mine.py", "-o", "tiles=pairs6", "--save", "match.jsonl")
        assert "A bot from a file of one’s own." in coldsnap(*words).stdout
        assert read_record(Path("match.jsonl")).header.names == ("me", "bot:./mine.py")
        assert "name it again with --seats" in coldsnap("play", "--resume", "match.jsonl", code=2).stderr
        assert "Welcome back!" in coldsnap("play", "--resume", "match.jsonl", "--seats", "me,./mine.py").stdout


def test_play_shows_what_a_bot_prints_when_asked_and_where_it_failed(tmp_path: Path) -> None:
    text = "def choose(view, choices, rng, budget):\n    print('fish!')\n    return view.missing\n"
    (tmp_path / "mine.py").write_text(text)
    with contextlib.chdir(tmp_path):
        words = ("play", "icetoids", "--seats", "./mine.py,me", "-o", "tiles=pairs6", "--seed", "fish", "--save")
        assert "fish!" not in coldsnap(*words, "one.jsonl").stdout
        shown = coldsnap(*words, "two.jsonl", "--bot-output").stdout
        assert "  mine: fish!" in shown.splitlines()
        assert "mine.py, line 3: AttributeError: 'IceToidsView' object has no attribute 'missing'" in shown
        assert "return view.missing" in shown
        assert "  mine did not decide. The game goes on." in shown.splitlines(), "it failed at once: it took no time"
        again = ("play", "--resume", "two.jsonl", "--seats", "./mine.py,me")
        assert "Welcome back!" in coldsnap(*again, "--bot-output").stdout


@pytest.mark.parametrize("game", ["icetoids", "icecool2"])
def test_a_check_plays_one_game_of_the_kind_that_a_bot_is_written_for(tmp_path: Path, game: str) -> None:
    path = tmp_path / "mine.py"
    package = "coldsnap.games.icetoids" if game == "icetoids" else "coldsnap.games.icecool.state"
    path.write_text(
        f"from {package} import actions\nfrom coldsnap.bots.random_bot import RandomBot\n"
        "def choose(view, choices, rng, budget):\n    print(budget.seconds)\n"
        "    return RandomBot().choose(view, choices, rng, budget)\n"
    )
    title = {"icetoids": "IceToids", "icecool2": "ICECOOL2"}
    shown = coldsnap("bot", str(path), "--check", "--seconds", "2").stdout
    assert f"One game of {title[game]}: mine against chick, with 2\u00a0s for a move." in shown
    assert "  mine: 2.0" in shown.splitlines()
    assert re.search(r"^It (has won|has lost)|^The game was drawn", shown, re.MULTILINE)
    assert re.search(r"It thought about \d+ moves: \d+ ms on average", " ".join(shown.split()))
    assert shown.endswith("No fault.\n")
    words = ("bot", str(path), "--check", "--game", "icetoids", "--language", "fr")
    assert "Une partie d’IceToids\u00a0: mine contre chick, 1,5\u00a0s par coup" in coldsnap(*words).stdout


def test_a_check_tells_every_fault_and_stops_when_there_are_enough(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, choices, rng, budget):\n    return choices[99].action\n")
    shown = coldsnap("bot", str(path), "--check", code=1).stdout
    assert shown.count("mine.py, line 2: IndexError: tuple index out of range") == 5
    assert shown.count("line 2, in choose") == 1, "the same lines are told once"
    assert "It has printed nothing." in shown
    assert shown.endswith("Stopped after 5 faults.\n")


@pytest.mark.parametrize("words", [(), ("--check", "--join", "x"), ("--game", "icetoids", "--join", "x")])
def test_a_bot_is_either_checked_or_takes_a_seat(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, choices, rng, budget):\n    return choices[0].action\n")
    (refused,) = coldsnap("bot", str(tmp_path / "mine.py"), *words, code=2).stderr.splitlines()
    assert "--check" in refused
    assert "--join LINK" in refused


@pytest.mark.parametrize(("game", "sentence"), [("chess", "no game 'chess'"), ("icecool-practice", "for 1 player")])
def test_a_check_in_a_game_that_cannot_be_is_refused_in_one_line(tmp_path: Path, game: str, sentence: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, choices, rng, budget):\n    return choices[0].action\n")
    (told,) = coldsnap("bot", str(path), "--check", "--game", game, code=2).stderr.splitlines()
    assert sentence in told


def test_a_check_of_a_bot_that_cannot_be_loaded_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("import nosuch\ndef choose(view, choices, rng, budget): ...\n")
    (told,) = coldsnap("bot", str(path), "--check", code=1).stderr.splitlines()
    assert told == "coldsnap: mine.py, line 1: ModuleNotFoundError: No module named 'nosuch'"
    (told,) = coldsnap("bot", str(tmp_path), "--check", code=1).stderr.splitlines()
    assert told == f"coldsnap: {tmp_path} is no Python file: the name of a bot’s file ends in .py"
