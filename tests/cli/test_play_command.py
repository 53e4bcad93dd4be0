"""A match in the terminal: typed moves, commands, saving and resuming."""

import json
import os
import signal
import subprocess
from pathlib import Path

from command import INTERRUPTIBLE, coldsnap, in_window
from deadlines import HANG_S

HOMES = "home b1\nhome c4\n"
"""Both choose a home; then each enters, turns a tile over and, symbols looking alike, has nothing to orient."""


def play(tmp_path: Path, typed: str, *arguments: str, env: dict[str, str] | None = None) -> str:
    """What the terminal shows; two people at one keyboard, the match in match.jsonl."""
    file = tmp_path / "match.jsonl"
    done = coldsnap(
        *("play", "icetoids", "--seats", "Ana,Luc", "--seed", "terminal", "--save", str(file), *arguments),
        typed=typed,
        env=env,
    )
    return done.stdout


def in_order(file: Path) -> bool:
    """Whether the rules confirm every line of a record."""
    return "is in order" in " ".join(coldsnap("verify", str(file)).stdout.split())


def test_a_game_starts_with_who_plays_and_how_to_get_help(tmp_path: Path) -> None:
    shown = play(tmp_path, "quit\n")
    assert "Welcome to IceToids! At the table: Ana and Luc." in shown
    assert "Type “help”" in shown


def test_every_line_fits_into_eighty_columns_and_needs_no_colour(tmp_path: Path) -> None:
    shown = play(tmp_path, "help\nmoves\nrules\nwhy\nhome a1 south\nhome d4 n\nmoves\nquit\n", "--no-colour")
    # In a pipe nobody presses Enter, so a prompt and the answer to it share a line.
    answers = (line.removeprefix("Ana, your move: ").removeprefix("Luc, your move: ") for line in shown.splitlines())
    assert [line for line in answers if len(line) > 80 and str(tmp_path) not in line] == []
    assert "\x1b[3" not in shown


def test_the_board_can_be_had_in_ascii(tmp_path: Path) -> None:
    shown = play(tmp_path, "home b1\nhome c4\nboard\nquit\n", "--ascii")
    board = [line for line in shown.splitlines() if line.startswith("         ")]
    assert board
    assert all(line.isascii() for line in board)


def test_a_refused_move_is_explained_with_its_rule_and_asked_again(tmp_path: Path) -> None:
    shown = play(tmp_path, "home b2\nfly away\nhome b1\nquit\n")
    assert "[TOIDS-2]" in shown
    assert "fly away" in shown
    assert "Ana" in shown.split("fly away")[1]


def test_why_tells_the_rule_behind_what_just_happened(tmp_path: Path) -> None:
    shown = play(tmp_path, "home b1\nwhy\nwhy toids-8\nwhy nonsense\nquit\n")
    assert "TOIDS-2:" in shown
    assert "TOIDS-8:" in shown
    assert "NONSENSE" in shown


def test_a_move_can_be_taken_back_but_not_past_a_turned_tile(tmp_path: Path) -> None:
    shown = play(tmp_path, f"undo\n{HOMES}undo\nb1:n\nc4:s\nundo\nquit\n")
    none, past_reveal, done = shown.split("your move: ")[1], *shown.split("your move: ")[4:8:3]
    assert "There is no move to take back." in none
    assert "nobody can forget" in past_reveal
    assert "the last move is taken back" in done
    assert in_order(tmp_path / "match.jsonl")


def test_the_language_can_be_changed_in_the_middle(tmp_path: Path) -> None:
    shown = play(tmp_path, "lang fr\nlang xx\nhome b1\nquit\n")
    assert "votre coup" in shown
    assert "xx" in shown


def test_the_language_follows_the_environment(tmp_path: Path) -> None:
    assert "Bienvenue" in play(tmp_path, "quit\n", env={"LANG": "fr_FR.UTF-8"})


def test_tokens_can_stand_in_for_pyramids(tmp_path: Path) -> None:
    moves = f"{HOMES}help\nquit\n"
    pyramids = play(tmp_path, moves)
    tokens = play(tmp_path, moves, "--save", str(tmp_path / "tokens.jsonl"), "--pieces", "tokens")
    assert pyramids != tokens


