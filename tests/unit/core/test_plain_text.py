"""What others wrote is one line of signs that can be seen, and moves no terminal. The browser does the same."""

import json
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coldsnap.core.plain_text import LONGEST, printable, without_controls
from coldsnap.render.words import Words

NAMES: Final = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "names.json"
"""Names as they were given, and as people see them: `web/src/words/words.test.ts` reads the same file."""
OBEYED: Final = "\x1b[2J\x07\x08\x9b1m\x85\x7f\r"
TURNED: Final = "\u202e\u2066\u200f\u061c\u2028\ufeff\ud800"


@pytest.mark.parametrize(("given", "shown"), json.loads(NAMES.read_text("utf-8")))
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert printable(given) == shown
    assert Words("en").name(0, (given,)) == (shown or "Player 1")


@given(st.text())
def test_what_is_printable_stays_so_and_holds_no_control(text: str) -> None:
    shown = printable(text)
    assert shown.isprintable()
    assert printable(shown) == shown or len(shown) > LONGEST
    assert without_controls(shown) == shown


def test_a_long_text_is_cut_and_says_so() -> None:
    shown = printable("x" * 100_000)
    assert (len(shown), shown[-1]) == (LONGEST + 1, "…")


def test_what_a_terminal_would_obey_goes_and_what_is_ours_stays() -> None:
    assert without_controls(f"a{OBEYED}b{TURNED}c").split() == ["a", "[2J", "1m", "b", "c"]
    ours = "Coup\u00a012\u202f!\n\tOn a gagn\u00e9"
    assert without_controls(ours) == ours


def test_a_message_takes_any_variable_and_says_it_on_one_line() -> None:
    words = Words("fr")
    said = words.say("cli-verify-ok", path=f"a{OBEYED}{TURNED}\nb", plies=1)
    assert "\n" not in said
    assert not set(OBEYED + TURNED) & set(said) - set("[2J1m")
    assert len(words.say("cli-verify-ok", path="x" * 100_000, plies=1)) < 2000
