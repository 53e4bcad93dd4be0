import json
from pathlib import Path
from xml.etree import ElementTree

from command import coldsnap


def test_a_flick_is_told_in_facts_and_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "flick.svg"
    done = coldsnap("flick", "--yaw", "52", "--speed", "1.5", "--height", "0.1", "--output", str(picture))
    assert "is through 1-3" in done.stdout
    assert "rests at" in done.stdout
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")  # noqa: S314 - our own picture


def test_the_facts_can_be_had_as_one_json_object_and_are_the_same_every_time() -> None:
    first, second = (coldsnap("flick", "--yaw", "52", "--speed", "1.5", "--json").stdout for _ in range(2))
    found = json.loads(first)
    assert first == second
    assert found["engine"].startswith("mujoco")
    assert found["facts"][-1]["kind"] == "fact-rested"


def test_french_facts_have_french_numbers() -> None:
    assert " s\u00a0: p0 s’arrête" in coldsnap("flick", "--yaw", "52", "--speed", "1.5", "--language", "fr").stdout


def test_a_flick_without_strength_moves_nothing() -> None:
    assert coldsnap("flick", "--yaw", "0", "--speed", "0").stdout == "Nothing moved.\n"


def test_absurd_places_are_refused_in_one_line() -> None:
    for arguments, cause in (
        (("--from", "3,4"), "p0 is in wall"),
        (("--from", "nowhere"), "a place is X,Y in millimetres"),
        (("--from", "nan,4"), "within 10 m"),
        (("--other", "410,105"), "p0 and p1 overlap"),
        (("--board", "igloo"), "igloo"),
        (("--other", "410,105", "--language", "fr"), "p0 et p1 se chevauchent de"),
    ):
        done = coldsnap("flick", "--yaw", "0", "--speed", "1", *arguments, code=2)
        assert cause in done.stderr
        assert done.stderr.count("\n") == 1