def test_a_match_that_was_left_goes_on_where_it_stopped(tmp_path: Path) -> None:
    play(tmp_path, "home b1\nquit\n")
    file = tmp_path / "match.jsonl"
    before = len(file.read_text().splitlines())
    done = coldsnap("play", "--resume", str(file), typed="home c4\nquit\n")
    assert f"goes on after move {before - 2}" in " ".join(done.stdout.split())
    assert len(file.read_text().splitlines()) > before
    assert in_order(file)


def test_the_last_match_is_found_by_itself(tmp_path: Path) -> None:
    where = {"COLDSNAP_SAVES": str(tmp_path)}
    coldsnap("play", "--seats", "Ana,Luc", typed="home b1\nquit\n", env=where)
    shown = coldsnap("play", "--resume", "last", typed="quit\n", env=where).stdout
    assert "goes on after move" in " ".join(shown.split()), "however long the name of the folder is"
    assert (
        "no saved match"
        in coldsnap("play", "--resume", "last", code=2, env={"COLDSNAP_SAVES": str(tmp_path / "x")}).stderr
    )


def test_a_file_whose_last_line_was_cut_off_is_salvaged_on_request(tmp_path: Path) -> None:
    play(tmp_path, f"{HOMES}quit\n")
    file = tmp_path / "match.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert (
        f"line {len(whole.splitlines())}: the line is cut off" in coldsnap("play", "--resume", str(file), code=2).stderr
    )
    coldsnap("play", "--resume", str(file), "--salvage", typed="quit\n")
    assert in_order(file)
    assert len(file.read_bytes().splitlines()) == len(whole.splitlines())


def test_ctrl_c_leaves_a_file_that_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with subprocess.Popen(  # noqa: S603 - our own command
        [*INTERRUPTIBLE, "play", "--seats", "Ana,Luc", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    ) as running:
        assert running.stdout is not None
        shown = ""
        while "your move:" not in shown:
            more = running.stdout.read(1)
            assert more, shown
            shown += more
        running.send_signal(signal.SIGINT)
        shown, _ = running.communicate(timeout=HANG_S)
    assert "--resume" in shown
    assert in_order(file)


def test_bots_play_by_their_names_and_a_seed_repeats_a_whole_match(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        done = coldsnap("play", "--seats", "chick,rookie,captain", "--seed", "three bots", "--save", str(file))
        assert "Captain" in done.stdout
    first, second = ([json.loads(line) for line in file.read_text().splitlines()] for file in files)
    assert [line.get("move") for line in first] == [line.get("move") for line in second]
    assert first[0]["names"] == ["bot:chick", "bot:rookie", "bot:captain"]


def test_a_tile_set_of_ones_own_is_played_and_recorded(tmp_path: Path) -> None:
    icons = ["red", "yellow", "blue", "green"] * 3
    tiles = [{"icons": [icon], "arrows": ["north"]} for icon in icons] + [{"arrows": ["north", "south"]}] * 4
    own = tmp_path / "own.json"
    own.write_text(json.dumps({"name": "mine", "source": "a test", "tiles": tiles}))
    play(tmp_path, "home b1\nquit\n", "-o", f"tiles=@{own}")
    header = json.loads((tmp_path / "match.jsonl").read_text().splitlines()[0])
    assert header["options"]["tiles"]["name"] == "mine"


def test_what_cannot_be_played_is_refused_in_one_line(tmp_path: Path) -> None:
    own = tmp_path / "bad.json"
    own.write_text('{"name": "bad", "source": "", "tiles": []}')
    for arguments, cause in (
        (("chess",), "there is no game 'chess'"),
        (("--seats", "me"), "[TOIDS-1]"),
        (("--seats", "me,bot:shark"), "there is no bot 'shark'"),
        (("--seats", "me,"), "a name has"),
        (("-o", "tiles=round"), "there is no tile set 'round'"),
        (("-o", f"tiles=@{own}"), "a tile set has 16 tiles"),
        (("-o", "tiles=@missing.json"), "cannot read missing.json"),
        (("-o", "colour=red"), "no option 'colour'"),
        (("-o", "repetition"), "name=value"),
        (("--resume", "missing.jsonl"), "cannot read missing.jsonl"),
        (("--language", "xx"), "no texts in 'xx'"),
        (("--pieces", "marbles"), "marbles"),
        (("--save", str(tmp_path)), "exists already"),
        (("--save", str(tmp_path / "no" / "where.jsonl")), "cannot write"),
    ):
        done = coldsnap("play", *arguments, code=2, env={"COLDSNAP_SAVES": str(tmp_path / "saves")})
        assert cause in done.stderr, done.stderr
        assert done.stderr.count("\n") == 1


def test_a_forced_move_is_not_what_undo_takes_back(tmp_path: Path) -> None:
    """After both homes everybody had only one move: what was chosen last is the home, and a tile lies open since."""
    shown = play(tmp_path, f"{HOMES}undo\nquit\n")
    assert "nobody can forget" in shown
    entries = (tmp_path / "match.jsonl").read_text().splitlines()[1:]
    assert not any("match-take-back" in entry for entry in entries)


def test_the_clock_of_a_record_never_goes_back_not_with_bots_nor_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    coldsnap("play", "--seats", "Ana,rookie", "--seed", "clock", "--save", str(file), typed="home b1\nquit\n")
    coldsnap("play", "--resume", str(file), typed="b1:n\nb1-b2\nquit\n")
    times = [json.loads(line)["at"] for line in file.read_text().splitlines()[1:]]
    assert times == sorted(times)
    assert times[-1] > 0


def test_a_record_without_names_can_be_gone_on_with(tmp_path: Path) -> None:
    play(tmp_path, "home b1\nquit\n")
    file = tmp_path / "match.jsonl"
    header, *rest = file.read_text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(header), "names": []}), *rest]) + "\n")
    assert "Welcome back!" in coldsnap("play", "--resume", str(file), typed="quit\n").stdout


