"""Chance that travels in the state: known answers, even draws, independent sources."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from coldsnap.core.codec import decode, encode
from coldsnap.core.rng import Rng, rng_from

SEED = "000102030405060708090a0b0c0d0e0f"


def words(rng: Rng, count: int) -> list[int]:
    drawn = []
    for _ in range(count):
        word, rng = rng.word()
        drawn.append(word)
    return drawn


def test_a_word_is_keyed_blake2b_of_the_counter() -> None:
    key = bytes(range(16))
    for counter in (0, 1, 255, 10**9):
        expected = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest()
        assert Rng(SEED, counter).word()[0] == int.from_bytes(expected, "big")


def test_known_answers_never_change() -> None:
    assert words(Rng(SEED), 3) == KNOWN_WORDS
    assert rng_from("coldsnap").seed == KNOWN_SEED
    assert Rng(SEED).split("bot").seed == KNOWN_SPLIT


def test_drawing_gives_the_next_source_and_leaves_this_one() -> None:
    rng = Rng(SEED)
    first, after = rng.word()
    assert (rng.counter, after.counter) == (0, 1)
    assert rng.word()[0] == first
    assert after.word()[0] != first


def test_a_source_comes_back_from_json_where_it_was() -> None:
    rng = Rng(SEED, 7)
    assert decode(Rng, encode(rng)).word() == rng.word()


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 16, 54])
def test_draws_below_a_bound_are_even(bound: int) -> None:
    rng, counts = rng_from(f"even {bound}"), Counter[int]()
    total = 400 * bound if bound < 10 else 200 * bound
    for _ in range(total):
        value, rng = rng.below(bound)
        counts[value] += 1
    assert set(counts) == set(range(bound))
    expected = total / bound
    chi_squared = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert chi_squared < bound + 4 * (2 * bound) ** 0.5 + 4


def test_words_that_would_favour_small_results_are_thrown_away() -> None:
    bound = 3 * 2**62  # a quarter of all words is above the bound
    rng, rejected, expected = rng_from("rejection"), 0, []
    for word in words(rng, 400):
        if word < bound:
            expected.append(word)
        else:
            rejected += 1
    assert 60 <= rejected <= 140
    drawn = []
    for _ in expected:
        value, rng = rng.below(bound)
        drawn.append(value)
    assert drawn == expected


def test_a_word_that_is_exactly_the_limit_is_thrown_away() -> None:
    rng = Rng(SEED)
    word, after = rng.word()
    assert word > 2**63, "so that the word itself is the largest multiple of itself"
    assert rng.below(word) == after.below(word)


@pytest.mark.parametrize("bound", [0, -1, 2**64])
def test_a_bound_that_cannot_be_drawn_below_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Rng(SEED).below(bound)


def test_weighted_draws_follow_the_weights_and_never_take_a_zero() -> None:
    rng, counts = rng_from("weights"), Counter[int]()
    for _ in range(3000):
        index, rng = rng.weighted((0, 1, 0, 2, 3, 0))
        counts[index] += 1
    assert set(counts) == {1, 3, 4}
    assert 400 <= counts[1] <= 600
    assert 880 <= counts[3] <= 1120
    assert 1370 <= counts[4] <= 1630


def test_a_draw_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Rng(SEED).weighted((0, 0))


def test_split_sources_differ_by_label_and_by_place_and_do_not_advance_the_first() -> None:
    rng = Rng(SEED)
    later = rng.word()[1]
    sources = [rng.split("a"), rng.split("b"), later.split("a"), rng]
    assert len({source.seed for source in sources}) == 4
    assert rng.split("a") == rng.split("a")
    drawn = [tuple(words(source, 4)) for source in sources]
    assert all(not set(one) & set(other) for one, other in pairwise(drawn))


def test_any_text_names_a_source() -> None:
    assert rng_from("") == rng_from("")
    assert len({rng_from(text).seed for text in ("", "a", "A", "é", "a ")}) == 5


KNOWN_WORDS = [11369022427958813139, 2962433080505886698, 12874500999607622907]
KNOWN_SEED = "88778fba65361f6abf696c1f7aea3518"
KNOWN_SPLIT = "7a2d123a1a10fbc36c1d115114d99078"
