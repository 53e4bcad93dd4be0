"""`coldsnap arena` as a person runs it: tables, kept games, bots from files, refusals in one line."""

import contextlib
from pathlib import Path

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
    assert headings[2:9] == ["tables", "won", "lost", "drawn", "of all", "95 %", "points"]
    assert row[0] == "| rookie"
    ours, theirs = row[8].split(" : ")
    assert row[3:6] == (["1", "0", "0"] if float(ours) > float(theirs) else ["0", "1", "0"])


def test_a_folder_of_other_games_is_refused_in_one_line(tmp_path: Path) -> None:
    kept = ("--keep", str(tmp_path / "kept"), "--games", "1", "--bots", "captain,chick")
    coldsnap(*SHORT, *kept)
    refused = coldsnap(*SHORT, *kept, "--seed", "else", code=2).stderr.splitlines()
    assert "holds other games" in refused[-1]
    assert sum(line.startswith("coldsnap:") for line in refused) == 1


def test_a_bot_from_a_file_plays_in_the_arena_and_its_faults_are_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, choices, rng, budget):\n    return choices[len(view.missing)].action\n")
    done = coldsnap(*SHORT, "--bots", f"{path},captain", "--games", "1")
    assert "| mine | captain | 1 |" in done.stdout
    assert "turns were lost by a bot that failed" in done.stderr
    assert "mine.py: AttributeError in line 2" in " ".join(done.stderr.split())


def test_a_bot_from_a_file_plays_in_the_terminal_and_is_named_again_to_play_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, choices, rng, budget):\n    return choices[0].action\n")
    with contextlib.chdir(tmp_path):
        words = ("play", "icetoids", "--seats", "me,./mine.py", "-o", "tiles=pairs6", "--save", "match.jsonl")
        assert "A bot from a file of one’s own." in coldsnap(*words).stdout
        assert read_record(Path("match.jsonl")).header.names == ("me", "bot:./mine.py")
        assert "name it again with --seats" in coldsnap("play", "--resume", "match.jsonl", code=2).stderr
        assert "Welcome back!" in coldsnap("play", "--resume", "match.jsonl", "--seats", "me,./mine.py").stdout
