import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coldsnap
from coldsnap.cli.arguments.help import FILES as HELP
from coldsnap.core.choices import Over
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.values import Event
from coldsnap.games.icetoids.events import (
    Began,
    Drawn,
    HomeChosen,
    Lapsed,
    Moved,
    PieceEntered,
    Pointed,
    PositionRepeated,
    Pushed,
    PushedOff,
    TileOriented,
    TileTurned,
    Won,
)
from coldsnap.games.icetoids.words import COLOURS, FACINGS, WAYS
from coldsnap.games.registry import GAMES, game_named
from coldsnap.render.words import (
    FILES,
    MissingMessage,
    Words,
    fluent_source,
    languages,
    option_id,
    pick_language,
)

SOURCES = Path(coldsnap.__file__).parent
LEVELS = ("pebble", "chick", "rookie", "captain", "orca", "jumper", "curler", "hunter")
NAMES = ("Anna", "Bo", "Cléo", "Dimitri")


class Variables(Visitor):
    """Collects the variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.references.add(node.id.name)


def files(language: str) -> list[str]:
    """All Fluent files: those that the terminal reads and those that only the browser does (`web*`)."""
    return sorted(path.stem for path in (SOURCES / "locales" / language).glob("*.ftl"))


def entries(language: str) -> list[ast.EntryType]:
    return [entry for file in files(language) for entry in FluentParser().parse(fluent_source(language, file)).body]


def everything(language: str) -> FluentBundle:
    """The messages of all files together, as a browser has them."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(fluent_source(language, file)))
    return bundle


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message, those of messages inside it included."""
    found: dict[str, Variables] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)

    def needed(message: str) -> set[str]:
        return found[message].names.union(*(needed(inner) for inner in found[message].references))

    return {message: needed(message) for message in found}


def python_sources() -> dict[str, str]:
    texts = {str(path): path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    assert len(texts) > 20, "the sources were not found"
    return texts


@pytest.mark.parametrize("language", languages())
def test_no_line_of_the_fluent_files_is_junk_and_no_id_comes_twice(language: str) -> None:
    body = entries(language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert [name for name, count in ids.items() if count > 1] == []
    assert len(ids) > 100


def test_french_signs_are_held_to_their_words() -> None:
    """Two-part signs have a space before them, at which no line may be broken: neither an ordinary one, nor none."""
    faults = []
    for file in files("fr"):
        for number, line in enumerate(fluent_source("fr", file).splitlines(), start=1):
            said = "" if line.startswith("#") else line
            if re.search(r" [:;!?»%]|« |[\w)}’](?:[;!?»]|:(?=\s|$))|«(?!\u00a0)|(?<!\u00a0)»", said):
                faults.append(f"{file}.ftl:{number}: {line}")
    assert faults == []


@pytest.mark.parametrize(
    ("strangers", "ours"),
    [
        (r"pingouin", "manchot"),
        (r"virage|tournant", "courbe"),
        (r"connection|liaison", "connexion"),
        (r"\bsurveillants?\b", "Surveillant, a name"),
        (r"\bgarnements?\b", "Garnement, a name"),
        (r"\bcuisine\b", "Cuisine, a name"),
    ],
)
def test_french_has_one_word_for_one_thing(strangers: str, ours: str) -> None:
    """The right one stands somewhere, and none of the others anywhere: docs/architecture.md's glossary in French."""
    said = {
        f"{file}.ftl:{number}": re.sub(r"^[\w-]+ =", "", line)
        for file in files("fr")
        for number, line in enumerate(fluent_source("fr", file).splitlines(), start=1)
        if not line.startswith("#")
    }
    assert any(ours.split(",")[0] in line for line in said.values())
    assert {place: line for place, line in said.items() if re.search(strangers, line)} == {}


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, *others = (variables(language) for language in languages())
    assert others
    for other in others:
        assert first.keys() == other.keys()
        assert {message: names for message, names in other.items() if names != first[message]} == {}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_numbers_and_with_words(language: str) -> None:
    bundle = everything(language)
    for message, names in variables(language).items():
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        for value in (0, 1, 2, 17, "x"):
            text, faults = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            assert faults == [], message
            assert "{" not in str(text), message


def test_the_terminal_reads_all_files_but_the_browsers_own() -> None:
    for language in languages():
        assert {*FILES, *HELP} == {file for file in files(language) if not file.startswith("web")}


@pytest.mark.parametrize("language", languages())
def test_everything_that_a_game_can_say_has_a_message(language: str) -> None:
    words = Words(language)
    needed = {f"game-{game_id}" for game_id in GAMES}
    for game_id, game in GAMES.items():
        needed |= {str(event.__struct_config__.tag) for event in get_args(game.types.event)}
        for spec in game.info.options:
            option = option_id(game_id, spec.name)
            needed |= {option} | {f"{option}-{value}" for value in spec.values}
    assert [message for message in needed if not words.has(message)] == []


