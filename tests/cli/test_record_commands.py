"""`replay`, `verify`, `render`, `rules`, `arena` and `bench`, as a person types them."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from coldsnap.match.sealing import seal_of
from command import coldsnap


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match between two bots."""
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    coldsnap("play", "--seats", "rookie,captain", "--seed", "a record", "--save", str(file))
    return file


def test_replay_tells_every_move_and_shows_the_last_board(match: Path) -> None:
    shown = coldsnap("replay", str(match)).stdout
    entries = len(match.read_text().splitlines()) - 1
    assert f"Move {entries - 1} of {entries - 1}" in shown
    assert "home" in shown
    assert "The game is over." in shown


def test_replay_stops_at_a_ply_and_steps_on_request(match: Path) -> None:
    assert "Move 6 of" not in coldsnap("replay", str(match), "--ply", "6").stdout
    shown = coldsnap("replay", str(match), "--step", typed="\n\nb\n3\ne\nq\n").stdout
    assert [line for line in shown.splitlines() if line.startswith("Move")][:3]
    assert "not in this record" in coldsnap("replay", str(match), "--ply", "5000", code=2).stderr


def test_replay_speaks_french(match: Path) -> None:
    assert "Coup 1 sur" in coldsnap("replay", str(match), "--language", "fr").stdout


def test_verify_names_the_line_of_an_edited_file(match: Path, tmp_path: Path) -> None:
    assert "is in order" in " ".join(coldsnap("verify", str(match)).stdout.split())
    lines = match.read_text().splitlines()
    entry = json.loads(lines[9])
    entry["digest"] = "0" * 32
    edited = tmp_path / "edited.jsonl"
    edited.write_text("\n".join([*lines[:9], json.dumps(entry), *lines[10:]]) + "\n")
    done = coldsnap("verify", str(match), str(edited), code=1)
    assert "Line 10" in " ".join(done.stdout.split())
    assert "Line 10" in " ".join(coldsnap("replay", str(edited), code=1).stdout.split())
    french = " ".join(coldsnap("verify", str(edited), "--language", "fr", code=1).stdout.split())
    assert f"l’empreinte est {'0' * 32}, les règles donnent" in french


def test_a_move_that_the_rules_refuse_is_told_in_their_words(match: Path, tmp_path: Path) -> None:
    lines = match.read_text().splitlines()
    entry = json.loads(lines[9])
    entry["move"]["seat"] = 1 - entry["move"]["seat"]
    edited = tmp_path / "edited.jsonl"
    edited.write_text("\n".join([*lines[:9], json.dumps(entry), *lines[10:]]) + "\n")
    told = coldsnap("verify", str(edited), "--language", "fr", code=1).stdout
    assert "le coup est refusé : Ce n’est pas encore à vous" in " ".join(told.split())
    assert "le coup est refusé" in coldsnap("render", str(edited), "--language", "fr", code=2).stderr


def test_verify_says_whether_a_record_has_the_seed_that_was_sealed(match: Path) -> None:
    seal = seal_of(json.loads(match.read_text().splitlines()[0])["seed"])
    assert "was sealed when it began" in " ".join(coldsnap("verify", str(match), "--seal", seal).stdout.split())
    wrong = coldsnap("verify", str(match), "--seal", seal_of("0" * 32), code=1)
    assert "another seed" in " ".join(wrong.stdout.split())


def test_verify_refuses_foreign_and_truncated_files_in_one_line(match: Path, tmp_path: Path) -> None:
    foreign, cut = tmp_path / "foreign.txt", tmp_path / "cut.jsonl"
    foreign.write_text("Dear diary\n")
    cut.write_bytes(match.read_bytes()[:-7])
    for file, cause in ((foreign, "line 1: not the header"), (cut, "the file was truncated")):
        done = coldsnap("verify", str(file), code=2)
        assert cause in done.stderr
        assert done.stderr.count("\n") == 1


def test_render_draws_any_ply(match: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    coldsnap("render", str(match), "--ply", "8", "--output", str(picture))
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")  # noqa: S314 - our own picture
    assert coldsnap("render", str(match), "--ply", "8").stdout.strip() == picture.read_text().strip()
    assert "cannot write" in coldsnap("render", str(match), "-o", str(tmp_path), code=2).stderr
    assert "not in this record" in coldsnap("render", str(match), "--ply", "0", code=2).stderr


def test_rules_shows_one_or_all() -> None:
    assert coldsnap("rules", "toids-8").stdout.startswith("TOIDS-8")
    assert "TOIDS-11" in coldsnap("rules").stdout
    assert coldsnap("rules", "toids-99", code=2).stderr.count("\n") == 1


def test_the_arena_prints_a_table_with_intervals() -> None:
    shown = coldsnap(
        "arena", "icetoids", "--games", "4", "--bots", "captain,pebble", "--jobs", "2", "--markdown"
    ).stdout
    assert "| captain | pebble | 4 |" in shown
    assert "95 %" in shown


def test_the_arena_refuses_nonsense_in_one_line() -> None:
    for arguments, cause in (
        (("--bots", "captain,shark"), "shark"),
        (("--bots", "captain"), "players"),
        (("-o", "tiles"), "name=value"),
    ):
        assert cause in coldsnap("arena", "icetoids", "--games", "1", *arguments, code=2).stderr


def test_the_benchmark_is_one_json_object() -> None:
    numbers = json.loads(coldsnap("bench", "icetoids", "--json", "--seconds", "0.2").stdout)
    assert set(numbers) == {"flat_plies_per_s", "table_plies_per_s", "search_sims_per_s", "search_rss_mb"}
    assert all(value > 0 for value in numbers.values())
    french = coldsnap("bench", "icetoids", "--seconds", "0.2", "--language", "fr").stdout
    assert all(word in french for word in ("quoi", "valeur", "flat_plies_per_s")), "numbers keep their names"


def test_a_forged_record_is_not_drawn(match: Path, tmp_path: Path) -> None:
    lines = match.read_text().splitlines()
    entry = json.loads(lines[9])
    entry["digest"] = "0" * 32
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:9], json.dumps(entry), *lines[10:]]) + "\n")
    assert "parts from the rules" in coldsnap("render", str(forged), code=2).stderr


def test_a_terminal_without_our_signs_shows_something_all_the_same(match: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    assert "The game is over." in coldsnap("replay", str(match), env=ascii_only).stdout
    assert "TOIDS-8" in coldsnap("rules", env=ascii_only).stdout


def test_the_games_are_listed_with_their_options() -> None:
    shown = coldsnap("games").stdout
    assert "icetoids" in shown
    assert "-o repetition" in shown
    assert "* singles12" in shown


def test_the_arena_takes_a_tile_set_from_a_file(tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text('{"name": "bad", "source": "", "tiles": []}')
    refused = coldsnap("arena", "--bots", "pebble,chick", "--games", "1", "-o", f"tiles=@{own}", code=2)
    assert "a tile set has 16 tiles" in refused.stderr


def test_what_needs_no_physics_does_not_load_the_engine() -> None:
    names = ("admin", "arena", "bot", "games", "join", "play", "records", "report", "rules", "serve")
    loading = ", ".join(f"coldsnap.cli.commands.{name}" for name in names)
    code = f"import sys, {loading}; sys.exit('mujoco' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - our own code
