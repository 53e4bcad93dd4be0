"""`coldsnap host`: what it takes is what `coldsnap play` takes, and what no server would give is said in its words."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from coldsnap.client.link import read_server
from coldsnap.core.codec import encode
from coldsnap.core.errors import ColdsnapError
from coldsnap.games.icetoids.tiles import preset
from command import coldsnap
from sentences import refuses
from server_kit import ServerProcess, held_port
from terminal_kit import Terminal


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'; there is "),
        (("icetoids", "--seats", "me"), "This game cannot be played by 1."),
        (("icetoids", "-o", "tiles=foo"), "there is no tile set 'foo'; there is "),
        (("icetoids", "-o", "tiles=@nowhere.json"), "cannot read nowhere.json: "),
        (("icetoids", "-o", "tiles"), "name=value"),
    ],
)
def test_a_table_that_cannot_be_is_refused_as_play_refuses_it(words: tuple[str, ...], said: str) -> None:
    with held_port() as nobody:  # no server is asked
        server = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        (told,) = coldsnap("host", *words, "--server", server, code=2).stderr.splitlines()
    assert said in told
    assert said in coldsnap("play", *words, code=2).stderr


def test_a_server_is_found_by_its_address_as_people_write_it() -> None:
    for text in ("127.0.0.1:8000", "http://127.0.0.1:8000", " http://127.0.0.1:8000/", "http://127.0.0.1:8000/t/abc"):
        assert read_server(text) == "http://127.0.0.1:8000"
    assert read_server("https://ice.example") == "https://ice.example"
    for text in ("", "http://", "ftp://ice.example"):
        with refuses(ColdsnapError, match="a server’s address looks like"):
            read_server(text)


def test_a_table_of_ones_own_tiles_begins_by_telling_what_can_be_typed(tmp_path: Path) -> None:
    tiles = tmp_path / "mine.json"
    tiles.write_bytes(encode(replace(preset("pairs6"), name="mine")))
    with ServerProcess(tmp_path) as server:
        words = ("--seats", "me,bot", "-o", f"tiles=@{tiles}", "--server", server.base.removeprefix("http://"))
        with Terminal(tmp_path / "ana", "host", "icetoids", *words) as ana:
            own = ana.line_with("#host=")
            place = ana.until("your move:", after=ana.until("Type for example: home "))
            ana.type("why")
            place = ana.until("your move:", after=ana.until("TOIDS-", after=place))
            ana.type("save")
            ana.until(f"This link brings you back to it: {own}\n", after=place)
            assert ana.interrupt() == 130
            assert ana.text.endswith("your link brings you back.\n")
            assert "Traceback" not in ana.text
