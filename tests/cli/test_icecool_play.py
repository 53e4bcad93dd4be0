"""`coldsnap play icecool` and its relatives, typed as a person types them: physics, secrets, saving, taking back."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coldsnap.core.record import Resolved
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.store.files import read_record, write_record
from command import INTERRUPTIBLE, coldsnap, in_window
from deadlines import HANG_S, wait_until

STILL = ("-o", "first_catcher=1", "-o", "tremor=off")
"""The first seat is Catcher, and no hand trembles."""
DOORS = ("1-3", "3-5", "2-4", "2-3", "1-4")
WHOLE = "".join(f"place 195,495\nline\nflick at {door} power 55\nend\n" for _ in range(80) for door in DOORS)
"""Enough for a whole match, whatever happens in it: what does not fit is refused and passed over."""


def play(file: Path, typed: str, *arguments: str, game: str = "icecool") -> str:
    """What the terminal shows of a match that is kept in a file, its wrapped lines joined."""
    done = coldsnap("play", game, "--save", str(file), "--seed", "ice", *arguments, typed=typed)
    return " ".join(done.stdout.split())


def entries(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def moves(file: Path) -> list[Any]:
    return [entry["move"] for entry in entries(file)]


def in_order(file: Path, *arguments: str) -> bool:
    return "is in order" in " ".join(coldsnap("verify", str(file), *arguments).stdout.split())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, str]]:
    """The same match against a rookie, played to its end in both languages: file and screen."""
    folder = tmp_path_factory.mktemp("icecool")
    files = {language: folder / f"{language}.jsonl" for language in ("en", "fr")}
    return {
        language: (file, play(file, WHOLE, "--seats", "Ana,rookie", "-l", language)) for language, file in files.items()
    }


def test_a_whole_match_is_played_and_told_in_both_languages(whole: dict[str, tuple[Path, str]]) -> None:
    (english, said), (french, dit) = whole["en"], whole["fr"]
    assert "Round 4 begins." in said
    assert "Manche 4" in dit
    assert "takes a fish!" in said
    assert f"The game is saved in {english}" in said
    assert str(french) in dit
    assert "Traceback" not in said + dit
    assert moves(english) == moves(french), "a seed repeats a match, in any language"


def test_the_record_names_engine_and_players_and_both_rules_and_physics_confirm_it(
    whole: dict[str, tuple[Path, str]],
) -> None:
    file, _ = whole["en"]
    header = json.loads(file.read_text().splitlines()[0])
    assert header["engine"].startswith("mujoco ")
    assert header["names"] == ["Ana", "bot:rookie"]
    assert in_order(file)
    assert in_order(file, "--physics")


def test_lines_that_cannot_be_played_are_explained(whole: dict[str, tuple[Path, str]], tmp_path: Path) -> None:
    assert "You have room enough." in whole["en"][1]
    assert "[TURN-4]" in whole["en"][1]
    lines = ("flick 0 power 101", "flick at 7-7", "fly", "end", "fish 2 1-3 2-4", "skate", "room 9", "quit")
    shown = play(tmp_path / "m.jsonl", "\n".join(lines) + "\n", "--seats", "Ana,bot", game="icecool2")
    assert "“power” needs a number from 0 to 100." in shown
    assert "I see no “7-7” to aim at." in shown
    assert "I cannot read “fly” as a move." in shown
    assert "[CARD-5]" in shown
    assert "[CARD-1]" in shown
    assert shown.count("Ana, your move:") == len(lines)


def test_a_record_is_shown_again_and_drawn(whole: dict[str, tuple[Path, str]], tmp_path: Path) -> None:
    file, _ = whole["en"]
    shown = coldsnap("replay", str(file)).stdout
    assert "Ana: flick" in shown
    assert "everything has come to rest" in shown
    assert "draws a card: " in " ".join(shown.split()), "after the end nothing is secret"
    steps = coldsnap("replay", str(file), "--step", typed="5\ne\nq\n").stdout
    assert "Kitchen" in steps
    picture = tmp_path / "last.svg"
    coldsnap("render", str(file), "-o", str(picture))
    assert picture.read_text().startswith("<svg")


def test_verify_names_the_fact_that_physics_tells_otherwise(whole: dict[str, tuple[Path, str]], tmp_path: Path) -> None:
    lines = whole["en"][0].read_text().splitlines()
    at, bounce = next(
        (number, fact)
        for number, line in enumerate(lines[1:], start=1)
        for fact in json.loads(line)["move"]["action"].get("facts", ())
        if fact["kind"] == "fact-hit-wall"
    )
    edited = tmp_path / "edited.jsonl"
    # How hard a wall was hit changes no rule here, so only physics can tell.
    lines[at] = lines[at].replace(f'"speed":{bounce["speed"]}', '"speed":0.12345', 1)
    edited.write_text("\n".join(lines) + "\n")
    assert in_order(edited)
    done = " ".join(coldsnap("verify", str(edited), "--physics", code=1).stdout.split())
    assert f"Line {at + 1} (entry {at - 1})" in done
    assert "speed=0.12345" in done
    assert "mujoco" in done


def test_a_match_that_was_left_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    play(file, "place 195,495\nflick at 1-3\nquit\n", "--seats", "Ana,bot")
    before = moves(file)
    done = coldsnap("play", "--resume", str(file), typed="flick n\nend\nquit\n")
    assert "Welcome back!" in done.stdout
    assert moves(file)[: len(before)] == before
    assert len(moves(file)) > len(before)
    assert in_order(file)


def test_a_match_that_ends_in_a_flick_is_simulated_when_it_goes_on(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    play(whole, "place 195,495\nflick at 1-3 power 55\nquit\n", "--seats", "Ana,Luc", *STILL)
    record = read_record(whole)
    at = next(entry.ply for entry in record.entries if isinstance(entry.move.action, Resolved))
    write_record(cut, fold(game_named("icecool"), record, at).record)
    coldsnap("play", "--resume", str(cut), typed="quit\n")
    assert moves(cut) == moves(whole)[: at + 1]
    assert in_order(cut)


def test_in_practice_anything_can_be_taken_back_past_physics(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    typed = "flick at 1-3 power 55\nflick n\nplace 100,495\nundo\nundo\nundo\nundo\nquit\n"
    shown = play(file, typed, game="icecool-practice")
    assert shown.count("Done: the last move is taken back.") == 3
    assert "There is no move to take back." in shown
    record = read_record(file)
    table = fold(game_named("icecool-practice"), record)
    assert table.view(0) == table.view(0, 1)
    assert in_order(file, "--physics")


def test_several_people_at_one_screen_do_not_see_each_others_cards(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    typed = "place 195,495\nflick at 1-3 power 55\nhand\n\n\nmoves\n\n\nflick w power 5\nhand\n\n\nquit\n"
    shown = play(file, typed, "--seats", "Ana,Luc", *STILL)
    drawn = next(e["card"] for entry in entries(file) for e in entry["events"] if e["kind"] == "icecool-card-drawn")
    assert "For the fish, Luc draws a card." in shown
    anas, lucs = shown.split("Luc draws a card.")[1].split("Ana flicks", 1)
    assert "face down:" not in anas, "Ana has no card and does not see Luc's"
    assert "1 card face down" in anas
    assert lucs.count(f"face down: {drawn}") == 1


def test_at_a_shared_screen_nothing_is_played_for_somebody_who_may_have_secrets(tmp_path: Path) -> None:
    typed = "place 195,495\nflick at 1-3 power 55\nflick w power 5\nline\nflick at 3-5 power 60\nquit\n"
    shared, alone = tmp_path / "shared.jsonl", tmp_path / "alone.jsonl"
    shown = play(shared, typed, "--seats", "Ana,Luc", *STILL)
    assert shown.count("Luc draws a card.") == 2
    assert "Luc has flicked, and may use cards or end the turn." in shown
    assert moves(shared)[-1]["action"]["kind"] == "match-resolved"
    shown = play(alone, typed, "--seats", "bot,Luc", *STILL)
    assert "Luc draws a card: " in shown


def test_the_word_bot_is_a_bot_and_practice_needs_nobody_else(tmp_path: Path) -> None:
    play(tmp_path / "three.jsonl", "quit\n", "--seats", "me,bot,BOT", game="icecool2")
    play(tmp_path / "default.jsonl", "quit\n", game="icecool2")
    play(tmp_path / "one.jsonl", "quit\n", game="icecool-practice")
    names = [
        json.loads((tmp_path / f"{name}.jsonl").read_text().splitlines()[0])["names"]
        for name in ("three", "default", "one")
    ]
    assert names == [["me", "bot:rookie", "bot:rookie"], ["me", "bot:rookie"], ["me"]]


def test_moves_lists_ranges_with_their_ends_and_in_ascii_on_request(tmp_path: Path) -> None:
    shown = play(tmp_path / "a.jsonl", "moves\nquit\n", game="icecool-practice")
    assert "place 2.5…387.5,392.5…597.5" in shown
    assert shown.count("flick 0…359.9 power 0…100 side -100…100 height 0…100") == 2
    done = coldsnap("play", "icecool-practice", "--ascii", "--save", str(tmp_path / "b.jsonl"), typed="moves\nquit\n")
    assert "flick 0..359.9 power 0..100" in done.stdout
    assert all(line.isascii() for line in done.stdout.splitlines() if "flick" in line)


def test_what_stands_where_is_told_in_words_in_both_languages(tmp_path: Path) -> None:
    typed = "place 195,495\nwhere\nwho\nfish\nfish 9 1-3 2-4\nscore\nquit\n"
    told = play(tmp_path / "a.jsonl", typed, *STILL)
    assert "You: Kitchen, 14 cm from door 2-4 to the Lab" in told
    assert "It is your turn." in told
    assert "Rookie: 1 of 3 fish; left on doors 2-4 and 3-5." in told
    assert "Round 1 of" in told
    assert "no cards, one ID card." in told
    assert "“fish” needs a number from 1 to 2." in told, "with doors behind it, it is a move"
    french = play(tmp_path / "b.jsonl", "où\nquit\n", "--language", "fr", game="icecool-practice")
    assert "pas encore sur la glace" in french


def interrupted(running: subprocess.Popen[str]) -> str:
    """What a program says when it is interrupted. Python loses an interrupt that falls into a finaliser: then again."""
    for _ in range(5):
        running.send_signal(signal.SIGINT)
        try:
            return running.communicate(timeout=5)[0]
        except subprocess.TimeoutExpired:
            continue
    return running.communicate(timeout=HANG_S)[0]


def test_ctrl_c_among_bots_leaves_a_file_that_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    with subprocess.Popen(  # noqa: S603 - our own command
        [*INTERRUPTIBLE, "play", "icecool2", "--seats", "pebble,pebble,pebble,pebble", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
    ) as running:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 12)
        shown = interrupted(running)
    assert "--resume" in shown
    assert in_order(file)


def test_a_game_without_flicks_starts_without_the_engine() -> None:
    code = "import sys, coldsnap.cli.commands.play; print('mujoco' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.strip() == "False"


def test_in_a_small_window_the_whole_school_is_seen_with_the_prompt(tmp_path: Path) -> None:
    shown = in_window(
        *(80, 24, "play", "icecool2", "--seats", "Ana,Luc,Mia,Zoe", "--seed", "small", *STILL),
        *("--save", str(tmp_path / "m.jsonl")),
        typed="place 405,495\nquit\n",
    )
    prompts = [number for number, line in enumerate(shown) if "your move:" in line]
    for prompt in prompts:
        seen = "\n".join(shown[prompt - 23 : prompt + 1])
        assert all(sign in seen for sign in ("┏━", "1 Classroom", "┗━", "Ana ·", "Luc ·", "Mia ·", "Zoe ·"))
    assert len(prompts) == 2


def test_the_opening_of_a_shared_screen_says_what_is_awaited(tmp_path: Path) -> None:
    typed = "hand\nplace 195,495\nmoves\nquit\n"
    shown = play(tmp_path / "m.jsonl", typed, "--seats", "Mia,Luc", *STILL)
    first, luc = shown.split("Luc, your move:")[0], shown.split("Luc, your move:")[0].split("Mia waits")[1]
    assert "Mia is the Catcher and chooses a place in the Kitchen" in first
    assert "Type for example: place 195,495" in first
    assert "Type for example: flick at 1-3 power 60" in luc
    assert "looks away" not in shown, "nobody has anything to hide yet"


def test_cards_of_a_shared_screen_are_shown_behind_a_curtain_and_hinted_at_by_nothing(tmp_path: Path) -> None:
    typed = "place 195,495\nflick at 1-3 power 55\nflick w power 5\nhand\n\n\nquit\n"
    shown = play(tmp_path / "m.jsonl", typed, "--seats", "Mia,Luc", *STILL)
    assert shown.count("Luc draws a card.") == 1
    assert "Luc, your cards come next. Everybody else looks away" in shown
    assert "flick 0…359.9" in shown.split("Luc draws a card.")[1], "numbers can be told to all"
