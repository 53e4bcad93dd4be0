"""`coldsnap serve --boards FOLDER`: which schools a table can have, and which are refused."""

import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.foreign_text import LARGEST
from coldsnap.games.icecool.board.layout import NAMES, parse
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.server.settings import Settings
from coldsnap.server.tables.boards import boards_of
from coldsnap.store.boards import MOST
from command import coldsnap
from sentences import refuses
from server.table_kit import OPEN, PERSON, House, at_home, table_of
from web_server import Served, served

LAYOUTS = Path(str(resources.files("coldsnap.games.icecool"))) / "layouts"
STARTER = (LAYOUTS / "starter.toml").read_text("utf-8")
SEATS: list[dict[str, Any]] = [{"kind": "person"}, {"kind": "open"}]


def folder_in(place: Path) -> Path:
    """A folder with two schools."""
    folder = place / "schools"
    folder.mkdir()
    shutil.copy(LAYOUTS / "starter.toml", folder / "igloo.toml")
    shutil.copy(LAYOUTS / "school.toml", folder / "old-house.toml")
    (folder / "notes.txt").write_text("no school")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("boards")
    (place / "secret.toml").write_text(STARTER)
    with served(place, boards=str(folder_in(place))) as running:
        yield running


def wish(layout: str, game: str = "icecool") -> dict[str, Any]:
    return {"game": game, "seats": SEATS, "options": {"layout": layout}}


def values(server: Served, game: str) -> list[str]:
    (found,) = (each for each in server.ask("GET", "/api/games").json["games"] if each["id"] == game)
    return next((option["values"] for option in found["options"] if option["name"] == "layout"), [])


def test_the_schools_of_the_folder_are_among_those_that_a_form_shows(server: Served) -> None:
    for game in ("icecool", "icecool2", "icecool-practice"):
        assert values(server, game) == [*NAMES, "igloo", "old-house"]
    assert values(server, "icetoids") == []


def test_a_table_can_have_a_school_of_the_folder_by_its_name(server: Served) -> None:
    for name in ("igloo", "old-house", "double-school"):
        answer = server.ask("POST", "/api/tables", wish(name))
        assert answer.status == 201, answer.body
        token = {"authorization": f"Bearer {answer.json['host']}"}
        shown = server.ask("GET", f"/api/tables/{answer.json['table']}", headers=token).json
        assert shown["options"] == {"layout": name}


@pytest.mark.parametrize(
    "name",
    [
        *("nowhere", "secret", "../secret", "../secret.toml", "./igloo", "igloo.toml", "/etc/passwd", "@igloo.toml"),
        *("", ".", "..", "igloo\x00", "IGLOO", "igloo\n", "schools/igloo", "notes"),
    ],
)
def test_a_name_is_no_path(server: Served, name: str) -> None:
    answer = server.ask("POST", "/api/tables", wish(name))
    assert (answer.status, answer.json["code"]) == (422, "bad-option")
    assert "schools/" not in answer.json["message"].replace(name, "")


def test_an_unknown_name_is_told_with_those_that_there_are(server: Served) -> None:
    message = server.ask("POST", "/api/tables", wish("nowhere")).json["message"]
    assert "'nowhere'" in message
    assert "igloo, old-house" in message


def test_a_school_sent_along_is_checked_before_the_table_is_made(server: Served) -> None:
    assert len(STARTER) < 8000
    assert server.ask("POST", "/api/tables", wish(STARTER)).status == 201
    answer = server.ask("POST", "/api/tables", wish(STARTER.replace("at = [300, 200]", "at = [300, 210]")))
    assert (answer.status, answer.json["code"]) == (422, "bad-option")
    assert "door 1-3 is 10 mm off the wall" in answer.json["message"]


def many(line: str, count: int, start: str) -> str:
    """The small school with so many more things of a kind."""
    return STARTER.replace(start, start + "".join(line.format(number) for number in range(count)), 1)


