"""A key that stands twice in one object is refused, however it is spelt and wherever it is."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coldsnap.core.errors import Undecodable
from coldsnap.core.unique_keys import require_unique_keys
from coldsnap.wire.messages import read_message
from sentences import refuses

TWICE = (
    '{"a":1,"a":1}',
    '{"a":1,"b":{},"a":{}}',
    ' \n{"a":[0,{"b":{"c":1,"c":2}}]}',
    '{"a":1,"\\u0061":2}',
    '{ "a" : 1 , "a" : 2 }',
    '{"":1,"":2}',
    '{"a":' + "9" * 5000 + ',"a":1e' + "9" * 5000 + "}",
)


def is_let_through(data: bytes | str) -> bool:
    try:
        require_unique_keys(data)
    except Undecodable:
        return False
    return True


@pytest.mark.parametrize("text", TWICE, ids=range(len(TWICE)))
def test_a_key_that_is_there_twice_is_refused_by_its_name(text: str) -> None:
    for data in (text, text.encode()):
        with refuses(Undecodable, "“[abc]?” stands there twice") as caught:
            require_unique_keys(data)
        assert caught.value.code == "key-twice"


@pytest.mark.parametrize("text", ['{"a":"b","b":"a"}', '[{"a":1},{"a":2}]', '{"a":{"a":{"a":1}}}', "[]", '"a"', "1"])
def test_the_same_key_in_different_objects_is_no_such_key(text: str) -> None:
    assert is_let_through(text)


@pytest.mark.parametrize("data", ["", "{", '{"a"}', "[" * 100_000, b"\xff", '{"a":' * 50_000])
def test_what_is_not_json_is_said_to_be_none(data: bytes | str) -> None:
    with refuses(Undecodable, "this is not JSON"):
        require_unique_keys(data)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=12,
)


@given(VALUES, st.booleans())
def test_what_any_writer_of_json_wrote_is_let_through(value: Any, ascii_only: bool) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert is_let_through(text)
    assert is_let_through(text.encode("utf-8", errors="surrogatepass"))


MESSAGES = (
    '{"kind":"ping","ref":"a","ref":"b"}',
    '{"kind":"ping","ref":"a","kind":"ping"}',
    '{"kind":"hello","protocol":1,"tokens":[],"face":0,"face":1}',
    '{"kind":"act","ref":"a","seen":1,"action":{},"action":{}}',
    '{"kind":"act","ref":"a","seen":1,"action":{"kind":"icecool-end-turn","kind":"icecool-end-turn"}}',
    '{"kind":"aim","action":{"kind":"x","at":{"x":1,"y":2,"x":3}}}',
)


@pytest.mark.parametrize("text", MESSAGES, ids=range(len(MESSAGES)))
def test_no_message_says_a_key_twice_nor_does_the_action_in_it(text: str) -> None:
    with refuses(Undecodable):
        read_message(text)