@pytest.mark.parametrize("language", languages())
def test_every_refusal_and_every_reason_in_the_code_has_a_message(language: str) -> None:
    words = Words(language)
    code = "\n".join(python_sources().values())
    refusals = {f"refused-{found}" for found in re.findall(r'Rejected\(\s*"([a-z-]+)"', code)}
    reasons = set(re.findall(r'"((?:icetoids|icecool)-over-[a-z]+)"', code))
    assert len(refusals) > 25
    assert len(reasons) > 4
    assert [message for message in refusals | reasons if not words.has(message)] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_that_the_code_names_exists(language: str) -> None:
    texts = everything(language)
    named = {found for text in python_sources().values() for found in re.findall(r'\bsay\(\s*"([a-z-]+)"', text)}
    assert len(named) > 10
    assert [message for message in named if not texts.has_message(message)] == []


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        assert words.say(f"level-{level}-name") in words.say(f"level-{level}")
    for level in LEVELS[:5]:
        assert words.say(f"level-{level}-name") in words.say(f"level-{level}-icecool")


def test_a_level_is_described_in_the_words_of_its_game() -> None:
    english, french = (
        [Words(language).say(f"level-{level}{game}") for game in ("", "-icecool") for level in LEVELS[:5]]
        for language in ("en", "fr")
    )
    for toids, cool, foreign in ((english[:5], english[5:], "fish"), (french[:5], french[5:], "poisson")):
        assert not any(foreign in text for text in toids)
        assert not any(word in text for text in cool for word in ("pyramid", "step", "pas possible"))
        assert len({*toids, *cool}) == 10


RULES = {
    "SETUP": 9,
    "TURN": 16,
    "DOOR": 7,
    "CATCH": 5,
    "CARD": 11,
    "ROUND": 3,
    "GAME": 1,
    "TWO": 3,
    "TOUR": 1,
    "PAW": 2,
    "EMP": 2,
    "EMER": 2,
    "WAL": 1,
    "ART": 5,
    "BLOCK": 2,
    "PORT": 1,
    "MANY": 4,
    "RACE": 2,
    "TOIDS": 11,
}


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_told_in_words_of_its_own(language: str) -> None:
    words = Words(language)
    ids = words.rule_ids()
    numbered = [f"{family}-{number + 1}" for family, count in RULES.items() for number in range(count)]
    assert list(ids) == numbered
    cited_rule = re.compile(rf'"((?:{"|".join(RULES)})-\d+)"')
    cited = {found for text in python_sources().values() for found in cited_rule.findall(text)}
    assert len(cited) > 11
    assert cited <= set(ids)
    told = [words.rule(rule) for rule in ids]
    assert len(set(told)) == len(ids)
    assert [text for text in told if not text.endswith((".", "!"))] == []


EVENTS: tuple[Event, ...] = (
    Began(seat=0),
    HomeChosen(seat=0, cell="a1", side="west"),
    PieceEntered(seat=0, piece=1, cell="a1"),
    Moved(seat=0, piece=1, frm="a1", to="a2", by="pointing"),
    Moved(seat=0, piece=1, frm="a1", to="a2", by="arrow"),
    *(Pointed(seat=0, piece=1, cell="a1", was=was, way="east") for was in FACINGS),
    *(Pushed(seat=0, piece=4, owner=owner, frm="a2", to="a3") for owner in (0, 1)),
    *(PushedOff(seat=0, piece=4, owner=owner, frm="a4") for owner in (0, 1)),
    *(TileTurned(seat=0, cell="a2", arrows=WAYS[:arrows], icons=()) for arrows in range(5)),
    *(TileTurned(seat=0, cell="a2", arrows=WAYS[:arrows], icons=COLOURS[:2]) for arrows in range(5)),
    *(TileOriented(seat=0, cell="a2", top="north", arrows=WAYS[:arrows]) for arrows in range(5)),
    Lapsed(seat=0),
    *(PositionRepeated(times=times) for times in (2, 3)),
    Won(seat=0),
    Drawn(reason="repetition"),
    Drawn(reason="cap"),
    Drawn(reason="blocked"),
)


@pytest.mark.parametrize("language", languages())
def test_every_event_is_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    assert {type(event) for event in EVENTS} == set(get_args(game_named("icetoids").types.event))
    for event in EVENTS:
        text = words.event(event, NAMES)
        assert text.endswith((".", "!")), text
        assert "  " not in text, text
        assert not hasattr(event, "seat") or "Anna" in text, text
    told = {words.event(event, NAMES) for event in EVENTS}
    assert len(told) == len(EVENTS) - len(FACINGS) + 1, "only how a pyramid lay before is left unsaid"


def test_an_event_names_players_and_joins_lists() -> None:
    turned = TileTurned(seat=1, cell="b2", arrows=(), icons=("red", "blue"))
    laid = TileOriented(seat=1, cell="b2", top="north", arrows=("north", "east", "west"))
    english, french = Words("en"), Words("fr")
    assert (
        english.event(turned, NAMES) == "The tile on b2 turns over: the red and blue symbols. Bo chooses how it lies."
    )
    assert english.event(laid, NAMES) == "Bo lays the tile on b2: its arrows lead north, east and west."
    assert (
        french.event(turned, NAMES)
        == "La tuile en b2 se retourne\u00a0: les symboles rouge et bleu. Bo choisit son sens."
    )
    assert french.event(laid, NAMES).endswith("ses flèches mènent vers le nord, l’est et l’ouest.")