BEYOND = {
    "rooms": many('\n[[rooms]]\nid="r{0}"\nname="x"\nbox=[0,0,1,1]\nline=[0,0,1,1]', 21, "lintel = 60"),
    "doors": many('\n[[doors]]\nid="d{0}"\nrooms=["1","2"]\nat=[1,1]\nwidth=1', 61, "lintel = 60"),
    "spots": many('{{id="s{0}",kind="dot",room="1",at=[9,9],radius=5}},', 101, "spots = ["),
    "far": STARTER.replace("[0, 0, 400, 200]", "[0, 0, 5001, 200]"),
    "vast": STARTER.replace("[0, 0, 400, 200]", "[0, 0, 1e308, 200]"),
    "no number": STARTER.replace("height = 68", "height = inf"),
    "high": STARTER.replace("height = 68", "height = 1001"),
    "deep": "a = " + "[" * 3000,
    "unknown": STARTER.replace("lintel = 60", "lintel = 60\nfile = '/etc/passwd'"),
}


@pytest.mark.parametrize("what", list(BEYOND))
def test_a_school_beyond_the_bounds_is_refused(server: Served, what: str) -> None:
    assert len(BEYOND[what]) <= 8000
    assert BEYOND[what] != STARTER
    answer = server.ask("POST", "/api/tables", wish(BEYOND[what]))
    assert (answer.status, answer.json["code"]) == (422, "bad-option")
    assert len(answer.json["message"]) < 300


def test_a_school_that_is_too_long_is_not_even_read(server: Served) -> None:
    answer = server.ask("POST", "/api/tables", wish(STARTER + "#" * 8000))
    assert (answer.status, answer.json["code"]) == (400, "bad-request")


def spoilt(folder: Path, name: str, text: str) -> str:
    (folder / f"{name}.toml").write_text(text)
    return str(folder)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("bad", STARTER.replace("fish = true", "fish = false", 1), r"bad\.toml: layout starter: 3 doors carry fish"),
        ("bad", "name = ", r"bad\.toml: not a layout: this is not TOML"),
        ("bad", STARTER + "#" * LARGEST, r"bad\.toml: not a layout: it has more than"),
        ("Bad", STARTER, "small letters, digits and hyphens"),
        ("school", STARTER, "'school' is a school of the program"),
    ],
)
def test_a_folder_with_a_bad_school_starts_no_server(tmp_path: Path, name: str, text: str, told: str) -> None:
    folder = spoilt(folder_in(tmp_path), name, text)
    with refuses(ColdsnapError, match=told):
        boards_of(Settings(boards=folder))
    database = tmp_path / "t.sqlite"
    done = coldsnap("serve", "--boards", folder, "--port", "0", "--database", str(database), code=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("coldsnap: ")
    assert not database.exists()


def test_a_folder_that_is_none_or_has_too_many_schools_is_refused(tmp_path: Path) -> None:
    with refuses(ColdsnapError, match="there is no folder"):
        boards_of(Settings(boards=str(tmp_path / "nowhere")))
    for number in range(MOST + 1):
        (tmp_path / f"s{number}.toml").write_text("")
    with refuses(ColdsnapError, match=f"has {MOST + 1} schools, more than {MOST}"):
        boards_of(Settings(boards=str(tmp_path)))


def test_a_match_has_its_school_by_content_and_needs_the_file_no_more(tmp_path: Path) -> None:
    boards = boards_of(Settings(boards=str(folder_in(tmp_path))))

    async def played(home: House) -> None:
        home.hub.boards = boards
        made = await home.table(game="icecool", options={"layout": "igloo"})
        options = table_of(await home.live_table(made.table)).header.options
        assert isinstance(options, IceCoolOptions)
        assert options.layout == parse(STARTER.encode())

    at_home(tmp_path, played)


def test_a_table_whose_school_has_gone_waits_until_it_is_there_again(tmp_path: Path) -> None:
    boards = boards_of(Settings(boards=str(folder_in(tmp_path))))

    async def played(home: House) -> None:
        home.hub.boards = boards
        made = await home.table((PERSON, OPEN), game="icecool", options={"layout": "igloo"})
        home.hub.boards = {}
        joined = await home.hub.join(made.table, made.invite, "t" * 32, "Luc", None)
        assert joined.seat == 1
        assert (await home.live_table(made.table)).runner is None
        home.hub.boards = boards
        await home.hub.tidy(idle_s=-1)
        assert table_of(await home.live_table(made.table)).header.seats == 2

    at_home(tmp_path, played)


def test_without_a_folder_there_are_the_schools_of_the_program_alone(tmp_path: Path) -> None:
    assert dict(boards_of(Settings())) == {}
    with served(tmp_path) as running:
        assert values(running, "icecool") == list(NAMES)
        assert running.ask("POST", "/api/tables", wish("igloo")).status == 422
