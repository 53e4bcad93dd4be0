"""Who sits where: people, bots, and names that are neither one nor the other."""

import json
from pathlib import Path

import pytest

from coldsnap.cli.terminal.seats import bot_meant, players_from, shown_names
from coldsnap.core.errors import ColdsnapError
from coldsnap.render.words import Words
from command import coldsnap
from sentences import refuses


@pytest.mark.parametrize("name", ["Ana", "Luc", "Mia", "Bo", "me", "moi", "Nick", "Oscar", "Zoë", "José", "Player 1"])
def test_the_name_of_a_person_is_no_bot(name: str) -> None:
    assert bot_meant(name) is None
    (player,) = players_from("icetoids", [name])
    assert player.bot is None
    assert player.recorded == name


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("capitain", "captain"),
        ("Capitaine", "captain"),
        ("rooky", "rookie"),
        ("recrue", "rookie"),
        ("orka", "orca"),
        ("peble", "pebble"),
        ("chik", "chick"),
        ("kangourou", "jumper"),
        ("robot", "bot"),
    ],
)
def test_a_misspelt_bot_and_one_by_its_name_in_another_language_are_refused(name: str, bot: str) -> None:
    with refuses(ColdsnapError, match=f"{name}: do you mean the bot {bot}.*name:{name}"):
        players_from("icecool", [name])


@pytest.mark.parametrize("name", ["hunter", "Hunters", "jumper"])
def test_a_bot_of_another_game_is_refused(name: str) -> None:
    with refuses(ColdsnapError, match=r"does not play icetoids.*There is pebble, chick, rookie, captain, orca"):
        players_from("icetoids", [name])


def test_a_person_may_have_any_name_that_is_said_to_be_one() -> None:
    players = players_from("icetoids", ["name:capitain", "name: Orca"])
    assert [(player.recorded, player.bot) for player in players] == [("capitain", None), ("Orca", None)]
    for word in ("name:", "name:bot:orca", "name:" + "x" * 21):
        with refuses(ColdsnapError, match="a name has 1 to 20 printable characters"):
            players_from("icetoids", [word])


def test_a_name_that_is_said_to_be_one_is_still_a_person_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    coldsnap("play", "--seats", "name:captain,Luc", "--seed", "x", "--save", str(file), typed="home b1\nquit\n")
    assert json.loads(file.read_text().splitlines()[0])["names"] == ["captain", "Luc"]
    shown = coldsnap("play", "--resume", str(file), typed="quit\n").stdout
    assert "1. captain: a person at this keyboard" in shown
    assert shown.count("your move:") == 1, "no bot has a move of its own"


def test_a_misspelt_bot_ends_the_command_with_one_line(tmp_path: Path) -> None:
    done = coldsnap("play", "--seats", "me,capitain", code=2, env={"COLDSNAP_SAVES": str(tmp_path)})
    assert "do you mean the bot captain?" in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_one_person_called_me_is_spoken_to_and_several_have_numbers() -> None:
    english, french = Words("en"), Words("fr")
    assert shown_names(["me", "bot:rookie"], english) == ("you", "Rookie")
    assert shown_names(["Moi", "bot:rookie"], french) == ("vous", "Recrue")
    assert shown_names(["me", "me", "Ana"], english) == ("Player 1", "Player 2", "Ana")
    assert shown_names(["", "Ana", "Ana"], french) == ("Joueur 1", "Ana 2", "Ana 3")


def test_nobody_is_called_me_in_a_match(tmp_path: Path) -> None:
    for language, told in (("en", "You (red) are to move."), ("fr", "À vous (rouge) de jouer.")):
        file = tmp_path / f"{language}.jsonl"
        arguments = ("play", "icetoids", "--seats", "me,pebble", "--seed", "x", "-l", language, "--save", str(file))
        shown = coldsnap(*arguments, typed="home b1\nquit\n").stdout
        assert told in shown
        assert " me" not in shown.replace(" mè", "").replace(" me ", " ").split("\n1.")[0]
        assert told.split()[0] in coldsnap("replay", str(file), "-l", language).stdout
