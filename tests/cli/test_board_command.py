"""`coldsnap board`: a school of one's own, as a person makes it."""

import re
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

from coldsnap.cli.commands import board
from coldsnap.core.foreign_text import LARGEST
from coldsnap.games.icecool.board.board import board_from
from coldsnap.games.icecool.board.layout import layout, parse
from coldsnap.games.icecool.modules import PROMOS
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.store.files import read_record
from command import coldsnap, in_window

SCHOOL = resources.files("coldsnap.games.icecool").joinpath("layouts", "school.toml").read_text("utf-8")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of one's own boards."""
    monkeypatch.setenv("COLDSNAP_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves" / "boards"


def said(*arguments: str, code: int = 0) -> str:
    """What a command says, on one line."""
    done = coldsnap("board", *arguments, code=code)
    assert bool(done.stderr) == bool(code)
    return " ".join((done.stderr or done.stdout).split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_school_that_is_begun_can_be_played_in_with_every_promo(kept: Path, language: str) -> None:
    told = said("new", "igloo", "--language", language)
    assert str(kept / "igloo.toml") in told
    assert re.search(r"coldsnap board check igloo.*coldsnap board draw igloo.*coldsnap board play igloo", told)
    text = (kept / "igloo.toml").read_text("utf-8")
    begun = parse(text.encode())
    assert begun.name == "igloo"
    assert [promo.name for promo in PROMOS if not promo.fits(begun)] == []
    made = board_from(text.encode())
    assert all(len(made.corners_of(room.id)) == 4 for room in made.rooms)
    assert made.junctions
    assert "igloo" in said("check", "igloo", "--language", language)


def test_what_a_school_that_is_begun_explains_is_in_the_readers_language(kept: Path) -> None:
    said("new", "igloo", "--language", "en")
    said("new", "iglou", "--language", "fr")
    english, french = ((kept / f"{name}.toml").read_text("utf-8") for name in ("igloo", "iglou"))
    assert "# A school of your own for ICECOOL." in english
    assert "# Votre propre école pour ICECOOL." in french
    notes = [sum(line.lstrip().startswith("#") for line in text.splitlines()) for text in (english, french)]
    assert min(notes) > 10
    assert not any("#:" in text for text in (english, french))
    assert max(len(line) for text in (english, french) for line in text.splitlines()) <= 100


def test_nothing_that_is_there_is_overwritten(kept: Path) -> None:
    said("new", "igloo")
    (kept / "igloo.toml").write_text("mine")
    assert "is there already" in said("new", "igloo", code=2)
    assert (kept / "igloo.toml").read_text() == "mine"


@pytest.mark.parametrize("name", ["Igloo", "../igloo", "my school", "", "-igloo", "igloo.toml", "x" * 41])
def test_a_name_that_no_table_could_choose_is_refused(kept: Path, name: str) -> None:
    assert "small letters, digits and hyphens" in said("new", "--", name, code=2)
    assert not kept.exists()


def test_the_name_of_a_school_of_the_program_is_taken(kept: Path) -> None:
    assert "is a school of the program" in said("new", "double-school", code=2)
    assert not kept.exists()


def test_a_good_school_is_told_with_what_it_has_no_places_for(tmp_path: Path) -> None:
    assert "school can be played in: 5 rooms, 7 doors." in said("check", "school")
    assert "double-school can be played in: 10 rooms, 16 doors." in said("check", "double-school")
    bare = tmp_path / "bare.toml"
    head, tail = SCHOOL.split("[[drills]]", 1)[0], 'kind = "walrus"'
    bare.write_text("\n".join(line for line in head.splitlines() if tail not in line))
    told = said("check", str(bare))
    assert "It has no places for: Walruses to knock over" in told
    assert "It has no drills" in told


LINE = SCHOOL.splitlines().index("thickness = 5") + 1
FAULTS = {
    "line of the file": ("thickness = 5", "thickness = ", f"this is not TOML: look at line {LINE}"),
    "place in the file": ("thickness = 5", "thickness = -5", "the number has to be more than 0 (at walls.thickness)"),
    "unknown word": ("thickness = 5", "thick = 5", "(at walls)"),
    "room": ("box = [0, 0, 210, 390]", "box = [0, 0, 260, 390]", "rooms 1 and 4 overlap"),
    "door": ("at = [495, 210]", "at = [495, 212]", "door 1-3 is 2 mm off the wall between rooms 1 and 3"),
    "spot": ("at = [300, 350]", "at = [300, 330]", "spots dot and walrus-5 are too near each other"),
    "corner": ("at = [235, 365]", "at = [225, 365]", "spot corner-5a is not in room 5 or too near a wall"),
    "kind": ('kind = "dot"', 'kind = "dots"', "(at spots[1].kind)"),
}


@pytest.mark.parametrize("verb", ["check", "draw", "play"])
@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_bad_file_is_refused_in_one_line_with_place_and_reason(tmp_path: Path, fault: str, verb: str) -> None:
    found, spoilt, reason = FAULTS[fault]
    assert found in SCHOOL
    file = tmp_path / "bad.toml"
    file.write_text(SCHOOL.replace(found, spoilt, 1))
    done = coldsnap("board", verb, str(file), code=2)
    assert done.stdout == ""
    assert done.stderr.startswith(f"coldsnap: {file}: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_fault_is_told_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(SCHOOL.replace("at = [495, 210]", "at = [495, 212]", 1))
    assert "la porte 1-3 est à 2 mm du mur entre les salles 1 et 3" in said("check", str(file), "-l", "fr", code=2)


def test_what_is_no_school_at_all_is_refused(kept: Path, tmp_path: Path) -> None:
    said("new", "igloo")
    assert "there is igloo, school, school-mirrored, double-school," in said("check", "nowhere", code=2)
    assert "no school" in said("check", str(tmp_path), code=2)
    large = tmp_path / "large.toml"
    large.write_text(SCHOOL + "#" * LARGEST)
    assert f"more than {LARGEST:,} bytes" in said("check", str(large), code=2)


def test_a_school_is_drawn_in_letters_with_the_places_of_all_promos() -> None:
    shown = coldsnap("board", "draw", "school").stdout
    assert all(f"{number} " in shown for number in range(1, 6))
    plan = shown.split("┗", 1)[0]
    letters = [len(re.findall(rf"(?<![A-Za-z]){sign}(?![A-Za-z])", plan)) for sign in "DWPHh"]
    assert letters == [1, 3, 2, 4, 16]
    assert "dot of Pawclaw" in " ".join(shown.split())
    assert coldsnap("board", "draw", "school", "--ascii").stdout.isascii()


def test_a_double_school_is_drawn_whole_into_a_small_window() -> None:
    shown = in_window(80, 24, "board", "draw", "double-school", "--no-colour")
    drawn = [line for line in shown if line.strip()]
    assert len(drawn) <= 21
    assert max(map(len, drawn)) <= 80
    assert "10 Nap" in "\n".join(drawn)
    assert drawn[0].startswith("┏")


def test_a_school_is_drawn_as_a_picture(kept: Path, tmp_path: Path) -> None:
    said("new", "igloo")
    picture = tmp_path / "igloo.svg"
    assert coldsnap("board", "draw", "igloo", "-o", str(picture), "--language", "fr").stdout == ""
    root = ElementTree.fromstring(picture.read_text("utf-8"))  # noqa: S314 - our own picture
    spots = [part.get("class") for part in root.iter() if "spot" in part.get("class", "").split()]
    assert len(spots) == 19
    assert spots.count("spot corner") == 8
    assert "Gymnase" in picture.read_text("utf-8")
    assert "cannot write" in said("draw", "igloo", "-o", str(tmp_path / "no" / "x.svg"), code=2)


def test_bots_play_a_match_to_its_end_in_a_school_of_ones_own(kept: Path, tmp_path: Path) -> None:
    said("new", "igloo")
    save = tmp_path / "match.jsonl"
    words = ("--game", "icecool2", "-o", "walruses=yes", "--seats", "pebble,pebble", "--seed", "cold")
    shown = coldsnap("board", "play", "igloo", *words, "--save", str(save)).stdout
    assert "The game is saved" in shown
    options = read_record(save).header.options
    assert isinstance(options, IceCoolOptions)
    assert options.layout == parse((kept / "igloo.toml").read_bytes())
    assert "walruses" in options.modules
    (kept / "igloo.toml").unlink()
    assert "is in order" in " ".join(coldsnap("verify", str(save)).stdout.split())


def test_people_play_in_a_school_of_the_program_by_its_name(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    typed = "place 195,495\nquit\n"
    words = ("--seats", "Ana,Luc", "--save", str(save), "-o", "tremor=off", "-o", "first_catcher=1")
    shown = coldsnap("board", "play", "double-school", *words, typed=typed).stdout
    assert "10 Nap room" in shown
    options = read_record(save).header.options
    assert isinstance(options, IceCoolOptions)
    assert options.layout == layout("double-school")


def test_a_file_goes_before_a_school_of_the_same_name(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("new", "igloo")
    monkeypatch.chdir(tmp_path)
    Path("igloo").write_text(SCHOOL)
    assert "school can be played in: 5 rooms" in said("check", "igloo")
    Path("igloo").unlink()
    assert "igloo can be played in: 3 rooms" in said("check", "igloo")
    assert board.folder() == kept
