"""`coldsnap host`: what it takes is what `coldsnap play` takes, and what no server would give is said in its words."""

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.server.client_link import read_server
from command import coldsnap
from sentences import refuses
from server_kit import held_port


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
