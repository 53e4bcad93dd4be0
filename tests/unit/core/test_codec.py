"""Strict JSON: one value, one text; and only whole, known, bounded values come back."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from coldsnap.core.codec import convert, decode, digest, encode, require_finite
from coldsnap.core.errors import Undecodable
from coldsnap.core.scene import Pose, Rect
from coldsnap.core.values import Tagged, Value


class Apple(Tagged, frozen=True, tag="test-apple"):
    size: Annotated[int, Meta(ge=0, le=9)]
    weight: float = 0.0


class Pear(Tagged, frozen=True, tag="test-pear"):
    names: tuple[str, ...] = ()


class Basket(Value, frozen=True):
    fruits: tuple[Apple | Pear, ...]
    label: str | None = None


class Shelf(Value, frozen=True):
    """A field annotated with a base class, as Move.action is."""

    thing: Tagged


def fault_of(kind: Any, data: bytes) -> Undecodable:
    with pytest.raises(Undecodable) as caught:
        decode(kind, data)
    return caught.value


def test_encoding_is_the_text_one_expects() -> None:
    basket = Basket((Apple(3, 0.5), Pear(("a", "b"))))
    assert encode(basket) == (
        b'{"fruits":[{"kind":"test-apple","size":3,"weight":0.5},{"kind":"test-pear","names":["a","b"]}],"label":null}'
    )


def test_what_was_encoded_comes_back_equal() -> None:
    basket = Basket((Apple(3, 0.1), Pear(("é", '"'))), "x")
    assert decode(Basket, encode(basket)) == basket


def test_a_dict_is_encoded_in_the_order_of_its_keys_whatever_order_it_was_made_in() -> None:
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_nan_and_infinity_are_refused_before_encoding_with_the_path(value: float) -> None:
    with pytest.raises(Undecodable) as caught:
        encode(Basket((Pear(), Apple(1, value))))
    assert caught.value.path == "$.fruits[1].weight"
    with pytest.raises(Undecodable):
        digest({"a": [value]})


def test_nan_is_found_behind_a_field_that_is_annotated_with_a_base_class() -> None:
    with pytest.raises(Undecodable) as caught:
        encode(Shelf(Apple(1, float("nan"))))
    assert caught.value.path == "$.thing.weight"


def test_nan_is_found_in_lists_and_dicts() -> None:
    with pytest.raises(Undecodable) as caught:
        require_finite({"a": [0.0, (1.0, float("inf"))]}, "$")
    assert caught.value.path == "$.a[1][1]"


@pytest.mark.parametrize("text", [b"NaN", b"Infinity", b"-Infinity", b"1e999"])
def test_json_that_says_nan_or_infinity_is_refused(text: bytes) -> None:
    fault_of(Apple, b'{"kind":"test-apple","size":1,"weight":%s}' % text)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (b'{"fruits":[{"kind":"test-fig"}]}', "$.fruits[0].kind"),
        (b'{"fruits":[{"kind":"test-apple","size":10}]}', "$.fruits[0].size"),
        (b'{"fruits":[{"kind":"test-apple","size":-1}]}', "$.fruits[0].size"),
        (b'{"fruits":[{"kind":"test-apple","size":true}]}', "$.fruits[0].size"),
        (b'{"fruits":[{"kind":"test-apple","size":"1"}]}', "$.fruits[0].size"),
        (b'{"fruits":[{"kind":"test-apple"}]}', "$.fruits[0]"),
        (b'{"fruits":[{"kind":"test-pear","size":1}]}', "$.fruits[0]"),
        (b'{"fruits":[{"size":1}]}', "$.fruits[0]"),
        (b'{"fruits":[],"colour":"red"}', "$"),
        (b'{"fruits":{}}', "$.fruits"),
        (b"[]", "$"),
        (b"null", "$"),
    ],
)
def test_what_is_unknown_missing_or_out_of_bounds_is_refused_with_the_path(data: bytes, path: str) -> None:
    assert fault_of(Basket, data).path == path


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'{"fruits":[]}x', b'"\\ud800"', b"[" * 100_000])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    assert str(fault_of(Basket, data))


def test_the_path_starts_where_the_caller_says() -> None:
    with pytest.raises(Undecodable) as caught:
        decode(Apple, b'{"kind":"test-apple","size":99}', at="$.move.action")
    assert caught.value.path == "$.move.action.size"


def test_an_error_of_a_values_own_check_is_refused_the_same_way() -> None:
    data = encode(Rect(0.0, 0.0, 1.0, 1.0)).replace(b'"x0":0.0', b'"x0":2.0')
    assert "lower left" in fault_of(Rect, data).cause


def test_a_raw_part_is_decoded_like_bytes() -> None:
    assert decode(Apple, msgspec.Raw(b'{"kind":"test-apple","size":2}')) == Apple(2)


def test_convert_is_as_strict_as_decode() -> None:
    assert convert(Basket, {"fruits": [{"kind": "test-apple", "size": 2}]}) == Basket((Apple(2),))
    with pytest.raises(Undecodable) as caught:
        convert(Basket, {"fruits": [{"kind": "test-apple", "size": "2"}]})
    assert caught.value.path == "$.fruits[0].size"


def test_equal_values_have_equal_digests_and_others_have_not() -> None:
    assert digest(Apple(1)) == digest(Apple(1, 0.0))
    values = [Apple(1), Apple(2), Pear(), Pear(("1",)), Basket(()), Pose(0.0, 0.0, 0.0), None, 1, "1"]
    assert len({digest(value) for value in values}) == len(values)


def test_a_digest_is_a_known_answer() -> None:
    assert digest({"a": 1}) == "2c6b113b8dd15ffbded9860b43eb0c6c"
