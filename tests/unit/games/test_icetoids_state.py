"""How often a position stands in the history: keys have one length and lie one behind the other."""

import pytest

from coldsnap.games.icetoids.state import occurrences


@pytest.mark.parametrize(
    ("seen", "key", "times"),
    [
        (b"", b"ab", 0),
        (b"ab", b"ab", 1),
        (b"abcdab", b"ab", 2),
        (b"cabd", b"ab", 0),
        (b"cabdab", b"ab", 1),
        (b"aaaa", b"aa", 2),
        (b"aaaaaa", b"aa", 3),
        (b"baab", b"aa", 0),
    ],
)
def test_only_whole_keys_count_and_not_what_two_neighbours_make_together(seen: bytes, key: bytes, times: int) -> None:
    assert occurrences(seen, key) == times
