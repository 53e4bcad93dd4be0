"""Errors in sentences: every code has one, in every language, and no library's words are among them."""

import ast
import errno
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import pytest
from msgspec import Meta

import coldsnap
from coldsnap.core.codec import convert, decode, encode
from coldsnap.core.errors import ColdsnapError, RecordFault, Rejected, Undecodable
from coldsnap.core.sent_error import SentError, sent
from coldsnap.core.validation import fault_in
from coldsnap.render.texts import LANGUAGES, Texts, fluent_source

SOURCES: Final = Path(coldsnap.__file__).parent
KINDS: Final = {
    *("ColdsnapError", "BadOption", "BadValue", "BadLayout", "StoreFault", "Undecodable", "BotNotLoaded"),
    *("SceneRefused", "WallPierced", "UnknownShape", "NotOnBoard", "BotFault", "ExternalFault"),
}
"""Errors whose first argument is a code. A move that is refused has codes of its own (`refused-`)."""
NOT_FOR_PEOPLE: Final = ("arena/physics/trick_shots", "arena/speed", "physics/scripted", "server/matches/replay_cache")
"""Where errors are sentences, in English: only a fault of the program's own code brings them about. The list may only
shrink."""


def raised() -> Iterator[tuple[str, ast.expr]]:
    """Every code of an error in the sources, with the place of it."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                for first in node.args[:1]:
                    codes = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                    yield from ((f"{path.relative_to(SOURCES).as_posix()}:{node.lineno}", code) for code in codes)


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([\w-]+) =", fluent_source(language, "errors"), re.MULTILINE))


def sentences(language: str) -> list[tuple[str, str]]:
    """Every message of the errors, with all of its text."""
    return re.findall(r"^([\w-]+) =(.*(?:\n .*)*)", fluent_source(language, "errors"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_the_code_raises_has_a_sentence(language: str) -> None:
    found = [(place, code) for place, code in raised() if not place.startswith(NOT_FOR_PEOPLE)]
    known = messages(language)
    named = {str(code.value): place for place, code in found if isinstance(code, ast.Constant)}
    assert len(named) > 80
    assert {code: place for code, place in named.items() if f"error-{code}" not in known} == {}
    assert [place for place, code in found if isinstance(code, ast.JoinedStr | ast.BinOp)] == []


def test_every_error_brings_what_its_sentence_tells() -> None:
    """Of the errors whose details are all named where they are raised."""
    told = {name: set(re.findall(r"\$(\w+)", text)) for name, text in sentences("en")}
    calls = [call for path in SOURCES.rglob("*.py") for call in ast.walk(ast.parse(path.read_text("utf-8")))]
    found = [
        (str(code.value), {keyword.arg for keyword in call.keywords})
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in KINDS and call.args
        if all(keyword.arg for keyword in call.keywords)
        for code in call.args[:1]
        if isinstance(code, ast.Constant)
    ]
    assert len(found) > 120
    assert [(code, given) for code, given in found if told.get(f"error-{code}", set()) - given] == []


def test_every_sentence_for_an_error_is_the_one_of_some_code() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    codes = {name.removeprefix("error-") for name in messages("en") if name.startswith("error-")}
    assert len(codes) > 100
    assert {code for code in codes if f'"{code}"' not in text and f'"error-{code}"' not in text} == set()


def test_an_error_inside_another_is_told_in_its_own_words() -> None:
    wrong = ColdsnapError("not-a-deck", cause=Undecodable("text-short", "$.source", least="8"))
    assert Texts("en").error(wrong) == "not a deck: the text is too short: it has at least 8 characters (at source)"
    assert "texte est trop court" in Texts("fr").error(wrong)
    assert str(wrong) == "not a deck: cause=text short: least=8 (at $.source)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_system_is_told_in_our_words_where_there_are_some(language: str) -> None:
    texts = Texts(language)
    for name in messages(language):
        if name.startswith("errno-"):
            number = getattr(errno, name.removeprefix("errno-"))
            assert texts.error(OSError(number, "its words")) == texts.say(name)
    assert texts.error(OSError(errno.EXDEV, "its words")) == "its words"


def test_a_text_from_elsewhere_cannot_forge_a_line() -> None:
    assert Texts("en").error(ColdsnapError("no-game", game="a\nb\x1b[31m", known=("c\r",))).count("\n") == 0


def test_an_error_that_was_sent_has_the_same_sentence() -> None:
    """To a file or to another process, as plain data."""
    inside = ColdsnapError("not-a-deck", cause=Undecodable("text-short", "$.source", least="8"))
    told = ColdsnapError("bot-file", file=Path("mine.py"), cause=inside)
    for error in (told, ColdsnapError("no-game", game="chess", known=("icetoids", "icecool")), inside.details["cause"]):
        again = decode(SentError, encode(sent(error))).error()
        assert [Texts(language).error(again) for language in LANGUAGES] == [
            Texts(language).error(error) for language in LANGUAGES
        ]


def test_an_error_without_a_sentence_is_shown_as_it_is() -> None:
    assert Texts("fr").error(ColdsnapError("something is (wrong) here")) == "something is (wrong) here"


@pytest.mark.parametrize(
    "error",
    [
        ColdsnapError("no-game", game="chess", known=("icetoids",)),
        Rejected("icetoids-edge", "TOIDS-3", piece=1),
        Undecodable("text-short", "$.name", least="1"),
        RecordFault("x.jsonl", 3, ColdsnapError("record-empty")),
    ],
)
def test_an_error_of_another_process_is_the_same(error: ColdsnapError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert (again.code, again.__dict__.keys()) == (error.code, error.__dict__.keys())


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=2, max_length=4, pattern="^[a-z]+$")] = "ab"
    age: Annotated[int, Meta(ge=1, le=9)] = 1
    size: Annotated[float, Meta(gt=0, lt=2)] = 1.0
    pair: tuple[int, int] = (1, 2)
    few: Annotated[list[int], Meta(min_length=1, max_length=2)] = msgspec.field(default_factory=lambda: [1])
    way: Literal["north", "south"] = "north"
    sure: bool = True


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"name": "a"}, "the text is too short: it has at least 2 characters (at name)"),
        ({"name": "abcde"}, "the text is too long: it has at most 4 characters (at name)"),
        ({"name": "A1"}, "the text is not written as it has to be (at name)"),
        ({"name": 5}, "a text is needed here, not a whole number (at name)"),
        ({"age": 0}, "the number is too small: 1 at least (at age)"),
        ({"age": 10}, "the number is too large: 9 at most (at age)"),
        ({"age": "1"}, "a whole number is needed here, not a text (at age)"),
        ({"size": 0.0}, "the number has to be more than 0 (at size)"),
        ({"size": 2.0}, "the number has to be less than 2 (at size)"),
        ({"pair": [1]}, "there have to be 2 of them (at pair)"),
        ({"few": []}, "there are too few: at least 1 (at few)"),
        ({"few": [1, 2, 3]}, "there are too many: at most 2 (at few)"),
        ({"way": "up"}, "“up” is none of what can be chosen here (at way)"),
        ({"sure": None}, "yes or no (true or false) is needed here, not nothing (at sure)"),
        ({"colour": 1}, "“colour” is not known here"),
        ([], "fields with names are needed here, not a list"),
    ],
)
def test_what_a_validator_finds_is_told_in_our_words(data: Any, sentence: str) -> None:
    with pytest.raises(Undecodable) as converted:
        convert(Form, data)
    with pytest.raises(Undecodable) as decoded:
        decode(Form, msgspec.json.encode(data))
    assert [Texts("en").error(caught.value) for caught in (converted, decoded)] == [sentence, sentence]


def test_a_missing_field_is_named_and_other_words_stay() -> None:
    assert fault_in("Object missing required field `x` - at `$.a`") == ("field-missing", {"field": "x"}, ".a")
    assert fault_in("something else") == ("bad-value", {"cause": "something else"}, "")