def test_a_bot_is_known_in_capitals_too_and_two_of_one_level_are_told_apart(tmp_path: Path) -> None:
    done = coldsnap("play", "--seats", "CHICK,chick", "--seed", "two", "--save", str(tmp_path / "two.jsonl"))
    assert "Chick 1 and Chick 2" in done.stdout


def test_the_prompt_follows_the_language(tmp_path: Path) -> None:
    shown = play(tmp_path, "lang fr\nhome b1\nquit\n")
    assert "Ana, votre coup" in shown


def before_the_prompt(shown: list[str]) -> list[str]:
    """The lines down to the first prompt."""
    return shown[: next(number for number, line in enumerate(shown) if "your move:" in line) + 1]


def test_in_a_small_window_the_whole_board_is_seen_with_the_prompt(tmp_path: Path) -> None:
    arguments = ("play", "icetoids", "--seats", "Ana,Luc,Mia,Zoe", "--seed", "small")
    shown = in_window(80, 24, *arguments, "--save", str(tmp_path / "small.jsonl"), typed="quit\n")
    seen = before_the_prompt(shown)[-24:]
    assert sum("?" in line for line in seen) == 4, "all four rows of tiles"
    assert any("16 tiles are still face down" in line for line in seen)
    large = in_window(120, 40, *arguments, "--save", str(tmp_path / "large.jsonl"), typed="quit\n")
    assert len(before_the_prompt(large)) > len(before_the_prompt(shown)) + 8
    assert not any("This window shows only a part" in line for line in shown + large)


def test_what_a_window_cannot_show_is_not_cut_off_in_silence(tmp_path: Path) -> None:
    shown = in_window(60, 24, "play", "--seats", "Ana,Luc", "--save", str(tmp_path / "m.jsonl"), typed="quit\n")
    said = " ".join(" ".join(shown).split())
    assert "This window shows only a part of the board. All of it needs 7" in said


def test_lines_are_broken_between_words_and_never_at_a_hyphen_or_inside_a_path(tmp_path: Path) -> None:
    where = tmp_path / "-".join(["a-path-with-many-hyphens"] * 5)
    env = {"COLDSNAP_SAVES": str(where), "COLUMNS": "44"}
    coldsnap("play", "--seats", "Ana,Luc", typed="quit\n", env=env)
    shown = coldsnap("play", "--resume", "last", typed="rules TURN-5\nquit\n", env=env).stdout
    assert f"Welcome back! {where}" in shown
    told = shown.split("TURN-5:")[1].split("your move:")[0]
    assert told.count("\n") > 2
    assert not [line for line in told.splitlines() if line.endswith("-") or len(line) > 44]