def test_pushing_ones_own_piece_is_told_as_such() -> None:
    words = Words("en")
    assert "Bo’s" in words.event(Pushed(seat=0, piece=4, owner=1, frm="b2", to="b3"), NAMES)
    assert "same colour" in words.event(PushedOff(seat=0, piece=1, owner=0, frm="b4"), NAMES)


def test_a_seat_without_a_name_goes_by_its_number_and_a_name_cannot_forge_lines() -> None:
    moved = Moved(seat=1, piece=3, frm="b2", to="b3", by="arrow")
    assert Words("en").event(moved) == "Player 2 follows an arrow from b2 to b3."
    assert Words("en").name(0, ("\x1b[31mBo\nRed wins\u202e",)) == "[31mBo Red wins"


def test_a_refusal_says_why_and_names_its_rule() -> None:
    words = Words("en")
    assert words.refusal(Rejected("over")) == "The game is over."
    assert words.refusal(Rejected("icetoids-edge", "TOIDS-3")).endswith("[TOIDS-3]")
    assert words.refusal(Rejected("over", "\x1b[2J\nOK")) == "The game is over. [[2J OK]", "a server may say anything"
    ambiguous = Rejected("ambiguous", candidates=("b2u-b3", "b2n-b3"))
    assert "b2u-b3 or b2n-b3" in words.refusal(ambiguous)
    assert "b2u-b3 ou b2n-b3" in Words("fr").refusal(ambiguous)


def test_an_outcome_names_the_winner_or_all_who_draw() -> None:
    words = Words("fr")
    assert words.outcome(Over(((1,), (0,)), "icetoids-over-won"), NAMES).startswith("Bo gagne\u00a0!")
    assert "Anna et Bo" in words.outcome(Over(((0, 1),), "icetoids-over-cap"), NAMES)


def test_a_missing_message_or_variable_is_never_passed_over() -> None:
    words = Words("en")
    with pytest.raises(MissingMessage, match="no-such-thing"):
        words.say("no-such-thing")
    with pytest.raises(MissingMessage, match="cli-saved"):
        words.say("cli-saved")
    with pytest.raises(ColdsnapError, match="en, fr"):
        Words("xx")


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("FR_ca", {}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ("", {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("de_DE", {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_that_asked_for_else_the_environments_else_english(
    wanted: str | None, environ: dict[str, Any], language: str
) -> None:
    assert pick_language(wanted, environ) == language


def you(words: Words, *others: str) -> tuple[str, ...]:
    """Names with a person first who is spoken to."""
    return (words.you, *others)


def test_a_person_without_a_name_is_spoken_to() -> None:
    moved = Moved(seat=0, piece=3, frm="b2", to="b3", by="arrow")
    pushed = Pushed(seat=1, piece=4, owner=0, frm="b2", to="b3")
    english, french = Words("en"), Words("fr")
    assert english.event(moved, you(english, "Bo")) == "You follow an arrow from b2 to b3."
    assert french.event(moved, you(french, "Bo")) == "Vous suivez une flèche de b2 à b3."
    assert english.event(pushed, you(english, "Bo")) == "Bo pushes one of your pyramids from b2 to b3."
    assert french.event(pushed, you(french, "Bo")) == "Bo pousse une de vos pyramides de b2 à b3."
    assert french.outcome(Over(((0,), (1,)), "icetoids-over-won"), you(french, "Bo")).startswith("Vous gagnez")
    assert "entre vous et Bo" in french.outcome(Over(((0, 1),), "icetoids-over-cap"), you(french, "Bo"))
    assert english.say("cli-prompt", name=english.you) == "Your move:"
    assert english.say("cli-prompt", name="Bo") == "Bo, your move:"


@pytest.mark.parametrize("language", languages())
def test_no_sentence_that_is_said_to_a_person_takes_them_for_another(language: str) -> None:
    """`You moves`, `vous déplace`: a verb of the third person behind you, or an apostrophe."""
    words = Words(language)
    wrong = {"en": r"[Yy]ou(?:’s| [a-z]+s\b)", "fr": r"[Vv]ous (?:a|est|[a-z]+(?:e|it|nt))\b|de vous"}
    for event in EVENTS:
        told = words.event(event, you(words, "Bo", "Cléo", "Dimitri"))
        assert not re.search(wrong[language], told), told
        assert not hasattr(event, "seat") or re.search("you|vous", told.lower()), told
        assert told[0].isupper()


@pytest.mark.parametrize("language", languages())
def test_every_sentence_that_is_said_to_a_person_belongs_to_one_about_them(language: str) -> None:
    known = variables(language)
    for message in known:
        found = re.fullmatch(r"([a-z]+)-(?:is|with)-you-(.+)", message)
        if found:
            field, about = found.groups()
            assert field in known[about], message
            assert known[message] <= known[about], message
