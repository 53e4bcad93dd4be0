"""The browser tells what happened in the very sentences of the terminal: Python's are written down here.

After a change of texts or events: `python tests/unit/web/test_sentences.py` writes the file anew.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from coldsnap.core.choices import Over
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected
from coldsnap.core.scene import Body, Pose
from coldsnap.core.secrets import redact
from coldsnap.core.values import Event, SecretEvent
from coldsnap.games.icecool.state.events import CameToRest, TurnBegan
from coldsnap.games.registry import GAMES
from coldsnap.render.words import Words, languages
from coldsnap.store.files import read_record

HERE: Final = Path(__file__).parents[3]
FIXTURE: Final = HERE / "web" / "tests" / "fixtures" / "sentences.json"
GOLDEN: Final = sorted((HERE / "tests" / "golden").glob("*.jsonl"))
NAMES: Final = ("Zoë", "", "\x1b[31mBo\nwins\u202e", "Jean-Éric")
"""Players, one without a name, and one who would like to write lines of their own."""
OF_EACH: Final = 12
"""So many sentences of a kind of event that differ in more than the players: those of the shortest events."""
ANYBODY: Final = ("X",) * 8
OWNERS: Final = (0, 1, 2, 0, 1, 2)
"""Whose penguins there are in a race of three who play two each."""
OWNED: Final = (
    *(TurnBegan(seat=number % 3, body=f"p{number}") for number in (0, 1, 3)),
    CameToRest(bodies=tuple(Body(f"p{number}", "penguin", Pose(0.1, 0.1, 0.0)) for number in (0, 2, 5)), apart=("p4",)),
)
REFUSALS: Final = (
    Rejected("over"),
    Rejected("stale"),
    Rejected("not-your-turn", "TURN-1"),
    Rejected("icecool-no-token-there", "CARD-5", door="1-3"),
    Rejected("icecool-no-such-card", "CARD-3", card="1-jump"),
    Rejected("icecool-no-such-catcher", "SETUP-4", number=1234),
    Rejected("icecool-bad-number", what="flick", lo=0, hi=359.9),
    Rejected("ambiguous", candidates=("b2u-b3", "b2n-b3", "\tx")),
    Rejected("seats", "SETUP-1", seats=7),
)
OUTCOMES: Final = (
    Over(((1,), (0,)), "icetoids-over-won"),
    Over(((0, 1, 3),), "icetoids-over-cap"),
)


def happened() -> Iterator[Event]:
    """Everything that happens in the golden matches, secrets as their owners and as others know them."""
    for path in GOLDEN:
        for entry in read_record(path).entries:
            for event in entry.events:
                yield event
                if isinstance(event, SecretEvent):
                    yield redact(event, None)


def chosen() -> Iterator[Event]:
    """Of each kind of event, examples whose sentences differ."""
    words = Words()
    kinds: dict[str, dict[str, Event]] = defaultdict(dict)
    for event in sorted(happened(), key=lambda event: (len(encode(event)), encode(event))):
        told = kinds[str(event.__struct_config__.tag)]
        if len(told) < OF_EACH:
            told.setdefault(words.event(event, ANYBODY), event)
    for kind in sorted(kinds):
        yield from kinds[kind].values()


@cache
def fixture() -> str:
    speakers = {language: Words(language) for language in languages()}
    found: dict[str, Any] = {
        "names": NAMES,
        "events": [
            {"event": json.loads(encode(event)), **{each: speakers[each].event(event, NAMES) for each in speakers}}
            for event in chosen()
        ],
        "owners": OWNERS,
        "owned": [
            {
                "event": json.loads(encode(event)),
                **{each: speakers[each].event(event, NAMES, OWNERS) for each in speakers},
            }
            for event in OWNED
        ],
        "refusals": [
            {
                "refused": {"code": refused.code, "rule": refused.rule, "details": refused.details},
                **{each: speakers[each].refusal(refused) for each in speakers},
            }
            for refused in REFUSALS
        ],
        "outcomes": [
            {
                "over": {"ranking": over.ranking, "reason": over.reason},
                **{each: speakers[each].outcome(over, NAMES) for each in speakers},
            }
            for over in OUTCOMES
        ],
        "rules": {
            each: {rule: speakers[each].rule(rule) for rule in speakers[each].rule_ids()[::9]} for each in speakers
        },
    }
    return json.dumps(found, ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def test_the_client_has_the_sentences_of_now() -> None:
    assert FIXTURE.read_text("utf-8") == fixture(), f"python {Path(__file__).name} writes it anew"
    assert len(fixture().encode()) < 300_000


def test_there_is_a_sentence_of_every_kind_of_event() -> None:
    told = {each["event"]["kind"] for each in json.loads(fixture())["events"]}
    kinds = {str(kind.__struct_config__.tag) for game in GAMES.values() for kind in get_args(game.types.event)}
    assert len(kinds) > 40
    assert kinds - told == set()


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), "utf-8")
