"""Boards, decks and tile sets that strangers wrote: whatever is in them, they are refused in words or read."""

from collections.abc import Callable
from typing import Annotated

import pytest
from msgspec import Meta

from coldsnap.core.errors import BadOption, ColdsnapError
from coldsnap.core.foreign_text import LARGEST, MOST_DOTS, read_toml
from coldsnap.core.values import Value
from coldsnap.games.icecool.board.layout import parse as parse_board
from coldsnap.games.icecool.state.cards import parse_deck
from coldsnap.games.icetoids.tiles import parse as parse_tiles
from sentences import refuses

DIGITS = "9" * 5000
READERS: tuple[Callable[[bytes], object], ...] = (parse_board, parse_deck, parse_tiles)


class Crate(Value, frozen=True):
    """A kind to read."""

    count: Annotated[int, Meta(ge=0, le=9)] = 0
    weight: float = 0.0
    label: str = ""


@pytest.mark.parametrize("number", [DIGITS, f"-{DIGITS}", f"+{DIGITS}", f"2020-01-01T00:00:00+{DIGITS}"])
@pytest.mark.parametrize("field", ["count", "weight", "label", "more"])
def test_a_number_of_thousands_of_digits_is_refused_in_words(field: str, number: str) -> None:
    with refuses(ColdsnapError, "a number in it has too many digits|not TOML"):
        read_toml(Crate, f"{field} = {number}".encode())


@pytest.mark.parametrize("number", [f"0x{DIGITS}", f"1e{DIGITS}", f"{DIGITS}.5", f"0b{'1' * 5000}"])
def test_so_is_one_that_can_be_made_but_means_nothing(number: str) -> None:
    with refuses(ColdsnapError, "too large|a whole number is needed"):
        read_toml(Crate, f"count = {number}".encode())


@pytest.mark.parametrize("where", ['source = "here"\n[cards]\n1 = ', "source = ", '{"name": ', '{"tiles": '])
@pytest.mark.parametrize("read", READERS)
def test_a_deck_a_board_or_a_tile_set_with_such_a_number_is_refused(
    read: Callable[[bytes], object], where: str
) -> None:
    with refuses(BadOption, "not a (layout|deck|tile set): "):
        read(f"{where}{DIGITS}".encode())


@pytest.mark.parametrize("read", READERS)
def test_what_is_too_large_is_refused_before_it_is_parsed(read: Callable[[bytes], object]) -> None:
    with refuses(BadOption, f"it has more than {LARGEST:,} bytes"):
        read(b"#" * (LARGEST + 1))


MANY = MOST_DOTS + 2
NAMES = (
    "a." * MANY + "a = 1",
    "a . " * MANY + "a = 1",
    "1." * MANY + "1 = 1",
    "1.5 ." * MANY + "1 = 1",
    "5e.1." * MANY + "1 = 1",
    '"#".' * MANY + "a = 1",
    "[" + "a." * MANY + "a]",
    "x = [{" + "a." * MANY + "a = 1}]",
    "".join(f"a.a.a{number} = 1\n" for number in range(MANY)),
)


@pytest.mark.parametrize("text", NAMES, ids=range(len(NAMES)))
def test_names_of_very_many_parts_are_refused_before_they_cost_anything(text: str) -> None:
    with refuses(ColdsnapError, f"more than {MOST_DOTS} dots"):
        read_toml(dict[str, object], text.encode())


def test_numbers_with_points_and_comments_are_no_names() -> None:
    many = "# One. Two. Three.\n" * 200 + "at = [" + "[1.5, -2.25, 3.0e2],\n" * 200 + "]"
    assert len(read_toml(dict[str, object], many.encode())["at"]) == 200


@pytest.mark.parametrize("content", [b"\xff", b"a=[" * 20_000, b"a={" * 10_000, b"a", b'a = "\\ud800"', b"a=1\na=2"])
def test_what_is_no_toml_is_refused(content: bytes) -> None:
    with refuses(ColdsnapError, "this is not TOML"):
        read_toml(Crate, content)
